"""Turns with an action less, and stones that have left the game."""

from typing import Any

import pytest

from tashkalar import Game
from tashkalar.errors import BrokenPosition, TashKalarError
from tests.support import game, stones, texts

SENTINEL = {"everfrost": ["Everfrost Sentinel"]}
STRUCK = ["summon Everfrost Sentinel e6", "downgrade"]


def struck(*play: str, actions: int = 1, **keys: Any) -> Game:
    """The Sentinel has crushed a piece of Southern, and the others are slowed."""
    keys.setdefault("hand", SENTINEL)
    white = {"everfrost": "e5 e4 f4 f3", "southern": "e6 g7"}
    return game({**white, **keys.pop("others", {})}, play=[*STRUCK, *play], actions=actions, **keys)


def turn(one: Game) -> tuple[str, int]:
    view = one.view(None)
    return view["turn_of"], view["actions"]


# -- an action less ----------------------------------------------------------------------------------------------------
def test_the_next_turn_has_one_action_and_the_one_after_it_two_again() -> None:
    one = struck()
    assert one.view(None)["slowed"] == ["southern"]
    one.play("end")
    assert turn(one) == ("southern", 1)
    assert one.view(None)["slowed"] == []
    assert [line["key"] for line in one.view(None)["log"]][-2:] == ["turn", "actions_lost"]
    for choice in ("place a5", "end"):
        one.play(choice)
    assert turn(one) == ("everfrost", 2)
    for choice in ("place b5", "place b6", "end"):
        one.play(choice)
    assert turn(one) == ("southern", 2)


@pytest.mark.parametrize("number", [3, 4])
def test_in_a_melee_every_other_player_loses_one_once(number: int) -> None:
    others = dict(list({"sylvan": "c7", "northern": "i6"}.items())[: number - 2])
    one = struck("end", form="melee", others=others, improvised={"white": ["red", "green"]})
    seen = []
    for free in ("a3", "a4", "a5", "a6", "a7"):
        seen.append(turn(one))
        if seen[-1][0] == "everfrost":
            break
        one.play(f"place {free}")
        one.play("end")
    assert seen == [*((school, 1) for school in ("southern", *others)), ("everfrost", 2)]


def test_in_a_team_it_is_the_other_teams_next_turn_whoever_plays_it() -> None:
    schools = ["everfrost", "southern", "sylvan", "northern"]
    one = struck("end", form="duel", team=True, schools=schools)
    seen = []
    for free in ("a3 a4", "a5 a6", "a7 b5", "b6 b7"):
        seen.append(turn(one))
        for square in free.split()[: turn(one)[1]]:
            one.play(f"place {square}")
        one.play("end")
    assert seen == [("southern", 1), ("sylvan", 2), ("northern", 2), ("everfrost", 2)]


def test_of_a_team_the_school_that_plays_next_is_named() -> None:
    schools = ["southern", "everfrost", "sylvan", "northern"]
    one = game({"southern": "a5", "everfrost": "d4"}, form="duel", team=True, schools=schools, slowed=["southern"])
    assert one.view(None)["slowed"] == ["sylvan"]  # not the present turn of Southern
    one.position.extra_turn = True
    assert one.view(None)["slowed"] == ["southern"]


def test_the_loss_waits_for_an_extra_turn_to_pass() -> None:
    one = game(
        {"everfrost": "d6* f6* e5* d4 f4 h5 h4 i4 i3", "southern": "h6 a5"},
        hand={"everfrost": ["Everfrost Sentinel", "Time Elemental"], "southern": []},
        play=["summon Everfrost Sentinel h6", "downgrade", "summon Time Elemental e7", "end"],
    )
    assert turn(one) == ("everfrost", 2)
    for choice in ("place b2", "place b3", "end"):
        one.play(choice)
    assert turn(one) == ("southern", 1)


