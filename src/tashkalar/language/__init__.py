"""Names and texts in one language: the one place that terminal and server read them from.

German and French stand in `texts/*.toml`. English card, flare and task texts are the docstrings of the code that
carries them out, so that a text and its rule cannot drift apart; `texts/en.toml` holds only what code does not say.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .. import cards as _cards  # noqa: F401  (fills the registry)
from ..errors import UnknownName
from ..rules.card import CARDS, TASKS, Being, Flare

CODES = ("en", "de", "fr")


@dataclass(frozen=True)
class CardText:
    """A being or a legend."""

    name: str
    text: str
    warp: str | None


@dataclass(frozen=True)
class FlareText:
    """A flare, named by its id, and what its halves do."""

    name: str
    upper: str
    lower: str


@dataclass(frozen=True)
class Term:
    """A task, or a term of the rules, with its explanation."""

    name: str
    text: str


@dataclass(frozen=True)
class Language:
    """Everything that has a name, by its English key: `language("de").cards["Knight"].name` is Ritter."""

    code: str
    schools: Mapping[str, str]
    schools_short: Mapping[str, str]
    colours: Mapping[str, str]
    forms: Mapping[str, str]  # with "team"
    ranks: Mapping[str, str]
    ranks_plural: Mapping[str, str]
    categories: Mapping[str, str]  # of tasks
    levels: Mapping[str, str]  # of bots
    cards: Mapping[str, CardText]
    flares: Mapping[str, FlareText]
    tasks: Mapping[str, Term]
    terms: Mapping[str, Term]

    def card_name(self, name: str) -> str:
        """The name of any card; a flare is called `Flare F3`."""
        return self.flares[name].name if name in self.flares else self.cards[name].name


@cache
def language(code: str) -> Language:
    """The texts of one language: en, de or fr."""
    if code not in CODES:
        known = ", ".join(CODES)
        raise UnknownName("language", f"there are no texts in {code!r}; the languages are {known}", language=code)
    found = tomllib.loads((files(__package__) / "texts" / f"{code}.toml").read_text(encoding="utf-8"))
    terms = {key: Term(**term) for key, term in found["terms"].items()}
    return Language(
        code=code,
        schools=found["schools"],
        schools_short=found["schools_short"],
        colours=found["colours"],
        forms=found["forms"],
        ranks=found["ranks"],
        ranks_plural=found["ranks_plural"],
        categories=found["categories"],
        levels=found["levels"],
        cards={card.name: _card(card, found) for card in CARDS.values() if isinstance(card, Being)},
        flares={card.name: _flare(card, found, terms) for card in CARDS.values() if isinstance(card, Flare)},
        tasks={
            name: Term(found["tasks"][name]["name"], found["tasks"][name].get("text", task.text))
            for name, task in TASKS.items()
        },
        terms=terms,
    )


def _card(card: Being, found: dict[str, Any]) -> CardText:
    entry: dict[str, str] = found["cards"][card.name]
    return CardText(entry["name"], entry.get("text", card.text), entry.get("warp", card.warp_text))


def _flare(card: Flare, found: dict[str, Any], terms: dict[str, Term]) -> FlareText:
    entry: dict[str, str] = found.get("flares", {}).get(card.name, {})
    name = f"{terms['flare'].name} {card.name}"
    return FlareText(name, entry.get("upper", card.upper.text), entry.get("lower", card.lower.text))
