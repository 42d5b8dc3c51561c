"""The legends, one deck shared by all."""

from ..rules.action import DECLINE, Option, stone
from ..rules.arena import BIT, COLOURED, DIRECTIONS, GREEN, KING, RAY, RED, WITHIN2, WITHIN3, around, squares
from ..rules.card import COMMON, HEROIC, LEGENDARY
from ..rules.effect import COMBAT, Effect
from ..rules.event import Leapt
from .define import deck

being = deck("legends", __package__)

NEAR_RED = RED | around(RED)
NEAR_GREEN = GREEN | around(GREEN)


@being("Fire Dragon", rank=LEGENDARY, figure="""
    O . O
    . o .
    . O .
    ← @ →
    ↙ ↓ ↘
""")
async def fire_dragon(fx: Effect) -> None:
    """Choose one of the indicated directions. In that direction and in the two at 45° to it, every non-legendary piece
    at distance 1 or 2 from the Dragon is destroyed, yours included."""
    direction = await fx.direction(fx.directions, optional=False)
    if direction is None or fx.being is None:
        return
    here = fx.being
    for side in (-1, 0, 1):
        for square in RAY[here][(direction + side) % len(DIRECTIONS)][:2]:
            fx.destroy_all(BIT[square] & fx.nonlegendary)


@being("Hell Bull", rank=LEGENDARY, figure="""
    o . o
    O # O
    . o .
""")
async def hell_bull(fx: Effect) -> None:
    """Choose a direction. The Bull may make any number of combat moves in it, but stops once it has destroyed a
    legendary piece."""
    await fx.run(fx.itself, COMBAT)


@being("Angel of Death", rank=LEGENDARY, figure="""
    . o . o .
    o . % . o
    . . o . .
""")
async def angel_of_death(fx: Effect) -> None:
    """You may choose any one other piece of any colour. It is upgraded if possible; then the Angel makes a combat leap
    onto its square and destroys it."""
    square = await fx.may(fx.pieces & ~fx.itself, "destroy")
    if square is None or fx.being is None:
        return
    if BIT[square] & fx.upgradable:
        fx.upgrade(square)
    fx.relocate(fx.being, square, Leapt)


@being("The Eldest Tree", rank=LEGENDARY, figure="""
    . . . O .
    o . @ . o
    . O . . .
""")
async def eldest_tree(fx: Effect) -> None:
    """Choose up to 3 different adjacent squares, one after another: an enemy non-legendary piece there is destroyed, a
    common piece of yours there is upgraded, and an empty square gets one common piece of your colour."""
    around_it = fx.adjacent

    async def square() -> int | None:
        nonlocal around_it
        fallen, raised = fx.enemy & fx.nonlegendary, fx.own & fx.common
        parts = {"destroy": around_it & fallen, "upgrade": around_it & raised, "place": fx.placeable(around_it)}
        chosen = await fx.may_one_of(parts)
        if chosen is not None:
            bit = BIT[chosen]
            around_it &= ~bit
            if bit & fallen:
                fx.destroy(chosen)
            elif bit & raised:
                fx.upgrade(chosen)
            else:
                fx.place(chosen)
        return chosen

    await fx.up_to(3, square)


@being("Bone Catapult", rank=LEGENDARY, figure="""
    o ↑ ↗
    ← @ →
    O O O
""")
async def bone_catapult(fx: Effect) -> None:
    """You may choose one piece in an indicated direction, at any distance and whatever its colour and rank. It is
    destroyed together with every common piece adjacent to it, yours included."""
    assert fx.being is not None
    lines = 0
    for direction in fx.directions:
        for square in RAY[fx.being][direction]:
            lines |= BIT[square]
    hit = await fx.may_destroy(lines & fx.pieces)
    if hit is not None:
        fx.destroy_all(KING[hit] & fx.common)


@being("Fire Elemental", rank=LEGENDARY, figure="""
    . . @ . .
    . O . o .
    O . o . o
""")
async def fire_elemental(fx: Effect) -> None:
    """Either all adjacent enemy non-legendary pieces are destroyed, or all enemy common pieces up to distance 2."""
    assert fx.being is not None
    near = fx.enemy & fx.nonlegendary & fx.adjacent
    far = fx.enemy & fx.common & WITHIN2[fx.being]
    if near or far:
        fx.destroy_all(near if await fx.word("near", "far", optional=False, part="destroy") == "near" else far)


