"""Looking back: how the chances stood, the strongest turns, and what the turn that was played is worth.

Every turn is judged with what its player could see, like a bot's own. The turns that are compared meet the same deals
of the unseen cards and the same replies, so their values can be held against each other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from ...game import Game
from ...rules.action import Option
from ...rules.position import ACT, OVER, Position
from ...rules.score import winners
from ..clock import Clock, endless
from ..protocol import Sight, Turn
from ..values.evaluation import Judge, chance, value_of
from ..values.weights import weights_for
from .best_first import Search
from .replies import Candidate, Replies, worth
from .report import changes
from .tree import Node, after_claim, root_of

# How far differences between the evaluations of the sides are trusted; measured on 300 games of adepts.
_TRUST = {2: 0.65, 3: 0.7, 4: 0.7}
_LARGEST = 20.0
_OWN_NODES, _REPLY_NODES, _NEXT_NODES = 1500, 100, 80
_CANDIDATES, _MARGIN = 8, 2.5
_FIRST_DEALS, _DEALS = 2, 8


@dataclass(frozen=True)
class Review:
    """The strongest turns, best first, and the turn that was played, if one was."""

    turns: list[Turn]
    played: float | None = None


def chances(position: Position) -> list[float]:
    """The chance of every side to win, all hands known; they add up to 1."""
    setup = position.setup
    sides = range(setup.sides)
    if position.phase == OVER:
        won = {setup.side[seat] for seat in winners(position)}
        return [1 / len(won) if side in won else 0.0 for side in sides]
    weights = weights_for(setup.form)
    values: list[list[float]] = [[] for _ in sides]
    for seat in range(setup.seats):
        judge = Judge(position, seat, weights)
        values[setup.side[seat]].append(judge.before(position) if seat == position.seat else judge.after(position))
    trust = _TRUST[setup.sides]
    means = [max(-_LARGEST, min(_LARGEST, trust * sum(found) / len(found))) for found in values]
    odds = [exp(value) for value in means]
    return [each / sum(odds) for each in odds]


def review(game: Game, ending: tuple[Position, Option] | None = None, number: int = 3, effort: float = 1.0) -> Review:
    """The strongest turns for who is to move; `ending` is how the turn was ended: the position and the choice.

    `effort` scales the thinking; the same effort always comes to the same result.
    """
    position = game.position
    if position.phase != ACT and game.question is None:
        return Review([])
    sight = Sight(game, rng=Random(0))
    root = root_of(sight.sample(Random(0)))
    weights = weights_for(position.setup.form)
    judge = Judge(root.position, sight.seat, weights)
    search = Search(judge, Clock(nodes=max(60, int(_OWN_NODES * effort))))
    search.run(root)
    if not search.finals:
        return Review([])
    field = [Candidate(node) for node in _ideas(root, search.best(8 * _CANDIDATES))[:_CANDIDATES]]
    deals = max(_FIRST_DEALS, round(_DEALS * effort))
    reply, following = (max(20, int(nodes * effort)) for nodes in (_REPLY_NODES, _NEXT_NODES))
    replies = Replies(judge, weights, endless(), 0, reply, following)
    _meet(replies, field, range(_FIRST_DEALS))
    field = _ranked(field, worth(field))[:number]
    played = [] if ending is None or not _same_seat(ending[0], position) else [Candidate(_ended(judge, *ending))]
    _meet(replies, played, range(_FIRST_DEALS))
    _meet(replies, [*field, *played], range(_FIRST_DEALS, deals))
    values = worth([*field, *played])
    ranked = _ranked(field, values)
    scale = _Scale(chances(position)[position.setup.side[position.seat]], values[ranked[0]])
    turns = [
        Turn(
            [str(option) for option in candidate.node.path()],
            scale.of(values[candidate]),
            changes(root.position, candidate.node.position),
        )
        for candidate in ranked
    ]
    return Review(turns, scale.of(values[played[0]]) if played else None)


class _Scale:
    """The values of turns as chances of the position: the best turn keeps what there is, the others fall behind it."""

    def __init__(self, now: float, best: float) -> None:
        self._shift = value_of(now) - value_of(best)

    def of(self, value: float) -> float:
        return round(chance(value_of(value) + self._shift), 3)


def _ideas(root: Node, nodes: Sequence[Node]) -> list[Node]:
    """Of turns that begin alike and change the same things the best one; none that is far behind."""
    found: dict[str, Node] = {}
    for node in nodes:
        if node.value > nodes[0].value - _MARGIN:
            found.setdefault(repr((changes(root.position, node.position), str(node.path()[0]))), node)
    return list(found.values())


def _ended(judge: Judge, position: Position, option: Option) -> Node:
    """The turn that was played, judged like those that were searched."""
    before = Node(position, None, None)
    node = Node(position, before, option)
    node.value = judge.after(position if option.task is None else after_claim(before, option, option.task).position)
    return node


def _same_seat(position: Position, other: Position) -> bool:
    return (position.turn, position.seat) == (other.turn, other.seat)


def _meet(replies: Replies, field: Sequence[Candidate], deals: range) -> None:
    for candidate in field:
        candidate.outcomes += [chance(replies.judged(candidate.node, deal)) for deal in deals]


def _ranked(field: Sequence[Candidate], values: Mapping[Candidate, float]) -> list[Candidate]:
    return sorted(field, key=lambda candidate: -values[candidate])
