"""One seat of a game for Gymnasium: `Seat()` is played by one agent, and all other seats by somebody else. Needs `lab`.

Actions are the ids of words (see `words`); `action_masks()` says which are allowed, under the name that sb3-contrib's
`MaskablePPO` looks for. Words that are forced are said without asking. The reward comes at the end (`Table.returns`),
and on the way to it, if `shaping` says what a position is worth, whatever a step gained of that.

>>> from tashkalar.env.single import Seat
>>> seat = Seat("duel", ["northern", "southern"], pieces=("stones", "hand", "said"))
>>> observation, info = seat.reset(seed=5)
>>> observation, reward, ended, cut_off, info = seat.step(int(seat.action_masks().nonzero()[0][0]))
>>> ended, reward
(False, 0.0)
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy
from gymnasium import spaces

from ..errors import UnknownName
from ..rules.forms import find_form
from .observation import PIECES, Observer
from .table import Table, seats
from .words import SIZE

Other = Callable[[Table, Random], None]
"""Makes a choice, or says a word, for the seat whose word it is."""
Shaping = Callable[[Table, int], float]
"""What the game as it stands is worth to a seat, in the measure of returns."""


def by_chance(table: Table, rng: Random) -> None:
    """Any choice on offer, all equally likely: what the bot `random` does."""
    table.choose(str(rng.choice(table.game.options)))


def lead(table: Table, seat: int) -> float:
    """The points of a seat beyond the best of its enemies, in parts of the points a game is played to."""
    setup, points = table.game.setup, table.game.points
    best = max(points[school] for other, school in enumerate(setup.schools) if setup.side[other] != setup.side[seat])
    return (points[setup.schools[seat]] - best) / max(1, setup.target)


def standing(table: Table, seat: int) -> float:
    """What anybody sees: the lead in points, and the pieces in the arena by rank, own less the strongest enemy's."""
    position, mine = table.game.position, table.game.setup.side[seat]
    worth = [
        stones.bit_count() + (stones & position.heroic).bit_count() + 2 * (stones & position.legendary).bit_count()
        for stones in position.stones
    ]
    best = max(number for side, number in enumerate(worth) if side != mine)
    return lead(table, seat) + (worth[mine] - best) / 20


class Seat(gymnasium.Env):  # type: ignore[misc]
    """A seat, drawn anew for every game unless `seat` names one."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}  # of Gymnasium: nothing is drawn

    def __init__(
        self,
        form: str = "duel",
        schools: Sequence[str] | None = None,
        players: int | None = None,
        team: bool = False,
        seat: int | None = None,
        others: Other = by_chance,
        shaping: Shaping | None = None,
        pieces: Sequence[str] = tuple(PIECES),
    ) -> None:
        """Form, schools, players and team are those of `petting.env`; `pieces` are the parts of an observation."""
        found = find_form(form)
        number = seats(found, schools, players, team)
        unknown = [piece for piece in pieces if piece not in PIECES]
        if unknown:
            raise UnknownName("piece", f"there is no piece {unknown[0]!r}; the pieces are {', '.join(PIECES)}")
        if not pieces:
            raise UnknownName("piece", f"an observation needs at least one piece; the pieces are {', '.join(PIECES)}")
        if seat is not None and seat not in range(number):
            raise UnknownName("seat", f"there is no seat {seat}; the seats are 0 to {number - 1}")
        self.form, self.schools, self.team, self.number = found, schools, team, number
        self.fixed = None if seat is None else int(seat)
        self.others, self.shaping, self.pieces = others, shaping, tuple(pieces)
        length = sum(int(numpy.prod(PIECES[piece])) for piece in pieces)
        self.observation_space = spaces.Box(-20.0, 20.0, (length,), numpy.float32)
        self.action_space = spaces.Discrete(SIZE)
        self._observer = Observer()
        self._rng = Random()
        self._worth = 0.0
        self.seat = 0
        self.table: Table | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the first word of the seat. With a seed this one and all that follow are determined."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        over = True
        while over:  # nobody has to play a game that is over before the first word
            schools = self.schools or self._rng.sample(self.form.schools, self.number)
            self.table = Table.new(self.form.name, schools, self._rng.getrandbits(60), self.team)
            self.seat = self._rng.randrange(self.number) if self.fixed is None else self.fixed
            self._go_on(self.table)
            over = self.table.over
        assert self.table is not None
        self._worth = self.shaping(self.table, self.seat) if self.shaping else 0.0
        return self._observe(self.table), {}

    def action_masks(self) -> Any:
        """Per id: whether it may be said now."""
        assert self.table is not None, "reset() comes first"
        mask = numpy.zeros(SIZE, bool)
        mask[self.table.allowed] = True
        return mask

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Say a word; the others answer. One that may not be said now ends the game with -1."""
        table = self.table
        assert table is not None, "reset() comes first"
        if int(action) not in table.allowed:
            lost, self._worth = -1.0 - self._worth, 0.0
            return self._observe(table), lost, True, False, {"forbidden": table.words.word(int(action))}
        table.say(int(action))
        self._go_on(table)
        reward = table.returns[self.seat]
        if self.shaping:
            # What is gained on the way is given back at the end: no way of playing becomes better by it than it is.
            worth = 0.0 if table.over else self.shaping(table, self.seat)
            reward += worth - self._worth
            self._worth = worth
        return self._observe(table), reward, table.over, False, {}

    def _go_on(self, table: Table) -> None:
        """Up to the next word that this seat may choose."""
        while not table.over:
            if table.seat != self.seat:
                self.others(table, self._rng)
            elif len(table.allowed) == 1:
                table.say(table.allowed[0])
            else:
                return

    def _observe(self, table: Table) -> Any:
        self._observer.look(table, self.seat)
        return numpy.concatenate([self._observer.pieces[piece].reshape(-1) for piece in self.pieces])
