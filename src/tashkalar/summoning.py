"""Where a being can be summoned, and how.

Every way to lay the figure is a *filling*. Fillings that agree in all that can matter later (marked squares,
directions, used pieces where the effect acts on them, the marker an improvised summoning spends) are one choice.
"""

from collections.abc import Iterable

from .action import Filling, Option
from .arena import BIT, COLOURLESS, WIDE_BOARD, WIDE_SQUARE, squares
from .card import COMMON, HEROIC, LEGENDARY, Being
from .figure import Figure, placed
from .position import Position

_WIDE_ALL = sum(WIDE_BOARD)

State = tuple[int, bool, int]
"""Side whose marker is spent (-1: none), whether War Summoner's loan is used, how many empty squares count."""


def beings(position: Position, seat: int) -> Iterable[Being]:
    """What a seat could summon: the beings of its hand and its pending being."""
    for card in position.hands[seat]:
        if isinstance(card, Being):
            yield card
    if position.pending is not None and position.setup.schools[seat] == "etherweavers":
        yield position.pending


def summon_options(position: Position, seat: int) -> list[Option]:
    """Every summoning a seat could make now."""
    side = position.setup.side[seat]
    own = position.wide[side]
    upgraded = own & position.wide_upgraded
    plain = not (position.borrow or position.void or lenders(position, side))
    found: list[Option] = []
    for being in beings(position, seat):
        if plain:
            hits = being.figure.find(own, upgraded)
            if hits:
                found += _options(position, side, being, {-1: hits})
        else:
            by_marker = _assisted(position, side, being.figure)
            if by_marker:
                found += _options(position, side, being, by_marker)
    return found


def lenders(position: Position, side: int) -> list[int]:
    """Sides whose pieces an improvised summoning may still borrow (melee)."""
    if position.setup.form != "melee":
        return []
    spent = position.improvised[side]
    return [enemy for enemy in position.setup.enemies[side] if not spent >> enemy & 1]


def too_high(position: Position, being: Being) -> int:
    """Pieces that outrank the being: nothing is summoned onto them."""
    if being.rank == COMMON:
        return position.heroic | position.legendary
    return position.legendary if being.rank == HEROIC else 0


def _shifted(mask: int, shift: int) -> int:
    return mask >> shift if shift > 0 else mask << -shift


def _assisted(position: Position, side: int, figure: Figure) -> dict[int, int]:
    """Matches with help, by the side whose marker is spent (-1: none).

    Goes through the cells and carries one wide mask for every state (marker spent, War Summoner's loan used, empty
    squares counted).
    """
    own, raised = position.wide[side], position.wide_upgraded
    enemies = {enemy: position.wide[enemy] for enemy in position.setup.enemies[side]}
    everyone = own
    for mask in enemies.values():
        everyone |= mask
    free = lenders(position, side)
    states: dict[State, int] = {(-1, False, 0): figure.board}
    for shift, upgraded in figure.cells:
        allowed = raised if upgraded else -1
        following: dict[State, int] = {}

        def go(state: State, mask: int, following: dict[State, int] = following) -> None:
            if mask:
                following[state] = following.get(state, 0) | mask

        for (spent, lent, void), mask in states.items():
            go((spent, lent, void), mask & _shifted(own & allowed, shift))
            if position.borrow and not lent:
                go((spent, True, void), mask & _shifted(everyone & ~own & allowed, shift))
            if spent < 0:
                for enemy in free:
                    go((enemy, lent, void), mask & _shifted(enemies[enemy] & allowed, shift))
            if position.void and void < 2 and not upgraded:
                go((spent, lent, void + 1), mask & _shifted(_WIDE_ALL & ~everyone, shift))
        states = following
    found: dict[int, int] = {}
    for (spent, _, _), mask in states.items():
        found[spent] = found.get(spent, 0) | mask
    # A filling that needs no marker never spends one.
    unspent = found.get(-1, 0)
    return {spent: left for spent, mask in found.items() if (left := mask if spent < 0 else mask & ~unspent)}


