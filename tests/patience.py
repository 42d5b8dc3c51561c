"""Waiting with an end: what a test waits for comes within a while, or is named together with what came instead.

The end is far, because a busy machine is slow; it is there so that no test ever hangs. TestClient waits without one
wherever it talks to the application, so its doors get one here, for all tests.
"""

import asyncio
import gc
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from time import monotonic, sleep
from typing import Any, ParamSpec, TypeVar

from anyio.from_thread import BlockingPortal
from starlette.testclient import TestClient, WebSocketTestSession

PATIENCE = 30.0  # seconds
_PAUSE = 0.01
_FRAMES = 4  # of every thread, when it is told where all of them stand
_IDLE = "_worker"  # where threads of a pool stand that have nothing to do
P = ParamSpec("P")
T = TypeVar("T")


class Late(AssertionError):
    """What was waited for has not come."""


class Patience:
    """For loops that wait, or that play on until something comes about: `while not there and patience.lasts():`."""

    def __init__(self, what: str, seconds: float = PATIENCE) -> None:
        self._what = what
        self._seconds = seconds
        self._end = monotonic() + seconds

    def lasts(self, instead: object = "nothing") -> bool:
        """Whether to go on: always, until it is Late."""
        if monotonic() > self._end:
            raise Late(f"waited {self._seconds:.0f} s for {self._what}; there was {instead}")
        return True


def until(what: str, look: Callable[[], T], seconds: float = PATIENCE) -> T:
    """Look again and again until there is something to see; `what` says what that is."""
    patience = Patience(what, seconds)
    while not (found := look()):
        patience.lasts(repr(found))
        sleep(_PAUSE)
    return found


def ended(what: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something that may not come to an end. If it does not it is left alone, and where it stands is told."""
    future: Future[T] = Future()

    def run() -> None:
        try:
            future.set_result(function(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, name=what, daemon=True).start()
    return _result(what, future)


def _result(what: str, future: Future[T]) -> T:
    try:
        return future.result(PATIENCE)
    except TimeoutError:
        if future.done():
            raise
        future.cancel()
        raise Late(f"waited {PATIENCE:.0f} s for {what}\n{_standing()}") from None


def _standing() -> str:
    """Where everything stands: all threads, and all tasks of event loops."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    threads = [
        f"{names.get(number)}:\n" + "".join(traceback.format_stack(frame)[-_FRAMES:])
        for number, frame in sys._current_frames().items()
        if number != threading.get_ident() and frame.f_code.co_name != _IDLE
    ]
    tasks = [one for one in gc.get_objects() if isinstance(one, asyncio.Task) and not one.done()]
    return "\n".join([*threads, *(_awaiting(task.get_coro()) for task in tasks)])


def _awaiting(one: Any) -> str:
    """A coroutine, and what each waits for in turn."""
    lines = []
    while (frame := getattr(one, "cr_frame", None) or getattr(one, "gi_frame", None)) is not None:
        lines.append(f"{one.__qualname__}, line {frame.f_lineno}")
        one = getattr(one, "cr_await", None) or getattr(one, "gi_yieldfrom", None)
    return " > ".join(lines)


# -- TestClient --------------------------------------------------------------------------------------------------------
def _call(portal: BlockingPortal, function: Callable[..., Any], *args: Any) -> Any:
    name = getattr(function, "__qualname__", type(function).__name__)
    return _result(name, portal.start_task_soon(function, *args))


def _with_an_end(kind: type, door: str) -> None:
    through = getattr(kind, door)

    def go(one: Any, *args: Any) -> Any:
        return ended(f"{kind.__name__}.{door}", through, one, *args)

    setattr(kind, door, go)


def install() -> None:
    """Give TestClient's doors an end: requests, messages, sockets, an application's start and stop."""
    BlockingPortal.call = _call  # type: ignore[method-assign, assignment]
    for kind in (TestClient, WebSocketTestSession):
        for door in ("__enter__", "__exit__"):
            _with_an_end(kind, door)
