"""What learning.py answers, described for /openapi.json."""

from typing import Any

from ...learn.first_game import REMARKS
from ...learn.trainer import LEVELS, RISE_AFTER
from ..study.practice import LONGEST_CHOICE, MOST_CHOICES
from .describing import LANG, OWNER, TABLE, Described, answers, problems, taking

_TEXT: Described = {"type": "string"}
_NUMBER: Described = {"type": "integer"}
_FLAG: Described = {"type": "boolean"}
_ANYTHING: Described = {"type": "object"}
_SQUARES: Described = {"type": "array", "items": {"type": "string", "pattern": "^[a-i][1-9]$"}}


def _list(items: Described) -> Described:
    return {"type": "array", "items": items}


def _ref(name: str) -> Described:
    return {"$ref": f"#/components/schemas/{name}"}


def _object(required: dict[str, Described], optional: dict[str, Described] | None = None) -> Described:
    properties = {**required, **(optional or {})}
    return {
        "type": "object",
        "required": list(required),
        "properties": properties,
        "additionalProperties": False,
    }


def _maybe(shape: Described) -> Described:
    return {"oneOf": [{"type": "null"}, shape]}


_CHOICE: Described = {"type": "string", "maxLength": LONGEST_CHOICE}
_CHOICES: Described = {"type": "array", "items": _CHOICE, "maxItems": MOST_CHOICES}
_EXERCISE: Described = {
    "type": "object",
    "required": ["kind", "id"],
    "properties": {
        "kind": {"type": "string", "enum": ["lesson", "puzzle", "example"]},
        "id": {"type": ["string", "integer"], "description": "A lesson, the number of a puzzle, a card or task."},
        "number": {"type": "integer", "minimum": 0, "description": "Which of the examples."},
    },
}
_PRACTICE: Described = {
    "type": "object",
    "required": ["what"],
    "properties": {"what": _EXERCISE, "choices": _CHOICES, "choice": _CHOICE, "lang": LANG["schema"]},
}
_LINKED_PARTS: dict[str, Described] = {
    "text": _TEXT,
    "links": _list(
        _object(
            {"start": _NUMBER, "end": _NUMBER, "kind": {"type": "string", "enum": ["term", "card"]}, "key": _TEXT},
        )
    ),
}
_HALF = _object({"need": _NUMBER, **_LINKED_PARTS})

SHAPES: dict[str, Described] = {
    "Coach": {
        **_object(
            {"kind": _TEXT, "id": {"type": ["string", "integer"]}, "text": _TEXT, "done": _FLAG},
            {
                "title": _TEXT,
                "step": _NUMBER,
                "steps": _NUMBER,
                "highlight": _SQUARES,
                "scores": _FLAG,
                "verdict": {"type": "string", "enum": ["accepted", "wrong", "done"]},
                "step_done": _FLAG,
                "goes_on": _FLAG,
                "explanation": _TEXT,
                "goal": _ANYTHING,
                "grade": _NUMBER,
                "grade_name": _TEXT,
                "ways": _NUMBER,
                "outcome": {"type": "string", "enum": ["open", "solved", "missed"]},
                "number": _NUMBER,
            },
        ),
        "description": "What is to be done in an exercise, and what has become of it.",
    },
    "Practice": _object({"choices": _CHOICES, "coach": _ref("Coach"), "table": _ref("Table")}),
    "Preview": _object(
        {
            "type": {"const": "preview"},
            "state": _NUMBER,
            "choice": _TEXT,
            "steps": _list(_ref("Step")),
            "pieces": _ANYTHING,
            "points": _ANYTHING,
            "scores": _ANYTHING,
            "claimable": _list(_TEXT),
        }
    ),
    "Way": _object({"kept": _NUMBER, "choices": _list(_TEXT)}),
    "Course": _object(
        {
            "parts": {"type": "object", "additionalProperties": _TEXT},
            "lessons": _list(_object({"id": _TEXT, "part": _TEXT, "title": _TEXT, "about": _TEXT, "steps": _NUMBER})),
            "first_game": _object({"id": _TEXT, "title": _TEXT, "about": _TEXT, "setup": _ref("NewTable")}),
        }
    ),
    "Puzzles": _object(
        {
            "day": {"type": "string", "format": "date"},
            "daily": {"type": ["integer", "null"]},
            "puzzles": _list(
                _object(
                    {
                        "id": _NUMBER,
                        "grade": {"type": "integer", "minimum": 1, "maximum": 5},
                        "grade_name": _TEXT,
                        "goal": _ANYTHING,
                        "text": _TEXT,
                        "ways": _NUMBER,
                        "school": _TEXT,
                    }
                )
            ),
        }
    ),
    "Figures": _object(
        {
            "kind": {"type": "string", "enum": ["where", "two_actions"]},
            "seed": _TEXT,
            "level": _NUMBER,
            "levels": _NUMBER,
            "cards": _list(_TEXT),
            "position": _ANYTHING,
            "text": _TEXT,
        }
    ),
    "FiguresChecked": _object(
        {
            "right": _FLAG,
            "truth": _list(_TEXT),
            "ways": _ANYTHING,
            "missing": _list(_TEXT),
            "extra": _list(_TEXT),
            "text": _TEXT,
            "level": _NUMBER,
            "streak": _NUMBER,
        }
    ),
    "LinkedText": _object(_LINKED_PARTS),
    "Entry": _object(
        {"kind": {"type": "string", "enum": ["being", "legend", "flare", "task", "term"]}, "key": _TEXT, "name": _TEXT},
        {
            "deck": _TEXT,
            "rank": _TEXT,
            "text": _ref("LinkedText"),
            "warp": _maybe(_ref("LinkedText")),
            "orientations": _list(_ANYTHING),
            "upper": _HALF,
            "lower": _HALF,
            "points": _NUMBER,
            "level": _TEXT,
            "category": _TEXT,
            "rulings": _list(_ref("LinkedText")),
            "examples": _list(
                _object({"caption": _TEXT, "before": _ANYTHING, "tasks": _FLAG, "steps": _list(_ref("Step"))})
            ),
        },
    ),
    "Found": _object({"kind": _TEXT, "key": _TEXT, "name": _TEXT, "text": _TEXT}),
    "Remark": _object({"remark": _maybe(_object({"key": _TEXT, "text": _TEXT}))}),
}


