"""The beings of the Everfrost, some of which leave a frozen effect in play."""

from ..rules.action import Option, move, stone
from ..rules.arena import BIT, DIRECTION, KING, NAME, RAY, RING2, STRIDE, WITHIN2, around, squares
from ..rules.card import COMMON, HEROIC, Being
from ..rules.effect import COMBAT, STANDARD, Effect
from .define import deck, frozen, school

school("everfrost", "white", "everfrost", freezes=True, reads_pile=True)
being = deck("everfrost", __package__)


@being("Snow Fox", rank=COMMON, figure="""
    @ o .
    . . o
""")
async def snow_fox(fx: Effect) -> None:
    """The Fox makes up to 2 standard moves."""
    await fx.up_to(2, lambda: fx.may_move(fx.itself, STANDARD))


@being("Royal Reindeer", rank=COMMON, figure="""
    . @ .
    o o .
    . . o
""")
async def royal_reindeer(fx: Effect) -> None:
    """The Reindeer may make a combat leap to a square at distance exactly 2. If neither its summoning nor this leap has
    destroyed a piece, whoever owned it, the Reindeer is upgraded."""
    assert fx.being is not None
    await fx.may_leap(fx.itself, COMBAT, to=RING2[fx.being])
    if fx.crushed < 0 and fx.took is None:
        fx.upgrade(fx.being)


@being("Crystal Mirror", rank=COMMON, figure="""
    * * o ~ ~
    * * @ ~ ~
    * * o ~ ~
""")
async def crystal_mirror(fx: Effect) -> None:
    """You may choose either 1 heroic piece or up to 2 common pieces of any colour, all on one side of the line, up to 2
    squares away from it. For each of them place a piece of your colour and of its rank on its mirror image on the other
    side, if that square is empty."""
    square = await fx.may(_reflected(fx, fx.marked & fx.nonlegendary), "copy_piece")
    if square is None:
        return
    common = BIT[square] & fx.common
    _reflect(fx, square)
    if common:
        side = sum(BIT[other] for other in squares(fx.marked) if _same_side(fx, square, other))
        square = await fx.may(_reflected(fx, side & fx.common), "copy_piece")
        if square is not None:
            _reflect(fx, square)


def _away(fx: Effect, square: int) -> tuple[int, int]:
    """How far a square lies from the line of the Crystal Mirror, and along which step one goes there from it."""
    assert fx.being is not None
    upright = any(abs(cell - fx.being) == STRIDE for cell in squares(fx.used))
    row, column = divmod(square, STRIDE)
    own_row, own_column = divmod(fx.being, STRIDE)
    return (column - own_column, 1) if upright else (row - own_row, STRIDE)


def _image(fx: Effect, square: int) -> int:
    distance, step = _away(fx, square)
    return square - 2 * distance * step


def _reflected(fx: Effect, mask: int) -> int:
    """The pieces of which the Crystal Mirror can make an image: there is room for it, and a stone."""
    free = fx.placeable(fx.empty)
    return sum(BIT[square] for square in squares(mask) if (image := _image(fx, square)) in NAME and free & BIT[image])


def _reflect(fx: Effect, square: int) -> None:
    fx.place(_image(fx, square), fx.position.rank_at(BIT[square]))


def _same_side(fx: Effect, one: int, other: int) -> bool:
    return (_away(fx, one)[0] > 0) == (_away(fx, other)[0] > 0)


@being("Crystal Grower", rank=COMMON, figure="""
    . @
    o o
""")
async def crystal_grower(fx: Effect) -> None:
    """Upgrade one common piece of every enemy colour."""
    await fx.must_upgrade_one_of_each(fx.enemies)


@frozen("Crystal Grower")
async def crystal_grower_frozen(fx: Effect) -> None:
    """Upgrade one of your common pieces."""
    await fx.must_upgrade(fx.own & fx.common)


@being("Ice Princess", rank=COMMON, figure="""
    . @ .
    . o .
    o . o
""")
async def ice_princess(fx: Effect) -> None:
    """One of your other common pieces may make 1 combat move."""
    await fx.may_move(fx.own & fx.common & ~fx.itself, COMBAT)


