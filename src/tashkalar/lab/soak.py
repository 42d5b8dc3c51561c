"""Soak test: random games of every form over all schools, every invariant checked after every choice.

Game number n of a form is the same whatever else is played: its schools, its deal and its choices follow from the seed
and the number alone, so a failure can be played again by itself.
"""

import argparse
import json
import pickle
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from random import Random
from time import perf_counter
from typing import NamedTuple

from ..errors import SetupError
from ..game import Game
from ..rules.action import Option
from ..rules.card import Task
from ..rules.deal import deal
from ..rules.forms import find_form
from ..rules.position import Position
from ..rules.school import SCHOOLS
from ..rules.setup import Setup, check_school
from . import executor, tables
from .executor import Executor, Here
from .numbers import at_least
from .progress import Progress

# form, team, numbers of players
KINDS: dict[str, tuple[str, bool, tuple[int, ...]]] = {
    "first": ("first", False, (2,)),
    "high": ("high", False, (2,)),
    "duel": ("duel", False, (2,)),
    "melee": ("melee", False, (3, 4)),
    "high-team": ("high", True, (4,)),
    "duel-team": ("duel", True, (4,)),
}
MOST_CHOICES = 20_000
"""A random game is over long before, because decks run out."""

_THOROUGH = 0.02  # how many choices are followed by the costly checks
_RECORDS = 0.2  # and how many of these replay the whole game from its record
_BUSY = (0.2, 0.5, 0.9)  # how often placements are left aside, so that cards are not only played by accident
_LATE = 4  # every so manieth game begins with scores close to the end, so that games end by points too
_CHUNK = 5


class Broken(AssertionError):
    """An invariant does not hold."""


class Failure(NamedTuple):
    """What went wrong, and everything needed to see it again."""

    kind: str
    number: int
    seed: int
    among: tuple[str, ...]
    error: str
    record: str

    def __str__(self) -> str:
        again = f"tashkalar lab soak --form {self.kind} --games 1 --from {self.number} --seed {self.seed}"
        for school in self.among:
            again += f" --school {school}"
        return f"{self.kind}, game {self.number}: {self.error}\nagain: {again}\n\n{self.record}"


@dataclass
class Totals:
    """What was played."""

    games: int = 0
    choices: int = 0
    turns: int = 0
    thorough: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.choices += other.choices
        self.turns += other.turns
        self.thorough += other.thorough
        self.reasons += other.reasons


