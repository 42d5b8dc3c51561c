"""The line of thoughts: who may think next. Everybody gets a share, whatever the number of their tables and sockets.

There are places for thoughts of usual length, one that only quick thoughts get, and one of their own for those that
take long, so that a novice never waits for a champion. Among those that wait for the same place, thoughts that somebody
waits for come before those nobody looks at; then whoever has used least of late comes first: by address, then by table;
then the shorter thought.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

QUICK, LONG = 0.5, 4.0  # seconds: up to here a thought is quick, beyond there it is long
_HALF = 60.0  # seconds after which half of what somebody has used is forgotten
_TELL = 0.4  # seconds between two looks at the places: a moment's wait is not worth a word
_FORGOTTEN = 0.01


class Thought(NamedTuple):
    """Something to be thought about: for which address, at which table, and how long it may take."""

    who: str | Callable[[], str]  # where it may change while it waits: how to find out
    table: str
    seconds: float


class Used:
    """How much thinking everybody has used of late."""

    def __init__(self) -> None:
        self._spent: dict[object, tuple[float, float]] = {}

    def add(self, whose: object, seconds: float, now: float) -> None:
        self._spent[whose] = self.of(whose, now) + seconds, now
        if len(self._spent) > 1000:
            self._spent = {key: one for key, one in self._spent.items() if self.of(key, now) > _FORGOTTEN}

    def of(self, whose: object, now: float) -> float:
        seconds, at = self._spent.get(whose, (0.0, 0.0))
        return seconds * 0.5 ** ((now - at) / _HALF) if seconds else 0.0


class _Waiting:
    """A thought in the line."""

    __slots__ = ("come", "kind", "number", "tell", "thought", "told", "wanted")

    def __init__(
        self, thought: Thought, kind: str, number: int, wanted: Callable[[], bool], tell: Callable[[int | None], None]
    ) -> None:
        self.thought = thought
        self.kind = kind
        self.number = number
        self.wanted = wanted
        self.tell = tell
        self.told: int | None = None
        self.come: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    @property
    def who(self) -> str:
        who = self.thought.who
        return who if isinstance(who, str) else who()

    def told_place(self, place: int | None) -> None:
        if place != self.told:
            self.told = place
            self.tell(place)


def _anybody() -> bool:
    return True


def _quiet(place: int | None) -> None:
    pass


class Line:
    """The places of a pool of processes, and who waits for one."""

    def __init__(self, usual: int, quick: int = 0, long: int = 0) -> None:
        self.places = usual + quick + long
        self._free = {"quick": quick, "usual": usual, "long": long}
        self._kinds = {kind for kind, number in self._free.items() if number}
        self._used = Used()
        self._waiting: list[_Waiting] = []
        self._number = 0
        self._telling: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(
        self,
        thought: Thought,
        wanted: Callable[[], bool] = _anybody,
        tell: Callable[[int | None], None] = _quiet,
    ) -> AsyncIterator[None]:
        """Wait for a place. `wanted` says whether anybody still looks; `tell` hears its place, then None."""
        self._number += 1
        one = _Waiting(thought, self._kind(thought), self._number, wanted, tell)
        self._waiting.append(one)
        self._let_in()
        try:
            taken = await one.come
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
                one.told_place(None)
            else:
                self._leave(one.come.result())  # it had just come free
            raise
        try:
            yield
        finally:
            self._leave(taken)

    def _kind(self, thought: Thought) -> str:
        kind = "quick" if thought.seconds <= QUICK else "usual" if thought.seconds <= LONG else "long"
        return kind if kind in self._kinds else "usual"

    def _leave(self, taken: str) -> None:
        self._free[taken] += 1
        self._let_in()

    def _let_in(self) -> None:
        for place, kinds in (("quick", ("quick",)), ("usual", ("quick", "usual")), ("long", ("long",))):
            while self._free[place]:
                found = [one for one in self._waiting if one.kind in kinds and not one.come.cancelled()]
                if not found:
                    break
                self._begin(min(found, key=self._order()), place)
        if self._waiting and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(_TELL, self._tell)

    def _begin(self, one: _Waiting, place: str) -> None:
        who, now = one.who, monotonic()
        self._waiting.remove(one)
        self._free[place] -= 1
        self._used.add(who, one.thought.seconds, now)
        self._used.add((who, one.thought.table), one.thought.seconds, now)
        one.told_place(None)
        one.come.set_result(place)

    def _order(self) -> Callable[[_Waiting], tuple[bool, float, float, float, int]]:
        now, used = monotonic(), self._used  # the same moment for all that are compared

        def order(one: _Waiting) -> tuple[bool, float, float, float, int]:
            who, (_, table, seconds) = one.who, one.thought
            return not one.wanted(), used.of(who, now), used.of((who, table), now), seconds, one.number

        return order

    def _tell(self) -> None:
        """Everybody who waits hears their place, when it has changed."""
        self._telling = None
        places = dict.fromkeys(self._kinds, 0)
        for one in sorted(self._waiting, key=self._order()):
            places[one.kind] += 1
            one.told_place(places[one.kind])
        if self._waiting:
            self._telling = asyncio.get_running_loop().call_later(_TELL, self._tell)
