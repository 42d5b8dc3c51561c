"""The teacher: looks at a turn like the adept, but keeps the game open for whoever is learning."""

from .clock import Clock
from .planning import PlanningBot
from .protocol import Sight
from .search.tree import Node
from .values.evaluation import chance

_EVEN = 0.5
_KIND = 1.5  # how much worse than the best (in log odds) a turn may be; it must still look like play


class TeacherBot(PlanningBot):
    """Plays its best when behind and gently when ahead: the turn that leaves the game most even."""

    level = "teacher"

    def turns(self, sight: Sight, root: Node, clock: Clock, number: int = 1) -> list[Node]:
        found = super().turns(sight, root, clock, max(number, 40))
        if number > 1 or not found or chance(found[0].value) <= _EVEN:
            return found[:number]
        fair = [node for node in found if node.value >= found[0].value - _KIND and chance(node.value) >= _EVEN]
        return [min(fair or found[:1], key=lambda node: node.value)]
