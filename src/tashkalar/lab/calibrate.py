"""`tashkalar lab calibrate`: whether the chances the analysis tells come true (bots/values/scale.py).

Bots that look at few positions play games of every form among themselves; every fourth turn need not be the best one.
After each turn the analysis says what chance its player has, and at the end it is known who won. The table holds both
against each other: of the turns after which a chance of 60 to 70 % was told, how many were won?

Everything follows from the seed, whatever `--jobs`.
"""

import argparse
from math import exp, log
from random import Random
from typing import NamedTuple

from ..bots.clock import Errand, endless, thinking
from ..bots.search.best_first import Search
from ..bots.search.ranking import ranked
from ..bots.search.replies import after_turn
from ..bots.search.review import result
from ..bots.search.tree import Node
from ..bots.values.evaluation import Judge, chance, decided
from ..bots.values.net import net_for, table_of
from ..bots.values.scale import as_chance, scale_of
from ..bots.values.weights import weights_for
from ..rules.forms import FORMS, find_form
from ..rules.position import OVER
from . import executor
from .drawn import drawn
from .numbers import at_least, share
from .progress import Progress
from .tables import show

BLOCK = 10  # games
_CANDIDATES = 16
_PARTS = 10
_STEPS = 20


class Session(NamedTuple):
    """A block of games to be played."""

    number: int
    form: str
    team: bool
    seed: int
    nodes: int
    explore: float


class Told(NamedTuple):
    """What was said after a turn, the value and the chance, and what came of the game for its player."""

    table: str
    value: float
    chance: float
    result: float


def arguments(parser: argparse.ArgumentParser) -> None:
    every = [table_of(form, team) for form in FORMS.values() for team in (False, True) if form.teams or not team]
    parser.add_argument(
        "--table", action="append", choices=every, help="a form, played alone or in teams; default: all"
    )
    parser.add_argument("--games", type=at_least(1), default=200, metavar="N", help="of each, in blocks of 10; 200")
    parser.add_argument("--nodes", type=at_least(1), default=100, metavar="N", help="positions a turn; default: 100")
    parser.add_argument(
        "--explore", type=share, default=0.25, metavar="P", help="share of turns that need not be the best; 0.25"
    )
    executor.arguments(parser, "blocks")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.set_defaults(every=every)


def run(args: argparse.Namespace) -> int:
    """Play, and show the table."""
    tables: list[str] = list(dict.fromkeys(args.table or args.every))
    blocks = -(-args.games // BLOCK)
    todo = [
        Session(number, table.removesuffix("-team"), table.endswith("-team"), args.seed, args.nodes, args.explore)
        for table in tables
        for number in range(blocks)
    ]
    told: dict[str, list[Told]] = {}
    with Progress(len(todo) * BLOCK, "calibrate") as progress:
        for block in executor.chosen(args).run(play, todo):
            for one in block:
                told.setdefault(one.table, []).append(one)
            progress.step(BLOCK)
    every = [one for some in told.values() for one in some]
    print(f"{len(todo) * BLOCK} games, {len(every)} turns: the chance that was told, and how often it came true")
    show(["told", "turns", "mean", "won", *told], _rows(every, told), ["told"])
    print()
    show(["table", "turns", "log loss", "best scale", "best shift", "its log loss"], _fits(told), ["table"])
    return 0


def play(session: Session) -> list[Told]:
    """Play the games of a block, one after the other."""
    table = table_of(find_form(session.form), session.team)
    found: list[Told] = []
    for number in range(session.number * BLOCK, (session.number + 1) * BLOCK):
        with thinking(endless()):
            found += _game(session, Random(f"{session.seed} {table} {number}"))
    return found


def _game(session: Session, rng: Random) -> list[Told]:
    form = find_form(session.form)
    position = drawn(session.form, session.team, rng)
    setup = position.setup
    net, weights = net_for(setup), weights_for(form)
    values: list[tuple[int, float]] = []
    while position.phase != OVER:
        judge = Judge(position, position.seat, weights)
        search = Search(judge, Errand(endless(), session.nodes))
        search.run(Node(position))
        found = search.best(_CANDIDATES)
        taken = found[0]
        if rng.random() < session.explore:
            taken = rng.choices(found, [exp(node.value - found[0].value) for node in found])[0]
        if net is not None:
            ranked(net, judge, position, [taken], net.about["trust"])
        values.append((setup.side[position.seat], taken.value))
        position = after_turn(taken)
    won, table = result(position), scale_of(setup)
    return [Told(table, value, as_chance(setup, value), won[side]) for side, value in values if not decided(value)]


def _rows(every: list[Told], told: dict[str, list[Told]]) -> list[list[str]]:
    """For each tenth: how many turns, what was told on average, how many were won; of all, then table by table."""
    rows = []
    for part in range(_PARTS):
        here = _within(every, part)
        row = [f"{100 * part // _PARTS} to {100 * (part + 1) // _PARTS} %", str(len(here))]
        row += [_mean([one.chance for one in here]), _mean([one.result for one in here])]
        rows.append(row + [_mean([one.result for one in _within(some, part)]) for some in told.values()])
    return rows


def _within(told: list[Told], part: int) -> list[Told]:
    return [one for one in told if min(_PARTS - 1, int(one.chance * _PARTS)) == part]


def _mean(numbers: list[float]) -> str:
    return f"{100 * sum(numbers) / len(numbers):.0f} %" if numbers else "-"


def _fits(told: dict[str, list[Told]]) -> list[list[str]]:
    """How good the scale of each table is, and the one that would have been best here."""
    rows = []
    for table, every in told.items():
        pairs = [(one.value, one.result) for one in every]
        trust, shift = fitted(pairs)
        now = sum(lost(one.chance, one.result) for one in every) / len(every)
        best = sum(lost(chance(trust * value + shift), came) for value, came in pairs) / len(pairs)
        rows.append([table, str(len(every)), f"{now:.3f}", f"{trust:.2f}", f"{shift:.2f}", f"{best:.3f}"])
    return rows


def fitted(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """The scale and the shift that make values foretell results best (logistic regression, by Newton's steps)."""
    trust, shift = 1.0, 0.0
    for _ in range(_STEPS):
        gradient = [0.0, 0.0]
        slope = [1e-6, 0.0, 1e-6]
        for value, came in pairs:
            told = chance(trust * value + shift)
            off, weight = came - told, told * (1 - told)
            gradient = [gradient[0] + off * value, gradient[1] + off]
            slope = [slope[0] + weight * value * value, slope[1] + weight * value, slope[2] + weight]
        size = slope[0] * slope[2] - slope[1] * slope[1]
        trust += (slope[2] * gradient[0] - slope[1] * gradient[1]) / size
        shift += (slope[0] * gradient[1] - slope[1] * gradient[0]) / size
    return trust, shift


def lost(told: float, came: float) -> float:
    """The log loss of a chance that was told."""
    told = min(1 - 1e-6, max(1e-6, told))
    return -came * log(told) - (1 - came) * log(1 - told)
