"""Speaking about a game in one language: its sentences with the names of that language in their gaps."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from . import Language, language
from .sentences import Sentence, Sentences, fill, sentences

Params = Mapping[str, Any]
"""What an event or a refusal is about, as the rules and the server tell it."""

_SQUARE = re.compile(r"[a-i][1-9]\b")
_MOST_SQUARES = 3  # more would say less


class Speech:
    """What happened, why something is not possible, why a game ended."""

    def __init__(self, names: Language, said: Sentences) -> None:
        self._sentences = said
        self._names: dict[str, Mapping[str, str]] = {
            "card": {name: names.card_name(name) for name in [*names.cards, *names.flares]},
            "task": {name: task.name for name, task in names.tasks.items()},
            "school": names.schools_short,
            "colour": names.colours,
            "against": names.colours,
            "whose": names.colours,
            "partner": names.schools_short,
            "rank": said.pieces,
        }

    def asked(self, parts: Sequence[str]) -> str:
        """What can be done now, in lower case, to follow a colon."""
        *others, last = (self._sentences.parts[part] for part in parts)
        return f"{', '.join(others)} {self._sentences.last} {last}" if others else last

    def event(self, key: str, params: Params) -> str:
        return capital(self._said(self._sentences.events[key], params))

    def ending(self, key: str, params: Params) -> str:
        return capital(self._said(self._sentences.endings[key], params))

    def tie(self, key: str, params: Params) -> str:
        return capital(self._said(self._sentences.ties[key], params))

    def refusal(self, key: str, params: Params) -> str | None:
        """In lower case, to follow a colon. None if it is no refusal of the rules or the server."""
        sentence = self._sentences.refusals.get(key)
        return None if sentence is None else self._said(sentence, params)

    def _said(self, sentence: Sentence, params: Params) -> str:
        words = {gap: self._word(gap, value) for gap, value in params.items()}
        if "rank" in params:
            words["stone"] = self._sentences.stones.get(str(params["rank"]), "")
        if "number" in params:
            number, numbers = params["number"], self._sentences.numbers
            words["number_word"] = numbers[number] if number < len(numbers) else str(number)
        return fill(sentence, words)

    def _word(self, gap: str, value: Any) -> str:
        if gap == "squares":
            return ", ".join(value[:_MOST_SQUARES])
        if gap == "schools":
            return ", ".join(self._word("school", school) for school in value)
        text = str(value)
        return self._names[gap].get(text, text) if gap in self._names else text  # what was typed may name nothing


def capital(text: str) -> str:
    """With a capital letter at its beginning, unless that is a square: F2 is a flare."""
    return text if _SQUARE.match(text) else text[:1].upper() + text[1:]


@cache
def speech(code: str) -> Speech:
    """How one language speaks: en, de or fr."""
    return Speech(language(code), sentences(code))
