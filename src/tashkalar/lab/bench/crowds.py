"""What crowds cost others: many who watch one game, many sockets of one seat, and one visitor with many bots.

Beside each the same without the crowd, in the same run.
"""

import asyncio
import json
import sys
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .load import Server, made, make, make_with_bot, percentiles, played

VISITOR, STRANGER = "192.0.2.1", "198.51.100.1"  # addresses for examples: nobody's


@dataclass(frozen=True)
class Sizes:
    games: int = 20  # of others, who are measured
    seconds: float = 10.0
    spectators: int = 400
    sockets: int = 1000  # of one seat
    tables: int = 40  # of one visitor, with a champion at each
    turns: int = 6  # of the stranger


USUAL = Sizes()


def lines(report: dict[str, Any]) -> list[str]:
    """For people."""
    alone, watched, seat, bots = (report[name] for name in ("alone", "spectators", "seat", "stranger"))
    return [
        f"  {report['games']} games alone: p95 {alone['p95']} ms; beside {watched['sockets']} spectators of another: "
        f"p95 {watched['choice_ms']['p95']} ms; beside {seat['asked']} sockets of one seat ({seat['held']} held): "
        f"p95 {seat['choice_ms']['p95']} ms",
        f"  a stranger's novice: p50 {bots['alone_ms']['p50']} ms, worst {bots['alone_ms']['max']} ms; beside "
        f"{bots['tables']} champions of one visitor: p50 {bots['beside_ms']['p50']} ms, "
        f"worst {bots['beside_ms']['max']} ms",
    ]


async def measure(server: Server, sizes: Sizes, rng: Random) -> dict[str, Any]:
    tables = await made(server, sizes.games, rng)
    alone, _ = await played(server, tables, sizes.seconds, 0.5, rng)
    return {
        "games": sizes.games,
        "alone": percentiles(alone),
        "spectators": await _spectators(server, sizes, rng),
        "seat": await _seat(server, sizes, rng),
        "stranger": await _stranger(server, sizes, rng),
    }


async def _spectators(server: Server, sizes: Sizes, rng: Random) -> dict[str, Any]:
    """A game that many watch is played quickly; so are others."""
    watched = await asyncio.to_thread(make, server, rng)
    others = await made(server, sizes.games, rng)
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    words = (sys.executable, "-m", f"{__package__}.watching", host, port, watched[0], str(sizes.spectators))
    crowd = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    assert crowd.stdout is not None
    assert await crowd.stdout.readline() == b"ready\n"
    game = asyncio.create_task(played(server, [watched], sizes.seconds + 1, 0.2, rng))
    times, _ = await played(server, others, sizes.seconds, 0.5, rng)
    await game
    crowd.terminate()
    await crowd.wait()
    return {"sockets": sizes.spectators, "choice_ms": percentiles(times)}


async def _seat(server: Server, sizes: Sizes, rng: Random) -> dict[str, Any]:
    """One seat is opened again and again."""
    table, tokens = await asyncio.to_thread(make, server, rng)
    held = 0

    async def knock(number: int) -> None:
        nonlocal held
        await asyncio.sleep(number * sizes.seconds / 2 / sizes.sockets)
        with suppress(ConnectionClosed, InvalidStatus, OSError, TimeoutError):
            async with server.line(table) as line:
                await line.send(json.dumps({"type": "hello", "token": tokens[0]}))
                first = json.loads(await line.recv())
                held += first["type"] == "table"
                async for _ in line:
                    pass

    others = await made(server, sizes.games, rng)
    knocking = [asyncio.create_task(knock(number)) for number in range(sizes.sockets)]
    times, _ = await played(server, others, sizes.seconds, 0.5, rng)
    for task in knocking:
        task.cancel()
    await asyncio.gather(*knocking, return_exceptions=True)
    return {"asked": sizes.sockets, "held": held, "choice_ms": percentiles(times)}


async def _stranger(server: Server, sizes: Sizes, rng: Random) -> dict[str, Any]:
    """One visitor plays many champions at once and asks for hints; a stranger plays a novice."""
    alone = await _novice(server, sizes.turns, rng)
    tables = [await asyncio.to_thread(make_with_bot, server, rng, "champion", VISITOR) for _ in range(sizes.tables)]
    visitors = [asyncio.create_task(_visitor(server, table, tokens[0])) for table, tokens in tables]
    await asyncio.sleep(min(2.0, sizes.seconds))
    beside = await _novice(server, sizes.turns, rng)
    for task in visitors:
        task.cancel()
    await asyncio.gather(*visitors, return_exceptions=True)
    return {"tables": sizes.tables, "alone_ms": percentiles(alone), "beside_ms": percentiles(beside)}


async def _visitor(server: Server, table: str, token: str) -> None:
    """Ends every turn as soon as possible, and wants a hint before each."""
    async with server.line(table, VISITOR) as line:
        await line.send(json.dumps({"type": "hello", "token": token}))
        while True:
            message = await _table(line)
            if message["options"]:
                await line.send(json.dumps({"type": "hint", "state": message["state"]}))
                await line.send(json.dumps(_quick(message)))


async def _novice(server: Server, turns: int, rng: Random) -> list[float]:
    """How long a novice takes, from the end of a person's turn to the end of its own."""
    table, tokens = await asyncio.to_thread(make_with_bot, server, rng, "novice", STRANGER)
    times: list[float] = []
    async with server.line(table, STRANGER) as line:
        await line.send(json.dumps({"type": "hello", "token": tokens[0]}))
        began: float | None = None
        while len(times) < turns:
            message = await _table(line)
            if message["result"] is not None:
                break
            if not message["options"]:
                began = began or perf_counter()
                continue
            if began is not None:
                times.append(perf_counter() - began)
                began = None
            await line.send(json.dumps(_quick(message)))
    return times


def _quick(message: dict[str, Any]) -> dict[str, Any]:
    """The choice that ends a turn soonest."""
    texts = {option["kind"]: option["text"] for option in message["options"]}
    choice = texts.get("end") or texts.get("decline") or texts.get("place") or message["options"][0]["text"]
    return {"type": "play", "state": message["state"], "choice": choice}


async def _table(line: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] == "table":
            return message
