"""An application without a network: requests and sockets are handed in, answers handed out.

Whoever speaks to it is on the same machine, so it counts as one's own address.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, NamedTuple
from urllib.parse import unquote

Message = MutableMapping[str, Any]
App = Callable[[Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]]
Tell = Callable[[str], Awaitable[None]]
End = Callable[[int], Awaitable[None]]

_HERE = ("127.0.0.1", 0)
_GONE = 1006  # a socket that ended without a word


def content(data: Any) -> bytes:
    """Bytes, also those that a browser hands over as an array of its own."""
    return data.to_bytes() if hasattr(data, "to_bytes") else bytes(data)


class Reply(NamedTuple):
    """What came of a request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


def _scope(kind: str, address: str, headers: Iterable[tuple[str, str]]) -> dict[str, Any]:
    path, _, query = address.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers],
        "client": _HERE,
        "server": _HERE,
    }


class Host:
    """Runs an application from `start` to `stop`."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._sockets: dict[int, Socket] = {}
        self._asked: asyncio.Queue[Message] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Have it begin; what goes wrong with that is raised."""
        told: asyncio.Queue[Message] = asyncio.Queue()
        self._told = told

        async def live() -> None:
            await self._app({"type": "lifespan", "asgi": {"version": "3.0"}}, self._asked.get, told.put)

        self._running = asyncio.create_task(live())
        await self._asked.put({"type": "lifespan.startup"})
        message = await told.get()
        if message["type"] != "lifespan.startup.complete":
            raise RuntimeError(message.get("message", ""))

    async def stop(self) -> None:
        for one in list(self._sockets.values()):
            one.leave()
        await self._asked.put({"type": "lifespan.shutdown"})
        await self._told.get()
        if self._running is not None:
            await self._running

    async def request(
        self,
        method: str,
        address: str,
        headers: Iterable[tuple[str, str]],
        body: bytes,
        gone: asyncio.Event | None = None,
    ) -> Reply:
        """One request, and the whole answer; `gone` says when nobody waits for it any more."""
        left = gone or asyncio.Event()
        scope = _scope("http", address, headers) | {"method": method}
        coming = [{"type": "http.request", "body": body, "more_body": False}]
        found = Reply(500, [], b"")
        parts: list[bytes] = []

        async def receive() -> Message:
            if coming:
                return coming.pop()
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal found
            if message["type"] == "http.response.start":
                named = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
                found = Reply(message["status"], named, b"")
            else:
                parts.append(message.get("body", b""))
                if not message.get("more_body", False):
                    left.set()  # the answer is whole, nobody waits for more

        try:
            await self._app(scope, receive, send)
        except Exception:
            # The application has answered already, and raises it for the log of whoever runs it.
            if not parts:
                raise
        return found._replace(body=b"".join(parts))

    def open(self, number: int, address: str, tell: Tell, end: End) -> None:
        """A socket: `tell` gets what is sent to it, `end` the code it is closed with."""
        socket = self._sockets[number] = Socket(tell, end)
        socket.task = asyncio.create_task(self._serve(number, address, socket))

    def said(self, number: int, text: str) -> None:
        """Somebody says something on a socket; on one that is gone, to nobody."""
        if (socket := self._sockets.get(number)) is not None:
            socket.coming.put_nowait({"type": "websocket.receive", "text": text})

    def left(self, number: int) -> None:
        """Somebody has closed their socket."""
        if (socket := self._sockets.get(number)) is not None:
            socket.leave()

    async def _serve(self, number: int, address: str, socket: "Socket") -> None:
        try:
            await self._app(_scope("websocket", address, []) | {"subprotocols": []}, socket.coming.get, socket.send)
        finally:
            del self._sockets[number]
            await socket.over(_GONE)


class Socket:
    """One socket, seen from the application."""

    def __init__(self, tell: Tell, end: End) -> None:
        self._tell = tell
        self._end = end
        self._ended = False
        self.coming: asyncio.Queue[Message] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        self.task: asyncio.Task[None] | None = None

    def leave(self) -> None:
        self._ended = True
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def send(self, message: Message) -> None:
        if self._ended:
            return
        if message["type"] == "websocket.send":
            await self._tell(message["text"])
        elif message["type"] == "websocket.close":
            await self.over(message.get("code", 1000))

    async def over(self, code: int) -> None:
        if not self._ended:
            self._ended = True
            await self._end(code)
