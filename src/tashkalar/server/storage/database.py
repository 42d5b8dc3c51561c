"""The engine: one address, the same SQL everywhere, and for SQLite what makes a commit mean something."""

from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

from .migrate import upgrade


def engine(address: str) -> Engine:
    """An engine for an address."""
    url = make_url(address)
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        return _sqlite(create_engine(url))
    return create_engine(url, pool_pre_ping=True)


def opened(address: str) -> Engine:
    """An engine whose database is up to date."""
    found = engine(address)
    upgrade(found)
    return found


def _sqlite(found: Engine) -> Engine:
    @event.listens_for(found, "connect")
    def connected(connection: Any, record: Any) -> None:
        # We begin transactions ourselves, or Python would leave DDL outside of them.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # With WAL, FULL is what waits for the disk at every commit: a confirmed choice outlives a power cut.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    @event.listens_for(found, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return found
