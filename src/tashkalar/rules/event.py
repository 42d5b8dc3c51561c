"""What a choice brings about, one kind of event each: the story that log, records and animations are told from.

Squares, sides and seats are the rules' small ints. `key` names the kind for everybody outside; it is a field, so that
two kinds of events with the same numbers are never equal.
"""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar, get_args

from .arena import BIT

if TYPE_CHECKING:
    from .card import Being, Card, Flare, Task


# -- stones ------------------------------------------------------------------------------------------------------------
class Placed(NamedTuple):
    """A stone comes into the arena from stock."""

    square: int
    side: int
    rank: int
    key: str = "placed"


class PickedUp(NamedTuple):
    """In a shortage of stones: one is taken out of the arena, to be used again at once."""

    square: int
    side: int
    rank: int
    key: str = "picked_up"


class Summoned(NamedTuple):
    """The stone of a being comes into the arena."""

    card: "Being"
    square: int
    side: int
    rank: int
    key: str = "summoned"


class Destroyed(NamedTuple):
    """A piece goes back to stock."""

    square: int
    side: int
    rank: int
    key: str = "destroyed"


class StoneLost(NamedTuple):
    """The stone of a piece just destroyed leaves the game instead of going back to stock."""

    square: int
    side: int
    rank: int
    key: str = "stone_lost"


class Moved(NamedTuple):
    """A piece goes to a neighbouring square."""

    origin: int
    to: int
    side: int
    rank: int
    key: str = "moved"


class Leapt(NamedTuple):
    """A piece goes to any square."""

    origin: int
    to: int
    side: int
    rank: int
    key: str = "leapt"


class Swapped(NamedTuple):
    """Two pieces change places."""

    origin: int
    to: int
    key: str = "swapped"


class Upgraded(NamedTuple):
    """A piece rises to this rank."""

    square: int
    side: int
    rank: int
    key: str = "upgraded"


class Downgraded(NamedTuple):
    """A piece sinks to this rank."""

    square: int
    side: int
    rank: int
    key: str = "downgraded"


class Converted(NamedTuple):
    """A piece of the victim is replaced by one of this side and rank."""

    square: int
    side: int
    rank: int
    victim: int
    key: str = "converted"


class Taken(NamedTuple):
    """The Merchant of Time takes a piece out of the arena."""

    square: int
    side: int
    rank: int
    key: str = "taken"


class Returned(NamedTuple):
    """The Merchant of Time brings his piece back."""

    square: int
    side: int
    rank: int
    key: str = "returned"


class GatewayOpened(NamedTuple):
    """A piece becomes the Gateway of its side."""

    square: int
    side: int
    key: str = "gateway"


class GatewayLost(NamedTuple):
    """The piece that was the Gateway is destroyed, converted, picked up or has become legendary."""

    square: int
    side: int
    key: str = "gateway_lost"


# -- cards -------------------------------------------------------------------------------------------------------------
class OnDeck(NamedTuple):
    """A card goes from its owner's discard pile onto the deck."""

    card: "Card"
    key: str = "on_deck"


class Discarded(NamedTuple):
    """A card goes to its discard pile, for everybody to see."""

    card: "Card"
    key: str = "discarded"


class UnderDeck(NamedTuple):
    """A card goes from the table under its owner's deck, for everybody to see."""

    card: "Card"
    key: str = "under_deck"


class TakenBack(NamedTuple):
    """The pending being goes back to the hand."""

    card: "Card"
    key: str = "taken_back"


class PutBack(NamedTuple):
    """A card goes from the hand under its deck. Nobody else may see which."""

    card: "Card"
    key: str = "put_back"


class Copied(NamedTuple):
    """Another card's warp effect is carried out as a normal one."""

    card: "Being"
    key: str = "copied"


class Warped(NamedTuple):
    """A being becomes pending and its warp effect begins."""

    card: "Being"
    key: str = "warped"


class Frozen(NamedTuple):
    """A card stays in play: its frozen effect may be thawed later."""

    card: "Being"
    key: str = "frozen"


class Thawed(NamedTuple):
    """A frozen effect begins; its card leaves its place before the owner."""

    card: "Being"
    key: str = "thawed"


class Improvised(NamedTuple):
    """A summoning with an enemy piece; the marker of that side is spent."""

    enemy: int
    key: str = "improvised"


class FlareInvoked(NamedTuple):
    """A flare against an enemy, and which of its halves are carried out."""

    card: "Flare"
    enemy: int
    upper: bool
    lower: bool
    key: str = "flare"


