"""The master: searches its own turn like the adept, then asks what the others would do about the best of it."""

from .clock import Clock
from .planning import PlanningBot
from .protocol import Sight
from .replies import Replies
from .search import Search
from .tree import Node
from .weights import weights_for

# A third of the time finds the turns worth a closer look; the rest goes to the replies.
_OWN_SHARE = 0.33
_CANDIDATES = 10
_REPLY_NODES = 150
_MARGIN = 2.5  # turns this much worse than the best one (in log odds) get no second look


class MasterBot(PlanningBot):
    """Own turn, then the opponents' best replies over sampled hands."""

    level = "master"

    def turns(self, sight: Sight, root: Node, clock: Clock, number: int = 1) -> list[Node]:
        judge = self.judge(root.position, sight.seat)
        search = Search(judge, clock.part(_OWN_SHARE))
        search.run(root)
        best = search.best(_CANDIDATES)
        best = [node for node in best if node.value > best[0].value - _MARGIN]
        if len(best) < 2 or not search.finals:
            return best
        form = root.position.setup.form
        seed = self.chance(sight).getrandbits(32)
        return Replies(judge, weights_for(form, self.weights), clock, seed, _REPLY_NODES).compare(best)
