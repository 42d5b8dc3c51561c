"""Everything that never changes, in one language."""

from typing import Annotated

from msgspec import Meta

from .words import Card, CellKind, Colour, Direction, Form, Level, Rank, School, Sent, Square

Template = Annotated[
    str | dict[str, str], Meta(title="Template", description="A text with gaps, or such texts by condition.")
]


class Cell(Sent):
    x: int
    y: int
    kind: CellKind


class Arrow(Sent):
    x: int
    y: int
    direction: Direction


class FigureDrawing(Sent):
    """A figure: x to the right, y upwards from its lower left."""

    width: int
    height: int
    cells: list[Cell]
    arrows: list[Arrow]


class FormInfo(Sent):
    name: str
    players: list[int]
    team: list[bool]
    schools: Annotated[list[School], Meta(description="Those that may play a new game of it.")]


class Look(Sent):
    """How a school looks that this client has no picture of."""

    base: str
    light: str
    edge: str
    ink: str
    text: str
    text_noon: str
    emblem: str


class SchoolInfo(Sent):
    name: str
    short: str
    colour: Colour
    deck: str
    warps: bool
    freezes: bool
    keeps_stone: bool
    has_gateway: bool
    look: Look | None


class CardInfo(Sent):
    """A being. Its emblem is a path in a box of 24 by 24, filled even-odd; without one its school's stands for it."""

    name: str
    rank: Rank
    deck: str
    text: str
    warp: str | None
    frozen: str | None
    figure: FigureDrawing
    emblem: str | None


class HalfInfo(Sent):
    need: int
    text: str


class FlareInfo(Sent):
    name: str
    upper: HalfInfo
    lower: HalfInfo


class TaskInfo(Sent):
    name: str
    text: str
    points: int
    level: str
    category: str


class Term(Sent):
    name: str
    text: str


class Squares(Sent):
    """Squares by what they are."""

    red: list[Square]
    green: list[Square]
    central: list[Square]
    missing: list[Square]


class LevelInfo(Sent):
    name: str


class Sentences(Sent):
    """What is said about a game, by the keys of events, endings, ties and refusals."""

    numbers: list[str]
    last: Annotated[str, Meta(description="Before the last of several things that can be done.")]
    stones: dict[Rank, str]
    pieces: dict[Rank, str]
    parts: dict[str, str]
    events: dict[str, Template]
    endings: dict[str, Template]
    ties: dict[str, Template]
    refusals: dict[str, Template]


class RuleInfo(Sent):
    name: str
    chapter: str


class RuleContents(Sent):
    """The rules to look up, and what leads to them."""

    chapters: dict[str, str]
    entries: dict[str, RuleInfo]
    refusals: Annotated[dict[str, str], Meta(description="The rule behind a refusal, by its key.")]
    prompts: Annotated[dict[str, str], Meta(description="The rule behind a question, by `KEY.FORM` or its key.")]
    lessons: Annotated[dict[str, list[str]], Meta(description="The rules a lesson teaches.")]


class Catalogue(Sent):
    lang: str
    forms: dict[Form, FormInfo]
    team: str
    schools: dict[School, SchoolInfo]
    colours: dict[Colour, str]
    ranks: dict[Rank, str]
    ranks_plural: dict[Rank, str]
    categories: dict[str, str]
    cards: dict[Card, CardInfo]
    flares: dict[Card, FlareInfo]
    tasks: dict[Card, TaskInfo]
    terms: dict[str, Term]
    rules: RuleContents
    squares: Squares
    levels: dict[Level, LevelInfo]
    sentences: Sentences
