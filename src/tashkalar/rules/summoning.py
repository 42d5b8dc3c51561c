"""Where a being can be summoned, and how.

Every way to lay the figure is a *filling*. Fillings that agree in all that can matter later (marked squares,
directions, used pieces where the effect acts on them, the marker an improvised summoning spends) are one choice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .action import Filling, Offer, Option, summoning
from .arena import BIT, COLOURLESS, WIDE_BOARD, WIDE_SQUARE, nth, squares, widened
from .card import COMMON, HEROIC, Being, held
from .figure import Figure, placed
from .position import Position

WIDE_ALL = sum(WIDE_BOARD)
_WIDE_BIT = tuple(1 << index for index in range(WIDE_ALL.bit_length()))


def beings(position: Position, seat: int) -> Sequence[Being]:
    """What a seat could summon: the beings of its hand and its pending being."""
    found = held(position.hands[seat]).beings
    pending = position.pending[seat]
    return found if pending is None else (*found, pending)


def summon_options(position: Position, seat: int) -> Sequence[Option]:
    """Every summoning a seat could make now."""
    offer = Offer()
    offer_summonings(position, seat, offer)
    return offer


def offer_summonings(position: Position, seat: int, offer: Offer) -> None:
    """Add every summoning a seat could make now to an offer."""
    setup = position.setup
    side = setup.side[seat]
    own = position.wide[side]
    upgraded = own & position.wide_upgraded
    helped = position.borrow or position.void or position.possessed >= 0
    free = lenders(position, side) if setup.form.improvises else None
    ground = None
    for being in beings(position, seat):
        if helped:
            by_marker = _assisted(position, side, being.figure)
        elif free:
            by_marker = _improvised(position, side, being.figure, free)
        else:
            hits = being.figure.find(own, upgraded)
            if not hits:
                continue
            by_marker = {-1: hits}
        if by_marker:
            if ground is None:
                ground = _ground(position, side)
            if helped or being.free_square:
                _draw_up(_Found(being, by_marker, ground), offer)
            else:
                _count(_Found(being, by_marker, ground), offer)


def lenders(position: Position, side: int) -> list[int]:
    """Sides whose pieces an improvised summoning may still borrow (melee)."""
    if not position.setup.form.improvises:
        return []
    spent = position.improvised[side]
    return [enemy for enemy in position.setup.enemies[side] if not spent >> enemy & 1]


def former(position: Position, side: int) -> int:
    """The side whose pieces form the beings of a side: its own ones, or those it has possessed."""
    possessed = position.possessed
    return possessed if possessed >= 0 and position.setup.side[position.seat] == side else side


def too_high(position: Position, being: Being) -> int:
    """Pieces that outrank the being: nothing is summoned onto them."""
    if being.rank == COMMON:
        return position.heroic | position.legendary
    return position.legendary if being.rank == HEROIC else 0


def _shifted(mask: int, shift: int) -> int:
    return mask >> shift if shift > 0 else mask << -shift


class State(NamedTuple):
    """What a figure has needed so far, cell by cell."""

    missing: int = 0  # pieces that are not there
    spends: int = -1  # side whose marker an improvised summoning spends
    lent: bool = False  # War Summoner's loan is used
    void: int = 0  # empty squares counted by Void Summoner


def survey(position: Position, side: int, figure: Figure, most_missing: int = 0) -> dict[State, int]:
    """Where a figure lies with help, or with some pieces missing: one wide mask of anchors for every state.

    A cell held by an enemy piece that cannot be borrowed bars the figure: no stone can be placed there.
    """
    source = side if position.possessed < 0 else former(position, side)
    own, raised = position.wide[source], position.wide_upgraded
    enemies = {enemy: position.wide[enemy] for enemy in position.setup.enemies[side]}
    free = lenders(position, side)
    if source != side:
        del enemies[source]
        free = [enemy for enemy in free if enemy != source]
    foes = 0
    for mask in enemies.values():
        foes |= mask
    barring = foes if source == side else foes | position.wide[side]
    states: dict[State, int] = {State(): figure.board}
    for shift, upgraded in figure.cells:
        allowed = raised if upgraded else -1
        following: dict[State, int] = {}

        def go(state: State, mask: int, following: dict[State, int] = following) -> None:
            if mask:
                following[state] = following.get(state, 0) | mask

        for state, mask in states.items():
            missing, spends, lent, void = state
            go(state, mask & _shifted(own & allowed, shift))
            if position.borrow and not lent:
                go(State(missing, spends, True, void), mask & _shifted(foes & allowed, shift))
            if spends < 0:
                for enemy in free:
                    go(State(missing, enemy, lent, void), mask & _shifted(enemies[enemy] & allowed, shift))
            if position.void and void < 2 and not upgraded:
                go(State(missing, spends, lent, void + 1), mask & _shifted(WIDE_ALL & ~(own | barring), shift))
            if missing < most_missing:
                lacking = WIDE_ALL & ~barring & ~(own & allowed)
                go(State(missing + 1, spends, lent, void), mask & _shifted(lacking, shift))
        states = following
    return states


def _improvised(position: Position, side: int, figure: Figure, free: list[int]) -> dict[int, int]:
    """The same as `_assisted` finds, and in its order, where nothing helps but a marker: once a choice in a melee."""
    own, raised = position.wide[side], position.wide_upgraded
    wide = position.wide
    unspent = figure.board  # where all cells so far hold own pieces, and by enemy where one of them holds his
    borrowed: dict[int, int] = {}
    for shift, upgraded in figure.cells:
        here = own & raised if upgraded else own
        here = here >> shift if shift > 0 else here << -shift
        following: dict[int, int] = {}
        if unspent:
            for enemy in free:
                theirs = wide[enemy] & raised if upgraded else wide[enemy]
                mask = unspent & (theirs >> shift if shift > 0 else theirs << -shift)
                if mask:
                    following[enemy] = mask
        for enemy, mask in borrowed.items():
            mask &= here
            if mask:
                following[enemy] = following.get(enemy, 0) | mask
        unspent &= here
        borrowed = following
        if not unspent and not borrowed:
            return {}
    found = {-1: unspent} if unspent else {}
    for enemy, mask in borrowed.items():
        left = mask & ~unspent
        if left:
            found[enemy] = left
    return found


def _assisted(position: Position, side: int, figure: Figure) -> dict[int, int]:
    """Matches with help, by the side whose marker is spent (-1: none)."""
    found: dict[int, int] = {}
    for state, mask in survey(position, side, figure).items():
        found[state.spends] = found.get(state.spends, 0) | mask
    # A filling that needs no marker never spends one.
    unspent = found.get(-1, 0)
    return {spent: left for spent, mask in found.items() if (left := mask if spent < 0 else mask & ~unspent)}


class _Places:
    """How the figure of a being lies on the arena, for each bit of the wide arena. Filled as figures are met."""

    __slots__ = ("_being", "_known", "fillings", "ways")

    def __init__(self, being: Being) -> None:
        self._being = being
        self._known: dict[tuple[object, ...], int] = {}
        self.fillings: list[tuple[int, Filling] | None] = [None] * len(_WIDE_BIT)  # with the summoning square
        self.ways: list[tuple[int, int]] = [_UNKNOWN] * len(_WIDE_BIT)
        """A number that is equal for fillings of one square that are one choice, and the squares they leave free."""

    def filling(self, index: int) -> tuple[int, Filling]:
        """The summoning square of a place, and how the figure lies there."""
        found = self.fillings[index]
        if found is None:
            symmetry, square = WIDE_SQUARE[index]
            orientation = self._being.figure.orientations[symmetry]
            cells = 0
            for offset in orientation.cells:
                cells |= BIT[square + offset]
            marked, inner = placed(square, orientation.marked), placed(square, orientation.inner)
            found = self.fillings[index] = (square, Filling(cells, marked, inner, orientation.directions))
        return found

    def way(self, index: int) -> tuple[int, int]:
        square, filling = self.filling(index)
        matters = _matters(filling, filling.cells if self._being.acts_on_used else 0)
        number = self._known.setdefault((square, matters), len(self._known))
        found = self.ways[index] = (_SPREAD * number, ~filling.cells)
        return found


_UNKNOWN = (-1, 0)
_SPREAD = 8  # between the numbers of two choices: room for the side whose marker is spent
_PLACES: dict[Being, _Places] = {}


def _places(being: Being) -> _Places:
    found = _PLACES.get(being)
    if found is None:
        found = _PLACES[being] = _Places(being)
    return found


def _matters(filling: Filling, used: int) -> tuple[object, ...]:
    """What of a filling its effect may refer to: fillings that agree in this are one choice."""
    return filling.spends, filling.marked, filling.inner, filling.directions, used


class _Ground(NamedTuple):
    """What bounds the summonings of a side as the arena stands."""

    stones: tuple[int | None, int | None, int | None]
    """By rank, in a shortage: the pieces of the being's kind, one of which must be picked up."""

    wide_stones: tuple[int, int, int]
    wide_barred: tuple[int, int, int]  # by rank: pieces that outrank the being
    occupied: int
    colours: tuple[str, ...]


