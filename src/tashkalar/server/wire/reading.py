"""Reading what clients send: the types say what is right, and here is said clearly what is wrong."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct, inspect

from ..refused import BadRequest, Refused

T = TypeVar("T")
_SAYS, _CALLED, _AMONG = "says", "called", "among"
_AT = re.compile(r"(?P<why>.*?)(?: - at `(?P<path>\$[^`]*)`)?", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`")
_PATH = re.compile(r"\.([^.\[]+)|\[[^\]]*\]")
_HALF_PAIRS = re.compile("[\ud800-\udfff]")


class Complaint(NamedTuple):
    key: str
    text: str
    error: type[Refused]


def says(key: str, text: str, error: type[Refused] = BadRequest, **bounds: Any) -> Meta:
    """What is said of a field that is not as it should be; `{field}`, `{least}` and `{most}` are filled in."""
    return Meta(extra={_SAYS: Complaint(key, text, error)}, **bounds)


def called(name: str) -> Meta:
    """What an object is called where something else stands in its place: `a seat`."""
    return Meta(extra={_CALLED: name})


def among(allowed: Callable[[], Sequence[str]], text: str | None = None) -> Meta:
    """One of several words that are known only when the program runs."""
    return Meta(extra={_AMONG: (allowed, text)})


def one_of(words: Any) -> Meta:
    """One of the words of a Literal, told in their own order."""
    return among(lambda: get_args(words))


class Request(Struct):
    """Something a client sends. Keys nobody knows are ignored."""

    def __post_init__(self) -> None:
        for name, (allowed, text) in _choices(type(self)).items():
            value = getattr(self, name)
            if isinstance(value, str) and value not in allowed():
                raise not_among(name, allowed(), text)


def not_among(field: str, allowed: Sequence[str], text: str | None = None) -> BadRequest:
    text = text or f"{field} must be one of {', '.join(allowed)}"
    return BadRequest("one_of", text, field=field, allowed=list(allowed))


def read(kind: type[T], data: object, what: str) -> T:
    """Something that came as JSON, as the type it should be; `what` it is called if it is no object at all."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _complaint(kind, data, what, str(error)) from None
    except UnicodeEncodeError:
        # Halves of surrogate pairs in keys or in words that are looked up.
        return read(kind, _mended(data), what)


def tags(union: Any) -> tuple[str, ...]:
    """The types of messages in a union."""
    return tuple(str(kind.tag) for kind in _structs(inspect.type_info(union)))


@cache
def _choices(kind: type[Struct]) -> dict[str, tuple[Callable[[], Sequence[str]], str | None]]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found = {field.name: _unwrapped(field.type)[1].get(_AMONG) for field in info.fields}
    return {name: among for name, among in found.items() if among is not None}


def _complaint(kind: type[Any], data: object, what: str, message: str) -> Refused:
    """A sentence of ours for a sentence of msgspec's."""
    match = _AT.fullmatch(message)
    assert match is not None
    path = [found.group(1) for found in _PATH.finditer(match["path"] or "$")]
    if (missing := _MISSING.fullmatch(match["why"])) is not None:
        path.append(missing[1])
    spot, extra, field = inspect.type_info(kind), {_CALLED: what}, ""
    for name in path:
        spot, inner = _inside(spot, name, data)
        # What is wrong inside a list is said of the list, unless it has more to say itself.
        extra = inner if name is not None or _CALLED in inner else {**extra, **inner}
        field = name or field
    return _said(spot, extra, field, match["why"])


def _inside(spot: inspect.Type, name: str | None, data: object) -> tuple[inspect.Type, dict[str, Any]]:
    """The type of a field, or of what a list holds."""
    plain, _ = _unwrapped(spot)
    if name is None:
        lists = [one for one in _parts(plain) if isinstance(one, inspect.ListType)]
        return _unwrapped(lists[0].item_type)
    structs = _structs(plain)
    if len(structs) > 1:
        tag = data.get(structs[0].tag_field) if isinstance(data, Mapping) else None
        structs = [one for one in structs if one.tag == tag]
    if not structs:
        return inspect.AnyType(), {}  # the tag itself
    return _unwrapped(next(field.type for field in structs[0].fields if field.encode_name == name))


def _said(spot: inspect.Type, extra: dict[str, Any], field: str, why: str) -> Refused:
    parts = [part for part in _parts(spot) if not isinstance(part, inspect.NoneType)]
    one = parts[0] if parts else spot
    least, most = getattr(one, "ge", None), getattr(one, "le", None)
    complaint: Complaint | None = extra.get(_SAYS)
    if complaint is not None:
        text = complaint.text.format(field=field, least=least, most=most)
        return complaint.error(complaint.key, text, field=field)
    if (choice := extra.get(_AMONG)) is not None:
        return not_among(field, choice[0](), choice[1])
    if isinstance(one, inspect.LiteralType):
        return not_among(field, [str(value) for value in one.values])
    if isinstance(one, inspect.StructType):
        return BadRequest("object", f"{extra.get(_CALLED, field)} must be a JSON object")
    if isinstance(one, inspect.BoolType):
        return BadRequest("flag", f"{field} must be true or false", field=field)
    if isinstance(one, inspect.IntType):
        return BadRequest("number", f"{field} must be a number from {least} to {most}", field=field)
    if isinstance(one, inspect.StrType) and one.max_length is not None and "length" in why:
        return BadRequest("too_long", f"{field} may have {one.max_length} characters", number=one.max_length)
    return BadRequest("text", f"{field} must be a text", field=field)


def _unwrapped(spot: inspect.Type) -> tuple[inspect.Type, dict[str, Any]]:
    """A type without what is said beside it, and that; of an optional type also what is said of the type inside."""
    extra: dict[str, Any] = {}
    if isinstance(spot, inspect.Metadata):
        extra, spot = spot.extra or {}, spot.type
    if isinstance(spot, inspect.UnionType):
        inner = [_unwrapped(part) for part in spot.types]
        spot = inspect.UnionType(tuple(part for part, _ in inner))
        for _, told in inner:
            extra = {**told, **extra}
    return spot, extra


def _parts(spot: inspect.Type) -> tuple[inspect.Type, ...]:
    return spot.types if isinstance(spot, inspect.UnionType) else (spot,)


def _structs(spot: inspect.Type) -> list[inspect.StructType]:
    return [part for part in _parts(_unwrapped(spot)[0]) if isinstance(part, inspect.StructType)]


def _mended(data: Any) -> Any:
    if isinstance(data, str):
        return _HALF_PAIRS.sub("\ufffd", data)
    if isinstance(data, list):
        return [_mended(value) for value in data]
    if isinstance(data, dict):
        return {_mended(key): _mended(value) for key, value in data.items()}
    return data