class Drew(NamedTuple):
    """Cards come into a hand: from the school's deck, the legends or the flares."""

    seat: int
    number: int
    deck: str
    key: str = "drew"


class Reshuffled(NamedTuple):
    """A discard pile becomes a new deck. Nobody may see its order."""

    deck: str
    order: "tuple[Card, ...]"
    key: str = "reshuffled"


# -- score and turn ----------------------------------------------------------------------------------------------------
class Scored(NamedTuple):
    """Points of a deathmatch."""

    side: int
    victim: int
    points: int
    key: str = "points"


class Claimed(NamedTuple):
    """A task is claimed."""

    task: "Task"
    points: int
    side: int
    key: str = "claimed"


class ActionsGained(NamedTuple):
    """More actions this turn."""

    number: int
    key: str = "actions"


class Slowed(NamedTuple):
    """The next turn of these sides has one action less."""

    sides: tuple[int, ...]
    key: str = "slowed"


class ActionsLost(NamedTuple):
    """Fewer actions this turn."""

    number: int
    key: str = "actions_lost"


class EnemyLent(NamedTuple):
    """The next being summoned this turn may use an enemy piece."""

    key: str = "loan"


class VoidLent(NamedTuple):
    """The next being summoned this turn may use two empty squares."""

    key: str = "void"


class ColourPossessed(NamedTuple):
    """The next being summoned this turn is formed by pieces of this enemy."""

    enemy: int
    key: str = "possessed"


class GateOpened(NamedTuple):
    """Every piece destroyed this turn counts so many times."""

    number: int
    key: str = "gate"


class ExtraDraw(NamedTuple):
    """Extra cards at the end of this turn."""

    cards: int
    legends: int
    key: str = "extra_draw"


class ExtraTurn(NamedTuple):
    """Another turn follows this one."""

    key: str = "extra_turn"


class HandedOver(NamedTuple):
    """Control passes to the partner."""

    seat: int
    key: str = "handed_over"


class TurnBegun(NamedTuple):
    """The next turn."""

    number: int
    seat: int
    key: str = "turn"


class EndTriggered(NamedTuple):
    """The last turns begin: in whose turn, why, and which sides have reached the score if that is why."""

    seat: int
    reason: str
    sides: tuple[int, ...]
    key: str = "end_triggered"


class Over(NamedTuple):
    """The game has ended."""

    reason: str
    key: str = "over"


class Resigned(NamedTuple):
    """A player gives up."""

    seat: int
    key: str = "resigned"


class Agreed(NamedTuple):
    """A player agrees to leave out the rest of the last turns."""

    seat: int
    key: str = "agreed"


class Withdrew(NamedTuple):
    """A player who had agreed to that no longer does."""

    seat: int
    key: str = "withdrew"


# Stones and turns come and go thousands of times a second in random games and searches: these are made once and shared.
placed = cache(Placed)
destroyed = cache(Destroyed)
picked_up = cache(PickedUp)
begun = cache(TurnBegun)
drew = cache(Drew)
# Most of all what a placement brings about: this is looked up without a call.
COMMON_PLACED = [[placed(square, side, 0) for square in range(len(BIT))] for side in range(4)]
"""By side and square."""
STONE_PICKED_UP = [
    [[picked_up(square, side, rank) for square in range(len(BIT))] for side in range(4)] for rank in range(2)
]
"""By rank, side and square."""

Event = (
    Placed | PickedUp | Summoned | Destroyed | StoneLost | Moved | Leapt | Swapped | Upgraded | Downgraded | Converted
    | Taken | Returned | GatewayOpened | GatewayLost | ActionsGained | OnDeck | UnderDeck | Discarded | TakenBack
    | PutBack | Copied | Warped | Frozen | Thawed | Improvised | FlareInvoked | Scored | Claimed | Slowed | ActionsLost
    | EnemyLent | VoidLent | ColourPossessed | GateOpened | ExtraDraw | ExtraTurn | HandedOver | Drew | Reshuffled
    | TurnBegun | EndTriggered | Over | Resigned | Agreed | Withdrew
)  # fmt: skip
KINDS: dict[str, type[Event]] = {kind._field_defaults["key"]: kind for kind in get_args(Event)}
"""Every kind of event by its key."""
OneKind = TypeVar("OneKind", bound=Event)
"""For readers that look for events of one kind."""
