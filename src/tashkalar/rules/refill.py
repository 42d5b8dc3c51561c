"""Cards come and go: drawing at the end of a turn, reshuffling, legends that travel in a team, new tasks."""

from functools import lru_cache
from random import Random

from ..errors import BrokenPosition
from .card import Card, Task
from .event import Reshuffled, drew
from .position import Cards, Position
from .summoning.hand import held
from .zones import replaced

SIDEWAYS = 6  # in a team game the bottom six cards of a deck do not count
HAND_SCHOOL, HAND_LEGENDS, HAND_FLARES = 3, 2, 1


def draw(position: Position) -> bool:
    """Fill up at the end of a turn; whether the last card of the own deck that counts was drawn."""
    seat, setup = position.seat, position.setup
    _, school, _, legends, flare, _ = held(position.hands[seat])
    if flare is None:
        _draw_shared(position, seat, "flares", HAND_FLARES)
    if setup.has_legends:
        holder = seat
        if setup.team:
            holder = setup.partner[seat]
            if legends:
                give_legends(position, seat, holder)
            legends = held(position.hands[holder]).legends
        if legends < HAND_LEGENDS or position.extra_legends:
            _draw_shared(position, holder, "legends", max(0, HAND_LEGENDS - legends) + position.extra_legends)
    if school >= HAND_SCHOOL and not position.extra_cards:
        return False
    waiting = 1 if position.pending[seat] is not None else 0
    wanted = max(0, HAND_SCHOOL - waiting - school) + position.extra_cards
    if not wanted:
        return False
    drawn = position.decks[seat][:wanted]
    if not drawn:
        return False
    deck = position.decks[seat][wanted:]
    position.decks = replaced(position.decks, seat, deck)
    position.hands = replaced(position.hands, seat, (*position.hands[seat], *drawn))
    position.events.append(drew(seat, len(drawn), "school"))
    return len(deck) <= (SIDEWAYS if setup.team else 0)


def _draw_shared(position: Position, seat: int, deck: str, wanted: int) -> None:
    """Draw legends or flares one by one; an empty deck is made anew from its discard pile."""
    drawn: list[Card] = []
    for _ in range(wanted):
        pile: Cards = getattr(position, deck)
        if not pile:
            pile = _reshuffled(position, deck)
        if not pile:
            break
        drawn.append(pile[0])
        setattr(position, deck, pile[1:])
    if drawn:
        position.hands = replaced(position.hands, seat, (*position.hands[seat], *drawn))
        position.events.append(drew(seat, len(drawn), deck))


def _reshuffled(position: Position, deck: str) -> Cards:
    """The discard pile as a new deck, in the order a replayed record dictates or chance decides."""
    cards: Cards = getattr(position, deck + "_out")
    if not cards:
        return ()
    shuffled = list(cards)
    rng = Random(position.fate)
    rng.shuffle(shuffled)
    position.fate = rng.getrandbits(60)
    order: Cards = tuple(shuffled)
    if position.script:
        order, position.script = position.script[0], position.script[1:]
        if sorted(card.name for card in order) != sorted(card.name for card in cards):
            raise BrokenPosition(
                "reshuffle", f"the new deck of {deck} does not hold the cards of its discard pile", deck=deck
            )
    setattr(position, deck + "_out", ())
    position.events.append(Reshuffled(deck, order))
    return order


def give_legends(position: Position, giver: int, taker: int) -> None:
    """In a team the legend cards travel to the partner."""
    hands = list(position.hands)
    legends, hands[giver] = _parted(hands[giver])
    if legends:
        hands[taker] += legends
        position.hands = tuple(hands)


@lru_cache(maxsize=1 << 8)
def _parted(hand: Cards) -> tuple[Cards, Cards]:
    """The legend cards of a hand, and the others."""
    legends = tuple(card for card in hand if card.deck == "legends")
    return legends, tuple(card for card in hand if card.deck != "legends")


def refill_tasks(position: Position, taken: Task) -> None:
    """The next task takes the place of the claimed one, and a new next task is turned up."""
    tasks = list(position.tasks)
    place = tasks.index(taken)
    if len(tasks) > 3:
        tasks[place] = tasks.pop(3)
    else:
        tasks.pop(place)
    position.tasks = tuple(tasks)
    turn_up(position)


def turn_up(position: Position) -> None:
    """Turn up a next task; one that would be the third of its category goes under the pile."""
    while len(position.tasks) < 4 and position.task_pile:
        pile = position.task_pile
        for _ in range(len(pile)):
            if sum(task.category == pile[0].category for task in position.tasks) < 2:
                break
            pile = (*pile[1:], pile[0])
        position.tasks = (*position.tasks, pile[0])
        position.task_pile = pile[1:]
