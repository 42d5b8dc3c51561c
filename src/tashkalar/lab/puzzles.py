"""Find puzzles in games of bots, and verify each one by searching the whole turn.

A position becomes a puzzle if its goal can be reached this turn, in at most two really different ways (that is, with
different cards), if the ways are all known because the search was complete, and if choosing greedily step by step does
not find one. Games, positions and puzzles follow from the seed alone.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from math import log10
from pathlib import Path
from random import Random
from typing import Any

from .. import layout
from ..action import Option
from ..arena import around
from ..bots import Clock, Sight, make_bot
from ..bots.tree import Node, key, root_of, step
from ..card import HEROIC, LEGENDARY, Being, Task
from ..cards.tasks import CORNERS, SIDES
from ..game import Game
from ..learn import goals, puzzles
from ..learn.play import material
from ..position import Position, stone_list
from ..score import destruction_points
from ..setup import COLOUR_OF
from ..turn import flare_options
from ..turn import options as turn_options
from .progress import Progress

Group = frozenset[str]
"""A way to a goal: the cards used."""

_FIRST_TURN, _LAST_TURN = 9, 44
_MOST_NODES = 60_000
_MOST_WAYS = 2
_SHARES = {"task": 0.6, "score": 0.3, "legend": 0.1}
_PLACED = ("colour", "pattern", "surround")  # categories of tasks that a placement can fulfil
_CHAINS = {"Side Chain": SIDES, "Corner Chain": CORNERS}
_LEVELS = ("novice", "adept", "master")
_THOUGHTS = {"novice": 10_000, "adept": 4_000, "master": 12_000}  # nodes, so that every machine thinks alike


class TooLarge(Exception):
    """The turn has more variations than the search may look at."""


@dataclass
class Way:
    """Solutions with the same cards: how many, and the shortest."""

    number: int
    path: list[str]


@dataclass
class Found:
    """All ends of a turn, and which of them reach which goal."""

    nodes: int = 0
    ends: int = 0
    ways: dict[tuple[str, Any], dict[Group, Way]] = field(default_factory=dict)

    def add(self, goal: tuple[str, Any], node: Node, last: list[str]) -> None:
        path = [str(option) for option in node.path()] + last
        group = cards_used(node)
        known = self.ways.setdefault(goal, {}).get(group)
        if known is None:
            self.ways[goal][group] = Way(1, path)
        else:
            known.number += 1
            if (len(path), path) < (len(known.path), known.path):
                known.path = path


def cards_used(node: Node) -> Group:
    found = set()
    for option in node.path():
        if option.kind in ("summon", "warp"):
            assert option.card is not None
            found.add(option.card.name if option.kind == "summon" else f"warp {option.card.name}")
        elif option.kind == "flare":
            found.add("flare")
    return frozenset(found)


def met(task: Task, position: Position, side: int) -> bool:
    """`Task.met`; for chains without measuring how much is missing, which would take most of the time."""
    ends = _CHAINS.get(task.name)
    return task.met(position, side) if ends is None else any(_joined(position.stones[side], *pair) for pair in ends)


def _joined(own: int, start: int, goal: int) -> bool:
    reached = start & own
    while reached and not reached & goal:
        wider = reached | around(reached) & own
        if wider == reached:
            return False
        reached = wider
    return bool(reached)


# -- the whole turn ----------------------------------------------------------------------------------------------------
class Turn:
    """Searches every way to play a turn."""

    def __init__(self, game: Game, most: int = _MOST_NODES) -> None:
        self.most = most
        self.found = Found()
        self.root = root_of(game)
        position = self.root.position
        self.seat = position.seat
        self.side = position.setup.side[self.seat]
        self.weaver = position.setup.schools[self.seat] == "etherweavers"
        self.tasks: tuple[Task, ...] = position.tasks[:3]
        self.placeable = [task for task in self.tasks if task.category in _PLACED]
        self.seen: set[object] = set()

    def search(self) -> Found:
        """Everything that can be reached; TooLarge if that is too much."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            self._note(node)
            for option in self._options(node):
                self._count()
                child = step(node, option)
                if child.options is None:
                    mark = (key(child.position), child.position.warped)
                    if mark in self.seen:
                        continue
                    self.seen.add(mark)
                waiting.append(child)
        return self.found

    def _count(self) -> None:
        self.found.nodes += 1
        if self.found.nodes > self.most:
            raise TooLarge

    def _options(self, node: Node) -> list[Option]:
        if node.options is not None:
            return node.options
        found = [option for option in turn_options(node.position) if option.kind not in ("end", "claim", "hand_over")]
        # Cards thrown away come into play again only where the discard pile matters.
        if not self.weaver:
            found = [option for option in found if option.kind not in ("discard", "return")]
        if node.position.actions == 1 and not self._more_after(node.position):
            self._last_placements(node, [option for option in found if option.kind == "place"])
            found = [option for option in found if option.kind != "place"]
        return found

    def _more_after(self, position: Position) -> bool:
        """Whether something can happen after the last action, a placement (which never makes a flare easier)."""
        if flare_options(position):
            return True
        hand = position.hands[self.seat] if self.weaver and position.pending is None else ()
        return any(isinstance(card, Being) and card.warp for card in hand)

    def _last_placements(self, node: Node, placements: list[Option]) -> None:
        """Ends of the turn by a placement, looked at without making a node of each."""
        position = node.position
        self.found.ends += len(placements)
        self._score(node)
        others = [task for task in self.tasks if task not in self.placeable and met(task, position, self.side)]
        for task in others:
            self.found.add(("task", task.name), node, [str(placements[0]), f"claim {task.name}"])
        if not self.placeable or any(option.origin >= 0 for option in placements):
            self._through(node, placements if self.placeable else [])
            return
        for option in placements:
            position.put(self.side, option.square, 0)
            for task in self.placeable:
                if met(task, position, self.side):
                    self.found.add(("task", task.name), node, [str(option), f"claim {task.name}"])
            position.lift(option.square)

    def _through(self, node: Node, placements: list[Option]) -> None:
        for option in placements:
            self._count()
            self._note(step(node, option))

    def _note(self, node: Node) -> None:
        position = node.position
        if node.options is not None:
            return
        self._score(node)
        if position.actions == 0:
            self.found.ends += 1
            for task in self.tasks:
                if met(task, position, self.side):
                    self.found.add(("task", task.name), node, [f"claim {task.name}"])

    def _score(self, node: Node) -> None:
        position = node.position
        if position.setup.has_tasks or not any(position.destroyed):
            if not any(position.destroyed[3 * enemy + LEGENDARY] for enemy in position.setup.enemies[self.side]):
                return
        for enemy in position.setup.enemies[self.side]:
            if position.destroyed[3 * enemy + LEGENDARY]:
                self.found.add(("legend", 1), node, [])
        if not position.setup.has_tasks:
            points = position.scores[self.side][0] - self.root.position.scores[self.side][0]
            for enemy in position.setup.enemies[self.side]:
                points += destruction_points(position.destroyed[3 * enemy : 3 * enemy + 3])[0]
            self.found.add(("score", points), node, [])


