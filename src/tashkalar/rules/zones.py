"""Cards change places: from a hand to the discard pile they belong to."""

from typing import Any

from .card import Card
from .position import Position


def replaced(items: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one item changed."""
    changed = list(items)
    changed[index] = value
    return tuple(changed)


def take(position: Position, seat: int, card: Card) -> None:
    """Take a card out of a hand."""
    hand = list(position.hands[seat])
    hand.remove(card)
    position.hands = replaced(position.hands, seat, tuple(hand))


def discard(position: Position, seat: int, card: Card) -> None:
    """A card from a hand onto the discard pile it belongs to."""
    take(position, seat, card)
    to_pile(position, seat, card)


def to_pile(position: Position, seat: int, card: Card) -> None:
    if card.deck == "legends":
        position.legends_out = (*position.legends_out, card)
    elif card.deck == "flares":
        position.flares_out = (*position.flares_out, card)
    else:
        position.discards = replaced(position.discards, seat, (*position.discards[seat], card))
