"""Making tables and taking seats: what is asked for, and what comes of it."""

from typing import Annotated, Literal

from msgspec import Meta

from ...rules.school import SCHOOLS
from ..levels import LEVELS, PACES
from .people import Seat
from .reading import Request, among, called, not_among, one_of, says
from .words import Assist, Begins, Form, Level, Moment, Pace, Pieces, Points, School, SeatKind, Sent, TakeBack

RANDOM = "random"
LONGEST_NAME = 24
MOST_SEATS = 4
LONGEST_TURN, LONGEST_RESERVE = 30 * 86_400, 90 * 86_400  # seconds: a month a turn, for play by correspondence
LARGEST_SEED = 2**53 - 1  # what JSON numbers carry without loss

Name = Annotated[str, Meta(description=f"Cut off after {LONGEST_NAME} characters.")]
Link = Annotated[
    str,
    Meta(title="Link"),
    says("link", "a link of 32 hexadecimal digits is needed", pattern="^[0-9a-f]{32}$", max_length=32),
]
_SECONDS = "{field} must be a number of seconds from {least} to {most}"
_SPEEDS = ", ".join(f"{name} {scale:g}" for name, scale in PACES.items())


class Clock(Request):
    """Seconds for every turn, and beyond that for the whole game."""

    turn: Annotated[int, says("clock", _SECONDS, ge=5, le=LONGEST_TURN)]
    reserve: Annotated[int, says("clock", _SECONDS, ge=0, le=LONGEST_RESERVE)] = 0


class NewSeat(Request):
    kind: Annotated[SeatKind, one_of(SeatKind)]
    name: Name | None = None
    school: Annotated[School | None, Meta(description="Or `random`."), among(lambda: (*SCHOOLS, RANDOM))] = RANDOM
    level: Annotated[Level | None, Meta(description=f"Of a bot: {', '.join(LEVELS)}.")] = None

    stones: Annotated[bool, Meta(description="The team plays in the colour of this school, not of its first seat.")] = (
        False
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.kind == "bot" and self.level is not None and self.level not in LEVELS:
            raise not_among("level", LEVELS)


class NewTable(Request):
    """A table that is asked for."""

    form: Form
    seats: Annotated[
        list[Annotated[NewSeat, called("a seat")]],
        Meta(description="In turn order."),
        says(
            "seats",
            f"seats must be a list of 2 to {MOST_SEATS} seats in turn order",
            min_length=2,
            max_length=MOST_SEATS,
        ),
    ]
    team: bool = False
    seed: Annotated[
        Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None,
        says("seed", f"seed must be a whole number from 0 to {LARGEST_SEED}, or null"),
    ] = None
    assist: Annotated[Assist | None, one_of(Assist)] = "full"
    pace: Annotated[Pace | None, Meta(description=f"How long bots think: {_SPEEDS} of their time."), one_of(Pace)] = (
        "usual"
    )
    clock: Annotated[Clock | None, called("the clock")] = None
    begins: Annotated[
        Begins | None,
        Meta(description="Who has the first turn: the first seat, or one drawn by chance; the order stays."),
        one_of(Begins),
    ] = "first"
    take_back: Annotated[
        TakeBack | None,
        Meta(description="What may be taken back: within the own turn, ended turns too if all others agree, nothing."),
        one_of(TakeBack),
    ] = "turn"
    pool: Annotated[
        Annotated[list[School], Meta(max_length=64)] | None,
        Meta(description="The schools that seats without one may get; all, if left out."),
        says("pool", "pool must be a list of schools, or null"),
    ] = None
    drafted: Annotated[
        bool, Meta(description="Seats without a school choose one from the pool, in turn, before the game begins.")
    ] = False
    listed: Annotated[bool, Meta(description="Everybody can find the game in a list and watch it.")] = False


class TakeSeat(Request):
    link: Link
    name: Annotated[
        Name | None, Meta(description="For the whole game: it counts with an invitation, not with a move.")
    ] = None


class LookAtLink(Request):
    link: Link


class RenewLink(Request):
    free: Annotated[
        bool, Meta(description="Also send away whoever came with the old link; only while schools are chosen.")
    ] = False


class StandIn(Request):
    level: Annotated[Level | None, among(lambda: LEVELS, "there is no such bot")] = None


class ChooseSchool(Request):
    school: School
    stones: Annotated[bool, Meta(description="In a team: it plays in this colour and not in the partner's.")] = False


class Made(Sent):
    table: str


class MadeTable(Sent):
    """A new table, with the secret link to every friend's seat."""

    table: str
    links: dict[School, Link]


class TakenSeat(Sent):
    table: str
    seat: School


class LinkState(Sent):
    """What a link is good for."""

    table: str
    seat: School
    name: str
    kind: Annotated[
        Literal["invitation", "move"],
        Meta(description="Nobody has the seat yet; or whoever has it takes it to another device."),
    ]
    mine: Annotated[bool, Meta(description="This browser has the seat.")]
    since: Annotated[Moment | None, Meta(description="When somebody came to the seat first.")]


class NewLink(Sent):
    table: str
    seat: School
    link: Link


class Shown(Sent):
    """A position as everybody may know it: after the last turn that was told."""

    pieces: Pieces
    points: Points


class Summary(Sent):
    """A table as it stands in a list."""

    table: str
    form: Form
    team: bool
    seats: list[Seat]
    to_move: School | None
    over: bool
    winners: list[School]
    mine: list[School]
    turn: int
    creator: bool
    changed: Moment
    rematch: str | None
    origin: Annotated[str | None, Meta(description="Of a study, where it goes on from.")]
    shown: Annotated[Shown | None, Meta(description="Null for a table of an earlier version, until it is opened.")]
    listed: Annotated[bool, Meta(description="Everybody can find and watch it.")]
    drafting: Annotated[bool, Meta(description="Schools are being chosen; the seats without one are called seat1 …")]


class Draft(Sent):
    """How far the choice of schools has come."""

    table: str
    form: Form
    team: bool
    seats: list[Seat]
    creator: bool
    begun: Annotated[bool, Meta(description="All have chosen: the table can be opened.")]
    waiting: Annotated[list[School], Meta(description="The seats that have no school yet; the first of them chooses.")]
    offered: Annotated[list[School], Meta(description="What it may choose from.")]


class Health(Sent):
    status: Literal["ok"]
