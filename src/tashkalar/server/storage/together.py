"""Transactions that wait for the disk together.

SQLite lets one write at a time, and every commit waits for the disk. Whoever comes while the disk is busy writes into
the next transaction instead of waiting for one of its own: it is committed when nobody else stands in line, and nobody
goes on before that. What one of them may not write is taken back alone; when the commit fails it has failed for all.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition, Event

from sqlalchemy import Connection, Engine

_MOST = 64  # so many in one transaction, so that the first of them gets its answer
_SAVE, _BACK, _FORGET = "SAVEPOINT one", "ROLLBACK TO one", "RELEASE one"


class _Group:
    """One transaction and those who have written into it."""

    __slots__ = ("connection", "done", "error", "members")

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.members = 0
        self.done = Event()
        self.error: BaseException | None = None


class Together:
    """The way to write to a database that has one writer."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turn = Condition()
        self.in_line = 0  # who waits to write
        self._busy = False
        self._group: _Group | None = None

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """Write; when this returns it is on the disk, together with what others have written meanwhile."""
        self._come()
        try:
            group = self._group
            if group is None:
                group = self._group = _Group(self._opened())
            try:
                yield from self._written(group)
            finally:
                self._end_if_last(group)
        finally:
            self._go()
        group.done.wait()
        if group.error is not None:
            raise group.error

    def _come(self) -> None:
        with self._turn:
            self.in_line += 1
            self._turn.wait_for(lambda: not self._busy)
            self.in_line -= 1
            self._busy = True

    def _go(self) -> None:
        with self._turn:
            self._busy = False
            self._turn.notify()

    def _opened(self) -> Connection:
        connection = self._engine.connect()
        try:
            connection.begin()
        except BaseException:
            connection.close()
            raise
        return connection

    def _written(self, group: _Group) -> Iterator[Connection]:
        connection = group.connection
        try:
            connection.exec_driver_sql(_SAVE)
            yield connection
            connection.exec_driver_sql(_FORGET)
        except BaseException as error:
            if _in_transaction(connection):
                connection.exec_driver_sql(_BACK)
                connection.exec_driver_sql(_FORGET)
            else:
                # The disk is full, say: SQLite has taken the whole transaction back, and the others' part with it.
                group.error = error
            raise
        group.members += 1

    def _end_if_last(self, group: _Group) -> None:
        with self._turn:
            others = self.in_line
        if others and group.members < _MOST and group.error is None:
            return
        self._group = None
        try:
            if group.error is None:
                group.connection.commit()
        except BaseException as error:
            group.error = error
        finally:
            group.connection.close()
            group.done.set()


def _in_transaction(connection: Connection) -> bool:
    if connection.closed or connection.invalidated:
        return False
    return bool(getattr(connection.connection.dbapi_connection, "in_transaction", False))
