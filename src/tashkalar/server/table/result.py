"""How a game ended: who won and why, how the points grew, and what everybody held."""

from typing import Any

from .live import Live

_SENTENCES = {
    "points": "the points that end the game were reached",
    "deck": "a deck ran out",
    "resigned": "{school} resigned",
    "time": "{school} had no time left",
    "agreed": "all players agreed to end the game",
}


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
    setup, position = live.game.setup, live.game.position
    key = "time" if live.timed_out else position.reason or "points"
    params: dict[str, Any] = {}
    if position.resigned >= 0:
        params["school"] = setup.schools[position.resigned]
    elif position.last >= 0:
        params["school"] = setup.schools[position.last]
    text = _SENTENCES[key].format(**params)
    return {"key": key, "params": params, "text": text[0].upper() + text[1:]}
