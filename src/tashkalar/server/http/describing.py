"""The parts every description of an API call is made of (OpenAPI)."""

from typing import Any

from ...language import CODES

Described = dict[str, Any]

TABLE: Described = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The name of a table. Whoever knows it may watch.",
    "schema": {"type": "string"},
}
LANG: Described = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(CODES), "default": "en"}}
OWNER: list[Described] = [{"token": []}]
"""Only with a token."""


def answers(shape: str | Described, description: str) -> Described:
    """An answer in JSON, by the name of its shape or by the shape itself."""
    schema = {"$ref": f"#/components/schemas/{shape}"} if isinstance(shape, str) else shape
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def taking(shape: Described, required: bool = True) -> Described:
    """A body in JSON."""
    return {"required": required, "content": {"application/json": {"schema": shape}}}


def problems(*codes: int) -> Described:
    says = {
        400: "The request cannot be understood, or there can be no such game.",
        401: "The token is missing or is none.",
        403: "You hold no seat at this table, or the link is not (any more) the right one.",
        404: "There is no such table, or whatever else was named.",
        409: "Not now: the game is still running, say.",
        413: "The body is too large.",
        429: "Too many tables from this address.",
    }
    return {str(code): answers("Problem", says[code]) for code in codes}
