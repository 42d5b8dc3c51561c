"""What a server does by itself: bots nobody thinks about, clocks that run out, presence, and old games."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from .. import metrics
from ..apart import apart
from ..refused import Refused
from ..settings import Settings
from ..storage.presence import Book
from ..storage.store import Store
from ..storage.sweeping import Sweeping
from ..table.room import Room
from ..thinking.turns import Thinking
from ..threads import ended, in_thread

_log = logging.getLogger(__name__)


class Upkeep:
    """Looks after the tables once in a while."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinking: Thinking,
        book: Book,
        rooms: Callable[[], list[Room]],
        room_of: Callable[[str], Awaitable[Room]],
        operators: Callable[[], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._store = store
        self._thinking = thinking
        self._book = book
        self._rooms = rooms
        self._room_of = room_of
        self._operators = operators
        self._sweeping = Sweeping(store)
        self._tasks: list[asyncio.Task[None]] = []
        self._broken: list[str] = []  # tables that cannot be opened, whatever their clocks say

    def start(self) -> None:
        pace = self._settings
        for work, seconds in (
            (self._bots, pace.look_seconds),
            (self._clocks, pace.look_seconds),
            (self._votes, pace.look_seconds),
            (self._operators, pace.look_seconds),
            (self._thinking.renew, pace.lease_seconds / 3),
            (self._presence, pace.presence_seconds / 3),
            (self._sweep, pace.sweep_seconds),
        ):
            self._tasks.append(asyncio.create_task(self._again(work, seconds)))

    async def stop(self) -> None:
        await ended(self._tasks)
        if self._store.shared:
            with contextlib.suppress(SQLAlchemyError):
                await in_thread(self._book.leave)

    async def _again(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        while True:
            began = monotonic()
            try:
                await work()
            except (SQLAlchemyError, Refused) as error:
                # The database is away; what was not done now is done the next time.
                _log.warning("upkeep failed", extra={"event": "upkeep_failed", "why": type(error).__name__})
            except Exception:
                _log.exception("upkeep failed", extra={"event": "upkeep_failed"})
            await asyncio.sleep(max(0.05, seconds - (monotonic() - began)))

    async def _bots(self) -> None:
        await self._thinking.take_up(self._room_of)

    async def _clocks(self) -> None:
        await in_thread(self._store.pulse.beat)
        for table in await in_thread(self._store.out_of_time, self._broken):
            with apart(table):
                try:
                    room = await self._room_of(table)
                except Refused as error:
                    if error.key == "broken_table":
                        self._broken.append(table)
                    raise
                if self._store.shared:
                    await room.refresh()
                await room.time_up()

    async def _votes(self) -> None:
        for room in self._rooms():
            with apart(room.id):
                await room.decide()

    async def _presence(self) -> None:
        if self._store.shared:
            await in_thread(self._book.keep)
            for room in self._rooms():
                if room.listeners:
                    # A process that died takes nobody along.
                    with apart(room.id):
                        await room.look_elsewhere(self._book.elsewhere)

    async def _sweep(self) -> None:
        ages = [
            None if days is None else timedelta(days=days)
            for days in (self._settings.abandoned_days, self._settings.finished_days)
        ]
        if ages == [None, None]:
            return
        looked_at = [room.id for room in self._rooms() if room.listeners]
        removed = await in_thread(self._sweeping.sweep, ages[0], ages[1], looked_at)
        if removed:
            metrics.SWEPT.add(number=removed)
            _log.info("old games removed", extra={"event": "swept", "number": removed})
