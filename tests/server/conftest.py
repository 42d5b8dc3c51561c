"""A server of its own for every test, on an empty database; the database is made once and copied."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.database import opened
from tashkalar.server.settings import Settings, sqlite_address

from .browser import House


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


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    with TestClient(application(settings)) as client:
        yield House(client)
