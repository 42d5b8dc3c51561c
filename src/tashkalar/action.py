"""The closed set of choices and their texts (docs/notation.md).

An option is small and computes its text only when asked; the ones that recur (placements, targets, moves, directions)
are made once and shared, so that offering them costs next to nothing.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, overload

from .arena import DIRECTIONS, NAME, STRIDE, names

if TYPE_CHECKING:
    from .card import Card

RANKS = ("common", "heroic", "legendary")


class Option:
    """One choice on offer. `str(option)` is its text; `kind` says what it is; the rest is what a client needs."""

    __slots__ = ("_text", "card", "colour", "direction", "filling", "kind", "origin", "rank", "square")

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
        filling: "Filling | None" = None,
    ) -> None:
        self.kind = kind
        self._text = text
        self.square = square
        self.origin = origin
        self.card = card
        self.colour = colour
        self.rank = rank
        self.direction = direction
        self.filling = filling

    def __str__(self) -> str:
        if self._text is None:
            self._text = self._summon_text()
        return self._text

    def __repr__(self) -> str:
        return f"<Option {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        values = (self.square, self.origin, self.card, self.colour, self.rank, self.direction, self.filling)
        return Option, (self.kind, str(self), *values)

    def _summon_text(self) -> str:
        assert self.card is not None
        text = f"summon {self.card.name} {NAME[self.square]}"
        filling = self.filling
        if filling is not None:
            filling = filling.label or filling
        if filling is not None and filling.named:
            text += f" with {filling.text}"
            if filling.spending:
                text += f" spending {filling.spending}"
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
        if self.filling is not None:
            found.update(self.filling.describe())
        return found


class Filling:
    """How a figure is laid for a summoning: the part of the choice that the effect may refer to."""

    __slots__ = ("cells", "directions", "inner", "label", "marked", "named", "others", "spending", "spends", "used")

    def __init__(
        self, cells: int, used: int, marked: int, inner: int, directions: tuple[int, ...], spends: int
    ) -> None:
        self.cells = cells  # every required place of the figure
        self.used = used  # the pieces among them
        self.marked = marked
        self.inner = inner
        self.directions = directions
        self.spends = spends  # side whose marker an improvised summoning spends, or -1
        self.named = False  # its squares are part of the text, because there is more than one group
        self.spending: str | None = None  # colour named in the text where the squares alone do not tell groups apart
        self.others: tuple[Filling, ...] = ()  # further fillings of the same group
        self.label: Filling | None = None  # the filling that gives the group its name, if not this one

    @property
    def text(self) -> str:
        return " ".join(names(self.cells))

    def describe(self) -> dict[str, Any]:
        found: dict[str, Any] = {"with": names(self.cells)}
        if self.others:
            found["others"] = [names(filling.cells) for filling in self.others]
        if self.marked or self.inner:
            found["marked"] = names(self.marked | self.inner)
        if self.inner:
            found["inner"] = names(self.inner)
        if self.directions:
            found["directions"] = [DIRECTIONS[d] for d in self.directions]
        return found


# -- shared options ----------------------------------------------------------------------------------------------------
_SIZE = 9 * STRIDE

TARGET: list[Option] = [Option("target", NAME.get(s, "?"), square=s) for s in range(_SIZE)]
PLACE: list[Option] = [Option("place", f"place {NAME.get(s, '?')}", square=s) for s in range(_SIZE)]
DIRECTION_OPTION: list[Option] = [Option("direction", name, direction=d) for d, name in enumerate(DIRECTIONS)]

_MOVES: dict[int, Option] = {}


def move(origin: int, square: int) -> Option:
    """A move or leap, `e4-e5`."""
    index = origin << 7 | square
    try:
        return _MOVES[index]
    except KeyError:
        option = _MOVES[index] = Option("move", f"{NAME[origin]}-{NAME[square]}", square, origin)
        return option


@cache
def swap(origin: int, square: int) -> Option:
    """Two pieces swap squares, `e4=e5`."""
    return Option("swap", f"{NAME[origin]}={NAME[square]}", square, origin)


@cache
def place_from(square: int, origin: int) -> Option:
    """A placement in a shortage, `place e5 from c3`."""
    return Option("place", f"place {NAME[square]} from {NAME[origin]}", square, origin)


@cache
def stone(square: int, colour: str | None = None, rank: int = -1) -> Option:
    """A stone of a named colour (`blue e5`) or rank (`heroic e5`)."""
    name = colour if colour is not None else RANKS[rank]
    return Option("target", f"{name} {NAME[square]}", square, colour=colour, rank=rank)


@cache
def named(kind: str, card: "Card", text: str | None = None) -> Option:
    """A choice that is the name of a card: `discard Herald`, `warp Paradox Worm`, `Herald`."""
    return Option(kind, f"{kind} {card.name}" if text is None else text, card=card)


@cache
def coloured(kind: str, colour: str, square: int = -1) -> Option:
    """`flare blue`, `point blue`, `start red f8`."""
    return Option(kind, f"{kind} {colour}" + (f" {NAME[square]}" if square >= 0 else ""), square, colour=colour)


@cache
def start(square: int) -> Option:
    """Duel set-up, `start c5`."""
    return Option("start", f"start {NAME[square]}", square)


@cache
def claim(task: str) -> Option:
    return Option("claim", f"claim {task}")


class Shortage(Sequence[Option]):
    """All choices of a turn in a shortage of stones: first every `place SQUARE from ORIGIN`, then the rest.

    There are hundreds of placements, most of which nobody ever looks at, so they are made when asked for.
    """

    __slots__ = ("_free", "_origins", "rest")

    def __init__(self, origins: list[int], free: list[int], rest: list[Option]) -> None:
        self._origins = origins
        self._free = free
        self.rest = rest

    def __len__(self) -> int:
        return len(self._origins) * (len(self._free) + 1) + len(self.rest)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        index = range(len(self))[index]
        width = len(self._free) + 1
        row, column = divmod(index, width)
        if row >= len(self._origins):
            return self.rest[index - width * len(self._origins)]
        origin = self._origins[row]
        return place_from(self._free[column] if column < width - 1 else origin, origin)


DECLINE = Option("decline", "-")
END = Option("end", "end")
FLARE = Option("flare", "flare")
HAND_OVER = Option("hand_over", "hand over")
WORDS: dict[str, Option] = {
    word: Option("choose", word) for word in ("action", "near", "far", "downgrade", "upgrade", "return", "discard")
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
