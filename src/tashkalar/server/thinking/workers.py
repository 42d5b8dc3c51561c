"""Where bots think: processes of their own, so that the server answers while they do."""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Any, ParamSpec, TypeVar

from ...bots.protocol import Turn
from ...game import Game
from ..bot_turns import hint_for, sight_of, turn_of
from ..threads import ENDING
from . import stopping
from .line import Line
from .stopping import Pages, Stops

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


def _hint(sight: bytes, seed: int) -> Turn:
    return hint_for(pickle.loads(sight), seed)  # noqa: S301  (it comes from our own server process)


def _turn(sight: bytes, level: str, seed: int, pace: str) -> list[str]:
    return turn_of(pickle.loads(sight), level, seed, pace)  # noqa: S301  (it comes from our own server process)


class Workers:
    """The pool; its processes are started when the first bot has to move."""

    def __init__(self, number: int, aside: bool = False) -> None:
        # Whoever plays shall not wait for long thoughts of others; whoever looks back waits in one line.
        self.line = Line(number) if aside else Line(number, quick=1, long=1)
        self._settle = _settle_aside if aside else _settle
        self._stops = Stops(self.line.places)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def turn(self, game: Game, level: str, seed: int, pace: str) -> list[str]:
        """What a bot does with its turn. Like a person it gets what its seat can see and nothing else."""
        return await self.done(_turn, pickle.dumps(sight_of(game, None, seed)), level, seed, pace)

    async def hint(self, game: Game, school: str, seed: int) -> Turn:
        """A good turn for a person, from what the seat can see."""
        return await self.done(_hint, pickle.dumps(sight_of(game, school, seed)), seed)

    async def done(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have it done by a worker. One that dies is replaced and asked again.

        Whoever has a place in the line may ask. When nobody waits any more (this is cancelled) the thought is ended.
        """
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
        """Let a process start before it is needed."""
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
        """Stop thinking at once and for good: what is not played yet is thought again after the next start."""
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
