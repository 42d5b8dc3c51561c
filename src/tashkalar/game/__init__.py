"""A game from deal to winners: the checked door into the rules, what a seat may see of it, and its written forms.

Everybody outside the rules plays through `Game`. The other modules here belong to it: what may be seen (`sight`), what
is asked and why something is refused, records, scenarios.
"""

from .game import Game, Step
from .moment import Mended

__all__ = ["Game", "Mended", "Step"]
