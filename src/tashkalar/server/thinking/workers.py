"""Where bots think: processes of their own, so that the server answers while they do."""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Any, ParamSpec, TypeVar

from ..threads import ENDING
from . import stopping
from .line import Line
from .stopping import Pages, Stops
from .thinkers import Thinkers

_log = logging.getLogger(__name__)
_TRIES = 3
P = ParamSpec("P")
T = TypeVar("T")


def _settle(pages: Pages) -> None:
    """A worker ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stopping.settle(pages)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _settle_aside(pages: Pages) -> None:
    """The same for thoughts that can wait: whatever is played goes first."""
    _settle(pages)
    if hasattr(os, "nice"):
        os.nice(10)


class Workers(Thinkers):
    """The pool; its processes are started when the first bot has to move."""

    def __init__(self, number: int, aside: bool = False) -> None:
        # Whoever plays shall not wait for long thoughts of others; whoever looks back waits in one line.
        self.line = Line(number) if aside else Line(number, quick=1, long=1)
        self._settle = _settle_aside if aside else _settle
        self._stops = Stops(self.line.places)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def done(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        thought = partial(function, *args, **kwargs)
        for _ in range(_TRIES):
            pool = self._started()
            try:
                with self._stops.page() as page:
                    return await self._waited(pool.submit(stopping.guarded, page, thought), page)
            except BrokenProcessPool:
                _log.warning("a bot's process died", extra={"event": "worker_died"})
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("the bots' processes keep dying")

    async def _waited(self, thought: "Future[T]", page: int) -> T:
        found = asyncio.wrap_future(thought)
        try:
            return await asyncio.shield(found)
        except asyncio.CancelledError:
            if not thought.cancel():
                self._stops.stop(page)
                # The place is free when the worker is, however often we are told to leave.
                while not found.done():
                    with contextlib.suppress(asyncio.CancelledError):
                        await asyncio.wait([found])
                found.cancelled() or found.exception()
            raise

    def warm(self) -> None:
        self._started().submit(int)

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the bots' processes have ended with the server")
        if self._pool is None:
            # Not forked: a fork would inherit sockets, threads and the database's connections.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.line.places, mp_context=context, initializer=self._settle, initargs=(self._stops.pages,)
            )
        return self._pool

    def close(self) -> None:
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is None:
            return
        running = list((pool._processes or {}).values())
        manager: Any = pool._executor_manager_thread
        answers: Any = pool._result_queue
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.terminate()
        for process in running:
            process.join(ENDING)
            if process.is_alive():
                process.kill()
        # Nobody answers any more. Of an answer that was cut off in the middle the rest would be waited for, for ever.
        answers._writer.close()
        # Only now: a pool that waited for a long thought would hold up the server's end.
        if manager is not None:
            manager.join(ENDING)
        # Its semaphores go with it, now and not when the process ends, which may be too sudden for that.
        del pool, manager, answers, running
        gc.collect()
