"""Nothing leaves the screen, whatever its size: every moment of a game is measured at every size.

Each moment is measured in one language; with `-m slow` in all of them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Server

from .conftest import Opening
from .measuring import measured
from .moments import LANGS, MOMENTS, SIZES, arranged, sit
from .person import Person

SAMPLE = [(name, LANGS[number % 3]) for number, name in enumerate(MOMENTS)]
OTHERS = [(name, lang) for name in MOMENTS for lang in LANGS if (name, lang) not in SAMPLE]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """A server at which every moment is a table, and the names of the tables."""
    file: Path = tmp_path_factory.mktemp("moments") / "games.sqlite"
    names = arranged(file, MOMENTS)
    with Server(file) as running:
        yield running.address, names


def amiss(ada: Person) -> list[str]:
    """What is wrong at any size."""
    found = []
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(60)
        found += [f"{width}x{height}: {line}" for line in measured(ada.page)]
    return found


def check(person: Opening, tables: tuple[str, dict[str, str]], name: str, lang: str) -> None:
    address, names = tables
    ada = person(lang=lang, address=address)
    sit(ada, name, names[name])
    assert amiss(ada) == []


@pytest.mark.parametrize(("name", "lang"), SAMPLE)
def test_a_moment(person: Opening, tables: tuple[str, dict[str, str]], name: str, lang: str) -> None:
    check(person, tables, name, lang)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang"), OTHERS)
def test_a_moment_in_the_other_languages(
    person: Opening, tables: tuple[str, dict[str, str]], name: str, lang: str
) -> None:
    check(person, tables, name, lang)
