"""Every school, card, task and word has a name and a text in every language, and every text belongs to something."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from tashkalar.errors import UnknownName
from tashkalar.language import CODES, decks, language
from tashkalar.rules.card import CARDS, DECKS, HOMES, TASKS, Being
from tashkalar.rules.forms import FORMS
from tashkalar.rules.school import SCHOOLS

BEINGS = [card for card in CARDS.values() if isinstance(card, Being)]
KEYS = {**{deck: [card.name for card in cards] for deck, cards in DECKS.items()}, "tasks": list(TASKS)}
ENGLISH = re.compile(r"\b(the|and|with|your|you|piece|pieces|square|turn|summon)\b", re.IGNORECASE)


def words(code: str) -> dict[str, Any]:
    return tomllib.loads((files("tashkalar") / "language" / "texts" / f"{code}.toml").read_text(encoding="utf-8"))


def beside(deck: str, code: str) -> dict[str, Any]:
    return tomllib.loads((HOMES[deck] / f"{code}.toml").read_text(encoding="utf-8"))


def wanted(key: str, code: str) -> set[str]:
    """What must be written about a card; English texts are the docstrings of the code."""
    card = CARDS.get(key)
    if code == "en":
        return set()
    if key in TASKS:
        return {"name", "text"}
    if not isinstance(card, Being):
        return {"upper", "lower"}
    return {"name", "text"} | ({"warp"} if card.warp else set()) | ({"frozen"} if card.frozen else set())


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text with the way to it."""
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, list):
        for index, item in enumerate(data):
            yield from leaves(item, f"{path}[{index}]")
    else:
        for key, item in data.items():
            yield from leaves(item, f"{path}.{key}")


every_deck = pytest.mark.parametrize("deck", sorted(KEYS))


# -- beside the decks --------------------------------------------------------------------------------------------------
@every_deck
@pytest.mark.parametrize("code", CODES)
def test_a_deck_says_all_about_its_own_cards_and_nothing_else(deck: str, code: str) -> None:
    found = beside(deck, code)
    schools = [school for school in SCHOOLS.values() if school.deck == deck]
    assert set(found) == ({"schools", "colours", "cards"} if schools else {"cards"})
    assert set(found.get("schools", {})) == {school.name for school in schools}
    assert all(set(entry) == {"name", "short"} for entry in found.get("schools", {}).values())
    assert set(found.get("colours", {})) == {school.colour for school in schools}
    assert set(found["cards"]) == set(KEYS[deck])
    for key, entry in found["cards"].items():
        assert set(entry) == wanted(key, code) | {"rulings", "captions"}, key
        assert len(entry["captions"]) == len(decks.examples().get(key, ())), key


@every_deck
def test_examples_belong_to_cards_of_the_deck(deck: str) -> None:
    shown = tomllib.loads((HOMES[deck] / "examples.toml").read_text(encoding="utf-8"))
    assert set(shown) <= set(KEYS[deck])


@every_deck
@pytest.mark.parametrize("code", ["de", "fr"])
def test_no_english_left(deck: str, code: str) -> None:
    for path, text in leaves(beside(deck, code)):
        assert not ENGLISH.search(text), f"{path}: {text}"


@every_deck
@pytest.mark.parametrize("code", ["de", "fr"])
def test_as_many_rulings_in_every_language(deck: str, code: str) -> None:
    english, other = beside(deck, "en")["cards"], beside(deck, code)["cards"]
    for key, entry in english.items():
        assert len(entry["rulings"]) == len(other[key]["rulings"]), key


@every_deck
@pytest.mark.parametrize("code", CODES)
def test_typography(deck: str, code: str) -> None:
    """Typographic apostrophes; in French a narrow space before high punctuation and inside the quotes."""
    for path, text in leaves(beside(deck, code)):
        assert text == text.strip() != "", path
        assert "'" not in text.replace(path.rpartition(".")[0], ""), path
        assert "  " not in text, path
        if code == "fr":
            assert not re.search(r"[ \w][;!?]", text), path
            assert not re.search(r" :|\w:", text), path
            assert not re.search(r"« | »", text), path
        if code == "de":
            assert text.count("„") == text.count("“"), path


# -- a language as a whole ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", CODES)
def test_everything_has_a_name_and_a_text(code: str) -> None:
    names = language(code)
    assert set(names.cards) | set(names.flares) == set(CARDS)
    assert set(names.tasks) == set(TASKS)
    assert set(names.schools) == set(names.schools_short) == set(SCHOOLS)
    assert set(names.colours) == {school.colour for school in SCHOOLS.values()}
    assert set(names.forms) == {*FORMS, "team"}
    assert set(names.ranks) == set(names.ranks_plural) == {"common", "heroic", "legendary"}
    assert set(names.categories) == {task.category for task in TASKS.values()}
    for being in BEINGS:
        text = names.cards[being.name]
        assert text.name, being.name
        assert text.text, being.name
        assert bool(text.warp) == (being.warp is not None), being.name
        assert bool(text.frozen) == (being.frozen is not None), being.name
    assert all(flare.upper and flare.lower for flare in names.flares.values())
    assert all(term.name and term.text for term in [*names.tasks.values(), *names.terms.values()])


@pytest.mark.parametrize("code", ["de", "fr"])
def test_the_same_words_in_every_language(code: str) -> None:
    english, other = words("en"), words(code)
    for section, entries in english.items():
        assert set(other[section]) == set(entries), section


@pytest.mark.parametrize("code", CODES)
def test_names_are_told_apart(code: str) -> None:
    names = language(code)
    for kind in ([text.name for text in names.cards.values()], [task.name for task in names.tasks.values()]):
        assert len(set(kind)) == len(kind)


def test_english_names_are_those_of_the_notation_and_texts_those_of_the_code() -> None:
    names = language("en")
    assert all(entry.name == name for name, entry in names.cards.items())
    assert all(entry.name == name for name, entry in names.tasks.items())
    assert all(names.cards[being.name].text == being.text for being in BEINGS)
    assert all(names.tasks[name].text == task.text for name, task in TASKS.items())


def test_unknown_language() -> None:
    with pytest.raises(UnknownName, match="en, de, fr"):
        language("tlh")
