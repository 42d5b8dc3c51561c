"""What lies beside the decks: names of schools and cards, card texts, rulings, examples and their captions, emblems.

Each deck has a folder with `en.toml`, `de.toml`, `fr.toml`, `examples.toml`, and one with beings `emblems.toml`. What a
language lacks is English.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from .. import cards as _cards  # noqa: F401  (fills the registry)
from ..rules.card import HOMES

ENGLISH = "en"


def _read(home: Traversable, name: str) -> dict[str, Any]:
    file = home / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def section(name: str, code: str) -> Mapping[str, Any]:
    """A section of the texts of all decks (`schools`, `colours`, `cards`) in one language."""
    found: dict[str, Any] = {}
    for home in HOMES.values():
        english = _read(home, ENGLISH).get(name, {})
        for key, entry in {**english, **_read(home, code).get(name, {})}.items():
            found[key] = {**english.get(key, {}), **entry} if isinstance(entry, dict) else entry
    return found


def written(deck: str, code: str) -> Mapping[str, Any]:
    """What stands beside one deck in one language, without the English that takes the place of what is missing."""
    return _read(HOMES[deck], code) if deck in HOMES else {}


def of_card(key: str, code: str) -> Mapping[str, Any]:
    """What is written about a card or a task in one language; nothing if nobody has."""
    entry: Mapping[str, Any] = section("cards", code).get(key, {})
    return entry


@cache
def examples() -> Mapping[str, list[dict[str, Any]]]:
    """The examples of all cards and tasks: positions by the keys of scenario files, and choices that show something."""
    return {key: entries for home in HOMES.values() for key, entries in _read(home, "examples").items()}


@cache
def emblems() -> Mapping[str, str]:
    """The emblems of beings: paths in a box of 24 by 24, filled even-odd. Schools from elsewhere may have none."""
    return {key: data for home in HOMES.values() for key, data in _read(home, "emblems").items()}
