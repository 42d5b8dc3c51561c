"""Thoughts in workers of the browser: asked again when one dies, ended when nobody waits, errors told."""

import asyncio

import pytest

from tashkalar.bots import LEVELS
from tashkalar.server.levels import PACES
from tashkalar.site.thinkers import Elsewhere, clock_of, think


class Array:
    """Bytes as a browser hands them over: they look like no bytes of Python's."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def to_bytes(self) -> bytes:
        return self._content


class Worker:
    """Dies so many times before it thinks; `hangs` until it is stopped."""

    def __init__(self, deaths: int = 0, hangs: bool = False) -> None:
        self.deaths, self.hangs, self.stopped = deaths, hangs, 0
        self.asked = asyncio.Event()

    async def think(self, thought: bytes) -> Array:
        self.asked.set()
        if self.hangs:
            await asyncio.Event().wait()
        if self.deaths:
            self.deaths -= 1
            raise OSError("it died")
        return Array(think(Array(thought)))

    def warm(self) -> None:
        pass

    def stop(self) -> None:
        self.stopped += 1


def halved(number: int) -> int:
    return 10 // number


def test_a_thought_comes_back_also_when_a_worker_dies() -> None:
    worker = Worker(deaths=2)
    assert asyncio.run(Elsewhere(lambda: worker, 1).done(halved, 5)) == 2
    with pytest.raises(RuntimeError, match="keep dying"):
        asyncio.run(Elsewhere(lambda: Worker(deaths=3), 1).done(halved, 5))


def test_what_went_wrong_in_a_thought_is_told() -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        asyncio.run(Elsewhere(Worker, 1).done(halved, 0))


def test_a_thought_nobody_waits_for_is_ended() -> None:
    async def left() -> Worker:
        worker = Worker(hangs=True)
        thinkers = Elsewhere(lambda: worker, 1)
        task = asyncio.create_task(thinkers.done(halved, 5))
        await worker.asked.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        worker.hangs = False
        assert await thinkers.done(halved, 5) == 2, "its place is free again"
        return worker

    assert asyncio.run(left()).stopped == 1


def test_stronger_levels_think_longer_here_too() -> None:
    for pace, scale in PACES.items():
        times = [clock_of(level, pace).seconds or 0 for level in ("novice", "adept", "master", "champion")]
        assert times == sorted(times)
        assert times[-1] > LEVELS["champion"].seconds * scale
