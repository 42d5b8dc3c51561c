"""Schools from elsewhere: let in whole, or left out whole with the reason."""

from collections.abc import Callable, Iterator
from pathlib import Path
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
    asynchronous: bool = True,
    also: Callable[[], object] = lambda: None,
) -> Callable[[], None]:
    def load() -> None:
        school(name, colour, own, look=look)
        being = deck(own, "tashkalar.cards")
        also()

        async def nothing(fx: Effect) -> None:
            """Nothing happens."""

        if not asynchronous:
            nothing = plain  # type: ignore[assignment]

        for number in range(beings):
            called = first if number == 0 else f"Guest {number}"
            being(called, rank=rank, figure=figure)(nothing)
        if warped:
            warp(first)(nothing)

    return load


def plain(fx: Effect) -> None:
    """Nothing happens."""


def one_task_more() -> None:
    TASKS["Guest Task"] = next(iter(TASKS.values()))


def written(folder: Path, **files: str) -> Callable[[], None]:
    """A guest with these files beside its deck."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return guest(also=lambda: HOMES.update(tidal=folder))


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
        (guest(figure=". @"), "at least one piece"),
        (guest(figure="o @ o\no ."), "not equally long"),
        (guest(figure="o @ q o"), "the letter 'q'"),
        (guest(warped=True), "warps=True"),
        (guest(asynchronous=False), "no async def"),
        (guest(name="random"), "random cannot be the name"),
        (guest(own="terms"), "terms cannot be the name"),
        (guest(own="Tidal Deck"), "small letters"),
        (guest(name="blue"), "called like a colour"),
        (guest(colour="sylvan"), "called like a colour"),
        (guest(also=lambda: HOMES.update(tasks=HOMES["flares"])), "changes tasks, which is not its own"),
        (guest(also=lambda: CARDS.pop("Knight")), "changes Knight"),
        (guest(also=one_task_more), "adds tasks"),
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


# -- what is written beside its deck -----------------------------------------------------------------------------------
EXAMPLE = '[["Guest 1"]]\nplay = ["summon Guest 1 e5"]'


def test_a_guest_may_write_about_its_own_in_any_language(tmp_path: Path) -> None:
    english = """
        [schools.tidal]
        name = "School of Tides"
        [colours]
        teal = "teal"
        [cards."Guest 1"]
        rulings = ["It is late."]
        captions = ["Nothing happens."]
    """
    emblems = '"Guest 1" = "M4 4h16v16z"'
    assert admit("tidal", written(tmp_path, en=english, it="", examples=EXAMPLE, emblems=emblems))


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"de": "[cards"}, "de.toml cannot be read"),
        ({"de": "cards = 3"}, "de.toml, cards: this must be a table"),
        ({"de": '[cards."Guest 1"]\nname = 3'}, "de.toml, Guest 1, name: this must be a text"),
        ({"de": '[cards."Guest 1"]\nrulings = "one"'}, "de.toml, Guest 1, rulings: this must be a list of texts"),
        ({"de": '[cards."Guest 1"]\nrules = []'}, "'rules' does not belong here; there are name, text"),
        ({"de": "[cards.Knight]\nname = 'Ross'"}, "de.toml, cards: 'Knight' does not belong here"),
        ({"de": "[schools.sylvan]\nname = 'Wald'"}, "de.toml, schools: 'sylvan' does not belong here"),
        ({"de": "[colours]\nteal = 3"}, "de.toml, teal: this must be a text"),
        ({"de": "[terms]"}, "'terms' does not belong here; there are schools, colours, cards"),
        ({"de": '[cards."Guest 1"]\ncaptions = ["a", "b"]', "examples": EXAMPLE}, "more captions than examples"),
        ({"examples": "[[Knight]]\nplay = []"}, "examples.toml: 'Knight' does not belong here"),
        ({"examples": '[["Guest 1"]]\nplay = "end"'}, "every example of Guest 1 needs choices"),
        ({"emblems": 'Knight = "M4 4h16z"'}, "emblems.toml: 'Knight' does not belong here"),
        ({"emblems": '"Guest 1" = 3'}, "emblems.toml, Guest 1: this must be a text"),
        ({"emblems": '"Guest 1" = "<script>"'}, "an emblem is the data of an SVG path"),
    ],
)
def test_a_guest_with_broken_files_is_left_out(files: dict[str, str], why: str, tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="is left out") as said:
        assert not admit("tidal", written(tmp_path, **files))
    assert why in str(said[0].message)
    assert "tidal" not in SCHOOLS


@pytest.mark.parametrize("wrong", [{"base": "teal"}, {"emblem": "<script>"}, {"text": "#12345"}])
def test_a_look_is_checked(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"no colour|SVG path"):
        Look(**{**vars(LOOK), **wrong})


def test_two_sides_never_share_a_colour() -> None:
    assert len({one.colour for one in SCHOOLS.values()}) == len(SCHOOLS)
