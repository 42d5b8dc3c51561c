"""Taking back at a table: within the own turn, ended turns by agreement, or nothing; whatever was agreed beforehand.

Asking and answering are lines of the log like everything else; what they mean is decided here. Bots always agree, and
so do those who sit at the same screen.
"""

import secrets

from msgspec import UNSET, UnsetType

from ..refused import Refused
from ..storage.rows import Seat, TableRow
from ..wire.people import AskedBack, TakingBack
from .audience import Audience
from .live import ALLOW, ASK, BACK, REFUSE, Asked, Live
from .order import OWN_TURN

NEVER, AGREEMENT = "never", "agreement"


def option(row: TableRow) -> str:
    """What may be taken back at a table; those of earlier versions have the usual."""
    return str(row.wish.get("take_back", OWN_TURN))


def check_undo(row: TableRow) -> None:
    if option(row) == NEVER:
        raise Refused("no_undo", "nothing is taken back at this table; that was agreed when it was made")


def asked(row: TableRow, live: Live, school: str) -> list[str]:
    """The lines with which somebody asks to take the last ended turn back."""
    if option(row) != AGREEMENT:
        raise Refused("no_take_back", "ended turns are not taken back at this table; that was agreed when it was made")
    if live.game.over:
        raise Refused("over", "the game is over; nothing can be taken back")
    if live.asked is not None:
        raise Refused("asked_already", f"{live.asked.by} asks to take a turn back; that is answered first")
    number = live.ended_turn(school)
    if number is None or live.mended is not None:  # the rules of today cannot play again what others have allowed
        raise Refused("no_ended_turn", "you have not ended a turn that could be taken back")
    return [f"{ASK}{school}", *_decided(row, Asked(school, number))]


def answered(row: TableRow, live: Live, school: str, allow: bool) -> list[str]:
    """The lines with which somebody answers; with the last yes the game goes back."""
    wish = live.asked
    if wish is None:
        raise Refused("nobody_asks", "nobody asks to take a turn back (any more)")
    if not allow:
        return [f"{REFUSE}{school}"]
    return [f"{ALLOW}{school}", *_decided(row, wish._replace(allowed=(*wish.allowed, school)))]


def told(row: TableRow, live: Live, who: Audience) -> TakingBack | UnsetType:
    """What a browser is told of it."""
    if option(row) != AGREEMENT:
        return UNSET
    wish = live.asked
    possible = wish is None and who.seat is not None and live.ended_turn(who.seat) is not None
    possible = possible and live.mended is None
    return TakingBack(possible, None if wish is None else AskedBack(wish.by, _waiting(row, wish)))


def _decided(row: TableRow, wish: Asked) -> list[str]:
    if _waiting(row, wish):
        return []
    # Nobody can guess it: whoever knew it would know the next cards.
    return [f"{BACK}{wish.number} {secrets.randbits(60)}"]


def _waiting(row: TableRow, wish: Asked) -> list[str]:
    """The seats that have not answered yet: of people who play from elsewhere, one answer each."""
    people = {_holder(row, school) for school in (wish.by, *wish.allowed)}
    return [seat.school for seat in row.seats if _is_asked(seat) and seat.holder not in people]


def _is_asked(seat: Seat) -> bool:
    return seat.is_person and seat.holder is not None


def _holder(row: TableRow, school: str) -> str | None:
    seat = row.seat(school)
    return None if seat is None else seat.holder
