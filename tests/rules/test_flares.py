"""Flares: when they may be invoked, how the halves are judged, who scores."""

from typing import Any

import pytest

from tashkalar import IllegalChoice
from tests.support import game, stones, texts

FIVE = "e5 e6 e7 e8 e9"


def test_before_an_action_between_actions_and_after_the_last() -> None:
    for number, before in enumerate(([], ["place i5"], ["place i5", "place i4"])):
        one = game({"southern": "a5", "northern": FIVE + " d5 d6"}, hand={"southern": ["F2"]}, play=before)
        assert "flare" in texts(one), number
        one.play("flare")
        one.play("a6")
        assert one.view(None)["actions"] == 2 - number


def test_a_flare_costs_no_action_and_is_used_up() -> None:
    one = game({"southern": "a5", "northern": FIVE}, hand={"southern": ["F2"]}, play=["flare", "b5"])
    shown = one.view("southern")
    assert shown["actions"] == 2
    assert shown["hand"] == []
    assert shown["flares_discard"] == ["F2"]


def test_one_flare_per_turn_even_with_two_in_hand() -> None:
    one = game({"southern": "a5", "northern": FIVE + " d5 d6"}, hand={"southern": ["F2", "F8"]}, play=["flare", "b5"])
    assert "flare" not in texts(one)
    one.play("place a3")
    assert "flare" not in texts(one)


def test_a_new_flare_is_drawn_only_at_the_end_of_the_turn() -> None:
    one = game({"southern": "a5", "northern": FIVE + " d5"}, hand={"southern": ["F2"]}, flares=["F8"], actions=1)
    for choice in ("flare", "b5", "place a3"):
        one.play(choice)
    assert one.view("southern")["hand"] == []
    one.play("end")
    assert "F8" in one.view("southern")["hand"]


@pytest.mark.parametrize(("enemies", "possible"), [(4, False), (5, True), (6, True)])
def test_lower_half_counts_all_pieces(enemies: int, possible: bool) -> None:
    # F2, lower half: at least 4 fewer pieces than the opponent.
    blue = " ".join(FIVE.split()[:enemies]) + (" d5" if enemies == 6 else "")
    one = game({"southern": "a5", "northern": blue}, hand={"southern": ["F2"]})
    assert ("flare" in texts(one)) == possible


@pytest.mark.parametrize(("blue", "possible"), [("e5* e6* e7* e8", False), ("e5* e6** e7* e8*", True)])
def test_upper_half_counts_upgraded_pieces(blue: str, possible: bool) -> None:
    # F2, upper half: at least 4 fewer heroic and legendary pieces; the common ones do not matter.
    one = game({"southern": "a3 a4 a5 a6", "northern": blue}, hand={"southern": ["F2"]})
    assert ("flare" in texts(one)) == possible


def test_own_upgraded_pieces_are_subtracted() -> None:
    one = game({"southern": "a5*", "northern": "e5* e6* e7* e8*"}, hand={"southern": ["F2"]})
    assert "flare" not in texts(one)


def test_both_halves_upper_first() -> None:
    # F9: upper places a heroic, lower makes moves with commons.
    one = game({"southern": "a5", "northern": "e5* e6* e7* e8* e9*"}, hand={"southern": ["F9"]}, play=["flare"])
    assert "a5-a6" not in texts(one)
    assert "b5" in texts(one)
    one.play("b5")
    assert "b5*" in stones(one, "red").split()
    assert "a5-a6" in texts(one)
    assert "b5-b6" not in texts(one)


def test_the_lower_half_is_judged_before_the_upper_one_is_carried_out() -> None:
    # 4 pieces behind: after the upper half it is only 3, the lower half is carried out all the same.
    one = game({"southern": "a5", "northern": "e5* e6* e7* e8* e9"}, hand={"southern": ["F2"]}, play=["flare", "b5"])
    assert "c5" in texts(one)
    one.play("c5")
    assert stones(one, "red") == "a5 b5 c5"


def test_only_the_half_that_is_met_is_carried_out() -> None:
    # F9, upper half not met: no heroic is placed.
    one = game({"southern": "a5", "northern": FIVE}, hand={"southern": ["F9"]}, play=["flare"])
    assert "a5-a6" in texts(one)
    assert "b5" not in texts(one)


def test_a_flare_may_be_invoked_although_nothing_can_be_done() -> None:
    # F6, lower half: a leap with a common; red has none. Upper half not met.
    one = game({"southern": "", "northern": "e5 e6 e7 e8"}, hand={"southern": ["F6"]}, scores={"blue": 4})
    one.play("flare")
    assert one.question is None
    assert one.view(None)["flares_discard"] == ["F6"]
    assert one.scores["blue"] == 5


def test_mandatory_halves_cannot_be_declined() -> None:
    one = game({"southern": "a5 a6", "northern": "e5* e6* e7*"}, hand={"southern": ["F5"]}, play=["flare"])
    # F5, upper half: one of two things, but one of them.
    assert "-" not in texts(one)
    assert {"a5", "a6", "a5-b5"} <= set(texts(one))


