"""Find puzzles in games of bots, and verify each one by searching the whole turn.

The arena comes from a game; the hand is dealt anew from cards whose figures are near, so that there is something to
find and the turn stays small enough to be searched to its end. A position becomes a puzzle if its goal can be reached
this turn in at most two really different ways (that is, with different cards) and if choosing greedily, step by step,
does not find one. Everything follows from the seed.
"""

import argparse
import json
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from itertools import islice, permutations
from math import log10
from pathlib import Path
from random import Random
from typing import Any

from ...bots import Clock, Sight, make_bot
from ...errors import NotAllowed
from ...game import Game, lasting, layout
from ...learn import goals, puzzles
from ...learn.play import material
from ...learn.solving.threats import HOLD, STOP, TooManyReplies, aim_of
from ...learn.turns import Found, Group, TooLarge, Turn, Way, different, rank
from ...rules.position import ACT, Position, stone_list
from ...rules.running import Point
from ...rules.school import SCHOOLS, find_school
from .. import executor
from ..executor import Executor, Here
from ..folders import writable
from ..numbers import at_least
from ..progress import Progress
from .aiming import with_near_tasks
from .dealing import FLARE, MOST_NODES, MOTIFS, QUICK_NODES, WARP, Dealer, with_frozen, with_legend

_FIRST_TURN, _LAST_TURN, _EVERY = 9, 34, 3
_HANDS = 6  # that are tried in each position
_AT_ONCE = 24  # games that are gone through before any of them counts, where several can be at a time
_MOST_WAYS = 2
_MOST_PLACEMENTS = 6  # ways to a goal by placements alone, in any order
_SHARES = {"task": 0.62, "score": 0.3, "legend": 0.08}
_BOUNDS = (6.5, 7.1, 7.5, 8.2)  # of the grades, in hardness
_MIDDLE = 7.3
_FORESIGHT = 1.5  # how much harder it is to look through the opponent's turn too
_MOTIF_NODES = 12_000  # a larger turn takes longer to be searched than another position to be found
_GAME_NODES = 600  # for a choice of the games in which positions are found


# -- what is a puzzle --------------------------------------------------------------------------------------------------
def candidates(position: Position, found: Found) -> Iterator[tuple[dict[str, Any], dict[Group, Way]]]:
    """Goals of a position with their ways: each task, the highest score, the only legend."""
    best = max((value for kind, value in found.ways if kind == "score"), default=0)
    enemy = position.setup.enemies[position.setup.side[position.seat]][0]
    legends = (position.stones[enemy] & position.legendary).bit_count()
    for (kind, value), ways in sorted(found.ways.items(), key=str):
        if kind in ("task", STOP, HOLD) or (kind == "score" and value == best) or (kind == "legend" and legends == 1):
            yield {kind: value}, different(ways)


def greedy_finds(game: Game, wanted: dict[str, Any]) -> bool:
    """Whether taking what brings the goal nearest at every single step reaches it."""
    goal = goals.Goal.set(wanted, game)
    game = game.copy()
    while not game.over and game.position.turn == goal.turn:
        ranked = []
        for option in game.options:
            if option.kind in ("discard", "return"):
                continue
            after = game.copy()
            after.play(option)
            if goal.met(after):
                return True
            if option.kind not in ("end", "claim"):
                ranked.append((*nearness(after, goal), str(option)))
        if not ranked:
            return False
        game.play(max(ranked)[-1])
    return False


def nearness(game: Game, goal: goals.Goal) -> tuple[float, float]:
    """How near a goal is, and the material for want of anything better."""
    position = game.position
    near = 0.0
    if "task" in goal.wanted:
        task = next((task for task in position.tasks if task.name == goal.wanted["task"]), None)
        parts = [] if task is None else task.progress(position, goal.side)
        near = sum(min(have, need) / need for _, have, need in parts if need)
    elif "score" in goal.wanted:
        near = float(goals.scored(goal, game))
    elif aim := aim_of(goal.wanted, game.position):
        near = float(aim.near(position)) if position.turn == goal.turn else 0.0
    return near, material(position, goal.side)


