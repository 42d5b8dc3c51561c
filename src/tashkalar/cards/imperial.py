"""The beings of the two imperial schools, Northern and Southern."""

from ..rules.arena import BIT, RAY
from ..rules.card import COMMON, HEROIC
from ..rules.effect import COMBAT, STANDARD, Effect
from .define import deck, school

school("northern", "blue", "imperial")
school("southern", "red", "imperial")
being = deck("imperial", __package__)


@being("Swordmaster", rank=COMMON, figure="""
    o
    @
    o
""")
async def swordmaster(fx: Effect) -> None:
    """You may destroy one enemy common piece diagonally adjacent to her. If you do, she is upgraded."""
    if await fx.may_destroy(fx.enemy & fx.common & fx.diagonal) is not None:
        await fx.must_upgrade(fx.itself)


@being("Messenger", rank=COMMON, figure="""
    @ . .
    . o .
    . . o
""")
async def messenger(fx: Effect) -> None:
    """One of your non-legendary pieces (the Messenger included) may make any number of standard moves, all in the same
    direction."""
    await fx.run(fx.own & fx.nonlegendary, STANDARD)


@being("Herald", rank=COMMON, figure="""
    @ . .
    . o o
    . o .
""")
async def herald(fx: Effect) -> None:
    """Your pieces make up to 2 moves in total, each onto an empty square. The same piece may make both."""
    await fx.up_to(2, lambda: fx.may_move(fx.own, STANDARD, to=fx.empty))


@being("Bomb", rank=COMMON, figure="""
    @ .
    . o
    . o
""")
async def bomb(fx: Effect) -> None:
    """If you still have an action left this turn, the Bomb is destroyed along with every common piece adjacent to it,
    yours included. Otherwise nothing happens."""
    if fx.position.actions > 0:
        fx.destroy_all(fx.common & fx.adjacent | fx.itself)


@being("Chronicler", rank=COMMON, figure="""
    . o .
    o @ o
""")
async def chronicler(fx: Effect) -> None:
    """Upgrade another of your common pieces. That piece may then make 1 standard move."""
    square = await fx.must_upgrade(fx.own & fx.common & ~fx.itself)
    if square is not None:
        await fx.may_move(BIT[square], STANDARD)


@being("Assassin", rank=HEROIC, figure="""
    . . o .
    . o . .
    o . * .
    . . . @
""")
async def assassin(fx: Effect) -> None:
    """The piece on the marked square is destroyed, whatever its colour and rank. If the square was empty, the Assassin
    may move onto it instead."""
    if fx.marked & fx.pieces:
        fx.destroy_all(fx.marked)
    else:
        await fx.may_move(fx.itself, STANDARD, to=fx.marked)


@being("Time Mage", rank=HEROIC, figure="""
    . o @
    o * o
    . o .
""")
async def time_mage(fx: Effect) -> None:
    """Gain 1 action. An enemy piece on the marked square is destroyed, whatever its rank."""
    fx.gain_action()
    fx.destroy_all(fx.marked & fx.enemy)


@being("Summoner", rank=HEROIC, figure="""
    * . * . *
    . * * * .
    * * @ * *
    . o o o .
""")
async def summoner(fx: Effect) -> None:
    """Up to 2 common pieces of your colour are placed on empty marked squares."""
    await fx.up_to(2, lambda: fx.may_place(fx.marked))


@being("Hypnotist", rank=HEROIC, figure="""
    . . o
    o @ o
    o . .
""")
async def hypnotist(fx: Effect) -> None:
    """Choose an enemy colour: up to 3 of its common pieces, or up to 2 of its heroic ones, make 1 combat move each. You
    direct them, and whatever they destroy counts as destroyed by you."""
    first = await fx.may_move(fx.enemy & fx.nonlegendary, COMBAT)
    if first is None:
        return
    bit = BIT[first.square]
    side = fx.position.side_at(bit)
    heroic = bool(fx.heroic & bit)
    fx.tracked = bit  # the pieces that have moved
    for _ in range(1 if heroic else 2):
        kin = fx.position.stones[side] & (fx.heroic if heroic else fx.common)
        made = await fx.may_move(kin & ~fx.tracked, COMBAT)
        if made is None:
            break
        fx.tracked |= BIT[made.square]


