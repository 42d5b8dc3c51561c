"""What a hand holds, sorted once: it is asked with every choice, and hands stay the same for many choices."""

from functools import cache, lru_cache
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


@lru_cache(maxsize=1 << 14)
def held(hand: tuple[Card, ...]) -> Held:
    figures: list[Wanted] = []
    warps: list[Option] = []
    flare, school = None, 0
    for card in hand:
        if isinstance(card, Flare):
            flare = flare or card
            continue
        assert isinstance(card, Being)
        figure, warp = _told(card)
        figures.append(figure)
        school += card.is_school
        if warp is not None:
            warps.append(warp)
    discards = (school, _discard, _all_discards, hand)
    return Held(tuple(figures), school, discards, len(figures) - school, flare, tuple(warps))


@cache
def _told(being: Being) -> tuple[Wanted, Option | None]:
    """What is known of a being in every hand: its figure, and the choice to warp it."""
    return wanted(being), named("warp", being) if being.warp else None


def wanted(being: Being) -> Wanted:
    return being.figure.high, being.figure.find, places_of(being)


def _all_discards(hand: tuple[Card, ...]) -> list[Option]:
    return [named("discard", card) for card in hand if card.is_school]


def _discard(hand: tuple[Card, ...], index: int) -> Option:
    return _all_discards(hand)[index]
