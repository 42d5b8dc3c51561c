"""Structured log lines: one JSON object each, and never a token, a hand or a deal."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

_DATABASES = frozenset({"sqlalchemy", "sqlite3", "psycopg"})


class JsonLines(logging.Formatter):
    """What happened (`event`), when, and what was given with `extra`; not what a library notes for itself."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _PLAIN and key[0] != "_"})
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, default=str)


def _trace(error: BaseException) -> str:
    """Where something went wrong. What a database says of it may name the row it was about, so that is left out."""
    chain: list[BaseException] = []
    before: BaseException | None = error
    while before is not None and before not in chain:
        chain.append(before)
        before = before.__cause__ or (None if before.__suppress_context__ else before.__context__)
    return "\n\n".join("".join(traceback.format_tb(one.__traceback__)) + _said(one) for one in reversed(chain))


def _said(error: BaseException) -> str:
    kind = type(error)
    secret = kind.__module__.partition(".")[0] in _DATABASES
    return kind.__qualname__ if secret else f"{kind.__qualname__}: {error}"


def begin(level: str) -> None:
    """Log to standard error. uvicorn's access lines stay off: addresses may hold secrets one day."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # What it says about every connection is no news, and not structured.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
