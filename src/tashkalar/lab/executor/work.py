"""What every executor can do, and the plainest one."""

import logging
from collections.abc import Callable, Generator, Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_log = logging.getLogger(__name__)


class Executor(Protocol):
    """Anything that can carry out work on independent items."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        """The results in any order. Both work and items must be picklable. Whoever stops early closes it."""


class Here:
    """One after the other, in this process."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Generator[Result, None, None]:
        yield from map(work, items)


def give_up(item: object) -> None:
    """Say what is left out."""
    _log.warning("a worker died each time it worked on this, so it is left out: %.200r", item)
