"""What several Etherweavers do with the pending being, with copies of warp effects and with the discard pile."""

from ..rules.card import Being
from ..rules.effect import Effect
from ..rules.event import Copied

MERCHANT = "Merchant of Time"


def loose(fx: Effect) -> Being | None:
    """The pending being, unless it is the Merchant, whom no effect can copy, discard or take back."""
    return fx.pending if fx.pending is not None and fx.pending.name != MERCHANT else None


async def may_discard_pending(fx: Effect) -> None:
    if loose(fx) is not None and await fx.word("discard", optional=True, part="discard"):
        fx.discard_pending()


async def copied(fx: Effect, card: Being) -> None:
    """Carry out another card's warp effect as a normal effect."""
    assert card.warp is not None
    fx.position.events.append(Copied(card))
    fx.reading = (card, "warp")
    await card.warp(fx)


def in_pile(fx: Effect, name: str) -> bool:
    return any(card.name == name for card in fx.pile)
