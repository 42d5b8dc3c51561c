"""The beings of the Etherweavers, with their warp effects."""

from ..rules.action import DECLINE, TARGET, WORDS, Option, named, stone, swap
from ..rules.arena import BIT, COLOURLESS, DIRECTION, KING, RAY, RING2, SQUARES, around, squares
from ..rules.card import COMMON, HEROIC, Being
from ..rules.effect import COMBAT, STANDARD, Effect
from .define import deck, school, warp
from .pending import MERCHANT, copied, in_pile, loose, may_discard_pending

school("etherweavers", "purple", "etherweavers", warps=True, reads_pile=True, keeps_stone=True)
being = deck("etherweavers", __package__)

@being("Doppelganger", rank=COMMON, figure="""
    o @
    o .
""")
async def doppelganger(fx: Effect) -> None:
    """If you have a pending being, copy its warp effect (the Merchant of Time cannot be copied)."""
    pending = loose(fx)
    if pending is not None:
        await copied(fx, pending)


@being("Paradox Worm", rank=COMMON, figure="""
    . . o @
    o o . .
""")
async def paradox_worm(fx: Effect) -> None:
    """You may swap one of your non-legendary pieces with an enemy piece of the same rank."""
    options = [
        swap(own, enemy)
        for kind in (fx.common, fx.heroic)
        for own in squares(fx.own & kind)
        for enemy in squares(fx.enemy & kind)
    ]
    if options:
        answer = await fx.ask([*options, DECLINE], "swap")
        if answer is not DECLINE:
            fx.swap(answer.origin, answer.square)


@warp("Paradox Worm")
async def paradox_worm_warp(fx: Effect) -> None:
    """Upgrade one enemy common piece. Then you may discard your pending being (normally the Worm itself)."""
    await fx.must_upgrade(fx.enemy & fx.common)
    await may_discard_pending(fx)


@being("Lesser Shadow Twin", rank=COMMON, figure="""
    @ . .
    o o o
""")
async def lesser_shadow_twin(fx: Effect) -> None:
    """If the Greater Shadow Twin is in your discard pile: choose one of your pieces and destroy up to 2 common
    pieces adjacent to it, whoever owns them."""
    if not in_pile(fx, "Greater Shadow Twin"):
        return
    square = await fx.must(fx.own & around(fx.common), "choose")
    if square is not None:
        await fx.up_to(2, lambda: fx.may_destroy(fx.common & KING[square]))


@warp("Lesser Shadow Twin")
async def lesser_shadow_twin_warp(fx: Effect) -> None:
    """Upgrade one of your common pieces."""
    await fx.must_upgrade(fx.own & fx.common)


@being("Translocationist", rank=COMMON, figure="""
    . . o
    o @ .
    o o .
""")
async def translocationist(fx: Effect) -> None:
    """Swap up to 2 different heroic pieces of yours, each with one of your common pieces."""
    fx.tracked = fx.own & fx.heroic  # those that have not swapped yet

    async def exchange() -> Option | None:
        commons = list(squares(fx.own & fx.common))
        options = [swap(heroic, common) for heroic in squares(fx.tracked) for common in commons]
        if not options:
            return None
        answer = await fx.ask([*options, DECLINE], "swap")
        if answer is DECLINE:
            return None
        fx.swap(answer.origin, answer.square)
        fx.tracked &= ~BIT[answer.square]
        return answer

    await fx.up_to(2, exchange)


@warp("Translocationist")
async def translocationist_warp(fx: Effect) -> None:
    """Gain 1 action."""
    fx.gain_action()


@being("Antimatter Spirit", rank=COMMON, figure="""
    . . o
    . @ .
    o . .
""")
async def antimatter_spirit(fx: Effect) -> None:
    """No effect when summoned."""


