"""Names and texts in one language: the one place that terminal and server read them from. Everybody may ask.

Words of the game stand in `texts/*.toml`, those of schools and cards beside their decks (`decks`). English card, flare
and task texts are the docstrings of the code that carries them out, so that a text and its rule cannot drift apart.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ..errors import UnknownName
from ..rules.card import CARDS, TASKS, Being, Flare, Task
from ..rules.school import SCHOOLS
from .decks import of_card, section

CODES = ("en", "de", "fr")


@dataclass(frozen=True)
class CardText:
    """A being or a legend."""

    name: str
    text: str
    warp: str | None
    frozen: str | None


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
        schools={name: _school(name, code, "name") for name in SCHOOLS},
        schools_short={name: _school(name, code, "short") for name in SCHOOLS},
        colours={one.colour: section("colours", code).get(one.colour, one.colour) for one in SCHOOLS.values()},
        forms=found["forms"],
        ranks=found["ranks"],
        ranks_plural=found["ranks_plural"],
        categories=found["categories"],
        levels=found["levels"],
        cards={card.name: _card(card, code) for card in CARDS.values() if isinstance(card, Being)},
        flares={card.name: _flare(card, code, terms) for card in CARDS.values() if isinstance(card, Flare)},
        tasks={name: _task(task, code) for name, task in TASKS.items()},
        terms=terms,
    )


def _school(name: str, code: str, part: str) -> str:
    """A school is at least called by its name in the notation."""
    found: str = section("schools", code).get(name, {}).get(part, name.capitalize())
    return found


def _card(card: Being, code: str) -> CardText:
    entry = of_card(card.name, code)
    return CardText(
        entry.get("name", card.name),
        entry.get("text", card.text),
        entry.get("warp", card.warp_text),
        entry.get("frozen", card.frozen_text),
    )


def _flare(card: Flare, code: str, terms: dict[str, Term]) -> FlareText:
    entry = of_card(card.name, code)
    name = f"{terms['flare'].name} {card.name}"
    return FlareText(name, entry.get("upper", card.upper.text), entry.get("lower", card.lower.text))


def _task(task: Task, code: str) -> Term:
    entry = of_card(task.name, code)
    return Term(entry.get("name", task.name), entry.get("text", task.text))
