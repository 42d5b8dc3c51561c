"""The turns of bots: thought in another process from what their seat sees, and simple ones that cannot fail."""

import logging
from hashlib import sha256
from random import Random

from ..bots import Clock, Sight, make_bot, new_clock, whole_turn
from ..bots.protocol import Turn
from ..game import Game
from .levels import PACES, STRONGEST, USUAL

_log = logging.getLogger(__name__)

HINT_SECONDS = 1.0  # somebody waits
_SIMPLE_NODES = 500  # about all the choices of a turn; a number, not a time, so that it is the same on every machine


def chance(table: int, state: int) -> int:
    """The seed of a bot's turn: the same after a restart, different for every turn."""
    return int.from_bytes(sha256(f"{table} {state}".encode()).digest()[:7])


def sight_of(game: Game, school: str | None, seed: int) -> Sight:
    """What a seat sees, the one to move unless another is named: all that another process is ever sent of a game."""
    return Sight(game, school, Random(seed))


def turn_of(sight: Sight, level: str, seed: int, pace: str = USUAL) -> list[str]:
    """The choices a bot makes until control leaves its seat or its turn is over."""
    return whole_turn(make_bot(level, seed), sight.sample(), new_clock(level, PACES[pace]))


def hint_for(sight: Sight, seed: int) -> Turn:
    """The turn that the strongest bot thinks best, and why."""
    bot, clock = make_bot(STRONGEST, seed), Clock(HINT_SECONDS)
    turns = bot.explain(sight, clock, 1).turns
    return turns[0] if turns else Turn([str(bot.choose(sight, clock))], None)


def simple_turn(game: Game, seed: int) -> list[str]:
    """A turn without much thought, for a bot that has failed or somebody whose time is up. It always comes about."""
    try:
        return _simple(game, "novice", seed)
    except Exception:
        _log.exception("a simple turn failed", extra={"event": "bot_failed", "level": "novice"})
        return _simple(game, "random", seed)


def _simple(game: Game, level: str, seed: int) -> list[str]:
    """Choice by choice on the true game: each is on offer, whatever became of the bot that should have played."""
    return whole_turn(make_bot(level, seed), game.copy(), Clock(nodes=_SIMPLE_NODES))
