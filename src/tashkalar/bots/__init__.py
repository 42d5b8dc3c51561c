"""Bots for every form and every school.

bot = make_bot("adept")
option = bot.choose(Sight(game), new_clock("adept"))
game.play(option)
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
