"""All addresses of the JSON API."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .answers import Answer
from .api_page import api_page
from .openapi import CALLS


async def nothing(request: Request) -> Response:
    error = {"key": "not_found", "params": {}, "text": "there is nothing here; see /api"}
    return Answer({"error": error}, 404)


routes = [
    *(call.route() for call in CALLS),
    Route("/api", api_page),
    Route("/api/{rest:path}", nothing),
    Route("/ws/{rest:path}", nothing),
]
