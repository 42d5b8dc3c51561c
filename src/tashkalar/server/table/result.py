"""How a game ended: who won and why, how the points grew, and what everybody held."""

from typing import Any

from ...game import insight
from .live import Live


def result(live: Live) -> dict[str, Any]:
    """JSON-ready; only for a game that is over."""
    game = live.game
    assert game.over
    return {
        "winners": game.winners,
        "reason": reason(live),
        "scores": game.scores,
        "points": game.points,
        "history": live.history,
        "hands": {school: game.view(school)["hand"] for school in game.setup.schools},
    }


def reason(live: Live) -> dict[str, Any]:
    """Why it ended, as a sentence."""
    return insight.ending(live.game.position, "time" if live.timed_out else None)
