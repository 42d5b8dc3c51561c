"""What happened, as a seat is told it."""

from typing import Any

from ...game import Game, Step, sight


def told_step(game: Game, step: Step, shown: dict[str, str], seat: str | None) -> dict[str, Any]:
    """A step as a seat is told it."""
    school = game.setup.schools[step.seat]
    return {
        "school": school,
        "turn": step.turn,
        # Which card somebody put under a deck is known to nobody else.
        "choice": step.text if school == seat else sight.public_text(step),
        "events": sight.step_events(game, step),
        "pieces": shown,
    }
