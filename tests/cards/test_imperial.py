"""The imperial beings that shoot, place, upgrade and bewitch. Red (Southern) plays against blue."""

from functools import partial

import pytest

from tests.cards import after, blue, choices, summoned, summons
from tests.support import game, stones, texts

summon = partial(summoned, "southern")


# -- Swordmaster -------------------------------------------------------------------------------------------------------
def test_the_swordmaster_is_upgraded_when_she_destroys_a_diagonal_enemy_common() -> None:
    one = summon("Swordmaster e4", "d3 d4 f4", "d5 e5 f3 f5*")
    assert texts(one) == choices("- d5 f3")
    one.play("d5")
    assert after(one) == ("d3 d4 e4* f4", "e5 f3 f5*", 1, blue(common=1))
    assert one.view(None)["discard"]["southern"] == ["Swordmaster"]
    assert one.view("southern")["hand"] == []


def test_the_swordmaster_stays_common_when_she_declines() -> None:
    assert after(summon("Swordmaster e4", "d4 f4", "d5", "-")) == ("d4 e4 f4", "d5", 1, {})


def test_a_piece_crushed_by_summoning_the_swordmaster_does_not_upgrade_her() -> None:
    assert after(summon("Swordmaster e4", "e3 e5", "e4 e6")) == ("e3 e4 e5", "e6", 1, blue(common=1))


# -- Messenger ---------------------------------------------------------------------------------------------------------
def test_the_messenger_sends_a_heroic_piece_ploughing_through_commons() -> None:
    one = summon("Messenger c1", "a3 b2*", "c3 d4 e5*")
    assert texts(one) == choices("- a3-a4,b3,b4 b2-a3,b3,c1,c2,c3 c1-c2,d1,d2")
    one.play("b2-c3")
    assert texts(one) == choices("- c3-d4")
    one.play("c3-d4")
    assert after(one) == ("a3 c1 d4*", "e5*", 1, blue(common=2))


def test_the_messenger_may_go_himself_and_stop_anywhere_but_sends_no_legend() -> None:
    one = summon("Messenger c1", "a3 b2**")
    assert texts(one) == choices("- a3-a4,b3,b4 c1-c2,d1,d2")
    one.play("c1-c2")
    assert texts(one) == choices("- c2-c3")
    one.play("-")
    assert after(one) == ("a3 b2** c2", "", 1, {})


def test_the_messenger_sends_a_piece_as_far_as_the_edge() -> None:
    one = summon("Messenger c1", "a3 b2", "", "a3-a4 a4-a5 a5-a6 a6-a7")
    assert after(one) == ("a7 b2 c1", "", 1, {})


# -- Herald ------------------------------------------------------------------------------------------------------------
HERALD = ("Herald c1", "d2 d3 e2*", "c2 d4 f2")


def test_the_herald_moves_pieces_to_empty_squares_only() -> None:
    one = summon(*HERALD)
    assert texts(one) == choices("- c1-b2,d1 d2-c3,d1,e1,e3 d3-c3,c4,e3,e4 e2-d1,e1,e3,f1,f3")
    one.play("e2-f3")
    assert "f3-g4" in texts(one)
    assert "f3-f2" not in texts(one)
    one.play("f3-g4")
    assert after(one) == ("c1 d2 d3 g4*", "c2 d4 f2", 1, {})


def test_the_herald_may_move_himself_and_another_piece() -> None:
    assert after(summon(*HERALD, "c1-b2 d2-c1")) == ("b2 c1 d3 e2*", "c2 d4 f2", 1, {})


def test_the_herald_may_stop_after_one_move() -> None:
    assert after(summon(*HERALD, "d2-c3 -")) == ("c1 c3 d3 e2*", "c2 d4 f2", 1, {})


# -- Bomb --------------------------------------------------------------------------------------------------------------
BOMB = ("Bomb d5", "c4 e3 e4", "c5 c6* d6 e6** f9")


