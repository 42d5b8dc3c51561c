"""Work that keeps a processor busy for a moment, one piece after the other: games that are played come first."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_pool = ThreadPoolExecutor(1, thread_name_prefix="lookback")


def aside(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[T]":
    """Run it in the one thread there is for this; threads that wait for the database are not held up."""
    return asyncio.get_running_loop().run_in_executor(_pool, partial(function, *args, **kwargs))