def _query(name: str, schema: Described, description: str = "", required: bool = False) -> Described:
    return {"name": name, "in": "query", "required": required, "description": description, "schema": schema}


_SEED = _query("seed", {"type": "integer", "minimum": 0}, "The same seed and level ask the same.", required=True)
_LEVEL = _query("level", {"type": "integer", "minimum": 1, "maximum": len(LEVELS), "default": 1})
_KEY = {
    "name": "key",
    "in": "path",
    "required": True,
    "description": "The English name of a card or task, or the key of a term.",
    "schema": _TEXT,
}
_ANSWER: Described = {
    "type": "object",
    "required": ["seed", "level", "answer"],
    "properties": {
        "seed": _NUMBER,
        "level": _NUMBER,
        "streak": {"type": "integer", "minimum": 0, "maximum": RISE_AFTER, "default": 0},
        "answer": {"type": "array", "items": _TEXT, "description": "Squares, or cards."},
        "lang": LANG["schema"],
    },
}
_MADE: Described = {
    "type": "object",
    "properties": {
        "made": {"type": "array", "items": {"type": "string", "enum": list(REMARKS)}},
        "lang": LANG["schema"],
    },
}


def _get(
    name: str, summary: str, shape: str | Described, said: str, *parameters: Described, codes: Any = ()
) -> Described:
    found = {"operationId": name, "summary": summary, "security": [], "parameters": list(parameters)}
    return {**found, "responses": {"200": answers(shape, said), **problems(*codes)}}


def _post(name: str, summary: str, body: Described, shape: str, said: str) -> Described:
    found = {"operationId": name, "summary": summary, "security": [], "requestBody": taking(body)}
    return {**found, "responses": {"200": answers(shape, said), **problems(400, 404, 413)}}


PATHS: dict[str, Described] = {
    "/api/learn/course": {"get": _get("course", "The lessons of the course", "Course", "A table of contents.", LANG)},
    "/api/learn/puzzles": {
        "get": _get(
            "puzzles",
            "The puzzles and the one of the day",
            "Puzzles",
            "Easy ones first; without positions and solutions.",
            LANG,
            _query("day", {"type": "string", "format": "date"}, "The reader's day; without it, that of the server."),
            codes=(400,),
        )
    },
    "/api/learn/trainer": {
        "get": _get(
            "ask_figure", "A question about figures", "Figures", "Never its answer.", _SEED, _LEVEL, LANG, codes=(400,)
        ),
        "post": _post(
            "check_figure",
            "Compare an answer with the truth",
            _ANSWER,
            "FiguresChecked",
            "What is right, and the level and streak to go on with.",
        ),
    },
    "/api/learn/search": {
        "get": _get(
            "search",
            "Search the encyclopaedia",
            _list(_ref("Found")),
            "Names before texts, at most 30.",
            _query("q", _TEXT, "Words that must all occur; case and accents do not matter."),
            LANG,
        )
    },
    "/api/learn/entries/{key}": {
        "get": _get(
            "entry",
            "All there is to say about a card, a task or a term",
            "Entry",
            "The entry.",
            _KEY,
            LANG,
            codes=(404,),
        )
    },
    "/api/practice": {
        "post": _post(
            "practise",
            "An exercise as it stands, or after one more choice",
            _PRACTICE,
            "Practice",
            "The table as a client shows it, the choices that stand, and the coach.",
        )
    },
    "/api/practice/preview": {
        "post": _post("foresee", "What a choice would do in an exercise", _PRACTICE, "Preview", "As over the socket.")
    },
    "/api/practice/way": {
        "post": _post(
            "way_on",
            "How to go on in an exercise",
            _PRACTICE,
            "Way",
            "So many of one's own choices, then these. Fewer than all: the others lead nowhere.",
        )
    },
    "/api/tables/{table}/remark": {
        "post": {
            "operationId": "remark",
            "summary": "What the teacher says now at the table of a first game",
            "security": OWNER,
            "parameters": [TABLE],
            "requestBody": taking(_MADE),
            "responses": {
                "200": answers("Remark", "Something new, or null."),
                **problems(400, 401, 403, 404, 409, 413),
            },
        }
    },
}
