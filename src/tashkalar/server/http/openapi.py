"""The description of the JSON API at /openapi.json, written by hand and compared with the routes by a test."""

from functools import cache
from typing import Any

from ... import __version__
from ...rules.forms import FORMS
from ...rules.school import SCHOOLS
from ..levels import LEVELS, PACES, USUAL
from ..table.order import ASSISTS, KINDS, LARGEST_SEED, LONGEST_NAME, LONGEST_RESERVE, LONGEST_TURN, MOST_SEATS, RANDOM
from . import learning_openapi
from . import lookback_openapi as lookback
from .describing import LANG as _LANG
from .describing import TABLE as _TABLE
from .describing import answers as _json
from .describing import problems as _problems
from .describing import taking as _taking
from .shapes import SHAPES

_SEEN = {
    "name": "seen",
    "in": "query",
    "description": "The last state this browser has shown; the answer then holds the steps since.",
    "schema": {"type": "integer", "minimum": 0},
}

_PACE = "How long bots think: " + ", ".join(f"{name} {scale:g}" for name, scale in PACES.items()) + " of their time."
_NEW_TABLE: dict[str, Any] = {
    "type": "object",
    "required": ["form", "seats"],
    "properties": {
        "form": {"type": "string", "enum": list(FORMS)},
        "team": {"type": "boolean", "default": False},
        "seats": {
            "type": "array",
            "minItems": 2,
            "maxItems": MOST_SEATS,
            "description": "In turn order.",
            "items": {
                "type": "object",
                "required": ["kind"],
                "properties": {
                    "kind": {"type": "string", "enum": list(KINDS)},
                    "name": {"type": ["string", "null"], "description": f"Cut off after {LONGEST_NAME} characters."},
                    "school": {"type": ["string", "null"], "enum": [*SCHOOLS, RANDOM, None], "default": RANDOM},
                    "level": {"type": ["string", "null"], "description": f"Of a bot: {', '.join(LEVELS)}."},
                },
            },
        },
        "seed": {"type": ["integer", "null"], "minimum": 0, "maximum": LARGEST_SEED},
        "assist": {"type": ["string", "null"], "enum": [*ASSISTS, None], "default": "full"},
        "pace": {"type": ["string", "null"], "enum": [*PACES, None], "default": USUAL, "description": _PACE},
        "clock": {
            "type": ["object", "null"],
            "required": ["turn"],
            "description": "Seconds for every turn, and beyond that for the whole game.",
            "properties": {
                "turn": {"type": "integer", "minimum": 5, "maximum": LONGEST_TURN},
                "reserve": {"type": "integer", "minimum": 0, "maximum": LONGEST_RESERVE, "default": 0},
            },
        },
    },
}
_OK = {"type": "object", "required": ["status"], "properties": {"status": {"const": "ok"}}}
_SUMMARY = {"$ref": "#/components/schemas/Summary"}
_WORD = {"type": "string"}
_LINK = {"type": "string", "pattern": "^[0-9a-f]{32}$"}
_MADE = {"type": "object", "required": ["table"], "properties": {"table": _WORD}}
_MADE_WITH_LINKS = {
    "type": "object",
    "required": ["table", "links"],
    "properties": {"table": _WORD, "links": {"type": "object", "additionalProperties": _LINK}},
}
_TAKE = {
    "type": "object",
    "required": ["link"],
    "properties": {"link": _LINK, "name": {"type": ["string", "null"]}},
}
_TAKEN = {"type": "object", "required": ["table", "seat"], "properties": {"table": _WORD, "seat": _WORD}}
_RENEW = {"type": "object", "properties": {"free": {"type": "boolean", "default": False}}}
_RENEWED = {
    "type": "object",
    "required": ["table", "seat", "link"],
    "properties": {"table": _WORD, "seat": _WORD, "link": _LINK},
}
_SCHOOL = {
    "name": "school",
    "in": "path",
    "required": True,
    "description": "The school of the seat.",
    "schema": {"type": "string"},
}


