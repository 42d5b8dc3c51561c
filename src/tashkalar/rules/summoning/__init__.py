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
    Found,
    Ground,
    Known,
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
    found = [places.being for _, _, places in held(position.hands[seat]).figures]
    pending = position.pending[seat]
    return found if pending is None else [*found, pending]


def summon_options(position: Position, seat: int) -> Sequence[Option]:
    """Every summoning a seat could make now."""
    front: list[Part] = []
    parts: list[Part] = []
    stock = position.stones_left(position.setup.side[seat]) > 0
    offer_summonings(position, seat, held(position.hands[seat]), stock, front, parts)
    return Offer.of(front, parts)


def offer_summonings(
    position: Position, seat: int, hand: Held, stock: bool, front: list[Part], parts: list[Part]
) -> None:
    """Add every summoning a seat could make now to the parts of an offer. `stock`: of double-sided stones."""
    setup = position.setup
    side = setup.side[seat]
    figures, pending = hand.figures, position.pending[seat]
    if pending is not None:
        figures = (*figures, wanted(pending))
    own, raised = position.wide[side], position.wide_upgraded
    upgraded = own & raised
    most = (position.stones[side] & (position.heroic | position.legendary)).bit_count() if upgraded else 0
    ground = None
    if position.borrow or position.void or position.possessed >= 0:
        _offer_helped(position, _ground(position, side, (), stock), figures, front, parts)
    elif free := setup.lenders[side][position.improvised[side]]:
        lent = 0
        for enemy in free:
            lent |= position.wide[enemy]
        lent_upgraded = lent & raised
        if lent_upgraded:
            most += 1
        for high, _, places in figures:
            if high <= most:
                hits, with_one = places.find_lent(own, upgraded, lent, lent_upgraded)
                if hits or with_one:
                    if ground is None:
                        ground = _ground(position, side, free, stock)
                    _offer_being(position, ground, places, hits, with_one ^ (with_one & hits), front, parts)
    else:
        for high, find, places in figures:
            if high <= most:
                hits = find(own, upgraded)
                if hits:
                    if ground is None:
                        ground = _ground(position, side, (), stock)
                    _offer_being(position, ground, places, hits, 0, front, parts)


def _ground(position: Position, side: int, free: Sequence[int], stock: bool) -> Ground:
    """What the summonings of a side have in common now."""
    mine, legendary = position.wide[side], position.legendary
    high = 0
    if legendary:
        high = _widened(legendary)
        mine ^= mine & high
    pieces = tuple(position.stones)
    stones = None if stock else pieces[side] & ~legendary
    wide: tuple[int, ...] = ()
    second = third = 0
    if free:
        wide = tuple(position.wide)
        if len(free) > 1:
            second = pieces[free[1]]
            if len(free) > 2:
                third = pieces[free[2]]
    raised = position.wide_upgraded
    return _tuple(Ground, (side, pieces, position.setup, high, mine, stones, free, second, third, wide, raised, {}))


_widened = lru_cache(maxsize=1 << 10)(widened)  # legendary pieces stay where they are for many choices
_tuple = tuple.__new__  # makes what is found in half the time


def _offer_being(
    position: Position, ground: Ground, places: Places, hits: int, lent: int, front: list[Part], parts: list[Part]
) -> None:
    """Add the summonings of a being whose figure lies in the arena, with own pieces alone or with one that is lent.

    They are counted, not drawn up.
    """
    rank, mine, stones = places.rank, ground.mine, ground.stones
    if places.free_square:
        found = Found(places, hits, lent, stones, ground)
        draw_up(found, found.by_marker(), front, parts)
        return
    if rank == LEGENDARY:
        mine, stones = _legendary(position, ground)
    else:
        barred = ground.high if rank == HEROIC else position.wide_upgraded
        if barred:
            hits ^= hits & barred
            lent ^= lent & barred
            if not hits and not lent:
                return
    known = (places, hits, lent, stones, ground)  # a `Found`, once somebody looks
    if stones is None:
        number = places.choices(hits) if hits else 0
        if lent:
            number += _count_lent(places, ground, lent)
        parts.append((number, on_squares, all_on_squares, known))
    else:
        _count_in_shortage(known, stones, mine, front, parts)


