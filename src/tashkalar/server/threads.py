"""Blocking work beside the event loop, and an end to what is done there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

_log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
ENDING = 5.0  # seconds: whatever has not ended by then holds up nobody any more

# Few on purpose: they wait for the database, and those who write wait together (storage/together.py).
_pool = ThreadPoolExecutor(12, thread_name_prefix="store")


class Beside:
    """Work that nobody need wait for: it is held until it is done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        """How much is not done yet."""
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has been told, or is gone


async def ended(tasks: Iterable["asyncio.Task[Any] | None"]) -> None:
    """Cancel tasks and wait for their end. What they say of it concerns nobody any more."""
    found = [task for task in tasks if task is not None]
    for task in found:
        task.cancel()
    if not found:
        return
    done, left = await asyncio.wait(found, timeout=ENDING)
    for task in done:
        task.cancelled() or task.exception()
    if left:
        names = sorted(getattr(task.get_coro(), "__qualname__", "") for task in left)
        _log.error("not everything has ended", extra={"event": "not_ended", "what": names})


def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
    """Run a blocking function in a thread. It begins at once, whether or not anybody awaits it."""
    return asyncio.get_running_loop().run_in_executor(_pool, partial(function, *args, **kwargs))
