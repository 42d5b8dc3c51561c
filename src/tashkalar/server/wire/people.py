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
    stands_in: Annotated[
        bool | UnsetType, Meta(description="This bot plays for a person, who may take the seat back at any time.")
    ] = UNSET
    yours: Annotated[
        Literal["bot", "moved", "given"] | UnsetType,
        Meta(
            description="This browser had the seat: a bot stands in until you take it back, you have moved to another "
            "device, or the others have agreed to give it to somebody else."
        ),
    ] = UNSET
    grace: Annotated[
        float | UnsetType,
        Meta(description="Of a person who is away: the seconds until the others may decide about the seat."),
    ] = UNSET
    open: Annotated[
        bool | UnsetType, Meta(description="Nobody has the seat, or it is offered: whoever is invited takes it.")
    ] = UNSET
    offered: Annotated[
        bool | UnsetType, Meta(description="The others have agreed that somebody else may have the seat.")
    ] = UNSET
    same: Annotated[School | UnsetType, Meta(description="Played from the same browser as this earlier seat.")] = UNSET
    wanted: Annotated[bool | UnsetType, Meta(description="In lists: the others want a bot here, or somebody else.")] = (
        UNSET
    )
    waits: Annotated[
        int | UnsetType,
        Meta(description="Of a bot that is to move and cannot think yet: its place in the line of thoughts."),
    ] = UNSET


class ClockState(Sent):
    """How the clocks stood when the message was sent, in seconds."""

    turn: int
    reserve: int
    runs: Annotated[School | None, Meta(description="Whose time runs.")]
    turn_left: float
    left: dict[School, float]


class Vote(Sent):
    """Somebody wants a bot to stand in at a seat, or somebody else to have it."""

    level: Annotated[Level | None, Meta(description="Of the bot; null: somebody else shall have the seat.")]
    by: list[School]
    asked: Annotated[list[School], Meta(description="All who must want it: who is here, and who may still come back.")]


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
