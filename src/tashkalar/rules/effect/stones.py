"""What an effect does to stones where they stand: destroy, upgrade, downgrade, convert, place."""

from collections.abc import Iterable

from ..arena import BIT, BOARD
from ..card import COMMON, LEGENDARY
from ..event import Converted, Destroyed, Downgraded, Returned, StoneLost, Taken, Upgraded, placed
from ..traits import gateway
from .asking import Asking


class Stones(Asking):
    """The verbs hold the shared rules: who counts as destroyer, and whose stock must have a stone."""

    __slots__ = ()

    def destroy(self, square: int, counts: int = 1) -> None:
        """Destroy a piece; an enemy's counts for the player carrying out the effect, at the rank it had."""
        position = self.position
        side, rank = position.lift(square)
        if side != self.me and counts:
            position.destroyed[3 * side + rank] += counts + position.gate
        position.events.append(Destroyed(square, side, rank))
        if position.gateways:
            gateway.close(position, square, side)
        self._gone(square)

    def destroy_all(self, mask: int, counts: int = 1) -> int:
        """Destroy every piece on these squares; how many."""
        mask &= self.position.occupied
        number = mask.bit_count()
        while mask:
            bit = mask & -mask
            mask ^= bit
            self.destroy(bit.bit_length() - 1, counts)
        return number

    def destroy_for_good(self, square: int, counts: int = 1) -> None:
        """Destroy a piece whose stone does not go back to stock: it leaves the game."""
        position = self.position
        bit = BIT[square]
        side, rank = position.side_at(bit), position.rank_at(bit)
        self.destroy(square, counts)
        place = 2 * side + (rank == LEGENDARY)
        supply = position.supply
        position.supply = (*supply[:place], supply[place] - 1, *supply[place + 1 :])
        position.events.append(StoneLost(square, side, rank))

    async def may_destroy(self, mask: int) -> int | None:
        """Destroy one of these pieces, or decline; its square."""
        square = await self.may(mask, "destroy")
        if square is not None:
            self.destroy(square)
        return square

    async def must_destroy(self, mask: int) -> int | None:
        """Destroy one of these pieces, if there is one; its square."""
        square = await self.must(mask, "destroy")
        if square is not None:
            self.destroy(square)
        return square

    def upgrade(self, square: int) -> None:
        """Turn a common over, or replace a heroic by its owner's legendary stone."""
        self._turn(square, 1, Upgraded)

    def downgrade(self, square: int) -> None:
        """Turn a heroic over, or replace a legendary by its owner's heroic stone."""
        self._turn(square, -1, Downgraded)

    def _turn(self, square: int, step: int, kind: type[Upgraded] | type[Downgraded]) -> None:
        position = self.position
        side, rank = position.lift(square)
        position.put(side, square, rank + step)
        position.events.append(kind(square, side, rank + step))
        if position.gateways and rank + step == LEGENDARY:
            gateway.close(position, square, side)

    async def may_upgrade(self, mask: int) -> int | None:
        """Upgrade one of these pieces, or decline; its square."""
        square = await self.may(mask & self.upgradable, "upgrade")
        if square is not None:
            self.upgrade(square)
        return square

    async def must_upgrade(self, mask: int) -> int | None:
        """Upgrade one of these pieces, if one can be; its square."""
        square = await self.must(mask & self.upgradable, "upgrade")
        if square is not None:
            self.upgrade(square)
        return square

    async def must_upgrade_one_of_each(self, sides: Iterable[int]) -> None:
        """Upgrade one common piece of each side, in any order."""
        waiting = [self.position.stones[side] for side in sides]
        while waiting:
            mask = 0
            for stones in waiting:
                mask |= stones
            square = await self.must_upgrade(mask & self.common)
            if square is None:
                break
            waiting = [stones for stones in waiting if not stones & BIT[square]]

    def convert(self, square: int, rank: int) -> None:
        """Replace an enemy piece by an own one. It counts as destroyed, at the rank it had."""
        side, old = self.exchange(square, self.me, rank)
        self.position.destroyed[3 * side + old] += 1 + self.position.gate

    def exchange(self, square: int, side: int, rank: int) -> tuple[int, int]:
        """Replace a piece by one of another side's stock; nothing counts as destroyed. Side and rank it had."""
        position = self.position
        former = position.lift(square)
        position.put(side, square, rank)
        position.events.append(Converted(square, side, rank, former[0]))
        if position.gateways:
            gateway.close(position, square, former[0])
        self._gone(square)
        return former

    def place(self, square: int, rank: int = COMMON, side: int | None = None) -> None:
        """Put a stone from stock onto an empty square."""
        side = self.me if side is None else side
        self.position.put(side, square, rank)
        self.position.events.append(placed(square, side, rank))

    def placeable(self, mask: int, rank: int = COMMON) -> int:
        """The empty ones of these squares, if there is a stone to place."""
        return mask & self.empty if self.position.left(self.me, rank) > 0 else 0

    async def may_place(self, mask: int) -> int | None:
        """Place a common stone on one of these squares, or decline; its square."""
        square = await self.may(self.placeable(mask), "place")
        if square is not None:
            self.place(square)
        return square

    async def must_place(self, mask: int = BOARD, rank: int = COMMON) -> int | None:
        """Place a stone on one of these squares, if that is possible; its square."""
        square = await self.must(self.placeable(mask, rank), "place")
        if square is not None:
            self.place(square, rank)
        return square

    def take(self, square: int) -> None:
        """Put a piece onto the card that is carried out: it is neither in the arena nor in stock."""
        position = self.position
        position.merchant = position.lift(square)
        position.events.append(Taken(square, *position.merchant))
        if position.gateways:
            gateway.take(position, square)

    def bring_back(self, square: int) -> None:
        """The piece on the card goes to an empty square."""
        position = self.position
        assert position.merchant is not None
        side, rank = position.merchant
        position.merchant = None
        position.put(side, square, rank)
        position.events.append(Returned(square, side, rank))
        gateway.put_back(position, square)

    def _gone(self, square: int) -> None:
        """A piece has left the arena: it is no longer the being, nor one that is followed."""
        if self.being == square:
            self.being = None
        keep = ~BIT[square]
        self.used &= keep
        self.tracked &= keep
