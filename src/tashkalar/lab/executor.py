"""Where the games of an experiment are played: one small door, so that a cluster can take the place of processes.

An executor takes a function of a module and a list of independent items, and hands back the results as they come, in
any order. Whoever wants an order puts a number into the result.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
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
    """Several at a time, each in a fresh process of its own."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        if not items:
            return
        # Not forked: a fork would copy whatever threads and files the caller has.
        context = multiprocessing.get_context("spawn")
        with context.Pool(min(self.jobs, len(items)), initializer=_settle) as pool:
            yield from pool.imap_unordered(work, items)


def _settle() -> None:
    """Ctrl-C is for the process that started the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def executor(jobs: int) -> Executor:
    """Processes, or for a single job none at all."""
    return Processes(jobs) if jobs > 1 else Here()
