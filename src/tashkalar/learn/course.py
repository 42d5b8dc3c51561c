"""The interactive course: real positions, the real engine, every right way accepted.

A learner's place in a lesson is the lesson and the choices made so far, nothing else; everything shown is built from
them, so a lesson can be left and resumed anywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from ..errors import IllegalChoice, UnknownName
from ..game import Game, layout, prospects, question, sight
from . import content
from .goals import Goal, Undecided, Way, reachable, way_from

ACCEPTED, WRONG, DONE = "accepted", "wrong", "done"

_FILES = ("lessons", "strategy")  # the rules first, then how to play well


@dataclass(frozen=True)
class LessonStep:
    """One thing to do."""

    position: Mapping[str, Any] | None  # None: goes on where the step before ended
    goal: Mapping[str, Any]
    right: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    mistakes: Mapping[str, str]
    replies: tuple[tuple[str, ...], ...]
    highlight: tuple[str, ...]
    free: tuple[str, ...]  # choices that stand although they lead nowhere: they are to be taken back


@dataclass(frozen=True)
class Lesson:
    id: str
    part: str  # first, full, forms or strategy
    steps: tuple[LessonStep, ...]
    scores: bool  # points and tasks matter; elsewhere they would only distract
    help: bool  # cards say what they lack; not where that is the very thing to be found
    school: str  # the learner's


@dataclass(frozen=True)
class State:
    """Where a learner is."""

    lesson: str
    choices: tuple[str, ...] = ()

    def describe(self) -> dict[str, Any]:
        return {"lesson": self.lesson, "choices": list(self.choices)}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "State":
        """A state from JSON."""
        return cls(str(data["lesson"]), tuple(map(str, data.get("choices") or ())))


@dataclass
class _Place:
    """A state played out."""

    lesson: Lesson
    number: int  # of the step to do; the number of steps when all are done
    game: Game
    goal: Goal | None
    begun: int = 0  # how many choices had been made when the step began


@dataclass(frozen=True)
class Judged:
    """What became of a choice, and the game in which it is to be seen."""

    verdict: str
    state: State
    game: Game
    before: int  # how many steps the game had before the choice
    step_done: bool = False
    goes_on: bool = True  # what comes next happens in the same game; else it begins with a position of its own
    explanation: Mapping[str, str] | None = None
    refusal: Mapping[str, Any] | None = None


@cache
def all_lessons() -> Mapping[str, Lesson]:
    """The lessons by id, in the order of the course."""
    found = [data for name in _FILES for data in content.data(f"{name}.toml")["lessons"]]
    return {data["id"]: _lesson(data) for data in found}


def _lesson(data: Mapping[str, Any]) -> Lesson:
    steps = tuple(
        LessonStep(
            step.get("position"),
            step["goal"],
            tuple(step["right"]),
            tuple(tuple(way) for way in step["wrong"]),
            step["mistakes"],
            tuple(tuple(alternatives) for alternatives in step.get("replies", ())),
            tuple(step.get("highlight", ())),
            tuple(step.get("free", ())),
        )
        for step in data["steps"]
    )
    assert steps[0].position is not None, "the first step of a lesson has a position"
    school = data.get("school", steps[0].position["schools"][0])
    return Lesson(data["id"], data["part"], steps, data.get("scores", False), data.get("help", True), school)


def lesson(lesson_id: str) -> Lesson:
    found = all_lessons().get(lesson_id)
    if found is None:
        raise UnknownName("lesson", f"there is no lesson {lesson_id!r}", lesson=lesson_id)
    return found


@cache
def words(lang: str) -> Mapping[str, Any]:
    """What the lessons say in a language, by lesson."""
    return {key: said for name in _FILES for key, said in content.texts(lang, name).items()}


def lessons(lang: str) -> list[dict[str, Any]]:
    """The course as a table of contents, JSON-ready. The first game at its end is no lesson but a game."""
    texts = words(lang)
    return [
        {
            "id": one.id,
            "part": one.part,
            "title": texts[one.id]["title"],
            "about": texts[one.id]["about"],
            "steps": len(one.steps),
        }
        for one in all_lessons().values()
    ]


def parts(lang: str) -> dict[str, str]:
    """The names of the parts of the course."""
    found: dict[str, str] = words(lang)["parts"]
    return found


def begin(lesson_id: str) -> State:
    return State(lesson(lesson_id).id)


def back(state: State) -> State:
    """The state before the last choice."""
    return State(state.lesson, state.choices[:-1])


def game(state: State) -> Game:
    """The game as it stands, for a server that shows it with its own means."""
    return _played(state).game


def coach(state: State, lang: str) -> dict[str, Any]:
    """What the coach says: what to do, where to look, how far it is. JSON-ready."""
    place = _played(state)
    one, number = place.lesson, place.number
    texts = words(lang)[one.id]
    done = number == len(one.steps)
    return {
        "id": one.id,
        "title": texts["title"],
        "step": min(number + 1, len(one.steps)),
        "steps": len(one.steps),
        "done": done,
        "text": texts["done"] if done else texts["steps"][number]["say"],
        "highlight": [] if done else list(one.steps[number].highlight),
        "scores": one.scores,
    }


def show(state: State, lang: str) -> dict[str, Any]:
    """Everything a client needs: what to do, where to look, the view, the options. JSON-ready."""
    said, current = coach(state, lang), game(state)
    school = lesson(state.lesson).school
    return {
        **said,
        "state": state.describe(),
        "lesson": state.lesson,
        "school": school,
        "view": current.view(school),
        "question": question.asked(current),
        "options": [] if said["done"] else [option.describe() for option in current.options],
        "prospects": prospects.beings(current.position, current.setup.seat_of(school)),
        "tasks": prospects.tasks(current.position),
        "flares": prospects.flares(current.position, current.setup.seat_of(school)),
    }


def solution(state: State) -> list[str]:
    """A right way on from the beginning of the current step, to show to a learner who is stuck."""
    return list(_right(_played(state)))


def _right(place: _Place) -> tuple[str, ...]:
    return () if place.goal is None else place.lesson.steps[place.number].right


def way_on(state: State) -> Way:
    """The right way for the current step: from here if it is still open, else from an earlier choice."""
    place = _played(state)
    if place.goal is None:
        return Way(len(state.choices), [])
    return way_from(place.game, place.goal, state.choices, place.begun, _right(place))


def judge(state: State, choice: str, lang: str) -> Judged:
    """What becomes of a choice: accepted, wrong with an explanation, or done when the lesson is over."""
    place = _played(state)
    before = place.game.state
    if place.goal is None:
        return Judged(DONE, state, place.game, before)
    step = place.lesson.steps[place.number]
    choice = " ".join(choice.split())
    try:
        tried = place.game.copy()
        tried.play(choice)
    except IllegalChoice as error:
        found = _explained(place, step, choice, lang, "illegal")
        return Judged(WRONG, state, place.game, before, explanation=found, refusal=error.describe())
    if not any(fnmatchcase(choice, pattern) for pattern in step.free) and not _leads_on(tried, place.goal):
        kind = list(tried.steps)[-1].choice
        found = _explained(place, step, choice, lang, getattr(kind, "kind", "other"))
        return Judged(WRONG, state, place.game, before, explanation=found)
    chosen = list(tried.steps)[before].text
    following = State(state.lesson, (*state.choices, chosen))
    after = _played(following)
    verdict = DONE if after.goal is None else ACCEPTED
    # A step that begins anew has no past; what was chosen last is then shown in the game it was made in.
    goes_on = after.game.start is place.game.start
    return Judged(verdict, following, after.game if goes_on else tried, before, after.number != place.number, goes_on)


def answer(state: State, choice: str, lang: str) -> dict[str, Any]:
    """Judge a choice. JSON-ready."""
    judged = judge(state, choice, lang)
    shown = judged.game
    happened = [
        {"school": shown.setup.schools[made.seat], "choice": made.text, "events": sight.step_events(shown, made)}
        for made in list(shown.steps)[judged.before :]
    ]
    found = {
        "verdict": judged.verdict,
        "state": judged.state.describe(),
        "explanation": None if judged.explanation is None else dict(judged.explanation),
        "happened": happened,
        "step_done": judged.step_done,
    }
    return found if judged.refusal is None else {**found, "refusal": dict(judged.refusal)}


def _leads_on(tried: Game, goal: Goal) -> bool:
    try:
        return reachable(tried, goal)
    except Undecided:
        return True  # in doubt for the learner


def _explained(place: _Place, step: LessonStep, choice: str, lang: str, kind: str) -> dict[str, str]:
    """Why a choice is not right: in the words of the step, or in general words for its kind."""
    for pattern, key in step.mistakes.items():
        if fnmatchcase(choice, pattern):
            texts = words(lang)[place.lesson.id]["steps"][place.number]["mistakes"]
            return {"kind": key, "text": texts[key]}
    general = content.texts(lang, "phrases")["mistakes"]
    key = kind if kind in general else "other"
    return {"kind": key, "text": general[key]}


# -- playing a state out -----------------------------------------------------------------------------------------------
def _played(state: State) -> _Place:
    """Play the choices of a state and the replies in between."""
    one = lesson(state.lesson)
    place = _entered(one, 0, None)
    for number, choice in enumerate(state.choices, start=1):
        if place.goal is None:
            raise UnknownName("lesson_over", f"lesson {one.id} is over; it has no further choices", lesson=one.id)
        place.game.play(choice)
        if place.goal.met(place.game):
            _reply(place.game, one.steps[place.number].replies)
            place = _entered(one, place.number + 1, place.game, number)
    return place


def _entered(one: Lesson, number: int, current: Game | None, begun: int = 0) -> _Place:
    if number == len(one.steps):
        assert current is not None
        return _Place(one, number, current, None, begun)
    step = one.steps[number]
    if step.position is not None:
        current = Game(_position(one.id, number))
    assert current is not None, "the first step of a lesson has a position"
    return _Place(one, number, current, Goal.set(step.goal, current), begun)


@cache
def _position(lesson_id: str, number: int) -> Any:
    """The position a step begins with; shared, a game copies it."""
    position = lesson(lesson_id).steps[number].position
    assert position is not None
    return layout.read(position)


def _reply(current: Game, replies: Sequence[Sequence[str]]) -> None:
    """What the others do; of each list of alternatives the first that the rules allow."""
    for alternatives in replies:
        offered = {str(option) for option in current.options}
        choice = next((text for text in alternatives if text in offered), None)
        if choice is None:
            choice = min(offered, key=lambda text: (not text.startswith("place "), text))
        current.play(choice)
