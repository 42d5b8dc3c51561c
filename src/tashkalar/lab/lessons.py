"""Games a net learns from: self-play in which now and then a turn is taken that is not the best one.

Kept is where every turn ended: the turn that was taken, and the best one where that was another. Each turn that was
taken knows what came next, namely the best answer, so a chance can be foretold from the chances after it, and a bad
turn that was taken on purpose spoils nothing that came before it. With two sides the next turn of either tells about
both; in a melee a seat looks at its own next turn.

Some turns are weighed: the best of a few ideas, and a few others that nobody would take, are played on in a few deals,
as the champion does it (`Replies`), and each is a lesson whose goal is the chance that was left on average. That shows
better than games do what tells the turns of one position apart, and what a net wrongly thinks well of.
"""

from dataclasses import dataclass, field
from math import exp
from random import Random
from statistics import fmean
from typing import NamedTuple

from ..bots.champion import EFFORT, candidates
from ..bots.clock import Errand, endless, thinking
from ..bots.search.best_first import Search
from ..bots.search.ideas import different
from ..bots.search.ranking import ranked, see
from ..bots.search.replies import Replies, after_turn
from ..bots.search.tree import Node
from ..bots.values.evaluation import Judge, chance, decided
from ..bots.values.inputs import Inputs, Reader, input_names
from ..bots.values.net import Seen, net_for
from ..bots.values.weights import weights_for
from ..rules import score
from ..rules.forms import find_form
from ..rules.position import OVER, Position
from .drawn import drawn

# Instead of what came next: nobody looked; the game was over; the turn was weighed, and the result is the chance found.
LEAF, END, WEIGHED = -1, -2, -3
UNKNOWN = -1.0  # instead of a result: the game went another way

_IDEAS, _OTHERS, _DEALS = 5, 3, 2  # that are weighed, and in how many deals
_CLEAR = 3.5  # beyond these odds (in logarithms) a game is as good as decided, and turns hardly differ
_WARMTH = 0.5  # of the turns taken on purpose: how far (in log odds) behind the best they lie


class Session(NamedTuple):
    """A block of games to be played."""

    number: int
    form: str
    team: bool
    seed: int
    games: int
    nodes: int
    explore: float
    weigh: float
    net: str | None
    weights: str


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
        self._weights = weights_for(position.setup.form, session.weights)
        self.judge = Judge(position, position.seat, self._weights)
        search = Search(self.judge, Errand(endless(), session.nodes))
        self.root = Node(position)
        search.run(self.root)
        self.found = candidates(search, self.root)
        self._values = {node: node.value for node in self.found}
        self._reader = Reader(inputs, position, self.judge)
        self._net = None if session.net is None else net_for(position.setup, session.net)
        if self._net is not None:
            self.found = ranked(self._net, self.judge, position, self.found, self._net.about["trust"])

    def lesson(self, node: Node, game: int) -> Lesson:
        """Kept is what the weights say, not what a net makes of it; of a game that is decided, that it is."""
        seen = see(self._reader, self.judge, node, self._weights)._replace(value=self._values[node])
        return Lesson(seen, game, self.judge.seat)

    def weighed(self, game: int, rng: Random) -> list[Lesson]:
        """Some turns, each with its chance after the replies and the own next turn, in the same deals."""
        best = different(self.root, self.found, _IDEAS, _IDEAS)
        others = [node for node in self.found if node not in best]
        some = best + rng.sample(others, min(_OTHERS, len(others)))
        some = [node for node in some if not decided(self._values[node])]
        if len(some) < 2 or abs(some[0].value) > _CLEAR:
            return []
        replies = Replies(self.judge, self._weights, endless(), rng.getrandbits(32), EFFORT, 0.0, self._net)
        chances = [fmean(chance(replies.judged(node, deal)) for deal in range(_DEALS)) for node in some]
        found = [self.lesson(node, game) for node in some]
        for lesson, told in zip(found, chances, strict=True):
            lesson.next, lesson.result = WEIGHED, told
        return found


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
        if rng.random() < session.weigh:
            lessons += look.weighed(number, rng)
        position = after_turn(taken)
    for lesson in waiting.values():
        lesson.next = END
    for lesson in course:
        lesson.result = _result(position, lesson.seat)


def _result(position: Position, seat: int) -> float:
    winners = score.winners(position)
    return 1.0 / len({position.setup.side[one] for one in winners}) if seat in winners else 0.0
