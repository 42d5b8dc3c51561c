"""Everything that looking back needs from the server, made with it and stopped with it."""

import asyncio

from ..lobby.lobby import Lobby
from ..settings import Settings
from ..storage.notebooks import Notebooks
from ..storage.records import Records
from ..storage.store import Store
from ..thinking.thinkers import Thinkers
from ..threads import ended
from .analysis import Analysts
from .notebooks import Library
from .progress import Teacher
from .replays import Replays


class LookingBack:
    """Where one sits to look back."""

    def __init__(self, lobby: Lobby, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        records = Records(store)
        self.store = store
        self.replays = Replays(lobby, records)
        self.teacher = Teacher(store, records)
        self.library = Library(Notebooks(store), self.replays)
        self.analysts = Analysts(records, thinkers, settings.analysis_effort)

    def start(self) -> None:
        self._bringing = asyncio.create_task(self.replays.bring_over())

    async def stop(self) -> None:
        await ended([self._bringing])
        await self.analysts.stop()
