"""How many steps (placing, summoning, upgrading) a side is away from a task that the arena decides."""

from ..card import Task
from ..cards.tasks import CORNERS, SIDES, gap
from ..position import Position

FAR = 9
_REACH = 3  # further away than this is far

# The longest part of a judgement, so looked for only as far as it matters: the ends, the squares of the shortest chain.
_CHAINS = {"Side Chain": (SIDES, 9), "Corner Chain": (CORNERS, 7)}


def steps_to(task: Task, position: Position, side: int) -> int:
    """0 when it is met; an upgraded piece that is missing counts more than a piece that is missing."""
    chain = _CHAINS.get(task.name)
    if chain is not None:
        ends, length = chain
        own = position.stones[side]
        if own.bit_count() < length - _REACH:
            return FAR
        return min(FAR, gap(position, side, *ends[0], _REACH), gap(position, side, *ends[1], _REACH))
    parts = task.progress(position, side)
    if len(parts) == 1:
        _, have, need = parts[0]
        return max(0, need - have)
    missing = [max(0, need - have) for _, have, need in parts]
    if len(parts) == 4:  # the two diagonals
        return max(missing[0], missing[1]) + max(missing[2], missing[3])
    # A piece that comes in upgraded fills both parts; one that must be upgraded first costs another step.
    return missing[0] if missing[1] == 0 else max(missing) + (1 if missing[1] > 1 else 0)
