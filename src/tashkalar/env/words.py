"""Every choice as a few numbered words: `place e5` is one, `e4-e5` two, `summon Cannon e5 with c4 d5 e5` up to five.

The number of a word follows from the block it stands in and its place there; blocks have room to grow, so that no
number ever changes (docs/laboratory.md lists them, `names` holds the names). Schools of other packages have places of
their own, given by seat: what else is installed changes nothing.
"""

import re
from functools import cache, lru_cache

from ..errors import SetupError, UnknownName
from ..rules.action import RANKS
from ..rules.arena import SQUARE
from ..rules.card import DECKS
from ..rules.setup import Setup
from . import names

STOP = "."
"""Ends a choice that is the beginning of another one: `... with f5 h5` beside `... with f5 h5 spending green`."""

_SINGLE = {word: number for number, word in enumerate(names.WORDS)}
_VERBS = {word.removesuffix(" ...") for word in names.WORDS if word.endswith(" ...")}

CARDS, TASKS, COLOURS = 320, 64, 16
"""How many numbers there are for cards, tasks and colours (and schools). The last ones are for guests."""
GUEST_CARDS, GUESTS = 24, 4
FIRST_GUEST_CARD = CARDS - GUESTS * GUEST_CARDS
FIRST_GUEST_COLOUR = COLOURS - GUESTS

_BLOCKS = {
    "single": 64,
    "colour": COLOURS,
    "task": TASKS,
    "square": len(SQUARE),
    "place": len(SQUARE),
    "move": len(SQUARE),
    "swap": len(SQUARE),
    "summon": CARDS,
    "card": CARDS,
}
BLOCKS: dict[str, range] = {}
for _name, _size in _BLOCKS.items():
    _first = BLOCKS[next(reversed(BLOCKS))].stop if BLOCKS else 0
    BLOCKS[_name] = range(_first, _first + _size)
SIZE = BLOCKS["card"].stop
"""How many ids there are."""

_PLACE = {name: number for number, name in enumerate(SQUARE)}
_TWO = re.compile(r"([a-i][1-9])([-=])([a-i][1-9])")
_SUMMON = re.compile(r"summon (.+?) ([a-i][1-9])(?: with ([a-i1-9 ]+?))?(?: spending (\w+))?(?: from ([a-i][1-9]))?")
_HEADS = {"-": "move", "=": "swap"}


class Vocabulary:
    """The words of a game: the same for all games without guests."""

    def __init__(self, guests: tuple[tuple[str, str, tuple[str, ...]], ...] = ()) -> None:
        """Guests are schools of other packages, each with its colour and its cards."""
        self.cards = {name: number for number, name in enumerate(names.CARDS)}
        self.tasks = {name: number for number, name in enumerate(names.TASKS)}
        self.colours = {name: number for number, name in enumerate(names.COLOURS)}
        self.schools = {name: number for number, name in enumerate(names.SCHOOLS)}
        for number, (school, colour, cards) in enumerate(guests):
            if len(cards) > GUEST_CARDS:
                text = f"the deck of {school} has {len(cards)} cards; ids are kept for {GUEST_CARDS}"
                raise SetupError("guest_cards", text, school=school)
            self.schools[school] = self.colours[colour] = FIRST_GUEST_COLOUR + number
            first = FIRST_GUEST_CARD + number * GUEST_CARDS
            for place, name in enumerate(cards):
                self.cards.setdefault(name, first + place)
        self.spell = lru_cache(1 << 16)(self._spelled)

    @classmethod
    def of(cls, setup: Setup) -> "Vocabulary":
        """The vocabulary of a game."""
        guests = [school for school in setup.played if school.name not in names.SCHOOLS]
        return _vocabulary(
            tuple((one.name, one.colour, tuple(card.name for card in DECKS[one.deck])) for one in guests)
        )

    # -- from a choice to its ids --------------------------------------------------------------------------------------
    def _spelled(self, text: str) -> tuple[int, ...]:
        """The ids of a choice by its text (docs/notation.md), all of them."""
        try:
            return tuple(self._words(text))
        except (KeyError, ValueError):
            raise UnknownName("choice", f"{text!r} is no choice of this game (docs/notation.md)", choice=text) from None

    def _words(self, text: str) -> list[int]:
        if text in _SINGLE:
            return [_single(text)]
        if text in _PLACE:
            return [_at("square", text)]
        two = _TWO.fullmatch(text)
        if two:
            return [_at(_HEADS[two[2]], two[1]), _at("square", two[3])]
        head, _, rest = text.partition(" ")
        if head == "place":
            square, _, origin = rest.partition(" from ")
            return [_at("place", square), *_origin(origin)]
        if head == "summon":
            return self._summoning(text)
        if head == "start":
            *colour, square = rest.split()
            return [_single("start ..."), *(self._colour(name) for name in colour), _at("square", square)]
        if head in ("flare", "point"):
            return [_single(f"{head} ..."), self._colour(rest)]
        if head == "claim":
            return [_single("claim ..."), BLOCKS["task"][self.tasks[rest]]]
        if head in _VERBS:
            return [_single(f"{head} ..."), BLOCKS["card"][self.cards[rest]]]
        if rest in _PLACE:
            return [_single(head) if head in RANKS else self._colour(head), _at("square", rest)]
        return [BLOCKS["card"][self.cards[text]]]

    def _summoning(self, text: str) -> list[int]:
        parts = _SUMMON.fullmatch(text)
        if parts is None:
            raise ValueError(text)
        card, square, filling, colour, origin = parts.groups()
        words = [BLOCKS["summon"][self.cards[card]], _at("square", square)]
        words += [_at("square", one) for one in (filling or "").split()]
        if colour:
            words += [_single("spending ..."), self._colour(colour)]
        return words + _origin(origin)

    def _colour(self, name: str) -> int:
        return BLOCKS["colour"][self.colours[name]]

    # -- from an id to its word ----------------------------------------------------------------------------------------
    def word(self, number: int) -> str:
        """What an id stands for, `e4-` for the first half of a move; empty if nothing (yet)."""
        block = next((block for block, ids in BLOCKS.items() if number in ids), None)
        if block is None:
            raise UnknownName("id", f"there is no id {number}; ids go from 0 to {SIZE - 1}", id=number)
        place = number - BLOCKS[block].start
        if block == "single":
            return names.WORDS[place] if place < len(names.WORDS) else ""
        if block in ("square", "place", "move", "swap"):
            square = tuple(SQUARE)[place]
            return {"square": "{}", "place": "place {}", "move": "{}-", "swap": "{}="}[block].format(square)
        known = {"colour": self.colours, "task": self.tasks}.get(block, self.cards)
        name = next((name for name, other in known.items() if other == place), "")
        return f"summon {name}" if block == "summon" and name else name


@cache
def _vocabulary(guests: tuple[tuple[str, str, tuple[str, ...]], ...]) -> Vocabulary:
    return Vocabulary(guests)


def _single(word: str) -> int:
    return BLOCKS["single"][_SINGLE[word]]


def _at(block: str, square: str) -> int:
    return BLOCKS[block][_PLACE[square]]


def _origin(square: str | None) -> list[int]:
    return [_single("from ..."), _at("square", square)] if square else []


STOP_ID = _single(STOP)
