"""The clock of a table: so much time for every turn, and beyond that a reserve for the whole game.

It runs for people only, and not before everybody has come. Like everything it is kept in the database, so that it runs
on while nobody looks and whichever process looks.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from ..storage.rows import Clock, Seat, TableRow, Timing
from ..wire.people import ClockState


def begun(clock: Clock | None, seats: tuple[Seat, ...], to_move: str | None, now: datetime) -> Timing:
    """The clock of a new table; it waits until everybody has come."""
    if clock is None:
        return Timing()
    timing = Timing(None, {seat.school: float(clock.reserve) for seat in seats if seat.is_persons})
    return started(clock, timing, seats, to_move, now)


def started(clock: Clock | None, timing: Timing, seats: tuple[Seat, ...], to_move: str | None, now: datetime) -> Timing:
    """Let the clock run if it has not and nobody is missing any more."""
    missing = any(seat.is_person and seat.come is None for seat in seats)
    if clock is None or timing.since is not None or missing:
        return timing
    return _running(clock, timing, _person(seats, to_move), now)


def passed_on(
    clock: Clock | None,
    timing: Timing,
    seats: tuple[Seat, ...],
    before: str | None,
    after: str | None,
    now: datetime,
) -> Timing:
    """The choice has passed from one seat to the next, or to the next turn of the same one."""
    if clock is None or timing.since is None:
        return timing
    reserve = dict(timing.reserve)
    if timing.deadline is not None and before in reserve:
        reserve[before] = max(0.0, reserve[before] - _beyond(clock, timing.since, now))
    return _running(clock, replace(timing, reserve=reserve), _person(seats, after), now)


def resumed(clock: Clock | None, timing: Timing, to_move: str, now: datetime) -> Timing:
    """Whoever is to move has taken the seat back from a bot in the middle of a turn, and has a turn's time for it."""
    return timing if clock is None or timing.since is None else _running(clock, timing, to_move, now)


def shown(row: TableRow, to_move: str | None, now: datetime) -> ClockState | None:
    """The clock as a browser is told it, in seconds left at this moment; the browser counts on from there."""
    clock, timing = row.clock, row.timing
    if clock is None:
        return None
    left = {school: round(timing.reserve[school], 1) for school in timing.reserve if _person(row.seats, school)}
    runs = to_move if timing.deadline is not None else None
    turn_left = float(clock.turn)
    if runs is not None and timing.since is not None:
        left[runs] = round(max(0.0, timing.reserve[runs] - _beyond(clock, timing.since, now)), 1)
        turn_left = round(max(0.0, clock.turn - (now - timing.since).total_seconds()), 1)
    return ClockState(clock.turn, clock.reserve, runs, turn_left, left)


def _beyond(clock: Clock, since: datetime, now: datetime) -> float:
    """What a turn has taken beyond its own time."""
    return max(0.0, (now - since).total_seconds() - clock.turn)


def _person(seats: tuple[Seat, ...], school: str | None) -> str | None:
    """No time runs for bots, not even for those that stand in for somebody."""
    return next((seat.school for seat in seats if seat.school == school and seat.is_person), None)


def _running(clock: Clock, timing: Timing, to_move: str | None, now: datetime) -> Timing:
    # No reserve is kept for bots, and nobody is to move when the game is over.
    if to_move is None or to_move not in timing.reserve:
        return Timing(now, timing.reserve, None)
    return Timing(now, timing.reserve, now + timedelta(seconds=clock.turn + timing.reserve[to_move]))
