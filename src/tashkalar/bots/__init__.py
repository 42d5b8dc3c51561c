"""Bots for every form and every school.

A bot is asked for one choice at a time and is shown what its seat may see, never the game itself:

>>> from tashkalar import Game
>>> from tashkalar.bots import Sight, make_bot, new_clock
>>> game = Game.new("high", ["northern", "southern"], seed=7)
>>> bot = make_bot("novice", seed=1)
>>> game.play(bot.choose(Sight(game), new_clock("novice")))
>>> game.last_step.text.startswith("place")
True

Positions instead of seconds make what it does reproducible: `new_clock("adept", nodes=200)`. A bot of one's own is a
subclass of `Bot` with `choose`, or a program in any language that talks to `tashkalar bot-host`.
"""

from .clock import Clock
from .levels import LEVELS, Level, find_level, make_bot, new_clock
from .playing import whole_turn
from .protocol import Bot, Explanation, Sight, Turn

__all__ = [
    "LEVELS",
    "Bot",
    "Clock",
    "Explanation",
    "Level",
    "Sight",
    "Turn",
    "find_level",
    "make_bot",
    "new_clock",
    "whole_turn",
]
