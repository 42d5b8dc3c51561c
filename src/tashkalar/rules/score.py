"""Points: what each form counts, the penalty for a pending being, and who has won."""

from .position import Position

PENDING_PENALTY = 2


def add(position: Position, side: int, victim: int, points: int = 1) -> None:
    """Points of a deathmatch; in a melee they stand in the colour of the victim."""
    row = list(position.scores[side])
    index = victim if position.setup.form == "melee" else 0
    row[index] += points
    position.scores = (*position.scores[:side], tuple(row), *position.scores[side + 1 :])
    position.events.append(("points", side, victim, points))


def penalty(position: Position, side: int) -> int:
    """2 while a side has a pending being."""
    if position.pending is None:
        return 0
    seat = position.setup.seat_of("etherweavers")
    return PENDING_PENALTY if position.setup.side[seat] == side else 0


def colours_of(position: Position, side: int) -> list[int]:
    """A melee player's points per enemy colour, lowest first, with the penalty."""
    less = penalty(position, side)
    row = position.scores[side]
    return sorted(row[enemy] - less for enemy in position.setup.enemies[side])


def written(position: Position) -> dict[str, object]:
    """The score tracks of a deathmatch: per colour, in a melee per enemy colour."""
    setup = position.setup
    colours = setup.colours
    if setup.form == "melee":
        return {
            colours[side]: {colours[enemy]: position.scores[side][enemy] for enemy in setup.enemies[side]}
            for side in range(setup.sides)
        }
    return {colour: position.scores[side][0] for side, colour in enumerate(colours)}


def points(position: Position, side: int) -> int:
    """The current points of a side: tasks and legends, score, or the lowest colour of a melee."""
    setup = position.setup
    if setup.has_tasks:
        legends = (position.stones[side] & position.legendary).bit_count()
        return sum(task.points for task in position.claimed[side]) + legends - penalty(position, side)
    if setup.form == "melee":
        return colours_of(position, side)[0]
    return position.scores[side][0] - penalty(position, side)


def reached_target(position: Position) -> bool:
    """Whether some side's score triggers the end."""
    target = position.setup.target
    for side in range(position.setup.sides):
        if position.setup.form == "melee":
            if colours_of(position, side)[-1] >= target:
                return True
        elif points(position, side) >= target:
            return True
    return False


def destruction_points(counts: list[int]) -> tuple[int, int]:
    """Points for destroyed pieces of one colour (by rank), and whether a single common is left over."""
    common, heroic, legendary = counts
    return common // 2 + heroic + 2 * legendary, common % 2


def winners(position: Position) -> list[int]:
    """The seats that have won, in turn order."""
    setup = position.setup
    if position.resigned >= 0:
        loser = setup.side[position.resigned]
        return [seat for seat in range(setup.seats) if setup.side[seat] != loser]

    def merit(side: int) -> tuple[list[int], int, int]:
        score = colours_of(position, side) if setup.form == "melee" else [points(position, side)]
        return score, position.upgraded(side).bit_count(), position.stones[side].bit_count()

    best = max(merit(side) for side in range(setup.sides))
    return [seat for seat in range(setup.seats) if merit(setup.side[seat]) == best]
