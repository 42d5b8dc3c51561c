"""Frozen effects as cards speak of them."""

from ..action import named
from ..card import Being
from ..traits.frozen import freeze
from ..zones import replaced
from .moving import Moving


class Freezing(Moving):
    """What a being with a frozen effect leaves behind, and cards that are frozen without being summoned."""

    __slots__ = ()

    async def leave_frozen(self, being: Being) -> None:
        """After its effect the being's card stays in play; if another one is there, whoever chooses keeps one of them.

        It is the card that carries the frozen effect: what has become of the stone does not matter.
        """
        position = self.position
        former = position.frozen[self.seat]
        if former is not None:
            self.reading = (being, "frozen")
            answer = await self.ask([named("keep", being), named("keep", former)], "keep")
            if answer.card is former:
                return  # the new card goes the way of all cards whose effect is finished
        position.table = None
        freeze(position, self.seat, being)

    def freeze_from_pile(self, card: Being) -> None:
        """A card of the own discard pile comes into play without being summoned."""
        position, seat = self.position, self.seat
        pile = tuple(other for other in position.discards[seat] if other is not card)
        position.discards = replaced(position.discards, seat, pile)
        freeze(position, seat, card)
