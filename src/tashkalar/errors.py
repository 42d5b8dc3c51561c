"""Everything that can go wrong, each with a stable key, parameters and one clear English sentence."""

from typing import Any


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
