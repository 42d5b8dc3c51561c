"""Every being, legend, flare, task, term and rule: texts, figures in all orientations, rulings, examples, search."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..errors import UnknownName
from ..game import Game, layout, sight
from ..language import CODES, Language, decks, language
from ..rules.arena import DIRECTIONS, VECTORS, turned
from ..rules.card import CARDS, TASKS, Being, Flare, Task
from ..rules.figure import Figure
from . import content, course, glossary, reference


@dataclass(frozen=True)
class Example:
    """A position, by the keys of scenario files, and choices that show something."""

    position: Mapping[str, Any]
    play: tuple[str, ...]

    def begin(self) -> Game:
        return Game(layout.read(self.position))

    def steps(self) -> list[dict[str, Any]]:
        """The play, choice by choice, as a client animates it: events in order and the pieces afterwards."""
        game = self.begin()
        found = []
        for choice in self.play:
            school = game.to_move
            game.play(choice)
            last = list(game.steps)[-1]
            pieces = game.view(None)["pieces"]
            events = sight.step_events(game, last)
            found.append({"school": school, "choice": choice, "events": events, "pieces": pieces})
        return found


@cache
def examples(key: str) -> tuple[Example, ...]:
    """The examples of a card or task."""
    return tuple(
        Example({k: v for k, v in entry.items() if k != "play"}, tuple(entry["play"]))
        for entry in decks.examples().get(key, ())
    )


def captions(key: str, lang: str) -> list[str]:
    """What is to be seen in each example of a card or task; an empty text where nobody says."""
    said: list[str] = list(decks.of_card(key, lang).get("captions", ()))
    return said + [""] * (len(examples(key)) - len(said))


def all_keys() -> list[str]:
    """Everything that has an entry: cards and tasks by their English name, terms of the glossary, rules to look up."""
    return [*CARDS, *TASKS, *language("en").terms, *reference.rules()]


def entry(key: str, lang: str) -> dict[str, Any]:
    """All there is to say about a card, a task, a term or a rule, JSON-ready."""
    words = language(content.checked(lang))
    card = CARDS.get(key)
    if isinstance(card, Being):
        return {**_being(card, words), **_learnt(key, lang)}
    if isinstance(card, Flare):
        return {**_flare(card, words), **_learnt(key, lang)}
    if key in TASKS:
        return {**_task(TASKS[key], words), **_learnt(key, lang)}
    if key in words.terms:
        term = words.terms[key]
        found = {"kind": "term", "key": key, "name": term.name, "text": _linked(term.text, lang, key)}
        return {**found, "see": _named(reference.about(key), lang)}
    if key in reference.rules():
        return _rule(reference.rules()[key], lang)
    raise UnknownName("entry", f"the encyclopaedia has no entry {key!r}", key=key)


def _linked(text: str, lang: str, key: str) -> dict[str, Any]:
    return {"text": text, "links": [span.describe() for span in glossary.spans(text, lang, leave_out=key)]}


def _being(card: Being, words: Language) -> dict[str, Any]:
    text = words.cards[card.name]
    return {
        "kind": "legend" if card.deck == "legends" else "being",
        "key": card.name,
        "name": text.name,
        "deck": card.deck,
        "rank": ("common", "heroic", "legendary")[card.rank],
        "text": _linked(text.text, words.code, card.name),
        "warp": None if text.warp is None else _linked(text.warp, words.code, card.name),
        "frozen": None if text.frozen is None else _linked(text.frozen, words.code, card.name),
        "orientations": orientations(card.figure),
    }


def _flare(card: Flare, words: Language) -> dict[str, Any]:
    text = words.flares[card.name]
    return {
        "kind": "flare",
        "key": card.name,
        "name": text.name,
        "upper": {"need": card.upper.need, **_linked(text.upper, words.code, card.name)},
        "lower": {"need": card.lower.need, **_linked(text.lower, words.code, card.name)},
    }


def _task(task: Task, words: Language) -> dict[str, Any]:
    text = words.tasks[task.name]
    return {
        "kind": "task",
        "key": task.name,
        "name": text.name,
        "points": task.points,
        "level": task.level,
        "category": task.category,
        "text": _linked(text.text, words.code, task.name),
    }


def _rule(rule: reference.Rule, lang: str) -> dict[str, Any]:
    said, lessons = reference.words(rule.key, lang), course.words(lang)
    return {
        "kind": "rule",
        "key": rule.key,
        "name": said.name,
        "chapter": reference.chapters(lang)[rule.chapter],
        "text": _linked(said.text, lang, rule.key),
        "details": [_linked(text, lang, rule.key) for text in said.details],
        "see": _named(rule.see, lang),
        "lessons": [{"id": lesson, "title": lessons[lesson]["title"]} for lesson in rule.lessons],
    }


def _named(keys: Iterable[str], lang: str) -> list[dict[str, str]]:
    return [{"key": key, "name": _name(key, lang)} for key in keys]


def _learnt(key: str, lang: str) -> dict[str, Any]:
    rulings: list[str] = decks.of_card(key, lang).get("rulings", [])
    shown = [
        {"caption": caption, "position": dict(example.position), "play": list(example.play)}
        for example, caption in zip(examples(key), captions(key, lang), strict=True)
    ]
    return {"rulings": [_linked(text, lang, key) for text in rulings], "examples": shown}


def orientations(figure: Figure) -> list[dict[str, Any]]:
    """The figure in all orientations that look different, the one on the card first."""
    drawn = figure.describe()
    cells, arrows = drawn["cells"], drawn["arrows"]
    assert isinstance(cells, list)
    assert isinstance(arrows, list)
    found: list[dict[str, Any]] = []
    seen = []
    for symmetry in range(8):
        places = [turned(symmetry, (item["x"], item["y"])) for item in [*cells, *arrows]]
        left, low = min(x for x, _ in places), min(y for _, y in places)
        moved = [(x - left, y - low) for x, y in places]
        laid_cells = [{"x": x, "y": y, "kind": c["kind"]} for (x, y), c in zip(moved, cells, strict=False)]
        laid_arrows = [
            {"x": x, "y": y, "direction": _turned_direction(symmetry, arrow["direction"])}
            for (x, y), arrow in zip(moved[len(cells) :], arrows, strict=True)
        ]
        laid: dict[str, Any] = {
            "width": 1 + max(x for x, _ in moved),
            "height": 1 + max(y for _, y in moved),
            "cells": sorted(laid_cells, key=lambda c: (c["x"], c["y"])),
            "arrows": sorted(laid_arrows, key=lambda a: (a["x"], a["y"])),
        }
        # A figure with a mirror image is the same the other way round.
        places_only = [{**c, "kind": "marked"} if c["kind"] == "mirror" else c for c in laid["cells"]]
        if (places_only, laid["arrows"]) not in seen:
            seen.append((places_only, laid["arrows"]))
            found.append(laid)
    return found


def _turned_direction(symmetry: int, direction: str) -> str:
    return DIRECTIONS[VECTORS.index(turned(symmetry, VECTORS[DIRECTIONS.index(direction)]))]


# -- search ------------------------------------------------------------------------------------------------------------
_LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "’": "'", "-": " ", "×": "x", "\u00a0": " ", "\u202f": " "})
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def folded(text: str) -> str:
    """A text without case, accents and hyphens."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def _spellings(text: str) -> str:
    """A folded text as it may be typed: umlauts without dots, and also written out (ae, oe, ue)."""
    composed = unicodedata.normalize("NFC", text.casefold())
    written_out = folded(composed.translate(_UMLAUTS))
    plain = folded(composed)
    return plain if plain == written_out else f"{plain} | {written_out}"


