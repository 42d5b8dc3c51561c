"""The description of the calls for looking back (OpenAPI)."""

from typing import Any

from ..study.positions import LONGEST
from ..study.statistics import RESULTS
from ..table.order import ASSISTS, KINDS
from .describing import OWNER, answers, problems, taking
from .shapes import Shape


def _listed(items: Shape) -> Shape:
    return {"type": "array", "items": items}


def _mapped(values: Shape) -> Shape:
    return {"type": "object", "additionalProperties": values}


def _referred(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def _closed(required: dict[str, Shape]) -> Shape:
    return {"type": "object", "required": list(required), "properties": required, "additionalProperties": False}


def _maybe(shape: Shape) -> Shape:
    return {"oneOf": [{"type": "null"}, shape]}


_TEXT: Shape = {"type": "string"}
_WORD_OR_NOTHING: Shape = {"type": ["string", "null"]}
_NUMBER: Shape = {"type": "integer"}
_FLAG: Shape = {"type": "boolean"}
_CHANCE: Shape = {"type": "number", "minimum": 0, "maximum": 1}
_CHANCE_OR_NOTHING: Shape = {"type": ["number", "null"]}
_MOMENT: Shape = {"type": "string", "format": "date-time"}
_OBJECT: Shape = {"type": "object"}
_CHANCES: Shape = _mapped(_CHANCE)
_COUNTS: Shape = _closed(dict.fromkeys(RESULTS, _NUMBER))


SHAPES: dict[str, Shape] = {
    "Frame": {
        "type": "object",
        "required": ["pieces", "cards", "task_states"],
        "description": "A view (docs/view.schema.json) without seat, hand and log, with every hand in `cards`.",
    },
    "ReplayStep": _closed(
        {
            "school": _TEXT,
            "turn": _NUMBER,
            "choice": _TEXT,
            "events": _listed(_referred("Event")),
            "changed": {**_OBJECT, "description": "What of the frame is different after this step."},
        }
    ),
    "Replay": _closed(
        {
            "replay": _TEXT,
            "kind": {"type": "string", "enum": ["table", "record"]},
            "title": _TEXT,
            "at": _MOMENT,
            "seats": _listed(_referred("Seat")),
            "origin": _WORD_OR_NOTHING,
            "start": _referred("Frame"),
            "steps": _listed(_referred("ReplayStep")),
            "reason": _maybe(_referred("Sentence")),
        }
    ),
    "GoodTurn": _closed(
        {
            "choices": _listed(_TEXT),
            "value": _CHANCE_OR_NOTHING,
            "changes": _OBJECT,
            "steps": _listed(_referred("Step")),
        }
    ),
    "GoodTurns": _closed({"chances": _CHANCES, "turns": _listed(_referred("GoodTurn"))}),
    "Analysis": _closed(
        {
            "status": {"type": "string", "enum": ["none", "running", "paused", "done"]},
            "done": _NUMBER,
            "of": _NUMBER,
            "points": _listed(
                _closed(
                    {
                        "step": _NUMBER,
                        "turn": _NUMBER,
                        "school": _WORD_OR_NOTHING,
                        "chances": _CHANCES,
                        "best": _maybe(_referred("GoodTurn")),
                        "played": _CHANCE_OR_NOTHING,
                    }
                )
            ),
            "swings": _listed(_closed({"point": _NUMBER, "change": {"type": "number"}, "missed": _CHANCE_OR_NOTHING})),
        }
    ),
    "RecordSummary": _closed(
        {
            "replay": _TEXT,
            "title": _TEXT,
            "form": _TEXT,
            "team": _FLAG,
            "schools": _listed(_TEXT),
            "winners": _listed(_TEXT),
            "over": _FLAG,
            "turn": _NUMBER,
            "at": _MOMENT,
        }
    ),
    "ShownPosition": _closed(
        {
            "layout": _maybe(_OBJECT),
            "problem": _maybe(_referred("Sentence")),
            "text": _WORD_OR_NOTHING,
            "position": _maybe(
                _closed(
                    {
                        "frame": _referred("Frame"),
                        "options": _listed(_referred("Option")),
                        "prospects": _mapped(_listed(_referred("Prospect"))),
                        "flares": _mapped(_listed(_referred("FlareState"))),
                    }
                )
            ),
        }
    ),
    "Statistics": _closed(
        {
            "games": _COUNTS,
            "screen": _NUMBER,
            "forms": _mapped(_COUNTS),
            "schools": _mapped(_COUNTS),
            "opponents": _mapped(_COUNTS),
            "streak": _closed({"kind": _WORD_OR_NOTHING, "length": _NUMBER, "longest": _COUNTS}),
            "last": _listed(_closed({"table": _TEXT, "form": _TEXT, "school": _TEXT, "result": _TEXT, "at": _MOMENT})),
        }
    ),
}

_REPLAY = {
    "name": "replay",
    "in": "path",
    "required": True,
    "description": "The name of a table whose game is over, or of a record that was sent in.",
    "schema": {"type": "string"},
}
_STEP = {
    "name": "step",
    "in": "query",
    "required": True,
    "description": "After how many steps; 0 is the beginning.",
    "schema": {"type": "integer", "minimum": 0},
}
_NAMED = _closed({"replay": _TEXT})
_SENT = {
    "type": "object",
    "required": ["text"],
    "properties": {"text": _TEXT, "title": {"type": ["string", "null"]}},
}
_POSITION = {"type": "object", "required": ["text"], "properties": {"text": {"type": "string", "maxLength": LONGEST}}}
_STUDY = {
    "type": "object",
    "required": ["seats"],
    "properties": {
        "replay": {"type": ["string", "null"], "description": "Go on with this game, after `step` steps."},
        "step": {"type": ["integer", "null"], "minimum": 0},
        "text": {"type": ["string", "null"], "description": "Or begin at this position."},
        "seats": _listed(
            {
                "type": "object",
                "required": ["kind"],
                "properties": {
                    "kind": {"type": "string", "enum": [kind for kind in KINDS if kind != "friend"]},
                    "name": {"type": ["string", "null"]},
                    "level": {"type": ["string", "null"]},
                },
            }
        ),
        "assist": {"type": ["string", "null"], "enum": [*ASSISTS, None]},
    },
}
_RECORD_TEXT = {"description": "The record as text.", "content": {"text/plain": {"schema": {"type": "string"}}}}


def _call(name: str, summary: str, good: dict[str, Any], *codes: int, **more: Any) -> dict[str, Any]:
    return {
        "operationId": name,
        "summary": summary,
        "security": more.pop("security", OWNER),
        **more,
        "responses": {**good, **problems(*codes)},
    }


PATHS: dict[str, Any] = {
    "/api/replays/{replay}": {
        "get": _call(
            "replay",
            "A finished game or a record, step by step, all hands open",
            {"200": answers("Replay", "The first frame, and what every step changes.")},
            *(404, 409),
            security=[],
            parameters=[_REPLAY],
        )
    },
    "/api/replays/{replay}/record": {
        "get": _call(
            "replay_record",
            "The record of a replay",
            {"200": _RECORD_TEXT},
            *(404, 409),
            security=[],
            parameters=[_REPLAY],
        )
    },
    "/api/replays/{replay}/analysis": {
        "get": _call(
            "analysis",
            "How far the analysis of a game is, and what it has found",
            {"200": answers("Analysis", "As far as it has come; to ask is to want it to go on.")},
            *(404, 409),
            security=[],
            parameters=[_REPLAY],
        ),
        "post": _call(
            "analyse",
            "Analyse a game, or go on with it",
            {"202": answers("Analysis", "It has begun, or is done already.")},
            *(401, 404, 409, 429),
            parameters=[_REPLAY],
        ),
    },
    "/api/replays/{replay}/turns": {
        "get": _call(
            "replay_turns",
            "The strongest turns at a position of a game",
            {"200": answers("GoodTurns", "Best first; none where there is nothing to search.")},
            *(400, 401, 404, 409, 429),
            parameters=[_REPLAY, _STEP],
        )
    },
    "/api/replays/{replay}/position": {
        "get": _call(
            "replay_position",
            "The text of a position of a game",
            {"200": answers(_closed({"text": _TEXT}), "Of the last moment at which it can be written down.")},
            *(400, 404, 409),
            security=[],
            parameters=[_REPLAY, _STEP],
        )
    },
    "/api/records": {
        "post": _call(
            "send_record",
            "Send in a record to look at",
            {"201": answers(_NAMED, "It is kept under this name.")},
            *(400, 401, 413, 429),
            requestBody=taking(_SENT),
        ),
        "get": _call(
            "my_records",
            "The records you have sent in, newest first",
            {"200": answers(_listed(_referred("RecordSummary")), "At most 200.")},
            401,
        ),
    },
    "/api/records/{replay}": {
        "delete": _call(
            "remove_record",
            "Remove a record you have sent in",
            {"200": answers(_NAMED, "It is gone.")},
            *(401, 404),
            parameters=[_REPLAY],
        )
    },
    "/api/studies": {
        "post": _call(
            "begin_study",
            "Play on from a position of a replay, or from one that was set up",
            {"201": answers(_closed({"table": _TEXT}), "The table stands; all cards lie as in the position.")},
            *(400, 401, 404, 409, 413, 429),
            requestBody=taking(_STUDY),
        )
    },
    "/api/positions": {
        "post": _call(
            "show_position",
            "What the text of a position describes, or what is wrong with it",
            {"200": answers("ShownPosition", "The position, or the problem and its line.")},
            *(400, 413),
            security=[],
            requestBody=taking(_POSITION),
        )
    },
    "/api/positions/turns": {
        "post": _call(
            "position_turns",
            "The strongest turns at a position that was set up",
            {"200": answers("GoodTurns", "Best first.")},
            *(400, 401, 413, 429),
            requestBody=taking(_POSITION),
        )
    },
    "/api/statistics": {
        "get": _call(
            "my_statistics",
            "What your games have come to",
            {"200": answers("Statistics", "Of the finished games that are still kept; studies do not count.")},
            401,
        )
    },
}
