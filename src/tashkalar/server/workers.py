"""Where bots think: processes of their own, so that the server answers while they do."""

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from ..game import Game
from . import players

_log = logging.getLogger(__name__)
_TRIES = 3


def _settle() -> None:
    """A worker ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _think(game: bytes, level: str, seed: int, seconds: float) -> list[str]:
    found: Game = pickle.loads(game)  # noqa: S301  (it comes from our own server process)
    return players.turn_of(found, level, seed, seconds)


class Workers:
    """The pool; its processes are started when the first bot has to move."""

    def __init__(self, number: int, seconds: float) -> None:
        self._number = number
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def turn(self, game: Game, level: str, seed: int) -> list[str]:
        """What a bot does with its turn. A worker that dies is replaced and asked again."""
        packed = pickle.dumps(game)
        for _ in range(_TRIES):
            pool = self._started()
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, _think, packed, level, seed, self._seconds)
            except BrokenProcessPool:
                _log.warning("a bot's process died", extra={"event": "worker_died"})
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("the bots' processes keep dying")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a fork would inherit sockets, threads and the database's connections.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._number, mp_context=context, initializer=_settle)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
