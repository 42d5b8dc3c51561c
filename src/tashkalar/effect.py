"""The vocabulary cards are written in.

A card's effect is an `async def` that awaits the player's choices. There is no event loop: the game sends each answer
into the coroutine and gets the next `Question` out (see `running.py`). The verbs are the rulebook's and hold the shared
rules: who counts as destroyer, stock limits, what a move may land on. A card holds only what is peculiar to it.

Laws that make replay exact: an effect reads nothing but its `Effect`, uses no clock and no randomness, iterates over no
unordered set and has no try/finally around an await.
"""

from collections.abc import Awaitable, Callable, Generator
from typing import Any

from . import score
from .action import DECLINE, DIRECTION_OPTION, TARGET, WORDS, Option, coloured, move, named
from .arena import BIT, BOARD, DIAG, DIRECTION, KING, ORTHO, RAY
from .card import COMMON, HEROIC, LEGENDARY, Being, Card
from .position import Position

STANDARD, COMBAT = False, True


class Question:
    """What an effect asks: the options and, for the client, which part of the effect it is."""

    __slots__ = ("count", "options", "part")

    def __init__(self, options: list[Option], part: str, count: tuple[int, int] | None) -> None:
        self.options = options
        self.part = part
        self.count = count

    def __await__(self) -> Generator["Question", Option, Option]:
        return (yield self)


