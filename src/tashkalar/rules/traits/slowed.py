"""Turns with an action less: sides that have been slowed lose it in their next turn, once."""

from ..event import ActionsLost, Slowed
from ..position import Position


def slow(position: Position, sides: tuple[int, ...]) -> None:
    """The next turn of each of these sides has one action less, however often they are slowed before it."""
    for side in sides:
        position.slowed |= 1 << side
    position.events.append(Slowed(sides))


def lose_action(position: Position) -> None:
    """At the beginning of a turn: if its side has been slowed, it is one action poorer and slowed no longer."""
    bit = 1 << position.setup.side[position.seat]
    if position.slowed & bit:
        position.slowed ^= bit
        position.actions -= 1
        position.events.append(ActionsLost(1))


def slowed_seats(position: Position) -> list[int]:
    """Whose next turn is the shorter one, in turn order; of a team the one who plays next."""
    setup = position.setup
    first = 0 if position.extra_turn else 1
    coming = [(position.seat + step) % setup.seats for step in range(first, first + setup.seats)]
    found: dict[int, int] = {}
    for seat in coming:
        if position.slowed >> setup.side[seat] & 1:
            found.setdefault(setup.side[seat], seat)
    return sorted(found.values())
