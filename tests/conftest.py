"""A sample (`make quick`) or really everything (`--whole`); and a guest for whoever wants one."""

from collections import Counter
from pathlib import Path

import pytest

from tests.guest import install

PROPERTY = Path(__file__).parent / "property"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--sample", type=int, default=1, metavar="N", help="of every property test, try the first of every N cases only"
    )
    parser.addoption("--whole", action="store_true", help="run the tests that take long, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number = config.getoption("--sample")
    seen: Counter[str] = Counter()
    kept = []
    for item in items:
        function = item.nodeid.partition("[")[0]
        if PROPERTY not in item.path.parents or seen[function] % number == 0:
            kept.append(item)
        seen[function] += 1
    items[:] = kept


@pytest.fixture(scope="session")
def with_reef(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine on which the example school is installed."""
    return install(tmp_path_factory.mktemp("reef"))
