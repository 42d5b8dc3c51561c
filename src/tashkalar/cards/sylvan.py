"""The beings of the Sylvan school."""

from ..rules.action import DECLINE, TARGET, WORDS, stone
from ..rules.arena import BIT, DIAGONAL, DIRECTION, RAY, RING2, WITHIN2, WITHIN3, around, squares
from ..rules.card import COMMON, HEROIC
from ..rules.effect import COMBAT, STANDARD, Effect
from .define import deck, school

school("sylvan", "green", "sylvan")
being = deck("sylvan", __package__)


@being("Sapling", rank=COMMON, figure="""
    @
    o
    o
""")
async def sapling(fx: Effect) -> None:
    """The Sapling is upgraded at once."""
    await fx.must_upgrade(fx.itself)


@being("Kiskin Farseeders", rank=COMMON, figure="""
    . @ o
    o . .
""")
async def kiskin_farseeders(fx: Effect) -> None:
    """You may place one common piece of your colour on an empty square adjacent to any of your pieces."""
    await fx.may_place(around(fx.own))


@being("Charging Buck", rank=COMMON, figure="""
    . @
    o o
    o .
""")
async def charging_buck(fx: Effect) -> None:
    """The Buck makes up to 2 combat leaps, each to a square at distance exactly 2."""
    await fx.up_to(2, lambda: fx.may_leap(fx.itself, COMBAT, to=0 if fx.being is None else RING2[fx.being]))


@being("Forest Wardens", rank=COMMON, figure="""
    o . @ o
""")
async def forest_wardens(fx: Effect) -> None:
    """Destroy one common piece of an opponent who has more common pieces in the arena than you. Then destroy one heroic
    piece of an opponent who has more upgraded pieces in the arena than you."""
    common = fx.common
    await fx.must_destroy(common & _ahead(fx, common))
    await fx.must_destroy(fx.heroic & _ahead(fx, fx.heroic | fx.legendary))


def _ahead(fx: Effect, kind: int) -> int:
    """Pieces of the opponents who have more of a kind than the player."""
    stones = fx.position.stones
    mine = (fx.own & kind).bit_count()
    found = 0
    for side in fx.enemies:
        if (stones[side] & kind).bit_count() > mine:
            found |= stones[side]
    return found


@being("Naiad", rank=COMMON, figure="""
    . . @
    o o o
""")
async def naiad(fx: Effect) -> None:
    """Up to 2 of your pieces that are adjacent to the Naiad when the effect begins make 1 standard move each."""
    fx.tracked = fx.own & fx.adjacent  # settled before the first of them moves
    for _ in range(2):
        made = await fx.may_move(fx.tracked, STANDARD)
        if made is None:
            break
        fx.tracked &= ~BIT[made.square]


@being("Kiskin Spirit", rank=HEROIC, figure="""
    o . @
    o . o
""")
async def kiskin_spirit(fx: Effect) -> None:
    """You may put any one card from your discard pile on top of your deck. If you do, or if your discard pile is empty,
    draw 1 extra card from your deck at the end of this turn."""
    empty = not fx.pile
    card = await fx.may_pick(fx.pile, "choose", part="choose")
    if card is not None:
        fx.to_deck(card)
    if card is not None or empty:
        fx.draw_extra(cards=1)


@being("Dryad", rank=HEROIC, figure="""
    o .
    . #
    . o
""")
async def dryad(fx: Effect) -> None:
    """You may convert one adjacent enemy non-legendary piece into a common piece of yours."""
    square = await fx.may(fx.convertible(COMMON) & fx.nonlegendary & fx.adjacent, "convert")
    if square is not None:
        fx.convert(square, COMMON)


@being("Centaur Spearman", rank=HEROIC, figure="""
    @ . .
    o o o
    . . o
""")
async def centaur_spearman(fx: Effect) -> None:
    """He may make 1 combat move. If he does, the next piece beyond him in that direction, at any distance and of any
    colour, is destroyed unless it is legendary."""
    made = await fx.may_move(fx.itself, COMBAT)
    if made is None:
        return
    direction = DIRECTION[made.origin, made.square]
    for square in RAY[made.square][direction]:
        if BIT[square] & fx.pieces:
            fx.destroy_all(BIT[square] & ~fx.legendary)
            break


@being("Centaur Chieftain", rank=HEROIC, figure="""
    o . . .
    . o @ .
    . . o .
    . . . o
""")
async def centaur_chieftain(fx: Effect) -> None:
    """He may make 1 combat move. If he does, your other pieces make up to 3 combat moves in total in that same
    direction; the same piece may move more than once."""
    made = await fx.may_move(fx.itself, COMBAT)
    if made is not None:
        direction = DIRECTION[made.origin, made.square]
        await fx.up_to(3, lambda: fx.may_move(fx.own & ~fx.itself, COMBAT, direction=direction))


@being("Unicorn", rank=HEROIC, figure="""
    . o @
    o o .
    o . .
""")
async def unicorn(fx: Effect) -> None:
    """Either the Unicorn may make 1 combat move, or you gain 1 action."""
    answer = await fx.ask([*fx.moves(fx.itself, COMBAT), WORDS["action"], DECLINE], "move")
    if answer is WORDS["action"]:
        fx.gain_action()
    elif answer is not DECLINE:
        fx.move(answer)


