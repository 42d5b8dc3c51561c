"""Messages and answers as bytes."""

import json
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


def encoded(message: Any) -> bytes:
    """JSON. Whatever a client has sent can be quoted back to it, broken characters too."""
    try:
        return _encode(message)
    except UnicodeEncodeError:
        return json.dumps(msgspec.to_builtins(message), separators=(",", ":")).encode("ascii")


def shaped(kind: type[T], made: Any) -> T:
    """What the engine has made, as the type in which it is sent."""
    return msgspec.convert(made, kind)
