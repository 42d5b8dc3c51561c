"""Connections from outside, over real sockets: slow ones, too many, and one message for many."""

import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tashkalar.server.app import application
from tashkalar.server.http import transport
from tashkalar.server.http.transport import Http, Socket
from tashkalar.server.settings import Settings
from tests.patience import PATIENCE, Patience, ended, until

from .browser import ADA, asked

Address = tuple[str, int]


@pytest.fixture
def address(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Address]:
    """A server with time limits that are soon over."""
    monkeypatch.setattr(transport, "HEADER_SECONDS", 0.2)
    app = application(replace(settings, body_seconds=0.2))
    config = uvicorn.Config(app, port=0, http=Http, ws=Socket, log_config=None, access_log=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until("a server that listens", lambda: server.started)
    yield server.servers[0].sockets[0].getsockname()
    server.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive(), "the server does not end"


def raw(address: Address, *parts: bytes) -> bytes:
    """All that comes back for these bytes, sent one after the other."""
    with socket.create_connection(address, 10) as line:
        for part in parts:
            line.sendall(part)
        found = b""
        while got := line.recv(65_536):
            found += got
        return found


def test_a_head_that_does_not_come_is_not_waited_for(address: Address) -> None:
    assert raw(address) == b""
    assert raw(address, b"GET /healthz HTTP/1.1\r\nHost: here\r\n", b"X-Slow: y") == b""
    # On a connection that was used before as well.
    request = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
    with socket.create_connection(address, 10) as line:
        line.sendall(request)
        answer = b""
        while b'"ok"' not in answer:
            answer += (got := line.recv(65_536))
            assert got, answer
        line.sendall(b"GET /heal")
        assert line.recv(65_536) == b""


def test_a_body_that_does_not_come_is_not_waited_for(address: Address) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {ADA}\r\nContent-Length: 90\r\n\r\n"
    answer = raw(address, head.encode(), b'{"form"')
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"a body has to come within 0.2 seconds" in answer
    # Nor the rest of a body that nobody reads.
    unread = b"GET /healthz HTTP/1.1\r\nHost: here\r\nContent-Length: 90\r\n\r\n"
    assert raw(address, unread, b"x").startswith(b"HTTP/1.1 200 ")


def test_one_connection_too_many_is_told_so(address: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "HEADER_SECONDS", 30.0)
    monkeypatch.setattr(Http, "most", 3)
    request = b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(closing(socket.create_connection(address, 10)))
        refused = raw(address, request)
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert json.loads(refused.partition(b"\r\n\r\n")[2])["error"]["key"] == "full"
    until("a place to come free", lambda: raw(address, request).startswith(b"HTTP/1.1 200 "))


def test_few_open_files_do_not_stop_service(tmp_path: Path) -> None:
    """More connections than files: those that are too many are turned away, and the others are served."""
    command = [sys.executable, "-m", "tashkalar", "play", "--no-open", "--port", "0", "--data", str(tmp_path / "games")]
    server = subprocess.Popen(
        ["bash", "-c", 'ulimit -n 128; exec "$@"', "bash", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        assert server.stdout is not None
        line = ended("a server that is ready", server.stdout.readline)
        here = "127.0.0.1", int(line.rpartition(b":")[2].strip(b"/ \n"))
        with ExitStack() as stack:
            lines = [stack.enter_context(closing(socket.create_connection(here, 10))) for _ in range(150)]
            # The last in line has been answered, so all before it have been.
            assert b"503" in lines[-1].recv(65_536)
            for one in lines[:20]:
                one.close()
            request = b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
            patience = Patience("a place to come free")
            while not (answer := raw(here, request)).startswith(b"HTTP/1.1 200 "):
                assert answer.startswith(b"HTTP/1.1 503 ")
                patience.lasts(answer)
    finally:
        server.terminate()
        assert server.communicate(timeout=20)[1] == b""


def test_as_many_files_as_allowed() -> None:
    import resource

    found = transport.most_connections()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert found is None or 8 <= found < soft
    assert soft == resource.RLIM_INFINITY or soft == hard or soft >= 65_536


def test_a_message_for_many_is_packed_once(address: Address) -> None:
    host = f"{address[0]}:{address[1]}"
    body = json.dumps(asked("high", ["me", "friend"])).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAuthorization: Bearer {ADA}\r\n"
    answer = raw(address, f"{head}Content-Length: {len(body)}\r\n\r\n".encode(), body)
    table = json.loads(answer.partition(b"\r\n\r\n")[2])["table"]
    with ExitStack() as stack:

        def line(token: str | None) -> ClientConnection:
            found = stack.enter_context(connect(f"ws://{host}/ws/tables/{table}", max_size=None))
            found.send(json.dumps({"type": "hello", "token": token}))
            return found

        lines = [line(None) for _ in range(6)]
        patience = Patience("six who watch")
        while (message := json.loads(lines[0].recv(PATIENCE))).get("watching") != 6:
            patience.lasts(message)
        transport._packed.cache_clear()
        player = line(ADA)
        assert json.loads(player.recv(PATIENCE))["type"] == "table"
        player.send(json.dumps({"type": "resign"}))
        ends = []
        for one in lines:
            patience = Patience("the end of the game")
            while (message := json.loads(one.recv(PATIENCE)))["type"] != "table" or message["result"] is None:
                patience.lasts(message)
            ends.append(message)
        assert all(one == ends[0] for one in ends)
        # The player's first table and its last, that of all who watch, and what is said of the people meanwhile.
        assert transport._packed.cache_info().misses <= 3 + 3
