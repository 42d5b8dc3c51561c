"""What the database keeps of those who solve puzzles, and of the puzzles they have tried."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..schema import attempts, puzzles, solvers
from ..store import Store


@dataclass(frozen=True)
class SolverRow:
    """The rating of whoever solves, and how many were solved at the first attempt one after the other."""

    rating: float
    deviation: float
    volatility: float
    streak: int = 0
    longest: int = 0


@dataclass(frozen=True)
class PuzzleRow:
    """The rating of a puzzle, and how many have tried and solved it."""

    rating: float
    deviation: float
    volatility: float
    tried: int = 0
    solved: int = 0


Meeting = Callable[[SolverRow, PuzzleRow], tuple[SolverRow, PuzzleRow]]
"""What becomes of both when they have met."""


class Solving:
    """Reading and writing; plain blocking calls, made in threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def solver(self, holder: str) -> SolverRow | None:
        with self._store.engine.connect() as connection:
            return _solver(connection, holder)

    def attempts(self, holder: str) -> dict[int, float]:
        """What somebody has made of each puzzle at the first attempt."""
        wanted = select(attempts.c.puzzle, attempts.c.score).where(attempts.c.holder == holder)
        with self._store.engine.connect() as connection:
            return {row.puzzle: row.score for row in connection.execute(wanted)}

    def puzzles(self) -> dict[int, PuzzleRow]:
        """All puzzles that somebody has tried."""
        with self._store.engine.connect() as connection:
            return {row.id: _puzzle(row) for row in connection.execute(select(puzzles))}

    def meet(
        self, holder: str, puzzle: int, score: float, new: tuple[SolverRow, PuzzleRow], meeting: Meeting
    ) -> tuple[SolverRow, SolverRow, PuzzleRow] | None:
        """Keep a first attempt: the solver before and after it, and the puzzle; None if there was one before.

        `new` is where both begin who have not met anybody yet.
        """
        try:
            return self._meet(holder, puzzle, score, new, meeting)
        except IntegrityError:  # another process has just written a first line
            return self._meet(holder, puzzle, score, new, meeting)

    def _meet(
        self, holder: str, puzzle: int, score: float, new: tuple[SolverRow, PuzzleRow], meeting: Meeting
    ) -> tuple[SolverRow, SolverRow, PuzzleRow] | None:
        with self._store.begin() as connection:
            before, met = _solver(connection, holder, lock=True), _tried(connection, puzzle)
            if before is None:
                connection.execute(insert(solvers).values(holder=holder, **vars(new[0])))
            mine = (attempts.c.holder == holder) & (attempts.c.puzzle == puzzle)
            if connection.execute(select(attempts.c.score).where(mine)).first() is not None:
                return None
            solver, tried = meeting(before or new[0], met or new[1])
            kept = {"holder": holder, "puzzle": puzzle, "score": score, "at": datetime.now(UTC)}
            connection.execute(insert(attempts).values(**kept))
            connection.execute(update(solvers).where(solvers.c.holder == holder).values(idle=None, **vars(solver)))
            if met is None:
                connection.execute(insert(puzzles).values(id=puzzle, **vars(tried)))
            else:
                connection.execute(update(puzzles).where(puzzles.c.id == puzzle).values(**vars(tried)))
            return before or new[0], solver, tried


def _solver(connection: Connection, holder: str, lock: bool = False) -> SolverRow | None:
    wanted = select(solvers).where(solvers.c.holder == holder)
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    return None if row is None else SolverRow(row.rating, row.deviation, row.volatility, row.streak, row.longest)


def _tried(connection: Connection, puzzle: int) -> PuzzleRow | None:
    row = connection.execute(select(puzzles).where(puzzles.c.id == puzzle).with_for_update()).one_or_none()
    return None if row is None else _puzzle(row)


def _puzzle(row: Row[Any]) -> PuzzleRow:
    return PuzzleRow(row.rating, row.deviation, row.volatility, row.tried, row.solved)
