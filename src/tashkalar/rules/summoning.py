"""Where a being can be summoned, and how.

Every way to lay the figure is a *filling*. Fillings that agree in all that can matter later (marked squares,
directions, used pieces where the effect acts on them, the marker an improvised summoning spends) are one choice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .action import Filling, Offer, Option, summoning
from .arena import BIT, COLOURLESS, WIDE_BOARD, WIDE_SQUARE, squares
from .card import COMMON, HEROIC, LEGENDARY, Being
from .figure import Figure, placed
from .position import Position

WIDE_ALL = sum(WIDE_BOARD)


def beings(position: Position, seat: int) -> list[Being]:
    """What a seat could summon: the beings of its hand and its pending being."""
    found = [card for card in position.hands[seat] if isinstance(card, Being)]
    pending = position.pending[seat]
    if pending is not None:
        found.append(pending)
    return found


def summon_options(position: Position, seat: int) -> Sequence[Option]:
    """Every summoning a seat could make now."""
    offer = Offer()
    offer_summonings(position, seat, offer)
    return offer.settled()


def offer_summonings(position: Position, seat: int, offer: Offer) -> None:
    """Add every summoning a seat could make now to an offer."""
    side = position.setup.side[seat]
    own = position.wide[side]
    upgraded = own & position.wide_upgraded
    helped = position.borrow or position.void or position.possessed >= 0
    free = lenders(position, side)
    for being in beings(position, seat):
        if helped:
            by_marker = _assisted(position, side, being.figure)
        elif free:
            by_marker = _improvised(position, side, being.figure, free)
        else:
            hits = being.figure.find(own, upgraded)
            by_marker = {-1: hits} if hits else {}
        if by_marker:
            _offer(position, side, being, by_marker, offer)


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


_LAID: dict[Figure, dict[int, tuple[int, Filling]]] = {}
"""For each figure and bit of the wide arena: the anchor square and how the figure lies. Filled as figures are met."""


def _laid(figure: Figure, index: int) -> tuple[int, Filling]:
    symmetry, square = WIDE_SQUARE[index]
    orientation = figure.orientations[symmetry]
    cells = 0
    for offset in orientation.cells:
        cells |= BIT[square + offset]
    marked, inner = placed(square, orientation.marked), placed(square, orientation.inner)
    found = _LAID[figure][index] = (square, Filling(cells, marked, inner, orientation.directions))
    return found


def _by_square(figure: Figure, by_marker: dict[int, int], barred: int) -> dict[int, list[Filling]]:
    """The matches, by anchor square."""
    found: dict[int, list[Filling]] = {}
    known = _LAID.setdefault(figure, {})
    for spends, hits in by_marker.items():
        while hits:
            low = hits & -hits
            hits ^= low
            index = low.bit_length() - 1
            square, filling = known.get(index) or _laid(figure, index)
            if BIT[square] & barred:
                continue
            if spends >= 0:
                filling = filling.spending(spends)
            if square in found:
                found[square].append(filling)
            else:
                found[square] = [filling]
    return found


def _offer(position: Position, side: int, being: Being, by_marker: dict[int, int], offer: Offer) -> None:
    alike = position.legendary if being.rank == LEGENDARY else ~position.legendary
    stones = None if position.left(side, being.rank) > 0 else position.stones[side] & alike
    if being.free_square:
        # Its figure has no summoning square: every filling serves every square.
        fillings = [filling for some in _by_square(being.figure, by_marker, 0).values() for filling in some]
        places = squares(position.empty & COLOURLESS)
        if places:
            _offer_groups(position, being, places, fillings, stones, offer)
        return
    # On one square all ways to lie are then one choice, as a single way always is.
    alone = being.figure.indifferent and not being.acts_on_used and len(by_marker) == 1
    for square, some in _by_square(being.figure, by_marker, too_high(position, being)).items():
        if (alone or len(some) == 1) and (stones is None or stones & BIT[square]):
            offer.sketch(being, square, some)
        else:
            _offer_groups(position, being, [square], some, stones, offer)


def _offer_groups(
    position: Position, being: Being, places: list[int], fillings: list[Filling], stones: int | None, offer: Offer
) -> None:
    """The same fillings on one or more squares, grouped into choices.

    In a shortage `stones` are the pieces of the being's kind, one of which must be picked up.
    """
    if len(fillings) == 1:
        _offer_with_stone(being, places, (fillings[0],), None, stones, offer)
        return
    groups = _groups(position, being, fillings)
    if len(groups) == 1:
        _offer_with_stone(being, places, groups[0], None, stones, offer)
        return
    for index, group in enumerate(groups):
        naming = ""
        if any(other[0].text == group[0].text for other in groups[:index]):
            # Groups that differ only in the marker they spend have the same squares: later ones name the colour.
            naming = f" spending {position.setup.colours[group[0].spends]}"
        _offer_with_stone(being, places, group, naming, stones, offer)


Group = tuple[Filling, ...]


def _groups(position: Position, being: Being, fillings: list[Filling]) -> list[Group]:
    """Fillings that are one choice, each group with its first filling in front."""
    groups: dict[tuple[object, ...], list[Filling]] = {}
    for filling in fillings:
        used = filling.cells & position.occupied if being.acts_on_used else 0
        key = (filling.spends, filling.marked, filling.inner, filling.directions, used)
        groups.setdefault(key, []).append(filling)
    ordered = [tuple(sorted(group, key=lambda filling: filling.text)) for group in groups.values()]
    return sorted(ordered, key=lambda group: (group[0].text, group[0].spends))


def _offer_with_stone(
    being: Being, places: list[int], group: Group, naming: str | None, stones: int | None, offer: Offer
) -> None:
    """The options of a group: one a square, or in a shortage one for each stone that may be picked up."""
    first = group[0]
    # The piece on the summoning square is picked up anyway.
    if stones is None or stones & BIT[places[0]]:
        if len(places) == 1:
            offer.plain.append(summoning(being, places[0], first, group, naming))
        else:
            offer.add_block(len(places), lambda i: summoning(being, places[i], first, group, naming))
        return
    free = stones & ~first.cells
    for filling in group[1:]:
        free |= stones & ~filling.cells
    number = free.bit_count()

    def make(index: int) -> Option:
        place, origin = divmod(index, number)
        stone = squares(free)[origin]
        filling = next(filling for filling in group if not filling.cells & BIT[stone])
        return summoning(being, places[place], filling, group, naming, stone)

    offer.add_block(len(places) * number, make)
