"""Bots and analysis in workers of the browser: each has a Python of its own, so that nobody waits for a thought."""

import asyncio
import logging
import pickle
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

from ..bots import Clock, Sight, make_bot, new_clock, whole_turn
from ..game import Game
from ..server.bot_turns import sight_of
from ..server.levels import PACES
from ..server.thinking.line import Line
from ..server.thinking.thinkers import Thinkers
from .asgi import content

_log = logging.getLogger(__name__)
_TRIES = 3
P = ParamSpec("P")
T = TypeVar("T")


# How much longer levels think here: Python in a browser looks at about so many fewer positions a second, and reads nets
# without numpy. So adept and master look at as many as on a server, the champion at three quarters of them.
LONGER = {"adept": 2.7, "master": 2.3, "champion": 2.7}


def clock_of(level: str, pace: str) -> Clock:
    """The clock of a bot's turn in a browser."""
    return new_clock(level, PACES[pace] * LONGER.get(level, 1.0))


def _turn(sight: bytes, level: str, seed: int, pace: str) -> list[str]:
    seen: Sight = pickle.loads(sight)  # noqa: S301  (it comes from our own page)
    return whole_turn(make_bot(level, seed), seen.sample(), clock_of(level, pace))


class Thinker(Protocol):
    """A worker of the browser. `think` fails when it dies; after `stop` another one takes its place."""

    def think(self, thought: Any) -> Awaitable[Any]: ...

    def warm(self) -> None: ...

    def stop(self) -> None: ...


class Elsewhere(Thinkers):
    """Thinkers in workers; they are made when the first of them is needed."""

    def __init__(self, make: Callable[[], Thinker], number: int) -> None:
        self.line = Line(number)
        self._all = [make() for _ in range(number)]
        self._free = list(self._all)

    async def turn(self, game: Game, level: str, seed: int, pace: str) -> list[str]:
        return await self.done(_turn, pickle.dumps(sight_of(game, None, seed)), level, seed, pace)

    async def done(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        thought = pickle.dumps(partial(function, *args, **kwargs))
        thinker = self._free.pop()
        try:
            found: T = await self._thought(thinker, thought)
            return found
        except asyncio.CancelledError:
            thinker.stop()  # there is no other way to make it listen
            raise
        finally:
            self._free.append(thinker)

    async def _thought(self, thinker: Thinker, thought: bytes) -> Any:
        for _ in range(_TRIES):
            try:
                answer = await thinker.think(thought)
            except Exception:
                _log.warning("a bot's worker died", extra={"event": "worker_died"})
                continue
            found, error = pickle.loads(content(answer))  # noqa: S301  (it comes from our own worker)
            if error is not None:
                raise RuntimeError(error)
            return found
        raise RuntimeError("the bots' workers keep dying")

    def warm(self) -> None:
        self._all[0].warm()

    def close(self) -> None:
        for thinker in self._all:
            thinker.stop()


def think(thought: Any) -> bytes:
    """The worker's side: have a thought, and what came of it, or the words of what went wrong."""
    try:
        return pickle.dumps((pickle.loads(content(thought))(), None))  # noqa: S301  (it comes from our own page)
    except Exception as error:
        _log.exception("a thought failed")
        return pickle.dumps((None, f"{type(error).__name__}: {error}"))
