"""`tashkalar lab tune`: learn the weights of the evaluation from self-play.

A generation plays games with the weights so far, notes the features where turns end and begin, and fits new weights to
what came of it: logistic regression on the result, blended with the judgements later in the same game (TD lambda),
drawn towards the weights it started from. Everything follows from the seed. What is done lies in the folder, so that a
run that was stopped goes on where it was.
"""

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from .. import score, turn
from ..bots.clock import Clock
from ..bots.evaluation import FEATURES, Judge, Weights, chance
from ..bots.replies import end_turn
from ..bots.search import Search
from ..bots.tree import Node
from ..bots.weights import FOLDER, FORMS, MOMENTS, load, written
from ..errors import NotAllowed
from ..game import Game
from ..position import OVER, START, Position
from ..setup import COLOUR_OF
from .executor import executor
from .progress import Progress

_LAMBDA = 0.8  # how much of a target is the later course of the game rather than the next judgement
_MARGIN_SHARE = 0.4  # how much of a result is the margin rather than bare victory
_MARGIN_SCALE = {"high": 2.5, "duel": 4.0, "melee": 2.5}
_EXPLORE = 0.2  # how often a turn is picked among the better ones instead of the best
_EPOCHS = 24
_RATE = 0.02
_PULL = 2e-4  # towards the weights before, per step and standard deviation


# -- playing -----------------------------------------------------------------------------------------------------------
class Sitting(NamedTuple):
    """One game to be played for its features."""

    number: int
    form: str
    seed: int
    nodes: int
    weights: Weights


class Row(NamedTuple):
    """A judgement within a game: by which seat, at which moment (index in MOMENTS), on which features."""

    seat: int
    moment: int
    features: list[float]


@dataclass
class Played:
    """The rows of a game and each seat's result, from 0 to 1."""

    number: int
    rows: list[Row]
    results: list[float]


def play(sitting: Sitting) -> Played:
    """Play a game against oneself and note the features of every turn."""
    rng = Random(f"{sitting.seed} {sitting.form} {sitting.number}")
    size = rng.choice((3, 4)) if sitting.form == "melee" else 2
    schools = rng.choice(list(permutations(COLOUR_OF, size)))
    position = Game.new(sitting.form, schools, seed=rng.getrandbits(48)).position
    while position.phase == START:
        turn.play(position, rng.choice(turn.options(position)))
    rows: list[Row] = []
    while position.phase != OVER:
        judge = Judge(position, position.seat, sitting.weights)
        rows.append(_row(judge, position, 1))
        position = _take_turn(position, judge, sitting.nodes, rng, rows)
    return Played(sitting.number, rows, [_result(position, seat) for seat in range(size)])


def _take_turn(position: Position, judge: Judge, nodes: int, rng: Random, rows: list[Row]) -> Position:
    search = Search(judge, Clock(nodes=nodes))
    search.run(Node(position, None, None))
    best = search.best(12)
    opening = position.turn <= 2 * position.setup.seats
    pick = rng.randrange(len(best)) if rng.random() < (0.5 if opening else _EXPLORE) else 0
    final = best[pick]
    assert final.parent is not None
    assert final.option is not None
    if not (position.remaining == 0 and not position.extra_turn):
        rows.append(_row(judge, final.position, 0))
    after: Position = final.parent.position.copy()
    end_turn(after, final.option)
    return after


def _row(judge: Judge, position: Position, moment: int) -> Row:
    features = judge.features(position, own_turn=moment == 0)
    return Row(judge.seat, moment, [round(value, 3) for value in features])


def _result(position: Position, seat: int) -> float:
    """Victory, and by how much: the margin tells more about a game than its winner alone."""
    setup = position.setup
    winners = score.winners(position)
    won = 1.0 / len(winners) if seat in winners else 0.0
    side = setup.side[seat]
    if setup.form == "melee":
        worth = [
            sum(m * k for m, k in zip(score.colours_of(position, s), (1.0, 0.3, 0.1), strict=False))
            for s in range(setup.sides)
        ]
    else:
        worth = [float(score.points(position, s)) for s in range(setup.sides)]
    margin = worth[side] - max(worth[enemy] for enemy in setup.enemies[side])
    form = "high" if setup.form == "first" else setup.form
    return (1 - _MARGIN_SHARE) * won + _MARGIN_SHARE * chance(margin / _MARGIN_SCALE[form])


# -- fitting -----------------------------------------------------------------------------------------------------------
def targets(game: Played, weights: Weights) -> list[tuple[int, list[float], float]]:
    """Rows with what each judgement should have said: (moment, features, chance)."""
    found: list[tuple[int, list[float], float]] = []
    for seat, result in enumerate(game.results):
        goal = result
        for row in reversed([row for row in game.rows if row.seat == seat]):
            found.append((row.moment, row.features, goal))
            judged = chance(sum(map(mul, weights[MOMENTS[row.moment]], row.features)))
            goal = (1 - _LAMBDA) * judged + _LAMBDA * goal
    return found


def fit(games: Iterable[Played], start: Weights, seed: int) -> tuple[Weights, dict[str, Any]]:
    """New weights from the games, and how well they foretell the tenth part that was left out."""
    games = list(games)
    kept = len(games) - len(games) // 10
    train = [row for game in games[:kept] for row in targets(game, start)]
    test = [row for game in games[kept:] for row in targets(game, start)]
    new: Weights = {}
    report: dict[str, Any] = {"games": len(games)}
    for moment, name in enumerate(MOMENTS):
        rows = [(features, goal) for kind, features, goal in train if kind == moment]
        vector = _fitted(rows, start[name], Random(f"{seed} {name}"))
        new[name] = vector
        left = [(features, goal) for kind, features, goal in test if kind == moment]
        report[name] = {"rows": len(rows), "before": _loss(left, start[name]), "after": _loss(left, vector)}
    return new, report


