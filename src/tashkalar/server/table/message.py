"""What a browser gets to see of a table. Every card in here has come through `game.view` or an offered option."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal, cast

from msgspec import UNSET, UnsetType, structs

from ...game import Game, Mended, Step, prospects, question, sight
from ..levels import USUAL, turn_seconds
from ..seats import absence, clock, seating
from ..seats.absence import Grace
from ..storage.presence import People
from ..storage.rows import GIVEN, OFFERED, Saying, Seat, TableRow
from ..wire import people as wire
from ..wire.choosing import FlareState, Option, Prospect, Question, TaskState
from ..wire.encoding import shaped
from ..wire.new_table import Draft, LinkState, Shown, Summary
from ..wire.table import Table, TurnBack
from ..wire.view import View
from ..wire.words import Assist, Say, SeatKind, Sentence
from ..wire.words import Mended as MendedState
from . import taking_back
from .audience import Audience
from .draft import offered, team_colours, waiting
from .live import Live, Told
from .preview import draws
from .result import result
from .steps import told_step


def table_message(
    row: TableRow,
    live: Live,
    who: Audience,
    told: Told,
    company: wire.Company,
    said: Sequence[Saying],
    known: Step | None = None,
) -> Table:
    """The whole truth for one browser; of the log only what came after the last step it knows, if that still holds."""
    game = who.game(live)
    seat = None if who.seat is None else game.setup.seat_of(who.seat)
    choosing = who.private and who.seat is not None and game.to_move == who.seat
    still_known = known_steps(game, known)
    return Table(
        seats=company.seats,
        watching=company.watching,
        creator=company.creator,
        votes=company.votes,
        clock=company.clock,
        table=row.id,
        state=who.state(live),
        assist=cast(Assist, row.assist),
        curtain=who.curtain,
        view=view(game, who.seat, still_known),
        log_from=sight.log_length(game, still_known),
        question=None if who.curtain else asked(game),
        options=shaped(list[Option], question.options(game)) if choosing else [],
        prospects=[] if seat is None or game.over else _prospects(row.assist, game, seat),
        tasks=shaped(list[TaskState], prospects.tasks(game.position)),
        flares=[] if seat is None or game.over else shaped(list[FlareState], prospects.flares(game.position, seat)),
        no_flare=no_flare(game) if choosing else None,
        draws=draws(game) if choosing else None,
        can_undo=choosing and game.can_undo and taking_back.option(row) != taking_back.NEVER,
        back=taking_back.told(row, live, who),
        backs=[TurnBack(one.turn, one.school, sight.log_length(game, one.number)) for one in live.backs],
        steps=[told_step(game, step, shown, who.seat) for step, shown in told.steps],
        before=told.before,
        result=result(live) if game.over else None,
        rematch=row.rematch,
        origin=row.origin,
        listed=row.listed,
        said=[saying(one) for one in said],
        mended=mended(live.mended),
    )


def view(game: Game, seat: str | None, known: int = 0) -> View:
    """What a seat sees; of the log, what came after so many steps."""
    return shaped(View, {**sight.glance(game, seat), "log": sight.log(game, known)})


def asked(game: Game) -> Question | None:
    return shaped(Question, what) if (what := question.asked(game)) is not None else None


def no_flare(game: Game) -> Sentence | None:
    return shaped(Sentence, why) if (why := question.no_flare(game)) is not None else None


def mended(found: Mended | None) -> MendedState | None:
    return None if found is None else MendedState(found.turn, found.anew)


def known_steps(game: Game, known: Step | None) -> int:
    """How many steps of a game are the same as those that end with a step known from before.

    What was taken back, or was played while nobody looked and is told only now, makes two games of one.
    """
    steps = list(game.steps)
    while known is not None and (known.number > len(steps) or steps[known.number - 1] is not known):
        known = known.before
    return 0 if known is None else known.number


def company(
    row: TableRow,
    live: Live,
    who: Audience,
    holder: str | None,
    people: People,
    grace: Grace,
    time: datetime,
    waits: int | None = None,
) -> wire.Company:
    """The people at a table: what changes without a choice being made. `time`: that by which clocks go."""
    now, present = datetime.now(UTC), people.seats
    places = seats(row.seats, live.game.setup.colours, who, holder)
    for seat, known in zip(places, row.seats, strict=True):
        seat.present = seat.school in present
        if known.player is not None and not seat.present:
            seat.grace = round(grace.left(row, known, now), 1)
        if seat.kind == "bot" and seat.level is not None:
            seat.thinks = turn_seconds(seat.level, row.wish.get("pace", USUAL))
            if waits is not None and seat.school == live.game.to_move:
                seat.waits = waits
    return wire.Company(
        seats=places,
        watching=people.watching,
        creator=holder is not None and row.creator == holder,
        votes={
            school: wire.Vote(vote.level, list(vote.by), absence.asked(row, school, present, grace, now))
            for school, vote in row.votes.items()
        },
        clock=clock.shown(row, live.game.to_move, time),
    )


def constant(told: wire.Company) -> object:
    """What is said of the people without the time that passes by itself."""
    seats = [
        seat if seat.grace is UNSET else structs.replace(seat, grace=0.0 if seat.grace <= 0 else 1.0)
        for seat in told.seats
    ]
    return seats, told.watching, told.creator, told.votes, told.clock and told.clock.runs


def saying(said: Saying) -> wire.Saying:
    return wire.Saying(said.school, cast(Say, said.say), moment(said.at))


def moment(at: datetime) -> str:
    """A time as it is sent."""
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")


def seats(
    places: tuple[Seat, ...], colours: tuple[str, ...], who: Audience, holder: str | None = None
) -> list[wire.Seat]:
    """The seats in turn order; a team shares the colour of its first seat."""
    first = {seat.player: seat.school for seat in reversed(places)}
    return [
        wire.Seat(
            school=seat.school,
            colour=colours[number % len(colours)],
            kind=cast(SeatKind, seat.kind),
            name=seat.name,
            level=seat.level,
            mine=seat.school in who.mine,
            come=seat.kind == "bot" or seat.come is not None,
            stands_in=seat.stands_for is not None or UNSET,
            yours=_yours(seat, holder),
            open=(seat.is_persons and seating.is_invitation(seat)) or UNSET,
            offered=seat.agreed == OFFERED or UNSET,
            same=UNSET if seat.player is None or first[seat.player] == seat.school else first[seat.player],
        )
        for number, seat in enumerate(places)
    ]


def _yours(seat: Seat, holder: str | None) -> Literal["bot", "moved", "given"] | UnsetType:
    """What has become of a seat that a browser has had."""
    if holder is None or holder == seat.player:
        return UNSET
    if holder == seat.holder:
        return "bot"
    if holder != seat.former:
        return UNSET
    return "given" if seat.agreed == GIVEN else "moved"


def summary(row: TableRow, holder: str | None) -> Summary:
    """A table as it stands in a list."""
    mine = tuple(seat.school for seat in row.seats if holder is not None and seat.player == holder)
    standing = row.standing
    places = seats(row.seats, team_colours(row), Audience(mine, None, None, False), holder)
    for seat in places:
        seat.wanted = seat.school in row.votes or UNSET
    return Summary(
        table=row.id,
        form=row.form,
        team=row.team,
        seats=places,
        to_move=standing.to_move,
        over=standing.over,
        winners=list(standing.winners),
        mine=list(mine),
        turn=standing.turn,
        creator=holder is not None and row.creator == holder,
        changed=moment(row.changed),
        rematch=row.rematch,
        origin=row.origin,
        shown=None if row.shown is None else Shown(dict(row.shown.pieces), dict(row.shown.points)),
        listed=row.listed,
        drafting=row.drafting,
    )


def drafted(row: TableRow, holder: str | None, grace: Grace) -> Draft:
    """How far the choice of schools at a table has come."""
    listed = summary(row, holder)
    for seat, known in zip(listed.seats, row.seats, strict=True):
        if known.player is not None and row.drafting and row.standing.to_move == seat.school:
            seat.grace = round(grace.left(row, known, datetime.now(UTC)), 1)
    return Draft(
        table=row.id,
        form=row.form,
        team=row.team,
        seats=listed.seats,
        creator=listed.creator,
        begun=not row.drafting,
        waiting=waiting(row),
        offered=offered(row) if row.drafting else [],
    )


def link_state(row: TableRow, link: str, holder: str) -> LinkState:
    """What a link is good for; NotYours if nothing."""
    seat = seating.by_link(row, link, holder)
    return LinkState(
        table=row.id,
        seat=seat.school,
        name=seat.name,
        kind="invitation" if seating.is_invitation(seat) else "move",
        mine=seat.holder == holder,
        since=None if seat.come is None else moment(seat.come),
    )


def _prospects(assist: str, game: Game, seat: int) -> list[Prospect]:
    if assist == "none":
        return []
    return shaped(list[Prospect], prospects.beings(game.position, seat, nearest=assist == "full"))
