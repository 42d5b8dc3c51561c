"""One browser at one table: what it asks for is done, what it may know is sent, in order and at its own pace."""

import asyncio
import logging
from collections import deque
from time import monotonic

from msgspec import UNSET
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from ...errors import TashKalarError
from ...game import Step
from .. import levels, metrics
from ..lobby.lobby import NO_REMATCH, Lobby
from ..refused import NoToken, Refused, TooFast, TooLarge, Unavailable, database_away
from ..table.listeners import Glimpse
from ..table.room import Room
from ..wire import asking
from ..wire.choosing import Changes, Reasons
from ..wire.encoding import encoded, shaped
from ..wire.table import Hint, Message, Waiting
from ..wire.table import Refused as RefusedMessage

_log = logging.getLogger(__name__)

# Close codes: of the standard, and our own from 4000 on.
POLICY, TOO_BIG, BROKEN, LATER, BAD_TOKEN, NO_TABLE = 1008, 1009, 1011, 1013, 4401, 4404
_MOST_WAITING = 256  # answers a client may leave unread
Id = int | str | None


class _Table:
    """In the outbox: the table as it is when its turn to be sent comes."""

    __slots__ = ("began", "id", "taken")

    def __init__(self, number: Id = None, taken: bool = False, began: float | None = None) -> None:
        self.id = number
        self.taken = taken
        self.began = began  # when the choice came that this confirms


class _People:
    """In the outbox: what is known of the people when its turn comes."""

    __slots__ = ()


class SlowReader(Exception):
    """A browser that does not take what it is sent."""


