"""Games beside an analysis: how quickly people are answered while other games are looked back at, and without that.

Both are measured in turns of a few seconds, one after the other, so that whatever else the machine does meets both.
"""

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from ...game import Game
from .load import Server, made, percentiles, played, running

_AGAIN = 0.5  # seconds between two questions how far an analysis is, as a browser puts them
_TOKEN = "a" * 32


def measure(games: int = 5, seconds: float = 10.0, rounds: int = 3, pause: float = 0.25) -> dict[str, Any]:
    """JSON-ready, times in milliseconds."""
    with TemporaryDirectory(prefix="tashkalar-bench-") as folder, running(Path(folder), None) as server:
        return asyncio.run(_measure(server, games, seconds, rounds, pause))


async def _measure(server: Server, games: int, seconds: float, rounds: int, pause: float) -> dict[str, Any]:
    rng = Random(1)
    quiet: list[float] = []
    beside: list[float] = []
    for _ in range(rounds):
        quiet += (await played(server, await made(server, games, rng), seconds, pause, rng))[0]
        analysis = asyncio.create_task(_analysed(server, rng))
        beside += (await played(server, await made(server, games, rng), seconds, pause, rng))[0]
        if analysis.done():
            analysis.result()  # it goes on for ever: something is wrong
        analysis.cancel()
        await asyncio.gather(analysis, return_exceptions=True)
    return {
        "games": games,
        "choices": [len(quiet), len(beside)],
        "quiet_ms": percentiles(quiet),
        "beside_ms": percentiles(beside),
    }


async def _analysed(server: Server, rng: Random) -> None:
    """One game after the other is sent in and looked back at."""
    while True:
        body = {"text": _record(rng)}
        name = (await asyncio.to_thread(server.call, "/api/records", body, _TOKEN))["replay"]
        while (await asyncio.to_thread(server.call, f"/api/replays/{name}/analysis", {}, _TOKEN))["status"] != "done":
            await asyncio.sleep(_AGAIN)


def _record(rng: Random) -> str:
    """A game by chance, long enough that there is something to look at."""
    game = Game.new("duel", ["northern", "sylvan"], seed=rng.getrandbits(32))
    while not game.over and game.state < 200:
        game.play(rng.choice(game.options))
    return game.record()


def lines(report: dict[str, Any]) -> list[str]:
    """The same for people."""
    quiet, beside = report["quiet_ms"], report["beside_ms"]
    numbers = " and ".join(map(str, report["choices"]))
    return [
        f"analysis: {report['games']} games, a confirmed choice p50 {quiet['p50']} ms, p95 {quiet['p95']} ms; while "
        f"others are analysed p50 {beside['p50']} ms, p95 {beside['p95']} ms ({numbers} choices)"
    ]
