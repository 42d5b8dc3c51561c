"""The champion: lets a net compare whole turns, then the best of them by the opponent's answers.

Without a net for the form and the schools it plays as a master.
"""

from .clock import Clock
from .master import MasterBot
from .protocol import Sight
from .search.answers import Answers
from .search.best_first import Search
from .search.ideas import ideas_of
from .search.ranking import ranked
from .search.tree import Node
from .values.evaluation import decided
from .values.net import SHIPPED, load, make_ready, net_for
from .values.weights import weights_for

_OWN_SHARE = 0.85  # the rest is for the net, which may have to do without numpy
_BEFORE_ANSWERS, _UNTIL_THEN = 0.3, 0.9  # the own turn is soon searched well enough; answers leave some time too
_CANDIDATES = 40
_ANSWERED = 10  # of the best turns, if they lie no further behind (in log odds) than this:
_MARGIN = 1.0


class ChampionBot(MasterBot):
    """Searches its own whole turn by the tuned weights; a net chooses among the best of what was found.

    Where a net says how far answers can be trusted (`doubt`), those that seem best to it meet them while there is time.
    """

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
        doubt = net.about.get("doubt")
        search = Search(judge, clock.part(_OWN_SHARE if doubt is None else _BEFORE_ANSWERS))
        search.run(root)
        found = search.best(max(number, _CANDIDATES))
        if not search.finals:
            return found
        trust = net.about["trust"]
        best = ranked(net, judge, root.position, found[:_CANDIDATES], trust)
        if doubt is not None:
            weights = weights_for(judge.setup.form, self.weights)
            seed = self.chance(sight).getrandbits(32)
            best = _weighed(Answers(judge, weights, net, doubt, clock.part(_UNTIL_THEN), seed), best)
        if len(found) == len(best):
            return best
        # Ideas the search thought little of: only to be told, and not believed to be better than what is chosen.
        known = ideas_of(root, best)
        strange = [node for idea, node in ideas_of(root, found[_CANDIDATES:]).items() if idea not in known]
        others = ranked(net, judge, root.position, strange, trust)
        return best + _no_better(others, best[0].value)


def _no_better(nodes: list[Node], value: float) -> list[Node]:
    """Turns that were looked at less closely than the chosen one, and are not believed to be better."""
    for node in nodes:
        node.value = min(node.value, value)
    return nodes


def _weighed(answers: Answers, nodes: list[Node]) -> list[Node]:
    """The turns, the best of them weighed by what may come next."""
    some = [node for node in nodes[:_ANSWERED] if node.value > nodes[0].value - _MARGIN]
    if len(some) < 2 or decided(nodes[0].value):
        return nodes
    best, *others = answers.compare(some)
    others += _no_better(nodes[len(some) :], best.value)
    return [best, *sorted(others, key=lambda node: -node.value)]
