"""The end of a turn and of the game: claim or score, draw, check the end, next player."""

from . import refill, score
from .card import Task
from .event import Claimed, EndTriggered, Over, begun
from .position import ACT, OVER, POINT, Position, clear_turn
from .traits.slowed import lose_action
from .zones import replaced


def claim_task(position: Position, task: Task) -> None:
    side = position.setup.side[position.seat]
    position.claimed = replaced(position.claimed, side, (*position.claimed[side], task))
    position.events.append(Claimed(task, task.points, side))
    refill.refill_tasks(position, task)
    if not position.setup.last_round and score.points(position, side) >= position.setup.target:
        position.last = position.seat
        finish_game(position, "points")
    else:
        finish_turn(position)


def end_turn(position: Position) -> None:
    """Score what was destroyed; in a melee the free point for left-over commons may have to be asked first."""
    if any(position.destroyed):
        form = position.setup.form
        form.score_turn(position)
        if len(form.free_points(position)) > 1:
            position.phase = POINT
            return
    finish_turn(position)


def finish_turn(position: Position) -> None:
    """Draw, check the end, and pass the turn on."""
    drew_last = refill.draw(position)
    setup = position.setup
    position.seen_first_turn |= 1 << position.seat
    if not setup.last_round:
        if drew_last:
            position.last = position.seat
            finish_game(position, "deck")
            return
    elif position.remaining < 0:
        _trigger_end(position, drew_last)
    if position.extra_turn:
        begin(position, position.seat)
    elif position.remaining == 0:
        finish_game(position, position.reason or "points")
    else:
        if position.remaining > 0:
            position.remaining -= 1
        begin(position, (position.seat + 1) % setup.seats)


def _trigger_end(position: Position, drew_last: bool) -> None:
    reached = () if drew_last else position.setup.form.reached(position)
    if drew_last or reached:
        position.remaining = position.setup.seats
        position.last = position.seat
        position.reason = "deck" if drew_last else "points"
        position.events.append(EndTriggered(position.seat, position.reason, reached))


def end_by_agreement(position: Position) -> None:
    """Nobody plays on. What this turn has destroyed still counts, and a free point is still the player's to choose."""
    form = position.setup.form
    if position.phase != POINT:
        form.score_turn(position)
    if len(form.free_points(position)) > 1:
        position.phase = POINT
        position.control = position.seat
        position.remaining, position.extra_turn, position.reason = 0, False, "agreed"
    else:
        finish_game(position, "agreed")


def begin(position: Position, seat: int) -> None:
    """A new turn."""
    position.seat = position.control = seat
    position.turn += 1
    position.phase = ACT
    clear_turn(position)
    position.events.append(begun(position.turn, seat))
    if position.slowed:
        lose_action(position)


def finish_game(position: Position, reason: str) -> None:
    position.phase = OVER
    position.reason = reason
    position.events.append(Over(reason))
