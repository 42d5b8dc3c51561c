"""The champion: lets a net compare whole turns, then plays on those that differ: the replies and its own next turn.

Without a net for the form and the schools it plays as a master.
"""

from .clock import Clock
from .master import MasterBot
from .protocol import Sight
from .search.best_first import Search
from .search.ideas import different, ideas_of, varied
from .search.ranking import ranked
from .search.replies import Effort, Replies
from .search.tree import Node
from .values.evaluation import Judge, decided
from .values.net import SHIPPED, Net, load, make_ready, net_for
from .values.weights import BEST, weights_for

_OWN_SHARE = 0.85  # the rest is for the net, which may have to do without numpy
# Of a long time two fifths search the own turn well enough; of a short one what that takes, in seconds or positions.
_BEFORE_REPLIES, _SECONDS, _NODES = 0.4, 0.18, 5000
_UNTIL_THEN = 0.97  # replies end in time; what is only told of further ideas comes after them
_CANDIDATES, _TOGETHER = 40, 40
_LOOKED_AT, _BEHIND = 3000, 2.5  # turns among which ideas are looked for, and how far (in log odds) they may lie behind
_VARIED, _OF_AN_IDEA = 200, 6
_IDEAS, _LEAST = 10, 4  # turns that are played on, if they lie no further behind the best (in log odds) than this:
MARGIN = 1.2
EFFORT = Effort(reply=200, own=100)  # replies that nobody strong would give tell nothing


class ChampionBot(MasterBot):
    """Searches its own whole turn by the seasoned weights; a net chooses among the best of what was found.

    Where a net says how far it can be doubted (`doubt`), the best turns are played on in many deals, as time allows.
    """

    level = "champion"

    def __init__(self, net: str = SHIPPED) -> None:
        super().__init__(BEST)
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
        search = Search(judge, clock.part(_OWN_SHARE if doubt is None else _before_replies(clock)))
        search.run(root)
        found = search.best(max(number, _CANDIDATES))
        if not search.finals:
            return found
        some = found[:_CANDIDATES] if doubt is None else candidates(search, root)
        best = _compared(net, judge, root, some, clock.part(_UNTIL_THEN))
        if doubt is not None and not decided(best[0].value):
            weights = weights_for(judge.setup.form, self.weights)
            seed = self.chance(sight).getrandbits(32)
            replies = Replies(judge, weights, clock.part(_UNTIL_THEN), seed, EFFORT, doubt, net)
            best = _played_on(replies, root, best)
        if number <= len(best):
            return best
        # Ideas the search thought little of: only to be told, and not believed to be better than what is chosen.
        known = ideas_of(root, best)
        strange = [node for idea, node in ideas_of(root, found).items() if idea not in known]
        others = ranked(net, judge, root.position, strange, net.about["trust"])
        return best + _no_better(others, best[0].value)


def _before_replies(clock: Clock) -> float:
    """The share of the time in which the own turn is searched before turns are played on."""
    whole, enough = (clock.seconds, _SECONDS) if clock.nodes is None else (clock.nodes, _NODES)
    assert whole is not None
    return min(_OWN_SHARE, max(_BEFORE_REPLIES, enough / whole))


def candidates(search: Search, root: Node) -> list[Node]:
    """The best turns a search has found, of each idea a few: after a long one the very best are much alike."""
    found = search.best(_LOOKED_AT)
    near = (node for node in found if node.value > found[0].value - _BEHIND)
    return varied(root, near, _VARIED, _OF_AN_IDEA)


def _compared(net: Net, judge: Judge, root: Node, nodes: list[Node], clock: Clock) -> list[Node]:
    """The turns as the net ranks them, as many as there is time for."""
    best: list[Node] = []
    while len(best) < len(nodes) and not (best and clock.expired):
        some = nodes[len(best) : len(best) + _TOGETHER]
        best += ranked(net, judge, root.position, some, net.about["trust"])
    return sorted(best, key=lambda node: -node.value)


def _played_on(replies: Replies, root: Node, nodes: list[Node]) -> list[Node]:
    """The turns, the best of each idea weighed by what may come next."""
    near = [node for node in nodes if node.value > nodes[0].value - MARGIN]
    some = different(root, near, _IDEAS, _LEAST)
    if len(some) < 2:
        return nodes
    best, *others = replies.compare(some)
    others += _no_better([node for node in nodes if node not in some], best.value)
    return [best, *sorted(others, key=lambda node: -node.value)]


def _no_better(nodes: list[Node], value: float) -> list[Node]:
    """Turns that were looked at less closely than the chosen one, and are not believed to be better."""
    for node in nodes:
        node.value = min(node.value, value)
    return nodes
