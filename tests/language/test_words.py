"""What cards and glossary say is what the rules do, in every language."""

import pytest

from tashkalar.language import language
from tashkalar.language.decks import section


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("Charging Buck", {"en": "empty squares", "de": "leeren Feldern", "fr": "case vide"}),
        ("Angel of Death", {"en": "becomes heroic all the same", "de": "trotzdem", "fr": "quand même"}),
        ("Gryphon Rider", {"en": "stays downgraded", "de": "bleibt sie abgewertet", "fr": "reste déclassée"}),
        ("Leviathan", {"en": "hang together", "de": "zusammenhängen", "fr": "se tenir"}),
    ],
)
def test_rulings(card: str, words: dict[str, str]) -> None:
    for code, said in words.items():
        assert said in " ".join(section("cards", code)[card]["rulings"]), code


@pytest.mark.parametrize(
    ("term", "words"),
    [
        ("improvised", {"en": "one enemy piece for each being", "de": "je Wesen", "fr": "par créature"}),
        ("pending", {"en": "in every colour", "de": "in jeder Farbe", "fr": "dans chaque couleur"}),
    ],
)
def test_terms(term: str, words: dict[str, str]) -> None:
    for code, said in words.items():
        assert said in language(code).terms[term].text, code
