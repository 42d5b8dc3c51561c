"""What a browser's games have come to: counted from the finished games it holds a seat of, whenever somebody asks."""

from collections.abc import Iterable

from ..storage.rows import TableRow
from ..storage.store import Store
from ..table.message import moment
from ..wire.lookback import Counts, LastGame, Meeting, Outcome, Statistics, Streak

_MOST = 5000
_LAST = 20
PEOPLE = "people"


def games_of(store: Store, holder: str) -> list[TableRow]:
    """The finished games of a token, newest first. Studies do not count."""
    return [row for row in store.held_by(holder, _MOST, finished=True) if row.origin is None and _played(row, holder)]


def _played(row: TableRow, holder: str) -> bool:
    """Not where a bot had to play to the end."""
    return any(seat.player == holder for seat in row.seats)


def statistics(rows: Iterable[TableRow], holder: str) -> Statistics:
    """What they come to."""
    forms: dict[str, Counts] = {}
    schools: dict[str, Counts] = {}
    opponents: dict[str, Counts] = {}
    meetings: dict[tuple[str, str], Counts] = {}
    total = _none()
    last: list[LastGame] = []
    shared_screen = 0
    for row in rows:
        mine = own_school(row, holder)
        against = None if mine is None else opponents_of(row, mine)
        if mine is None or not against:
            shared_screen += 1
            continue
        result = result_of(row, mine)
        form = f"{row.form} team" if row.team else row.form
        for table, key in ((forms, form), (schools, mine), *((opponents, other) for other in sorted(against))):
            _count(table.setdefault(key, _none()), result)
        for other in against:
            _count(meetings.setdefault((mine, other), _none()), result)
        _count(total, result)
        last.append(LastGame(row.id, form, mine, result, moment(row.changed)))
    return Statistics(
        games=total,
        screen=shared_screen,
        forms=forms,
        schools=schools,
        opponents=opponents,
        meetings=[Meeting(mine, other, counts) for (mine, other), counts in sorted(meetings.items())],
        streak=streaks([one.result for one in last]),
        last=last[:_LAST],
    )


def _none() -> Counts:
    return Counts(0, 0, 0)


def _count(counts: Counts, result: Outcome) -> None:
    setattr(counts, result, getattr(counts, result) + 1)


def own_school(row: TableRow, holder: str) -> str | None:
    """The school this browser plays for itself; None where several people share it."""
    held = [seat for seat in row.seats if seat.player == holder]
    return held[0].school if len(held) == 1 else None


def opponents_of(row: TableRow, mine: str) -> set[str]:
    """Against whom: levels of bots, and people."""
    schools = [seat.school for seat in row.seats]
    side = schools.index(mine) % 2
    others = [
        seat for number, seat in enumerate(row.seats) if seat.school != mine and not (row.team and number % 2 == side)
    ]
    return {PEOPLE if seat.is_person else str(seat.level) for seat in others}


def result_of(row: TableRow, mine: str) -> Outcome:
    winners = row.standing.winners
    if mine not in winners:
        return "lost"
    sides = {[seat.school for seat in row.seats].index(school) % 2 for school in winners} if row.team else set(winners)
    return "won" if len(sides) == 1 else "shared"


def streaks(results: list[Outcome]) -> Streak:
    """The streak that runs (of what, how long) and the longest ones; results come newest first."""
    longest = _none()
    length: int = 0
    kind: Outcome | None = None
    for result in reversed(results):
        length = length + 1 if result == kind else 1
        kind = result
        setattr(longest, kind, max(getattr(longest, kind), length))
    return Streak(kind, length, longest)
