"""What the others make of a turn: their best replies, over several deals of the cards that cannot be seen."""

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import NamedTuple

from ...game.sampling import redealt
from ...rules import turn
from ...rules.action import Option
from ...rules.position import OVER, POINT, Position
from ..clock import Clock, Errand
from ..values.evaluation import Judge, Weights, chance, value_of
from ..values.net import Net
from .best_first import Search
from .ranking import ranked
from .tree import Node

_WIDTH = 8  # choices a small search looks at together
_RANKED = 16  # turns among which a net chooses
_LEAST_ROUND = 2  # deals before the poorer half drops out
_ENOUGH = 40  # deals after which turns that are still alike may be taken for equal
_SURE = 2.5  # standard errors between the last two that end the contest early
_LEAST = 8


class OutOfTime(Exception):
    """The clock ran out before a reply was found."""


class Candidate:
    """A turn of one's own, what it seemed worth at first, and the chance to win after the replies, deal by deal."""

    __slots__ = ("first", "node", "outcomes")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.first = chance(node.value)
        self.outcomes: list[float] = []


def worth(every: Sequence[Candidate], doubt: float) -> dict[Candidate, float]:
    """First judgement and deals taken together, by how much each can be trusted: `doubt` deals are worth as much as it.

    A deal that is good or bad for all turns says nothing about any of them, so its mean effect is left out.
    """
    worlds = max(len(candidate.outcomes) for candidate in every)
    effects = []
    for world in range(worlds):
        met = [one.outcomes[world] - one.first for one in every if len(one.outcomes) > world]
        effects.append(sum(met) / len(met))
    found = {}
    for candidate in every:
        number = len(candidate.outcomes)
        told = sum(candidate.outcomes) - sum(effects[:number]) - number * candidate.first
        found[candidate] = candidate.first + told / (number + doubt)
    return found


class Effort(NamedTuple):
    """How closely is looked at what comes after a turn."""

    reply: int  # positions
    own: int  # positions of the own next turn


class Replies:
    """Compares turns by what comes after them, deal by deal. Every turn meets the same deals.

    Each other player answers with the best turn a small search finds; then comes another turn of one's own. That one
    shows what the arena is really good for. A net, if there is one, chooses among what the searches find, each time for
    whoever takes the turn, and judges the last.
    """

    def __init__(
        self,
        judge: Judge,
        weights: Weights,
        clock: Clock,
        seed: int,
        effort: Effort,
        doubt: float,
        net: Net | None = None,
    ) -> None:
        self.clock = clock
        self.seed = seed
        self.doubt = doubt  # one deal tells little: so many weigh as much as the judgement before any reply
        self._judge = judge
        self._weights = weights
        self._effort = effort
        self._net = net

    def compare(self, nodes: list[Node]) -> list[Node]:
        """The turns, best first, each with its new value.

        The poorer half drops out again and again. Each of these rounds gets the same time: few deals for many turns,
        then many deals for the few that are hard to tell apart.
        """
        every = [Candidate(node) for node in nodes]
        field = every[:]
        rounds = ceil(log2(len(field)))
        began, world, last, over = self.clock.used, 0, 0, 0
        while len(field) > 1 and not self._settled(field, world) and not self._met(field, world):
            world += 1
            gone = (self.clock.used - began) / max(1e-9, 1 - began)
            if len(field) > 2 and world - last >= _LEAST_ROUND and gone * rounds >= over + 1:
                found = worth(every, self.doubt)
                field.sort(key=lambda candidate: -found[candidate])
                del field[max(2, (len(field) + 1) // 2) :]
                last, over = world, over + 1
        found = worth(every, self.doubt)
        for candidate in every:
            candidate.node.value = value_of(found[candidate])
        # Those that dropped out early were tried less, so they do not come back, and are not said to be better.
        every.sort(key=lambda candidate: (candidate not in field, -found[candidate]))
        least = min(candidate.node.value for candidate in field)
        for candidate in every[len(field) :]:
            candidate.node.value = min(candidate.node.value, least)
        return [candidate.node for candidate in every]

    def _met(self, field: list[Candidate], world: int) -> bool:
        """Every candidate meets a deal; whether time ran out meanwhile."""
        for candidate in field:
            if self.clock.expired:
                return True
            try:
                candidate.outcomes.append(chance(self.judged(candidate.node, world)))
            except OutOfTime:
                return True
        return False

    @staticmethod
    def _settled(field: list[Candidate], worlds: int) -> bool:
        """Whether the last two are told apart, or those left are not worth more time."""
        if worlds >= _ENOUGH:
            return True
        if len(field) > 2 or worlds < _LEAST:
            return False
        gaps = [a - b for a, b in zip(field[0].outcomes, field[1].outcomes, strict=True)]
        mean = sum(gaps) / worlds
        spread = sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1)
        return mean * mean > _SURE * _SURE * spread / worlds

    def dealt(self, node: Node, seat: int, world: int) -> Position:
        """The position after a turn in one deal of what its seat cannot see, the same deal for every turn."""
        assert node.option is not None
        base = node.position if node.parent is None else node.parent.position
        position = redealt(base, seat, Random(f"{self.seed} {world}"))
        end_turn(position, node.option)
        return position

    def judged(self, node: Node, world: int) -> float:
        """The value once everybody else has had a turn."""
        judge = self._judge
        position = self.dealt(node, judge.seat, world)
        for _ in range(judge.setup.seats - 1):
            if position.phase == OVER or position.seat == judge.seat:
                break
            position = after_turn(self._best(position, self._effort.reply))
        return judge.before(position) if position.phase == OVER else self._best(position, self._effort.own).value

    def _best(self, position: Position, nodes: int) -> Node:
        judge = Judge(position, position.seat, self._weights)
        search = Search(judge, Errand(self.clock, nodes), _WIDTH)
        search.run(Node(position, None, None))
        if not search.finals:
            raise OutOfTime
        if self._net is None:
            return search.best()[0]
        found = search.best(_RANKED)
        return ranked(self._net, judge, position, found, self._net.about["trust"])[0]


def after_turn(final: Node) -> Position:
    """The position after a whole turn."""
    assert final.parent is not None
    assert final.option is not None
    after: Position = final.parent.position.copy()
    end_turn(after, final.option)
    return after


def end_turn(position: Position, option: Option) -> None:
    """End a turn with `end` or `claim`; a free point goes to the lowest colour."""
    turn.play(position, option)
    while position.phase == POINT:
        row = position.scores[position.setup.side[position.seat]]
        colours = position.setup.colours
        turn.play(position, min(turn.options(position), key=lambda choice: row[colours.index(choice.colour or "")]))
