"""Who plays a seat: a person at this terminal, or a bot of some level."""

from ..bots import LEVELS, Clock, Sight, Turn, make_bot, new_clock
from ..errors import SetupError
from ..game import Game

HUMAN = "human"
IDLE = "random"
"""Who sits where nothing is to be done."""
ADVISER = "champion"
"""Whose choice a hint is."""
_HINT_SECONDS = 1.0  # somebody waits
KINDS = (HUMAN, *LEVELS)


class Player:
    """A bot at a seat, with one clock for each of its turns."""

    def __init__(self, level: str, seed: int) -> None:
        self._level = level
        self._bot = make_bot(level, seed)
        self._turn = -1
        self._clock: Clock = new_clock(level)

    def choose(self, game: Game) -> str:
        turn = game.position.turn
        if turn != self._turn:
            self._turn, self._clock = turn, new_clock(self._level)
        return str(self._bot.choose(Sight(game), self._clock))


def advice(game: Game, seed: int) -> Turn:
    """The turn the adviser thinks best, who sees no more than whoever asks."""
    bot, sight, clock = make_bot(ADVISER, seed), Sight(game), Clock(_HINT_SECONDS)
    turns = bot.explain(sight, clock, 1).turns
    return turns[0] if turns else Turn([str(bot.choose(sight, clock))], None)


def player(kind: str, seed: int) -> Player | None:
    """Who plays a seat; None for a person."""
    if kind not in KINDS:
        raise SetupError("seat", f"a seat cannot be given to {kind!r}; possible are {', '.join(KINDS)}", seat=kind)
    return None if kind == HUMAN else Player(kind, seed)
