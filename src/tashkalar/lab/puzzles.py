"""Find puzzles in games of bots, and verify each one by searching the whole turn.

The arena comes from a game; the hand is dealt anew from cards whose figures are near, so that there is something to
find and the turn stays small enough to be searched to its end. A position becomes a puzzle if its goal can be reached
this turn in at most two really different ways (that is, with different cards) and if choosing greedily, step by step,
does not find one. Everything follows from the seed.
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
from ..arena import BIT, BOARD, around, squares
from ..bots import Clock, Sight, make_bot
from ..bots.nearness import steps, wide_parts
from ..bots.tree import Node, key, root_of, step
from ..card import DECKS, LEGENDARY, Being, Task
from ..cards.tasks import CORNERS, SIDES
from ..game import Game
from ..learn import goals, puzzles
from ..learn.play import material
from ..position import ACT, Position, stone_list
from ..score import destruction_points
from ..setup import COLOUR_OF, DECK_OF
from ..turn import flare_options
from ..turn import options as turn_options
from .progress import Progress

Group = frozenset[str]
"""A way to a goal: the cards used."""

_FIRST_TURN, _LAST_TURN, _EVERY = 9, 44, 3
_HANDS = 8  # that are tried in each position
_MOST_NODES = 40_000
_BROAD = 400  # nodes of an effect that are too many
_MOST_WAYS = 2
_SHARES = {"task": 0.6, "score": 0.3, "legend": 0.1}
_PLACED = ("colour", "pattern", "surround")  # categories of tasks that a placement can fulfil
_COUNTED = ("pieces", "lead", "surrounding")  # parts of tasks to which a common piece adds
_CHAINS = {"Side Chain": SIDES, "Corner Chain": CORNERS}
_THOUGHTS = {"novice": 10_000, "adept": 4_000, "master": 8_000}  # nodes, so that every machine thinks alike


class TooLarge(Exception):
    """The turn has more variations than the search may look at."""


# -- the whole turn ----------------------------------------------------------------------------------------------------
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

    def add(self, goal: tuple[str, Any], node: Node, *last: str) -> None:
        path = [*map(str, node.path()), *last]
        group = cards_used(node)
        known = self.ways.setdefault(goal, {}).get(group)
        if known is None:
            self.ways[goal][group] = Way(1, path)
        else:
            known.number += 1
            if (len(path), path) < (len(known.path), known.path):
                known.path = path


def cards_used(node: Node) -> Group:
    cards = [(option.kind, option.card) for option in node.path() if option.kind in ("summon", "warp", "flare")]
    return frozenset(kind if card is None else f"{kind} {card.name}" for kind, card in cards)


def met(task: Task, position: Position, side: int) -> bool:
    """`Task.met`; for chains without measuring how much is missing, which would take most of the time."""
    ends = _CHAINS.get(task.name)
    if ends is None:
        return task.met(position, side)
    own = position.stones[side]
    return any(_flooded(start & own, own) & goal for start, goal in ends)


def _flooded(reached: int, own: int) -> int:
    """Everything that is joined to some squares by own pieces."""
    while True:
        wider = reached | around(reached) & own
        if wider == reached:
            return reached
        reached = wider


class Turn:
    """Searches every way to play a turn."""

    def __init__(self, game: Game, most: int = _MOST_NODES) -> None:
        self.most = most
        self.found = Found()
        self.root = root_of(game)
        position = self.root.position
        self.seat = position.seat
        self.side = position.setup.side[self.seat]
        self.enemy = position.setup.enemies[self.side][0]
        self.weaver = position.setup.schools[self.seat] == "etherweavers"
        # Isolation takes too long to look for after every choice.
        self.tasks = [task for task in position.tasks[:3] if task.name != "Isolation"]
        self.seen: set[object] = set()

    def search(self) -> Found:
        """Everything that can be reached; TooLarge if that is too much."""
        first = self._options(self.root)
        placements = [option for option in first if option.kind == "place"]
        for option in first:
            if option.kind != "place":
                self._below(self.root, option)
        before = self.found.nodes
        # A few placements, spread over the arena, tell how much work all of them will be.
        placements = [option for start in range(9) for option in placements[start::9]]
        for number, option in enumerate(placements, start=1):
            self._below(self.root, option)
            if number == 4 and (self.found.nodes - before) * len(placements) > 4 * (self.most - before):
                raise TooLarge
        return self.found

    def _below(self, node: Node, option: Option) -> None:
        """Everything after one choice."""
        waiting = self._after(node, option)
        while waiting:
            node = waiting.pop()
            for option in self._options(node):
                waiting += self._after(node, option)

    def _after(self, node: Node, option: Option) -> list[Node]:
        """The node after a choice, none if the same position has been reached before."""
        self.found.nodes += 1
        if self.found.nodes > self.most:
            raise TooLarge
        child = step(node, option)
        if child.options is None:
            mark = (key(child.position), child.position.warped)
            if mark in self.seen:
                return []
            self.seen.add(mark)
            self._note(child)
        return [child]

    def _options(self, node: Node) -> list[Option]:
        if node.options is not None:
            return node.options
        # Cards thrown away come into play again only where the discard pile matters.
        without = ("end", "claim") if self.weaver else ("end", "claim", "discard", "return")
        found = [option for option in turn_options(node.position) if option.kind not in without]
        if node.position.actions == 1 and not self._more_after(node.position):
            placements = [option for option in found if option.kind == "place"]
            if all(option.origin < 0 for option in placements):
                self._last_placements(node, placements)
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
        self.found.ends += len(placements)
        for task in self.tasks:
            good = self._fulfilling(task, node.position)
            for option in placements:
                if BIT[option.square] & good:
                    self.found.add(("task", task.name), node, str(option), f"claim {task.name}")
                    if good == BOARD:
                        break  # any placement will do

    def _fulfilling(self, task: Task, position: Position) -> int:
        """The squares on which a common piece fulfils a task."""
        ends = _CHAINS.get(task.name)
        if ends is not None:
            own, found = position.stones[self.side], 0
            for start, goal in ends:
                one, other = _flooded(start & own, own), _flooded(goal & own, own)
                found |= BOARD if one & goal else (around(one) | start) & (around(other) | goal) & ~own
            return found
        lacking = [(part, need - have) for part, have, need in task.progress(position, self.side) if have < need]
        if not lacking:
            return BOARD
        if task.category not in _PLACED or any(number > 1 or part not in _COUNTED for part, number in lacking):
            return 0
        found = 0
        for square in squares(position.empty):
            position.put(self.side, square, 0)
            if task.met(position, self.side):
                found |= BIT[square]
            position.lift(square)
        return found

    def _note(self, node: Node) -> None:
        """What has been reached between two effects."""
        position = node.position
        fallen = position.destroyed[3 * self.enemy : 3 * self.enemy + 3]
        if fallen[LEGENDARY]:
            self.found.add(("legend", 1), node)
        if not position.setup.has_tasks:
            won = position.scores[self.side][0] - self.root.position.scores[self.side][0]
            points = won + destruction_points(fallen)[0]
            if points > 1:
                self.found.add(("score", points), node)
        if position.actions == 0:
            self.found.ends += 1
            for task in self.tasks:
                if met(task, position, self.side):
                    self.found.add(("task", task.name), node, f"claim {task.name}")


# -- what is a puzzle --------------------------------------------------------------------------------------------------
def different(ways: dict[Group, Way]) -> dict[Group, Way]:
    """The really different ways: one that uses the cards of another and more is no new idea."""
    return {group: way for group, way in ways.items() if not any(other < group for other in ways)}


def candidates(position: Position, found: Found) -> Iterator[tuple[dict[str, Any], dict[Group, Way]]]:
    """Goals of a position with their ways: each task, the highest score, the only legend."""
    best = max((value for kind, value in found.ways if kind == "score"), default=0)
    enemy = position.setup.enemies[position.setup.side[position.seat]][0]
    legends = (position.stones[enemy] & position.legendary).bit_count()
    for (kind, value), ways in sorted(found.ways.items(), key=str):
        if kind == "task" or (kind == "score" and value == best) or (kind == "legend" and legends == 1):
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
    return near, material(position, goal.side)


def bots_finding(game: Game, wanted: dict[str, Any], seed: int) -> list[str]:
    """The levels whose turn reaches the goal, though they play to win and not for the goal."""
    found = []
    for level, nodes in _THOUGHTS.items():
        goal, played = goals.Goal.set(wanted, game), game.copy()
        bot, clock = make_bot(level, seed), Clock(nodes=nodes)
        while not played.over and played.position.turn == goal.turn and not goal.met(played):
            played.play(str(bot.choose(Sight(played, rng=Random(seed)), clock)))
        if goal.met(played):
            found.append(level)
    return found


# -- positions ---------------------------------------------------------------------------------------------------------
def source_games(seed: int) -> Iterator[tuple[str, Game]]:
    """Games without end, forms and schools in turn, each with a name."""
    seatings = list(permutations(COLOUR_OF, 2))
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
        if number >= _FIRST_TURN and number % _EVERY == 0 and position.phase == ACT:
            yield written(position)
        while not game.over and game.position.turn == number:
            sight = Sight(game, rng=Random(rng.getrandbits(32)))
            bot = bots[game.position.control]
            game.play(str(bot.choose(sight, Clock(nodes=_THOUGHTS["novice"]))))


def written(position: Position) -> dict[str, Any]:
    """A position as the player to move sees it, in as few keys as possible."""
    setup, seat = position.setup, position.seat
    schools = [setup.schools[seat], setup.schools[1 - seat]]
    data: dict[str, Any] = {
        "form": setup.form,
        "schools": schools,
        "pieces": {COLOUR_OF[s]: stone_list(position, setup.side_of(COLOUR_OF[s])) for s in schools},
    }
    if setup.has_tasks:
        data["tasks"] = [task.name for task in position.tasks]
    return data


def with_legend(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same position with one enemy hero as a legend, if there is none: novices seldom summon any."""
    colour = COLOUR_OF[data["schools"][1]]
    words = data["pieces"][colour].split()
    heroes = [word for word in words if word.endswith("*")]
    if not heroes or any(word.endswith("**") for word in words):
        return data
    raised = rng.choice(heroes)
    text = " ".join(word + "*" if word == raised else word for word in words)
    return {**data, "pieces": {**data["pieces"], colour: text}}


