"""The flares. A half needs a number of fewer upgraded pieces (upper) or fewer pieces (lower) than an opponent."""

from ..rules.action import TARGET
from ..rules.arena import BOARD, squares
from ..rules.card import HEROIC
from ..rules.effect import COMBAT, STANDARD, Effect
from .define import flare, home

home("flares", __package__)


async def place_common(fx: Effect) -> None:
    """Place 1 common piece of your colour on an empty square."""
    await fx.must_place()


async def place_two(fx: Effect) -> None:
    """Place 2 common pieces of your colour on empty squares."""
    await fx.must_place()
    await fx.must_place()


async def place_heroic(fx: Effect) -> None:
    """Place 1 heroic piece of your colour on an empty square."""
    await fx.must_place(rank=HEROIC)


async def gain_action(fx: Effect) -> None:
    """Gain 1 action."""
    fx.gain_action()


async def three_moves(fx: Effect) -> None:
    """Your common pieces make up to 3 standard moves in total (the same piece or different ones)."""
    await fx.up_to(3, lambda: fx.may_move(fx.own & fx.common, STANDARD))


async def place_or_convert(fx: Effect) -> None:
    """Choose one: place 1 common piece of your colour on an empty square; or convert 1 enemy common piece to your
    colour."""
    enemies = fx.convertible(0) & fx.common
    square = await fx.must_one_of({"place": fx.placeable(BOARD), "convert": enemies})
    if square is not None:
        if enemies >> square & 1:
            fx.convert(square, 0)
        else:
            fx.place(square)


async def move_or_upgrade(fx: Effect) -> None:
    """Choose one: one of your common pieces makes 1 standard move; or upgrade 1 of your common pieces."""
    own = fx.own & fx.common
    options = [*(TARGET[square] for square in squares(own)), *fx.moves(own, STANDARD)]
    if not options:
        return
    answer = options[0] if len(options) == 1 else await fx.ask(options, "upgrade")
    if answer.kind == "move":
        fx.move(answer)
    else:
        fx.upgrade(answer.square)


async def place_or_upgrade(fx: Effect) -> None:
    """Choose one: place 1 common piece of your colour on an empty square; or upgrade 1 of your common pieces."""
    own = fx.own & fx.common
    square = await fx.must_one_of({"place": fx.placeable(BOARD), "upgrade": own})
    if square is not None:
        if own >> square & 1:
            fx.upgrade(square)
        else:
            fx.place(square)


async def combat_leap(fx: Effect) -> None:
    """One of your common pieces may make a combat leap."""
    await fx.may_leap(fx.own & fx.common, COMBAT)


async def standard_leap(fx: Effect) -> None:
    """One of your common pieces may make a standard leap."""
    await fx.may_leap(fx.own & fx.common, STANDARD)


async def upgrade_and_action(fx: Effect) -> None:
    """Upgrade 1 of your common pieces. Gain 1 action."""
    await fx.must_upgrade(fx.own & fx.common)
    fx.gain_action()


async def standard_and_combat(fx: Effect) -> None:
    """Your common pieces may make 1 standard move and 1 combat move, in either order (the same piece or different
    ones). Either move may be left out."""
    made = await fx.may_move(fx.own & fx.common, COMBAT)
    if made is not None:
        await fx.may_move(fx.own & fx.common, not fx.took_equal(made))


async def combat_or_two_standard(fx: Effect) -> None:
    """Your non-legendary pieces may make either 1 combat move or up to 2 standard moves in total."""
    made = await fx.may_move(fx.own & fx.nonlegendary, COMBAT)
    if made is not None and not fx.took_equal(made):
        await fx.may_move(fx.own & fx.nonlegendary, STANDARD)


flare("F1", 3, place_common, 6, place_heroic)
flare("F2", 4, place_common, 4, place_common)
flare("F3", 3, three_moves, 5, gain_action)
flare("F4", 4, place_common, 5, place_or_convert)
flare("F5", 3, move_or_upgrade, 6, place_two)
flare("F6", 4, place_or_upgrade, 4, combat_leap)
flare("F7", 4, place_common, 6, upgrade_and_action)
flare("F8", 4, gain_action, 5, place_common)
flare("F9", 5, place_heroic, 4, standard_and_combat)
flare("F10", 5, place_two, 5, place_common)
flare("F11", 3, place_common, 4, combat_or_two_standard)
flare("F12", 2, standard_leap, 5, gain_action)
