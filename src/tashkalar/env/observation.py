"""What a seat sees as one row of numbers, made from its view and from nothing else. Needs numpy (extra `lab`).

Seats and colours are turned so that the one who looks comes first and the others follow in turn order. Every piece has
a fixed place for every form and every school, so that one net can learn them all; what does not exist is 0.
"""

from typing import Any

import numpy

from ..rules.action import RANKS
from . import names
from .table import Table
from .words import CARDS, COLOURS, SIZE, TASKS

MOST = 4  # seats and sides
_FORMS = 8
_ASKED = ("turn", "effect", "start", "return", "point")
_FLAGS = ("discarded", "flared", "loan", "void", "handed_over", "first_turn", "extra_turn", "team")
_NUMBERS = {"actions": 4, "gate": 2, "extra_cards": 4, "extra_legends": 4, "turns_left": 4}

PIECES: dict[str, tuple[int, ...]] = {
    "stones": (MOST, 4, 9, 9),  # per side: common, heroic, legendary, Gateway; rows from 1 to 9, columns from a to i
    "hand": (CARDS,),
    "table": (CARDS,),  # the card whose effect is carried out
    "warped": (CARDS,),
    "discards": (MOST, CARDS),
    "waiting": (MOST, CARDS),  # per seat: the pending being, the frozen effect in play
    "shared_discards": (CARDS,),
    "tasks": (3, TASKS),  # current, next, claimable
    "claimed": (MOST, TASKS),
    "held": (MOST, 3),  # per seat, by their backs: school cards, legends, flares
    "decks": (MOST + 3,),  # per seat, then legends, flares, tasks
    "stock": (MOST, 2),
    "points": (MOST,),
    "scores": (MOST, MOST),
    "improvised": (MOST, MOST),
    "destroyed": (MOST, 3),
    "removed": (MOST, 3),
    "slowed": (MOST,),
    "possessed": (MOST,),
    "merchant": (MOST + 4,),  # whose stone lies on it, its rank, whether it is a Gateway
    "schools": (MOST, COLOURS),
    "form": (_FORMS,),
    "to_move": (MOST,),
    "turn_of": (MOST,),
    "last": (MOST,),
    "asked": (len(_ASKED),),
    "flags": (len(_FLAGS),),
    "numbers": (len(_NUMBERS),),
    "said": (SIZE,),  # the words of the choice that this seat is making
}
LENGTH = sum(int(numpy.prod(shape)) for shape in PIECES.values())

Row = Any  # a numpy array; the type checker does not look at numpy


