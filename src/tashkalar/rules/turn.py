"""A turn outside effects: what may be chosen, and what each choice does.

`options` lists the choices of a position in which no effect is running; `play` carries one out. A choice that starts an
effect (summon, flare, warp, thaw) returns its `Opening`; all others are complete at once.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from . import refill
from .action import (
    DECLINE,
    END,
    FLARE,
    HAND_OVER,
    Offer,
    Option,
    Part,
    claim,
    coloured,
    listed,
    named,
    placements,
)
from .arena import BIT, BOARD, GREEN, RED, WIDE
from .card import LEGENDARY, Being, Card, Flare
from .effect import Effect
from .ending import claim_task, end_turn, finish_turn
from .event import (
    COMMON_PLACED,
    STONE_PICKED_UP,
    Discarded,
    Event,
    FlareInvoked,
    GatewayLost,
    HandedOver,
    Improvised,
    PickedUp,
    Placed,
    PutBack,
    Summoned,
    Warped,
    destroyed,
    picked_up,
)
from .placing import all_from, one_from, one_on
from .position import ACT, POINT, RETURN, START, Position
from .summoning import offer_summonings
from .summoning.hand import Held, held
from .traits import gateway
from .traits.frozen import thaw, thaw_options
from .zones import discard, replaced, take, to_pile

_tuple = tuple.__new__  # makes what is made with many choices in half the time


class Opening(NamedTuple):
    """An effect about to run. Kept as data, so that it can be begun again on a copy of the position."""

    option: Option
    card: Card
    halves: tuple[bool, bool] = (False, False)
    crushed: int = -1  # side whose piece stood where a being was summoned

    def begin(self, position: Position) -> Any:
        """The effect as a coroutine acting on a position in which this opening has just been played."""
        card = self.card
        if isinstance(card, Flare):
            return _flared(Effect(position, card), card, *self.halves)
        assert isinstance(card, Being)
        kind = self.option.kind
        if kind == "summon":
            fx = Effect(position, card, self.option.square, self.option)
            fx.crushed = self.crushed
            return _summoned(fx, card)
        text = card.warp if kind == "warp" else card.frozen
        assert text is not None
        fx = Effect(position, card)
        fx.reading = (card, "warp" if kind == "warp" else "frozen")
        return text(fx)


# -- what may be chosen ------------------------------------------------------------------------------------------------
def options(position: Position) -> Sequence[Option]:
    """The choices on offer, in a fixed order."""
    if position.phase != ACT:
        return _asked_outside(position)
    if position.actions <= 0:
        return _last_options(position)
    seat, setup = position.seat, position.setup
    side = setup.side[seat]
    front: list[Part] = []
    parts: list[Part] = []
    free = BOARD
    for stones in position.stones:
        free ^= stones
    origins = position.stones[side] & ~position.legendary
    stock = position.supply[2 * side] > origins.bit_count()
    if stock and position.merchant is not None:
        stock = position.stones_left(side) > 0  # one of them may lie there
    if stock:
        parts.append((free.bit_count(), one_on, placements, free))
    else:
        width = free.bit_count() + 1  # every empty square, and the one just vacated
        front.append((origins.bit_count() * width, one_from, all_from, (origins, free, width)))
    if position.control == seat:
        hand = held(position.hands[seat])
        offer_summonings(position, seat, hand, stock, front, parts)
        if setup.discard_action and not position.discarded:
            parts.append(hand.discards)
        if not position.handed:
            costless = _free(position, hand) if setup.costless[seat] else _flare_options(position, hand)
            if costless:
                parts.append(listed(costless))
            if setup.team:
                parts.append(_HANDING_OVER)
    return Offer.of(front, parts)


def _asked_outside(position: Position) -> list[Option]:
    """What is asked between turns, before the first one and after a discard; nothing when the game is over."""
    phase = position.phase
    if phase == RETURN:
        return [*(named("return", card) for card in position.hands[position.seat]), DECLINE]
    if phase == POINT:
        colours = position.setup.colours
        return [coloured("point", colours[side]) for side in position.setup.form.free_points(position)]
    if phase == START:
        return position.setup.form.start_options(position)
    return []


_HANDING_OVER = listed((HAND_OVER,))


def _last_options(position: Position) -> Sequence[Option]:
    """What may be chosen after all actions."""
    found = []
    setup, seat = position.setup, position.seat
    if setup.has_tasks:
        side = setup.side[seat]
        for task in position.tasks[:3]:
            begun = task.begun
            if (begun is None or begun(position, side)) and task.met(position, side):
                found.append(claim(task))
    costless: Sequence[Option] = ()
    if not position.handed:
        hand = held(position.hands[seat])
        costless = _free(position, hand) if setup.costless[seat] else _flare_options(position, hand)
    return (*found, END, *costless) if found or costless else _ONLY_END


_ONLY_END = (END,)


def _free(position: Position, hand: Held) -> Sequence[Option]:
    """What costs no action: a flare, a warp or what can be thawed (with a school that has neither, the flare alone)."""
    seat, setup = position.seat, position.setup
    found = _flare_options(position, hand)
    if setup.warps[seat]:
        return [*found, *_warp_options(position)]
    if setup.freezes[seat] and position.frozen[seat] is not None:
        return [*found, *thaw_options(position)]
    return found


def can_place(position: Position, option: Option) -> bool:
    """Whether a placement is on offer; asked for every stone placed, so it does not look at the list."""
    if position.phase != ACT or position.actions <= 0:
        return False
    side, bit = position.setup.side[position.seat], BIT[option.square]
    stock = position.stones_left(side) > 0
    if option.origin < 0:
        return stock and not position.occupied & bit
    origin = BIT[option.origin]
    mine = position.stones[side] & ~position.legendary & origin
    return not stock and bool(mine) and not position.occupied & bit & ~origin


def flare_options(position: Position) -> Sequence[Option]:
    """The flare of the hand, for each enemy against whom it may be invoked now."""
    return _flare_options(position, held(position.hands[position.seat]))


def _flare_options(position: Position, hand: Held) -> Sequence[Option]:
    flare = hand.flare
    if flare is None or position.flared:
        return ()
    setup, stones = position.setup, position.stones
    side = setup.side[position.seat]
    own, raised = stones[side], position.heroic | position.legendary
    upper, lower = flare.needs
    # Mostly all together have fewer upgraded pieces than an enemy must have, and nobody has so many stones.
    lower += own.bit_count()
    number = raised.bit_count()
    if number < upper and lower > setup.pieces:
        return ()
    upgraded = (own & raised).bit_count()
    upper += upgraded
    few = number - upgraded < upper
    if few and lower > setup.pieces:
        return ()
    found = []
    for enemy in setup.enemies[side]:
        theirs = stones[enemy]
        if theirs.bit_count() >= lower or (not few and (theirs & raised).bit_count() >= upper):
            found.append(coloured("flare", setup.colours[enemy]) if setup.by_colour else FLARE)
    return found


def shortfall(position: Position, side: int, enemy: int) -> tuple[int, int]:
    """By how many upgraded pieces, and by how many pieces, an enemy is ahead."""
    mine, theirs = position.stones[side], position.stones[enemy]
    raised = position.heroic | position.legendary
    return (theirs & raised).bit_count() - (mine & raised).bit_count(), theirs.bit_count() - mine.bit_count()


def _halves(position: Position, flare: Flare, side: int, enemy: int) -> tuple[bool, bool]:
    upgraded, pieces = shortfall(position, side, enemy)
    return upgraded >= flare.upper.need, pieces >= flare.lower.need


def _warp_options(position: Position) -> Sequence[Option]:
    seat = position.seat
    if position.pending[seat] is not None or not position.seen_first_turn >> seat & 1:
        return ()
    return held(position.hands[seat]).warps


# -- what it does ------------------------------------------------------------------------------------------------------
def play(position: Position, option: Option) -> Opening | None:
    """Carry out a choice outside an effect; the effect it starts, if any."""
    kind = option.kind
    if kind == "place":
        _place(position, option)
    elif kind == "summon":
        return _summon(position, option)
    elif kind == "end":
        end_turn(position)
    elif kind == "claim":
        assert option.task is not None
        claim_task(position, option.task)
    elif kind == "flare":
        return _flare(position, option)
    elif kind == "discard":
        _discard(position, option)
    elif kind == "return" or kind == "decline":
        _return(position, option)
    elif kind == "warp":
        return _warp(position, option)
    elif kind == "thaw":
        return Opening(option, thaw(position, option))
    elif kind == "hand_over":
        hand_over(position)
    elif kind == "point":
        assert option.colour is not None
        setup = position.setup
        setup.form.score(position, setup.side[position.seat], setup.colours.index(option.colour))
        finish_turn(position)
    elif kind == "start":
        _start(position, option)
    return None


def _place(position: Position, option: Option) -> None:
    side, square, origin, events = position.setup.side[position.seat], option.square, option.origin, position.events
    if origin < 0:  # a common from stock, `Position.put` written out
        position.stones[side] |= BIT[square]
        position.wide[side] ^= WIDE[square]
    else:
        rank = position.carry(side, origin, square)
        events.append(STONE_PICKED_UP[rank][side][origin])
        if position.gateways:
            gateway.close(position, origin, side)
    events.append(COMMON_PLACED[side][square])
    position.actions -= 1
    if position.handed:
        after_choice(position)


def take_back(position: Position, events: tuple[Event, ...]) -> None:
    """A placement has not been made: the position is again as it was before these events."""
    for event in reversed(events):
        if isinstance(event, Placed):
            position.lift(event.square)
        elif isinstance(event, PickedUp):
            position.put(event.side, event.square, event.rank)
        elif isinstance(event, GatewayLost):
            position.gateways |= BIT[event.square]
    position.actions += 1
    position.events = []


def after_choice(position: Position) -> None:
    """The partner who was given control gives it back when nothing is left to do."""
    if position.handed and position.actions == 0:
        position.control = position.seat


def _summon(position: Position, option: Option) -> Opening:
    seat = position.seat
    side = position.setup.side[seat]
    being, square = option.card, option.square
    assert isinstance(being, Being)
    if being is position.pending[seat]:
        position.pending = replaced(position.pending, seat, None)
    else:
        take(position, seat, being)
    position.table = being
    filling = option.filling
    if filling is not None and filling.spends >= 0:
        spent = position.improvised[side] | 1 << filling.spends
        position.improvised = replaced(position.improvised, side, spent)
        position.events.append(Improvised(filling.spends))
    position.borrow = position.void = False
    position.possessed = -1
    crushed = position.side_at(BIT[square])
    _settle(position, side, being, option)
    if position.setup.opens_gateway[seat] and being.is_school:
        gateway.summoned(position, side, square, being.rank)
    position.actions -= 1
    position.summoned += 1
    if BIT[square] & RED:
        position.summoned_red += 1
    elif BIT[square] & GREEN:
        position.summoned_green += 1
    return _tuple(Opening, (option, being, (False, False), crushed))


def _settle(position: Position, side: int, being: Being, option: Option) -> None:
    """The being's stone comes into the arena; what stands on its square is destroyed."""
    square = option.square
    bit = BIT[square]
    kind = position.legendary if being.rank == LEGENDARY else ~position.legendary
    if option.origin >= 0:
        _, rank = position.lift(option.origin)
        position.events.append(picked_up(option.origin, side, rank))
        if position.gateways:
            gateway.close(position, option.origin, side)
    elif position.left(side, being.rank) <= 0 and position.stones[side] & kind & bit:
        # Shortage: the own stone that stands there becomes the being and is not destroyed.
        position.lift(square)
        gateway.close(position, square, side)
    if position.occupied & bit:
        victim, rank = position.lift(square)
        if victim != side:
            position.destroyed[3 * victim + rank] += 1 + position.gate
        position.events.append(destroyed(square, victim, rank))
        if position.gateways:
            gateway.close(position, square, victim)
    position.put(side, square, being.rank)
    position.events.append(Summoned(being, square, side, being.rank))


