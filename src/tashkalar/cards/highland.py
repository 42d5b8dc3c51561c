"""The 18 beings of the Highland school."""

from ..arena import BIT, CENTRAL_RED, COLOURED, GREEN, KING, RED, around
from ..card import COMMON, HEROIC
from ..effect import COMBAT, STANDARD, Effect
from .define import deck

being = deck("highland")

BESIDE_GREEN = around(GREEN)


@being("Wild Eagle", rank=COMMON, figure="""
    . @ .
    o . o
""")
async def wild_eagle(fx: Effect) -> None:
    """The Eagle may make a combat leap."""
    await fx.may_leap(fx.itself, COMBAT)


@being("Clan Axeman", rank=COMMON, figure="""
    . . o
    . @ .
    o . .
""")
async def clan_axeman(fx: Effect) -> None:
    """You may destroy one non-legendary piece orthogonally adjacent to him, whoever owns it."""
    await fx.may_destroy(fx.nonlegendary & fx.orthogonal)


@being("Clan Healer", rank=COMMON, figure="""
    . . o
    o @ o
""")
async def clan_healer(fx: Effect) -> None:
    """Place up to 2 common pieces on empty squares adjacent to green squares."""
    await fx.up_to(2, lambda: fx.may_place(BESIDE_GREEN))


@being("Dire Wolf", rank=COMMON, figure="""
    . . @
    . o o
    o . .
""")
async def dire_wolf(fx: Effect) -> None:
    """Up to 2 combat moves with the Wolf."""
    await fx.up_to(2, lambda: fx.may_move(fx.itself, COMBAT))


@being("Ritual Keeper", rank=COMMON, figure="""
    . o
    o @
""")
async def ritual_keeper(fx: Effect) -> None:
    """Summoned on green: upgrade one of your common pieces. Summoned on red: you may make 1 combat move with an
    own piece."""
    if fx.summoned_on & GREEN:
        await fx.must_upgrade(fx.own & fx.common)
    elif fx.summoned_on & RED:
        await fx.may_move(fx.own, COMBAT)


@being("Eagle Lord", rank=HEROIC, figure="""
    o . @ . o
    . o . o .
""")
async def eagle_lord(fx: Effect) -> None:
    """The Eagle Lord may make a combat leap."""
    await fx.may_leap(fx.itself, COMBAT)


@being("Wolf Rider", rank=HEROIC, figure="""
    @ . .
    o o o
    o . .
""")
async def wolf_rider(fx: Effect) -> None:
    """Up to 2 combat moves with the Rider."""
    await fx.up_to(2, lambda: fx.may_move(fx.itself, COMBAT))


@being("Blood Shaman", rank=HEROIC, figure="""
    . . o
    . @ o
    o o .
""")
async def blood_shaman(fx: Effect) -> None:
    """Destroy one non-legendary piece anywhere. If it stood on red, every common piece adjacent to that square
    dies too."""
    square = await fx.must_destroy(fx.nonlegendary)
    if square is not None and BIT[square] & RED:
        fx.destroy_all(KING[square] & fx.common)


@being("War Drummer", rank=HEROIC, figure="""
    # o
    o o
""")
async def war_drummer(fx: Effect) -> None:
    """1 combat move or up to 2 standard moves with your other pieces."""
    made = await fx.may_move(fx.own & ~fx.itself, COMBAT)
    if made is not None and not fx.took_equal(made):
        await fx.may_move(fx.own & ~fx.itself, STANDARD)


@being("Hill Giant", rank=HEROIC, figure="""
    . @ .
    . o .
    o o o
""")
async def hill_giant(fx: Effect) -> None:
    """Every non-legendary piece orthogonally adjacent to him is destroyed, yours too."""
    fx.destroy_all(fx.nonlegendary & fx.orthogonal)


@being("Warlord", rank=HEROIC, figure="""
    . . @ . .
    . o o o .
    o . . . o
""")
async def warlord(fx: Effect) -> None:
    """Up to 3 combat moves with your pieces; if you make all 3, at least one must be the Warlord's."""
    moved = False
    for step in range(3):
        made = await fx.may_move(fx.own if moved or step < 2 else fx.itself, COMBAT)
        if made is None:
            break
        moved = moved or fx.being == made.square


@being("War Summoner", rank=HEROIC, figure="""
    o @ o
    . o .
    . o .
""")
async def war_summoner(fx: Effect) -> None:
    """Gain 1 action. The next being you summon this turn may use one enemy piece as if it were yours."""
    fx.gain_action()
    fx.position.borrow = True


@being("Ritual Master", rank=HEROIC, figure="""
    o . .
    . @ .
    o . o
""")
async def ritual_master(fx: Effect) -> None:
    """Summoned on green: gain 2 actions. Summoned on red: you may destroy one heroic and one common piece anywhere."""
    if fx.summoned_on & GREEN:
        fx.gain_action(2)
    elif fx.summoned_on & RED:
        await fx.may_destroy(fx.heroic)
        await fx.may_destroy(fx.common)


@being("Legend Slayer", rank=HEROIC, figure="""
    @ . .
    o o .
    o . o
""")
async def legend_slayer(fx: Effect) -> None:
    """You may destroy one legendary piece or up to 2 other pieces diagonally adjacent to him, whoever owns them."""
    legends = fx.legendary
    square = await fx.may_destroy(fx.pieces & fx.diagonal)
    if square is not None and not legends & BIT[square]:
        await fx.may_destroy(fx.nonlegendary & fx.diagonal)


@being("Mountain Troll", rank=HEROIC, figure="""
    . @ .
    o o .
    . o o
""")
async def mountain_troll(fx: Effect) -> None:
    """Every adjacent enemy common piece is destroyed. If there were at least 2, gain 1 action."""
    if fx.destroy_all(fx.enemy & fx.common & fx.adjacent) >= 2:
        fx.gain_action()


@being("Hungry Bear", rank=HEROIC, figure="""
    @ o
    o o
""")
async def hungry_bear(fx: Effect) -> None:
    """Up to 2 standard moves with the Bear; the second only if the first destroyed a piece."""
    if await fx.may_move(fx.itself, STANDARD) is not None and fx.took is not None:
        await fx.may_move(fx.itself, STANDARD)


@being("Werewolf", rank=HEROIC, figure="""
    . o . .
    o . . @
    . o . .
""")
async def werewolf(fx: Effect) -> None:
    """Summoned on a coloured square other than the central one: up to 3 combat moves with it. Elsewhere: it may
    make 1 standard move."""
    if fx.summoned_on & COLOURED & ~CENTRAL_RED:
        await fx.up_to(3, lambda: fx.may_move(fx.itself, COMBAT))
    else:
        await fx.may_move(fx.itself, STANDARD)


@being("Clan Guardian", rank=HEROIC, acts_on_used=True, figure="""
    o o @ o
""")
async def clan_guardian(fx: Effect) -> None:
    """You may upgrade one common piece that was used to summon the Guardian."""
    await fx.may_upgrade(fx.used & fx.common)
