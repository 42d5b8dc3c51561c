"""Everything a position is: stones, cards, scores, turn, random state.

A position knows how stones come and go and keeps its masks in step; it knows no rules beyond that. All collections of
cards are tuples, so a copy shares them and costs about a microsecond.
"""

from typing import TYPE_CHECKING, Any

from ..errors import BrokenPosition
from .arena import BIT, BOARD, NAME, WIDE, names, squares
from .card import COMMON, HEROIC, LEGENDARY, Being, Card, Task
from .event import Event
from .setup import Setup

Cards = tuple[Card, ...]

# What is asked outside an effect.
START, ACT, RETURN, POINT, OVER = range(5)

_SHARED = (
    # cards
    "decks hands discards legends legends_out flares flares_out tasks task_pile claimed pending frozen merchant "
    "merchant_gateway table "
    # score
    "scores improvised remaining last resigned reason "
    # turn
    "setup heroic legendary gateways supply wide_upgraded seat control turn phase actions discarded flared handed "
    "summoned summoned_red summoned_green summoned_legends gate warped borrow void possessed extra_cards extra_legends "
    "extra_turn seen_first_turn slowed "
    # chance
    "fate script"
).split()
_COPIED = ["stones", "wide", "destroyed"]

# What the key of a position leaves out, and why. Everything else is in it, new fields too.
_NOT_IN_KEY = {
    "derived from the stones": "wide wide_upgraded",
    "changes only when a turn ends, and the key holds the number of the turn": (
        "setup tasks task_pile claimed remaining last resigned reason seen_first_turn fate script"
    ),
    "unseen until the turn ends": "decks legends flares",
    "told by the hand: a card that is gone from there was played, discarded or put back": "legends_out flares_out",
}
# What of the others changes only with a new deal: in the key stand the cards of the seat in turn and of who chooses.
_OF_SEAT = {
    "hands": "self.hands[self.seat], self.hands[self.control]",
    # Its order matters to effects that look at it; to all others a pile is what is gone from the hand.
    "discards": "self.discards[self.seat] if self.setup.reads_pile[self.seat] else None",
}


