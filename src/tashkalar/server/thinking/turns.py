"""Bots at work: one process takes a bot's turn as a job, has it thought in a worker and plays it whole."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from .. import bot_turns, metrics
from ..levels import USUAL
from ..refused import Refused
from ..storage.jobs import Jobs
from ..storage.rows import Seat
from ..table.room import Room
from ..threads import in_thread
from .workers import Workers

_log = logging.getLogger(__name__)


class Thinking:
    """The bots' turns this process works on."""

    def __init__(self, jobs: Jobs, workers: Workers, at_once: int) -> None:
        self._jobs = jobs
        self._workers = workers
        self._at_once = at_once
        # No more than can be thought about at once are taken, so that other processes get their share.
        self._turns = asyncio.Semaphore(at_once)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._held: set[str] = set()
        self._broken: set[str] = set()  # tables that cannot be opened
        self._stopping = False

    def __contains__(self, table: str) -> bool:
        return table in self._tasks

    @property
    def held(self) -> int:
        """How many turns this process has taken."""
        return len(self._held)

    def look(self, room: Room) -> None:
        """A bot that is to move is set thinking, once."""
        if room.bot_to_move() is not None and room.id not in self._tasks and not self._stopping:
            task = self._tasks[room.id] = asyncio.create_task(self._move(room))
            task.add_done_callback(lambda _: self._tasks.pop(room.id))

    async def take_up(self, room_of: Callable[[str], Awaitable[Room]]) -> None:
        """Turns that nobody thinks about: of a process that died, or of one that has too many."""
        idle = self._at_once - len(self._held)
        if idle <= 0:
            return
        known = self._tasks.keys() | self._broken
        for table in await in_thread(self._jobs.free, idle + len(known)):
            if table not in known:
                try:
                    room = await room_of(table)
                except Refused:
                    self._broken.add(table)  # said when it was opened; the other tables go on
                    continue
                if room.bot_to_move() is None:
                    await room.refresh()
                self.look(room)

    async def renew(self) -> None:
        if self._held:
            await in_thread(self._jobs.renew, list(self._held))

    async def stop(self) -> None:
        self._stopping = True
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await in_thread(self._workers.close)
        with contextlib.suppress(SQLAlchemyError):
            await in_thread(self._jobs.give_back)

    async def _move(self, room: Room) -> None:
        """Play for bots as long as it is a bot's turn and the job is ours."""
        failures = 0
        while (seat := room.bot_to_move()) is not None:
            async with self._turns:
                state = room.live.state
                try:
                    mine, before = await in_thread(self._jobs.take, room.id, state)
                    if not mine:
                        # Another process has it, or has played it already.
                        await room.refresh()
                        if room.live.state == state:
                            return
                        continue
                    if before is not None:
                        metrics.TAKEN_OVER.add()
                        _log.warning("took over a bot", extra={"event": "took_over", "table": room.id})
                    self._held.add(room.id)
                    await self._turn(room, seat, state, failures)
                    failures = 0
                except (Refused, SQLAlchemyError):
                    # Not written: another process was faster, or the database is away.
                    await asyncio.sleep(0.2)
                    return
                except Exception:
                    failures += 1
                    extra = {"event": "bot_failed", "table": room.id, "level": seat.level}
                    _log.exception("a bot failed", extra=extra)
                    await asyncio.sleep(min(30.0, 0.1 * 2**failures))
                finally:
                    self._held.discard(room.id)

    async def _turn(self, room: Room, seat: Seat, state: int, failures: int) -> None:
        began, game = monotonic(), room.live.game
        seed = bot_turns.chance(room.row.chance, state)
        assert seat.level is not None
        if failures:
            # A bot that fails must not stop the game: somebody simple plays this turn for it.
            texts = await in_thread(bot_turns.simple_turn, game.copy(), seed)
        else:
            # Tables made before there was a choice do not name one.
            pace = room.row.wish.get("pace", USUAL)
            texts = await self._workers.turn(game, seat.level, seed, pace)
        await room.bot_played(state, texts)
        metrics.THOUGHT.observe(monotonic() - began)
