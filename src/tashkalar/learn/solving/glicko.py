"""Ratings after Glicko-2: how strong somebody is, how sure that is, and how steady.

Whoever solves and the puzzle are opponents: solved is a victory of the one, missed a victory of the other. Every
attempt is a period of its own, so that both know at once where they stand. The method is Mark Glickman's ("Example of
the Glicko-2 system").
"""

from dataclasses import dataclass
from math import exp, log, pi, sqrt

_SCALE = 173.7178
_MIDDLE = 1500.0
_STEADY = 0.5  # how much volatility may change
_EXACT = 1e-6
_MOST_ROUNDS = 100


@dataclass(frozen=True)
class Rating:
    rating: float = _MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


def expected(one: Rating, other: Rating) -> float:
    """How often the one is expected to win."""
    return _expected(_scaled(one)[0], *_scaled(other))


def after(one: Rating, other: Rating, score: float, least: float = 50.0) -> Rating:
    """The rating after a game: 1 won, 0 lost, something between for half a success.

    `least` is how sure a rating may become, so that it never stands still.
    """
    mu, phi = _scaled(one)
    nu, psi = _scaled(other)
    weight = 1 / sqrt(1 + 3 * psi * psi / (pi * pi))
    chance = _expected(mu, nu, psi)
    variance = 1 / (weight * weight * chance * (1 - chance))
    gain = variance * weight * (score - chance)
    volatility = _volatility(phi, one.volatility, variance, gain)
    wider = phi * phi + volatility * volatility
    phi = 1 / sqrt(1 / wider + 1 / variance)
    mu += phi * phi * weight * (score - chance)
    return Rating(mu * _SCALE + _MIDDLE, max(least, phi * _SCALE), volatility)


def _scaled(rating: Rating) -> tuple[float, float]:
    return (rating.rating - _MIDDLE) / _SCALE, rating.deviation / _SCALE


def _expected(mu: float, nu: float, psi: float) -> float:
    weight = 1 / sqrt(1 + 3 * psi * psi / (pi * pi))
    return 1 / (1 + exp(-weight * (mu - nu)))


def _volatility(phi: float, sigma: float, variance: float, gain: float) -> float:
    """The new volatility: the zero of a function, found by the Illinois method."""
    start = log(sigma * sigma)

    def wrong(x: float) -> float:
        grown = phi * phi + variance + exp(x)
        return exp(x) * (gain * gain - grown) / (2 * grown * grown) - (x - start) / (_STEADY * _STEADY)

    low = start
    if gain * gain > phi * phi + variance:
        high = log(gain * gain - phi * phi - variance)
    else:
        steps = 1
        while wrong(start - steps * _STEADY) < 0:
            steps += 1
        high = start - steps * _STEADY
    at_low, at_high = wrong(low), wrong(high)
    for _ in range(_MOST_ROUNDS):
        if abs(high - low) <= _EXACT:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        found = wrong(middle)
        if found * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, found
    return exp(low / 2)