def test_optional_halves_can_be_declined() -> None:
    one = game({"southern": "a5", "northern": "e5 e6 e7 e8 e9"}, hand={"southern": ["F6"]}, play=["flare"])
    assert "-" in texts(one)


def test_f9_each_of_the_two_moves_may_be_left_out() -> None:
    position = {"southern": "a5", "northern": FIVE}
    one = game(position, hand={"southern": ["F9"]}, play=["flare", "-"])
    assert one.question is None
    one = game(position, hand={"southern": ["F9"]}, play=["flare", "a5-a6"])
    assert "-" in texts(one)
    one.play("-")
    assert stones(one, "red") == "a6"


def test_flare_moves_use_the_pieces_the_flare_names() -> None:
    # F3 moves commons, F11 non-legendary pieces.
    one = game({"southern": "a5 c4* g4**", "northern": "e5* e6* e7* e8* e9*"}, hand={"southern": ["F3"]})
    one.play("flare")
    assert {text[:2] for text in texts(one) if text != "-"} == {"a5"}
    one = game({"southern": "a5 c4* g4**", "northern": FIVE + " d5 d6"}, hand={"southern": ["F11"]}, play=["flare"])
    assert {text[:2] for text in texts(one) if text != "-"} == {"a5", "c4"}


def test_in_a_duel_the_opponent_scores_a_point_at_once() -> None:
    one = game({"southern": "a5", "northern": FIVE}, hand={"southern": ["F2"]}, play=["flare"])
    assert one.scores == {"red": 0, "blue": 1}


def test_one_point_even_when_both_halves_work() -> None:
    one = game({"southern": "a5", "northern": "e5* e6* e7* e8* e9*"}, hand={"southern": ["F2"]}, play=["flare"])
    assert one.scores == {"red": 0, "blue": 1}


@pytest.mark.parametrize("form", ["high", "first"])
def test_where_tasks_count_nobody_scores(form: str) -> None:
    tasks = ["Destruction", "Red Conquest", "Side Chain", "Devastation"]
    one = game({"southern": "a5", "northern": FIVE}, form=form, tasks=tasks, hand={"southern": ["F2"]})
    one.play("flare")
    assert one.points == {"southern": 0, "northern": 0}


# -- melee -------------------------------------------------------------------------------------------------------------
MELEE = {"southern": "a5", "northern": FIVE, "sylvan": "c4* c5* c6* c7*"}


def test_melee_each_opponent_is_compared_on_his_own() -> None:
    one = game(MELEE, form="melee", hand={"southern": ["F2"]})
    assert [text for text in texts(one) if text.startswith("flare")] == ["flare blue", "flare green"]
    one = game({**MELEE, "northern": "e5 e6"}, form="melee", hand={"southern": ["F2"]})
    assert [text for text in texts(one) if text.startswith("flare")] == ["flare green"]


def test_melee_both_halves_are_judged_against_the_same_opponent() -> None:
    # Lower half against blue, upper half against green: never both.
    one = game(MELEE, form="melee", hand={"southern": ["F2"]}, play=["flare blue", "b5"])
    assert one.question is None
    one = game(MELEE, form="melee", hand={"southern": ["F2"]}, play=["flare green", "b5"])
    assert one.question is None


def test_melee_the_compared_opponent_scores_in_the_players_colour() -> None:
    one = game(MELEE, form="melee", hand={"southern": ["F2"]}, play=["flare green"])
    assert one.scores["green"] == {"red": 1, "blue": 0}
    assert one.scores["blue"] == {"red": 0, "green": 0}
    assert one.scores["red"] == {"blue": 0, "green": 0}


def test_melee_targets_are_free() -> None:
    # F4, lower half, compared with blue: a green piece may be converted.
    one = game(
        {"southern": "a5", "northern": FIVE + " d5", "sylvan": "c4 c3*"},
        form="melee",
        hand={"southern": ["F4"]},
        play=["flare blue"],
    )
    assert {"c4", "e5", "d9"} <= set(texts(one))
    assert "c3" not in texts(one)
    one.play("c4")
    assert stones(one, "red") == "a5 c4"


def test_melee_a_flare_without_an_opponent_is_refused() -> None:
    one = game(MELEE, form="melee", hand={"southern": ["F2"]})
    with pytest.raises(IllegalChoice, match="flare blue"):
        one.play("flare")


def test_pieces_on_the_merchant_do_not_count() -> None:
    position = {"etherweavers": "a5", "northern": "e5 e6 e7 e8"}
    keys: dict[str, Any] = {"hand": {"etherweavers": ["F2"]}, "pending": {"etherweavers": "Merchant of Time"}}
    one = game(position, **keys, merchant={"colour": "blue", "rank": "common"})
    assert "flare" not in texts(one)
