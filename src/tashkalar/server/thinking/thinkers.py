"""Those who think for a server: what is asked of them, wherever they are."""

import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ...bots.protocol import Turn
from ...game import Game
from ..bot_turns import hint_for, sight_of, turn_of
from .line import Line

P = ParamSpec("P")
T = TypeVar("T")


def _hint(sight: bytes, seed: int) -> Turn:
    return hint_for(pickle.loads(sight), seed)  # noqa: S301  (it comes from our own server process)


def _turn(sight: bytes, level: str, seed: int, pace: str) -> list[str]:
    return turn_of(pickle.loads(sight), level, seed, pace)  # noqa: S301  (it comes from our own server process)


class Thinkers(ABC):
    """Whoever has a place in their line may have something thought about."""

    line: Line

    async def turn(self, game: Game, level: str, seed: int, pace: str) -> list[str]:
        """What a bot does with its turn. Like a person it gets what its seat can see and nothing else."""
        return await self.done(_turn, pickle.dumps(sight_of(game, None, seed)), level, seed, pace)

    async def hint(self, game: Game, school: str, seed: int) -> Turn:
        """A good turn for a person, from what the seat can see."""
        return await self.done(_hint, pickle.dumps(sight_of(game, school, seed)), seed)

    @abstractmethod
    async def done(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have it done elsewhere. One who dies is replaced and asked again.

        When nobody waits any more (this is cancelled) the thought is ended.
        """

    @abstractmethod
    def warm(self) -> None:
        """Let somebody come before they are needed."""

    @abstractmethod
    def close(self) -> None:
        """Stop thinking at once and for good: what is not played yet is thought again after the next start."""
