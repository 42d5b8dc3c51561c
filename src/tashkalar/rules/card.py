"""What a card is, and the registry every card enters when its module is imported."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from .figure import Figure

if TYPE_CHECKING:
    from .effect import Effect
    from .position import Position

EffectText = Callable[["Effect"], Awaitable[None]]

COMMON, HEROIC, LEGENDARY = 0, 1, 2
SHARED_DECKS = ("legends", "flares")


@dataclass(eq=False, repr=False)
class Card:
    """A being, a legend or a flare. Cards are shared; a position refers to them, copies refer to the same ones."""

    name: str
    deck: str
    is_school: bool = field(init=False)  # of a player's own school, not of the decks shared by all

    def __post_init__(self) -> None:
        self.is_school = self.deck not in SHARED_DECKS

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return card, (self.name,)


@dataclass(eq=False, repr=False)
class Being(Card):
    """A card that is summoned."""

    rank: int
    figure: Figure
    effect: EffectText
    text: str
    acts_on_used: bool = False  # the effect refers to the pieces used, so the filling matters
    free_square: bool = False  # Time Traveler: appears on any empty colourless square
    warp: EffectText | None = None
    warp_text: str | None = None
    frozen: EffectText | None = None
    frozen_text: str | None = None


@dataclass(eq=False, repr=False)
class Half:
    """One half of a flare: how many fewer pieces it needs, and what it does."""

    need: int
    effect: EffectText
    text: str


@dataclass(eq=False, repr=False)
class Flare(Card):
    upper: Half
    lower: Half
    needs: tuple[int, int] = field(init=False)  # of both: asked with every choice

    def __post_init__(self) -> None:
        super().__post_init__()
        self.needs = self.upper.need, self.lower.need


Progress = list[tuple[str, int, int]]
"""Parts of a task: (what is counted, how many there are, how many are needed)."""


@dataclass(eq=False, repr=False)
class Task:
    """A task of the High Form. `progress` measures it, `squares` lights up where it is decided."""

    name: str
    category: str
    level: str
    points: int
    text: str
    progress: "Callable[[Position, int], Progress]"
    squares: "Callable[[Position, int], int]" = field(default=lambda position, side: 0)

    reached: "Callable[[Position, int], bool] | None" = None  # the same as all its progress, sooner
    begun: "Callable[[Position, int], bool] | None" = None  # if not, it cannot be met either: that is told sooner still
    met: "Callable[[Position, int], bool]" = field(init=False)  # asked for every task at the end of every turn

    def __post_init__(self) -> None:
        self.met = self.reached or self._measured

    def _measured(self, position: "Position", side: int) -> bool:
        return all(have >= need for _, have, need in self.progress(position, side))

    def __reduce__(self) -> tuple[Any, ...]:
        return task, (self.name,)


CARDS: dict[str, Card] = {}
DECKS: dict[str, list[Card]] = {}
TASKS: dict[str, Task] = {}
HOMES: dict[str, Traversable] = {}
"""The folder of each deck, and of the tasks, with its texts in each language and its examples."""

_SEPARATORS = re.compile(r"[^\w’' -]|\b(?:with|from|spending)\b")  # what would tear a choice or a record apart


def enter(new: Card) -> None:
    """Put a card into the registry."""
    if new.name in CARDS:
        raise ValueError(f"two cards are called {new.name}")
    if _SEPARATORS.search(new.name) or new.name != " ".join(new.name.split()):
        raise ValueError(f"{new.name!r} cannot be written in a record: letters, spaces, hyphens and apostrophes only")
    CARDS[new.name] = new
    DECKS.setdefault(new.deck, []).append(new)


def card(name: str) -> Card:
    return CARDS[name]


def task(name: str) -> Task:
    return TASKS[name]


def prose(function: Callable[..., object]) -> str:
    """A card's text: the docstring of its effect, as one paragraph."""
    assert function.__doc__, f"{function.__name__} has no text"
    return " ".join(function.__doc__.split())
