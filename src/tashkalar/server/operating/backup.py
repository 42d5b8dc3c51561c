"""A copy of everything, in one file, of whichever database; and back again, into whichever.

The file is an SQLite database of its own: it can be looked at, checked, and played from. It is made while servers run,
and shows one moment; to bring it back, they must be stopped.
"""

import contextlib
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, Engine, Table, delete, func, insert, select, text
from sqlalchemy.exc import DatabaseError

from ..refused import Unable
from ..settings import sqlite_address
from ..storage import alone, blocks, migrate
from ..storage.database import engine, opened
from ..storage.schema import jobs, metadata, presence, quotas, sayings, tables

_LEFT_OUT = frozenset({presence.name, quotas.name})  # of processes that run, and of the last hour
_AT_ONCE = 500


def back_up(source: Engine, file: Path) -> int:
    """Copy everything into a new file that only its owner may read; how many tables that are."""
    if file.exists():
        raise Unable("exists", f"{file} exists already; choose another name")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600, exist_ok=False)
        target = opened(sqlite_address(part))
        try:
            with _moment(source) as there, target.begin() as here:
                number = _copy(there, here)
            with target.connect() as connection:
                # One file and nothing beside it.
                connection.exec_driver_sql("COMMIT")
                connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
                connection.exec_driver_sql("BEGIN")
        finally:
            target.dispose()
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        os.replace(part, file)
    except OSError as error:
        raise Unable("file", f"{file} cannot be written: {error.strerror}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return number


def restore(file: Path, address: str, data: Path | None, replace: bool) -> int:
    """Bring everything back, all or nothing; how many tables that are."""
    with TemporaryDirectory(dir=file.parent if os.access(file.parent, os.W_OK) else None) as folder:
        source = readable(file, Path(folder) / "backup.sqlite")
        try:
            with alone.alone(data):
                target = opened(address)
                try:
                    with source.connect() as there, target.begin() as here:
                        return _bring_back(there, here, replace)
                finally:
                    target.dispose()
        except alone.InUse:
            raise Unable("in_use", "a server is running on this database; stop it first") from None
        finally:
            source.dispose()


def _bring_back(there: Connection, here: Connection, replace: bool) -> int:
    alone.claim(here)
    number = here.execute(select(func.count()).select_from(tables)).scalar_one()
    if number and not replace:
        text_ = f"the database holds {number} tables already; with --replace they are replaced by those of the backup"
        raise Unable("not_empty", text_)
    known = blocks.rung(here)
    found = _copy(there, here)
    blocks.ring(here, known)
    if here.dialect.name == "postgresql":
        highest = here.execute(select(func.max(sayings.c.id))).scalar() or 0
        after = text("SELECT setval(pg_get_serial_sequence('sayings', 'id'), :number, false)")
        here.execute(after, {"number": highest + 1})
    return found


def readable(file: Path, copy: Path) -> Engine:
    """A backup, brought up to date on a copy if it is of an earlier version."""
    if not file.is_file():
        raise Unable("no_file", f"there is no file {file}")
    shutil.copyfile(file, copy)
    found = engine(sqlite_address(copy))
    try:
        with found.connect() as connection:
            if connection.execute(text("PRAGMA integrity_check")).scalar() != "ok":
                raise Unable("damaged", f"{file} is damaged; take another backup")
            if migrate.version(connection) is None:
                raise Unable("no_backup", f"{file} is no backup of games")
        migrate.upgrade(found)
    except DatabaseError:
        found.dispose()
        raise Unable("no_backup", f"{file} is no backup of games") from None
    except BaseException:
        found.dispose()
        raise
    return found


@contextmanager
def _moment(source: Engine) -> Iterator[Connection]:
    """A connection that sees everything as it is at one moment, whatever is written meanwhile."""
    with source.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def _copy(there: Connection, here: Connection) -> int:
    """All rows, in the place of those that are there; how many tables."""
    for table in reversed(metadata.sorted_tables):
        here.execute(delete(table))
    number = 0
    for table in metadata.sorted_tables:
        if table.name in _LEFT_OUT:
            continue
        for rows in there.execute(select(table).execution_options(yield_per=_AT_ONCE)).partitions():
            here.execute(insert(table), [_row(table, dict(row._mapping)) for row in rows])
            number += len(rows) if table is tables else 0
    return number


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """What a process was thinking about then, nobody does now."""
    return {**row, "worker": None, "until": None} if table is jobs else row
