"""Which bots there are: the one place that knows where they come from."""

from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..game import Game
from . import stand_in


def _bots() -> Any:
    """The bots of this package, as soon as it has any."""
    found = import_module("tashkalar.bots") if find_spec("tashkalar.bots") else None
    return found if hasattr(found, "make_bot") else stand_in


_source = _bots()
LEVELS: tuple[str, ...] = tuple(_source.LEVELS)


def chance(table: int, state: int) -> int:
    """The seed of a bot's turn: the same after a restart, different for every turn."""
    return int.from_bytes(sha256(f"{table} {state}".encode()).digest()[:7])


def turn_of(game: Game, level: str, seed: int, seconds: float) -> list[str]:
    """The choices a bot makes until control leaves its seat or its turn is over. The game is played on."""
    return _turn(_source, game, level, seed, seconds)


def simple_turn(game: Game, seed: int) -> list[str]:
    """A turn that needs no thought, for a bot that has failed."""
    return _turn(stand_in, game, stand_in.LEVELS[0], seed, 1.0)


def _turn(source: Any, game: Game, level: str, seed: int, seconds: float) -> list[str]:
    bot = source.make_bot(level, seed)
    clock = source.Clock(seconds=seconds)
    school, turn = game.to_move, game.position.turn
    texts = []
    while not game.over and game.to_move == school and game.position.turn == turn:
        clock.start()
        choice = bot.choose(source.Sight(game), clock)
        clock.stop()
        texts.append(str(choice))
        game.play(texts[-1])
    return texts
