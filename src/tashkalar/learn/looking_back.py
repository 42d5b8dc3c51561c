"""What a learner's last turn could have been: found by playing it once more."""

from collections.abc import Sequence
from typing import NamedTuple

from ..game import Game, Step
from ..rules.action import Option
from ..rules.arena import NAME
from ..rules.card import Being
from ..rules.summoning import summon_options


class Missed(NamedTuple):
    """What was possible in a turn and was not done."""

    turn: int
    being: tuple[Being, str] | None = None  # that could have been summoned, and where
    task: str | None = None  # that could have been claimed


def last_turn(game: Game, seat: int) -> list[Step]:
    """The choices of the last turn that a seat has ended."""
    steps = [step for step in game.steps if step.seat == seat and step.is_choice]
    ended = [step for step in steps if step.turn != game.position.turn or game.over]
    return [step for step in ended if step.turn == ended[-1].turn] if ended else []


def missed(game: Game, seat: int) -> Missed | None:
    """What the last turn of a seat left undone; None if there was no such turn."""
    own = last_turn(game, seat)
    if not own or game.mended is not None or game.sampled:
        return None
    again = Game(game.start, game.rules)
    being: tuple[Being, str] | None = None
    task: str | None = None
    summoned = any(isinstance(step.choice, Option) and step.choice.kind == "summon" for step in own)
    for step in game.steps:
        if step.number > own[-1].number:
            break
        if step.number >= own[0].number and again.question is None:
            position = again.position
            if not summoned and position.actions:
                being = _best(summon_options(position, seat)) or being
            if step.text == "end":
                side = position.setup.side[seat]
                task = next((one.name for one in position.tasks[:3] if one.met(position, side)), None)
        if step.is_choice:
            again.play(step.text)
    return Missed(own[-1].turn, being, task)


def _best(options: Sequence[Option]) -> tuple[Being, str] | None:
    """The being of highest rank among those that could be summoned."""
    found = [(option.card, NAME[option.square]) for option in options if isinstance(option.card, Being)]
    return max(found, key=lambda one: one[0].rank) if found else None
