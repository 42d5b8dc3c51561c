"""What a guest has written beside its deck is read once at the door: a broken file would trouble everybody later."""

import tomllib
from collections.abc import Collection, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from ..rules.school import check_emblem

EXAMPLES = "examples.toml"
EMBLEMS = "emblems.toml"
_ENTRIES: dict[str, dict[str, type]] = {
    "schools": {"name": str, "short": str},
    "cards": {"name": str, "text": str, "warp": str, "frozen": str, "rulings": list, "captions": list},
}


def check_texts(home: Traversable, own: Mapping[str, Collection[str]]) -> None:
    """Of a guest's own schools, colours and cards (`own`, by section) all languages say something that can be shown."""
    if not home.is_dir():
        return
    examples = _read(home / EXAMPLES) if (home / EXAMPLES).is_file() else {}
    _only(examples, own["cards"], EXAMPLES)
    for key, shown in examples.items():
        if not isinstance(shown, list) or not all(_texts(one.get("play")) for one in shown):
            raise ValueError(f"{EXAMPLES}: every example of {key} needs choices to play, play = [...]")
    if (home / EMBLEMS).is_file():
        _check_emblems(_read(home / EMBLEMS), own["cards"])
    for file in sorted(home.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml") and file.name not in (EXAMPLES, EMBLEMS):
            _check_language(file, own, {key: len(shown) for key, shown in examples.items()})


def _check_emblems(found: dict[str, Any], beings: Collection[str]) -> None:
    _only(found, beings, EMBLEMS)
    for key, data in found.items():
        _kind(data, str, f"{EMBLEMS}, {key}")
        check_emblem(data)


def _check_language(file: Traversable, own: Mapping[str, Collection[str]], examples: Mapping[str, int]) -> None:
    found = _read(file)
    _only(found, own, file.name)
    for section, entries in found.items():
        _only(entries, own[section], f"{file.name}, {section}")
        for key, entry in entries.items():
            where = f"{file.name}, {key}"
            if section == "colours":
                _kind(entry, str, where)
                continue
            _only(entry, _ENTRIES[section], where)
            for part, value in entry.items():
                _kind(value, _ENTRIES[section][part], f"{where}, {part}")
            if len(entry.get("captions", ())) > examples.get(key, 0):
                raise ValueError(f"{where}: there are more captions than examples")


def _read(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{file.name} cannot be read: {error}") from error


def _only(found: object, known: Collection[str], where: str) -> None:
    """A table, and of nothing but what is known."""
    if not isinstance(found, dict):
        raise ValueError(f"{where}: this must be a table")
    for key in found:
        if key not in known:
            raise ValueError(f"{where}: {key!r} does not belong here; there are {', '.join(known)}")


def _kind(value: object, kind: type, where: str) -> None:
    if not (_texts(value) if kind is list else isinstance(value, kind)):
        raise ValueError(f"{where}: this must be {'a list of texts' if kind is list else 'a text'}")


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)
