"""Answers of the JSON API."""

from typing import Any

from starlette.responses import Response

from ...errors import TashKalarError
from ..refused import Refused
from ..wire.encoding import encoded


class Answer(Response):
    """JSON: a type of the wire, or what can be sent as one."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200, headers: dict[str, str] | None = None) -> None:
        # What an API call answers belongs to one token and one moment.
        super().__init__(content, status_code, {"Cache-Control": "no-store", **(headers or {})})

    def render(self, content: Any) -> bytes:
        return encoded(content)


def problem(error: TashKalarError) -> Answer:
    """An error as the API answers it."""
    status = error.status if isinstance(error, Refused) else 400
    headers = {401: {"WWW-Authenticate": "Bearer"}, 503: {"Retry-After": "5"}}.get(status)
    return Answer({"error": error.describe()}, status, headers)
