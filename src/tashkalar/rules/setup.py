"""Who plays what: the part of a game that never changes while it is played."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

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
    """Form and seats. A *seat* is a player in turn order, a *side* is a colour: in a team game two seats share one.

    What follows from them is worked out once: the rules ask for it several times with every choice.
    """

    form: Form
    schools: tuple[str, ...]
    team: bool = False
    chosen: tuple[str, ...] = ()  # the colours of the teams, where one does not play in that of its first seat

    # seats and sides
    seats: int = field(init=False, repr=False, compare=False)
    sides: int = field(init=False, repr=False, compare=False)
    side: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Side of each seat: seats 0 and 2 against 1 and 3 in a team game."""
    colours: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """Colour of each side (a team plays in the colour of its first seat, unless it has chosen the other)."""
    enemies: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """For each side the others, in turn order after it."""
    partner: tuple[int, ...] = field(init=False, repr=False, compare=False)

    # schools: what holds for each seat, if nothing else is said
    played: tuple[School, ...] = field(init=False, repr=False, compare=False)
    warps: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    """Whether its school has warp effects."""
    freezes: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    """Whether its school has frozen effects."""
    costless: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    """Whether its school has either: effects that may cost no action."""
    reads_pile: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    """Whether effects of its school look at its discard pile."""
    opens_gateway: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    """Whether the beings of its school may become the Gateway."""
    has_gateway: tuple[bool, ...] = field(init=False, repr=False, compare=False)
    """For each side whether one of its stones may be a Gateway."""

    # the form, for this many players
    stones: int = field(init=False, repr=False, compare=False)
    """Double-sided stones of each colour."""
    legendary_stones: int = field(init=False, repr=False, compare=False)
    pieces: int = field(init=False, repr=False, compare=False)
    """More of them nobody has in the arena."""
    target: int = field(init=False, repr=False, compare=False)
    """The score that triggers the end."""
    has_tasks: bool = field(init=False, repr=False, compare=False)
    has_legends: bool = field(init=False, repr=False, compare=False)
    by_colour: bool = field(init=False, repr=False, compare=False)
    lenders: tuple[tuple[tuple[int, ...], ...], ...] = field(init=False, repr=False, compare=False)
    """For each side the others whose pieces an improvised summoning may borrow, by the set of those it has borrowed."""
    discard_action: bool = field(init=False, repr=False, compare=False)
    last_round: bool = field(init=False, repr=False, compare=False)

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
        for name, value in self._worked_out().items():
            object.__setattr__(self, name, value)
        self._check()

    def _worked_out(self) -> dict[str, Any]:
        """What follows from form, schools and teams, by the names above."""
        form, seats = self.form, len(self.schools)
        sides = 2 if self.team else seats
        played = tuple(find_school(name) for name in self.schools)
        gateways = tuple(school.has_gateway for school in played)
        enemies = tuple(tuple((side + step) % sides for step in range(1, sides)) for side in range(sides))
        lent = enemies if form.improvises else ((),) * sides
        return {
            "seats": seats,
            "sides": sides,
            "side": tuple(seat % sides for seat in range(seats)),
            "colours": self.chosen or tuple(school.colour for school in played[:sides]),
            "enemies": enemies,
            "partner": tuple((seat + 2) % 4 if self.team else -1 for seat in range(seats)),
            "played": played,
            "warps": tuple(school.warps for school in played),
            "freezes": tuple(school.freezes for school in played),
            "costless": tuple(school.warps or school.freezes for school in played),
            "reads_pile": tuple(school.reads_pile for school in played),
            "opens_gateway": gateways,
            "has_gateway": tuple(any(gateways[side::sides]) for side in range(sides)),
            "stones": form.stones(seats),
            "legendary_stones": form.legendary_stones,
            "pieces": form.stones(seats) + form.legendary_stones,
            "target": form.target(seats),
            "has_tasks": form.tasks,
            "has_legends": form.legends,
            "by_colour": form.by_colour,
            "lenders": tuple(
                tuple(tuple(enemy for enemy in others if not borrowed >> enemy & 1) for borrowed in range(1 << sides))
                for others in lent
            ),
            "discard_action": form.discard_action,
            "last_round": form.last_round,
        }

    def _check(self) -> None:
        name = self.form.name
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

    # -- keeping: what is worked out is not kept ---------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        return {"form": self.form, "schools": self.schools, "team": self.team, "chosen": self.chosen}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        for name in ("form", "schools", "team", "chosen"):
            object.__setattr__(self, name, state[name])
        for name, value in self._worked_out().items():
            object.__setattr__(self, name, value)

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
