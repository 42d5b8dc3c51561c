"""Games a net learns from: self-play in which now and then a turn is taken that is not the best one.

Kept is where every turn ended: the turn that was taken, and the best one where that was another. Each turn that was
taken knows what came next, namely the best answer, so a chance can be foretold from the chances after it, and a bad
turn that was taken on purpose spoils nothing that came before it. With two sides the next turn of either tells about
both; in a melee a seat looks at its own next turn.

With two sides some turns are answered that were not taken: two turns from one position, in one deal, show better what
tells them apart than two games do.
"""

from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import NamedTuple

from ..bots.clock import Errand, endless, thinking
from ..bots.search.best_first import Search
from ..bots.search.ranking import ranked, see
from ..bots.search.replies import after_turn
from ..bots.search.tree import Node
from ..bots.values.evaluation import Judge
from ..bots.values.inputs import Inputs, Reader, input_names
from ..bots.values.net import Seen, load
from ..bots.values.weights import weights_for
from ..rules import score
from ..rules.forms import find_form
from ..rules.position import OVER, Position
from .drawn import drawn

LEAF, END = -1, -2  # instead of what came next: nobody looked; the game was over
UNKNOWN = -1.0  # instead of a result: the game went another way

_CANDIDATES = 16
_WARMTH = 1.0  # of the turns taken on purpose: how far (in log odds) behind the best they lie


class Session(NamedTuple):
    """A block of games to be played."""

    number: int
    form: str
    team: bool
    seed: int
    games: int
    nodes: int
    explore: float
    beside: float
    net: str | None


@dataclass
class Lesson:
    """Where a turn ended, as its seat sees it."""

    seen: Seen
    game: int
    seat: int
    next: int = LEAF  # number of the lesson that tells about this one
    flip: bool = False  # whether that one is seen from the other side
    result: float = UNKNOWN  # what came of the game for the seat: 1 won, 0 lost


@dataclass
class Block:
    """The lessons of a session."""

    number: int
    lessons: list[Lesson] = field(default_factory=list)


class _Look:
    """The best turns from a position, best first, as a player of the session finds them."""

    def __init__(self, session: Session, inputs: Inputs, position: Position) -> None:
        self.judge = Judge(position, position.seat, weights_for(position.setup.form))
        search = Search(self.judge, Errand(endless(), session.nodes))
        search.run(Node(position, None, None))
        self.found = search.best(_CANDIDATES)
        self._values = {node: node.value for node in self.found}
        self._reader = Reader(inputs, position, self.judge)
        if session.net is not None:
            net = load(session.net)
            self.found = ranked(net, self.judge, position, self.found, net.about["trust"])

    def lesson(self, node: Node, game: int) -> Lesson:
        """Kept is what the weights say, not what a net makes of it."""
        node.value = self._values[node]
        return Lesson(see(self._reader, self.judge, node), game, self.judge.seat)


def play(session: Session) -> Block:
    """Play the games of a block, one after the other."""
    block = Block(session.number)
    form = find_form(session.form)
    inputs = Inputs(input_names(form, session.team))
    for game in range(session.number * session.games, (session.number + 1) * session.games):
        with thinking(endless()):
            _game(session, game, inputs, block.lessons)
    return block


def _game(session: Session, number: int, inputs: Inputs, lessons: list[Lesson]) -> None:
    rng = Random(f"{session.seed} {session.form} {session.team} {number}")
    position = drawn(session.form, session.team, rng)
    setup = position.setup
    waiting: dict[int, Lesson] = {}  # taken turns that do not know yet what came next
    course: list[Lesson] = []
    while position.phase != OVER:
        seat, side = position.seat, setup.side[position.seat]
        look = _Look(session, inputs, position)
        best = taken = look.found[0]
        if rng.random() < session.explore:
            taken = rng.choices(look.found, [exp((node.value - best.value) / _WARMTH) for node in look.found])[0]
        for before in [waiting.pop(key) for key in list(waiting) if setup.sides == 2 or key == seat]:
            before.next, before.flip = len(lessons), setup.side[before.seat] != side
        kept = [look.lesson(node, number) for node in ([best] if taken is best else [best, taken])]
        waiting[seat] = kept[-1]
        course += kept
        lessons += kept
        others = [node for node in look.found if node is not best and node is not taken]
        if setup.sides == 2 and others and rng.random() < session.beside:
            _answer(session, inputs, look, rng.choice(others), lessons)
        position = after_turn(taken)
    for lesson in waiting.values():
        lesson.next = END
    for lesson in course:
        lesson.result = _result(position, lesson.seat)


def _answer(session: Session, inputs: Inputs, look: _Look, node: Node, lessons: list[Lesson]) -> None:
    """A turn that is not taken, and the best answer to it."""
    position = after_turn(node)
    if position.phase == OVER:
        return
    side = position.setup.side
    lesson = look.lesson(node, lessons[-1].game)
    lesson.next, lesson.flip = len(lessons) + 1, side[position.seat] != side[lesson.seat]
    answer = _Look(session, inputs, position)
    lessons += [lesson, answer.lesson(answer.found[0], lesson.game)]


def _result(position: Position, seat: int) -> float:
    winners = score.winners(position)
    return 1.0 / len({position.setup.side[one] for one in winners}) if seat in winners else 0.0
