"""From a text to the option it means: the one place where texts become choices."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..rules.action import Option
from ..rules.arena import NAME, mask_of
from .refusal import refusal

if TYPE_CHECKING:
    from .game import Game


def offered(game: "Game", text: str) -> Option:
    """The option on offer with this text; IllegalChoice if there is none."""
    text = " ".join(text.split())
    found = find(game.options, text)
    if found is None:
        raise refusal(game, text)
    return found


def find(options: Sequence[Option], text: str) -> Option | None:
    """The option that a text means."""
    for option in options:
        if str(option) == text:
            return option
    if text.startswith("summon ") and " with " in text:
        return _by_filling(options, text)
    return None


def _by_filling(options: Sequence[Option], text: str) -> Option | None:
    """Any filling of a group stands for the group, its squares in any order."""
    head, _, tail = text.partition(" with ")
    tail, _, origin = tail.partition(" from ")
    cells, _, spending = tail.partition(" spending ")
    try:
        mask = mask_of(cells)
    except KeyError:
        return None
    for option in options:
        if option.kind != "summon" or option.card is None:
            continue
        place = f"summon {option.card.name} {NAME[option.square]}"
        stone = NAME[option.origin] if option.origin >= 0 else ""
        colour = (option.naming or "").removeprefix(" spending ")
        if (head, origin, spending) == (place, stone, colour) and any(f.cells == mask for f in option.group):
            return option
    return None
