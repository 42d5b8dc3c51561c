"""What the terminal can show: colours where it is a real one that wants them, letters beyond ASCII where they exist."""

import os
import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TextIO

from .paint import paint

_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

_GROUND = {"red": 52, "green": 22}


def wants_colour(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Colours only on a terminal, and never against the user's wish (https://no-color.org)."""
    return stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


def can_unicode(stream: TextIO) -> bool:
    """Whether the signs of the arena can be written to a stream."""
    try:
        "●◆★┼…".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@dataclass(frozen=True)
class Style:
    """Colours and signs."""

    colour: bool = False
    unicode: bool = True

    def _painted(self, codes: str, text: str) -> str:
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colour and text else text

    def bold(self, text: str) -> str:
        return self._painted("1", text)

    def dim(self, text: str) -> str:
        return self._painted("2", text)

    def lit(self, text: str) -> str:
        return self._painted("1;36", text)

    def good(self, text: str) -> str:
        return self._painted("32", text)

    def bad(self, text: str) -> str:
        return self._painted("33", text)

    def stone(self, colour: str, rank: str) -> str:
        """A stone: the shape is its rank, the letter its colour."""
        shapes = "●◆★" if self.unicode else "o*X"
        letter, ink, ground = paint(colour)
        text = shapes[("common", "heroic", "legendary").index(rank)] + letter
        return self._painted(f"1;38;5;{ink};48;5;{ground}", text)

    def ground(self, colour: str, text: str) -> str:
        """Something on a red or green square."""
        return self._painted(f"38;5;231;48;5;{_GROUND[colour]}", text)

    def sign(self, unicode: str, ascii_only: str) -> str:
        return unicode if self.unicode else ascii_only


def width(text: str) -> int:
    """How many columns a text takes; colours take none."""
    return len(_ESCAPE.sub("", text))


def padded(text: str, columns: int) -> str:
    return text + " " * max(0, columns - width(text))


def beside(left: list[str], right: list[str], gap: int = 3) -> list[str]:
    """Two blocks of lines next to each other."""
    columns = max((width(line) for line in left), default=0) + gap
    rows = max(len(left), len(right))
    left = left + [""] * (rows - len(left))
    right = right + [""] * (rows - len(right))
    return [(padded(a, columns) + b).rstrip() for a, b in zip(left, right, strict=True)]


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    return textwrap.wrap(text, max(20, columns), initial_indent=indent, subsequent_indent=indent)


def in_columns(items: list[str], columns: int) -> list[str]:
    """Items side by side, read downwards."""
    if not items:
        return []
    cell = max(width(item) for item in items) + 3
    across = max(1, columns // cell)
    rows = -(-len(items) // across)
    return ["".join(padded(item, cell) for item in items[row::rows]).rstrip() for row in range(rows)]