@being("Sylvan Queen", rank=HEROIC, figure="""
    @ . .
    o . o
    . o .
    . o .
""")
async def sylvan_queen(fx: Effect) -> None:
    """You may convert one enemy non-legendary piece diagonally adjacent to her into a piece of yours of the same
    rank."""
    square = await fx.may(fx.convertible(COMMON) & fx.nonlegendary & fx.diagonal, "convert")
    if square is not None:
        fx.convert(square, fx.position.rank_at(BIT[square]))


@being("Sylvan Princess", rank=HEROIC, figure="""
    @ .
    o .
    . o
    o .
""")
async def sylvan_princess(fx: Effect) -> None:
    """You may convert one enemy common piece diagonally adjacent to her into a common piece of yours."""
    square = await fx.may(fx.convertible(COMMON) & fx.common & fx.diagonal, "convert")
    if square is not None:
        fx.convert(square, COMMON)


@being("Woodland Druid", rank=HEROIC, figure="""
    o . o
    . @ .
    . o .
""")
async def woodland_druid(fx: Effect) -> None:
    """Upgrade one common piece of every colour in play, your own included."""
    await fx.must_upgrade_one_of_each(range(len(fx.position.stones)))


@being("Forest Ancient", rank=HEROIC, figure="""
    . o .
    o @ o
    o . .
""")
async def forest_ancient(fx: Effect) -> None:
    """Place 2 enemy common pieces of your choice on empty squares up to distance 2. Then, for each piece placed,
    destroy one common piece of the same colour up to distance 3."""
    assert fx.being is not None
    here = fx.being
    owed: list[int] = []
    for _ in range(2):
        side = await place_enemy(fx, WITHIN2[here])
        if side is None:
            break
        owed.append(side)
    while owed:
        mask = 0
        for side in owed:
            mask |= fx.position.stones[side]
        square = await fx.must(mask & fx.common & WITHIN3[here], "destroy")
        if square is None:
            break
        owed.remove(fx.position.side_at(BIT[square]))
        fx.destroy(square)


async def place_enemy(fx: Effect, mask: int) -> int | None:
    """Place an enemy common piece; the side it was, None if there was no stone or no square."""
    position = fx.position
    sides = [side for side in fx.enemies if position.stones_left(side) > 0]
    free = list(squares(mask & fx.empty))
    if not sides or not free:
        return None
    colours = position.setup.colours
    if len(sides) == 1:
        options = [TARGET[square] for square in free]
    else:
        options = [stone(square, colours[side]) for square in free for side in sides]
    answer = options[0] if len(options) == 1 else await fx.ask(options, "place")
    side = sides[0] if answer.colour is None else colours.index(answer.colour)
    fx.place(answer.square, COMMON, side)
    return side


@being("Forest Mystic", rank=HEROIC, figure="""
    . o .
    o @ .
    . . o
""")
async def forest_mystic(fx: Effect) -> None:
    """At the end of this turn, draw 1 extra card from your deck and 1 extra legend card."""
    fx.draw_extra(cards=1, legends=1)


@being("Kiskin Leafsplitter", rank=HEROIC, figure="""
    ↖ o ↗
    o @ o
    ↙ o ↘
""")
async def kiskin_leafsplitter(fx: Effect) -> None:
    """Up to 2 times: choose a diagonal direction and destroy the first piece on that line, whatever its colour and
    rank. The same direction may be chosen twice."""

    async def shot() -> int | None:
        direction = await fx.direction(DIAGONAL, optional=True)
        if direction is not None and fx.being is not None:
            for square in RAY[fx.being][direction]:
                if BIT[square] & fx.pieces:
                    fx.destroy(square)
                    break
        return direction

    await fx.up_to(2, shot)


@being("Kiskin Boughrunner", rank=HEROIC, figure="""
    . @ .
    o o o
    . o .
""")
async def kiskin_boughrunner(fx: Effect) -> None:
    """The Boughrunner makes up to 3 combat moves, each ending on a square adjacent to another of your pieces."""
    await fx.up_to(3, lambda: fx.may_move(fx.itself, COMBAT, to=around(fx.own & ~fx.itself)))


@being("Tree Shepherd", rank=HEROIC, figure="""
    o @ o
    . o o
""")
async def tree_shepherd(fx: Effect) -> None:
    """Choose one of your pieces: a common one is upgraded, a heroic one may make 1 combat move, a legendary one
    may make 1 standard move."""
    upgrades = [TARGET[square] for square in squares(fx.own & fx.common)]
    moves = fx.moves(fx.own & fx.heroic, COMBAT) + fx.moves(fx.own & fx.legendary, STANDARD)
    if not upgrades and not moves:
        return
    answer = await fx.ask([*upgrades, *moves, DECLINE], "upgrade")
    if answer.kind == "move":
        fx.move(answer)
    elif answer is not DECLINE:
        fx.upgrade(answer.square)
