"""The closed set of choices and their texts (docs/notation.md).

An option is small and computes its text only when asked; the ones that recur (placements, targets, moves, directions)
are made once and shared, so that offering them costs next to nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import getitem
from typing import TYPE_CHECKING, Any, overload

from .arena import DIRECTIONS, NAME, STRIDE, names

if TYPE_CHECKING:
    from .card import Card, Task

RANKS = ("common", "heroic", "legendary")


class Option:
    """One choice on offer. `str(option)` is its text; `kind` says what it is; the rest is what a client needs.

    Kinds: place, summon, target, move, swap, direction, choose, decline, end, flare, warp, thaw, keep, copy, return,
    discard, claim, point, start, hand_over. What a kind has not is None, and of squares, ranks and directions -1.
    """

    __slots__ = (
        "_text",
        "card",
        "colour",
        "direction",
        "filling",
        "group",
        "kind",
        "naming",
        "origin",
        "rank",
        "square",
        "task",
    )

    def __init__(
        self,
        kind: str,
        text: str | None = None,
        square: int = -1,
        origin: int = -1,
        card: "Card | None" = None,
        colour: str | None = None,
        rank: int = -1,
        direction: int = -1,
        task: "Task | None" = None,
    ) -> None:
        self.kind = kind
        self._text = text
        self.square = square
        self.origin = origin
        self.card = card
        self.colour = colour
        self.rank = rank
        self.direction = direction
        self.task = task
        self.filling: Filling | None = None
        self.group: tuple[Filling, ...] = ()
        self.naming: str | None = None

    def __str__(self) -> str:
        if self._text is None:
            self._text = self._summon_text()
        return self._text

    def __repr__(self) -> str:
        return f"<Option {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        places = (self.square, self.origin, self.card, self.colour, self.rank, self.direction, self.task)
        values = (self.kind, str(self), *places)
        if self.kind == "summon":
            return _unpickled, (values, self.filling, self.group)
        return shared, values

    def _summon_text(self) -> str:
        assert self.card is not None
        text = f"summon {self.card.name} {NAME[self.square]}"
        if self.naming is not None:
            text += f" with {self.group[0].text}{self.naming}"
        if self.origin >= 0:
            text += f" from {NAME[self.origin]}"
        return text

    def describe(self) -> dict[str, Any]:
        """JSON-ready: the text and everything needed to draw the choice."""
        found: dict[str, Any] = {"text": str(self), "kind": self.kind}
        if self.card is not None:
            found["card"] = self.card.name
        if self.square >= 0:
            found["square"] = NAME[self.square]
        if self.origin >= 0:
            found["from"] = NAME[self.origin]
        if self.colour is not None:
            found["colour"] = self.colour
        if self.rank >= 0:
            found["rank"] = RANKS[self.rank]
        if self.direction >= 0:
            found["direction"] = DIRECTIONS[self.direction]
        if self.task is not None:
            found["task"] = self.task.name
        if self.filling is not None:
            found.update(self.filling.describe())
            others = [names(filling.cells) for filling in self.group if filling is not self.filling]
            if others:
                found["others"] = others
        return found


_SHARED: dict[tuple[str, str], Option] = {}


def shared(kind: str, text: str, *values: Any, **named_values: Any) -> Option:
    """The one option of a kind with this text: effects compare answers by identity, after a journey too."""
    found = _SHARED.get((kind, text))
    if found is None:
        found = _SHARED[kind, text] = Option(kind, text, *values, **named_values)
    return found


def _unpickled(values: tuple[Any, ...], filling: "Filling | None", group: "tuple[Filling, ...]") -> Option:
    option = Option(*values)
    option.filling, option.group = filling, group
    return option


def summoning(
    card: "Card", square: int, filling: "Filling", group: "tuple[Filling, ...]", naming: str | None, origin: int = -1
) -> Option:
    """A summoning. `group` are all fillings that make the same choice, first the one that names it.

    `naming` is None where there is only one group, so that the squares need not be named; else what follows them.
    """
    option = Option("summon", None, square, origin, card)
    option.filling, option.group, option.naming = filling, group, naming
    return option


class Filling:
    """How a figure lies on the arena: the part of a summoning that its effect may refer to. Shared, never changed."""

    __slots__ = ("_text", "cells", "directions", "inner", "marked", "spends")

    def __init__(self, cells: int, marked: int, inner: int, directions: tuple[int, ...], spends: int = -1) -> None:
        self.cells = cells  # every required place of the figure
        self.marked = marked
        self.inner = inner
        self.directions = directions
        self.spends = spends  # side whose marker an improvised summoning spends, or -1
        self._text: str | None = None

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = " ".join(names(self.cells))
        return self._text

    def spending(self, side: int) -> "Filling":
        """The same filling, borrowing a piece at the price of a marker."""
        return self if side < 0 else Filling(self.cells, self.marked, self.inner, self.directions, side)

    def describe(self) -> dict[str, Any]:
        found: dict[str, Any] = {"with": names(self.cells)}
        if self.marked or self.inner:
            found["marked"] = names(self.marked | self.inner)
        if self.inner:
            found["inner"] = names(self.inner)
        if self.directions:
            found["directions"] = [DIRECTIONS[d] for d in self.directions]
        return found


# -- shared options ----------------------------------------------------------------------------------------------------
_SIZE = 9 * STRIDE

TARGET: list[Option] = [shared("target", NAME.get(s, "?"), square=s) for s in range(_SIZE)]
PLACE: list[Option] = [shared("place", f"place {NAME.get(s, '?')}", square=s) for s in range(_SIZE)]
DIRECTION_OPTION: list[Option] = [shared("direction", name, direction=d) for d, name in enumerate(DIRECTIONS)]

_MOVES: dict[int, Option] = {}


def move(origin: int, square: int) -> Option:
    """A move or leap, `e4-e5`."""
    index = origin << 7 | square
    try:
        return _MOVES[index]
    except KeyError:
        option = _MOVES[index] = shared("move", f"{NAME[origin]}-{NAME[square]}", square, origin)
        return option


@cache
def swap(origin: int, square: int) -> Option:
    """Two pieces swap squares, `e4=e5`."""
    return shared("swap", f"{NAME[origin]}={NAME[square]}", square, origin)


_PLACES_FROM: list[list[Option | None]] = [[None] * _SIZE for _ in range(_SIZE)]


def place_from(square: int, origin: int) -> Option:
    """A placement in a shortage, `place e5 from c3`: there are thousands, most of what is chosen in a random game."""
    row = _PLACES_FROM[origin]
    option = row[square]
    if option is None:
        option = row[square] = shared("place", f"place {NAME[square]} from {NAME[origin]}", square, origin)
    return option


@cache
def stone(square: int, colour: str | None = None, rank: int = -1) -> Option:
    """A stone of a named colour (`blue e5`) or rank (`heroic e5`)."""
    name = colour if colour is not None else RANKS[rank]
    return shared("target", f"{name} {NAME[square]}", square, colour=colour, rank=rank)


@cache
def named(kind: str, card: "Card", text: str | None = None) -> Option:
    """A choice that is the name of a card: `discard Herald`, `warp Paradox Worm`, `Herald`."""
    return shared(kind, f"{kind} {card.name}" if text is None else text, card=card)


@cache
def coloured(kind: str, colour: str, square: int = -1) -> Option:
    """`flare blue`, `point blue`, `start red f8`."""
    return shared(kind, f"{kind} {colour}" + (f" {NAME[square]}" if square >= 0 else ""), square, colour=colour)


@cache
def start(square: int) -> Option:
    """Duel set-up, `start c5`."""
    return shared("start", f"start {NAME[square]}", square)


@cache
def claim(task: "Task") -> Option:
    return shared("claim", f"claim {task.name}", task=task)


Part = tuple[int, Callable[[Any, int], Option], Callable[[Any], Sequence[Option]], Any]
"""A part of an offer: how many choices it has, what makes the one with a number, what makes all of them, and what
both have to know."""


def _as_listed(options: Sequence[Option]) -> Sequence[Option]:
    return options


def listed(options: Sequence[Option]) -> Part:
    """Choices that are there already; the list is not changed afterwards."""
    return len(options), getitem, _as_listed, options


_blank = object.__new__  # one offer is made with every choice: this is faster than a call of the class


class Offer(Sequence[Option]):
    """The choices of a turn in parts. A part knows how many they are, and makes one when somebody looks at it.

    In a shortage of stones there are hundreds of `place SQUARE from ORIGIN`, and whoever plays on hardly ever looks at
    more than one choice. One that was made stays the same.
    """

    __slots__ = ("_all", "_front", "_looked", "_made", "_parts", "_size", "last")

    _front: list[Part]
    _parts: list[Part]
    _size: int
    _all: list[Option] | None
    last: Option | None  # that was looked at: mostly that is what is chosen
    _looked: int  # its number
    _made: dict[int, Option] | None  # and those before it

    @staticmethod
    def of(front: list[Part], parts: list[Part]) -> "Offer":
        """Choices among stones in a shortage (`front`) come before all others."""
        self: Offer = _blank(Offer)
        self._front = front
        self._parts = parts = [*front, *parts] if front else parts
        size = 0
        for part in parts:
            size += part[0]
        self._size = size
        self._all = self.last = self._made = None
        self._looked = -1
        return self

    def and_more(self, part: Part) -> "Offer":
        """The same choices and those of a part after them."""
        return Offer.of(self._front, [*self._parts[len(self._front) :], part])

    @property
    def front(self) -> int:
        """How many choices come before the others."""
        return sum(part[0] for part in self._front)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return self.all()[index]
        if index < 0:
            index += self._size
            if index < 0:
                raise IndexError("no such option")
        if self._looked >= 0 or self._all is not None:
            kept = self._kept(index)
            if kept is not None:
                self.last, self._looked = kept, index
                return kept
        number = index
        for size, make, _, known in self._parts:
            if number < size:
                self.last = found = make(known, number)
                self._looked = index
                return found
            number -= size
        raise IndexError("no such option")

    def _kept(self, index: int) -> Option | None:
        """The choice with a number if it was made before."""
        if self._all is not None:
            return self._all[index]
        return self._looked_at().get(index)

    def _looked_at(self) -> dict[int, Option]:
        """All that were made one by one. Mostly that is a single one, and nobody asks."""
        if self._made is None:
            self._made = {}
        if self.last is not None:
            self._made[self._looked] = self.last
        return self._made

    def all(self) -> list[Option]:
        """Every choice, made."""
        if self._all is None:
            found: list[Option] = []
            for _, _, make_all, known in self._parts:
                found += make_all(known)
            for index, option in self._looked_at().items():
                found[index] = option
            self._all = found
        return self._all

    def __iter__(self) -> Iterator[Option]:
        return iter(self.all())

    def __contains__(self, option: object) -> bool:
        """Whether this very option comes from here."""
        return option is self.last or option in self.all()


DECLINE = shared("decline", "-")
END = shared("end", "end")
FLARE = shared("flare", "flare")
HAND_OVER = shared("hand_over", "hand over")
WORDS: dict[str, Option] = {
    word: shared("choose", word) for word in ("action", "near", "far", "downgrade", "upgrade", "return", "discard")
}

_ROW = 0b111111111
# All placements of a row for each of its 512 sets of empty squares: a list of placements is nine look-ups.
_PLACES: list[list[tuple[Option, ...]]] = [
    [tuple(PLACE[y * STRIDE + x] for x in range(9) if bits >> x & 1) for bits in range(512)] for y in range(9)
]


def placements(empty: int) -> list[Option]:
    """`place` for every empty square."""
    found: list[Option] = []
    for row in _PLACES:
        found += row[empty & _ROW]
        empty >>= STRIDE
    return found