def test_the_bomb_takes_every_adjacent_common_of_any_owner_with_it() -> None:
    assert after(summon(*BOMB)) == ("e3", "c6* e6** f9", 1, blue(common=2))


def test_the_bomb_is_a_dud_as_the_last_action() -> None:
    assert after(summon(*BOMB, actions=1)) == ("c4 d5 e3 e4", "c5 c6* d6 e6** f9", 0, {})


def test_an_action_gained_afterwards_does_not_ignite_a_dud() -> None:
    ahead = "c5 a5* a6* a7* b8*"
    one = summon("Bomb d5", "e3 e4", ahead, "flare", hand={"southern": ["Bomb", "F8"]}, actions=1)
    assert after(one) == ("d5 e3 e4", "a5* a6* a7* b8* c5", 1, {})


def test_an_action_gained_before_arms_the_bomb() -> None:
    ahead = "c5 a5* a6* a7* b8*"
    one = game({"southern": "e3 e4", "northern": ahead}, hand={"southern": ["Bomb", "F8"]}, actions=1, play=["flare"])
    assert summons(one) == ["Bomb d2", "Bomb d5", "Bomb f2", "Bomb f5"]
    one.play("summon Bomb d5")
    assert after(one) == ("e3", "a5* a6* a7* b8*", 1, blue(common=1))


def test_a_gained_action_that_only_pays_for_the_bomb_does_not_arm_it() -> None:
    red = "d5 e4 e6 f5"
    one = summon("Time Mage f6", red, "d3", hand={"southern": ["Time Mage", "Bomb"]}, actions=1)
    assert after(one) == ("d5 e4 e6 f5 f6*", "d3", 1, {})
    one.play("summon Bomb g4")
    assert after(one) == ("d5 e4 e6 f5 f6* g4", "d3", 0, {})


# -- Chronicler --------------------------------------------------------------------------------------------------------
def test_the_chronicler_must_upgrade_another_common_which_may_then_move() -> None:
    one = summon("Chronicler e4", "d4 e5 f4*", "c5 d5*")
    assert texts(one) == choices("d4 e5")
    one.play("d4")
    assert texts(one) == choices("- d4-c3,c4,c5,d3,e3,e4,e5")
    one.play("d4-c5")
    assert after(one) == ("c5* e4 e5 f4*", "d5*", 1, blue(common=1))


def test_the_only_common_is_upgraded_without_asking_and_its_move_may_be_declined() -> None:
    one = summon("Chronicler e4", "d4* e5 f4**", "e6 d6 f6* f5 d5")
    assert texts(one) == choices("- e5-d5,d6,e4,e6,f5")
    one.play("-")
    assert after(one) == ("d4* e4 e5* f4**", "d5 d6 e6 f5 f6*", 1, {})


def test_the_chronicler_does_not_upgrade_himself() -> None:
    assert after(summon("Chronicler e4", "d4* e5* f4**")) == ("d4* e4 e5* f4**", "", 1, {})


# -- Assassin ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("red", "blue_stones", "left", "killed"),
    [
        ("c4 d5 e6", "e4", ("c4 d5 e6 f3*", ""), {"common": 1}),
        ("c4 d5 e6", "e4*", ("c4 d5 e6 f3*", ""), {"heroic": 1}),
        ("c4 d5 e6", "e4**", ("c4 d5 e6 f3*", ""), {"legendary": 1}),
        ("c4 d5 e6 e4**", "", ("c4 d5 e6 f3*", ""), {}),
    ],
)
def test_the_assassin_destroys_whatever_stands_on_the_marked_square(
    red: str, blue_stones: str, left: tuple[str, str], killed: dict[str, int]
) -> None:
    one = summon("Assassin f3", red, blue_stones)
    assert after(one) == (*left, 1, {"blue": killed} if killed else {})


