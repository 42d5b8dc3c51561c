"""The forms that are played for destruction: the duel, and the melee of three or four."""

from typing import TYPE_CHECKING

from ..action import Option, coloured, start
from ..arena import BIT, DUEL_START, MELEE_START
from ..event import Scored, placed
from .form import STONES, Form, penalty

if TYPE_CHECKING:
    from ..position import Position

COMMON = 0


def destruction_points(counts: list[int]) -> tuple[int, int]:
    """Points for destroyed pieces of one colour (by rank), and whether a single common is left over."""
    common, heroic, legendary = counts
    return common // 2 + heroic + 2 * legendary, common % 2


class Deathmatch(Form):
    """Destroyed pieces, summoned legends and the others' flares are worth points."""

    start_stones = True

    _too_low: object = None
    """Scores last met with which nobody reaches the target: these very ones mostly stay from turn to turn."""

    def score(self, position: "Position", side: int, victim: int, points: int = 1) -> None:
        row = list(position.scores[side])
        row[victim if self.by_colour else 0] += points
        position.scores = (*position.scores[:side], tuple(row), *position.scores[side + 1 :])
        position.events.append(Scored(side, victim, points))

    def score_turn(self, position: "Position") -> None:
        setup = position.setup
        side = setup.side[position.seat]
        for enemy in setup.enemies[side]:
            gained, _ = destruction_points(position.destroyed[3 * enemy : 3 * enemy + 3])
            if gained:
                self.score(position, side, enemy, gained)

    def points(self, position: "Position", side: int) -> int:
        return position.scores[side][0] - penalty(position, side)

    def reached(self, position: "Position") -> tuple[int, ...]:
        # Asked at the end of every turn: whoever has not scored enough has not reached it either after a penalty.
        scores = position.scores
        if scores is self._too_low:
            return ()
        target = position.setup.target
        for row in scores:
            if max(row) >= target:
                return super().reached(position)
        self._too_low = scores
        return ()


class Duel(Deathmatch):
    """Two sides; the last player chooses which of the two first squares is his."""

    name = "duel"
    teams = True

    def stones(self, seats: int) -> int:
        return STONES - 1

    def target(self, seats: int) -> int:
        return 18

    def start_options(self, position: "Position") -> list[Option]:
        return [start(square) for square in DUEL_START]

    def start(self, position: "Position", option: Option) -> bool:
        mine = position.setup.side[position.control]
        other = DUEL_START[0] if option.square == DUEL_START[1] else DUEL_START[1]
        for side, square in ((mine, option.square), (1 - mine, other)):
            _first_stone(position, side, square)
        return True


class Melee(Deathmatch):
    """Three or four; the lowest score among the enemy colours counts."""

    name = "melee"
    players = (3, 4)
    by_colour = True
    improvises = True

    def stones(self, seats: int) -> int:
        return STONES - (seats - 1)

    def target(self, seats: int) -> int:
        return 12 if seats == 3 else 10

    def start_options(self, position: "Position") -> list[Option]:
        colour = position.setup.colours[self._to_start(position)]
        free = [pair for pair in MELEE_START if not (BIT[pair[0]] | BIT[pair[1]]) & position.occupied]
        return [coloured("start", colour, square) for pair in free for square in pair]

    def start(self, position: "Position", option: Option) -> bool:
        assert option.colour is not None
        _first_stone(position, position.setup.colours.index(option.colour), option.square)
        return self._to_start(position) < 0

    @staticmethod
    def _to_start(position: "Position") -> int:
        """The colour to be set up next; with four players the second one has no stone."""
        order = [0, 1, 2] if position.setup.seats == 3 else [0, 2, 3]
        return next((side for side in order if not position.stones[side]), -1)

    def tracks(self, sides: int) -> int:
        return sides

    def free_points(self, position: "Position") -> list[int]:
        """The colours with a single destroyed common left after pairing."""
        side = position.setup.side[position.seat]
        return [enemy for enemy in position.setup.enemies[side] if position.destroyed[3 * enemy] % 2]

    def points(self, position: "Position", side: int) -> int:
        return self.marks(position, side)[0]

    def marks(self, position: "Position", side: int) -> list[int]:
        """Points per enemy colour, lowest first."""
        less = penalty(position, side)
        row = position.scores[side]
        return sorted(row[enemy] - less for enemy in position.setup.enemies[side])

    def highest(self, position: "Position", side: int) -> int:
        row = position.scores[side]
        return max([row[enemy] for enemy in position.setup.enemies[side]]) - penalty(position, side)


def _first_stone(position: "Position", side: int, square: int) -> None:
    position.put(side, square, COMMON)
    position.events.append(placed(square, side, COMMON))
