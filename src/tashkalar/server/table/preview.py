"""What a choice would do, found out by making it on a copy."""

from ...game import Game, prospects
from ...rules.event import Drew
from ...rules.position import POINT
from ..wire.table import Preview
from .live import pieces
from .steps import told_step


def draws(game: Game) -> int | None:
    """How many cards ending the turn would bring into the hand of who ends it; None as long as it cannot be ended."""
    end = next((option for option in game.options if option.kind == "end"), None)
    if end is None:
        return None
    trial = game.copy()
    seat = trial.position.seat
    trial.play(end)
    if trial.position.phase == POINT:  # a point is chosen first, and whichever it is, the cards are the same
        trial.play(trial.options[0])
    assert trial.last_step is not None
    drawn = (event for event in trial.last_step.events if isinstance(event, Drew))
    return sum(event.number for event in drawn if event.seat == seat)


def preview(game: Game, state: int, choice: str, seat: str) -> Preview:
    """What a choice would do, as a message. The game must be a copy: it is played on."""
    turn = game.position.turn
    game.play(choice)
    same = game.position.turn == turn and not game.over
    return Preview(
        state=state,
        choice=choice,
        steps=[] if game.last_step is None else [told_step(game, game.last_step, pieces(game), seat)],
        pieces=pieces(game),
        points=game.points,
        scores=game.scores,
        # Of the turn that is played; what the next player could claim is not the question.
        claimable=_claimable(game) if same else [],
    )


def _claimable(game: Game) -> list[str]:
    return [task["name"] for task in prospects.tasks(game.position) if task["met"] and not task["next"]]
