"""The game for agents that learn: numbered words, masks, observations, PettingZoo, Gymnasium and OpenSpiel.

>>> from random import Random
>>> from tashkalar.env import Table
>>> table, rng = Table.new("duel", ["northern", "highland"], seed=7), Random(1)
>>> while not table.over:
...     table.say(rng.choice(table.allowed))
>>> sum(table.returns)
0.0

`Table` plays a game by the ids of `Vocabulary` and needs nothing but the package. `tashkalar.env.petting` (PettingZoo),
`tashkalar.env.single` (Gymnasium) and `tashkalar.env.spiel` (OpenSpiel) need the extra `lab`. Nobody else in the
package uses this room.
"""

from .table import Table
from .words import SIZE, Vocabulary

__all__ = ["SIZE", "Table", "Vocabulary"]
