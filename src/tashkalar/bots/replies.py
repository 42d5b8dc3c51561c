"""What the others make of a turn: their best replies, over several deals of the cards that cannot be seen."""

from random import Random

from .. import turn
from ..action import Option
from ..position import OVER, POINT, Position
from ..sight import redealt
from .clock import Clock
from .evaluation import Judge, Weights, chance, value_of
from .search import Search
from .tree import Node

_ROUND = 2  # deals before the poorer half drops out
_ENOUGH = 40  # deals after which two turns that are still alike may be taken for equal
_SURE = 2.5  # standard errors between the last two that end the contest early
_LEAST = 8


class Candidate:
    """A turn of one's own and the chance to win after the replies, deal by deal."""

    __slots__ = ("node", "outcomes")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.outcomes: list[float] = []

    def mean(self, number: int) -> float:
        """The mean over the first deals, which all candidates have met."""
        return sum(self.outcomes[:number]) / number if number else 0.0

    def settle(self) -> None:
        """The turn's value is what the replies have left of it."""
        if self.outcomes:
            self.node.value = value_of(self.mean(len(self.outcomes)))


class Replies:
    """Compares turns by what the others do next. Every candidate meets the same deals."""

    def __init__(self, judge: Judge, weights: Weights, clock: Clock, seed: int, nodes: int) -> None:
        self._judge = judge
        self._weights = weights
        self._clock = clock
        self._seed = seed
        self._nodes = nodes

    def compare(self, nodes: list[Node]) -> list[Candidate]:
        """The candidates, best first. The poorer half drops out again and again, so that time goes to the contest."""
        field = [Candidate(node) for node in nodes]
        dropped: list[Candidate] = []
        world = 0
        while len(field) > 1 and not self._settled(field, world):
            for candidate in field:
                if self._clock.expired:
                    return self._ranked(field, world) + dropped
                candidate.outcomes.append(chance(self.judged(candidate.node, world)))
            world += 1
            if world % _ROUND == 0 and len(field) > 2:
                field = self._ranked(field, world)
                keep = max(2, (len(field) + 1) // 2)
                dropped = field[keep:] + dropped
                del field[keep:]
        return self._ranked(field, world) + dropped

    @staticmethod
    def _ranked(field: list[Candidate], worlds: int) -> list[Candidate]:
        return sorted(field, key=lambda candidate: -candidate.mean(worlds))

    @staticmethod
    def _settled(field: list[Candidate], worlds: int) -> bool:
        """Whether the last two are told apart, or are not worth more time."""
        if len(field) > 2 or worlds < _LEAST:
            return False
        if worlds >= _ENOUGH:
            return True
        gaps = [a - b for a, b in zip(field[0].outcomes, field[1].outcomes, strict=True)]
        mean = sum(gaps) / worlds
        spread = sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1)
        return mean * mean > _SURE * _SURE * spread / worlds

    def judged(self, node: Node, world: int) -> float:
        """The value of a turn in one deal, once everybody else has had one."""
        judge = self._judge
        assert node.option is not None
        base = node.position if node.parent is None else node.parent.position
        position = redealt(base, judge.seat, Random(f"{self._seed} {world}"))
        end_turn(position, node.option)
        for _ in range(judge.setup.seats - 1):
            if position.phase == OVER or position.seat == judge.seat:
                break
            position = self._reply(position)
        return judge.before(position)

    def _reply(self, position: Position) -> Position:
        """The position after the best turn the player to move finds."""
        other = Judge(position, position.seat, self._weights)
        clock = Clock(nodes=self._nodes)
        search = Search(other, clock, width=8)
        search.run(Node(position, None, None))
        self._clock.tick(clock.spent_nodes)
        best = search.best()[0]
        assert best.parent is not None
        after: Position = best.parent.position.copy()
        assert best.option is not None
        end_turn(after, best.option)
        return after


def end_turn(position: Position, option: Option) -> None:
    """End a turn with `end` or `claim`; a free point goes to the lowest colour."""
    turn.play(position, option)
    while position.phase == POINT:
        row = position.scores[position.setup.side[position.seat]]
        colours = position.setup.colours
        turn.play(position, min(turn.options(position), key=lambda choice: row[colours.index(choice.colour or "")]))
