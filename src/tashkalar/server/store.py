"""The event log in the database. Plain blocking calls; the server makes them in threads.

What is written is never changed: a choice that was taken back is followed by `undo`. The number of a choice is its
place in the log, and the database refuses a second one with the same number, whoever writes it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from .schema import choices, seats, tables


class Conflict(Exception):
    """Somebody else has written that number: the game has gone on without us."""


@dataclass(frozen=True)
class Seat:
    """A place at a table, in turn order."""

    school: str
    kind: str  # me, screen or bot
    name: str
    level: str | None = None
    holder: str | None = None  # digest of the token that plays it


@dataclass(frozen=True)
class Standing:
    """How a game stands; kept beside the log for lists and for finding tables where a bot must move."""

    turn: int
    to_move: str | None
    awaits_bot: bool
    over: bool
    winners: tuple[str, ...]


@dataclass(frozen=True)
class TableRow:
    """A table as the database has it, without its log."""

    id: str
    form: str
    team: bool
    assist: str
    wish: dict[str, Any]
    start: str
    chance: int
    seats: tuple[Seat, ...]
    state: int
    standing: Standing
    changed: datetime
    rematch: str | None = None


class Store:
    """All reading and writing of games."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def close(self) -> None:
        self._engine.dispose()

    def ping(self) -> None:
        """Fails when the database does not answer."""
        with self._engine.connect() as connection:
            connection.execute(select(1))

    # -- writing -------------------------------------------------------------------------------------------------------
    def add(self, table: TableRow) -> None:
        with self._engine.begin() as connection:
            _add(connection, table)

    def add_rematch(self, before: str, table: TableRow) -> bool:
        """Add the rematch of a table; False, and nothing is added, if it has one already."""
        with self._engine.begin() as connection:
            first = update(tables).where(tables.c.id == before, tables.c.rematch.is_(None)).values(rematch=table.id)
            if connection.execute(first).rowcount != 1:
                return False
            _add(connection, table)
            return True

    def append(self, table: str, after: int, texts: Sequence[str], standing: Standing) -> None:
        """Write choices behind number `after`, all or none. When this returns they are on the disk."""
        now = datetime.now(UTC)
        rows = [
            {"table_id": table, "number": number, "text": text, "at": now}
            for number, text in enumerate(texts, start=after + 1)
        ]
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(choices), rows)
                connection.execute(
                    update(tables)
                    .where(tables.c.id == table)
                    .values(state=after + len(rows), changed=now, **_written(standing))
                )
        except IntegrityError as error:
            raise Conflict from error

    # -- reading -------------------------------------------------------------------------------------------------------
    def table(self, table: str) -> TableRow | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            found = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.number))
            return _table(row, found.all())

    def texts(self, table: str, after: int = 0) -> list[str]:
        """The log behind number `after`."""
        with self._engine.connect() as connection:
            return list(
                connection.execute(
                    select(choices.c.text)
                    .where(choices.c.table_id == table, choices.c.number > after)
                    .order_by(choices.c.number)
                ).scalars()
            )

    def held_by(self, holder: str, limit: int = 200) -> list[TableRow]:
        """The tables at which a token holds a seat, last changed first."""
        mine = select(seats.c.table_id).where(seats.c.holder == holder)
        with self._engine.connect() as connection:
            rows = connection.execute(
                select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
            ).all()
            ids = [row.id for row in rows]
            places: dict[str, list[Row[Any]]] = {table: [] for table in ids}
            for seat in connection.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.number)
            ):
                places[seat.table_id].append(seat)
            return [_table(row, places[row.id]) for row in rows]

    def awaiting_bots(self) -> list[str]:
        """The tables at which a bot must move."""
        with self._engine.connect() as connection:
            wanted = select(tables.c.id).where(tables.c.awaits_bot.is_(True)).order_by(tables.c.changed)
            return list(connection.execute(wanted).scalars())


def _add(connection: Connection, table: TableRow) -> None:
    connection.execute(
        insert(tables).values(
            id=table.id,
            created=table.changed,
            changed=table.changed,
            form=table.form,
            team=table.team,
            assist=table.assist,
            wish=table.wish,
            start=table.start,
            chance=table.chance,
            state=table.state,
            rematch=table.rematch,
            **_written(table.standing),
        )
    )
    places = [{"table_id": table.id, "number": number, **vars(seat)} for number, seat in enumerate(table.seats)]
    connection.execute(insert(seats), places)


def _written(standing: Standing) -> dict[str, Any]:
    return {**vars(standing), "winners": list(standing.winners)}


def _table(row: Row[Any], places: Sequence[Row[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        form=row.form,
        team=row.team,
        assist=row.assist,
        wish=row.wish,
        start=row.start,
        chance=row.chance,
        seats=tuple(Seat(seat.school, seat.kind, seat.name, seat.level, seat.holder) for seat in places),
        state=row.state,
        standing=Standing(row.turn, row.to_move, row.awaits_bot, row.over, tuple(row.winners)),
        changed=row.changed,
        rematch=row.rematch,
    )
