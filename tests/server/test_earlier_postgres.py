"""Games of an earlier version with PostgreSQL: the database is brought up to date there, its games are brought over.

They are those of `tests/earlier`, in all forms, put into a database as that version made it.
"""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import JSON, Boolean, DateTime, Engine, MetaData, Table, insert, select, text
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.settings import Settings, sqlite_address
from tashkalar.server.storage import migrate
from tashkalar.server.storage.database import engine
from tashkalar.server.storage.schema import HEAD
from tashkalar.server.storage.store import Store
from tests.earlier.answers import load, messages, replays
from tests.earlier.test_earlier import TABLES, THEN, lacking
from tests.lasting.games import brought_over
from tests.patience import until

from .browser import House
from .process import Server


def value(column: Any, found: Any) -> Any:
    """What SQLite has kept, as PostgreSQL takes it."""
    if found is None:
        return None
    if isinstance(column.type, Boolean):
        return bool(found)
    if isinstance(column.type, JSON):
        return json.loads(found)
    if isinstance(column.type, DateTime):
        return datetime.fromisoformat(found).replace(tzinfo=UTC)
    return found


def fill(target: Engine, file: Path) -> None:
    """A PostgreSQL database as the earlier version would have left it."""
    source = engine(sqlite_address(file))
    config = migrate.config()
    with source.connect() as there, target.begin() as here:
        version = migrate.version(there)
        assert version is not None
        config.attributes["connection"] = here
        command.upgrade(config, version)
        known = MetaData()
        known.reflect(here)
        for table in known.sorted_tables:
            if table.name != "alembic_version":
                rows = there.execute(text(f'SELECT * FROM "{table.name}"')).mappings().all()
                if rows:
                    here.execute(insert(table), [_row(table, dict(row)) for row in rows])
    source.dispose()


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {name: value(table.c[name], found) for name, found in row.items()}


@pytest.fixture
def earlier(database: str, tmp_path: Path) -> str:
    load(tmp_path / "games.sqlite", still=True)
    target = engine(database)
    fill(target, tmp_path / "games.sqlite")
    with target.connect() as connection:
        assert migrate.version(connection) == "0004"
    target.dispose()
    return database


def test_they_are_brought_over_and_shown_as_they_were(earlier: str, tmp_path: Path) -> None:
    settings = Settings(earlier, tmp_path, messages_per_second=100_000, bot_workers=1)
    with TestClient(application(settings)) as client:
        house = House(client)
        brought_over(house)
        for name, then in TABLES.items():
            now = messages(client, then["id"], list(then["messages"]))
            assert lacking(then["messages"], now) == [], name
        for kind in ("replays", "sent"):
            names = {name: one["replay"] for name, one in THEN[kind].items()}
            assert lacking(THEN[kind], replays(client, names)) == []
        lines = house.store.lines(TABLES["melee4-last"]["id"])
        assert len(lines) > 200
        assert all(line.kept for line in lines)


def test_two_processes_bring_them_over_at_once(earlier: str) -> None:
    with Server(earlier) as one, Server(earlier) as two:
        store = Store(engine(earlier))
        until("all to be brought over", lambda: not store.unkept(), 60)
        for name, then in TABLES.items():
            token = "a" * 32
            shown = [server.call(f"/api/tables/{then['id']}", token=token)["view"] for server in (one, two)]
            assert shown[0] == shown[1], name
        with store.engine.connect() as connection:
            assert migrate.version(connection) == HEAD
            assert connection.execute(select(text("count(*) from choices where kept is null"))).scalar() == 0
        store.close()
        assert "not_brought_over" not in one.stop() + two.stop()