@dataclass(frozen=True)
class _Indexed:
    kind: str
    key: str
    name: str
    summary: str
    names: str  # the name in the language asked for, as typed
    words: tuple[str, ...]  # what readers call a rule
    other_names: str  # the names in the other languages
    text: str  # everything else


@cache
def _index(lang: str) -> list[_Indexed]:
    return [_indexed(key, lang) for key in all_keys()]


def _indexed(key: str, lang: str) -> _Indexed:
    found = entry(key, lang)
    texts = list(_texts(found))
    others = [key, *(_name(key, other) for other in CODES if other != lang)]
    called = reference.words(key, lang).words if found["kind"] == "rule" else ()
    return _Indexed(
        found["kind"],
        key,
        found["name"],
        texts[0],
        _spellings(found["name"]),
        tuple(_spellings(word) for word in called),
        " | ".join(_spellings(name) for name in others),
        " | ".join(_spellings(text) for text in texts),
    )


def _name(key: str, lang: str) -> str:
    words = language(lang)
    if key in CARDS:
        return words.card_name(key)
    if key in TASKS:
        return words.tasks[key].name
    return words.terms[key].name if key in words.terms else reference.words(key, lang).name


def _texts(found: dict[str, Any]) -> Iterator[str]:
    for part in ("text", "warp", "frozen", "upper", "lower"):
        if found.get(part):
            yield found[part]["text"]
    for further in (*found.get("rulings", ()), *found.get("details", ())):
        yield further["text"]


def search(text: str, lang: str, limit: int = 30) -> list[dict[str, Any]]:
    """Entries in which every word of the query occurs, names before texts; case and accents do not matter."""
    words = folded(text).split()
    if not words:
        return []
    ranked = []
    for order, item in enumerate(_index(content.checked(lang))):
        ranks = [_rank(word, item) for word in words]
        if None not in ranks:
            whole = 0 if _is_called(item, " ".join(words)) else 1
            ranked.append((whole, sum(rank or 0 for rank in ranks), order, item))
    ranked.sort(key=lambda found: found[:3])
    return [
        {"kind": item.kind, "key": item.key, "name": item.name, "text": item.summary} for *_, item in ranked[:limit]
    ]


def _is_called(item: _Indexed, query: str) -> bool:
    """Whether an entry is called just that."""
    return folded(item.name) == query or any(query in word.split(" | ") for word in item.words)


def _rank(word: str, item: _Indexed) -> int | None:
    """How well a word fits an entry; None if not at all."""
    for rank, where in enumerate((item.names, " | ".join(item.words), item.other_names, item.text)):
        if word in where:
            begins = where.startswith(word) or f" {word}" in where
            return 2 * rank if begins else 2 * rank + 1
    return None