@dataclass
class Breadth:
    """How many nodes a card adds to a turn: if it is summoned at once, and after a placement."""

    now: int
    later: int


def breadth(data: dict[str, Any], being: Being) -> Breadth | None:
    """None if the card lacks more than one piece, or if its effect has too many variations to be searched."""
    game = Game(layout.read({**data, "hand": {data["schools"][0]: [being.name]}}))
    root = root_of(game)
    ready, one_missing, _ = steps(being)(*wide_parts(root.position, 0))
    if not ready | one_missing:
        return None
    now = later = 0
    for option in turn_options(root.position):
        if option.kind == "summon":
            now += _variations(step(root, option))
        elif option.kind == "place" and one_missing and later == 0:
            placed = step(root, option)
            new = [o for o in turn_options(placed.position) if o.kind == "summon"]
            if len(new) > sum(o.kind == "summon" for o in root.options or ()) and new:
                later = _variations(step(placed, new[0])) * min(12, one_missing.bit_count())
        if now > _BROAD or later > 4 * _BROAD:
            return None
    return Breadth(now, later)


def _variations(node: Node) -> int:
    """The nodes of an effect, as far as they are counted."""
    found, waiting = 1, [node]
    while waiting and found <= _BROAD:
        node = waiting.pop()
        for option in node.options or ():
            waiting.append(step(node, option))
            found += 1
    return found