def _ground(position: Position, side: int) -> _Ground:
    own, wide, legendary = position.stones[side], position.wide[side], position.legendary
    stones = None if position.stones_left(side) > 0 else own & ~legendary
    legends = None if position.legends_left(side) > 0 else own & legendary
    high = widened(legendary) if legendary else 0
    low = wide & ~high
    return _Ground(
        (stones, stones, legends),
        (low, low, wide & high),
        (position.wide_upgraded, high, 0),
        position.occupied,
        position.setup.colours,
    )


class _Found:
    """The summonings of one being as they were found; drawn up when somebody looks, wherever the position is then."""

    __slots__ = ("being", "by_marker", "drawn", "ground")

    def __init__(self, being: Being, by_marker: dict[int, int], ground: _Ground) -> None:
        self.being = being
        self.by_marker = by_marker  # anchors by the side whose marker is spent, -1 for none
        self.ground = ground
        self.drawn: Offer | None = None


def _count(found: _Found, offer: Offer) -> None:
    """Add the summonings of a being to an offer: counted, not drawn up."""
    being, ground = found.being, found.ground
    rank = being.rank
    stones, wide_stones, barred = ground.stones[rank], ground.wide_stones[rank], ground.wide_barred[rank]
    places = _places(being)
    ways = places.ways
    there = set()  # choices for which no stone is chosen: there is stock, or the own piece on the square is picked up
    free: dict[int, int] = {}  # the others, each with the squares one of whose stones it may be
    for spends, hits in found.by_marker.items():
        if barred:
            hits &= ~barred
        picked = 0 if stones is None else hits & ~wide_stones
        hits ^= picked
        while hits:
            index = hits.bit_length() - 1
            hits ^= _WIDE_BIT[index]
            choice, _ = ways[index]
            there.add((choice if choice >= 0 else places.way(index)[0]) + spends)
        while picked:
            index = picked.bit_length() - 1
            picked ^= _WIDE_BIT[index]
            choice, outside = ways[index]
            if choice < 0:
                choice, outside = places.way(index)
            choice += spends
            free[choice] = free[choice] | outside if choice in free else outside
    front = 0
    if free:
        assert stones is not None
        for mask in free.values():
            front += (mask & stones).bit_count()
        if front:
            offer.add_front(front, _drawn, found)
    if there:
        offer.add(len(there), _drawn_after if front else _drawn, found)