class Observer:
    """A row of numbers and, by name, the pieces it is made of; `look` fills it anew."""

    def __init__(self) -> None:
        self.row: Row = numpy.zeros(LENGTH, numpy.float32)
        self.pieces: dict[str, Row] = {}
        start = 0
        for name, shape in PIECES.items():
            end = start + int(numpy.prod(shape))
            self.pieces[name] = self.row[start:end].reshape(shape)
            start = end

    def look(self, table: Table, seat: int) -> Row:
        """Fill the row with what a seat sees at a table."""
        self.row.fill(0)
        view = table.view(seat)
        schools: list[str] = view["schools"]
        seats = {school: (number - seat) % len(schools) for number, school in enumerate(schools)}
        colours: dict[str, int] = {}  # in turn order from one's own
        for school in schools[seat:] + schools[:seat]:
            colours.setdefault(view["colours"][school], len(colours))
        self._arena(view, colours)
        self._cards(table, view, seats)
        self._score(view, seats, colours)
        self._turn(table, view, seats, colours)
        if seat == table.seat and not table.over:
            self.pieces["said"][list(table.said)] = 1
        return self.row

    def _arena(self, view: dict[str, Any], colours: dict[str, int]) -> None:
        pieces = self.pieces
        for colour, stones in view["pieces"].items():
            mine = pieces["stones"][colours[colour]]
            for stone in stones.split():
                mine[stone.count("*"), int(stone[1]) - 1, ord(stone[0]) - 97] = 1
        for school, square in view["gateway"].items():
            if square:
                side = colours[view["colours"][school]]
                pieces["stones"][side, 3, int(square[1]) - 1, ord(square[0]) - 97] = 1
        for colour, stock in view["stock"].items():
            pieces["stock"][colours[colour]] = stock["stones"] / 20, stock["legends"] / 3
        for colour, ranks in view["removed"].items():
            for rank, number in ranks.items():
                pieces["removed"][colours[colour], RANKS.index(rank)] = number
        merchant = view["merchant"]
        if merchant:
            pieces["merchant"][[colours[merchant["colour"]], MOST + RANKS.index(merchant["rank"])]] = 1
            pieces["merchant"][-1] = bool(merchant.get("gateway"))

    def _cards(self, table: Table, view: dict[str, Any], seats: dict[str, int]) -> None:
        pieces, cards, tasks = self.pieces, table.words.cards, table.words.tasks
        for piece, found in (
            ("hand", view["hand"]),
            ("warped", view["warped"]),
            ("shared_discards", [*view["legends_discard"], *view["flares_discard"]]),
            ("table", [view["table"]] if view["table"] else []),
        ):
            pieces[piece][[cards[name] for name in found]] = 1
        for school, number in seats.items():
            pieces["discards"][number, [cards[name] for name in view["discard"][school]]] = 1
            for lying in (view["pending"].get(school), view["frozen"].get(school)):
                if lying:
                    pieces["waiting"][number, cards[lying]] = 1
            held = view["held"][school]
            pieces["held"][number] = held["school"] / 4, held["legends"] / 2, held["flares"]
            pieces["decks"][number] = view["decks"][school] / 18
        for number, deck in enumerate(("legends", "flares", "tasks"), start=MOST):
            pieces["decks"][number] = view["decks"][deck] / 18
        current, coming = view["tasks"][:3], view["tasks"][3:]
        for number, found in enumerate((current, coming, view["claimable"])):
            pieces["tasks"][number, [tasks[name] for name in found]] = 1

    def _score(self, view: dict[str, Any], seats: dict[str, int], colours: dict[str, int]) -> None:
        pieces, target = self.pieces, max(1, view["target"])
        for school, number in seats.items():
            pieces["points"][number] = view["points"][school] / target
        for colour, score in view["scores"].items():
            by_colour = score if isinstance(score, dict) else {colour: score}
            for other, number in by_colour.items():
                pieces["scores"][colours[colour], colours[other]] = number / target
        for colour, spent in view["improvised"].items():
            pieces["improvised"][colours[colour], [colours[other] for other in spent]] = 1
        for colour, ranks in view["destroyed"].items():
            for rank, number in ranks.items():
                pieces["destroyed"][colours[colour], RANKS.index(rank)] = number / 4

    def _turn(self, table: Table, view: dict[str, Any], seats: dict[str, int], colours: dict[str, int]) -> None:
        pieces, words = self.pieces, table.words
        for colour, claimed in view["claimed"].items():
            pieces["claimed"][colours[colour], [words.tasks[name] for name in claimed]] = 1
        for school, number in seats.items():
            pieces["schools"][number, words.schools[school]] = 1
        pieces["form"][names.FORMS.index(view["form"])] = 1
        for key in ("to_move", "turn_of", "last"):
            if view[key]:
                pieces[key][seats[view[key]]] = 1
        for school in view["slowed"]:
            pieces["slowed"][seats[school]] = 1
        if view["possessed"]:
            pieces["possessed"][colours[view["possessed"]]] = 1
        if view["asked"] in _ASKED:
            pieces["asked"][_ASKED.index(view["asked"])] = 1
        pieces["flags"][:] = [bool(view[flag]) for flag in _FLAGS]
        pieces["numbers"][:] = [(view[name] or 0) / most for name, most in _NUMBERS.items()]
