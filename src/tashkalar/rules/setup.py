"""Who plays what: the part of a game that never changes while it is played."""

from dataclasses import dataclass
from functools import cached_property

from ..errors import SetupError

COLOUR_OF: dict[str, str] = {
    "northern": "blue",
    "southern": "red",
    "highland": "yellow",
    "sylvan": "green",
    "etherweavers": "purple",
}
DECK_OF: dict[str, str] = {
    "northern": "imperial",
    "southern": "imperial",
    "highland": "highland",
    "sylvan": "sylvan",
    "etherweavers": "etherweavers",
}
FORMS = ("first", "high", "duel", "melee")


@dataclass(frozen=True)
class Setup:
    """Form and seats. A *seat* is a player in turn order, a *side* is a colour: in a team game two seats share one."""

    form: str
    schools: tuple[str, ...]
    team: bool = False

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            raise SetupError(
                "form", f"there is no form {self.form!r}; the forms are {', '.join(FORMS)}", form=self.form
            )
        for school in self.schools:
            if school not in COLOUR_OF:
                known = ", ".join(COLOUR_OF)
                raise SetupError("school", f"there is no school {school!r}; the schools are {known}", school=school)
        if len(set(self.schools)) < len(self.schools):
            raise SetupError("same_school", "every seat needs a school of its own", schools=list(self.schools))
        if self.team and self.form not in ("high", "duel"):
            raise SetupError("team_form", f"teams play the forms high and duel, not {self.form}", form=self.form)
        need = (4,) if self.team else (3, 4) if self.form == "melee" else (2,)
        if len(self.schools) not in need:
            form = f"the team form of {self.form}" if self.team else self.form
            wanted = " or ".join(map(str, need))
            raise SetupError(
                "players",
                f"{form} is for {wanted} players, not {len(self.schools)}",
                need=list(need),
                have=len(self.schools),
            )

    @cached_property
    def seats(self) -> int:
        return len(self.schools)

    @cached_property
    def sides(self) -> int:
        return 2 if self.team else len(self.schools)

    @cached_property
    def side(self) -> tuple[int, ...]:
        """Side of each seat: seats 0 and 2 against 1 and 3 in a team game."""
        return tuple(seat % self.sides for seat in range(self.seats))

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """Colour of each side (a team plays in the colour of its first seat)."""
        return tuple(COLOUR_OF[school] for school in self.schools[: self.sides])

    @cached_property
    def enemies(self) -> tuple[tuple[int, ...], ...]:
        """For each side the others, in turn order after it."""
        return tuple(tuple((side + step) % self.sides for step in range(1, self.sides)) for side in range(self.sides))

    @cached_property
    def partner(self) -> tuple[int, ...]:
        return tuple((seat + 2) % 4 if self.team else -1 for seat in range(self.seats))

    @cached_property
    def reads_pile(self) -> tuple[bool, ...]:
        """For each seat whether effects of its school look at its discard pile."""
        return tuple(school == "etherweavers" for school in self.schools)

    @cached_property
    def stones(self) -> int:
        """Double-sided stones of each colour: those that mark scores are not available."""
        if self.form == "melee":
            return 17 - (self.seats - 1)
        return 16 if self.form == "duel" else 17

    @cached_property
    def legendary_stones(self) -> int:
        return 0 if self.form == "first" else 3

    @cached_property
    def has_tasks(self) -> bool:
        return self.form in ("first", "high")

    @cached_property
    def target(self) -> int:
        """The score that triggers the end."""
        if self.form == "melee":
            return 12 if self.seats == 3 else 10
        return {"first": 6, "high": 9, "duel": 18}[self.form]

    def seat_of(self, school: str) -> int:
        try:
            return self.schools.index(school)
        except ValueError:
            here = ", ".join(self.schools)
            raise SetupError(
                "no_seat", f"{school} has no seat in this game; the seats are {here}", school=school
            ) from None

    def side_of(self, colour: str) -> int:
        try:
            return self.colours.index(colour)
        except ValueError:
            here = ", ".join(self.colours)
            raise SetupError(
                "no_colour", f"{colour} does not play here; the colours are {here}", colour=colour
            ) from None