def _drawn(found: _Found, index: int) -> Option:
    """The summoning with a number."""
    return _all_drawn(found)[index]


def _drawn_after(found: _Found, index: int) -> Option:
    """The same, counted after those for which there is a stone to be chosen."""
    drawn = _all_drawn(found)
    return drawn[drawn.front + index]


def _all_drawn(found: _Found) -> Offer:
    if found.drawn is None:
        found.drawn = Offer()
        _draw_up(found, found.drawn)
    return found.drawn


def _draw_up(found: _Found, offer: Offer) -> None:
    """Add the summonings of a being to an offer one by one."""
    if found.being.free_square:
        # Its figure has no summoning square: every filling serves every square.
        fillings = [filling for some in _by_square(found).values() for filling in some]
        places = squares(COLOURLESS & ~found.ground.occupied)
        if places:
            _draw_groups(found, places, fillings, offer)
        return
    for square, some in _by_square(found).items():
        _draw_groups(found, [square], some, offer)


def _by_square(found: _Found) -> dict[int, list[Filling]]:
    """The matches, by summoning square."""
    by_square: dict[int, list[Filling]] = {}
    places = _places(found.being)
    barred = 0 if found.being.free_square else found.ground.wide_barred[found.being.rank]
    for spends, hits in found.by_marker.items():
        hits &= ~barred
        while hits:
            low = hits & -hits
            hits ^= low
            square, filling = places.filling(low.bit_length() - 1)
            by_square.setdefault(square, []).append(filling.spending(spends))
    return by_square


def _draw_groups(found: _Found, places: list[int], fillings: list[Filling], offer: Offer) -> None:
    """The same fillings on one or more squares, grouped into choices."""
    groups = _groups(found, fillings)
    if len(groups) == 1:
        _draw_group(found, places, groups[0], None, offer)
        return
    for index, group in enumerate(groups):
        naming = ""
        if any(other[0].text == group[0].text for other in groups[:index]):
            # Groups that differ only in the marker they spend have the same squares: later ones name the colour.
            naming = f" spending {found.ground.colours[group[0].spends]}"
        _draw_group(found, places, group, naming, offer)


Group = tuple[Filling, ...]


def _groups(found: _Found, fillings: list[Filling]) -> list[Group]:
    """Fillings that are one choice, each group with its first filling in front."""
    if len(fillings) == 1:
        return [(fillings[0],)]
    groups: dict[tuple[object, ...], list[Filling]] = {}
    for filling in fillings:
        used = filling.cells & found.ground.occupied if found.being.acts_on_used else 0
        groups.setdefault(_matters(filling, used), []).append(filling)
    ordered = [tuple(sorted(group, key=lambda filling: filling.text)) for group in groups.values()]
    return sorted(ordered, key=lambda group: (group[0].text, group[0].spends))


def _draw_group(found: _Found, places: list[int], group: Group, naming: str | None, offer: Offer) -> None:
    """The options of a group: one a square, or in a shortage one for each stone that may be picked up."""
    being, first = found.being, group[0]
    stones = found.ground.stones[being.rank]
    if stones is None or stones & BIT[places[0]]:
        if len(places) == 1:
            offer.add_list([summoning(being, places[0], first, group, naming)])
        else:
            offer.add_front(len(places), lambda known, i: summoning(being, places[i], first, group, naming), None)
        return
    free = 0
    for filling in group:
        free |= stones & ~filling.cells
    number = free.bit_count()

    def make(known: None, index: int) -> Option:
        place, origin = divmod(index, number)
        stone = nth(free, origin)
        filling = next(filling for filling in group if not filling.cells & BIT[stone])
        return summoning(being, places[place], filling, group, naming, stone)

    offer.add_front(len(places) * number, make, None)
