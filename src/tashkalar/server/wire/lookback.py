"""Looking back: replays, what analysis finds, positions that were set up, records, statistics and studies."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from ...game.study.notebook import LONGEST_TITLE, MOST_CHOICES
from ...game.study.notes import LONGEST_COMMENT, MOST_DRAWN
from .choosing import Changes, FlareState, Option, Prospect, Reasons
from .new_table import Name
from .people import Seat
from .practice import Choice
from .reading import Request, called, one_of, says
from .table import Step, Table
from .view import Event, Frame, FrameChanges
from .words import Assist, Card, Form, Level, Mended, Moment, School, SeatKind, Sent, Sentence, Square

LONGEST_POSITION = 16_000
Chance = Annotated[float, Meta(ge=0, le=1)]
Chances = Annotated[dict[School, Chance], Meta(title="Chances")]
Outcome = Literal["won", "shared", "lost"]
TurnKind = Literal["inaccuracy", "mistake", "blunder", "brilliant"]


class ReplayStep(Sent):
    school: School
    turn: int
    choice: str
    events: list[Event]
    changed: FrameChanges


class Replay(Sent):
    """A game from its beginning to its end, all hands open: a first frame, and what every step changes."""

    replay: str
    kind: Literal["table", "record"]
    title: str
    at: Moment
    seats: list[Seat]
    origin: str | None
    start: Frame
    steps: list[ReplayStep]
    reason: Annotated[Sentence | None, Meta(description="Why the game has ended, if it has.")]
    tie: Annotated[Sentence | None, Meta(description="What has decided it where the points did not.")]
    rules: Annotated[int, Meta(description="The version of the rules it was played by.")]
    mended: Annotated[
        Mended | None, Meta(description="It is shown as it was kept: the rules of today would tell it otherwise.")
    ]


class GoodTurn(Sent):
    choices: list[str]
    value: Annotated[float | None, Meta(description="The chance of its player after it.")]
    changes: Changes
    steps: list[Step]
    reasons: Reasons | UnsetType = UNSET
    frames: Annotated[list[FrameChanges] | UnsetType, Meta(description="What every step changes, all hands open.")] = (
        UNSET
    )


class GoodTurns(Sent):
    chances: Chances
    turns: list[GoodTurn]
    depth: Annotated[int, Meta(description="How deep the look was; the next one takes three times as long.")] = 0
    deepest: Annotated[bool, Meta(description="Whether no deeper look is offered.")] = True


class Point(Sent):
    """A turn of a game as analysis sees it: the chances before it, and what its player's is after it."""

    step: int
    turn: int
    school: School | None
    chances: Annotated[Chances, Meta(description="Those after the turn before, as it was played.")]
    best: GoodTurn | None
    played: Annotated[float | None, Meta(description="The chance of its player after it: the one at the next point.")]
    missed: Annotated[float | None, Meta(description="How much more the best turn was worth.")] = None
    kind: TurnKind | None = None


class Swing(Sent):
    """A turn worth a word. Those that missed most come first, brilliant finds last."""

    point: int
    change: Annotated[float, Meta(description="What it changed for its player: the next point less this one.")]
    missed: float | None
    kind: TurnKind | None = None


class PlayerSummary(Sent):
    """How somebody has played, as far as the analysis has come."""

    school: School
    turns: int
    accuracy: Annotated[Chance | None, Meta(description="The mean over the turns; 1 misses nothing.")]
    kinds: dict[TurnKind, int]


class Analysis(Sent):
    status: Literal["none", "running", "paused", "done"]
    done: int
    of: int
    points: list[Point]
    swings: list[Swing]
    players: list[PlayerSummary] | UnsetType = UNSET
    scale: Annotated[
        int | UnsetType, Meta(description="The scale of the chances; without it an earlier one, to be made anew.")
    ] = UNSET
    place: Annotated[
        int | UnsetType, Meta(description="While it waits for others: its place in the line of thoughts.")
    ] = UNSET


class SendRecord(Request):
    text: str
    title: Name | None = None


class RecordName(Sent):
    replay: str


class RecordSummary(Sent):
    replay: str
    title: str
    form: Form
    team: bool
    schools: list[School]
    winners: list[School]
    over: bool
    turn: int
    at: Moment


class StudySeat(Request):
    """A seat of a study: it is for this browser and bots."""

    kind: Annotated[SeatKind, one_of(SeatKind)]
    name: Name | None = None
    level: Level | None = None


class NewStudy(Request):
    seats: Annotated[list[Annotated[StudySeat, called("a seat")]], says("seats", "seats must be a list of seats")]
    replay: Annotated[
        Annotated[str, Meta(max_length=32)] | None, Meta(description="Go on with this game, after `step` steps.")
    ] = None
    step: Annotated[Annotated[int, Meta(ge=0)] | None, says("step", "step must be a number; 0 is the beginning")] = None
    text: Annotated[
        Annotated[str, Meta(max_length=LONGEST_POSITION)] | None, Meta(description="Or begin at this position.")
    ] = None
    assist: Annotated[Assist | None, one_of(Assist)] = None


class PositionRequest(Request):
    text: Annotated[str, Meta(max_length=LONGEST_POSITION)]


class PositionText(Sent):
    text: str


class PositionShown(Sent):
    frame: Frame
    options: list[Option]
    prospects: dict[School, list[Prospect]]
    flares: dict[School, list[FlareState]]


