"""One browser at one table: what it asks for is done, what it may know is sent, in order and at its own pace."""

import asyncio
import json
from collections import deque
from typing import Any

from starlette.websockets import WebSocket

from ..errors import TashKalarError
from .lobby import Lobby
from .refused import BadRequest, Refused
from .room import Glimpse, Room

TYPES = ("play", "undo", "preview", "ready", "resign", "agree", "hint")
_MOST_WAITING = 256  # answers a client may leave unread


class _Table:
    """In the outbox: the table as it is when its turn to be sent comes."""

    __slots__ = ("id", "taken")

    def __init__(self, number: int | str | None = None, taken: bool = False) -> None:
        self.id = number
        self.taken = taken


class Connection:
    """One browser at one table."""

    def __init__(self, socket: WebSocket, lobby: Lobby, room: Room, token: str | None, seen: int) -> None:
        self._socket = socket
        self._lobby = lobby
        self._room = room
        self._token = token
        self._seen = seen
        self._outbox: deque[dict[str, Any] | _Table] = deque([_Table()])
        self._wake = asyncio.Event()
        self._wake.set()
        self._doing = False  # a command of this browser is being carried out; its answer will be a table
        self.overflown = False
        self._shown: Glimpse | None = None  # what the last table was about
        self._advice: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Something has changed at the table; whether this browser may notice is another matter."""
        # A table that still waits to be sent will show this change as well.
        waiting = self._doing or any(isinstance(item, _Table) for item in self._outbox)
        if not waiting and self._room.glimpse(self._token) != self._shown:
            self.put(_Table())

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
                if isinstance(item, _Table):
                    item = self._message(item)
                await self._socket.send_text(json.dumps(item, separators=(",", ":")))

    def _message(self, wanted: _Table) -> dict[str, Any]:
        inside = None if self._shown is None else self._shown.who.private
        message = self._room.message(self._token, self._seen, inside, wanted.taken)
        self._shown = self._room.glimpse(self._token)
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
        state = self._room.audience(self._token).state(self._room.live)
        about = message.get("type") if message.get("type") in TYPES else None
        self._put_answer({"type": "refused", **error.describe(), "state": state, "about": about}, number)
        # A mere question that was refused changes nothing, and there is nothing to repaint.
        if about not in ("preview", "hint") or error.key == "stale":
            self.put(_Table())

    def _put_answer(self, answer: dict[str, Any], number: int | str | None) -> None:
        self.put(answer if number is None else {**answer, "id": number})

    async def _do(self, message: dict[str, Any], number: int | str | None) -> None:
        kind, room, token = message.get("type"), self._room, self._token
        if kind == "preview":
            self._put_answer(room.preview(token, _state(message), _text(message, "choice")), number)
        elif kind == "hint":
            self._ask_advice(message, number)
        elif kind in TYPES:
            self._doing = True
            try:
                await self._change(message)
            finally:
                self._doing = False
            self.put(_Table(number, taken=kind == "ready"))
        else:
            raise BadRequest("type", "there is no such type of message", allowed=list(TYPES))

    async def _change(self, message: dict[str, Any]) -> None:
        kind, room, token = message["type"], self._room, self._token
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

    def _ask_advice(self, message: dict[str, Any], number: int | str | None) -> None:
        """A hint takes its time, and meanwhile the player may go on."""
        if self._advice is not None and not self._advice.done():
            raise Refused("thinking", "a hint is being thought about")
        state = _state(message) if "state" in message else self._room.live.state

        async def advise() -> None:
            try:
                choices = await self._lobby.hint(self._room, self._token, state)
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


def _text(message: dict[str, Any], key: str) -> str:
    text = message.get(key)
    if not isinstance(text, str) or len(text) > 200:
        raise BadRequest("text", f"{key} must be a short text", field=key)
    return text
