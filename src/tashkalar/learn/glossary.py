"""Rules terms and card names found in a text, so that a client can link them."""

import re
from functools import cache
from typing import NamedTuple

from ..language import language
from ..rules.card import CARDS, Being
from . import content


class Span(NamedTuple):
    """A piece of a text and what it refers to: a term of the glossary or a card."""

    start: int
    end: int
    kind: str  # "term" or "card"
    key: str

    def describe(self) -> dict[str, object]:
        return {"start": self.start, "end": self.end, "kind": self.kind, "key": self.key}


@cache
def _patterns(lang: str) -> list[tuple[str, str, re.Pattern[str]]]:
    """Card names first: a name may contain a term and then counts as the name."""
    found = []
    names = language(lang).cards
    for key, card in CARDS.items():
        if isinstance(card, Being):
            found.append(("card", key, re.compile(rf"(?<!\w){re.escape(names[key].name)}(?!\w)")))
    for term, patterns in content.texts(lang, "links").items():
        for pattern in patterns:
            found.append(("term", term, re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)))
    return found


def spans(text: str, lang: str, leave_out: str | None = None) -> list[Span]:
    """Everything in a text that has an explanation of its own, from left to right, without overlaps.

    `leave_out` is the card or term the text belongs to; it need not refer to itself.
    """
    hits = [
        (match.start(), -len(match.group()), order, Span(match.start(), match.end(), kind, key))
        for order, (kind, key, pattern) in enumerate(_patterns(lang))
        for match in pattern.finditer(text)
    ]
    found: list[Span] = []
    reached = 0
    for start, _, _, span in sorted(hits):
        if start >= reached:
            reached = span.end
            if span.key != leave_out:
                found.append(span)
    return found


def terms_in(text: str, lang: str) -> list[str]:
    """The terms a text uses, each once, in the order they appear."""
    return list(dict.fromkeys(span.key for span in spans(text, lang) if span.kind == "term"))
