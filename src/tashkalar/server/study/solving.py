"""How somebody stands who solves puzzles, and how hard puzzles have proved: both are rated, one by the other."""

from collections.abc import Sequence
from functools import partial

from ...learn.puzzles import Puzzle
from ...learn.solving.glicko import Rating, after
from ...learn.solving.hints import IDEA
from ..storage.learning.solving import PuzzleRow, SolverRow, Solving
from ..storage.records import Records
from ..storage.rows import TableRow
from ..storage.store import Store
from ..table.message import moment
from ..wire.practice import OwnGame, Solver
from .analysis import kept_analysis
from .statistics import games_of, own_school

_SURE = 120.0  # a deviation below which a rating says something
_LEAST = 60.0  # how sure a rating may become
_FROM_SEARCH = 150.0  # how sure the rating is with which a puzzle begins
_MOST_OWN = 12
_WORST = 3
NEW = SolverRow(Rating.rating, 200.0, Rating.volatility)
"""Where everybody begins; told with more certainty than there is, or a first miss would be a fall."""


def score(solved: bool, hints: int) -> float:
    """What an attempt counts: half with an idea, nothing once a card or a square was told."""
    if not solved or hints > IDEA:
        return 0.0
    return 0.5 if hints == IDEA else 1.0


def begun(puzzle: Puzzle) -> tuple[SolverRow, PuzzleRow]:
    """Where whoever solves for the first time begins, and a puzzle nobody has tried."""
    return NEW, PuzzleRow(float(puzzle.rating), _FROM_SEARCH, NEW.volatility)


def met(points: float, solver: SolverRow, puzzle: PuzzleRow) -> tuple[SolverRow, PuzzleRow]:
    """Both after a first attempt."""
    one = Rating(solver.rating, solver.deviation, solver.volatility)
    other = Rating(puzzle.rating, puzzle.deviation, puzzle.volatility)
    mine, its = after(one, other, points, _LEAST), after(other, one, 1 - points, _LEAST)
    streak = solver.streak + 1 if points == 1 else 0
    return (
        SolverRow(mine.rating, mine.deviation, mine.volatility, streak, max(streak, solver.longest)),
        PuzzleRow(its.rating, its.deviation, its.volatility, puzzle.tried + 1, puzzle.solved + (points == 1)),
    )


def attempt(
    solving: Solving, holder: str, puzzle: Puzzle, points: float
) -> tuple[SolverRow, SolverRow, PuzzleRow] | None:
    """Keep an attempt, if it is the first."""
    return solving.meet(holder, puzzle.id, points, begun(puzzle), partial(met, points))


def told(row: SolverRow) -> Solver:
    return Solver(round(row.rating), round(row.deviation), row.deviation <= _SURE, row.streak, row.longest)


def own_games(store: Store, holder: str) -> list[OwnGame]:
    """The last finished games of somebody, with how many of their worst turns are known."""
    records = Records(store)
    return [found for row in games_of(store, holder)[:_MOST_OWN] for found in _own(records, row, holder)]


def _own(records: Records, row: TableRow, holder: str) -> Sequence[OwnGame]:
    school = own_school(row, holder)
    if school is None:
        return ()
    known = kept_analysis(records, row.id)
    turns = None
    if known is not None:
        points = [point for point in known["points"] if point["school"] == school]
        turns = min(_WORST, sum(point.get("kind") in ("inaccuracy", "mistake", "blunder") for point in points))
    return (OwnGame(row.id, row.form, row.team, school, moment(row.changed), turns),)