def _fillings(position: Position, figure: Figure, by_marker: dict[int, int], barred: int) -> list[tuple[int, Filling]]:
    """The matches as (anchor square, filling)."""
    found = []
    pieces = -1 if not position.void else position.occupied
    for spends, hits in by_marker.items():
        while hits:
            low = hits & -hits
            hits ^= low
            symmetry, square = WIDE_SQUARE[low.bit_length() - 1]
            if BIT[square] & barred:
                continue
            laid = figure.orientations[symmetry]
            cells = 0
            for offset in laid.cells:
                cells |= BIT[square + offset]
            marked = placed(square, laid.marked) if laid.marked else 0
            inner = placed(square, laid.inner) if laid.inner else 0
            found.append((square, Filling(cells, cells & pieces, marked, inner, laid.directions, spends)))
    return found


def _options(position: Position, side: int, being: Being, by_marker: dict[int, int]) -> list[Option]:
    laid = _fillings(position, being.figure, by_marker, 0 if being.free_square else too_high(position, being))
    if not laid:
        return []
    if being.free_square:
        # Its figure has no summoning square: every filling serves every square.
        by_square = {square: [filling for _, filling in laid] for square in squares(position.empty & COLOURLESS)}
    elif len(laid) == 1:
        by_square = {laid[0][0]: [laid[0][1]]}
    else:
        by_square = {}
        for square, filling in laid:
            by_square.setdefault(square, []).append(filling)
    found = []
    for square, fillings in by_square.items():
        groups = [fillings] if len(fillings) == 1 else _groups(being, fillings)
        for group in groups:
            first = group[0]
            first.named = len(groups) > 1
            first.others = tuple(group[1:])
            found += _with_stone(position, side, being, square, group)
        if len(groups) > 1:
            _tell_apart(position, [group[0] for group in groups])
    return found


def _groups(being: Being, fillings: list[Filling]) -> list[list[Filling]]:
    """Fillings that are one choice, each group with its first filling in front."""
    groups: dict[tuple[object, ...], list[Filling]] = {}
    for filling in fillings:
        key = (
            filling.spends,
            filling.marked,
            filling.inner,
            filling.directions,
            filling.used if being.acts_on_used else 0,
        )
        groups.setdefault(key, []).append(filling)
    if len(groups) == 1 and len(fillings) == 2:
        return [fillings if fillings[0].text <= fillings[1].text else fillings[::-1]]
    ordered = [sorted(group, key=lambda filling: filling.text) for group in groups.values()]
    return sorted(ordered, key=lambda group: (group[0].text, group[0].spends))


def _tell_apart(position: Position, firsts: list[Filling]) -> None:
    """Groups that differ only in the marker they spend have the same squares: later ones name the colour."""
    for index, filling in enumerate(firsts):
        if any(other.text == filling.text for other in firsts[:index]):
            filling.spending = position.setup.colours[filling.spends]


def _with_stone(position: Position, side: int, being: Being, square: int, group: list[Filling]) -> list[Option]:
    """The options of a group: one, or in a shortage one for each stone that may be picked up."""
    legendary = being.rank == LEGENDARY
    kind = position.stones[side] & (position.legendary if legendary else ~position.legendary)
    if position.left(side, being.rank) > 0 or kind & BIT[square]:
        return [Option("summon", None, square, card=being, filling=group[0])]
    found = []
    for origin in squares(kind):
        for filling in group:
            if not filling.cells & BIT[origin]:
                if filling is not group[0]:
                    filling = _renamed(filling, group)
                found.append(Option("summon", None, square, origin, card=being, filling=filling))
                break
    return found


def _renamed(filling: Filling, group: list[Filling]) -> Filling:
    """A filling that goes by the name of its group."""
    first = group[0]
    new = Filling(filling.cells, filling.used, filling.marked, filling.inner, filling.directions, filling.spends)
    new.label = first
    return new
