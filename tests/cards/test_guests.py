"""Schools from elsewhere: let in whole, or left out whole with the reason."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.cards.define import deck, school, warp
from tashkalar.cards.guests import FEWEST, admit
from tashkalar.rules.card import CARDS, COMMON, DECKS, HOMES, LEGENDARY, TASKS
from tashkalar.rules.effect import Effect
from tashkalar.rules.school import SCHOOLS, Look

LOOK = Look("#00a0a0", "#a0f0f0", "#004040", "#002020", "#60e0e0", "#006060", "M4 4h16v16H4z")
REGISTRIES: tuple[dict[str, Any], ...] = (CARDS, DECKS, HOMES, SCHOOLS, TASKS)
FIGURE = """
    o .
    @ o
"""


@pytest.fixture(autouse=True)
def registries() -> Iterator[None]:
    """Whoever came in goes again."""
    kept = [dict(registry) for registry in REGISTRIES]
    yield
    for registry, before in zip(REGISTRIES, kept, strict=True):
        registry.clear()
        registry.update(before)


def guest(
    beings: int = FEWEST,
    name: str = "tidal",
    colour: str = "teal",
    own: str = "tidal",
    figure: str = FIGURE,
    rank: int = COMMON,
    first: str = "Guest 0",
    look: Look | None = LOOK,
    warped: bool = False,
) -> Callable[[], None]:
    def load() -> None:
        school(name, colour, own, look=look)
        being = deck(own, "tashkalar.cards")

        async def nothing(fx: Effect) -> None:
            """Nothing happens."""

        for number in range(beings):
            called = first if number == 0 else f"Guest {number}"
            being(called, rank=rank, figure=figure)(nothing)
        if warped:
            warp(first)(nothing)

    return load


def test_a_guest_plays_at_once() -> None:
    assert admit("tidal", guest())
    game = Game.new("duel", ["tidal", "northern"], seed=1)
    assert game.setup.colours == ("teal", "blue")
    assert game.view("tidal")["hands"]["tidal"] == 6
    assert Game.from_record(game.record()).record() == game.record()


def raises() -> None:
    school("tidal", "teal", "tidal", look=LOOK)
    raise RuntimeError("no luck")


@pytest.mark.parametrize(
    ("load", "why"),
    [
        (raises, "RuntimeError: no luck"),
        (lambda: None, "enters no school"),
        (guest(beings=3), "has 3 beings"),
        (guest(name="northern"), "two schools are called northern"),
        (guest(name="Tidal School"), "small letters"),
        (guest(colour="blue"), "two schools play in blue"),
        (guest(own="highland"), "not its own"),
        (guest(first="Knight"), "two cards are called Knight"),
        (guest(first="Guest | 1"), "cannot be written"),
        (guest(first="Man with Cards"), "cannot be written"),
        (guest(look=None), "has no look"),
        (guest(rank=LEGENDARY), "no common or heroic"),
        (guest(figure="o o o"), "needs a summoning square"),
        (guest(figure="o @ @ o"), "more than one summoning square"),
        (guest(figure="o @"), "at least two pieces"),
        (guest(figure="o @ o\no ."), "not equally long"),
        (guest(figure="o @ q o"), "the letter 'q'"),
        (guest(warped=True), "warps=True"),
    ],
)
def test_a_guest_that_cannot_play_is_left_out_whole(load: Callable[[], None], why: str) -> None:
    before = [dict(registry) for registry in REGISTRIES]
    decks = {name: list(cards) for name, cards in DECKS.items()}
    with pytest.warns(UserWarning, match="the school 'tidal' .*is left out") as said:
        assert not admit("tidal", load, "tidal-school 1.0")
    assert why in str(said[0].message)
    assert "tidal-school 1.0" in str(said[0].message)
    assert [dict(registry) for registry in REGISTRIES] == before
    assert decks == DECKS


@pytest.mark.parametrize("wrong", [{"base": "teal"}, {"emblem": "<script>"}, {"text": "#12345"}])
def test_a_look_is_checked(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"no colour|SVG path"):
        Look(**{**vars(LOOK), **wrong})


def test_two_sides_never_share_a_colour() -> None:
    assert len({one.colour for one in SCHOOLS.values()}) == len(SCHOOLS)
