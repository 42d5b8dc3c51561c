"""Moves, leaps and swaps."""

from collections.abc import Sequence

from ..action import DECLINE, Option
from ..arena import BIT, BOARD, DIRECTION, KING, RAY, squares
from ..card import COMMON, HEROIC, LEGENDARY
from ..event import Leapt, Moved, Swapped
from ..traits import gateway
from .stones import Stones
from .walking import Ways, every, optional

STANDARD, COMBAT = False, True


class Moving(Stones):
    """Where a piece may go, and what happens on the way: what stands on a square it enters is destroyed."""

    __slots__ = ()

    def reach(self, rank: int, combat: bool) -> int:
        """Squares a piece of that rank may enter: empty or lower, with a combat move equal as well."""
        position = self.position
        if rank + combat == COMMON:
            return BOARD & ~position.occupied
        if rank + combat == HEROIC:
            return BOARD & ~(position.heroic | position.legendary)
        if rank + combat == LEGENDARY:
            return BOARD & ~position.legendary
        return BOARD

    def moves(self, movers: int, combat: bool, to: int = BOARD, direction: int | None = None) -> list[Option]:
        """The single-square moves of some pieces."""
        return every(self._steps(movers, combat, to, direction))

    def _steps(self, movers: int, combat: bool, to: int, direction: int | None) -> Ways:
        """Where single-square moves lead."""
        position = self.position
        heroic, legendary = position.heroic, position.legendary
        common = self.reach(COMMON, combat) & to
        if direction is None and not movers & (heroic | legendary):
            return [(origin, common & KING[origin]) for origin in squares(movers)]
        reach = (common, self.reach(HEROIC, combat) & to, self.reach(LEGENDARY, combat) & to)
        ways = []
        for origin in squares(movers):
            beside = KING[origin]
            if direction is not None:
                ray = RAY[origin][direction]
                beside = BIT[ray[0]] if ray else 0
            ways.append((origin, reach[position.rank_at(BIT[origin])] & beside))
        return ways

    def leaps(self, movers: int, combat: bool, to: int = BOARD) -> list[Option]:
        """The leaps of some pieces: like moves, but to any other square."""
        return every(self._landings(movers, combat, to))

    def _landings(self, movers: int, combat: bool, to: int) -> Ways:
        """Where leaps lead."""
        position = self.position
        reach = [self.reach(rank, combat) & to for rank in (COMMON, HEROIC, LEGENDARY)]
        return [(origin, reach[position.rank_at(BIT[origin])] & ~BIT[origin]) for origin in squares(movers)]

    def move(self, option: Option) -> int:
        """Carry out a move; what stands there is destroyed. Returns its direction."""
        self.relocate(option.origin, option.square, Moved)
        return DIRECTION[option.origin, option.square]

    def leap(self, option: Option) -> None:
        """Carry out a leap that was chosen."""
        self.relocate(option.origin, option.square, Leapt)

    def relocate(self, origin: int, square: int, kind: type[Moved] | type[Leapt]) -> None:
        """A piece goes from square to square; what stands there is destroyed, and `took` is its rank."""
        position = self.position
        bit = BIT[square]
        self.took = None
        if position.occupied & bit:
            self.took = position.rank_at(bit)
            self.destroy(square)
        side, rank = position.lift(origin)
        position.put(side, square, rank)
        position.events.append(kind(origin, square, side, rank))
        if position.gateways:
            gateway.follow(position, origin, square)
        if self.being == origin:
            self.being = square
        change = BIT[origin] | bit
        if self.used & BIT[origin]:
            self.used ^= change
        if self.tracked & BIT[origin]:
            self.tracked ^= change

    def took_equal(self, option: Option) -> bool:
        """Whether a move just made destroyed a piece of the mover's own rank."""
        return self.took is not None and self.took == self.position.rank_at(BIT[option.square])

    async def may_move(self, movers: int, combat: bool, to: int = BOARD, direction: int | None = None) -> Option | None:
        """Optionally one move with one of some pieces."""
        return await self._may_choose(optional(self._steps(movers, combat, to, direction)))

    async def may_make(self, moves: list[Option]) -> Option | None:
        """Optionally one of these moves."""
        return await self._may_choose([*moves, DECLINE] if moves else None)

    async def _may_choose(self, offered: Sequence[Option] | None) -> Option | None:
        if offered is None:
            return None
        answer = await self.ask(offered, "move")
        if answer is DECLINE:
            return None
        self.move(answer)
        return answer

    async def must_make(self, moves: list[Option]) -> Option | None:
        """One of these moves, mandatory."""
        if not moves:
            return None
        answer = moves[0] if len(moves) == 1 else await self.ask(moves, "move")
        self.move(answer)
        return answer

    async def may_leap(self, movers: int, combat: bool, to: int = BOARD) -> Option | None:
        """Let one of these pieces leap, or decline; the leap."""
        offered = optional(self._landings(movers, combat, to))
        if offered is None:
            return None
        answer = await self.ask(offered, "leap")
        if answer is DECLINE:
            return None
        self.leap(answer)
        return answer

    async def run(self, movers: int, combat: bool, limit: int = 9) -> Option | None:
        """A piece moves on and on in one direction, as far as the player wants; the last move made."""
        made = last = await self.may_move(movers, combat)
        steps = 1
        while made is not None and steps < limit and self.took != LEGENDARY:
            direction = DIRECTION[made.origin, made.square]
            made = await self.may_move(BIT[made.square], combat, direction=direction)
            last = made or last
            steps += 1
        return last

    def swap(self, one: int, other: int) -> None:
        """Two pieces change places; neither counts as destroyed."""
        position = self.position
        a_side, a_rank = position.lift(one)
        b_side, b_rank = position.lift(other)
        position.put(b_side, one, b_rank)
        position.put(a_side, other, a_rank)
        position.events.append(Swapped(one, other))
        if position.gateways:
            gateway.follow(position, one, other)
        self.being = other if self.being == one else one if self.being == other else self.being
        both = BIT[one] | BIT[other]
        if self.tracked & both and self.tracked & both != both:
            self.tracked ^= both
        if self.used & both and self.used & both != both:
            self.used ^= both
