"""The socket of a table: what a browser says goes to its room, what changes there comes back."""

import asyncio
import contextlib
import json
import logging
from collections import deque
from typing import Any
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..errors import TashKalarError
from .limits import Bucket
from .lobby import Lobby
from .refused import BadRequest, NoToken, Refused, TooFast, TooLarge
from .room import Room
from .settings import Settings
from .token import holder

_log = logging.getLogger(__name__)

# Close codes: of the standard, and our own from 4000 on.
GOING_AWAY, POLICY, TOO_BIG, NO_TABLE, BAD_TOKEN = 1001, 1008, 1009, 4404, 4401
_MOST_WAITING = 256  # answers a client may leave unread
_MOST_FAULTS = 100  # messages over the limit before the line is cut


class _Table:
    """In the outbox: the table as it is when its turn to be sent comes."""

    __slots__ = ("id", "taken")

    def __init__(self, number: int | str | None = None, taken: bool = False) -> None:
        self.id = number
        self.taken = taken


class Connection:
    """One browser at one table."""

    def __init__(self, socket: WebSocket, room: Room, token: str | None, seen: int) -> None:
        self._socket = socket
        self._room = room
        self._token = token
        self._seen = seen
        self._outbox: deque[dict[str, Any] | _Table] = deque([_Table()])
        self._wake = asyncio.Event()
        self._wake.set()
        self.overflown = False

    def changed(self) -> None:
        # A table that still waits to be sent will show this change as well.
        if not any(isinstance(item, _Table) for item in self._outbox):
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
        message = self._room.message(self._token, self._seen, wanted.taken)
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
            state = self._room.audience(self._token).state(self._room.live)
            refused = {"type": "refused", **error.describe(), "state": state, "about": message.get("type")}
            self.put(refused if number is None else {**refused, "id": number})
            # A mere question that was refused changes nothing, and there is nothing to repaint.
            if message.get("type") not in ("preview", "hint") or error.key == "stale":
                self.put(_Table())

    async def _do(self, message: dict[str, Any], number: int | str | None) -> None:
        kind, room, token = message.get("type"), self._room, self._token
        if kind == "play":
            await room.play(token, _state(message), _text(message, "choice"))
        elif kind == "undo":
            await room.undo(token, _state(message))
        elif kind == "preview":
            found = room.preview(token, _state(message), _text(message, "choice"))
            self.put(found if number is None else {**found, "id": number})
            return
        elif kind == "ready":
            room.ready(token, _text(message, "seat"))
            self._replace_waiting(_Table(number, taken=True))
            return
        elif kind == "resign":
            await room.resign(token, message.get("seat"))
        elif kind == "agree":
            await room.agree(token, message.get("seat"))
        elif kind == "hint":
            raise Refused("no_hint", "nobody gives hints at this table")
        else:
            raise BadRequest("type", "there is no such type of message", allowed=list(TYPES))
        self._replace_waiting(_Table(number))

    def _replace_waiting(self, table: _Table) -> None:
        """The answer takes the place of the news it was also told."""
        if self._outbox and isinstance(self._outbox[-1], _Table):
            self._outbox.pop()
        self.put(table)


TYPES = ("play", "undo", "preview", "ready", "resign", "agree", "hint")


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


def _text(message: dict[str, Any], key: str) -> str:
    text = message.get(key)
    if not isinstance(text, str) or len(text) > 200:
        raise BadRequest("text", f"{key} must be a short text", field=key)
    return text


def allowed_origin(socket: WebSocket, settings: Settings) -> bool:
    """A browser says which page opens a socket; only our own may. Other programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


async def table_socket(socket: WebSocket) -> None:
    """The endpoint."""
    settings: Settings = socket.app.state.settings
    lobby: Lobby = socket.app.state.lobby
    if not allowed_origin(socket, settings):
        _log.warning("foreign origin", extra={"event": "foreign_origin"})
        await socket.close(POLICY)
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            hello = await asyncio.wait_for(_receive(socket, settings), settings.hello_seconds)
            connection, room = await _greeted(socket, lobby, hello)
        except TimeoutError:
            await socket.close(POLICY)
        except TashKalarError as error:
            await socket.send_json({"type": "refused", **error.describe()})
            await socket.close(_close_code(error))
        else:
            await _serve(socket, settings, room, connection)


def _close_code(error: TashKalarError) -> int:
    if isinstance(error, TooLarge):
        return TOO_BIG
    if isinstance(error, NoToken):
        return BAD_TOKEN
    return NO_TABLE if error.key == "no_table" else POLICY


async def _greeted(socket: WebSocket, lobby: Lobby, hello: dict[str, Any]) -> tuple[Connection, Room]:
    if hello.get("type") != "hello":
        raise BadRequest("hello", "the first message must be hello")
    token = hello.get("token")
    seen = hello.get("seen", 0)
    room = await lobby.room(socket.path_params["table"])
    # Without a token one may watch.
    known = None if token is None else holder(token)
    return Connection(socket, room, known, seen if isinstance(seen, int) else 0), room


async def _serve(socket: WebSocket, settings: Settings, room: Room, connection: Connection) -> None:
    room.listeners.add(connection)
    sender = asyncio.create_task(connection.send_all())
    try:
        await _listen(socket, settings, connection)
    finally:
        room.listeners.discard(connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _listen(socket: WebSocket, settings: Settings, connection: Connection) -> None:
    bucket = Bucket(settings.messages_per_second, settings.messages_per_second)
    faults = 0
    while True:
        try:
            message = await _receive(socket, settings)
            if not bucket.take():
                raise TooFast("too_fast", f"more than {settings.messages_per_second} messages a second")
        except TooLarge as error:
            await socket.send_json({"type": "refused", **error.describe()})
            await socket.close(TOO_BIG)
            return
        except TashKalarError as error:
            faults += 1
            connection.put({"type": "refused", **error.describe()})
        else:
            await connection.answer(message)
        if faults > _MOST_FAULTS or connection.overflown:
            await socket.close(POLICY)
            return


async def _receive(socket: WebSocket, settings: Settings) -> dict[str, Any]:
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1005))
    text = frame.get("text")
    if text is None:
        raise BadRequest("text_frame", "messages are JSON in text frames")
    if len(text.encode()) > settings.message_bytes:
        raise TooLarge("too_large", f"a message may have {settings.message_bytes} bytes")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRequest("json", "the message is not JSON") from None
    if not isinstance(message, dict):
        raise BadRequest("object", "a message is a JSON object")
    return message
