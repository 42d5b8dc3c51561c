"""What a worker process thinks about positions that are no secret any more, as it is told to clients."""

import pickle
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from ...bots.protocol import Turn
from ...bots.search.review import chances, review
from ...errors import TashKalarError
from ...game import Game
from ...game.choices import offered
from ..table.live import pieces
from ..table.steps import told_step
from ..wire.encoding import shaped
from ..wire.lookback import Changes, GoodTurn, GoodTurns

Ending = tuple[bytes, str]
"""The game just before its turn was ended, and the choice that ended it."""


class LookedBack(NamedTuple):
    best: GoodTurn | None
    played: float | None


def outlook(game: Game) -> dict[str, float]:
    """The chance of every school; partners share theirs."""
    setup = game.setup
    found = chances(game.position)
    return {school: round(found[setup.side[seat]], 3) for seat, school in enumerate(setup.schools)}


def outlooks(games: Sequence[bytes]) -> list[dict[str, float]]:
    return [outlook(_game(packed)) for packed in games]


def turns_at(packed: bytes, number: int, effort: float) -> GoodTurns:
    """The chances at a position, and the strongest turns from it."""
    game = _game(packed)
    found = review(game, number=number, effort=effort)
    return GoodTurns(outlook(game), [_shown(game, turn) for turn in found.turns])


def turn_looked_back(packed: bytes, ending: Ending | None, effort: float) -> LookedBack:
    """What would have been best in a turn, and what the one that was played was worth."""
    game = _game(packed)
    last = None
    if ending is not None:
        before = _game(ending[0])
        with suppress(TashKalarError):  # by the rules of today it may not be on offer
            last = before.position, offered(before, ending[1])
    found = review(game, last, number=1, effort=effort)
    best = _shown(game, found.turns[0]) if found.turns else None
    return LookedBack(best, found.played)


def _game(packed: bytes) -> Game:
    game: Game = pickle.loads(packed)  # noqa: S301  (it comes from our own server process)
    return game


def _shown(game: Game, turn: Turn) -> GoodTurn:
    """A turn with every step of it, as far as it can be played with the cards as they truly lie."""
    trial, steps = game.copy(), []
    for choice in turn.choices:
        try:
            trial.play(choice)
        except TashKalarError:
            break
        assert trial.last_step is not None
        steps.append(told_step(trial, trial.last_step, pieces(trial), game.to_move))
    return GoodTurn(turn.choices, turn.value, shaped(Changes, turn.changes), steps)