@warp("Antimatter Spirit")
async def antimatter_spirit_warp(fx: Effect) -> None:
    """Linked effect: place a common piece of your colour on an empty colourless square; it makes 1 combat move. Then
    place a common piece of another colour on that same square; it makes 1 combat move in the opposite direction."""
    barred = ~(fx.empty | fx.common)
    stocked = any(fx.position.stones_left(side) > 0 for side in fx.enemies)
    choices: dict[int, list[int]] = {}  # square -> where the own piece may go
    for square in squares(fx.placeable(COLOURLESS)):
        # A stone destroyed by the first move is back in stock for the second.
        ways = [end for end, both in _OPPOSED[square] if not both & barred]
        ends = [end for end in ways if stocked or fx.position.side_at(BIT[end]) in fx.enemies]
        if ends:
            choices[square] = ends
    if not choices:
        return
    mask = 0
    for square in choices:
        mask |= BIT[square]
    start = await fx.must(mask, "place")
    assert start is not None
    fx.place(start)
    made = await fx.must_make(fx.moves(BIT[start], COMBAT, to=_mask(choices[start])))
    assert made is not None
    colours = fx.position.setup.colours
    sides = [side for side in fx.enemies if fx.position.stones_left(side) > 0]
    options = [stone(start, colours[side]) for side in sides]
    answer = options[0] if len(options) == 1 else await fx.ask(options, "place")
    assert answer.colour is not None
    fx.place(start, COMMON, colours.index(answer.colour))
    opposite = (DIRECTION[made.origin, made.square] + 4) % 8
    await fx.must_make(fx.moves(BIT[start], COMBAT, direction=opposite))


def _opposed(square: int) -> list[tuple[int, int]]:
    """The squares beside one that have another opposite: each with the mask of both."""
    opposite = {end: RAY[square][(DIRECTION[square, end] + 4) % 8] for end in squares(KING[square])}
    return [(end, BIT[end] | BIT[other[0]]) for end, other in opposite.items() if other]


_OPPOSED = {square: _opposed(square) for square in SQUARES}


def _mask(found: list[int]) -> int:
    mask = 0
    for square in found:
        mask |= BIT[square]
    return mask


@being("Merchant of Time", rank=HEROIC, figure="""
    . . @ .
    . o . o
    o . o .
""")
async def merchant_of_time(fx: Effect) -> None:
    """If a piece lies on this card, that piece makes a standard leap from here to any colourless square."""
    if fx.position.merchant is None:
        return
    _, rank = fx.position.merchant
    square = await fx.must(fx.reach(rank, STANDARD) & COLOURLESS, "leap")
    if square is not None:
        fx.destroy_all(BIT[square])
        fx.bring_back(square)


@warp("Merchant of Time")
async def merchant_of_time_warp(fx: Effect) -> None:
    """Take any one piece from a colourless square and put it on this card; there it is neither destroyed nor in the
    arena nor in stock. This effect cannot be copied, and while the Merchant is pending, nothing can discard it or
    return it to your hand."""
    square = await fx.must(fx.pieces & COLOURLESS, "take")
    if square is not None:
        fx.take(square)


@being("Gate of Oblivion", rank=HEROIC, figure="""
    . * * * .
    * o @ o *
    * o x o *
""")
async def gate_of_oblivion(fx: Effect) -> None:
    """A piece on the inner marked square is destroyed, whatever its colour and rank. Then you may destroy one non-
    legendary piece of any colour on one of the other marked squares."""
    fx.destroy_all(fx.inner)
    await fx.may_destroy(fx.nonlegendary & fx.marked)


@warp("Gate of Oblivion")
async def gate_of_oblivion_warp(fx: Effect) -> None:
    """For the rest of this turn, every piece you destroy counts twice, as two destroyed pieces of its colour and rank.
    Each further use this turn adds one to that count."""
    fx.count_once_more()


@being("Time Traveler", rank=HEROIC, free_square=True, figure="""
    o . .
    . o .
    . . o
""")
async def time_traveler(fx: Effect) -> None:
    """The figure has no summoning square: the Traveler appears on any empty colourless square. Then you may destroy one
    common piece of any colour adjacent to him; if you do, the top card of your discard pile goes on top of your
    deck."""
    if await fx.may_destroy(fx.common & fx.adjacent) is not None and fx.pile:
        fx.to_deck(fx.pile[-1])


@being("Greater Shadow Twin", rank=HEROIC, figure="""
    @ o o o
""")
async def greater_shadow_twin(fx: Effect) -> None:
    """If the Lesser Shadow Twin is in your discard pile: you may destroy one heroic piece of any colour that is
    adjacent to at least 2 of your pieces."""
    if in_pile(fx, "Lesser Shadow Twin"):
        own = fx.own
        beset = [square for square in squares(fx.heroic) if (KING[square] & own).bit_count() >= 2]
        await fx.may_destroy(_mask(beset))


