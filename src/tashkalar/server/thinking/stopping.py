"""An end to thoughts that nobody waits for any more: the server leaves a note for the worker and knocks.

Every thought has a page in memory that server and workers share: which process thinks it, and whether to stop. Where
there are no such signals a thought ends with its time.
"""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")
Pages = Any  # an array that processes share; what is in it are numbers of processes, then notes to stop
_KNOCK = getattr(signal, "SIGUSR1", None)
_IMPORTING, _AGAIN = "<frozen importlib", 0.05


class Stopped(Exception):
    """Nobody waits for this thought any more."""


class Stops:
    """The server's side: a page for everything that is thought about at once."""

    def __init__(self, number: int) -> None:
        self._number = number
        self.pages: Pages = multiprocessing.get_context("spawn").RawArray("q", 2 * number)
        self._free = list(range(number))

    @contextmanager
    def page(self) -> Iterator[int]:
        found = self._free.pop()
        self.pages[found] = self.pages[self._number + found] = 0
        try:
            yield found
        finally:
            self._free.append(found)

    def stop(self, page: int) -> None:
        # First the note, then the knock: a worker that has not begun yet finds it there.
        self.pages[self._number + page] = 1
        process = self.pages[page]
        if process and _KNOCK is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, _KNOCK)


class _Worker:
    """The worker's side."""

    pages: Pages = None
    page: int | None = None


def settle(pages: Pages) -> None:
    """Listen for knocks."""
    _Worker.pages = pages
    if _KNOCK is not None:
        signal.signal(_KNOCK, _knocked)
        signal.signal(signal.SIGALRM, _knocked)


def guarded(page: int, thought: Callable[[], T]) -> T:
    """Think, unless there is a note; Stopped as soon as there is one."""
    pages = _Worker.pages
    _Worker.page = page
    try:
        pages[page] = os.getpid()
        _look()
        return thought()
    finally:
        _Worker.page = None
        pages[page] = 0


def _knocked(number: int, frame: FrameType | None) -> None:
    while frame is not None:
        if frame.f_code.co_filename.startswith(_IMPORTING):
            # A module that is half read would stay so for all thoughts to come.
            signal.setitimer(signal.ITIMER_REAL, _AGAIN)
            return
        frame = frame.f_back
    _look()


def _look() -> None:
    page, pages = _Worker.page, _Worker.pages
    if page is not None and pages[len(pages) // 2 + page]:
        raise Stopped
