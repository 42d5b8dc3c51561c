"""The description of the JSON API at /openapi.json, made from the calls and from the types of the wire."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ..wire.schema import Schema, components
from . import learning, tables
from .answers import Answer
from .call import Call
from .study import lookback, notebooks


async def description(request: Request) -> Response:
    return Answer(document())


CALLS = [
    *tables.CALLS,
    Call(
        path="/openapi.json",
        endpoint=description,
        about="This description",
        answer=dict[str, Any],
        said="OpenAPI 3.1.",
    ),
    *learning.CALLS,
    *lookback.CALLS,
    *notebooks.CALLS,
]


@cache
def document() -> Schema:
    """The whole description (OpenAPI 3.1)."""
    paths: dict[str, Schema] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = call.described()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tash-Kalar",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Tables of the game. Play runs over the socket /ws/tables/{table}, see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "32 hexadecimal digits that a browser has made up. It holds the seats it has taken.",
                }
            },
        },
    }
