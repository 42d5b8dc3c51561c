"""Load for a server: it is started as people start it, and players choose at random over real sockets."""

import asyncio
import json
import os
import re
import resource
import secrets
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

_READY = re.compile(r"ready: (http://\S+?)/?\s*$")
Table = tuple[str, tuple[str, ...]]
"""Its name and the tokens of its players."""
_SCHOOLS = ("northern", "southern", "highland", "sylvan", "etherweavers")


@dataclass
class Server:
    address: str
    pid: int
    table_ids: list[str] = field(default_factory=list)

    def call(self, path: str, body: Any, token: str, address: str | None = None) -> Any:
        """Ask for something; as a proxy would hand it on from another address, if there is one."""
        data = json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}", **_from(address)}
        request = urllib.request.Request(self.address + path, data, headers)  # noqa: S310  (our own server)
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return json.load(answer)

    def memory(self) -> float:
        """What the process holds, in MiB; 0 where that cannot be seen."""
        with suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
            if found is not None:
                return int(found[1]) / 1024
        return 0.0

    def work(self) -> float:
        """Seconds of the processor, so far."""
        with suppress(OSError):
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def line(self, table: str, address: str | None = None) -> connect:
        # Browsers offer compression as well.
        where = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        return connect(
            where,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
            close_timeout=1,
            additional_headers=_from(address),
        )


def _from(address: str | None) -> dict[str, str]:
    return {} if address is None else {"X-Forwarded-For": address}


@contextmanager
def running(folder: Path, database: str | None) -> Iterator[Server]:
    """A server as people start it."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    # A socket is an open file, here and in the server, which inherits this.
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536) if most != resource.RLIM_INFINITY else 65_536, most))
    words = ["--no-open", "--port", "0"]
    environment = dict(os.environ)
    if database is None:
        words += ["--data", str(folder / "games.sqlite")]
    else:
        environment["TASHKALAR_DATABASE"] = database
    with _started("tashkalar", "play", *words, environment=environment) as server:
        yield server


@contextmanager
def control(folder: Path) -> Iterator[Server]:
    """The bare server to compare with."""
    with _started(
        "tashkalar.lab.bench.control", str(folder / "control.sqlite"), environment=dict(os.environ)
    ) as server:
        yield server


@contextmanager
def _started(*words: str, environment: dict[str, str]) -> Iterator[Server]:
    process = subprocess.Popen(  # noqa: S603  (ourselves)
        [sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = _READY.search(line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line}")
        yield Server(found[1], process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()


async def made(server: Server, games: int, rng: Random) -> list[Table]:
    return [await asyncio.to_thread(make, server, rng) for _ in range(games)]


async def played(
    server: Server, tables: list[Table], seconds: float, pause: float, rng: Random
) -> tuple[list[float], float]:
    """Let games be played for a while; how long each choice took, and what the processor did for all of them."""
    times: list[float] = []
    server.table_ids = [table for table, _ in tables]
    async with AsyncExitStack() as stack:
        players = []
        for table, tokens in tables:
            for token in tokens:
                line = await stack.enter_async_context(server.line(table))
                players.append(Player(line, token, Random(rng.random()), pause, times))
                await players[-1].greet()
        tasks = [asyncio.create_task(player.run()) for player in players]
        # Neither coming to the tables is measured, nor the quiet before the first choices.
        await asyncio.sleep(pause)
        times.clear()
        worked = server.work()
        await asyncio.sleep(seconds)
        worked = server.work() - worked
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, ConnectionClosed):
                raise result
    return times, worked


def make(server: Server, rng: Random) -> Table:
    """A table with both its players."""
    tokens = secrets.token_hex(16), secrets.token_hex(16)
    schools = rng.sample(_SCHOOLS, 2)
    seats = [{"kind": kind, "school": school} for kind, school in zip(("me", "friend"), schools, strict=True)]
    made = server.call("/api/tables", {"form": rng.choice(("high", "duel")), "seats": seats}, tokens[0])
    server.call(f"/api/tables/{made['table']}/seat", {"link": made["links"][schools[1]]}, tokens[1])
    return made["table"], tokens


def make_with_bot(server: Server, rng: Random, level: str, address: str | None = None) -> Table:
    """A table with one person."""
    token = secrets.token_hex(16)
    schools = rng.sample(_SCHOOLS, 2)
    seats = [{"kind": "me", "school": schools[0]}, {"kind": "bot", "school": schools[1], "level": level}]
    made = server.call("/api/tables", {"form": rng.choice(("high", "duel")), "seats": seats}, token, address)
    return made["table"], (token,)


class Player:
    """Chooses at random, after a pause, whenever something is offered."""

    def __init__(self, line: ClientConnection, token: str, rng: Random, pause: float, times: list[float]) -> None:
        self._line = line
        self._token = token
        self._rng = rng
        self._pause = pause
        self._times = times

    async def greet(self) -> None:
        await self._line.send(json.dumps({"type": "hello", "token": self._token}))
        self._first = await self._table()

    async def run(self) -> None:
        message = self._first
        # Nobody begins at the same moment.
        await asyncio.sleep(self._rng.random() * self._pause)
        while message["result"] is None:
            if not message["options"]:
                message = await self._table()
                continue
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._pause)
            choice = self._rng.choice(message["options"])["text"]
            asked = json.dumps({"type": "play", "state": message["state"], "choice": choice, "id": 1})
            began = perf_counter()
            await self._line.send(asked)
            message = await self._table(began)

    async def _table(self, began: float | None = None) -> dict[str, Any]:
        """The next table; with `began` the one that confirms the choice."""
        while True:
            text = await self._line.recv()
            ended = perf_counter()  # reading the message is the affair of the client
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "refused":
                raise RuntimeError(f"refused: {message['text']}")
            if message["type"] == "table" and (began is None or message.get("id") == 1):
                if began is not None:
                    self._times.append(ended - began)
                return message


async def bare(server: Server, sockets: int, seconds: float, pause: float, rng: Random) -> list[float]:
    """So many sockets ask the bare server, each after a pause; how long every answer took."""
    times: list[float] = []

    async def ask(line: ClientConnection, chance: Random) -> None:
        await asyncio.sleep(chance.random() * pause)
        while True:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)
            began = perf_counter()
            await line.send("place e5")
            await line.recv()
            times.append(perf_counter() - began)

    async with AsyncExitStack() as stack:
        where = server.address.replace("http", "ws", 1) + "/ws"
        lines = [await stack.enter_async_context(connect(where, open_timeout=60)) for _ in range(sockets)]
        tasks = [asyncio.create_task(ask(line, Random(rng.random()))) for line in lines]
        await asyncio.sleep(pause)
        times.clear()
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return times


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]

    def at(part: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0)}
