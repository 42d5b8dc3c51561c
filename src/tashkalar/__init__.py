"""Tash-Kalar: the complete rules as a library. Unofficial; the game is © its publisher.

A `Game` is played choice by choice. Every choice is an `Option` with a short text, and either will do:

>>> from tashkalar import Game
>>> game = Game.new("duel", schools=["northern", "highland"], seed=7)
>>> game.play(game.options[0])  # the second player chooses the start squares
>>> game.to_move, len(game.options)
('northern', 70)
>>> game.play("place e5")
>>> game.view("northern")["pieces"]["blue"]
'e5 g5'

What is not possible is refused with a reason, and the game stays as it was:

>>> game.play("summon Titan e5")
Traceback (most recent call last):
tashkalar.errors.IllegalChoice: 'summon Titan e5' is not possible: Titan is not in your hand

A choice of one's own turn can be taken back, and a game is a text that can be read again:

>>> game.undo()
>>> Game.from_record(game.record()).view(None) == game.view(None)
True

Bots are in `tashkalar.bots`, environments for agents that learn in `tashkalar.env`, and the means to write cards and
schools of one's own in `tashkalar.cards.define`.
"""

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
