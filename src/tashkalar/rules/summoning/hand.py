"""What a hand holds, sorted once: it is asked with every choice, and hands stay the same for many choices.

Few are remembered: a hand that has changed hardly ever comes back, and what is kept has to be walked through whenever
Python looks for garbage.
"""

from functools import lru_cache
from typing import NamedTuple

from ..action import Option, Part, named
from ..card import Being, Card, Flare
from ..figure import Matcher
from .fillings import Places, places_of

Wanted = tuple[int, Matcher, Places]
"""Of a being: how many upgraded pieces its figure needs, its matcher and its places."""


class Held(NamedTuple):
    """What a hand holds."""

    figures: tuple[Wanted, ...]  # of its beings
    school: int  # how many cards of the own school
    discards: Part  # and the choice to discard each of them
    legends: int
    flare: Flare | None
    warps: tuple[Option, ...]  # the choice of each warp effect


@lru_cache(maxsize=1 << 8)
def held(hand: tuple[Card, ...]) -> Held:
    figures: list[Wanted] = []
    warps: tuple[Option, ...] = ()
    flare, school = None, 0
    for card in hand:
        figure, warp = _TOLD.get(card) or _told(card)
        if figure is None:
            assert isinstance(card, Flare)
            flare = flare or card
            continue
        figures.append(figure)
        school += card.is_school
        if warp is not None:
            warps += (warp,)
    discards = (school, _discard, _all_discards, hand)
    return _tuple(Held, (tuple(figures), school, discards, len(figures) - school, flare, warps))


_tuple = tuple.__new__  # makes what is made again and again in half the time
_TOLD: dict[Card, tuple[Wanted | None, Option | None]] = {}
"""What is known of a card in every hand: the figure of a being, and the choice to warp it."""


def _told(card: Card) -> tuple[Wanted | None, Option | None]:
    known: tuple[Wanted | None, Option | None] = (None, None)
    if isinstance(card, Being):
        known = wanted(card), named("warp", card) if card.warp else None
    _TOLD[card] = known
    return known


def wanted(being: Being) -> Wanted:
    return being.figure.high, being.figure.find, places_of(being)


def _all_discards(hand: tuple[Card, ...]) -> list[Option]:
    return [named("discard", card) for card in hand if card.is_school]


def _discard(hand: tuple[Card, ...], index: int) -> Option:
    return _all_discards(hand)[index]
