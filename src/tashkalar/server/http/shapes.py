"""The shapes of what the API answers and the socket sends, as JSON schemas."""

from typing import Any

from ...rules.school import SCHOOLS

Shape = dict[str, Any]

_TEXT: Shape = {"type": "string"}
_WORD_OR_NOTHING: Shape = {"type": ["string", "null"]}
_NUMBER: Shape = {"type": "integer"}
_FLAG: Shape = {"type": "boolean"}
_SCHOOL: Shape = {"type": "string", "enum": list(SCHOOLS)}
_SQUARE: Shape = {"type": "string", "pattern": "^[a-i][1-9]$"}


def _list(items: Shape) -> Shape:
    return {"type": "array", "items": items}


def _map(values: Shape) -> Shape:
    return {"type": "object", "additionalProperties": values}


def _ref(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def _object(required: dict[str, Shape], optional: dict[str, Shape] | None = None, closed: bool = True) -> Shape:
    return {
        "type": "object",
        "required": list(required),
        "properties": {**required, **(optional or {})},
        "additionalProperties": not closed,
    }


_SENTENCE = {"key": _TEXT, "params": {"type": "object"}, "text": _TEXT}
_LOOK = ("base", "light", "edge", "ink", "text", "text_noon", "emblem")
_PIECES: Shape = {**_map(_TEXT), "description": 'Stone lists by colour: {"blue": "d4 g5* h7**"}.'}
_SCORES: Shape = _map({"oneOf": [_NUMBER, _map(_NUMBER)]})
_FIGURE = _object(
    {
        "width": _NUMBER,
        "height": _NUMBER,
        "cells": _list(_object({"x": _NUMBER, "y": _NUMBER, "kind": _TEXT})),
        "arrows": _list(_object({"x": _NUMBER, "y": _NUMBER, "direction": _TEXT})),
    }
)
_HALF = _object({"need": _NUMBER, "text": _TEXT})
_MEASURED = _object({"need": _NUMBER, "have": _NUMBER, "met": _FLAG})
_TEMPLATE: Shape = {"oneOf": [_TEXT, _map(_TEXT)], "description": "A text with gaps, or such texts by condition."}
_NAMED = _map(_object({"name": _TEXT, "text": _TEXT}))
_SEAT = {
    "school": _SCHOOL,
    "colour": _TEXT,
    "kind": _TEXT,
    "name": _TEXT,
    "level": _WORD_OR_NOTHING,
    "mine": _FLAG,
    "come": _FLAG,
}
_CLOCK = _object(
    {
        "turn": _NUMBER,
        "reserve": _NUMBER,
        "runs": {"oneOf": [{"type": "null"}, _SCHOOL]},
        "turn_left": {"type": "number"},
        "left": _map({"type": "number"}),
    }
)
_SAYING = {"school": _SCHOOL, "say": _TEXT, "at": {"type": "string", "format": "date-time"}}
_COMPANY: dict[str, Shape] = {
    "seats": _list(_ref("Seat")),
    "watching": _NUMBER,
    "creator": _FLAG,
    "votes": _map(_object({"level": _TEXT, "by": _list(_SCHOOL)})),
    "clock": {"oneOf": [{"type": "null"}, _CLOCK]},
}

SHAPES: dict[str, Shape] = {
    "Sentence": {
        **_object(_SENTENCE),
        "description": "Something that can be said in any language: a stable key, parameters, and the English text.",
    },
    "Problem": _object({"error": _ref("Sentence")}),
    "Seat": _object(_SEAT, {"present": _FLAG}),
    "Summary": _object(
        {
            "table": _TEXT,
            "form": _TEXT,
            "team": _FLAG,
            "seats": _list(_ref("Seat")),
            "to_move": _WORD_OR_NOTHING,
            "over": _FLAG,
            "winners": _list(_SCHOOL),
            "mine": _list(_SCHOOL),
            "turn": _NUMBER,
            "creator": _FLAG,
            "changed": {"type": "string", "format": "date-time"},
            "rematch": _WORD_OR_NOTHING,
            "origin": _WORD_OR_NOTHING,
        }
    ),
    "Event": _object({**_SENTENCE, "squares": _list(_SQUARE)}),
    "Step": _object(
        {"school": _SCHOOL, "turn": _NUMBER, "choice": _TEXT, "events": _list(_ref("Event")), "pieces": _PIECES}
    ),
    "Option": _object(
        {"text": _TEXT, "kind": _TEXT},
        {
            "card": _TEXT,
            "square": _SQUARE,
            "from": _SQUARE,
            "with": _list(_SQUARE),
            "others": _list(_list(_SQUARE)),
            "marked": _list(_SQUARE),
            "inner": _list(_SQUARE),
            "directions": _list(_TEXT),
            "direction": _TEXT,
            "rays": _map(_list(_SQUARE)),
            "colour": _TEXT,
            "rank": _TEXT,
            "task": _TEXT,
            "part": _TEXT,
        },
        closed=False,
    ),
    "Question": _object(
        {
            **_SENTENCE,
            "part": _TEXT,
            "card": _WORD_OR_NOTHING,
            "square": _WORD_OR_NOTHING,
            "optional": _FLAG,
            "step": {"type": ["integer", "null"]},
            "steps": {"type": ["integer", "null"]},
        },
        closed=False,
    ),
    "Prospect": _object(
        {
            "card": _TEXT,
            "count": _NUMBER,
            "squares": _list(_SQUARE),
            "reason": {"oneOf": [{"type": "null"}, _ref("Sentence")]},
            "nearest": _list(
                _object(
                    {
                        "square": _SQUARE,
                        "with": _list(_SQUARE),
                        "missing": _list(_object({"square": _SQUARE, "rank": _TEXT})),
                    }
                )
            ),
        },
        closed=False,
    ),
    "TaskState": _object(
        {
            "name": _TEXT,
            "met": _FLAG,
            "next": _FLAG,
            "parts": _list(_object({"key": _TEXT, "have": _NUMBER, "need": _NUMBER})),
            "squares": _list(_SQUARE),
        },
        closed=False,
    ),
    "FlareState": _object({"id": _TEXT, "against": _TEXT, "upper": _MEASURED, "lower": _MEASURED}, closed=False),
    "Result": _object(
        {
            "winners": _list(_SCHOOL),
            "reason": _ref("Sentence"),
            "scores": _SCORES,
            "points": _SCORES,
            "history": _list(_object({"turn": _NUMBER, "school": _SCHOOL, "points": _SCORES, "scores": _SCORES})),
            "hands": _map(_list(_TEXT)),
        }
    ),
    "View": {"type": "object", "description": "What the engine shows a seat, docs/view.schema.json."},
    "Table": _object(
        {
            "type": {"const": "table"},
            "table": _TEXT,
            "state": _NUMBER,
            "assist": _TEXT,
            **_COMPANY,
            "curtain": {"oneOf": [{"type": "null"}, _SCHOOL]},
            "view": _ref("View"),
            "question": {"oneOf": [{"type": "null"}, _ref("Question")]},
            "options": _list(_ref("Option")),
            "prospects": _list(_ref("Prospect")),
            "tasks": _list(_ref("TaskState")),
            "flares": _list(_ref("FlareState")),
            "draws": {"type": ["integer", "null"]},
            "can_undo": _FLAG,
            "steps": _list(_ref("Step")),
            "before": {"oneOf": [{"type": "null"}, _PIECES]},
            "result": {"oneOf": [{"type": "null"}, _ref("Result")]},
            "rematch": _WORD_OR_NOTHING,
            "origin": _WORD_OR_NOTHING,
            "said": _list(_object(_SAYING)),
        },
        {"id": {"type": ["integer", "string"]}},
    ),
    "People": {
        **_object({"type": {"const": "people"}, **_COMPANY}),
        "description": "Sent over the socket when nothing but the people has changed.",
    },
    "Said": {**_object({"type": {"const": "said"}, **_SAYING}), "description": "A preset message, over the socket."},
    "Catalogue": _object(
        {
            "lang": _TEXT,
            "forms": _map(_object({"name": _TEXT, "players": _list(_NUMBER), "team": _list(_FLAG)})),
            "team": _TEXT,
            "schools": _map(
                _object(
                    {
                        **dict.fromkeys(("name", "short", "colour", "deck"), _TEXT),
                        **dict.fromkeys(("warps", "keeps_stone"), _FLAG),
                        "look": {"oneOf": [{"type": "null"}, _object(dict.fromkeys(_LOOK, _TEXT))]},
                    }
                )
            ),
            "colours": _map(_TEXT),
            "ranks": _map(_TEXT),
            "ranks_plural": _map(_TEXT),
            "categories": _map(_TEXT),
            "cards": _map(
                _object(
                    {
                        "name": _TEXT,
                        "rank": _TEXT,
                        "deck": _TEXT,
                        "text": _TEXT,
                        "warp": _WORD_OR_NOTHING,
                        "figure": _FIGURE,
                    }
                )
            ),
            "flares": _map(_object({"name": _TEXT, "upper": _HALF, "lower": _HALF})),
            "tasks": _map(
                _object({"name": _TEXT, "text": _TEXT, "points": _NUMBER, "level": _TEXT, "category": _TEXT})
            ),
            "terms": _NAMED,
            "squares": _map(_list(_SQUARE)),
            "levels": _map(_object({"name": _TEXT})),
            "sentences": _object(
                {
                    "numbers": _list(_TEXT),
                    "pieces": _map(_TEXT),
                    "events": _map(_TEMPLATE),
                    "endings": _map(_TEMPLATE),
                    "refusals": _map(_TEMPLATE),
                }
            ),
        }
    ),
}
