"""Where a being can be summoned.

The figures of a hand are looked for in the whole arena at once. What is found is counted here, so that an offer knows
how many choices it has; the choices themselves are drawn up in `fillings`, when somebody looks.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..action import Offer, Option, Part
from ..arena import WIDE_BOARD, widened
from ..card import COMMON, HEROIC, LEGENDARY, Being
from ..figure import Figure
from ..position import Position
from .fillings import (
    WIDE_BIT,
    Found,
    Places,
    all_from_stones,
    all_on_squares,
    draw_up,
    from_stones,
    on_squares,
)
from .hand import Held, Wanted, held, wanted

WIDE_ALL = sum(WIDE_BOARD)


def beings(position: Position, seat: int) -> Sequence[Being]:
    """What a seat could summon: the beings of its hand and its pending being."""
    found = held(position.hands[seat]).beings
    pending = position.pending[seat]
    return found if pending is None else (*found, pending)


def summon_options(position: Position, seat: int) -> Sequence[Option]:
    """Every summoning a seat could make now."""
    front: list[Part] = []
    parts: list[Part] = []
    offer_summonings(position, seat, held(position.hands[seat]), front, parts)
    return Offer(front, parts)


_Matches = list[tuple[Places, dict[int, int]]]
"""Of the beings whose figures lie in the arena: the anchors by the side whose marker is spent, -1 for none."""


def offer_summonings(position: Position, seat: int, hand: Held, front: list[Part], parts: list[Part]) -> None:
    """Add every summoning a seat could make now to the parts of an offer."""
    setup = position.setup
    side = setup.side[seat]
    figures, pending = hand.figures, position.pending[seat]
    if pending is not None:
        figures = (*figures, wanted(pending))
    helped = position.borrow or position.void or position.possessed >= 0
    if helped:
        matches = _helped(position, side, figures)
    elif setup.improvises and (free := lenders(position, side)):
        matches = _improvising(position, side, figures, free)
    else:
        matches = _plain(position, side, figures)
    if matches:
        pieces = tuple(position.stones)
        for places, by_marker in matches:
            barred, mine, stones = _bounds(position, side, places.rank)
            if barred and not places.free_square:
                for spends, hits in by_marker.items():
                    by_marker[spends] = hits ^ (hits & barred)
            found = _tuple(Found, (places, by_marker, stones, pieces, setup.colours, []))
            if helped or places.free_square:
                draw_up(found, front, parts)
            else:
                _count(found, mine, front, parts)


def _bounds(position: Position, side: int, rank: int) -> tuple[int, int, int | None]:
    """What bounds the summonings of a rank: wide, the pieces that outrank it and the own ones of its kind.

    In a shortage also the pieces of its kind, one of which must be picked up; None where there is stock.
    """
    own, wide, legendary = position.stones[side], position.wide[side], position.legendary
    high = _widened(legendary) if legendary else 0
    if rank == LEGENDARY:
        return 0, wide & high, None if position.legends_left(side) > 0 else own & legendary
    mine = wide ^ (wide & high) if high else wide
    barred = high if rank == HEROIC else position.wide_upgraded
    return barred, mine, None if position.stones_left(side) > 0 else own & ~legendary


_widened = lru_cache(maxsize=1 << 10)(widened)  # legendary pieces stay where they are for many choices
_tuple = tuple.__new__  # makes what is found in half the time


def _plain(position: Position, side: int, figures: tuple[Wanted, ...]) -> _Matches:
    """Which figures of a hand lie in the arena, where nothing helps."""
    own = position.wide[side]
    upgraded = own & position.wide_upgraded
    raised = (position.stones[side] & (position.heroic | position.legendary)).bit_count()
    found: _Matches = []
    for high, find, places in figures:
        if high <= raised:
            hits = find(own, upgraded)
            if hits:
                found.append((places, {-1: hits}))
    return found


def _improvising(position: Position, side: int, figures: tuple[Wanted, ...], free: list[int]) -> _Matches:
    """The same, where one piece of another side may be borrowed."""
    own, lent, raised = position.wide[side], 0, position.wide_upgraded
    for enemy in free:
        lent |= position.wide[enemy]
    upgraded, lent_upgraded = own & raised, lent & raised
    high_pieces = position.stones[side] & (position.heroic | position.legendary)
    most = high_pieces.bit_count() + (1 if lent_upgraded else 0)
    found: _Matches = []
    for high, _, places in figures:
        if high <= most:
            hits, with_one = places.being.figure.find_lent(own, upgraded, lent, lent_upgraded)
            if with_one:
                found.append((places, _improvised(position, side, places.being.figure, free)))
            elif hits:
                found.append((places, {-1: hits}))
    return found


def _helped(position: Position, side: int, figures: tuple[Wanted, ...]) -> _Matches:
    """The same, where something helps (War Summoner, Void Summoner, a possessed colour)."""
    found = []
    for _, _, places in figures:
        by_marker = _assisted(position, side, places.being.figure)
        if by_marker:
            found.append((places, by_marker))
    return found


def lenders(position: Position, side: int) -> list[int]:
    """Sides whose pieces an improvised summoning may still borrow (melee)."""
    if not position.setup.improvises:
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


def _count(found: Found, mine: int, front: list[Part], parts: list[Part]) -> None:
    """Add the summonings of a being to an offer: counted, not drawn up."""
    places, by_marker, stones, _, _, _ = found
    ways = places.ways
    there = set()  # choices for which no stone is chosen: there is stock, or the own piece on the square is picked up
    free: dict[int, int] = {}  # the others, each with the squares one of whose stones it may be
    for spends, hits in by_marker.items():
        if stones is not None:
            picked = hits
            hits &= mine
            picked ^= hits
            while picked:
                index = picked.bit_length() - 1
                picked ^= WIDE_BIT[index]
                choice, outside = ways[index]
                if choice < 0:
                    choice, outside = places.way(index)
                choice += spends
                free[choice] = free[choice] | outside if choice in free else outside
        while hits:
            index = hits.bit_length() - 1
            hits ^= WIDE_BIT[index]
            choice, _ = ways[index]
            there.add((choice if choice >= 0 else places.way(index)[0]) + spends)
    if free:
        assert stones is not None
        number = 0
        for mask in free.values():
            number += (mask & stones).bit_count()
        if number:
            front.append((number, from_stones, all_from_stones, found))
    if there:
        parts.append((len(there), on_squares, all_on_squares, found))