def _fitted(rows: list[tuple[list[float], float]], start: list[float], rng: Random) -> list[float]:
    """Stochastic descent on features scaled to their spread; a feature that never shows keeps its weight."""
    size = len(FEATURES)
    sums = [0.0] * size
    for features, _ in rows:
        for index, value in enumerate(features):
            if value:
                sums[index] += value * value
    scale = [(total / max(1, len(rows))) ** 0.5 or 1.0 for total in sums]
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
        vector = [
            weight + _PULL * len(rows) * rate * (old - weight) for weight, old in zip(vector, origin, strict=True)
        ]
        if epoch >= _EPOCHS // 2:  # the mean of the later passes has less noise than the last one
            mean = [total + weight for total, weight in zip(mean, vector, strict=True)]
            averaged += 1
    return [total / averaged / unit for total, unit in zip(mean, scale, strict=True)]


def _loss(rows: list[tuple[list[float], float]], vector: list[float]) -> float:
    """Mean squared error of the foretold chance."""
    if not rows:
        return 0.0
    total = sum((goal - chance(sum(map(mul, vector, features)))) ** 2 for features, goal in rows)
    return round(total / len(rows), 5)


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--form", action="append", choices=FORMS, help="tune only this form; may be repeated")
    parser.add_argument("--generations", type=int, default=3, metavar="N")
    parser.add_argument("--games", type=int, default=600, metavar="N", help="games of each generation and form")
    parser.add_argument("--nodes", type=int, default=300, metavar="N", help="positions a turn")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at the same time")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--start", default="handmade", metavar="WEIGHTS", help="weights to begin with")
    parser.add_argument("--out", type=Path, default=Path("tuning"), metavar="DIR", help="what is done lies there")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help=f"write the weights there ({FOLDER.name}/tuned.json)"
    )


def run(args: argparse.Namespace) -> int:
    """Generation after generation; a folder that holds some of them already is gone on with."""
    folder: Path = args.out
    folder.mkdir(parents=True, exist_ok=True)
    keys = ("games", "nodes", "seed", "start")
    settings = {key: getattr(args, key) for key in keys}
    head = folder / "tune.json"
    if head.exists() and json.loads(head.read_text()) != settings:
        raise NotAllowed("tune_out", f"{folder} holds a tuning with other settings: see {head}")
    head.write_text(json.dumps(settings, indent=1) + "\n")
    vectors = dict(load(args.start))
    for form in args.form or FORMS:
        for generation in range(args.generations):
            vectors[form] = _generation(args, form, generation, vectors[form])
    text = json.dumps(written(vectors), indent=1) + "\n"
    (folder / "weights.json").write_text(text)
    if args.write:
        args.write.write_text(text)
    print(f"weights written to {args.write or folder / 'weights.json'}")
    return 0


def _generation(args: argparse.Namespace, form: str, generation: int, start: Weights) -> Weights:
    done = args.out / f"{form}-{generation}.json"
    if done.exists():
        data = json.loads(done.read_text())
        return {moment: [data[moment].get(name, 0.0) for name in FEATURES] for moment in MOMENTS}
    games = _games(args, form, generation, start)
    # The games of the generation before still tell something, and halve the noise.
    past = args.out / f"{form}-{generation - 1}.jsonl"
    older = list(_read(past)) if past.exists() else []
    weights, report = fit([*older, *games], start, args.seed)
    plain = written({form: weights})[form]
    done.write_text(json.dumps({**plain, "report": report}, indent=1) + "\n")
    print(f"{form}, generation {generation}: {json.dumps(report)}", flush=True)
    return {moment: [plain[moment].get(name, 0.0) for name in FEATURES] for moment in MOMENTS}


def _games(args: argparse.Namespace, form: str, generation: int, start: Weights) -> list[Played]:
    path = args.out / f"{form}-{generation}.jsonl"
    games = {game.number: game for game in _read(path)} if path.exists() else {}
    seed = args.seed * 1000 + generation
    todo = [Sitting(number, form, seed, args.nodes, start) for number in range(args.games) if number not in games]
    with Progress(args.games, f"{form} {generation}") as progress, path.open("w") as file:
        for game in [*games.values()]:
            _write(file, game)
        progress.step(len(games))
        for game in executor(args.jobs).run(play, todo):
            games[game.number] = game
            _write(file, game)
            progress.step()
    # Whatever order they came in, they are read in the order of their numbers: the fit is the same for any --jobs.
    return [games[number] for number in sorted(games)]


def _write(file: Any, game: Played) -> None:
    rows = [[row.seat, row.moment, *row.features] for row in game.rows]
    file.write(json.dumps({"number": game.number, "results": game.results, "rows": rows}) + "\n")
    file.flush()


def _read(path: Path) -> list[Played]:
    """The games of a file in the order of their numbers; a last line that was cut off is left out."""
    found = []
    for line in path.read_text().splitlines():
        try:
            data = json.loads(line)
        except ValueError:
            break
        rows = [Row(row[0], row[1], row[2:]) for row in data["rows"]]
        found.append(Played(data["number"], rows, data["results"]))
    return sorted(found, key=lambda game: game.number)
