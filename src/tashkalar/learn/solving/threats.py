"""What beings threaten over the end of a turn: whether the other can still summon one, or can prevent one.

A defence is found when a being of the opponent can be summoned nowhere in its next turn, not even after placing a
piece. A threat holds when no turn of the opponent, with the hand it has, keeps one's own being from being summoned.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...rules.action import Option
from ...rules.arena import NAME, squares
from ...rules.card import CARDS, COMMON, Being
from ...rules.ending import end_turn
from ...rules.position import ACT, OVER, Position
from ...rules.running import Point
from ...rules.summoning import summon_options, survey
from ...rules.turn import options as turn_options
from ..next_turn import can_summon

STOP, HOLD = "stop", "hold"
MOST_REPLIES = 12_000
"""How many choices of the opponent may be looked at; puzzles are made so that this is enough."""


class TooManyReplies(Exception):
    """The opponent has more turns than may be looked at."""


def being_named(name: str) -> Being:
    card = CARDS[name]
    assert isinstance(card, Being)
    return card


def places(position: Position, seat: int, being: Being) -> list[str]:
    """Where a seat could summon a being of its hand now."""
    return sorted({NAME[option.square] for option in summon_options(position, seat) if option.card is being})


def stopped(position: Position, seat: int, being: Being) -> bool:
    """Whether a seat can summon a being neither now nor once it has placed a piece."""
    if position.phase == OVER:
        return True
    if can_summon(position, seat, being.name):
        return False
    side = position.setup.side[seat]
    if not being.free_square and not survey(position, side, being.figure, 1):
        return True  # nowhere is only one piece missing
    if position.stones_left(side) <= 0:
        return not any(can_summon(after, seat, being.name) for after in _after_moving(position))
    tried = position.copy()
    for square in squares(position.empty):
        tried.put(side, square, COMMON)
        found = can_summon(tried, seat, being.name)
        tried.lift(square)
        if found:
            return False
    return True


def _after_moving(position: Position) -> list[Position]:
    """With no stone left in the stock a placement takes one from the arena."""
    root = Point(position)
    return [root.step(option).position for option in turn_options(position) if option.kind == "place"]


def refutation(position: Position, seat: int, being: Being, most: int = MOST_REPLIES) -> list[str] | None:
    """A turn of whoever is to move after which a seat cannot summon a being at once; None if there is none."""
    seen: set[object] = set()
    waiting = [Point(position)]
    left = most
    while waiting:
        node = waiting.pop()
        here = node.position
        if node.question is None:
            mark = here.key()
            if mark in seen:
                continue
            seen.add(mark)
            if (here.phase != ACT or here.actions == 0) and not _holds_after(here, seat, being):
                return [str(option) for option in node.path()]
        # What was added last is looked at first: cards break figures, pieces placed in the way seldom do.
        for option in sorted(node.options, key=_is_card):
            if option.kind in ("end", "claim", "discard", "return"):
                continue
            left -= 1
            if left < 0:
                raise TooManyReplies
            waiting.append(node.step(option))
    return None


def _is_card(option: Option) -> bool:
    return option.kind != "place"


def _holds_after(position: Position, seat: int, being: Being) -> bool:
    """Whether a being can be summoned once the turn of the other has ended here."""
    after = ended(position)
    return after.phase != OVER and can_summon(after, seat, being.name)


def ended(position: Position) -> Position:
    """The position once the turn has been ended in it."""
    after: Position = position.copy()
    end_turn(after)
    return after


@dataclass(frozen=True)
class Aim:
    """What is to be true when the turn is over: `stop` a being of the opponent, or `hold` a threat of one's own."""

    kind: str
    being: Being
    seat: int
    other: int

    @classmethod
    def of(cls, kind: str, card: str, position: Position) -> "Aim":
        """For whoever is to move, against the next seat."""
        return cls(kind, being_named(card), position.seat, (position.seat + 1) % position.setup.seats)

    def reached(self, position: Position, most: int = MOST_REPLIES) -> bool:
        """Whether it is, just after the turn has ended."""
        if self.kind == STOP:
            return stopped(position, self.other, self.being)
        if (
            position.phase == OVER
            or position.seat != self.other
            or not can_summon(position, self.seat, self.being.name)
        ):
            return False
        return refutation(position, self.seat, self.being, most) is None

    def near(self, position: Position) -> int:
        """How near it is, for comparing: fewer places for the other's being, more for one's own."""
        if self.kind == STOP:
            return -len(places(position, self.other, self.being))
        return len(places(position, self.seat, self.being))


def aim_of(goal: Mapping[str, Any], position: Position) -> Aim | None:
    """The aim of a goal for whoever is to move, if it is one of these."""
    kind = next((kind for kind in (STOP, HOLD) if kind in goal), None)
    return None if kind is None else Aim.of(kind, goal[kind], position)
