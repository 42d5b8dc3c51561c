"""Whether a task is met, asked the short way, is what its progress says, in thousands of crowded arenas."""

from random import Random

import pytest

from tashkalar.cards.tasks import DIAGONALS
from tashkalar.game import layout
from tashkalar.rules.arena import BIT, SQUARE
from tashkalar.rules.card import TASKS
from tashkalar.rules.position import Position

SHORT = [name for name, task in TASKS.items() if task.reached is not None]


def crowded(rng: Random) -> Position:
    """Many stones of one side, some near each other, and fewer of the other; something may have happened this turn."""
    squares = sorted(SQUARE, key=lambda name: rng.random())
    if rng.random() < 0.5:
        # In lines and lumps, so that chains are joined and lines are held.
        axis = rng.randrange(2)
        squares.sort(key=lambda name: (name[axis] in rng.sample("def456", 3), rng.random()), reverse=True)
    elif rng.random() < 0.2:
        squares.sort(key=lambda name: any(BIT[SQUARE[name]] & diagonal for diagonal in DIAGONALS), reverse=True)
    number = rng.randint(6, 17)
    red, blue = squares[:number], squares[number : number + rng.randint(1, 9)]
    position = layout.read(
        {
            "form": "high",
            "schools": ["northern", "highland"],
            "pieces": {"blue": raised(red, rng), "yellow": raised(blue, rng)},
        }
    )
    if rng.random() < 0.7:
        side = rng.randrange(2)
        position.destroyed = [0] * 6
        position.destroyed[3 * side : 3 * side + 3] = [rng.randrange(limit) for limit in (4, 3, 2)]
        position.summoned = rng.randrange(4)
        position.summoned_red, position.summoned_green = rng.randrange(3), rng.randrange(3)
        position.summoned_legends = rng.randrange(2)
    return position


def raised(pieces: list[str], rng: Random) -> str:
    """Some of them upgraded, none to many; of legends there are three."""
    heroic, legends = rng.random(), rng.randrange(4)
    marks = ["**" if place < legends else "*" if rng.random() < heroic else "" for place in range(len(pieces))]
    rng.shuffle(marks)
    return " ".join(piece + mark for piece, mark in zip(pieces, marks, strict=True))


@pytest.mark.parametrize("name", SHORT)
def test_a_task_is_met_when_its_progress_is_complete(name: str) -> None:
    task, rng = TASKS[name], Random(name)
    seen = {True: 0, False: 0}
    for _ in range(1500):
        position = crowded(rng)
        for side in (0, 1):
            complete = all(have >= need for _, have, need in task.progress(position, side))
            assert task.met(position, side) == complete
            assert not complete or task.begun is None or task.begun(position, side)
            seen[complete] += 1
    assert min(seen.values()) >= 3, seen
