"""Blocking work beside the event loop."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

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


def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
    """Run a blocking function in a thread. It begins at once, whether or not anybody awaits it."""
    return asyncio.get_running_loop().run_in_executor(_pool, partial(function, *args, **kwargs))
