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
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

HEAD = "0011"
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
    # The position as everybody may know it, for lists: pieces and points after the last turn that was told.
    Column("shown", JSON(none_as_null=True)),
    # Found in the list of everybody's games: whoever likes may watch.
    Column("listed", Boolean, nullable=False, server_default=false()),
    # Schools are being chosen: there is no game yet, and seats without a school are called by their place.
    Column("drafting", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(32)),
    # A study goes on from a position: that of a replay (its name and step), or one that was set up. Empty for a game.
    Column("origin", String(64)),
    # Digest of the token that made the table and may renew its links.
    Column("creator", String(64)),
    # The clock: what was asked for, since when the time of the seat to move runs, what is left to each beyond its turn.
    Column("clock", JSON(none_as_null=True)),
    Column("since", Moment),
    Column("reserve", JSON(none_as_null=True)),
    # When the time of the seat to move is over, so that any process can find it without knowing the game.
    Column("deadline", Moment),
    # Who wants a bot to take which seat.
    Column("votes", JSON, nullable=False, server_default="{}"),
    # Counts the changes of everything that is not in the log; what was decided on an older one is refused.
    Column("revision", Integer, nullable=False, server_default="0"),
    # Since which tick of the upkeep nobody has touched it; empty when somebody just has.
    Column("idle", Integer),
)
Index("ix_tables_awaits_bot", tables.c.awaits_bot)
Index("ix_tables_creator", tables.c.creator)
Index("ix_tables_listed", tables.c.listed)
Index("ix_tables_deadline", tables.c.deadline)

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
    # A digest of the secret that takes the seat.
    Column("link", String(64)),
    # When its person came; empty for a seat that waits.
    Column("come", Moment),
    # Since when its person has not been connected; empty while they are, or as long as nobody has noticed.
    Column("away", Moment),
    # The kind of the seat whose person a bot stands in for; the holder may take it back.
    Column("stands_for", String(16)),
    # Digests of links that have been used, so that they can be called spent.
    Column("spent", JSON, nullable=False, server_default="[]"),
    # Digest of the token that held the seat before, so that it can be told where the seat has gone.
    Column("former", String(64)),
    # What the others have agreed about the seat of somebody who stayed away: it is offered, or somebody else has it.
    Column("agreed", String(16)),
)
Index("ix_seats_holder", seats.c.holder)

choices = Table(
    "choices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Counts up without gaps. That two processes cannot write the same number is what makes a choice happen once.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    # What came of it: enough to show the game, and to go on, whatever becomes of the rules. Empty in lines of versions
    # that did not keep it, until they are brought over.
    Column("kept", Text),
    Column("at", Moment, nullable=False),
)

sayings = Table(
    "sayings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("school", String(16), nullable=False),
    Column("say", String(32), nullable=False),
    Column("at", Moment, nullable=False),
)
Index("ix_sayings_table_id", sayings.c.table_id)

# A bot that is to move. The row is written with the choice that gave it the turn and goes with the one that ends it.
jobs = Table(
    "jobs",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Integer, nullable=False),
    # The process that thinks about it, and until when the others leave it alone.
    Column("worker", String(32)),
    Column("until", Moment),
)

# Who is connected where; only written when several processes share the database.
presence = Table(
    "presence",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("server", String(32), primary_key=True),
    Column("people", JSON, nullable=False),
    Column("until", Moment, nullable=False),
)

# Records that somebody has sent in to look at.
records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Moment, nullable=False),
    # A digest of the token that sent it in; only for its own list.
    Column("holder", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("form", String(16), nullable=False),
    Column("team", Boolean, nullable=False),
    Column("schools", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("text", Text, nullable=False),
    # As in tables.
    Column("idle", Integer),
)
Index("ix_records_holder", records.c.holder)

# What was thought about a game, finished or sent in; it takes a while and is always the same.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Moment, nullable=False),
    Column("data", JSON, nullable=False),
)

# Studies: games and positions with variations and notes, in chapters. Whoever has the name may read, the holder writes.
notebooks = Table(
    "notebooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    # A digest of the token that made it and may change it.
    Column("holder", String(64), nullable=False),
    Column("title", String(80), nullable=False),
    # Counts the changes; what was decided on an older one is refused.
    Column("revision", Integer, nullable=False),
    # As in tables.
    Column("idle", Integer),
)
Index("ix_notebooks_holder", notebooks.c.holder)

chapters = Table(
    "chapters",
    metadata,
    Column("notebook_id", ForeignKey("notebooks.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("form", String(16), nullable=False),
    Column("schools", JSON, nullable=False),
    # A record with variations and notes.
    Column("text", Text, nullable=False),
)

# Whoever solves puzzles: a digest of the token, and the rating after Glicko-2.
solvers = Table(
    "solvers",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    # Puzzles solved at the first attempt, one after the other: now, and at most.
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    # As in tables.
    Column("idle", Integer),
)

# What solvers have made of puzzles; only the first attempt counts.
attempts = Table(
    "attempts",
    metadata,
    Column("holder", ForeignKey("solvers.holder", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Integer, primary_key=True, autoincrement=False),
    Column("score", Float, nullable=False),
    Column("at", Moment, nullable=False),
)

# Puzzles that somebody has tried, with what people make of them.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# Who has made tables lately, as digests of addresses; only written when several processes share the database.
quotas = Table(
    "quotas",
    metadata,
    Column("address", String(64), primary_key=True),
    # When this address may make as many as ever; the row is of no use after that.
    Column("full", Moment, nullable=False),
)

# What servers note for themselves and for each other, in rows that are always there: how time goes by (pulse, seconds),
# that they can write (written), how often operators have changed something (bell).
upkeep = Table(
    "upkeep",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Moment),
    Column("number", BigInteger),
)

# Addresses that are turned away.
blocks = Table(
    "blocks",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("since", Moment, nullable=False),
    Column("why", String(200), nullable=False),
)
