"""Sentences: how gaps are filled (the browser is held to the same table), and how each language speaks."""

import json
from pathlib import Path
from typing import Any

import pytest

from tashkalar.language.sentences import fill
from tashkalar.language.speech import speech

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["says"])
def test_gaps_are_filled(case: dict[str, Any]) -> None:
    assert fill(case["sentence"], case["words"]) == case["says"]


@pytest.mark.parametrize(
    ("code", "key", "params", "says"),
    [
        ("en", "placed", {"square": "e5", "colour": "blue", "rank": "heroic"}, "Heroic stone placed on e5"),
        ("de", "summoned", {"card": "Knight", "square": "e5"}, "Ritter auf e5 beschworen"),
        (
            "fr",
            "destroyed",
            {"square": "e5", "colour": "blue", "rank": "common"},
            "Pièce commune (bleu) en e5 détruite",
        ),
        ("de", "discarded", {"card": "F3"}, "Leuchtfeuer F3 abgeworfen"),
        ("en", "drew", {"school": "northern", "number": 1, "deck": "school"}, "1 card drawn"),
        ("de", "actions", {"number": 2}, "2 Aktionen erhalten"),
        ("de", "actions", {"number": 17}, "17 Aktionen erhalten"),
        ("fr", "points", {"colour": "blue", "against": "red", "number": 3}, "Bleu\u00a0: +3 contre rouge"),
        ("en", "points", {"against": "red", "number": 3}, "+3 against red"),
        ("de", "claimed", {"task": "Destruction", "number": 1, "colour": "blue"}, "Ziel erreicht: Zerstörung, +1"),
        (
            "en",
            "upgraded",
            {"square": "f2", "colour": "blue", "rank": "heroic"},
            "Piece (blue) on f2 upgraded to a heroic piece",
        ),
        ("en", "resigned", {"school": "highland"}, "Highland resigned"),
    ],
)
def test_what_happened(code: str, key: str, params: dict[str, Any], says: str) -> None:
    assert speech(code).event(key, params) == says


def test_why_it_ended() -> None:
    assert speech("en").ending("deck", {"school": "highland"}) == "Highland drew the last card of the deck."
    assert speech("de").ending("deck", {}) == "Die letzte Karte eines Stapels ist gezogen."


def test_why_not() -> None:
    short = {"card": "Knight", "number": 1, "squares": ["e5"], "heroic": 0}
    assert speech("en").refusal("missing", short) == "one piece missing: e5"
    many = {**short, "squares": ["e5", "e6", "e7", "e8"]}
    assert speech("en").refusal("missing", many) == "one piece missing: e5, e6, e7"
    far = {"card": "Knight", "number": 3, "squares": ["e5", "e6", "e7", "e8"], "heroic": 0}
    assert speech("fr").refusal("missing", far) == "il manque trois pièces"
    assert speech("de").refusal("not_in_hand", {"card": "Teapot"}) == "diese Karte hast du nicht auf der Hand"
    assert speech("de").refusal("teapot", {}) is None
    guessed = {"choice": "plase e5", "meant": "place e5"}
    assert speech("de").refusal("unknown", guessed) == "diese Wahl gibt es nicht; meintest du „place e5“?"
    assert speech("en").refusal("unknown", {"choice": "juggle"}) == "there is no such choice"
