"""The event log in the database. Plain blocking calls; the server makes them in threads.

What is written to the log is never changed: a choice that was taken back is followed by `undo`. The number of a choice
is its place in the log, and the database refuses a second one with the same number, whoever writes it. Everything else
that is known of a table carries a revision, and a change made for an older one is refused.
"""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    Update,
    bindparam,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from .pulse import Pulse
from .rows import (
    Conflict,
    Line,
    Saying,
    Shown,
    Standing,
    TableRow,
    Timing,
    seat_columns,
    shown_column,
    standing_columns,
    table_columns,
    table_row,
    timing_columns,
    vote_column,
)
from .schema import choices, jobs, sayings, seats, tables, upkeep
from .together import Together

CHANNEL = "tashkalar"
_WRITTEN = "written"
_SAID = 20  # so many sayings of a table are shown

# What every choice writes is put together once: making a statement takes longer than carrying it out.
_WRITE_CHOICES = insert(choices)
_NO_JOB = delete(jobs).where(jobs.c.table_id == bindparam("of"))
_NEW_JOB = insert(jobs)


class Store:
    """All reading and writing of games. `server` names this process to the others."""

    def __init__(self, engine: Engine, server: str = "") -> None:
        self.engine = engine
        self.server = server
        self.shared = engine.dialect.name == "postgresql"  # other processes may be at work on the same tables
        # SQLite lets one write at a time and has the others try again after ever longer pauses; in line they wait less.
        self._begin = engine.begin if self.shared else Together(engine).begin
        self.pulse = Pulse(engine, self.begin, self.shared)  # the time by which clocks go

    def begin(self) -> AbstractContextManager[Connection]:
        """A transaction that writes; with SQLite it is shared by those who write at the same time."""
        return self._begin()

    def close(self) -> None:
        """Whoever is still at work may end it; what they give back then is closed, too."""
        event.listen(self.engine, "checkin", _closed)
        self.engine.dispose()

    def ping(self) -> None:
        """Fails when nothing can be written; a read would not tell that the disk is full."""
        with self.begin() as connection:
            connection.execute(update(upkeep).where(upkeep.c.name == _WRITTEN).values(at=datetime.now(UTC)))

    # -- writing -------------------------------------------------------------------------------------------------------
    def add(self, table: TableRow) -> None:
        with self.begin() as connection:
            _add(connection, replace(table, timing=self._measured(table.timing)))

    def add_rematch(self, before: str, table: TableRow) -> bool:
        """Add the rematch of a table; False, and nothing is added, if it has one already."""
        with self.begin() as connection:
            first = update(tables).where(tables.c.id == before, tables.c.rematch.is_(None))
            if connection.execute(first.values(rematch=table.id, revision=tables.c.revision + 1)).rowcount != 1:
                return False
            _add(connection, replace(table, timing=self._measured(table.timing)))
            self.tell(connection, before)
            return True

    def append(
        self,
        table: str,
        after: int,
        texts: Sequence[str],
        standing: Standing,
        timing: Timing | None = None,
        revision: int = 0,
        shown: Shown | None = None,
        kept: Sequence[str] | None = None,
    ) -> None:
        """Write choices behind number `after`, all or none. When this returns they are on the disk.

        `shown`: the position as everybody may know it now, if that has changed; only then do lists say when.
        `kept`: what came of each choice.
        """
        now = datetime.now(UTC)
        state = after + len(texts)
        rows = [
            {"table_id": table, "number": after + 1 + place, "text": text, "kept": kept and kept[place], "at": now}
            for place, text in enumerate(texts)
        ]
        columns = {"state": state, "idle": None, **standing_columns(standing)}
        if timing is not None:
            columns |= timing_columns(timing)
        if shown is not None:
            columns |= {"shown": shown_column(shown), "changed": now}
        try:
            with self.begin() as connection:
                connection.execute(_WRITE_CHOICES, rows)
                known = {"of": table, "known": revision, "after": after, **columns}
                if connection.execute(_standing(tuple(columns)), known).rowcount != 1:
                    raise Conflict
                _set_job(connection, table, state, standing.awaits_bot)
                self.tell(connection, table)
        except IntegrityError as error:
            raise Conflict from error

    def change(self, before: TableRow, after: TableRow) -> TableRow:
        """Write what has changed about a table beside its log; Conflict if it was not as `before` says."""
        after = replace(after, timing=self._measured(after.timing, before.timing))
        columns = {
            "votes": vote_column(after.votes),
            "awaits_bot": after.standing.awaits_bot,
            "revision": before.revision + 1,
            "idle": None,
            **timing_columns(after.timing),
        }
        if before.drafting:  # then everything else may change as well: with the last school the game begins
            columns |= {
                **standing_columns(after.standing),
                "drafting": after.drafting,
                "wish": after.wish,
                "start": after.start,
                "shown": shown_column(after.shown),
                "changed": after.changed,
            }
        with self.begin() as connection:
            known = update(tables).where(
                tables.c.id == before.id, tables.c.revision == before.revision, tables.c.state == before.state
            )
            if connection.execute(known.values(columns)).rowcount != 1:
                raise Conflict
            for row in seat_columns(before.id, after.seats):
                place = update(seats).where(seats.c.table_id == before.id, seats.c.number == row["number"])
                connection.execute(place.values(row))
            if after.standing.awaits_bot != before.standing.awaits_bot:
                _set_job(connection, before.id, before.state, after.standing.awaits_bot)
            self.tell(connection, before.id)
        return replace(after, revision=before.revision + 1)

    def show(self, table: str, shown: Shown) -> None:
        """Write what lists show of a table that has nothing yet."""
        with self.begin() as connection:
            bare = update(tables).where(tables.c.id == table, tables.c.shown.is_(None))
            connection.execute(bare.values(shown=shown_column(shown)))

    def say(self, table: str, said: Saying) -> None:
        with self.begin() as connection:
            connection.execute(insert(sayings).values(table_id=table, **said._asdict()))
            self.tell(connection, table)

    def tell(self, connection: Connection, table: str, topic: str = "table") -> None:
        """Let the other processes know, once the transaction has succeeded."""
        if self.shared:
            connection.execute(select(func.pg_notify(CHANNEL, f"{self.server} {table} {topic}")))

    def _measured(self, timing: Timing, before: Timing | None = None) -> Timing:
        """A clock that was just set going by what it is o'clock, in the time by which it is to go."""
        if timing.since is None or (before is not None and timing.since == before.since):
            return timing
        lost = self.pulse.lost()
        deadline = None if timing.deadline is None else timing.deadline - lost
        return Timing(timing.since - lost, timing.reserve, deadline)

    # -- reading -------------------------------------------------------------------------------------------------------
    def table(self, table: str) -> TableRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            found = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.number))
            return table_row(row, found.all())

    def lines(self, table: str, after: int = 0) -> list[Line]:
        """The log behind number `after`."""
        wanted = select(choices.c.text, choices.c.kept).where(choices.c.table_id == table, choices.c.number > after)
        with self.engine.connect() as connection:
            return [Line(*row) for row in connection.execute(wanted.order_by(choices.c.number))]

    def texts(self, table: str, after: int = 0) -> list[str]:
        """The choices of a log alone."""
        return [line.text for line in self.lines(table, after)]

    def unkept(self) -> list[str]:
        """Tables with lines of a version that did not keep what came of them."""
        with self.engine.connect() as connection:
            return list(
                connection.execute(select(choices.c.table_id).where(choices.c.kept.is_(None)).distinct()).scalars()
            )

    def keep(self, table: str, kept: Mapping[int, str]) -> None:
        """Write down what came of lines that have nothing beside them yet."""
        with self.begin() as connection:
            for number, text in kept.items():
                bare = (choices.c.table_id == table) & (choices.c.number == number) & choices.c.kept.is_(None)
                connection.execute(update(choices).where(bare).values(kept=text))

    def said(self, table: str) -> tuple[Saying, ...]:
        """The last sayings, oldest first."""
        newest = (
            select(sayings.c.school, sayings.c.say, sayings.c.at)
            .where(sayings.c.table_id == table)
            .order_by(sayings.c.id.desc())
            .limit(_SAID)
        )
        with self.engine.connect() as connection:
            return tuple(Saying(*row) for row in connection.execute(newest))[::-1]

    def held_by(self, holder: str, limit: int = 200, finished: bool = False) -> list[TableRow]:
        """The tables that a token has made or holds a seat at, last changed first; or only those played to the end."""
        held = tables.c.id.in_(select(seats.c.table_id).where(seats.c.holder == holder))
        return self._found(held & tables.c.over.is_(True) if finished else or_(held, tables.c.creator == holder), limit)

    def listed(self, limit: int = 20) -> list[TableRow]:
        """The running games that everybody may find, last changed first."""
        return self._found(tables.c.listed.is_(True) & tables.c.over.is_(False) & tables.c.drafting.is_(False), limit)

    def _found(self, wanted: ColumnElement[bool], limit: int) -> list[TableRow]:
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(tables).where(wanted).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
            ).all()
            ids = [row.id for row in rows]
            places: dict[str, list[Row[Any]]] = {table: [] for table in ids}
            for seat in connection.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.number)
            ):
                places[seat.table_id].append(seat)
            return [table_row(row, places[row.id]) for row in rows]

    def awaiting_bots(self) -> list[str]:
        """The tables at which a bot must move."""
        with self.engine.connect() as connection:
            wanted = select(tables.c.id).where(tables.c.awaits_bot.is_(True)).order_by(tables.c.changed)
            return list(connection.execute(wanted).scalars())

    def out_of_time(self, but: Sequence[str] = ()) -> list[str]:
        """The tables at which somebody's time is over, but for some."""
        late = (tables.c.deadline < self.pulse.now()) & tables.c.id.not_in(but)
        with self.engine.connect() as connection:
            found = connection.execute(select(tables.c.id).where(late).order_by(tables.c.deadline).limit(100))
            return list(found.scalars())


def _closed(connection: Any, entry: ConnectionPoolEntry) -> None:
    entry.close()


def _add(connection: Connection, table: TableRow) -> None:
    connection.execute(insert(tables).values(created=table.changed, **table_columns(table)))
    connection.execute(insert(seats), seat_columns(table.id, table.seats))
    _set_job(connection, table.id, table.state, table.standing.awaits_bot)


def _set_job(connection: Connection, table: str, state: int, awaits_bot: bool) -> None:
    """Whoever was thinking about an older state need not any more."""
    connection.execute(_NO_JOB, {"of": table})
    if awaits_bot:
        connection.execute(_NEW_JOB, {"table_id": table, "state": state})


@cache
def _standing(columns: tuple[str, ...]) -> Update:
    """Write some columns of a table whose revision is known, and how many lines its log has."""
    mine = (tables.c.id == bindparam("of")) & (tables.c.state == bindparam("after"))
    known = update(tables).where(mine, tables.c.revision == bindparam("known"))
    return known.values({name: bindparam(name) for name in columns})