class Connection:
    """One browser at one table."""

    def __init__(
        self, socket: WebSocket, lobby: Lobby, room: Room, holder: str | None, address: str, seen: int
    ) -> None:
        self._socket = socket
        self._lobby = lobby
        self._room = room
        self.holder = holder
        self.address = address  # whose share of the server's time it uses
        self.host = None if socket.client is None else socket.client.host
        self._seen = seen
        self._outbox: deque[bytes | _Table | _People] = deque([_Table()])
        self._waits = {_Table: 1, _People: 0}  # how many of them wait in the outbox
        self._wake = asyncio.Event()
        self._wake.set()
        self._doing = False  # a command of this browser is being carried out; its answer will be a table
        self.overflown = False
        self._ending: Refused | None = None
        self._shown: Glimpse | None = None  # what the last table was about
        self._known: Step | None = None  # the last step in the log it has
        self._company: object = None  # what was last said of the people
        self._advice: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Something has changed at the table; whether this browser may notice is another matter."""
        # A table that still waits to be sent will show this change as well.
        if self._doing or self._waits[_Table]:
            return
        told = self._room.telling
        if told.glimpse(self.holder) != self._shown:
            self._put(_Table())
        elif not self._waits[_People] and told.people(self.holder).company != self._company:
            self._put(_People())

    def said(self, message: bytes) -> None:
        self._put(message)

    def end(self, why: Refused) -> None:
        """Nothing more is to be had here."""
        self._ending = why
        self.put(refused(why))

    def put(self, message: Message) -> None:
        self._put(encoded(message))

    def _put(self, item: bytes | _Table | _People) -> None:
        if len(self._outbox) >= _MOST_WAITING:
            self.overflown = True
            return
        self._outbox.append(item)
        if not isinstance(item, bytes):
            self._waits[type(item)] += 1
        self._wake.set()

    async def send_all(self, seconds: float) -> None:
        """Send what is put into the outbox, for ever; SlowReader if it is not taken within so many seconds."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                item = self._outbox.popleft()
                message = item if isinstance(item, bytes) else self._message(item)
                try:
                    async with asyncio.timeout(seconds):
                        await self._socket.send_text(message.decode())
                except TimeoutError:
                    raise SlowReader from None
                if self.overflown:
                    raise SlowReader
                if isinstance(item, _Table) and item.began is not None:
                    metrics.CONFIRMED.observe(monotonic() - item.began)
            if self._ending is not None:
                await self._socket.close(close_code(self._ending))
                return

    def _message(self, wanted: _Table | _People) -> bytes:
        self._waits[type(wanted)] -= 1
        if isinstance(wanted, _People):
            told = self._room.telling.people(self.holder)
            self._company = told.company
            return told.message
        inside = None if self._shown is None else self._shown.who.private
        told = self._room.telling.table(self.holder, self._seen, inside, wanted.taken, self._known)
        self._shown, self._known, self._company, self._seen = told.glimpse, told.last, told.company, told.state
        return told.message if wanted.id is None else _numbered(told.message, wanted.id)

    async def answer(self, data: dict[str, object]) -> None:
        """Do what a message asks for; whatever is refused is followed by the table as it is."""
        number: Id = None
        try:
            number = asking.identity(data)
            await self._do(asking.command(data))
        except TashKalarError as error:
            self._refuse(data.get("type"), number, error)
        except SQLAlchemyError as error:
            _log.error("the database failed", extra={"event": "database_failed", "why": type(error).__name__})
            self._refuse(data.get("type"), number, database_away())

    def _refuse(self, kind: object, number: Id, error: TashKalarError) -> None:
        metrics.REFUSED.add(error.key)
        message = refused(error)
        message.state = self._room.audience(self.holder).state(self._room.live)
        message.about = kind if isinstance(kind, str) and kind in asking.TYPES else None
        message.id = UNSET if number is None else number
        self.put(message)
        # A mere question that was refused changes nothing, and there is nothing to repaint.
        if message.about not in ("preview", "hint", "say") or error.key == "stale":
            self._put(_Table())

    async def _do(self, command: asking.Command) -> None:
        if self.holder in self._room.telling.players():
            self._room.listeners.asks(self.address)
        if isinstance(command, asking.AskPreview):
            preview = self._room.preview(self.holder, command.state, command.choice)
            preview.id = UNSET if command.id is None else command.id
            self.put(preview)
        elif isinstance(command, asking.AskHint):
            self._ask_advice(command)
        elif isinstance(command, asking.SayIt):
            await self._say(command)
        else:
            self._doing, began = True, monotonic()
            try:
                await self._change(command)
            finally:
                self._doing = False
            is_play, is_ready = isinstance(command, asking.Play), isinstance(command, asking.Ready)
            self._put(_Table(command.id, is_ready, began if is_play else None))

    async def _change(self, command: asking.Command) -> None:
        room, token = self._room, self.holder
        match command:
            case asking.Play():
                await room.play(token, command.state, command.choice)
            case asking.Undo():
                await room.undo(token, command.state)
            case asking.Ready():
                room.ready(token, command.seat)
            case asking.Resign():
                await room.resign(token, command.seat)
            case asking.Agree():
                await room.agree(token, command.seat)
            case asking.Withdraw():
                await room.withdraw(token, command.seat)
            case asking.AskBack():
                await room.ask_back(token, command.seat)
            case asking.AnswerBack():
                await room.answer_back(token, command.seat, command.allow)
            case asking.Replace():
                level = None if command.invite else command.level or levels.DEFAULT
                await self._lobby.vote(room, token, command.by, command.seat, level)
            case asking.Keep():
                await self._lobby.unvote(room, token, command.by, command.seat)

    async def _say(self, command: asking.SayIt) -> None:
        await self._room.say(self.holder, command.seat, command.say)
        if command.say == NO_REMATCH:
            await self._lobby.decline(self._room, self.holder)

    def _ask_advice(self, command: asking.AskHint) -> None:
        """A hint takes its time, and meanwhile the player may go on."""
        if self._advice is not None and not self._advice.done():
            raise Refused("thinking", "a hint is being thought about")
        state = self._room.live.told_state(private=True) if command.state is UNSET else command.state

        def waits(place: int | None) -> None:
            self.put(Waiting(state, place))

        async def advise() -> None:
            try:
                turn = await self._lobby.hint(self._room, self.holder, state, self.address, waits)
            except TashKalarError as error:
                self._refuse("hint", command.id, error)
            else:
                changes, reasons = shaped(Changes, turn.changes), shaped(Reasons, turn.reasons)
                self.put(Hint(state, turn.choices, changes, reasons, UNSET if command.id is None else command.id))

        self._advice = asyncio.create_task(advise())

    def close(self) -> None:
        if self._advice is not None:
            self._advice.cancel()


def close_code(error: TashKalarError) -> int:
    """With what a line is closed after an error."""
    if isinstance(error, TooLarge):
        return TOO_BIG
    if isinstance(error, NoToken):
        return BAD_TOKEN
    if isinstance(error, TooFast | Unavailable):
        return LATER
    return NO_TABLE if error.key == "no_table" else POLICY


def refused(error: TashKalarError) -> RefusedMessage:
    """An error as a message."""
    return RefusedMessage(error.key, error.params, error.text)


def _numbered(message: bytes, number: int | str) -> bytes:
    """A table with the number of what it answers; that is the last of its fields and left out without one."""
    return b'%s,"id":%s}' % (message[:-1], encoded(number))