async def _summoned(fx: Effect, being: Being) -> None:
    if being.rank == LEGENDARY:
        await fx.legend_summoned()
    await being.effect(fx)
    if being.frozen is not None:
        await fx.leave_frozen(being)


def _flare(position: Position, option: Option) -> Opening:
    seat, setup = position.seat, position.setup
    side = setup.side[seat]
    flare = held(position.hands[seat]).flare
    assert flare is not None
    enemy = setup.colours.index(option.colour) if option.colour else setup.enemies[side][0]
    take(position, seat, flare)
    position.table = flare
    position.flared = True
    upper, lower = _halves(position, flare, side, enemy)
    position.events.append(FlareInvoked(flare, enemy, upper, lower))
    setup.form.score(position, enemy, side)
    return Opening(option, flare, (upper, lower))


async def _flared(fx: Effect, flare: Flare, upper: bool, lower: bool) -> None:
    if upper:
        fx.reading = (flare, "upper")
        await flare.upper.effect(fx)
    if lower:
        fx.reading = (flare, "lower")
        await flare.lower.effect(fx)


def _warp(position: Position, option: Option) -> Opening:
    card = option.card
    assert isinstance(card, Being)
    take(position, position.seat, card)
    position.pending = replaced(position.pending, position.seat, card)
    position.warped = (*position.warped, card)
    position.events.append(Warped(card))
    return Opening(option, card)


