"""Games whose past is told as it was kept, because the rules have been mended since.

A game that is over is only ever shown. One that was being played goes on by the rules of today, from its last moment
between two effects; its past stays as it was.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..errors import BrokenRecord, TashKalarError
from ..rules.action import Option
from ..rules.effect import Question
from ..rules.event import Event, Reshuffled
from ..rules.position import Position
from . import moment as _moment
from .game import Game, Step
from .moment import Mended, Moment
from .record import RULES


class Frame(NamedTuple):
    """A step as it was kept: who made it, what came of it, and how things stood afterwards."""

    seat: int
    turn: int
    text: str
    is_choice: bool
    events: tuple[Event, ...]
    after: Moment


class AsKept(Game):
    """A game at a moment that is shown as it was kept. The rules are not asked, and nothing can be played."""

    __slots__ = ("moment",)

    def __init__(self, before: Game, moment: Moment, last: Step | None) -> None:
        super().__init__(before.start, before.rules)
        self.moment = moment
        self.mended = before.mended
        self._position = None
        self._last = last

    def _resume(self) -> None:
        self._position = _moment.position_at(self.setup, self.moment)

    @property
    def as_kept(self) -> dict[str, Any]:
        return self.moment.said

    @property
    def options(self) -> Sequence[Option]:
        return ()

    @property
    def question(self) -> Question | None:
        return None

    @property
    def winners(self) -> list[str]:
        return list(self.moment.said.get("winners", ()))

    @property
    def points(self) -> dict[str, int]:
        return dict(self.moment.said.get("points", {}))

    @property
    def scores(self) -> dict[str, Any]:
        return dict(self.moment.said.get("scores", {}))

    @property
    def agreed(self) -> list[str]:
        return list(self.moment.said.get("agreed", ()))

    def copy(self) -> "Game":
        return self  # nothing can be changed in it

    def __reduce__(self) -> tuple[Any, ...]:
        steps = [step._replace(before=None) for step in self.steps]
        return _at, (self.start, self.rules, self.mended, self.moment, steps)

    @property
    def can_go_on(self) -> bool:
        return not self.over and not self.moment.in_effect

    def going_on(self) -> Game:
        """The game from here on by the rules of today; the past stays as it was."""
        game = Game(self.start, min(self.rules, RULES))
        game.mended = self.mended
        game._position = self.position.copy()
        game._last = self._last
        game._agreed = sum(1 << self.setup.seat_of(school) for school in self.agreed)
        return game

    def alone(self) -> Game:
        """The same without a past, to think about."""
        return Game(self.position.copy(), min(self.rules, RULES))


def _at(start: Position, rules: int, mended: Mended | None, moment: Moment, steps: list[Step]) -> AsKept:
    game, last = Game(start, rules), None
    game.mended = mended
    for step in steps:
        last = step._replace(before=last)
    return AsKept(game, moment, last)


def moment_of(game: Game) -> Moment:
    """The moment a game is at; one that was kept stays as it is."""
    return game.moment if isinstance(game, AsKept) else _moment.of(game)


def told(before: Game, frame: Frame) -> AsKept:
    """The game after one more step, as it was kept."""
    seat, turn, text, is_choice, events, after = frame
    return AsKept(before, after, Step(before.last_step, before.state + 1, seat, turn, text, events, is_choice, after))


def retold(game: Game) -> Iterator[Game]:
    """A game anew, step by step: as it was kept, and by the rules where nothing else was."""
    now = Game(game.start, game.rules)
    now.mended = game.mended
    yield now
    for step in game.steps:
        if step.after is not None:
            now = AsKept(now, step.after, step._replace(before=now.last_step))
            yield now
            continue
        if isinstance(now, AsKept):
            now = now.going_on()
        # A deck is made anew in the order it had, whatever the random generator says now.
        now.position.script = tuple(event.order for event in step.events if isinstance(event, Reshuffled))
        make(now, step)
        yield now


def make(game: Game, step: Step | Frame) -> None:
    """Make a step again, by the rules."""
    school = game.setup.schools[step.seat]
    if step.is_choice:
        game.play(step.text)
    elif step.text.startswith("resign"):
        game.resign(school)
    elif step.text.startswith("withdraw"):
        game.withdraw(school)
    else:
        game.agree_to_end(school)


def playable(game: Game, step: int) -> Game:
    """A game after that many steps, to be played on by the rules of today.

    Inside an effect that goes another way today it is the game before that effect.
    """
    found, since = Game(game.start, min(game.rules, RULES)), 0
    found.mended = game.mended
    for number, now in enumerate(game.retold()):
        if number == step:
            if not isinstance(now, AsKept):
                return now
            if now.can_go_on:
                return now.going_on()
            return now if now.over else tried(found, list(now.steps)[since:]) or found
        if isinstance(now, AsKept) and now.can_go_on:
            found, since = now.going_on(), number
    raise IndexError(step)


def tried(game: Game, steps: Sequence[Step]) -> Game | None:
    """The game after further steps by the rules of today; None if they do not come out as they were kept."""
    game = game.copy()
    try:
        for step in steps:
            make(game, step)
            if step.after is not None and not _moment.same_position(step.after, _moment.of(game)):
                return None
    except TashKalarError:
        return None
    return game


# -- records -----------------------------------------------------------------------------------------------------------
def written(game: Game) -> list[dict[str, Any]]:
    """What a record keeps of a game: how it began, and every step of it."""
    stories = game.retold()
    after = moment_of(next(stories))
    found = [_moment.kept(_moment.NOTHING, after)]
    for step, now in zip(game.steps, stories, strict=True):
        before, after = after, moment_of(now)
        found.append({"t": written_step(step), **_moment.kept(before, after)})
    return found


def written_step(step: Step) -> list[Any]:
    """Who made it, when, as what text, whether it was a choice, and its events."""
    return [step.seat, step.turn, step.text, int(step.is_choice), *_moment.written_events(step.events)]


def read_step(data: Sequence[Any], after: Moment) -> Frame:
    """BrokenRecord if it is none."""
    try:
        seat, turn, text, is_choice, *events = data
        return Frame(int(seat), int(turn), str(text), bool(is_choice), _moment.read_events(events), after)
    except (TypeError, ValueError, LookupError) as error:
        raise BrokenRecord("frames", "what was kept of a step cannot be read") from error


def read(start: Moment, data: Sequence[Mapping[str, Any]]) -> list[Frame]:
    """The steps that were kept behind a beginning."""
    found, before = [], start
    for one in data:
        before = _moment.found(before, one)
        found.append(read_step(one.get("t", ()), before))
    return found


def followed(game: Game, frames: Sequence[Frame]) -> int | None:
    """Play what was kept by the rules of today; the first turn they do not tell in the same way, if there is one."""
    for one in frames:
        # A deck is made anew in the order it had, whatever the random generator says now.
        game.position.script = tuple(event.order for event in one.events if isinstance(event, Reshuffled))
        try:
            make(game, one)
        except TashKalarError:
            return one.turn
        if not _moment.agrees(one.after, _moment.of(game)):
            return one.turn
    game.position.script = ()
    return None


def by_frames(game: Game, frames: Sequence[Frame], turn: int) -> Game:
    """A game told from its frames; if it is not over it goes on by the rules of today.

    `turn`: the first one that the rules of today do not tell in the same way.
    """
    game.mended = Mended(turn)
    now = game
    for one in frames:
        now = told(now, one)
        _check(now)
    if now.over:
        return now
    found = playable(now, now.state)
    if found.state < now.state:
        found.mended = Mended(turn, anew=True)
    return found


def _check(game: Game) -> None:
    """Only positions that can be are shown and thought about."""
    try:
        position = game.position
        position.check()
        assert 0 <= position.seat < game.setup.seats > position.control >= 0
    except TashKalarError:
        raise
    except Exception as error:
        raise BrokenRecord("frames", "what was kept of a moment is no position") from error
