"""The choices of a turn as a tree, walked on positions rather than on games: no history, no undo, no texts.

Like a game, a node in mid-effect is the position just as the effect began plus the answers so far, and a child replays
them.
"""

from collections.abc import Iterator
from typing import Any

from ...game.game import Game, _base, _same
from ...rules import turn
from ...rules.action import Option
from ...rules.card import Task
from ...rules.position import ACT, Position
from ...rules.zones import replaced


class Node:
    """A point within a turn. `options` is what an effect asks, None between effects."""

    __slots__ = ("answers", "base", "first", "opening", "option", "options", "parent", "position", "rest", "value")

    def __init__(self, position: Position, parent: "Node | None", option: Option | None) -> None:
        self.position = position
        self.parent = parent
        self.option = option
        self.first: Option | None = option if parent is None or parent.first is None else parent.first
        self.value = 0.0
        self.base: Position | None = None
        self.opening: turn.Opening | None = None
        self.answers: tuple[Option, ...] = ()
        self.options: list[Option] | None = None
        self.rest: list[Option] = []  # options not looked at yet, most promising last

    def path(self) -> list[Option]:
        """The choices from the root to here."""
        found: list[Option] = []
        node: Node | None = self
        while node is not None and node.option is not None:
            found.append(node.option)
            node = node.parent
        return found[::-1]

    def line(self) -> Iterator["Node"]:
        """The nodes from here up to the root."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    @property
    def turn_done(self) -> bool:
        """Whether only ending the turn is left (or a flare, or a warp)."""
        position = self.position
        return self.options is None and position.phase == ACT and position.actions == 0


def root_of(game: Game) -> Node:
    """The root for a sampled game, in mid-effect too."""
    suspended = game._suspended
    if suspended is None:
        return Node(game.position.copy(), None, None)
    node = Node(game.position, None, None)
    node.base, node.opening = _base(suspended), suspended.opening
    # Answers that come from another process stand for the shared options of this one.
    script = node.opening.begin(node.base.copy())
    question = script.send(None)
    for answer in suspended.answers:
        node.answers = (*node.answers, _same(question.options, answer))
        question = script.send(node.answers[-1])
    node.options = question.options
    return node


def step(node: Node, option: Option) -> Node:
    """The node after a choice. Never `end` or `claim`: those end the turn and show hidden cards."""
    if node.options is None:
        position: Position = node.position.copy()
        child = Node(position, node, option)
        opening = turn.play(position, option)
        if opening is not None:
            child.base, child.opening = position.copy(), opening
            _run(child, opening.begin(position), None)
        return child
    base, opening = node.base, node.opening
    assert base is not None
    assert opening is not None
    position = base.copy()
    child = Node(position, node, option)
    child.base, child.opening, child.answers = base, opening, (*node.answers, option)
    script = opening.begin(position)
    script.send(None)
    for answer in node.answers:
        script.send(answer)
    _run(child, script, option)
    return child


def _run(node: Node, script: Any, answer: Option | None) -> None:
    try:
        node.options = script.send(answer).options
    except StopIteration:
        node.base = node.opening = None
        node.answers = ()
        turn.effect_done(node.position)


def after_claim(node: Node, option: Option, task: Task) -> Node:
    """The position with a task claimed, as far as it is known before the turn passes on."""
    position: Position = node.position.copy()
    side = position.setup.side[position.seat]
    position.claimed = replaced(position.claimed, side, (*position.claimed[side], task))
    tasks = list(position.tasks)
    place = tasks.index(task)
    if len(tasks) > 3:
        tasks[place] = tasks.pop(3)
    else:
        tasks.pop(place)
    position.tasks = tuple(tasks)
    return Node(position, node, option)


def key(position: Position) -> tuple[Any, ...]:
    """Equal for positions between effects from which the turn goes on in the same way."""
    return (
        tuple(position.stones),
        position.heroic,
        position.legendary,
        position.hands,
        position.actions,
        position.phase,
        tuple(position.destroyed),
        position.scores,
        position.pending,
        position.control,
        position.flared,
        position.discarded,
        position.summoned,
        position.summoned_red,
        position.summoned_green,
        position.summoned_legends,
        position.gate,
        position.borrow,
        position.void,
        position.extra_cards,
        position.extra_turn,
        position.tasks,
    )
