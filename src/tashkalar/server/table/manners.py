"""What goes on between a table and those around it: who listens, what a browser depends on, how much is put up with."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ..refused import TooFast
from ..seats.absence import Grace
from ..storage.rows import Saying
from .audience import Audience

if TYPE_CHECKING:
    from .room import Room

_KEPT = 20  # preset messages
_WINDOWS = 4  # the minute is counted in parts, so that nobody waits long


class Listener(Protocol):
    """A connection that wants to know of changes."""

    holder: str | None

    def changed(self) -> None: ...

    def said(self, saying: Saying) -> None: ...


class Glimpse(NamedTuple):
    who: Audience
    state: int
    rematch: str | None


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
