"""A game from its beginning to its end, all hands open: a first frame, and for every step what it changes."""

from typing import Any

from ...game import Game, prospects, sight
from ..wire.encoding import shaped
from ..wire.lookback import ReplayStep
from ..wire.view import Event, Frame

# What belongs to one seat or to the table, and not to the position.
_NOT_SHOWN = ("seat", "hand", "state")


def frame(game: Game) -> dict[str, Any]:
    """How things stand, with every hand: only for what is no secret any more."""
    shown = {key: value for key, value in sight.glance(game, None).items() if key not in _NOT_SHOWN}
    return {
        **shown,
        "cards": {school: sight.hand(game, school) for school in game.setup.schools},
        "task_states": prospects.tasks(game.position),
    }


def told(game: Game) -> tuple[Frame, list[ReplayStep]]:
    """The whole story of a game: how it began, and every step of it."""
    steps: list[ReplayStep] = []
    frames = game.retold()
    before = first = frame(next(frames))
    for step, after in zip(game.steps, frames, strict=True):
        now = frame(after)
        steps.append(
            ReplayStep(
                school=game.setup.schools[step.seat],
                turn=step.turn,
                choice=step.text,
                events=shaped(list[Event], sight.step_events(game, step)),
                changed={key: value for key, value in now.items() if value != before[key]},
            )
        )
        before = now
    return shaped(Frame, first), steps
