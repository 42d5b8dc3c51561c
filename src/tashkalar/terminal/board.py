"""The arena and the figures of cards, drawn with letters."""

from collections.abc import Collection, Mapping
from typing import Any

from ..rules.arena import GREEN, RED, SQUARE, names
from ..rules.card import CARDS, Being
from .style import Style

_COLUMNS = "abcdefghi"
_RED, _GREEN = set(names(RED)), set(names(GREEN))
_RANKS = {"": "common", "*": "heroic", "**": "legendary"}

# Which lines leave a crossing: up, right, down, left.
_CROSSINGS = {
    (0, 1, 1, 0): "┌", (0, 0, 1, 1): "┐", (1, 1, 0, 0): "└", (1, 0, 0, 1): "┘", (0, 1, 1, 1): "┬",
    (1, 1, 0, 1): "┴", (1, 1, 1, 0): "├", (1, 0, 1, 1): "┤", (1, 1, 1, 1): "┼", (0, 0, 0, 0): " ",
}  # fmt: skip

_KINDS = {
    "own": "●o", "heroic": "◆O", "summon": "◎@", "summon-own": "◉#", "summon-heroic": "◈%",
    "marked": "▒*", "inner": "▓x", "mirror": "░~",
}  # fmt: skip
GATE = "∩n"
_ARROWS = {"N": "↑^", "NE": "↗/", "E": "→>", "SE": "↘\\", "S": "↓v", "SW": "↙/", "W": "←<", "NW": "↖\\"}


def stones(pieces: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Square to colour and rank, from the stone lists of a view."""
    found = {}
    for colour, text in pieces.items():
        for word in text.split():
            found[word[:2]] = (colour, _RANKS[word[2:]])
    return found


def arena(
    pieces: Mapping[str, str], style: Style, lit: Collection[str] = (), gateways: Collection[str] = ()
) -> list[str]:
    """The arena with coordinates: red squares in < >, green ones in ( ), lit ones in [ ], Gateways after a gate."""
    there = stones(pieces)
    header = "    " + "".join(f"  {column}  " for column in _COLUMNS)
    lines = [header.rstrip()]
    for row in range(9, 0, -1):
        lines.append("    " + style.dim(_border(row, style)))
        lines.append(f" {row}  {_row(row, there, style, lit, gateways)}  {row}")
    lines += ["    " + style.dim(_border(0, style)), header.rstrip()]
    return lines


def _exists(column: int, row: int) -> bool:
    return 0 <= column < 9 and f"{_COLUMNS[column]}{row}" in SQUARE


def _border(row: int, style: Style) -> str:
    """The line above a row (row 0: below the last one)."""
    text = ""
    for column in range(10):
        # The squares around the crossing, by their direction from it.
        ne, nw = _exists(column, row + 1), _exists(column - 1, row + 1)
        se, sw = _exists(column, row), _exists(column - 1, row)
        crossing = _CROSSINGS[nw or ne, ne or se, sw or se, nw or sw]
        text += crossing if style.unicode else " " if crossing == " " else "+"
        text += style.sign("─", "-") * 4 if ne or se else "    "
    return text.rstrip()


def _row(
    row: int, there: Mapping[str, tuple[str, str]], style: Style, lit: Collection[str], gateways: Collection[str]
) -> str:
    text = ""
    bar = style.dim(style.sign("│", "|"))
    for column in range(9):
        text += bar if _exists(column, row) or _exists(column - 1, row) else " "
        square = f"{_COLUMNS[column]}{row}"
        text += _cell(square, there, style, lit, square in gateways) if _exists(column, row) else "    "
    return text + (bar if _exists(8, row) else " ")


def _cell(square: str, there: Mapping[str, tuple[str, str]], style: Style, lit: Collection[str], gateway: bool) -> str:
    colour = "red" if square in _RED else "green" if square in _GREEN else None
    left, right = "<>" if colour == "red" else "()" if colour == "green" else "  "
    if square in lit:
        left, right = left.replace(" ", "["), "]"
    if gateway:
        left = style.sign(*GATE)
    inside = style.stone(*there[square]) if square in there else None
    if colour is not None:
        return style.ground(colour, left) + (inside or style.ground(colour, "  ")) + style.ground(colour, right)
    if square in lit:
        return style.lit(left) + (inside or "  ") + style.lit(right)
    return left + (inside or style.dim(style.sign("· ", ". "))) + right


def figure(card: str, style: Style) -> list[str]:
    """The figure of a being, upright as on its card; no lines for a flare."""
    being = CARDS[card]
    if not isinstance(being, Being):
        return []
    drawing: dict[str, Any] = being.figure.describe()
    signs = {(cell["x"], cell["y"]): _KINDS[cell["kind"]] for cell in drawing["cells"]}
    signs |= {(arrow["x"], arrow["y"]): _ARROWS[arrow["direction"]] for arrow in drawing["arrows"]}
    blank = "·."
    return [
        " ".join(style.sign(*signs.get((x, y), blank)) for x in range(drawing["width"]))
        for y in reversed(range(drawing["height"]))
    ]
