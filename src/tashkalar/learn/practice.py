"""Exercises on a board: a lesson, a puzzle or an example, and what somebody has chosen there so far.

Everything shown follows from the exercise and the choices, so that nobody else has to remember anything. A coach says
what is to be done and what has become of it; his words are JSON-ready, the game is shown by whoever asks.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..errors import IllegalChoice, TashKalarError, UnknownName
from ..game import Game
from . import content, course, encyclopaedia, puzzles
from .goals import Goal, Way, way_from
from .solving import attempts
from .solving.hints import Hint, hint

OPEN, SOLVED, MISSED = "open", "solved", "missed"
Coach = dict[str, Any]


class Outdated(TashKalarError):
    """Choices that do not fit an exercise (any more): it has to be begun anew."""


def _outdated(error: TashKalarError) -> Outdated:
    return Outdated("outdated", f"these choices do not fit this exercise; begin it anew ({error.text})", why=error.text)


@dataclass(frozen=True)
class Shown:
    """An exercise as it stands."""

    game: Game
    school: str  # whose hand is shown
    mine: tuple[str, ...]  # the schools played by whoever practises
    open: bool  # whether anything may be chosen
    choices: tuple[str, ...]
    coach: Coach
    before: int | None = None  # how many steps of the game were known already; None if nothing is to be told
    help: bool = True  # cards say what they lack, unless somebody wants it otherwise


class Exercise(Protocol):
    """Something to practise."""

    def shown(self, choices: Sequence[str], lang: str) -> Shown:
        """How it stands after some choices."""

    def played(self, choices: Sequence[str], choice: str, lang: str) -> Shown:
        """What becomes of one more choice; IllegalChoice if the rules do not allow it and nobody explains why."""

    def way(self, choices: Sequence[str]) -> Way:
        """How to go on."""


def exercise(what: Mapping[str, Any]) -> Exercise:
    """What is asked for: `{"kind": "lesson", "id": "crush"}`, a `puzzle` by its number, an `example` of a card."""
    kind, key = what.get("kind"), what.get("id")
    if kind == "lesson":
        return LessonExercise(course.lesson(str(key)).id)
    if kind == "puzzle":
        return PuzzleExercise(puzzles.puzzle(key if isinstance(key, int) else 0))
    if kind == "example":
        found, number = encyclopaedia.examples(str(key)), what.get("number", 0)
        if not isinstance(number, int) or not 0 <= number < len(found):
            raise UnknownName("example", f"there is no such example of {key!r}", key=str(key))
        return ExampleExercise(str(key), number, found[number])
    raise UnknownName("exercise", "an exercise is a lesson, a puzzle or an example", kind=str(kind))


def _replayed(game: Game, choices: Iterable[str]) -> Game:
    try:
        for choice in choices:
            game.play(choice)
    except IllegalChoice as error:
        raise _outdated(error) from error
    return game


# -- lessons -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class LessonExercise:
    id: str

    def _state(self, choices: Sequence[str]) -> course.State:
        """The state, once it is known that the choices lead there."""
        state = course.State(self.id, tuple(choices))
        try:
            course.game(state)
        except (IllegalChoice, UnknownName) as error:
            raise _outdated(error) from error
        return state

    def shown(self, choices: Sequence[str], lang: str) -> Shown:
        state = self._state(choices)
        coach = course.coach(state, lang)
        return self._shown(course.game(state), state, coach, not coach["done"])

    def played(self, choices: Sequence[str], choice: str, lang: str) -> Shown:
        judged = course.judge(self._state(choices), choice, lang)
        coach = course.coach(judged.state, lang)
        said = {"verdict": judged.verdict, "step_done": judged.step_done, "goes_on": judged.goes_on}
        if judged.verdict == course.WRONG:
            assert judged.explanation is not None
            said["explanation"] = judged.explanation["text"]
        before = None if judged.verdict == course.WRONG else judged.before
        is_open = judged.goes_on and not coach["done"]
        return self._shown(judged.game, judged.state, {**coach, **said}, is_open, before)

    def way(self, choices: Sequence[str]) -> Way:
        return course.way_on(self._state(choices))

    @staticmethod
    def _shown(game: Game, state: course.State, coach: Coach, is_open: bool, before: int | None = None) -> Shown:
        taken = course.lesson(state.lesson)
        coach = {"kind": "lesson", **coach}
        return Shown(game, taken.school, (taken.school,), is_open, state.choices, coach, before, taken.help)


# -- puzzles -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class PuzzleExercise:
    puzzle: puzzles.Puzzle

    def shown(self, choices: Sequence[str], lang: str) -> Shown:
        return self._shown(_replayed(self.puzzle.begin(), choices), choices, lang)

    def played(self, choices: Sequence[str], choice: str, lang: str) -> Shown:
        game = _replayed(self.puzzle.begin(), choices)
        game.play(choice)
        assert game.last_step is not None
        return self._shown(game, (*choices, game.last_step.text), lang, len(choices))

    def way(self, choices: Sequence[str]) -> Way:
        goal = Goal.set(self.puzzle.goal, self.puzzle.begin())
        return way_from(_replayed(self.puzzle.begin(), choices), goal, choices, 0, self.puzzle.solution)

    def hint(self, choices: Sequence[str], level: int, lang: str) -> tuple[Way, Hint]:
        """A hint about the way on; where it leads back, the way says so."""
        way = self.way(choices)
        game = _replayed(self.puzzle.begin(), choices[: way.kept])
        return way, hint(self.puzzle.goal, game, way.choices, level, lang)

    def _shown(self, game: Game, choices: Sequence[str], lang: str, before: int | None = None) -> Shown:
        goal = Goal.set(self.puzzle.goal, self.puzzle.begin())
        outcome = SOLVED if goal.met(game) else MISSED if game.over or game.position.turn != goal.turn else OPEN
        described = self.puzzle.describe(lang)
        coach = {key: described[key] for key in ("id", "text", "goal", "grade", "grade_name", "ways")}
        coach |= {"kind": "puzzle", "outcome": outcome, "done": outcome == SOLVED}
        if outcome == MISSED:
            reached = attempts.near(goal, game, lang)
            coach["explanation"] = f"{content.phrase(lang, 'puzzle_missed')} {reached.text}"
            if reached.need:
                coach["near"] = {"have": reached.have, "need": reached.need}
        elif outcome == SOLVED:
            coach["explanation"] = content.phrase(lang, "puzzle_solved")
            coach["motifs"] = described["motifs"]
        school = game.setup.schools[0]
        return Shown(game, school, (school,), outcome == OPEN, tuple(choices), coach, before, help=False)


# -- examples ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ExampleExercise:
    """A position of the encyclopaedia to try things out in: whoever practises plays all seats."""

    key: str
    number: int
    example: encyclopaedia.Example

    def shown(self, choices: Sequence[str], lang: str) -> Shown:
        return self._shown(_replayed(self.example.begin(), choices), choices, lang)

    def played(self, choices: Sequence[str], choice: str, lang: str) -> Shown:
        game = _replayed(self.example.begin(), choices)
        game.play(choice)
        assert game.last_step is not None
        return self._shown(game, (*choices, game.last_step.text), lang, len(choices))

    def way(self, choices: Sequence[str]) -> Way:
        """What the example shows, from where it has been left."""
        same = 0
        while same < min(len(choices), len(self.example.play)) and choices[same] == self.example.play[same]:
            same += 1
        return Way(same, list(self.example.play[same:]))

    def _shown(self, game: Game, choices: Sequence[str], lang: str, before: int | None = None) -> Shown:
        school = game.to_move or game.setup.schools[0]
        coach = {
            "kind": "example",
            "id": self.key,
            "number": self.number,
            "text": encyclopaedia.captions(self.key, content.checked(lang))[self.number],
            "done": tuple(choices) == self.example.play,
        }
        return Shown(game, school, tuple(game.setup.schools), not game.over, tuple(choices), coach, before)
