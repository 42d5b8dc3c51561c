"""Points, by the form that is played, and who has won."""

from .forms import destruction_points, penalty
from .position import Position

__all__ = ["destruction_points", "penalty", "points", "winners", "written"]


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


def winners(position: Position) -> list[int]:
    """The seats that have won, in turn order."""
    setup = position.setup
    if position.resigned >= 0:
        loser = setup.side[position.resigned]
        return [seat for seat in range(setup.seats) if setup.side[seat] != loser]

    def merit(side: int) -> tuple[list[int], int, int]:
        marks = setup.form.marks(position, side)
        return marks, position.upgraded(side).bit_count(), position.stones[side].bit_count()

    best = max(merit(side) for side in range(setup.sides))
    return [seat for seat in range(setup.seats) if merit(setup.side[seat]) == best]
