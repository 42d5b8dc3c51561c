"""What is read from a request, the same way by every part of the API."""

import json
from typing import Any

from starlette.requests import Request

from .. import token
from ..lobby.lobby import Lobby
from ..refused import BadRequest, NoToken, TooFast, TooLarge
from ..settings import Settings
from ..threads import in_thread


def lobby(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def holder(request: Request) -> str:
    """Whose request it is; NoToken if it does not say."""
    kind, _, word = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise NoToken("token", "say who you are: Authorization: Bearer TOKEN")
    return token.holder(word.strip())


def watcher(request: Request) -> str | None:
    """Whose request it is, or a spectator's."""
    return holder(request) if "authorization" in request.headers else None


async def gate(request: Request) -> None:
    """So many new tables an hour from one address."""
    take, address = request.app.state.gate.take, request.client.host if request.client else None
    if not await in_thread(take, address):
        raise TooFast("too_many_tables", "too many tables from this address; wait a while")


async def body(request: Request, empty: Any = None) -> Any:
    most = _settings(request).message_bytes
    read = b""
    async for part in request.stream():
        read += part
        if len(read) > most:
            raise TooLarge("too_large", f"a body may have {most} bytes")
    if not read and empty is not None:
        return empty
    try:
        return json.loads(read)
    except (ValueError, RecursionError):
        raise BadRequest("json", "the body is not JSON") from None
