"""Which bots can sit at a table, and how long they may take."""

from ..bots import LEVELS as _LEVELS

LEVELS: tuple[str, ...] = tuple(_LEVELS)
DEFAULT = "novice"
STRONGEST = LEVELS[-1]
USUAL = "usual"
PACES = {"quick": 0.3, USUAL: 1.0, "long": 3.0, "longest": 10.0}
"""How much of its usual time a bot of any level takes for a turn."""


def turn_seconds(level: str, pace: str) -> float:
    """The seconds a bot may take for a turn; those of a level that is gone were none."""
    return _LEVELS[level].seconds * PACES[pace] if level in _LEVELS else 0.0
