"""The server under load: many games at once over real sockets, and what games and sockets cost that only wait.

The server runs in a process of its own, as people start it. Every game has two players at sockets of their own who
choose at random, each after a pause; what is measured is the time from sending a choice to its confirmation, which the
server gives only after the choice is on the disk.
"""

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
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

_READY = re.compile(r"ready: (http://\S+?)/?\s*$")
Table = tuple[str, tuple[str, ...]]
"""Its name and the tokens of its players."""
_SCHOOLS = ("northern", "southern", "highland", "sylvan", "etherweavers")


@dataclass
class _Server:
    address: str
    pid: int
    table_ids: list[str] = field(default_factory=list)

    def call(self, path: str, body: Any, token: str) -> Any:
        data = json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}"}
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

    def line(self, table: str) -> connect:
        # Browsers offer compression as well.
        address = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        return connect(address, max_size=None, open_timeout=60, ping_interval=None, close_timeout=1)


def measure(
    games: int = 200,
    seconds: float = 30.0,
    pause: float = 5.0,
    idle_games: int = 200,
    idle_sockets: int = 1000,
    database: str | None = None,
) -> dict[str, Any]:
    """Everything; JSON-ready. Times in milliseconds, memory in KiB. `database`: PostgreSQL instead of a file."""
    with TemporaryDirectory(prefix="tashkalar-bench-") as folder, running(Path(folder), database) as server:
        return asyncio.run(_measure(server, games, seconds, pause, idle_games, idle_sockets))


def measure_bots(games: int = 10, seconds: float = 30.0, pause: float = 1.0, level: str = "master") -> dict[str, Any]:
    """How quickly people are answered while bots think in so many games; JSON-ready, times in milliseconds."""
    with TemporaryDirectory(prefix="tashkalar-bench-") as folder, running(Path(folder), None) as server:
        rng = Random(1)
        tables = [_make_with_bot(server, rng, level) for _ in range(games)]
        times, _ = asyncio.run(_played(server, tables, seconds, pause, rng))
    return {"games": games, "level": level, "pause": pause, "choices": len(times), "choice_ms": _percentiles(times)}


def bot_lines(report: dict[str, Any]) -> list[str]:
    """The same for people."""
    choice = report["choice_ms"]
    return [
        f"bots: {report['games']} games against the {report['level']}, {report['choices']} choices of people; "
        f"confirmed in p50 {choice['p50']} ms, p95 {choice['p95']} ms, p99 {choice['p99']} ms, worst {choice['max']} ms"
    ]


def lines(report: dict[str, Any]) -> list[str]:
    """The same for people."""
    choice, idle = report["choice_ms"], report["idle"]
    return [
        f"server: {report['games']} games at once, a choice every {report['pause']:g} s in each, "
        f"{report['choices']} choices in {report['seconds']:g} s",
        f"  confirmed choice: p50 {choice['p50']} ms, p95 {choice['p95']} ms, p99 {choice['p99']} ms, "
        f"worst {choice['max']} ms; {report['cpu_ms']} ms of the processor each",
        f"  idle game {idle['game_kib']} KiB, idle socket {idle['socket_kib']} KiB, {idle['sockets']} sockets held; "
        f"a choice meanwhile p95 {idle['choice_ms']['p95']} ms; server {report['memory_mib']} MiB",
    ]


@contextmanager
def running(folder: Path, database: str | None) -> Iterator[_Server]:
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
    process = subprocess.Popen(  # noqa: S603  (ourselves)
        [sys.executable, "-m", "tashkalar", "play", *words], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = _READY.search(line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line}")
        yield _Server(found[1], process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()


async def _measure(
    server: _Server, games: int, seconds: float, pause: float, idle_games: int, idle_sockets: int
) -> dict[str, Any]:
    rng = Random(1)
    # First what only waits: afterwards the process holds memory from before.
    idle = await _idle(server, idle_games, idle_sockets, rng)
    times, worked = await _played(server, await _made(server, games, rng), seconds, pause, rng)
    return {
        "games": games,
        "pause": pause,
        "seconds": seconds,
        "choices": len(times),
        "choice_ms": _percentiles(times),
        # What the processor did for each, whatever else the machine was doing.
        "cpu_ms": round(1000 * worked / max(1, len(times)), 2),
        "idle": idle,
        "memory_mib": round(server.memory(), 1),
    }


async def _made(server: _Server, games: int, rng: Random) -> list[Table]:
    return [await asyncio.to_thread(_make, server, rng) for _ in range(games)]


async def _played(
    server: _Server, tables: list[Table], seconds: float, pause: float, rng: Random
) -> tuple[list[float], float]:
    """Let games be played for a while; how long each choice took, and what the processor did for all of them."""
    times: list[float] = []
    server.table_ids = [table for table, _ in tables]
    async with AsyncExitStack() as stack:
        players = []
        for table, tokens in tables:
            for token in tokens:
                line = await stack.enter_async_context(server.line(table))
                players.append(_Player(line, token, Random(rng.random()), pause, times))
                await players[-1].greet()
        # Coming to the tables is not what is measured.
        worked = server.work()
        tasks = [asyncio.create_task(player.run()) for player in players]
        await asyncio.sleep(seconds)
        worked = server.work() - worked
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, ConnectionClosed):
                raise result
    return times, worked


def _make(server: _Server, rng: Random) -> Table:
    """A table with both its players."""
    tokens = secrets.token_hex(16), secrets.token_hex(16)
    schools = rng.sample(_SCHOOLS, 2)
    seats = [{"kind": kind, "school": school} for kind, school in zip(("me", "friend"), schools, strict=True)]
    made = server.call("/api/tables", {"form": rng.choice(("high", "duel")), "seats": seats}, tokens[0])
    server.call(f"/api/tables/{made['table']}/seat", {"link": made["links"][schools[1]]}, tokens[1])
    return made["table"], tokens


def _make_with_bot(server: _Server, rng: Random, level: str) -> Table:
    """A table with one person."""
    token = secrets.token_hex(16)
    schools = rng.sample(_SCHOOLS, 2)
    seats = [{"kind": "me", "school": schools[0]}, {"kind": "bot", "school": schools[1], "level": level}]
    made = server.call("/api/tables", {"form": rng.choice(("high", "duel")), "seats": seats}, token)
    return made["table"], (token,)


class _Player:
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


async def _idle(server: _Server, games: int, sockets: int, rng: Random) -> dict[str, Any]:
    """What games and sockets cost that only wait, and whether one is still served quickly beside them."""
    before = server.memory()
    tables = [(await asyncio.to_thread(_make, server, rng))[0] for _ in range(games)]
    with_games = server.memory()
    async with AsyncExitStack() as stack:
        for number in range(sockets):
            line = await stack.enter_async_context(server.line((tables or server.table_ids)[number % max(1, games)]))
            await line.send('{"type": "hello"}')
            await line.recv()
        with_sockets = server.memory()
        times, _ = await _played(server, await _made(server, 2, rng), 4.0, 0.2, rng)
    return {
        "games": games,
        "game_kib": round(1024 * (with_games - before) / max(1, games), 1),
        "sockets": sockets,
        "socket_kib": round(1024 * (with_sockets - with_games) / max(1, sockets), 1),
        "choice_ms": _percentiles(times),
    }


def _percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]

    def at(part: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0)}
