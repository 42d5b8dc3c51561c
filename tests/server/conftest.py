"""A server of its own for every test, on an empty database."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.settings import Settings, sqlite_address

from .browser import House


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    static = tmp_path / "static"
    static.mkdir()
    # Tests talk faster than people; the limits have a test of their own.
    return Settings(sqlite_address(tmp_path / "games.sqlite"), static, messages_per_second=100_000, bot_workers=1)


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    with TestClient(application(settings)) as client:
        yield House(client)
