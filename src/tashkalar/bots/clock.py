"""How long a bot may think about a turn: seconds of the wall, or a number of positions looked at."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

# Deciding and unwinding come after the last look at the clock, and every further choice of the turn takes a moment even
# when its time is up.
_LEAST_RESERVE, _USUAL_RESERVE = 0.015, 0.1
_SHORT, _LONG = 0.1, 0.05  # of a short clock, and of a long one, whose trees take longer to unwind
_LEAST_USE = 0.5


class Clock:
    """The thinking time of one turn. Several choices of a turn share it: it runs only inside `start` and `stop`."""

    __slots__ = ("_began", "_deadline", "nodes", "seconds", "spent", "spent_nodes")

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        """With `nodes` the time does not matter, and a bot thinks the same thoughts on every machine."""
        if seconds is None and nodes is None:
            raise ValueError("a clock needs seconds or nodes")
        self.seconds = seconds if nodes is None else None
        self.nodes = nodes
        self.spent = 0.0
        self.spent_nodes = 0
        self._began: float | None = None
        self._deadline = 0.0

    def start(self) -> None:
        """A choice begins; asking twice does no harm."""
        if self._began is None:
            self._began = perf_counter()
            if self.seconds is not None:
                short = min(self.seconds * _SHORT, _USUAL_RESERVE)
                reserve = max(_LEAST_RESERVE, short, self.seconds * _LONG)
                usable = max(self.seconds - reserve, self.seconds * _LEAST_USE)
                self._deadline = self._began + max(usable - self.spent, 0.0)

    def stop(self) -> None:
        """A choice has been made."""
        if self._began is not None:
            self.spent += perf_counter() - self._began
            self._began = None

    def tick(self, nodes: int = 1) -> None:
        """So many more positions have been looked at."""
        self.spent_nodes += nodes

    @property
    def expired(self) -> bool:
        """Whether it is time to choose."""
        if self.nodes is not None:
            return self.spent_nodes >= self.nodes
        return self._began is not None and perf_counter() >= self._deadline

    @property
    def patient(self) -> bool:
        """Whether a search that has not found a whole turn yet may go on until it has, though its time is up."""
        return False

    def part(self, share: float) -> "Clock":
        """A clock for a share of what is left; its nodes must be ticked on this one too (`Part` does)."""
        return Part(self, share)


class Part(Clock):
    """A share of another clock, which goes on counting."""

    __slots__ = ("_whole",)

    def __init__(self, whole: Clock, share: float) -> None:
        self._whole = whole
        if whole.nodes is not None:
            super().__init__(nodes=max(1, int((whole.nodes - whole.spent_nodes) * share)))
        else:
            super().__init__(seconds=whole.seconds)
            self._began = perf_counter()
            self._deadline = self._began + max(0.0, whole._deadline - self._began) * share

    def tick(self, nodes: int = 1) -> None:
        self.spent_nodes += nodes
        self._whole.tick(nodes)

    @property
    def expired(self) -> bool:
        if self.nodes is not None:
            return self.spent_nodes >= self.nodes
        return perf_counter() >= self._deadline


class Errand(Clock):
    """A number of nodes out of another clock. It may be exceeded to finish a turn, but not the other clock's time."""

    __slots__ = ("_whole",)

    def __init__(self, whole: Clock, nodes: int) -> None:
        super().__init__(nodes=nodes)
        self._whole = whole

    def tick(self, nodes: int = 1) -> None:
        self.spent_nodes += nodes
        self._whole.tick(nodes)

    @property
    def expired(self) -> bool:
        assert self.nodes is not None
        return self.spent_nodes >= self.nodes or self._whole.expired

    @property
    def patient(self) -> bool:
        return not self._whole.expired


def endless() -> Clock:
    """For thinking that is limited in another way."""
    return Clock(nodes=1 << 60)


@contextmanager
def thinking(clock: Clock) -> Iterator[None]:
    """The clock runs. Garbage waits: a search only grows, so collecting amid it takes long and frees little."""
    collecting = gc.isenabled()
    gc.disable()
    clock.start()
    try:
        yield
    finally:
        clock.stop()
        if collecting:
            gc.enable()
