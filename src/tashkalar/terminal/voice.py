"""How the terminal puts things in the chosen language."""

from typing import Any

from ..errors import TashKalarError
from ..language import language
from ..language.speech import capital, speech
from ..rules.card import CARDS, TASKS
from .phrases import PHRASES


class Voice:
    """Names, phrases and sentences of one language."""

    def __init__(self, code: str) -> None:
        self.names = language(code)
        self._speech = speech(code)
        self.code = code
        self._phrases = PHRASES[code]

    def __call__(self, key: str, **params: Any) -> str:
        """A phrase of the terminal."""
        return self._phrases[key].format(**params)

    def card(self, name: str) -> str:
        """A card's name; choices are typed in English, so another language shows both."""
        own = self.names.card_name(name)
        return own if own == name or name in self.names.flares else f"{own} ({name})"

    def task(self, name: str) -> str:
        own = self.names.tasks[name].name
        return own if own == name else f"{own} ({name})"

    def school(self, school: str) -> str:
        return self.names.schools_short[school]

    def find(self, name: str) -> str | None:
        """The English name of a card or task, whatever language and case it was typed in."""
        wanted = name.casefold()
        for known in [*CARDS, *TASKS]:
            own = self.names.tasks[known].name if known in TASKS else self.names.card_name(known)
            if wanted in (known.casefold(), own.casefold()):
                return known
        return None

    def in_english(self, text: str) -> str:
        """A choice with the names of cards and tasks in English, as the engine wants them."""
        for known in sorted([*self.names.cards, *self.names.tasks], key=len, reverse=True):
            entry = self.names.cards.get(known) or self.names.tasks[known]
            at = f" {text} ".casefold().find(f" {entry.name} ".casefold())
            if at >= 0:
                return text[:at] + known + text[at + len(entry.name) :]
        return text

    def asked(self, question: dict[str, Any]) -> str:
        """What is asked: by an effect what can be done, else what the turn wants."""
        return self(f"ask_{question['key']}") if question["card"] is None else self._speech.asked(question["parts"])

    def event(self, event: dict[str, Any]) -> str:
        """Something that happened (an entry of the log of a view)."""
        return self._speech.event(event["key"], event["params"])

    def ending(self, reason: dict[str, Any]) -> str:
        """That the game is over, and why."""
        over = self._speech.event("over", {})
        return f"{over}. {self._speech.ending(reason['key'], reason['params'])}"

    def tie(self, tie: dict[str, Any]) -> str:
        """What has decided a game that points did not."""
        return self._speech.tie(tie["key"], tie["params"])

    def reason(self, reason: dict[str, Any]) -> str:
        """Why a card cannot be summoned."""
        return self._speech.refusal(reason["key"], reason["params"]) or reason["text"]

    def refusal(self, error: TashKalarError) -> str:
        """Why something typed was not done. The engine's own sentence, which is English, goes into most detail."""
        own = None if self.code == "en" else self._speech.refusal(error.key, error.params)
        return capital(own or error.text) + "."
