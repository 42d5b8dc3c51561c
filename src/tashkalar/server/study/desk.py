"""Everything that looking back needs from the server, made with it and stopped with it."""

from ..lobby.lobby import Lobby
from ..settings import Settings
from ..storage.records import Library
from ..storage.store import Store
from ..thinking.workers import Workers
from .analysis import Analysts
from .replays import Shelf


class Desk:
    """Where one sits to look back."""

    def __init__(self, lobby: Lobby, store: Store, settings: Settings) -> None:
        library = Library(store)
        self.store = store
        self.shelf = Shelf(lobby, library)
        self.analysts = Analysts(library, Workers(settings.analysis_workers, aside=True), settings.analysis_effort)

    async def stop(self) -> None:
        await self.analysts.stop()
