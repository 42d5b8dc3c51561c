"""Figures: the drawing on a card, compiled so that it is looked for in the whole arena and all orientations at once.

A drawing uses the letters of the card facts:

    o  own piece    O  own upgraded piece    @  summoning square    #  summoning square holding an own piece
    %  summoning square holding an own upgraded piece    *  marked square    x  inner marked square
    ~  marked square that is the mirror image of another one
    arrows  indicated directions    .  does not matter
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from .arena import BACK, DIRECTIONS, NAME, STRIDE, VECTORS, WIDE_BOARD, Vector, turned

_ARROWS = dict(zip("↑↗→↘↓↙←↖", range(8), strict=True))
_KINDS = {
    "o": "own",
    "O": "heroic",
    "@": "summon",
    "#": "summon-own",
    "%": "summon-heroic",
    "*": "marked",
    "x": "inner",
    "~": "mirror",
}


class Cell(NamedTuple):
    """A required place of the figure, relative to its anchor."""

    shift: int
    upgraded: bool


class Orientation(NamedTuple):
    """A figure laid on the real arena in one of its orientations; offsets from the summoning square."""

    cells: tuple[int, ...]
    marked: tuple[Vector, ...]
    inner: tuple[Vector, ...]
    directions: tuple[int, ...]


Matcher = Callable[[int, int], int]
LentMatcher = Callable[[int, int, int, int], tuple[int, int]]


@dataclass(frozen=True, eq=False)
class Figure:
    """A compiled drawing."""

    drawing: str

    @cached_property
    def _grid(self) -> dict[Vector, str]:
        rows = [line.split() for line in self.drawing.strip().splitlines()]
        return {
            (x, len(rows) - 1 - y): letter
            for y, row in enumerate(rows)
            for x, letter in enumerate(row)
            if letter != "."
        }

    def complaint(self) -> str | None:
        """What is wrong with the drawing, if anything."""
        rows = [line.split() for line in self.drawing.strip().splitlines()]
        letters = [letter for row in rows for letter in row]
        unknown = sorted({letter for letter in letters if letter != "." and letter not in _KINDS | _ARROWS})
        if unknown:
            return f"the letter {unknown[0]!r} means nothing; there are {' '.join(_KINDS)} . and arrows"
        if len({len(row) for row in rows}) > 1:
            return "its rows are not equally long"
        if sum(letter in "@#%" for letter in letters) > 1:
            return "it has more than one summoning square"
        if sum(letter in "oO#%" for letter in letters) < 1:
            return "it needs at least one piece"
        return None

    @cached_property
    def anchored(self) -> bool:
        """False for the one figure without a summoning square (Time Traveler)."""
        return any(letter in "@#%" for letter in self._grid.values())

    @cached_property
    def _anchor(self) -> Vector:
        places = [place for place, letter in self._grid.items() if letter in "@#%"]
        # A figure without a summoning square hangs on its first cell.
        return places[0] if places else min(self._grid)

    def _relative(self, letters: str) -> tuple[Vector, ...]:
        ax, ay = self._anchor
        return tuple((x - ax, y - ay) for (x, y), letter in sorted(self._grid.items()) if letter in letters)

    @cached_property
    def directions(self) -> tuple[int, ...]:
        return tuple(sorted(_ARROWS[letter] for letter in self._grid.values() if letter in _ARROWS))

    @cached_property
    def indifferent(self) -> bool:
        """Whether it never matters how the figure lies: nothing is marked, and no direction indicated."""
        return not any(letter in "*~x" or letter in _ARROWS for letter in self._grid.values())

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        plain = [Cell(dy * STRIDE + dx, False) for dx, dy in self._relative("o#")]
        high = [Cell(dy * STRIDE + dx, True) for dx, dy in self._relative("O%")]
        # Upgraded cells first: they are rare, so the match is soon empty and the rest is cheap.
        return tuple(high + plain)

    @cached_property
    def high(self) -> int:
        """How many upgraded pieces it needs: whoever has fewer need not look for it."""
        return sum(cell.upgraded for cell in self.cells)

    @cached_property
    def orientations(self) -> dict[int, Orientation]:
        """The really different orientations by symmetry (a symmetric figure has fewer than 8)."""
        found: dict[int, Orientation] = {}
        seen = set()
        for symmetry in range(8):
            back = BACK[symmetry]

            def lay(letters: str, back: int = back) -> list[Vector]:
                return sorted(turned(back, vector) for vector in self._relative(letters))

            plain, high, marked, inner = lay("o#"), lay("O%"), lay("*~"), lay("x")
            directions = sorted(VECTORS.index(turned(back, VECTORS[d])) for d in self.directions)
            key = (tuple(plain), tuple(high), tuple(marked), tuple(inner), tuple(directions))
            if key not in seen:
                seen.add(key)
                cells = tuple(dy * STRIDE + dx for dx, dy in plain + high)
                found[symmetry] = Orientation(cells, tuple(marked), tuple(inner), tuple(directions))
        return found

    @cached_property
    def board(self) -> int:
        """The images of the wide arena in which to look."""
        mask = 0
        for symmetry in self.orientations:
            mask |= WIDE_BOARD[symmetry]
        return mask

    @cached_property
    def find(self) -> Matcher:
        """find(own, upgraded): the wide mask of anchors where the wide masks of own and own upgraded pieces match.

        Written out as one expression per figure: a loop over the cells costs twice as much as the shifts.
        """
        terms = [_shifted("upgraded" if upgraded else "own", shift) for shift, upgraded in self.cells]
        matcher: Matcher = eval(f"lambda own, upgraded: {' & '.join(['board', *terms])}", {"board": self.board})
        return matcher

    @cached_property
    def find_lent(self) -> LentMatcher:
        """The same, and where one piece of others (the last two masks) stands in for an own one. Also written out."""
        lines = ["def find_lent(own, upgraded, lent, lent_upgraded):"]
        for number, (shift, high) in enumerate(self.cells):
            here = _shifted("upgraded" if high else "own", shift)
            theirs = _shifted("lent_upgraded" if high else "lent", shift)
            if number == 0:
                lines += [f"    found, with_one = board & {here}, board & {theirs}"]
                continue
            lines += [
                f"    here = {here}",
                f"    with_one = with_one & here | found & {theirs}",
                "    found &= here",
                "    if not found and not with_one:",
                "        return 0, 0",
            ]
        lines.append("    return found, with_one")
        space: dict[str, Any] = {"board": self.board}
        exec("\n".join(lines), space)
        matcher: LentMatcher = space["find_lent"]
        return matcher

    def describe(self) -> dict[str, object]:
        """The drawing as a client draws it."""
        grid = self._grid
        width = 1 + max(x for x, _ in grid)
        height = 1 + max(y for _, y in grid)
        cells = [
            {"x": x, "y": y, "kind": _KINDS[letter]} for (x, y), letter in sorted(grid.items()) if letter in _KINDS
        ]
        arrows = [
            {"x": x, "y": y, "direction": DIRECTIONS[_ARROWS[letter]]}
            for (x, y), letter in sorted(grid.items())
            if letter in _ARROWS
        ]
        return {"width": width, "height": height, "cells": cells, "arrows": arrows}


def _shifted(mask: str, shift: int) -> str:
    return f"({mask} >> {shift})" if shift > 0 else f"({mask} << {-shift})" if shift else mask


def placed(square: int, vectors: tuple[Vector, ...]) -> int:
    """The mask of the squares at these offsets from a square; what falls off the arena is ignored."""
    mask = 0
    for dx, dy in vectors:
        target = square + dy * STRIDE + dx
        if target in NAME:
            mask |= 1 << target
    return mask
