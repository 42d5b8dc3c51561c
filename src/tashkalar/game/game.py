"""A game: the only checked door into the rules.

Between effects the truth is the position. While an effect runs, the truth is the position before it plus the answers
given so far; the live coroutine is only a cache that a copy, an undo or a loaded game builds anew by replaying them.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from .. import cards as _cards  # noqa: F401  (fills the registry)
from ..errors import NotAllowed, NothingToUndo
from ..rules import ending, score, turn
from ..rules.action import HAND_OVER, Offer, Option
from ..rules.deal import deal
from ..rules.effect import Question
from ..rules.event import Agreed, Event, Over, Resigned, Withdrew
from ..rules.position import OVER, POINT, Position
from ..rules.running import Live, Running
from ..rules.setup import Setup
from . import record as _record
from . import sight
from .choices import offered
from .moment import Mended, Moment
from .sampling import redealt

AGREEMENTS_LAPSE = 2
"""From this version of the rules on an agreement to end holds for the turn in which it is given."""


class Step(NamedTuple):
    """One entry of a game's history; `before` leads back to the beginning."""

    before: "Step | None"
    number: int
    seat: int
    turn: int
    choice: Option | str
    events: tuple[Event, ...]
    is_choice: bool = True  # False for resigning and agreeing
    after: Moment | None = None  # of a past that is told as it was kept: how things stood then

    @property
    def text(self) -> str:
        return str(self.choice)


_blank = object.__new__
_tuple = tuple.__new__  # makes what is made with many choices in half the time
# Nobody takes back what ends a turn, and placements (most of all choices) are taken back by their events.
_PAST_UNDO = (OVER, POINT)
_NEVER_KEPT = frozenset(["end", "claim", "point", "place"])


