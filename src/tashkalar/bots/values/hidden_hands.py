"""What hidden hands may hold: the same whatever the unseen cards are."""

from ...game import Game as _Game  # noqa: F401  (fills the registry of cards)
from ...rules.card import DECKS, LEGENDARY, Being, Card, Flare
from ...rules.position import Position
from ...rules.refill import HAND_LEGENDS, HAND_SCHOOL
from .nearness import Steps, steps

# A ready being threatens more the higher it is.
_WORTH = (0.7, 1.0, 1.6)


def pool_of(position: Position, other: int, seat: int) -> list[tuple[float, float, Steps]]:
    """The beings another seat may hold as seen from `seat`: each with its chance to be in the hand, times its worth.

    Then the bare chance for a legend, and 0 for others.
    """
    setup = position.setup
    name = setup.played[other].deck
    hand = position.hands[other]
    mine = [card for card in hand if card.deck == name]
    found = _weighed([*position.decks[other], *mine], len(mine) or HAND_SCHOOL)
    pending = position.pending[other]
    if pending is not None:
        found.append((_WORTH[pending.rank], 0.0, steps(pending)))
    if setup.form.legends:
        held = sum(card.deck == "legends" for card in hand)
        # In a team the legends travel, so the partner of the player in turn will hold them.
        found += _weighed(_hidden_legends(position, seat), held if held or not setup.team else HAND_LEGENDS)
    return found


def _hidden_legends(position: Position, seat: int) -> list[Card]:
    """Those in the deck and in other hands: which is where, the seat cannot tell."""
    found: list[Card] = list(position.legends)
    for owner, cards in enumerate(position.hands):
        if owner != seat:
            found += [card for card in cards if card.deck == "legends"]
    return found


def _weighed(cards: list[Card], held: int) -> list[tuple[float, float, Steps]]:
    if not cards:
        return []
    share = min(1.0, held / len(cards))
    beings = sorted((card for card in cards if isinstance(card, Being)), key=lambda card: card.name)
    return [(share * _WORTH[being.rank], share * (being.rank == LEGENDARY), steps(being)) for being in beings]


def _flare_chance() -> tuple[tuple[float, ...], ...]:
    """The share of the flares that could be invoked, by the shortfall of upgraded pieces and of pieces."""
    flares = [card for card in DECKS["flares"] if isinstance(card, Flare)]
    return tuple(
        tuple(
            sum(below >= flare.upper.need or behind >= flare.lower.need for flare in flares) / len(flares)
            for behind in range(17)
        )
        for below in range(13)
    )


FLARE_CHANCE = _flare_chance()
