"""`tashkalar lab tune`: learn the weights of the evaluation from self-play.

The weights for the moment after a turn, which choose turns, are learned in rounds of contests (lab/contests.py): each
weight moves the way that won. Plain games with the new weights then show how large all of them together should be, and
those for the moment before a turn are fitted to these games: to the best turn that was found and to how the game went
on (logistic regression, blended with later judgements of the same game: TD lambda). Weights keep the sign that the
rules give them. Everything follows from the seed. What is done lies in the folder, so that a run that was stopped goes
on.
"""

import argparse
import json
from math import ceil
from operator import mul
from pathlib import Path
from random import Random
from typing import Any

from ..bots.values.evaluation import FEATURES, Weights, chance
from ..bots.values.places import PLACES
from ..bots.values.weights import FOLDER, FORMS, load, written
from ..errors import NotAllowed
from . import executor
from .contests import Played, Row, Sitting, play
from .folders import made, writable
from .numbers import at_least
from .progress import Progress

_PILOT = 0.04  # plain games that show how much the features of turns differ, as part of the games of a round
_SETTLING = 0.4  # and those with the new weights
_SPREAD = 0.02  # how much more and less there is of a weight, as the difference it makes between turns
_SHARE = 0.25  # and at least this part of the weight itself
_SELDOM = 0.01  # the least deviation between turns of a feature that can be tuned
_STEP = 10.0  # how far a weight moves for what it gains, in the first round
_SLOWING = 0.5  # and how much less in each further one
_SMALLEST, _LARGEST = 0.25, 2.0  # how far the size of all weights together may change
_LAMBDA = 0.8  # how much of a target is the later course of the game rather than the next judgement
_COURSE = 0.4  # and how much of it is anything later, rather than the best turn found
_EPOCHS = 24
_RATE = 0.02
_PULL = 2e-4  # towards the weights before, per step and standard deviation
_RARE = 0.2  # how much a feature must show before its weight moves

# No sign is given to what may be good or bad: standing in the centre, touching enemies, a pending being, a flare that
# may be invoked by whoever is behind, cards that were spent and will be drawn anew, figures that are far away.
_FREE = (
    "tempo",
    "centre",
    "foe_centre",
    "exposed",
    "exposed_high",
    "prey",
    "prey_high",
    "gateway_prey",
    "foe_gateway_prey",
    *PLACES,
    "foe_ready_legend",
    "force_late",
    "foe_force_late",
    "far_common",
    "far_heroic",
    "far_legend",
    "flare",
    "foe_flare",
    "pending",
    "draw_school",
    "draw_legend",
    "draw_flare",
    "mine_late",
    "theirs_late",
)
_SIGNS = [0 if name in _FREE else -1 if name.startswith("foe_") else 1 for name in FEATURES]


# -- after a turn ------------------------------------------------------------------------------------------------------
def spread(vector: list[float], pilot: list[Played]) -> list[float]:
    """By how much each weight is tried more and less: such that all make about the same difference between turns.

    A weight that makes none, because its feature never shows in this form, stays as it is.
    """
    shown = [game.variance for game in pilot if game.variance]
    found = []
    for weight, column in zip(vector, zip(*shown, strict=True), strict=True):
        deviation = (sum(column) / len(shown)) ** 0.5
        found.append(max(_SPREAD / deviation, _SHARE * abs(weight)) if deviation > _SELDOM else 0.0)
    return found


def gains(games: list[Played]) -> tuple[list[float], float]:
    """How much better those did who had more of each weight, and the standard error of that."""
    number = len(games)
    found = [
        sum(game.gain * coin for game, coin in zip(games, coins, strict=True)) / number
        for coins in zip(*(game.coins for game in games), strict=True)
    ]
    return found, (sum(game.gain**2 for game in games) / number**2) ** 0.5


def moved(vector: list[float], by: list[float], games: list[Played], step: float) -> list[float]:
    """Every weight a step the way that won, less where chance may have decided."""
    found, error = gains(games)
    result = []
    for index, (weight, unit, gain) in enumerate(zip(vector, by, found, strict=True)):
        trust = gain * gain / (gain * gain + error * error)
        result.append(_signed(index, weight + step * trust * gain * unit))
    return result


