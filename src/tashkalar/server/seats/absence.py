"""Who is away, and what the others may agree on then: a bot stands in, or somebody else has the seat.

A seat waits for its holder. Only when a period of grace is over, which fits the clock of the table, everybody else at
it may decide, and all must want the same. A bot only stands in: whoever holds the seat takes it back when they like.
Plain functions from a table to the table as it would be; the room writes them down.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import NamedTuple

from ..refused import NotYours, Refused
from ..storage.rows import OFFERED, Clock, Seat, TableRow, Vote
from .seating import Change, found, has_begun, started, with_seat, without_vote


class Grace(NamedTuple):
    """How long a seat waits for its holder."""

    live: timedelta  # at least, where a clock runs; a whole turn of that clock if it is longer
    slow: timedelta  # where there is no clock
    started: datetime = datetime.min.replace(tzinfo=UTC)  # the server: while it was away nobody could come

    def of(self, clock: Clock | None) -> timedelta:
        return self.slow if clock is None else max(self.live, timedelta(seconds=clock.turn))

    def left(self, row: TableRow, seat: Seat, now: datetime) -> float:
        """The seconds until the others may decide. A seat that nobody holds yet waits for nobody."""
        if seat.holder is None:
            return 0.0
        whole = self.of(row.clock)
        left = max(whole - (now - _since(row, seat, now)), min(whole, self.live) - (now - self.started))
        return min(whole, max(timedelta(), left)).total_seconds()


def _since(row: TableRow, seat: Seat, now: datetime) -> datetime:
    if not row.drafting:
        return seat.away or now  # as long as nobody has noticed, it has not begun
    # While schools are chosen nobody is connected: whoever is to choose is waited for, nobody else.
    if row.standing.to_move != seat.school:
        return now
    return row.changed if seat.come is None else max(row.changed, seat.come)


def noted(present: Callable[[], Collection[str]], now: datetime) -> Change:
    """Those who are not there are away from now on, where there is anybody to notice."""

    def change(row: TableRow) -> TableRow:
        if row.standing.over or len({seat.holder for seat in row.seats if seat.is_persons}) < 2:
            return row
        here = present()
        return replace(
            row,
            seats=tuple(
                replace(seat, away=now)
                if seat.player is not None and seat.away is None and seat.school not in here
                # Another process took somebody for absent who is here.
                else replace(seat, away=None)
                if seat.away is not None and seat.school in here
                else seat
                for seat in row.seats
            ),
        )

    return change


def voted(school: str, by: str, level: str | None, present: Collection[str], grace: Grace, now: datetime) -> Change:
    """A seat wants a bot to stand in at another one, or without a level somebody else to have it.

    When all the others want it, it is so.
    """

    def change(row: TableRow) -> TableRow:
        seat = found(row, school)
        if row.standing.over:
            raise Refused("over", "the game is over")
        # Where a bot stands in already, it can only be about somebody else.
        if not seat.is_person and (level is not None or seat.holder is None):
            raise Refused("bot_seat", "a bot has this seat", seat=school)
        if school == by or (seat.holder is not None and seat.holder == found(row, by).holder):
            raise Refused("own_seat", "the others decide about that", seat=school)
        if school in present:
            raise Refused("present", "somebody is there; only a seat that was left can be given away", seat=school)
        if level is None and (seat.holder is None or seat.agreed == OFFERED):
            raise Refused("open_seat", "this seat is open already; invite somebody with a link", seat=school)
        if (left := grace.left(row, seat, now)) > 0 and seat.is_person:
            raise _waited_for(seat, left)
        before = row.votes.get(school)
        who = (*before.by, by) if before is not None and before.level == level and by not in before.by else (by,)
        row = replace(row, votes={**row.votes, school: Vote(level, who)})
        return _decided(row, present, grace, now)

    return change


def unvoted(school: str, by: str) -> Change:
    """Take back one's wish."""

    def change(row: TableRow) -> TableRow:
        vote = row.votes.get(school)
        left = () if vote is None else tuple(one for one in vote.by if one != by)
        if vote is None or not left:
            return without_vote(row, school)
        return replace(row, votes={**row.votes, school: Vote(vote.level, left)})

    return change


def hosted(school: str, holder: str, level: str, grace: Grace, now: datetime) -> Change:
    """Before the game has begun whoever made the table has a bot stand in for somebody who does not come.

    Where schools are chosen, so has everybody at the table once the grace of whoever is to choose is over.
    """

    def change(row: TableRow) -> TableRow:
        seat = found(row, school)
        if has_begun(row):
            text = "the game has begun: a bot stands in for somebody who left only if all others at the table want it"
            raise Refused("begun", text, seat=school)
        if not seat.is_person:
            raise Refused("bot_seat", "a bot has this seat", seat=school)
        if seat.holder == holder:
            raise Refused("own_seat", "the others decide about that", seat=school)
        waits = seat.holder is not None
        if row.creator != holder and not (waits and any(one.player == holder for one in row.seats)):
            raise NotYours("not_host", "only who made the table can do that before the game has begun", seat=school)
        if waits and not row.drafting:
            raise Refused("held_seat", "somebody has this seat; the players decide about it together", seat=school)
        if (left := grace.left(row, seat, now)) > 0:
            raise _waited_for(seat, left)
        return replace(stood_in(row, seat, level, now), changed=now)

    return change


def decided(present: Callable[[], Collection[str]], grace: Grace, now: datetime) -> Change:
    """What is wanted by all who are left to be asked: somebody who was still waited for may be so no more."""
    return lambda row: row if row.standing.over else _decided(row, present(), grace, now)


def asked(row: TableRow, school: str, present: Collection[str], grace: Grace, now: datetime) -> list[str]:
    """The seats that are asked about one: of everybody else who is here, or who may still come back."""
    seat = found(row, school)
    return [
        other.school
        for other in row.seats
        if other.player is not None
        and other.school != school
        and other.player != seat.holder
        and (other.school in present or grace.left(row, other, now) > 0)
    ]


def _decided(row: TableRow, present: Collection[str], grace: Grace, now: datetime) -> TableRow:
    """Do whatever all others want done."""
    for school, vote in row.votes.items():
        wanted = set(asked(row, school, present, grace, now))
        if wanted and wanted <= _speakers(row, vote):
            row = without_vote(row, school)
            seat = found(row, school)
            if vote.level is None:
                return _decided(with_seat(row, replace(seat, agreed=OFFERED, link=None)), present, grace, now)
            return _decided(stood_in(row, seat, vote.level, now), present, grace, now)
    return row


def stood_in(row: TableRow, seat: Seat, level: str, now: datetime) -> TableRow:
    """A bot plays for the person of a seat, who still holds it."""
    row = with_seat(row, replace(seat, kind="bot", level=level, stands_for=seat.kind))
    standing = row.standing
    if standing.to_move == seat.school and not row.drafting:
        stopped = replace(row.timing, deadline=None)
        row = replace(row, standing=replace(standing, awaits_bot=True), timing=stopped)
    return started(row, now)


def _waited_for(seat: Seat, left: float) -> Refused:
    text = f"whoever has this seat may still come; in {ceil(left)} seconds the others may decide"
    return Refused("grace", text, seat=seat.school, seconds=ceil(left))


def _speakers(row: TableRow, vote: Vote) -> set[str]:
    """All seats of the people who want it: one person may hold several."""
    people = {found(row, school).player for school in vote.by} - {None}
    return {seat.school for seat in row.seats if seat.player in people}
