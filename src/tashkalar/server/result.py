"""How a game ended: who won and why, how the points grew, and what everybody held."""

from typing import Any

from ..game import Game
from .live import Live

_SENTENCES = {
    "points": "the points that end the game were reached",
    "deck": "a deck ran out",
    "resigned": "{school} resigned",
    "agreed": "all players agreed to end the game",
}


def result(live: Live) -> dict[str, Any]:
    """JSON-ready; only for a game that is over."""
    game = live.game
    assert game.over
    return {
        "winners": game.winners,
        "reason": _reason(game),
        "scores": game.scores,
        "points": game.points,
        "history": live.history,
        "hands": {school: game.view(school)["hand"] for school in game.setup.schools},
    }


def _reason(game: Game) -> dict[str, Any]:
    position = game.position
    key = position.reason or "points"
    params: dict[str, Any] = {}
    if position.resigned >= 0:
        params["school"] = game.setup.schools[position.resigned]
    elif position.last >= 0:
        params["school"] = game.setup.schools[position.last]
    text = _SENTENCES[key].format(**params)
    return {"key": key, "params": params, "text": text[0].upper() + text[1:]}