class Dealer:
    """Deals hands for a position: three cards of the school and sometimes a legend, all near, none too broad."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.school = data["schools"][0]
        self.mine = self._near(DECK_OF[self.school])
        self.legends = self._near("legends")

    def _near(self, deck: str) -> dict[str, Breadth]:
        measured = {card.name: breadth(self.data, card) for card in DECKS[deck] if isinstance(card, Being)}
        return {name: found for name, found in measured.items() if found is not None}

    def deal(self, rng: Random) -> dict[str, Any] | None:
        if len(self.mine) < 3:
            return None
        hand = rng.sample(sorted(self.mine), 3)
        if self.legends and rng.random() < 0.5:
            hand.append(rng.choice(sorted(self.legends)))
        sizes = [self.mine.get(name) or self.legends[name] for name in hand]
        now = sum(size.now for size in sizes)
        work = 45 * now + sum(size.later for size in sizes) + now * now // 2
        return {**self.data, "hand": {self.school: hand}} if work <= _MOST_NODES else None


# -- mining ------------------------------------------------------------------------------------------------------------
class Mine:
    """Collects puzzles until there are enough of each kind, not too many of them alike."""

    def __init__(self, number: int, seed: int, most: int = _MOST_NODES) -> None:
        self.number, self.seed, self.most = number, seed, most
        self.wanted = {kind: round(share * number) for kind, share in _SHARES.items()}
        self.wanted["task"] += number - sum(self.wanted.values())
        self.taken: Counter[str] = Counter()
        self.kept: list[tuple[float, dict[str, Any]]] = []

    def dig(self, progress: Progress | None = None) -> list[dict[str, Any]]:
        """The puzzles, graded, easy ones first."""
        for name, game in source_games(self.seed):
            form = game.setup.form
            if not self.wanted["legend"] and not self.wanted["task" if form == "high" else "score"]:
                continue
            entry = self._from_game(name, game)
            if entry is not None and progress is not None:
                missing = ", ".join(f"{kind} {number}" for kind, number in self.wanted.items() if number)
                progress.step(note=f"missing: {missing}")
            if not any(self.wanted.values()):
                break
        return self._graded()

    def _from_game(self, name: str, game: Game) -> dict[str, Any] | None:
        """One puzzle a game at most, so that they differ."""
        rng = Random(name)
        for data in positions(name, game):
            if rng.random() < 0.3:
                data = with_legend(data, rng)
            dealer = Dealer(data)
            for _ in range(_HANDS):
                dealt = dealer.deal(rng)
                entry = None if dealt is None else self._from_position(dealt)
                if entry is not None:
                    return entry
        return None

    def _from_position(self, data: dict[str, Any]) -> dict[str, Any] | None:
        game = Game(layout.read(data))
        try:
            found = Turn(game, self.most).search()
        except TooLarge:
            return None
        for goal, ways in candidates(game.position, found):
            kind, value = next(iter(goal.items()))
            mark, mine = f"{kind} {value}", f"{kind} {value} {data['schools'][0]}"
            full = self.taken[mark] >= max(3, self.number // 12) or self.taken[mine] >= max(2, self.number // 40)
            if not self.wanted[kind] or full or not 1 <= len(ways) <= _MOST_WAYS or frozenset() in ways:
                continue
            best = min(ways.values(), key=lambda way: (len(way.path), way.path))
            if len(best.path) < 3 or greedy_finds(game, goal):
                continue
            finders = bots_finding(game, goal, self.seed)
            share = found.ends / sum(way.number for way in ways.values())
            hardness = 0.5 * len(best.path) + max(0.0, log10(share)) + 1.2 * (len(_THOUGHTS) - len(finders))
            self.wanted[kind] -= 1
            self.taken.update((mark, mine))
            entry = {"goal": goal, "ways": len(ways), "solution": best.path, "found_by": finders, "position": data}
            self.kept.append((hardness, entry))
            return entry
        return None

    def _graded(self) -> list[dict[str, Any]]:
        """Numbered from easy to hard; each fifth is a grade."""
        self.kept.sort(key=lambda pair: (pair[0], json.dumps(pair[1], sort_keys=True)))
        total = len(self.kept)
        return [{"id": i + 1, "grade": 1 + 5 * i // total, **entry} for i, (_, entry) in enumerate(self.kept)]


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--number", type=int, default=200, metavar="N", help="puzzles to find (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other puzzles (default: 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them here (default: standard output)")


def run(args: argparse.Namespace) -> int:
    """Write the puzzles as JSON, one a line; progress goes to standard error."""
    with Progress(args.number, "puzzles") as progress:
        found = Mine(args.number, args.seed).dig(progress)
    for entry in found:
        assert puzzles.check(puzzles.read(entry), entry["solution"])["solved"], entry["id"]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in found)
    text = f'{{"seed": {args.seed}, "puzzles": [\n{lines}\n]}}\n'
    if args.out is None:
        print(text, end="")
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0
