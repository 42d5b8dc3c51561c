"""A moment of a game as plain data: enough to show it, and to go on from it, without knowing how it came about.

A rule that is mended must not change what has been played. What is kept of a moment is therefore taken from the
position itself, field by field, new fields too, and from what only the rules can say of it (points, winners). One
moment differs little from the next, so that mostly a patch is kept, with a checksum of the whole.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import BrokenRecord
from ..rules.arena import WIDE, squares
from ..rules.card import CARDS, TASKS, Card, Task
from ..rules.deal import blank
from ..rules.event import KINDS, Event
from ..rules.position import Position
from ..rules.setup import Setup
from . import sight

if TYPE_CHECKING:
    from .game import Game

# Belongs to the game and not to a moment, follows from the stones, or is empty between two choices.
_LEFT_OUT = {"setup", "wide", "wide_upgraded", "script", "events"}
_FIELDS = tuple(name for name in Position.__slots__ if name not in _LEFT_OUT)
_EMPTY = (None, 0, -1, "")
_LARGEST = 1 << 53  # larger whole numbers are not the same to every reader of JSON
_NUMBER, _WORD, _TASK = "0x", "'", "="  # what a text stands for, if not for a card

Data = dict[str, Any]
"""Whatever JSON holds."""


class Mended(NamedTuple):
    """The rules have been mended since this was played: from which turn on they would have told it otherwise."""

    turn: int
    anew: bool = False  # what was being carried out has to be begun again


class Moment(NamedTuple):
    """How things stood, as data: the position, and what the rules of that time said of it."""

    position: Data
    said: Data  # by the keys of a view

    @property
    def in_effect(self) -> bool:
        """An effect was being carried out, so that only its own rules can go on from here."""
        return bool(self.said.get("asked") == "effect")

    def checksum(self) -> str:
        text = json.dumps(self, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return blake2b(text.encode(), digest_size=6).hexdigest()


NOTHING = Moment({}, {})
"""Before the first moment."""


def of(game: "Game") -> Moment:
    """The moment a game is at."""
    view = sight.judged(game)
    return Moment(_written(game.position), {key: value for key, value in view.items() if value not in (None, [], {})})


def same_position(one: Moment, other: Moment) -> bool:
    """Whether the game goes on from both in the same way."""
    return one.position == other.position and one.in_effect == other.in_effect


def agrees(kept: Moment, now: Moment) -> bool:
    """Whether a moment came out again as it was kept; later versions may say more of it."""
    return same_position(kept, now) and all(now.said.get(key) == value for key, value in kept.said.items())


# -- a position as data ------------------------------------------------------------------------------------------------
def _written(position: Position) -> Data:
    """Every field that is not empty; a field that an earlier version did not know is as in a new game."""
    found = {}
    empty = _empty(position.setup)
    for name in _FIELDS:
        value = getattr(position, name)
        if name not in empty or empty[name] != value:
            found[name] = _plain(value)
    return found


@lru_cache(maxsize=64)
def _empty(setup: Setup) -> dict[str, Any]:
    position = blank(setup)
    return {name: getattr(position, name) for name in _FIELDS if _is_empty(getattr(position, name))}


def _is_empty(value: Any) -> bool:
    return all(map(_is_empty, value)) if isinstance(value, tuple | list) else value in _EMPTY


def _plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if isinstance(value, Card):
        return value.name
    if isinstance(value, Task):
        return _TASK + value.name
    if isinstance(value, str):
        return _WORD + value
    if isinstance(value, int) and not -_LARGEST < value < _LARGEST:
        return hex(value)
    if value is None or isinstance(value, int):
        return value
    raise TypeError(f"{value!r} has no place in a moment that is kept")


def _meant(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_meant(one) for one in value)
    if not isinstance(value, str):
        return value
    if value.startswith(_WORD):
        return value[1:]
    if value.startswith(_NUMBER):
        return int(value, 16)
    found = TASKS.get(value[1:]) if value.startswith(_TASK) else CARDS.get(value)
    if found is None:
        raise BrokenRecord("card", f"there is no card {value!r} any more", card=value)
    return found


def position_at(setup: Setup, moment: Moment) -> Position:
    """The position of a moment. Fields that there are no more are left out."""
    position = blank(setup)
    for name, value in moment.position.items():
        if name in _FIELDS:
            found = _meant(value)
            setattr(position, name, list(found) if isinstance(getattr(position, name), list) else found)
    position.wide = [sum(WIDE[square] for square in squares(mask)) for mask in position.stones]
    position.wide_upgraded = sum(WIDE[square] for square in squares(position.heroic | position.legendary))
    return position


# -- events as data ----------------------------------------------------------------------------------------------------
def written_events(events: tuple[Event, ...]) -> list[list[Any]]:
    """Each as its key and its fields. A kind of event may be given further fields, with defaults, and is never gone."""
    return [[event.key, *map(_plain, event[:-1])] for event in events]


def read_events(data: list[list[Any]]) -> tuple[Event, ...]:
    return tuple(KINDS[key](*map(_meant, values)) for key, *values in data)


# -- patches -----------------------------------------------------------------------------------------------------------
# [] takes a key away, [value] puts a value, [at, number, *items] puts items in the place of so many, {key: patch} goes
# on inside.
Patch = list[Any] | dict[str, Any]


def patch(before: Any, after: Any) -> Patch:
    """What makes one value of another."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: dict[str, Any] = {key: [] for key in before if key not in after}
        for key, value in after.items():
            if key not in before:
                found[key] = [value]
            elif before[key] != value:
                found[key] = patch(before[key], value)
        return found
    if isinstance(before, list) and isinstance(after, list):
        changed = [index for index, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]]
        if len(before) == len(after) and all(isinstance(after[index], list) for index in changed):
            return {str(index): patch(before[index], after[index]) for index in changed}
        first = changed[0] if changed else min(len(before), len(after))
        last = 0
        while last < min(len(before), len(after)) - first and before[-1 - last] == after[-1 - last]:
            last += 1
        return [first, len(before) - last - first, *after[first : len(after) - last]]
    return [after]


def applied(before: Any, change: Patch) -> Any:
    """A value after a patch; what it was stays as it is."""
    if isinstance(change, dict):
        new = before.copy() if isinstance(before, dict | list) else {}
        for key, inner in change.items():
            if isinstance(new, list):
                new[int(key)] = applied(new[int(key)], inner)
            elif inner == []:
                new.pop(key, None)
            else:
                new[key] = applied(new.get(key), inner)
        return new
    if len(change) == 1:
        return change[0]
    at, number, *items = change
    return [*before[:at], *items, *before[at + number :]]


def kept(before: Moment, after: Moment) -> Data:
    """What is kept of a moment beside the one before it."""
    found: Mapping[str, Any] = {"p": patch(before.position, after.position), "s": patch(before.said, after.said)}
    return {key: change for key, change in found.items() if change} | {"c": after.checksum()}


def found(before: Moment, data: Mapping[str, Any]) -> Moment:
    """The moment behind another one; BrokenRecord if it is not the one that was kept."""
    try:
        after = Moment(applied(before.position, data.get("p", {})), applied(before.said, data.get("s", {})))
        if after.checksum() == data["c"]:
            return after
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise BrokenRecord("frames", "what was kept of a moment cannot be read") from error
    raise BrokenRecord("frames", "what was kept of a moment is spoilt: its checksum is another")
