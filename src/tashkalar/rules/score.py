"""Points, by the form that is played, who has won, and what has decided it."""

from typing import NamedTuple

from .forms import destruction_points, penalty
from .position import Position

__all__ = ["TIES", "Tie", "destruction_points", "penalty", "points", "tie", "winners", "written"]


def points(position: Position, side: int) -> int:
    """The current points of a side: tasks and legends, score, or the lowest colour of a melee."""
    return position.setup.form.points(position, side)


def written(position: Position) -> dict[str, object]:
    """The score tracks of a deathmatch: per colour, where points are kept by colour per enemy colour."""
    setup = position.setup
    colours = setup.colours
    if setup.form.by_colour:
        return {
            colours[side]: {colours[enemy]: position.scores[side][enemy] for enemy in setup.enemies[side]}
            for side in range(setup.sides)
        }
    return {colour: position.scores[side][0] for side, colour in enumerate(colours)}


class Tie(NamedTuple):
    """What has decided between sides with equal points; they are level in everything that comes before it."""

    key: str  # one of TIES
    sides: tuple[int, ...]
    best: int  # what the winner has of it
    following: int  # and the next best side


_COLOURS, _PIECES = ("second", "third"), ("upgraded", "pieces")
TIES = (*_COLOURS, *_PIECES, "shared")
"""What decides where points are equal: in a melee the next colours, then pieces; at last the victory is shared."""


def winners(position: Position) -> list[int]:
    """The seats that have won, in turn order."""
    setup = position.setup
    if position.resigned >= 0:
        loser = setup.side[position.resigned]
        return [seat for seat in range(setup.seats) if setup.side[seat] != loser]
    best = max(_merits(position, side) for side in range(setup.sides))
    return [seat for seat in range(setup.seats) if _merits(position, setup.side[seat]) == best]


def wins_alone(position: Position, side: int) -> bool:
    """Whether nobody but a side would win if the turn, and with it the game, ended now."""
    then: Position = position.copy()
    then.setup.form.score_turn(then)
    return all(then.setup.side[seat] == side for seat in winners(then))


def tie(position: Position) -> Tie | None:
    """What has decided a game that points did not decide; none where they did, or where somebody gave up."""
    if position.resigned >= 0:
        return None
    merits = {side: _merits(position, side) for side in range(position.setup.sides)}
    best, following = sorted(merits.values(), reverse=True)[:2]
    decisive = next((at for at, merit in enumerate(best) if merit != following[at]), len(best))
    if decisive == 0:
        return None
    level = tuple(side for side, merit in merits.items() if merit[:decisive] == best[:decisive])
    if decisive == len(best):
        return Tie("shared", level, 0, 0)
    colours = len(best) - len(_PIECES) - 1  # that count after the first
    return Tie([*_COLOURS[:colours], *_PIECES][decisive - 1], level, best[decisive], following[decisive])


def _merits(position: Position, side: int) -> list[int]:
    """What decides the game, first things first."""
    marks = position.setup.form.marks(position, side)
    return [*marks, position.upgraded(side).bit_count(), position.stones[side].bit_count()]