# -- positions ---------------------------------------------------------------------------------------------------------
def source_games(seed: int, school: str | None = None) -> Iterator[tuple[str, Game]]:
    """Games without end, forms and schools in turn, each with a name; or those in which a school plays."""
    seatings = [two for two in permutations(SCHOOLS, 2) if school is None or school in two]
    Random(seed).shuffle(seatings)
    number = 0
    while True:
        for form in ("high", "duel"):
            schools = seatings[number % len(seatings)]
            yield f"{seed} {form} {number}", Game.new(form, schools, seed=seed * 1_000_003 + number)
        number += 1


def positions(name: str, game: Game) -> Iterator[dict[str, Any]]:
    """Beginnings of turns of a game between novices, as scenario keys; the hand is still empty."""
    bots = [make_bot("novice", seat) for seat in range(2)]
    rng = Random(name)
    while not game.over and game.position.turn <= _LAST_TURN:
        position = game.position
        number = position.turn
        # Without a stone in the stock every placement is a move, of which there are far too many.
        stock = position.stones_left(position.setup.side[position.seat])
        if number >= _FIRST_TURN and number % _EVERY == 0 and position.phase == ACT and stock > 1:
            yield written(position)
        while not game.over and game.position.turn == number:
            sight = Sight(game, rng=Random(rng.getrandbits(32)))
            bot = bots[game.position.control]
            game.play(str(bot.choose(sight, Clock(nodes=_GAME_NODES))))


def written(position: Position) -> dict[str, Any]:
    """A position as the player to move sees it, in as few keys as possible."""
    setup, seat = position.setup, position.seat
    schools = [setup.schools[seat], setup.schools[1 - seat]]
    sides = setup.side[seat], setup.side[1 - seat]
    data: dict[str, Any] = {
        "form": setup.form.name,
        "schools": schools,
        "pieces": {setup.colours[side]: stone_list(position, side) for side in sides},
    }
    if setup.has_tasks:
        data["tasks"] = [task.name for task in position.tasks]
    lasts = lasting.write(position)
    return {**data, **{key: lasts[key] for key in ("frozen", "gateway", "removed") if key in lasts}}


