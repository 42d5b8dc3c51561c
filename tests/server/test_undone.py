"""What was taken back leaves no trace: whatever others receive is the same as if it had never been chosen."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update

from tashkalar.bots import Clock
from tashkalar.game import Game
from tashkalar.server import bot_turns
from tashkalar.server.storage.schema import tables
from tashkalar.server.thinking.workers import Workers

from .browser import ADA, BOB, Browser, House
from .test_clock import late

SCHOOLS = ["northern", "sylvan"]


def plain(message: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in message.items() if key not in ("table", "id")}


def told(browser: Browser, own: bool = True) -> list[dict[str, Any]]:
    """The tables somebody has received; without those that answer what they did themselves."""
    found = [message for message in browser.got if message["type"] == "table" and (own or "id" not in message)]
    return [plain(message) for message in found]


def listed(house: House, table: str, token: str | None) -> dict[str, Any]:
    path = "/api/tables/listed" if token is None else "/api/tables"
    return next(one for one in house.get(path, token).json() if one["table"] == table)


def hesitate(browser: Browser, often: int) -> None:
    """Choose something and take it back, so many times."""
    for _ in range(often):
        browser.play(next(one["text"] for one in browser.table["options"] if one["kind"] == "place"))
        browser.undo()


def finish(browser: Browser) -> None:
    """Place stones as long as one can, then end the turn."""
    while places := [one["text"] for one in browser.table["options"] if one["kind"] == "place"]:
        browser.play(places[0])
    browser.play("end")


def played(house: House, form: str, often: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]], list[int]]:
    """A turn of each with so much hesitation: what the other has received, what a spectator, and one's own states."""
    table = house.seat(form, SCHOOLS, [ADA, BOB])
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob, house.browser(table, None) as watching:
        players = {"northern": ada, "sylvan": bob}
        states: list[int] = []
        for _ in range(2):
            mover = players[bob.table["view"]["to_move"]]
            hesitate(mover, often)
            finish(mover)
            for other in (*players.values(), watching):
                if other is not mover:
                    other.receive("table")
            states.append(mover.table["state"])
        return told(bob, own=False), told(watching), states


def test_nobody_learns_what_was_taken_back(house: House) -> None:
    quick, slow = played(house, "high", 0), played(house, "high", 3)
    assert slow[1] == quick[1], "a spectator"
    assert slow[0] == quick[0], "the opponent"
    assert slow[2] == quick[2], "and the number everybody goes on with"


def test_a_state_never_comes_back(house: House) -> None:
    table = house.seat("high", SCHOOLS, [ADA, ADA])
    with house.browser(table) as browser:
        for _ in range(3):
            browser.ready()
            hesitate(browser, 2)
            before = browser.table["state"]
            finish(browser)
            stale = browser.ask("play", state=before, choice="place a5")
            assert (stale["type"], stale["key"]) == ("refused", "curtain")
            browser.receive("table")
        states = [message["state"] for message in browser.got if message["type"] == "table"]
        assert states == sorted(states)


@pytest.mark.parametrize("token", [BOB, None])
def test_lists_do_not_tell_when_somebody_hesitates(house: House, token: str | None) -> None:
    table = house.seat("high", SCHOOLS, [ADA, BOB])
    with house.store.begin() as connection:
        earlier = datetime.now(UTC) - timedelta(hours=1)
        connection.execute(update(tables).where(tables.c.id == table).values(listed=True, changed=earlier))
    before = listed(house, table, token)
    with house.browser(table, ADA) as ada:
        hesitate(ada, 1)
        ada.play("place e5")
        assert listed(house, table, token) == before
        assert house.room(table).row.changed == earlier, "nor who is said to be away since then"
        finish(ada)
    assert listed(house, table, token)["changed"] > before["changed"]


def test_a_bot_plays_the_same_whatever_was_taken_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def turn(workers: Workers, game: Game, level: str, seed: int, pace: str) -> list[str]:
        return bot_turns.turn_of(bot_turns.sight_of(game, None, seed), level, seed, pace)

    # A number of nodes, not a time: a busy machine would think less.
    monkeypatch.setattr(bot_turns, "new_clock", lambda level, scale: Clock(nodes=500))
    monkeypatch.setattr(Workers, "turn", turn)
    answers = []
    for often in (0, 2):
        table = house.new("high", ["me", "bot"], SCHOOLS, seed=5)
        with house.browser(table) as browser:
            hesitate(browser, often)
            finish(browser)
            browser.my_turn()
            view = browser.table["view"]
            answers.append((browser.table["state"], [entry["key"] for entry in view["log"]], view["pieces"]))
    assert answers[0] == answers[1]


def test_a_turn_that_is_ended_by_the_clock_is_the_same_as_well(house: House) -> None:
    ended = []
    for often in (0, 2):
        schools = ["northern", "sylvan", "highland"]
        table = house.new("melee", ["me", "screen", "screen"], schools, seed=5, clock={"turn": 60})
        with house.browser(table) as browser:
            browser.ready()
            for _ in range(often):
                browser.play(browser.table["options"][0]["text"])
                browser.undo()
            late(house, table)
            ended.append(browser.receive("table")["view"]["pieces"])
    assert ended[0] == ended[1]


def test_steps_since_a_state_are_told_as_ever(house: House) -> None:
    table = house.seat("high", SCHOOLS, [ADA, BOB])
    with house.browser(table, ADA) as ada:
        hesitate(ada, 2)
        seen = house.get(f"/api/tables/{table}", BOB).json()["state"]
        finish(ada)
    told = house.get(f"/api/tables/{table}?seen={seen}", BOB).json()
    assert [step["choice"] for step in told["steps"]][-1] == "end"
    assert len(told["steps"]) == told["view"]["state"]
    again = house.get(f"/api/tables/{table}?seen={told['state']}", BOB).json()
    assert again["steps"] == []
    with house.browser(table, BOB) as bob:
        hesitate(bob, 1)
        finish(bob)
    after = house.get(f"/api/tables/{table}?seen={told['state']}", ADA).json()
    assert len(after["steps"]) == after["view"]["state"] - told["view"]["state"] > 0
    assert house.get(f"/api/tables/{table}?seen={after['state']}", ADA).json()["steps"] == []