@pytest.mark.parametrize(("choice", "red"), [("f3-e4", "c4 d5 e4* e6"), ("-", "c4 d5 e6 f3*")])
def test_the_assassin_may_move_to_an_empty_marked_square(choice: str, red: str) -> None:
    one = summon("Assassin f3", "c4 d5 e6", "e3")
    assert texts(one) == choices("- f3-e4")
    one.play(choice)
    assert after(one) == (red, "e3", 1, {})


# -- Time Mage ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("own", "enemy", "red", "killed"),
    [
        ("", "e5**", "d5 e4 e6 f5 f6*", blue(legendary=1)),
        ("", "e5", "d5 e4 e6 f5 f6*", blue(common=1)),
        (" e5", "", "d5 e4 e5 e6 f5 f6*", {}),
        ("", "", "d5 e4 e6 f5 f6*", {}),
    ],
)
def test_the_time_mage_gains_an_action_and_destroys_an_enemy_on_the_marked_square(
    own: str, enemy: str, red: str, killed: dict[str, dict[str, int]]
) -> None:
    assert after(summon("Time Mage f6", "d5 e4 e6 f5" + own, enemy)) == (red, "", 2, killed)


def test_the_shown_figure_decides_which_square_is_marked() -> None:
    both = {"southern": "c4 d3 d5 e4 e6 f5 f7 g6", "northern": "d4 f6"}
    one = game(both, hand={"southern": ["Time Mage"]})
    on_e5 = [text for text in summons(one) if text.startswith("Time Mage e5")]
    assert on_e5 == ["Time Mage e5 with c4 d3 d5 e4", "Time Mage e5 with e6 f5 f7 g6"]
    one.play("summon Time Mage e5 with e6 f5 f7 g6")
    assert after(one) == ("c4 d3 d5 e4 e5* e6 f5 f7 g6", "d4", 2, blue(common=1))


# -- Summoner ----------------------------------------------------------------------------------------------------------
def test_the_summoner_places_up_to_two_commons_on_empty_marked_squares() -> None:
    one = summon("Summoner e4", "d3 d4 e3 f3", "e5")
    assert texts(one) == choices("- c4 c6 d5 e6 f4 f5 g4 g6")
    one.play("c6")
    assert texts(one) == choices("- c4 d5 e6 f4 f5 g4 g6")
    one.play("g4")
    assert after(one) == ("c6 d3 d4 e3 e4* f3 g4", "e5", 1, {})


def test_marked_squares_outside_the_arena_are_ignored() -> None:
    one = summon("Summoner e9", "d8 e8 f8")
    assert texts(one) == choices("- c9 d9 f9 g9")
    one.play("-")
    assert after(one) == ("d8 e8 e9* f8", "", 1, {})


def test_the_summoner_places_only_what_is_in_stock() -> None:
    red = "d3 e3 f3 a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7"
    one = summon("Summoner e4", red, "", "c4")
    assert stones(one, "red").split() == sorted([*red.split(), "c4", "e4*"])
    assert after(one)[2:] == (1, {})
    assert after(summon("Summoner e4", red + " b8"))[2:] == (1, {})


def test_the_summoner_uses_the_marked_squares_of_one_figure_only() -> None:
    one = game({"southern": "d3 d5 e3 e5 f3 f5", "northern": ""}, hand={"southern": ["Summoner"]})
    on_e4 = [text for text in summons(one) if text.startswith("Summoner e4")]
    assert on_e4 == ["Summoner e4 with d3 e3 f3", "Summoner e4 with d5 e5 f5"]
    one.play("summon Summoner e4 with d3 e3 f3")
    assert texts(one) == choices("- c4 c6 d4 e6 f4 g4 g6")
    one.play("c6")
    one.play("-")
    assert after(one) == ("c6 d3 d5 e3 e4* e5 f3 f5", "", 1, {})


# -- Hypnotist ---------------------------------------------------------------------------------------------------------
FIGURE = "d4 d5 f5 f6"  # of a Hypnotist on e5


