"""What a new table is asked to be, and what every wish must come to."""

import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any, TypeVar

from ...rules.forms import find_form
from ...rules.school import SCHOOLS
from ...rules.setup import Setup
from ..levels import DEFAULT, USUAL
from ..refused import BadRequest
from ..storage.rows import Clock, Seat
from ..wire.new_table import LONGEST_NAME, RANDOM, NewSeat, NewTable
from ..wire.reading import read as read_as

T = TypeVar("T")


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
    listed: bool = False

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
    """A wish from JSON, as it was sent or as it was kept; BadRequest says what is wrong with it."""
    return wish(read_as(NewTable, body, "the table"))


def wish(asked: NewTable) -> Wish:
    """What somebody asks for, with everything that was left open."""
    found = Wish(
        form=asked.form,
        team=asked.team,
        seats=tuple(_seat(seat) for seat in asked.seats),
        seed=asked.seed,
        assist=asked.assist or "full",
        clock=None if asked.clock is None else Clock(asked.clock.turn, asked.clock.reserve),
        pace=asked.pace or USUAL,
        listed=asked.listed,
    )
    if all(seat.kind == "bot" for seat in found.seats):
        raise BadRequest("no_person", "at least one seat must be played by a person", field="seats")
    if found.seed is not None and any(seat.kind == "friend" for seat in found.seats):
        # Whoever knows the seed could look up what the others hold.
        raise BadRequest("seed_friend", "a seed is only for games played by one person", field="seed")
    return found


def _seat(asked: NewSeat) -> SeatWish:
    level = (asked.level or DEFAULT) if asked.kind == "bot" else None
    return SeatWish(asked.kind, plain_name(asked.name), asked.school or RANDOM, level)


def plain_name(name: str | None) -> str:
    """A name as people write it: one line, no invisible characters that could disguise it."""
    plain = unicodedata.normalize("NFC", (name or "")[: 4 * LONGEST_NAME])
    visible = "".join(char for char in plain if char.isspace() or unicodedata.category(char)[0] != "C")
    return " ".join(visible.split())[:LONGEST_NAME].strip()
