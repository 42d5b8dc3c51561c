"""A database that is not any more what a running server took it for: brought back, emptied, with lines missing."""

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.http.openapi import CALLS
from tashkalar.server.lobby.lobby import Lobby
from tashkalar.server.operating import backup
from tashkalar.server.operating.office import Office
from tashkalar.server.refused import not_saved
from tashkalar.server.settings import Settings
from tashkalar.server.storage import alone
from tashkalar.server.storage.schema import choices, jobs, tables, upkeep
from tashkalar.server.storage.store import Store
from tashkalar.server.table.room import Room
from tests.patience import until

from .browser import ADA, House, asked
from .test_clock import late

SCHOOLS = ["northern", "sylvan"]


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """A server that hears of its operators soon; what it does not handle is raised here."""
    with TestClient(application(replace(settings, look_seconds=0.05))) as client:
        yield House(client)


@pytest.fixture
def still(settings: Settings) -> Iterator[House]:
    """One that does not look up while a test lasts."""
    with TestClient(application(replace(settings, look_seconds=3600.0))) as client:
        yield House(client)


def bring_back(house: House, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What `server restore` refuses to do while a server runs: somebody has done it in another way."""
    monkeypatch.setattr(alone, "alone", nullcontext)
    backup.restore(file, str(house.store.engine.url), None, replace=True)


def games(house: House) -> list[str]:
    """A game that is played, one that is over, one whose schools are chosen, a record."""
    running, over = (house.new("high", ["me", "screen"], SCHOOLS, seed=1) for _ in range(2))
    with house.browser(running) as browser:
        browser.ready()
        browser.play("place e5")
    with house.browser(over) as browser:
        browser.ready()
        browser.ask("resign")
    text = house.get(f"/api/replays/{over}/record").text
    record = house.post("/api/records", {"text": text}).json()["replay"]
    chosen = house.post("/api/tables", asked("duel", ["me", "screen"], drafted=True)).json()["table"]
    for name in (over, record):
        assert house.get(f"/api/replays/{name}").status_code == 200
    return [running, over, chosen, record]


BODIES: dict[str, Any] = {
    "/api/tables/{table}/seat": {"link": "0" * 32},
    "/api/tables/{table}/link": {"link": "0" * 32},
    "/api/tables/{table}/draft": {"school": "northern"},
    "/api/tables/{table}/seats/{school}/bot": {"level": "novice"},
    "/api/studies": {"step": 0, "seats": [{"kind": "me"}, {"kind": "screen"}]},
}


def ask_everything(house: House, name: str) -> dict[str, int]:
    """Every call that names a game; nothing that is amiss in the server comes of any."""
    found = {}
    for call in CALLS:
        if "{table}" in call.path or "{replay}" in call.path or call.path == "/api/studies":
            path = call.path.format(table=name, replay=name, school="northern")
            body = BODIES.get(call.path, {})
            if call.path == "/api/studies":
                body = {**body, "replay": name}
            ask = {"GET": house.get, "DELETE": lambda path: house.client.delete(path, headers=BEARER)}
            answer = house.post(path, body) if call.method == "POST" else ask[call.method](path)
            found[f"{call.method} {call.path}"] = answer.status_code
            assert answer.status_code < 500 or answer.json()["error"]["text"], (path, answer.text)
            assert answer.status_code != 500, (path, answer.text)
    return found


BEARER = {"Authorization": f"Bearer {ADA}"}


@pytest.mark.parametrize("soon", [True, False], ids=["heard", "not heard yet"])
def test_an_emptied_database(
    soon: bool, house: House, still: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = house if soon else still
    backup.back_up(one.store.engine, tmp_path / "empty")
    names = games(one)
    bring_back(one, tmp_path / "empty", monkeypatch)
    if soon:
        until("the rooms to be forgotten", lambda: not one.lobby._rooms)
    for name in names:
        ask_everything(one, name)
    if soon:
        assert one.get(f"/api/tables/{names[0]}").status_code == 404


def test_a_game_goes_on_where_the_backup_was(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = games(house)[0]
    backup.back_up(house.store.engine, tmp_path / "before")
    Office(house.store).block("192.0.2.1", "")  # the bell has been rung since, as often as it will have been then
    with house.browser(table) as browser:
        browser.ready()
        browser.undo()
        browser.play("place d4")
        bring_back(house, tmp_path / "before", monkeypatch)
        browser.until("the game of the backup", lambda: browser.table["view"]["pieces"]["blue"] == "e5")
        assert browser.play("end")["type"] == "table"
    assert house.store.texts(table) == ["place e5", "end"]


def test_lines_that_are_missing_are_said_in_a_sentence(house: House) -> None:
    spoilt, sound = (house.new("high", ["me", "screen"], SCHOOLS, seed=1) for _ in range(2))
    with house.browser(spoilt) as one, house.browser(sound) as other:
        with house.store.begin() as connection:
            connection.execute(delete(choices))
            connection.execute(update(tables).where(tables.c.id == spoilt).values(state=3))
            connection.execute(update(upkeep).where(upkeep.c.name == "bell").values(number=upkeep.c.number + 1))
        assert one.receive("refused")["key"] == "database_away"
        # Nobody else is held up by it.
        Office(house.store).rename(sound, "1", "Ada", everywhere=False)
        other.until("the new name", lambda: other.people["seats"][0]["name"] == "Ada")
        other.ready()
        assert other.play("place e5")["type"] == "table"


def test_a_rematch_of_a_table_that_is_gone(still: House) -> None:
    over = games(still)[1]
    with still.store.begin() as connection:
        connection.execute(delete(tables).where(tables.c.id == over))
    answer = still.post(f"/api/tables/{over}/rematch")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no_table")


def test_a_table_at_which_something_goes_wrong_holds_up_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither its clock nor its bot."""
    timed = [house.new("high", ["me", "screen"], SCHOOLS, clock={"turn": 60}) for _ in range(2)]
    bots = [house.new("high", ["me", "bot"], SCHOOLS) for _ in range(2)]
    odd = {min(timed), min(bots)}
    real = Room.time_up

    async def time_up(room: Room) -> None:
        if room.id in odd:
            raise LookupError("something nobody has thought of")
        await real(room)

    monkeypatch.setattr(Room, "time_up", time_up)
    for table in sorted(timed):
        with house.browser(table):
            late(house, table)
    (other,) = set(timed) - odd
    until("the end of the other game", lambda: house.get(f"/api/tables/{other}").json()["result"])

    find = house.lobby.room

    async def room(table: str, fresh: bool = False) -> Room:
        if table in odd:
            raise LookupError("something nobody has thought of")
        return await find(table, fresh)

    monkeypatch.setattr(house.lobby._upkeep, "_room_of", room)
    with house.store.begin() as connection:
        for table in bots:
            connection.execute(update(tables).where(tables.c.id == table).values(awaits_bot=True))
            connection.execute(insert(jobs).values(table_id=table, state=0))
    (other,) = set(bots) - odd
    until("the other one to be looked at", lambda: other in house.lobby._rooms)


def test_a_bot_waits_for_a_database_that_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table is not taken for one that cannot be opened."""
    table = house.new("high", ["me", "bot"], SCHOOLS)
    asked_for: list[str] = []
    find = house.lobby.room

    async def room(name: str, fresh: bool = False) -> Room:
        asked_for.append(name)
        if len(asked_for) < 3:
            raise not_saved()
        return await find(name, fresh)

    monkeypatch.setattr(house.lobby._upkeep, "_room_of", room)
    with house.store.begin() as connection:
        connection.execute(insert(jobs).values(table_id=table, state=0))
    until("a third try", lambda: len(asked_for) >= 3)


def test_games_that_cannot_be_opened_do_not_stand_before_the_clocks_of_others(house: House) -> None:
    made = [house.new("high", ["me", "screen"], SCHOOLS, clock={"turn": 60}) for _ in range(2)]
    past = house.store.pulse.now() - timedelta(hours=1)
    with house.store.begin() as connection:
        values = {"start": "no game at all", "deadline": past, "since": past}
        connection.execute(update(tables).where(tables.c.id == made[0]).values(values))
    until("a look at it", lambda: made[0] in house.lobby._upkeep._broken)
    assert house.store.out_of_time(house.lobby._upkeep._broken) == []
    assert house.store.out_of_time() == [made[0]]


def test_many_who_ask_for_health_wait_for_one_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def ping() -> None:
        tried.append(1)
        sleep(0.1)
        raise OperationalError("UPDATE", {}, Exception("disk full"))

    async def ask() -> list[Any]:
        return await asyncio.gather(*(house.lobby.ping() for _ in range(20)), return_exceptions=True)

    monkeypatch.setattr(house.store, "ping", ping)
    house.lobby._pinged = -10.0
    portal = house.client.portal
    assert portal is not None
    assert {error.key for error in portal.call(ask)} == {"read_only"}
    assert len(tried) <= 2


def test_whatever_fails_at_the_end_everything_else_ends(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    stop, close = Lobby.stop, Store.close
    ended = []

    async def fail(lobby: Lobby) -> None:
        await stop(lobby)
        raise RuntimeError("it does not stop")

    def closed(store: Store) -> None:
        ended.append("store")
        close(store)

    monkeypatch.setattr(Lobby, "stop", fail)
    monkeypatch.setattr(Store, "close", closed)
    with pytest.raises(RuntimeError), TestClient(application(settings)):
        pass
    assert ended == ["store"]
