"""The tables of the database. Changed only together with a migration; a test compares the two."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

HEAD = "0001"
"""The newest migration, so that a database that is up to date is opened without loading Alembic."""


class Moment(TypeDecorator[datetime]):
    """A time in UTC; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        moment: datetime = value
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("form", String(16), nullable=False),
    Column("team", Boolean, nullable=False),
    Column("assist", String(16), nullable=False),
    # What was asked for, so that a rematch can ask for it again (a random school is drawn anew).
    Column("wish", JSON, nullable=False),
    # The record of the game before its first choice: the whole deal, in a text that no change of a shuffle can spoil.
    Column("start", Text, nullable=False),
    # Where bots draw their chance from; with a seed given it makes a table repeatable.
    Column("chance", BigInteger, nullable=False),
    # How things stand after the last choice; written with it, so that lists need no game.
    Column("state", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_move", String(16)),
    Column("awaits_bot", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("rematch", String(32)),
)
Index("ix_tables_awaits_bot", tables.c.awaits_bot)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("school", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(16)),
    # A digest of the token, so that nobody who reads the database can play for others.
    Column("holder", String(64)),
)
Index("ix_seats_holder", seats.c.holder)

choices = Table(
    "choices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Counts up without gaps. That two processes cannot write the same number is what makes a choice happen once.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
)
