"""What is read from a request, the same way by every part of the API."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from .. import token
from ..lobby.lobby import Lobby
from ..refused import BadRequest, NoToken, Refused, TooFast, TooLarge, TooSlow
from ..settings import Settings
from ..threads import in_thread
from ..wire.reading import read
from .shares import host

T = TypeVar("T")


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
    if not await in_thread(request.app.state.gate.take, host(request)):
        raise TooFast("too_many_tables", "too many tables from this address; wait a while")


async def asked(
    request: Request, kind: type[T], what: str = "the body", empty: T | None = None, most: int | None = None
) -> T:
    """What a body of at most so many bytes asks for; without one `empty`, where that means something."""
    data = await _body(request, most or _settings(request).message_bytes)
    if empty is not None and data in (b"", b"null"):
        return empty
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise BadRequest("json", "the body is not JSON") from None
    return read(kind, found, what)


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Work that ends when nobody waits for its answer any more. The body has to be read before."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused("gone", "nobody waits for this any more")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _body(request: Request, most: int) -> bytes:
    found, seconds = b"", _settings(request).body_seconds
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                found += part
                if len(found) > most:
                    raise TooLarge("too_large", f"a body may have {most} bytes")
    except TimeoutError:
        raise TooSlow("too_slow", f"a body has to come within {seconds:g} seconds") from None
    return found
