"""Team play: when the partner, who knows his own hand, should place the stones that are left."""

from itertools import pairwise
from random import Random

from .. import turn
from ..action import HAND_OVER, PLACE
from ..card import Being
from ..drawing import give_legends
from ..position import ACT, Position
from ..sight import redealt
from .clock import Clock
from .evaluation import Judge, Weights
from .nearness import pull
from .tree import Node

_WORLDS = 4
_SQUARES = 8
_SOONER = 0.65  # the partner's next turn comes before one's own, so his figures count for more
_GAIN = 0.03  # below this it is not worth the loss of the flare


def with_hand_over(best: Node, judge: Judge, weights: Weights, clock: Clock, seed: int) -> Node:
    """The turn as it is, or handed over where nothing but placements is left, if that promises more."""
    point = _only_placements(best)
    if point is None:
        return best
    own = handed = 0.0
    for world in range(_WORLDS):
        if clock.expired:
            return best
        chance = f"{seed} {world}"
        own += _together(redealt(best.position, judge.seat, Random(chance)), judge, weights)
        clock.tick(2)
        position = redealt(point.position, judge.seat, Random(chance))
        turn.hand_over(position)
        _place(position, Judge(position, position.control, weights), clock)
        handed += _together(position, judge, weights)
        clock.tick(2)
    if handed <= own + _GAIN * _WORLDS:
        return best
    after: Position = point.position.copy()
    turn.hand_over(after)
    node = Node(after, point, HAND_OVER)
    node.value = best.value + (handed - own) / _WORLDS
    return node


def _only_placements(best: Node) -> Node | None:
    """The first point of a turn after which it only places stones; None if control cannot pass there."""
    line = list(best.line())[1:]  # without `end` or `claim`
    point: Node | None = None
    for node, before in pairwise(line):
        option = node.option
        if option is None or option.kind != "place" or option.origin >= 0:
            break
        position = before.position
        if before.options is not None or position.phase != ACT or position.handed or position.control != position.seat:
            break
        point = before
    return point


def _together(position: Position, judge: Judge, weights: Weights) -> float:
    """What a position is worth to both partners, the hand of each counted as he knows it."""
    partner = judge.setup.partner[judge.seat]
    after: Position = position.copy()
    give_legends(after, judge.seat, partner)
    other = Judge(after, partner, weights)
    return (1 - _SOONER) * judge.after(after) + _SOONER * other.after(after)


def _place(position: Position, judge: Judge, clock: Clock) -> None:
    """The partner's placements: one after the other the best for his own hand."""
    beings = [card for card in position.hands[judge.seat] if isinstance(card, Being)]
    side = judge.side
    while position.actions > 0 and position.stones_left(side) > 0:
        likes = pull(position, side, beings)
        free = [square for square in likes if PLACE[square] and not position.occupied >> square & 1]
        squares = sorted(free, key=lambda square: -likes[square])[:_SQUARES] or _any(position)
        best, value = squares[0], -1e9
        for square in squares:
            after: Position = position.copy()
            turn.play(after, PLACE[square])
            judged = judge.after(after)
            if judged > value:
                best, value = square, judged
        clock.tick(len(squares))
        turn.play(position, PLACE[best])


def _any(position: Position) -> list[int]:
    empty = position.empty
    return [(empty & -empty).bit_length() - 1]
