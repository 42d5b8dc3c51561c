"""What a hand holds, sorted once: it is asked with every choice, and hands stay the same for many choices."""

from functools import lru_cache
from typing import NamedTuple

from ..action import Option, Part, listed, named
from ..card import Being, Card, Flare
from ..figure import Matcher
from .fillings import Places, places_of

Wanted = tuple[int, Matcher, Places]
"""Of a being: how many upgraded pieces its figure needs, its matcher and its places."""


class Held(NamedTuple):
    """What a hand holds."""

    beings: tuple[Being, ...]
    figures: tuple[Wanted, ...]  # of these beings
    school: int  # how many cards of the own school
    discards: Part  # and the choice to discard each of them
    legends: int
    flare: Flare | None
    warps: tuple[Option, ...]  # the choice of each warp effect


@lru_cache(maxsize=1 << 14)
def held(hand: tuple[Card, ...]) -> Held:
    beings: list[Being] = []
    discards: list[Option] = []
    legends, flare = 0, None
    for card in hand:
        if isinstance(card, Flare):
            flare = flare or card
            continue
        assert isinstance(card, Being)
        beings.append(card)
        if card.is_school:
            discards.append(named("discard", card))
        else:
            legends += 1
    figures = tuple(wanted(being) for being in beings)
    warps = tuple(named("warp", being) for being in beings if being.warp)
    return Held(tuple(beings), figures, len(discards), listed(tuple(discards)), legends, flare, warps)


def wanted(being: Being) -> Wanted:
    return being.figure.high, being.figure.find, places_of(being)
