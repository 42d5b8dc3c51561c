"""Everything that can go wrong, each with a stable key, parameters and one clear English sentence."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

_ALIKE = 0.6  # the share of letters that must agree; below it a guess would only mislead


class TashKalarError(Exception):
    """Base of all errors of this package. The sentence says what was wrong and what would be right."""

    def __init__(self, key: str, text: str, /, **params: Any) -> None:
        super().__init__(text)
        self.key = key
        self.text = text
        self.params = params

    def describe(self) -> dict[str, Any]:
        """JSON-ready: the key, what belongs to it, and the sentence in English."""
        return {"key": self.key, "params": self.params, "text": self.text}

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.key, self.text, self.params)


def _rebuilt(kind: type[TashKalarError], key: str, text: str, params: dict[str, Any]) -> TashKalarError:
    return kind(key, text, **params)


class SetupError(TashKalarError, ValueError):
    """A game that cannot be set up: unknown form or school, wrong number of players."""


class UnknownName(TashKalarError, ValueError):
    """A card, square, colour or task that does not exist."""


class IllegalChoice(TashKalarError, ValueError):
    """A choice that is not on offer."""


class NothingToUndo(TashKalarError):
    """There is no own choice that may be taken back."""


class NotAllowed(TashKalarError):
    """Resigning or agreeing where the rules do not let you."""


class BrokenPosition(TashKalarError, ValueError):
    """A position that cannot exist: too many stones, two pieces on a square, a card in two places."""


class BrokenRecord(TashKalarError, ValueError):
    """A game record that cannot be read or replayed; `params["line"]` is the line."""


class BrokenScenario(TashKalarError, ValueError):
    """A scenario file that cannot be read; names the scenario and the key."""


# -- what was probably meant -------------------------------------------------------------------------------------------
def meant(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like one nobody knows, whatever its capitals; None if none does."""
    names = {one.casefold(): one for one in known}
    found = get_close_matches(word.casefold(), names, 1, _ALIKE)
    return names[found[0]] if found else None


def asked(guess: str | None) -> str:
    """The end of a complaint: what would be right, if it can be guessed."""
    return f"; did you mean {guess!r}?" if guess else ""


def as_param(guess: str | None) -> dict[str, str]:
    """The same for those who say it in another language."""
    return {"meant": guess} if guess else {}
