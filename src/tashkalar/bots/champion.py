"""The bot that lets a net compare whole turns. Where its net does not know the schools or the form, weights decide."""

from .clock import Clock
from .planning import PlanningBot
from .protocol import Sight
from .search.best_first import Search
from .search.ranking import ranked
from .search.tree import Node
from .values.net import load

_OWN_SHARE = 0.85  # the rest is for the net, which may have to do without numpy
_CANDIDATES = 40


class ChampionBot(PlanningBot):
    """Searches its own whole turn by the tuned weights, then a net chooses among the best of what was found."""

    level = "champion"

    def __init__(self, net: str) -> None:
        super().__init__("tuned")
        load(net)  # a file that is no net is refused before the game begins
        self.net = net

    def turns(self, sight: Sight, root: Node, clock: Clock, number: int = 1) -> list[Node]:
        judge = self.judge(root.position, sight.seat)
        net = load(self.net)
        if not net.fits(root.position.setup):
            return super().turns(sight, root, clock, number)
        search = Search(judge, clock.part(_OWN_SHARE))
        search.run(root)
        best = search.best(max(number, _CANDIDATES))
        return ranked(net, judge, root.position, best, net.about["trust"]) if search.finals else best