@being("Cannon", rank=HEROIC, figure="""
    . ↖ ↑ ↗
    . o # →
    o ↙ ↓ ↘
""")
async def cannon(fx: Effect) -> None:
    """It may fire in one of the indicated directions: every common piece on that line is destroyed, yours included,
    right to the edge of the arena. Upgraded pieces are unharmed and do not stop the shot."""
    direction = await fx.direction(fx.directions, optional=True)
    if direction is not None and fx.being is not None:
        for square in RAY[fx.being][direction]:
            fx.destroy_all(BIT[square] & fx.common)


@being("Champion", rank=HEROIC, figure="""
    o @
    o o
    . o
""")
async def champion(fx: Effect) -> None:
    """He may destroy one adjacent enemy piece of any rank. If it was legendary, the Champion is destroyed as well and
    you gain 1 action."""
    legends = fx.legendary
    square = await fx.may_destroy(fx.enemy & fx.adjacent)
    if square is not None and legends & BIT[square]:
        fx.destroy_all(fx.itself)
        fx.gain_action()


@being("Infantry Captain", rank=HEROIC, figure="""
    . . @ . .
    o o . o o
""")
async def infantry_captain(fx: Effect) -> None:
    """Your other pieces make up to 2 combat moves in total. The same piece may make both."""
    await fx.up_to(2, lambda: fx.may_move(fx.own & ~fx.itself, COMBAT))


@being("Cavalry Captain", rank=HEROIC, figure="""
    . @ .
    o . o
    o . o
""")
async def cavalry_captain(fx: Effect) -> None:
    """One of your other pieces may make up to 1 combat move and up to 2 standard moves, in any order."""
    made = await fx.may_move(fx.own & ~fx.itself, COMBAT)
    combat = True  # a move counts as standard unless it took a piece of equal rank
    for _ in range(2):
        if made is None:
            break
        combat = combat and not fx.took_equal(made)
        made = await fx.may_move(BIT[made.square], combat)


@being("Gryphon Rider", rank=HEROIC, figure="""
    . o @ .
    o . o .
    . . . o
""")
async def gryphon_rider(fx: Effect) -> None:
    """She may make a combat leap to any square. If she does, you may then downgrade her and, in return, place one
    common piece of your colour on an empty square adjacent to her."""
    if await fx.may_leap(fx.itself, COMBAT) is None or fx.being is None:
        return
    if await fx.word("downgrade", optional=True, part="downgrade"):
        fx.downgrade(fx.being)
        await fx.must_place(fx.adjacent)


@being("Knight", rank=HEROIC, figure="""
    . @ .
    o o o
    o . .
""")
async def knight(fx: Effect) -> None:
    """The Knight makes up to 3 combat moves, but only onto empty squares or heroic pieces, never onto common ones."""
    await fx.up_to(3, lambda: fx.may_move(fx.itself, COMBAT, to=fx.empty | fx.heroic))


@being("High Priestess", rank=HEROIC, figure="""
    . # .
    . . .
    o . o
""")
async def high_priestess(fx: Effect) -> None:
    """She may make 1 standard move. Then, moved or not, you may upgrade one common piece of any colour adjacent to
    her."""
    await fx.may_move(fx.itself, STANDARD)
    await fx.may_upgrade(fx.common & fx.adjacent)


@being("Master of Intrigue", rank=HEROIC, acts_on_used=True, figure="""
    o . o
    . @ .
    o . o
""")
async def master_of_intrigue(fx: Effect) -> None:
    """Make up to 3 moves in any mix: standard moves with the Master, or combat moves with non-legendary pieces that
    were used to summon him. The same piece may move more than once."""
    await fx.up_to(
        3,
        lambda: fx.may_make(fx.moves(fx.itself, STANDARD) + fx.moves(fx.used & fx.nonlegendary, COMBAT)),
    )


@being("Gun Tower", rank=HEROIC, figure="""
    ← @ →
    . o o
    . o o
""")
async def gun_tower(fx: Effect) -> None:
    """It may fire in one of the indicated directions: the first 2 pieces on that line are destroyed, yours included. A
    legendary piece is unharmed and ends the shot."""
    direction = await fx.direction(fx.directions, optional=True)
    if direction is None or fx.being is None:
        return
    line = [square for square in RAY[fx.being][direction] if BIT[square] & fx.pieces]
    for square in line[:2]:
        if BIT[square] & fx.legendary:
            break
        fx.destroy(square)
