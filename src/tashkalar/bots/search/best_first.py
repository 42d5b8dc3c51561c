"""A seat's own whole turn: best-first over its choices, with transpositions.

Nodes wait in one heap for each number of actions left. First the search dives to a whole turn; from then on it knows
what an action is worth here, and looks at whatever node promises most when its actions left are counted in. A first
choice that has been followed up often has to promise more and more, so that the others get their turn. The search can
stop at any moment. Where there are many choices the promising ones come first, the others follow while time is left.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any

from ...rules import turn
from ...rules.action import END, HAND_OVER, PLACE, Option, place_from
from ...rules.arena import squares
from ...rules.position import ACT, Position
from ..clock import Clock
from ..values.evaluation import Judge
from .ordering import ordered, wishes
from .tree import Node, after_claim

_WEARY = 0.01  # what each look at the same first choice costs it
_LEAST_ACTION = 0.05  # an action is worth something even where the first turn found made nothing of it


class Search:
    """One search of one turn. `finals` are the whole turns found, each ending in `end` or `claim`."""

    __slots__ = ("_action", "_count", "_heaps", "_looks", "_root_value", "_seen", "clock", "finals", "judge", "width")

    def __init__(self, judge: Judge, clock: Clock, width: int = 10) -> None:
        self.judge = judge
        self.clock = clock
        self.width = width
        self.finals: list[Node] = []
        self._heaps: list[list[tuple[float, int, Node]]] = [[] for _ in range(8)]
        self._count = count()
        self._seen: set[Any] = set()
        self._looks: dict[Option | None, int] = {}
        self._action = 0.0
        self._root_value = 0.0

    def run(self, root: Node) -> None:
        """Search until the clock has run out or nothing is left to look at."""
        root.value = self._root_value = self.judge.after(root.position)
        if root.turn_done:
            self._finish(root)
        else:
            self._push(root, root.value)
        node = self._next()
        while node is not None:
            self._expand(node)
            if self._stopped():
                return
            node = self._next()

    def _stopped(self) -> bool:
        return self.clock.expired and (bool(self.finals) or not self.clock.patient)

    def _next(self) -> Node | None:
        """The node that promises most; before there is a whole turn, the one nearest to its end."""
        best, heap = -1e9, None
        for actions, waiting in enumerate(self._heaps):
            if waiting:
                if not self.finals:
                    heap = waiting
                    break
                promise = self._action * actions - waiting[0][0]
                if promise > best:
                    best, heap = promise, waiting
        return None if heap is None else heappop(heap)[2]

    def best(self, number: int = 1) -> list[Node]:
        """The best whole turns, best first; the best beginnings if there was no time to finish any."""
        if self.finals:
            return sorted(self.finals, key=lambda node: -node.value)[:number]
        waiting = [node for heap in self._heaps for _, _, node in heap if node.option is not None]
        return sorted(waiting, key=lambda node: -node.value)[:number]

    # -- growing -------------------------------------------------------------------------------------------------------
    def _push(self, node: Node, value: float) -> None:
        actions = node.position.actions
        promise = value - _WEARY * self._looks.get(node.first, 0)
        heappush(self._heaps[actions if actions < 8 else 7], (-promise, next(self._count), node))

    def _expand(self, node: Node) -> None:
        self._looks[node.first] = self._looks.get(node.first, 0) + 1
        if node.rest:
            self._widen(node)
            return
        position = node.position
        if node.question is not None:
            asked = [option for option in node.question.options if option is not HAND_OVER]
            if len(asked) > self.width + self.width // 2:
                node.rest = ordered(position, self.judge, asked)
                self._widen(node)
            else:
                self._children(node, asked)
            return
        options = turn.options(position)
        if position.phase != ACT:
            self._children(node, options)
        else:
            self._act(node, options)

    def _act(self, node: Node, options: Sequence[Option]) -> None:
        """An action: summonings and the like at once, placements as they promise."""
        position = node.position
        if position.stones_left(self.judge.setup.side[position.seat]) > 0:
            others = [option for option in options if option.kind != "place"]
            places = self._places(position)
        else:
            origins = self._spare(position)
            others = _summonings_in_shortage(position, options, origins)
            places = self._places_in_shortage(position, origins)
        summonings = [option for option in others if option.kind != "discard" and option is not HAND_OVER]
        discards = [option for option in others if option.kind == "discard"]
        # Placements wait: of several first placements the one that a summoning follows is found sooner this way.
        node.rest = [*places[: -self.width], *discards, *places[-self.width :]]
        if len(summonings) > 2 * self.width:
            node.rest += ordered(position, self.judge, summonings)
            summonings = []
        self._children(node, summonings)
        self._push(node, node.value)

    def _children(self, node: Node, options: Sequence[Option]) -> float:
        """Look at some choices; the value of the worst."""
        judge, clock, seen = self.judge, self.clock, self._seen
        worst = 1e9
        for option in options:
            if option is HAND_OVER:
                continue
            child = node.step(option)
            clock.tick()
            if child.question is None:
                mark = child.position.key()
                if mark in seen:
                    continue
                seen.add(mark)
            child.value = value = judge.after(child.position)
            if value < worst:
                worst = value
            if child.turn_done:
                self._finish(child)
            else:
                self._push(child, value)
            if clock.expired and self._stopped():
                break
        return worst

    def _widen(self, node: Node) -> None:
        """Look at the next few choices and wait for another turn with the rest."""
        batch = node.rest[-self.width :][::-1]
        del node.rest[-self.width :]
        worst = self._children(node, batch)
        if node.rest:
            self._push(node, min(worst, node.value))

    def _finish(self, node: Node) -> None:
        """All actions are used: what is left is a task to claim, a flare, a warp, or the end."""
        position = node.position
        for option in turn.options(position):
            if option.task is not None:
                child = after_claim(node, option, option.task)
                child.value = self.judge.after(child.position)
                self.clock.tick()
                self._final(child)
            elif option.kind != "end":
                node.rest.append(option)
        child = Node(position, node, END)
        child.value = node.value
        self._final(child)
        if node.rest:
            self._push(node, node.value)

    def _final(self, node: Node) -> None:
        if not self.finals:
            spent = sum(before.position.actions for before in node.line() if before.parent is None)
            self._action = max(_LEAST_ACTION, (node.value - self._root_value) / max(1, spent))
        self.finals.append(node)

    # -- placements ----------------------------------------------------------------------------------------------------
    def _places(self, position: Position) -> list[Option]:
        """Every placement, the most promising last."""
        liked = wishes(position, self.judge)
        return [PLACE[square] for square in sorted(squares(position.empty), key=lambda s: liked.get(s, 0.0))]

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
        liked = wishes(position, self.judge)
        order = sorted(squares(position.empty), key=lambda square: liked.get(square, 0.0))[-16:]
        return [place_from(square, origin) for square in order for origin in origins[::-1]]


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
