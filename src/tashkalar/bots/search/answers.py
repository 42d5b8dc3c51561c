"""What the opponent makes of a turn, as a net judges it: the best answer in many deals of the hidden cards.

With two sides what an answer is worth to one is lost to the other. The answer is judged as the opponent sees it, and no
further turn is looked at: that one would mostly tell what will be drawn, which is the same whatever is chosen now.
"""

from ...rules.position import OVER, Position
from ..clock import Clock, Errand
from ..values.evaluation import Judge, Weights
from ..values.net import Net
from .best_first import Search
from .ranking import ranked
from .replies import Contest, OutOfTime
from .tree import Node

_NODES = 150
_CANDIDATES = 16  # turns of an answer among which the net chooses


class Answers(Contest):
    """Compares turns by the best answer, chosen and judged as the opponent would with the same net."""

    def __init__(self, judge: Judge, weights: Weights, net: Net, doubt: float, clock: Clock, seed: int) -> None:
        super().__init__(clock, seed)
        self.doubt = doubt
        self._judge, self._weights, self._net = judge, weights, net

    def judged(self, node: Node, world: int) -> float:
        judge = self._judge
        position = self.dealt(node, judge.seat, world)
        if position.phase == OVER:
            return judge.before(position)
        best = self._best(position)
        # After an extra turn there is no answer yet.
        return best if position.seat == judge.seat else -best

    def _best(self, position: Position) -> float:
        """The value of the best turn, for whoever takes it."""
        judge = Judge(position, position.seat, self._weights)
        search = Search(judge, Errand(self.clock, _NODES))
        search.run(Node(position, None, None))
        if not search.finals:
            raise OutOfTime
        found = search.best(_CANDIDATES)
        return ranked(self._net, judge, position, found, self._net.about["trust"])[0].value