def _discard(position: Position, option: Option) -> None:
    assert option.card is not None
    discard(position, position.seat, option.card)
    position.events.append(Discarded(option.card))
    position.discarded = True
    position.actions -= 1
    position.phase = RETURN if position.hands[position.seat] else ACT


def _return(position: Position, option: Option) -> None:
    card, seat = option.card, position.seat
    if card is None:
        position.phase = ACT
        return
    take(position, seat, card)
    if card.deck == "legends":
        position.legends = (*position.legends, card)
    elif card.deck == "flares":
        position.flares = (*position.flares, card)
    else:
        position.decks = replaced(position.decks, seat, (*position.decks[seat], card))
    position.events.append(PutBack(card))
    if not position.hands[seat]:
        position.phase = ACT


def hand_over(position: Position) -> None:
    """Pass control and the legend cards to the partner."""
    seat = position.seat
    partner = position.setup.partner[seat]
    refill.give_legends(position, seat, partner)
    position.control = partner
    position.handed = True
    position.events.append(HandedOver(partner))


def _start(position: Position, option: Option) -> None:
    if position.setup.form.start(position, option):
        position.phase = ACT
        position.control = position.seat


def effect_done(position: Position) -> None:
    """An effect is finished: its card goes to the discard pile (a warped one stays pending, a frozen one in play)."""
    if position.table is not None:
        to_pile(position, position.seat, position.table)
        position.table = None
    after_choice(position)
