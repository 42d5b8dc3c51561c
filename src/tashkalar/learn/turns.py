"""Every way to play a turn: which goals can be reached, and with which cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..cards.tasks import CORNERS, SIDES
from ..rules.action import Option
from ..rules.arena import BIT, BOARD, around, squares
from ..rules.card import LEGENDARY, Being, Task
from ..rules.position import ACT, Position
from ..rules.running import Point
from ..rules.score import destruction_points
from ..rules.turn import flare_options
from ..rules.turn import options as turn_options
from .solving.threats import HOLD, Aim, ended

Group = frozenset[str]
"""A way to a goal: the cards used."""

_PLACED = ("colour", "pattern", "surround")  # categories of tasks that a placement can fulfil
_COUNTED = ("pieces", "lead", "surrounding")  # parts of tasks to which a common piece adds
_MOST_HELD = 30  # ends of a turn at which a threat holds: each takes a search of the opponent's whole turn
_CHAINS = {"Side Chain": SIDES, "Corner Chain": CORNERS}


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

    def add(self, goal: tuple[str, Any], node: Point, *last: str) -> None:
        path = [*map(str, node.path()), *last]
        group = cards_used(node)
        known = self.ways.setdefault(goal, {}).get(group)
        if known is None:
            self.ways[goal][group] = Way(1, path)
        else:
            known.number += 1
            if rank(path) < rank(known.path):
                known.path = path


def rank(path: list[str]) -> tuple[int, list[bool], list[str]]:
    """Which solution to show: the shortest, and spare placements last."""
    return len(path), [text.startswith("place ") for text in path], path


def cards_used(node: Point) -> Group:
    cards = [(option.kind, option.card) for option in node.path() if option.kind in ("summon", "warp", "thaw", "flare")]
    return frozenset(kind if card is None else f"{kind} {card.name}" for kind, card in cards)


def different(ways: dict[Group, Way]) -> dict[Group, Way]:
    """The really different ways: one that uses the cards of another and more is no new idea."""
    return {group: way for group, way in ways.items() if not any(other < group for other in ways)}


class Turn:
    """Searches every way to play a turn.

    A quick search leaves out what seldom matters: placements before a summoning that does not use the placed piece.
    """

    def __init__(self, root: Point, most: int, quick: bool = False, aim: Aim | None = None) -> None:
        self.root, self.most, self.quick, self.aim = root, most, quick, aim
        self.found = Found()
        position = root.position
        self.seat = position.seat
        self.side = position.setup.side[self.seat]
        self.enemy = position.setup.enemies[self.side][0]
        self.warps = position.setup.warps[self.seat]
        self.reads_pile = position.setup.reads_pile[self.seat]
        # Isolation takes too long to look for after every choice.
        self.tasks = [task for task in position.tasks[:3] if task.name != "Isolation"]
        self.seen: set[object] = set()
        self.held = 0

    def search(self) -> Found:
        """Everything that can be reached; TooLarge if that is too much."""
        first = self._options(self.root)
        for option in first:
            if option.kind != "place":
                self._below(self.root, option)
        before = self.found.nodes
        placements = [option for option in first if option.kind == "place"]
        # A few placements, spread over the arena, tell how much work all of them will be.
        placements = [option for start in range(9) for option in placements[start::9]]
        for number, option in enumerate(placements, start=1):
            self._below(self.root, option)
            if number == 4 and (self.found.nodes - before) * len(placements) > 4 * (self.most - before):
                raise TooLarge
        return self.found

    def _below(self, node: Point, option: Option) -> None:
        """Everything after one choice."""
        waiting = self._after(node, option)
        while waiting:
            node = waiting.pop()
            for option in self._options(node):
                waiting += self._after(node, option)

    def _after(self, node: Point, option: Option) -> list[Point]:
        """The node after a choice, none if the same position has been reached before."""
        self.found.nodes += 1
        if self.found.nodes > self.most:
            raise TooLarge
        child = node.step(option)
        if child.question is None:
            mark = child.position.key()
            if mark in self.seen:
                return []
            self.seen.add(mark)
            self._note(child)
        return [child]

    def _options(self, node: Point) -> Sequence[Option]:
        if node.question is not None:
            return node.question.options
        # Cards thrown away come into play again only where the discard pile matters.
        without = ("end", "claim") if self.reads_pile else ("end", "claim", "discard", "return")
        found = [option for option in turn_options(node.position) if option.kind not in without]
        if self.quick and node.option is not None and node.option.kind == "place":
            used = BIT[node.option.square]
            found = [option for option in found if option.kind != "summon" or _uses(option, used)]
        if node.position.actions == 1 and not self._more_after(node.position):
            placements = [option for option in found if option.kind == "place"]
            if all(option.origin < 0 for option in placements):
                self._last_placements(node, placements)
                found = [option for option in found if option.kind != "place"]
        return found

    def _more_after(self, position: Position) -> bool:
        """Whether something can happen after the last action, a placement (which never makes a flare easier)."""
        if flare_options(position) or position.frozen[self.seat] is not None:
            return True
        hand = position.hands[self.seat] if self.warps and position.pending[self.seat] is None else ()
        return any(isinstance(card, Being) and card.warp for card in hand)

    def _last_placements(self, node: Point, placements: list[Option]) -> None:
        """Ends of the turn by a placement, looked at without making a node of each."""
        self.found.ends += len(placements)
        for option in placements if self.aim else ():
            self._note_aim(node.step(option))
        for task in self.tasks:
            good = self._fulfilling(task, node.position)
            for option in placements if good else ():
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

    def _note(self, node: Point) -> None:
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
        if position.actions == 0 and position.phase == ACT:
            self.found.ends += 1
            self._note_aim(node)
            for task in self.tasks:
                if _met(task, position, self.side):
                    self.found.add(("task", task.name), node, f"claim {task.name}")

    def _note_aim(self, node: Point) -> None:
        """What is to be true once the turn has been ended here."""
        if self.aim is not None and self.aim.reached(ended(node.position)):
            self.found.add((self.aim.kind, self.aim.being.name), node, "end")
            self.held += self.aim.kind == HOLD
            if self.held > _MOST_HELD:
                raise TooLarge


def _uses(option: Option, square: int) -> bool:
    return any(filling.cells & square for filling in option.group)


def _met(task: Task, position: Position, side: int) -> bool:
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
