"""Every card has a figure and a test."""

from pathlib import Path

import pytest

from tashkalar import cards as _cards  # noqa: F401  (fills the registry)
from tashkalar.rules.card import CARDS, COMMON, DECKS, HEROIC, LEGENDARY, TASKS, Being, Flare
from tashkalar.rules.school import SCHOOLS

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src" / "tashkalar" / "language" / "texts"
BEINGS = [card for card in CARDS.values() if isinstance(card, Being)]
FLARES = [card for card in CARDS.values() if isinstance(card, Flare)]


# -- the decks ---------------------------------------------------------------------------------------------------------
def test_every_deck_is_played() -> None:
    assert set(DECKS) == {*(school.deck for school in SCHOOLS.values()), "legends", "flares"}
    assert all(card.deck == deck for deck, cards in DECKS.items() for card in cards)
    assert sum(map(len, DECKS.values())) == len(CARDS)


def test_flares_are_numbered() -> None:
    assert [flare.name for flare in FLARES] == [f"F{number}" for number in range(1, len(FLARES) + 1)]


@pytest.mark.parametrize("being", BEINGS, ids=lambda being: being.name)
def test_figure(being: Being) -> None:
    """A figure has a piece or more, one summoning square, and its letters are known."""
    assert being.rank == LEGENDARY if being.deck == "legends" else being.rank in (COMMON, HEROIC)
    letters = being.figure.drawing.split()
    assert set(letters) <= set("oO@#%*x~.↑↗→↘↓↙←↖")
    assert sum(letter in "@#%" for letter in letters) == (0 if being.free_square else 1)
    assert len(being.figure.cells) >= 1
    rows = [line.split() for line in being.figure.drawing.strip().splitlines()]
    assert len({len(row) for row in rows}) == 1
    assert 1 <= len(being.figure.orientations) <= 8
    drawn = being.figure.describe()
    assert set(drawn) == {"width", "height", "cells", "arrows"}


def test_warp_effects() -> None:
    decks = {school.deck for school in SCHOOLS.values() if school.warps}
    assert {being.deck for being in BEINGS if being.warp} == decks


def test_frozen_effects() -> None:
    decks = {school.deck for school in SCHOOLS.values() if school.freezes}
    assert {being.deck for being in BEINGS if being.frozen} == decks


# -- tests -------------------------------------------------------------------------------------------------------------
def card_tests() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests" / "cards").glob("test_*.py")))


def test_every_card_is_mentioned_by_a_test() -> None:
    text = card_tests()
    names = [*(card.name for card in CARDS.values()), *TASKS]
    assert [name for name in names if f'"{name}' not in text and f" {name} " not in text] == []
