"""A server of its own for every test, on an empty database; the database is made once and copied."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from shutil import copyfile

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.settings import Settings, sqlite_address
from tashkalar.server.storage.database import engine, opened
from tests.slow import leave_out_slow

from .browser import House
from .cluster import cluster

_numbers = count(1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out_slow(config, items, Path(__file__).parent)


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that is up to date: migrating takes longer than most tests."""
    file = tmp_path_factory.mktemp("empty") / "games.sqlite"
    opened(sqlite_address(file)).dispose()
    return file


@pytest.fixture
def settings(tmp_path: Path, empty: Path) -> Settings:
    copyfile(empty, tmp_path / "games.sqlite")
    static = tmp_path / "static"
    static.mkdir()
    # Tests talk faster than people; the limits have a test of their own.
    return Settings(sqlite_address(tmp_path / "games.sqlite"), static, messages_per_second=100_000, bot_workers=1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server for all tests that want one."""
    with cluster() as address:
        yield address


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    name = f"games_{next(_numbers)}"
    admin = engine(postgres).execution_options(isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield postgres.rpartition("/")[0] + f"/{name}"
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    with TestClient(application(settings)) as client:
        yield House(client)
