"""What a player chooses from, and what helps to choose: the question, the options, cards, tasks and flares."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from .words import Card, Colour, Direction, OptionKind, Part, Rank, School, Sent, Sentence, Square

RanksByColour = dict[Colour, dict[Rank, int]]


class Question(Sentence):
    """What is asked of the seat to move."""

    part: Part
    parts: Annotated[list[str], Meta(description="What answers can do, to be named: keys of the sentences' `parts`.")]
    card: Card | None
    effect: Annotated[
        Literal["regular", "warp", "frozen", "upper", "lower"] | None,
        Meta(description="Which text is being carried out."),
    ]
    text_of: Annotated[Card | None, Meta(description="The card whose text it is: a warp effect may be copied.")]
    square: Square | None
    optional: bool
    step: int | None
    steps: int | None


class Option(Sent):
    """A choice on offer, with everything needed to draw it; keys that do not apply are left out."""

    text: str
    kind: OptionKind
    card: Card | UnsetType = UNSET
    square: Square | UnsetType = UNSET
    origin: Square | UnsetType = field(default=UNSET, name="from")
    used: list[Square] | UnsetType = field(default=UNSET, name="with")
    others: list[list[Square]] | UnsetType = UNSET
    marked: list[Square] | UnsetType = UNSET
    inner: list[Square] | UnsetType = UNSET
    directions: list[Direction] | UnsetType = UNSET
    direction: Direction | UnsetType = UNSET
    rays: dict[str, list[Square]] | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    rank: Rank | UnsetType = UNSET
    task: Card | UnsetType = UNSET
    part: Part | UnsetType = UNSET


class Missing(Sent):
    square: Square
    rank: Rank


class Nearest(Sent):
    """A figure that is not complete yet."""

    square: Square
    used: list[Square] = field(name="with")
    missing: list[Missing]


class Prospect(Sent):
    """Where a card of the hand can be summoned, or why not and what is nearest."""

    card: Card
    count: int
    squares: list[Square]
    reason: Sentence | None
    nearest: list[Nearest]


class TaskPart(Sent):
    key: str
    have: int
    need: int


class TaskState(Sent):
    """A task as it stands for the side whose turn it is."""

    name: Card
    met: bool
    next: bool
    parts: list[TaskPart]
    squares: list[Square]


class FlareHalf(Sent):
    need: int
    have: int
    met: bool


class FlareState(Sent):
    """How near the halves of a flare are, against one opponent."""

    id: Card
    against: Colour
    upper: FlareHalf
    lower: FlareHalf


class Changes(Sent):
    """What a turn changes."""

    points: int | UnsetType = UNSET
    pieces: RanksByColour | UnsetType = UNSET
    destroyed: RanksByColour | UnsetType = UNSET
    claimed: list[Card] | UnsetType = UNSET
    played: list[Card] | UnsetType = UNSET


class Summonable(Sent):
    """A being that can be summoned on some squares."""

    card: Card
    squares: list[Square]


class Prevented(Sent):
    """A being that somebody could have summoned."""

    school: School
    card: Card
    squares: list[Square]


class Denied(Sent):
    """A task that somebody was near to."""

    school: School
    task: Card


class Lead(Sent):
    """How far a turn is ahead of the best of another idea, and what that one plays and claims."""

    by: Annotated[float, Meta(description="The difference of the chances to win.")]
    played: list[Card] | UnsetType = UNSET
    claimed: list[Card] | UnsetType = UNSET


class Reasons(Sent):
    """Why a turn is good, beside what it changes at once."""

    threatens: Annotated[list[Summonable] | UnsetType, Meta(description="What can be summoned next turn.")] = UNSET
    nears: Annotated[list[Card] | UnsetType, Meta(description="Tasks that are met, or nearly.")] = UNSET
    prevents: Annotated[list[Prevented] | UnsetType, Meta(description="What others cannot summon any more.")] = UNSET
    denies: Annotated[list[Denied] | UnsetType, Meta(description="Tasks that others are further from.")] = UNSET
    known: Annotated[bool | UnsetType, Meta(description="Whether they hold these cards, or only may.")] = UNSET
    ahead: Annotated[Lead | UnsetType, Meta(description="Of a hint: how much better it is than another idea.")] = UNSET
