"""The end of a turn and of the game: claim or score, draw, check the end, next player."""

from . import refill, score
from .position import ACT, OVER, POINT, Position, clear_turn
from .zones import replaced


def claim_task(position: Position, name: str) -> None:
    side = position.setup.side[position.seat]
    task = next(task for task in position.tasks if task.name == name)
    position.claimed = replaced(position.claimed, side, (*position.claimed[side], task))
    position.events.append(("claimed", task.name, task.points, side))
    refill.refill_tasks(position, task)
    if position.setup.form == "first" and score.points(position, side) >= position.setup.target:
        position.last = position.seat
        finish_game(position, "points")
    else:
        finish_turn(position)


def end_turn(position: Position) -> None:
    """Score what was destroyed; in a melee the free point for left-over commons may have to be asked first."""
    setup = position.setup
    if not setup.has_tasks:
        side = setup.side[position.seat]
        for enemy in setup.enemies[side]:
            gained, _ = score.destruction_points(position.destroyed[3 * enemy : 3 * enemy + 3])
            if gained:
                score.add(position, side, enemy, gained)
        if setup.form == "melee" and len(left_over(position)) > 1:
            position.phase = POINT
            return
    finish_turn(position)


def left_over(position: Position) -> list[int]:
    """Enemy colours with a single destroyed common left after pairing."""
    side = position.setup.side[position.seat]
    return [enemy for enemy in position.setup.enemies[side] if position.destroyed[3 * enemy] % 2]


def finish_turn(position: Position) -> None:
    """Draw, check the end, and pass the turn on."""
    drew_last = refill.draw(position)
    setup = position.setup
    position.seen_first_turn |= 1 << position.seat
    if setup.form == "first":
        if drew_last:
            position.last = position.seat
            finish_game(position, "deck")
            return
    elif position.remaining < 0 and (drew_last or score.reached_target(position)):
        position.remaining = setup.seats
        position.last = position.seat
        position.reason = "deck" if drew_last else "points"
        position.events.append(("end_triggered", position.seat, position.reason))
    if position.extra_turn:
        begin(position, position.seat)
    elif position.remaining == 0:
        finish_game(position, position.reason or "points")
    else:
        if position.remaining > 0:
            position.remaining -= 1
        begin(position, (position.seat + 1) % setup.seats)


def begin(position: Position, seat: int) -> None:
    """A new turn."""
    position.seat = position.control = seat
    position.turn += 1
    position.phase = ACT
    clear_turn(position)
    position.events.append(("turn", position.turn, seat))


def finish_game(position: Position, reason: str) -> None:
    position.phase = OVER
    position.reason = reason
    position.events.append(("over", reason))
