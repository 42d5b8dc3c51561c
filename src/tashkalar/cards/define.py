"""How a card module writes down its cards: a drawing and an `async def` whose docstring is the card's text.

A package of one's own has a module like this, and names it as an entry point of the group `tashkalar.schools`:

    school("reef", "pink", "reef", look=Look(...))
    being = deck("reef", __package__)

    @being("Moray", rank=HEROIC, figure='''
        o .
        . @
    ''')
    async def moray(fx: Effect) -> None:
        "The Moray may destroy an adjacent common piece."
        await fx.may_destroy(fx.adjacent & fx.enemy & fx.common)
"""

from collections.abc import Callable
from importlib.resources import files

from ..rules.card import CARDS, HOMES, Being, EffectText, Flare, Half, enter, prose
from ..rules.figure import Figure
from ..rules.school import Look, School, enter_school

Decorator = Callable[[EffectText], EffectText]


def school(
    name: str,
    colour: str,
    deck: str,
    *,
    warps: bool = False,
    freezes: bool = False,
    reads_pile: bool = False,
    keeps_stone: bool = False,
    has_gateway: bool = False,
    look: Look | None = None,
) -> School:
    """A school that plays the beings of a deck, with its traits."""
    return enter_school(School(name, colour, deck, warps, freezes, reads_pile, keeps_stone, has_gateway, look))


def deck(deck_name: str, package: str) -> Callable[..., Decorator]:
    """The `@being` decorator of one deck, whose texts lie in `texts/<deck>` of a package."""
    home(deck_name, package)

    def being(
        name: str, *, rank: int, figure: str, acts_on_used: bool = False, free_square: bool = False
    ) -> Decorator:
        def register(effect: EffectText) -> EffectText:
            enter(
                Being(
                    name, deck_name, rank, Figure(figure), effect, prose(effect), acts_on_used, free_square
                )
            )
            return effect

        return register

    return being


def home(deck_name: str, package: str) -> None:
    """Where the texts and examples of a deck lie."""
    HOMES[deck_name] = files(package) / "texts" / deck_name


def warp(name: str) -> Decorator:
    """The warp effect of a being that was defined above."""

    return _further(name, "warp")


def frozen(name: str) -> Decorator:
    """The frozen effect of a being that was defined above."""

    return _further(name, "frozen")


def _further(name: str, kind: str) -> Decorator:
    """A second effect of a being, with its text beside it."""

    def register(effect: EffectText) -> EffectText:
        being = CARDS[name]
        setattr(being, kind, effect)
        setattr(being, f"{kind}_text", prose(effect))
        return effect

    return register


def flare(name: str, upper: int, upper_effect: EffectText, lower: int, lower_effect: EffectText) -> None:
    """A flare: two thresholds, two effects."""
    enter(
        Flare(
            name,
            "flares",
            Half(upper, upper_effect, prose(upper_effect)),
            Half(lower, lower_effect, prose(lower_effect)),
        )
    )
