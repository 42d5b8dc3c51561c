"""The vocabulary cards are written in.

A card's effect is an `async def` that awaits the player's choices. There is no event loop: the game sends each answer
into the coroutine and gets the next `Question` out. The verbs are the rulebook's and hold the shared rules; a card
holds only what is peculiar to it. What an effect can *see* is in `sight`, how it *asks* in `asking`, what it *does* in
`stones` (destroy, upgrade, convert, place), `moving` (move, leap, swap), `freezing` (cards that stay in play) and here
(actions, cards, points).

Laws that make replay exact: an effect reads nothing but its `Effect`, uses no clock and no randomness, iterates over no
unordered set and has no try/finally around an await.
"""

from ..action import coloured
from ..card import Being, Card
from ..event import (
    ActionsGained,
    ActionsLost,
    ColourPossessed,
    Discarded,
    EnemyLent,
    ExtraDraw,
    ExtraTurn,
    GateOpened,
    OnDeck,
    TakenBack,
    UnderDeck,
    VoidLent,
)
from ..traits import gateway
from ..traits.slowed import slow
from ..zones import discard, replaced
from .freezing import Freezing
from .moving import COMBAT, STANDARD
from .question import Question

__all__ = ["COMBAT", "STANDARD", "Effect", "Question"]


class Effect(Freezing):
    """One card's effect being carried out."""

    __slots__ = ()

    def gain_action(self, number: int = 1) -> None:
        """One action more this turn, or several."""
        self.position.actions += number
        self.position.events.append(ActionsGained(number))

    def lose_action(self) -> bool:
        """One action less this turn, if one is left."""
        if self.position.actions == 0:
            return False
        self.position.actions -= 1
        self.position.events.append(ActionsLost(1))
        return True

    def slow_enemies(self) -> None:
        """Every enemy has one action less in his next turn."""
        slow(self.position, self.enemies)

    def open_gateway(self, square: int) -> None:
        """A piece becomes the Gateway; the former one is an ordinary piece."""
        gateway.open_at(self.position, square)

    def lend_enemy(self) -> None:
        """The next being summoned this turn may use one enemy piece."""
        self.position.borrow = True
        self.position.events.append(EnemyLent())

    def lend_void(self) -> None:
        """The next being summoned this turn may use two empty squares."""
        self.position.void = True
        self.position.events.append(VoidLent())

    def possess(self, side: int) -> None:
        """The next being summoned this turn is formed by pieces of an enemy, not by the own ones."""
        self.position.possessed = side
        self.position.events.append(ColourPossessed(side))

    def count_once_more(self) -> None:
        """From now on this turn every piece destroyed counts once more."""
        self.position.gate += 1
        self.position.events.append(GateOpened(self.position.gate + 1))

    def draw_extra(self, cards: int = 0, legends: int = 0) -> None:
        """Extra cards at the end of this turn."""
        self.position.extra_cards += cards
        self.position.extra_legends += legends
        self.position.events.append(ExtraDraw(cards, legends))

    def take_extra_turn(self) -> None:
        """Another turn follows this one."""
        self.position.extra_turn = True
        self.position.events.append(ExtraTurn())

    @property
    def pile(self) -> tuple[Card, ...]:
        """The own discard pile, top last. The card being carried out lies on the table, not here."""
        return self.position.discards[self.seat]

    def to_deck(self, card: Card) -> None:
        """A card from the own discard pile onto the own deck."""
        position, seat = self.position, self.seat
        pile = list(position.discards[seat])
        pile.remove(card)
        position.discards = replaced(position.discards, seat, tuple(pile))
        position.decks = replaced(position.decks, seat, (card, *position.decks[seat]))
        position.events.append(OnDeck(card))

    @property
    def deck(self) -> int:
        """How many cards the own deck has left."""
        return len(self.position.decks[self.seat])

    def under_deck(self) -> None:
        """The card being carried out goes under the own deck instead of to the discard pile."""
        position, seat, card = self.position, self.seat, self.position.table
        assert card is not None
        position.table = None
        position.decks = replaced(position.decks, seat, (*position.decks[seat], card))
        position.events.append(UnderDeck(card))

    @property
    def pending(self) -> Being | None:
        """The own pending being."""
        return self.position.pending[self.seat]

    def discard_pending(self) -> None:
        """The own pending being goes to the discard pile."""
        position, card = self.position, self._no_longer_pending()
        position.discards = replaced(position.discards, self.seat, (*self.pile, card))
        position.events.append(Discarded(card))

    def take_back_pending(self) -> None:
        """The own pending being goes back to the hand."""
        position, card = self.position, self._no_longer_pending()
        position.hands = replaced(position.hands, self.seat, (*position.hands[self.seat], card))
        position.events.append(TakenBack(card))

    def _no_longer_pending(self) -> Being:
        card = self.pending
        assert card is not None
        self.position.pending = replaced(self.position.pending, self.seat, None)
        return card

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of whoever carries out the effect (the partner, after control was handed over)."""
        return self.position.hands[self.position.control]

    def discard_from_hand(self, card: Card) -> None:
        """Any card from the hand onto its own discard pile."""
        discard(self.position, self.position.control, card)
        self.position.events.append(Discarded(card))

    def discard_legends(self) -> None:
        """All legends of the hand are discarded."""
        for card in self.hand:
            if card.deck == "legends":
                self.discard_from_hand(card)

    async def legend_summoned(self) -> None:
        """A legend was summoned: a point in deathmatches, in a melee in a colour of choice."""
        position = self.position
        position.summoned_legends += 1
        form, victim = position.setup.form, self.enemies[0]
        if form.by_colour:
            colours = position.setup.colours
            answer = await self.ask([coloured("point", colours[side]) for side in self.enemies], "point")
            assert answer.colour is not None
            victim = colours.index(answer.colour)
        form.score(position, self.me, victim)
