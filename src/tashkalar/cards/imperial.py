"""The 18 beings of the two imperial schools, Northern and Southern."""

from ..arena import BIT, RAY
from ..card import COMMON, HEROIC
from ..effect import COMBAT, STANDARD, Effect
from .define import deck

being = deck("imperial")


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
    """You may choose an own non-legendary piece and a direction: it makes any number of standard moves that way."""
    await fx.run(fx.own & fx.nonlegendary, STANDARD)


@being("Herald", rank=COMMON, figure="""
    @ . .
    . o o
    . o .
""")
async def herald(fx: Effect) -> None:
    """Up to 2 moves with your pieces, each to an empty square."""
    await fx.up_to(2, lambda: fx.may_move(fx.own, STANDARD, to=fx.empty))


@being("Bomb", rank=COMMON, figure="""
    @ .
    . o
    . o
""")
async def bomb(fx: Effect) -> None:
    """If you have an action left this turn, the Bomb is destroyed together with every common piece adjacent to it."""
    if fx.position.actions > 0:
        fx.destroy_all(fx.common & fx.adjacent | fx.itself)


@being("Chronicler", rank=COMMON, figure="""
    . o .
    o @ o
""")
async def chronicler(fx: Effect) -> None:
    """Upgrade one of your other common pieces. It may then make 1 standard move."""
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
    """The piece on the marked square is destroyed, whoever owns it. If the square was empty, the Assassin may move
    there."""
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
    """Gain 1 action. An enemy piece on the marked square is destroyed."""
    fx.gain_action()
    fx.destroy_all(fx.marked & fx.enemy)


@being("Summoner", rank=HEROIC, figure="""
    * . * . *
    . * * * .
    * * @ * *
    . o o o .
""")
async def summoner(fx: Effect) -> None:
    """Place up to 2 common pieces on empty marked squares."""
    await fx.up_to(2, lambda: fx.may_place(fx.marked))


@being("Hypnotist", rank=HEROIC, figure="""
    . . o
    o @ o
    o . .
""")
async def hypnotist(fx: Effect) -> None:
    """Up to 3 common pieces or up to 2 heroic pieces of one enemy colour each make 1 combat move as you direct."""
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
    """You may choose an indicated direction: every common piece on that line, up to the edge, is destroyed."""
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
    """You may destroy one adjacent enemy piece. If it was legendary, destroy the Champion too and gain 1 action."""
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
    """Up to 2 combat moves with your other pieces."""
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
    """She may make a combat leap. If she does, you may downgrade her and place a common piece adjacent to her."""
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
    """Up to 3 combat moves with the Knight. They may not destroy common pieces."""
    await fx.up_to(3, lambda: fx.may_move(fx.itself, COMBAT, to=fx.empty | fx.heroic))


@being("High Priestess", rank=HEROIC, figure="""
    . # .
    . . .
    o . o
""")
async def high_priestess(fx: Effect) -> None:
    """She may make 1 standard move. Then you may upgrade one common piece adjacent to her, whoever owns it."""
    await fx.may_move(fx.itself, STANDARD)
    await fx.may_upgrade(fx.common & fx.adjacent)


@being("Master of Intrigue", rank=HEROIC, acts_on_used=True, figure="""
    o . o
    . @ .
    o . o
""")
async def master_of_intrigue(fx: Effect) -> None:
    """Up to 3 moves: standard moves of the Master, combat moves of non-legendary pieces used to summon him."""
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
    """You may choose an indicated direction: the first 2 pieces on that line are destroyed. A legend ends the shot
    unharmed."""
    direction = await fx.direction(fx.directions, optional=True)
    if direction is None or fx.being is None:
        return
    line = [square for square in RAY[fx.being][direction] if BIT[square] & fx.pieces]
    for square in line[:2]:
        if BIT[square] & fx.legendary:
            break
        fx.destroy(square)
