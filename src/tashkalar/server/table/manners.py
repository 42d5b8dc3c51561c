"""What goes on between a table and those around it: what the lobby hears of, how much is put up with."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from ..refused import TooFast
from ..seats.absence import Grace
from ..storage.rows import Saying

if TYPE_CHECKING:
    from .room import Room

_KEPT = 20  # preset messages
_WINDOWS = 4  # the minute is counted in parts, so that nobody waits long


class Hooks(NamedTuple):
    """What the lobby wants to hear of."""

    changed: Callable[["Room"], None]
    people: Callable[["Room"], None]


class Manners(NamedTuple):
    """What is the same at all tables of a server."""

    grace: Grace
    sayings: int  # preset messages of one seat a minute


def check_talk(said: Iterable[Saying], school: str, per_minute: int, now: datetime) -> None:
    """TooFast if a seat has said as much lately as it may."""
    lately = now - timedelta(minutes=1 / _WINDOWS)
    if sum(one.school == school and one.at > lately for one in said) >= per_minute / _WINDOWS:
        raise TooFast("too_fast", "wait a little before you say more")


def heard(before: tuple[Saying, ...], after: tuple[Saying, ...]) -> tuple[tuple[Saying, ...], list[Saying]]:
    """What is remembered of everything that was said, and what of it is new."""
    return after[-_KEPT:], [one for one in after if one not in before]
