"""News between the processes that share a PostgreSQL database: LISTEN and NOTIFY.

They only say that something has changed at a table; what it is, everybody reads from the database. News that were
missed while the line was down do not matter therefore: after it is back everything in memory is looked at again.
"""

import asyncio
import logging
from collections.abc import Callable

from .. import metrics
from ..threads import ended
from .alone import SERVING
from .store import CHANNEL, Store

_log = logging.getLogger(__name__)
_AGAIN = 1.0  # seconds until the next try
_ALIVE = 20.0  # a quiet line is asked whether it is still there


class News:
    """Listens for ever: `on_news(table, topic)` for each, `on_gap()` when some may have been missed."""

    def __init__(self, store: Store, on_news: Callable[[str, str], None], on_gap: Callable[[], None]) -> None:
        self._store = store
        self._on_news = on_news
        self._on_gap = on_gap
        self._task: asyncio.Task[None] | None = None
        self.connected = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        await ended([self._task])

    async def _run(self) -> None:
        from psycopg import Error

        while True:
            try:
                await self._listen()
            except (Error, OSError) as error:
                self.connected.clear()
                _log.warning("news are cut off", extra={"event": "news_lost", "why": type(error).__name__})
                await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        address = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await AsyncConnection.connect(address, autocommit=True) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            # Whoever must be alone on the database sees by this lock that a server is there.
            await line.execute("SELECT pg_advisory_lock_shared(%s)", [SERVING])
            self.connected.set()
            self._on_gap()
            while True:
                async for notice in line.notifies(timeout=_ALIVE):
                    self._heard(notice.payload)
                await line.execute("SELECT 1")

    def _heard(self, payload: str) -> None:
        server, _, rest = payload.partition(" ")
        table, _, topic = rest.partition(" ")
        if server != self._store.server:
            metrics.NEWS.add()
            self._on_news(table, topic)
