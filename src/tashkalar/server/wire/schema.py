"""The types as JSON schemas: for the description of the API, docs/view.schema.json and the client's own types."""

from functools import cache
from typing import Any

import msgspec

from . import asking, catalogue, choosing, learning, lookback, new_table, people, practice, table, view, words
from .reading import Request
from .words import Sent

Schema = dict[str, Any]
_MODULES = (words, view, choosing, people, table, asking, new_table, catalogue, learning, practice, lookback)
# What others are made of, and nobody sends.
_BASES = (Sent, Request, asking.Asked, view.Standing)
UNIONS: dict[str, Any] = {
    "ServerMessage": table.Message,
    "ClientMessage": asking.Hello | asking.Command,
    "Exercise": practice.Exercise,
}
_REFERENCE = "#/components/schemas/{name}"


def types() -> list[type[msgspec.Struct]]:
    """Every type that travels."""
    found = [kind for module in _MODULES for kind in vars(module).values() if isinstance(kind, type)]
    structs = [kind for kind in found if issubclass(kind, (Sent, Request)) and kind not in _BASES]
    return list(dict.fromkeys(structs))


@cache
def components() -> dict[str, Schema]:
    """Every type by its name, as a description of an API refers to it."""
    found = _components(types(), _REFERENCE)
    for name, union in UNIONS.items():
        found[name] = msgspec.json.schema_components([union], ref_template=_REFERENCE)[0][0]
    return dict(sorted(found.items()))


def reference(kind: Any) -> Schema:
    """A type as it stands in a description: by its name, or what it is made of."""
    return msgspec.json.schema_components([kind], ref_template=_REFERENCE)[0][0]


def view_schema() -> Schema:
    """The view of a seat, in a document of its own."""
    found = _components([view.View], "#/$defs/{name}")
    whole = found.pop("View")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **whole,
        "title": "The view of a seat",
        "$defs": dict(sorted(found.items())),
    }


def _components(kinds: list[Any], template: str) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(kinds, ref_template=template)
    shapes = {name: _referring(shape, template) for name, shape in found.items()}
    for name in shapes.keys() & view.LAWS.keys():
        shapes[name]["allOf"] = view.LAWS[name]
    return shapes


def _referring(shape: Any, template: str) -> Any:
    """What is read by somebody else has only a name here; it leads to the union of that name."""
    if isinstance(shape, dict):
        if isinstance(title := shape.get("title"), str) and title in UNIONS:
            return {"$ref": template.format(name=title)}
        return {key: _referring(value, template) for key, value in shape.items()}
    return [_referring(value, template) for value in shape] if isinstance(shape, list) else shape
