"""The master: searches its own turn like the adept, then plays the best of it on: the replies and its next turn."""

from .clock import Clock
from .planning import PlanningBot
from .protocol import Sight
from .search.best_first import Search
from .search.replies import Effort, Replies
from .search.tree import Node
from .values.weights import weights_for

# A little of the time finds the turns worth a closer look: its own turn is soon searched well enough. The rest goes to
# what comes after it, the others' replies and another turn of one's own, in many deals rather than deeply.
_OWN_SHARE = 0.15
_CANDIDATES = 12
_EFFORT = Effort(reply=100, own=80)
_DOUBT = 3.0  # deals make turns vary by three times as much as they truly differ from the first judgement
_MARGIN = 2.5  # turns this much worse than the best one (in log odds) get no second look


class MasterBot(PlanningBot):
    """Own turn, then the opponents' best replies over sampled hands and the best turn that is left after them."""

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
        weights = weights_for(form, self.weights)
        return Replies(judge, weights, clock, seed, _EFFORT, _DOUBT).compare(best)
