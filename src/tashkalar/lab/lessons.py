"""Games a net learns from: self-play in which now and then a turn is taken that is not the best one.

Kept is where every turn ended: the turn that was taken, and the best one where that was another. Each turn that was
taken knows what came next, namely the best answer, so a chance can be foretold from the chances after it, and a bad
turn that was taken on purpose spoils nothing that came before it. With two sides the next turn of either tells about
both; in a melee a seat looks at its own next turn.
"""

from dataclasses import dataclass, field
from itertools import permutations
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
from ..game import Game
from ..rules import score, turn
from ..rules.forms import find_form
from ..rules.position import OVER, START, Position

LEAF, END = -1, -2  # instead of what came next: the turn was not taken; the game was over

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
    net: str | None


@dataclass
class Lesson:
    """Where a turn ended, as its seat sees it."""

    seen: Seen
    game: int
    seat: int
    next: int = LEAF  # number of the lesson that tells about this one
    flip: bool = False  # whether that one is seen from the other side
    result: float = 0.0  # what came of the game for the seat: 1 won, 0 lost


@dataclass
class Block:
    """The lessons of a session."""

    number: int
    lessons: list[Lesson] = field(default_factory=list)


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
    form = find_form(session.form)
    size = 4 if session.team else rng.choice(form.players)
    schools = rng.choice(list(permutations(form.schools, size)))
    position = Game.new(session.form, schools, seed=rng.getrandbits(48), team=session.team).position
    setup = position.setup
    while position.phase == START:
        turn.play(position, rng.choice(turn.options(position)))
    weights = weights_for(form)
    net = load(session.net) if session.net else None
    first = len(lessons)
    waiting: dict[int, Lesson] = {}  # taken turns that do not know yet what came next
    while position.phase != OVER:
        seat, side = position.seat, setup.side[position.seat]
        judge = Judge(position, seat, weights)
        search = Search(judge, Errand(endless(), session.nodes))
        search.run(Node(position, None, None))
        found = search.best(_CANDIDATES)
        values = {node: node.value for node in found}
        if net is not None:
            found = ranked(net, judge, position, found, net.about["trust"])
        best = taken = found[0]
        if rng.random() < session.explore:
            taken = rng.choices(found, [exp((node.value - best.value) / _WARMTH) for node in found])[0]
        reader = Reader(inputs, position, judge)
        for before in [waiting.pop(key) for key in list(waiting) if setup.sides == 2 or key == seat]:
            before.next, before.flip = len(lessons), setup.side[before.seat] != side
        for node in [best] if taken is best else [best, taken]:
            node.value = values[node]
            lessons.append(Lesson(see(reader, judge, node), number, seat))
        waiting[seat] = lessons[-1]
        position = after_turn(taken)
    for lesson in waiting.values():
        lesson.next = END
    for lesson in lessons[first:]:
        lesson.result = _result(position, lesson.seat)


def _result(position: Position, seat: int) -> float:
    winners = score.winners(position)
    return 1.0 / len({position.setup.side[one] for one in winners}) if seat in winners else 0.0
