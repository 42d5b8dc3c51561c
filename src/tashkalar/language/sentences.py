"""What is said about a game, in one language: what happened, why something is refused, why it ended.

A sentence (`texts/sentences.*.toml`) is a text with gaps, `{rank} placed on {square}`, or a choice between texts:

    actions = { one = "One action gained", other = "{number} actions gained" }
    deck = { school = "{school} drew the last card.", other = "The last card of a deck was drawn." }

The first text whose condition holds is taken: `one` if the number is one, the name of a gap if it can be filled, and
`other` always; `a+b` asks for both. A gap that cannot be filled stays empty. What fills the gaps is up to the speaker:
`speech.py` knows the names of a language, a browser also who plays a school, and fills `you` and `against_you` where
that is the reader: verbs differ then. Browsers get the sentences with the catalogue and fill them in
`web/src/i18n/sentence.ts`; `tests/language/sentences.json` holds both to the same results.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

Sentence = str | Mapping[str, str]
"""A text, or texts by condition."""

_GAP = re.compile(r"\{(\w+)\}", re.ASCII)


@dataclass(frozen=True)
class Sentences:
    """All sentences of a language, by the keys of the rules and the server."""

    numbers: Sequence[str]  # small numbers in words
    last: str  # before the last of several things that can be done
    stones: Mapping[str, str]  # a stone out of stock, by its rank
    pieces: Mapping[str, str]  # a piece in the arena, by its rank
    parts: Mapping[str, str]  # what can be done
    events: Mapping[str, Sentence]
    endings: Mapping[str, Sentence]
    ties: Mapping[str, Sentence]  # what decided where points were equal
    refusals: Mapping[str, Sentence]


def fill(sentence: Sentence, words: Mapping[str, str]) -> str:
    """The sentence with these words in its gaps."""
    if not isinstance(sentence, str):
        sentence = next(text for condition, text in sentence.items() if _holds(condition, words))
    return _GAP.sub(lambda gap: words.get(gap[1], ""), sentence)


def _holds(condition: str, words: Mapping[str, str]) -> bool:
    if condition == "one":
        return words.get("number") == "1"
    return condition == "other" or all(words.get(gap) for gap in condition.split("+"))


@cache
def sentences(code: str) -> Sentences:
    """The sentences of one language: en, de or fr."""
    text = (files(__package__) / "texts" / f"sentences.{code}.toml").read_text(encoding="utf-8")
    return Sentences(**tomllib.loads(text))
