"""The beings of the Nethervoid and what they do with the Gateway."""

from ..rules.action import TARGET, Option, stone
from ..rules.arena import BIT, BOARD, DIRECTION, GREEN, KING, RED, around, distance, squares
from ..rules.card import COMMON, HEROIC, Flare
from ..rules.effect import COMBAT, STANDARD, Effect
from .define import deck, school

school("nethervoid", "orange", "nethervoid", has_gateway=True)
being = deck("nethervoid", __package__)


def _toward_gateway(fx: Effect, movers: int) -> list[Option]:
    """The combat moves that bring some pieces closer to the Gateway."""
    if not fx.gateway:
        return []
    gateway = fx.gateway.bit_length() - 1
    moves = fx.moves(movers, COMBAT)
    return [made for made in moves if distance(made.square, gateway) < distance(made.origin, gateway)]


@being("Shadow Imp", rank=COMMON, figure="""
    o . .
    . @ o
""")
async def shadow_imp(fx: Effect) -> None:
    """The Imp may make 1 combat move. If it does and is not the Gateway itself, the Gateway may make 1 combat move in
    the same direction."""
    made = await fx.may_move(fx.itself, COMBAT)
    if made is not None and not fx.itself & fx.gateway:
        await fx.may_move(fx.gateway, COMBAT, direction=DIRECTION[made.origin, made.square])


@being("Flame Imp", rank=COMMON, figure="""
    o . @
    . o .
""")
async def flame_imp(fx: Effect) -> None:
    """You may destroy one common piece of any colour adjacent to the Gateway."""
    await fx.may_destroy(fx.common & fx.near_gateway)


@being("Gate Keeper", rank=COMMON, figure="""
    . o .
    o @ o
""")
async def gate_keeper(fx: Effect) -> None:
    """You may choose one: upgrade one of your common pieces (the Keeper included); or place a common piece of your
    colour on an empty square. Whichever piece it is, it becomes the Gateway."""
    raised = fx.own & fx.common
    square = await fx.may_one_of({"upgrade": raised, "place": fx.placeable(BOARD)})
    if square is not None:
        if BIT[square] & raised:
            fx.upgrade(square)
        else:
            fx.place(square)
        fx.open_gateway(square)


@being("Demon of Gluttony", rank=COMMON, figure="""
    . @ .
    o o o
""")
async def demon_of_gluttony(fx: Effect) -> None:
    """The Demon may make 1 combat move. If that destroys a piece, the Demon is upgraded and may make another combat
    move; if this one destroys a piece too, the Demon becomes the Gateway."""
    if await fx.may_move(fx.itself, COMBAT) is None or fx.took is None:
        return
    assert fx.being is not None
    fx.upgrade(fx.being)
    if await fx.may_move(fx.itself, COMBAT) is not None and fx.took is not None:
        fx.open_gateway(fx.being)


@being("Demon of Pride", rank=COMMON, figure="""
    @ .
    o .
    o o
""")
async def demon_of_pride(fx: Effect) -> None:
    """The Demon is upgraded and becomes the Gateway. Then it may make 1 combat move."""
    assert fx.being is not None
    fx.upgrade(fx.being)
    fx.open_gateway(fx.being)
    await fx.may_move(fx.itself, COMBAT)


@being("Acolyte of Destruction", rank=HEROIC, figure="""
    . @ .
    o . o
    . . .
    . o .
""")
async def acolyte_of_destruction(fx: Effect) -> None:
    """Destroy one common piece of any colour anywhere in the arena. If you did and the Gateway now stands on a red
    square, you may destroy one heroic piece of any colour adjacent to the square of that piece."""
    square = await fx.must_destroy(fx.common)
    if square is not None and fx.gateway & RED:
        await fx.may_destroy(fx.heroic & KING[square])


@being("Acolyte of Growth", rank=HEROIC, figure="""
    o . o
    o @ o
""")
async def acolyte_of_growth(fx: Effect) -> None:
    """Place a common piece of your colour on an empty square. If you did and the Gateway stands on a green square,
    place a heroic piece of your colour on an empty square adjacent to the new piece."""
    square = await fx.must_place()
    if square is not None and fx.gateway & GREEN:
        await fx.must_place(KING[square], HEROIC)


@being("Power Seeker", rank=HEROIC, figure="""
    @ o . o .
    . . o . o
""")
async def power_seeker(fx: Effect) -> None:
    """If the Seeker is the Gateway, it may make 1 standard move. If not, it makes any number of combat moves, each of
    them toward the Gateway; it may even destroy the Gateway and stops there."""
    if fx.itself & fx.gateway:
        await fx.may_move(fx.itself, STANDARD)
        return
    while await fx.may_make(_toward_gateway(fx, fx.itself)) is not None:
        pass


@being("Hell Hound", rank=HEROIC, figure="""
    . o o @
    o . . o
""")
async def hell_hound(fx: Effect) -> None:
    """You may destroy one adjacent piece of any colour and rank. Unless that was a legendary piece or your deck has no
    cards left, this card then goes under your deck instead of onto your discard pile."""
    legends = fx.legendary
    square = await fx.may_destroy(fx.pieces & fx.adjacent)
    if fx.deck and (square is None or not legends & BIT[square]):
        fx.under_deck()


