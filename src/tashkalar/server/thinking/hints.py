"""Hints: thought once for everybody who looks at the same seat, and no longer than somebody waits for it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from ...bots.protocol import Turn
from .. import bot_turns
from ..refused import Refused
from ..table.room import Room
from .line import Thought
from .thinkers import Thinkers

_REMEMBERED = 200
_Key = tuple[str, str, int]


class _Hint:
    """A hint that is thought about, and who waits for it."""

    def __init__(self) -> None:
        self.task: asyncio.Task[Turn]
        self.waiting: list[Callable[[int | None], None]] = []

    def tell(self, place: int | None) -> None:
        for one in self.waiting:
            one(place)


class Hints:
    """The hints of all tables."""

    def __init__(self, workers: Thinkers) -> None:
        self._workers = workers
        self._running: dict[_Key, _Hint] = {}
        self._known: OrderedDict[_Key, Turn] = OrderedDict()

    async def hint(self, room: Room, school: str, state: int, who: str, tell: Callable[[int | None], None]) -> Turn:
        """A good turn for a seat; `tell` hears the place in the line while there is one."""
        key = room.id, school, state
        if key in self._known:
            return self._known[key]
        found = self._running.get(key)
        if found is None:
            found = self._running[key] = _Hint()
            found.task = asyncio.create_task(self._think(room, key, who, found))
        found.waiting.append(tell)
        try:
            return await asyncio.shield(found.task)
        except asyncio.CancelledError:
            if not found.task.cancelled():
                raise
            now = room.live.told_state(private=True)
            raise Refused("stale", "the game has gone on since; look again", state=now) from None
        finally:
            found.waiting.remove(tell)
            if not found.waiting:
                found.task.cancel()

    def look(self, room: Room) -> None:
        """The game has gone on: nobody needs hints for what is past."""
        for key, hint in self._running.items():
            if key[0] == room.id and key[2] != room.live.told_state(private=True):
                hint.task.cancel()

    async def _think(self, room: Room, key: _Key, who: str, hint: _Hint) -> Turn:
        _, school, state = key
        try:
            async with self._workers.line.place(Thought(who, room.id, bot_turns.HINT_SECONDS), tell=hint.tell):
                seed = bot_turns.chance(room.row.chance, state)
                found = self._known[key] = await self._workers.hint(room.live.game, school, seed)
        finally:
            del self._running[key]
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return found
