"""Learning from mistakes over HTTP: a turn of an analysed game is played anew and judged on the same scale."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tashkalar.game import Game
from tashkalar.server.app import application
from tashkalar.server.settings import Settings
from tashkalar.server.study.exercises import TurnExercise

from .browser import House
from .test_lookback_api import GOLDEN, analysed, sent
from .test_openapi import check

TEXT = "\n".join((GOLDEN / "first-imperial.game").read_text().splitlines()[:50])


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """A server whose analysts think little."""
    with TestClient(application(replace(settings, analysis_effort=0.05))) as client:
        yield House(client)


def practise(house: House, what: dict[str, Any], *choices: str, choice: str | None = None) -> dict[str, Any]:
    answer = house.post("/api/practice", {"what": what, "choices": list(choices), "choice": choice}, None)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    check("Practice", found)
    return found


def test_the_worst_turn_is_played_better(house: House) -> None:
    name = sent(house, TEXT)
    assert house.post("/api/practice", {"what": {"kind": "turn", "id": f"{name}/0"}}, None).status_code == 404
    state = analysed(house, name)
    point = state["points"][state["swings"][0]["point"]]
    what = {"kind": "turn", "id": f"{name}/{point['step']}"}
    now = practise(house, what)
    assert now["coach"]["outcome"] == "open"
    assert now["table"]["view"]["seat"] == point["school"]
    assert [seat["mine"] for seat in now["table"]["seats"]].count(True) == 1
    # A hint gives the first choice of the better turn, and the answer is all of it.
    best = point["best"]["choices"]
    way = house.post("/api/practice/way", {"what": what, "choices": []}, None).json()
    assert way == {"kept": 0, "choices": best}
    solved = practise(house, what, *best[:-1], choice=best[-1])
    assert solved["coach"]["outcome"] == "solved"
    assert f"{100 * point['best']['value']:.0f} %" in solved["coach"]["text"]
    assert solved["table"]["options"] == []
    # What was played in the game is as bad as the analysis says.
    story = house.get(f"/api/replays/{name}", None).json()
    after = next(one["step"] for one in state["points"] if one["step"] > point["step"])
    played = [step["choice"] for step in story["steps"][point["step"] : after]]
    missed = practise(house, what, *played[:-1], choice=played[-1])
    assert missed["coach"]["outcome"] == "missed"
    assert f"{100 * point['played']:.0f} %" in missed["coach"]["text"]
    assert missed["coach"]["explanation"]
    way = house.post("/api/practice/way", {"what": what, "choices": played[:-1]}, None).json()
    assert way["kept"] < len(played)
    wrong = house.post("/api/practice", {"what": what, "choices": ["place a1"]}, None)
    assert wrong.json()["error"]["key"] == "outdated"


def test_in_a_team_the_partner_goes_on_with_the_turn() -> None:
    game = Game.new("duel", ["northern", "sylvan", "highland", "southern"], seed=3, team=True)
    while game.position.turn < 3:
        game.play(next(option for option in game.options if option.kind in ("start", "place", "end")))
    exercise = TurnExercise("x/0", Game(game.position), ("end",), 0.9, 0.1)
    mover = game.to_move
    handed = exercise.played([], "hand over", "en")
    assert handed.open
    assert handed.school != mover
    assert {mover, handed.school} == set(handed.mine)


@pytest.mark.parametrize("key", ["", "nothing", "abcdefghjkmn/3"])
def test_a_turn_of_no_game(house: House, key: str) -> None:
    assert house.post("/api/practice", {"what": {"kind": "turn", "id": key}}, None).status_code == 404
