"""What a new table is asked to be, and what every wish must come to."""

import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import permutations
from random import Random
from typing import Any, TypeVar

from ...rules.forms import find_form
from ...rules.school import SCHOOLS, colour_of, find_school
from ...rules.setup import Setup
from ..levels import DEFAULT, USUAL
from ..refused import BadRequest
from ..storage.rows import Clock, Seat
from ..wire.new_table import LONGEST_NAME, RANDOM, NewSeat, NewTable
from ..wire.reading import read as read_as

T = TypeVar("T")
FIRST, CHANCE = "first", "random"  # who begins
OWN_TURN = "turn"  # what may be taken back


@dataclass(frozen=True)
class SeatWish:
    kind: str
    name: str
    school: str
    level: str | None
    stones: bool = False  # its team plays in the colour of its school

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
    begins: str = FIRST
    take_back: str = OWN_TURN
    pool: tuple[str, ...] | None = None  # the schools that are drawn from; None: all
    drafted: bool = False  # seats without a school choose one at the table

    def describe(self) -> dict[str, Any]:
        pool = None if self.pool is None else list(self.pool)
        return {**asdict(self), "seats": [asdict(seat) for seat in self.seats], "pool": pool}

    def seated(self, seats: Sequence[Seat]) -> "Wish":
        """The same table with those who sit there now: names that came with a link, bots in the place of people."""
        places = zip(self.seats, seats, strict=True)
        return replace(
            self,
            seats=tuple(replace(asked, kind=seat.kind, name=seat.name, level=seat.level) for asked, seat in places),
        )

    def moved_on(self) -> "Wish":
        """The same table with everybody one seat further; teams stay together. A seed would deal the same again."""
        return replace(self, seats=tuple(moved_on(self.seats)), seed=None)

    def begun(self, rng: Random) -> int:
        """How many seats further the one lies that begins."""
        return rng.randrange(len(self.seats)) if self.begins == CHANCE else 0

    def beginning(self, by: int) -> "Wish":
        """The same table, beginning so many seats further."""
        return replace(self, seats=tuple(turned(self.seats, by)))

    @property
    def free(self) -> list[str]:
        """The schools that seats without one may get."""
        return [school for school in self._open if find_form(self.form).plays(school)]

    @property
    def _open(self) -> list[str]:
        """The schools nobody has named, of those in the pool."""
        named = {seat.school for seat in self.seats}
        return [school for school in SCHOOLS if school not in named and (self.pool is None or school in self.pool)]

    def setup(self, rng: Random, again: bool = False) -> Setup:
        """Form and schools, the random ones drawn; SetupError if that cannot be. A rematch may be what once could."""
        free = self.free
        # Schools that do not play the form are drawn as well and left aside: a seed deals what it always did.
        first = [school for school in find_form(self.form).only if self.pool is None]
        others = [school for school in self._open if school not in first]
        rng.shuffle(first)
        rng.shuffle(others)
        schools = self._dealt([school for school in (*first, *others) if school in free])
        found = Setup.told if again else Setup.of
        setup = found(self.form, schools, self.team)
        return found(self.form, schools, self.team, self.colours(schools)) if self.team else setup

    def colours(self, schools: Sequence[str]) -> tuple[str, ...]:
        """In which colours two teams play."""
        return tuple(colour_of(schools[bearer]) for bearer in bearers([seat.stones for seat in self.seats]))

    def in_colours(self, setup: Setup) -> "Wish":
        """The same table with teams in the colours of a game."""
        if not setup.team:
            return self
        worn = [school.colour in setup.colours for school in setup.played]
        return replace(self, seats=tuple(replace(seat, stones=worn[number]) for number, seat in enumerate(self.seats)))

    def _dealt(self, drawn: Sequence[str]) -> tuple[str, ...]:
        """The schools of the seats, those without one in the order drawn; partners share no deck if that can be."""
        schools = [seat.school for seat in self.seats]
        gaps = [number for number, school in enumerate(schools) if school == RANDOM]
        found: tuple[str, ...] = ()
        for some in permutations(drawn, len(gaps)):
            for number, school in zip(gaps, some, strict=True):
                schools[number] = school
            found = found or tuple(schools)
            if not self.team or not share_deck(schools):
                return tuple(schools)
        return found


def bearers(stones: Sequence[bool]) -> tuple[int, int]:
    """For each team the seat in whose colour it plays: the one that was chosen, or else the first."""
    first, second = (next((seat for seat in (side, side + 2) if stones[seat]), side) for side in (0, 1))
    return first, second


def share_deck(schools: Sequence[str]) -> bool:
    """Whether partners would play the same deck, as both imperial schools do; the rulebook advises against it."""
    half = len(schools) // 2
    pairs = zip(schools[:half], schools[half:], strict=False)
    return any(find_school(one).deck == find_school(other).deck for one, other in pairs)


def turned(seats: Sequence[T], by: int) -> list[T]:
    """The same order, beginning so many seats further."""
    return [*seats[by:], *seats[:by]]


def moved_on(seats: Sequence[T]) -> list[T]:
    """Everybody one seat further: the second player begins."""
    return turned(seats, 1)


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
        begins=asked.begins or FIRST,
        take_back=asked.take_back or OWN_TURN,
        drafted=asked.drafted,
        pool=None if asked.pool is None else tuple(dict.fromkeys(asked.pool)),
    )
    if all(seat.kind == "bot" for seat in found.seats):
        raise BadRequest("no_person", "at least one seat must be played by a person", field="seats")
    if found.seed is not None and any(seat.kind == "friend" for seat in found.seats):
        # Whoever knows the seed could look up what the others hold.
        raise BadRequest("seed_friend", "a seed is only for games played by one person", field="seed")
    for school in found.pool or ():
        find_school(school)
    need, have = sum(seat.school == RANDOM for seat in found.seats), len(found.free)
    if have < need:
        text = f"{need} seats have no school yet, and the pool has only {have} for them; put more into it"
        raise BadRequest("pool", text, field="pool", need=need, have=have)
    return found


def _seat(asked: NewSeat) -> SeatWish:
    level = (asked.level or DEFAULT) if asked.kind == "bot" else None
    return SeatWish(asked.kind, plain_name(asked.name), asked.school or RANDOM, level, asked.stones)


def plain_name(name: str | None) -> str:
    """A name as people write it: one line, no invisible characters that could disguise it."""
    plain = unicodedata.normalize("NFC", (name or "")[: 4 * LONGEST_NAME])
    visible = "".join(char for char in plain if char.isspace() or unicodedata.category(char)[0] != "C")
    return " ".join(visible.split())[:LONGEST_NAME].strip()
