"""The rules map has a row for every reading of the rules, and what it names exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAP = ROOT / "docs" / "rules-map.md"

# How many readings each part of the rules has.
SECTIONS = {
    "Decisions on open points": 10,
    "Board, stock, general": 9,
    "Turn and actions": 8,
    "Summoning": 9,
    "Moves": 5,
    "Imperial": 18,
    "Highland": 12,
    "Sylvan": 14,
    "Legends": 12,
    "Flares": 7,
    "Deck, end, scoring": 10,
    "Tasks": 12,
    "Team": 5,
    "Etherweavers": 23,
}


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


def test_a_row_for_every_reading() -> None:
    counts: dict[str, int] = {}
    for section, rule, _, _ in rows():
        counts[section] = counts.get(section, 0) + 1
        assert len(rule) > 20
    assert counts == SECTIONS


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
