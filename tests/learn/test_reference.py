"""The rules to look up: complete in three languages, every link leads somewhere, and words find them."""

import json

import pytest

from tashkalar.game.question import _PARTS, _PHASES
from tashkalar.language import CODES
from tashkalar.language.sentences import sentences
from tashkalar.learn import course, encyclopaedia, reference
from tashkalar.rules.forms import FORMS

RULES = reference.rules()


@pytest.mark.parametrize("lang", CODES)
def test_every_rule_has_an_entry(lang: str) -> None:
    for key, rule in RULES.items():
        entry = encyclopaedia.entry(key, lang)
        json.dumps(entry)
        assert entry["kind"] == "rule"
        assert entry["chapter"] == reference.chapters(lang)[rule.chapter]
        texts = [entry["text"]["text"], *(detail["text"] for detail in entry["details"])]
        assert len(texts) > 1
        assert all(text.endswith((".", "!")) for text in texts), key
        assert sum(len(text) for text in texts) < 1100, f"{key} is no longer short"
        assert [one["key"] for one in entry["see"]] == list(rule.see)
        assert [one["id"] for one in entry["lessons"]] == list(rule.lessons)


def test_chapters_are_in_order_and_none_is_empty() -> None:
    chapters = list(reference.chapters("en"))
    assert list(dict.fromkeys(rule.chapter for rule in RULES.values())) == chapters


def test_keys_are_those_of_nothing_else() -> None:
    keys = encyclopaedia.all_keys()
    assert len(keys) == len(set(keys))


def test_every_link_leads_somewhere() -> None:
    keys, lessons, refusals = set(encyclopaedia.all_keys()), set(course.all_lessons()), sentences("en").refusals
    asked = {"turn", "end", *(key for key, _ in _PHASES.values()), *(f"effect.{part}" for part in _PARTS)}
    asked |= {f"{key}.{form}" for key in asked for form in FORMS}
    for rule in RULES.values():
        assert rule.key not in rule.see
        assert set(rule.see) <= keys, rule.key
        assert set(rule.lessons) <= lessons, rule.key
        assert set(rule.refusals) <= set(refusals), rule.key
        assert set(rule.prompts) <= asked, rule.key


def test_a_refusal_and_a_question_have_one_rule_each() -> None:
    for part in ("refusals", "prompts"):
        leads = [key for rule in RULES.values() for key in getattr(rule, part)]
        assert len(leads) == len(set(leads))


def test_every_lesson_leads_to_a_rule() -> None:
    assert set(reference.contents("en")["lessons"]) == set(course.all_lessons())


def test_every_rule_can_be_reached_from_another() -> None:
    assert {key for key in RULES if not reference.about(key)} == set()


def test_terms_lead_to_their_rules() -> None:
    assert [one["key"] for one in encyclopaedia.entry("thaw", "en")["see"]] == ["frozen-card"]
    assert [one["name"] for one in encyclopaedia.entry("hand_over", "de")["see"]] == ["Kontrolle übergeben"]


# What people type first; the word must lead to its rule before anything else.
@pytest.mark.parametrize(
    ("lang", "query", "first"),
    [
        ("en", "win", "winning"),
        ("en", "tie", "ties"),
        ("en", "undo", "taking-back"),
        ("en", "passing", "passing"),
        ("en", "deck empty", "deck-empty"),
        ("en", "setup", "set-up-first"),
        ("en", "hand limit", "drawing"),
        ("en", "last round", "last-turns"),
        ("en", "resign", "resigning"),
        ("en", "category", "task-limit"),
        ("en", "out of stones", "stone-shortage"),
        ("en", "sideways", "sideways"),
        ("de", "gewinnen", "winning"),
        ("de", "Gleichstand", "ties"),
        ("de", "rueckgaengig", "taking-back"),
        ("de", "passen", "passing"),
        ("de", "Stapel leer", "deck-empty"),
        ("de", "aufgeben", "resigning"),
        ("de", "quer", "sideways"),
        ("fr", "gagner", "winning"),
        ("fr", "égalité", "ties"),
        ("fr", "annuler", "taking-back"),
        ("fr", "passer", "passing"),
        ("fr", "deck vide", "deck-empty"),
        ("fr", "abandonner", "resigning"),
        ("fr", "inclinées", "sideways"),
    ],
)
def test_what_people_type_finds_the_rule(lang: str, query: str, first: str) -> None:
    assert encyclopaedia.search(query, lang)[0]["key"] == first


@pytest.mark.parametrize("lang", CODES)
def test_every_word_finds_its_rule(lang: str) -> None:
    """Some words belong to a rule of every form."""
    for key in RULES:
        for word in reference.words(key, lang).words:
            assert key in [one["key"] for one in encyclopaedia.search(word, lang)[:6]], word
