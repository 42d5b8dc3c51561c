"""Choosing schools at the table: in turn order, from those that are on offer, before the game begins.

As long as a seat has no school it is called by its place, `seat1` and so on, which no school can be.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import permutations
from random import Random
from typing import Any

from ...rules.school import colour_of
from ..refused import NotYours, Refused
from ..storage.rows import TableRow
from ..wire.new_table import RANDOM
from . import order
from .order import Wish, share_deck

_PLACE = "seat"


def places(asked: Wish) -> tuple[str, ...]:
    """What the seats are called before anybody has chosen."""
    return tuple(
        f"{_PLACE}{number}" if seat.school == RANDOM else seat.school for number, seat in enumerate(asked.seats, 1)
    )


def waiting(row: TableRow) -> list[str]:
    """The seats that have no school yet, in turn order: the first of them chooses."""
    return [seat.school for number, seat in enumerate(row.seats, 1) if seat.school == f"{_PLACE}{number}"]


def offered(row: TableRow) -> list[str]:
    """The schools that may be chosen now. Partners choose no two of one deck, as long as it can be helped."""
    open_seats = waiting(row)
    schools = [seat.school for seat in row.seats]
    free = [school for school in order.read(row.wish).free if school not in schools]
    if not row.team or not open_seats:
        return free if open_seats else []
    gaps = [schools.index(place) for place in open_seats]
    return [school for school in free if _can_be_split(schools, gaps, school, free)] or free


def _can_be_split(schools: Sequence[str], gaps: Sequence[int], first: str, free: Sequence[str]) -> bool:
    """Whether the others can still choose so that no partners share a deck, once a school is chosen."""
    found, rest = list(schools), [school for school in free if school != first]
    for some in permutations(rest, len(gaps) - 1):
        for gap, school in zip(gaps, (first, *some), strict=True):
            found[gap] = school
        if not share_deck(found):
            return True
    return False


def chosen(row: TableRow, holder: str, school: str, stones: bool, now: datetime) -> TableRow:
    """Whoever is to choose has chosen. `stones`: the team plays in this colour and not in the partner's."""
    if not row.drafting:
        raise Refused("chosen", "all schools are chosen, and the game has begun")
    seat = row.seat(row.standing.to_move)
    assert seat is not None
    if not any(one.player == holder for one in row.seats):
        raise NotYours("spectator", "you hold no seat at this table")
    if seat.player != holder:
        raise Refused("not_your_choice", "somebody else chooses a school now", seat=seat.school)
    if school not in (on_offer := offered(row)):
        text = f"{school} cannot be chosen now; these can: {', '.join(on_offer)}"
        raise Refused("not_offered", text, allowed=on_offer)
    row = replace(
        row,
        changed=now,
        seats=tuple(replace(one, come=one.come or now) if one.holder == holder else one for one in row.seats),
    )
    return _with_school(row, seat.school, school, stones)


def bots_chosen(row: TableRow) -> TableRow:
    """Bots choose by chance, each when it is its turn; then it is known who chooses next."""
    while (open_seats := waiting(row)) and not _seat_is_person(row, open_seats[0]):
        rng = Random(f"{row.chance} {open_seats[0]}")
        row = _with_school(row, open_seats[0], rng.choice(offered(row)), False)
    return replace(row, standing=replace(row.standing, to_move=open_seats[0] if open_seats else None))


def colours(row: TableRow) -> tuple[str, ...] | None:
    """The colours of the teams, as their partners have chosen."""
    schools = [seat.school for seat in row.seats]
    return order.read(row.wish).colours(schools) if row.team else None


def _seat_is_person(row: TableRow, place: str) -> bool:
    seat = row.seat(place)
    return seat is not None and seat.is_person


def _with_school(row: TableRow, place: str, school: str, stones: bool) -> TableRow:
    number = [seat.school for seat in row.seats].index(place)
    seats = tuple(replace(seat, school=school) if seat.school == place else seat for seat in row.seats)
    row = replace(row, seats=seats)
    return replace(row, wish=_with_stones(row, number)) if stones and row.team else row


def _with_stones(row: TableRow, number: int) -> dict[str, Any]:
    """What was asked for, with the team of a seat in the colour of its school."""
    places = [dict(seat) for seat in row.wish["seats"]]
    for other in range(number % 2, len(places), 2):
        places[other]["stones"] = other == number
    return {**row.wish, "seats": places}


def team_colours(row: TableRow) -> tuple[str, ...]:
    """The colours of the sides as far as they are known, for lists."""
    schools = [seat.school for seat in row.seats]
    if not row.team:
        return tuple(colour_of(school) for school in schools)
    return tuple(
        colour_of(schools[bearer])
        for bearer in order.bearers([seat.get("stones", False) for seat in row.wish["seats"]])
    )
