"""Effects keep the laws that make them replayable, and whoever breaks one is noticed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hygiene.laws import CATCH, CHANCE, ORDER, OUTSIDE, breaches

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tashkalar"
MACHINERY = {"__init__", "define", "guests", "guest_texts"}  # runs when cards are entered, never inside an effect
CARDS = [path for path in sorted((SOURCE / "cards").glob("*.py")) if path.stem not in MACHINERY]
GUESTS = sorted((ROOT / "examples").glob("*/src/*/beings.py"))
FILES = [*CARDS, *sorted((SOURCE / "rules" / "effect").glob("*.py")), *GUESTS]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_effects_keep_the_laws(path: Path) -> None:
    assert [str(breach) for breach in breaches(path.read_text(encoding="utf-8"))] == []


# -- the laws themselves -----------------------------------------------------------------------------------------------
BEGINNING = """
from ..rules.arena import BIT, KING, squares
from ..rules.card import CARDS, COMMON
from ..rules.effect import Effect
from .define import deck

being = deck("highland", __package__)
LINES = {"row": 1, "column": 2}
SEEN: list[str] = []
last = 0
"""
CARD = '''
@being("Planted", rank=COMMON, figure="o @ o")
async def planted(fx: Effect) -> None:
    """Does something."""
'''

BROKEN: dict[str, tuple[str, str]] = {
    "a set in a variable": (ORDER, "waiting = set(fx.enemies)\nfor side in waiting:\n    fx.destroy(side)"),
    "a set in a literal": (ORDER, "for side in {1, 2}:\n    await fx.must(side, 'choose')"),
    "a set from a comprehension": (ORDER, "names = {c.name for c in fx.hand}\nfirst = [n for n in names]"),
    "a set from another set": (ORDER, "one = set(fx.hand)\ntwo = one - {None}\nlist(two)"),
    "a set under another name": (ORDER, "one = set(fx.hand)\ntwo = one\nfor card in two:\n    fx.to_deck(card)"),
    "a set that grows": (ORDER, "one: set[str] = set()\none |= {c.name for c in fx.hand}\ntuple(one)"),
    "a frozen set": (ORDER, "await fx.may_pick(tuple(frozenset(fx.hand)), 'choose', 'choose')"),
    "any of a set": (ORDER, "waiting = set(fx.enemies)\nwaiting.pop()"),
    "the first of a set": (ORDER, "waiting = set(fx.enemies)\nnext(iter(waiting))"),
    "the best of a set": (ORDER, "max(set(fx.hand), key=lambda card: card.deck)"),
    "a set unpacked": (ORDER, "await fx.ask([*{c.name for c in fx.hand}], 'choose')"),
    "a set taken apart": (ORDER, "one, two = {c.name for c in fx.hand}"),
    "a set as text": (ORDER, "', '.join({c.name for c in fx.hand})"),
    "a set from a parameter": (ORDER, "def use(all: set[int]) -> None:\n    for one in all:\n        fx.destroy(one)"),
    "a set from a function": (ORDER, "def all() -> set[int]:\n    return fx.x\nfor one in all():\n    fx.destroy(one)"),
    "a set in an attribute": (ORDER, "fx.met = set()\nfor one in fx.met:\n    fx.destroy(one)"),
    "chance": (CHANCE, "import random\nfx.destroy(random.choice(squares(fx.enemy)))"),
    "chance by another name": (CHANCE, "from random import choice\nfx.destroy(choice(squares(fx.enemy)))"),
    "the clock": (CHANCE, "import time\nif time.time() % 2:\n    fx.gain_action()"),
    "the calendar": (CHANCE, "from datetime import date\nif date.today().day == 1:\n    fx.gain_action()"),
    "the environment": (CHANCE, "import os\nif os.environ.get('LUCKY'):\n    fx.gain_action()"),
    "a file": (CHANCE, "if open('lucky').read():\n    fx.gain_action()"),
    "where something lies in memory": (CHANCE, "if id(fx.card) % 2:\n    fx.gain_action()"),
    "the hash of a text": (CHANCE, "if hash(fx.card.name) % 2:\n    fx.gain_action()"),
    "whatever is called so": (CHANCE, "if globals().get('lucky'):\n    fx.gain_action()"),
    "a variable of the module": (OUTSIDE, "if last:\n    fx.gain_action()"),
    "a variable of the module, changed": (OUTSIDE, "global last\nlast += 1"),
    "a list of the module": (OUTSIDE, "SEEN.append(fx.card.name)"),
    "a table of the module": (OUTSIDE, "LINES['row'] += 1"),
    "a table of the module, emptied": (OUTSIDE, "del LINES['row']"),
    "another card": (OUTSIDE, "CARDS['Wild Eagle'].rank = 2"),
    "the register of cards": (OUTSIDE, "CARDS.pop('Wild Eagle')"),
    "the function itself": (OUTSIDE, "planted.times = 1"),
    "a default that remembers": (OUTSIDE, "def met(found: list[int] = []) -> None:\n    found.append(1)\nmet()"),
    "try around a choice": (CATCH, "try:\n    await fx.may_destroy(fx.enemy)\nfinally:\n    fx.gain_action()"),
    "with around a choice": (CATCH, "with fx.something():\n    await fx.may_destroy(fx.enemy)"),
}  # fmt: skip

CLOSURE = '''
def counting():
    times = []
    number = 0

    async def counted(fx: Effect) -> None:
        """Does something."""
        {}

    return counted
'''

LAWFUL: dict[str, str] = {
    "a set in order": "waiting = set(fx.enemies)\nfor side in sorted(waiting):\n    await fx.must(side, 'choose')",
    "a set that is asked": "waiting = set(fx.enemies)\nif 1 in waiting and len(waiting) > 1:\n    waiting.remove(1)",
    "a set that is counted": "names = {c.name for c in fx.hand}\nsum(name > 'K' for name in names)\nmax(names)",
    "a set from a set": "one = set(fx.hand)\ntwo = {card.deck for card in one}",
    "a dictionary": "found = {one: KING[one] for one in squares(fx.own)}\nfor one in found:\n    fx.destroy(one)",
    "a constant": "await fx.may_destroy(LINES['row'])",
    "its own variables": "found = []\nfound.append(1)\nfx.tracked |= BIT[4]\nfx.position.events.append(None)",
    "its own variables, from inside": "steps = 0\nasync def part() -> None:\n    nonlocal steps\n    steps += 1",
    "try without a choice": "try:\n    fx.destroy(3)\nfinally:\n    fx.gain_action()",
}  # fmt: skip


def card(body: str) -> str:
    return BEGINNING + CARD + "".join(f"    {line}\n" for line in body.splitlines())


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_law_is_noticed(name: str) -> None:
    law, body = BROKEN[name]
    assert {breach.law for breach in breaches(card(body))} == {law}


@pytest.mark.parametrize("body", ["times.append(1)", "nonlocal number"])
def test_what_outlives_an_effect_is_noticed(body: str) -> None:
    """Variables of a function that makes effects are there once, for every game."""
    assert {breach.law for breach in breaches(BEGINNING + CLOSURE.format(body))} == {OUTSIDE}


@pytest.mark.parametrize("name", LAWFUL)
def test_what_keeps_the_laws_is_left_alone(name: str) -> None:
    assert [str(breach) for breach in breaches(card(LAWFUL[name]))] == []


# -- in play -----------------------------------------------------------------------------------------------------------
def outputs(*command: str, seeds: tuple[str, ...]) -> set[str]:
    """What a command prints in processes that hash texts differently."""
    running = [
        subprocess.Popen(
            [sys.executable, *command],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in seeds
    ]
    found = {process.communicate(timeout=120)[0] for process in running}
    assert all(process.returncode == 0 for process in running)
    return found


def test_every_game_is_told_the_same_in_every_process() -> None:
    """Golden games and examples: what is on offer, in its order, and what happens."""
    told = outputs("-m", "tests.hygiene.told", seeds=("1", "2"))
    assert len(told) == 1
    assert len(told.pop().splitlines()) > 2000


PLAYED = """
from tashkalar.rules.card import CARDS
from tests.hygiene.told import told
from tests.support import game

async def planted(fx):
    names = {card.name for card in fx.hand}
    await fx.may_pick(tuple(CARDS[name] for name in names), "discard", part="discard")

CARDS["Wild Eagle"].effect = planted
hand = ["Wild Eagle", "Dire Wolf", "Werewolf", "Hungry Bear", "Warlord"]
print(told(game({"highland": "d4 f4", "northern": "e7"}, hand={"highland": hand}, play=["summon Wild Eagle e5"])))
"""


def test_an_effect_that_is_told_differently_is_noticed() -> None:
    assert len(outputs("-c", PLAYED, seeds=("1", "2", "3", "4"))) > 1
