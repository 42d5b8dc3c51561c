"""The rules to look up: entries by chapter, what else to read, what leads there from refusals, questions and lessons.

How a rule hangs together with the others stands in `rules.toml`, its words in `texts/<language>/rules.toml`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from . import content


@dataclass(frozen=True)
class Rule:
    key: str
    chapter: str
    see: tuple[str, ...]  # entries of the encyclopaedia: other rules, terms, cards
    lessons: tuple[str, ...]
    refusals: tuple[str, ...]
    prompts: tuple[str, ...]  # keys of questions; with a form behind them where it matters: "start.duel"


@dataclass(frozen=True)
class RuleText:
    name: str
    text: str  # the answer in short
    details: tuple[str, ...]
    words: tuple[str, ...]  # what readers type to find it


@cache
def rules() -> Mapping[str, Rule]:
    """All rules by key, in the order they are to be read."""
    return {key: _rule(key, data) for key, data in content.data("rules.toml").items()}


def _rule(key: str, data: Mapping[str, Any]) -> Rule:
    parts = (tuple(data.get(part, ())) for part in ("see", "lessons", "refusals", "prompts"))
    return Rule(key, data["chapter"], *parts)


def words(key: str, lang: str) -> RuleText:
    """What is said about a rule."""
    data = content.texts(lang, "rules")[key]
    return RuleText(data["name"], data["text"], tuple(data["details"]), tuple(data["words"]))


def chapters(lang: str) -> dict[str, str]:
    """The chapters in their order, with their names."""
    found: dict[str, str] = content.texts(lang, "rules")["chapters"]
    return found


def about(entry: str) -> list[str]:
    """The rules that lead to an entry, which it leads back to."""
    return [rule.key for rule in rules().values() if entry in rule.see]


def contents(lang: str) -> dict[str, Any]:
    """The rules as a client needs them at hand: their names and chapters, and what leads to them. JSON-ready."""
    return {
        "chapters": chapters(lang),
        "entries": {key: {"name": words(key, lang).name, "chapter": rule.chapter} for key, rule in rules().items()},
        "refusals": {refusal: rule.key for rule in rules().values() for refusal in rule.refusals},
        "prompts": {prompt: rule.key for rule in rules().values() for prompt in rule.prompts},
        "lessons": _by_lesson(),
    }


def _by_lesson() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for rule in rules().values():
        for lesson in rule.lessons:
            found.setdefault(lesson, []).append(rule.key)
    return found
