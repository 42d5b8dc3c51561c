"""Matches between bots: a list of independent seeded games, and what they add up to.

Seats and schools are balanced: two-sided games come in pairs with the same deal and the bots exchanged, in a melee the
bots rotate through the seats. A game depends on nothing but its own `Bout`, so it can be played anywhere, in any order.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations, permutations
from math import log10, sqrt
from random import Random
from typing import Any

from ..bots import Bot, Clock, Sight, find_level, make_bot
from ..errors import SetupError
from ..game import Game
from ..rules.forms import find_form
from ..rules.setup import Setup, check_school


@dataclass(frozen=True)
class Entrant:
    """Who takes part: `adept`, the same again as `adept#2`, other weights as `adept:tuned`, a net `champion:FILE`."""

    label: str
    level: str
    weights: str | None = None

    def bot(self) -> Bot:
        return make_bot(self.level, weights=self.weights)

    def clock(self, scale: float, nodes: int | None, seconds: float | None = None) -> Clock:
        return Clock((seconds or find_level(self.level).seconds) * scale, nodes)


def entrants(names: Sequence[str]) -> list[Entrant]:
    """The entrants of some names; one that stands there twice gets a number."""
    found: list[Entrant] = []
    for name in names:
        base, _, number = name.partition("#")
        level, _, weights = base.partition(":")
        find_level(level)
        label, count = name, int(number) if number.isdigit() else 1
        while any(other.label == label for other in found):
            count += 1
            label = f"{base}#{count}"
        found.append(Entrant(label, level, weights or None))
    return found


@dataclass(frozen=True)
class Bout:
    """One game to be played: everything it depends on."""

    number: int
    form: str
    team: bool
    schools: tuple[str, ...]
    seats: tuple[Entrant, ...]  # per seat
    seed: int
    scale: float
    nodes: int | None
    record: bool = False
    seconds: float | None = None  # a turn, the same for all instead of each level's own


@dataclass
class Outcome:
    """How a game went. Dictionaries are by label."""

    number: int
    winners: list[str]
    seats: list[str]
    schools: list[str]
    points: list[int]
    turns: int
    reason: str | None
    seconds: dict[str, float] = field(default_factory=dict)
    choices: dict[str, int] = field(default_factory=dict)
    thought: dict[str, int] = field(default_factory=dict)  # turns in which the bot had to choose
    slowest: dict[str, float] = field(default_factory=dict)  # the largest part of a turn's clock used
    nodes: dict[str, int] = field(default_factory=dict)
    record: str | None = None

    def plain(self) -> dict[str, Any]:
        return asdict(self)


# -- the list of games -------------------------------------------------------------------------------------------------
def bouts(
    names: Sequence[str],
    form: str,
    games: int,
    *,
    team: bool = False,
    seed: int = 0,
    scale: float = 1.0,
    nodes: int | None = None,
    record: bool = False,
    seconds: float | None = None,
    school: str | None = None,
    paired: bool = True,
) -> list[Bout]:
    """The games of a match, or of a round-robin where there are more than two bots (`games` for each pair).

    `school`: only games in which it plays. `paired`: every deal is played with every bot on every seat; otherwise each
    game has a deal of its own.
    """
    players = entrants(names)
    if len(players) < 2:
        raise SetupError("entrants", "a match needs at least two bots")
    if school is not None:
        check_school(find_form(form), school)
    sizes = find_form(form).players
    if min(sizes) > 2:
        if len(players) not in sizes:
            text = f"a {form} is for {' or '.join(map(str, sizes))} bots, not {len(players)}"
            raise SetupError("entrants", text)
        groups = [tuple(players)]
    else:
        groups = list(combinations(players, 2))
    found: list[Bout] = []
    for group in groups:
        for index in range(games):
            # Within a round every bot sits on every seat once, with the same deal.
            round_, turn = divmod(index, len(group))
            deal = round_ if paired else index
            rng = Random(f"{seed} {form} {team} {deal}")
            size = 4 if team else len(group)
            order = group[turn:] + group[:turn]
            seats = order + order if team else order
            schools = _schools(form, size, deal, school)
            Setup.of(form, schools, team)
            number = len(found)
            found.append(Bout(number, form, team, schools, seats, rng.getrandbits(48), scale, nodes, record, seconds))
    return found


def _schools(form: str, size: int, deal: int, school: str | None) -> tuple[str, ...]:
    """Every ordered choice of schools comes up equally often over enough deals."""
    orders = _orders(tuple(find_form(form).schools), size, school)
    return orders[deal % len(orders)]


@cache
def _orders(schools: tuple[str, ...], size: int, school: str | None) -> list[tuple[str, ...]]:
    orders = [some for some in permutations(schools, size) if school is None or school in some]
    Random(size).shuffle(orders)
    return orders


# -- one game ----------------------------------------------------------------------------------------------------------
def play(bout: Bout) -> Outcome:
    """Play a game. With nodes the outcome is the same wherever it is played."""
    return played(bout)[1]


def played(bout: Bout) -> tuple[Game, Outcome]:
    """Play a game; the game at its end, too."""
    game = Game.new(bout.form, bout.schools, seed=bout.seed, team=bout.team)
    bots = [entrant.bot() for entrant in bout.seats]
    chances = [Random(f"{bout.seed} {seat}") for seat in range(len(bots))]
    labels = [entrant.label for entrant in bout.seats]
    outcome = Outcome(bout.number, [], labels, list(bout.schools), [], 0, None)
    turn = (-1, -1)
    clock = Clock(nodes=0)
    try:
        while not game.over:
            position = game.position
            seat = position.control
            label = labels[seat]
            if turn != (position.turn, seat):
                turn = (position.turn, seat)
                clock = bout.seats[seat].clock(bout.scale, bout.nodes, bout.seconds)
                _add(outcome.thought, label, 1)
            spent, nodes = clock.spent, clock.spent_nodes
            choice = bots[seat].choose(Sight(game, rng=chances[seat]), clock)
            _add(outcome.choices, label, 1)
            _add(outcome.seconds, label, clock.spent - spent)
            _add(outcome.nodes, label, clock.spent_nodes - nodes)
            if clock.seconds:
                outcome.slowest[label] = max(outcome.slowest.get(label, 0.0), clock.spent / clock.seconds)
            game.play(choice)
    finally:
        for bot in bots:
            bot.finish(game)
    schools = game.setup.schools
    outcome.winners = list(dict.fromkeys(labels[schools.index(school)] for school in game.winners))
    outcome.points = list(game.points.values())
    outcome.turns, outcome.reason = game.position.turn, game.position.reason
    if bout.record:
        outcome.record = game.record()
    return game, outcome


def _add(table: dict[str, Any], key: str, amount: float) -> None:
    table[key] = table.get(key, 0) + amount


# -- adding up ---------------------------------------------------------------------------------------------------------
def wilson(rate: float, number: int, z: float) -> tuple[float, float]:
    """The confidence interval of a rate that was seen so many times."""
    if number == 0:
        return 0.0, 1.0
    square = z * z
    centre = (rate + square / (2 * number)) / (1 + square / number)
    half = z * sqrt(rate * (1 - rate) / number + square / (4 * number * number)) / (1 + square / number)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass
class Tally:
    """Wins and draws of one bot, against all others or against one."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    @property
    def rate(self) -> float:
        """Wins and half the draws, of all games."""
        return (self.wins + 0.5 * self.draws) / self.games if self.games else 0.0

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """The confidence interval of the rate, 95 % by default."""
        return wilson(self.rate, self.games, z)

    @property
    def elo(self) -> float:
        """The difference in Elo that makes this rate likely; half a game is added so that it stays finite."""
        rate = (self.wins + 0.5 * self.draws + 0.5) / (self.games + 1)
        return -400 * log10(1 / rate - 1)


