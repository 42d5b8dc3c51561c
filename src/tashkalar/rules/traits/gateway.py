"""The Gateway: one common or heroic stone of a side may bear a marker that goes wherever the stone goes.

A position holds the marked stones as a mask, at most one of each side. Whoever takes a stone away or moves it looks
here only if there is a Gateway at all.
"""

from ..arena import BIT
from ..card import HEROIC
from ..event import GatewayLost, GatewayOpened
from ..position import Position


def open_at(position: Position, square: int) -> None:
    """The piece on a square becomes the Gateway of its side; the former one is an ordinary piece from now on."""
    bit = BIT[square]
    side = position.side_at(bit)
    mine = position.gateways & position.stones[side]
    if mine == bit:
        return
    position.gateways ^= mine | bit
    if position.merchant is not None and position.merchant[0] == side:
        position.merchant_gateway = False
    position.events.append(GatewayOpened(square, side))


def close(position: Position, square: int, side: int) -> None:
    """The stone of a side has left this square or changed: if it was the Gateway, it no longer is."""
    bit = BIT[square]
    if position.gateways & bit:
        position.gateways ^= bit
        position.events.append(GatewayLost(square, side))


def follow(position: Position, origin: int, square: int) -> None:
    """A piece has gone from one square to another, or two have changed places."""
    both = BIT[origin] | BIT[square]
    if (position.gateways & both).bit_count() == 1:
        position.gateways ^= both


def take(position: Position, square: int) -> None:
    """A stone has been put on a card: a Gateway keeps its marker there."""
    if position.gateways & BIT[square]:
        position.gateways ^= BIT[square]
        position.merchant_gateway = True


def put_back(position: Position, square: int) -> None:
    """The stone on a card has come back."""
    if position.merchant_gateway:
        position.merchant_gateway = False
        position.gateways |= BIT[square]


def summoned(position: Position, side: int, square: int, rank: int) -> None:
    """A being of a school with a Gateway becomes it if there is none in the arena, or if it outranks a common one."""
    mine = position.gateways & position.stones[side]
    if not mine or (rank == HEROIC and not mine & position.heroic):
        open_at(position, square)
