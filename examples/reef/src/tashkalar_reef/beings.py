"""The 18 beings of the Reef."""

from itertools import combinations

from tashkalar.cards.define import deck, school
from tashkalar.rules.action import DECLINE, swap
from tashkalar.rules.arena import BIT, COLOURED, GREEN, KING, ORTHOGONAL, RAY, RING2, SQUARES, around, squares
from tashkalar.rules.card import COMMON, HEROIC
from tashkalar.rules.effect import COMBAT, STANDARD, Effect
from tashkalar.rules.school import Look

# A scallop: its shell with three grooves, and the hinge below.
EMBLEM = (
    "M12 18.4 1.6 10.8A3.3 3.3 0 0 1 4.4 5.4 3.2 3.2 0 0 1 9.4 2.8 2.8 2.8 0 0 1 14.6 2.8 3.2 3.2 0 0 1 19.6 5.4 "
    "3.3 3.3 0 0 1 22.4 10.8z M11 15.4 5.6 8.6 7 7.4 11.6 14.9z M13 15.4 18.4 8.6 17 7.4 12.4 14.9z "
    "M11.3 14 11 6.2h2l-.3 7.8z M7 22.2 9.6 18.9h4.8L17 22.2z"
)
LOOK = Look(
    base="#f0629f", light="#ffc2dc", edge="#570a30", ink="#38041d", text="#ff9cc6", text_noon="#9c1457", emblem=EMBLEM
)

school("reef", "pink", "reef", look=LOOK)
being = deck("reef", __package__)


def beside(pieces: int, number: int) -> int:
    """Every square that is adjacent to at least so many of some pieces."""
    return sum(BIT[square] for square in SQUARES if (KING[square] & pieces).bit_count() >= number)


@being("Hermit Crab", rank=COMMON, figure="""
    . o @
    . . .
    o . .
""")
async def hermit_crab(fx: Effect) -> None:
    """It may swap places with one of your other pieces, anywhere in the arena."""
    assert fx.being is not None
    options = [swap(fx.being, square) for square in squares(fx.own & ~fx.itself)]
    if options:
        answer = await fx.ask([*options, DECLINE], "swap")
        if answer is not DECLINE:
            fx.swap(answer.origin, answer.square)


@being("Flying Fish", rank=COMMON, figure="""
    o . @
    . . .
    . o .
""")
async def flying_fish(fx: Effect) -> None:
    """The Fish may leap to an empty square at distance exactly 2. If that square is green or red, gain 1 action."""
    assert fx.being is not None
    made = await fx.may_leap(fx.itself, STANDARD, to=fx.empty & RING2[fx.being])
    if made is not None and BIT[made.square] & COLOURED:
        fx.gain_action()


@being("Coral Gardener", rank=COMMON, figure="""
    o * @
    . * o
""")
async def coral_gardener(fx: Effect) -> None:
    """Place one common piece of your colour on an empty marked square."""
    await fx.must_place(fx.marked)


@being("Pearl Diver", rank=COMMON, figure="""
    o . @
    o . .
""")
async def pearl_diver(fx: Effect) -> None:
    """Summoned on a green or red square: gain 1 action. Anywhere else: the Diver may make 1 standard move onto a green
    or red square."""
    if fx.summoned_on & COLOURED:
        fx.gain_action()
    else:
        await fx.may_move(fx.itself, STANDARD, to=COLOURED)


@being("Cleaner Shrimp", rank=COMMON, figure="""
    o o .
    . . @
    . . o
""")
async def cleaner_shrimp(fx: Effect) -> None:
    """Destroy one enemy common piece that is adjacent to one of your upgraded pieces."""
    await fx.must_destroy(fx.enemy & fx.common & around(fx.own & (fx.heroic | fx.legendary)))


@being("Moray", rank=HEROIC, figure="""
    @ . . .
    o o . .
    . . o o
""")
async def moray(fx: Effect) -> None:
    """The Moray may make 1 combat move. If that destroys a piece, it may move back to the square it came from."""
    made = await fx.may_move(fx.itself, COMBAT)
    if made is not None and fx.took is not None:
        await fx.may_move(fx.itself, STANDARD, to=BIT[made.origin])


@being("Harpooner", rank=HEROIC, figure="""
    o . ↗
    . @ →
    o o ↘
""")
async def harpooner(fx: Effect) -> None:
    """He may throw in one of the indicated directions. The first piece on that line, whatever its colour, is destroyed
    if it is common, downgraded if it is heroic, and unharmed if it is legendary."""
    direction = await fx.direction(fx.directions, optional=True)
    if direction is None or fx.being is None:
        return
    for square in RAY[fx.being][direction]:
        if BIT[square] & fx.common:
            fx.destroy(square)
            break
        if BIT[square] & fx.pieces:
            if BIT[square] & fx.heroic:
                fx.downgrade(square)
            break


