"""Tash-Kalar: the complete rules as a library. Unofficial; the game is © its publisher."""

from .errors import (
    BrokenPosition,
    BrokenRecord,
    BrokenScenario,
    IllegalChoice,
    NotAllowed,
    NothingToUndo,
    SetupError,
    TashKalarError,
    UnknownName,
)
from .game import Game
from .rules.action import Option

__version__ = "0.2.0"
__all__ = [
    "BrokenPosition",
    "BrokenRecord",
    "BrokenScenario",
    "Game",
    "IllegalChoice",
    "NotAllowed",
    "NothingToUndo",
    "Option",
    "SetupError",
    "TashKalarError",
    "UnknownName",
]
