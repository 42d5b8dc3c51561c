"""`tashkalar lab tune`: learn the weights of the evaluation from self-play.

A generation plays games with the weights so far. The weights for the moment before a turn are fitted to the best turn
that was found and to how the games went on: logistic regression, blended with later judgements of the same game (TD
lambda). Those for the moment after a turn are fitted to comparisons: several turns of one position, each followed by
the best replies and another turn of one's own. Fitted to results they would learn that whoever has to light a flare
is losing; comparing turns of the same position asks whether lighting it helps. Weights keep the sign that the rules
give them and are drawn towards those they started from. Everything follows from the seed. What is done lies in the
folder, so that a run that was stopped goes on.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, permutations
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from .. import score, turn
from ..bots.clock import Clock, endless
from ..bots.evaluation import FEATURES, Judge, Weights, chance, value_of
from ..bots.replies import Replies, end_turn
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
_COURSE = 0.4  # and how much of it is anything later, rather than the best turn found
_MARGIN_SHARE = 0.4  # how much of a result is the margin rather than bare victory
_MARGIN_SCALE = {"high": 2.5, "duel": 4.0, "melee": 2.5}
_EXPLORE = 0.2  # how often a turn is picked among the better ones instead of the best
_STUDY = 0.3  # how many turns are compared with others of the same position
_STUDIED = 7  # turns in a comparison
_WORLDS = 2  # deals of the hidden cards in a comparison
_EPOCHS = 24
_RATE = 0.02
_PULL = 2e-4  # of results towards the weights before, per step and standard deviation
_RIDGE = 0.02  # the same for comparisons
_RARE, _DOUBT = 0.2, 6.0  # how much a feature must show before its weight moves, in results and in comparisons
_SMALLEST, _LARGEST = 0.25, 2.0  # how far the size of all weights together may change in one fit
_FLAT = 0.02  # the least slope of the chance over the value
_LEVEL = 0.02  # how much the level of a judgement counts beside the comparison

# No sign is given to what may be good or bad: standing in the centre, touching enemies, a pending being.
_FREE = (
    "tempo",
    "centre",
    "foe_centre",
    "exposed",
    "exposed_high",
    "prey",
    "prey_high",
    "pending",
    "mine_late",
    "theirs_late",
)
_SIGNS = [0 if name in _FREE else -1 if name.startswith("foe_") else 1 for name in FEATURES]


# -- playing -----------------------------------------------------------------------------------------------------------
class Sitting(NamedTuple):
    """One game to be played for its features."""

    number: int
    form: str
    seed: int
    nodes: int
    weights: Weights


class Row(NamedTuple):
    """The features of a seat as its turn begins, and the value of the best turn it found."""

    seat: int
    value: float
    features: list[float]


Study = list[list[float]]
"""Turns of one position: the chance each leaves after the replies, then its features."""


@dataclass
class Played:
    """The rows and comparisons of a game and each seat's result, from 0 to 1."""

    number: int
    results: list[float]
    rows: list[Row]
    studies: list[Study]


def play(sitting: Sitting) -> Played:
    """Play a game against oneself and note the features of every turn."""
    rng = Random(f"{sitting.seed} {sitting.form} {sitting.number}")
    size = rng.choice((3, 4)) if sitting.form == "melee" else 2
    schools = rng.choice(list(permutations(COLOUR_OF, size)))
    position = Game.new(sitting.form, schools, seed=rng.getrandbits(48)).position
    while position.phase == START:
        turn.play(position, rng.choice(turn.options(position)))
    played = Played(sitting.number, [], [], [])
    while position.phase != OVER:
        position = _take_turn(position, sitting, rng, played)
    played.results = [_result(position, seat) for seat in range(size)]
    return played


def _take_turn(position: Position, sitting: Sitting, rng: Random, played: Played) -> Position:
    judge = Judge(position, position.seat, sitting.weights, every_feature=True)
    features = _rounded(judge.features(position, own_turn=False))
    search = Search(judge, Clock(nodes=sitting.nodes))
    search.run(Node(position, None, None))
    found = search.best(60)
    played.rows.append(Row(judge.seat, round(found[0].value, 3), features))
    opening = position.turn <= 2 * position.setup.seats
    pick = rng.randrange(min(12, len(found))) if rng.random() < (0.5 if opening else _EXPLORE) else 0
    last = position.remaining == 0 and not found[pick].position.extra_turn
    if rng.random() < _STUDY and len(found) > 2 and not last:
        # The best ones, and some others, so that bad ideas are known to be bad.
        rest = found[3:]
        some = found[:3] + rng.sample(rest, min(len(rest), _STUDIED - 3))
        played.studies.append(_study(some, judge, sitting, rng.getrandbits(32)))
    final = found[pick]
    assert final.parent is not None
    assert final.option is not None
    after: Position = final.parent.position.copy()
    end_turn(after, final.option)
    return after


