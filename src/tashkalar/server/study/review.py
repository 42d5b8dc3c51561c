"""What a worker process thinks about positions that are no secret any more, as it is told to clients."""

import pickle
from collections.abc import Sequence
from typing import NamedTuple

from ...bots.protocol import Turn
from ...bots.search.reasons import reasons
from ...bots.search.review import Ending as LastChoice
from ...bots.search.review import chances, result, review, worth
from ...errors import TashKalarError
from ...game import Game
from ...game.choices import offered
from ..table.live import pieces
from ..table.steps import told_step
from ..wire.choosing import Changes, Reasons
from ..wire.encoding import shaped
from ..wire.lookback import GoodTurn, GoodTurns
from .frames import frame

Ending = tuple[bytes, str]
"""The game just before its turn was ended, and the choice that ended it."""


class Course(NamedTuple):
    """A game on the one scale: the chances before every turn and at the end, and what each turn was worth as played."""

    chances: list[dict[str, float]]
    played: list[float | None]


class LookedBack(NamedTuple):
    best: GoodTurn | None
    at_sight: float | None


def course(turns: Sequence[tuple[bytes, Ending | None]], last: bytes, whole: bool, effort: float) -> Course:
    """The graph of a game. A turn is worth the chance after it, and that is the next point of the graph.

    `whole` says whether the last turn was ended by the last step: then it is worth what came of the game.
    """
    games = [_game(packed) for packed, _ in turns]
    end = _game(last)
    shown = [_first(games[0] if games else end, effort)]
    played: list[float | None] = []
    for game, after, (_, ending) in zip(games, [*games[1:], end], turns, strict=True):
        seat = game.position.seat
        choice = _read(ending)
        found = None if choice is None else worth(game, choice)
        if after.over:
            sides = result(after.position)
            found = round(sides[game.setup.side[seat]], 3) if whole else None
            shown.append(_by_school(after, sides))
        else:
            # A turn that was not ended has changed nothing yet.
            shown.append(shown[-1] if found is None else _by_school(after, chances(after.position, seat, found)))
        played.append(found)
    return Course(shown, played)


def _first(game: Game, effort: float) -> dict[str, float]:
    """Before anything was played: what the first turn is worth if it is a good one."""
    if game.over:
        return _by_school(game, result(game.position))
    found = review(game, number=1, effort=effort).turns
    value = found[0].value if found else None
    even = 1 / game.setup.sides
    return _by_school(game, chances(game.position, game.position.seat, even if value is None else value))


def _by_school(game: Game, found: Sequence[float]) -> dict[str, float]:
    """The chance of every school; partners share theirs."""
    setup = game.setup
    return {school: round(found[setup.side[seat]], 3) for seat, school in enumerate(setup.schools)}


def turns_at(packed: bytes, number: int, effort: float, known: Sequence[Sequence[str]] = ()) -> GoodTurns:
    """The chances at a position, and the strongest turns from it."""
    game = _game(packed)
    found = review(game, number=number, effort=effort, known=known).turns
    if not found or found[0].value is None:
        return GoodTurns(_first(game, effort), [])
    now = _by_school(game, chances(game.position, game.position.seat, found[0].value))
    return GoodTurns(now, [_shown(game, turn) for turn in found])


def turn_looked_back(packed: bytes, ending: Ending | None, effort: float) -> LookedBack:
    """What would have been best in a turn, and what anybody would have seen."""
    game = _game(packed)
    found = review(game, _read(ending), number=1, effort=effort)
    return LookedBack(_shown(game, found.turns[0]) if found.turns else None, found.at_sight)


def _read(ending: Ending | None) -> LastChoice | None:
    """How a turn was ended; None where it was not, or by the rules of today cannot be."""
    if ending is None:
        return None
    before = _game(ending[0])
    try:
        return before.position, offered(before, ending[1])
    except TashKalarError:
        return None


def _game(packed: bytes) -> Game:
    game: Game = pickle.loads(packed)  # noqa: S301  (it comes from our own server process)
    return game


def _shown(game: Game, turn: Turn) -> GoodTurn:
    """A turn with every step of it, as far as it can be played with the cards as they truly lie."""
    trial, steps, frames = game.copy(), [], []
    now, last = frame(game), game.position
    for choice in turn.choices:
        last = trial.position.copy()
        try:
            trial.play(choice)
        except TashKalarError:
            break
        assert trial.last_step is not None
        steps.append(told_step(trial, trial.last_step, pieces(trial), game.to_move))
        before, now = now, frame(trial)
        frames.append({key: value for key, value in now.items() if value != before[key]})
    # Nothing is secret any more, so it can be said what the others really held.
    seat = game.position.seat
    why = turn.reasons if turn.choices[-1].startswith("claim") else reasons(game.position, last, seat, open_hands=True)
    changed = shaped(Changes, turn.changes)
    return GoodTurn(turn.choices, turn.value, changed, steps, shaped(Reasons, why), frames)
