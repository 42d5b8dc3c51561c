"""Attempts at puzzles over HTTP: only the first counts, both sides are rated, nobody sees what others have tried."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from tashkalar.learn import puzzles
from tashkalar.server.storage.schema import attempts, solvers
from tashkalar.server.storage.sweeping import Sweeping

from .browser import ADA, BOB, House
from .test_learning_api import PUZZLE, one_puzzle
from .test_openapi import check

__all__ = ["one_puzzle"]
WAY = PUZZLE["solution"]
WRONG = ["place a5", "place a6", "end"]


def attempt(house: House, who: str, choices: list[str], hints: int = 0, puzzle: int = 1) -> Any:
    answer = house.post(f"/api/learn/puzzles/{puzzle}/attempts", {"choices": choices, "hints": hints}, who)
    assert answer.status_code == 200, answer.json()
    check("Attempted", answer.json())
    return answer.json()


def mine(house: House, who: str) -> Any:
    answer = house.get("/api/learn/puzzles/mine", who).json()
    check("Solving", answer)
    return answer


def listed(house: House) -> Any:
    found = house.get("/api/learn/puzzles", None).json()
    check("Puzzles", found)
    return found["puzzles"][0]


@pytest.mark.usefixtures("one_puzzle")
def test_a_first_attempt_is_rated_for_both(house: House) -> None:
    begun = mine(house, ADA)
    assert begun["attempts"] == {}
    assert not begun["you"]["sure"]
    assert listed(house)["tried"] == 0
    solved = attempt(house, ADA, WAY)
    assert solved["outcome"] == "solved"
    assert solved["counted"]
    assert solved["gained"] == solved["you"]["rating"] - begun["you"]["rating"] > 0
    assert solved["you"]["streak"] == solved["you"]["longest"] == 1
    assert mine(house, ADA)["attempts"] == {"1": 1.0}
    puzzle = listed(house)
    assert (puzzle["tried"], puzzle["solved"]) == (1, 1)
    assert puzzle["rating"] == solved["rating"] < 1500
    # Another one is none of the first.
    again = attempt(house, ADA, WRONG)
    assert not again["counted"]
    assert again["gained"] == 0
    assert again["you"] == solved["you"]
    assert listed(house) == puzzle


@pytest.mark.usefixtures("one_puzzle")
def test_what_was_missed_or_told_counts_less(house: House) -> None:
    people = {"missed": (WRONG, 0), "open": ([], 0), "idea": (WAY, 1), "card": (WAY, 2), "alone": (WAY, 0)}
    gained = {}
    for number, (name, (choices, hints)) in enumerate(people.items()):
        gained[name] = attempt(house, f"{number:032x}", choices, hints)
    assert gained["missed"]["outcome"] == gained["open"]["outcome"] == "missed"
    assert gained["card"]["outcome"] == "solved"
    ratings = {name: found["you"]["rating"] for name, found in gained.items()}
    assert max(ratings["missed"], ratings["open"], ratings["card"]) < ratings["idea"] < ratings["alone"]
    assert gained["idea"]["you"]["streak"] == 0
    assert listed(house)["tried"] == 5
    assert listed(house)["solved"] == 1


def test_a_streak_breaks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    three = tuple(puzzles.read({**PUZZLE, "id": number}) for number in (1, 2, 3))
    monkeypatch.setattr(puzzles, "puzzles", lambda: three)
    assert [attempt(house, ADA, WAY, puzzle=number)["you"]["streak"] for number in (1, 2)] == [1, 2]
    missed = attempt(house, ADA, WRONG, puzzle=3)["you"]
    assert (missed["streak"], missed["longest"]) == (0, 2)


@pytest.mark.usefixtures("one_puzzle")
def test_nobody_else_knows(house: House) -> None:
    attempt(house, ADA, WAY)
    assert mine(house, BOB)["attempts"] == {}
    assert house.get("/api/learn/puzzles/mine", None).status_code == 401
    assert house.post("/api/learn/puzzles/1/attempts", {"choices": []}, None).status_code == 401


@pytest.mark.usefixtures("one_puzzle")
@pytest.mark.parametrize(
    ("puzzle", "body", "status", "key"),
    [
        ("99", {}, 404, "puzzle"),
        ("one", {}, 400, "number"),
        ("1", {"hints": 5}, 400, "number"),
        ("1", {"choices": "end"}, 400, "choices"),
    ],
)
def test_what_is_no_attempt(house: House, puzzle: str, body: Any, status: int, key: str) -> None:
    answer = house.post(f"/api/learn/puzzles/{puzzle}/attempts", body, ADA)
    assert answer.status_code == status
    assert answer.json()["error"]["key"] == key


@pytest.mark.usefixtures("one_puzzle")
@pytest.mark.parametrize("choices", [["x"], ["summon Nobody e5"], ["place a5", "place a5"]])
def test_what_the_rules_refuse_is_not_rated(house: House, choices: list[str]) -> None:
    before = mine(house, ADA), listed(house)
    answer = house.post("/api/learn/puzzles/1/attempts", {"choices": choices}, ADA)
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "attempt")
    assert (mine(house, ADA), listed(house)) == before
    assert attempt(house, ADA, WAY)["counted"]


@pytest.mark.usefixtures("one_puzzle")
def test_ratings_go_like_finished_games(house: House) -> None:
    attempt(house, ADA, WAY)
    store = house.client.app.state.lookback.store  # type: ignore[attr-defined]
    time = [0.0]
    sweeping = Sweeping(store, lambda: time[0])
    sweeping.sweep(None, timedelta(days=1))
    time[0] = 2 * 86_400
    sweeping.sweep(None, timedelta(days=10))
    assert mine(house, ADA)["attempts"]
    time[0] = 20 * 86_400
    sweeping.sweep(None, timedelta(days=10))
    with store.engine.connect() as connection:
        assert connection.execute(select(solvers)).all() == connection.execute(select(attempts)).all() == []


# -- hints -------------------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("one_puzzle")
def test_hints_over_http(house: House) -> None:
    what = {"kind": "puzzle", "id": 1}
    for lang in ("en", "de", "fr"):
        told = []
        for level in (1, 2, 3):
            answer = house.post("/api/practice/hint", {"what": what, "level": level, "lang": lang}, None).json()
            check("HintTold", answer)
            told.append(answer)
        assert told[0]["cards"] == told[0]["squares"] == []
        assert told[1]["cards"] == ["Cannon"]
        assert told[2]["squares"] == ["d4"]
        assert len({hint["text"] for hint in told}) == 3
    for wrong in ({"what": what, "level": 4}, {"what": {"kind": "lesson", "id": "crush"}}):
        assert house.post("/api/practice/hint", wrong, None).status_code == 400