def size_of(games: list[Played]) -> float:
    """By how much all values should be larger or smaller to be the logarithm of the odds: by bisection."""
    told = [(row.value, game.results[row.seat]) for game in games for row in game.rows]
    low, high = _SMALLEST, _LARGEST
    for _ in range(30):
        middle = (low + high) / 2
        slope = sum(value * (result - chance(middle * value)) for value, result in told if abs(value) < 20.0)
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2


# -- before a turn -----------------------------------------------------------------------------------------------------
def targets(game: Played, size: float) -> list[tuple[list[float], float]]:
    """The features of a game with the chance that each judgement should have named."""
    found: list[tuple[list[float], float]] = []
    for seat, result in enumerate(game.results):
        goal = result
        for row in reversed([row for row in game.rows if row.seat == seat]):
            judged = chance(size * row.value)
            found.append((row.features, (1 - _COURSE) * judged + _COURSE * goal))
            goal = (1 - _LAMBDA) * judged + _LAMBDA * goal
    return found


def _fitted(rows: list[tuple[list[float], float]], start: list[float], rng: Random) -> list[float]:
    """Stochastic descent on features scaled to their spread; a feature that never shows keeps its weight."""
    size = len(FEATURES)
    sums = [0.0] * size
    for features, _ in rows:
        for index, value in enumerate(features):
            if value:
                sums[index] += value * value
    # What hardly ever shows is not blown up to full size: a few games would decide its weight.
    scale = [max(_RARE, (total / max(1, len(rows))) ** 0.5) for total in sums]
    scaled = [([value / unit for value, unit in zip(features, scale, strict=True)], goal) for features, goal in rows]
    origin = [weight * unit for weight, unit in zip(start, scale, strict=True)]
    vector = origin[:]
    mean = [0.0] * size
    averaged = 0
    for epoch in range(_EPOCHS):
        rng.shuffle(scaled)
        rate = _RATE / (1 + 0.5 * epoch)
        for features, goal in scaled:
            error = rate * (goal - chance(sum(map(mul, vector, features))))
            vector = [weight + error * value for weight, value in zip(vector, features, strict=True)]
        pull = min(0.5, _PULL * len(rows) * rate)
        vector = [weight + pull * (old - weight) for weight, old in zip(vector, origin, strict=True)]
        vector = [_signed(index, weight) for index, weight in enumerate(vector)]
        if epoch >= _EPOCHS // 2:  # the mean of the later passes has less noise than the last one
            mean = [total + weight for total, weight in zip(mean, vector, strict=True)]
            averaged += 1
    return [total / averaged / unit for total, unit in zip(mean, scale, strict=True)]


def _signed(index: int, weight: float) -> float:
    sign = _SIGNS[index]
    return weight if sign == 0 or weight * sign >= 0 else 0.0


def _loss(rows: list[tuple[list[float], float]], vector: list[float]) -> float:
    """Mean squared error of the foretold chance."""
    total = sum((goal - chance(sum(map(mul, vector, features)))) ** 2 for features, goal in rows)
    return round(total / max(1, len(rows)), 5)


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--form", action="append", choices=FORMS, help="tune only this form; may be repeated")
    parser.add_argument("--rounds", type=at_least(1), default=4, metavar="N")
    parser.add_argument("--games", type=at_least(2), default=1000, metavar="N", help="games of each round and form")
    parser.add_argument("--nodes", type=at_least(1), default=400, metavar="N", help="positions a turn")
    executor.arguments(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--start", default="handmade", metavar="WEIGHTS", help="weights to begin with")
    parser.add_argument("--out", type=Path, default=Path("tuning"), metavar="DIR", help="what is done lies there")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help=f"write the weights there ({FOLDER.name}/tuned.json)"
    )


