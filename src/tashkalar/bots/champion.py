"""The champion: lets a net compare whole turns. Without a net for the form and the schools it plays as a master."""

from .clock import Clock
from .master import MasterBot
from .protocol import Sight
from .search.best_first import Search
from .search.ideas import ideas_of
from .search.ranking import ranked
from .search.tree import Node
from .values.net import SHIPPED, load, make_ready, net_for

_OWN_SHARE = 0.85  # the rest is for the net, which may have to do without numpy
_CANDIDATES = 40


class ChampionBot(MasterBot):
    """Searches its own whole turn by the tuned weights, then a net chooses among the best of what was found."""

    level = "champion"

    def __init__(self, net: str = SHIPPED) -> None:
        super().__init__("tuned")
        make_ready()
        if net != SHIPPED:
            load(net)  # a file that is no net is refused before the game begins
        self.net = net

    def turns(self, sight: Sight, root: Node, clock: Clock, number: int = 1) -> list[Node]:
        net = net_for(root.position.setup, self.net)
        if net is None:
            return super().turns(sight, root, clock, number)
        judge = self.judge(root.position, sight.seat)
        search = Search(judge, clock.part(_OWN_SHARE))
        search.run(root)
        found = search.best(max(number, _CANDIDATES))
        if not search.finals:
            return found
        trust = net.about["trust"]
        best = ranked(net, judge, root.position, found[:_CANDIDATES], trust)
        if len(found) == len(best):
            return best
        # Ideas the search thought little of: only to be told, and not believed to be better than what is chosen.
        known = ideas_of(root, best)
        strange = [node for idea, node in ideas_of(root, found[_CANDIDATES:]).items() if idea not in known]
        others = ranked(net, judge, root.position, strange, trust)
        for node in others:
            node.value = min(node.value, best[0].value)
        return best + others
