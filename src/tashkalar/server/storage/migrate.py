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


class OtherSchema(Exception):
    """A database that cannot be used as it is."""


def _later(found: str) -> OtherSchema:
    return OtherSchema(
        f"the database is of a later version of this program (schema {found}, this one knows {HEAD}); "
        "install that version again, or restore a backup of before"
    )


def checked(engine: Engine) -> None:
    """For those who only look: nothing is brought up to date; OtherSchema if it should be."""
    with engine.connect() as connection:
        found = version(connection)
    if found is not None and found > HEAD:
        raise _later(found)
    if found != HEAD:
        known = "there are no games in it" if found is None else f"it is of an earlier version (schema {found})"
        raise OtherSchema(f"the database is not up to date: {known}; start the server once, which brings it there")


def upgrade(engine: Engine) -> None:
    """All or nothing: a migration that fails leaves the database as it was."""
    with engine.begin() as connection:
        found = version(connection)
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise _later(found)
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            if version(connection) == HEAD:
                return
        from alembic import command

        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
