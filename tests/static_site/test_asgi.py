"""The server's application without a network, as a worker of the browser drives it."""

import asyncio
import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tashkalar.site.asgi import Host
from tashkalar.site.inside import Engine, begin

GOLDEN = Path(__file__).parents[1] / "golden"
TOKEN = "0123456789abcdef0123456789abcdef"
HEADERS = [["authorization", f"Bearer {TOKEN}"], ["content-type", "application/json"]]
PATIENCE = 30.0
NUMBERS = count(1)  # of requests


class Here:
    """A worker that thinks at once, in this very process."""

    def __init__(self) -> None:
        self.thought = 0
        self.hangs = False

    async def think(self, thought: bytes) -> bytes:
        from tashkalar.site.thinkers import think

        self.thought += 1
        if self.hangs:
            await asyncio.Event().wait()
        return think(thought)

    def warm(self) -> None:
        pass

    def stop(self) -> None:
        pass


class Browser:
    """What a worker of the browser gives: everything that is told, and how often the games were kept before it."""

    def __init__(self) -> None:
        self.kept = 0
        self.told: list[tuple[int, dict[str, Any]]] = []
        self.kept_before: list[int] = []
        self.ended: list[tuple[int, int]] = []
        self.thinkers: list[Here] = []
        self.came = asyncio.Event()

    def thinker(self) -> Here:
        self.thinkers.append(Here())
        return self.thinkers[-1]

    async def keep(self) -> None:
        self.kept += 1

    def tell(self, number: int, text: str) -> None:
        self.kept_before.append(self.kept)
        self.told.append((number, json.loads(text)))
        self.came.set()

    def end(self, number: int, code: int) -> None:
        self.ended.append((number, code))
        self.came.set()

    async def hears(self, about: str, number: int, wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                for one, message in self.told:
                    if one == number and wanted(message):
                        return message
                self.came.clear()
                await self.came.wait()
        raise AssertionError(about)


async def ask(engine: Engine, method: str, address: str, body: Any = None) -> Any:
    said = b"" if body is None else json.dumps(body).encode()
    status, kind, answer = await engine.request(next(NUMBERS), method, address, HEADERS, said)
    assert kind.startswith("application/json"), kind
    return status, json.loads(answer)


def test_a_game_against_a_bot_is_played_and_found_again(tmp_path: Path) -> None:
    async def first() -> str:
        browser = Browser()
        engine = await begin(str(tmp_path), browser)
        seats = [{"kind": "bot", "level": "novice"}, {"kind": "me", "name": "Ada"}]
        status, made = await ask(engine, "POST", "/api/tables", {"form": "high", "seats": seats})
        assert status == 201
        table: str = made["table"]
        engine.open(1, f"/ws/tables/{table}")
        engine.said(1, json.dumps({"type": "hello", "token": TOKEN, "lang": "en", "seen": 0}))
        message = await browser.hears("my turn", 1, lambda told: told.get("options"))
        assert message["view"]["seat"] is not None, "the browser that made the table sits at it"
        assert browser.thinkers[0].thought >= 1, "the bot thought in a worker"
        assert all(browser.kept_before), "nobody hears of what is not kept"
        choice = message["options"][0]["text"]
        engine.said(1, json.dumps({"type": "play", "state": message["state"], "choice": choice}))
        await browser.hears("what came of it", 1, lambda told: told.get("state", 0) > message["state"])
        engine.left(1)
        await engine.stop()
        return table

    async def again(table: str) -> None:
        browser = Browser()
        engine = await begin(str(tmp_path), browser)
        _, mine = await ask(engine, "GET", "/api/tables")
        assert [one["table"] for one in mine] == [table]
        engine.open(7, "/ws/tables/nowhere12345")
        engine.said(7, json.dumps({"type": "hello", "token": TOKEN, "lang": "en", "seen": 0}))
        refused = await browser.hears("there is no such table", 7, lambda told: told["type"] == "refused")
        assert refused["key"] == "no_table"
        async with asyncio.timeout(PATIENCE):
            while not browser.ended:
                browser.came.clear()
                await browser.came.wait()
        assert browser.ended == [(7, 4404)]
        await engine.stop()

    asyncio.run(again(asyncio.run(first())))


def test_what_is_wrong_at_the_start_is_said(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"no database" * 1000)
    with pytest.raises(RuntimeError, match="not a database"):
        asyncio.run(begin(str(tmp_path), Browser()))


def test_an_answer_that_fails_is_still_an_answer() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 500, "headers": [(b"content-type", b"text/plain")]})
        await send({"type": "http.response.body", "body": scope["path"].encode()})
        raise ZeroDivisionError

    reply = asyncio.run(Host(app).request("GET", "/a%20b?c", [], b""))
    assert (reply.status, reply.body) == (500, b"/a b")


def test_somebody_who_waits_is_there_until_they_let_go(tmp_path: Path) -> None:
    async def asked() -> None:
        browser = Browser()
        engine = await begin(str(tmp_path), browser)
        text = (GOLDEN / "first-imperial.game").read_text(encoding="utf-8")
        _, sent = await ask(engine, "POST", "/api/records", {"text": text})
        turns = f"/api/replays/{sent['replay']}/turns?step=0"
        status, found = await ask(engine, "GET", turns)
        assert (status, bool(found["turns"])) == (200, True), "the strongest turns are told"

        for thinker in browser.thinkers:
            thinker.hangs = True
        number = next(NUMBERS)
        waiting = asyncio.ensure_future(engine.request(number, "GET", f"{turns}&depth=2", HEADERS, b""))
        engine.gone(number)
        status, _, answer = await asyncio.wait_for(waiting, PATIENCE)
        assert (status, json.loads(answer)["error"]["key"]) == (409, "gone"), "nobody thinks for somebody who has left"
        engine.gone(number)  # who has been answered may leave too
        await engine.stop()

    asyncio.run(asked())
