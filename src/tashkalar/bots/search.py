"""A seat's own whole turn: best-first over its choices, with transpositions.

Nodes wait in one heap for each number of actions left, so that whole turns are found early and the search can stop at
any moment. Of the many placements the ones that help figures or tasks come first; the others follow while time is left.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any

from .. import turn
from ..action import END, HAND_OVER, PLACE, Option, place_from
from ..arena import squares
from ..card import Being
from ..position import ACT, Position
from .clock import Clock
from .evaluation import Judge
from .nearness import pull
from .tree import Node, after_claim, key, step


class Search:
    """One search of one turn. `finals` are the whole turns found, each ending in `end` or `claim`."""

    __slots__ = ("_count", "_heaps", "_seen", "clock", "finals", "judge", "width")

    def __init__(self, judge: Judge, clock: Clock, width: int = 12) -> None:
        self.judge = judge
        self.clock = clock
        self.width = width
        self.finals: list[Node] = []
        self._heaps: list[list[tuple[float, int, Node]]] = [[] for _ in range(8)]
        self._count = count()
        self._seen: set[Any] = set()

    def run(self, root: Node) -> None:
        """Search until the clock has run out or nothing is left to look at."""
        self._push(root, 0.0)
        clock, heaps = self.clock, self._heaps
        first = True
        while True:
            found = False
            for heap in heaps:
                if heap:
                    found = True
                    # The root is always looked at, however little time there is.
                    if clock.expired and not first:
                        return
                    first = False
                    self._expand(heappop(heap)[2])
            if not found:
                return

    def best(self, number: int = 1) -> list[Node]:
        """The best whole turns, best first; the best beginnings if there was no time to finish any."""
        if self.finals:
            return sorted(self.finals, key=lambda node: -node.value)[:number]
        waiting = [node for heap in self._heaps for _, _, node in heap if node.option is not None]
        return sorted(waiting, key=lambda node: -node.value)[:number]

    # -- growing -------------------------------------------------------------------------------------------------------
    def _push(self, node: Node, value: float) -> None:
        actions = node.position.actions
        heappush(self._heaps[actions if actions < 8 else 7], (-value, next(self._count), node))

    def _expand(self, node: Node) -> None:
        if node.rest:
            self._widen(node)
            return
        if node.options is not None:
            self._children(node, node.options)
            return
        position, judge = node.position, self.judge
        if position.phase != ACT:
            self._children(node, list(turn.options(position)))
            return
        options = turn.options(position)
        if position.actions == 0:
            self._finish(node, options)
            return
        if position.stones_left(judge.setup.side[position.seat]) > 0:
            others = [option for option in options if option.kind != "place"]
            places = self._places(position)
        else:
            origins = self._spare(position)
            others = _summonings_in_shortage(position, options, origins)
            places = self._places_in_shortage(position, origins)
        self._children(node, [option for option in others if option is not HAND_OVER])
        node.rest = places
        self._widen(node)

    def _children(self, node: Node, options: list[Option]) -> float:
        """Look at some choices; the value of the worst."""
        judge, clock, seen = self.judge, self.clock, self._seen
        worst = 1e9
        for option in options:
            if option is HAND_OVER:
                continue
            child = step(node, option)
            clock.tick()
            if child.options is None:
                mark = key(child.position)
                if mark in seen:
                    continue
                seen.add(mark)
            child.value = value = judge.after(child.position)
            if value < worst:
                worst = value
            self._push(child, value)
            if clock.expired:
                # A child without a way to its end would be lost: finish the most promising ones in any case.
                break
        return worst

    def _widen(self, node: Node) -> None:
        """Look at the next few placements and wait for another turn with the rest."""
        batch = node.rest[-self.width :][::-1]
        del node.rest[-self.width :]
        worst = self._children(node, batch)
        if node.rest:
            self._push(node, worst)

    def _finish(self, node: Node, options: Any) -> None:
        """All actions are used: what is left is a task to claim, a flare, a warp, or the end."""
        position = node.position
        more: list[Option] = []
        for option in options:
            if option.kind == "claim":
                name = str(option)[6:]
                task = next(task for task in position.tasks if task.name == name)
                child = after_claim(node, option, task)
                child.value = self.judge.after(child.position)
                self.clock.tick()
                self.finals.append(child)
            elif option.kind != "end":
                more.append(option)
        child = Node(position, node, END)
        child.value = self.judge.after(position)
        self.finals.append(child)
        if more:
            self._children(node, more)

    # -- placements ----------------------------------------------------------------------------------------------------
    def _scored(self, position: Position) -> dict[int, float]:
        judge = self.judge
        hand = position.hands[judge.seat]
        beings = [card for card in hand if isinstance(card, Being)]
        if position.pending is not None and position.setup.schools[judge.seat] == "etherweavers":
            beings.append(position.pending)
        found = pull(position, judge.side, beings)
        for task in position.tasks:
            wanted = task.squares(position, judge.side) & position.empty
            for square in squares(wanted):
                found[square] = found.get(square, 0.0) + 0.3 * task.points
        return found

    def _places(self, position: Position) -> list[Option]:
        """Every placement, the most promising last."""
        scored = self._scored(position)
        order = sorted(squares(position.empty), key=lambda square: scored.get(square, 0.0))
        return [PLACE[square] for square in order]

    def _spare(self, position: Position) -> list[int]:
        """In a shortage: the own stones that are missed least."""
        judge = self.judge
        missed = []
        for origin in squares(position.stones[judge.setup.side[position.seat]] & ~position.legendary):
            after: Position = position.copy()
            after.lift(origin)
            missed.append((-judge.after(after), origin))
        self.clock.tick(len(missed))
        return [origin for _, origin in sorted(missed)[:3]]

    def _places_in_shortage(self, position: Position, origins: list[int]) -> list[Option]:
        scored = self._scored(position)
        order = sorted(squares(position.empty), key=lambda square: scored.get(square, 0.0))[-16:]
        return [place_from(square, origin) for square in order for origin in origins]


def _summonings_in_shortage(position: Position, options: Sequence[Option], origins: list[int]) -> list[Option]:
    """Everything but placements, of which there are hundreds; picking up only stones that can be spared."""
    own = position.stones[position.setup.side[position.seat]] & ~position.legendary
    placements = own.bit_count() * (position.empty.bit_count() + 1)
    rest = [options[index] for index in range(placements, len(options))]
    good = [option for option in rest if option.kind != "summon" or option.origin < 0 or option.origin in origins]
    # A figure may need just those stones; then any other will do.
    kept = {option.card for option in good if option.kind == "summon"}
    more = {option.card: option for option in rest if option.kind == "summon" and option.card not in kept}
    return [*good, *more.values()]