# -- mining ------------------------------------------------------------------------------------------------------------
class Mine:
    """Collects puzzles until there are enough of each kind, not too many of them alike.

    With a motif every way of a puzzle has to use a flare or a warp effect, or the goal is a defence or a threat.
    """

    def __init__(
        self, number: int, seed: int, school: str | None = None, motif: str | None = None, actions: int = 2
    ) -> None:
        self.number, self.seed, self.school, self.motif = number, seed, school, motif
        # With what a motif adds there would be too many ways to play a turn of two actions; a threat is only built.
        self.actions = actions if motif in (None, HOLD) else 1
        self.wanted = {kind: round(share * number) for kind, share in _SHARES.items()}
        if motif in (STOP, HOLD):
            self.wanted = {str(motif): number}
        elif motif is not None:
            self.wanted["task"] -= self.wanted["legend"]
            self.wanted["legend"] = 0
        self.wanted["task" if "task" in self.wanted else str(motif)] += number - sum(self.wanted.values())
        self.taken: Counter[str] = Counter()
        self.kept: list[dict[str, Any]] = []

    def dig(self, progress: Progress | None = None, hands: Executor | None = None) -> list[dict[str, Any]]:
        """The puzzles, graded, easy ones first. Whoever digs, they are the same: games count in their order."""
        games, hands = source_games(self.seed, self.school), hands or Here()
        while any(number > 0 for number in self.wanted.values()):
            size = 1 if isinstance(hands, Here) else _AT_ONCE
            some = {name: game for name, game in islice(games, size) if self._asks_for(game)}
            found = self._dug(some, hands)
            for name, game in some.items():
                entry = found(name) if self._asks_for(game) else None
                if entry is None:
                    continue
                self._keep(entry)
                if progress is not None:
                    missing = ", ".join(f"{kind} {number}" for kind, number in self.wanted.items() if number)
                    progress.step(note=f"missing: {missing}")
        return graded(self.kept)

    def _asks_for(self, game: Game) -> bool:
        """Whether puzzles of such a game are still missing."""
        kind = self.motif if self.motif in self.wanted else "task" if game.setup.has_tasks else "score"
        return bool(self.wanted.get("legend") or self.wanted[str(kind)])

    def _dug(self, games: dict[str, Game], hands: Executor) -> Callable[[str], dict[str, Any] | None]:
        """Dig in some games as if none of them had anything; afterwards say what each has.

        There is only ever less room for puzzles. So a game without one stays without, and a puzzle stays the first of
        its game as long as nothing was closed since; otherwise the game is gone through once more.
        """
        blank = copy(self)
        blank.wanted, blank.taken, blank.kept = dict(self.wanted), Counter(self.taken), []
        starts = {name: game.start for name, game in games.items()}
        closed = self._closed()
        found = dict(hands.run(_dig_in, [(blank, name, start) for name, start in starts.items()]))

        def of(name: str) -> dict[str, Any] | None:
            if name in found and (found[name] is None or self._closed() == closed):
                return found[name]
            return self.from_game(name, Game(starts[name]))

        return of

    def _closed(self) -> set[str]:
        """The goals and kinds for which there is no more room."""
        full = {mark for mark, number in self.taken.items() if number >= self._most(mark)}
        return full | {kind for kind, number in self.wanted.items() if number <= 0}

    def _keep(self, entry: dict[str, Any]) -> None:
        self.kept.append(entry)
        self.wanted[next(iter(entry["goal"]))] -= 1
        self.taken.update(_marks(entry["goal"], entry["position"]))

    def from_game(self, name: str, game: Game) -> dict[str, Any] | None:
        """One puzzle a game at most, so that they differ."""
        rng = Random(name)
        for data in positions(name, game):
            if self.school not in (None, data["schools"][0]):
                continue
            if self.motif == FLARE and find_school(data["schools"][0]).warps:
                continue  # a warp effect before, after and without a flare: such a turn is never small
            if rng.random() < 0.4:
                data = with_legend(data, rng)
            if find_school(data["schools"][0]).freezes and rng.random() < 0.6:
                data = with_frozen(data, rng)
            if self.actions == 1:
                data = {**data, "actions": 1}
            if self.motif in (FLARE, WARP):
                data = with_near_tasks(data, rng)
            dealer = Dealer(data, rng, self.motif)
            for _ in range(_HANDS):
                dealt = dealer.deal()
                entry = None if dealt is None else self._from_position(dealt)
                if entry is not None:
                    return entry
        return None

    def _from_position(self, data: dict[str, Any]) -> dict[str, Any] | None:
        """A quick search tells whether there may be a puzzle, the whole one whether there is."""
        game = Game(layout.read(data))
        if data.get("actions") != 1 and self.motif != HOLD:
            quick = self._promising(game, data, QUICK_NODES, quick=True)
            if not any(not greedy_finds(game, goal) for goal, _, _ in quick):
                return None
        for goal, ways, found in self._promising(game, data, MOST_NODES if self.motif is None else _MOTIF_NODES):
            if greedy_finds(game, goal):
                continue
            best = min(ways.values(), key=lambda way: rank(way.path))
            entry = {"goal": goal, "ways": len(ways), "solution": best.path, "position": data}
            if not puzzles.check(puzzles.read({"id": 0, "grade": 1, "rating": 0, **entry}), best.path)["solved"]:
                continue  # a card is handed back after the turn: it goes on
            entry |= {"nodes": found.nodes, "share": round(found.ends / sum(way.number for way in ways.values()), 1)}
            return entry
        return None

    def _promising(
        self, game: Game, data: dict[str, Any], most: int, quick: bool = False
    ) -> list[tuple[dict[str, Any], dict[Group, Way], Found]]:
        """Goals with few enough ways, and all that was found about the turn."""
        good = []
        for wanted in self._aims(data):
            try:
                point = Point.at(game.position, game.running)
                found = Turn(point, most, quick, aim_of(wanted, game.position)).search()
            except (TooLarge, TooManyReplies):
                continue
            for goal, ways in candidates(game.position, found):
                if self._room_for(goal, data) and self._good(goal, ways):
                    good.append((goal, ways, found))
        return good

    def _aims(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        """What is searched for beside tasks, points and legends: nothing, or the beings that may be stopped or held."""
        mine, *theirs = data["hand"].values()
        if self.motif == STOP:
            return [{STOP: theirs[0][0]}]
        return [{HOLD: mine[0]}] if self.motif == HOLD else [{}]

    def _good(self, goal: dict[str, Any], ways: dict[Group, Way]) -> bool:
        """Few ways, none too short, and all of them with the motif."""
        if not 1 <= len(ways) <= _MOST_WAYS:
            return False
        if self.motif in (STOP, HOLD):
            return self.motif in goal and (frozenset() not in ways or ways[frozenset()].number <= _MOST_PLACEMENTS)
        if self.motif and not all(any(used.startswith(self.motif) for used in group) for group in ways):
            return False
        least = 1 if "legend" in goal else 2
        return frozenset() not in ways and all(len(way.path) > least for way in ways.values())

    def _room_for(self, goal: dict[str, Any], data: dict[str, Any]) -> bool:
        """Whether there are not too many puzzles like it, in all and for its school."""
        room = all(self.taken[mark] < self._most(mark) for mark in _marks(goal, data))
        return self.wanted.get(next(iter(goal)), 0) > 0 and room

    def _most(self, mark: str) -> int:
        """How many puzzles may have a goal, or a goal and a school."""
        if not mark.endswith("}"):
            return max(2, self.number // 40)
        return max(3, self.number // (12 if "task" in json.loads(mark) else 5))


# -- grades ------------------------------------------------------------------------------------------------------------
def hardness(entry: dict[str, Any]) -> float:
    """By the length of the solution, how rare solutions are among all ends of the turn, and how large the turn is."""
    ahead = _FORESIGHT if HOLD in entry["goal"] else 0.0
    return ahead + 0.5 * len(entry["solution"]) + log10(max(1.0, entry["share"])) + 0.5 * log10(max(1, entry["nodes"]))


def graded(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Numbered from easy to hard, with a grade and a first rating."""
    ordered = sorted(entries, key=lambda entry: (hardness(entry), json.dumps(entry, sort_keys=True)))
    return [
        {"id": i, "grade": 1 + bisect(_BOUNDS, hardness(entry)), "rating": first_rating(entry), **entry}
        for i, entry in enumerate(ordered, start=1)
    ]


def first_rating(entry: dict[str, Any]) -> int:
    """Where a puzzle begins before anybody has tried it: the middle grade around 1500."""
    return max(700, min(2300, round(1500 + 160 * (hardness(entry) - _MIDDLE))))


def _dig_in(errand: tuple[Mine, str, Position]) -> tuple[str, dict[str, Any] | None]:
    """What a game has, named."""
    mine, name, start = errand
    return name, mine.from_game(name, Game(start))


def _marks(goal: dict[str, Any], data: dict[str, Any]) -> tuple[str, str]:
    return json.dumps(goal), f"{json.dumps(goal)} {data['schools'][0]}"


def merged(before: list[dict[str, Any]], found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Puzzles added to others: ids go on where those end, and easy ones still come first."""
    last = max((entry["id"] for entry in before), default=0)
    added = [{**entry, "id": last + entry["id"]} for entry in found]
    return sorted([*before, *added], key=lambda entry: (entry["grade"], entry["id"]))


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--number", type=at_least(1), default=200, metavar="N", help="puzzles to find (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other puzzles (default: 1)")
    parser.add_argument("--school", choices=SCHOOLS, help="only puzzles in which this school is to move")
    parser.add_argument("--motif", choices=MOTIFS, help="only puzzles with a flare, a warp, a defence or a threat")
    parser.add_argument("--actions", type=int, choices=(1, 2), default=2, help="actions left (default: 2)")
    executor.arguments(parser)
    parser.add_argument("--add", type=Path, metavar="FILE", help="add them to those of this file, which keep their ids")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them here (default: standard output)")


def _kept(file: Path) -> dict[str, Any]:
    """The puzzles of a file, as this command has written them."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return {"seed": found["seed"], "puzzles": found["puzzles"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NotAllowed("puzzles", f"{file} holds no puzzles to add to: {error}") from error


def run(args: argparse.Namespace) -> int:
    """Write the puzzles as JSON, one a line; progress goes to standard error."""
    before = _kept(args.add) if args.add else {"seed": args.seed, "puzzles": []}
    if args.out is not None:
        writable(args.out)
    with Progress(args.number, "puzzles") as progress:
        found = Mine(args.number, args.seed, args.school, args.motif, args.actions).dig(progress, executor.chosen(args))
    found = merged(before["puzzles"], found)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in found)
    text = f'{{"seed": {before["seed"]}, "puzzles": [\n{lines}\n]}}\n'
    if args.out is None:
        print(text, end="")
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0
