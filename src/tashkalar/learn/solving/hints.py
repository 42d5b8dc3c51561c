"""Hints for a puzzle: first an idea, then a card, then a square, and only then the choice itself."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...game import Game
from ...language import language
from ...rules.card import CARDS
from .. import content
from .threats import HOLD, STOP

IDEA, CARD, SQUARE, ANSWER = range(1, 5)
LEVELS = (IDEA, CARD, SQUARE, ANSWER)
_SQUARE = re.compile(r"\b[a-i][1-9]\b")
_SPECIAL = ("flare", "warp", "thaw")


@dataclass(frozen=True)
class Hint:
    """What is said, and what it points at."""

    level: int
    text: str
    cards: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()

    def describe(self) -> dict[str, Any]:
        return {"level": self.level, "text": self.text, "cards": list(self.cards), "squares": list(self.squares)}


def hint(goal: Mapping[str, Any], game: Game, way: Sequence[str], level: int, lang: str) -> Hint:
    """A hint about the way on from where a game stands; nothing of it that a level does not give away."""
    if level == IDEA:
        return Hint(IDEA, content.phrase(lang, f"hint_idea_{_idea(goal, game, way)}"))
    if level == CARD:
        card = next((card for card in map(card_of, way) if card is not None), None)
        if card is None:
            return Hint(CARD, content.phrase(lang, "hint_no_card"))
        return Hint(CARD, content.phrase(lang, "hint_card", card=language(lang).card_name(card)), (card,))
    found = _SQUARE.findall(way[0]) if way else []
    if level == SQUARE:
        if not found:
            return Hint(SQUARE, content.phrase(lang, "hint_no_square"))
        square = found[0] if _kind(way[0]) != "" else found[-1]  # of a move, where it goes
        return Hint(SQUARE, content.phrase(lang, "hint_square", square=square), squares=(square,))
    return Hint(ANSWER, way[0] if way else "", squares=tuple(dict.fromkeys(found)))


def _kind(choice: str) -> str:
    """What kind of choice a text is; empty for an answer to an effect."""
    word = choice.split()[0]
    return word if word in ("summon", "place", "claim", "end", "discard", *_SPECIAL) else ""


def card_of(choice: str) -> str | None:
    """The card a choice names."""
    named = choice.partition(" ")[2]
    return next((name for name in CARDS if named == name or named.startswith(name + " ")), None) if named else None


def _idea(goal: Mapping[str, Any], game: Game, way: Sequence[str]) -> str:
    """What the way is about, as the end of a phrase's name."""
    kinds = [_kind(choice) for choice in way]
    if game.question is not None:
        return "aim"
    if all(kind in ("claim", "end") for kind in kinds):
        return "end"
    for special in _SPECIAL:
        if special in kinds:
            return special
    if kinds.count("summon") > 1:
        return "two"
    if "summon" not in kinds:
        return "block" if STOP in goal else "build" if HOLD in goal else "place"
    if STOP in goal:
        return "stop"
    return "complete" if kinds[0] == "place" else "one"
