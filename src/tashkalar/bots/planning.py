"""The bots that plan a whole turn: adept, and what master and teacher share with it."""

from ..rules.action import Option
from ..rules.position import ACT, POINT, START, Position
from .clock import Clock, thinking
from .protocol import Bot, Explanation, Sight, Turn
from .search.best_first import Search
from .search.ideas import ahead
from .search.partner import with_hand_over
from .search.reasons import reasons
from .search.report import changes
from .search.tree import Node, root_of
from .values.evaluation import Judge, chance
from .values.weights import weights_for

_LOOKED_AT = 300  # turns among which other ideas are looked for, to tell how much better the best one is
_OWN_SHARE = 0.85  # in a team the rest is for asking whether the partner should go on


class PlanningBot(Bot):
    """Searches its own whole turn once and then follows the plan, as long as the game goes as planned."""

    level = "adept"

    def __init__(self, weights: str = "tuned") -> None:
        self.weights = weights
        self._plan: dict[object, str] = {}  # what to choose at each point, by its key

    def choose(self, sight: Sight, clock: Clock) -> Option:
        options = sight.options
        if len(options) == 1:
            return options[0]
        with thinking(clock):
            root = root_of(sight.sample(self.chance(sight)))
            planned = self._plan.get(root.key())
            option = None if planned is None else sight.option(planned)
            if option is None:
                option = self._think(sight, root, clock)
            return option

    def _think(self, sight: Sight, root: Node, clock: Clock) -> Option:
        phase = root.position.phase
        if root.question is None and phase == START:
            return self.chance(sight).choice(sight.options)
        if root.question is None and phase == POINT:
            return lowest_colour(sight, root.position)
        position = root.position
        partners = position.setup.team and not position.handed
        found = self.turns(sight, root, clock.part(_OWN_SHARE) if partners else clock)
        if not found:
            return sight.options[0]
        best = found[0]
        if partners and best.parent is not None:
            judge = self.judge(position, sight.seat)
            weights = weights_for(position.setup.form, self.weights)
            best = with_hand_over(best, judge, weights, clock, self.chance(sight).getrandbits(32))
        self._remember(best)
        return sight.option(str(best.path()[0])) or sight.options[0]

    def _remember(self, node: Node) -> None:
        self._plan = {}
        after = node
        for before in node.line():
            if before is not after:
                assert after.option is not None
                self._plan[before.key()] = str(after.option)
            after = before

    def judge(self, position: Position, seat: int) -> Judge:
        return Judge(position, seat, weights_for(position.setup.form, self.weights))

    def turns(self, sight: Sight, root: Node, clock: Clock, number: int = 1) -> list[Node]:
        """The best turns found, best first, as final nodes with their values."""
        search = Search(self.judge(root.position, sight.seat), clock)
        search.run(root)
        return search.best(number)

    def explain(self, sight: Sight, clock: Clock, number: int = 3) -> Explanation:
        with thinking(clock):
            root = root_of(sight.sample(self.chance(sight)))
            if root.position.phase not in (ACT,) and root.question is None:
                return Explanation(self.level, "nothing to search here")
            nodes = self.turns(sight, root, clock, _LOOKED_AT)
        turns: list[Turn] = []
        seen = set()
        for node in nodes:
            what = changes(root.position, node.position)
            # Turns that change the same things are one idea; the best of them stands for it.
            idea = repr((what, str(node.path()[0])))
            if idea not in seen:
                seen.add(idea)
                why = reasons(root.position, node.position, root.position.seat, open_hands=False)
                turns.append(Turn([str(option) for option in node.path()], round(chance(node.value), 3), what, why))
            if len(turns) == number:
                break
        lead = ahead(root, nodes) if nodes else {}
        if lead:
            turns[0].reasons["ahead"] = lead
        return Explanation(self.level, f"looked at {clock.spent_nodes} positions of the turn", turns)


def lowest_colour(sight: Sight, position: Position) -> Option:
    """A free point goes where there are fewest: the lowest colour decides."""
    row = position.scores[position.setup.side[position.seat]]
    colours = position.setup.colours

    def points(option: Option) -> int:
        assert option.colour is not None
        return row[colours.index(option.colour)]

    return min(sight.options, key=points)


class AdeptBot(PlanningBot):
    """Searches its own whole turn."""
