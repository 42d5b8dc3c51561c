"""One table: its game, who sits at it, who listens, and what each of them may do.

Everything that changes a game goes through here, one after the other: tried on a copy, written to the log, and only
then true, confirmed and told.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ...game import Game, Step
from .. import bot_turns, metrics
from ..refused import NotYours, Refused, not_saved
from ..seats import absence, clock, seating
from ..storage.presence import NOBODY, People, people
from ..storage.rows import Conflict, Saying, Seat, TableRow, Timing
from ..storage.store import Store
from ..threads import Beside, in_thread
from ..wire.people import Company
from ..wire.table import Preview, Table
from . import taking_back
from .audience import Audience, audience
from .catching_up import caught_up
from .listeners import Listener, Listeners, Telling
from .live import UNDO, Live, is_public, shown, standing, tell
from .manners import Hooks, Manners, check_talk, heard
from .message import company, table_message
from .preview import preview

_log = logging.getLogger(__name__)
_TRIES = 4  # a table that others change again and again is refused in the end
T = TypeVar("T")


class Room:
    """A table in memory. It can be dropped at any time and built anew from the database."""

    def __init__(
        self, row: TableRow, live: Live, said: tuple[Saying, ...], store: Store, hooks: Hooks, manners: Manners
    ) -> None:
        self.row = row
        self.live = live
        self.sayings = said
        self.elsewhere = NOBODY  # who is connected to other processes
        self.listeners = Listeners(self._people_changed)
        self.waits: int | None = None  # the place of its bot in the line, if it waits there
        self._people_told = NOBODY
        self.telling = Telling(self)
        self._store = store
        self._hooks = hooks
        self.manners = manners
        self._device: dict[str, str] = {}  # token -> school whose person has the screen
        self._lock = asyncio.Lock()
        self._talking = asyncio.Lock()
        self.working = Beside()

    @property
    def id(self) -> str:
        return self.row.id

    # -- looking -------------------------------------------------------------------------------------------------------
    def audience(self, holder: str | None) -> Audience:
        return audience(self.live, self.row.seats, holder, self._device)

    def message(
        self,
        holder: str | None,
        seen: int,
        inside: bool | None = None,
        taken: bool = False,
        known: Step | None = None,
    ) -> Table:
        """The table as a browser sees it, with the steps since a state it has seen (`Live.since`).

        `taken`: its person has just taken the device and is told what happened while it was away.
        `known`: the last step in the log this browser has.
        """
        who = self.audience(holder)
        if taken and who.seat is not None:
            told = self.live.since_own(who.seat, who.private)
        else:
            told = self.live.since(seen, who.private, inside)
        return table_message(self.row, self.live, who, told, self.company(holder), self.sayings, known)

    def company(self, holder: str | None) -> Company:
        """What is said of the people, as a browser is told it."""
        who, grace, time = self.telling.glimpse(holder).who, self.manners.grace, self._store.pulse.now()
        return company(self.row, self.live, who, holder, self.people, grace, time, self.waits)

    def preview(self, holder: str | None, state: int, choice: str) -> Preview:
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
        seat = self.row.seat(self.live.game.to_move)
        return seat if seat is not None and not seat.is_person else None

    # -- who is there --------------------------------------------------------------------------------------------------
    @property
    def here(self) -> People:
        """Who is connected to this process."""
        return people(self.row.seats, [listener.holder for listener in self.listeners])

    @property
    def people(self) -> People:
        """Who is connected to any."""
        return self.here + self.elsewhere

    def come(self, listener: Listener) -> None:
        self.listeners.come(listener)
        if not self.listeners.crowded:  # in a crowd whoever comes hears the exact number a moment later
            self.telling.clear()
        if listener.holder is not None:
            self.working.start(self.change(seating.arrived(listener.holder, datetime.now(UTC))))
            self._note_absence()

    def leave(self, listener: Listener) -> None:
        self.listeners.leave(listener)
        if listener.holder is not None:
            self._note_absence()

    def _note_absence(self) -> None:
        """Whoever is not here any more is away since now; their seat waits for them.

        Asked in turn, not at once: somebody's coming may still be on its way to the database when they leave.
        """
        self.working.start(self.change(absence.noted(lambda: self.people.seats, datetime.now(UTC))))

    async def decide(self) -> None:
        """Do what those who are here want done about a seat that was left, once nobody else has to be asked."""
        if self.row.votes and len(self.listeners):
            now = datetime.now(UTC)
            await self.change(absence.decided(lambda: self.people.seats, self.manners.grace, now))

    def _people_changed(self) -> None:
        found = self.here
        if found != self._people_told:
            self._people_told = found
            self._hooks.people(self)
        self._tell_listeners()  # who has heard of it meanwhile is told nothing

    async def look_elsewhere(self, find: Callable[[str], People]) -> None:
        """Ask who is connected to other processes."""
        found = await in_thread(find, self.id)
        if found != self.elsewhere:
            self.elsewhere = found
            self._tell_listeners()
            self._note_absence()

    def is_watched(self) -> bool:
        return bool(len(self.listeners) or self.elsewhere != NOBODY)

    def bot_waits(self, place: int | None) -> None:
        """The bot that is to move has a place in the line now, or none any more."""
        self.waits = place
        self._tell_listeners()

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
            assert trial.last_step is not None
            # The text the engine knows the choice by, so that the log does not depend on how it was spelt.
            line = [(trial, trial.last_step.text)]
            await self._write(line, "person", lambda: self._choosing(holder, state))

        await self._in_turn(work)

    async def undo(self, holder: str | None, state: int) -> None:
        async def work() -> None:
            self._choosing(holder, state)
            taking_back.check_undo(self.row)
            line = [(self.live.tried(UNDO), UNDO)]
            await self._write(line, "person", lambda: self._choosing(holder, state))

        await self._in_turn(work)

    async def resign(self, holder: str | None, school: str | None) -> None:
        await self._aside(lambda: [f"resign {self.speaking(holder, school)}"])

    async def agree(self, holder: str | None, school: str | None) -> None:
        """Agree to an early end. A bot agrees to what makes it win, and to nothing else."""

        async def work() -> None:
            text = f"agree {self.speaking(holder, school)}"
            lines = [(self.live.tried(text), text)]
            for seat in self.row.seats:
                game = lines[-1][0]
                asked = not seat.is_person and not game.over and seat.school not in game.agreed
                if asked and game.wins_if_ended(seat.school):
                    lines.append((tell(game.copy(), f"agree {seat.school}"), f"agree {seat.school}"))
            await self._write(lines, "person")

        await self._in_turn(work)

    async def withdraw(self, holder: str | None, school: str | None) -> None:
        """Take back one's agreement to an early end."""
        await self._aside(lambda: [f"withdraw {self.speaking(holder, school)}"])

    async def ask_back(self, holder: str | None, school: str | None) -> None:
        """Ask to take the last ended turn back."""
        await self._aside(lambda: taking_back.asked(self.row, self.live, self.speaking(holder, school)))

    async def answer_back(self, holder: str | None, school: str | None, allow: bool) -> None:
        """Answer whoever asks that; whoever asked takes the question back."""
        await self._aside(lambda: taking_back.answered(self.row, self.live, self.speaking(holder, school), allow))

    async def _aside(self, words: Callable[[], list[str]]) -> None:
        """Something said beside the game, in lines of the log."""

        async def work() -> None:
            texts = words()
            await self._write([(self.live.tried(text), text) for text in texts], "person", words)

        await self._in_turn(work)

    async def bot_played(self, state: int, texts: list[str]) -> None:
        """A bot's turn, whole; it is dropped when the game has gone on without it (somebody resigned), or when the
        person it stood in for is back."""

        async def work() -> None:
            if state == self.live.state and self.bot_to_move() is not None:
                await self._write(self._lines(texts), "bot", self._check_bot)

        await self._in_turn(work)

    async def time_up(self) -> None:
        """Somebody's time is over: between two sides that is a defeat, in a melee the turn is ended for them."""

        async def work() -> None:
            game, deadline = self.live.game, self.row.timing.deadline
            if game.over or deadline is None or deadline > self._store.pulse.now():
                return
            _log.info("time is up", extra={"event": "time_up", "table": self.id, "school": game.to_move})
            metrics.TIME_UP.add()
            if game.setup.sides == 2:
                text = f"time {game.to_move}"
                await self._write([(self.live.tried(text), text)], "clock")
                return
            seed = bot_turns.chance(self.row.chance, self.live.chance)
            await self._write(self._lines(await in_thread(bot_turns.simple_turn, game.copy(), seed)), "clock")

        await self._in_turn(work)

    async def say(self, holder: str | None, school: str | None, say: str) -> None:
        speaker = self.speaking(holder, school)
        async with self._talking:  # of several windows one after the other, so that all count
            said = Saying(speaker, say, datetime.now(UTC))
            check_talk(self.sayings, speaker, self.manners.sayings, said.at)
            await self._saved(lambda: in_thread(self._store.say, self.id, said))
            metrics.SAID.add()
            self.hear((*self.sayings, said))

    def hear(self, sayings: tuple[Saying, ...]) -> None:
        """What is said, told to everybody who has not heard it yet."""
        self.sayings, new = heard(self.sayings, sayings)
        self.telling.clear()
        for said in new:
            self.listeners.say(said)

    async def change(self, change: seating.Change) -> None:
        """Change what is known of the table beside its game."""

        async def work() -> None:
            for _ in range(_TRIES):
                after = change(self.row)
                if after == self.row:
                    return
                try:
                    self.row = await self._saved(lambda: in_thread(self._store.change, self.row, after))
                except Conflict:
                    await self._catch_up()
                else:
                    self.listeners.people_soon()
                    self._tell()
                    return
            raise not_saved()

        await self._in_turn(work)

    async def begin_anew(self) -> None:
        """A rule was mended amid a turn that does not come out any more as it did: it is begun again."""

        async def work() -> None:
            if self.live.anew is not None:
                _log.info("a turn is begun anew", extra={"event": "begun_anew", "table": self.id})
                await self._write([self.live.anew], "server")

        await self._in_turn(work)

    async def refresh(self) -> None:
        """Catch up with what another process has written."""
        await self._in_turn(self._catch_up)

    def _lines(self, texts: list[str]) -> list[tuple[Game, str]]:
        lines: list[tuple[Game, str]] = []
        game = self.live.game
        for text in texts:
            game = game.copy()
            game.play(text)
            lines.append((game, text))
        return lines

    async def _in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        """One after the other, and to the end: a line that is cut in the middle of a choice must not tear it apart."""

        async def run() -> None:
            async with self._lock:
                await work()

        await asyncio.shield(self.working.start(run()))

    # -- the way in ----------------------------------------------------------------------------------------------------
    def _choosing(self, holder: str | None, state: int) -> Audience:
        """Whoever chooses must be the one to move, have the device, and have seen the newest state."""
        who = self.audience(holder)
        if not who.mine:
            seating.check_not_stood_in(self.row, holder)
            raise NotYours("spectator", "you hold no seat at this table")
        if self.live.game.over:
            raise Refused("over", "the game is over; nothing can be played")
        if not who.private:
            raise Refused("not_your_turn", f"it is the turn of {self.live.game.to_move}", school=self.live.game.to_move)
        if who.curtain is not None:
            raise Refused("curtain", f"{who.curtain} must take the device first", seat=who.curtain)
        if state != who.state(self.live):
            raise Refused("stale", "the game has gone on since; look again", state=who.state(self.live))
        return who

    def speaking(self, holder: str | None, school: str | None) -> str:
        """The seat that speaks: the one in view, or one that is named and held."""
        who = self.audience(holder)
        school = school or who.seat
        if school is None or school not in who.mine:
            seating.check_not_stood_in(self.row, holder)
            raise NotYours("no_seat_in_view", "no seat of yours is in view")
        return school

    def _check_bot(self) -> None:
        if self.bot_to_move() is None:
            raise Refused("stale", "the person of this seat is back", state=self.live.state)

    async def _write(self, lines: list[tuple[Game, str]], by: str, check: Callable[[], object] = lambda: None) -> None:
        """Make tried lines true: first in the database, then here.

        `check` refuses them if those who made them sit there no more.
        """
        live, state, last = self.live, self.live.state, lines[-1][0]
        texts = [text for _, text in lines]
        beside = live.beside(lines)
        kept = [one for one, _ in beside]
        told = next((shown(game) for game, text in reversed(lines) if is_public(game, text)), None)
        for _ in range(_TRIES):
            row = self.row
            stands, times = standing(last, row.seats), self._timing(last)
            try:
                await self._saved(
                    lambda: in_thread(
                        self._store.append, self.id, state, texts, stands, times, row.revision, told, kept
                    )
                )
            except Conflict:
                await self._catch_up()
                if self.live is not live or live.state != state:
                    gone_on = "the game has gone on since; look again"
                    raise Refused("stale", gone_on, state=self.live.told_state(private=True)) from None
                check()  # only the seats have changed; the choice holds if its seat is still the same one's
                continue
            live.anew = None
            for (game, text), (_, now) in zip(lines, beside, strict=True):
                live.accept(game, text, now)
            row = replace(row, standing=stands, timing=times, shown=told or row.shown)
            self.row = replace(row, state=live.state, changed=row.changed if told is None else datetime.now(UTC))
            metrics.CHOICES.add(by, len(lines))
            self._tell()
            return
        raise not_saved()

    def _timing(self, after: Game) -> Timing:
        """The clocks after a choice."""
        before, row = self.live.game, self.row
        if (before.to_move, before.position.turn) == (after.to_move, after.position.turn):
            return row.timing
        time = self._store.pulse.now()
        return clock.passed_on(row.clock, row.timing, row.seats, before.to_move, after.to_move, time)

    async def _saved(self, write: Callable[[], Awaitable[T]]) -> T:
        try:
            return await write()
        except SQLAlchemyError as error:
            why = type(error).__name__
            _log.error("not saved", extra={"event": "not_saved", "table": self.id, "why": why})
            metrics.NOT_SAVED.add()
            raise not_saved() from error

    async def _catch_up(self) -> None:
        """Take over what others have written: choices, and what is known of the table itself."""
        found = await caught_up(self._store, self.row, self.live)
        if found is None:
            return  # removed; whoever plays on is told that nothing is saved
        row, live = found
        self.live = live
        self.row = replace(row, standing=standing(live.game, row.seats))
        self.listeners.people_soon()
        # A bot that is to move now is the affair of whoever wrote that.
        self._tell_listeners()

    def _tell(self) -> None:
        self._tell_listeners()
        self._hooks.changed(self)

    def _tell_listeners(self) -> None:
        self.telling.clear()
        self.listeners.tell(self.telling.players())
