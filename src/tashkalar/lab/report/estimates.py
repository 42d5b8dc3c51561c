"""A number that was measured, and how far chance may have moved it (95 %)."""

from math import hypot, sqrt

from ..matches import wilson

Z = 1.96


class Mean:
    """The mean of something counted in each game."""

    def __init__(self) -> None:
        self.number, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 0.0
        variance = (self.squares - self.total * self.mean) / (self.number - 1)
        return sqrt(max(0.0, variance) / self.number)

    def interval(self) -> tuple[float, float]:
        return self.mean - Z * self.error, self.mean + Z * self.error


class Rate(Mean):
    """How often something happens: a share from 0 to 1."""

    def interval(self) -> tuple[float, float]:
        return wilson(self.mean, self.number, Z)


class Difference:
    """Of two means that were measured apart, with an interval made of theirs (Newcombe's way)."""

    def __init__(self, one: Mean, other: Mean) -> None:
        self.one, self.other = one, other
        self.mean = one.mean - other.mean

    @property
    def known(self) -> bool:
        """Whether there is enough on both sides to speak of it."""
        return min(self.one.number, self.other.number) > 1

    def interval(self) -> tuple[float, float]:
        (low, high), (less, more) = self.one.interval(), self.other.interval()
        down = hypot(self.one.mean - low, more - self.other.mean)
        up = hypot(high - self.one.mean, self.other.mean - less)
        return self.mean - down, self.mean + up

    @property
    def certainty(self) -> float:
        """How many standard errors it is away from nothing."""
        low, high = self.interval()
        reach = self.mean - low if self.mean > 0 else high - self.mean
        return Z * abs(self.mean) / reach if reach else 0.0