def run(args: argparse.Namespace) -> int:
    """Round after round; a folder that holds some of them already is gone on with."""
    if args.write:
        writable(args.write)
    folder = made(args.out)
    keys = ("games", "nodes", "seed", "start")
    settings = {key: getattr(args, key) for key in keys}
    head = folder / "tune.json"
    if head.exists() and json.loads(head.read_text()) != settings:
        raise NotAllowed("tune_out", f"{folder} holds a tuning with other settings: see {head}")
    head.write_text(json.dumps(settings, indent=1) + "\n")
    vectors = dict(load(args.start))
    for form in args.form or FORMS:
        vectors[form] = _tuned(args, form, vectors[form])
    text = json.dumps(written(vectors), indent=1) + "\n"
    (folder / "weights.json").write_text(text)
    if args.write:
        args.write.write_text(text)
    print(f"weights written to {args.write or folder / 'weights.json'}")
    return 0


def _tuned(args: argparse.Namespace, form: str, start: Weights) -> Weights:
    def sittings(stage: int, number: int, weights: Weights, by: list[float] | None = None) -> list[Sitting]:
        return [Sitting(game, form, 1000 * args.seed + stage, args.nodes, weights, by) for game in range(number)]

    pilot = _games(args, f"{form}-pilot", sittings(0, ceil(_PILOT * args.games), start))
    weights = start
    for stage in range(1, args.rounds + 1):
        by = spread(weights["after"], pilot)
        games = _games(args, f"{form}-{stage}", sittings(stage, args.games, weights, by))
        after = moved(weights["after"], by, games, _STEP / (1 + _SLOWING * (stage - 1)))
        weights = {"after": _rounded(after), "before": start["before"]}
        _report(form, stage, games, by)
    games = _games(
        args, f"{form}-settling-{args.rounds}", sittings(args.rounds + 1, ceil(_SETTLING * args.games), weights)
    )
    size = size_of(games)
    rows = [row for game in games for row in targets(game, size)]
    before = _fitted(rows, start["before"], Random(f"{args.seed} before"))
    print(f"{form}, settling: {json.dumps({'size': round(size, 3), 'loss': _loss(rows, before)})}", flush=True)
    return {"after": _rounded([size * weight for weight in weights["after"]]), "before": _rounded(before)}


def _rounded(vector: list[float]) -> list[float]:
    return [round(weight, 5) for weight in vector]


def _report(form: str, stage: int, games: list[Played], by: list[float]) -> None:
    """What can be told from chance."""
    found, error = gains(games)
    tried = [(name, gain) for name, gain, used in zip(FEATURES, found, by, strict=True) if used]
    shown = {name: round(gain, 3) for name, gain in tried if abs(gain) > 2 * error}
    print(f"{form}, round {stage}: {json.dumps({'error': round(error, 3), 'gains': shown})}", flush=True)


def _games(args: argparse.Namespace, name: str, sittings: list[Sitting]) -> list[Played]:
    """Those the folder holds and those that are missing."""
    path = args.out / f"{name}.jsonl"
    games = {game.number: game for game in _read(path)} if path.exists() else {}
    todo = [sitting for sitting in sittings if sitting.number not in games]
    with Progress(len(sittings), name) as progress, path.open("w") as file:
        for game in games.values():
            _write(file, game)
        progress.step(len(games))
        for game in executor.chosen(args).run(play, todo):
            games[game.number] = game
            _write(file, game)
            progress.step()
    # Whatever order they came in, they are read in the order of their numbers: the fit is the same for any --jobs.
    return [games[number] for number in sorted(games)]


def _write(file: Any, game: Played) -> None:
    file.write(json.dumps({**vars(game), "rows": [[row.seat, row.value, *row.features] for row in game.rows]}) + "\n")
    file.flush()


def _read(path: Path) -> list[Played]:
    """The games of a file; a last line that was cut off is left out."""
    found = []
    for line in path.read_text().splitlines():
        try:
            data = json.loads(line)
        except ValueError:
            break
        found.append(Played(**{**data, "rows": [Row(row[0], row[1], row[2:]) for row in data["rows"]]}))
    return found
