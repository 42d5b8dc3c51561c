"""The beings of the Highland school."""

from ..rules.arena import BIT, CENTRAL_RED, COLOURED, GREEN, KING, RED, around
from ..rules.card import COMMON, HEROIC
from ..rules.effect import COMBAT, STANDARD, Effect
from .define import deck, school

school("highland", "yellow", "highland")
being = deck("highland", __package__)

BESIDE_GREEN = around(GREEN)


@being("Wild Eagle", rank=COMMON, figure="""
    . @ .
    o . o
""")
async def wild_eagle(fx: Effect) -> None:
    """The Eagle may make a combat leap to any square."""
    await fx.may_leap(fx.itself, COMBAT)


@being("Clan Axeman", rank=COMMON, figure="""
    . . o
    . @ .
    o . .
""")
async def clan_axeman(fx: Effect) -> None:
    """He may destroy one non-legendary piece of any colour orthogonally adjacent to him."""
    await fx.may_destroy(fx.nonlegendary & fx.orthogonal)


@being("Clan Healer", rank=COMMON, figure="""
    . . o
    o @ o
""")
async def clan_healer(fx: Effect) -> None:
    """Place up to 2 common pieces of your colour, each on an empty square adjacent to a green square."""
    await fx.up_to(2, lambda: fx.may_place(BESIDE_GREEN))


@being("Dire Wolf", rank=COMMON, figure="""
    . . @
    . o o
    o . .
""")
async def dire_wolf(fx: Effect) -> None:
    """The Wolf makes up to 2 combat moves."""
    await fx.up_to(2, lambda: fx.may_move(fx.itself, COMBAT))


@being("Ritual Keeper", rank=COMMON, figure="""
    . o
    o @
""")
async def ritual_keeper(fx: Effect) -> None:
    """Summoned on a green square: upgrade one of your common pieces (the Keeper included). On a red square: one of your
    pieces may make 1 combat move."""
    if fx.summoned_on & GREEN:
        await fx.must_upgrade(fx.own & fx.common)
    elif fx.summoned_on & RED:
        await fx.may_move(fx.own, COMBAT)


@being("Eagle Lord", rank=HEROIC, figure="""
    o . @ . o
    . o . o .
""")
async def eagle_lord(fx: Effect) -> None:
    """The Eagle Lord may make a combat leap to any square."""
    await fx.may_leap(fx.itself, COMBAT)


@being("Wolf Rider", rank=HEROIC, figure="""
    @ . .
    o o o
    o . .
""")
async def wolf_rider(fx: Effect) -> None:
    """The Rider makes up to 2 combat moves."""
    await fx.up_to(2, lambda: fx.may_move(fx.itself, COMBAT))


@being("Blood Shaman", rank=HEROIC, figure="""
    . . o
    . @ o
    o o .
""")
async def blood_shaman(fx: Effect) -> None:
    """Destroy one non-legendary piece of any colour anywhere in the arena (the Shaman included). If it stood on a red
    square, every common piece adjacent to that square is destroyed too, yours included."""
    square = await fx.must_destroy(fx.nonlegendary)
    if square is not None and BIT[square] & RED:
        fx.destroy_all(KING[square] & fx.common)


@being("War Drummer", rank=HEROIC, figure="""
    # o
    o o
""")
async def war_drummer(fx: Effect) -> None:
    """Your other pieces may make either 1 combat move or up to 2 standard moves in total."""
    made = await fx.may_move(fx.own & ~fx.itself, COMBAT)
    if made is not None and not fx.took_equal(made):
        await fx.may_move(fx.own & ~fx.itself, STANDARD)


@being("Hill Giant", rank=HEROIC, figure="""
    . @ .
    . o .
    o o o
""")
async def hill_giant(fx: Effect) -> None:
    """Every non-legendary piece orthogonally adjacent to the Giant is destroyed, yours included."""
    fx.destroy_all(fx.nonlegendary & fx.orthogonal)


@being("Warlord", rank=HEROIC, figure="""
    . . @ . .
    . o o o .
    o . . . o
""")
async def warlord(fx: Effect) -> None:
    """Your pieces make up to 3 combat moves in total. If all 3 are made, the Warlord must make at least one of them."""
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
    """Gain 1 action. For your next summoning this turn, one enemy piece may count as yours in the figure."""
    fx.gain_action()
    fx.lend_enemy()


@being("Ritual Master", rank=HEROIC, figure="""
    o . .
    . @ .
    o . o
""")
async def ritual_master(fx: Effect) -> None:
    """Summoned on a green square: gain 2 actions. On a red square: you may destroy one heroic piece and one common
    piece (either, both or neither), of any colour and anywhere in the arena."""
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
    """He may destroy either one legendary piece or up to 2 non-legendary pieces diagonally adjacent to him, of any
    colour."""
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
    """Every enemy common piece adjacent to the Troll is destroyed. If that destroys 2 or more, gain 1 action."""
    if fx.destroy_all(fx.enemy & fx.common & fx.adjacent) >= 2:
        fx.gain_action()


@being("Hungry Bear", rank=HEROIC, figure="""
    @ o
    o o
""")
async def hungry_bear(fx: Effect) -> None:
    """The Bear makes up to 2 standard moves. If the first one goes to an empty square, there is no second."""
    if await fx.may_move(fx.itself, STANDARD) is not None and fx.took is not None:
        await fx.may_move(fx.itself, STANDARD)


@being("Werewolf", rank=HEROIC, figure="""
    . o . .
    o . . @
    . o . .
""")
async def werewolf(fx: Effect) -> None:
    """Summoned on a green or red square other than the central red one: the Werewolf makes up to 3 combat moves.
    Anywhere else: it may make 1 standard move."""
    if fx.summoned_on & COLOURED & ~CENTRAL_RED:
        await fx.up_to(3, lambda: fx.may_move(fx.itself, COMBAT))
    else:
        await fx.may_move(fx.itself, STANDARD)


@being("Clan Guardian", rank=HEROIC, acts_on_used=True, figure="""
    o o @ o
""")
async def clan_guardian(fx: Effect) -> None:
    """You may upgrade one common piece that was used to summon the Guardian (even an enemy one)."""
    await fx.may_upgrade(fx.used & fx.common)
