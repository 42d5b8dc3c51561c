"""What a form of the game is: set-up, stock, target, scoring, end and ties. Each is a value of a class of its own."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from ..action import Option
from ..school import SCHOOLS

if TYPE_CHECKING:
    from ..card import Task
    from ..position import Position

PENDING_PENALTY = 2
STONES, LEGENDARY_STONES = 17, 3


def penalty(position: "Position", side: int) -> int:
    """2 for each pending being of a side."""
    if not any(position.pending):
        return 0
    waiting = 0
    for seat, being in enumerate(position.pending):
        if being is not None and position.setup.side[seat] == side:
            waiting += PENDING_PENALTY
    return waiting


class Form(ABC):
    """A form. What is written here holds unless a form says otherwise."""

    name: str
    players: tuple[int, ...] = (2,)
    teams = False  # can be played two against two
    only: tuple[str, ...] = ()  # the schools it is played by, where it is not for all
    once: tuple[str, ...] = ()  # schools that earlier versions let in as well: what was kept of them can be opened

    tasks = False  # points come from tasks, and there is a row of them
    by_colour = False  # points are kept in the colour of the victim, and whoever compares or scores names a colour
    improvises = False  # a being may once borrow a piece of each enemy
    legends = True  # legend cards are dealt and legendary stones are in stock
    discard_action = True
    last_round = True  # once the end is triggered everybody has another turn
    start_stones = False  # the last player chooses where the first stones stand

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<form {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from . import find_form

        return find_form, (self.name,)

    # -- schools -------------------------------------------------------------------------------------------------------
    @property
    def schools(self) -> list[str]:
        """The schools that may play a new game."""
        return [school for school in SCHOOLS if self.plays(school)]

    def plays(self, school: str) -> bool:
        return not self.only or school in self.only

    # -- stock and target ----------------------------------------------------------------------------------------------
    def stones(self, seats: int) -> int:
        """Double-sided stones of each colour: those that mark scores are not available."""
        return STONES

    @property
    def legendary_stones(self) -> int:
        return LEGENDARY_STONES if self.legends else 0

    @abstractmethod
    def target(self, seats: int) -> int:
        """The score that triggers the end."""

    # -- set-up --------------------------------------------------------------------------------------------------------
    def has_task(self, task: "Task") -> bool:
        """Whether a task is among those that may come up."""
        return self.tasks

    def opens_with(self, task: "Task", shown: list["Task"]) -> bool:
        """Whether a task may lie in the first row, beside those that do already."""
        return False

    def start_options(self, position: "Position") -> list[Option]:
        """Where the first stones may stand."""
        return []

    def start(self, position: "Position", option: Option) -> bool:
        """Put them there; whether all of them stand."""
        return True

    # -- scoring -------------------------------------------------------------------------------------------------------
    def tracks(self, sides: int) -> int:
        """How many numbers the score of a side has."""
        return 1

    def score(self, position: "Position", side: int, victim: int, points: int = 1) -> None:  # noqa: B027
        """Points that something in the arena is worth at once."""

    def score_turn(self, position: "Position") -> None:  # noqa: B027
        """Points for what the turn has destroyed, when it ends."""

    def free_points(self, position: "Position") -> list[int]:
        """The sides in whose colour the seat in turn may take a point of its choice; asked where there are several."""
        return []

    @abstractmethod
    def points(self, position: "Position", side: int) -> int:
        """The current points of a side."""

    # -- end and ties --------------------------------------------------------------------------------------------------
    def marks(self, position: "Position", side: int) -> list[int]:
        """What decides the game, first things first; upgraded pieces and pieces break ties after that."""
        return [self.points(position, side)]

    def highest(self, position: "Position", side: int) -> int:
        """The score of a side that may trigger the end."""
        return self.points(position, side)

    def reached(self, position: "Position") -> tuple[int, ...]:
        """The sides whose score triggers the end."""
        target, highest = position.setup.target, self.highest
        return tuple([side for side in range(position.setup.sides) if highest(position, side) >= target])