class Standing:
    """The outcomes so far and their sums."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels = list(labels)
        self.total = {label: Tally() for label in labels}
        self.against = {(a, b): Tally() for a in labels for b in labels if a != b}
        self.games = self.draws = self.turns = 0
        self.seconds: dict[str, float] = {}
        self.choices: dict[str, int] = {}
        self.thought: dict[str, int] = {}
        self.nodes: dict[str, int] = {}
        self.slowest: dict[str, float] = {}

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.turns += outcome.turns
        shared = len(outcome.winners) != 1
        self.draws += shared
        present = list(dict.fromkeys(outcome.seats))
        for label in present:
            won = outcome.winners == [label]
            # A shared victory is a draw for those who share it.
            drew = shared and label in outcome.winners
            for tally in [self.total[label], *(self.against[label, other] for other in present if other != label)]:
                tally.games += 1
                tally.wins += won
                tally.draws += drew
        for mine, theirs in (
            (self.seconds, outcome.seconds),
            (self.choices, outcome.choices),
            (self.thought, outcome.thought),
            (self.nodes, outcome.nodes),
        ):
            for label, amount in theirs.items():
                _add(mine, label, amount)
        for label, part in outcome.slowest.items():
            self.slowest[label] = max(self.slowest.get(label, 0.0), part)

    def per(self, what: dict[str, int], label: str) -> float:
        """Seconds of a bot per choice or per turn."""
        return self.seconds.get(label, 0.0) / max(1, what.get(label, 0))

    def plain(self) -> dict[str, Any]:
        """JSON-ready."""
        labels = self.labels
        return {
            "games": self.games,
            "wins": {label: self.total[label].wins for label in labels},
            "draws": self.draws,
            "rate": {label: round(self.total[label].rate, 4) for label in labels},
            "interval": {label: [round(end, 4) for end in self.total[label].interval()] for label in labels},
            "elo": {label: round(self.total[label].elo, 1) for label in labels},
            "seconds_per_choice": {label: round(self.per(self.choices, label), 5) for label in labels},
            "seconds_per_turn": {label: round(self.per(self.thought, label), 5) for label in labels},
            "nodes_per_turn": {
                label: round(self.nodes.get(label, 0) / max(1, self.thought.get(label, 0)), 1) for label in labels
            },
            "slowest_turn": {label: round(part, 3) for label, part in sorted(self.slowest.items())},
            "turns_per_game": round(self.turns / max(1, self.games), 2),
        }