@cache
def document() -> dict[str, Any]:
    """The whole description (OpenAPI 3.1)."""
    owner: list[dict[str, Any]] = [{"token": []}]
    anybody: list[dict[str, Any]] = [{}, {"token": []}]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tash-Kalar",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Tables of the game. Play runs over the socket /ws/tables/{table}, see docs/protocol.md.",
        },
        "paths": {
            "/healthz": {
                "get": {
                    "operationId": "health",
                    "summary": "Whether the server is ready",
                    "security": [],
                    "responses": {"200": _json(_OK, "The database answers.")},
                }
            },
            "/metrics": {
                "get": {
                    "operationId": "measured",
                    "summary": "What is counted and measured, as Prometheus reads it",
                    "security": [],
                    "responses": {
                        "200": {
                            "description": "The text format, version 0.0.4.",
                            "content": {"text/plain": {"schema": {"type": "string"}}},
                        }
                    },
                }
            },
            "/openapi.json": {
                "get": {
                    "operationId": "description",
                    "summary": "This description",
                    "security": [],
                    "responses": {"200": _json({"type": "object"}, "OpenAPI 3.1.")},
                }
            },
            "/api/catalogue": {
                "get": {
                    "operationId": "catalogue",
                    "summary": "Everything that never changes: forms, schools, cards with figures and texts, tasks",
                    "security": [],
                    "parameters": [_LANG],
                    "responses": {
                        "200": _json("Catalogue", "In the language asked for, or else in English."),
                        "304": {"description": "The catalogue with the entity tag in If-None-Match still holds."},
                    },
                }
            },
            "/api/tables": {
                "post": {
                    "operationId": "make_table",
                    "summary": "A new table",
                    "description": "A seat of a friend waits for whoever has its link; me and screen are this browser.",
                    "security": owner,
                    "requestBody": {
                        "required": True,
                        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/NewTable"}}},
                    },
                    "responses": {
                        "201": _json(_MADE_WITH_LINKS, "The table stands; the secrets of the seats of friends."),
                        **_problems(400, 401, 413, 429),
                    },
                },
                "get": {
                    "operationId": "my_tables",
                    "summary": "The tables at which you hold a seat, last changed first",
                    "security": owner,
                    "responses": {
                        "200": _json({"type": "array", "items": _SUMMARY}, "At most 200."),
                        **_problems(401),
                    },
                },
            },
            "/api/tables/{table}": {
                "get": {
                    "operationId": "one_table",
                    "summary": "A table as you see it, the same as over the socket",
                    "security": anybody,
                    "parameters": [_TABLE, _SEEN],
                    "responses": {
                        "200": _json("Table", "Without a token, what spectators see."),
                        **_problems(401, 404),
                    },
                }
            },
            "/api/tables/{table}/seat": {
                "post": {
                    "operationId": "take_seat",
                    "summary": "Take a seat by its secret link, for the first time or on another device",
                    "security": owner,
                    "parameters": [_TABLE],
                    "requestBody": _taking(_TAKE),
                    "responses": {
                        "200": _json(_TAKEN, "The seat is yours."),
                        **_problems(400, 401, 403, 404, 409, 413),
                    },
                }
            },
            "/api/tables/{table}/seats/{school}/link": {
                "post": {
                    "operationId": "renew_link",
                    "summary": "A new link to a seat; the old one is dead",
                    "description": "For who holds the seat, and for who made the table if it is the seat of a friend. "
                    "Who made the table may free the seat as well.",
                    "security": owner,
                    "parameters": [_TABLE, _SCHOOL],
                    "requestBody": _taking(_RENEW, required=False),
                    "responses": {"201": _json(_RENEWED, "The new link."), **_problems(400, 401, 403, 404, 409, 413)},
                }
            },
            "/api/tables/{table}/rematch": {
                "post": {
                    "operationId": "rematch",
                    "summary": "The same again, everybody one seat further",
                    "description": "Asked twice, the answer is the same table.",
                    "security": owner,
                    "parameters": [_TABLE],
                    "responses": {"201": _json(_MADE, "The new table."), **_problems(401, 403, 404, 409, 429)},
                }
            },
            "/api/tables/{table}/record": {
                "get": {
                    "operationId": "record",
                    "summary": "The record of a game that is over",
                    "security": anybody,
                    "parameters": [_TABLE],
                    "responses": {
                        "200": {
                            "description": "The record as text.",
                            "content": {"text/plain": {"schema": {"type": "string"}}},
                        },
                        **_problems(404, 409),
                    },
                }
            },
            **learning_openapi.PATHS,
            **lookback.PATHS,
        },
        "components": {
            "schemas": {"NewTable": _NEW_TABLE, **SHAPES, **learning_openapi.SHAPES, **lookback.SHAPES},
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "32 hexadecimal digits that a browser has made up. It holds the seats it has taken.",
                }
            },
        },
    }
