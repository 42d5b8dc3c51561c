"""The game for agents that learn: numbered words, masks, observations, PettingZoo and OpenSpiel.

`Table` plays a game by the ids of `Vocabulary` and needs nothing but the package. `tashkalar.env.petting` (PettingZoo)
and `tashkalar.env.spiel` (OpenSpiel) need the extra `lab`. Nobody else in the package uses this room.
"""

from .table import Table
from .words import SIZE, Vocabulary

__all__ = ["SIZE", "Table", "Vocabulary"]
