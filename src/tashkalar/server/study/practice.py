"""A table that is on no server: an exercise shown with the messages of a table, so that the same client can play it."""

from ...game import Game, prospects, question
from ...learn.practice import Shown
from ..table.live import pieces
from ..table.message import asked, no_flare, view
from ..table.preview import draws
from ..table.steps import told_step
from ..wire.choosing import FlareState, Option, Prospect, TaskState
from ..wire.encoding import shaped
from ..wire.people import Seat
from ..wire.table import Step, Table


def table(shown: Shown, wanted: bool | None = None) -> Table:
    """An exercise as a `table` message. There are no people here, and nothing is secret but hands and decks.

    `wanted`: whether cards say what they lack; None leaves it to the exercise.
    """
    game = shown.game
    helped = shown.help if wanted is None else wanted
    seat = game.setup.seat_of(shown.school)
    choosing = shown.open and game.to_move == shown.school
    told = [] if shown.before is None else steps(game, shown.before, shown.school)
    return Table(
        seats=seats(game, shown.mine),
        watching=0,
        creator=True,
        votes={},
        clock=None,
        table="practice",
        state=len(shown.choices),
        assist="full" if helped else "none",
        curtain=None,
        view=view(game, shown.school),
        log_from=0,
        question=asked(game) if choosing else None,
        options=shaped(list[Option], question.options(game)) if choosing else [],
        prospects=shaped(list[Prospect], prospects.beings(game.position, seat)) if helped and not game.over else [],
        tasks=shaped(list[TaskState], prospects.tasks(game.position)),
        flares=[] if game.over else shaped(list[FlareState], prospects.flares(game.position, seat)),
        no_flare=no_flare(game) if choosing else None,
        draws=draws(game) if choosing else None,
        can_undo=bool(shown.choices),
        steps=told,
        before=_before(game, shown.before) if told and shown.before is not None else None,
        result=None,
        rematch=None,
        origin=None,
        listed=False,
        said=[],
    )


def seats(game: Game, mine: tuple[str, ...]) -> list[Seat]:
    setup = game.setup
    return [
        Seat(
            school=school,
            colour=setup.colours[setup.side[number]],
            kind="me" if school in mine else "bot",
            name="",
            level=None,
            mine=school in mine,
            come=True,
            present=True,
        )
        for number, school in enumerate(setup.schools)
    ]


def steps(game: Game, since: int, school: str | None) -> list[Step]:
    """What has happened in a game, with the pieces after every choice: found by playing it once more."""
    again = Game(game.start)
    found = []
    for step in game.steps:
        again.play(step.text)
        if step.number > since:
            found.append(told_step(game, step, pieces(again), school))
    return found


def _before(game: Game, since: int) -> dict[str, str]:
    again = Game(game.start)
    for step in game.steps:
        if step.number > since:
            break
        again.play(step.text)
    return pieces(again)
