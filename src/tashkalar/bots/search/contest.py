"""Which of some turns is best where every look at one is a matter of luck: what to believe, and what to look at next.

A turn seemed worth something at first. Each deal in which it is played on says something of the turn, something of the
deal, which is good or bad for all turns alike, and the rest is luck. What is believed is the most likely of what may be
behind all that was seen. The next look goes where it is most likely to change which turn is chosen, and by how much.
"""

from collections.abc import Sequence
from math import erf, exp, pi, sqrt

_LUCK = 0.08
"""By how much of a chance a deal errs about a turn, beyond what it says of all turns (one standard deviation)."""

_OF_A_DEAL = 0.5
"""So many turns have to meet a deal until half of what they have in common is put down to the deal."""

_LOOKS = 6  # what a look is worth is asked of so many at once: one alone seldom changes anything
_NOTHING = 1e-4  # looks that promise no more than this part of a chance are not worth their time
_MOST = 60  # deals after which turns that are still alike may be taken for equal
_PASSES = 3  # in which turns and deals are told apart, each time beginning with what was believed before


class Contest:
    """Turns by what they seemed worth at first, as chances. `doubt`: so many deals weigh as much as that."""

    def __init__(self, firsts: Sequence[float], doubt: float) -> None:
        assert doubt > 0
        self._firsts = firsts
        self._doubt = doubt
        self._told: list[list[float]] = [[] for _ in firsts]  # by turn and deal: how much better than at first
        self._deals: list[float] = []  # how much better a deal is for all turns
        self._more = [0.0] * len(firsts)  # how much better a turn is than it seemed at first

    @property
    def believed(self) -> list[float]:
        """What the turns are worth, as far as is known."""
        return [first + more for first, more in zip(self._firsts, self._more, strict=True)]

    def met(self, which: int) -> int:
        """In how many deals a turn has been looked at; the next one has this number."""
        return len(self._told[which])

    def add(self, which: int, outcome: float) -> None:
        """What became of a turn in its next deal."""
        told = self._told[which]
        told.append(outcome - self._firsts[which])
        if len(told) > len(self._deals):
            self._deals.append(0.0)
        for _ in range(_PASSES):
            self._believe()

    def _believe(self) -> None:
        sums, numbers = [0.0] * len(self._deals), [_OF_A_DEAL] * len(self._deals)
        for told, more in zip(self._told, self._more, strict=True):
            for deal, better in enumerate(told):
                sums[deal] += better - more
                numbers[deal] += 1
        self._deals = [total / number for total, number in zip(sums, numbers, strict=True)]
        for which, told in enumerate(self._told):
            own = sum(better - deal for better, deal in zip(told, self._deals, strict=False))
            self._more[which] = own / (len(told) + self._doubt)

    def next(self) -> int | None:
        """The turn to look at; none where no look is worth its time."""
        believed = self.believed
        best = max(range(len(believed)), key=believed.__getitem__)
        rival = max((value for which, value in enumerate(believed) if which != best), default=-1.0)
        promises = [
            self._promise(which, value - rival if which == best else believed[best] - value)
            for which, value in enumerate(believed)
        ]
        chosen = max(range(len(promises)), key=promises.__getitem__)
        return chosen if promises[chosen] > _NOTHING else None

    def _promise(self, which: int, gap: float) -> float:
        """What some further looks at a turn may win on average, by turning round a gap."""
        if self.met(which) >= _MOST:
            return 0.0
        known = self.met(which) + self._doubt
        shift = _LUCK * sqrt(1 / known - 1 / (known + _LOOKS))  # by how much they will change what is believed of it
        far = gap / shift
        return shift * (exp(-far * far / 2) / sqrt(2 * pi) - far * (1 - erf(far / sqrt(2))) / 2)
