"""Where the games of an experiment are played: one small door, so that a cluster can take the place of processes.

An executor takes a function of a module and a list of independent items, and hands back the results as they come, in
any order. Whoever wants an order puts a number into the result.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class Executor(Protocol):
    """Anything that can carry out work on independent items."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterable[Result]:
        """The results in any order. Both work and items must be picklable."""


class Here:
    """One after the other, in this process."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        return map(work, items)


class Processes:
    """Several at a time in fresh processes. A process that dies costs what it was working on, and nothing else."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        if not items:
            return
        waiting = list(reversed(items))
        while waiting:
            doubtful: list[Item] = []
            yield from self._run(work, waiting, min(self.jobs, len(waiting)), doubtful)
            # One of those that were under way has ended its process: each alone, and whichever does it again is lost.
            for item in doubtful:
                yield from self._run(work, [item], 1, [])

    def _run(
        self, work: Callable[[Item], Result], waiting: list[Item], jobs: int, doubtful: list[Item]
    ) -> Iterator[Result]:
        """Work on what waits until nothing is left or a process has died; then `doubtful` is what was under way."""
        # Not forked: a fork would copy whatever threads and files the caller has.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_settle)
        under_way: dict[Future[Result], Item] = {}
        try:
            while waiting or under_way:
                while waiting and len(under_way) < 2 * jobs:
                    item = waiting.pop()
                    under_way[pool.submit(work, item)] = item
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del under_way[future]
                    yield result
        except BrokenProcessPool:
            doubtful += under_way.values()
        finally:
            children = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for child in children if under_way else ():  # whoever stops here does not wait for games to end
                child.terminate()


def _settle() -> None:
    """Ctrl-C is for the process that started the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def executor(jobs: int) -> Executor:
    """Processes, or for a single job none at all."""
    return Processes(jobs) if jobs > 1 else Here()
