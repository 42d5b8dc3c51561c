"""Looking back: how the chances stood after every turn, the strongest turns, and what was missed.

Every turn is judged with what its player could see, like a bot's own, and on one scale (`values/scale.py`): a turn is
worth the chance after it. The graph of a game shows these same chances.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ...game import Game
from ...game.choices import find
from ...rules.action import END, Option
from ...rules.position import ACT, OVER, Position
from ...rules.score import winners
from ..clock import Errand, endless
from ..protocol import Sight, Turn
from ..values.evaluation import Judge
from ..values.net import net_for
from ..values.scale import as_chance
from ..values.weights import weights_for
from .best_first import Search
from .ideas import ideas_of
from .ranking import ranked
from .reasons import reasons
from .report import changes
from .tree import Node, after_claim, root_of

Ending = tuple[Position, Option]
"""How a turn was ended: the position before, and the choice."""

_NODES, _LEAST_NODES = 2500, 60
_AT_SIGHT = 60  # positions of a turn anybody would see
# The best by the weights: a net errs most about turns nobody takes.
_CANDIDATES = 40
_IDEAS, _MARGIN = 600, 2.5
_LEAST = 0.001  # nobody is without any chance before the end


@dataclass(frozen=True)
class Review:
    """The strongest turns, best first; the chance after the turn that was played, and after what one sees at sight."""

    turns: list[Turn]
    played: float | None = None
    at_sight: float | None = None


class _Seat:
    """A turn about to be taken, as its player sees it."""

    def __init__(self, game: Game) -> None:
        sight = Sight(game, rng=Random(0))
        self.root = root_of(sight.sample(Random(0)))
        self.setup = game.setup
        self.judge = Judge(self.root.position, game.position.seat, weights_for(game.setup.form))
        self.net = net_for(game.setup)

    def fresh(self) -> Node:
        """The beginning of the turn, not looked at by anybody."""
        root = Node(self.root.position.copy())
        root.running, root.question = self.root.running, self.root.question
        return root

    def searched(self, nodes: int) -> list[Node]:
        """The whole turns a search finds, best first by the weights: at least one, however long that takes."""
        search = Search(self.judge, Errand(endless(), nodes))
        search.run(self.fresh())
        return search.best(_IDEAS) if search.finals else []

    def ended(self, position: Position, option: Option) -> Node:
        """A turn that was played, judged by the weights like those that are searched."""
        before = Node(position, None, None)
        node = Node(position, before, option) if option.task is None else after_claim(before, option, option.task)
        node.value = self.judge.after(node.position)
        return node

    def walked(self, choices: Sequence[str]) -> Node | None:
        """A whole turn that was found before; None if it cannot be played here."""
        node = self.fresh()
        for text in choices:
            option = find(node.options, text)
            if option is None:
                return None
            if node.turn_done and (option is END or option.task is not None):
                node = Node(node.position, node, END) if option.task is None else after_claim(node, option, option.task)
                node.value = self.judge.after(node.position)
                return node
            node = node.step(option)
        return None

    def ranked(self, nodes: Sequence[Node]) -> list[Node]:
        """The turns as the champion's net ranks them."""
        if self.net is None:
            return sorted(nodes, key=lambda node: -node.value)
        return ranked(self.net, self.judge, self.root.position, nodes, self.net.about["trust"])

    def chance(self, node: Node) -> float:
        return as_chance(self.setup, node.value)

    def told(self, node: Node) -> Turn:
        """A turn with what it changes, and why it is good as far as its player can see."""
        begin, end = self.root.position, node.position
        choices = [str(option) for option in node.path()]
        why = reasons(begin, end, self.judge.seat, open_hands=False)
        return Turn(choices, self.chance(node), changes(begin, end), why)


def searchable(game: Game) -> bool:
    """Whether there is a turn to be thought about."""
    return not game.over and (game.position.phase == ACT or game.question is not None)


def worth(game: Game, ending: Ending) -> float | None:
    """The chance of whoever is to move after the turn that was ended so; None if that was another turn."""
    if not searchable(game) or not _same_turn(ending[0], game.position):
        return None
    seat = _Seat(game)
    return seat.chance(seat.ranked([seat.ended(*ending)])[0])


def review(
    game: Game,
    ending: Ending | None = None,
    number: int = 3,
    effort: float = 1.0,
    known: Sequence[Sequence[str]] = (),
) -> Review:
    """The strongest turns for who is to move, each another idea, and what the turn that was played is worth.

    `effort` scales the thinking; the same effort always comes to the same result. Turns that are `known` are compared
    too, so that a longer look never ends up with less than a short one.
    """
    if not searchable(game):
        return Review([])
    seat = _Seat(game)
    found = seat.searched(max(_LEAST_NODES, int(_NODES * effort)))
    if not found:
        return Review([])
    before = [node for node in map(seat.walked, known) if node is not None]
    field = seat.ranked([*before, *found[:_CANDIDATES]])
    ideas = ideas_of(seat.root, field)
    strange = ideas_of(seat.root, found[_CANDIDATES:]) if len(ideas) < number else {}
    others = [node for idea, node in strange.items() if idea not in ideas and node.value > field[0].value - _MARGIN]
    best = [*ideas.values()]
    if others:
        # They come in for being different: they are not believed to be better than what the net would choose.
        for node in seat.ranked(others):
            node.value = min(node.value, field[0].value)
            best.append(node)
        best.sort(key=lambda node: -node.value)
    turns = [seat.told(node) for node in best[:number]]
    played = worth(game, ending) if ending is not None else None
    at_sight = seat.chance(seat.ranked(seat.searched(_AT_SIGHT)[:1])[0]) if played is not None else None
    return Review(turns, played, at_sight)


# -- every side --------------------------------------------------------------------------------------------------------
def chances(position: Position, seat: int, chance: float) -> list[float]:
    """The chances of all sides when that of a seat is known. They add up to 1.

    With two sides the rest is the other's. With more they share it by how they judge their own positions.
    """
    setup = position.setup
    own = setup.side[seat]
    if position.phase == OVER:
        return result(position)
    if setup.sides == 2:
        return [chance if side == own else round(1 - chance, 3) for side in range(2)]
    weights = weights_for(setup.form)
    shares = {}
    for other in range(setup.seats):
        if setup.side[other] != own:
            judge = Judge(position, other, weights)
            value = judge.before(position) if other == position.seat else judge.after(position)
            shares[setup.side[other]] = max(_LEAST, as_chance(setup, value))
    total = sum(shares.values())
    return [chance if side == own else round((1 - chance) * shares[side] / total, 3) for side in range(setup.sides)]


def result(position: Position) -> list[float]:
    """What every side has got when a game is over."""
    setup = position.setup
    won = {setup.side[seat] for seat in winners(position)}
    return [1 / len(won) if side in won else 0.0 for side in range(setup.sides)]


def _same_turn(position: Position, other: Position) -> bool:
    return (position.turn, position.seat) == (other.turn, other.seat)
