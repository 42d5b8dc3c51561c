"""Who sits where: taking a seat by its secret link, links of one's own, coming back, and what the host may do.

A seat belongs to its holder. A link is spent by its first use; only whoever holds a seat makes one to take it to
another device. Whoever made the table invites to seats that nobody has taken, and before the game has begun puts bots
there. Plain functions from a table to the table as it would be; the room writes them down.
"""

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from hashlib import sha256

from ..refused import NotYours, Refused
from ..storage.rows import GIVEN, OFFERED, Seat, TableRow
from ..token import holder as digest
from . import clock, names

Change = Callable[[TableRow], TableRow]
_MOST_SPENT = 16  # links of one seat that are remembered as spent


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


def by_link(row: TableRow, link: str, holder: str) -> Seat:
    """The seat a link leads to; one that is spent leads only its holder there."""
    wanted = link_digest(link)
    for seat in row.seats:
        if seat.link is not None and secrets.compare_digest(seat.link, wanted):
            return seat
        if wanted in seat.spent:
            if seat.holder == holder:
                return seat
            text = "this link has been used; if you sit here on another device, make a link there to move the seat"
            raise NotYours("link_spent", f"{text}, or else ask for an invitation of your own", seat=seat.school)
    raise NotYours("link", "this link leads to no seat (any more); ask for a new one")


def is_invitation(seat: Seat) -> bool:
    """Whether the link to a seat invites somebody; or else it moves the seat of whoever has it to another device."""
    return seat.holder is None or seat.agreed == OFFERED


def taken(link: str, holder: str, name: str, now: datetime) -> Change:
    """Somebody comes by a link: for the first time, and then under a name, or on another device. The link is spent."""

    def change(row: TableRow) -> TableRow:
        seat = by_link(row, link, holder)
        if seat.holder == holder:
            return row
        shown, agreed = seat.name, None
        if is_invitation(seat):
            given = seat.agreed == OFFERED
            # Whoever had the seat before takes the name along.
            shown, agreed = name or ("" if given else seat.name), GIVEN if given else None
            others = (other for other in row.seats if other.school != seat.school)
            names.differs(name, [one for other in others for one in names.called(other)])
        spent = (*seat.spent, link_digest(link))[-_MOST_SPENT:]
        seat = replace(seat, name=shown, former=seat.holder, holder=holder, link=None, spent=spent, agreed=agreed)
        return started(without_vote(_back(row, seat, now), seat.school), now)

    return change


def arrived(holder: str, now: datetime) -> Change:
    """Whoever holds a seat is here: for the first time, as to a rematch, or back, and then keeps the seat."""

    def change(row: TableRow) -> TableRow:
        for seat in row.seats:
            if seat.player == holder:
                row = without_vote(with_seat(row, _here(seat, now)), seat.school)
        return started(row, now)

    return change


def returned(school: str, holder: str, now: datetime) -> Change:
    """Whoever holds a seat takes it back from the bot that stands in."""

    def change(row: TableRow) -> TableRow:
        seat = found(row, school)
        if seat.holder != holder:
            raise NotYours("not_your_seat", "only who holds a seat can take it back", seat=school)
        if row.standing.over:
            raise Refused("over", "the game is over")
        return started(without_vote(_back(row, seat, now), school), now)

    return change


def relinked(school: str, holder: str, link: str, free: bool) -> Change:
    """A new link; one that was not used is dead. `free`: also send away whoever has come, before anything is dealt."""

    def change(row: TableRow) -> TableRow:
        seat = found(row, school)
        host = row.creator == holder and holder != seat.holder
        if free:
            if not row.drafting:
                text = "the game has begun: a seat is given to somebody else only if all players agree"
                raise Refused("begun", text, seat=school)
            if not host or seat.kind != "friend":
                raise NotYours("not_your_seat", "only who made the table can send somebody away", seat=school)
            seat = replace(seat, holder=None, come=None, away=None)
        playing = any(one.player == holder for one in row.seats)
        if seat.holder == holder:
            if not seat.is_person:
                raise Refused("bot_seat", "a bot stands in here; take the seat back first", seat=school)
        elif not seat.is_persons:
            raise Refused("bot_seat", "a bot has this seat", seat=school)
        elif not is_invitation(seat) or not (host or (playing and seat.agreed == OFFERED)):
            text = "only who holds a seat makes a link to it, or who made the table as long as nobody has it"
            raise NotYours("not_your_seat", text, seat=school)
        return with_seat(row, replace(seat, link=link_digest(link)))

    return change


def check_not_stood_in(row: TableRow, holder: str | None) -> None:
    """Refused where a bot stands in for somebody who has not taken the seat back."""
    if holder is not None and any(seat.holder == holder and not seat.is_person for seat in row.seats):
        raise Refused("stood_in", "a bot plays for you; take your seat back first")


def has_begun(row: TableRow) -> bool:
    """Somebody has chosen something: from then on the host is a player like all others."""
    return not row.drafting and row.state > 0


def with_seat(row: TableRow, seat: Seat) -> TableRow:
    return replace(row, seats=tuple(seat if other.school == seat.school else other for other in row.seats))


def without_vote(row: TableRow, school: str) -> TableRow:
    return replace(row, votes={name: vote for name, vote in row.votes.items() if name != school})


def started(row: TableRow, now: datetime) -> TableRow:
    return replace(row, timing=clock.started(row.clock, row.timing, row.seats, row.standing.to_move, now))


def _here(seat: Seat, now: datetime) -> Seat:
    """Its person is here; what the others had agreed meanwhile is void."""
    if seat.agreed == OFFERED:
        seat = replace(seat, agreed=None, link=None)
    return replace(seat, come=seat.come or now, away=None)


def _back(row: TableRow, seat: Seat, now: datetime) -> TableRow:
    """The row with a seat that its person plays; a bot that stood in there makes way."""
    seat = _here(seat, now)
    if seat.is_person or seat.stands_for is None:
        return with_seat(row, seat)
    row = with_seat(row, replace(seat, kind=seat.stands_for, stands_for=None, level=None))
    if row.standing.to_move != seat.school or row.drafting:
        return row
    awaits = replace(row.standing, awaits_bot=False)
    return replace(row, standing=awaits, timing=clock.resumed(row.clock, row.timing, seat.school, now))
