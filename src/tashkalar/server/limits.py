"""How much anybody may ask for."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address
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


class Gate:
    """A bucket for every address; one's own machine is not limited."""

    def __init__(self, per_hour: int, most_addresses: int = 10_000) -> None:
        self._per_hour = per_hour
        self._most = most_addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._lock = Lock()

    def take(self, address: str | None) -> bool:
        if address is None or is_local(address):
            return True
        with self._lock:
            bucket = self._buckets.get(address)
            if bucket is None:
                bucket = self._buckets[address] = Bucket(self._per_hour, self._per_hour / 3600)
                if len(self._buckets) > self._most:
                    self._buckets.popitem(last=False)
            self._buckets.move_to_end(address)
            return bucket.take()


def is_local(address: str) -> bool:
    """Whether somebody sits at the machine the server runs on."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "testclient"
