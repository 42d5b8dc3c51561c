"""The laws of effects, read off the source: what an effect may not do if it is to be told again word for word.

A game in mid-effect is the position before it and the answers so far, so an effect that is begun again with the same
answers must ask the same questions: on a copy, after taking back, in another process, years later from a record.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple, TypeGuard

ORDER = "goes through a set, whose order is anybody's guess; sorted() gives it one"
OUTSIDE = "reads or changes something that is not part of the effect"
CHANCE = "uses a module or function that knows more than the position"
CATCH = "waits for a choice inside try or with, which a game that is put away never leaves"

# Everything else brings in a clock, chance or the outside world, or is not needed.
_MODULES = {"collections.abc", "dataclasses", "functools", "itertools", "typing"}
_BUILTINS = set("open input print id hash globals locals vars eval exec compile breakpoint __import__".split())
_CHANGING = set("add append clear discard extend insert pop popitem remove reverse setdefault sort update".split())
_UNORDERED = {"set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet"}
_SETTLED = {"sorted", "len", "any", "all", "sum", "set", "frozenset", "bool", "isinstance"}  # order does not matter
_IN_ORDER = {"list", "tuple", "enumerate", "iter", "next", "reversed", "zip", "map", "filter", "dict", "min", "max"}

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Comprehension = ast.ListComp | ast.GeneratorExp | ast.DictComp | ast.SetComp


class Breach(NamedTuple):
    line: int
    law: str
    what: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.what} {self.law}"


def breaches(source: str) -> list[Breach]:
    """Where the functions of a card module break a law."""
    return sorted(_Reader(ast.parse(source)).read())


class _Scope:
    """A function (or the module) and the names that are bound in it."""

    def __init__(self, node: Function | ast.Module, outer: "_Scope | None") -> None:
        self.node, self.outer = node, outer
        self.names: set[str] = set()
        self.sets: set[str] = set()
        self.elsewhere: set[str] = set()  # names declared nonlocal or global
        if not isinstance(node, ast.Module):
            self.parameters = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            self.names |= {one.arg for one in (*self.parameters, node.args.vararg, node.args.kwarg) if one}
            self.sets |= {one.arg for one in self.parameters if _says_set(one.annotation)}

    def owner(self, name: str) -> "_Scope | None":
        """Where a name is bound; None for builtins."""
        scope: _Scope | None = self
        while scope is not None and (name not in scope.names or name in scope.elsewhere):
            scope = scope.outer
        return scope

    @property
    def lives_with_the_effect(self) -> bool:
        """Whether its variables are made anew whenever the effect is told again."""
        if isinstance(self.node, ast.Module):
            return False
        told = isinstance(self.node, ast.AsyncFunctionDef) or any(
            one.arg in ("fx", "self", "position") for one in self.parameters
        )
        return told or (self.outer is not None and self.outer.lives_with_the_effect)


class _Reader:
    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.scopes: dict[ast.AST, _Scope] = {}  # of every node, the function it stands in
        self.set_attributes: set[str] = set()
        self.set_functions = {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _says_set(node.returns)
        }
        self.decorators = {
            name.id
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            for decorator in node.decorator_list
            for name in ast.walk(decorator)
            if isinstance(name, ast.Name)
        }
        self._enter(tree, _Scope(tree, None))
        self._find_sets()

    # -- who is who ----------------------------------------------------------------------------------------------------
    def _enter(self, node: ast.AST, scope: _Scope) -> None:
        self.scopes[node] = scope
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            scope.names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            scope.names.add(node.id)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            scope.names |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
        elif isinstance(node, ast.Global | ast.Nonlocal):
            scope.elsewhere |= set(node.names)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            scope.names.add(node.name)
        inner = _Scope(node, scope) if isinstance(node, Function) else scope
        body = node.body if isinstance(node, Function) else None
        for child in ast.iter_child_nodes(node):
            inside = child is body or (isinstance(body, list) and child in body)
            self._enter(child, inner if inside or body is None else scope)

    def _find_sets(self) -> None:
        """Names and attributes that hold a set, also through other names."""
        before = -1
        while before != (before := self._known_sets()):
            for node in ast.walk(self.tree):
                targets: list[ast.expr] = []
                if isinstance(node, ast.Assign) and self._is_set(node.value):
                    targets = node.targets
                elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr):
                    says = isinstance(node, ast.AnnAssign) and _says_set(node.annotation)
                    targets = [node.target] if says or (node.value and self._is_set(node.value)) else []
                for target in targets:
                    if isinstance(target, ast.Name):
                        (self.scopes[target].owner(target.id) or self.scopes[target]).sets.add(target.id)
                    elif isinstance(target, ast.Attribute):
                        self.set_attributes.add(target.attr)

    def _known_sets(self) -> int:
        return len(self.set_attributes) + sum(len(scope.sets) for scope in set(self.scopes.values()))

    def _is_set(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Name):
            owner = self.scopes[node].owner(node.id)
            return owner is not None and node.id in owner.sets
        if isinstance(node, ast.Attribute):
            return node.attr in self.set_attributes
        if isinstance(node, ast.BinOp):
            return self._is_set(node.left) or self._is_set(node.right)
        if isinstance(node, ast.IfExp):
            return self._is_set(node.body) or self._is_set(node.orelse)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return node.func.id in ("set", "frozenset") or node.func.id in self.set_functions
            known = ("union", "intersection", "difference", "symmetric_difference", "copy")
            return isinstance(node.func, ast.Attribute) and node.func.attr in known and self._is_set(node.func.value)
        return False

    # -- reading -------------------------------------------------------------------------------------------------------
    def read(self) -> Iterator[Breach]:
        settled = {
            part
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Call) and _called(node) in _SETTLED
            for part in node.args
        }
        for node in ast.walk(self.tree):
            yield from self._imports(node)
            yield from self._ordered(node, settled)
            if not self._runs_once(self.scopes[node]):
                yield from self._outside(node)
                yield from _caught(node)

    def _imports(self, node: ast.AST) -> Iterator[Breach]:
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names if alias.name not in _MODULES]
        elif isinstance(node, ast.ImportFrom):
            # What is imported from the other rooms is watched over by the walls between them.
            known = node.level > 0 or node.module in _MODULES or (node.module or "").split(".")[0] == "tashkalar"
            found = [] if known else [node.module or ""]
        else:
            return
        for name in found:
            yield Breach(node.lineno, CHANCE, name)

    def _ordered(self, node: ast.AST, settled: set[ast.expr]) -> Iterator[Breach]:
        gone_through: list[ast.expr] = []
        if isinstance(node, ast.For):
            gone_through.append(node.iter)
        elif isinstance(node, Comprehension) and not isinstance(node, ast.SetComp) and node not in settled:
            gone_through += [generator.iter for generator in node.generators]
        elif isinstance(node, ast.Starred | ast.YieldFrom) or _unpacks(node):
            gone_through.append(node.value)
        elif isinstance(node, ast.Call):
            name = _called(node)
            if name in _IN_ORDER and (name not in ("min", "max") or node.keywords):
                gone_through += node.args
            elif name in ("join", "extend", "fromkeys"):
                gone_through += node.args[:1]
            elif name == "pop" and isinstance(node.func, ast.Attribute):
                gone_through.append(node.func.value)
        for found in gone_through:
            if self._is_set(found):
                yield Breach(found.lineno, ORDER, ast.unparse(found))

    def _outside(self, node: ast.AST) -> Iterator[Breach]:
        scope = self.scopes[node]
        if isinstance(node, ast.Global):
            yield Breach(node.lineno, OUTSIDE, ", ".join(node.names))
        elif isinstance(node, ast.Nonlocal):
            lost = [name for name in node.names if not self._told_again(scope, name)]
            if lost:
                yield Breach(node.lineno, OUTSIDE, ", ".join(lost))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            owner = scope.owner(node.id)
            if owner is None and node.id in _BUILTINS:
                yield Breach(node.lineno, CHANCE, node.id)
            elif owner is not None and owner.outer is None and node.id in self._variables():
                yield Breach(node.lineno, OUTSIDE, node.id)
        for changed in _changed(node):
            root = _root(changed)
            if root is not None and not self._told_again(scope, root.id):
                yield Breach(changed.lineno, OUTSIDE, ast.unparse(changed))
        if isinstance(node, ast.arguments):
            for default in (*node.defaults, *(one for one in node.kw_defaults if one)):
                if isinstance(default, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp):
                    yield Breach(default.lineno, OUTSIDE, ast.unparse(default))

    def _runs_once(self, scope: _Scope) -> bool:
        """Whether something runs only while the module is read: its own lines, and its decorators."""
        while scope.outer is not None and scope.outer.outer is not None:
            scope = scope.outer
        return scope.outer is None or getattr(scope.node, "name", "") in self.decorators

    def _told_again(self, scope: _Scope, name: str) -> bool:
        """Whether a name stands for something that is made anew with the effect."""
        owner = scope.owner(name) if name not in scope.elsewhere or scope.outer is None else scope.outer.owner(name)
        return owner is scope or (owner is not None and owner.lives_with_the_effect)

    def _variables(self) -> set[str]:
        """What the module binds that is neither a function, a class, an import nor, by its spelling, a constant."""
        found = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and self.scopes[node].outer is None:
                found.add(node.id)
        return {name for name in found if not name.lstrip("_")[:1].isupper()}


def _changed(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement or a call changes in place."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _CHANGING:
        yield node.func.value
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple | ast.List) else [target]:
            if isinstance(part, ast.Subscript | ast.Attribute):
                yield part


def _unpacks(node: ast.AST) -> TypeGuard[ast.Assign]:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple | ast.List)


def _root(node: ast.expr) -> ast.Name | None:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node if isinstance(node, ast.Name) else None


def _caught(node: ast.AST) -> Iterator[Breach]:
    if isinstance(node, ast.Try | ast.TryStar | ast.With | ast.AsyncWith) and any(
        isinstance(inner, ast.Await) for inner in ast.walk(node)
    ):
        yield Breach(node.lineno, CATCH, "it")


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def _says_set(annotation: ast.expr | None) -> bool:
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id in _UNORDERED
