"""How much anybody may ask for."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from threading import Lock
from time import monotonic


class Bucket:
    """So many at once, refilled evenly over time."""

    __slots__ = ("_at", "_clock", "_left", "_most", "_per_second")

    def __init__(self, most: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = self._left = most
        self._per_second = per_second
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody; whoever asked least recently is forgotten."""

    def __init__(self, most: float, per_second: float, remembered: int = 10_000) -> None:
        self._most = most
        self._per_second = per_second
        self._remembered = remembered
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self._lock = Lock()

    def take(self, whose: Hashable) -> bool:
        with self._lock:
            bucket = self._buckets.get(whose)
            if bucket is None:
                bucket = self._buckets[whose] = Bucket(self._most, self._per_second)
                if len(self._buckets) > self._remembered:
                    self._buckets.popitem(last=False)
            self._buckets.move_to_end(whose)
            return bucket.take()


class Gate:
    """A bucket for every address; one's own machine is not limited."""

    def __init__(self, most: float, per_second: float | None = None, most_addresses: int = 10_000) -> None:
        """So many at once and so many a second; without that, as many in an hour as at once."""
        self._buckets = Buckets(most, most / 3600 if per_second is None else per_second, most_addresses)

    def take(self, address: str | None) -> bool:
        return address is None or is_local(address) or self._buckets.take(network(address))


class AtOnce:
    """So many at the same time for everybody; None: any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    @contextmanager
    def one_more(self, whose: Hashable | None, refused: Callable[[int], Exception]) -> Iterator[None]:
        if whose is None:
            yield
            return
        if self._open[whose] >= self._most:
            raise refused(self._most)
        self._open[whose] += 1
        try:
            yield
        finally:
            self._open[whose] -= 1
            if not self._open[whose]:
                del self._open[whose]


def network(address: str | None) -> str:
    """Who shares an address: with IPv6 everybody in a network of 64 bits, which one household has to itself."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return address or ""
    if isinstance(found, IPv6Address) and not found.is_loopback:
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def is_local(address: str) -> bool:
    """Whether somebody sits at the machine the server runs on."""
    try:
        return ip_address(network(address).removesuffix("/64")).is_loopback
    except ValueError:
        return address == "testclient"
