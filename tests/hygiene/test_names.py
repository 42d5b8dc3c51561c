"""Rules ask forms and schools what they are like, never what they are called; nobody reaches for private names."""

import ast
from pathlib import Path

import pytest

from tashkalar import cards as _cards  # noqa: F401  (fills the registry)
from tashkalar.rules.forms import FORMS
from tashkalar.rules.school import SCHOOLS

SOURCE = Path(__file__).parents[2] / "src" / "tashkalar"
FILES = sorted(SOURCE.rglob("*.py"))
NAMES = {*FORMS, *SCHOOLS}

# Where a form or a school may be named: where it is made, and where somebody is offered one by default.
DEFINED = ("rules/forms/", "cards/")


def relative(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def named(node: ast.AST) -> set[str]:
    """Names of forms and schools among the literals of an expression."""
    return {
        inner.value
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and inner.value in NAMES
    }


@pytest.mark.parametrize("path", [p for p in FILES if not relative(p).startswith(DEFINED)], ids=relative)
def test_nobody_compares_the_name_of_a_form_or_school(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            assert not named(node), f"line {node.lineno} compares {named(node)}"
        elif isinstance(node, ast.Match):
            assert not any(named(case.pattern) for case in node.cases), f"line {node.lineno}"


@pytest.mark.parametrize("path", [p for p in FILES if relative(p).startswith(("rules/", "game/"))], ids=relative)
def test_rules_name_no_school(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if relative(path) != "rules/forms/tasks.py":  # the first game says with which schools it is meant to be played
        assert not {name for name in named(tree) if name in SCHOOLS}


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_private_names_stay_private(path: Path) -> None:
    """`thing._name` is only for the class or module that made it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    own = {
        name
        for node in ast.walk(tree)
        for name in (
            [node.attr] if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) else
            [node.name] if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else
            [node.target.id] if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else
            []
        )
    }  # fmt: skip
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__"):
            assert node.attr in own | STANDARD, f"line {node.lineno} reads {node.attr}"


# Underscored names that are part of a public interface elsewhere (named tuples, SQLAlchemy rows, os), and the process
# pool's, which has no other way to end its children at once; PettingZoo's are meant for its environments.
STANDARD = {
    "_replace",
    "_asdict",
    "_fields",
    "_field_defaults",
    "_mapping",
    "_exit",
    "_processes",
    "_executor_manager_thread",
    "_accumulate_rewards",
    "_clear_rewards",
    "_was_dead_step",
    "_result_queue",
    "_writer",
}
