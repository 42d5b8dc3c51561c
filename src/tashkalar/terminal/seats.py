"""Who plays a seat: a person at this terminal, chance, or a bot of some level."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from ..errors import SetupError
from ..game import Game

HUMAN, RANDOM = "human", "random"
_SECONDS = {"novice": 0.05, "adept": 0.3, "master": 1.0}


class Player(Protocol):
    """Somebody who chooses without a keyboard."""

    def choose(self, game: Game) -> str: ...


class ByChance:
    """Any choice, each as likely."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, game: Game) -> str:
        options = game.options
        return str(options[self._rng.randrange(len(options))])


class ByBot:
    """A bot, with one clock for each of its turns."""

    def __init__(self, bots: Any, level: str, seed: int) -> None:
        self._bots = bots
        self._bot = bots.make_bot(level, seed)
        self._seconds = _SECONDS.get(level, 0.3)
        self._turn = -1
        self._clock: Any = None

    def choose(self, game: Game) -> str:
        turn = game.position.turn
        if turn != self._turn:
            self._turn, self._clock = turn, self._bots.Clock(seconds=self._seconds)
        self._clock.start()
        choice = self._bot.choose(self._bots.Sight(game), self._clock)
        self._clock.stop()
        return str(choice)


def _bots() -> Any:
    found = import_module("tashkalar.bots") if find_spec("tashkalar.bots") else None
    return found if hasattr(found, "make_bot") else None


def kinds() -> tuple[str, ...]:
    """What a seat can be given to."""
    bots = _bots()
    levels = () if bots is None else tuple(level for level in bots.LEVELS if level != RANDOM)
    return (HUMAN, RANDOM, *levels)


def player(kind: str, seed: int) -> Player | None:
    """Who plays a seat; None for a person."""
    if kind not in kinds():
        raise SetupError("seat", f"a seat cannot be given to {kind!r}; possible are {', '.join(kinds())}", seat=kind)
    if kind == HUMAN:
        return None
    return ByChance(seed) if kind == RANDOM else ByBot(_bots(), kind, seed)
