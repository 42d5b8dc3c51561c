"""Imports point one way: from the arena up to the game, and from there out to bots, server and commands."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tashkalar"

# The rules, lowest first. A module imports only what stands before it.
CORE = (
    "errors arena setup figure action card position zones score effect cards summoning drawing ending turn deal "
    "prospects chronicle layout insight refusal sight record game"
).split()

# Everything else stands on top of the rules; what each part may use besides them.
OUTER: dict[str, set[str]] = {
    "language": set(),
    "scenario": set(),
    "bots": set(),
    "learn": {"language", "scenario"},
    "lab": {"bots", "scenario", "language", "learn"},
    "terminal": {"language", "bots", "learn"},
    "server": {"language", "bots", "learn"},
    "commands": {"language", "scenario", "bots", "learn", "lab", "terminal", "server"},
    "cli": {"commands"},
    "__main__": {"cli"},
}
NO_CHANCE = {"random", "time", "datetime", "os", "secrets", "uuid", "asyncio", "threading"}


def part(path: Path) -> str:
    """The first name below the package: `cards` for cards/legends.py."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def targets(node: ast.stmt, path: Path) -> set[str]:
    """The parts of the package an import statement names."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
        return {name.split(".")[1] for name in names if name.startswith("tashkalar.")}
    assert isinstance(node, ast.ImportFrom)
    module = (node.module or "").split(".") if node.module else []
    if node.level == 0:
        if module[:1] != ["tashkalar"]:
            return set()
        module = module[1:]
    else:
        here = ["tashkalar", *path.relative_to(SOURCE).parts[:-1]]
        module = (here[: len(here) - node.level + 1] + module)[1:]
    if module:
        return {module[0]}
    known = {file.name.removesuffix(".py") for file in SOURCE.iterdir()}
    return {alias.name for alias in node.names if alias.name in known}


def imports(path: Path) -> Iterator[tuple[str, set[str]]]:
    """(where, parts) for each import: at the top, inside a function, or for the type checker only."""

    def visit(nodes: list[ast.stmt], where: str) -> Iterator[tuple[str, set[str]]]:
        for node in nodes:
            if isinstance(node, ast.Import | ast.ImportFrom):
                yield where, targets(node, path)
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
                yield from visit(node.body, "types")
            else:
                inner = "function" if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else where
                for name in ("body", "orelse", "finalbody"):
                    yield from visit(getattr(node, name, []), inner)
                for handler in getattr(node, "handlers", []):
                    yield from visit(handler.body, inner)

    yield from visit(ast.parse(path.read_text(encoding="utf-8")).body, "top")


FILES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.name != "__init__.py")


def test_every_part_has_its_place() -> None:
    parts = {part(path) for path in FILES}
    assert parts == {*CORE, *OUTER} & parts, parts - {*CORE, *OUTER}
    assert set(CORE) <= parts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    mine = part(path)
    for where, found in imports(path):
        for other in found - {mine, "__version__"}:
            if mine in CORE:
                assert other in CORE, f"the rules import {other}"
                if where == "top":
                    assert CORE.index(other) < CORE.index(mine), f"{mine} imports {other}"
            else:
                assert other in CORE or other in OUTER[mine], f"{mine} imports {other}"


CARD_FILES = [path for path in FILES if part(path) in ("cards", "effect")]


@pytest.mark.parametrize("path", CARD_FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_effects_can_be_replayed(path: Path) -> None:
    """Laws that make replay exact: no clock, no chance of their own, no try around an await."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert not {alias.name.split(".")[0] for alias in node.names} & NO_CHANCE
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            assert (node.module or "").split(".")[0] not in NO_CHANCE
        elif isinstance(node, ast.Try):
            assert not any(isinstance(inner, ast.Await) for inner in ast.walk(node))
        elif isinstance(node, ast.For | ast.comprehension):
            assert not isinstance(node.iter, ast.Set | ast.SetComp)
