"""Bots' turns as jobs in the database: taken by exactly one process, and by another one if that dies.

A lease keeps two processes from thinking about the same turn. That a turn is played once does not depend on it: the
numbers of the log see to that.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, Connection, func, or_, select, update

from .schema import jobs
from .store import Store


class Jobs:
    """The jobs as one process sees them."""

    def __init__(self, store: Store, lease: timedelta) -> None:
        self._store = store
        self._lease = lease

    def begin(self) -> None:
        """A server that is alone on its database takes up at once what it was thinking about when it ended."""
        if not self._store.shared:
            with self._store.begin() as connection:
                connection.execute(update(jobs).values(worker=None, until=None))

    def free(self, limit: int) -> list[str]:
        """Tables with a bot's turn that nobody thinks about."""
        with self._store.engine.connect() as connection:
            wanted = select(jobs.c.table_id).where(self._free(self._now(connection))).order_by(jobs.c.table_id)
            return list(connection.execute(wanted.limit(limit)).scalars())

    def take(self, table: str, state: int) -> tuple[bool, str | None]:
        """Whether this process is the one that thinks about the turn now, and which one was before and died."""
        # In a transaction of its own: SQLite lets nobody write who has read what was changed since.
        with self._store.engine.connect() as connection:
            now = self._now(connection)
            before = select(jobs.c.worker).where(jobs.c.table_id == table, jobs.c.state == state)
            worker = connection.execute(before).scalar()
        with self._store.begin() as connection:
            wanted = update(jobs).where(jobs.c.table_id == table, jobs.c.state == state, self._free(now))
            mine = wanted.values(worker=self._store.server, until=now + self._lease)
            if connection.execute(mine).rowcount != 1:
                return False, None
            return True, worker if worker != self._store.server else None

    def renew(self, tables: Sequence[str]) -> set[str]:
        """Still thinking; which of them are still to be thought about."""
        with self._store.begin() as connection:
            mine = jobs.c.table_id.in_(tables) & (jobs.c.worker == self._store.server)
            connection.execute(update(jobs).where(mine).values(until=self._now(connection) + self._lease))
            return set(connection.execute(select(jobs.c.table_id).where(mine)).scalars())

    def give_back(self) -> None:
        """This process ends: whatever it was thinking about is free."""
        with self._store.begin() as connection:
            mine = update(jobs).where(jobs.c.worker == self._store.server)
            connection.execute(mine.values(worker=None, until=None))

    def waiting(self) -> int:
        """How many bots are to move."""
        with self._store.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(jobs)).scalar() or 0)

    def _now(self, connection: Connection) -> datetime:
        """By one clock for all: that of the database, if processes on several machines share it."""
        if self._store.shared:
            now: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
            return now.astimezone(UTC)
        return datetime.now(UTC)

    def _free(self, now: datetime) -> ColumnElement[bool]:
        # What is ours may be taken again: the process itself knows what it is thinking about.
        return or_(jobs.c.worker.is_(None), jobs.c.worker == self._store.server, jobs.c.until < now)
