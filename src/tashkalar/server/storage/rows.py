"""What the database keeps of a table, as plain values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Row


class Conflict(Exception):
    """Somebody else was faster: the table is not as it was when this was decided."""


OFFERED, GIVEN = "offered", "given"
"""What the others have agreed: somebody else may have the seat, and somebody has it."""


@dataclass(frozen=True)
class Seat:
    """A place at a table, in turn order."""

    school: str
    kind: str  # me, screen, friend or bot
    name: str
    level: str | None = None
    holder: str | None = None  # digest of the token that plays it
    link: str | None = None  # digest of the secret that takes it
    come: datetime | None = None  # when its person came
    away: datetime | None = None  # since when that person has not been seen
    stands_for: str | None = None  # of a bot: the kind of the seat whose person it stands in for
    spent: tuple[str, ...] = ()  # digests of links that have been used
    former: str | None = None  # digest of the token that held it before
    agreed: str | None = None  # by the others about somebody who stayed away: OFFERED or GIVEN

    @property
    def is_person(self) -> bool:
        """Played by a person at this moment."""
        return self.kind != "bot"

    @property
    def is_persons(self) -> bool:
        """A person's, be it that a bot stands in."""
        return self.is_person or self.stands_for is not None

    @property
    def player(self) -> str | None:
        """The holder who plays it; nobody as long as a bot stands in."""
        return self.holder if self.is_person else None


@dataclass(frozen=True)
class Standing:
    """How a game stands; kept beside the log for lists and for finding tables where a bot must move."""

    turn: int
    to_move: str | None
    awaits_bot: bool
    over: bool
    winners: tuple[str, ...]


@dataclass(frozen=True)
class Shown:
    """A position as everybody may know it: what lies open in the arena, and the points."""

    pieces: Mapping[str, str]
    points: Mapping[str, int]


@dataclass(frozen=True)
class Clock:
    """The clock that was asked for: seconds for every turn, and seconds beyond that for the whole game."""

    turn: int
    reserve: int


@dataclass(frozen=True)
class Timing:
    """How the clocks stand."""

    since: datetime | None = None  # the time of the seat to move runs since then; None: it does not run yet
    reserve: Mapping[str, float] = field(default_factory=dict)  # what is left beyond the turns, by school
    deadline: datetime | None = None  # when the time of the seat to move is over


@dataclass(frozen=True)
class Vote:
    """Somebody wants a bot to stand in at a seat, or somebody else to have it."""

    level: str | None  # of the bot; None: somebody else
    by: tuple[str, ...]  # the schools that want it


@dataclass(frozen=True)
class TableRow:
    """A table as the database has it, without its log."""

    id: str
    form: str
    team: bool
    assist: str
    wish: dict[str, Any]
    start: str
    chance: int
    seats: tuple[Seat, ...]
    state: int
    standing: Standing
    changed: datetime
    shown: Shown | None = None  # of a table of an earlier version, only once it has been opened
    listed: bool = False
    drafting: bool = False  # schools are being chosen; there is no game yet
    rematch: str | None = None
    origin: str | None = None  # where a study goes on from; None for a game
    creator: str | None = None
    clock: Clock | None = None
    timing: Timing = Timing()
    votes: Mapping[str, Vote] = field(default_factory=dict)
    revision: int = 0

    def seat(self, school: str | None) -> Seat | None:
        return next((seat for seat in self.seats if seat.school == school), None)


# What is a column by the same name, as it is; seats have a row each, the rest is made of several columns.
_SEAT = tuple(one.name for one in fields(Seat))
_PLAIN = tuple(
    one.name for one in fields(TableRow) if one.name not in ("seats", "standing", "timing", "shown", "clock", "votes")
)


class Line(NamedTuple):
    """A line of a log, and what is kept beside it to show it without the rules; None from an earlier version."""

    text: str
    kept: str | None


class Saying(NamedTuple):
    """A preset message."""

    school: str
    say: str
    at: datetime


def standing_columns(standing: Standing) -> dict[str, Any]:
    return {**vars(standing), "winners": list(standing.winners)}


def shown_column(shown: Shown | None) -> dict[str, Any] | None:
    return None if shown is None else {"pieces": dict(shown.pieces), "points": dict(shown.points)}


def timing_columns(timing: Timing) -> dict[str, Any]:
    return {"since": timing.since, "reserve": dict(timing.reserve) or None, "deadline": timing.deadline}


def vote_column(votes: Mapping[str, Vote]) -> dict[str, Any]:
    return {school: {"level": vote.level, "by": list(vote.by)} for school, vote in votes.items()}


def seat_columns(table: str, places: Sequence[Seat]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "number": number, **vars(seat), "spent": list(seat.spent)}
        for number, seat in enumerate(places)
    ]


def _seat(row: Row[Any]) -> Seat:
    found = {name: getattr(row, name) for name in _SEAT}
    return Seat(**{**found, "spent": tuple(row.spent)})


def table_columns(table: TableRow) -> dict[str, Any]:
    """What is written of a table beside its seats, which have rows of their own."""
    return {
        **{name: getattr(table, name) for name in _PLAIN},
        **timing_columns(table.timing),
        **standing_columns(table.standing),
        "shown": shown_column(table.shown),
        "clock": None if table.clock is None else vars(table.clock),
        "votes": vote_column(table.votes),
    }


def table_row(row: Row[Any], places: Sequence[Row[Any]]) -> TableRow:
    """A table from what the database answered."""
    return TableRow(
        **{name: getattr(row, name) for name in _PLAIN},
        seats=tuple(map(_seat, places)),
        standing=Standing(row.turn, row.to_move, row.awaits_bot, row.over, tuple(row.winners)),
        shown=None if row.shown is None else Shown(**row.shown),
        clock=None if row.clock is None else Clock(**row.clock),
        timing=Timing(row.since, row.reserve or {}, row.deadline),
        votes={school: Vote(vote["level"], tuple(vote["by"])) for school, vote in row.votes.items()},
    )