@frozen("Ice Princess")
async def ice_princess_frozen(fx: Effect) -> None:
    """Make 1 standard move with one of your common pieces."""
    await fx.must_make(fx.moves(fx.own & fx.common, STANDARD))


@being("Ice Queen", rank=HEROIC, figure="""
    . # .
    . o .
    o . o
""")
async def ice_queen(fx: Effect) -> None:
    """One of your other heroic pieces may make 1 combat move."""
    await fx.may_move(fx.own & fx.heroic & ~fx.itself, COMBAT)


@frozen("Ice Queen")
async def ice_queen_frozen(fx: Effect) -> None:
    """Make 1 standard move with one of your heroic pieces."""
    await fx.must_make(fx.moves(fx.own & fx.heroic, STANDARD))


@being("Frostweave Summoner", rank=HEROIC, figure="""
    o .
    . @
    . o
    . o
""")
async def frostweave_summoner(fx: Effect) -> None:
    """No effect when summoned."""


@frozen("Frostweave Summoner")
async def frostweave_summoner_frozen(fx: Effect) -> None:
    """For your next summoning this turn, one enemy piece may count as yours in the figure."""
    fx.lend_enemy()


@being("Winter Whisperer", rank=HEROIC, figure="""
    . @ . .
    o o o o
""")
async def winter_whisperer(fx: Effect) -> None:
    """No effect when summoned."""


@frozen("Winter Whisperer")
async def winter_whisperer_frozen(fx: Effect) -> None:
    """You may destroy one of your common pieces. You may discard your flare. If you have done both, gain 1 action."""
    sacrificed = await fx.may_destroy(fx.own & fx.common) is not None
    flare = await fx.may_pick(tuple(card for card in fx.hand if card.deck == "flares"), "discard", part="discard")
    if flare is not None:
        fx.discard_from_hand(flare)
        if sacrificed:
            fx.gain_action()


@being("Frozen Chest", rank=HEROIC, figure="""
    o # o
""")
async def frozen_chest(fx: Effect) -> None:
    """You may put a card with a frozen effect from your discard pile into play as your frozen effect, without summoning
    it. A frozen effect that was in play is discarded."""
    cards = tuple(card for card in fx.pile if isinstance(card, Being) and card.frozen)
    card = await fx.may_pick(cards, "choose", part="freeze")
    if isinstance(card, Being):
        fx.freeze_from_pile(card)


@being("Everfrost Sentinel", rank=HEROIC, figure="""
    @ .
    o .
    o o
    . o
""")
async def everfrost_sentinel(fx: Effect) -> None:
    """If summoning the Sentinel destroyed an enemy piece, you may downgrade the Sentinel. If you do, every other player
    has one action less in his next turn."""
    if fx.crushed in fx.enemies and await fx.word("downgrade", optional=True, part="downgrade"):
        assert fx.being is not None
        fx.downgrade(fx.being)
        fx.slow_enemies()


@being("Glacier Giant", rank=HEROIC, figure="""
    . @ .
    ↙ o ↘
    o o o
""")
async def glacier_giant(fx: Effect) -> None:
    """The Giant makes any number of combat moves, all in one of the indicated directions. After at least one of them it
    may go on in that direction onto a legendary piece of any colour: then both are destroyed."""
    moves = [made for direction in fx.directions for made in fx.moves(fx.itself, COMBAT, direction=direction)]
    made = await fx.may_make(moves)
    while made is not None:
        direction = DIRECTION[made.origin, made.square]
        moves = fx.moves(fx.itself, COMBAT, direction=direction)
        ahead = RAY[made.square][direction][:1]
        doom = [move(made.square, square) for square in ahead if BIT[square] & fx.legendary]
        made = await fx.may_make(moves + doom)
        if made in doom:
            fx.destroy(made.square)
            return


@being("Polar Bear", rank=HEROIC, figure="""
    @ o o .
    . o . o
""")
async def polar_bear(fx: Effect) -> None:
    """The Bear may make 1 combat move. If that destroys a piece, it may make 1 standard move. If that destroys a piece
    too, it may make 1 move onto an empty square."""
    await fx.may_move(fx.itself, COMBAT)
    if fx.took is not None and await fx.may_move(fx.itself, STANDARD) and fx.took is not None:
        await fx.may_move(fx.itself, STANDARD, to=fx.empty)


