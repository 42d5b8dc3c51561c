"""All tables of this server: making, finding and joining them, and keeping those in memory that are looked at."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ...bots.protocol import Turn
from ...errors import TashKalarError
from ...game import Game
from .. import metrics
from ..apart import apart
from ..refused import NoTable, NotYours, Refused, blocked, broken, not_saved, read_only
from ..seats import absence, seating
from ..seats.absence import Grace
from ..settings import Settings
from ..storage.blocks import Blocks
from ..storage.jobs import Jobs
from ..storage.news import News
from ..storage.presence import Book
from ..storage.rows import Conflict, Saying, TableRow
from ..storage.store import Store
from ..table import draft, order
from ..table.keeping import no_frames
from ..table.live import Live, shown
from ..table.making import ID, new_table, settled
from ..table.manners import Hooks, Manners
from ..table.message import drafted, link_state, summary
from ..table.opening import as_it_stood, opened
from ..table.order import Wish, moved_on
from ..table.room import Room
from ..thinking.hints import Hints
from ..thinking.thinkers import Thinkers
from ..thinking.turns import Thinking
from ..threads import ended, in_thread
from ..wire.new_table import Draft, LinkState, Summary
from .upkeep import Upkeep

_log = logging.getLogger(__name__)
NO_REMATCH = "no_rematch"
_PING = 1.0  # seconds
_TRIES = 4  # a table that others change again and again is refused in the end


class Lobby:
    """The tables of a server."""

    def __init__(self, store: Store, workers: Thinkers, settings: Settings) -> None:
        self._store = store
        self._workers = workers
        self._most = settings.rooms_in_memory
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # least recently used first
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._jobs = Jobs(store, timedelta(seconds=settings.lease_seconds))
        self._thinking = Thinking(self._jobs, workers, settings.bot_workers)
        self._book = Book(store, timedelta(seconds=settings.presence_seconds))
        self.blocks = Blocks(store)
        self._rung = 0  # how often operators have called
        self._upkeep = Upkeep(
            settings, store, self._thinking, self._book, self._in_memory, self.room, self._hear_operators
        )
        self._news = News(store, self._heard, self._missed) if store.shared else None
        self._writing_people = asyncio.Lock()
        self._pinging = asyncio.Lock()
        self._pinged = self._failed = -_PING
        self._beside: set[asyncio.Task[None]] = set()
        self._hints = Hints(workers)
        self._hooks = Hooks(self._gone_on, self._people_changed)
        minutes, days = timedelta(minutes=settings.grace_minutes), timedelta(days=settings.grace_days)
        grace = Grace(minutes, days, datetime.now(UTC))
        self._manners = Manners(grace, settings.sayings_per_minute)

    async def start(self) -> None:
        """Go on where bots were to move when the server stopped; meanwhile it is open to everybody else."""
        await in_thread(self._store.pulse.beat)
        await in_thread(self._jobs.begin)
        await self._hear_operators()
        self._do(self._bring_over())
        if self._news is not None:
            self._news.start()
        self._upkeep.start()

    async def stop(self) -> None:
        await self._upkeep.stop()
        await self._thinking.stop()
        if self._news is not None:
            await self._news.stop()
        await ended(self._beside)

    async def _bring_over(self) -> None:
        """Games of versions that kept less are brought over, while their rules are still those of today."""
        tables = await in_thread(self._store.unkept)
        for table in tables:
            try:
                await in_thread(self._load, table)
            except TashKalarError as error:
                extra = {"event": "not_brought_over", "table": table, "why": error.key}
                _log.warning("a game is not brought over", extra=extra)
        if tables:
            _log.info("games brought over", extra={"event": "brought_over", "number": len(tables)})

    # -- making --------------------------------------------------------------------------------------------------------
    async def make(self, asked: Wish, holder: str) -> tuple[str, dict[str, str]]:
        """A new table and the links to its free seats; all others are played from the browser that asks, or by bots."""
        holders = [holder if seat.is_own else None for seat in asked.seats]
        row, links = await in_thread(new_table, asked, holders, holder)
        await in_thread(self._store.add, row)
        await self._made(row)
        return row.id, links

    async def make_study(self, asked: Wish, game: Game, holder: str, origin: str) -> str:
        """A table at which a game goes on from where it stands."""
        holders = [holder if seat.is_own else None for seat in asked.seats]
        row, _ = await in_thread(new_table, asked, holders, holder, game, origin)
        await in_thread(self._store.add, row)
        await self._made(row)
        return row.id

    async def rematch(self, table: str, holder: str) -> str:
        """The same again, everybody one seat further. Asked twice, it is one table."""
        # Fresh: others may have heard of the end through the database before this process has.
        room = await self.room(table, fresh=True)
        if not room.audience(holder).mine:
            raise NotYours("spectator", "only those who played can ask for a rematch")
        if not room.live.game.over:
            raise Refused("running", "the game is not over yet")
        if room.row.rematch is None:
            seats = room.row.seats
            asked = order.read(room.row.wish).seated(seats)
            holders = [seat.player for seat in seats]
            if room.row.origin is None:
                row, _ = await in_thread(new_table, asked.moved_on(), moved_on(holders), holder, again=True)
            else:
                # A study is tried again from the same position, by the same players.
                game = await in_thread(Game.from_record, room.row.start)
                row, _ = await in_thread(new_table, asked, holders, holder, game, room.row.origin)
            if await in_thread(self._store.add_rematch, table, row):
                await self._made(row)
            await room.refresh()
        if room.row.rematch is None:
            raise NoTable(table)  # removed meanwhile
        return room.row.rematch

    async def _made(self, row: TableRow) -> None:
        metrics.TABLES.add(row.form)
        _log.info("new table", extra={"event": "new_table", "table": row.id, "form": row.form, "team": row.team})
        await self._begins(row)

    async def _begins(self, row: TableRow) -> None:
        if any(seat.kind == "bot" for seat in row.seats):
            self._workers.warm()
        if row.standing.awaits_bot:
            self._thinking.look(await self.room(row.id))

    # -- seats ---------------------------------------------------------------------------------------------------------
    async def take_seat(self, table: str, link: str, holder: str, name: str) -> str:
        """Take a seat by its link, for the first time or on another device; its school."""
        row = await self._changed(table, seating.taken(link, holder, name, datetime.now(UTC)))
        school = seating.by_link(row, link, holder).school
        metrics.JOINED.add()
        _log.info("seat taken", extra={"event": "seat_taken", "table": table, "school": school})
        return school

    async def look_at_link(self, table: str, link: str, holder: str) -> LinkState:
        """What a link is good for."""
        return link_state(await self._row(table), link, holder)

    async def take_back_seat(self, table: str, school: str, holder: str) -> None:
        """Whoever holds a seat takes it back from a bot."""
        await self._changed(table, seating.returned(school, holder, datetime.now(UTC)))
        _log.info("a seat is taken back", extra={"event": "seat_taken_back", "table": table, "school": school})

    async def stand_in(self, table: str, school: str, holder: str, level: str) -> Draft:
        """Before the game has begun a bot stands in for somebody who does not come."""
        now = datetime.now(UTC)
        change = absence.hosted(school, holder, level, self._manners.grace, now)
        row = await self._changed(table, lambda row: settled(change(row), now) if row.drafting else change(row))
        _log.info("a bot takes a seat", extra={"event": "seat_to_bot", "table": table, "school": school})
        await self._begins(row)
        return drafted(row, holder, self._manners.grace)

    async def renew_link(self, table: str, school: str, holder: str, free: bool) -> str:
        """A new link to a seat."""
        link = seating.new_link()
        await self._changed(table, seating.relinked(school, holder, link, free))
        _log.info("link renewed", extra={"event": "link_renewed", "table": table, "school": school, "free": free})
        return link

    async def _changed(self, table: str, change: seating.Change) -> TableRow:
        """Change what is known of a table beside its game; also while there is none, and then no room for it either."""
        for _ in range(_TRIES):
            row = await self._row(table)
            if not row.drafting:
                room = await self.room(table, fresh=True)
                await room.change(change)
                return room.row
            with contextlib.suppress(Conflict):
                return await in_thread(self._store.change, row, change(row))
        raise not_saved()

    async def _row(self, table: str) -> TableRow:
        row = await in_thread(self._store.table, table) if ID.fullmatch(table) else None
        if row is None:
            raise NoTable(table[:32])
        return row

    # -- choosing schools ----------------------------------------------------------------------------------------------
    async def draft(self, table: str, holder: str | None) -> Draft:
        """How far the choice of schools has come."""
        return drafted(await self._row(table), holder, self._manners.grace)

    async def choose(self, table: str, holder: str, school: str, stones: bool) -> Draft:
        """Choose a school; with the last one the game begins."""

        def change(row: TableRow) -> TableRow:
            now = datetime.now(UTC)
            return settled(draft.chosen(row, holder, school, stones, now), now)

        row = await self._row(table)
        for _ in range(_TRIES):
            try:
                row = await in_thread(self._store.change, row, change(row))
            except Conflict:
                row = await self._row(table)
                continue
            if not row.drafting:
                await self._begins(row)
            return drafted(row, holder, self._manners.grace)
        raise not_saved()

    async def decline(self, room: Room, holder: str | None) -> None:
        """Whoever offered a rematch sits at its table already, and hears there that somebody will not come."""
        if room.row.rematch is None:
            return
        offered = await self.room(room.row.rematch, fresh=True)
        if mine := offered.audience(holder).mine:
            await offered.say(holder, mine[0], NO_REMATCH)

    async def unvote(self, room: Room, holder: str | None, seat: str | None, target: str) -> None:
        """Somebody does not want that any more."""
        await room.change(absence.unvoted(target, room.speaking(holder, seat)))

    async def vote(self, room: Room, holder: str | None, seat: str | None, target: str, level: str | None) -> None:
        """Somebody wants a bot to stand in at a seat that was left, or without a level somebody else to have it."""
        by = room.speaking(holder, seat)
        if self._store.shared:
            await room.look_elsewhere(self._book.elsewhere)
        grace, now = self._manners.grace, datetime.now(UTC)
        await room.change(absence.voted(target, by, level, room.people.seats, grace, now))
        if (taken := room.row.seat(target)) is not None and not taken.is_person:
            _log.info("a bot takes a seat", extra={"event": "seat_to_bot", "table": room.id, "school": target})

    # -- finding -------------------------------------------------------------------------------------------------------
    async def mine(self, holder: str) -> list[Summary]:
        return [summary(row, holder) for row in await in_thread(self._store.held_by, holder)]

    async def listed(self, holder: str | None) -> list[Summary]:
        """Games that everybody may find and watch."""
        return [summary(row, holder) for row in await in_thread(self._store.listed)]

    async def ping(self) -> None:
        """Refused when games cannot be written. Asked often, it is tried once a second."""
        asked = monotonic()
        async with self._pinging:
            if self._failed > asked:
                raise read_only()  # somebody has found out while this one waited
            if monotonic() - self._pinged < _PING:
                return
            try:
                await in_thread(self._store.ping)
            except SQLAlchemyError as error:
                self._failed = monotonic()
                raise read_only() from error
            self._pinged = monotonic()

    async def room(self, table: str, fresh: bool = False) -> Room:
        """A table, from memory or built from its log; NoTable if there is none.

        `fresh`: with everything that other processes have written until now.
        """
        if not ID.fullmatch(table):
            raise NoTable(table[:32])
        found = self._rooms.get(table)
        if found is not None:
            self._rooms.move_to_end(table)
            if fresh and self._store.shared:
                await found.refresh()
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        try:
            row, live, said = await in_thread(self._load, table)
        except Refused:
            raise
        except TashKalarError as error:
            _log.error("a table cannot be opened", extra={"event": "broken_table", "table": table, "why": error.key})
            raise broken(error) from error
        room = self._rooms[table] = Room(row, live, said, self._store, self._hooks, self._manners)
        if live.mended is not None:
            _log.info("told as it was kept", extra={"event": "rules_mended", "table": table, "turn": live.mended.turn})
        if live.anew is not None:
            try:
                await room.begin_anew()
            except Refused as error:
                if error.key != "stale":  # another process was faster
                    del self._rooms[table]
                    raise
        if self._store.shared:
            # What was written while it was being opened, before news of it could reach this room.
            await room.refresh()
            await room.look_elsewhere(self._book.elsewhere)
        self._drop_idle()
        return room

    def _load(self, table: str) -> tuple[TableRow, Live, tuple[Saying, ...]]:
        row = self._store.table(table)
        if row is None:
            raise NoTable(table)
        if row.drafting:
            raise Refused("drafting", "the schools are being chosen; the game has not begun yet")
        live = opened(row.start, self._store.lines(table))
        if live.missing and live.state == row.state:  # of a version that did not keep what came of choices
            if not as_it_stood(row, live):
                raise no_frames()
            self._store.keep(table, live.missing)
        if row.shown is None:  # of a version that did not keep it
            self._store.show(table, shown(live.public))
        return row, live, self._store.said(table)

    def _in_memory(self) -> list[Room]:
        return list(self._rooms.values())

    def _drop_idle(self) -> None:
        """Rooms that nobody looks at make way; the log brings them back."""
        for table, room in list(self._rooms.items()):
            if len(self._rooms) <= self._most:
                break
            if not room.listeners and table not in self._thinking:
                del self._rooms[table]

    def _gone_on(self, room: Room) -> None:
        self._thinking.look(room)
        self._hints.look(room)

    async def hint(
        self, room: Room, holder: str | None, state: int, who: str, tell: Callable[[int | None], None]
    ) -> Turn:
        """A good turn for the seat that chooses, thought at the cost of an address."""
        return await self._hints.hint(room, room.asks_for_hint(holder, state), state, who, tell)

    async def gauges(self) -> dict[str, tuple[str, float]]:
        """How things stand, for the metrics."""
        rooms = self._in_memory()
        return {
            "tashkalar_sockets": ("Browsers connected.", sum(len(room.listeners) for room in rooms)),
            "tashkalar_rooms": ("Tables in memory.", len(rooms)),
            "tashkalar_jobs": ("Bots that are to move.", await in_thread(self._jobs.waiting)),
            "tashkalar_thoughts_waiting": ("Bots' turns and hints in the line.", len(self._workers.line)),
            "tashkalar_jobs_held": ("Bots' turns this process thinks about.", self._thinking.held),
            "tashkalar_news_connected": ("Whether news of other processes come.", self._hears()),
        }

    def _hears(self) -> float:
        return 1 if self._news is None or self._news.connected.is_set() else 0

    # -- operators -----------------------------------------------------------------------------------------------------
    async def _hear_operators(self) -> None:
        """Somebody who runs the server has changed something beside it: tables, names, or who is turned away."""
        number = await in_thread(self.blocks.rung)
        if number == self._rung:
            return
        await in_thread(self.blocks.load)
        for room in self._in_memory():
            with apart(room.id):
                over = await self._looked_at_again(room)
                if over is not None:
                    self._rooms.pop(room.id, None)
                for listener in list(room.listeners):
                    if over is not None or self.blocks.has(listener.host):
                        listener.end(over or blocked())
        self._rung = number

    async def _looked_at_again(self, room: Room) -> Refused | None:
        """A room with what was changed beside it; or why there can be none any more."""
        if await in_thread(self._store.table, room.id) is None:
            return NoTable(room.id)
        try:
            await room.refresh()
        except Refused as error:  # the other tables are looked at all the same
            return error
        return None

    # -- other processes -----------------------------------------------------------------------------------------------
    def _heard(self, table: str, topic: str) -> None:
        room = self._rooms.get(table)
        if room is not None:
            self._do(self._look_again(room, topic))

    def _missed(self) -> None:
        """News may have been missed: whatever is in memory is looked at again, or forgotten."""
        for table, room in list(self._rooms.items()):
            if room.listeners:
                self._do(self._look_again(room, "table"))
            elif table not in self._thinking:
                del self._rooms[table]

    async def _look_again(self, room: Room, topic: str) -> None:
        if topic == "people":
            await room.look_elsewhere(self._book.elsewhere)
        else:
            await room.refresh()
            room.hear(await in_thread(self._store.said, room.id))

    def _people_changed(self, room: Room) -> None:
        if self._store.shared:
            self._do(self._write_people(room))

    async def _write_people(self, room: Room) -> None:
        # One after the other, and each with what is true then, so that the last line written is the last truth.
        async with self._writing_people:
            await in_thread(self._book.write, room.id, room.here)

    def _do(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._beside.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.warning("news not read", extra={"event": "news_failed", "why": type(error).__name__})
