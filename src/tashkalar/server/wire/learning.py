"""Learning: the course, puzzles, the figure trainer and the encyclopaedia."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from ...learn.trainer import LEVELS, RISE_AFTER
from .catalogue import FigureDrawing
from .new_table import NewTable
from .reading import Request, one_of, says
from .table import Step
from .words import AskedLang, Card, Count, Form, Pieces, Rank, School, Sent, Square, Stones

LARGEST_SEED = 2**31
MOST_ANSWERS = 81
LONGEST_DRAWING = 400
EntryKind = Literal["being", "legend", "flare", "task", "term", "rule"]


class LessonInfo(Sent):
    id: str
    part: str
    title: str
    about: str
    steps: int


class FirstGame(Sent):
    id: str
    title: str
    about: str
    setup: NewTable


class Course(Sent):
    parts: dict[str, str]
    lessons: list[LessonInfo]
    first_game: FirstGame


class Goal(Sent):
    """What a puzzle wants: a task, so many points or a legend this turn; or a being that is stopped, or cannot be."""

    task: Card | UnsetType = UNSET
    score: int | UnsetType = UNSET
    legend: int | UnsetType = UNSET
    stop: Annotated[Card | UnsetType, Meta(description="The opponent cannot summon it next turn.")] = UNSET
    hold: Annotated[Card | UnsetType, Meta(description="It can be summoned next turn, whatever happens.")] = UNSET


class FigurePosition(Sent):
    form: Form
    schools: list[School]
    pieces: Pieces
    hand: dict[School, list[Card]]


class Figures(Sent):
    """A question about figures; the same seed and level ask the same."""

    kind: Literal["where", "two_actions", "threats"]
    seed: str
    level: int
    levels: int
    cards: list[Card]
    position: FigurePosition
    text: str


class FiguresAnswer(Request):
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
    level: Annotated[int, Meta(ge=1, le=len(LEVELS))]
    answer: Annotated[
        list[str],
        Meta(description="Squares, or cards."),
        says("choices", "answer must be a list of squares or cards", max_length=MOST_ANSWERS),
    ]
    streak: Annotated[int, Meta(ge=0, le=RISE_AFTER)] = 0
    school: Annotated[str | None, Meta(description="As in the question.")] = None
    card: str | None = None
    threats: bool = False
    lang: AskedLang | None = None


class SummoningWay(Sent):
    place: str
    summon: str
    used: list[Square] = field(name="with")


class FiguresChecked(Sent):
    right: bool
    truth: list[str]
    ways: Annotated[
        dict[str, list[list[Square]] | SummoningWay],
        Meta(description="By square the pieces used; by card how to summon it."),
    ]
    missing: list[str]
    extra: list[str]
    text: str
    level: Annotated[int, Meta(description="To go on with.")]
    streak: int


class DrawnFigure(Request):
    """A figure somebody has drawn, and the rank its being would have."""

    drawing: Annotated[
        str,
        Meta(description="Rows of letters separated by spaces, as in docs/adding-a-card.md."),
        says("figure", "drawing must be a text of at most {most} letters", max_length=LONGEST_DRAWING),
    ]
    rank: Annotated[Rank, one_of(Rank)] = "heroic"


class Occurrence(Sent):
    card: Card
    share: Annotated[float, Meta(description="In how many positions it can be summoned, from 0 to 1.")]


class FigurePlace(Sent):
    """A position in which the figure lies: pieces of whoever is to move, those of others, and the figure."""

    own: Stones
    others: Stones
    square: Square
    cells: list[Square]


class FigureJudged(Sent):
    drawing: Annotated[str, Meta(description="Without empty rows and columns, as a card's decorator has it.")]
    positions: Annotated[int, Meta(description="So many positions of bots' games were looked at.")]
    share: Annotated[float, Meta(description="In how many of them its being could be summoned, from 0 to 1.")]
    places: Annotated[float, Meta(description="On how many squares then, on average.")]
    rarer: Annotated[Count, Meta(description="So many beings of this rank can be summoned less often.")]
    beings: Count
    near: Annotated[list[Occurrence], Meta(description="Beings that can be summoned about as often, rarest first.")]
    alike: Annotated[list[Card], Meta(description="Beings with this very figure.")]
    examples: list[FigurePlace]


class LinkSpan(Sent):
    start: int
    end: int
    kind: Literal["term", "card"]
    key: str


class LinkedText(Sent):
    text: str
    links: list[LinkSpan]


class LinkedHalf(LinkedText):
    need: int


class ExampleInfo(Sent):
    """An example played out, step by step."""

    caption: str
    before: Pieces
    tasks: bool
    steps: list[Step]


class EntryName(Sent):
    key: str
    name: str


class LessonName(Sent):
    id: str
    title: str


class Entry(Sent):
    """All there is to say about a card, a task, a term or a rule."""

    kind: EntryKind
    key: str
    name: str
    deck: str | UnsetType = UNSET
    rank: Rank | UnsetType = UNSET
    text: LinkedText | UnsetType = UNSET
    warp: LinkedText | UnsetType | None = UNSET
    frozen: LinkedText | UnsetType | None = UNSET
    orientations: list[FigureDrawing] | UnsetType = UNSET
    upper: LinkedHalf | UnsetType = UNSET
    lower: LinkedHalf | UnsetType = UNSET
    points: int | UnsetType = UNSET
    level: str | UnsetType = UNSET
    category: str | UnsetType = UNSET
    rulings: list[LinkedText] | UnsetType = UNSET
    examples: list[ExampleInfo] | UnsetType = UNSET
    chapter: Annotated[str, Meta(description="Of a rule, by name.")] | UnsetType = UNSET
    details: list[LinkedText] | UnsetType = UNSET
    see: Annotated[list[EntryName], Meta(description="What else to read.")] | UnsetType = UNSET
    lessons: Annotated[list[LessonName], Meta(description="That teach a rule.")] | UnsetType = UNSET


class Found(Sent):
    kind: EntryKind
    key: str
    name: str
    text: str