def test_an_extra_turn_after_the_shortened_one_has_two_actions() -> None:
    one = game(
        {"southern": "d6* f6* e5* d4 f4", "everfrost": "a5"},
        schools=["everfrost", "southern"],
        hand={"southern": ["Time Elemental"]},
        slowed=["southern"],
        actions=0,
        play=["end", "summon Time Elemental e7", "end"],
    )
    assert turn(one) == ("southern", 2)


def test_nobody_loses_two_actions() -> None:
    one = struck("end", slowed=["southern"])
    assert turn(one) == ("southern", 1)


def test_slowing_is_taken_back() -> None:
    one = struck()
    one.undo()
    assert one.view(None)["slowed"] == []
    assert "downgrade" in texts(one)


# -- stones out of the game --------------------------------------------------------------------------------------------
BRINGER: dict[str, Any] = {"hand": {"everfrost": ["Deathbringer"]}}
AROUND = "d6 c4 d4 e4"


def test_a_stone_that_left_the_game_is_in_no_stock() -> None:
    one = game({"everfrost": AROUND, "southern": "e7 h8"}, play=["summon Deathbringer e6", "e7"], **BRINGER)
    view = one.view(None)
    assert view["destroyed"] == {"red": {"common": 2}}
    assert view["removed"] == {"red": {"common": 1}}
    assert view["stock"]["red"] == {"stones": 14, "legends": 3}
    one.position.check()
    one.undo()
    assert one.view(None)["stock"]["red"] == {"stones": 14, "legends": 3}
    assert one.view(None)["removed"] == {}


def test_its_owner_is_short_of_a_stone_for_the_rest_of_the_game() -> None:
    fifteen = "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2 c3"
    one = game({"southern": fifteen, "everfrost": "i5"}, removed={"red": {"heroic": 1}})
    assert "place e5 from a3" in texts(one)
    assert "place e5" not in texts(one)
    assert "place e5" in texts(game({"southern": fifteen, "everfrost": "i5"}))


def test_a_lost_legendary_stone_bars_legends_and_upgrades() -> None:
    one = game(
        {"southern": "e5* c5 d6 f6 g5 e4 h8** b8**", "everfrost": "i5"},
        removed={"red": {"legendary": 1}},
        hand={"southern": ["Angel of Death"]},
    )
    assert one.view(None)["stock"]["red"]["legends"] == 0
    assert all(" from " in text for text in texts(one) if text.startswith("summon"))


def test_points_and_tasks_count_the_victim_twice() -> None:
    one = game(
        {"everfrost": AROUND, "southern": "e7 h8"},
        actions=1,
        play=["summon Deathbringer e6", "e7", "end"],
        **BRINGER,
    )
    assert one.scores == {"white": 1, "red": 0}
    tasks: dict[str, Any] = {"tasks": ["Destruction"], "form": "high", "actions": 1}
    claims = game(
        {"everfrost": AROUND, "southern": "f5* h8"}, play=["summon Deathbringer e6", "f5"], **tasks, **BRINGER
    )
    assert stones(claims, "red") == "h8"
    assert claims.view(None)["destroyed"] == {"red": {"heroic": 2}}


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ({"removed": {"red": {"epic": 1}}}, "no rank"),
        ({"removed": {"red": {"common": -1}}}, "how many"),
        ({"removed": {"green": {"common": 1}}}, "green"),
        ({"slowed": "southern"}, "list of schools"),
        ({"slowed": ["sylvan"]}, "no seat"),
    ],
)
def test_bad_values_are_refused(keys: dict[str, Any], said: str) -> None:
    with pytest.raises(TashKalarError, match=said):
        game({"southern": "a5", "everfrost": "i5"}, **keys)


def test_more_stones_than_are_left_in_the_game_are_refused() -> None:
    sixteen = "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2 c3 c4"
    with pytest.raises(BrokenPosition, match="more than its 15"):
        game({"southern": sixteen, "everfrost": "i5"}, removed={"red": {"common": 1}})
