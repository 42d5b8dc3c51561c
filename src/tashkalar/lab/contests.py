"""Contests of weights: games in which every weight is somewhat larger for some seats and smaller for the others.

A coin is tossed for every weight. Whoever got more of it wins more often if more is better; as the coins are
independent, one game says something about all weights at once. Games come in pairs with the same deal and all coins
turned, so that a good deal favours nobody. In a plain game all have the same weights, and its turns are noted.
"""

from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import NamedTuple

from ..bots.clock import Errand, endless
from ..bots.search.best_first import Search
from ..bots.search.replies import after_turn
from ..bots.search.tree import Node
from ..bots.values.evaluation import Judge, Weights, chance
from ..game import Game
from ..rules import score, turn
from ..rules.forms import find_form
from ..rules.position import OVER, START, Position

_OTHERS = 6  # further turns of the same position, for how much the features of turns differ
_MARGIN_SHARE = 0.4  # how much of a result is the margin rather than bare victory
_MARGIN_SCALE = {"high": 2.5, "duel": 4.0, "melee": 2.5}


class Sitting(NamedTuple):
    """One game to be played. `spread` is by how much each weight after a turn is more or less; none in a plain game."""

    number: int
    form: str
    seed: int
    nodes: int
    weights: Weights
    spread: list[float] | None = None


class Row(NamedTuple):
    """The features of a seat as its turn begins, and the value of the best turn it found."""

    seat: int
    value: float
    features: list[float]


@dataclass
class Played:
    """Of a contest: the coins, and how much better those did who got more.

    Of a plain game: rows, and for every feature its mean variance among the turns of a position.
    """

    number: int
    results: list[float]  # of each seat, from 0 to 1
    coins: list[int]
    gain: float
    rows: list[Row]
    variance: list[float]


def play(sitting: Sitting) -> Played:
    """Play a game, between more and less or for its turns."""
    plain = sitting.spread is None
    deal = f"{sitting.seed} {sitting.form} {sitting.number if plain else sitting.number // 2}"
    rng, coin = Random(deal), Random(f"{deal} coins")
    form = find_form(sitting.form)
    size = rng.choice(form.players) if len(form.players) > 1 else form.players[0]
    schools = rng.choice(list(permutations(form.schools, size)))
    position = Game.new(sitting.form, schools, seed=rng.getrandbits(48)).position
    coins = [coin.choice((-1, 1)) for _ in sitting.spread or ()]
    seats = [(1, -1, 1, -1)[seat] for seat in range(size)]
    rng.shuffle(seats)
    if sitting.number % 2:
        seats = [-sense for sense in seats]
    weights = {sense: _moved(sitting, coins, sense) for sense in (1, -1)}
    while position.phase == START:
        turn.play(position, rng.choice(turn.options(position)))
    rows: list[Row] = []
    variances: list[list[float]] = []
    while position.phase != OVER:
        judge = Judge(position, position.seat, weights[seats[position.seat]])
        search = Search(judge, Errand(endless(), sitting.nodes))
        search.run(Node(position, None, None))
        found = search.best(60)
        if plain:
            features = [round(value, 3) for value in judge.features(position, own_turn=False)]
            rows.append(Row(judge.seat, round(found[0].value, 3), features))
            some = [found[0], *rng.sample(found[1:], min(len(found) - 1, _OTHERS))]
            variances.append(_variance([judge.features(node.position, own_turn=True) for node in some]))
        position = after_turn(found[0])
    results = [_result(position, seat) for seat in range(size)]
    gain = _mean(results, seats, 1) - _mean(results, seats, -1)
    variance = [round(sum(column) / len(variances), 4) for column in zip(*variances, strict=True)]
    return Played(sitting.number, results, coins, gain, rows, variance)


def _moved(sitting: Sitting, coins: list[int], sense: int) -> Weights:
    if sitting.spread is None:
        return sitting.weights
    moved = [
        weight + sense * coin * by
        for weight, coin, by in zip(sitting.weights["after"], coins, sitting.spread, strict=True)
    ]
    return {"after": moved, "before": sitting.weights["before"]}


def _variance(turns: list[list[float]]) -> list[float]:
    found = []
    for column in zip(*turns, strict=True):
        mean = sum(column) / len(column)
        found.append(sum((value - mean) ** 2 for value in column) / len(column))
    return found


def _mean(results: list[float], seats: list[int], sense: int) -> float:
    found = [result for result, own in zip(results, seats, strict=True) if own == sense]
    return sum(found) / len(found)


def _result(position: Position, seat: int) -> float:
    """Victory, and by how much: the margin tells more about a game than its winner alone."""
    setup = position.setup
    winners = score.winners(position)
    won = 1.0 / len(winners) if seat in winners else 0.0
    side = setup.side[seat]
    worth = [_worth(position, one) for one in range(setup.sides)]
    margin = worth[side] - max(worth[enemy] for enemy in setup.enemies[side])
    return (1 - _MARGIN_SHARE) * won + _MARGIN_SHARE * chance(margin / _MARGIN_SCALE[setup.form.name])


def _worth(position: Position, side: int) -> float:
    marks = position.setup.form.marks(position, side)
    return sum(mark * share for mark, share in zip(marks, (1.0, 0.3, 0.1), strict=False))
