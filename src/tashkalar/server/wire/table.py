"""What a browser is told of a table: the table itself, what a choice would do, a hint, and what is refused."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .choosing import Changes, FlareState, Option, Prospect, Question, Reasons, TaskState
from .people import Company, People, Said, Saying, TakingBack
from .view import Event, View
from .words import Assist, Card, Mended, Params, Pieces, Points, School, Scores, Sent, Sentence, Square

Id = Annotated[int | str | UnsetType, Meta(description="Of the message that is answered.")]


class Step(Sent):
    """A choice, what came of it, and the pieces afterwards."""

    school: School
    turn: int
    choice: str
    events: list[Event]
    pieces: Pieces
    used: Annotated[
        list[Square] | UnsetType, Meta(description="Of a summoning: the squares of the pieces that form the figure.")
    ] = field(default=UNSET, name="with")


class Growth(Sent):
    """The points after a turn."""

    turn: int
    school: School
    points: Points
    scores: Scores


class Result(Sent):
    """How a game ended."""

    winners: list[School]
    reason: Annotated[Sentence, Meta(description="Why the game has ended, which is not why somebody has won.")]
    tie: Annotated[Sentence | None, Meta(description="What has decided it where the points did not.")]
    scores: Scores
    points: Points
    history: list[Growth]
    hands: dict[School, list[Card]]


class TurnBack(Sent):
    """A turn that was taken back by agreement, with all that came after it."""

    turn: int
    school: Annotated[School, Meta(description="Whose turn it was.")]
    line: Annotated[int, Meta(ge=0, description="It happened after so many lines of the log as it stands.")]


class Table(Company, tag="table"):
    """The whole truth for one browser."""

    table: str
    state: int
    assist: Assist
    curtain: Annotated[School | None, Meta(description="Whose person must take the device first.")]
    view: View
    log_from: Annotated[
        int, Meta(ge=0, description="`view.log` begins with this line; those before it have been sent and still hold.")
    ]
    question: Question | None
    options: list[Option]
    prospects: list[Prospect]
    tasks: list[TaskState]
    flares: list[FlareState]
    no_flare: Annotated[Sentence | None, Meta(description="At the end of a turn, why no flare can be lit.")]
    draws: Annotated[int | None, Meta(description="How many cards ending the turn will bring to whoever ends it.")]
    can_undo: bool
    steps: list[Step]
    before: Annotated[Pieces | None, Meta(description="The pieces before the first of the steps.")]
    result: Result | None
    rematch: Annotated[str | None, Meta(description="The table of the rematch, once somebody has asked for it.")]
    origin: Annotated[str | None, Meta(description="Of a study, where it goes on from.")]
    listed: Annotated[bool, Meta(description="Everybody can find the game in a list and watch it.")]
    said: Annotated[list[Saying], Meta(description="The last preset messages, oldest first.")]
    mended: Annotated[
        Mended | None,
        Meta(description="The rules were mended since the game was begun, and it was played on by others."),
    ] = None
    back: Annotated[
        TakingBack | UnsetType, Meta(description="Only at a table at which ended turns are taken back by agreement.")
    ] = UNSET
    backs: Annotated[list[TurnBack], Meta(description="The turns that were taken back by agreement, oldest first.")] = (
        field(default_factory=list)
    )
    id: Id = UNSET


class Preview(Sent, tag="preview"):
    """What a choice would do."""

    state: int
    choice: str
    steps: list[Step]
    pieces: Pieces
    points: Points
    scores: Scores
    claimable: list[Card]
    id: Id = UNSET


class Hint(Sent, tag="hint"):
    """A good turn for whoever chooses, from the state it was asked in: what it changes, and why it is good."""

    state: int
    choices: list[str]
    changes: Changes
    reasons: Reasons
    id: Id = UNSET


class Waiting(Sent, tag="waiting"):
    """A hint that cannot be thought about yet: its place in the line of thoughts; null when its turn has come."""

    state: int
    place: int | None


class Refused(Sent, tag="refused"):
    """What was asked for cannot be."""

    key: str
    params: Params
    text: str
    state: int | UnsetType = UNSET
    about: Annotated[str | UnsetType | None, Meta(description="The type of what was refused.")] = UNSET
    id: Id = UNSET


Message = Table | People | Said | Preview | Hint | Waiting | Refused
"""What the server says over the socket."""
MESSAGES: tuple[type[Struct], ...] = (Table, People, Said, Preview, Hint, Waiting, Refused)
