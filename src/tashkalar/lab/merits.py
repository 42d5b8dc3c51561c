"""`tashkalar lab merits`: how much of what is said of a turn is borne out by what comes of it.

In games between champions who look at few positions every turn is drawn by chance among the best of a few ideas, all
equally likely. So whether a turn was taken has nothing to do with how things stood, and what follows is owed to the
turn. What weights, net and replies (with the own next turn after them) say of the turn that was taken, less what they
say of all that might have been on average, is held against what the net makes of the same player's chance one round
later, or with --results against how the game ended, which tells much less but leans on no judgement. One whose
differences are borne out to 0.5 should count half; what adds nothing beside the others has 0.

Everything follows from the seed, whatever `--jobs`.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from ..bots.champion import EFFORT, MARGIN, candidates
from ..bots.clock import Errand, endless, thinking
from ..bots.search.best_first import Search
from ..bots.search.ideas import different
from ..bots.search.ranking import ranked
from ..bots.search.replies import Replies, after_turn
from ..bots.search.review import result
from ..bots.search.tree import Node
from ..bots.values.evaluation import Judge, chance, decided
from ..bots.values.net import net_for
from ..bots.values.weights import BEST, weights_for
from ..errors import NotAllowed
from ..extras import needing
from ..rules.forms import FORMS
from ..rules.position import OVER, Position
from . import executor
from .drawn import drawn
from .numbers import at_least
from .progress import Progress
from .tables import show

BLOCK = 5  # games
_IDEAS = 12  # among which those are that one is drawn from
_DRAWN = 4
_TRIES = 1000
_CLEAR = 3.5  # beyond these odds (in logarithms) a game is as good as decided, and turns hardly differ
_SAID = ("weights", "net", "replies")


class Session(NamedTuple):
    """A block of games to be played."""

    number: int
    form: str
    seed: int
    nodes: int
    deals: int


class Drawn(NamedTuple):
    """A turn that was drawn: what is said of it, and of all it was drawn from on average, and what came of it."""

    said: list[float]
    usual: list[float]
    later: float  # the chance of its player before the next turn of his own; the result where there was none
    result: float = 0.0


def arguments(parser: argparse.ArgumentParser) -> None:
    two_sided = [name for name, form in FORMS.items() if form.players == (2,)]
    parser.add_argument("--form", default="duel", choices=two_sided, help="default: duel")
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="in blocks of 5; default: 100")
    parser.add_argument("--nodes", type=at_least(1), default=200, metavar="N", help="positions a turn; default: 200")
    parser.add_argument(
        "--deals", type=at_least(0), default=4, metavar="N", help="deals in which turns are played on; default: 4"
    )
    parser.add_argument("--results", action="store_true", help="hold against results, not against the next round")
    executor.arguments(parser, "blocks")
    parser.add_argument("--seed", type=int, default=1, metavar="S")


def run(args: argparse.Namespace) -> int:
    """Play, and show how much of each is borne out, alone and beside the others."""
    with needing("nets", "adding up what is borne out"):
        import numpy  # noqa: F401
    blocks = -(-args.games // BLOCK)
    todo = [Session(number, args.form, args.seed, args.nodes, args.deals) for number in range(blocks)]
    found: list[list[Drawn]] = [[] for _ in todo]
    with Progress(blocks * BLOCK, "merits") as progress:
        for number, block in executor.chosen(args).run(play, todo):
            found[number] = block
            progress.step(BLOCK)
    turns = [one for block in found for one in block]
    if args.results:
        turns = [one._replace(later=one.result) for one in turns]
    print(f"{args.form}: {blocks * BLOCK} games, {len(turns)} turns drawn by chance; how much is borne out (95 %)")
    said = _SAID if args.deals else _SAID[:-1]
    alone = {name: borne_out(turns, [number])[0] for number, name in enumerate(said)}
    together = dict(zip(said, borne_out(turns, range(len(said))), strict=True))
    show(["", "alone", "beside the others"], [[name, alone[name], together[name]] for name in said])
    return 0


def play(session: Session) -> tuple[int, list[Drawn]]:
    """Play the games of a block, one after the other."""
    found: list[Drawn] = []
    for number in range(session.number * BLOCK, (session.number + 1) * BLOCK):
        with thinking(endless()):
            found += _game(session, Random(f"{session.seed} {session.form} {number}"))
    return session.number, found


def _begun(session: Session, rng: Random) -> Position:
    """A game whose schools a net knows; one from another package may have met none."""
    for _ in range(_TRIES):
        position = drawn(session.form, False, rng)
        if net_for(position.setup) is not None:
            return position
    raise NotAllowed("no_net", f"no net that comes with the game has learned the {session.form}: `lab train` makes one")


def _game(session: Session, rng: Random) -> list[Drawn]:
    position = _begun(session, rng)
    found: list[tuple[int, Drawn]] = []
    waiting: dict[int, Drawn] = {}  # by seat: the turn whose player has not moved again
    while position.phase != OVER:
        turn = _Turn(session, position, rng)
        before = waiting.pop(position.seat, None)
        if before is not None:
            found.append((position.seat, before._replace(later=turn.chance)))
        if turn.drawn is not None:
            waiting[position.seat] = turn.drawn
        position = after_turn(turn.taken)
    won = result(position)
    found += [(seat, one._replace(later=won[seat])) for seat, one in waiting.items()]
    return [one._replace(result=won[seat]) for seat, one in found]


class _Turn:
    """A turn drawn among the best that were found, and what is said of it and of those beside it."""

    def __init__(self, session: Session, position: Position, rng: Random) -> None:
        setup = position.setup
        net, weights = net_for(setup), weights_for(setup.form, BEST)
        assert net is not None
        judge = Judge(position, position.seat, weights)
        search = Search(judge, Errand(endless(), session.nodes))
        root = Node(position)
        search.run(root)
        best = candidates(search, root)
        by_weights = {id(node): node.value for node in best}
        best = ranked(net, judge, position, best, 1.0)
        by_net = {id(node): node.value for node in best}
        trust = net.about["trust"]
        values = {key: told + trust * (by_net[key] - told) for key, told in by_weights.items()}
        best.sort(key=lambda node: -values[id(node)])
        highest = values[id(best[0])]
        near = [node for node in best if values[id(node)] > highest - MARGIN]
        top = different(root, near, _IDEAS, _DRAWN)
        some = rng.sample(top, min(_DRAWN, len(top)))
        self.taken = some[0]
        self.chance = chance(highest)
        self.drawn: Drawn | None = None
        if len(some) < _DRAWN or abs(highest) > _CLEAR or any(decided(by_weights[id(node)]) for node in some):
            return
        told = [[chance(by_weights[id(node)]) for node in some], [chance(by_net[id(node)]) for node in some]]
        if session.deals:
            replies = Replies(judge, weights, endless(), rng.getrandbits(32), EFFORT, 0.0, net)
            deals = range(session.deals)
            told.append([fmean(chance(replies.judged(node, world)) for world in deals) for node in some])
        self.drawn = Drawn([row[0] for row in told], [fmean(row) for row in told], 0.0)


def borne_out(turns: list[Drawn], which: Sequence[int]) -> list[str]:
    """Of what some of them say of a turn beyond the usual: how much is found in what came of it, with its error.

    Some turns leave more open than others, so the error is not taken to be the same for all.
    """
    import numpy

    rows = [
        [*(one.said[number] - one.usual[number] for number in which), 1.0, *(one.usual[number] for number in which)]
        for one in turns
    ]
    unknown = 2 * len(which) + 1
    if len(rows) <= unknown:
        return ["-"] * len(which)
    told, came = numpy.array(rows), numpy.array([one.later for one in turns])
    inverse: Any = numpy.linalg.pinv(told.T @ told)
    fit = inverse @ (told.T @ came)
    left = came - told @ fit
    spread = inverse @ ((told.T * left**2) @ told) @ inverse * (len(rows) / (len(rows) - unknown))
    return [f"{fit[place]:.2f} ± {1.96 * spread[place, place] ** 0.5:.2f}" for place in range(len(which))]
