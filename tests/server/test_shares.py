"""Nobody gets more than a share: of sockets, requests, places to watch from, and of what is told."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import timedelta
from threading import Event
from typing import Any

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tashkalar import Game
from tashkalar.bots.protocol import Turn
from tashkalar.server.app import application
from tashkalar.server.bot_turns import simple_turn
from tashkalar.server.http.connection import Connection, SlowReader
from tashkalar.server.http.request import while_there
from tashkalar.server.limits import AtOnce, Gate, is_local, network
from tashkalar.server.refused import Refused
from tashkalar.server.settings import Settings
from tashkalar.server.storage.sweeping import Sweeping
from tashkalar.server.table import listeners
from tashkalar.server.table.listeners import Listeners
from tashkalar.server.thinking.workers import Workers
from tashkalar.server.wire.encoding import encoded
from tests.patience import Patience, until

from .browser import ADA, BOB, House, asked

HERE = "192.0.2.7"


@contextmanager
def house_of(settings: Settings, host: str = HERE) -> Iterator[House]:
    with TestClient(application(settings), client=(host, 5000)) as client:
        yield House(client)


def refused(house: House, table: str, token: str | None) -> dict[str, Any]:
    """What a socket is told that may not stay."""
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"type": "hello"} if token is None else {"type": "hello", "token": token})
        answer: dict[str, Any] = socket.receive_json()
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        assert caught.value.code == 1013
        return answer


# -- whose address it is -----------------------------------------------------------------------------------------------
def test_an_address_of_ipv6_stands_for_its_network() -> None:
    gate = Gate(2)
    assert [gate.take(f"2001:db8:1:2::{number}") for number in range(1, 4)] == [True, True, False]
    assert gate.take("2001:db8:1:3::1")
    assert network("2001:db8:1:2:3::4") == "2001:db8:1:2::/64"
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert [is_local(name) for name in ("::1", "::ffff:127.0.0.1", "127.0.0.9", "::2", "nonsense")] == [
        *(True, True, True, False, False)
    ]


def test_so_many_at_once() -> None:
    door = AtOnce(2)
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(door.one_more("ada", ValueError))
        with pytest.raises(ValueError, match="2"):
            stack.enter_context(door.one_more("ada", ValueError))
        stack.enter_context(door.one_more("bob", ValueError))
        stack.enter_context(door.one_more(None, ValueError))
    assert not door._open


# -- sockets -----------------------------------------------------------------------------------------------------------
def test_sockets_of_one_address(settings: Settings) -> None:
    with house_of(replace(settings, sockets_per_address=3)) as house, ExitStack() as stack:
        tables = [house.new("high", ["me", "friend"]) for _ in range(2)]
        for table in (tables[0], tables[0], tables[1]):
            stack.enter_context(house.browser(table))
        answer = refused(house, tables[1], ADA)
        assert (answer["key"], answer["params"]) == ("too_many_sockets", {"number": 3})
        assert "close some" in answer["text"]


def test_one_s_own_machine_is_not_limited(settings: Settings) -> None:
    few = replace(settings, sockets_per_address=1, watching_per_address=1, requests_per_second=1, costly_per_minute=1)
    with house_of(few, "127.0.0.1") as house, ExitStack() as stack:
        table = house.new("high", ["me", "friend"])
        for _ in range(3):
            stack.enter_context(house.browser(table, None))
        assert {house.get("/healthz").status_code for _ in range(20)} == {200}
        assert {house.get("/api/replays/" + table).status_code for _ in range(5)} == {409}


def test_sockets_of_one_seat(settings: Settings) -> None:
    """Wherever they come from: a thousand would slow down everybody."""
    with house_of(replace(settings, sockets_per_seat=2), "127.0.0.1") as house, ExitStack() as stack:
        table = house.new("high", ["me", "friend"])
        for _ in range(2):
            stack.enter_context(house.browser(table))
        assert refused(house, table, ADA)["key"] == "too_many_windows"
        stack.enter_context(house.browser(table, BOB))


def test_places_to_watch_from(settings: Settings) -> None:
    few = replace(settings, watching_per_address=2, watching_per_table=3)
    with house_of(few) as house, ExitStack() as stack:
        table, other = house.new("high", ["me", "friend"]), house.new("high", ["me", "friend"])
        for token in (None, BOB):
            stack.enter_context(house.browser(table, token))
        assert refused(house, table, None)["key"] == "too_many_watch_here"
        stack.enter_context(house.browser(table, ADA))
        stack.enter_context(house.browser(other, None))
    with house_of(few, "127.0.0.1") as house, ExitStack() as stack:
        table = house.new("high", ["me", "friend"])
        for _ in range(3):
            stack.enter_context(house.browser(table, None))
        assert refused(house, table, None)["key"] == "too_many_watch"


def test_messages_of_one_seat_whatever_the_number_of_its_sockets(settings: Settings) -> None:
    with house_of(replace(settings, messages_per_second=10)) as house, ExitStack() as stack:
        table = house.new("high", ["me", "friend"], ["northern", "sylvan"])
        browsers = [stack.enter_context(house.browser(table)) for _ in range(4)]
        answers = []
        for browser in browsers:
            for _ in range(10):
                browser.send({"type": "preview", "state": 0, "choice": "place e5"})
            answers += [browser.receive() for _ in range(10)]
        assert 10 <= sum(answer["type"] == "preview" for answer in answers) < 35


# -- requests ----------------------------------------------------------------------------------------------------------
def test_requests_of_one_address(settings: Settings) -> None:
    with house_of(replace(settings, requests_per_second=2)) as house:
        answers = [house.get("/api/tables/listed") for _ in range(14)]
        assert {answer.status_code for answer in answers[:10]} == {200}
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["key"] == "too_many_requests"


def test_costly_calls_of_one_address(settings: Settings) -> None:
    with house_of(replace(settings, costly_per_minute=8)) as house:
        answers = [house.get("/api/replays/0123456789ab") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 429, 429]
        assert answers[-1].json()["error"]["key"] == "too_many_calls"
        assert house.get("/api/tables/listed").status_code == 200


# -- what is told ------------------------------------------------------------------------------------------------------
class Crowd:
    """Somebody who counts what is told."""

    address = HERE
    host: str | None = HERE

    def __init__(self, holder: str | None, heard: list[str | None]) -> None:
        self.holder = holder
        self._heard = heard

    def changed(self) -> None:
        self._heard.append(self.holder)

    def said(self, message: bytes) -> None: ...

    def end(self, why: Refused) -> None: ...


def test_players_are_told_before_a_crowd_and_the_crowd_in_groups() -> None:
    heard: list[str | None] = []

    async def run() -> None:
        crowd = Listeners(lambda: heard.append("people"))
        for number in range(400):
            crowd.come(Crowd("ada" if number == 399 else None, heard))
        crowd.tell({"ada"})
        assert "ada" in heard
        assert len(heard) < 20
        # Others have their turn between the groups.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(heard) < 100
        crowd.tell({"ada"})
        patience = Patience("the last to be told")
        while crowd._crier is not None and patience.lasts():
            await asyncio.sleep(0)
        assert heard.count(None) < 1000
        assert "people" not in heard

    asyncio.run(run())


def test_who_comes_and_goes_is_told_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "_PAUSE_EACH", 0.0)
    told: list[int] = []

    async def run() -> None:
        crowd = Listeners(lambda: told.append(len(crowd)))
        for _ in range(300):
            crowd.come(Crowd(None, []))
        patience = Patience("news of the people")
        while not told and patience.lasts():
            await asyncio.sleep(0.01)

    asyncio.run(run())
    assert told == [300]


def test_a_view_is_encoded_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[type] = []
    real = encoded

    def counted(message: Any) -> bytes:
        made.append(type(message))
        return real(message)

    monkeypatch.setattr(listeners, "_MOMENT", 60.0)
    monkeypatch.setattr(listeners, "encoded", counted)
    table = house.seat("high", ["northern", "sylvan"], [ADA, BOB])
    with ExitStack() as stack:
        browsers = [stack.enter_context(house.browser(table, None)) for _ in range(12)]
        ada = stack.enter_context(house.browser(table))
        for one in (ada, browsers[0]):
            one.until("twelve who watch", lambda: one.people.get("watching") == 12)
        made.clear()
        ada.ask("resign")
        for browser in browsers:
            browser.until("the end of the game", lambda: browser.table["result"])
        # One for whoever resigned, one for all who watch.
        assert [kind.__name__ for kind in made].count("Table") == 2


# -- slow readers ------------------------------------------------------------------------------------------------------
class Deaf:
    """A socket whose other side reads nothing."""

    client = None

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)


def test_whoever_does_not_read_is_cut_off_and_costs_little(house: House) -> None:
    table = house.seat("high", ["northern", "sylvan"], [ADA, BOB])
    with house.browser(table):
        room = house.room(table)
    deaf: Any = Deaf()

    async def run() -> Connection:
        connection = Connection(deaf, house.lobby, room, None, HERE, 0)
        sending = asyncio.create_task(connection.send_all(0.05))
        await asyncio.sleep(0)
        for _ in range(2000):
            connection.changed()
            connection.said(b"{}")
        with pytest.raises(SlowReader):
            await sending
        return connection

    assert len(asyncio.run(run())._outbox) <= 256


# -- hints -------------------------------------------------------------------------------------------------------------
class Slow(Workers):
    """Thinks until it is told to stop."""

    asked = 0
    ended = 0

    async def hint(self, game: Any, school: str, seed: int) -> Turn:
        type(self).asked += 1
        try:
            await asyncio.sleep(3600)
        finally:
            type(self).ended += 1
        return Turn([], None)


def test_one_hint_for_all_windows_and_none_when_the_game_goes_on(house: House) -> None:
    Slow.asked = Slow.ended = 0
    house.lobby._hints._workers = Slow(1)
    table = house.seat("high", ["northern", "sylvan"], [ADA, BOB])
    with ExitStack() as stack:
        browsers = [stack.enter_context(house.browser(table)) for _ in range(6)]
        for browser in browsers:
            browser.send({"type": "hint", "state": 0})
        until("a hint that is thought", lambda: Slow.asked)
        browsers[0].play("place e5")
        for browser in browsers:
            browser.until("a word that it is stale", lambda: browser.got[-1].get("key") == "stale")
        assert (Slow.asked, Slow.ended) == (1, 1)
        # Nor when nobody waits any more.
        browsers[0].send({"type": "hint", "state": 1})
        until("another hint that is thought", lambda: Slow.asked == 2)
    until("the end of that thought", lambda: Slow.ended == 2)
    assert not house.lobby._hints._running


def test_a_novice_plays_while_champions_hold_every_place(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []

    async def turn(workers: Workers, game: Game, level: str, seed: int, pace: str) -> list[str]:
        if level == "champion":
            try:
                await asyncio.sleep(3600)
            finally:
                ended.append(level)
        return simple_turn(game, seed)

    monkeypatch.setattr(Workers, "turn", turn)
    with ExitStack() as stack:
        browsers = []
        for level in ["champion"] * 5 + ["novice"]:
            body = asked("high", ["bot", "me"], ["northern", "sylvan"], seed=4)
            body["seats"][0]["level"] = level
            table = house.post("/api/tables", body).json()["table"]
            browsers.append(stack.enter_context(house.browser(table)))
        while not browsers[-1].table["options"]:
            browsers[-1].receive("table")
        # The others are told where they stand.
        browsers[4].until("the fourth place", lambda: browsers[4].people["seats"][0].get("waits") == 4)
        # Whoever resigns needs no thought any more, and the next one may think.
        browsers[0].ask("resign")
        browsers[4].until("the third place", lambda: browsers[4].people["seats"][0].get("waits") == 3)
        assert ended == ["champion"]


def test_a_table_that_is_gone_is_not_thought_about(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, ended = Event(), Event()

    async def turn(*args: Any) -> list[str]:
        thinking.set()
        try:
            await asyncio.sleep(3600)
        finally:
            ended.set()
        return []

    monkeypatch.setattr(Workers, "turn", turn)
    house.new("high", ["bot", "me"], ["northern", "sylvan"], seed=4)
    assert thinking.wait(10)
    assert Sweeping(house.store).sweep(timedelta(), None) == 1
    house.client.portal.call(house.lobby._thinking.renew)  # type: ignore[union-attr]
    assert ended.wait(10)


def test_an_answer_that_nobody_waits_for_is_not_thought_about() -> None:
    left: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            left.append("ended")

    async def receive() -> dict[str, str]:
        await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def run() -> None:
        with pytest.raises(Refused):
            await while_there(Request({"type": "http"}, receive), work())
        await asyncio.sleep(0)

    asyncio.run(run())
    assert left == ["ended"]


def test_a_bot_that_waits_says_so(house: House) -> None:
    table = house.seat("high", ["northern", "sylvan"], [ADA, BOB])
    with house.browser(table) as browser:
        room = house.settled(table)
        assert "waits" not in browser.table["seats"][0]
        room.row = replace(room.row, seats=(replace(room.row.seats[0], kind="bot", level="novice"), room.row.seats[1]))
        house.client.portal.call(room.bot_waits, 3)  # type: ignore[union-attr]
        browser.until("the third place", lambda: browser.people["seats"][0].get("waits") == 3)
        house.client.portal.call(room.bot_waits, None)  # type: ignore[union-attr]
        browser.until("no place any more", lambda: "waits" not in browser.people["seats"][0])
