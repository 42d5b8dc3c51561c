"""The time by which players' clocks go: measured while a server is there to be played at, and not read from a clock.

Every second in which some clock runs, each process notes that it is there. What goes by between two such notes counts
only up to a limit: a server that was down or stood still, a database that was away and a machine whose clock was set
cost nobody their time.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from threading import Lock
from time import monotonic

from sqlalchemy import Connection, Engine, func, select, update

from .schema import tables, upkeep

_NAME = "pulse"
LONGEST = timedelta(seconds=2)  # between two notes; what is longer was no time in which anybody could play
_BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
_UNIT = timedelta(microseconds=1)


class Pulse:
    """The measured time, shared by all processes on one database."""

    def __init__(self, engine: Engine, begin: Callable[[], AbstractContextManager[Connection]], shared: bool) -> None:
        self._engine = engine
        self._begin = begin
        self._shared = shared
        self._lock = Lock()
        self._noted: tuple[datetime, float] | None = None  # the time at the last note, and when that was

    def now(self) -> datetime:
        """The time it is. Without a note for too long it stands still."""
        if self._noted is None:
            return datetime.now(UTC)
        then, at = self._noted
        return then + min(LONGEST, timedelta(seconds=monotonic() - at))

    def lost(self) -> timedelta:
        """By how much it is behind what it is o'clock."""
        return timedelta(0) if self._noted is None else datetime.now(UTC) - self.now()

    def beat(self) -> None:
        """Note that a server is there. Where no clock runs there is nothing to be written."""
        with self._engine.connect() as connection:
            runs = connection.execute(select(tables.c.id).where(tables.c.deadline.is_not(None)).limit(1)).first()
        if runs is None and self._noted is not None:
            return
        mine = upkeep.c.name == _NAME
        with self._lock, self._begin() as connection:
            # Writing first, so that nobody else does until this is done.
            connection.execute(update(upkeep).where(mine).values(name=_NAME))
            known = connection.execute(select(upkeep.c.at, upkeep.c.number).where(mine)).one()
            time = clock = self._clock(connection)
            # The first time goes by the clock, as those of versions that did not measure do.
            if known.at is not None:
                gone = min(LONGEST, max(timedelta(0), clock - known.at))
                time = _BEGINNING + known.number * _UNIT + gone
            connection.execute(update(upkeep).where(mine).values(at=clock, number=(time - _BEGINNING) // _UNIT))
        self._noted = (time, monotonic())

    def _clock(self, connection: Connection) -> datetime:
        """One clock for all: that of the database, if processes on several machines share it."""
        if self._shared:
            now: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
            return now.astimezone(UTC)
        return datetime.now(UTC)
