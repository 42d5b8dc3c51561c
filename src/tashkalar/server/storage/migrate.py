"""Bring a database up to date. Safe to call at every start, by several processes at once."""

from typing import Any

from sqlalchemy import Connection, Engine, inspect, text

from .schema import HEAD

_LOCK = 0x7A54_4B41  # any number will do, as long as all processes of this program take the same


def version(connection: Connection) -> str | None:
    """The newest migration a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def config() -> Any:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", "tashkalar.server.storage:migrations")
    found.set_main_option("path_separator", "os")
    return found


def upgrade(engine: Engine) -> None:
    """All or nothing: a migration that fails leaves the database as it was."""
    with engine.begin() as connection:
        if version(connection) == HEAD:
            return
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            if version(connection) == HEAD:
                return
        from alembic import command

        found = config()
        found.attributes["connection"] = connection
        command.upgrade(found, "head")
