"""Blocking work beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

# Few on purpose: they wait for the database, and those who write wait together (storage/together.py).
_pool = ThreadPoolExecutor(12, thread_name_prefix="store")


def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
    """Run a blocking function in a thread. It begins at once, whether or not anybody awaits it."""
    return asyncio.get_running_loop().run_in_executor(_pool, partial(function, *args, **kwargs))
