"""Frozen effects: cards that stay in play after their being's effect, until their owner thaws them.

A seat has at most one. The card lies open before its owner: neither in the hand nor in deck or discard pile.
"""

from ..action import Option, named
from ..card import Being
from ..event import Discarded, Frozen, Thawed
from ..position import Position
from ..zones import replaced, to_pile


def thaw_options(position: Position) -> list[Option]:
    """Thawing is offered whether or not the effect could do anything."""
    card = position.frozen[position.seat]
    return [] if card is None else [named("thaw", card)]


def thaw(position: Position, option: Option) -> Being:
    """The card leaves its place and lies on the table while its frozen effect is carried out."""
    card = option.card
    assert isinstance(card, Being)
    position.frozen = replaced(position.frozen, position.seat, None)
    position.table = card
    position.events.append(Thawed(card))
    return card


def freeze(position: Position, seat: int, card: Being) -> None:
    """A card comes into play; the one that was there is discarded."""
    former = position.frozen[seat]
    if former is not None:
        to_pile(position, seat, former)
        position.events.append(Discarded(former))
    position.frozen = replaced(position.frozen, seat, card)
    position.events.append(Frozen(card))
