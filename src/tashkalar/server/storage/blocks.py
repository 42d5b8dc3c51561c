"""Addresses that are turned away, and the bell with which operators tell running servers to look again."""

from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sqlalchemy import Connection, delete, insert, select, update

from .schema import blocks, upkeep
from .store import Store

Network = IPv4Network | IPv6Network
_BELL = "bell"


class Blocks:
    """The blocked networks as a process knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._networks: list[Network] = []

    def load(self) -> None:
        with self._store.engine.connect() as connection:
            self._networks = [ip_network(one) for one in connection.execute(select(blocks.c.network)).scalars()]

    def rung(self) -> int:
        """How often the bell has been rung."""
        with self._store.engine.connect() as connection:
            return rung(connection)

    def has(self, address: str | None) -> bool:
        """Whether somebody is turned away. One's own machine, and the proxy on it, never is."""
        if not self._networks or address is None:
            return False
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if found.version == 6 and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return not found.is_loopback and any(found in network for network in self._networks)


def add(connection: Connection, network: str, why: str) -> bool:
    """Whether it is new."""
    known = connection.execute(select(blocks.c.network).where(blocks.c.network == network)).first()
    if known is None:
        connection.execute(insert(blocks).values(network=network, since=datetime.now(UTC), why=why))
    return known is None


def remove(connection: Connection, network: str) -> bool:
    """Whether it was there."""
    return connection.execute(delete(blocks).where(blocks.c.network == network)).rowcount == 1


def ring(connection: Connection, before: int = 0) -> None:
    """Something was changed beside the servers: let them look. They may know of so many rings `before`."""
    bell = update(upkeep).where(upkeep.c.name == _BELL)
    connection.execute(bell.values(number=upkeep.c.number + 1))
    connection.execute(bell.where(upkeep.c.number <= before).values(number=before + 1))


def rung(connection: Connection) -> int:
    """How often the bell has been rung."""
    found: int = connection.execute(select(upkeep.c.number).where(upkeep.c.name == _BELL)).scalar_one()
    return found
