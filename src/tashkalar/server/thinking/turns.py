"""Bots at work: a turn stands in the line, is taken as a job by one process, thought in a worker and played whole."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from .. import bot_turns, metrics
from ..apart import apart
from ..levels import USUAL, turn_seconds
from ..refused import Refused, Unavailable
from ..storage.jobs import Jobs
from ..storage.rows import Seat
from ..table.room import Room
from ..threads import ended, in_thread
from .line import Thought
from .thinkers import Thinkers

_log = logging.getLogger(__name__)


class Thinking:
    """The bots' turns this process works on."""

    def __init__(self, jobs: Jobs, workers: Thinkers, at_once: int) -> None:
        self._jobs = jobs
        self._workers = workers
        self._at_once = at_once
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns: dict[str, tuple[int, asyncio.Task[None]]] = {}  # the state each is about
        # No more than can be thought about at once are taken, so that other processes get their share.
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
        """A bot that is to move is set thinking, once; a thought about what has changed since is ended."""
        about, turn = self._turns.get(room.id, (room.live.state, None))
        if turn is not None and (about != room.live.state or room.bot_to_move() is None):
            turn.cancel()
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
                with apart(table):
                    await self._take_up(table, room_of)

    async def _take_up(self, table: str, room_of: Callable[[str], Awaitable[Room]]) -> None:
        try:
            room = await room_of(table)
        except (Unavailable, SQLAlchemyError):
            raise  # another time
        except Exception:
            self._broken.add(table)  # it would stand before all others again and again
            raise
        if room.bot_to_move() is None:
            await room.refresh()
        self.look(room)

    async def renew(self) -> None:
        """Turns that are thought about stay ours; those of tables that are gone are dropped."""
        held = list(self._held)
        if held:
            kept = await in_thread(self._jobs.renew, held)
            for table in held:
                if table not in kept and table in self._turns:
                    self._turns[table][1].cancel()

    async def stop(self) -> None:
        self._stopping = True
        await ended(self._tasks.values())
        await in_thread(self._workers.close)
        with contextlib.suppress(SQLAlchemyError):
            await in_thread(self._jobs.give_back)

    async def _move(self, room: Room) -> None:
        """Play for bots as long as it is a bot's turn and the job is ours."""
        failures = 0
        while (seat := room.bot_to_move()) is not None:
            state = room.live.state
            turn = asyncio.create_task(self._turn(room, seat, state, failures))
            self._turns[room.id] = state, turn
            try:
                await turn
                failures = 0
            except asyncio.CancelledError:
                if self._stopping:
                    raise
                # It was about something that has changed since.
            except _NotOurs:
                return
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
                self._turns.pop(room.id, None)

    async def _turn(self, room: Room, seat: Seat, state: int, failures: int) -> None:
        """Wait in the line, take the job and play the turn."""
        assert seat.level is not None
        # Tables made before there was a choice do not name one.
        pace = room.row.wish.get("pace", USUAL)
        thought = Thought(room.listeners.payer, room.id, turn_seconds(seat.level, pace))
        async with self._workers.line.place(thought, room.is_watched, room.bot_waits):
            mine, before = await in_thread(self._jobs.take, room.id, state)
            if not mine:
                # Another process has it, or has played it already.
                await room.refresh()
                if room.live.state == state:
                    raise _NotOurs
                return
            if before is not None:
                metrics.TAKEN_OVER.add()
                _log.warning("took over a bot", extra={"event": "took_over", "table": room.id})
            self._held.add(room.id)
            try:
                await self._play(room, seat.level, pace, state, failures)
            finally:
                self._held.discard(room.id)

    async def _play(self, room: Room, level: str, pace: str, state: int, failures: int) -> None:
        began, game = monotonic(), room.live.game
        seed = bot_turns.chance(room.row.chance, room.live.chance)
        if failures:
            # A bot that fails must not stop the game: somebody simple plays this turn for it.
            texts = await in_thread(bot_turns.simple_turn, game.copy(), seed)
        else:
            texts = await self._workers.turn(game, level, seed, pace)
        self._turns.pop(room.id, None)  # thought to the end; what changes now is its own turn
        await room.bot_played(state, texts)
        metrics.THOUGHT.observe(monotonic() - began)


class _NotOurs(Exception):
    """Another process has taken the turn."""
