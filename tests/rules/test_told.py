"""What is told of a game: who ended it, whose piece it was, who drew, and why no flare can be lit."""

from typing import Any

from tashkalar import Game
from tashkalar.game import log, question
from tashkalar.game.sight import step_events
from tashkalar.server.table.preview import draws
from tests.support import game

TEAM = ["southern", "northern", "sylvan", "highland"]


def ended(one: Game, key: str) -> dict[str, Any]:
    """The parameters of the last event of a kind."""
    found = [event for step in one.steps for event in step_events(one, step) if event["key"] == key]
    params: dict[str, Any] = found[-1]["params"]
    return params


def test_the_end_names_who_reached_the_score_not_whose_turn_it_was() -> None:
    one = game(
        {"southern": "d4", "northern": "e5* e6* e7*"}, hand={"southern": ["F5"]}, actions=0,
        scores={"red": 3, "blue": 17}, play=["flare", "d4", "end"],
    )  # fmt: skip
    assert ended(one, "end_triggered") == {"school": "southern", "reason": "points", "schools": ["northern"]}
    while not one.over:
        one.play(one.options[0])
    assert log.ending(one)["params"]["schools"] == ["northern"]


def test_a_team_reaches_the_score_together() -> None:
    one = game({"southern": "d4", "northern": "e5"}, schools=TEAM, team=True, scores={"red": 18, "blue": 0}, actions=0)
    one.play("end")
    assert ended(one, "end_triggered")["schools"] == ["southern", "sylvan"]


def test_the_last_card_of_a_team_lies_above_the_sideways_ones() -> None:
    cards = ["Swordmaster", "Knight", "Cannon", "Bomb", "Messenger", "Chronicler", "Summoner"]
    one = game(
        {"southern": "d4", "northern": "e5"}, schools=TEAM, team=True, actions=0, hand={"southern": []},
        deck={"southern": cards}, play=["end"],
    )  # fmt: skip
    assert ended(one, "end_triggered") == {"school": "southern", "reason": "deck", "schools": [], "sideways": 6}
    found = log.ending(one)
    assert (found["key"], found["params"]) == ("deck", {"school": "southern", "sideways": 6})


def test_first_stones_are_the_set_up_and_each_has_its_colour() -> None:
    one = Game.new("duel", ["northern", "highland"], seed=1)
    one.play(one.options[0])
    lines = [line for line in one.view(None)["log"] if line["key"] == "placed"]
    assert [line["params"]["set_up"] for line in lines] == [True, True]
    assert {line["params"]["whose"] for line in lines} == {"blue", "yellow"}
    one.play(one.options[0])
    assert "whose" not in one.view(None)["log"][-1]["params"]


def test_a_piece_of_somebody_else_is_told_as_such() -> None:
    one = game(
        {"etherweavers": "a4", "northern": "h8"}, hand={"etherweavers": ["Antimatter Spirit"]},
        play=["warp Antimatter Spirit", "e4", "e4-e3"],
    )  # fmt: skip
    placed = [line["params"] for line in one.view(None)["log"] if line["key"] == "placed"]
    assert [params.get("whose") for params in placed] == [None, "blue"]


def test_a_conversion_tells_whose_piece_it_was() -> None:
    one = game({"southern": "a5", "northern": "e5* e6 e7 d5 d6 d7"}, hand={"southern": ["F4"]}, play=["flare", "e6"])
    assert ended(one, "converted") == {"square": "e6", "colour": "red", "rank": "common", "against": "blue"}


def test_draws_are_those_of_the_own_hand() -> None:
    one = game({"southern": "d4", "northern": "e5"}, schools=TEAM, team=True, hand={"southern": []}, actions=0)
    assert draws(one) == 4  # three of the school and a flare; the legends are the partner's
    one.play("end")
    assert ended(one, "drew")["school"] == "southern"


def test_draws_are_known_although_a_point_is_to_be_chosen() -> None:
    stones = {"southern": "d3 f3", "northern": "e3 h8", "sylvan": "d2 h7"}
    one = game(
        stones, form="melee", hand={"southern": ["Swordmaster"]}, actions=1, play=["summon Swordmaster e3", "d2"]
    )
    trial = one.copy()
    trial.play("end")
    assert [option.kind for option in trial.options] == ["point", "point"]
    assert draws(one) == 6


def test_why_no_flare() -> None:
    stones = {"southern": "d4", "northern": "e5"}
    held = game(stones, hand={"southern": ["F2"]}, actions=0)
    assert question.no_flare(held)["key"] == "flare_need"  # type: ignore[index]
    assert question.no_flare(game(stones, hand={"southern": []}, actions=0))["key"] == "no_flare"  # type: ignore[index]
    handed = game(stones, schools=TEAM, team=True, hand={"southern": ["F2"]}, actions=1, play=["hand over", "place a3"])
    assert question.no_flare(handed)["key"] == "handed"  # type: ignore[index]
    able = game({"southern": "d4", "northern": "e5* e6* e7* d7*"}, hand={"southern": ["F2"]}, actions=0)
    assert question.no_flare(able) is None
    assert question.no_flare(game(stones, hand={"southern": ["F2"]})) is None  # there is still time
