"""The one driver of effects: an effect in mid-air as data, as a live coroutine, and as a point within a turn.

Between effects the truth is the position. While an effect runs, the truth is `Running`: the position before it, how it
was opened and the answers given so far. `Live` is the coroutine that came out of it, only a cache. `Point` walks a turn
choice by choice on copies, for whoever looks ahead; a game walks on the spot.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Self

from . import turn
from .action import Option
from .effect import Question
from .position import ACT, Position
from .turn import Opening

_tuple = tuple.__new__  # makes what is made with many choices in half the time


class Live:
    """An effect being carried out on a position: what it asks now, None once it is done."""

    __slots__ = ("_script", "position", "question")

    def __init__(self, position: Position, opening: Opening) -> None:
        """The effect of an opening that has just been played on this position."""
        self.position = position
        self._script: Any = opening.begin(position)
        self.question: Question | None = None
        self.answer(None)

    def answer(self, option: Option | None) -> None:
        """Send an answer into the effect; the next question, or the end of the effect."""
        try:
            self.question = self._script.send(option)
        except StopIteration:
            self.question = None
            turn.effect_done(self.position)


class Running(NamedTuple):
    """An effect in mid-air as data. It can be copied, kept, sent away and gone back to, and is never changed."""

    before: Position
    opening: Opening
    answers: tuple[Option, ...] = ()
    opened: bool = False  # `before` holds what the opening did: a walk on copies, control handed over, cards dealt anew

    def base(self) -> Position:
        """A new position just as the effect began."""
        base: Position = self.before.copy()
        if not self.opened:
            turn.play(base, self.opening.option)
        return base

    def live(self) -> Live:
        """The effect built anew from its beginning and the answers."""
        live = Live(self.base(), self.opening)
        for answer in self.answers:
            if live.question is None:
                break  # told to a partner who has control now, the story may end sooner
            live.answer(answer)
        live.position.events = []
        return live

    def answered(self, option: Option) -> "Running":
        before, opening, answers, opened = self
        return _tuple(Running, (before, opening, (*answers, option), opened))

    def on(self, base: Position) -> "Running":
        """The same story told on another position just as the effect began there."""
        return Running(base, self.opening, self.answers, opened=True)


class Point:
    """A point within a turn and the choices that led there. `question` is what an effect asks, None between effects."""

    __slots__ = ("option", "parent", "position", "question", "running")

    def __init__(self, position: Position, parent: Self | None = None, option: Option | None = None) -> None:
        self.position = position
        self.parent = parent
        self.option = option
        self.running: Running | None = None
        self.question: Question | None = None

    @classmethod
    def at(cls, position: Position, running: Running | None) -> Self:
        """A first point: where a game stands, in mid-effect too."""
        if running is None:
            return cls(position.copy())
        running = running.on(running.base())
        live = running.live()
        root = cls(live.position)
        root.running, root.question = running, live.question
        return root

    def step(self, option: Option) -> Self:
        """The point after a choice, reached on a copy."""
        running = self.running
        if running is None:
            position: Position = self.position.copy()
            child = type(self)(position, self, option)
            opening = turn.play(position, option)
            if opening is not None:
                running = Running(position.copy(), opening, opened=True)
                child.question = Live(position, opening).question
        else:
            live = running.live()
            live.answer(option)
            child = type(self)(live.position, self, option)
            child.question = live.question
            running = running.answered(option)
        if child.question is not None:
            child.running = running
        return child

    @property
    def options(self) -> Sequence[Option]:
        """The choices on offer; handing over in mid-effect is left out."""
        return turn.options(self.position) if self.question is None else self.question.options

    @property
    def turn_done(self) -> bool:
        """Whether only ending the turn is left (or a flare, or a warp)."""
        position = self.position
        return self.question is None and position.phase == ACT and position.actions == 0

    def key(self) -> tuple[object, ...]:
        """Equal for points from which the turn goes on in the same way."""
        running = self.running
        if running is None:
            return self.position.key()
        # Inside an effect the answers tell what has been settled already; texts, as they mean the same everywhere.
        return (str(running.opening.option), *map(str, running.answers), self.position.key())

    def path(self) -> list[Option]:
        """The choices from the first point to here."""
        found = [point.option for point in self.line() if point.option is not None]
        return found[::-1]

    def line(self) -> Iterator[Self]:
        """The points from here back to the first."""
        point: Self | None = self
        while point is not None:
            yield point
            point = point.parent
