"""How figures lie in the arena, and the summonings that come of it.

Every way to lay the figure is a *filling*. Fillings that agree in all that can matter later (marked squares,
directions, used pieces where the effect acts on them, the marker an improvised summoning spends) are one choice.

Summonings are drawn up when somebody looks: all of them, or only those on the square of the one that was chosen.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ..action import Filling, Offer, Option, Part, listed, summoning
from ..arena import BIT, BOARD, COLOURLESS, WIDE_BOARD, WIDE_SQUARE, nth, squares
from ..card import Being
from ..figure import placed
from ..setup import Setup
from .improvised import told_apart

WIDE_BIT = tuple(1 << index for index in range(sum(WIDE_BOARD).bit_length()))


class Places:
    """How the figure of a being lies on the arena, for each bit of the wide arena. Filled as figures are met."""

    __slots__ = ("_fillings", "_known", "_ways", "being", "find_lent", "free_square", "numbers", "rank", "size")

    def __init__(self, being: Being) -> None:
        self.being = being
        self.rank, self.free_square = being.rank, being.free_square
        self.size = len(being.figure.cells)
        self.find_lent = being.figure.find_lent
        self.numbers: Sequence[int] = _OF_SQUARE
        """Equal for fillings of one square that are one choice; -1 where the figure has not been met."""
        if being.acts_on_used or not being.figure.indifferent:
            self.numbers = [-1] * len(WIDE_BIT)
        self._known: dict[tuple[object, ...], int] = {}
        self._fillings: dict[int, Filling] = {}
        self._ways: dict[int, tuple[int, int]] = {}

    def filling(self, index: int) -> Filling:
        """How the figure lies at a place."""
        found = self._fillings.get(index)
        if found is None:
            symmetry, square = WIDE_SQUARE[index]
            orientation = self.being.figure.orientations[symmetry]
            cells = 0
            for offset in orientation.cells:
                cells |= BIT[square + offset]
            marked, inner = placed(square, orientation.marked), placed(square, orientation.inner)
            found = self._fillings[index] = Filling(cells, marked, inner, orientation.directions)
        return found

    def way(self, index: int) -> tuple[int, int]:
        """The number of a place, and the squares that the figure leaves free there."""
        found = self._ways.get(index)
        if found is None:
            filling, numbers = self.filling(index), self.numbers
            if isinstance(numbers, list):
                matters = _matters(filling, filling.cells if self.being.acts_on_used else 0)
                known = self._known.setdefault((WIDE_SQUARE[index][1], matters), len(self._known))
                numbers[index] = _SPREAD * known
            found = self._ways[index] = (numbers[index], BOARD & ~filling.cells)
        return found

    def choices(self, hits: int) -> int:
        """How many choices these places are, with own pieces alone."""
        if not hits & (hits - 1):
            return 1
        numbers = self.numbers
        there = set()
        while hits:
            index = hits.bit_length() - 1
            hits ^= WIDE_BIT[index]
            number = numbers[index]
            there.add(number if number >= 0 else self.way(index)[0])
        return len(there)

    def alone_and_shared(self, hits: int, second: int = 0, third: int = 0) -> tuple[int, dict[int, int]]:
        """How many of these choices are the only filling on their square, and of the others what `freed` says.

        Looked at closely are only squares on which the figure lies in several ways: mostly there are none.
        """
        if not hits & (hits - 1):
            return 1, _NOTHING
        numbers = self.numbers
        first: dict[int, int] = {}
        shared: dict[int, int] = {}
        met_again = 0
        while hits:
            index = hits.bit_length() - 1
            hits ^= WIDE_BIT[index]
            number = numbers[index]
            if number < 0:
                number, _ = self.way(index)
            if number not in first:
                first[number] = index
            else:
                if first[number] >= 0:
                    met_again += 1
                    self._share(shared, first[number], second, third)
                    first[number] = -1
                self._share(shared, index, second, third)
        return len(first) - met_again, shared

    def freed(self, hits: int, second: int = 0, third: int = 0) -> dict[int, int]:
        """The choices that these places are, each with the squares that one of its fillings leaves free.

        Where one piece is lent it matters whose: by `second` and `third`, the pieces of the later ones of those who may
        lend, the figure itself tells.
        """
        free: dict[int, int] = {}
        while hits:
            index = hits.bit_length() - 1
            hits ^= WIDE_BIT[index]
            self._share(free, index, second, third)
        return free

    def _share(self, free: dict[int, int], index: int, second: int, third: int) -> None:
        choice, outside = self.way(index)
        if second:
            inside = ~outside
            if second & inside:
                choice += 1
            elif third & inside:
                choice += 2
        free[choice] = free[choice] | outside if choice in free else outside


_NOTHING: dict[int, int] = {}
_SPREAD = 8  # between the numbers of two choices: room for the side whose marker is spent
# Where it does not matter how the figure lies, all fillings of a square are one choice.
_OF_SQUARE = tuple(_SPREAD * WIDE_SQUARE[index][1] if index in WIDE_SQUARE else -1 for index in range(len(WIDE_BIT)))


@cache
def places_of(being: Being) -> Places:
    return Places(being)


def _matters(filling: Filling, used: int) -> tuple[object, ...]:
    """What of a filling its effect may refer to: fillings that agree in this are one choice."""
    return filling.spends, filling.marked, filling.inner, filling.directions, used


class Ground(NamedTuple):
    """What all summonings of an offer have in common as they were found, wherever the position is then."""

    side: int
    pieces: tuple[int, ...]  # of each side
    setup: Setup
    high: int  # wide: the legendary pieces
    mine: int  # wide: the own pieces that are not legendary
    stones: int | None  # in a shortage the same on the arena, one of which must be picked up
    free: Sequence[int]  # the sides one of which may lend a piece
    second: int  # the pieces of the second and the third of them: where a figure lies tells who lends one
    third: int
    wide: tuple[int, ...]  # if one may: the pieces of each side in the wide arena
    raised: int  # and all upgraded ones there
    drawn: dict[Being, Offer]  # all summonings of a being, once somebody has looked at all


class Found(NamedTuple):
    """The summonings of one being as they were found: drawn up when somebody looks."""

    places: Places
    hits: int  # anchors where all pieces are own ones
    lent: int  # the others, where one piece is lent
    stones: int | None  # in a shortage the pieces of the being's kind, one of which must be picked up
    ground: Ground

    def by_marker(self) -> dict[int, int]:
        """The anchors by the side whose marker is spent, -1 for none."""
        if not self.lent:
            return {-1: self.hits}
        ground, bounds = self.ground, self.hits | self.lent
        found = told_apart(ground.wide, ground.raised, ground.side, self.places.being.figure, ground.free)
        return {spends: hits & bounds for spends, hits in found.items()}


Known = tuple[Places, int, int, int | None, Ground]
"""A `Found` as it is noted in an offer, where most are never looked at."""


# -- one of them -------------------------------------------------------------------------------------------------------
def from_stones(known: Known, index: int) -> Option:
    """The summoning with a number, of those for which a stone has to be chosen."""
    found = Found(*known)
    stones = found.stones
    assert stones is not None
    for square, laid in _by_square(found.by_marker()).items():
        if not stones & BIT[square]:
            if len(laid) == 1:
                free = found.places.way(laid[0][0])[1] & stones
                number = free.bit_count()
                if index < number:
                    return _only(found, square, laid, nth(free, index))
            else:
                number = 0
                for outside in _ways(found, laid).values():
                    number += (outside & stones).bit_count()
                if index < number:
                    return _on_square(found, square, laid)[index]
            index -= number
    raise IndexError("no such summoning")


def on_squares(known: Known, index: int) -> Option:
    """The same, of those for which no stone is chosen."""
    found = Found(*known)
    stones = found.stones
    for square, laid in _by_square(found.by_marker()).items():
        if stones is None or stones & BIT[square]:
            number = 1 if len(laid) == 1 else len(_ways(found, laid))
            if index < number:
                if len(laid) == 1:
                    return _only(found, square, laid)
                drawn = _on_square(found, square, laid)
                return drawn[drawn.front + index]
            index -= number
    raise IndexError("no such summoning")


_Laid = list[tuple[int, int]]
"""Places of the wide arena where a figure lies, each with the side whose marker is spent."""


def _by_square(by_marker: dict[int, int]) -> dict[int, _Laid]:
    """The matches, by summoning square."""
    by_square: dict[int, _Laid] = {}
    for spends, hits in by_marker.items():
        indices = []
        while hits:
            index = hits.bit_length() - 1
            hits ^= WIDE_BIT[index]
            indices.append(index)
        for index in reversed(indices):
            by_square.setdefault(WIDE_SQUARE[index][1], []).append((index, spends))
    return by_square


def _ways(found: Found, laid: _Laid) -> dict[int, int]:
    """The choices on a square, each with the squares its fillings leave free."""
    ways: dict[int, int] = {}
    for index, spends in laid:
        choice, outside = found.places.way(index)
        choice += spends
        ways[choice] = ways.get(choice, 0) | outside
    return ways


def _only(found: Found, square: int, laid: _Laid, stone: int = -1) -> Option:
    """A summoning on a square on which the figure lies in one way only."""
    (filling,) = _fillings(found, laid)
    return summoning(found.places.being, square, filling, (filling,), None, stone)


def _on_square(found: Found, square: int, laid: _Laid) -> Offer:
    front: list[Part] = []
    parts: list[Part] = []
    _draw_groups(found, [square], _fillings(found, laid), front, parts)
    return Offer.of(front, parts)


def _fillings(found: Found, laid: _Laid) -> list[Filling]:
    return [found.places.filling(index).spending(spends) for index, spends in laid]


# -- all of them -------------------------------------------------------------------------------------------------------
def all_from_stones(known: Known) -> list[Option]:
    """All summonings of a being for which a stone has to be chosen."""
    drawn = _all_drawn(Found(*known))
    return drawn[: drawn.front]


def all_on_squares(known: Known) -> list[Option]:
    """All for which no stone is chosen."""
    drawn = _all_drawn(Found(*known))
    return drawn[drawn.front :]


def _all_drawn(found: Found) -> Offer:
    known, being = found.ground.drawn, found.places.being
    if being not in known:
        front: list[Part] = []
        parts: list[Part] = []
        draw_up(found, found.by_marker(), front, parts)
        known[being] = Offer.of(front, parts)
    return known[being]


def draw_up(found: Found, by_marker: dict[int, int], front: list[Part], parts: list[Part]) -> None:
    """Add the summonings of a being to the parts of an offer one by one."""
    if found.places.free_square:
        # Its figure has no summoning square: every filling serves every square.
        fillings = [filling for laid in _by_square(by_marker).values() for filling in _fillings(found, laid)]
        places = squares(COLOURLESS & ~_occupied(found))
        if places:
            _draw_groups(found, places, fillings, front, parts)
        return
    for square, laid in _by_square(by_marker).items():
        _draw_groups(found, [square], _fillings(found, laid), front, parts)


# -- drawing up --------------------------------------------------------------------------------------------------------
def _draw_groups(
    found: Found, places: list[int], fillings: list[Filling], front: list[Part], parts: list[Part]
) -> None:
    """The same fillings on one or more squares, grouped into choices."""
    groups = _groups(found, fillings)
    if len(groups) == 1:
        _draw_group(found, places, groups[0], None, front, parts)
        return
    for index, group in enumerate(groups):
        naming = ""
        if any(other[0].text == group[0].text for other in groups[:index]):
            # Groups that differ only in the marker they spend have the same squares: later ones name the colour.
            naming = f" spending {found.ground.setup.colours[group[0].spends]}"
        _draw_group(found, places, group, naming, front, parts)


Group = tuple[Filling, ...]


def _groups(found: Found, fillings: list[Filling]) -> list[Group]:
    """Fillings that are one choice, each group with its first filling in front."""
    if len(fillings) == 1:
        return [(fillings[0],)]
    groups: dict[tuple[object, ...], list[Filling]] = {}
    pieces = _occupied(found) if found.places.being.acts_on_used else 0
    for filling in fillings:
        groups.setdefault(_matters(filling, filling.cells & pieces), []).append(filling)
    ordered = [tuple(sorted(group, key=lambda filling: filling.text)) for group in groups.values()]
    return sorted(ordered, key=lambda group: (group[0].text, group[0].spends))


def _occupied(found: Found) -> int:
    mask = 0
    for stones in found.ground.pieces:
        mask |= stones
    return mask


def _draw_group(
    found: Found, places: list[int], group: Group, naming: str | None, front: list[Part], parts: list[Part]
) -> None:
    """The options of a group: one a square, or in a shortage one for each stone that may be picked up."""
    being, stones = found.places.being, found.stones
    if stones is None or stones & BIT[places[0]]:
        drawn = listed([summoning(being, place, group[0], group, naming) for place in places])
        (parts if len(places) == 1 else front).append(drawn)
        return
    free = 0
    for filling in group:
        free |= stones & ~filling.cells
    known = (being, places, group, naming, free)
    front.append((len(places) * free.bit_count(), _from_one, _from_each, known))


_FromStones = tuple[Being, list[int], Group, str | None, int]


def _from_one(known: _FromStones, index: int) -> Option:
    _, places, _, _, free = known
    place, origin = divmod(index, free.bit_count())
    return _from_stone(known, places[place], nth(free, origin))


def _from_each(known: _FromStones) -> Sequence[Option]:
    _, places, _, _, free = known
    return [_from_stone(known, place, stone) for place in places for stone in squares(free)]


def _from_stone(known: _FromStones, place: int, stone: int) -> Option:
    being, _, group, naming, _ = known
    filling = next(filling for filling in group if not filling.cells & BIT[stone])
    return summoning(being, place, filling, group, naming, stone)
