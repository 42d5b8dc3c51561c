"""Puzzles: a position, a goal to be reached this turn, and whether some choices reach it.

They are found and verified by `tashkalar lab puzzles` and shipped in `puzzles.json`.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from ..errors import TashKalarError, UnknownName
from ..game import Game, layout
from ..language import language
from . import content
from .goals import Goal
from .solving.threats import HOLD, STOP

_DAY_ONE = date(2026, 1, 1)
MOTIFS = ("task", "score", "legend", "defence", "two_turns", "flare", "warp", "thaw")
"""What a puzzle can be about: its goal, or what its solution makes use of."""
_GOALS = {"task": "task", "score": "score", "legend": "legend", STOP: "defence", HOLD: "two_turns"}


class Misfit(TashKalarError):
    """Choices that cannot be played in a puzzle."""


@dataclass(frozen=True)
class Puzzle:
    id: int
    grade: int  # 1 (easy) to 5
    goal: Mapping[str, Any]  # {"task": name}, {"score": points} or {"legend": 1}
    position: Mapping[str, Any]  # keys of scenario files; the first school is to move
    solution: tuple[str, ...]
    ways: int  # how many really different solutions there are
    rating: int = 1500  # where it begins, by how hard it was to find

    @property
    def school(self) -> str:
        """Who is to move."""
        return str(self.position["schools"][0])

    @property
    def motifs(self) -> tuple[str, ...]:
        """What it is about."""
        kinds = {choice.split()[0] for choice in self.solution}
        return tuple(m for m in MOTIFS if m in kinds or any(_GOALS[key] == m for key in self.goal))

    @property
    def cards(self) -> tuple[str, ...]:
        """The hand; not only what the solution needs, which would give it away."""
        return tuple(self.position["hand"][self.school])

    def begin(self) -> Game:
        return Game(layout.read(self.position))

    def describe(self, lang: str) -> dict[str, Any]:
        """JSON-ready, without the solution."""
        grades = content.texts(lang, "phrases")["grades"]
        return {
            "id": self.id,
            "grade": self.grade,
            "grade_name": grades[str(self.grade)],
            "goal": dict(self.goal),
            "text": goal_text(self.goal, lang),
            "position": dict(self.position),
            "ways": self.ways,
            "school": self.school,
            "motifs": list(self.motifs),
            "cards": list(self.cards),
        }


def goal_text(goal: Mapping[str, Any], lang: str) -> str:
    """What is to be done, in words."""
    words = language(lang)
    if "task" in goal:
        return content.phrase(lang, "puzzle_claim", task=words.tasks[goal["task"]].name)
    if "score" in goal:
        return content.phrase(lang, "puzzle_score", number=goal["score"])
    if STOP in goal:
        return content.phrase(lang, "puzzle_stop", card=words.card_name(goal[STOP]))
    if HOLD in goal:
        return content.phrase(lang, "puzzle_hold", card=words.card_name(goal[HOLD]))
    return content.phrase(lang, "puzzle_legend")


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All shipped puzzles, easy ones first; none where the collection has been left out."""
    shipped = files(__package__) / "puzzles.json"
    if not shipped.is_file():
        return ()
    data = json.loads(shipped.read_text(encoding="utf-8"))
    return tuple(read(entry) for entry in data["puzzles"])


def read(entry: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        entry["id"],
        entry["grade"],
        entry["goal"],
        entry["position"],
        tuple(entry["solution"]),
        entry["ways"],
        entry.get("rating", 1500),
    )


def puzzle(number: int) -> Puzzle:
    """The puzzle with this id."""
    found = next((one for one in puzzles() if one.id == number), None)
    if found is None:
        raise UnknownName("puzzle", f"there is no puzzle {number}", puzzle=number)
    return found


def daily(day: date, theme: str | None = None) -> Puzzle | None:
    """The puzzle of a day. All of them come up before one returns, and neighbouring days differ in grade.

    With a theme, a motif or a school, it is one of those.
    """
    every = [one for one in puzzles() if theme is None or theme in (*one.motifs, one.school)]
    if not every:
        return None
    # A stride without a common divisor visits every puzzle; about two fifths of the list jumps between grades.
    stride = 2 * len(every) // 5
    while _common_divisor(stride, len(every)) > 1:
        stride += 1
    return every[(day - _DAY_ONE).days * stride % len(every)]


def _common_divisor(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


def check(one: Puzzle, choices: Sequence[str], lang: str = "en") -> dict[str, Any]:
    """Play some choices: solved, missed (the turn is over) or open. JSON-ready.

    What the rules refuse is no try that missed: it was made with another version of the puzzle or the rules.
    """
    game = one.begin()
    goal = Goal.set(one.goal, game)
    for number, choice in enumerate(choices, start=1):
        try:
            game.play(choice)
        except TashKalarError as error:
            text = "this attempt does not fit the puzzle, so nothing is rated: try it anew"
            raise Misfit("attempt", f"{text} (choice {number}: {error.text})", why=error.text) from error
        if goal.met(game):
            return _result("solved", number, lang)
        if game.over or game.position.turn != goal.turn:
            return _result("missed", number, lang)
    return _result("unfinished", len(choices), lang)


def _result(outcome: str, played: int, lang: str) -> dict[str, Any]:
    text = content.phrase(lang, f"puzzle_{outcome}")
    return {"outcome": outcome, "solved": outcome == "solved", "played": played, "text": text}
