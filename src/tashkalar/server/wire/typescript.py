"""The types as TypeScript, for the browser client."""

from typing import Any, get_args

from ...language import CODES
from . import words
from .schema import Schema, components

# Words that are listed where they are described, but may be others tomorrow.
_OPEN = ("School", "Colour", "Card", "Level", "Form", "Square", "Stones", "Moment", "Day", "EventKey", "Link")
_NAMED: dict[str, str] = {
    **dict.fromkeys(_OPEN, "string"),
    "Pieces": "Record<Colour, Stones>",
    "Scores": "Record<Colour, number | Record<Colour, number>>",
    "Params": "Record<string, unknown>",
    "Chances": "Record<School, number>",
    "FrameChanges": "Partial<Frame>",
    "Template": "string | Record<string, string>",
}
_LITERALS = ("Rank", "Direction", "Assist", "Begins", "TakeBack", "Pace", "SeatKind", "CellKind", "Say")
_WORDS = {name: get_args(getattr(words, name)) for name in _LITERALS}
_TITLED = {"Lang": CODES, "OptionKind": words.OPTION_KINDS, "Part": words.PARTS}
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_HEAD = "// The messages of docs/protocol.md as types, written by `make generate` from the types of the server."


def written() -> str:
    """The whole file."""
    lists = {**_TITLED, **_WORDS}
    parts = [_HEAD]
    parts.append("\n".join(f"export type {name} = {meaning};" for name, meaning in _NAMED.items()))
    parts.append("\n".join(f"export type {name} = {_either(*listed)};" for name, listed in lists.items()))
    sayings = ", ".join(_quoted(word) for word in words.SAYINGS)
    parts.append(f"export const SAYINGS: readonly Say[] = [{sayings}];")
    parts += [_type(name, shape) for name, shape in components().items()]
    return "\n\n".join(parts) + "\n"


def _type(name: str, shape: Schema) -> str:
    head = _comment(shape) + f"export type {name} = "
    if "properties" not in shape:
        return f"{head}{_of(shape)};"
    required = shape.get("required", [])
    lines = [
        f"{_comment(inner, '  ')}  {key}{'' if key in required else '?'}: {_of(inner)};"
        for key, inner in shape["properties"].items()
    ]
    return "\n".join([f"{head}{{", *lines, "};"])


def _comment(shape: Schema, indent: str = "") -> str:
    # What a named type means stands with the name.
    about = None if shape.get("title") in {*_NAMED, *_TITLED} else shape.get("description")
    return f"{indent}/** {' '.join(about.split())} */\n" if about else ""


def _of(shape: Schema) -> str:
    """A schema as an expression of types."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if (title := shape.get("title")) in _NAMED or title in _TITLED:
        return str(title)
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(_of(inner) for inner in shape["anyOf"]))
    if "enum" in shape and "type" not in shape:
        return _listed(shape["enum"])
    kind = shape.get("type")
    if kind == "array":
        inner = _of(shape["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        key = _of({"type": "string", **shape.get("propertyNames", {})})
        values = shape.get("additionalProperties")
        record = f"Record<{key}, {_of(values) if isinstance(values, dict) else 'unknown'}>"
        return f"Partial<{record}>" if key in _WORDS else record
    return _PLAIN.get(str(kind), "unknown")


def _listed(found: list[Any]) -> str:
    """Words that have a name by it; of others, as they are."""
    left = [word for word in found if word is not None]
    names = []
    for name, listed in _WORDS.items():
        if set(listed) <= set(left):
            names.append(name)
            left = [word for word in left if word not in listed]
    null = ["null"] if None in found else []
    return " | ".join([*names, *(_quoted(word) for word in left), *null])


def _either(*listed: str) -> str:
    return " | ".join(_quoted(word) for word in listed)


def _quoted(word: str) -> str:
    return "'" + word + "'"
