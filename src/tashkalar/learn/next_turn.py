"""What the others could do in their next turn, for lessons about looking ahead.

A lesson shows a learner's side only; what the others hold is in its position, so that the engine can answer for them.
"""

from collections.abc import Iterator

from ..game import Game
from ..rules.arena import squares
from ..rules.card import TASKS, Task
from ..rules.position import Position
from ..rules.summoning import summon_options


def can_summon(position: Position, seat: int, card: str) -> bool:
    """Whether the figure of a card that a seat holds is complete."""
    return any(option.card is not None and option.card.name == card for option in summon_options(position, seat))


def can_claim(position: Position, side: int, name: str) -> bool:
    """Whether a side could fulfil a task by placing two pieces, or has fulfilled it already."""
    task, tried = TASKS[name], position.copy()
    if task.met(tried, side):
        return True
    empty = list(squares(tried.empty))
    return any(_met_with(tried, side, task, pair) for pair in _pairs(empty))


def _pairs(empty: list[int]) -> Iterator[tuple[int, int]]:
    return ((one, other) for number, one in enumerate(empty) for other in empty[number + 1 :])


def _met_with(position: Position, side: int, task: Task, placed: tuple[int, int]) -> bool:
    for square in placed:
        position.put(side, square, 0)
    met = task.met(position, side)
    for square in placed:
        position.lift(square)
    return met


def withstands(game: Game, seat: int, own: str, enemy: str) -> bool:
    """Whether a seat can still summon its own being, however the one to move summons an enemy one."""
    waiting = []
    for option in game.options:
        if option.kind == "summon" and option.card is not None and option.card.name == enemy:
            after = game.copy()
            after.play(option)
            waiting.append(after)
    while waiting:
        here = waiting.pop()
        if here.question is None:
            if not can_summon(here.position, seat, own):
                return False
            continue
        for option in here.options:
            after = here.copy()
            after.play(option)
            waiting.append(after)
    return True
