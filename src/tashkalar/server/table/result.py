"""How a game ended: who won and why, what broke a tie, how the points grew, and what everybody held."""

from ...game import log, sight
from ..wire.encoding import shaped
from ..wire.table import Result
from ..wire.words import Sentence
from .live import Live


def result(live: Live) -> Result:
    """Only for a game that is over."""
    game = live.game
    assert game.over
    return Result(
        winners=game.winners,
        reason=reason(live),
        tie=tie(live),
        scores=game.scores,
        points=game.points,
        history=live.history,
        hands={school: sight.hand(game, school) for school in game.setup.schools},
    )


def reason(live: Live) -> Sentence:
    """Why it ended, as a sentence."""
    return shaped(Sentence, log.ending(live.game, "time" if live.timed_out else None))


def tie(live: Live) -> Sentence | None:
    """What decided it where points were equal."""
    found = log.tie(live.game)
    return shaped(Sentence, found) if found else None
