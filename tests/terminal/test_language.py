"""Every name and text exists in every language, and English texts have one source."""

import tomllib
from importlib.resources import files

import pytest

from tashkalar.errors import UnknownName
from tashkalar.language import CODES, language
from tashkalar.rules.card import CARDS, TASKS, Being
from tashkalar.rules.forms import FORMS
from tashkalar.rules.school import SCHOOLS


def _file(code: str) -> dict[str, dict[str, dict[str, str]]]:
    return tomllib.loads((files("tashkalar") / "language" / "texts" / f"{code}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", CODES)
def test_everything_has_a_name_and_a_text(code: str) -> None:
    names = language(code)
    assert set(names.cards) | set(names.flares) == set(CARDS)
    assert set(names.tasks) == set(TASKS)
    assert set(names.schools) == set(names.schools_short) == set(SCHOOLS)
    assert set(names.colours) == {school.colour for school in SCHOOLS.values()}
    assert set(names.forms) == {*FORMS, "team"}
    assert set(names.ranks) == set(names.ranks_plural) == {"common", "heroic", "legendary"}
    assert {task.category for task in TASKS.values()} <= set(names.categories)
    for name, text in names.cards.items():
        card = CARDS[name]
        assert isinstance(card, Being)
        assert text.name, name
        assert text.text, name
        assert bool(text.warp) == (card.warp is not None), name
    for flare in names.flares.values():
        assert flare.upper, flare.name
        assert flare.lower, flare.name
    for term in [*names.tasks.values(), *names.terms.values()]:
        assert term.name
        assert term.text


def test_english_texts_are_the_docstrings() -> None:
    names = language("en")
    assert names.cards["Knight"].text == CARDS["Knight"].text  # type: ignore[attr-defined]
    assert names.tasks["Isolation"].text == TASKS["Isolation"].text
    written = _file("en")
    assert "flares" not in written
    assert all(set(entry) == {"name"} for kind in ("cards", "tasks") for entry in written[kind].values())


@pytest.mark.parametrize("code", ["de", "fr"])
def test_translations_are_complete(code: str) -> None:
    """A text that is missing would show up in English."""
    written = _file(code)
    for name, card in CARDS.items():
        if isinstance(card, Being):
            wanted = {"name", "text", "warp"} if card.warp else {"name", "text"}
            assert set(written["cards"][name]) == wanted, name
        else:
            assert set(written["flares"][name]) == {"upper", "lower"}, name
    assert set(written["tasks"]) == set(TASKS)
    assert all(set(entry) == {"name", "text"} for entry in written["tasks"].values())
    assert set(written["terms"]) == set(_file("en")["terms"])


@pytest.mark.parametrize("code", CODES)
def test_names_are_told_apart(code: str) -> None:
    names = language(code)
    every = [text.name for text in names.cards.values()]
    assert len(set(every)) == len(every)
    tasks = [task.name for task in names.tasks.values()]
    assert len(set(tasks)) == len(tasks)


def test_unknown_language() -> None:
    with pytest.raises(UnknownName, match="en, de, fr"):
        language("tlh")
