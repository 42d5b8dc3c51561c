"""The interactive course: real positions, the real engine, every right way accepted.

A learner's place in a lesson is the lesson and the choices made so far, nothing else; everything shown is built from
them, so a lesson can be left and resumed anywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from .. import insight, layout, prospects, sight
from ..errors import IllegalChoice, UnknownName
from ..game import Game
from . import content
from .goals import Goal, Undecided, reachable

ACCEPTED, WRONG, DONE = "accepted", "wrong", "done"


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


@dataclass(frozen=True)
class Lesson:
    id: str
    part: str  # first, full or forms
    steps: tuple[LessonStep, ...]


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


@cache
def all_lessons() -> Mapping[str, Lesson]:
    """The lessons by id, in the order of the course."""
    return {data["id"]: _lesson(data) for data in content.data("lessons.toml")["lessons"]}


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
        )
        for step in data["steps"]
    )
    return Lesson(data["id"], data["part"], steps)


def lesson(lesson_id: str) -> Lesson:
    found = all_lessons().get(lesson_id)
    if found is None:
        raise UnknownName("lesson", f"there is no lesson {lesson_id!r}", lesson=lesson_id)
    return found


def lessons(lang: str) -> list[dict[str, Any]]:
    """The course as a table of contents, JSON-ready. The first game at its end is no lesson but a game."""
    texts = content.texts(lang, "lessons")
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
    found: dict[str, str] = content.texts(lang, "lessons")["parts"]
    return found


def begin(lesson_id: str) -> State:
    return State(lesson(lesson_id).id)


def back(state: State) -> State:
    """The state before the last choice."""
    return State(state.lesson, state.choices[:-1])


def game(state: State) -> Game:
    """The game as it stands, for a server that shows it with its own means."""
    return _played(state).game


def show(state: State, lang: str) -> dict[str, Any]:
    """Everything a client needs: what to do, where to look, the view, the options. JSON-ready."""
    place = _played(state)
    one, number, current = place.lesson, place.number, place.game
    texts = content.texts(lang, "lessons")[one.id]
    done = number == len(one.steps)
    school = current.setup.schools[0]
    return {
        "state": state.describe(),
        "lesson": one.id,
        "title": texts["title"],
        "step": min(number + 1, len(one.steps)),
        "steps": len(one.steps),
        "done": done,
        "text": texts["done"] if done else texts["steps"][number]["say"],
        "highlight": [] if done else list(one.steps[number].highlight),
        "school": school,
        "view": current.view(school),
        "question": insight.question(current),
        "options": [] if done else [option.describe() for option in current.options],
        "prospects": prospects.prospects(current.position, 0),
        "tasks": insight.tasks(current.position),
        "flares": insight.flares(current.position, 0),
    }


def solution(state: State) -> list[str]:
    """A right way on from the beginning of the current step, to show to a learner who is stuck."""
    place = _played(state)
    return [] if place.goal is None else list(place.lesson.steps[place.number].right)


def answer(state: State, choice: str, lang: str) -> dict[str, Any]:
    """Judge a choice: accepted, wrong with an explanation, or done when the lesson is over. JSON-ready."""
    place = _played(state)
    if place.goal is None:
        return _verdict(DONE, state, None, [])
    step = place.lesson.steps[place.number]
    choice = " ".join(choice.split())
    before = place.game.state
    try:
        tried = place.game.copy()
        tried.play(choice)
    except IllegalChoice as error:
        found = _explained(place, step, choice, lang, "illegal")
        return {**_verdict(WRONG, state, found, []), "refusal": error.describe()}
    if not _leads_on(tried, place.goal):
        kind = list(tried.steps)[-1].choice
        found = _explained(place, step, choice, lang, getattr(kind, "kind", "other"))
        return _verdict(WRONG, state, found, [])
    chosen = list(tried.steps)[before].text
    following = State(state.lesson, (*state.choices, chosen))
    after = _played(following)
    verdict = DONE if after.goal is None else ACCEPTED
    # A step that begins anew has no past; what was chosen last is then shown from the position it was made in.
    shown = after.game if after.game.start is place.game.start else tried
    happened = [
        {"school": shown.setup.schools[made.seat], "choice": made.text, "events": sight.step_events(shown, made)}
        for made in list(shown.steps)[before:]
    ]
    return {**_verdict(verdict, following, None, happened), "step_done": after.number != place.number}


def _verdict(
    verdict: str, state: State, explanation: Mapping[str, str] | None, happened: list[dict[str, Any]]
) -> dict[str, Any]:
    return {
        "verdict": verdict,
        "state": state.describe(),
        "explanation": None if explanation is None else dict(explanation),
        "happened": happened,
        "step_done": False,
    }


def _leads_on(tried: Game, goal: Goal) -> bool:
    try:
        return reachable(tried, goal)
    except Undecided:
        return True  # in doubt for the learner


def _explained(place: _Place, step: LessonStep, choice: str, lang: str, kind: str) -> dict[str, str]:
    """Why a choice is not right: in the words of the step, or in general words for its kind."""
    for pattern, key in step.mistakes.items():
        if fnmatchcase(choice, pattern):
            texts = content.texts(lang, "lessons")[place.lesson.id]["steps"][place.number]["mistakes"]
            return {"kind": key, "text": texts[key]}
    general = content.texts(lang, "phrases")["mistakes"]
    key = kind if kind in general else "other"
    return {"kind": key, "text": general[key]}


# -- playing a state out -----------------------------------------------------------------------------------------------
def _played(state: State) -> _Place:
    """Play the choices of a state and the replies in between."""
    one = lesson(state.lesson)
    place = _entered(one, 0, None)
    for choice in state.choices:
        if place.goal is None:
            raise UnknownName("lesson_over", f"lesson {one.id} is over; it has no further choices", lesson=one.id)
        place.game.play(choice)
        if place.goal.met(place.game):
            _reply(place.game, one.steps[place.number].replies)
            place = _entered(one, place.number + 1, place.game)
    return place


def _entered(one: Lesson, number: int, current: Game | None) -> _Place:
    if number == len(one.steps):
        assert current is not None
        return _Place(one, number, current, None)
    step = one.steps[number]
    if step.position is not None:
        current = Game(_position(one.id, number))
    assert current is not None, "the first step of a lesson has a position"
    return _Place(one, number, current, Goal.set(step.goal, current))


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
