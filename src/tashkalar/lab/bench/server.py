"""The server under load: many games at once over real sockets, crowds beside them, and what only waits.

What is measured is the time from sending a choice to its confirmation, which the server gives only after the choice is
on the disk. Beside it stands what a bare server takes at the same rate in the same run: machines differ, and are seldom
alone.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from . import crowds
from .load import Server, Table, bare, control, made, make, make_with_bot, percentiles, played, running

RATES = (38.0, 120.0)
"""Choices a second, in all games together."""


def measure(
    games: int = 200,
    seconds: float = 30.0,
    rates: tuple[float, ...] = RATES,
    idle_games: int = 200,
    idle_sockets: int = 1000,
    crowd: crowds.Sizes = crowds.USUAL,
    database: str | None = None,
) -> dict[str, Any]:
    """Everything; JSON-ready. Times in milliseconds, memory in KiB. `database`: PostgreSQL instead of a file."""
    with TemporaryDirectory(prefix="tashkalar-bench-") as folder, running(Path(folder), database) as server:
        return asyncio.run(_measure(server, Path(folder), games, seconds, rates, idle_games, idle_sockets, crowd))


def measure_bots(games: int = 10, seconds: float = 30.0, pause: float = 1.0, level: str = "champion") -> dict[str, Any]:
    """How quickly people are answered while bots think in so many games; JSON-ready, times in milliseconds."""
    with TemporaryDirectory(prefix="tashkalar-bench-") as folder, running(Path(folder), None) as server:
        rng = Random(1)
        tables = [make_with_bot(server, rng, level) for _ in range(games)]
        with control(Path(folder)) as other:
            times, alone = asyncio.run(_beside_bots(server, other, tables, seconds, pause, rng))
    return {
        "games": games,
        "level": level,
        "pause": pause,
        "choices": len(times),
        "choice_ms": percentiles(times),
        "control_ms": percentiles(alone),
    }


async def _beside_bots(
    server: Server, other: Server, tables: list[Table], seconds: float, pause: float, rng: Random
) -> tuple[list[float], list[float]]:
    """The choices of people, and the answers of a bare server beside the same bots."""
    (times, _), alone = await asyncio.gather(
        played(server, tables, seconds, pause, rng), bare(other, len(tables), seconds, pause, rng)
    )
    return times, alone


def bot_lines(report: dict[str, Any]) -> list[str]:
    """The same for people."""
    choice = report["choice_ms"]
    return [
        f"bots: {report['games']} games against the {report['level']}, {report['choices']} choices of people; "
        f"confirmed in {_told(choice)} (a bare server beside the same bots: {_told(report['control_ms'])})"
    ]


def lines(report: dict[str, Any]) -> list[str]:
    """The same for people."""
    idle = report["idle"]
    shown = [f"server: {report['games']} games at once, a confirmed choice (beside it a bare server at the same rate)"]
    for one in report["rates"]:
        shown.append(
            f"  {one['per_second']:g} a second: {_told(one['choice_ms'])} (bare: {_told(one['control_ms'])}); "
            f"{one['cpu_ms']} ms of the processor each"
        )
    shown += crowds.lines(report["crowds"])
    return [
        *shown,
        f"  idle game {idle['game_kib']} KiB, idle socket {idle['socket_kib']} KiB, {idle['sockets']} sockets held; "
        f"a choice meanwhile p95 {idle['choice_ms']['p95']} ms; server {report['memory_mib']} MiB",
    ]


def _told(times: dict[str, float]) -> str:
    return f"p50 {times['p50']} ms, p95 {times['p95']} ms, p99 {times['p99']} ms, worst {times['max']} ms"


async def _measure(
    server: Server,
    folder: Path,
    games: int,
    seconds: float,
    rates: tuple[float, ...],
    idle_games: int,
    idle_sockets: int,
    crowd: crowds.Sizes,
) -> dict[str, Any]:
    rng = Random(1)
    # First what only waits: afterwards the process holds memory from before.
    idle = await _idle(server, idle_games, idle_sockets, min(4.0, seconds), rng)
    found = []
    for rate in rates:
        pause = games / rate
        times, worked = await played(server, await made(server, games, rng), seconds, pause, rng)
        with control(folder) as other:
            alone = await bare(other, games, seconds, pause, rng)
        found.append(
            {
                "rate": rate,
                "per_second": round(len(times) / seconds, 1),
                "choices": len(times),
                "choice_ms": percentiles(times),
                "control_ms": percentiles(alone),
                # What the processor did for each, whatever else the machine was doing.
                "cpu_ms": round(1000 * worked / max(1, len(times)), 2),
            }
        )
    return {
        "games": games,
        "seconds": seconds,
        "rates": found,
        "crowds": await crowds.measure(server, crowd, rng),
        "idle": idle,
        "memory_mib": round(server.memory(), 1),
    }


async def _idle(server: Server, games: int, sockets: int, seconds: float, rng: Random) -> dict[str, Any]:
    """What games and sockets cost that only wait, and whether one is still served quickly beside them."""
    before = server.memory()
    tables = [(await asyncio.to_thread(make, server, rng))[0] for _ in range(games)]
    with_games = server.memory()
    async with AsyncExitStack() as stack:
        for number in range(sockets):
            line = await stack.enter_async_context(server.line((tables or server.table_ids)[number % max(1, games)]))
            await line.send('{"type": "hello"}')
            await line.recv()
        with_sockets = server.memory()
        times, _ = await played(server, await made(server, 2, rng), seconds, 0.2, rng)
    return {
        "games": games,
        "game_kib": round(1024 * (with_games - before) / max(1, games), 1),
        "sockets": sockets,
        "socket_kib": round(1024 * (with_sockets - with_games) / max(1, sockets), 1),
        "choice_ms": percentiles(times),
    }
