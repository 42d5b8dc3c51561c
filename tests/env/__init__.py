"""Tables of numbered words, and what other libraries ask of them."""

import re
from pathlib import Path
from random import Random

import pytest

from tashkalar.env import Table
from tashkalar.rules.forms import find_form

FORMS = [("first", 2, False), ("high", 2, False), ("duel", 2, False), ("melee", 3, False), ("melee", 4, False)]
TEAMS = [("high", 4, True), ("duel", 4, True)]
NAMED = {f"{form}-{'team' if team else players}": (form, players, team) for form, players, team in FORMS + TEAMS}
every_form = pytest.mark.parametrize(("form", "players", "team"), NAMED.values(), ids=list(NAMED))


def carry_out_example(library: str) -> None:
    """What docs/laboratory.md shows of a library."""
    page = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
    (code,) = re.findall(rf"```python\n(# needs {library}\n.*?)```", page, re.S)
    exec(compile(code, "laboratory.md", "exec"), {"__name__": "example"})


def new_table(form: str, players: int, team: bool, rng: Random) -> Table:
    """A table with any schools the form is played by."""
    return Table.new(form, rng.sample(find_form(form).schools, players), rng.getrandbits(40), team)


def play_on(table: Table, rng: Random, words: int) -> None:
    """So many words by chance, fewer if the game is over."""
    for _ in range(words):
        if table.over:
            return
        table.say(rng.choice(table.allowed))
