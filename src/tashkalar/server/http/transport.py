"""Connections as they come from the network: time limits, no more of them than files may be open, messages packed once.

What uvicorn leaves open: whoever connects and sends a header byte by byte is cut off; when files run short new
connections are told so instead of being left to wait; a message for many sockets is compressed once for all of them.
"""

import asyncio
import json
import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from .. import metrics

HEADER_SECONDS = 10.0  # so long the head of a request may take to come, from the first moment of a connection
CLOSING_SECONDS = 5.0  # so long a closed socket may take to read what was sent
_KEPT_FREE = 80  # files that are no connections: the database, workers, pages, the log
_LAST_WORDS = 16  # so many of those that are refused may take a moment to hear it
_SMALL = 200  # bytes below which packing a message is not worth it
_FULL = {
    "error": {"key": "full", "params": {}, "text": "the server has as many connections as it may have; try again later"}
}


def most_connections() -> int | None:
    """How many connections may be open at once; as many files as the system allows are asked for. None: any number."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return None if soft == resource.RLIM_INFINITY else max(8, soft - _KEPT_FREE)


class Http(H11Protocol):
    """Requests, with a time limit for their head and a limit to the number of connections."""

    most: ClassVar[int | None] = None
    _head: asyncio.TimerHandle | None = None
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.most is not None and len(self.connections) > self.most:
            self._refuse(self.most)
            return
        self._head = self.loop.call_later(HEADER_SECONDS, self._late)

    def _refuse(self, most: int) -> None:
        metrics.REFUSED.add("full")
        body = json.dumps(_FULL).encode()
        self.transport.write(
            b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 10\r\n"
            b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body)
        )
        # Closed when the other side has read it, or soon: with its request unread it might never see the answer.
        self._refused = True
        self.transport.write_eof()
        self._head = self.loop.call_later(0.0 if len(self.connections) > most + _LAST_WORDS else 1.0, self._late)

    def _late(self) -> None:
        self._head = None
        if not self.transport.is_closing():
            if not self._refused:
                metrics.REFUSED.add("too_slow")
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE and self.conn.our_state is not h11.DONE:
            self._head_came()
        elif self._head is None and self.timeout_keep_alive_task is None:
            # The beginning of another request on the same connection, or the rest of one that was answered already.
            self._head = self.loop.call_later(HEADER_SECONDS, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_came()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._head_came()
        super().handle_websocket_upgrade(event)

    def _head_came(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class Socket(WebSocketsSansIOProtocol):
    """Sockets whose messages are packed once, and which are gone soon after they are closed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = ServerProtocol(extensions=[_Packing()], max_size=self.config.ws_max_size, logger=self.logger)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Somebody who does not read could keep what was not sent, and its socket, for ever.
        if self.close_timer is not None or self.transport.get_write_buffer_size():
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


class _Packing(ServerPerMessageDeflateFactory):
    """Every message is compressed by itself, so that it is the same for everybody who gets it."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, _PackedOnce(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


class _PackedOnce(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin or len(frame.data) < _SMALL:
            return frame
        packed = _packed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, packed, frame.fin, True, frame.rsv2, frame.rsv3)


@lru_cache(maxsize=64)
def _packed(data: bytes, window: int) -> bytes:
    packer = zlib.compressobj(level=4, wbits=-window)
    # A message ends with an empty block, which is left out.
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
