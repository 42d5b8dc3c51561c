"""What a new table is asked to be: read from JSON with a clear complaint for everything that is wrong."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any, TypeVar

from ...rules.forms import find_form
from ...rules.school import SCHOOLS
from ...rules.setup import Setup
from ..levels import DEFAULT, LEVELS, PACES, USUAL
from ..refused import BadRequest
from ..storage.rows import Clock, Seat

T = TypeVar("T")
KINDS = ("me", "screen", "friend", "bot")
ASSISTS = ("full", "matches", "none")
RANDOM = "random"
LONGEST_NAME = 24
MOST_SEATS = 4
LONGEST_TURN, LONGEST_RESERVE = 30 * 86_400, 90 * 86_400  # seconds: a month a turn, for play by correspondence
LARGEST_SEED = 2**53 - 1  # what JSON numbers carry without loss


@dataclass(frozen=True)
class SeatWish:
    kind: str
    name: str
    school: str
    level: str | None

    @property
    def is_own(self) -> bool:
        """Played from the browser that asks."""
        return self.kind in ("me", "screen")


@dataclass(frozen=True)
class Wish:
    """A table as it was asked for."""

    form: str
    team: bool
    seats: tuple[SeatWish, ...]
    seed: int | None
    assist: str
    clock: Clock | None = None
    pace: str = USUAL

    def describe(self) -> dict[str, Any]:
        return {**asdict(self), "seats": [asdict(seat) for seat in self.seats]}

    def seated(self, seats: Sequence[Seat]) -> "Wish":
        """The same table with those who sit there now: names that came with a link, bots in the place of people."""
        places = zip(self.seats, seats, strict=True)
        return replace(
            self, seats=tuple(SeatWish(seat.kind, seat.name, asked.school, seat.level) for asked, seat in places)
        )

    def moved_on(self) -> "Wish":
        """The same table with everybody one seat further; teams stay together. A seed would deal the same again."""
        return replace(self, seats=tuple(moved_on(self.seats)), seed=None)

    def setup(self, rng: Random) -> Setup:
        """Form and schools, the random ones drawn; SetupError if that cannot be."""
        named = {seat.school for seat in self.seats}
        usual = list(find_form(self.form).usual)
        free = [school for school in SCHOOLS if school not in named and school not in usual]
        rng.shuffle(usual)
        rng.shuffle(free)
        free = [*(school for school in usual if school not in named), *free]
        schools = tuple(free.pop(0) if seat.school == RANDOM else seat.school for seat in self.seats)
        return Setup.of(self.form, schools, self.team)


def moved_on(seats: Sequence[T]) -> list[T]:
    """Everybody one seat further: the second player begins."""
    return [*seats[1:], *seats[:1]]


def read(body: object) -> Wish:
    """A wish from a JSON body; BadRequest says what is wrong with it."""
    data = _mapping(body, "the table")
    seats = data.get("seats")
    if not isinstance(seats, list) or not 2 <= len(seats) <= MOST_SEATS:
        raise BadRequest("seats", f"seats must be a list of 2 to {MOST_SEATS} seats in turn order", field="seats")
    wish = Wish(
        form=_word(data, "form"),
        team=_flag(data, "team"),
        seats=tuple(_seat(seat) for seat in seats),
        seed=_seed(data.get("seed")),
        assist=_one_of(data, "assist", ASSISTS, "full"),
        clock=_clock(data.get("clock")),
        pace=_one_of(data, "pace", tuple(PACES), USUAL),
    )
    if all(seat.kind == "bot" for seat in wish.seats):
        raise BadRequest("no_person", "at least one seat must be played by a person", field="seats")
    if wish.seed is not None and any(seat.kind == "friend" for seat in wish.seats):
        # Whoever knows the seed could look up what the others hold.
        raise BadRequest("seed_friend", "a seed is only for games played by one person", field="seed")
    return wish


def _seat(data: object) -> SeatWish:
    found = _mapping(data, "a seat")
    kind = _one_of(found, "kind", KINDS)
    level = _one_of(found, "level", LEVELS, DEFAULT) if kind == "bot" else None
    return SeatWish(kind, read_name(found.get("name")), _one_of(found, "school", (*SCHOOLS, RANDOM), RANDOM), level)


def _mapping(data: object, what: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise BadRequest("object", f"{what} must be a JSON object")
    return data


def _word(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BadRequest("text", f"{key} must be a text", field=key)
    return value


def _flag(data: Mapping[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise BadRequest("flag", f"{key} must be true or false", field=key)
    return value


def _one_of(data: Mapping[str, Any], key: str, allowed: tuple[str, ...], default: str | None = None) -> str:
    value = data.get(key)
    if value is None and default is not None:
        return default
    if value not in allowed:
        raise BadRequest("one_of", f"{key} must be one of {', '.join(allowed)}", field=key, allowed=list(allowed))
    return str(value)


def _seed(value: object) -> int | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_SEED:
        raise BadRequest("seed", f"seed must be a whole number from 0 to {LARGEST_SEED}, or null", field="seed")
    return value


def _clock(value: object) -> Clock | None:
    if value is None:
        return None
    data = _mapping(value, "the clock")
    return Clock(_seconds(data, "turn", 5, LONGEST_TURN), _seconds(data, "reserve", 0, LONGEST_RESERVE))


def _seconds(data: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value = data.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadRequest("clock", f"{key} must be a number of seconds from {least} to {most}", field=key)
    return value


def read_name(value: object) -> str:
    """A name as people write it: one line, no invisible characters that could disguise it."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadRequest("text", "name must be a text", field="name")
    plain = unicodedata.normalize("NFC", value[: 4 * LONGEST_NAME])
    visible = "".join(char for char in plain if char.isspace() or unicodedata.category(char)[0] != "C")
    return " ".join(visible.split())[:LONGEST_NAME].strip()
