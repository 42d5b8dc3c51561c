"""One table: its game, who sits at it, who listens, and what each of them may do.

Everything that changes a game goes through here, one after the other: tried on a copy, written to the log, and only
then true, confirmed and told.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from sqlalchemy.exc import SQLAlchemyError

from .. import score
from ..game import Game
from .audience import Audience, audience
from .foresight import preview
from .live import UNDO, Live, tell
from .message import table_message
from .refused import NotYours, Refused
from .store import Conflict, Seat, Standing, Store, TableRow
from .threads import in_thread

_log = logging.getLogger(__name__)


class Listener(Protocol):
    """A connection that wants to know of changes."""

    def changed(self) -> None: ...


class Glimpse(NamedTuple):
    who: Audience
    state: int
    rematch: str | None


class Room:
    """A table in memory. It can be dropped at any time and built anew from the database."""

    def __init__(self, row: TableRow, live: Live, store: Store, on_change: Callable[["Room"], None]) -> None:
        self.row = row
        self.live = live
        self.listeners: set[Listener] = set()
        self._store = store
        self._on_change = on_change
        self._device: dict[str, str] = {}  # token -> school whose person has the screen
        self._lock = asyncio.Lock()
        self._working: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.row.id

    # -- looking -------------------------------------------------------------------------------------------------------
    def audience(self, holder: str | None) -> Audience:
        return audience(self.live, self.row.seats, holder, self._device)

    def glimpse(self, holder: str | None) -> Glimpse:
        """What a browser's table depends on: while it stays the same there is nothing to tell it."""
        who = self.audience(holder)
        return Glimpse(who, who.state(self.live), self.row.rematch)

    def message(self, holder: str | None, seen: int, inside: bool | None = None, taken: bool = False) -> dict[str, Any]:
        """The table as a browser sees it, with the steps since a state it has seen (`Live.since`).

        `taken`: its person has just taken the device and is told what happened while it was away.
        """
        who = self.audience(holder)
        if taken and who.seat is not None:
            told = self.live.since_own(who.seat, who.private)
        else:
            told = self.live.since(seen, who.private, inside)
        return table_message(self.row, self.live, who, told)

    def preview(self, holder: str | None, state: int, choice: str) -> dict[str, Any]:
        """What a choice would do; nothing is changed."""
        who = self._choosing(holder, state)
        assert who.seat is not None
        return preview(self.live.game.copy(), state, choice, who.seat)

    def asks_for_hint(self, holder: str | None, state: int) -> str:
        """The school that may have a hint now: of the seat that chooses, at a table with full assistance."""
        who = self._choosing(holder, state)
        if self.row.assist != "full":
            raise Refused("no_hint", "nobody gives hints at this table")
        assert who.seat is not None
        return who.seat

    def bot_to_move(self) -> Seat | None:
        seat = self._seat(self.live.game.to_move)
        return seat if seat is not None and seat.kind == "bot" else None

    def _seat(self, school: str | None) -> Seat | None:
        return next((seat for seat in self.row.seats if seat.school == school), None)

    # -- doing ---------------------------------------------------------------------------------------------------------
    def ready(self, holder: str | None, school: str) -> None:
        """The person of a seat has taken the device."""
        who = self.audience(holder)
        if holder is None or who.curtain != school:
            raise Refused("no_curtain", f"nobody waits for {school} to take the device", seat=school)
        self._device[holder] = school
        self._tell()

    async def play(self, holder: str | None, state: int, choice: str) -> None:
        async def work() -> None:
            self._choosing(holder, state)
            # Straight to the engine: "undo" and "resign" are lines of a log but no choices.
            trial = self.live.game.copy()
            trial.play(choice)
            # The text the engine knows the choice by, so that the log does not depend on how it was spelt.
            await self._write([(trial, list(trial.steps)[-1].text)])

        await self._in_turn(work())

    async def undo(self, holder: str | None, state: int) -> None:
        async def work() -> None:
            self._choosing(holder, state)
            await self._write([(self.live.tried(UNDO), UNDO)])

        await self._in_turn(work())

    async def resign(self, holder: str | None, school: str | None) -> None:
        async def work() -> None:
            text = f"resign {self._speaking(holder, school)}"
            await self._write([(self.live.tried(text), text)])

        await self._in_turn(work())

    async def agree(self, holder: str | None, school: str | None) -> None:
        """Agree to an early end. A bot agrees to what makes it win, and to nothing else."""

        async def work() -> None:
            text = f"agree {self._speaking(holder, school)}"
            lines = [(self.live.tried(text), text)]
            for seat in self.row.seats:
                game = lines[-1][0]
                asked = seat.kind == "bot" and not game.over and seat.school not in game.agreed
                if asked and _ahead(game, seat.school):
                    trial = game.copy()
                    tell(trial, f"agree {seat.school}")
                    lines.append((trial, f"agree {seat.school}"))
            await self._write(lines)

        await self._in_turn(work())

    async def bot_played(self, state: int, texts: list[str]) -> None:
        """A bot's turn, whole; it is dropped when the game has gone on without it (somebody resigned)."""

        async def work() -> None:
            if state != self.live.state:
                return
            lines: list[tuple[Game, str]] = []
            game = self.live.game
            for text in texts:
                game = game.copy()
                game.play(text)
                lines.append((game, text))
            await self._write(lines)

        await self._in_turn(work())

    async def refresh(self) -> None:
        """Catch up with a log that another process has written."""
        await self._in_turn(self._catch_up())

    async def _in_turn(self, work: Coroutine[Any, Any, None]) -> None:
        """One after the other, and to the end: a line that is cut in the middle of a choice must not tear it apart."""

        async def run() -> None:
            async with self._lock:
                await work

        task = asyncio.create_task(run())
        self._working.add(task)
        task.add_done_callback(self._worked)
        await asyncio.shield(task)

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has been told, or is gone

    # -- the way in ----------------------------------------------------------------------------------------------------
    def _choosing(self, holder: str | None, state: int) -> Audience:
        """Whoever chooses must be the one to move, have the device, and have seen the newest state."""
        who = self.audience(holder)
        if not who.mine:
            raise NotYours("spectator", "you hold no seat at this table")
        if self.live.game.over:
            raise Refused("over", "the game is over; nothing can be played")
        if not who.private:
            raise Refused("not_your_turn", f"it is the turn of {self.live.game.to_move}", school=self.live.game.to_move)
        if who.curtain is not None:
            raise Refused("curtain", f"{who.curtain} must take the device first", seat=who.curtain)
        if state != self.live.state:
            raise Refused("stale", "the game has gone on since; look again", state=self.live.state)
        return who

    def _speaking(self, holder: str | None, school: str | None) -> str:
        """The seat that resigns or agrees: the one in view, or one that is named and held."""
        who = self.audience(holder)
        school = school or who.seat
        if school is None or school not in who.mine:
            raise NotYours("no_seat_in_view", "no seat of yours is in view")
        return school

    async def _write(self, lines: list[tuple[Game, str]]) -> None:
        """Make tried lines true: first in the database, then here."""
        live = self.live
        texts = [text for _, text in lines]
        try:
            await in_thread(self._store.append, self.id, live.state, texts, standing(lines[-1][0], self.row.seats))
        except Conflict:
            await self._catch_up()
            raise Refused("stale", "the game has gone on since; look again", state=live.state) from None
        except SQLAlchemyError as error:
            _log.error("not saved", extra={"event": "not_saved", "table": self.id, "why": type(error).__name__})
            raise Refused("not_saved", "the choice could not be saved; nothing has changed, try again") from error
        for game, text in lines:
            live.accept(game, text)
        self._tell()

    async def _catch_up(self) -> None:
        """Take over what others have written: choices, and what is known of the table itself."""
        row = await in_thread(self._store.table, self.id)
        if row is not None:
            self.row = row
        self.live.apply(await in_thread(self._store.texts, self.id, self.live.state))
        self._tell()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener.changed()
        self._on_change(self)


def standing(game: Game, seats: tuple[Seat, ...]) -> Standing:
    """How a game stands, for the database."""
    to_move = game.to_move
    awaits_bot = any(seat.kind == "bot" and seat.school == to_move for seat in seats)
    return Standing(game.position.turn, to_move, awaits_bot, game.over, tuple(game.winners))


def _ahead(game: Game, school: str) -> bool:
    """Whether a seat would win if the game ended now."""
    return game.setup.seat_of(school) in score.winners(game.position)
