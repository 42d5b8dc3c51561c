"""Who may think next: shares for addresses and tables, quick thoughts before long, an end to what nobody waits for."""

import asyncio
import gc
import os
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from importlib import import_module
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tashkalar.server.thinking import line as lines
from tashkalar.server.thinking.line import Line, Thought, Used
from tashkalar.server.thinking.workers import Workers
from tests.patience import Patience, ended


class Order:
    """Thoughts that take no time but their place; who thought when."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.began: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.ends: dict[str, asyncio.Event] = {}
        self.places: dict[str, list[int | None]] = {}

    async def come(
        self, name: str, who: str, table: str, seconds: float, wanted: Callable[[], bool] = lambda: True
    ) -> None:
        """Stand in the line, in this order."""
        end, told = self.ends.setdefault(name, asyncio.Event()), self.places.setdefault(name, [])

        async def think() -> None:
            async with self.line.place(Thought(who, table, seconds), wanted, told.append):
                self.began.append(name)
                await end.wait()

        self.tasks[name] = asyncio.create_task(think())
        await asyncio.sleep(0)

    async def all(self) -> list[str]:
        """Everybody thinks, one after the other; in which order."""
        patience = Patience("everybody's thought")
        while self.tasks and patience.lasts(self.began):
            for name in [name for name in self.began if name in self.tasks]:
                self.ends[name].set()
                await self.tasks.pop(name)
        return self.began


def ordered(story: Callable[[Order], Awaitable[None]], usual: int = 1, quick: int = 0, long: int = 0) -> Order:
    async def run() -> Order:
        order = Order(Line(usual, quick, long))
        await story(order)
        return order

    return asyncio.run(run())


def test_a_stranger_does_not_wait_for_forty_of_one_visitor() -> None:
    async def story(order: Order) -> None:
        for number in range(40):
            await order.come(f"visitor {number}", "192.0.2.1", f"table {number}", 1.0)
        await order.come("stranger", "192.0.2.2", "another", 1.0)
        await order.all()

    # The one that thinks already is let think.
    assert ordered(story).began.index("stranger") == 1


def test_a_table_does_not_wait_for_another_of_the_same_address() -> None:
    async def story(order: Order) -> None:
        for number in range(10):
            await order.come(f"greedy {number}", "192.0.2.1", "greedy", 1.0)
        await order.come("modest", "192.0.2.1", "modest", 1.0)
        await order.all()

    assert ordered(story).began.index("modest") == 1


def test_a_novice_never_waits_for_a_champion() -> None:
    async def story(order: Order) -> None:
        for number in range(5):
            await order.come(f"champion {number}", "192.0.2.1", f"table {number}", 3.0)
            await order.come(f"patient {number}", "192.0.2.1", f"patient {number}", 30.0)
        await order.come("novice", "192.0.2.2", "another", 0.05)
        assert order.began == ["champion 0", "patient 0", "novice"]
        # Nor does a thought of usual length wait for a long one.
        await order.come("master", "192.0.2.2", "another", 1.0)
        order.ends["champion 0"].set()
        await order.tasks.pop("champion 0")
        await asyncio.sleep(0)
        assert order.began[3] == "master"
        await order.all()

    ordered(story, quick=1, long=1)


def test_quick_thoughts_first_among_equals() -> None:
    async def story(order: Order) -> None:
        await order.come("first", "192.0.2.9", "first", 1.0)
        await order.come("long", "192.0.2.1", "one", 3.0)
        await order.come("short", "192.0.2.2", "another", 0.6)
        await order.all()

    assert ordered(story).began == ["first", "short", "long"]


def test_what_nobody_looks_at_comes_last() -> None:
    async def story(order: Order) -> None:
        await order.come("first", "192.0.2.1", "first", 1.0)
        await order.come("left alone", "", "left", 0.6, lambda: False)
        await order.come("looked at", "192.0.2.1", "looked at", 3.0)
        await order.all()

    assert ordered(story).began == ["first", "looked at", "left alone"]


def test_whoever_leaves_the_line_is_not_thought_for() -> None:
    async def story(order: Order) -> None:
        await order.come("first", "192.0.2.1", "first", 1.0)
        await order.come("gone", "192.0.2.2", "gone", 1.0)
        await order.come("last", "192.0.2.3", "last", 1.0)
        order.tasks.pop("gone").cancel()
        # Also when the place has just come free for it.
        order.ends["first"].set()
        await order.tasks.pop("first")
        assert len(order.line) == 0
        order.tasks.pop("last").cancel()
        await asyncio.sleep(0)
        await order.come("after all", "192.0.2.1", "another", 1.0)
        await order.all()

    assert ordered(story).began == ["first", "last", "after all"]


async def told(order: Order, places: list[int]) -> None:
    """Wait until the third has heard this."""
    patience = Patience(f"the third to hear {places}")
    while order.places["third"] != places and patience.lasts(order.places):
        await asyncio.sleep(0.001)


def test_the_place_in_the_line_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "_TELL", 0.01)

    async def story(order: Order) -> None:
        for name in ("first", "second", "third"):
            await order.come(name, name, "table", 1.0)
        await told(order, [2])
        assert order.places == {"first": [], "second": [1], "third": [2]}
        order.ends["first"].set()
        await told(order, [2, 1])
        await order.all()
        assert order.places == {"first": [], "second": [1, None], "third": [2, 1, None]}

    ordered(story)


def test_what_was_used_is_forgotten() -> None:
    used = Used()
    used.add("somebody", 8.0, 0.0)
    assert used.of("somebody", 0.0) == 8
    assert used.of("somebody", 120.0) == 2
    for number in range(2000):
        used.add(number, 1.0, 120.0 + 60 * number)
    assert len(used._spent) < 1000


def test_equals_come_in_their_order() -> None:
    """Also after one of them has used something: what is forgotten meanwhile is forgotten for all at once."""

    async def story(order: Order) -> None:
        for number in range(30):
            await order.come(str(number), "192.0.2.1", f"table {number}", 1.0)
        await order.all()

    assert ordered(story).began == [str(number) for number in range(30)]


def test_the_order_is_fair_by_chance() -> None:
    """Whoever asks for more than a share, nobody else gets less than theirs."""
    rng = Random(4)

    async def story(order: Order) -> None:
        for number in range(60):
            await order.come(f"greedy {number}", "greedy", f"table {rng.randrange(30)}", rng.choice([0.6, 1.0, 3.0]))
        for number in range(6):
            await order.come(f"modest {number}", "modest", "modest", 1.0)
        await order.all()

    began = ordered(story, usual=2).began
    assert max(began.index(f"modest {number}") for number in range(6)) < 20


def _long() -> None:
    time.sleep(60)


def test_a_thought_that_nobody_waits_for_is_ended() -> None:
    workers = Workers(1)

    async def run() -> tuple[int, int]:
        first = await workers.done(os.getpid)
        task = asyncio.create_task(workers.done(_long))
        patience = Patience("a worker that thinks")
        while not any(workers._stops.pages) and patience.lasts():
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(ValueError, match="month"):
            await workers.done(time.strptime, "13", "%m month")
        return first, await workers.done(os.getpid)

    try:
        before, after = asyncio.run(asyncio.wait_for(run(), 50))
    finally:
        workers.close()
    # The same process, not a new one.
    assert before == after


def _cut_off() -> None:
    """Begins an answer and never ends it, as if this process had been ended in the middle of one."""
    (answers,) = [one for one in gc.get_objects() if isinstance(one, SimpleQueue)]
    answers._writer._send(struct.pack("!i", 50_000))  # type: ignore[attr-defined]
    time.sleep(60)


def test_an_answer_that_is_cut_off_does_not_hold_up_the_end() -> None:
    workers = Workers(1)

    async def run() -> None:
        task = asyncio.create_task(workers.done(_cut_off))
        patience = Patience("a worker that thinks")
        while not any(workers._stops.pages) and patience.lasts():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert workers._pool is not None
        manager: Any = workers._pool._executor_manager_thread
        await asyncio.to_thread(ended, "the end of all workers", workers.close)
        assert not manager.is_alive()
        with pytest.raises(RuntimeError, match="ended with the server"):
            await task

    asyncio.run(asyncio.wait_for(run(), 50))


def _imports(folder: str) -> bool:
    """Reads a module that takes its time; whether it is whole."""
    if folder not in sys.path:
        sys.path.append(folder)
    module = import_module("slow_to_read")
    time.sleep(60)
    return bool(module.WHOLE)


def _is_whole() -> bool:
    return bool(sys.modules["slow_to_read"].WHOLE)


def test_a_module_is_read_to_its_end(tmp_path: Path) -> None:
    """A worker goes on, and with half a module it would fail for ever."""
    module = (
        "import pathlib, time\npathlib.Path(__file__).with_suffix('.begun').touch()\ntime.sleep(0.5)\nWHOLE = True\n"
    )
    (tmp_path / "slow_to_read.py").write_text(module)
    workers = Workers(1)

    async def run() -> bool:
        task = asyncio.create_task(workers.done(_imports, str(tmp_path)))
        patience = Patience("a module that is read")
        while not (tmp_path / "slow_to_read.begun").exists() and patience.lasts():
            await asyncio.sleep(0.01)
        task.cancel()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return await workers.done(_is_whole)

    try:
        assert asyncio.run(asyncio.wait_for(run(), 50))
    finally:
        workers.close()