@warp("Greater Shadow Twin")
async def greater_shadow_twin_warp(fx: Effect) -> None:
    """Upgrade one of your common pieces."""
    await fx.must_upgrade(fx.own & fx.common)


@being("Warpmaster", rank=HEROIC, figure="""
    . o .
    . . .
    o . @
    . o .
""")
async def warpmaster(fx: Effect) -> None:
    """You may choose one: return your pending being to your hand; or the Warpmaster makes 1 standard move."""
    options = fx.moves(fx.itself, STANDARD)
    if loose(fx) is not None:
        options.append(WORDS["return"])
    if not options:
        return
    answer = await fx.ask([*options, DECLINE], "move")
    if answer is WORDS["return"]:
        fx.take_back_pending()
    elif answer is not DECLINE:
        fx.move(answer)


@being("Dark Sphere", rank=HEROIC, figure="""
    o #
    o o
""")
async def dark_sphere(fx: Effect) -> None:
    """Up to 3 different non-legendary pieces, at most 2 of any one colour (yours included), make 1 combat move each.
    Every move must end at distance exactly 2 from the Dark Sphere."""
    assert fx.being is not None
    ring = RING2[fx.being]
    counts = [0] * len(fx.position.stones)

    async def push() -> Option | None:
        free = 0
        for side, stones in enumerate(fx.position.stones):
            if counts[side] < 2:
                free |= stones
        made = await fx.may_move(free & fx.nonlegendary & ~fx.tracked & ~fx.itself, COMBAT, to=ring)
        if made is not None:
            fx.tracked |= BIT[made.square]  # the pieces that have moved
            counts[fx.position.side_at(BIT[made.square])] += 1
        return made

    await fx.up_to(3, push)


@being("Void Summoner", rank=HEROIC, figure="""
    . @ o
    . o .
    o . o
""")
async def void_summoner(fx: Effect) -> None:
    """For your next summoning this turn, up to 2 empty squares may count as common pieces of yours in the figure."""
    fx.lend_void()


@warp("Void Summoner")
async def void_summoner_warp(fx: Effect) -> None:
    """Make 1 standard move with one of your non-legendary pieces."""
    await fx.must_make(fx.moves(fx.own & fx.nonlegendary, STANDARD))


@being("Eternal Emperor", rank=HEROIC, figure="""
    o .
    o @
    o o
""")
async def eternal_emperor(fx: Effect) -> None:
    """If you have not brought this card’s warp effect into play this turn (copies do not matter), you may carry it out
    now as a regular effect."""
    if fx.card not in fx.position.warped:
        await _emperor(fx, optional=True)


@warp("Eternal Emperor")
async def eternal_emperor_warp(fx: Effect) -> None:
    """Choose one: place a common piece of your colour on an empty square; or move one of your pieces, by a combat move
    if it is common, by a standard move if it is upgraded."""
    await _emperor(fx, optional=False)


async def _emperor(fx: Effect, optional: bool) -> None:
    options = [TARGET[square] for square in squares(fx.placeable(fx.empty))]
    options += fx.moves(fx.own & fx.common, COMBAT) + fx.moves(fx.own & ~fx.common, STANDARD)
    if not options:
        return
    if optional:
        options.append(DECLINE)
    answer = options[0] if len(options) == 1 else await fx.ask(options, "place")
    if answer.kind == "move":
        fx.move(answer)
    elif answer is not DECLINE:
        fx.place(answer.square)


@being("Reality Patch", rank=HEROIC, figure="""
    . o .
    o @ o
    . o .
""")
async def reality_patch(fx: Effect) -> None:
    """You may destroy one heroic piece of each enemy colour. You may discard your pending being. You may discard
    one card of any kind from your hand."""
    waiting = set(fx.enemies)
    while waiting:
        mask = 0
        for side in sorted(waiting):
            mask |= fx.position.stones[side]
        square = await fx.may(mask & fx.heroic, "destroy")
        if square is None:
            break
        waiting.remove(fx.position.side_at(BIT[square]))
        fx.destroy(square)
    await may_discard_pending(fx)
    card = await fx.may_pick(fx.hand, "discard", part="discard")
    if card is not None:
        fx.discard_from_hand(card)