def test_the_hypnotist_moves_up_to_three_commons_each_once() -> None:
    one = summon("Hypnotist e5", FIGURE, "c1 d1 g1* g9 i3 i7**")
    heroic = "g1-f1,f2,g2,h2"
    rest = "g9-f8,f9,g8,h8 i3-h2,h3,h4,i4"
    assert texts(one) == choices(f"- c1-b2,c2,d1,d2 d1-c1,c2,d2,e1,e2 {heroic} {rest}")
    one.play("c1-d1")
    assert texts(one) == choices(f"- {rest}")
    one.play("g9-g8")
    assert texts(one) == choices("- i3-h2,h3,h4,i4")
    one.play("i3-i4")
    assert after(one) == ("d4 d5 e5* f5 f6", "d1 g1* g8 i4 i7**", 1, blue(common=1))


def test_the_hypnotist_moves_up_to_two_heroics() -> None:
    one = summon("Hypnotist e5", FIGURE, "c1* c9* g1* g9", "c1-c2")
    assert texts(one) == choices("- c9-b8,c8,d8,d9 g1-f1,f2,g2,h2")
    one.play("g1-g2")
    assert after(one) == ("d4 d5 e5* f5 f6", "c2* c9* g2* g9", 1, {})


def test_a_hypnotised_piece_may_take_the_hypnotist_and_the_effect_goes_on() -> None:
    one = summon("Hypnotist e5", FIGURE, "e6* c1*")
    assert texts(one) == choices("- c1-b2,c2,d1,d2 e6-d5,d6,d7,e5,e7,f5,f6,f7")
    one.play("e6-e5")
    assert texts(one) == choices("- c1-b2,c2,d1,d2")
    one.play("c1-d2")
    assert after(one) == ("d4 d5 f5 f6", "d2* e5*", 1, {})


def test_the_hypnotist_may_have_a_piece_take_an_own_one_for_nothing() -> None:
    assert after(summon("Hypnotist e5", FIGURE, "d6", "d6-d5")) == ("d4 e5* f5 f6", "d5", 1, {})


def test_the_hypnotist_has_no_power_over_legends() -> None:
    assert after(summon("Hypnotist e5", FIGURE, "c1** g1**")) == ("d4 d5 e5* f5 f6", "c1** g1**", 1, {})


def test_the_hypnotist_moves_one_colour_only_and_counts_victims_by_their_colour() -> None:
    one = game(
        {"southern": FIGURE, "northern": "c1 c2", "sylvan": "d1 g1"},
        form="melee",
        improvised={"red": ["blue", "green"]},
        hand={"southern": ["Hypnotist"]},
        play=["summon Hypnotist e5", "c1-d1"],
    )
    assert texts(one) == choices("- c2-b2,b3,c1,c3,d1,d2,d3")
    one.play("c2-d1")
    killed = {"blue": {"common": 1}, "green": {"common": 1}}
    assert after(one) == ("d4 d5 e5* f5 f6", "d1", "g1", 1, killed)


# -- Cannon ------------------------------------------------------------------------------------------------------------
def test_the_cannon_shoots_every_common_of_a_line_through_higher_pieces() -> None:
    one = summon("Cannon e5", "c4 d5 e5 e8", "e6 e7* e9** f6")
    assert texts(one) == choices("- E N NE NW S SE SW")
    one.play("N")
    assert after(one) == ("c4 d5 e5*", "e7* e9** f6", 1, blue(common=1))


def test_the_cannon_need_not_fire() -> None:
    assert after(summon("Cannon e5", "c4 d5 e5", "e6", "-")) == ("c4 d5 e5*", "e6", 1, {})


def test_the_cannon_is_offered_only_directions_inside_the_arena() -> None:
    one = summon("Cannon e9", "c8 d9 e9", "g7 h6*")
    assert texts(one) == choices("- E S SE SW")
    one.play("SE")
    assert after(one) == ("c8 d9 e9*", "h6*", 1, blue(common=1))


