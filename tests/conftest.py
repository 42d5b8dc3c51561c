"""The whole run: in which order, where its files lie, a sample (`make quick`) or really everything (`--whole`)."""

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from tests import patience
from tests.guest import install

HERE = Path(__file__).parent
PROPERTY = HERE / "property"
# Folders with files that take long come first, so that no worker is left with one when the other is done. Browser
# tests follow each other: they share a browser and a server as long as nothing else comes between them.
FIRST = ("browser", "lasting", "lab", "server", "guest", "property", "bots", "learn", "scenarios")
# Databases wait for the disk at every choice. Where there is memory to write to, nothing waits.
MEMORY = Path("/dev/shm")
ENOUGH = 2 << 30
LONG = 3600.0  # what a test may take in seconds when everything is played out


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sample", type=int, default=2, metavar="N", help="of the cases of a property test, try one in N or so"
    )
    parser.addoption("--whole", action="store_true", help="run the tests that take long, too, and every case")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    patience.install()
    # Workers and all programs that tests start are told by the environment.
    if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ENOUGH:
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None
    if config.getoption("--whole") and config.option.timeout is None:
        config.option.timeout = LONG


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    by_name = any("::" in word for word in config.args)
    number = 1 if by_name or config.getoption("--whole") else config.getoption("--sample")
    items[:] = sorted(sampled(items, number), key=lambda item: place(item.path))


def sampled(items: list[pytest.Item], number: int) -> Iterator[pytest.Item]:
    """Every property test with its first case and one in so many others: each test with others of its own."""
    seen = set()
    for item in items:
        function = item.nodeid.partition("[")[0]
        if PROPERTY not in item.path.parents or function not in seen or crc32(item.nodeid.encode()) % number == 0:
            yield item
        seen.add(function)


def place(file: Path) -> int:
    """When it is a file's turn."""
    folder = file.relative_to(HERE).parts[0] if HERE in file.parents else ""
    if file.parent == HERE:
        return 1  # a school or a card is added in a copy of everything
    return 2 * FIRST.index(folder) if folder in FIRST else 2 * len(FIRST)


def pytest_collection_finish(session: pytest.Session) -> None:
    # Thousands of tests are there to stay: nobody who looks for garbage has to look through them again.
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def with_reef(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine on which the example school is installed."""
    return install(tmp_path_factory.mktemp("reef"))
