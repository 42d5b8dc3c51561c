"""One browser at one table: what it asks for is done, what it may know is sent, in order and at its own pace."""

import asyncio
import json
from collections import deque
from time import monotonic
from typing import Any

from starlette.websockets import WebSocket

from ...errors import TashKalarError
from .. import levels, metrics
from ..limits import Bucket
from ..lobby.lobby import NO_REMATCH, Lobby
from ..refused import BadRequest, Refused, TooFast
from ..storage.rows import Saying
from ..table.message import saying as told_saying
from ..table.room import Glimpse, Room

TYPES = ("play", "undo", "preview", "ready", "resign", "agree", "hint", "say", "replace", "keep")
SAYINGS = (
    *("hello", "good_luck", "thanks", "well_played", "oops", "one_moment", "your_turn", "good_game"),
    *("rematch", NO_REMATCH, "must_go", "bye"),
)
_MOST_WAITING = 256  # answers a client may leave unread


class _Table:
    """In the outbox: the table as it is when its turn to be sent comes."""

    __slots__ = ("began", "id", "taken")

    def __init__(self, number: int | str | None = None, taken: bool = False, began: float | None = None) -> None:
        self.id = number
        self.taken = taken
        self.began = began  # when the choice came that this confirms


class Connection:
    """One browser at one table."""

    def __init__(
        self, socket: WebSocket, lobby: Lobby, room: Room, holder: str | None, seen: int, sayings: Bucket
    ) -> None:
        self._socket = socket
        self._lobby = lobby
        self._room = room
        self.holder = holder
        self._seen = seen
        self._sayings = sayings  # how many preset messages may be sent
        self._outbox: deque[dict[str, Any] | _Table] = deque([_Table()])
        self._wake = asyncio.Event()
        self._wake.set()
        self._doing = False  # a command of this browser is being carried out; its answer will be a table
        self.overflown = False
        self._shown: Glimpse | None = None  # what the last table was about
        self._company: object = None  # what was last said of the people
        self._advice: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Something has changed at the table; whether this browser may notice is another matter."""
        # A table that still waits to be sent will show this change as well.
        waiting = self._doing or any(isinstance(item, _Table) for item in self._outbox)
        if waiting:
            return
        if self._room.glimpse(self.holder) != self._shown:
            self.put(_Table())
        elif (found := _constant(company := self._room.company(self.holder))) != self._company:
            self._company = found
            self.put({"type": "people", **company})

    def said(self, saying: Saying) -> None:
        self.put({"type": "said", **told_saying(saying)})

    def put(self, item: dict[str, Any] | _Table) -> None:
        self._outbox.append(item)
        self.overflown = len(self._outbox) > _MOST_WAITING
        self._wake.set()

    async def send_all(self) -> None:
        """Send what is put into the outbox, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                item = self._outbox.popleft()
                message = self._message(item) if isinstance(item, _Table) else item
                await self._socket.send_text(json.dumps(message, separators=(",", ":")))
                if isinstance(item, _Table) and item.began is not None:
                    metrics.CONFIRMED.observe(monotonic() - item.began)

    def _message(self, wanted: _Table) -> dict[str, Any]:
        inside = None if self._shown is None else self._shown.who.private
        message = self._room.message(self.holder, self._seen, inside, wanted.taken)
        self._shown = self._room.glimpse(self.holder)
        self._company = _constant(message)
        self._seen = message["state"]
        if wanted.id is not None:
            message["id"] = wanted.id
        return message

    async def answer(self, message: dict[str, Any]) -> None:
        """Do what a message asks for; whatever is refused is followed by the table as it is."""
        number = None
        try:
            number = _number(message)
            await self._do(message, number)
        except TashKalarError as error:
            self._refuse(message, number, error)

    def _refuse(self, message: dict[str, Any], number: int | str | None, error: TashKalarError) -> None:
        metrics.REFUSED.add(error.key)
        state = self._room.audience(self.holder).state(self._room.live)
        about = message.get("type") if message.get("type") in TYPES else None
        self._put_answer({"type": "refused", **error.describe(), "state": state, "about": about}, number)
        # A mere question that was refused changes nothing, and there is nothing to repaint.
        if about not in ("preview", "hint", "say") or error.key == "stale":
            self.put(_Table())

    def _put_answer(self, answer: dict[str, Any], number: int | str | None) -> None:
        self.put(answer if number is None else {**answer, "id": number})

    async def _do(self, message: dict[str, Any], number: int | str | None) -> None:
        kind, room, token = message.get("type"), self._room, self.holder
        if kind == "preview":
            self._put_answer(room.preview(token, _state(message), _text(message, "choice")), number)
        elif kind == "hint":
            self._ask_advice(message, number)
        elif kind == "say":
            await self._say(message)
        elif kind in TYPES:
            self._doing, began = True, monotonic()
            try:
                await self._change(message)
            finally:
                self._doing = False
            self.put(_Table(number, kind == "ready", began if kind == "play" else None))
        else:
            raise BadRequest("type", "there is no such type of message", allowed=list(TYPES))

    async def _change(self, message: dict[str, Any]) -> None:
        kind, room, token = message["type"], self._room, self.holder
        if kind == "play":
            await room.play(token, _state(message), _text(message, "choice"))
        elif kind == "undo":
            await room.undo(token, _state(message))
        elif kind == "ready":
            room.ready(token, _text(message, "seat"))
        elif kind == "resign":
            await room.resign(token, _seat(message))
        elif kind == "agree":
            await room.agree(token, _seat(message))
        elif kind == "replace":
            level = message.get("level") or levels.DEFAULT
            if level not in levels.LEVELS:
                raise BadRequest("one_of", "there is no such bot", field="level", allowed=list(levels.LEVELS))
            await self._lobby.vote(room, token, _by(message), _text(message, "seat"), level)
        elif kind == "keep":
            await self._lobby.vote(room, token, _by(message), _text(message, "seat"), None)

    async def _say(self, message: dict[str, Any]) -> None:
        say = message.get("say")
        if not isinstance(say, str) or say not in SAYINGS:
            raise BadRequest("one_of", "there is no such message", field="say", allowed=list(SAYINGS))
        # First whether anything may be said at all, so that a spectator's bucket stays full.
        self._room.speaking(self.holder, _seat(message))
        if not self._sayings.take():
            raise TooFast("too_fast", "wait a little before you say more")
        await self._room.say(self.holder, _seat(message), say)
        if say == NO_REMATCH:
            await self._lobby.decline(self._room, self.holder)

    def _ask_advice(self, message: dict[str, Any], number: int | str | None) -> None:
        """A hint takes its time, and meanwhile the player may go on."""
        if self._advice is not None and not self._advice.done():
            raise Refused("thinking", "a hint is being thought about")
        state = _state(message) if "state" in message else self._room.live.state

        async def advise() -> None:
            try:
                choices = await self._lobby.hint(self._room, self.holder, state)
            except TashKalarError as error:
                self._refuse(message, number, error)
            else:
                self._put_answer({"type": "hint", "state": state, "choices": choices}, number)

        self._advice = asyncio.create_task(advise())

    def close(self) -> None:
        if self._advice is not None:
            self._advice.cancel()


def _number(message: dict[str, Any]) -> int | str | None:
    """The id a client gives its message, echoed in the answer."""
    number = message.get("id")
    if number is None or (isinstance(number, int | str) and len(str(number)) <= 64):
        return number
    raise BadRequest("id", "id must be a number or a short text", field="id")


def _state(message: dict[str, Any]) -> int:
    state = message.get("state")
    if isinstance(state, bool) or not isinstance(state, int):
        raise BadRequest("state", "state must be the number that came with the table", field="state")
    return state


def _seat(message: dict[str, Any]) -> str | None:
    return None if message.get("seat") is None else _text(message, "seat")


def _by(message: dict[str, Any]) -> str | None:
    """In whose name, where `seat` says whom it is about."""
    return None if message.get("by") is None else _text(message, "by")


def _constant(message: dict[str, Any]) -> object:
    """What is said of the people without the time that passes by itself."""
    clock = message["clock"]
    return (
        message["seats"],
        message["watching"],
        message["creator"],
        message["votes"],
        clock and clock["runs"],
    )


def _text(message: dict[str, Any], key: str) -> str:
    text = message.get(key)
    if not isinstance(text, str) or len(text) > 200:
        raise BadRequest("text", f"{key} must be a short text", field=key)
    return text
