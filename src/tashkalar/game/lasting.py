"""What lasts beyond a turn, written and read: frozen effects in play, Gateways, stones out of the game, slowed sides.

Keys as in scenario files: `frozen: {everfrost: Ice Queen}`, `gateway: {nethervoid: e5}`, `slowed: [northern]`,
`removed: {blue: {heroic: 1}}`.
"""

from collections.abc import Mapping
from typing import Any

from ..errors import BrokenPosition, UnknownName
from ..rules.action import RANKS
from ..rules.arena import BIT, NAME, SQUARE
from ..rules.card import LEGENDARY, Being, Card
from ..rules.position import Position
from ..rules.school import SCHOOLS
from ..rules.setup import Setup
from ..rules.traits.slowed import slowed_seats
from ..rules.zones import replaced

KEYS = frozenset("frozen gateway removed slowed".split())
NONE = "none"
"""Written where a school has no frozen effect in play, or no Gateway."""


def read_frozen(position: Position, school: str, card: Card) -> None:
    """A card in play before its owner."""
    if school not in SCHOOLS or not SCHOOLS[school].freezes:
        able = ", ".join(one.name for one in SCHOOLS.values() if one.freezes)
        raise UnknownName("frozen", f"only {able} can have a frozen effect in play, not {school}", school=school)
    if not isinstance(card, Being) or card.frozen is None:
        text = f"{card.name} has no frozen effect and cannot be in play"
        raise UnknownName("frozen", text, card=card.name)
    seat = position.setup.seat_of(school)
    if card.deck != position.setup.played[seat].deck:
        raise UnknownName("wrong_school", f"{card.name} is no card of {school}", card=card.name, school=school)
    position.frozen = replaced(position.frozen, seat, card)


def read_gateways(position: Position, gateways: Mapping[str, Any]) -> None:
    setup = position.setup
    for school, name in gateways.items():
        seat = setup.seat_of(str(school))
        if not setup.opens_gateway[seat]:
            able = ", ".join(one.name for one in SCHOOLS.values() if one.has_gateway)
            raise UnknownName("gateway", f"only {able} can have a Gateway, not {school}", school=str(school))
        if name == NONE:
            continue
        if name not in SQUARE:
            raise UnknownName("gateway", f"the Gateway stands on no square {name!r} of the arena", square=str(name))
        if not position.stones[setup.side[seat]] & ~position.legendary & BIT[SQUARE[name]]:
            colour = setup.colours[setup.side[seat]]
            text = f"the Gateway of {school} is a common or heroic {colour} piece, and none stands on {name}"
            raise BrokenPosition("gateway", text, school=str(school), square=str(name))
        position.gateways |= BIT[SQUARE[name]]


def gateways(position: Position) -> dict[str, str]:
    """Where the Gateway of each school stands that has one in the arena."""
    setup = position.setup
    found = {}
    for seat, school in enumerate(setup.schools):
        mine = position.gateways & position.stones[setup.side[seat]]
        if mine and setup.opens_gateway[seat]:
            found[school] = NAME[mine.bit_length() - 1]
    return found


def read_removed(position: Position, removed: Mapping[str, Any]) -> None:
    supply = list(position.supply)
    for (side, kind), number in kinds(position.setup, removed).items():
        supply[2 * side + kind] -= number
    position.supply = tuple(supply)


def kinds(setup: Setup, removed: Mapping[str, Any]) -> dict[tuple[int, bool], int]:
    """Stones out of the game by side and kind (double-sided, legendary), from numbers by colour and rank."""
    found: dict[tuple[int, bool], int] = {}
    for colour, ranks in removed.items():
        side = setup.side_of(str(colour))
        for rank, number in (ranks or {}).items():
            if rank not in RANKS:
                text = f"stones have no rank {rank!r}; ranks are {', '.join(RANKS)}"
                raise UnknownName("rank", text, rank=str(rank))
            if not isinstance(number, int) or number < 0:
                text = f"removed must say how many stones of {colour} have left the game, not {number!r}"
                raise UnknownName("removed", text, colour=str(colour))
            if number:
                kind = (side, RANKS.index(rank) == LEGENDARY)
                found[kind] = found.get(kind, 0) + number
    return found


def read_slowed(position: Position, schools: Any) -> None:
    if not isinstance(schools, list):
        raise UnknownName("slowed", "slowed must be a list of schools whose next turn has one action less")
    for school in schools:
        position.slowed |= 1 << position.setup.side[position.setup.seat_of(str(school))]


def removed(position: Position) -> dict[str, dict[str, int]]:
    """Stones out of the game by colour: double-sided ones (written as common) and legendary ones."""
    setup = position.setup
    found: dict[str, dict[str, int]] = {}
    for side, colour in enumerate(setup.colours):
        for rank, whole in (("common", setup.stones), ("legendary", setup.legendary_stones)):
            number = whole - position.supply[2 * side + (rank == "legendary")]
            if number:
                found.setdefault(colour, {})[rank] = number
    return found


def slowed(position: Position) -> list[str]:
    """The schools whose next turn has one action less; of a team the one that plays next."""
    return [position.setup.schools[seat] for seat in slowed_seats(position)]


def frozen(position: Position) -> dict[str, str]:
    """The card in play of each school that has one."""
    return {position.setup.schools[seat]: card.name for seat, card in enumerate(position.frozen) if card is not None}


def write(position: Position) -> dict[str, Any]:
    """Only what there is, so that games without any of it are written as ever."""
    found = {
        "frozen": frozen(position),
        "gateway": gateways(position),
        "removed": removed(position),
        "slowed": slowed(position),
    }
    return {key: value for key, value in found.items() if value}
