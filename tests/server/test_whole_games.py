"""Whole games in every form, played through offered texts only."""

from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tests.patience import Patience

from .browser import FORMS, NAMES, House


def sample(*quick: int) -> list[Any]:
    """All forms; those that are not among the sample take long."""
    marks: list[list[pytest.MarkDecorator]] = [[] if number in quick else [pytest.mark.slow] for number in range(7)]
    return [pytest.param(*form, id=name, marks=mark) for form, name, mark in zip(FORMS, NAMES, marks, strict=True)]


@pytest.mark.parametrize(("form", "team", "schools"), sample(0, 1, 3, 6))
def test_same_screen(house: House, form: str, team: bool, schools: list[str]) -> None:
    """One browser plays all seats, with a curtain between them, to the end; the record tells the same game."""
    table = house.new(form, ["me"] + ["screen"] * (len(schools) - 1), schools, team=team, seed=11)
    rng = Random(f"{form}{team}")
    shown = set()
    with house.browser(table) as browser:
        patience = Patience("the end of the game", 120)
        while not browser.table["result"] and patience.lasts():
            if browser.table["curtain"]:
                shown.add(browser.table["curtain"])
                assert browser.table["view"]["hand"] == []
                assert browser.table["options"] == []
            browser.step(rng)
        last = browser.table
    assert shown == set(schools)
    result = last["result"]
    assert last["options"] == []
    assert result["winners"] == last["view"]["winners"]
    assert result["reason"]["key"] in ("points", "deck")
    assert [entry["turn"] for entry in result["history"]] == list(range(1, last["view"]["turn"] + 1))
    assert result["history"][-1]["points"] == result["points"]
    truth = house.room(table).live.game
    assert result["hands"] == {
        school: [card.name for card in hand] for school, hand in zip(schools, truth.position.hands, strict=True)
    }
    record = house.get(f"/api/tables/{table}/record", token=None)
    assert record.status_code == 200
    assert "attachment" in record.headers["content-disposition"]
    again = Game.from_record(record.text)
    assert again.over
    assert again.winners == result["winners"]
    assert again.record(frames=True) == record.text


@pytest.mark.parametrize(("form", "team", "schools"), sample(0, 2, 5))
def test_against_bots(house: House, form: str, team: bool, schools: list[str]) -> None:
    table = house.new(form, ["me"] + ["bot"] * (len(schools) - 1), schools, team=team, seed=3)
    rng = Random(7)
    with house.browser(table) as browser:
        patience = Patience("the end of the game", 120)
        while not browser.table["result"] and patience.lasts():
            assert browser.table["curtain"] is None
            if browser.table["options"]:
                browser.step(rng)
            else:
                assert browser.receive("table")["view"]["seat"] == schools[0]
        assert browser.table["view"]["over"]
    assert not house.store.awaiting_bots()
