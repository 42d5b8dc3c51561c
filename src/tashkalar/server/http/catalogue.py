"""Everything that never changes, in one language: forms, schools, cards, figures, flares, tasks, rules, squares."""

import json
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from typing import Any

from ...language import CODES, language
from ...language.decks import emblems
from ...language.sentences import sentences
from ...learn import reference
from ...rules.action import RANKS
from ...rules.arena import CENTRAL, GREEN, RED, SQUARE, names
from ...rules.card import CARDS, TASKS, Being, Flare
from ...rules.forms import FORMS
from ...rules.school import SCHOOLS
from ..levels import LEVELS


def code(wanted: str) -> str:
    """The nearest language there is: `de-AT` is read in German, what nobody speaks in English."""
    found = wanted.lower().partition("-")[0]
    return found if found in CODES else "en"


@cache
def catalogue(lang: str) -> dict[str, Any]:
    """JSON-ready, by English keys."""
    words = language(lang)
    return {
        "lang": lang,
        "forms": {
            name: {
                "name": words.forms[name],
                "players": [*form.players, *([4] if form.teams else [])],
                "team": [False, True] if form.teams else [False],
                "schools": form.schools,
            }
            for name, form in FORMS.items()
        },
        "team": words.forms["team"],
        "schools": {
            name: {
                "name": words.schools[name],
                "short": words.schools_short[name],
                "colour": school.colour,
                "deck": school.deck,
                "warps": school.warps,
                "freezes": school.freezes,
                "keeps_stone": school.keeps_stone,
                "has_gateway": school.has_gateway,
                "look": None if school.look is None else asdict(school.look),
            }
            for name, school in SCHOOLS.items()
        },
        "colours": dict(words.colours),
        "ranks": dict(words.ranks),
        "ranks_plural": dict(words.ranks_plural),
        "categories": dict(words.categories),
        "cards": {card.name: _being(card, lang) for card in CARDS.values() if isinstance(card, Being)},
        "flares": {card.name: _flare(card, lang) for card in CARDS.values() if isinstance(card, Flare)},
        "tasks": {
            name: {
                "name": words.tasks[name].name,
                "text": words.tasks[name].text,
                "points": task.points,
                "level": task.level,
                "category": task.category,
            }
            for name, task in TASKS.items()
        },
        "terms": {key: {"name": term.name, "text": term.text} for key, term in words.terms.items()},
        "rules": reference.contents(lang),
        "squares": _squares(),
        "levels": {level: {"name": words.levels.get(level, level)} for level in LEVELS},
        "sentences": asdict(sentences(lang)),
    }


def _being(card: Being, lang: str) -> dict[str, Any]:
    words = language(lang).cards[card.name]
    return {
        "name": words.name,
        "rank": RANKS[card.rank],
        "deck": card.deck,
        "text": words.text,
        "warp": words.warp,
        "frozen": words.frozen,
        "figure": card.figure.describe(),
        "emblem": emblems().get(card.name),
    }


def _flare(card: Flare, lang: str) -> dict[str, Any]:
    words = language(lang).flares[card.name]
    return {
        "name": words.name,
        "upper": {"need": card.upper.need, "text": words.upper},
        "lower": {"need": card.lower.need, "text": words.lower},
    }


def _squares() -> dict[str, list[str]]:
    every = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)]
    return {
        "red": names(RED),
        "green": names(GREEN),
        "central": names(CENTRAL),
        "missing": [name for name in every if name not in SQUARE],
    }


@cache
def _encoded(lang: str) -> tuple[bytes, str]:
    data = json.dumps(catalogue(lang), ensure_ascii=False, separators=(",", ":")).encode()
    return data, f'"{sha256(data).hexdigest()[:24]}"'


def encoded(wanted: str) -> tuple[bytes, str]:
    """The catalogue as it is sent, and its entity tag."""
    return _encoded(code(wanted))
