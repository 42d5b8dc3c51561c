"""What a browser gets to see of a table. Every card in here has come through `game.view` or an offered option."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any

from ...game import Game, insight
from ...game.summonable import prospects
from ...rules.school import colour_of
from ..storage.rows import Saying, Seat, TableRow
from . import clock
from .audience import Audience
from .live import Live, Told
from .preview import draws
from .result import result
from .steps import told_step


def table_message(
    row: TableRow, live: Live, who: Audience, told: Told, company: dict[str, Any], said: Sequence[Saying]
) -> dict[str, Any]:
    """The whole truth for one browser; `company` is what is said of the people."""
    game = who.game(live)
    seat = None if who.seat is None else game.setup.seat_of(who.seat)
    choosing = who.private and who.seat is not None and game.to_move == who.seat
    return {
        "type": "table",
        "table": row.id,
        "state": who.state(live),
        "assist": row.assist,
        **company,
        "curtain": who.curtain,
        "view": game.view(who.seat),
        "question": None if who.curtain else insight.question(game),
        "options": insight.options(game) if choosing else [],
        "prospects": [] if seat is None or game.over else _prospects(row.assist, game, seat),
        "tasks": insight.tasks(game.position),
        "flares": [] if seat is None or game.over else insight.flares(game.position, seat),
        "draws": draws(game) if choosing else None,
        "can_undo": choosing and game.can_undo,
        "steps": [told_step(game, step, shown, who.seat) for step, shown in told.steps],
        "before": told.before,
        "result": result(live) if game.over else None,
        "rematch": row.rematch,
        "origin": row.origin,
        "said": [saying(one) for one in said],
    }


def company(
    row: TableRow, live: Live, who: Audience, holder: str | None, present: Collection[str], watching: int
) -> dict[str, Any]:
    """The people at a table: what changes without a choice being made."""
    places = seats(row.seats, live.game.setup.colours, who)
    return {
        "seats": [{**seat, "present": seat["school"] in present} for seat in places],
        "watching": watching,
        "creator": holder is not None and row.creator == holder,
        "votes": {school: {"level": vote.level, "by": list(vote.by)} for school, vote in row.votes.items()},
        "clock": clock.shown(row, live.game.to_move, datetime.now(UTC)),
    }


def saying(said: Saying) -> dict[str, Any]:
    return {"school": said.school, "say": said.say, "at": moment(said.at)}


def moment(at: datetime) -> str:
    """A time as it is sent."""
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")


def seats(places: tuple[Seat, ...], colours: tuple[str, ...], who: Audience) -> list[dict[str, Any]]:
    """The seats in turn order; a team shares the colour of its first seat."""
    return [
        {
            "school": seat.school,
            "colour": colours[number % len(colours)],
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "mine": seat.school in who.mine,
            "come": seat.kind == "bot" or seat.come is not None,
        }
        for number, seat in enumerate(places)
    ]


def summary(row: TableRow, holder: str) -> dict[str, Any]:
    """A table as it stands in a list."""
    mine = tuple(seat.school for seat in row.seats if seat.holder == holder)
    sides = 2 if row.team else len(row.seats)
    colours = tuple(colour_of(seat.school) for seat in row.seats[:sides])
    standing = row.standing
    return {
        "table": row.id,
        "form": row.form,
        "team": row.team,
        "seats": seats(row.seats, colours, Audience(mine, None, None, False)),
        "to_move": standing.to_move,
        "over": standing.over,
        "winners": list(standing.winners),
        "mine": list(mine),
        "turn": standing.turn,
        "creator": row.creator == holder,
        "changed": moment(row.changed),
        "rematch": row.rematch,
        "origin": row.origin,
    }


def _prospects(assist: str, game: Game, seat: int) -> list[dict[str, Any]]:
    return [] if assist == "none" else prospects(game.position, seat, nearest=assist == "full")