def _legendary(position: Position, ground: Ground) -> tuple[int, int | None]:
    """The own legendary pieces: wide, and where no such stone is in stock those that may be picked up."""
    side = ground.side
    stones = None if position.legends_left(side) > 0 else position.stones[side] & position.legendary
    return position.wide[side] & ground.high, stones


def _offer_helped(
    position: Position, ground: Ground, figures: tuple[Wanted, ...], front: list[Part], parts: list[Part]
) -> None:
    """Add all summonings where something helps (War Summoner, Void Summoner, a possessed colour): these are drawn up,
    as what they need is not told by where the figure lies."""
    for _, _, places in figures:
        by_marker = _assisted(position, ground.side, places.being.figure)
        if by_marker:
            rank, stones = places.rank, ground.stones
            if rank == LEGENDARY:
                _, stones = _legendary(position, ground)
            elif not places.free_square:
                barred = ground.high if rank == HEROIC else position.wide_upgraded
                by_marker = {spends: hits & ~barred for spends, hits in by_marker.items()}
            draw_up(Found(places, 0, 0, stones, ground), by_marker, front, parts)


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
    free: Sequence[int] = position.setup.lenders[side][position.improvised[side]]
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


def _assisted(position: Position, side: int, figure: Figure) -> dict[int, int]:
    """Matches with help, by the side whose marker is spent (-1: none)."""
    found: dict[int, int] = {}
    for state, mask in survey(position, side, figure).items():
        found[state.spends] = found.get(state.spends, 0) | mask
    # A filling that needs no marker never spends one.
    unspent = found.get(-1, 0)
    return {spent: left for spent, mask in found.items() if (left := mask if spent < 0 else mask & ~unspent)}


def _count_lent(places: Places, ground: Ground, lent: int) -> int:
    """How many choices the summonings are for which one piece is lent, where no stone has to be chosen."""
    alone, shared = places.alone_and_shared(lent, ground.second, ground.third)
    return alone + len(shared)


def _count_in_shortage(known: Known, stones: int, mine: int, front: list[Part], parts: list[Part]) -> None:
    """Add the summonings of a being to an offer where stones are short: of those that may be picked up one is chosen,
    but for a being on a square where an own one stands that becomes it."""
    places, hits, lent, _, ground = known
    # While nobody has legends every own piece in a figure is such a stone: any other may be picked up.
    plain = not ground.high and places.rank != LEGENDARY
    there = number = 0
    if hits:
        settled = hits & mine
        if settled:
            there = places.choices(settled)
            hits ^= settled
        if hits:
            if not plain:
                number = _stones(places.freed(hits), stones)
            elif hits & (hits - 1):
                alone, shared = places.alone_and_shared(hits)
                number = alone * (stones.bit_count() - places.size)
                if shared:
                    number += _stones(shared, stones)
            else:
                number = stones.bit_count() - places.size
    if lent:
        settled = lent & mine
        if settled:
            there += _count_lent(places, ground, settled)
            lent ^= settled
        if lent:
            second, third = ground.second, ground.third
            if plain:
                alone, shared = places.alone_and_shared(lent, second, third)
                number += alone * (stones.bit_count() - places.size + 1) + _stones(shared, stones)
            else:
                number += _stones(places.freed(lent, second, third), stones)
    if number:
        front.append((number, from_stones, all_from_stones, known))
    if there:
        parts.append((there, on_squares, all_on_squares, known))


def _stones(freed: dict[int, int], stones: int) -> int:
    """How many choices it makes that a stone is picked up with each of them."""
    number = 0
    for outside in freed.values():
        number += (outside & stones).bit_count()
    return number
