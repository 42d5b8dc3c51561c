"""The people at a table: seats, clocks, votes and preset messages."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .words import Colour, Level, Moment, Say, School, SeatKind, Sent


class Seat(Sent):
    school: School
    colour: Colour
    kind: Annotated[SeatKind | Literal["record"], Meta(description="Of a record it is not known who played.")]
    name: str
    level: Level | None
    mine: bool
    come: Annotated[bool, Meta(description="A bot, or a person who has taken the seat.")]
    present: Annotated[bool | UnsetType, Meta(description="Connected at this moment; lists of tables do not say.")] = (
        UNSET
    )
    thinks: Annotated[
        float | UnsetType, Meta(description="Of a bot at a table: the seconds it may take for a turn.")
    ] = UNSET


class ClockState(Sent):
    """How the clocks stood when the message was sent, in seconds."""

    turn: int
    reserve: int
    runs: Annotated[School | None, Meta(description="Whose time runs.")]
    turn_left: float
    left: dict[School, float]


class Vote(Sent):
    """Somebody wants a bot to take a seat."""

    level: Level
    by: list[School]


class AskedBack(Sent):
    """Somebody asks to take an ended turn back, with all that came after it."""

    by: School
    waiting: Annotated[list[School], Meta(description="Who has not answered yet.")]


class TakingBack(Sent):
    possible: Annotated[bool, Meta(description="The seat in view has ended a turn and may ask to take it back.")]
    asked: AskedBack | None


class Company(Sent):
    """What is known of the people at a table; it changes without a choice being made."""

    seats: list[Seat]
    watching: int
    creator: Annotated[bool, Meta(description="This browser made the table.")]
    votes: dict[School, Vote]
    clock: ClockState | None


class People(Company, tag="people"):
    """Sent over the socket when nothing but the people has changed."""


class Saying(Sent):
    """A preset message."""

    school: School
    say: Say
    at: Moment


class Said(Saying, tag="said"):
    """A preset message, over the socket."""