def test_figures_of_the_cannon_differ_only_in_the_direction_they_bar() -> None:
    hand = {"southern": ["Cannon"]}
    one_way = game({"southern": "c4 c6 d5 e5", "northern": ""}, hand=hand)
    assert summons(one_way) == ["Cannon e5"]
    two_ways = game({"southern": "c4 d5 e5 f5 g6", "northern": ""}, hand=hand)
    assert summons(two_ways) == ["Cannon e5 with c4 d5 e5", "Cannon e5 with e5 f5 g6"]
    two_ways.play("summon Cannon e5 with e5 f5 g6")
    assert texts(two_ways) == choices("- N NE NW S SE SW W")


def test_an_own_legend_completes_the_figure_of_the_cannon_but_is_too_high_to_replace() -> None:
    hand = {"southern": ["Cannon"]}
    assert summons(game({"southern": "c4 d5 e5**", "northern": ""}, hand=hand)) == []
    assert after(summon("Cannon e5", "c4 d5 e5*", "", "-")) == ("c4 d5 e5*", "", 1, {})
    assert summons(game({"southern": "c4 d5", "northern": "e5"}, hand=hand)) == []


# -- Champion ----------------------------------------------------------------------------------------------------------
CHAMPION = ("Champion e5", "d4 d5 e3 e4 f4", "d6 f5* f6** e7")


@pytest.mark.parametrize(
    ("choice", "red", "enemy", "actions", "killed"),
    [
        ("-", "d4 d5 e3 e4 e5* f4", "d6 e7 f5* f6**", 1, {}),
        ("d6", "d4 d5 e3 e4 e5* f4", "e7 f5* f6**", 1, blue(common=1)),
        ("f5", "d4 d5 e3 e4 e5* f4", "d6 e7 f6**", 1, blue(heroic=1)),
        ("f6", "d4 d5 e3 e4 f4", "d6 e7 f5*", 2, blue(legendary=1)),
    ],
)
def test_the_champion_falls_with_a_legend_and_gains_an_action(
    choice: str, red: str, enemy: str, actions: int, killed: dict[str, dict[str, int]]
) -> None:
    one = summon(*CHAMPION)
    assert texts(one) == choices("- d6 f5 f6")
    one.play(choice)
    assert after(one) == (red, enemy, actions, killed)


# -- Gun Tower ---------------------------------------------------------------------------------------------------------
TOWER = "e3 e4 f3 f4"


@pytest.mark.parametrize(
    ("own", "enemy", "choice", "left", "killed"),
    [
        (" f5", "g5* h5", "E", ("e3 e4 e5* f3 f4", "h5"), blue(heroic=1)),
        ("", "g5** h5", "E", ("e3 e4 e5* f3 f4", "g5** h5"), {}),
        ("", "f5 g5** h5", "E", ("e3 e4 e5* f3 f4", "g5** h5"), blue(common=1)),
        ("", "a5 c5* f5", "W", ("e3 e4 e5* f3 f4", "f5"), blue(common=1, heroic=1)),
        ("", "d5 f5", "-", ("e3 e4 e5* f3 f4", "d5 f5"), {}),
    ],
)
def test_the_gun_tower_shoots_the_first_two_pieces_and_a_legend_ends_the_shot(
    own: str, enemy: str, choice: str, left: tuple[str, str], killed: dict[str, dict[str, int]]
) -> None:
    one = summon("Gun Tower e5", TOWER + own, enemy)
    assert texts(one) == choices("- E W")
    one.play(choice)
    assert after(one) == (*left, 1, killed)


def test_the_gun_tower_shoots_sideways_seen_from_its_figure() -> None:
    squares = "d3 d4 e2 e5 f2 f5 g3 g4".split()
    one = game({"southern": TOWER, "northern": "d5"}, hand={"southern": ["Gun Tower"]})
    assert summons(one) == [f"Gun Tower {square}" for square in squares]
    one.play("summon Gun Tower d4")
    assert texts(one) == choices("- N S")
    one.play("N")
    assert after(one) == ("d4* e3 e4 f3 f4", "", 1, blue(common=1))
