"""Team play: when the partner, who knows his own hand, should place the stones that are left."""

from itertools import pairwise
from random import Random

from ...game.sampling import redealt
from ...rules import turn
from ...rules.action import HAND_OVER, PLACE
from ...rules.arena import squares
from ...rules.position import ACT, Position
from ...rules.refill import give_legends
from ...rules.summoning import beings
from ..clock import Clock
from ..values.evaluation import Judge, Weights
from ..values.nearness import pull
from .tree import Node

_WORLDS, _LEAST_WORLDS = 4, 2
_SQUARES, _BEAMS = 8, 3
_SOONER = 0.7  # the partner's next turn comes before one's own, so his figures count for more
_GAIN = 0.01  # below this it is not worth the loss of the flare


def with_hand_over(best: Node, judge: Judge, weights: Weights, clock: Clock, seed: int) -> Node:
    """The turn as it is, or handed over where nothing but placements is left, if that promises more."""
    point = _only_placements(best)
    if point is None:
        return best
    own = handed = 0.0
    worlds = 0
    for world in range(_WORLDS):
        if clock.expired and worlds >= _LEAST_WORLDS:
            break
        worlds += 1
        chance = f"{seed} {world}"
        own += _together(redealt(best.position, judge.seat, Random(chance)), judge, weights)
        clock.tick(2)
        position = redealt(point.position, judge.seat, Random(chance))
        turn.hand_over(position)
        handed += _together(_place(position, Judge(position, position.control, weights), clock), judge, weights)
        clock.tick(2)
    if handed <= own + _GAIN * worlds:
        return best
    after: Position = point.position.copy()
    turn.hand_over(after)
    node = Node(after, point, HAND_OVER)
    node.value = best.value + (handed - own) / worlds
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
        if before.question is not None or position.phase != ACT or position.handed or position.control != position.seat:
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


def _place(position: Position, judge: Judge, clock: Clock) -> Position:
    """The partner's placements: the best he finds for his own hand, looking at the better beginnings twice."""
    beams = [position]
    while beams[0].actions > 0 and beams[0].stones_left(judge.side) > 0:
        found: list[tuple[float, int, Position]] = []
        for before in beams:
            for square in _wanted(before, judge):
                after: Position = before.copy()
                turn.play(after, PLACE[square])
                found.append((judge.after(after), len(found), after))
        clock.tick(len(found))
        found.sort(key=lambda entry: (-entry[0], entry[1]))
        beams = [after for _, _, after in found[:_BEAMS]]
    return beams[0]


def _wanted(position: Position, judge: Judge) -> list[int]:
    """The squares that promise most to the beings in hand; any empty one if none does."""
    likes = pull(position, judge.side, beings(position, judge.seat))
    return sorted(likes, key=lambda square: -likes[square])[:_SQUARES] or squares(position.empty)[:1]
