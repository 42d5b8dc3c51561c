"""Tables, players and addresses, as those who run a server look at them and tidy them up.

Nothing here shows a hand, a deal, a token or a digest. Running servers hear of every change within a second.
"""

from dataclasses import dataclass
from datetime import datetime
from ipaddress import ip_address, ip_network

from sqlalchemy import Row, delete, func, select, update

from ..refused import Unable
from ..seats import names
from ..storage import blocks
from ..storage.rows import Seat, TableRow
from ..storage.schema import analyses, seats, tables
from ..storage.schema import blocks as blocked
from ..storage.store import Store

_HERE = (ip_address("127.0.0.1"), ip_address("::1"))


@dataclass(frozen=True)
class Block:
    network: str
    since: datetime
    why: str


class Office:
    """The database of a server, whether it runs or not."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- tables --------------------------------------------------------------------------------------------------------
    def tables(self, over: bool | None, limit: int) -> tuple[list[TableRow], int]:
        """The tables last changed, and how many there are; finished ones, running ones or all."""
        wanted = select(tables.c.id) if over is None else select(tables.c.id).where(tables.c.over.is_(over))
        with self._store.engine.connect() as connection:
            number = connection.execute(select(func.count()).select_from(wanted.subquery())).scalar_one()
            newest = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
            names = connection.execute(newest).scalars().all()
        found = (self._store.table(name) for name in names)
        return [row for row in found if row is not None], number

    def table(self, name: str) -> TableRow:
        row = self._store.table(name)
        if row is None:
            raise Unable("no_table", f"there is no table {name!r}; 'tashkalar server list' names them")
        return row

    def remove(self, name: str) -> TableRow:
        """A table with all that belongs to it; whoever sits at it is told."""
        row = self.table(name)
        with self._store.begin() as connection:
            connection.execute(delete(tables).where(tables.c.id == name))
            connection.execute(delete(analyses).where(analyses.c.id == name))
            blocks.ring(connection)
        return row

    # -- players -------------------------------------------------------------------------------------------------------
    def rename(self, name: str, place: str, wanted: str, everywhere: bool) -> int:
        """Another name for the player of a seat, at this table or at all of theirs; at how many seats."""
        row = self.table(name)
        seat = _seat(row, place)
        plain = names.checked(wanted)
        names.differs(plain, [one for other in row.seats if other is not seat for one in names.called(other)])
        if everywhere and seat.holder is None:
            raise Unable("nobody", f"nobody has taken the seat of {seat.school}, so there are no others of theirs")
        if everywhere:
            mine = seats.c.holder == seat.holder
        else:
            mine = (seats.c.table_id == name) & (seats.c.school == seat.school)
        with self._store.begin() as connection:
            where = select(seats.c.table_id).where(mine)
            # A new revision, so that no server writes the old name again.
            renewed = update(tables).where(tables.c.id.in_(where)).values(revision=tables.c.revision + 1)
            connection.execute(renewed)
            number = connection.execute(update(seats).where(mine).values(name=plain)).rowcount
            blocks.ring(connection)
        return number

    # -- addresses -----------------------------------------------------------------------------------------------------
    def block(self, address: str, why: str) -> tuple[str, bool]:
        """Turn an address or a network away; which one, and whether it was not already."""
        network = _network(address)
        with self._store.begin() as connection:
            blocks.ring(connection)
            new = blocks.add(connection, network, why[:200])
        return network, new

    def unblock(self, address: str) -> str:
        network = _network(address)
        with self._store.begin() as connection:
            if not blocks.remove(connection, network):
                raise Unable("not_blocked", f"{network} is not blocked; 'tashkalar server blocked' shows what is")
            blocks.ring(connection)
        return network

    def blocked(self) -> list[Block]:
        with self._store.engine.connect() as connection:
            rows = connection.execute(select(blocked).order_by(blocked.c.since)).all()
            return [_block(row) for row in rows]


def _block(row: Row[tuple[str, datetime, str]]) -> Block:
    return Block(row.network, row.since, row.why)


def _seat(row: TableRow, place: str) -> Seat:
    """By its school, or by its place in turn order."""
    if place.isdecimal() and 1 <= int(place) <= len(row.seats):
        return row.seats[int(place) - 1]
    seat = row.seat(place)
    if seat is None:
        known = ", ".join(f"{number} {one.school}" for number, one in enumerate(row.seats, start=1))
        raise Unable("no_seat", f"there is no seat {place!r} at this table; its seats are {known}")
    return seat


def _network(address: str) -> str:
    """An address as it is turned away: of IPv6 the whole /64, which is what one household has."""
    try:
        single = "/" not in address
        network = ip_network(address.strip())
        if single and network.version == 6:
            network = ip_network(f"{network.network_address}/64", strict=False)
    except ValueError:
        raise Unable(
            "address", f"{address!r} is no address; one is 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64"
        ) from None
    if network.is_loopback or any(one in network for one in _HERE):
        raise Unable("address", f"{network} holds this machine itself; nobody could reach the server any more")
    return str(network)