# -- choosing what is a puzzle -----------------------------------------------------------------------------------------
def different(ways: dict[Group, Way]) -> dict[Group, Way]:
    """The really different ways: one that uses the cards of another and more is no new idea."""
    return {group: way for group, way in ways.items() if not any(other < group for other in ways)}


def candidates(position: Position, found: Found) -> Iterator[tuple[dict[str, Any], dict[Group, Way]]]:
    """Goals of a position with their ways."""
    best = max((value for kind, value in found.ways if kind == "score"), default=0)
    enemies = position.setup.enemies[position.setup.side[position.seat]]
    legends = sum((position.stones[enemy] & position.legendary).bit_count() for enemy in enemies)
    for (kind, value), ways in sorted(found.ways.items(), key=str):
        if kind == "task" or (kind == "score" and value == best >= 2) or (kind == "legend" and legends == 1):
            yield {kind: value}, different(ways)


def greedy_finds(game: Game, wanted: dict[str, Any]) -> bool:
    """Whether taking what brings the goal nearest at every single step reaches it."""
    goal = goals.Goal.set(wanted, game)
    game = game.copy()
    while not game.over and game.position.turn == goal.turn:
        if goal.met(game):
            return True
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
    worth = material(position, goal.side)
    if "task" in goal.wanted:
        task = next((task for task in position.tasks if task.name == goal.wanted["task"]), None)
        parts = [] if task is None else task.progress(position, goal.side)
        return sum(min(have, need) / need for _, have, need in parts if need), worth
    if "score" in goal.wanted:
        return float(goals.scored(goal, game)), worth
    return 0.0, worth


