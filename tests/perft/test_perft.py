"""Counts of choice sequences. `counts[n]` is how many different ways there are to make n + 1 choices.

A file of counts is YAML: a list of positions (keys of scenario files, and those of a record where needed), choices
played before counting, and the counts. Where `why` gives the sum, it was worked out by hand.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tashkalar import Game
from tashkalar.game import layout

HERE = Path(__file__).parent


def load() -> list[dict[str, Any]]:
    return [
        entry for path in sorted(HERE.glob("*.perft")) for entry in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many choices there are; a game that ends earlier counts for none."""
    if depth == 1:
        return len(game.options)
    total = 0
    for option in game.options:
        other = game.copy()
        other.play(option)
        total += perft(other, depth - 1)
    return total


def start(entry: dict[str, Any]) -> Game:
    game = Game(
        layout.read({key: value for key, value in entry.items() if key not in ("name", "why", "play", "counts")})
    )
    for choice in entry.get("play", []):
        game.play(str(choice))
    return game


@pytest.mark.parametrize("entry", load(), ids=lambda entry: entry["name"])
def test_perft(entry: dict[str, Any]) -> None:
    game = start(entry)
    assert [perft(game, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


def test_perft_by_undoing_counts_the_same() -> None:
    """Going down with play and back with undo visits the same tree as copying."""

    def count(game: Game, depth: int) -> int:
        if depth == 1:
            return len(game.options)
        total = 0
        for text in [str(option) for option in game.options]:
            game.play(text)
            total += count(game, depth - 1)
            game.undo()
        return total

    entry = next(entry for entry in load() if entry["name"] == "Knight")
    assert [count(start(entry), depth) for depth in (1, 2, 3)] == entry["counts"][:3]