def _study(nodes: list[Node], judge: Judge, sitting: Sitting, seed: int) -> Study:
    few = max(60, sitting.nodes // 3)
    replies = Replies(judge, sitting.weights, endless(), seed, few, few)
    found = []
    for node in nodes:
        left = sum(chance(replies.judged(node, world)) for world in range(_WORLDS)) / _WORLDS
        found.append([round(left, 4), *_rounded(judge.features(node.position, own_turn=True))])
    return found


def _rounded(features: list[float]) -> list[float]:
    return [round(value, 3) for value in features]


def _result(position: Position, seat: int) -> float:
    """Victory, and by how much: the margin tells more about a game than its winner alone."""
    setup = position.setup
    winners = score.winners(position)
    won = 1.0 / len(winners) if seat in winners else 0.0
    side = setup.side[seat]
    worth = [_worth(position, one) for one in range(setup.sides)]
    margin = worth[side] - max(worth[enemy] for enemy in setup.enemies[side])
    form = "high" if setup.form == "first" else setup.form
    return (1 - _MARGIN_SHARE) * won + _MARGIN_SHARE * chance(margin / _MARGIN_SCALE[form])


def _worth(position: Position, side: int) -> float:
    if position.setup.form != "melee":
        return score.points(position, side)
    return sum(mark * share for mark, share in zip(score.colours_of(position, side), (1.0, 0.3, 0.1), strict=False))


# -- fitting -----------------------------------------------------------------------------------------------------------
def fit(games: list[Played], start: Weights, seed: int) -> tuple[Weights, dict[str, Any]]:
    """New weights from the games, and how well they do on the tenth part that was left out."""
    kept = len(games) - len(games) // 10
    rows = [row for game in games[:kept] for row in targets(game)]
    left = [row for game in games[kept:] for row in targets(game)]
    before = _fitted(rows, start["before"], Random(f"{seed} before"))
    studies = [study for game in games[:kept] for study in game.studies]
    unseen = [study for game in games[kept:] for study in game.studies]
    after = _compared(studies, start["after"])
    report: dict[str, Any] = {
        "games": len(games),
        "before": {"rows": len(rows), "was": _loss(left, start["before"]), "is": _loss(left, before)},
        "after": {"rows": len(studies), "was": _miss(unseen, start["after"]), "is": _miss(unseen, after)},
    }
    return {"after": after, "before": before}, report


def targets(game: Played) -> list[tuple[list[float], float]]:
    """The features of a game with the chance that each judgement should have named."""
    found: list[tuple[list[float], float]] = []
    for seat, result in enumerate(game.results):
        goal = result
        for row in reversed([row for row in game.rows if row.seat == seat]):
            judged = chance(row.value)
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


def _compared(studies: list[Study], start: list[float]) -> list[float]:
    """Least squares on the differences within each comparison, by coordinates, so that signs can be kept.

    Weights are drawn to where they started from, once that is brought to the size that fits best: otherwise those that
    hardly ever show would stay large among others that shrink, or small among others that grow.
    """
    size = len(FEATURES)
    matrix = [[0.0] * size for _ in range(size)]
    goal = [0.0] * size
    for features, worth, share in chain(_levels(studies), _differences(studies)):
        shown = [(index, value) for index, value in enumerate(features) if value]
        for index, value in shown:
            weighed = share * value
            goal[index] += weighed * worth
            line = matrix[index]
            for other, second in shown:
                line[other] += weighed * second
    scale = _scale(studies, start)
    origin = [scale * weight for weight in start]
    vector = origin[:]
    for _ in range(200):
        for index in range(size):
            own = matrix[index][index]
            if own == 0.0:
                continue
            ridge = _RIDGE * own + _DOUBT
            rest = goal[index] - sum(map(mul, matrix[index], vector)) + own * vector[index]
            vector[index] = _signed(index, (rest + ridge * origin[index]) / (own + ridge))
    return vector


def _scale(studies: list[Study], vector: list[float]) -> float:
    """By how much all weights together should be larger or smaller."""
    told = square = 0.0
    for features, worth, share in _differences(studies):
        guess = sum(map(mul, vector, features))
        told += share * guess * worth
        square += share * guess * guess
    return max(_SMALLEST, min(_LARGEST, told / square)) if square else 1.0


Line = tuple[list[float], float, float]
"""A row of the least squares: features, worth, share."""


def _levels(studies: list[Study]) -> Iterator[Line]:
    """How the positions stood, whatever the turn."""
    for study in studies:
        mean, slope = _mean(study)
        yield [slope * value for value in mean[1:]], slope * max(-4.0, min(4.0, value_of(mean[0]))), _LEVEL


def _differences(studies: list[Study]) -> Iterator[Line]:
    """What the turns of a position made of it."""
    for study in studies:
        mean, slope = _mean(study)
        for row in study:
            features = [slope * (a - b) for a, b in zip(row[1:], mean[1:], strict=True)]
            yield features, row[0] - mean[0], 1.0 / len(study)


def _mean(study: Study) -> tuple[list[float], float]:
    """The mean of a comparison, and how much a step of the value moves the chance there.

    That is most where a game is open; what happens in a game that is as good as decided teaches little.
    """
    mean = [sum(column) / len(study) for column in zip(*study, strict=True)]
    return mean, max(_FLAT, mean[0] * (1 - mean[0]))


def _loss(rows: list[tuple[list[float], float]], vector: list[float]) -> float:
    """Mean squared error of the foretold chance."""
    total = sum((goal - chance(sum(map(mul, vector, features)))) ** 2 for features, goal in rows)
    return round(total / max(1, len(rows)), 5)


def _miss(studies: list[Study], vector: list[float]) -> float:
    """What chance is lost on average by taking the turn these weights like best."""
    total = 0.0
    for study in studies:
        chosen = max(study, key=lambda row: sum(map(mul, vector, row[1:])))
        total += max(row[0] for row in study) - chosen[0]
    return round(total / max(1, len(studies)), 5)


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
    # Results stay true, so those of all generations count; comparisons are opinions, and old ones are outdated.
    older: list[Played] = []
    for past in range(generation):
        known = _read(args.out / f"{form}-{past}.jsonl")
        older += known if past == generation - 1 else [replace(game, studies=[]) for game in known]
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
    rows = [[row.seat, row.value, *row.features] for row in game.rows]
    file.write(
        json.dumps({"number": game.number, "results": game.results, "rows": rows, "studies": game.studies}) + "\n"
    )
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
        found.append(Played(data["number"], data["results"], rows, data["studies"]))
    return sorted(found, key=lambda game: game.number)