def bots_finding(game: Game, wanted: dict[str, Any], seed: int) -> list[str]:
    """The levels whose turn reaches the goal, though they play to win and not for the goal."""
    found = []
    for level in _LEVELS:
        goal, played = goals.Goal.set(wanted, game), game.copy()
        bot, clock = make_bot(level, seed), Clock(nodes=_THOUGHTS[level])
        while not played.over and played.position.turn == goal.turn and not goal.met(played):
            played.play(str(bot.choose(Sight(played, rng=Random(seed)), clock)))
        if goal.met(played):
            found.append(level)
    return found


# -- positions ---------------------------------------------------------------------------------------------------------
def source_games(seed: int) -> Iterator[tuple[str, Game]]:
    """Games of novices without end, form and schools in turn."""
    seatings = list(permutations(COLOUR_OF, 2))
    Random(seed).shuffle(seatings)
    number = 0
    while True:
        form = ("high", "duel")[number % 2]
        schools = seatings[number // 2 % len(seatings)]
        yield f"{seed}-{number}", Game.new(form, schools, seed=seed * 1_000_003 + number)
        number += 1


def positions(name: str, game: Game) -> Iterator[dict[str, Any]]:
    """The beginnings of the turns of a game played by novices, as scenario keys."""
    bots = [make_bot("novice", seat) for seat in range(2)]
    rng = Random(name)
    while not game.over and game.position.turn <= _LAST_TURN:
        position = game.position
        fresh = game.question is None and position.actions == 2 and position.phase == 1
        if fresh and position.turn >= _FIRST_TURN and not position.summoned:
            yield written(position)
        sight = Sight(game, rng=Random(rng.getrandbits(32)))
        game.play(str(bots[position.control].choose(sight, Clock(nodes=_THOUGHTS["novice"]))))


def written(position: Position) -> dict[str, Any]:
    """A position as the player to move sees it, in as few keys as possible."""
    setup, seat = position.setup, position.seat
    schools = [setup.schools[seat], setup.schools[1 - seat]]
    mine = schools[0]
    data: dict[str, Any] = {
        "form": setup.form,
        "schools": schools,
        "pieces": {COLOUR_OF[s]: stone_list(position, setup.side_of(COLOUR_OF[s])) for s in schools},
        "hand": {mine: [card.name for card in position.hands[seat]]},
    }
    if position.discards[seat]:
        data["discard"] = {mine: [card.name for card in position.discards[seat]]}
    if setup.has_tasks:
        data["tasks"] = [task.name for task in position.tasks]
    if position.pending is not None:
        data["pending"] = {"etherweavers": position.pending.name}
    if position.merchant is not None:
        rank = ("common", "heroic", "legendary")[position.merchant[1]]
        data["merchant"] = {"colour": setup.colours[position.merchant[0]], "rank": rank}
    return data


def with_legend(data: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """The same position with one enemy hero as a legend: novices seldom summon any."""
    position = layout.read(data)
    heroes = [word for word in data["pieces"][position.setup.colours[1]].split() if word.endswith("*")]
    heroes = [word for word in heroes if not word.endswith("**")]
    if not heroes or position.stones[1] & position.legendary or position.legends_left(1) < 1:
        return None
    raised = rng.choice(sorted(heroes))
    colour = position.setup.colours[1]
    words = [word + "*" if word == raised else word for word in data["pieces"][colour].split()]
    assert layout.read(data).rank_at(1) <= HEROIC
    return {**data, "pieces": {**data["pieces"], colour: " ".join(words)}}


# -- mining ------------------------------------------------------------------------------------------------------------
@dataclass
class Mined:
    """A puzzle with what its grade comes from."""

    entry: dict[str, Any]
    hardness: float


def mine(number: int, seed: int, progress: Progress | None = None, most: int = _MOST_NODES) -> list[dict[str, Any]]:
    """So many puzzles, graded, easy ones first."""
    wanted = {kind: round(share * number) for kind, share in _SHARES.items()}
    wanted["task"] += number - sum(wanted.values())
    kept: list[Mined] = []
    taken: Counter[tuple[str, str]] = Counter()
    for name, game in source_games(seed):
        rng = Random(f"{name} legends")
        for data in positions(name, game):
            if rng.random() < 0.15:
                data = with_legend(data, rng) or data
            new = _mined(data, wanted, taken, number, seed, most)
            if new is None:
                continue
            kept.append(new)
            kind = next(iter(new.entry["goal"]))
            wanted[kind] -= 1
            if progress is not None:
                progress.step(note=f"game {name}, missing {dict(wanted)}")
            if not any(wanted.values()):
                return graded(kept)
            break  # one puzzle a game, so that they differ
    raise AssertionError("source games never end")


def _mined(
    data: dict[str, Any], wanted: dict[str, int], taken: Counter[tuple[str, str]], number: int, seed: int, most: int
) -> Mined | None:
    game = Game(layout.read(data))
    turn = Turn(game, most)
    try:
        found = turn.search()
    except TooLarge:
        return None
    for goal, ways in candidates(game.position, found):
        kind, value = next(iter(goal.items()))
        mark = (data["schools"][0], f"{kind} {value}")
        if not wanted[kind] or taken[mark] >= max(2, number // 33) or not 1 <= len(ways) <= _MOST_WAYS:
            continue
        if frozenset() in ways or greedy_finds(game, goal):
            continue
        best = min(ways.values(), key=lambda way: (len(way.path), way.path))
        if len(best.path) < 3 and kind != "legend":
            continue
        finders = bots_finding(game, goal, seed)
        solved = sum(way.number for way in ways.values())
        hardness = 0.6 * len(best.path) + log10(found.ends / solved) + 1.2 * (len(_LEVELS) - len(finders))
        taken[mark] += 1
        entry = {"goal": goal, "ways": len(ways), "solution": best.path, "found_by": finders, "position": data}
        return Mined(entry, hardness)
    return None


def graded(kept: list[Mined]) -> list[dict[str, Any]]:
    """Numbered from easy to hard; each fifth is a grade."""
    kept.sort(key=lambda mined: (mined.hardness, json.dumps(mined.entry, sort_keys=True)))
    return [
        {"id": index + 1, "grade": 1 + 5 * index // len(kept), **mined.entry} for index, mined in enumerate(kept)
    ]


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--number", type=int, default=200, metavar="N", help="puzzles to find (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other puzzles (default: 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them here (default: standard output)")


def run(args: argparse.Namespace) -> int:
    """Write the puzzles as JSON, one a line; progress goes to standard error."""
    with Progress(args.number, "puzzles") as progress:
        found = mine(args.number, args.seed, progress)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in found)
    text = f'{{"seed": {args.seed}, "puzzles": [\n{lines}\n]}}\n'
    for entry in found:
        outcome = puzzles.check(puzzles.read(entry), entry["solution"])
        assert outcome["solved"], entry["id"]
    if args.out is None:
        print(text, end="")
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0
