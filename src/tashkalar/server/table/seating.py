"""Who sits where: taking a seat by its secret link, renewing links, and bots that take the seats of those who left.

Plain functions from a table to the table as it would be; the room writes them down.
"""

import secrets
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from hashlib import sha256

from ..refused import NotYours, Refused
from ..storage.rows import Seat, TableRow, Vote
from ..token import holder as digest
from . import clock

Change = Callable[[TableRow], TableRow]


def new_link() -> str:
    """The secret of a seat (128 bits); only its digest is kept."""
    return secrets.token_hex(16)


def link_digest(link: str) -> str:
    """Told apart from tokens, so that neither can ever stand for the other."""
    return sha256(f"link {digest(link)}".encode()).hexdigest()


def found(row: TableRow, school: str) -> Seat:
    seat = row.seat(school)
    if seat is None:
        raise Refused("no_seat", "there is no such seat at this table", seat=school)
    return seat


def by_link(row: TableRow, link: str) -> Seat:
    """The seat a link leads to."""
    wanted = link_digest(link)
    for seat in row.seats:
        if seat.link is not None and secrets.compare_digest(seat.link, wanted):
            return seat
    raise NotYours("link", "this link leads to no seat (any more); ask for a new one")


def taken(link: str, holder: str, name: str, now: datetime) -> Change:
    """Whoever has the link has the seat: for the first time, or on another device."""

    def change(row: TableRow) -> TableRow:
        seat = by_link(row, link)
        here = replace(seat, holder=holder, name=name or seat.name, come=seat.come or now)
        return _started(_without_vote(_with(row, here), seat.school), now)

    return change


def arrived(holder: str, now: datetime) -> Change:
    """Whoever holds a seat has come: for the first time, as to a rematch, or back, and then keeps the seat."""

    def change(row: TableRow) -> TableRow:
        for seat in row.seats:
            if seat.holder == holder:
                row = _without_vote(_with(row, replace(seat, come=seat.come or now)), seat.school)
        return _started(row, now)

    return change


def relinked(school: str, holder: str, link: str, free: bool) -> Change:
    """A new link; the old one is dead. Who made the table may also send away whoever has come with the old one."""

    def change(row: TableRow) -> TableRow:
        seat = found(row, school)
        if not seat.is_person:
            raise Refused("bot_seat", "a bot has this seat", seat=school)
        creator = row.creator == holder and seat.kind == "friend"
        if seat.holder != holder and not creator:
            raise NotYours("not_your_seat", "only who made the table or holds the seat can renew its link", seat=school)
        if free and creator and seat.holder != holder:
            seat = replace(seat, holder=None, come=None)
        return _with(row, replace(seat, link=link_digest(link)))

    return change


def voted(school: str, by: str, level: str, present: Collection[str]) -> Change:
    """A seat wants a bot to take another one. When all the others want it, the bot has it."""

    def change(row: TableRow) -> TableRow:
        seat = found(row, school)
        if row.standing.over:
            raise Refused("over", "the game is over")
        if not seat.is_person:
            raise Refused("bot_seat", "a bot has this seat", seat=school)
        if school == by or seat.holder == found(row, by).holder:
            raise Refused("own_seat", "the others decide about that", seat=school)
        if school in present:
            raise Refused("present", "somebody is there; only a seat that was left can be given to a bot", seat=school)
        before = row.votes.get(school)
        who = (*before.by, by) if before is not None and before.level == level and by not in before.by else (by,)
        row = replace(row, votes={**row.votes, school: Vote(level, who)})
        return _decided(row, present)

    return change


def unvoted(school: str, by: str) -> Change:
    """Take back one's wish."""

    def change(row: TableRow) -> TableRow:
        vote = row.votes.get(school)
        left = () if vote is None else tuple(one for one in vote.by if one != by)
        if vote is None or not left:
            return _without_vote(row, school)
        return replace(row, votes={**row.votes, school: Vote(vote.level, left)})

    return change


def _decided(row: TableRow, present: Collection[str]) -> TableRow:
    """Give to bots whatever all others want given; one decision can make way for the next."""
    for school, vote in row.votes.items():
        seat = found(row, school)
        # Somebody who is gone and about to be replaced as well cannot be asked.
        asked = {
            other.school
            for other in row.seats
            if other.is_person
            and other.school != school
            and (other.holder is None or other.holder != seat.holder)
            and (other.school in present or other.school not in row.votes)
        }
        if asked and asked <= _speakers(row, vote):
            bot = replace(seat, kind="bot", level=vote.level, holder=None, link=None)
            row = _without_vote(_with(row, bot), school)
            standing = row.standing
            if standing.to_move == school:
                stopped = replace(row.timing, deadline=None)
                row = replace(row, standing=replace(standing, awaits_bot=True), timing=stopped)
            return _decided(row, present)
    return row


def _speakers(row: TableRow, vote: Vote) -> set[str]:
    """All seats of the people who want it: one person may hold several."""
    people = {found(row, school).holder for school in vote.by}
    return {seat.school for seat in row.seats if seat.holder is not None and seat.holder in people}


def _with(row: TableRow, seat: Seat) -> TableRow:
    return replace(row, seats=tuple(seat if other.school == seat.school else other for other in row.seats))


def _without_vote(row: TableRow, school: str) -> TableRow:
    return replace(row, votes={name: vote for name, vote in row.votes.items() if name != school})


def _started(row: TableRow, now: datetime) -> TableRow:
    return replace(row, timing=clock.started(row.clock, row.timing, row.seats, row.standing.to_move, now))
