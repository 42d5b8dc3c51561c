"""Write docs/api.md from the docstrings of the public interface. `make generate` runs it; a test tells if it is stale.

Everything is read from the source, so that every version of Python writes the same: signatures as they stand there, the
docstrings of classes and of what is public in them, with what they inherit inside the package, and of fields the
comment beside them.
"""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path

TARGET = Path(__file__).parents[1] / "docs" / "api.md"

# Modules and what of them is public; none named: what `__all__` names.
PUBLIC: dict[str, tuple[str, ...]] = {
    "tashkalar": (),
    "tashkalar.game.scenario": ("check_file", "Report"),
    "tashkalar.bots": (),
    "tashkalar.env": (),
    "tashkalar.env.observation": ("Observer",),
    "tashkalar.env.petting": ("env",),
    "tashkalar.env.single": ("Seat", "by_chance", "lead", "standing"),
    "tashkalar.cards.define": ("school", "deck", "warp", "frozen"),
    "tashkalar.rules.school": ("School", "Look"),
    "tashkalar.rules.effect": ("Effect",),
    "tashkalar.lab.simulate": ("simulate",),
}

_HEAD = """# The interface of the library

What programs may rely on: it changes only with a new version and a line in the [changelog](../CHANGELOG.md). Modules
that are not named here may change at any time. All of it has types (`py.typed`), and `help(tashkalar.Game)` says the
same as this page, which is made from it (`make generate`).

"""


def page() -> str:
    """The whole page."""
    modules = "".join(f"- [`{name}`](#{_anchor(name)}): {_first(_doc(import_module(name)))}\n" for name in PUBLIC)
    return _HEAD + modules + "".join(f"\n{part}\n" for name in PUBLIC for part in _module(name))


def public(name: str) -> Iterator[tuple[str, object]]:
    """What a module offers, by name, in the order in which it is written here or there."""
    module = import_module(name)
    for word in PUBLIC[name] or module.__all__:
        yield word, getattr(module, word)


def members(kind: type) -> Iterator[tuple[str, ast.stmt, str]]:
    """The public members of a class: their names, where they are written, and the comment of a field.

    Those of a class stand before what it inherits, and what it overrides is not repeated. What all errors have stands
    with the first of them.
    """
    seen: set[str] = set()
    ancestors = kind.__mro__[:1] if issubclass(kind, Exception) else kind.__mro__
    for one in ancestors:
        if not one.__module__.startswith("tashkalar"):
            continue
        lines = textwrap.dedent(inspect.getsource(one)).splitlines()
        (body,) = ast.parse("\n".join(lines)).body
        assert isinstance(body, ast.ClassDef)
        for node in body.body:
            name = _name(node)
            if name is not None and name not in seen and (not name.startswith("_") or name == "__init__"):
                seen.add(name)
                yield name, node, lines[node.lineno - 1].partition("  # ")[2]


def _name(node: ast.stmt) -> str | None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return None


# -- parts of the page -------------------------------------------------------------------------------------------------
def _module(name: str) -> Iterator[str]:
    yield f"## {name}"
    yield _prose(_doc(import_module(name)))
    for word, one in public(name):
        if inspect.isclass(one):
            yield from _class(word, one)
        elif inspect.isfunction(one):
            (node,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
            assert isinstance(node, ast.FunctionDef)
            yield f"### {word}"
            yield f"```python\n{_signature(node, word)}\n```"
            yield _prose(_doc(one))
        else:
            yield f"### {word}"
            yield f"`{_value(one)}`"


def _class(word: str, kind: type) -> Iterator[str]:
    yield f"### {word}"
    base = kind.__bases__[0]
    more = f" A {base.__name__}." if issubclass(kind, Exception) and base.__module__.startswith("tashkalar") else ""
    yield _prose(_doc(kind)) + more
    fields, rest = [], []
    for name, node, comment in members(kind):
        if isinstance(node, ast.AnnAssign):
            kind_of = _annotation(node.annotation).replace("|", "\\|")
            fields.append(f"| `{name}` | `{kind_of}` | {comment} |")
        elif name != "__init__" or ast.get_docstring(node):  # type: ignore[arg-type]
            rest.append(_member(word, name, node))
    if fields:
        yield "| field | type | |\n|---|---|---|\n" + "\n".join(fields)
    if rest:
        yield "\n".join(rest)


def _member(word: str, name: str, node: ast.stmt) -> str:
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
    if "property" in marks:
        shown = f"{name}: {_annotation(node.returns)}"
    elif name == "__init__":
        shown = _signature(node, word).removesuffix(" -> None")
    else:
        shown = ("await " if isinstance(node, ast.AsyncFunctionDef) else "") + _signature(node, name)
        shown = f"{word}.{shown}" if marks & {"classmethod", "staticmethod"} else shown
    text = _prose(ast.get_docstring(node) or "", "  ")
    return f"- `{shown}`  \n  {text}"


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> str:
    arguments = node.args
    everything = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    for one in everything:
        if one is not None and one.annotation is not None:
            one.annotation = ast.Name(_annotation(one.annotation))
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        del arguments.args[0]
    back = f" -> {_annotation(node.returns)}" if node.returns is not None else ""
    return f"{name}({ast.unparse(arguments)}){back}"


def _annotation(node: ast.expr | None) -> str:
    """A type as it is written, without the quotes of one that is written before it is there."""
    return ast.unparse(node).replace("'", "") if node is not None else ""


def _value(one: object) -> str:
    return ", ".join(map(str, one)) if isinstance(one, dict) else str(one)


# -- docstrings --------------------------------------------------------------------------------------------------------
def _doc(one: object) -> str:
    return inspect.getdoc(one) or ""


def _first(text: str) -> str:
    """The first paragraph."""
    return " ".join(text.split("\n\n")[0].split())


def _prose(text: str, indent: str = "") -> str:
    """Paragraphs as lines of their own, examples as code."""
    parts = []
    for is_code, paragraphs in groupby(text.split("\n\n"), lambda one: one.startswith((">>>", "    "))):
        if is_code:
            code = textwrap.dedent("\n\n".join(paragraphs))
            parts.append(f"```python\n{code}\n```")
        else:
            parts += [re.sub(r"\s*\n\s*", " ", one) for one in paragraphs]
    return textwrap.indent("\n\n".join(parts), indent).lstrip()


def _anchor(name: str) -> str:
    return name.replace(".", "")


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name}: written\n")