class ShownPosition(Sent):
    """What the text of a position describes, or what is wrong with it."""

    layout: Annotated[dict[str, Any] | None, Meta(description="By the keys of scenario files.")]
    problem: Sentence | None
    text: str | None
    position: PositionShown | None


class Counts(Sent):
    won: int
    shared: int
    lost: int


class Streak(Sent):
    kind: Outcome | None
    length: int
    longest: Counts


class LastGame(Sent):
    table: str
    form: Annotated[str, Meta(description="Followed by ` team` where teams played.")]
    school: School
    result: Outcome
    at: Moment


class Meeting(Sent):
    """The games with a school against a level, or against people."""

    school: School
    opponent: str
    counts: Counts


class PlayedGame(Sent):
    """How one of the last games was played; as far as it has been analysed, how well."""

    table: str
    at: Moment
    form: Annotated[str, Meta(description="Followed by ` team` where teams played.")]
    school: School
    opponents: list[str]
    result: Outcome
    turns: int
    accuracy: Chance | None
    kinds: dict[TurnKind, int]


class CardCount(Sent):
    card: Card
    summoned: int
    missed: Annotated[int, Meta(description="Turns that would have been better with it.")]


class TaskCount(Sent):
    task: str
    claimed: int


class Progress(Sent):
    """What the last games teach, oldest first."""

    games: list[PlayedGame]
    cards: list[CardCount]
    tasks: list[TaskCount]


class Statistics(Sent):
    games: Counts
    screen: Annotated[int, Meta(description="Games several people played on one screen.")]
    forms: dict[str, Counts]
    schools: dict[School, Counts]
    opponents: dict[str, Counts]
    meetings: Annotated[list[Meeting], Meta(description="By school and opponent.")]
    streak: Streak
    last: list[LastGame]


# -- studies -----------------------------------------------------------------------------------------------------------
Tone = Literal["plain", "good", "bad"]
Path = Annotated[
    list[Annotated[int, Meta(ge=0)]],
    Meta(description="Which choice at every fork, from the beginning; 0 is the main line."),
    says("path", "path must be a list of numbers, one for every choice", max_length=MOST_CHOICES),
]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]
Revision = Annotated[int, Meta(ge=0), says("revision", "revision must be the number that came with the study")]


class DrawnMark(Sent):
    square: Square
    tone: Tone


class DrawnArrow(Sent):
    start: Square
    end: Square
    tone: Tone


class Annotation(Sent):
    comment: str
    marks: list[DrawnMark]
    arrows: list[DrawnArrow]


class ChapterInfo(Sent):
    chapter: str
    title: str
    form: Form
    schools: list[School]


class NotebookInfo(Sent):
    notebook: str
    title: str
    mine: Annotated[bool, Meta(description="Whether this token may change it.")]
    revision: int
    changed: Moment
    chapters: list[ChapterInfo]


class NotebookStep(Sent):
    """A choice of a chapter. Those that follow another one come after it, the main line first."""

    parent: Annotated[int | None, Meta(description="Its place in the list; null: the beginning.")]
    school: School
    turn: int
    choice: str
    events: list[Event]
    changed: FrameChanges
    notes: Annotation


class ToldChapter(Sent):
    """A chapter, all hands open: a first frame, and what every choice changes."""

    chapter: str
    title: str
    revision: int
    seats: list[Seat]
    start: Frame
    notes: Annotation
    steps: list[NotebookStep]


class NewNotebook(Request):
    """A study of a replay, or of a text: a position, a record, or a whole study."""

    title: Title | None = None
    replay: Annotated[str, Meta(max_length=32)] | None = None
    text: str | None = None


class Entitle(Request):
    revision: Revision
    title: Title


class NewChapter(Request):
    revision: Revision
    title: Title | None = None
    replay: Annotated[str, Meta(max_length=32)] | None = None
    text: str | None = None


class RemovedNotebook(Sent):
    notebook: str


class AskedMark(Request):
    square: str
    tone: Annotated[Tone, one_of(Tone)] = "plain"


class AskedArrow(Request):
    start: str
    end: str
    tone: Annotated[Tone, one_of(Tone)] = "plain"


Deed = Literal["play", "note", "promote", "remove"]


class EditChapter(Request):
    """A change of a chapter, at the end of a path: a further choice, other notes, or what becomes of the variation."""

    revision: Revision
    path: Path
    do: Annotated[Deed, one_of(Deed)]
    choice: Annotated[Choice | None, says("text", "choice must be a text")] = None
    comment: Annotated[str, Meta(max_length=LONGEST_COMMENT)] = ""
    marks: Annotated[
        list[AskedMark], says("marks", f"there may be {MOST_DRAWN} marks beside a choice", max_length=MOST_DRAWN)
    ] = field(default_factory=list)
    arrows: Annotated[
        list[AskedArrow], says("arrows", f"there may be {MOST_DRAWN} arrows beside a choice", max_length=MOST_DRAWN)
    ] = field(default_factory=list)


class Edited(Sent):
    revision: int
    step: Annotated[NotebookStep | None, Meta(description="The choice that was played, if it is new.")]
    place: Annotated[int | None, Meta(description="Which of the choices there it is.")]


class ChapterPlace(Request):
    path: Path
    choice: Annotated[Choice | None, says("text", "choice must be a text")] = None


class PlaceShown(Sent):
    table: Table
