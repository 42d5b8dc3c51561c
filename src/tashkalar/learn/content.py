"""The data files of this package, read once."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ..errors import UnknownName
from ..language import CODES


def _read(*path: str) -> dict[str, Any]:
    place = files(__package__)
    for name in path:
        place = place / name
    return tomllib.loads(place.read_text(encoding="utf-8"))


@cache
def data(*path: str) -> Mapping[str, Any]:
    """A data file, by the parts of its path."""
    return _read(*path)


@cache
def texts(lang: str, name: str) -> Mapping[str, Any]:
    """One file of texts in one language."""
    return _read("texts", checked(lang), f"{name}.toml")


def checked(lang: str) -> str:
    """The language, if there are texts in it."""
    if lang not in CODES:
        known = ", ".join(CODES)
        raise UnknownName("language", f"there are no texts in {lang!r}; the languages are {known}", language=lang)
    return lang


def phrase(lang: str, name: str, **params: object) -> str:
    """A sentence of `phrases.toml` with its gaps filled in."""
    text: str = texts(lang, "phrases")[name]
    return text.format(**params)
