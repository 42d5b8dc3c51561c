"""What a worker of the browser calls: the server's own application, with its games in a file that the worker keeps.

Everything that comes from the browser is handed in, so that this can be tried without one.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Engine as Database

from ..errors import TashKalarError
from ..server.app import application
from ..server.settings import Settings, sqlite_address
from ..server.token import holder
from . import games
from .asgi import Host, Reply, content
from .thinkers import Elsewhere, Thinker

_log = logging.getLogger(__name__)
# Nobody shares this server: what it looks for by itself can wait a little longer than among strangers.
_LOOK = 3.0
GAMES = "/site/games"  # all games as one file: what only a site has an address for
_JSON = "application/json"


class Outside(Protocol):
    """What the worker gives."""

    def thinker(self) -> Thinker: ...

    def keep(self) -> Awaitable[None]: ...

    def tell(self, number: int, text: str) -> None: ...

    def end(self, number: int, code: int) -> None: ...


def settings(folder: str) -> Settings:
    """As for a server, but nobody else comes: nothing is limited, one bot thinks at a time."""
    return replace(
        Settings(sqlite_address(Path(folder) / "games.sqlite")), look_seconds=_LOOK, bot_workers=1, analysis_workers=1
    )


class Engine:
    """The tables of a browser."""

    def __init__(self, host: Host, database: Database, outside: Outside) -> None:
        self._host = host
        self._database = database
        self._outside = outside
        self._waiting: dict[
            int, asyncio.Event
        ] = {}  # requests by their number, and whether somebody has let go of them

    def request(
        self, number: int, method: str, address: str, headers: Any, body: bytes
    ) -> Awaitable[tuple[int, str, bytes]]:
        """Status, kind and body of an answer, once everything that led to it is kept."""
        data = content(body)
        # Known at once, so that somebody can let go of it before it has begun.
        gone = self._waiting[number] = asyncio.Event()
        return self._answered(number, gone, method, address, headers, data)

    def gone(self, number: int) -> None:
        """Nobody waits for the answer to a request any more."""
        if (waiting := self._waiting.get(number)) is not None:
            waiting.set()

    async def _answered(
        self, number: int, gone: asyncio.Event, method: str, address: str, headers: Any, body: bytes
    ) -> tuple[int, str, bytes]:
        named = [(name, value) for name, value in headers]
        try:
            if address == GAMES:
                reply = self._games(method, dict(named), body)
            else:
                reply = await self._host.request(method, address, named, body, gone)
        finally:
            del self._waiting[number]
        await self._outside.keep()
        return reply.status, dict(reply.headers).get("content-type", ""), reply.body

    def _games(self, method: str, headers: dict[str, str], body: bytes) -> Reply:
        try:
            if method == "GET":
                return Reply(200, [("content-type", "application/vnd.sqlite3")], games.packed(self._database))
            mine = holder(headers.get("authorization", "").removeprefix("Bearer "))
            said = games.brought(self._database, body, mine)._asdict()
            return Reply(200, [("content-type", _JSON)], json.dumps(said).encode())
        except TashKalarError as error:
            return Reply(400, [("content-type", _JSON)], json.dumps({"error": error.describe()}).encode())
        except Exception:
            _log.exception("the file of games failed")
            broken = {"key": "broken", "params": {}, "text": "something went wrong with the file of games"}
            return Reply(500, [("content-type", _JSON)], json.dumps({"error": broken}).encode())

    def open(self, number: int, address: str) -> None:
        async def tell(text: str) -> None:
            # As on the disk of a server: nobody hears of what is not kept.
            await self._outside.keep()
            self._outside.tell(number, text)

        async def end(code: int) -> None:
            self._outside.end(number, code)

        self._host.open(number, address, tell, end)

    def said(self, number: int, text: str) -> None:
        self._host.said(number, text)

    def left(self, number: int) -> None:
        self._host.left(number)

    async def stop(self) -> None:
        await self._host.stop()
        await self._outside.keep()


async def begin(folder: str, outside: Outside) -> Engine:
    """Open the tables that lie in a folder."""

    def thinkers(number: int, aside: bool) -> Elsewhere:
        return Elsewhere(outside.thinker, number)

    app = application(settings(folder), thinkers)
    host = Host(app)
    await host.start()
    await outside.keep()
    return Engine(host, app.state.lookback.store.engine, outside)
