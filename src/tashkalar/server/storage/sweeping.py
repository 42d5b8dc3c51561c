"""Old games are removed, by an age that was measured.

A clock that is wrong for a moment, at a start say, would make every game old. So no clock is asked: servers count the
seconds in which they have run, and a game is as old as what was counted since somebody last touched it.
"""

from collections.abc import Callable, Sequence
from datetime import timedelta
from time import monotonic

from sqlalchemy import delete, select, update

from .schema import analyses, notebooks, presence, records, solvers, tables, upkeep
from .store import Store

_NAME = "seconds"


class Sweeping:
    """What one process counts, together with the others on its database."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._seen: tuple[int, float] | None = None  # the count as it last was, and since when it has been that

    def sweep(self, abandoned: timedelta | None, finished: timedelta | None, keep: Sequence[str] = ()) -> int:
        """Remove games nobody has touched for so long while a server ran; how many."""
        now, removed = self._counted(), 0
        with self._store.begin() as connection:
            for kind in (tables, records, notebooks, solvers):
                connection.execute(update(kind).where(kind.c.idle.is_(None)).values(idle=now))
            for over, age in ((False, abandoned), (True, finished)):
                if age is not None:
                    old = tables.c.over.is_(over) & (tables.c.idle <= now - age.total_seconds())
                    # What is looked at stays: here, or at another process.
                    left = old & tables.c.id.not_in(keep) & tables.c.id.not_in(select(presence.c.table_id))
                    removed += connection.execute(delete(tables).where(left)).rowcount
            if finished is not None:
                for kind in (records, notebooks):
                    sent = delete(kind).where(kind.c.idle <= now - finished.total_seconds())
                    removed += connection.execute(sent).rowcount
                connection.execute(delete(solvers).where(solvers.c.idle <= now - finished.total_seconds()))
            gone = analyses.c.id.not_in(select(tables.c.id)) & analyses.c.id.not_in(select(records.c.id))
            connection.execute(delete(analyses).where(gone))
        return removed

    def _counted(self) -> int:
        """The seconds counted up to now. Whoever has seen no other process count adds what has gone by meanwhile."""
        with self._store.begin() as connection:
            mine = upkeep.c.name == _NAME
            # Writing first, so that nobody else does until this is done.
            connection.execute(update(upkeep).where(mine).values(name=_NAME))
            count: int = connection.execute(select(upkeep.c.number).where(mine)).scalar_one()
            if self._seen is None or self._seen[0] != count:
                self._seen = (count, self._clock())
            elif (gone := int(self._clock() - self._seen[1])) > 0:
                count += gone
                connection.execute(update(upkeep).where(mine).values(number=count))
                self._seen = (count, self._seen[1] + gone)
        return count