class Position:
    """A position. Sides, seats and squares are small ints; see `Setup` and `arena`."""

    __slots__ = (*_SHARED, *_COPIED, "events")

    setup: Setup
    # stones
    stones: list[int]  # mask per side
    heroic: int
    legendary: int
    gateways: int  # the stones that bear a Gateway, at most one of each side
    supply: tuple[int, ...]  # per side: double-sided and legendary stones in the game, in the arena or not
    wide: list[int]  # wide mask per side
    wide_upgraded: int  # wide mask of all upgraded pieces
    # cards: per seat, then the common decks (top first; discard piles top last)
    decks: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    legends: Cards
    legends_out: Cards
    flares: Cards
    flares_out: Cards
    tasks: tuple[Task, ...]  # up to three current ones, then the next one
    task_pile: tuple[Task, ...]
    claimed: tuple[tuple[Task, ...], ...]  # per side
    pending: tuple[Being | None, ...]  # per seat
    frozen: tuple[Being | None, ...]  # per seat: the card in play whose frozen effect may be thawed
    merchant: tuple[int, int] | None  # side and rank of the stone on the Merchant of Time
    merchant_gateway: bool  # whether that stone is a Gateway
    table: Card | None  # the card whose effect is being carried out
    # score
    scores: tuple[tuple[int, ...], ...]  # per side: one number (duel) or one per side (melee)
    improvised: tuple[int, ...]  # per side: bit set of the sides whose marker is spent
    remaining: int  # turns to come once the end is triggered, else -1
    last: int  # seat that triggered the end, or -1
    resigned: int  # seat that resigned, or -1
    reason: str | None  # why the end was triggered
    # turn
    seat: int  # whose turn it is
    control: int  # who chooses: the same, or the partner who was given control
    turn: int
    phase: int
    actions: int
    discarded: bool
    flared: bool
    handed: bool
    destroyed: list[int]  # enemy pieces destroyed this turn, 3 ranks per side
    summoned: int
    summoned_red: int
    summoned_green: int
    summoned_legends: int
    gate: int  # how often Gate of Oblivion counts each destroyed piece once more
    warped: Cards  # warp effects played this turn
    borrow: bool  # War Summoner: the next being may use an enemy piece
    void: bool  # Void Summoner: the next being may use two empty squares
    possessed: int  # Possessed Summoner: the side whose pieces form the next being instead of the own ones, or -1
    extra_cards: int
    extra_legends: int
    extra_turn: bool
    seen_first_turn: int  # bit set of seats that have finished a turn
    slowed: int  # bit set of sides whose next turn has one action less
    # chance
    fate: int  # random state for reshuffles
    script: tuple[Cards, ...]  # reshuffles to come, when a record is replayed
    events: list[Event]  # what the current choice brought about, for log and animation

    if TYPE_CHECKING:  # written out below

        def copy(self) -> "Position": ...

        def key(self) -> tuple[Any, ...]:
            """Equal for positions from which the turn goes on in the same way, for whoever sees what its seat sees."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)

    # -- selections ----------------------------------------------------------------------------------------------------
    @property
    def occupied(self) -> int:
        mask = 0
        for stones in self.stones:
            mask |= stones
        return mask

    @property
    def empty(self) -> int:
        mask = BOARD
        for stones in self.stones:
            mask ^= stones  # no two pieces stand on one square
        return mask

    def side_at(self, bit: int) -> int:
        """The side whose piece stands there, or -1."""
        for side, stones in enumerate(self.stones):
            if stones & bit:
                return side
        return -1

    def rank_at(self, bit: int) -> int:
        """The rank of the piece there."""
        return HEROIC if self.heroic & bit else LEGENDARY if self.legendary & bit else COMMON

    @property
    def merchant_side(self) -> int:
        """The side whose stone lies on the Merchant of Time, or -1."""
        return -1 if self.merchant is None else self.merchant[0]

    def upgraded(self, side: int) -> int:
        return self.stones[side] & (self.heroic | self.legendary)

    # -- stock ---------------------------------------------------------------------------------------------------------
    def stones_left(self, side: int) -> int:
        """Double-sided stones in stock."""
        left = self.supply[2 * side] - (self.stones[side] & ~self.legendary).bit_count()
        if self.merchant is not None and self.merchant[0] == side and self.merchant[1] != LEGENDARY:
            left -= 1
        return left

    def legends_left(self, side: int) -> int:
        """Legendary stones in stock."""
        left = self.supply[2 * side + 1] - (self.stones[side] & self.legendary).bit_count()
        if self.merchant is not None and self.merchant[0] == side and self.merchant[1] == LEGENDARY:
            left -= 1
        return left

    def left(self, side: int, rank: int) -> int:
        return self.legends_left(side) if rank == LEGENDARY else self.stones_left(side)

    # -- stones come and go --------------------------------------------------------------------------------------------
    def put(self, side: int, square: int, rank: int) -> None:
        """A stone from stock onto an empty square."""
        bit = BIT[square]
        wide = WIDE[square]
        self.stones[side] |= bit
        self.wide[side] ^= wide
        if rank:
            self.wide_upgraded ^= wide
            if rank == HEROIC:
                self.heroic |= bit
            else:
                self.legendary |= bit

    def lift(self, square: int, side: int = 0) -> tuple[int, int]:
        """Take the piece off a square; its side and rank. `side`: the first it may be of."""
        bit = BIT[square]
        wide = WIDE[square]
        while not self.stones[side] & bit:
            side += 1
        self.stones[side] ^= bit
        self.wide[side] ^= wide
        if self.heroic & bit:
            self.heroic ^= bit
            self.wide_upgraded ^= wide
            return side, HEROIC
        if self.legendary & bit:
            self.legendary ^= bit
            self.wide_upgraded ^= wide
            return side, LEGENDARY
        return side, COMMON

    def carry(self, side: int, origin: int, square: int) -> int:
        """In a shortage: an own stone is picked up and put down as a common, there or elsewhere; the rank it had."""
        old, wide = BIT[origin], WIDE[origin]
        stones = self.stones
        stones[side] = stones[side] ^ old | BIT[square]
        self.wide[side] ^= wide ^ WIDE[square]
        if self.heroic & old:
            self.heroic ^= old
            self.wide_upgraded ^= wide
            return HEROIC
        return COMMON

    # -- identity ------------------------------------------------------------------------------------------------------
    def whole(self) -> tuple[Any, ...]:
        """Equal for positions that are the same in everything, seen and unseen."""
        values = [getattr(self, name) for name in _SHARED if name != "wide_upgraded"]
        return (tuple(self.stones), tuple(self.destroyed), *values)

    def check(self) -> None:
        """Raise BrokenPosition unless all stones and cards add up."""
        seen = 0
        for side, stones in enumerate(self.stones):
            colour = self.setup.colours[side]
            if stones & seen:
                double = names(stones & seen)
                raise BrokenPosition("two_pieces", f"two pieces stand on {double[0]}", squares=double)
            seen |= stones
            if self.stones_left(side) < 0:
                limit = self.supply[2 * side]
                text = f"{colour} has more than its {limit} common and heroic stones"
                raise BrokenPosition("stones", text, colour=colour, limit=limit)
            if self.legends_left(side) < 0:
                limit = self.supply[2 * side + 1]
                text = f"{colour} has more than its {limit} legendary stones"
                raise BrokenPosition("legendary_stones", text, colour=colour, limit=limit)
        if seen & ~BOARD or (self.heroic | self.legendary) & ~seen or self.heroic & self.legendary:
            raise BrokenPosition("masks", "rank masks do not fit the pieces")
        self._check_gateways(seen)
        for side, stones in enumerate(self.stones):
            if self.wide[side] != sum(WIDE[square] for square in squares(stones)):
                raise BrokenPosition("wide", "the wide arena is out of step")
        if self.wide_upgraded != sum(WIDE[square] for square in squares(self.heroic | self.legendary)):
            raise BrokenPosition("wide", "the wide arena is out of step")
        self._check_cards()

    def _check_gateways(self, seen: int) -> None:
        marked = self.gateways
        if marked & ~seen:
            lone = names(marked & ~seen)
            raise BrokenPosition("gateway", f"no piece stands on {lone[0]} to be the Gateway", squares=lone)
        if marked & self.legendary:
            high = names(marked & self.legendary)
            text = f"the piece on {high[0]} is legendary and cannot be the Gateway"
            raise BrokenPosition("gateway", text, squares=high)
        for side, stones in enumerate(self.stones):
            owns = self.setup.has_gateway[side]
            number = (marked & stones).bit_count() + (self.merchant_gateway and self.merchant_side == side)
            if number > owns:
                colour = self.setup.colours[side]
                text = f"{colour} has two Gateways" if owns else f"{colour} plays no school that has a Gateway"
                raise BrokenPosition("gateway", text, colour=colour)
        if self.merchant_gateway and (self.merchant is None or self.merchant[1] == LEGENDARY):
            raise BrokenPosition("gateway", "no stone on the Merchant of Time can be the Gateway")

    def _check_cards(self) -> None:
        for seat in range(self.setup.seats):
            mine = [card for card in self.hands[seat] if card.is_school]
            lying = [card for card in (self.pending[seat], self.frozen[seat]) if card is not None]
            self._once([*self.decks[seat], *mine, *self.discards[seat], *lying])
        shared = [card for hand in self.hands for card in hand if not card.is_school]
        self._once([*self.legends, *self.legends_out, *self.flares, *self.flares_out, *shared])
        tasks = [*self.tasks, *self.task_pile, *(task for claimed in self.claimed for task in claimed)]
        for task in tasks:
            if tasks.count(task) > 1:
                raise BrokenPosition("task_twice", f"{task.name} is in two places", task=task.name)
        if self.merchant is not None and not any(school.keeps_stone for school in self.setup.played):
            raise BrokenPosition("merchant", "a stone lies on the Merchant of Time, but no Etherweavers play")
        if self.actions < 0:
            raise BrokenPosition("actions", "a player has fewer than no actions left")

    @staticmethod
    def _once(cards: list[Card]) -> None:
        seen: set[Card] = set()
        for card in cards:
            if card in seen:
                raise BrokenPosition("card_twice", f"{card.name} is in two places", card=card.name)
            seen.add(card)


def _written_out() -> dict[str, Any]:
    """Position.copy and Position.key, written out: naming each field is several times faster than a loop over names."""
    lines = ["def copy(self):", "    new = make(Position)"]
    lines += [f"    new.{name} = self.{name}" for name in _SHARED]
    lines += [f"    new.{name} = self.{name}.copy()" for name in _COPIED]
    lines += ["    new.events = []", "    return new"]
    left_out = {name for names in _NOT_IN_KEY.values() for name in names.split()}
    parts = [f"tuple(self.{name})" for name in _COPIED if name not in left_out]
    parts += [_OF_SEAT.get(name, f"self.{name}") for name in _SHARED if name not in left_out]
    lines += ["def key(self):", f"    return ({', '.join(parts)})"]
    space: dict[str, Any] = {"Position": Position, "make": object.__new__}
    exec("\n".join(lines), space)
    return space


_WRITTEN = _written_out()
Position.copy = _WRITTEN["copy"]  # type: ignore[method-assign]
Position.key = _WRITTEN["key"]  # type: ignore[method-assign]


def stone_list(position: Position, side: int) -> str:
    """A side's pieces as text: `d4 g5* h7**`."""
    marks = ("", "*", "**")
    mask = position.stones[side]
    return " ".join(sorted(NAME[s] + marks[position.rank_at(BIT[s])] for s in squares(mask)))


def clear_turn(position: Position) -> None:
    """Forget everything that counts within one turn only."""
    position.actions = 2
    position.discarded = position.flared = position.handed = False
    position.destroyed = [0] * (3 * position.setup.sides)
    position.summoned = position.summoned_red = position.summoned_green = position.summoned_legends = 0
    position.gate = position.extra_cards = position.extra_legends = 0
    position.warped = ()
    position.borrow = position.void = position.extra_turn = False
    position.possessed = -1
