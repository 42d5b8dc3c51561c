"""The log travels piece by piece: whatever is taken back, hidden or handed on, every browser ends up with all of it."""

import json
from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.server.table.message import known_steps
from tests.patience import Patience

from .browser import ADA, BOB, FORMS, NAMES, Browser, House

CHOICES = 120


def whole(house: House, table: str, private: bool = True) -> list[Any]:
    live = house.room(table).live
    found: list[Any] = json.loads(json.dumps((live.game if private else live.public).view(None)["log"]))
    return found


def raw(browser: Browser) -> dict[str, Any]:
    """The next table as it travels."""
    patience = Patience("a table")
    while (message := browser.socket.receive_json())["type"] == "people":
        patience.lasts(message)
    found: dict[str, Any] = message
    return found


@pytest.mark.parametrize(("form", "team", "schools"), FORMS, ids=NAMES)
def test_a_game_with_choices_taken_back(house: House, form: str, team: bool, schools: list[str]) -> None:
    """One person plays all seats, takes back, looks away and comes back; another watches."""
    rng = Random(form)
    table = house.new(form, ["me"] + ["screen"] * (len(schools) - 1), schools, team=team, seed=5)
    with house.browser(table, BOB) as watching, house.browser(table) as browser:
        for number in range(CHOICES):
            browser.step(rng)
            assert browser.table["view"]["log"] == whole(house, table)
            if browser.table["can_undo"] and rng.random() < 0.3:
                browser.undo()
                assert browser.table["view"]["log"] == whole(house, table)
            if number % 40 == 39:
                with house.browser(table, ADA, seen=browser.table["state"]) as again:
                    assert again.table["view"]["log"] == whole(house, table)
                assert house.get(f"/api/tables/{table}").json()["view"]["log"] == whole(house, table)
            if browser.table["view"]["over"]:
                break
        watching.ask("preview", state=0, choice="end")  # refused, but after everything that waits
        assert watching.table["view"]["log"] == whole(house, table, private=False)


def test_only_what_is_new_travels(house: House) -> None:
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1)
    with house.browser(table) as browser:
        browser.ready()
        for choice in ("place e5", "end"):
            browser.play(choice)
        browser.ready()
        browser.play("place d5")
        known = len(browser.log.lines)
        assert known == len(whole(house, table)) > 2
        browser.send({"type": "play", "state": browser.table["state"], "choice": "place d6"})
        told = raw(browser)
        assert told["log_from"] == known
        assert [line["squares"] for line in told["view"]["log"]] == [["d6"]]
        browser.send({"type": "undo", "state": told["state"]})
        told = raw(browser)
        assert (told["log_from"], told["view"]["log"]) == (known, [])
        # The first word to a browser that comes back is the whole log, whatever it has seen.
        with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
            socket.send_json({"type": "hello", "token": ADA, "seen": told["state"]})
            first = socket.receive_json()
        assert (first["log_from"], len(first["view"]["log"])) == (0, known)


def test_a_hidden_turn_takes_the_place_of_nothing(house: House) -> None:
    """Whoever waits gets a whole turn at once, behind what was known before, and nothing that was taken back."""
    table = house.seat("high", ["northern", "sylvan"], [ADA, BOB])
    with house.browser(table) as ada, house.browser(table, BOB) as bob:
        for choice in ("place e5", "end"):
            assert ada.play(choice)["type"] == "table"
        bob.receive("table")
        before = len(ada.log.lines)
        assert bob.play("place c5")["type"] == "table"
        bob.undo()
        for choice in ("place d5", "place d6", "end"):
            assert bob.play(choice)["type"] == "table"
        told = raw(ada)
        assert told["log_from"] == before
        assert [line["squares"] for line in told["view"]["log"]][:2] == [["d5"], ["d6"]]
        ada.log.whole(told)
        assert ada.log.lines == bob.log.lines == whole(house, table)


def test_a_choice_in_the_place_of_another_is_told_anew() -> None:
    """As it is for a browser that was told nothing of the undo in between."""
    game = Game.new("high", ["northern", "sylvan"], seed=1)
    for choice in ("place e5", "end", "place d5"):
        game.play(choice)
    known = game.last_step
    assert known is not None
    assert known_steps(game, known) == known.number == 3
    game.undo()
    assert known_steps(game, known) == 2
    game.play("place d6")
    assert known_steps(game, known) == 2
    game.play("place d7")
    assert known_steps(game, known) == 2
    assert known_steps(game.copy(), game.last_step) == 4


def test_the_view_of_the_library_keeps_its_log() -> None:
    game = Game.new("high", ["northern", "sylvan"], seed=1)
    game.play("place e5")
    assert [line["key"] for line in game.view("northern")["log"]] == ["placed"]
