"""How near a side is to the figures of some beings, for all places and orientations at once.

A figure's cells are gone through one by one while three wide masks are carried along: anchors where nothing is missing
so far, one step, two steps. A missing stone is one step where the square is empty (it can be placed); a missing
upgraded piece is one step where an own common stands and two where nothing stands. An enemy piece in a cell bars the
place. Written out per figure like `Figure.find`: about 1.5 us for a figure of four cells.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from ...rules.arena import WIDE, WIDE_BOARD, WIDE_SQUARE
from ...rules.card import Being
from ...rules.figure import Figure
from ...rules.position import Position

WIDE_ALL = sum(WIDE_BOARD)

Steps = Callable[[int, int, int, int], tuple[int, int, int]]
"""(own, own upgraded, own common, empty), all wide -> anchors with no, one, two steps missing."""
Wanted = Callable[[int, int, int, int], tuple[int, int]]
"""The same -> wide masks of the empty squares that complete a figure, and that bring one down to one step."""


def _shifted(mask: str, shift: int) -> str:
    return f"({mask} >> {shift})" if shift > 0 else f"({mask} << {-shift})" if shift else mask


def _compiled(lines: list[str], name: str, figure: Figure) -> Any:
    space: dict[str, Any] = {"board": figure.board}
    exec("\n".join(lines), space)
    return space[name]


def _step_lines(figure: Figure) -> list[str]:
    lines = []
    for index, (shift, upgraded) in enumerate(figure.cells):
        have = _shifted("up" if upgraded else "own", shift)
        one = _shifted("low" if upgraded else "empty", shift)
        lines.append(f"    s = {have}; e = {one}")
        two = f" | a & {_shifted('empty', shift)}" if upgraded else ""
        if index == 0:
            far = f"board & {_shifted('empty', shift)}" if upgraded else "0"
            lines.append(f"    a = board & s; b = board & e; c = {far}")
        else:
            lines.append(f"    c = c & s | b & e{two}; b = b & s | a & e; a = a & s")
    return lines


@cache
def steps(being: Being) -> Steps:
    lines = ["def near(own, up, low, empty):", *_step_lines(being.figure), "    return a, b, c"]
    found: Steps = _compiled(lines, "near", being.figure)
    return found


@cache
def wanted(being: Being) -> Wanted:
    """Only plain cells can be filled by a placement; an upgraded one is never wanted."""
    cells = being.figure.cells
    lines = ["def want(own, up, low, empty):", *_step_lines(being.figure), "    one = two = 0"]
    for shift, upgraded in cells:
        if not upgraded:
            gap = _shifted("empty", shift)
            back = _shifted("{}", -shift)
            lines.append(f"    g = b & {gap}; one |= {back.format('g')}; g = c & {gap}; two |= {back.format('g')}")
    lines.append("    return one, two")
    found: Wanted = _compiled(lines, "want", being.figure)
    return found


def wide_parts(position: Position, side: int) -> tuple[int, int, int, int]:
    """The masks `steps` and `wanted` ask for."""
    own = position.wide[side]
    up = own & position.wide_upgraded
    everyone = 0
    for mask in position.wide:
        everyone |= mask
    return own, up, own ^ up, WIDE_ALL ^ everyone


def pull(position: Position, side: int, beings: Iterable[Being]) -> dict[int, float]:
    """For every empty square that would help some figure: how much a stone there helps."""
    parts = wide_parts(position, side)
    found: dict[int, float] = {}
    for being in beings:
        one, two = wanted(being)(*parts)
        strong = 1.0 + being.rank
        _add(found, one, strong)
        if not one and two:
            for square, wide in _EMPTY:
                number = (two & wide).bit_count()
                if number:
                    found[square] = found.get(square, 0.0) + 0.1 * strong * min(number, 6)
    return found


_EMPTY = [(square, wide) for square, wide in enumerate(WIDE) if wide]


def _add(found: dict[int, float], mask: int, worth: float) -> None:
    while mask:
        low = mask & -mask
        mask ^= low
        square = WIDE_SQUARE[low.bit_length() - 1][1]
        found[square] = found.get(square, 0.0) + worth
