"""A table that is on no server: exercises, what a coach says about them, the teacher's remarks, attempts at puzzles."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from .learning import Goal
from .reading import Request, says
from .table import Table
from .words import AskedLang, Card, Day, Form, Moment, School, Sent, Square

MOST_CHOICES = 200
LONGEST_CHOICE = 120
MOST_REMARKS = 400  # some are made in every turn
ExerciseKind = Literal["lesson", "puzzle", "example", "turn"]


class LessonExercise(Request, tag_field="kind", tag="lesson"):
    id: str


class PuzzleExercise(Request, tag_field="kind", tag="puzzle"):
    id: int


class ExampleExercise(Request, tag_field="kind", tag="example"):
    """An example of a card or task."""

    id: str
    number: Annotated[int, Meta(ge=0)] = 0


class TurnExercise(Request, tag_field="kind", tag="turn"):
    """A turn of a game that has been analysed, to be played better."""

    id: Annotated[str, Meta(description="The name of the replay and the step at which the turn begins: `NAME/STEP`.")]


Exercise = LessonExercise | PuzzleExercise | ExampleExercise | TurnExercise
Choice = Annotated[str, Meta(max_length=LONGEST_CHOICE)]


class PracticeRequest(Request):
    # Whether there is such an exercise is known to those who teach.
    what: Annotated[dict[str, Any], Meta(title="Exercise"), says("object", "what must be a JSON object: the exercise")]
    choices: Annotated[
        list[Choice],
        says("choices", f"choices must be a list of at most {MOST_CHOICES} texts", max_length=MOST_CHOICES),
    ] = field(default_factory=list)
    choice: Annotated[Choice | None, says("text", "choice must be a text")] = None
    lang: AskedLang | None = None
    help: Annotated[
        bool | None,
        Meta(description="Whether cards say what they lack; null: as the exercise has it."),
        says("flag", "help must be true, false or null"),
    ] = None


class HintRequest(PracticeRequest):
    level: Annotated[
        int,
        Meta(description="1 an idea, 2 a card, 3 a square."),
        says("number", "level must be a number from {least} to {most}", ge=1, le=3),
    ] = 1


class Near(Sent):
    """How much of a goal was reached."""

    have: int
    need: int


class Coach(Sent):
    """What is to be done in an exercise, and what has become of it."""

    kind: ExerciseKind
    id: str | int
    text: Annotated[str, Meta(description="What is to be done, or what has been learnt.")]
    done: bool
    title: str | UnsetType = UNSET
    step: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    highlight: list[Square] | UnsetType = UNSET
    scores: Annotated[bool | UnsetType, Meta(description="Points and tasks matter here.")] = UNSET
    verdict: Literal["accepted", "wrong", "done"] | UnsetType = UNSET
    step_done: bool | UnsetType = UNSET
    goes_on: Annotated[
        bool | UnsetType,
        Meta(description="What comes next happens in the same game; else a position of its own follows."),
    ] = UNSET
    explanation: Annotated[str | UnsetType, Meta(description="Why a choice was wrong, or what has come of it.")] = UNSET
    goal: Goal | UnsetType = UNSET
    grade: int | UnsetType = UNSET
    grade_name: str | UnsetType = UNSET
    ways: int | UnsetType = UNSET
    outcome: Literal["open", "solved", "missed"] | UnsetType = UNSET
    near: Annotated[Near | UnsetType, Meta(description="Of a puzzle that was missed.")] = UNSET
    motifs: Annotated[list[str] | UnsetType, Meta(description="Of a puzzle that was solved.")] = UNSET
    number: int | UnsetType = UNSET


class Practice(Sent):
    choices: list[str]
    coach: Coach
    table: Table


class Way(Sent):
    """So many of one's own choices, then these; fewer than all: the others have to be taken back."""

    kept: int
    choices: list[str]


class RemarkRequest(Request):
    made: Annotated[list[str], says("choices", "made must be a list of remarks", max_length=MOST_REMARKS)] = field(
        default_factory=list
    )
    lang: AskedLang | None = None


class TeacherRemark(Sent):
    key: str
    text: str
    take_back: Annotated[bool, Meta(description="The teacher offers to take the last turn back.")]


class Remark(Sent):
    """What the teacher says now, if anything."""

    remark: TeacherRemark | None


# -- puzzles -----------------------------------------------------------------------------------------------------------
MOST_HINTS = 4
Motif = Literal["task", "score", "legend", "defence", "two_turns", "flare", "warp", "thaw"]


class PuzzleInfo(Sent):
    id: int
    grade: Annotated[int, Meta(ge=1, le=5)]
    grade_name: str
    goal: Goal
    text: str
    ways: int
    school: School
    motifs: list[Motif]
    cards: Annotated[list[Card], Meta(description="The hand.")]
    rating: Annotated[int, Meta(description="By the search at first, then by what people make of it.")]
    tried: Annotated[int, Meta(description="By how many.")]
    solved: Annotated[int, Meta(description="By how many at the first attempt.")]


class Puzzles(Sent):
    day: Day
    daily: int | None
    puzzles: list[PuzzleInfo]


class Solver(Sent):
    """How somebody stands who solves puzzles."""

    rating: int
    deviation: int
    sure: Annotated[bool, Meta(description="Whether the rating says something yet.")]
    streak: Annotated[int, Meta(description="Solved at the first attempt, one after the other.")]
    longest: int


class OwnGame(Sent):
    """A finished game of one's own, whose worst turns can be played better."""

    replay: str
    form: Form
    team: bool
    school: School
    at: Moment
    turns: Annotated[int | None, Meta(description="How many are known; null while the game is not analysed.")]


class Solving(Sent):
    you: Solver
    attempts: Annotated[
        dict[str, float], Meta(description="By puzzle, what came of the first attempt: 1 solved, 0 missed.")
    ]
    own: list[OwnGame]


class Attempt(Request):
    choices: Annotated[
        list[Choice],
        says("choices", f"choices must be a list of at most {MOST_CHOICES} texts", max_length=MOST_CHOICES),
    ] = field(default_factory=list)
    hints: Annotated[
        int,
        Meta(description="How far the hints went: 0 none, 1 an idea, 2 a card, 3 a square, 4 the answer."),
        says("number", "hints must be a number from {least} to {most}", ge=0, le=MOST_HINTS),
    ] = 0


class Attempted(Sent):
    """What came of an attempt. Only the first at a puzzle counts."""

    outcome: Literal["solved", "missed"]
    counted: bool
    gained: int
    you: Solver
    rating: Annotated[int, Meta(description="Of the puzzle.")]


class HintTold(Sent):
    """A hint: first an idea, then a card, then a square."""

    level: int
    text: str
    cards: list[Card]
    squares: list[Square]
    back: Annotated[int, Meta(description="So many choices have to be taken back first: they lead nowhere.")]
