"""Who plays what: the part of a game that never changes while it is played."""

from dataclasses import dataclass
from functools import cached_property

from ..errors import SetupError
from .forms import FORMS, Form, find_form
from .school import School, find_school


def check_school(form: Form, school: str, kept: bool = False) -> None:
    """SetupError if a form is not played by a school; what was kept may have more."""
    if form.plays(school) or (kept and school in form.once):
        return
    others = ", ".join(other.name for other in FORMS.values() if other.plays(school))
    text = (
        f"the form {form.name} is played by the schools {' and '.join(form.only)} only, not by {school}; "
        f"the forms {others} are for it"
    )
    raise SetupError("form_school", text, form=form.name, school=school, schools=list(form.only))


@dataclass(frozen=True)
class Setup:
    """Form and seats. A *seat* is a player in turn order, a *side* is a colour: in a team game two seats share one."""

    form: Form
    schools: tuple[str, ...]
    team: bool = False
    chosen: tuple[str, ...] = ()  # the colours of the teams, where one does not play in that of its first seat

    @classmethod
    def of(
        cls, form: str, schools: tuple[str, ...], team: bool = False, colours: tuple[str, ...] | None = None
    ) -> "Setup":
        """The set-up of a new game, by the names of the notation; SetupError if there can be no such game.

        A team may choose in which of its two colours it plays.
        """
        found = cls.told(form, schools, team, colours)
        for school in schools:
            check_school(found.form, school)
        return found

    @classmethod
    def told(
        cls, form: str, schools: tuple[str, ...], team: bool = False, colours: tuple[str, ...] | None = None
    ) -> "Setup":
        """The set-up of a record or a position, which may come from an earlier version."""
        usual = cls(find_form(form), schools, team)
        for school in schools:
            check_school(usual.form, school, kept=True)
        return usual if colours is None or colours == usual.colours else cls(usual.form, schools, team, colours)

    def __post_init__(self) -> None:
        name = self.form.name
        for school in self.schools:
            find_school(school)
        if len(set(self.schools)) < len(self.schools):
            raise SetupError("same_school", "every seat needs a school of its own", schools=list(self.schools))
        if self.team and not self.form.teams:
            raise SetupError("team_form", f"teams play the forms high and duel, not {name}", form=name)
        need = (4,) if self.team else self.form.players
        if len(self.schools) not in need:
            form = f"the team form of {name}" if self.team else name
            wanted = " or ".join(map(str, need))
            raise SetupError(
                "players",
                f"{form} is for {wanted} players, not {len(self.schools)}",
                need=list(need),
                have=len(self.schools),
            )
        if self.chosen and not self.team:
            raise SetupError("team_colours", "only teams choose a colour; everybody else plays in that of the school")
        for side, colour in enumerate(self.chosen):
            own = [school.colour for school in self.played[side::2]]
            if len(self.chosen) != 2 or colour not in own:
                text = f"there are two teams, and team {side + 1} plays in {' or '.join(own)}, not in {colour}"
                raise SetupError("team_colours", text, colours=list(self.chosen))

    # -- seats and sides -----------------------------------------------------------------------------------------------
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
        """Colour of each side (a team plays in the colour of its first seat, unless it has chosen the other)."""
        return self.chosen or tuple(school.colour for school in self.played[: self.sides])

    @cached_property
    def enemies(self) -> tuple[tuple[int, ...], ...]:
        """For each side the others, in turn order after it."""
        return tuple(tuple((side + step) % self.sides for step in range(1, self.sides)) for side in range(self.sides))

    @cached_property
    def partner(self) -> tuple[int, ...]:
        return tuple((seat + 2) % 4 if self.team else -1 for seat in range(self.seats))

    # -- schools -------------------------------------------------------------------------------------------------------
    @cached_property
    def played(self) -> tuple[School, ...]:
        """The school of each seat."""
        return tuple(find_school(name) for name in self.schools)

    @cached_property
    def warps(self) -> tuple[bool, ...]:
        """For each seat whether its school has warp effects."""
        return tuple(school.warps for school in self.played)

    @cached_property
    def freezes(self) -> tuple[bool, ...]:
        """For each seat whether its school has frozen effects."""
        return tuple(school.freezes for school in self.played)

    @cached_property
    def reads_pile(self) -> tuple[bool, ...]:
        """For each seat whether effects of its school look at its discard pile."""
        return tuple(school.reads_pile for school in self.played)

    @cached_property
    def opens_gateway(self) -> tuple[bool, ...]:
        """For each seat whether the beings of its school may become the Gateway."""
        return tuple(school.has_gateway for school in self.played)

    @cached_property
    def has_gateway(self) -> tuple[bool, ...]:
        """For each side whether one of its stones may be a Gateway."""
        return tuple(any(self.opens_gateway[side :: self.sides]) for side in range(self.sides))

    # -- the form, for this many players -------------------------------------------------------------------------------
    @cached_property
    def stones(self) -> int:
        """Double-sided stones of each colour."""
        return self.form.stones(self.seats)

    @cached_property
    def legendary_stones(self) -> int:
        return self.form.legendary_stones

    @cached_property
    def has_tasks(self) -> bool:
        return self.form.tasks

    @cached_property
    def target(self) -> int:
        """The score that triggers the end."""
        return self.form.target(self.seats)

    # -- by name -------------------------------------------------------------------------------------------------------
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
