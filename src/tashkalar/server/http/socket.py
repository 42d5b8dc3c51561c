"""The socket of a table: what a browser says goes to its room, what changes there comes back."""

import asyncio
import contextlib
import json
import logging
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...errors import TashKalarError
from .. import metrics
from ..limits import Bucket, network
from ..lobby.lobby import Lobby
from ..refused import BadRequest, TooFast, TooLarge, database_away
from ..settings import Settings
from ..table.room import Room
from ..token import holder
from ..wire import asking
from ..wire.encoding import encoded
from .connection import BROKEN, LATER, POLICY, TOO_BIG, Connection, SlowReader, close_code, refused
from .shares import host, shares

_log = logging.getLogger(__name__)

CONNECTED = WebSocketState.CONNECTED
_MOST_FAULTS = 100  # messages over the limit before the line is cut


def allowed_origin(socket: WebSocket, settings: Settings) -> bool:
    """A browser says which page opens a socket; only our own may. Other programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:  # "http://[": no browser says that
        return False
    return page != "" and page == socket.headers.get("host")


async def table_socket(socket: WebSocket) -> None:
    """The endpoint."""
    settings: Settings = socket.app.state.settings
    lobby: Lobby = socket.app.state.lobby
    if not allowed_origin(socket, settings):
        _log.warning("foreign origin", extra={"event": "foreign_origin"})
        await socket.close(POLICY)
        return
    await socket.accept()
    allowed, address = shares(socket), host(socket)
    with contextlib.suppress(WebSocketDisconnect):
        try:
            with allowed.socket(address), ExitStack() as place:
                hello = await asyncio.wait_for(_receive(socket, settings), settings.hello_seconds)
                connection, room = await _greeted(socket, lobby, hello)
                place.enter_context(allowed.place(room, connection.holder, address))
                await _serve(socket, settings, room, connection)
        except TimeoutError:
            await socket.close(POLICY)
        except TashKalarError as error:
            metrics.REFUSED.add(error.key)
            await _say_no(socket, error)
            await socket.close(close_code(error))
        except SQLAlchemyError as error:
            _log.error("the database failed", extra={"event": "database_failed", "why": type(error).__name__})
            await _say_no(socket, database_away())
            await socket.close(LATER)


async def _greeted(socket: WebSocket, lobby: Lobby, hello: dict[str, Any]) -> tuple[Connection, Room]:
    said = asking.hello(hello)
    room = await lobby.room(socket.path_params["table"], fresh=True)
    # Without a token one may watch.
    known = None if said.token is None else holder(said.token)
    return Connection(socket, lobby, room, known, network(host(socket)), said.seen or 0), room


async def _say_no(socket: WebSocket, error: TashKalarError) -> None:
    await socket.send_text(encoded(refused(error)).decode())


async def _serve(socket: WebSocket, settings: Settings, room: Room, connection: Connection) -> None:
    """Listen and send beside each other, until one of them ends."""
    room.come(connection)
    listening = asyncio.create_task(_listen(socket, settings, room, connection))
    sending = asyncio.create_task(_send(socket, settings, connection))
    try:
        await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        # Nothing is awaited here: we may have been cancelled ourselves.
        room.leave(connection)
        connection.close()
        sending.cancel()
        ended = listening.done()
        listening.cancel()
    if ended:
        listening.result()


async def _send(socket: WebSocket, settings: Settings, connection: Connection) -> None:
    try:
        await connection.send_all(settings.send_seconds)
    except SlowReader:
        _log.info("a browser does not read", extra={"event": "slow_reader"})
    except Exception:
        if socket.client_state == socket.application_state == CONNECTED:
            _log.exception("a message could not be made", extra={"event": "broken_message"})
            await socket.close(BROKEN)


async def _listen(socket: WebSocket, settings: Settings, room: Room, connection: Connection) -> None:
    bucket = Bucket(settings.messages_per_second, settings.messages_per_second)
    faults = 0
    while True:
        try:
            message = await _receive(socket, settings)
            if not shares(socket).message(room, connection.holder, bucket):
                raise TooFast("too_fast", f"more than {settings.messages_per_second} messages a second")
        except TooLarge as error:
            await _say_no(socket, error)
            await socket.close(TOO_BIG)
            return
        except TashKalarError as error:
            faults += 1
            metrics.REFUSED.add(error.key)
            connection.put(refused(error))
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
