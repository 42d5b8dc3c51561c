"""What happened, as a seat is told it."""

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
    )
