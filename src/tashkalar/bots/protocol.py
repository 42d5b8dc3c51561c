"""What a bot is, what it is given and what it can say.

A bot is asked for one choice at a time. It gets a `Sight`: the view of its seat, the options, and games in which every
card it cannot see has been dealt anew. It never gets the game itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..game import Game
from ..game.choices import find
from ..rules.action import Option
from .clock import Clock


class Sight:
    """A game as one seat sees it, with a choice to make. Can be sent to another process; no secret travels with it."""

    __slots__ = ("_dealt", "_look", "_view", "options", "rng", "school", "seat")

    def __init__(self, game: Game, school: str | None = None, rng: Random | None = None) -> None:
        """The seat is the one to move unless another is named; `rng` is the bot's own chance."""
        school = school or game.to_move
        assert school is not None, "the game is over: there is nothing to choose"
        self.school = school
        self.seat = game.setup.seat_of(school)
        self.options: Sequence[Option] = game.options
        self.rng = rng or Random()
        self._look: Callable[[], dict[str, Any]] | None = lambda: game.view(school)
        self._view: dict[str, Any] | None = None
        # Dealt anew at once, by a chance of its own: whatever is sampled later does not depend on the true cards.
        self._dealt = game.sample(school, Random(0))

    @property
    def view(self) -> dict[str, Any]:
        """Everything the seat may see (`Game.view`)."""
        if self._view is None:
            assert self._look is not None
            self._view = self._look()
        return self._view

    def sample(self, rng: Random | None = None) -> Game:
        """A game that looks the same to this seat, all unseen cards dealt anew."""
        return self._dealt.sample(self.school, rng or self.rng)

    def option(self, text: str) -> Option | None:
        """The option with this text, if it is on offer."""
        return find(self.options, text)

    def __getstate__(self) -> dict[str, Any]:
        return {
            "school": self.school,
            "seat": self.seat,
            "rng": self.rng,
            "view": self.view,
            "dealt": self._dealt,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.school, self.seat, self.rng = state["school"], state["seat"], state["rng"]
        self._dealt, self._view, self._look = state["dealt"], state["view"], None
        # The same texts, but the shared options of this process: effects compare some of them by identity.
        self.options = self._dealt.options


@dataclass
class Turn:
    """A turn a bot has looked at: its choices, what it is worth (chance to win, 0 to 1), what it changes, and why."""

    choices: list[str]
    value: float | None
    changes: dict[str, Any] = field(default_factory=dict)
    reasons: dict[str, Any] = field(default_factory=dict)  # what it threatens and prevents, its lead

    def describe(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"choices": self.choices, "value": self.value, "changes": self.changes, "reasons": self.reasons}


@dataclass
class Explanation:
    """Why: one sentence and the best few turns, best first."""

    level: str
    text: str
    turns: list[Turn] = field(default_factory=list)

    def describe(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"level": self.level, "text": self.text, "turns": [turn.describe() for turn in self.turns]}


class Bot(ABC):
    """Somebody who chooses. One instance plays one seat of one game; it can be pickled between choices."""

    level = "bot"
    rng: Random | None = None  # a chance of its own, if it was made with a seed

    @abstractmethod
    def choose(self, sight: Sight, clock: Clock) -> Option:
        """One of `sight.options`, before the clock has run out."""

    def finish(self, game: Game) -> None:  # noqa: B027  (most bots hold on to nothing)
        """The game is over, or broken off: whatever the bot holds on to can go."""

    def chance(self, sight: Sight) -> Random:
        """The chance this bot draws by: its own, or that of the sight."""
        return self.rng or sight.rng

    def explain(self, sight: Sight, clock: Clock, number: int = 3) -> Explanation:
        """The best few turns as this bot sees them."""
        return Explanation(self.level, "this bot has no reasons")
