"""Schools that come from other installed packages, each through an entry point of the group `tashkalar.schools`.

An entry point names a module that enters a school and its deck when it is imported, just as the modules beside this one
do. A guest that cannot be played with is shown the door whole, with a warning that says why; everybody else plays on.
"""

import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from inspect import iscoroutinefunction
from typing import Any
from warnings import warn

from ..rules.card import CARDS, DECKS, HOMES, LEGENDARY, TASKS, Being
from ..rules.school import SCHOOLS, School
from .guest_texts import check_texts

GROUP = "tashkalar.schools"
FEWEST = 12  # beings in a deck: in a team game the bottom six do not count
_REGISTRIES: tuple[dict[str, Any], ...] = (CARDS, DECKS, HOMES, TASKS, SCHOOLS)


def welcome() -> None:
    """Let in every school that is installed."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        origin = point.value if point.dist is None else f"{point.dist.name} {point.dist.version}"
        if point.module in sys.modules:
            # It cannot have been imported without us, so that is just going on: it enters itself later, unchecked.
            warn(f"the school {point.name!r} ({origin}) is not checked: import tashkalar before it", stacklevel=2)
        else:
            admit(point.name, point.load, origin)


def admit(name: str, load: Callable[[], object], origin: str = "") -> bool:
    """Let in what a module enters when it is loaded, if it can be played with."""
    before = [dict(registry) for registry in _REGISTRIES]
    sizes = {deck: len(cards) for deck, cards in DECKS.items()}
    try:
        load()
        _check_others(before, sizes)
        _check([school for school in SCHOOLS.values() if school.name not in before[-1]])
    except Exception as error:  # whatever a stranger does, the game goes on
        for registry, kept in zip(_REGISTRIES, before, strict=True):
            registry.clear()
            registry.update(kept)
        for deck, cards in DECKS.items():
            del cards[sizes[deck] :]
        where = f" ({origin})" if origin else ""
        warn(f"the school {name!r}{where} is left out: {type(error).__name__}: {error}", stacklevel=2)
        return False
    return True


def _check_others(before: list[dict[str, Any]], sizes: dict[str, int]) -> None:
    """What was there is there as it was, and nothing was added to it."""
    for registry, kept in zip(_REGISTRIES, before, strict=True):
        for name, value in kept.items():
            if registry.get(name) is not value:
                raise ValueError(f"it changes {name}, which is not its own")
    for deck, number in sizes.items():
        if len(DECKS[deck]) != number:
            raise ValueError(f"it adds cards to the deck {deck}, which is not its own")
    if len(TASKS) != len(before[_REGISTRIES.index(TASKS)]):
        raise ValueError("it adds tasks, which belong to all")


def _check(schools: list[School]) -> None:
    if not schools:
        raise ValueError("it enters no school; call school(name, colour, deck)")
    for school in schools:
        beings = DECKS.get(school.deck, [])
        if len(beings) < FEWEST:
            raise ValueError(f"its deck {school.deck} has {len(beings)} beings; {FEWEST} are the fewest")
        if school.look is None:
            raise ValueError(f"{school.name} has no look; give it a Look of its own")
        for card in beings:
            if not isinstance(card, Being) or card.rank == LEGENDARY:
                raise ValueError(f"{card.name} is no common or heroic being")
            _check_being(card, school)
        players = [one for one in schools if one.deck == school.deck]
        if school.deck in HOMES:
            own = {
                "schools": [one.name for one in players],
                "colours": [one.colour for one in players],
                "cards": [card.name for card in beings],
            }
            check_texts(HOMES[school.deck], own)


def _check_being(being: Being, school: School) -> None:
    figure = being.figure
    complaint = figure.complaint()
    if complaint is not None:
        raise ValueError(f"the figure of {being.name} cannot be: {complaint}")
    if figure.anchored == being.free_square:
        raise ValueError(f"the figure of {being.name} needs a summoning square (@, # or %), or free_square=True")
    if being.warp is not None and not school.warps:
        raise ValueError(f"{being.name} has a warp effect, but {school.name} is not entered with warps=True")
    if being.frozen is not None and not school.freezes:
        raise ValueError(f"{being.name} has a frozen effect, but {school.name} is not entered with freezes=True")
    for effect in (being.effect, being.warp, being.frozen):
        if effect is not None and not iscoroutinefunction(effect):
            raise ValueError(f"an effect of {being.name} is no async def")