@being("Siren", rank=HEROIC, figure="""
    o . o
    . @ .
    . o .
    . . o
""")
async def siren(fx: Effect) -> None:
    """You may convert one enemy common piece at distance exactly 2 into a common piece of yours."""
    assert fx.being is not None
    square = await fx.may(fx.convertible(COMMON) & fx.common & RING2[fx.being], "convert")
    if square is not None:
        fx.convert(square, COMMON)


@being("Tide Caller", rank=HEROIC, figure="""
    . o .
    o @ .
    . . o
    . o .
""")
async def tide_caller(fx: Effect) -> None:
    """You may choose an orthogonal direction. If you do, up to 3 of your pieces make 1 standard move each in that
    direction."""
    direction = await fx.direction(ORTHOGONAL, optional=True)
    if direction is None:
        return
    fx.tracked = fx.own  # those that have not moved yet
    for _ in range(3):
        made = await fx.may_move(fx.tracked, STANDARD, direction=direction)
        if made is None:
            break
        fx.tracked &= ~BIT[made.square]


@being("Kraken Spawn", rank=HEROIC, figure="""
    * o *
    o # .
    * . *
""")
async def kraken_spawn(fx: Effect) -> None:
    """You may destroy up to 2 non-legendary pieces on marked squares, whatever their colour."""
    await fx.up_to(2, lambda: fx.may_destroy(fx.nonlegendary & fx.marked))


@being("Pearl Keeper", rank=HEROIC, acts_on_used=True, figure="""
    . o .
    o . o
    . @ .
    . o .
""")
async def pearl_keeper(fx: Effect) -> None:
    """You may destroy up to 2 of your pieces that were used to summon her. Gain 1 action for each."""

    async def offering() -> int | None:
        square = await fx.may_destroy(fx.own & fx.used)
        if square is not None:
            fx.gain_action()
        return square

    await fx.up_to(2, offering)


@being("Drift Jelly", rank=HEROIC, figure="""
    . @ .
    . . .
    o o o
    . o .
""")
async def drift_jelly(fx: Effect) -> None:
    """It may leap to any empty square. Then, leapt or not, downgrade one enemy heroic piece adjacent to it."""
    await fx.may_leap(fx.itself, STANDARD, to=fx.empty)
    square = await fx.must(fx.enemy & fx.heroic & fx.adjacent, "downgrade")
    if square is not None:
        fx.downgrade(square)


@being("Lantern Angler", rank=HEROIC, figure="""
    . . . o
    @ . o .
    . o o .
""")
async def lantern_angler(fx: Effect) -> None:
    """One enemy non-legendary piece may make 1 move onto an empty square adjacent to the Angler; you direct it. If it
    does, the Angler may make 1 combat move."""
    if await fx.may_move(fx.enemy & fx.nonlegendary, STANDARD, to=fx.empty & fx.adjacent) is not None:
        await fx.may_move(fx.itself, COMBAT)


@being("Reef Builder", rank=HEROIC, figure="""
    o . @
    o o .
    . o .
""")
async def reef_builder(fx: Effect) -> None:
    """Place up to 2 common pieces of your colour, each on an empty square adjacent to at least 3 of your pieces."""
    await fx.up_to(2, lambda: fx.may_place(beside(fx.own, 3)))


@being("Undertow", rank=HEROIC, figure="""
    o . .
    o . @
    o . .
""")
async def undertow(fx: Effect) -> None:
    """Gain 1 action. You may swap 2 pieces adjacent to it, whatever their colours and ranks."""
    fx.gain_action()
    options = [swap(one, other) for one, other in combinations(squares(fx.pieces & fx.adjacent), 2)]
    if options:
        answer = await fx.ask([*options, DECLINE], "swap")
        if answer is not DECLINE:
            fx.swap(answer.origin, answer.square)


@being("Tide Oracle", rank=HEROIC, figure="""
    o . .
    . . @
    o . o
""")
async def tide_oracle(fx: Effect) -> None:
    """At the end of this turn, draw 1 extra card from your deck, or 2 if she was summoned on a green square."""
    fx.draw_extra(cards=2 if fx.summoned_on & GREEN else 1)


@being("Great Turtle", rank=HEROIC, figure="""
    . o .
    o # o
""")
async def great_turtle(fx: Effect) -> None:
    """Upgrade one of your common pieces adjacent to it. If there is none, gain 1 action."""
    if await fx.must_upgrade(fx.own & fx.common & fx.adjacent) is None:
        fx.gain_action()


@being("Shark Pack", rank=HEROIC, figure="""
    @ o .
    . . o
    o o .
""")
async def shark_pack(fx: Effect) -> None:
    """You may destroy one enemy piece, whatever its rank, that is adjacent to at least 3 of your pieces."""
    await fx.may_destroy(fx.enemy & beside(fx.own, 3))
