"""How many steps (placing, summoning, upgrading) a side is away from a task that the arena decides.

Asked for every task at every position a bot looks at, so each task has a function of its own, without a word too much.
"""

from collections.abc import Callable

from ...cards.tasks import CORNERS, CROSSES, DIAGONALS, HELD, LINES, SIDES, gap
from ...rules.arena import GREEN, RED
from ...rules.card import TASKS, Task
from ...rules.position import Position

FAR = 9
_REACH = 3  # further away than this is far

Distance = Callable[[Position, int, int, int, int], int]
"""(position, side, its pieces, its upgraded pieces, the enemies' pieces) -> steps, 0 when the task is met."""


def steps_to(task: Task, position: Position, side: int) -> int:
    own = position.stones[side]
    return distance_to(task)(position, side, own, position.upgraded(side), position.occupied & ~own)


def distance_to(task: Task) -> Distance:
    return _DISTANCES.get(task.name) or _plain(task)


def _plain(task: Task) -> Distance:
    """What the progress lacks, all parts taken together."""
    progress = task.progress

    def steps(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
        return sum(need - have for _, have, need in progress(position, side) if need > have)

    return steps


def _both(pieces: int, upgraded: int) -> int:
    """A piece that comes in upgraded fills both gaps; one that must be upgraded first costs another step."""
    if upgraded <= 0:
        return pieces if pieces > 0 else 0
    return (pieces if pieces > upgraded else upgraded) + (upgraded > 1)


def _holding(area: int, pieces: int, high: int) -> Distance:
    def steps(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
        return _both(pieces - (own & area).bit_count(), high - (upgraded & area).bit_count())

    return steps


def _legends(area: int) -> Distance:
    def steps(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
        legends = (own & position.legendary & area).bit_count()
        return _both(2 - (upgraded & area).bit_count(), 1 - legends)

    return steps


def _rainbow(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
    against = enemies & (position.heroic | position.legendary)
    red = (against & RED).bit_count() + 1 - (upgraded & RED).bit_count()
    green = (against & GREEN).bit_count() + 1 - (upgraded & GREEN).bit_count()
    return (red if red > 0 else 0) + (green if green > 0 else 0)


def _cross(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
    plus, times = CROSSES
    return 5 - max((own & plus).bit_count(), (own & times).bit_count())


def _line(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
    lead = max([(own & line).bit_count() - (enemies & line).bit_count() for line in LINES])
    return 6 - lead if lead < 6 else 0


def _diagonals(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
    missing = 0
    for diagonal in DIAGONALS:
        pieces = 4 - (own & diagonal).bit_count()
        high = 0 if upgraded & diagonal else 1
        missing += pieces if pieces > high else high
    return missing


def _chain(ends: tuple[tuple[int, int], ...], length: int) -> Distance:
    """The longest to measure, so looked for only as far as it matters."""

    def steps(position: Position, side: int, own: int, upgraded: int, enemies: int) -> int:
        if own.bit_count() < length - _REACH:
            return FAR
        return min(FAR, gap(position, side, *ends[0], _REACH), gap(position, side, *ends[1], _REACH))

    return steps


_DISTANCES: dict[str, Distance] = {
    **{name: _holding(*held) for name, held in HELD.items()},
    "Red Legends": _legends(RED),
    "Green Legends": _legends(GREEN),
    "Rainbow Dominance": _rainbow,
    "Center Cross": _cross,
    "Line Dominance": _line,
    "Diagonals": _diagonals,
    "Side Chain": _chain(SIDES, 9),
    "Corner Chain": _chain(CORNERS, 7),
}
assert set(_DISTANCES) <= set(TASKS)
