"""Every card has a figure, a text in three languages and a test; every translation belongs to something."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tashkalar import cards as _cards  # noqa: F401  (fills the registry)
from tashkalar.language import CODES, language
from tashkalar.rules.card import CARDS, COMMON, DECKS, HEROIC, LEGENDARY, TASKS, Being, Flare
from tashkalar.rules.forms import FORMS
from tashkalar.rules.school import SCHOOLS

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src" / "tashkalar" / "language" / "texts"
BEINGS = [card for card in CARDS.values() if isinstance(card, Being)]
FLARES = [card for card in CARDS.values() if isinstance(card, Flare)]


def raw(code: str) -> dict[str, Any]:
    return tomllib.loads((TEXTS / f"{code}.toml").read_text(encoding="utf-8"))


# -- the decks ---------------------------------------------------------------------------------------------------------
def test_all_cards_are_there() -> None:
    sizes = {deck: len(cards) for deck, cards in DECKS.items()}
    assert sizes == {"imperial": 18, "highland": 18, "sylvan": 18, "etherweavers": 18, "legends": 12, "flares": 12}
    assert len(TASKS) == 24
    assert [flare.name for flare in FLARES] == [f"F{number}" for number in range(1, 13)]


@pytest.mark.parametrize("being", BEINGS, ids=lambda being: being.name)
def test_figure(being: Being) -> None:
    """A figure has two or more places, one summoning square, and its letters are known."""
    assert being.rank == LEGENDARY if being.deck == "legends" else being.rank in (COMMON, HEROIC)
    letters = being.figure.drawing.split()
    assert set(letters) <= set("oO@#%*x.↑↗→↘↓↙←↖")
    assert sum(letter in "@#%" for letter in letters) == (0 if being.free_square else 1)
    assert len(being.figure.cells) >= 2
    rows = [line.split() for line in being.figure.drawing.strip().splitlines()]
    assert len({len(row) for row in rows}) == 1
    assert 1 <= len(being.figure.orientations) <= 8
    drawn = being.figure.describe()
    assert set(drawn) == {"width", "height", "cells", "arrows"}


def test_warp_effects() -> None:
    warped = [being.name for being in BEINGS if being.warp]
    assert len(warped) == 11
    assert all(being.deck == "etherweavers" for being in BEINGS if being.warp)


# -- tests -------------------------------------------------------------------------------------------------------------
def card_tests() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests" / "cards").glob("test_*.py")))


def test_every_card_is_mentioned_by_a_test() -> None:
    text = card_tests()
    names = [*(card.name for card in CARDS.values()), *TASKS]
    assert [name for name in names if f'"{name}' not in text and f" {name} " not in text] == []


# -- texts -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", CODES)
def test_every_card_flare_and_task_has_a_text(code: str) -> None:
    words = language(code)
    assert set(words.cards) == {being.name for being in BEINGS}
    for being in BEINGS:
        entry = words.cards[being.name]
        assert entry.name
        assert entry.text
        assert bool(entry.warp) == bool(being.warp), being.name
    assert set(words.flares) == {flare.name for flare in FLARES}
    assert all(entry.upper and entry.lower for entry in words.flares.values())
    assert set(words.tasks) == set(TASKS)
    assert all(entry.name and entry.text for entry in words.tasks.values())


@pytest.mark.parametrize("code", ["de", "fr"])
def test_translations_are_complete_and_not_english(code: str) -> None:
    """Nothing falls back to the English text of the code."""
    words, english = language(code), language("en")
    for name, entry in words.cards.items():
        assert entry.text != english.cards[name].text, name
        assert entry.warp is None or entry.warp != english.cards[name].warp, name
    for name, flare in words.flares.items():
        assert (flare.upper, flare.lower) != (english.flares[name].upper, english.flares[name].lower), name
    for name, task in words.tasks.items():
        assert task.text != english.tasks[name].text, name


@pytest.mark.parametrize("code", CODES)
def test_no_unused_translation(code: str) -> None:
    found = raw(code)
    assert set(found) <= {
        "schools", "schools_short", "colours", "forms", "ranks", "ranks_plural", "categories", "levels",
        "cards", "flares", "tasks", "terms",
    }  # fmt: skip
    assert set(found["cards"]) == {being.name for being in BEINGS}
    assert set(found.get("flares", {})) <= {flare.name for flare in FLARES}
    assert set(found["tasks"]) == set(TASKS)
    for name, entry in found["cards"].items():
        card = CARDS[name]
        assert isinstance(card, Being)
        assert set(entry) <= {"name", "text", *(["warp"] if card.warp else [])}, name
    assert all(set(entry) <= {"upper", "lower"} for entry in found.get("flares", {}).values())
    assert all(set(entry) <= {"name", "text"} for entry in found["tasks"].values())
    assert set(found["schools"]) == set(found["schools_short"]) == set(SCHOOLS)
    assert set(found["colours"]) == {school.colour for school in SCHOOLS.values()}
    assert set(found["forms"]) == {*FORMS, "team"}
    assert set(found["ranks"]) == set(found["ranks_plural"]) == {"common", "heroic", "legendary"}
    assert set(found["categories"]) == {task.category for task in TASKS.values()}


@pytest.mark.parametrize("code", ["de", "fr"])
def test_the_same_keys_in_every_language(code: str) -> None:
    english, other = raw("en"), raw(code)
    for section in ("levels", "terms", "schools", "forms"):
        assert set(other[section]) == set(english[section]), section


def test_names_are_different_within_a_language() -> None:
    for code in CODES:
        words = language(code)
        names = [entry.name for entry in words.cards.values()]
        assert len(set(names)) == len(names)
        tasks = [entry.name for entry in words.tasks.values()]
        assert len(set(tasks)) == len(tasks)


def test_english_names_are_the_names_of_the_notation() -> None:
    words = language("en")
    assert all(entry.name == name for name, entry in words.cards.items())
    assert all(entry.name == name for name, entry in words.tasks.items())
