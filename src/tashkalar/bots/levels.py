"""The levels by name, weakest first, and how to get a bot and a clock for one."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..errors import UnknownName
from .champion import ChampionBot
from .clock import Clock
from .lines import LineBot
from .master import MasterBot
from .planning import AdeptBot
from .protocol import Bot
from .simple import BeginnerBot, NoviceBot, RandomBot
from .teacher import TeacherBot
from .values.net import SHIPPED
from .values.weights import BEST


@dataclass(frozen=True)
class Level:
    """A level: seconds per turn, one line about it, its maker, and the weights (or nets) it is called with."""

    name: str
    seconds: float
    text: str
    make: Callable[[str], Bot]
    weights: str = "tuned"


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", 0.05, "any choice, all equally likely", lambda weights: RandomBot()),
        Level("teacher", 0.2, "keeps the game open and tells why", TeacherBot),
        Level("novice", 0.05, "takes what gains most at once", lambda weights: NoviceBot()),
        Level("adept", 0.3, "searches its own whole turn", AdeptBot, "handmade"),
        Level("master", 1.0, "weighs the others' best replies too", MasterBot, BEST),
        Level("champion", 3.0, "has learned from its own games what turns are worth", ChampionBot, SHIPPED),
    )
}


# For the arena only, not to choose at a table: a program of the user's own (`cmd:python3 bot.py`), and somebody in the
# first games, by whom the teacher is measured.
_BESIDE: dict[str, Level] = {
    level.name: level
    for level in (
        Level("cmd", 1.0, "another program", lambda command: LineBot(shlex.split(command))),
        Level("beginner", 0.05, "summons what is offered and builds figures", lambda weights: BeginnerBot()),
    )
}


def make_bot(level: str, seed: int | None = None, *, weights: str | None = None) -> Bot:
    """A new bot of a level, for one seat of one game. It can be pickled.

    With a seed it uses a chance of its own instead of `sight.rng`; `weights` is a shipped set or a file instead of
    those of the level; for the champion a file with a net.
    """
    found = find_level(level)
    bot = found.make(weights or found.weights)
    bot.rng = None if seed is None else Random(seed)
    return bot


def new_clock(level: str, scale: float = 1.0, nodes: int | None = None) -> Clock:
    """The clock of one turn: the seconds of the level, scaled, or a number of nodes."""
    return Clock(find_level(level).seconds * scale, nodes)


def find_level(name: str) -> Level:
    """A level by its name; UnknownName says which there are."""
    found = LEVELS.get(name) or _BESIDE.get(name)
    if found is None:
        raise UnknownName("level", f"there is no level {name!r}; the levels are {', '.join(LEVELS)}", level=name)
    return found
