"""How tests set up positions: stone lists by school, hands by school, everything else as in scenario files."""

from typing import Any

from tashkalar import Game
from tashkalar.game import layout
from tashkalar.rules.school import SCHOOLS


def game(
    stones: dict[str, str], *, play: list[str] | None = None, schools: list[str] | None = None, **keys: Any
) -> Game:
    """A game from a position; `stones` maps schools to stone lists and gives the seats in turn order.

    Team games name all seats in `schools`; the other keys are those of scenario files (hand, tasks, actions, ...).
    """
    seats = schools or list(stones)
    pieces = {SCHOOLS[school].colour: text for school, text in stones.items()}
    new = Game(layout.read({"schools": seats, "pieces": pieces, **keys}))
    for choice in play or []:
        new.play(choice)
    return new


def texts(one: Game) -> list[str]:
    """The texts of all choices on offer, sorted."""
    return sorted(str(option) for option in one.options)


def stones(one: Game, colour: str) -> str:
    """A colour's stone list."""
    text: str = one.view(None)["pieces"][colour]
    return text


def destroyed(one: Game) -> dict[str, dict[str, int]]:
    """Enemy pieces destroyed this turn."""
    counts: dict[str, dict[str, int]] = one.view(None)["destroyed"]
    return counts