# -- one game ----------------------------------------------------------------------------------------------------------
@cache
def seatings(kind: str, among: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every seating of every number of players, mixed for short runs to see all kinds; or those with these schools."""
    form, _, numbers = KINDS[kind]
    found = [schools for number in numbers for schools in permutations(find_form(form).schools, number)]
    Random(form).shuffle(found)
    return [schools for schools in found if set(among) <= set(schools)]


def play(kind: str, seed: int, number: int, among: tuple[str, ...] = ()) -> Totals | Failure:
    """One random game with all checks."""
    rng = Random(f"{seed} {kind} {number}")
    game = None
    try:
        game = _new(kind, number, rng, among)
        return _played(game, rng)
    except Exception as error:  # whatever it is: it is what we are looking for
        return Failure(kind, number, seed, among, f"{type(error).__name__}: {error}", _record(game))


def _record(game: Game | None) -> str:
    try:
        return "" if game is None else game.record()
    except Exception as error:
        return f"(the record cannot be written: {type(error).__name__}: {error})"


def _new(kind: str, number: int, rng: Random, among: tuple[str, ...]) -> Game:
    form, team, _ = KINDS[kind]
    every = seatings(kind, among)
    start = deal(Setup.of(form, every[number % len(every)], team), rng.getrandbits(60))
    if number % _LATE == 0:
        _score_early(start, rng)
    return Game(start)


def _score_early(start: Position, rng: Random) -> None:
    """Random players are too weak to reach the points that end a game, so they are given most of them."""
    setup = start.setup
    if not setup.has_tasks:
        tracks = setup.form.tracks(setup.sides)
        early = [[setup.target - rng.randint(1, 4) for _ in range(tracks)] for _ in range(setup.sides)]
        if setup.form.by_colour:
            for side in range(setup.sides):
                early[side][side] = 0
        start.scores = tuple(map(tuple, early))
        return
    pile = list(start.task_pile)
    claimed = []
    for _ in range(setup.sides):
        mine: list[Task] = []
        while sum(task.points for task in mine) < setup.target - 3:
            mine.append(pile.pop())
        claimed.append(tuple(mine))
    start.claimed, start.task_pile = tuple(claimed), tuple(pile)


def _played(game: Game, rng: Random) -> Totals:
    totals = Totals(games=1)
    busy = rng.choice(_BUSY)
    cards = _count(game.position)
    while not game.over:
        if totals.choices >= MOST_CHOICES:
            raise Broken(f"the game goes on after {MOST_CHOICES} choices")
        if not len(game.options):
            raise Broken("nothing is on offer, and the game is not over")
        if rng.random() < _THOROUGH:
            totals.thorough += 1
            check_thoroughly(game, rng)
        if game.position.remaining >= 0 and rng.random() < 0.01:
            _agree(game)
            continue
        game.play(_chosen(game.options, rng, busy))
        totals.choices += 1
        game.position.check()
        if _count(game.position) != cards:
            raise Broken(f"cards or tasks got lost: {_count(game.position)}, once {cards}")
    if len(game.options) or game.to_move is not None or not game.winners:
        raise Broken("a game that is over has options, somebody to move or no winner")
    check_record(game)
    totals.turns = game.position.turn
    totals.reasons[game.position.reason or "?"] += 1
    return totals


def _chosen(options: Sequence[Option], rng: Random, busy: float) -> Option:
    if rng.random() < busy:
        others = [option for option in options if option.kind != "place"]
        if others:
            return rng.choice(others)
    return rng.choice(options)


def _agree(game: Game) -> None:
    """Everybody agrees to leave out the rest."""
    for school in game.setup.schools:
        if school not in game.agreed:
            game.agree_to_end(school)


def _count(position: Position) -> tuple[int, int]:
    """All cards and all tasks, wherever they lie. That none lies in two places is checked by the position."""
    piles = [*position.decks, *position.hands, *position.discards, position.legends, position.legends_out]
    piles += [position.flares, position.flares_out]
    lying = [card for card in (*position.pending, *position.frozen, position.table) if card is not None]
    cards = sum(map(len, piles)) + len(lying)
    return cards, len(position.tasks) + len(position.task_pile) + sum(map(len, position.claimed))


# -- the costly checks -------------------------------------------------------------------------------------------------
def check_thoroughly(game: Game, rng: Random) -> None:
    """Copies, undo, pickles, records, views and samples of a game in the middle."""
    before = _state(game)
    if len(set(before[1])) < len(before[1]):
        twice = [text for text, number in Counter(before[1]).items() if number > 1]
        raise Broken(f"options with the same text: {', '.join(twice)}")
    copy = game.copy()
    _same(_state(copy), before, "a copy differs from its original")
    text = rng.choice(before[1])
    copy.play(text)
    _same(_state(game), before, f"playing {text!r} in a copy changed the original")
    if copy.can_undo:
        copy.undo()
        _same(_state(copy), before, f"undo after {text!r} does not lead back")
    _same(_state(pickle.loads(pickle.dumps(game))), before, "a pickled game differs")  # noqa: S301  (our own bytes)
    if rng.random() < _RECORDS:
        check_record(game)
    for seat in (None, *game.setup.schools):
        json.dumps(game.view(seat))
    assert game.to_move is not None
    sample = game.sample(game.to_move, rng)
    sample.position.check()
    _same(_texts(sample), before[1], "a sample offers other choices to the seat it was made for")


def check_record(game: Game) -> None:
    """Written and read again it is the same game."""
    record = game.record()
    again = Game.from_record(record)
    _same(_state(again), _state(game), "a record leads to another position")
    _same(again.record(), record, "a record changes when it is read and written")


def _texts(game: Game) -> list[str]:
    return [str(option) for option in game.options]


def _state(game: Game) -> tuple[object, list[str]]:
    return game.position.whole(), _texts(game)


def _same(one: object, other: object, otherwise: str) -> None:
    if one != other:
        raise Broken(otherwise)


# -- many games --------------------------------------------------------------------------------------------------------
class Chunk(NamedTuple):
    kind: str
    seed: int
    first: int
    number: int
    among: tuple[str, ...] = ()


def play_chunk(chunk: Chunk) -> tuple[Chunk, Totals, Failure | None]:
    """Some games in a row, up to the first failure."""
    totals = Totals()
    for number in range(chunk.first, chunk.first + chunk.number):
        outcome = play(chunk.kind, chunk.seed, number, chunk.among)
        if isinstance(outcome, Failure):
            return chunk, totals, outcome
        totals.add(outcome)
    return chunk, totals, None


def soak(
    kinds: Sequence[str],
    games: int,
    seed: int = 0,
    played_by: Executor | None = None,
    first: int = 0,
    among: tuple[str, ...] = (),
    progress: Progress | None = None,
) -> tuple[dict[str, Totals], Failure | None]:
    """So many games of each kind; what was played, and the first failure."""
    chunks = [
        Chunk(kind, seed, start, min(_CHUNK, first + games - start), among)
        for start in range(first, first + games, _CHUNK)
        for kind in kinds
    ]
    totals = {kind: Totals() for kind in kinds}
    left = {(chunk.kind, chunk.first) for chunk in chunks}
    with closing((played_by or Here()).run(play_chunk, chunks)) as results:
        for chunk, played, failure in results:
            left.remove((chunk.kind, chunk.first))
            totals[chunk.kind].add(played)
            if progress is not None:
                progress.step(played.games, chunk.kind)
            if failure is not None:
                return totals, failure
    for kind, number in sorted(left):  # what ends its process is what we are looking for, too
        return totals, Failure(kind, number, seed, among, "the process died in this game or the next few", "")
    return totals, None


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="games of each form (default: 100)")
    parser.add_argument("--form", action="append", choices=KINDS, help="only this form; can be given several times")
    parser.add_argument(
        "--school",
        action="append",
        choices=SCHOOLS,
        help="only games in which this school plays; given several times, all of them",
    )
    executor.arguments(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="another seed, other games (default: 0)")
    parser.add_argument(
        "--from", type=at_least(0), default=0, metavar="K", dest="first", help="number of the first game"
    )


def run(args: argparse.Namespace) -> int:
    """Print what was played; a failure with its seed and record, and status 1."""
    among = tuple(args.school or ())
    kinds = args.form or [kind for kind in KINDS if seatings(kind, among)]
    for kind in kinds:
        for school in among:
            check_school(find_form(KINDS[kind][0]), school)
        if not seatings(kind, among):
            most = max(KINDS[kind][2])
            text = f"a game of {kind} has {most} schools, and these are {len(set(among))}"
            raise SetupError("number_of_players", text, most=most)
    began = perf_counter()
    with Progress(args.games * len(kinds), "soak") as progress:
        totals, failure = soak(kinds, args.games, args.seed, executor.chosen(args), args.first, among, progress)
    if failure is not None:
        print(failure)
        return 1
    headings = ["form", "games", "turns", "choices", "thorough", "ended by"]
    tables.show(headings, [_row(kind, total) for kind, total in totals.items()], words=("form", "ended by"))
    games = sum(total.games for total in totals.values())
    choices = sum(total.choices for total in totals.values())
    print(f"{games} games, {choices} choices, no invariant broken, {perf_counter() - began:.0f} s (seed {args.seed})")
    return 0


def _row(kind: str, total: Totals) -> list[str]:
    ends = ", ".join(f"{reason} {number}" for reason, number in sorted(total.reasons.items()))
    return [kind, *map(str, (total.games, total.turns, total.choices, total.thorough)), ends]
