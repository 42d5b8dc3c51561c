"""The forms that are played for tasks: the High Form, and the first game to learn it."""

from functools import lru_cache
from typing import TYPE_CHECKING

from .form import Form, penalty

if TYPE_CHECKING:
    from ..card import Task
    from ..position import Position

SIMPLE = "simple"


class HighForm(Form):
    """Claimed tasks and legends in the arena are worth points."""

    name = "high"
    teams = True
    tasks = True

    _too_little: object = None
    """Claimed tasks last met that are not worth the target: these very ones mostly stay from turn to turn."""

    def target(self, seats: int) -> int:
        return 9

    def opens_with(self, task: "Task", shown: list["Task"]) -> bool:
        """Three simple tasks, not all of one category."""
        return task.level == SIMPLE and sum(task.category == other.category for other in shown) < 2

    def points(self, position: "Position", side: int) -> int:
        legends = (position.stones[side] & position.legendary).bit_count()
        return _worth(position.claimed[side]) + legends - penalty(position, side)

    def reached(self, position: "Position") -> tuple[int, ...]:
        # Asked at the end of every turn: mostly not even all legends together would be enough.
        legends, everything = position.legendary.bit_count(), position.claimed
        if not legends and everything is self._too_little:
            return ()
        target = position.setup.target
        for claimed in everything:
            if _worth(claimed) + legends >= target:
                return super().reached(position)
        self._too_little = everything
        return ()


@lru_cache(maxsize=1 << 10)
def _worth(tasks: "tuple[Task, ...]") -> int:
    found = 0
    for task in tasks:
        found += task.points
    return found


class FirstGame(HighForm):
    """Simple tasks, no legends, no discard action, and the first to reach the target has won at once.

    It is the rulebook's way into the game, with the two imperial decks.
    """

    name = "first"
    teams = False
    only = ("northern", "southern")
    once = ("highland", "sylvan", "etherweavers")
    legends = False
    discard_action = False
    last_round = False

    def target(self, seats: int) -> int:
        return 6

    def has_task(self, task: "Task") -> bool:
        return task.level == SIMPLE

    def opens_with(self, task: "Task", shown: list["Task"]) -> bool:
        """1 or 2 points each, and three categories."""
        return task.level == SIMPLE and task.points <= 2 and all(task.category != other.category for other in shown)
