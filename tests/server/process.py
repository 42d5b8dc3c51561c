"""A real server in a process of its own, for what can only be seen from outside."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from time import sleep
from typing import Any
from weakref import WeakKeyDictionary

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.patience import PATIENCE, Late, Patience, ended

from .browser import ADA, Log

_READY = re.compile(r"ready: (http://\S+:(\d+)/)")


class Server:
    """`tashkalar play` on a free port; ended with the test."""

    def __init__(self, data: Path | str, **environment: str) -> None:
        self.data = data  # a file, or the address of a database
        self.environment = environment
        self.port = 0
        self._lines = ExitStack()
        self.start()

    def start(self) -> None:
        """Start it, on the same port again if it has had one."""
        words = ["--no-open", "--port", str(self.port)]
        more = dict(self.environment)
        if isinstance(self.data, Path):
            words += ["--data", str(self.data)]
        else:
            more["TASHKALAR_DATABASE"] = self.data
        # Into a file: a pipe that nobody reads would hold up a server that has much to say.
        self._said = TemporaryFile("w+")  # noqa: SIM115  (closed when it is read)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tashkalar", "play", *words],
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
            env={**os.environ, **more},
        )
        assert self.process.stdout is not None
        try:
            line = ended("a server that is ready", self.process.stdout.readline)
        except Late:
            self.process.kill()
            raise
        found = _READY.search(line)
        if found is None:
            self.process.kill()
            raise AssertionError(line + self.ended())
        self.port = int(found[2])
        self.address = found[1].rstrip("/")

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *args: object) -> None:
        self.stop()

    def kill(self) -> None:
        """As hard as it gets."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.ended()
        self._lines.close()

    def stop(self) -> str:
        """Politely; what it had to complain about."""
        self._lines.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> str:
        """Wait for its end; what it had to complain about."""
        if not self._said.closed:
            self._complaints = self._end()
        return self._complaints

    def _end(self) -> str:
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Late(f"waited {PATIENCE:.0f} s for the end of a server; it said: {self._read()}") from None
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self._read()

    def _read(self) -> str:
        with self._said:
            self._said.seek(0)
            return self._said.read()

    def call(self, path: str, body: Any = None, token: str = ADA) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def metric(self, name: str) -> float:
        """One number of /metrics."""
        with urllib.request.urlopen(self.address + "/metrics", timeout=PATIENCE) as answer:
            lines = answer.read().decode().splitlines()
        return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name + " ")), 0.0)

    def socket(self, table: str, token: str | None = ADA) -> ClientConnection:
        """A socket that has said hello."""
        address = f"{self.address.replace('http', 'ws')}/ws/tables/{table}"
        line = self._lines.enter_context(connect(address, max_size=None, origin=Origin(self.address)))
        line.send(json.dumps({"type": "hello", "token": token, "seen": 0}))
        return line


_logs: WeakKeyDictionary[ClientConnection, Log] = WeakKeyDictionary()


def received(line: ClientConnection) -> dict[str, Any]:
    """The next message; a table comes with its whole log."""
    return _logs.setdefault(line, Log()).whole(json.loads(line.recv(PATIENCE)))


def table_from(line: ClientConnection) -> dict[str, Any]:
    """The next table message."""
    patience = Patience("a table")
    while (message := received(line))["type"] != "table":
        patience.lasts(message)
    return message


def ask(line: ClientConnection, kind: str, **keys: Any) -> dict[str, Any]:
    """Send something and wait for the table that answers it; as slowly as the server wants it."""
    patience = Patience(f"an answer to {kind}")
    while True:
        line.send(json.dumps({"type": kind, **keys}))
        while (message := received(line))["type"] in ("people", "said"):
            patience.lasts(message)
        if message["type"] == "table":
            return message
        assert message["key"] == "too_fast", message
        patience.lasts(message)
        sleep(0.2)
