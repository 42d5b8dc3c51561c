"""The choices of a turn as a tree: points of the rules' own walk with what a search knows of them."""

from ...game import Game
from ...rules.action import Option
from ...rules.card import Task
from ...rules.position import Position
from ...rules.running import Point
from ...rules.zones import replaced


class Node(Point):
    """A point within a turn, its value, and the first choice of the turn that leads there."""

    __slots__ = ("first", "rest", "value")

    def __init__(self, position: Position, parent: "Node | None" = None, option: Option | None = None) -> None:
        super().__init__(position, parent, option)
        self.first: Option | None = option if parent is None or parent.first is None else parent.first
        self.value = 0.0
        self.rest: list[Option] = []  # options not looked at yet, most promising last


def root_of(game: Game) -> Node:
    """The root for a sampled game, in mid-effect too."""
    return Node.at(game.position, game.running)


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
