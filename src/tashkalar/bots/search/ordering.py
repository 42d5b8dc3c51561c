"""Which of many choices to look at first: a cheap guess, made once for a whole list of options."""

from ...rules.action import DECLINE, Option
from ...rules.arena import BIT, squares
from ...rules.position import Position
from ...rules.summoning import beings
from ..values.evaluation import Judge
from ..values.nearness import pull

# What it is worth to hit an enemy piece, by rank.
_HIT = (1.0, 2.0, 3.5)


def wishes(position: Position, judge: Judge) -> dict[int, float]:
    """How much a stone on each empty square would help figures and tasks."""
    found = pull(position, judge.side, beings(position, judge.seat))
    for task in position.tasks:
        for square in squares(task.squares(position, judge.side) & position.empty):
            found[square] = found.get(square, 0.0) + 0.3 * task.points
    return found


def ordered(position: Position, judge: Judge, options: list[Option]) -> list[Option]:
    """The options with the most promising last. Hitting enemies comes first, then squares one wants to stand on."""
    liked = wishes(position, judge)
    own = position.stones[judge.side]
    enemies = position.occupied & ~own

    def hope(option: Option) -> float:
        square = option.square
        if square < 0:
            return 2.0 if option is not DECLINE else 1.5
        bit = BIT[square]
        found = 0.0
        if enemies & bit:
            found += _HIT[position.rank_at(bit)]
        elif own & bit:
            # An upgrade, a swap, or a piece of one's own in the way: who knows.
            found += 0.4 if option.kind == "target" else -1.0
        found += 0.3 * liked.get(square, 0.0)
        if option.origin >= 0 and enemies & BIT[option.origin]:
            found += 1.0 if own & bit == 0 else -1.0
        if option.kind == "summon":
            found += 1.0
        return found

    return sorted(options, key=hope)
