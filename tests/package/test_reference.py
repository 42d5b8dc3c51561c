"""The public interface: everything in it has a text, a type and an example that works; docs/api.md is made from it."""

import ast
import doctest
import inspect
import re
from importlib import import_module

import pytest
from scripts import api

MODULES = list(api.PUBLIC)


@pytest.fixture(autouse=True)
def _extras() -> None:
    """Environments are part of it."""
    pytest.importorskip("pettingzoo")


def test_the_page_is_fresh() -> None:
    assert api.TARGET.read_text(encoding="utf-8") == api.page(), "make generate"


@pytest.mark.parametrize("name", MODULES)
def test_everything_is_explained(name: str) -> None:
    """`help()` has something to say, whatever it is asked about."""
    assert inspect.getdoc(import_module(name))
    for word, one in api.public(name):
        if not callable(one):
            continue
        assert one.__doc__ and not one.__doc__.startswith(f"{word}("), word  # noqa: PT018  (a dataclass has that one)
        if not inspect.isclass(one):
            continue
        for member, node, _ in api.members(one):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and member != "__init__":
                assert ast.get_docstring(node), f"{word}.{member}"


def test_examples_work() -> None:
    tried = 0
    for name in MODULES:
        found = doctest.testmod(import_module(name))
        assert not found.failed, name
        tried += found.attempted
    assert tried > 20


def test_what_is_public_is_in_the_reference() -> None:
    """Whoever adds a name to `tashkalar` or its environments finds it on the page."""
    text = api.TARGET.read_text(encoding="utf-8")
    for name in ("tashkalar", "tashkalar.bots", "tashkalar.env"):
        for word in import_module(name).__all__:
            assert re.search(rf"^### {word}$", text, re.M), word
