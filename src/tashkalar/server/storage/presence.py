"""Who is there: the browsers connected to this process, and what other processes say of theirs."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, insert, select, update

from .rows import Seat
from .schema import presence
from .store import Store


@dataclass(frozen=True)
class People:
    """The seats whose persons are connected, and how many others watch."""

    seats: frozenset[str] = frozenset()
    watching: int = 0

    def __add__(self, other: "People") -> "People":
        return People(self.seats | other.seats, self.watching + other.watching)


NOBODY = People()


def people(seats: Iterable[Seat], holders: Iterable[str | None]) -> People:
    """Of everybody connected, who sits at the table and how many do not."""
    held = {seat.player for seat in seats} - {None}
    here = set()
    watching = 0
    for holder in holders:
        if holder in held:
            here.add(holder)
        else:
            watching += 1
    return People(frozenset(seat.school for seat in seats if seat.player in here), watching)


class Book:
    """The presence table: each process writes its own line, and one that dies is forgotten after a while."""

    def __init__(self, store: Store, keep: timedelta) -> None:
        self._store = store
        self._keep = keep

    def write(self, table: str, found: People) -> None:
        with self._store.engine.begin() as connection:
            mine = (presence.c.table_id == table) & (presence.c.server == self._store.server)
            connection.execute(delete(presence).where(mine))
            if found != NOBODY:
                said = {"seats": sorted(found.seats), "watching": found.watching}
                until = datetime.now(UTC) + self._keep
                line = {"table_id": table, "server": self._store.server, "people": said, "until": until}
                connection.execute(insert(presence).values(line))
            self._store.tell(connection, table, "people")

    def elsewhere(self, table: str) -> People:
        """Who is connected to other processes."""
        others = select(presence.c.people).where(
            presence.c.table_id == table,
            presence.c.server != self._store.server,
            presence.c.until > datetime.now(UTC),
        )
        with self._store.engine.connect() as connection:
            lines = connection.execute(others).scalars().all()
        return sum((People(frozenset(line["seats"]), line["watching"]) for line in lines), NOBODY)

    def keep(self) -> None:
        """Still here."""
        now = datetime.now(UTC)
        with self._store.engine.begin() as connection:
            mine = update(presence).where(presence.c.server == self._store.server)
            connection.execute(mine.values(until=now + self._keep))
            connection.execute(delete(presence).where(presence.c.until < now - self._keep))

    def leave(self) -> None:
        with self._store.engine.begin() as connection:
            connection.execute(delete(presence).where(presence.c.server == self._store.server))