@being("War Sled", rank=HEROIC, figure="""
    . . . ↗
    o . @ →
    o o o ↘
""")
async def war_sled(fx: Effect) -> None:
    """The Sled makes up to 3 combat moves: the first in one of the indicated directions, each further one straight on
    or turned by 45 degrees."""
    directions = list(fx.directions)

    async def drive() -> Option | None:
        moves = [made for direction in directions for made in fx.moves(fx.itself, COMBAT, direction=direction)]
        made = await fx.may_make(moves)
        if made is not None:
            ahead = DIRECTION[made.origin, made.square]
            directions[:] = [(ahead + turn) % 8 for turn in (-1, 0, 1)]
        return made

    await fx.up_to(3, drive)


@being("Snow Monster", rank=HEROIC, figure="""
    . # o .
    o . . o
""")
async def snow_monster(fx: Effect) -> None:
    """Every enemy common piece up to distance 2 that is adjacent to one of your pieces (the Monster included) is
    destroyed."""
    assert fx.being is not None
    fx.destroy_all(fx.enemy & fx.common & WITHIN2[fx.being] & around(fx.own))


@being("Frost Imp", rank=HEROIC, figure="""
    o @ .
    . o .
    . . o
""")
async def frost_imp(fx: Effect) -> None:
    """You may choose a common piece of any colour adjacent to the Imp and a direction: it makes as many standard moves
    in that direction as it can."""
    made = await fx.may_move(fx.common & fx.adjacent, STANDARD)
    while made is not None:
        further = fx.moves(BIT[made.square], STANDARD, direction=DIRECTION[made.origin, made.square])
        made = await fx.must_make(further)


@being("Ice Wyvern", rank=HEROIC, figure="""
    @ o .
    o . .
    . o o
""")
async def ice_wyvern(fx: Effect) -> None:
    """The Wyvern may make a combat leap to any square. If that destroys a piece, whoever owned it, the Wyvern is
    destroyed as well."""
    made = await fx.may_leap(fx.itself, COMBAT)
    if made is not None and fx.took is not None:
        fx.destroy(made.square)


@frozen("Ice Wyvern")
async def ice_wyvern_frozen(fx: Effect) -> None:
    """Place a common piece of your colour on an empty square adjacent to one of your heroic pieces."""
    await fx.must_place(around(fx.own & fx.heroic))


@being("Deathbringer", rank=HEROIC, figure="""
    . o @
    . . .
    o o o
""")
async def deathbringer(fx: Effect) -> None:
    """You may destroy one adjacent piece of any colour; a heroic one only if it is adjacent to at least 1 of your other
    pieces, a legendary one only if it is adjacent to at least 3. It counts as two destroyed pieces of its colour and
    rank, and its stone leaves the game."""
    helpers = fx.own & ~fx.itself
    needs = ((fx.common, 0), (fx.heroic, 1), (fx.legendary, 3))
    doomed = [
        square
        for kind, need in needs
        for square in squares(kind & fx.adjacent)
        if (KING[square] & helpers).bit_count() >= need
    ]
    square = await fx.may(sum(BIT[square] for square in doomed), "destroy")
    if square is not None:
        fx.destroy_for_good(square, counts=2)


@being("Frostweave Illusionist", rank=HEROIC, figure="""
    o @ o
    . . .
    . o .
""")
async def frostweave_illusionist(fx: Effect) -> None:
    """Replace the Illusionist by a common piece of an enemy colour of your choice; nothing counts as destroyed."""
    assert fx.being is not None
    position, square = fx.position, fx.being
    colours = position.setup.colours
    options = [stone(square, colours[side]) for side in fx.enemies if position.stones_left(side) > 0]
    if not options:
        return
    answer = options[0] if len(options) == 1 else await fx.ask(options, "convert")
    assert answer.colour is not None
    fx.exchange(square, colours.index(answer.colour), COMMON)


@frozen("Frostweave Illusionist")
async def frostweave_illusionist_frozen(fx: Effect) -> None:
    """Convert one enemy common piece into a common piece of yours."""
    square = await fx.must(fx.common & fx.convertible(COMMON), "convert")
    if square is not None:
        fx.convert(square, COMMON)
