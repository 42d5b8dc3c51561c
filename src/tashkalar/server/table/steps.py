"""What happened, as a seat is told it."""

from msgspec import UNSET, UnsetType

from ...game import Game, Step, sight
from ..wire import table as wire
from ..wire.encoding import shaped
from ..wire.view import Event


def told_step(game: Game, step: Step, shown: dict[str, str], seat: str | None) -> wire.Step:
    """A step as a seat is told it."""
    school = game.setup.schools[step.seat]
    return wire.Step(
        school=school,
        turn=step.turn,
        # Which card somebody put under a deck is known to nobody else.
        choice=step.text if school == seat else sight.public_text(step),
        events=shaped(list[Event], sight.step_events(game, step)),
        pieces=shown,
        used=_used(step),
    )


def _used(step: Step) -> list[str] | UnsetType:
    """The figure a being was summoned with: most choices leave it unsaid, because there was no other."""
    if isinstance(step.choice, str) or step.choice.kind != "summon":
        return UNSET
    used: list[str] = step.choice.describe()["with"]
    return used
