"""What the others make of a turn: their best replies, over several deals of the cards that cannot be seen."""

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
from .contest import Contest
from .ranking import ranked
from .tree import Node

_WIDTH = 8  # choices a small search looks at together
_RANKED = 16  # turns among which a net chooses
HANDS = 5  # deals from one order of the cards, in which hidden hands hold other ones: less is left to chance


class OutOfTime(Exception):
    """The clock ran out before a reply was found."""


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
        """The turns, best first, each with its new value, as far as there is time."""
        contest = Contest([chance(node.value) for node in nodes], self.doubt)
        while not self.clock.expired and (which := contest.next()) is not None:
            try:
                contest.add(which, chance(self.judged(nodes[which], contest.met(which))))
            except OutOfTime:
                break
        for node, worth in zip(nodes, contest.believed, strict=True):
            node.value = value_of(worth)
        return sorted(nodes, key=lambda node: -node.value)

    def dealt(self, node: Node, seat: int, world: int) -> Position:
        """The position after a turn in one deal of what its seat cannot see, the same deal for every turn."""
        assert node.option is not None
        base = node.position if node.parent is None else node.parent.position
        order, shift = divmod(world, HANDS)
        position = redealt(base, seat, Random(f"{self.seed} {order}"), shift)
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