class Game:
    """A game of Tash-Kalar, from the deal to the winners."""

    __slots__ = (
        "_agreed",
        "_last",
        "_live",
        "_options",
        "_position",
        "_running",
        "_undo",
        "mended",
        "rules",
        "sampled",
        "start",
    )

    def __init__(self, start: Position, rules: int = _record.RULES) -> None:
        """A game that goes on from a position between two actions. Most callers want `Game.new`."""
        self.start = start  # for the record; never changed
        self.rules = rules  # the version of the rules by which it was begun and is played to its end
        self.mended: Mended | None = None  # the past is told as it was kept
        self.sampled = False  # dealt anew for a bot: it has no past and no record
        self._position: Position | None = start.copy()
        self._last: Step | None = None
        self._undo: list[Position | Running | tuple[Event, ...]] = []  # what takes back each own choice, see `play`
        self._options: Sequence[Option] | None = None
        self._agreed = 0  # bit set of the seats that agree to end early
        # The running effect, and its live coroutine, which may be missing until somebody looks.
        self._running: Running | None = None
        self._live: Live | None = None

    @classmethod
    def new(
        cls,
        form: str,
        schools: Sequence[str],
        seed: int | None = None,
        team: bool = False,
        colours: Sequence[str] | None = None,
    ) -> "Game":
        """Set up a game; the list of schools is the turn order. Without a seed the deal is random.

        `colours`: of the two teams, where one plays in that of its second partner.
        """
        if isinstance(schools, str):
            schools = schools.split()
        if seed is None:
            seed = Random().getrandbits(60)
        chosen = None if colours is None else tuple(colours)
        return cls(deal(Setup.of(form, tuple(schools), bool(team), chosen), seed))

    # -- looking -------------------------------------------------------------------------------------------------------
    @property
    def setup(self) -> Setup:
        """Form, schools in turn order, sides and colours."""
        return self.start.setup

    @property
    def position(self) -> Position:
        """The position as it is now, in mid-effect too. Read only."""
        if self._position is None:
            self._resume()
        assert self._position is not None
        return self._position

    @property
    def options(self) -> Sequence[Option]:
        """The choices on offer; empty when the game is over."""
        if self._options is None:
            position, live = self._position or self.position, self._live
            if live is None or live.question is None or position.phase == OVER:
                found = turn.options(position)
                self._options = tuple(found) if isinstance(found, list) else found
            else:
                self._options = live.question.offered(position.setup.team and not position.handed)
        return self._options

    @property
    def question(self) -> Question | None:
        """What a running effect asks; None between effects."""
        if self._position is None:
            self._resume()
        return None if self._live is None else self._live.question

    @property
    def running(self) -> Running | None:
        """The running effect as data; None between effects."""
        return self._running

    @property
    def being_square(self) -> int | None:
        """Where the being whose effect is running was summoned; None outside a summoning."""
        option = None if self._running is None else self._running.opening.option
        return option.square if option is not None and option.kind == "summon" else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return (self._position or self.position).phase == OVER

    @property
    def to_move(self) -> str | None:
        """The school whose choice it is."""
        position = self.position
        return None if position.phase == OVER else position.setup.schools[position.control]

    @property
    def winners(self) -> list[str]:
        """The winning schools in turn order; empty while the game goes on."""
        if not self.over:
            return []
        return [self.setup.schools[seat] for seat in score.winners(self.position)]

    @property
    def points(self) -> dict[str, int]:
        """Current points per school."""
        position = self.position
        return {school: score.points(position, self.setup.side[seat]) for seat, school in enumerate(self.setup.schools)}

    @property
    def scores(self) -> dict[str, Any]:
        """What the score tracks show, per colour; in a melee per enemy colour. In the High Form the claimed points."""
        return sight.scores(self.position)

    @property
    def steps(self) -> Iterator[Step]:
        """The history, oldest first."""
        found: list[Step] = []
        step = self._last
        while step is not None:
            found.append(step)
            step = step.before
        return iter(found[::-1])

    @property
    def last_step(self) -> Step | None:
        """The newest entry of the history."""
        return self._last

    @property
    def state(self) -> int:
        """How many choices have been made; a client sends it back with its own."""
        return 0 if self._last is None else self._last.number

    # -- playing -------------------------------------------------------------------------------------------------------
    def play(self, choice: str | Option) -> None:
        """Make a choice. IllegalChoice if it is not on offer; the game is then unchanged."""
        offer = self._options
        # What is chosen was mostly just looked at, or is one of a few.
        seen = choice is offer.last if type(offer) is Offer else offer is not None and choice in offer
        option = choice if seen and isinstance(choice, Option) else self._offered(choice)
        position = self._position or self.position
        number, control = position.turn, position.control
        position.events = events = []
        kept: Position | Running | None = None  # how things stood before; of a placement its events are kept
        running, live = self._running, self._live
        if running is None:
            kept = before = None if option.kind in _NEVER_KEPT else position.copy()
            opening = turn.play(position, option)
            if opening is not None:
                assert before is not None
                self._follow(_tuple(Running, (before, opening, (), False)), Live(position, opening))
        elif option is HAND_OVER:
            self._hand_over_inside(running)
            position = self.position
            events += position.events
        else:
            assert live is not None
            kept = running
            live.answer(option)
            self._follow(running.answered(option), live)
        self._options = None
        told = tuple(events)
        last = self._last
        state = 1 if last is None else last.number + 1
        self._last = _tuple(Step, (last, state, control, number, option, told, True, None))
        if position.turn != number:
            self._undo = []
            if self.rules >= AGREEMENTS_LAPSE:
                self._agreed = 0
        elif position.control != control or position.phase in _PAST_UNDO or option is HAND_OVER:
            self._undo = []
        else:
            self._undo.append(told if kept is None else kept)

    def _offered(self, choice: str | Option) -> Option:
        if isinstance(choice, Option):
            if choice.kind == "place" and self.question is None and turn.can_place(self.position, choice):
                return choice
            if choice in self.options:
                return choice
        return offered(self, str(choice))

    def _follow(self, running: Running, live: Live) -> None:
        """An effect has come to its next question, or to its end."""
        self._running, self._live = (running, live) if live.question is not None else (None, None)

    def _hand_over_inside(self, running: Running) -> None:
        """Control changes in mid-effect: the effect is told the same story as if the partner had carried it out.

        What is asked now may change with it (the partner sees his own hand), even vanish.
        """
        base = running.base()
        base.events = []
        turn.hand_over(base)
        events = base.events
        told = running.on(base)
        live = told.live()
        self._position = live.position
        live.position.events = events
        self._follow(told, live)

    def _resume(self) -> None:
        """Build the live effect anew."""
        assert self._running is not None
        self._live = self._running.live()
        self._position = self._live.position

    def copy(self) -> "Game":
        """An independent game; the past is shared, the present copied."""
        new: Game = _blank(Game)
        new.start = self.start
        new.rules, new.mended, new.sampled = self.rules, self.mended, self.sampled
        new._last = self._last
        new._undo = self._undo.copy()
        new._agreed = self._agreed
        new._running = running = self._running
        new._options = new._live = None
        new._position = self.position.copy() if running is None else None
        return new

    def __getstate__(self) -> dict[str, Any]:
        return {
            "start": self.start,
            "rules": self.rules,
            "mended": self.mended,
            "sampled": self.sampled,
            "position": self.position if self._running is None else None,
            "running": self._running,
            "undo": self._undo,
            "agreed": self._agreed,
            "steps": [step._replace(before=None) for step in self.steps],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.start, self.rules, self.sampled = state["start"], state["rules"], state["sampled"]
        self.mended = state["mended"]
        self._position = state["position"]
        self._running, self._undo, self._agreed = state["running"], state["undo"], state["agreed"]
        self._options = self._live = self._last = None
        for step in state["steps"]:
            self._last = step._replace(before=self._last)

    # -- taking back ---------------------------------------------------------------------------------------------------
    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return bool(self._undo)

    def undo(self) -> None:
        """Take back the last asked choice with all that followed by itself."""
        if not self._undo:
            raise NothingToUndo("undo", "there is nothing to take back: no choice of yours since the turn came to you")
        before = self._undo.pop()
        self._options = self._live = None
        if isinstance(before, Running):
            self._running, self._position = before, None
        elif isinstance(before, Position):
            self._running, self._position = None, before.copy()
        else:
            assert self._position is not None
            turn.take_back(self._position, before)
        self._forget_last_choice()

    def _forget_last_choice(self) -> None:
        kept = []
        step = self._last
        while step is not None and not step.is_choice:
            kept.append(step)
            step = step.before
        assert step is not None
        self._last = step.before
        for other in reversed(kept):
            self._last = other._replace(before=self._last, number=self.state + 1)

    # -- beyond the turn -----------------------------------------------------------------------------------------------
    def resign(self, school: str) -> None:
        """Give up, for the whole team; only with two sides."""
        seat = self.setup.seat_of(school)
        self._refuse_when_over()
        if self.setup.sides > 2:
            raise NotAllowed("resign_melee", "nobody can resign in a melee; play on, or agree to end in the last turns")
        self.position.resigned = seat
        self._running = self._live = None
        ending.finish_game(self.position, "resigned")
        self._note(seat, f"resign {school}", (Resigned(seat), Over("resigned")))
        self._undo = []

    def agree_to_end(self, school: str) -> None:
        """Agree to leave out the rest of the last turns; the game ends when every player has agreed in one turn."""
        seat = self.setup.seat_of(school)
        self._refuse_when_over()
        position = self.position
        if position.remaining < 0:
            raise NotAllowed(
                "agree_early", "players can agree to end only in the last turns, once the end is triggered"
            )
        if self._agreed >> seat & 1:
            raise NotAllowed("agreed", f"{school} has agreed already", school=school)
        self._agreed |= 1 << seat
        events: list[Event] = []
        position.events = events
        if self._agreed == (1 << self.setup.seats) - 1:
            self._running = self._live = None
            if self.rules < AGREEMENTS_LAPSE:
                ending.finish_game(position, "agreed")
            else:
                ending.end_by_agreement(position)
            self._undo = []
        self._note(seat, f"agree {school}", (Agreed(seat), *events))

    def withdraw(self, school: str) -> None:
        """No longer agree to end early."""
        seat = self.setup.seat_of(school)
        self._refuse_when_over()
        if not self._agreed >> seat & 1:
            raise NotAllowed("not_agreed", f"{school} has not agreed to end the game", school=school)
        self._agreed &= ~(1 << seat)
        self._note(seat, f"withdraw {school}", (Withdrew(seat),))

    def wins_if_ended(self, school: str) -> bool:
        """Whether a school, or its team, would win alone if the game were ended now by agreement."""
        return score.wins_alone(self.position, self.setup.side[self.setup.seat_of(school)])

    def _refuse_when_over(self) -> None:
        if self.over:
            raise NotAllowed("over", "the game is over")

    @property
    def agreed(self) -> list[str]:
        """The schools that have agreed to end early."""
        return [school for seat, school in enumerate(self.setup.schools) if self._agreed >> seat & 1]

    def _note(self, seat: int, text: str, events: tuple[Event, ...]) -> None:
        self._options = None
        self._last = Step(self._last, self.state + 1, seat, self.position.turn, text, events, is_choice=False)

    # -- seeing, keeping -----------------------------------------------------------------------------------------------
    def view(self, seat: str | None) -> dict[str, Any]:
        """JSON-ready: everything that seat may see and nothing else; None for spectators."""
        return sight.view(self, seat)

    def sample(self, seat: str, rng: Random) -> "Game":
        """A game that looks the same to a seat, with everything it cannot see dealt anew. It has no past."""
        number = self.setup.seat_of(seat)
        running = self._running
        if running is None:
            new = Game(redealt(self.position, number, rng), self.rules)
        else:
            base = redealt(running.base(), number, rng)
            new = Game(base, self.rules)
            new._position = None
            new._running = running.on(base)
        new._agreed = self._agreed
        new.sampled = True
        return new

    def record(self, frames: bool = False) -> str:
        """The game as readable text; with frames it is shown for ever, whatever becomes of the rules."""
        return _record.write(self, frames)

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """The game a record tells, up to its last choice, in mid-effect too."""
        return _record.read(text)

    def keep_past(self, steps: Sequence[Step]) -> None:
        """Take the very steps another game has come here by, so that nobody is told again what they know."""
        self._last = steps[-1] if steps else None

    def retold(self) -> Iterator["Game"]:
        """This game anew: before its first step and after each. It is one game that goes on; copy what you keep."""
        from .told import retold

        return retold(self)

    @property
    def as_kept(self) -> dict[str, Any]:
        """What is said of a moment that is shown as it was kept, by the keys of a view."""
        return {}
