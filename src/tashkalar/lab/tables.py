"""Results as tables: by rich on a terminal, in plain columns elsewhere."""

import sys
from collections.abc import Collection, Sequence
from typing import TextIO

from .progress import has_rich

Rows = Sequence[Sequence[str]]


def show(headings: Sequence[str], rows: Rows, words: Collection[str] = ("",), stream: TextIO | None = None) -> None:
    """A table to standard output. `words` are the headings of columns that hold words, all others hold numbers."""
    stream = sys.stdout if stream is None else stream
    if has_rich(stream):
        _rich(headings, rows, words, stream)
    else:
        stream.writelines(line + "\n" for line in plain(headings, rows, words))


def plain(headings: Sequence[str], rows: Rows, words: Collection[str]) -> list[str]:
    """Words to the left, numbers to the right, two spaces between the columns."""
    sides = ["<" if heading in words else ">" for heading in headings]
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    return [
        "  ".join(f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True)).rstrip()
        for row in (headings, *rows)
    ]


def _rich(headings: Sequence[str], rows: Rows, words: Collection[str], stream: TextIO) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD)
    for heading in headings:
        table.add_column(Text(heading), justify="left" if heading in words else "right")
    for row in rows:
        table.add_row(*map(Text, row))
    Console(file=stream).print(table)
