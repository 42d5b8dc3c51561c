"""Who listens at a table, and how they are told.

Those who play hear of everything at once. Those who only watch are told in small groups, so that a crowd at one table
holds up nobody at another; that people come and go is told in batches, the larger the crowd the fewer. What is told is
encoded once for all who see the same.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import msgspec

from ...game import Step
from ..refused import Refused
from ..storage.rows import Saying
from ..wire.encoding import encoded
from ..wire.people import People, Said
from .audience import Audience
from .message import constant, saying

if TYPE_CHECKING:
    from .room import Room

_GROUP = 16  # so many are told before others get their turn
_PAUSE, _PAUSE_EACH, _LONGEST_PAUSE = 0.05, 0.005, 2.0  # seconds until people are told of
_MOMENT = 0.2  # seconds for which what was encoded is true: clocks run
T = TypeVar("T")


class Listener(Protocol):
    """A connection that wants to know of changes."""

    holder: str | None
    address: str  # whose share of the server it uses
    host: str | None  # where it is

    def changed(self) -> None: ...

    def said(self, message: bytes) -> None: ...

    def end(self, why: Refused) -> None: ...


class Glimpse(NamedTuple):
    """What a browser's table depends on."""

    who: Audience
    state: int
    rematch: str | None


class Told(NamedTuple):
    """A message as it is sent, and what the one it is sent to knows then."""

    message: bytes
    company: object
    glimpse: Glimpse | None = None
    last: Step | None = None
    state: int = 0


class Telling:
    """What is told of a table in this moment, made once for everybody who sees the same."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._made: dict[Any, Any] = {}
        self._at = 0.0

    def clear(self) -> None:
        """Something has changed."""
        self._made.clear()

    def _once(self, key: Any, make: Callable[[], T]) -> T:
        if monotonic() - self._at > _MOMENT:
            self._made.clear()
        if key not in self._made:
            if not self._made:
                self._at = monotonic()
            self._made[key] = make()
        found: T = self._made[key]
        return found

    def players(self) -> set[str | None]:
        """The tokens that hold seats."""
        return {seat.holder for seat in self._room.row.seats if seat.holder is not None}

    def _known_as(self, holder: str | None) -> str | None:
        """Whoever holds no seat, nor has held one, sees what everybody sees, unless the table is theirs."""
        former = {seat.former for seat in self._room.row.seats}
        special = holder == self._room.row.creator or holder in former or holder in self.players()
        return holder if special else None

    def glimpse(self, holder: str | None) -> Glimpse:
        """What a browser's table depends on: while it stays the same there is nothing to tell it."""

        def make() -> Glimpse:
            who = self._room.audience(holder)
            return Glimpse(who, who.state(self._room.live), self._room.row.rematch)

        return self._once(("glimpse", self._known_as(holder)), make)

    def table(self, holder: str | None, seen: int, inside: bool | None, taken: bool, known: Step | None) -> Told:
        """The table (`Room.message`)."""

        def make() -> tuple[Told, Step | None]:
            message = self._room.message(holder, seen, inside, taken, known)
            glimpse = self.glimpse(holder)
            last = glimpse.who.game(self._room.live).last_step
            # The step known from before is kept as well, so that nothing else can take its number.
            return Told(encoded(message), constant(message), glimpse, last, message.state), known

        return self._once((self._known_as(holder), seen, inside, taken, id(known)), make)[0]

    def people(self, holder: str | None) -> Told:
        """What is said of the people."""

        def make() -> Told:
            company = self._room.company(holder)
            return Told(encoded(People(**msgspec.structs.asdict(company))), constant(company))

        return self._once(("people", self._known_as(holder)), make)


class Listeners:
    """The connections at one table. `people_changed` is called a while after somebody has come or gone."""

    def __init__(self, people_changed: Callable[[], None]) -> None:
        self._all: dict[Listener, None] = {}
        self._people_changed = people_changed
        self._soon: asyncio.TimerHandle | None = None
        self._crier: asyncio.Task[None] | None = None
        self._again = False
        self._asked_by = ""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._all))

    @property
    def crowded(self) -> bool:
        return len(self._all) > _GROUP

    def come(self, listener: Listener) -> None:
        self._all[listener] = None
        self.people_soon()

    def leave(self, listener: Listener) -> None:
        self._all.pop(listener, None)
        self.people_soon()

    def asks(self, address: str) -> None:
        """A player at an address does something here: what bots have to think after it is thought for them."""
        self._asked_by = address

    def payer(self) -> str:
        """The address whose share a bot's thoughts are taken from: of who played last, or else of who came first."""
        return self._asked_by or next((listener.address for listener in self), "")

    def say(self, said: Saying) -> None:
        """A preset message, to everybody."""
        message = encoded(Said(**msgspec.structs.asdict(saying(said))))
        for listener in self:
            listener.said(message)

    def people_soon(self) -> None:
        if self._soon is None:
            pause = min(_LONGEST_PAUSE, _PAUSE + _PAUSE_EACH * len(self._all))
            self._soon = asyncio.get_running_loop().call_later(pause, self._people)

    def _people(self) -> None:
        self._soon = None
        self._people_changed()

    def tell(self, playing: Collection[str | None]) -> None:
        """Something has changed: those who play hear it now, a crowd of others one group after the other."""
        others = 0
        for listener in self:
            if listener.holder in playing or others < _GROUP:
                others += listener.holder not in playing
                listener.changed()
        self._again = others == _GROUP
        if self._again and self._crier is None:
            self._crier = asyncio.create_task(self._cry())

    async def _cry(self) -> None:
        try:
            while self._again:
                self._again = False
                for number, listener in enumerate(self, 1):
                    if listener in self._all:
                        listener.changed()  # whoever knows already is told nothing
                    if number % _GROUP == 0:
                        await asyncio.sleep(0)
        finally:
            self._crier = None
