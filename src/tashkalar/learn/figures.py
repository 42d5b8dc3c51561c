"""A figure somebody draws: what is wrong with it, which beings have it already, and how often it comes about.

How often is counted in a recorded sample: how the arena looked at the beginning of turns in games of adepts
(`lab/school/sample.py`). A figure is there if its being could be summoned: its pieces lie so, and nothing too high
stands on its summoning square.
"""

import json
from bisect import bisect_left
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import UnknownName
from ..rules.arena import BIT, NAME, SQUARE, WIDE_SQUARE, names, turned, widened
from ..rules.card import CARDS, Being
from ..rules.figure import Figure

FILE = Path(__file__).parent / "positions.json"
LARGEST = 9
"""Rows and columns of a drawing; the arena has no more."""
ANYWHERE = -1
_NEAR = 2  # beings that come about about as often, on either side
_EXAMPLES = 3
_MARKS = {"": 0, "*": 1, "**": 2}

Shape = tuple[tuple[int, int, bool], ...]


class Moment(NamedTuple):
    """How the arena looked when somebody began a turn."""

    own: str  # stone lists
    others: str
    wide: int  # the own pieces, and the upgraded ones among them, in all orientations
    wide_upgraded: int
    barred: tuple[int, int, int]  # by rank of the being: squares with a piece that outranks it


class Place(NamedTuple):
    """Where a figure lies: the summoning square, or ANYWHERE, and its pieces."""

    square: int
    cells: int


def read(drawing: str) -> Figure:
    """A drawing as cards have it, if it can be a figure."""
    rows = drawing.strip().splitlines()
    if len(rows) > LARGEST or any(len(row.split()) > LARGEST for row in rows):
        raise UnknownName("figure", f"a figure has at most {LARGEST} rows and columns")
    figure = Figure(drawing)
    complaint = figure.complaint()
    if complaint is not None:
        raise UnknownName("figure", f"this cannot be a figure: {complaint}")
    if not figure.anchored:
        raise UnknownName("figure", "this cannot be a figure: it has no summoning square (@, # or %)")
    return figure


def shape(figure: Figure) -> Shape:
    """The same for figures that are the same when they are turned or mirrored: pieces, seen from the summoning square.

    What is marked does not matter here: it says what an effect does, not when a being can be summoned.
    """
    described: Any = figure.describe()
    cells = {(cell["x"], cell["y"]): cell["kind"] for cell in described["cells"]}
    anchors = [place for place, kind in cells.items() if kind.startswith("summon")]
    pieces = {
        place: kind.endswith("heroic")
        for place, kind in cells.items()
        if kind in ("own", "heroic", "summon-own", "summon-heroic")
    }
    # A figure without a summoning square lies the same wherever one begins to count.
    origins = anchors or list(pieces)
    return min(
        tuple(sorted((*turned(symmetry, (x - ax, y - ay)), upgraded) for (x, y), upgraded in pieces.items()))
        for ax, ay in origins
        for symmetry in range(8)
    )


def alike(figure: Figure) -> list[Being]:
    """The beings with this very figure."""
    wanted = shape(figure)
    return [card for card in CARDS.values() if isinstance(card, Being) and shape(card.figure) == wanted]


# -- how often ---------------------------------------------------------------------------------------------------------
@cache
def sample() -> tuple[Moment, ...]:
    """The recorded positions."""
    return tuple(_moment(own, others) for own, others in json.loads(FILE.read_text(encoding="utf-8")))


def _moment(own: str, others: str) -> Moment:
    mine, theirs = _ranks(own), _ranks(others)
    both = [one | other for one, other in zip(mine, theirs, strict=True)]
    barred = (both[1] | both[2], both[2], 0)
    return Moment(own, others, widened(sum(mine)), widened(mine[1] | mine[2]), barred)


def _ranks(stones: str) -> list[int]:
    """The squares of a stone list by rank."""
    found = [0, 0, 0]
    for word in stones.split():
        found[_MARKS[word[2:]]] |= BIT[SQUARE[word[:2]]]
    return found


def places(figure: Figure, rank: int, moment: Moment) -> list[Place]:
    """Where a being with this figure could be summoned; the ways to lie on one square are one place."""
    found: dict[int, Place] = {}
    hits = figure.find(moment.wide, moment.wide_upgraded)
    while hits:
        low = hits & -hits
        hits ^= low
        symmetry, square = WIDE_SQUARE[low.bit_length() - 1]
        cells = sum(BIT[square + offset] for offset in figure.orientations[symmetry].cells)
        if not figure.anchored:
            square = ANYWHERE
        elif BIT[square] & moment.barred[rank]:
            continue
        found.setdefault(square, Place(square, cells))
    return list(found.values())


def share(figure: Figure, rank: int) -> float:
    """In how many of the recorded positions such a being could be summoned, from 0 to 1."""
    return sum(_lies(figure, rank, moment) for moment in sample()) / len(sample())


def _lies(figure: Figure, rank: int, moment: Moment) -> bool:
    """Whether there is a place; the first one will do."""
    hits = figure.find(moment.wide, moment.wide_upgraded)
    while hits:
        low = hits & -hits
        if not figure.anchored or not BIT[WIDE_SQUARE[low.bit_length() - 1][1]] & moment.barred[rank]:
            return True
        hits ^= low
    return False


@cache
def _shares(rank: int) -> list[tuple[float, str]]:
    """How often the beings of a rank can be summoned, rarest first."""
    return sorted(
        (share(one.figure, rank), one.name) for one in CARDS.values() if isinstance(one, Being) and one.rank == rank
    )


def judged(drawing: str, rank: int) -> dict[str, Any]:
    """What there is to say of a drawing; JSON-ready."""
    figure = read(drawing)
    found = [(moment, places(figure, rank, moment)) for moment in sample()]
    there = [(moment, some) for moment, some in found if some]
    often = len(there) / len(found)
    ranked = _shares(rank)
    place = bisect_left(ranked, (often, ""))
    near = ranked[max(0, place - _NEAR) : place + _NEAR]
    step = max(1, len(there) // _EXAMPLES)
    return {
        "drawing": written(figure),
        "positions": len(found),
        "share": round(often, 4),
        "places": round(sum(len(some) for _, some in there) / max(1, len(there)), 2),
        "rarer": place,
        "beings": len(ranked),
        "near": [{"card": name, "share": round(one, 4)} for one, name in near],
        "alike": [being.name for being in alike(figure)],
        "examples": [_example(moment, some[0]) for moment, some in there[::step][:_EXAMPLES]],
    }


def _example(moment: Moment, place: Place) -> dict[str, Any]:
    return {
        "own": moment.own,
        "others": moment.others,
        "square": NAME[place.square],
        "cells": names(place.cells),
    }


def written(figure: Figure) -> str:
    """The drawing without empty rows and columns around it, as it stands in a card's decorator."""
    rows = [line.split() for line in figure.drawing.strip().splitlines()]
    rows = rows[_first(rows) : len(rows) - _first(rows[::-1])]
    columns = list(zip(*rows, strict=True))
    columns = columns[_first(columns) : len(columns) - _first(columns[::-1])]
    return "\n".join(" ".join(row) for row in zip(*columns, strict=True))


def _first(lines: Any) -> int:
    """How many lines at the beginning hold nothing."""
    return next(number for number, line in enumerate(lines) if any(letter != "." for letter in line))
