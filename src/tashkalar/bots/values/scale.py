"""The one scale of looking back: what the end of a turn is worth, as a chance to win; and what that makes of a turn.

A turn is worth the chance its player has after it, judged by the net for the table together with the tuned weights, by
the weights alone where there is no net. Whatever is said of a game (the graph, the strongest turns, what was missed) is
said in these chances, so nothing can contradict anything else.
"""

from collections.abc import Sequence
from typing import Literal

from ...rules.setup import Setup
from .evaluation import chance, decided
from .net import table_of

Kind = Literal["inaccuracy", "mistake", "blunder", "brilliant"]
KINDS: tuple[Kind, ...] = ("inaccuracy", "mistake", "blunder", "brilliant")
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.1, 0.2
"""The chance that must be missed to be called so."""

# A brilliant find misses next to nothing, and what one sees at first sight is worth this much less.
_NOTHING, _FIND = 0.01, 0.1
# Each such part of a chance that is missed leaves four fifths of a turn's accuracy.
_PART, _LEFT = 0.05, 0.8

# What turns values into chances: a factor and a shift for each table (`tashkalar lab calibrate`).
_SCALES = {
    "first": (1.15, 0.0),
    "high": (1.2, 0.0),
    "high-team": (1.35, 0.1),
    "duel": (1.15, -0.1),
    "duel-team": (1.15, 0.0),
    "melee of 3": (1.0, -0.5),
    "melee of 4": (1.1, -0.5),
}


def scale_of(setup: Setup) -> str:
    """The name of the scale of a table."""
    return table_of(setup.form, setup.team) + (f" of {setup.sides}" if setup.form.by_colour else "")


def as_chance(setup: Setup, value: float) -> float:
    """A value, the logarithm of the odds to win, as a chance on the one scale."""
    if decided(value):
        return 1.0 if value > 1 else 0.0
    trust, shift = _SCALES[scale_of(setup)]
    return round(chance(trust * value + shift), 3)


def kind_of(best: float, played: float, at_sight: float) -> Kind | None:
    """What a turn is called, by the best chance that could be had, what is left of it, and what anybody would see."""
    missed, found = round(best - played, 3), round(played - at_sight, 3)
    if missed >= INACCURACY:
        return "blunder" if missed >= BLUNDER else "mistake" if missed >= MISTAKE else "inaccuracy"
    return "brilliant" if missed <= _NOTHING and found >= _FIND else None


def accuracy(missed: Sequence[float]) -> float | None:
    """How well somebody has played, from 0 to 1: the mean over the turns. None where there are none."""
    if not missed:
        return None
    kept: float = sum(_LEFT ** (one / _PART) for one in missed)
    return round(kept / len(missed), 3)
