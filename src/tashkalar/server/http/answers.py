"""Answers of the JSON API."""

import json
from typing import Any

from starlette.responses import Response

from ...errors import TashKalarError
from ..refused import Refused


class Answer(Response):
    """JSON in plain ASCII: whatever a client has sent can be quoted back to it, broken characters too."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200, headers: dict[str, str] | None = None) -> None:
        # What an API call answers belongs to one token and one moment.
        super().__init__(content, status_code, {"Cache-Control": "no-store", **(headers or {})})

    def render(self, content: Any) -> bytes:
        return json.dumps(content, allow_nan=False, separators=(",", ":")).encode("ascii")


def problem(error: TashKalarError) -> Answer:
    """An error as the API answers it."""
    status = error.status if isinstance(error, Refused) else 400
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return Answer({"error": error.describe()}, status, headers)