@being("Polarity Queen", rank=HEROIC, figure="""
    . @ .
    o . o
    . o .
    . o .
""")
async def polarity_queen(fx: Effect) -> None:
    """Linked effect: 2 of your non-legendary pieces other than the Queen make 1 combat move each, one after the other,
    in opposite directions."""
    pairs = {made: _answers(fx, made) for made in fx.moves(fx.own & fx.nonlegendary & ~fx.itself, COMBAT)}
    first = [made for made, answers in pairs.items() if answers]
    made = await fx.must_make(first)
    if made is not None:
        await fx.must_make(pairs[made])


def _answers(fx: Effect, made: Option) -> list[Option]:
    """The second moves that a first move of the Polarity Queen would leave possible."""
    after = Effect(fx.position.copy(), fx.card, fx.being)
    opposite = (after.move(made) + 4) % 8
    movers = after.own & after.nonlegendary & ~after.itself & ~BIT[made.square]
    return after.moves(movers, COMBAT, direction=opposite)


@warp("Polarity Queen")
async def polarity_queen_warp(fx: Effect) -> None:
    """Place a common piece of your colour on an empty square adjacent to an enemy piece."""
    await fx.must_place(around(fx.enemy))


@being("Singularity", rank=HEROIC, figure="""
    o . o
    . @ .
    o . o
""")
async def singularity(fx: Effect) -> None:
    """Choose an empty colourless square. Every common piece adjacent to it, of any colour, must make a combat move onto
    it, one after another in the order you choose; each destroys the one before."""
    centre = await fx.must(fx.empty & COLOURLESS, "choose")
    if centre is None:
        return
    while await fx.must_make(fx.moves(fx.common & KING[centre], COMBAT, to=BIT[centre])) is not None:
        pass


@being("Ziggurat Sentinel", rank=HEROIC, figure="""
    . . @
    . ↙ o
    . o o
    o o .
""")
async def ziggurat_sentinel(fx: Effect) -> None:
    """You may choose one: copy a warp effect from a card in your discard pile; or the Sentinel makes up to 3 combat
    moves, all in the indicated direction."""
    cards = [card for card in fx.pile if isinstance(card, Being) and card.warp and card.name != MERCHANT]
    direction = fx.directions[0]
    options = [named("copy", card) for card in cards] + fx.moves(fx.itself, COMBAT, direction=direction)
    if not options:
        return
    answer = await fx.ask([*options, DECLINE], "copy")
    if isinstance(answer.card, Being):
        await copied(fx, answer.card)
    elif answer is not DECLINE:
        fx.move(answer)
        await fx.up_to(2, lambda: fx.may_move(fx.itself, COMBAT, direction=direction))


@warp("Ziggurat Sentinel")
async def ziggurat_sentinel_warp(fx: Effect) -> None:
    """One of your non-legendary pieces makes 1 combat move or up to 2 standard moves (at least 1 move if possible)."""
    made = await fx.must_make(fx.moves(fx.own & fx.nonlegendary, COMBAT))
    if made is not None and not fx.took_equal(made):
        await fx.may_move(BIT[made.square], STANDARD)


@being("Iris of Eternity", rank=HEROIC, figure="""
    . @ .
    o . o
    o . o
    . o .
""")
async def iris_of_eternity(fx: Effect) -> None:
    """You may choose one: destroy one adjacent legendary piece of any colour; or upgrade the Iris. If the Iris becomes
    legendary this way, it counts as a legend you summoned this turn, and you discard all your legend cards."""
    options = [TARGET[square] for square in squares(fx.legendary & fx.adjacent)]
    if fx.itself & fx.upgradable:
        options.append(WORDS["upgrade"])
    if not options:
        return
    answer = await fx.ask([*options, DECLINE], "destroy")
    if answer is WORDS["upgrade"]:
        assert fx.being is not None
        fx.upgrade(fx.being)
        if fx.itself & fx.legendary:
            await fx.legend_summoned()
            fx.discard_legends()
    elif answer is not DECLINE:
        fx.destroy(answer.square)
