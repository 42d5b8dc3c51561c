"""All tables: making them, finding them, keeping the live ones in memory, and letting bots move at them."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from ..errors import TashKalarError
from ..game import Game
from . import players, wish
from .live import Live
from .message import summary
from .refused import NoTable, NotYours, Refused
from .room import Room, standing
from .store import Seat, Store, TableRow
from .threads import in_thread
from .wish import Wish, moved_on
from .workers import Workers

_log = logging.getLogger(__name__)
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread
_ID = re.compile(f"[{_ALPHABET}]{{12}}")


def new_id() -> str:
    """The public name of a table: whoever knows it may watch, so it cannot be guessed (60 bits)."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


class Lobby:
    """The tables of a server."""

    def __init__(self, store: Store, workers: Workers, rooms_in_memory: int) -> None:
        self._store = store
        self._workers = workers
        self._most = rooms_in_memory
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # least recently used first
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Go on where bots were to move when the server stopped; meanwhile it is open to everybody else."""
        self._resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        for table in await in_thread(self._store.awaiting_bots):
            with contextlib.suppress(Refused):  # said when it was opened; the other tables go on
                self._changed(await self.room(table))

    async def stop(self) -> None:
        self._stopping = True
        for task in [self._resuming, *self._thinking.values()]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await in_thread(self._workers.close)

    # -- making --------------------------------------------------------------------------------------------------------
    async def make(self, asked: Wish, holder: str) -> str:
        """A new table; every seat that is no bot is played from the browser that asks."""
        row = await in_thread(new_table, asked, [None if seat.kind == "bot" else holder for seat in asked.seats])
        await in_thread(self._store.add, row)
        await self._made(row)
        return row.id

    async def rematch(self, table: str, holder: str) -> str:
        """The same again, everybody one seat further. Asked twice, it is one table."""
        room = await self.room(table)
        if not room.audience(holder).mine:
            raise NotYours("spectator", "only those who played can ask for a rematch")
        if not room.live.game.over:
            raise Refused("running", "the game is not over yet")
        if room.row.rematch is None:
            holders = moved_on([seat.holder for seat in room.row.seats])
            row = await in_thread(new_table, wish.read(room.row.wish).moved_on(), holders)
            if await in_thread(self._store.add_rematch, table, row):
                await self._made(row)
            await room.refresh()
        assert room.row.rematch is not None
        return room.row.rematch

    async def _made(self, row: TableRow) -> None:
        _log.info("new table", extra={"event": "new_table", "table": row.id, "form": row.form, "team": row.team})
        if any(seat.kind == "bot" for seat in row.seats):
            self._workers.warm()
        if row.standing.awaits_bot:
            self._changed(await self.room(row.id))

    # -- finding -------------------------------------------------------------------------------------------------------
    async def mine(self, holder: str) -> list[dict[str, Any]]:
        return [summary(row, holder) for row in await in_thread(self._store.held_by, holder)]

    async def ping(self) -> None:
        await in_thread(self._store.ping)

    async def room(self, table: str) -> Room:
        """A table, from memory or built from its log; NoTable if there is none."""
        if not _ID.fullmatch(table):
            raise NoTable(table[:32])
        found = self._rooms.get(table)
        if found is not None:
            self._rooms.move_to_end(table)
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        try:
            row, live = await in_thread(self._load, table)
        except Refused:
            raise
        except TashKalarError as error:
            _log.error("a table cannot be opened", extra={"event": "broken_table", "table": table, "why": error.text})
            raise Refused("broken_table", f"this game cannot be opened: {error.text}", why=error.key) from error
        room = self._rooms[table] = Room(row, live, self._store, self._changed)
        self._drop_idle()
        return room

    def _load(self, table: str) -> tuple[TableRow, Live]:
        row = self._store.table(table)
        if row is None:
            raise NoTable(table)
        return row, Live(row.start).apply(self._store.texts(table))

    def _drop_idle(self) -> None:
        """Rooms that nobody looks at make way; the log brings them back."""
        for table, room in list(self._rooms.items()):
            if len(self._rooms) <= self._most:
                break
            if not room.listeners and table not in self._thinking:
                del self._rooms[table]

    async def hint(self, room: Room, holder: str | None, state: int) -> list[str]:
        """A good turn for the seat that chooses."""
        school = room.asks_for_hint(holder, state)
        return await self._workers.hint(room.live.game, school, players.chance(room.row.chance, state))

    # -- bots ----------------------------------------------------------------------------------------------------------
    def _changed(self, room: Room) -> None:
        """A bot that is to move is set thinking, once."""
        if room.bot_to_move() is not None and room.id not in self._thinking and not self._stopping:
            task = self._thinking[room.id] = asyncio.create_task(self._bots_move(room))
            task.add_done_callback(lambda _: self._thought(room))

    def _thought(self, room: Room) -> None:
        del self._thinking[room.id]
        self._changed(room)  # in case it was another bot's turn just now

    async def _bots_move(self, room: Room) -> None:
        failures = 0
        while (seat := room.bot_to_move()) is not None:
            state, game = room.live.state, room.live.game
            seed = players.chance(room.row.chance, state)
            assert seat.level is not None
            try:
                if failures:
                    # A bot that fails must not stop the game: somebody simple plays this turn for it.
                    texts = players.simple_turn(game.copy(), seed)
                else:
                    texts = await self._workers.turn(game, seat.level, seed)
                await room.bot_played(state, texts)
                failures = 0
            except Refused:
                await asyncio.sleep(0.2)  # not written: another process was faster, or the database is away
            except Exception:
                failures += 1
                _log.exception("a bot failed", extra={"event": "bot_failed", "table": room.id, "level": seat.level})
                await asyncio.sleep(min(30.0, 0.1 * 2**failures))


def new_table(asked: Wish, holders: Sequence[str | None]) -> TableRow:
    """A table dealt, with who holds its seats; nothing is written yet. SetupError if there can be no such game."""
    chance = secrets.randbits(53) if asked.seed is None else asked.seed
    rng = Random(chance)
    setup = asked.setup(rng)
    game = Game.new(setup.form, setup.schools, rng.getrandbits(60), setup.team)
    seats = tuple(
        Seat(school, seat.kind, seat.name, seat.level, holder)
        for school, seat, holder in zip(setup.schools, asked.seats, holders, strict=True)
    )
    return TableRow(
        id=new_id(),
        form=setup.form,
        team=setup.team,
        assist=asked.assist,
        wish=asked.describe(),
        start=game.record(),
        chance=rng.getrandbits(53),
        seats=seats,
        state=0,
        standing=standing(game, seats),
        changed=datetime.now(UTC),
    )
