"""Dealing anew what a seat cannot see: for bots, which get positions from here and never the true one."""

from random import Random

from ..rules.card import SHARED_DECKS, Card
from ..rules.position import Position


def redealt(position: Position, seat: int, rng: Random) -> Position:
    """A copy in which the cards a seat cannot see lie in a random order, whatever their true order is."""
    new: Position = position.copy()
    setup = position.setup
    hands = [list(hand) for hand in position.hands]
    decks = [list(deck) for deck in position.decks]

    def unseen(pools: list[list[Card]]) -> list[Card]:
        cards = sorted((card for pool in pools for card in pool), key=lambda card: card.name)
        rng.shuffle(cards)
        return cards

    for other, school in enumerate(setup.played):
        deck_name = school.deck
        mine = [card for card in hands[other] if card.deck == deck_name]
        hidden = unseen([decks[other]] if other == seat else [decks[other], mine])
        if other != seat:
            rest = [card for card in hands[other] if card.deck != deck_name]
            hands[other] = hidden[: len(mine)] + rest
            hidden = hidden[len(mine) :]
        decks[other] = hidden
    for deck_name in SHARED_DECKS:
        pool = [getattr(position, deck_name)]
        pool += [[c for c in hands[other] if c.deck == deck_name] for other in range(setup.seats) if other != seat]
        hidden = unseen([list(cards) for cards in pool])
        for other in range(setup.seats):
            if other != seat:
                number = sum(card.deck == deck_name for card in hands[other])
                rest = [card for card in hands[other] if card.deck != deck_name]
                hands[other] = rest + hidden[:number]
                hidden = hidden[number:]
        setattr(new, deck_name, tuple(hidden))
    tasks = sorted(position.task_pile, key=lambda task: task.name)
    rng.shuffle(tasks)
    new.task_pile = tuple(tasks)
    new.hands = tuple(tuple(hand) for hand in hands)
    new.decks = tuple(tuple(deck) for deck in decks)
    new.fate = rng.getrandbits(60)
    new.script = ()
    return new