class Effect:
    """One card's effect being carried out: what it can see, what it can ask, what it can do."""

    __slots__ = (
        "being",
        "card",
        "count",
        "directions",
        "enemies",
        "inner",
        "marked",
        "me",
        "position",
        "seat",
        "summoned_on",
        "took",
        "tracked",
        "used",
    )

    def __init__(self, position: Position, card: Card, being: int | None = None, option: Option | None = None) -> None:
        self.position = position
        self.card = card
        self.seat = position.seat
        self.me = position.setup.side[position.seat]
        self.enemies = position.setup.enemies[self.me]
        self.being = being  # where the being stands now, None once it is destroyed
        self.summoned_on = 0 if being is None else BIT[being]
        self.took: int | None = None  # rank of the piece destroyed by the last move
        self.tracked = 0  # a set of pieces that a card wants to follow as they move
        self.used = self.marked = self.inner = 0
        self.directions: tuple[int, ...] = ()
        self.count: tuple[int, int] | None = None
        if option is not None and option.filling is not None:
            filling = option.filling
            self.used = filling.cells & position.occupied & ~self.summoned_on
            self.marked, self.inner, self.directions = filling.marked, filling.inner, filling.directions

    # -- selections ----------------------------------------------------------------------------------------------------
    @property
    def pieces(self) -> int:
        return self.position.occupied

    @property
    def empty(self) -> int:
        return BOARD & ~self.position.occupied

    @property
    def own(self) -> int:
        return self.position.stones[self.me]

    @property
    def enemy(self) -> int:
        return self.position.occupied & ~self.position.stones[self.me]

    @property
    def common(self) -> int:
        position = self.position
        return position.occupied & ~(position.heroic | position.legendary)

    @property
    def heroic(self) -> int:
        return self.position.heroic

    @property
    def legendary(self) -> int:
        return self.position.legendary

    @property
    def nonlegendary(self) -> int:
        return self.position.occupied & ~self.position.legendary

    @property
    def itself(self) -> int:
        """The being, nothing once it is destroyed."""
        return 0 if self.being is None else BIT[self.being]

    @property
    def adjacent(self) -> int:
        return 0 if self.being is None else KING[self.being]

    @property
    def orthogonal(self) -> int:
        return 0 if self.being is None else ORTHO[self.being]

    @property
    def diagonal(self) -> int:
        return 0 if self.being is None else DIAG[self.being]

    @property
    def upgradable(self) -> int:
        """Commons, and heroics whose owner has a legendary stone left."""
        position = self.position
        mask = self.common
        for side, stones in enumerate(position.stones):
            if position.legends_left(side) > 0:
                mask |= stones & position.heroic
        return mask

    def convertible(self, rank: int) -> int:
        """Every enemy piece, if there is an own stone of the resulting kind."""
        return self.enemy if self.position.left(self.me, rank) > 0 else 0

    # -- asking --------------------------------------------------------------------------------------------------------
    def ask(self, options: list[Option], part: str) -> Question:
        return Question(options, part, self.count)

    async def must(self, mask: int, part: str) -> int | None:
        """A mandatory choice among squares: asked only if there are several, nothing if there is none."""
        if not mask:
            return None
        if not mask & (mask - 1):
            return mask.bit_length() - 1
        return (await self.ask(_targets(mask), part)).square

    async def may(self, mask: int, part: str) -> int | None:
        """An optional choice among squares: always asked while there is one."""
        if not mask:
            return None
        answer = await self.ask([*_targets(mask), DECLINE], part)
        return None if answer is DECLINE else answer.square

    async def up_to(self, limit: int, part: Callable[[], Awaitable[object]]) -> None:
        """A part that may be carried out several times; it ends by itself when it was declined or impossible."""
        for step in range(limit):
            self.count = (step + 1, limit)
            if await part() is None:
                break
        self.count = None

    async def direction(self, directions: tuple[int, ...], optional: bool) -> int | None:
        """One of the directions whose first square exists."""
        assert self.being is not None
        rays = RAY[self.being]
        options = [DIRECTION_OPTION[d] for d in directions if rays[d]]
        if not options or (len(options) == 1 and not optional):
            return options[0].direction if options else None
        answer = await self.ask([*options, DECLINE] if optional else options, "direction")
        return None if answer is DECLINE else answer.direction

    async def word(self, *words: str, optional: bool, part: str) -> str | None:
        """One of a few named choices."""
        options = [WORDS[word] for word in words]
        answer = await self.ask([*options, DECLINE] if optional else options, part)
        return None if answer is DECLINE else str(answer)

    async def may_pick(self, cards: tuple[Card, ...], kind: str, part: str) -> Card | None:
        """Optionally one of some cards, by name or by `kind NAME`."""
        if not cards:
            return None
        options = [named(kind, card, card.name if kind == "choose" else None) for card in cards]
        answer = await self.ask([*options, DECLINE], part)
        return None if answer is DECLINE else answer.card

    # -- destroying and turning over -----------------------------------------------------------------------------------
    def destroy(self, square: int, counts: bool = True) -> None:
        """Destroy a piece; an enemy's counts for the player carrying out the effect, at the rank it had."""
        position = self.position
        side, rank = position.lift(square)
        if side != self.me and counts:
            position.destroyed[3 * side + rank] += 1 + position.gate
        position.events.append(("destroyed", square, side, rank))
        self._gone(square)

    def destroy_all(self, mask: int, counts: bool = True) -> int:
        """Destroy every piece on these squares; how many."""
        mask &= self.position.occupied
        number = mask.bit_count()
        while mask:
            bit = mask & -mask
            mask ^= bit
            self.destroy(bit.bit_length() - 1, counts)
        return number

    async def may_destroy(self, mask: int) -> int | None:
        square = await self.may(mask, "destroy")
        if square is not None:
            self.destroy(square)
        return square

    async def must_destroy(self, mask: int) -> int | None:
        square = await self.must(mask, "destroy")
        if square is not None:
            self.destroy(square)
        return square

    def upgrade(self, square: int) -> None:
        """Turn a common over, or replace a heroic by its owner's legendary stone."""
        self._turn(square, 1, "upgraded")

    def downgrade(self, square: int) -> None:
        self._turn(square, -1, "downgraded")

    def _turn(self, square: int, step: int, key: str) -> None:
        position = self.position
        side, rank = position.lift(square)
        position.put(side, square, rank + step)
        position.events.append((key, square, side, rank + step))

    async def may_upgrade(self, mask: int) -> int | None:
        square = await self.may(mask & self.upgradable, "upgrade")
        if square is not None:
            self.upgrade(square)
        return square

    async def must_upgrade(self, mask: int) -> int | None:
        square = await self.must(mask & self.upgradable, "upgrade")
        if square is not None:
            self.upgrade(square)
        return square

    def convert(self, square: int, rank: int) -> None:
        """Replace an enemy piece by an own one. It counts as destroyed, at the rank it had."""
        position = self.position
        side, old = position.lift(square)
        position.destroyed[3 * side + old] += 1 + position.gate
        position.put(self.me, square, rank)
        position.events.append(("converted", square, self.me, rank))
        self._gone(square)

    # -- placing -------------------------------------------------------------------------------------------------------
    def place(self, square: int, rank: int = COMMON, side: int | None = None) -> None:
        """Put a stone from stock onto an empty square."""
        side = self.me if side is None else side
        self.position.put(side, square, rank)
        self.position.events.append(("placed", square, side, rank))

    def placeable(self, mask: int, rank: int = COMMON) -> int:
        """The empty ones of these squares, if there is a stone to place."""
        return mask & self.empty if self.position.left(self.me, rank) > 0 else 0

    async def may_place(self, mask: int) -> int | None:
        square = await self.may(self.placeable(mask), "place")
        if square is not None:
            self.place(square)
        return square

    async def must_place(self, mask: int = BOARD, rank: int = COMMON) -> int | None:
        square = await self.must(self.placeable(mask, rank), "place")
        if square is not None:
            self.place(square, rank)
        return square

    # -- moving --------------------------------------------------------------------------------------------------------
    def reach(self, rank: int, combat: bool) -> int:
        """Squares a piece of that rank may enter: empty or lower, with a combat move equal as well."""
        position = self.position
        if rank + combat == COMMON:
            return BOARD & ~position.occupied
        if rank + combat == HEROIC:
            return BOARD & ~(position.heroic | position.legendary)
        if rank + combat == LEGENDARY:
            return BOARD & ~position.legendary
        return BOARD

    def moves(self, movers: int, combat: bool, to: int = BOARD, direction: int | None = None) -> list[Option]:
        """The single-square moves of some pieces."""
        position = self.position
        higher = position.heroic | position.legendary
        reach = [self.reach(rank, combat) & to for rank in (COMMON, HEROIC, LEGENDARY)]
        found = []
        while movers:
            bit = movers & -movers
            movers ^= bit
            origin = bit.bit_length() - 1
            targets = reach[0 if not bit & higher else 1 if bit & position.heroic else 2] & KING[origin]
            if direction is not None:
                ray = RAY[origin][direction]
                targets &= BIT[ray[0]] if ray else 0
            while targets:
                low = targets & -targets
                targets ^= low
                found.append(move(origin, low.bit_length() - 1))
        return found

    def leaps(self, movers: int, combat: bool, to: int = BOARD) -> list[Option]:
        """The leaps of some pieces: like moves, but to any other square."""
        position = self.position
        found = []
        for origin in _squares(movers):
            targets = self.reach(position.rank_at(BIT[origin]), combat) & to & ~BIT[origin]
            found += [move(origin, square) for square in _squares(targets)]
        return found

    def move(self, option: Option) -> int:
        """Carry out a move; what stands there is destroyed. Returns its direction."""
        self.relocate(option.origin, option.square, "moved")
        return DIRECTION[option.origin, option.square]

    def leap(self, option: Option) -> None:
        self.relocate(option.origin, option.square, "leapt")

    def relocate(self, origin: int, square: int, key: str) -> None:
        position = self.position
        bit = BIT[square]
        self.took = None
        if position.occupied & bit:
            self.took = position.rank_at(bit)
            self.destroy(square)
        side, rank = position.lift(origin)
        position.put(side, square, rank)
        position.events.append((key, origin, square, side, rank))
        if self.being == origin:
            self.being = square
        change = BIT[origin] | bit
        if self.used & BIT[origin]:
            self.used ^= change
        if self.tracked & BIT[origin]:
            self.tracked ^= change

    def took_equal(self, option: Option) -> bool:
        """Whether a move just made destroyed a piece of the mover's own rank."""
        return self.took is not None and self.took == self.position.rank_at(BIT[option.square])

    async def may_move(self, movers: int, combat: bool, to: int = BOARD, direction: int | None = None) -> Option | None:
        """Optionally one move with one of some pieces."""
        return await self.may_make(self.moves(movers, combat, to, direction))

    async def may_make(self, moves: list[Option]) -> Option | None:
        """Optionally one of these moves."""
        if not moves:
            return None
        answer = await self.ask([*moves, DECLINE], "move")
        if answer is DECLINE:
            return None
        self.move(answer)
        return answer

    async def must_make(self, moves: list[Option]) -> Option | None:
        """One of these moves, mandatory."""
        if not moves:
            return None
        answer = moves[0] if len(moves) == 1 else await self.ask(moves, "move")
        self.move(answer)
        return answer

    async def may_leap(self, movers: int, combat: bool, to: int = BOARD) -> Option | None:
        leaps = self.leaps(movers, combat, to)
        if not leaps:
            return None
        answer = await self.ask([*leaps, DECLINE], "leap")
        if answer is DECLINE:
            return None
        self.leap(answer)
        return answer

    async def run(self, movers: int, combat: bool, limit: int = 9) -> Option | None:
        """A piece moves on and on in one direction, as far as the player wants; the last move made."""
        made = last = await self.may_move(movers, combat)
        steps = 1
        while made is not None and steps < limit and self.took != LEGENDARY:
            direction = DIRECTION[made.origin, made.square]
            made = await self.may_move(BIT[made.square], combat, direction=direction)
            last = made or last
            steps += 1
        return last

    def swap(self, one: int, other: int) -> None:
        """Two pieces change places; neither counts as destroyed."""
        position = self.position
        a_side, a_rank = position.lift(one)
        b_side, b_rank = position.lift(other)
        position.put(b_side, one, b_rank)
        position.put(a_side, other, a_rank)
        position.events.append(("swapped", one, other))
        self.being = other if self.being == one else one if self.being == other else self.being
        both = BIT[one] | BIT[other]
        if self.tracked & both and self.tracked & both != both:
            self.tracked ^= both
        if self.used & both and self.used & both != both:
            self.used ^= both

    def _gone(self, square: int) -> None:
        if self.being == square:
            self.being = None
        keep = ~BIT[square]
        self.used &= keep
        self.tracked &= keep

    # -- turn and cards ------------------------------------------------------------------------------------------------
    def gain_action(self, number: int = 1) -> None:
        self.position.actions += number
        self.position.events.append(("actions", number))

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
        position.events.append(("on_deck", card))

    @property
    def pending(self) -> Being | None:
        """The own pending being."""
        setup = self.position.setup
        return self.position.pending if setup.schools[self.seat] == "etherweavers" else None

    def discard_pending(self) -> None:
        position, card = self.position, self.position.pending
        assert card is not None
        position.pending = None
        position.discards = replaced(position.discards, self.seat, (*self.pile, card))
        position.events.append(("discarded", card))

    def take_back_pending(self) -> None:
        position, card = self.position, self.position.pending
        assert card is not None
        position.pending = None
        position.hands = replaced(position.hands, self.seat, (*position.hands[self.seat], card))
        position.events.append(("taken_back", card))

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of whoever carries out the effect (the partner, after control was handed over)."""
        return self.position.hands[self.position.control]

    def discard_from_hand(self, card: Card) -> None:
        """Any card from the hand onto its own discard pile."""
        discard(self.position, self.position.control, card)
        self.position.events.append(("discarded", card))

    def discard_legends(self) -> None:
        for card in self.hand:
            if card.deck == "legends":
                self.discard_from_hand(card)

    async def legend_summoned(self) -> None:
        """A legend was summoned: a point in deathmatches, in a melee in a colour of choice."""
        position = self.position
        position.summoned_legends += 1
        if position.setup.form == "duel":
            score.add(position, self.me, self.enemies[0])
        elif position.setup.form == "melee":
            colours = position.setup.colours
            answer = await self.ask([coloured("point", colours[side]) for side in self.enemies], "point")
            assert answer.colour is not None
            score.add(position, self.me, colours.index(answer.colour))


def discard(position: Position, seat: int, card: Card) -> None:
    """A card from a hand onto the discard pile it belongs to."""
    hand = list(position.hands[seat])
    hand.remove(card)
    position.hands = replaced(position.hands, seat, tuple(hand))
    to_pile(position, seat, card)


def to_pile(position: Position, seat: int, card: Card) -> None:
    if card.deck == "legends":
        position.legends_out = (*position.legends_out, card)
    elif card.deck == "flares":
        position.flares_out = (*position.flares_out, card)
    else:
        position.discards = replaced(position.discards, seat, (*position.discards[seat], card))


def replaced(items: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one item changed."""
    return (*items[:index], value, *items[index + 1 :])


def _squares(mask: int) -> list[int]:
    found = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(bit.bit_length() - 1)
    return found


def _targets(mask: int) -> list[Option]:
    found = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(TARGET[bit.bit_length() - 1])
    return found