@being("Vortexmaster", rank=HEROIC, figure="""
    . o .
    o . o
    . o .
    . @ .
""")
async def vortexmaster(fx: Effect) -> None:
    """The Gateway may make 1 combat move. Then, moved or not, one of your pieces adjacent to the Gateway may make 1
    combat move."""
    await fx.may_move(fx.gateway, COMBAT)
    await fx.may_move(fx.own & fx.near_gateway, COMBAT)


@being("Gate Master", rank=HEROIC, figure="""
    . o o .
    o @ o o
""")
async def gate_master(fx: Effect) -> None:
    """The Gateway is upgraded if possible. Then one of your non-legendary pieces becomes the Gateway. If the upgrade
    made a legendary piece, summoning the Gate Master counts as summoning a legend on his square."""
    raised = fx.gateway & fx.upgradable
    if raised:
        fx.upgrade(raised.bit_length() - 1)
        if raised & fx.legendary:
            await fx.legend_summoned()
    square = await fx.must(fx.own & fx.nonlegendary, "gateway")
    if square is not None:
        fx.open_gateway(square)


@being("Hell Rider", rank=HEROIC, figure="""
    # o o
    o . .
""")
async def hell_rider(fx: Effect) -> None:
    """If the Rider is the Gateway, it may make 1 combat move. If not, it makes up to 3 combat moves."""
    await fx.up_to(1 if fx.itself & fx.gateway else 3, lambda: fx.may_move(fx.itself, COMBAT))


@being("Demon of Wrath", rank=HEROIC, figure="""
    . @ o
    o . o
    . o .
""")
async def demon_of_wrath(fx: Effect) -> None:
    """If no enemy common piece is adjacent to the Gateway, the Gateway may make 1 standard move. Then every enemy
    common piece adjacent to the Gateway is destroyed."""
    if not fx.enemy & fx.common & fx.near_gateway:
        await fx.may_move(fx.gateway, STANDARD)
    fx.destroy_all(fx.enemy & fx.common & fx.near_gateway)


@being("Demon of Greed", rank=HEROIC, figure="""
    o o .
    . @ .
    o . o
""")
async def demon_of_greed(fx: Effect) -> None:
    """Destroy one of your common pieces, then one of your heroic pieces (the Demon included), but never the Gateway.
    Gain 1 action for each piece destroyed."""
    common = await fx.must_destroy(fx.own & fx.common & ~fx.gateway)
    heroic = await fx.must_destroy(fx.own & fx.heroic & ~fx.gateway)
    number = (common is not None) + (heroic is not None)
    if number:
        fx.gain_action(number)


@being("Demon of Lust", rank=HEROIC, figure="""
    @ . .
    o o .
    . o o
""")
async def demon_of_lust(fx: Effect) -> None:
    """Up to 2 different pieces of any colour and rank make 1 combat move each. Every move must go toward the Gateway
    and may not end on it."""

    async def lure() -> Option | None:
        moves = [made for made in _toward_gateway(fx, fx.pieces & ~fx.tracked) if not BIT[made.square] & fx.gateway]
        made = await fx.may_make(moves)
        if made is not None:
            fx.tracked |= BIT[made.square]  # the piece that has moved
        return made

    await fx.up_to(2, lure)


@being("Demon of Sloth", rank=HEROIC, figure="""
    . @
    o .
""")
async def demon_of_sloth(fx: Effect) -> None:
    """If you have an action left this turn, you lose one. If not, the Gateway is destroyed."""
    if not fx.lose_action():
        fx.destroy_all(fx.gateway)


@being("Demon of Envy", rank=HEROIC, figure="""
    o . .
    . # o
""")
async def demon_of_envy(fx: Effect) -> None:
    """Place a common piece of your colour on an empty square adjacent to the Gateway. Go on doing so as long as it is
    possible and an opponent has more pieces in the arena than you."""
    placed = await fx.must_place(fx.near_gateway)
    while placed is not None and _outnumbered(fx):
        placed = await fx.must_place(fx.near_gateway)


def _outnumbered(fx: Effect) -> bool:
    stones = fx.position.stones
    return any(stones[enemy].bit_count() > fx.own.bit_count() for enemy in fx.enemies)


@being("Possessed Summoner", rank=HEROIC, figure="""
    . @ o
    o o .
    . o .
""")
async def possessed_summoner(fx: Effect) -> None:
    """Place a common piece of an enemy colour on an empty square adjacent to a piece of that colour. If you did, your
    next summoning this turn uses pieces of that colour in the figure instead of yours. Then you may discard your flare;
    if you do, gain 1 action."""
    await _possess(fx)
    flares = tuple(card for card in fx.hand if isinstance(card, Flare))
    card = await fx.may_pick(flares, "discard", part="discard")
    if card is not None:
        fx.discard_from_hand(card)
        fx.gain_action()


async def _possess(fx: Effect) -> None:
    position, colours = fx.position, fx.position.setup.colours
    beside = {side: around(position.stones[side]) & fx.empty for side in fx.enemies if position.stones_left(side) > 0}
    sides = [side for side, mask in beside.items() if mask]
    if len(sides) == 1:
        options = [TARGET[square] for square in squares(beside[sides[0]])]
    else:
        options = [stone(square, colours[side]) for side in sides for square in squares(beside[side])]
    if not options:
        return
    answer = options[0] if len(options) == 1 else await fx.ask(options, "place")
    side = sides[0] if answer.colour is None else colours.index(answer.colour)
    fx.place(answer.square, COMMON, side)
    fx.possess(side)
