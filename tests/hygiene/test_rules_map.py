"""The rules map has a row for every reading of the rules, and what it names exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tashkalar import cards as _cards  # noqa: F401  (fills the registry)
from tashkalar.rules.card import DECKS

ROOT = Path(__file__).parents[2]
MAP = ROOT / "docs" / "rules-map.md"


def rows() -> list[tuple[str, str, str, str]]:
    """Section, rule, code and tests of every row."""
    found = []
    section = ""
    for line in MAP.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif line.startswith("| ") and not line.startswith("| rule "):
            rule, code, tests = (cell.strip() for cell in line.strip("|").split(" | "))
            found.append((section, rule, code, tests))
    return found


@cache
def names(path: Path) -> set[str]:
    """Every function, class, method and constant a file defines."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def headings() -> list[str]:
    return re.findall(r"^## (.*)$", MAP.read_text(encoding="utf-8"), re.M)


def test_every_part_of_the_rules_has_its_rows() -> None:
    """No heading without a reading, no deck and no form of the game without a heading, nothing said twice."""
    assert {section for section, *_ in rows()} == set(headings())
    assert len(set(headings())) == len(headings())
    assert {deck.capitalize() for deck in [*DECKS, "tasks"]} <= set(headings())
    rules = [rule for _, rule, _, _ in rows()]
    assert len(set(rules)) == len(rules)
    assert all(len(rule) > 20 for rule in rules)


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[1][:50])
def test_what_a_row_names_exists(row: tuple[str, str, str, str]) -> None:
    _, _, code, tests = row
    places = re.findall(r"`([^`]+):([^`:]+)`", code)
    assert places
    for file, name in places:
        path = ROOT / "src" / "tashkalar" / file
        assert path.exists(), file
        assert name in names(path), f"{file} has no {name}"
    shown = re.findall(r"`([^`]+)::([^`]+)`", tests)
    assert shown
    for file, name in shown:
        path = ROOT / "tests" / file
        assert path.exists(), file
        assert name in names(path), f"{file} has no {name}"
        assert name.startswith("test_")
