"""Who is at work on a database: whoever must be alone there finds out whether a server is."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, text

SERVING = 0x7A54_4B42  # the lock that every server holds on a PostgreSQL database while it runs


class InUse(Exception):
    """A server has the database."""


@contextmanager
def alone(file: Path | None) -> Iterator[None]:
    """Two servers on one SQLite file would not hear of each other's games, so the second one is turned away.

    The lock ends with the process, however that ends.
    """
    if file is None:
        yield
        return
    with open(f"{file}.lock", "a", opener=_private) as lock:
        try:
            import fcntl
        except ModuleNotFoundError:  # Windows
            yield
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse from None
        yield


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def claim(connection: Connection) -> None:
    """The same with PostgreSQL, until the end of the transaction."""
    if connection.dialect.name == "postgresql":
        free = connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": SERVING}).scalar()
        if not free:
            raise InUse
