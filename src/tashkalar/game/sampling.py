"""Dealing anew what a seat cannot see: for bots, which get positions from here and never the true one."""

from random import Random

from ..rules.card import SHARED_DECKS, Card
from ..rules.position import Position
from ..rules.refill import HAND_SCHOOL


def redealt(position: Position, seat: int, rng: Random, shift: int = 0) -> Position:
    """A copy in which the cards a seat cannot see lie in a random order, whatever their true order is.

    From the same chance come several deals (`shift`): each begins a hand further down, so that other cards are in
    hidden hands, until every card has been in one; then the cards are shuffled again.
    """
    new: Position = position.copy()
    setup = position.setup
    hands = [list(hand) for hand in position.hands]
    decks = [list(deck) for deck in position.decks]

    def unseen(pools: list[list[Card]], held: int) -> list[Card]:
        cards = sorted((card for pool in pools for card in pool), key=lambda card: card.name)
        hand = max(1, held)
        again, place = divmod(shift, max(1, len(cards) // hand))
        for _ in range(again + 1):
            rng.shuffle(cards)
        return cards[place * hand :] + cards[: place * hand]

    for other, school in enumerate(setup.played):
        deck_name = school.deck
        mine = [card for card in hands[other] if card.deck == deck_name]
        # Of the own deck one looks at what may be drawn next.
        hidden = unseen([decks[seat]], HAND_SCHOOL) if other == seat else unseen([decks[other], mine], len(mine))
        if other != seat:
            rest = [card for card in hands[other] if card.deck != deck_name]
            hands[other] = hidden[: len(mine)] + rest
            hidden = hidden[len(mine) :]
        decks[other] = hidden
    for deck_name in SHARED_DECKS:
        pools = [[c for c in hands[other] if c.deck == deck_name] for other in range(setup.seats) if other != seat]
        hidden = unseen([list(getattr(position, deck_name)), *pools], sum(map(len, pools)))
        for other in range(setup.seats):
            if other != seat:
                number = sum(card.deck == deck_name for card in hands[other])
                rest = [card for card in hands[other] if card.deck != deck_name]
                hands[other] = rest + hidden[:number]
                hidden = hidden[number:]
        setattr(new, deck_name, tuple(hidden))
    tasks = sorted(position.task_pile, key=lambda task: task.name)
    rng.shuffle(tasks)
    first = shift % max(1, len(tasks))
    new.task_pile = tuple(tasks[first:] + tasks[:first])
    new.hands = tuple(tuple(hand) for hand in hands)
    new.decks = tuple(tuple(deck) for deck in decks)
    new.fate = rng.getrandbits(60) ^ shift  # what is shuffled later is shuffled otherwise, too
    new.script = ()
    return new
