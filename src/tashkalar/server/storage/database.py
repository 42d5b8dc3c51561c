"""The engine: one address, the same SQL everywhere, and for SQLite what makes a commit mean something.

Errors tell what was to be done and never with which values: those are deals, hands and digests.
"""

import contextlib
import os
import stat
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

from .migrate import upgrade

# A database machine that is suddenly gone says nothing, and would be waited for for a quarter of an hour. In seconds,
# the last in milliseconds; whoever names another one in the address gets that.
_ANSWERS_WITHIN = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "25000",
}


def engine(address: str) -> Engine:
    """An engine for an address."""
    url = make_url(address)
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        _keep_private(url.database)
        return _sqlite(create_engine(url, hide_parameters=True))
    url = url.update_query_dict({name: value for name, value in _ANSWERS_WITHIN.items() if name not in url.query})
    return create_engine(url, pool_pre_ping=True, hide_parameters=True)


def opened(address: str) -> Engine:
    """An engine whose database is up to date."""
    found = engine(address)
    try:
        upgrade(found)
    except BaseException:
        found.dispose()
        raise
    return found


def _keep_private(name: str | None) -> None:
    """The hands of running games are nobody's but the owner's. What SQLite puts beside a file is as readable as it."""
    if not name or name == ":memory:":
        return
    file = Path(name)
    with contextlib.suppress(OSError):  # whatever is wrong with it is said when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))
    for kept in (file, Path(f"{name}-wal"), Path(f"{name}-shm"), Path(f"{name}-journal")):
        with contextlib.suppress(OSError):  # somebody else's, who lets us write
            if stat.S_IMODE(kept.stat().st_mode) & 0o077:
                kept.chmod(0o600)


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
