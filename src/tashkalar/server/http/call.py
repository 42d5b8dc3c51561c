"""A call of the JSON API: where it is, who answers it, and what is to be known about it.

Routes and their description are both made from this, so that neither can be without the other.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...language import CODES
from ..wire.schema import Schema, reference
from ..wire.words import Problem
from .shares import costly

Endpoint = Callable[[Request], Awaitable[Response]]
NOBODY: list[Schema] = []
OWNER: list[Schema] = [{"token": []}]
"""Only with a token."""
ANYBODY: list[Schema] = [{}, *OWNER]
"""Without a token one sees what spectators see."""
TEXT: Schema = {"type": "string"}
_PROBLEMS = {
    400: "The request cannot be understood, or there can be no such game.",
    401: "The token is missing or is none.",
    403: "You hold no seat at this table, or the link is not (any more) the right one.",
    404: "There is no such table, or whatever else was named.",
    409: "Not now: the game is still running, say.",
    413: "The body is too large.",
    408: "The body did not come in time.",
    429: "Too many requests, or too many tables, from this address.",
    503: "The database does not answer, or takes nothing; try again in a moment.",
}


class Plain(str):
    """An answer that is text and not JSON."""


def place(name: str, about: str) -> Schema:
    """A part of an address."""
    return {"name": name, "in": "path", "required": True, "description": about, "schema": TEXT}


def query(name: str, schema: Schema, about: str = "", required: bool = False) -> Schema:
    return {"name": name, "in": "query", "required": required, "description": about, "schema": schema}


TABLE = place("table", "The name of a table. Whoever knows it may watch.")
LANG = query("lang", {"type": "string", "enum": list(CODES), "default": "en"})


@dataclass(frozen=True, kw_only=True)
class Call:
    path: str
    endpoint: Endpoint
    about: str
    answer: Any  # a type of the wire, or Plain
    said: str  # of the answer
    method: str = "GET"
    status: int = 200
    body: Any = None  # a type of the wire
    body_needed: bool = True
    token: list[Schema] | None = None
    given: tuple[Schema, ...] = ()
    more: str | None = None
    unchanged: str | None = None  # what a 304 means
    problems: tuple[int, ...] = ()
    costly: bool = False  # takes a while, so that an address may ask only now and then

    def route(self) -> Route:
        return Route(self.path, self._limited if self.costly else self.endpoint, methods=[self.method])

    async def _limited(self, request: Request) -> Response:
        costly(request)
        return await self.endpoint(request)

    def described(self) -> Schema:
        """As an operation of OpenAPI."""
        found: Schema = {"operationId": self.endpoint.__name__, "summary": self.about}
        if self.more is not None:
            found["description"] = self.more
        found["security"] = NOBODY if self.token is None else self.token
        if self.given:
            found["parameters"] = list(self.given)
        if self.body is not None:
            found["requestBody"] = {"required": self.body_needed, "content": _json(self.body)}
        return {**found, "responses": dict(self._responses())}

    def _responses(self) -> list[tuple[str, Schema]]:
        content = {"text/plain": {"schema": TEXT}} if self.answer is Plain else _json(self.answer)
        found: list[tuple[str, Schema]] = [(str(self.status), {"description": self.said, "content": content})]
        if self.unchanged is not None:
            found.append(("304", {"description": self.unchanged}))
        problem = _json(Problem)
        codes = sorted({*self.problems, 429, 503, *((408,) if self.body is not None else ())})
        return found + [(str(code), {"description": _PROBLEMS[code], "content": problem}) for code in codes]


def _json(kind: Any) -> Schema:
    return {"application/json": {"schema": reference(kind)}}
