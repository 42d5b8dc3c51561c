"""The moves and leaps of a question, made when somebody looks: where any of many pieces may go there are hundreds."""

from ..action import DECLINE, Offer, Option, listed, move
from ..arena import nth, squares

Ways = list[tuple[int, int]]
"""Of each piece that may go: where it stands, and the squares it may go to."""

_DECLINING = listed((DECLINE,))


def optional(ways: Ways) -> Offer | None:
    """One of these moves or leaps, or none of them; None where there are none."""
    number = 0
    for _, targets in ways:
        number += targets.bit_count()
    return Offer.of([], [(number, _one, every, ways), _DECLINING]) if number else None


def _one(ways: Ways, index: int) -> Option:
    for origin, targets in ways:
        number = targets.bit_count()
        if index < number:
            return move(origin, nth(targets, index))
        index -= number
    raise IndexError("no such move")


def every(ways: Ways) -> list[Option]:
    """All of them, in the order of the pieces' squares and then of where they go."""
    return [move(origin, square) for origin, targets in ways if targets for square in squares(targets)]