@being("Leviathan", rank=LEGENDARY, figure="""
    . . . . @
    . . O O .
    O o . . .
""")
async def leviathan(fx: Effect) -> None:
    """Choose one: downgrade up to 3 upgraded pieces; or destroy up to 4 common pieces. The chosen pieces must form one
    connected group, diagonals included; colours may be mixed."""
    first = await fx.may_one_of({"destroy": fx.common, "downgrade": _downgradable(fx)})
    if first is None:
        return
    destroying = bool(fx.common & BIT[first])
    chosen = 0
    square: int | None = first
    limit = 4 if destroying else 3
    while square is not None:
        chosen |= BIT[square]
        if destroying:
            fx.destroy(square)
        else:
            fx.downgrade(square)
        if chosen.bit_count() == limit:
            break
        # Pieces chosen earlier still link the group, even when they are gone.
        mask = around(chosen) & ~chosen & (fx.common if destroying else _downgradable(fx))
        square = await fx.may(mask, "destroy" if destroying else "downgrade")


def _downgradable(fx: Effect) -> int:
    """Heroics, and legends whose owner has a double-sided stone left."""
    mask = fx.heroic
    for side, stones in enumerate(fx.position.stones):
        if fx.position.stones_left(side) > 0:
            mask |= stones & fx.legendary
    return mask


@being("Two-Headed Dragon", rank=LEGENDARY, acts_on_used=True, figure="""
    @ . O .
    . O . .
    O . o .
    . . . o
""")
async def two_headed_dragon(fx: Effect) -> None:
    """You may upgrade one of the pieces that were used to summon the Dragon. If you do, you may destroy one heroic
    piece of any colour adjacent to that piece."""
    square = await fx.may_upgrade(fx.used & fx.nonlegendary)
    if square is not None:
        await fx.may_destroy(fx.heroic & KING[square])


@being("Earth Elemental", rank=LEGENDARY, figure="""
    . @ o .
    . o o .
    O . . O
""")
async def earth_elemental(fx: Effect) -> None:
    """Destroy one non-legendary piece of any colour on or adjacent to a red square. Then upgrade one common piece of
    any colour on or adjacent to a green square. Then the Elemental may make 1 combat move onto an adjacent red or green
    square."""
    await fx.must_destroy(fx.nonlegendary & NEAR_RED)
    await fx.must_upgrade(fx.common & NEAR_GREEN)
    await fx.may_move(fx.itself, COMBAT, to=COLOURED)


@being("Time Elemental", rank=LEGENDARY, figure="""
    . @ .
    O . O
    . O .
    o . o
""")
async def time_elemental(fx: Effect) -> None:
    """After this turn you take one extra turn, even if the end of the game has been triggered."""
    fx.take_extra_turn()


@being("Storm Elemental", rank=LEGENDARY, figure="""
    O . .
    O . O
    . # .
""")
async def storm_elemental(fx: Effect) -> None:
    """You may place one piece of your colour, of any rank, on an empty square up to distance 3. It makes combat moves
    in one direction: up to 5 if it is common, up to 3 if heroic, up to 1 if legendary. Then it is destroyed."""
    assert fx.being is not None
    options: list[Option] = [
        stone(square, rank=rank)
        for rank in (COMMON, HEROIC, LEGENDARY)
        for square in squares(fx.placeable(WITHIN3[fx.being], rank))
    ]
    if not options:
        return
    answer = await fx.ask([*options, DECLINE], "place")
    if answer is DECLINE:
        return
    fx.place(answer.square, answer.rank)
    last = await fx.run(BIT[answer.square], COMBAT, limit=(5, 3, 1)[answer.rank])
    fx.destroy(answer.square if last is None else last.square)


@being("Titan", rank=LEGENDARY, figure="""
    . @ .
    . O .
    . O .
    o o o
""")
async def titan(fx: Effect) -> None:
    """Every piece orthogonally adjacent to the Titan and every non-legendary piece diagonally adjacent is destroyed,
    yours included. None of these count as destroyed by you."""
    fx.destroy_all(fx.orthogonal | fx.nonlegendary & fx.diagonal, counts=False)


