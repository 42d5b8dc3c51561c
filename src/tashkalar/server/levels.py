"""Which bots there are: the one place that knows where they come from."""

from hashlib import sha256
from typing import Any

from ..game import Game
from . import stand_in

_source: Any
try:
    from .. import bots as _source
except ImportError:
    _source = stand_in

LEVELS: tuple[str, ...] = tuple(_source.LEVELS)
DEFAULT = "novice"
USUAL = "usual"
PACES = {"quick": 0.3, USUAL: 1.0, "long": 3.0, "longest": 10.0}
"""How much of its usual time a bot of any level takes for a turn."""
STRONGEST = LEVELS[-1] if LEVELS[-1] != "teacher" else LEVELS[-2]


def chance(table: int, state: int) -> int:
    """The seed of a bot's turn: the same after a restart, different for every turn."""
    return int.from_bytes(sha256(f"{table} {state}".encode()).digest()[:7])


def turn_of(game: Game, level: str, seed: int, pace: str = USUAL) -> list[str]:
    """The choices a bot makes until control leaves its seat or its turn is over. The game is played on."""
    return _turn(_source, game, level, seed, PACES[pace])


def simple_turn(game: Game, seed: int) -> list[str]:
    """A turn that needs no thought, for a bot that has failed."""
    return _turn(stand_in, game, stand_in.LEVELS[0], seed)


def _turn(source: Any, game: Game, level: str, seed: int, scale: float = 1.0) -> list[str]:
    bot = source.make_bot(level, seed)
    clock = source.new_clock(level, scale)
    school, turn = game.to_move, game.position.turn
    texts = []
    while not game.over and game.to_move == school and game.position.turn == turn:
        texts.append(str(bot.choose(source.Sight(game), clock)))
        game.play(texts[-1])
    return texts


def sight(game: Game, school: str) -> Any:
    """What a seat sees of a game and nothing else; it can be sent to another process."""
    return _source.Sight(game, school)


def hint_for(seen: Any, seed: int) -> list[str]:
    """The choices of the turn that the strongest bot thinks best."""
    bot = _source.make_bot(STRONGEST, seed)
    clock = _source.new_clock(STRONGEST)
    turns = bot.explain(seen, clock, 1).turns
    return list(turns[0].choices) if turns else [str(bot.choose(seen, clock))]
