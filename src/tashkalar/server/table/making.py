"""How a table comes about: seats, their holders and links, and the deal; at once, or when the schools are chosen."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

from ...game import Game
from ...rules.deal import deal
from ..seats import clock, seating
from ..storage.rows import Seat, Standing, TableRow
from . import draft
from .live import shown, standing
from .order import Wish, turned

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread
ID = re.compile(f"[{_ALPHABET}]{{12}}")


def new_id() -> str:
    """The public name of a table: whoever knows it may watch, so it cannot be guessed (60 bits)."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def new_table(
    asked: Wish,
    holders: Sequence[str | None],
    creator: str | None = None,
    game: Game | None = None,
    origin: str | None = None,
    again: bool = False,
) -> tuple[TableRow, dict[str, str]]:
    """A table with who holds its seats, and the links to the seats of friends; nothing is written yet.

    A study goes on with a given game; `again`: it is a rematch. SetupError if there can be no such game.
    """
    now = datetime.now(UTC)
    chance = secrets.randbits(53) if asked.seed is None else asked.seed
    rng = Random(chance)
    if game is None:
        by = asked.begun(rng)
        asked, holders = asked.beginning(by), turned(holders, by)
        setup = asked.setup(rng, again)
        if not asked.drafted:
            game = Game(deal(setup, rng.getrandbits(60)))
    else:
        setup = game.setup
        asked = asked.in_colours(setup)
    schools = setup.schools if game is not None else draft.places(asked)
    links = [
        seating.new_link() if seat.kind == "friend" and holder is None else None
        for seat, holder in zip(asked.seats, holders, strict=True)
    ]
    row = TableRow(
        id=new_id(),
        form=setup.form.name,
        team=setup.team,
        assist=asked.assist,
        wish=asked.describe(),
        start="",
        chance=rng.getrandbits(53),
        seats=tuple(
            Seat(
                school,
                seat.kind,
                seat.name,
                seat.level,
                holder,
                None if link is None else seating.link_digest(link),
                # Those who are asked to a rematch hold their seats, but have not come yet; they are waited for.
                None if holder is None or creator not in (None, holder) else now,
                None if holder is None or creator in (None, holder) else now,
            )
            for school, seat, holder, link in zip(schools, asked.seats, holders, links, strict=True)
        ),
        state=0,
        standing=Standing(0, None, False, False, ()),
        changed=now,
        listed=asked.listed,
        drafting=True,
        origin=origin,
        creator=creator,
        clock=asked.clock,
    )
    row = begun(row, game, now) if game is not None else settled(row, now)
    return row, {seat.school: link for seat, link in zip(row.seats, links, strict=True) if link is not None}


def settled(row: TableRow, now: datetime) -> TableRow:
    """A table at which schools are being chosen, once bots have chosen theirs; when everybody has, the game begins."""
    row = draft.bots_chosen(row)
    if row.standing.to_move is not None:
        return row
    schools = [seat.school for seat in row.seats]
    seed = Random(row.chance).getrandbits(60)
    return begun(row, Game.new(row.form, schools, seed, row.team, draft.colours(row)), now)


def begun(row: TableRow, game: Game, now: datetime) -> TableRow:
    """A table at which a game begins."""
    return replace(
        row,
        start=game.record(frames=True),
        standing=standing(game, row.seats),
        shown=shown(game),
        timing=clock.begun(row.clock, row.seats, game.to_move, now),
        drafting=False,
        changed=now,
    )
