"""The flares: when they may be invoked, and what each half does. Red (Southern) is behind blue (Northern)."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import SQUARES, after, choices, leaps
from tests.support import game, stones, texts

# Blue stands on column e: HEROES[n] puts it n upgraded pieces ahead, CROWD[n] n pieces ahead of a red that has one.
COLUMN = ["e5", "e6", "e7", "e8", "e9", "e4", "e3", "e2", "e1"]
HEROES = [" ".join(f"{square}*" for square in COLUMN[:number]) for number in range(7)]
CROWD = [" ".join(COLUMN[: number + 1]) for number in range(8)]

NEEDS = {
    "F1": (3, 6),
    "F2": (4, 4),
    "F3": (3, 5),
    "F4": (4, 5),
    "F5": (3, 6),
    "F6": (4, 4),
    "F7": (4, 6),
    "F8": (4, 5),
    "F9": (5, 4),
    "F10": (5, 5),
    "F11": (3, 4),
    "F12": (2, 5),
}


def flare(name: str, red: str, blue: str, *play: str, **keys: Any) -> Game:
    """A game (a duel unless said otherwise) in which red has invoked a flare and answered some questions."""
    return game({"southern": red, "northern": blue}, hand={"southern": [name]}, play=["flare", *play], **keys)


def empty(*lists: str) -> list[str]:
    """The squares on which nobody of the stone lists stands."""
    taken = {word.rstrip("*") for text in lists for word in text.split()}
    return [square for square in SQUARES if square not in taken]


# -- when a flare may be invoked ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NEEDS)
def test_upper_half_needs_its_number_of_fewer_upgraded_pieces(name: str) -> None:
    need = NEEDS[name][0]

    def offered(ahead: int) -> bool:
        blue = HEROES[ahead].replace("e5*", "e5**")  # a legend is an upgraded piece like any other
        one = game({"southern": "a3 a4 a5 a6 a7 b7*", "northern": f"{blue} i5*"}, hand={"southern": [name]})
        return "flare" in texts(one)

    assert offered(need)
    assert not offered(need - 1)


@pytest.mark.parametrize("name", NEEDS)
def test_lower_half_needs_its_number_of_fewer_pieces(name: str) -> None:
    need = NEEDS[name][1]

    def offered(ahead: int) -> bool:
        one = game({"southern": "a5", "northern": CROWD[ahead]}, hand={"southern": [name]})
        return "flare" in texts(one)

    assert offered(need)
    assert not offered(need - 1)


def test_a_flare_may_be_invoked_before_between_and_after_the_actions_but_not_inside_an_effect() -> None:
    hand = {"southern": ["F2", "Messenger"]}
    one = game({"southern": "a3 b4", "northern": CROWD[6]}, hand=hand)
    assert "flare" in texts(one)
    one.play("summon Messenger c5")
    assert "flare" not in texts(one)
    one.play("-")
    assert "flare" in texts(one)
    one.play("place h8")
    assert "flare" not in texts(one)  # four pieces against seven
    one = game({"southern": "a3", "northern": CROWD[6]}, hand=hand, actions=0)
    assert texts(one) == ["end", "flare"]


def test_an_action_gained_after_the_last_one_must_be_used() -> None:
    one = flare("F8", "a5", HEROES[4], actions=0)
    assert after(one) == ("a5", stones(one, "blue"), 1, {})
    assert texts(one) == [f"place {square}" for square in empty("a5", HEROES[4])]


def test_only_one_flare_per_turn_and_no_new_one_before_the_end() -> None:
    one = game({"southern": "a5", "northern": HEROES[4]}, hand={"southern": ["F8", "F2"]}, play=["flare"], actions=0)
    assert [text for text in texts(one) if not text.startswith("place")] == []
    one = flare("F8", "a5", HEROES[4], flares=["F5", "F6"])
    assert (one.view("southern")["hand"], one.view(None)["flares_discard"]) == ([], ["F8"])
    for choice in ("place b2", "place b3", "place b4", "end"):
        one.play(choice)
    assert "F5" in one.view("southern")["hand"]


def test_both_halves_are_judged_when_the_flare_is_invoked() -> None:
    # Behind by exactly 4 and 4: the piece placed by the upper half does not stop the lower one.
    one = flare("F2", "a5", HEROES[4] + " i5", "b5")
    assert texts(one) == empty("a5 b5 i5", HEROES[4])
    one.play("b6")
    assert after(one)[0] == "a5 b5 b6"
    # Behind by 4 and 3: the lower half is not carried out.
    assert after(flare("F2", "a5", HEROES[4], "b5"))[0] == "a5 b5"


# -- who scores --------------------------------------------------------------------------------------------------------
def test_the_opponent_scores_a_point_at_once_in_a_duel_but_not_in_the_high_form() -> None:
    assert flare("F2", "a5", HEROES[4], scores={"red": 3, "blue": 5}).scores == {"red": 3, "blue": 6}
    tasks = ["Destruction", "Red Conquest", "Side Chain", "Isolation"]
    one = flare("F2", "a5", HEROES[4], form="high", tasks=tasks)
    assert one.points == {"southern": 0, "northern": 0}


def melee(name: str, red: str, blue: str, green: str, *play: str) -> Game:
    seats = {"southern": red, "northern": blue, "sylvan": green}
    return game(seats, form="melee", hand={"southern": [name]}, play=list(play))


def test_in_a_melee_one_opponent_is_named_for_both_halves_and_scores_in_the_invokers_colour() -> None:
    green = "i3 i4 i5 i6 i7 h8"
    one = melee("F2", "a5 a6", HEROES[4], green)
    assert [text for text in texts(one) if "flare" in text] == ["flare blue", "flare green"]
    one.play("flare blue")  # blue is ahead in upgraded pieces only, green in pieces only
    one.play("b5")
    assert after(one)[0] == "a5 a6 b5"
    assert one.scores["blue"] == {"red": 1, "green": 0}
    one = melee("F2", "a5 a6", HEROES[4], green, "flare green", "b5")
    assert after(one)[0] == "a5 a6 b5"
    assert one.scores["green"] == {"red": 1, "blue": 0}


def test_in_a_melee_only_opponents_that_meet_a_half_are_offered_but_targets_are_free() -> None:
    one = melee("F4", "a5 a6", "e5 e6", "i3 i4 i5 i6 i7 h8 h2*")
    assert [text for text in texts(one) if "flare" in text] == ["flare green"]
    one.play("flare green")
    assert texts(one) == empty("a5 a6 h2")
    one.play("e5")
    assert after(one) == ("a5 a6 e5", "e6", "h2* h8 i3 i4 i5 i6 i7", 2, {"blue": {"common": 1}})


# -- nothing to do -----------------------------------------------------------------------------------------------------
def test_a_flare_may_be_invoked_although_nothing_can_be_carried_out() -> None:
    one = flare("F12", "a5**", "e5* e6* e7**")
    assert after(one) == ("a5**", "e5* e6* e7**", 2, {})
    assert one.scores == {"red": 0, "blue": 1}
    assert one.view("southern")["hand"] == []


def test_the_part_that_is_possible_is_carried_out() -> None:
    assert after(flare("F7", "a5*", CROWD[6])) == ("a5*", " ".join(sorted(CROWD[6].split())), 3, {})


FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"  # all sixteen stones of a duel


def test_a_flare_never_picks_up_a_stone_to_place_it() -> None:
    assert after(flare("F2", FULL, HEROES[4]))[0] == " ".join(sorted(FULL.split()))
    assert texts(flare("F6", FULL, HEROES[4])) == choices(FULL)  # only the upgrade is left to choose


# -- placing -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["F1", "F2", "F4", "F7", "F11"])
def test_upper_half_places_a_common_piece_on_any_empty_square(name: str) -> None:
    blue = HEROES[NEEDS[name][0]]
    one = flare(name, "a5", blue)
    assert texts(one) == empty("a5", blue)
    one.play("b5")
    assert after(one) == ("a5 b5", " ".join(sorted(blue.split())), 2, {})


@pytest.mark.parametrize("name", ["F2", "F8", "F10"])
def test_lower_half_places_a_common_piece_on_any_empty_square(name: str) -> None:
    blue = CROWD[NEEDS[name][1]]
    one = flare(name, "a5", blue)
    assert texts(one) == empty("a5", blue)
    one.play("b5")
    assert after(one) == ("a5 b5", " ".join(sorted(blue.split())), 2, {})


@pytest.mark.parametrize(("name", "red", "blue"), [("F1", "a5", CROWD[6]), ("F9", "a5 a6", HEROES[5])])
def test_f1_lower_and_f9_upper_place_a_heroic_piece(name: str, red: str, blue: str) -> None:
    one = flare(name, red, blue)
    assert texts(one) == empty(red, blue)
    one.play("b5")
    assert after(one)[0] == f"{red} b5*"


@pytest.mark.parametrize(("name", "blue"), [("F5", CROWD[6]), ("F10", HEROES[5])])
def test_f5_lower_and_f10_upper_place_two_common_pieces(name: str, blue: str) -> None:
    one = flare(name, "a5", blue, "b5")
    assert texts(one) == empty("a5 b5", blue)
    one.play("c5")
    assert after(one)[0] == "a5 b5 c5"


def test_f10_with_both_halves_places_three() -> None:
    assert after(flare("F10", "a5", HEROES[5] + " i5", "b5", "b6", "b7"))[0] == "a5 b5 b6 b7"


def test_f1_with_both_halves_places_the_common_piece_first() -> None:
    assert after(flare("F1", "a5", "e1* e2* e3* e4 e5 e6 e7", "b5", "b6"))[0] == "a5 b5 b6*"


# -- gaining an action -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "blue"), [("F3", CROWD[5]), ("F8", HEROES[4]), ("F12", CROWD[5])])
def test_f3_lower_f8_upper_and_f12_lower_gain_an_action(name: str, blue: str) -> None:
    assert after(flare(name, "a5", blue)) == ("a5", " ".join(sorted(blue.split())), 3, {})


def test_f7_lower_upgrades_an_own_common_and_gains_an_action() -> None:
    one = flare("F7", "a5 a6 a7*", CROWD[7] + " i5")
    assert texts(one) == ["a5", "a6"]
    one.play("a6")
    assert after(one)[::2] == ("a5 a6* a7*", 3)


# -- placing or something else -----------------------------------------------------------------------------------------
def test_f4_lower_places_a_common_or_converts_an_enemy_common() -> None:
    blue = "e4 e5 e6 e7 e8 e9*"
    one = flare("F4", "a5", blue)
    assert texts(one) == empty("a5 e9")  # no declining, and the heroic e9 is no target
    one.play("e4")
    assert after(one) == ("a5 e4", "e5 e6 e7 e8 e9*", 2, {"blue": {"common": 1}})
    assert after(flare("F4", "a5", blue, "b5")) == ("a5 b5", blue, 2, {})


def test_f5_upper_moves_or_upgrades_an_own_common() -> None:
    one = flare("F5", "a5 c5*", HEROES[4] + " b6")
    assert texts(one) == choices("a5 a5-a4,a6,b4,b5")
    one.play("a5")
    assert after(one)[0] == "a5* c5*"
    assert after(flare("F5", "a5 c5*", HEROES[4], "a5-b5"))[0] == "b5 c5*"


def test_f5_upper_must_upgrade_if_nothing_can_move() -> None:
    assert after(flare("F5", "a3", "a4* b2* b3* b4*"))[0] == "a3*"


def test_f6_upper_places_a_common_or_upgrades_an_own_one() -> None:
    one = flare("F6", "a5 a6*", HEROES[5] + " i5")
    assert texts(one) == empty("a6 i5", HEROES[5])
    one.play("a5")
    assert after(one)[0] == "a5* a6*"
    assert after(flare("F6", "a5", HEROES[4], "b5"))[0] == "a5 b5"


# -- leaping and moving ------------------------------------------------------------------------------------------------
def test_f6_lower_is_an_optional_combat_leap_of_a_common() -> None:
    blue = "e4 e5 e6 e7 e8 e9*"
    one = flare("F6", "a5 a6*", blue)
    assert texts(one) == leaps("a5", "a6 e9")
    one.play("a5-e5")
    assert after(one) == ("a6* e5", "e4 e6 e7 e8 e9*", 2, {"blue": {"common": 1}})
    assert after(flare("F6", "a5 a6*", blue, "-")) == ("a5 a6*", blue, 2, {})


def test_f6_lower_may_leap_onto_an_own_common_uncounted() -> None:
    one = flare("F6", "a5 a6", "e4 e5 e6 e7 e8 e9*", "a5-a6")
    assert after(one)[::3] == ("a6", {})


def test_f12_upper_is_an_optional_standard_leap_of_a_common() -> None:
    one = flare("F12", "a5 a6** a7*", "e5* e6* e7* e8 e9**")
    assert texts(one) == leaps("a5", "a6 a7 e5 e6 e7 e8 e9")
    one.play("a5-h8")
    assert after(one)[0] == "a6** a7* h8"
    assert after(flare("F12", "a5", "e5* e6* e7", "-"))[0] == "a5"


def test_f3_upper_is_up_to_three_standard_moves_of_commons() -> None:
    blue = "b5 e5* e6* e7* e8*"
    one = flare("F3", "a5 c5*", blue)
    assert texts(one) == choices("- a5-a4,a6,b4,b6")
    one.play("a5-a6")
    assert texts(one) == choices("- a6-a5,a7,b6,b7")
    one.play("a6-a7")
    assert texts(one) == choices("- a7-a6,b6,b7,b8")
    one.play("a7-b8")
    assert after(one) == ("b8 c5*", blue, 2, {})
    assert after(flare("F3", "a5 c5*", blue, "a5-a6", "-"))[0] == "a6 c5*"


BESIDE = "b5 c5 e7 e8 e9 i5"  # six blue commons, two of them within reach of a5


def test_f9_lower_combat_move_first_leaves_a_standard_move() -> None:
    one = flare("F9", "a5 h2*", BESIDE)
    assert texts(one) == choices("- a5-a4,a6,b4,b5,b6")
    one.play("a5-b5")
    assert texts(one) == choices("- b5-a4,a5,a6,b4,b6,c4,c6")
    one.play("b5-c4")
    assert after(one) == ("c4 h2*", "c5 e7 e8 e9 i5", 2, {"blue": {"common": 1}})


def test_f9_lower_standard_move_first_leaves_a_combat_move() -> None:
    one = flare("F9", "a5 h2*", BESIDE, "a5-a4")
    assert texts(one) == choices("- a4-a3,a5,b3,b4,b5")
    one.play("a4-b5")
    assert after(one) == ("b5 h2*", "c5 e7 e8 e9 i5", 2, {"blue": {"common": 1}})


def test_f9_lower_either_move_may_be_left_out_and_two_commons_may_share_them() -> None:
    assert after(flare("F9", "a5 h2*", BESIDE, "-"))[0] == "a5 h2*"
    assert after(flare("F9", "a5 h2*", BESIDE, "a5-b5", "-"))[0] == "b5 h2*"
    assert after(flare("F9", "a5 g1", BESIDE, "a5-b5", "g1-g2"))[0] == "b5 g2"


CLOSE = "b5 e6 e7 e8 e9 g3 h3*"  # beside a5 and h2


def test_f11_lower_is_one_combat_move_or_two_standard_moves_of_non_legendary_pieces() -> None:
    one = flare("F11", "a5 h2* i5**", CLOSE)
    assert texts(one) == choices("- a5-a4,a6,b4,b5,b6 h2-g1,g2,g3,h3,i3")
    one.play("h2-h3")  # equal rank: that was the combat move
    assert after(one) == ("a5 h3* i5**", "b5 e6 e7 e8 e9 g3", 2, {"blue": {"heroic": 1}})


def test_f11_lower_a_heroic_that_takes_a_common_has_made_a_standard_move() -> None:
    one = flare("F11", "a5 h2* i5**", CLOSE, "h2-g3")
    assert texts(one) == choices("- a5-a4,a6,b4,b6 g3-f2,f3,f4,g2,g4,h2,h4")
    one.play("a5-b4")
    assert after(one) == ("b4 g3* i5**", "b5 e6 e7 e8 e9 h3*", 2, {"blue": {"common": 1}})


def test_f11_lower_may_be_declined_or_stopped_after_one_move() -> None:
    assert after(flare("F11", "a5 h2* i5**", CLOSE, "-"))[0] == "a5 h2* i5**"
    assert after(flare("F11", "a5 h2* i5**", CLOSE, "a5-a6", "-"))[0] == "a6 h2* i5**"
    assert after(flare("F11", "a5 h2* i5**", CLOSE, "a5-b5"))[0] == "b5 h2* i5**"
