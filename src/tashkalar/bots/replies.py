"""What the others make of a turn: their best replies, over several deals of the cards that cannot be seen."""

from random import Random

from .. import turn
from ..action import Option
from ..position import OVER, POINT, Position
from ..sight import redealt
from .clock import Clock
from .evaluation import Judge, Weights, chance
from .search import Search
from .tree import Node


class Candidate:
    """A turn of one's own and what has become of it so far."""

    __slots__ = ("node", "seen", "total")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.total = 0.0
        self.seen = 0

    @property
    def value(self) -> float:
        """The mean chance to win after the replies."""
        return self.total / self.seen if self.seen else 0.0


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
        while len(field) > 1:
            for _ in range(2 if len(field) > 3 else 4):
                for candidate in field:
                    if self._clock.expired:
                        return self._ranked(field, dropped)
                    candidate.total += chance(self.judged(candidate.node, world))
                    candidate.seen += 1
                world += 1
            if len(field) > 2:
                field.sort(key=lambda candidate: -candidate.value)
                keep = max(2, (len(field) + 1) // 2)
                dropped = field[keep:] + dropped
                del field[keep:]
            elif world > 60:
                break
        return self._ranked(field, dropped)

    @staticmethod
    def _ranked(field: list[Candidate], dropped: list[Candidate]) -> list[Candidate]:
        # Those left behind in an unfinished round have seen fewer deals; compare on what both have.
        field.sort(key=lambda candidate: -candidate.value)
        return field + dropped

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
