"""The JSON API (docs/protocol.md)."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from .. import metrics
from ..refused import BadRequest, Refused
from ..table import order
from ..token import TOKEN as LINK
from . import catalogue, learning, lookback, openapi
from .answers import Answer
from .api_page import api_page
from .request import body as _body
from .request import gate as _gate
from .request import holder as _holder
from .request import lobby as _lobby
from .request import watcher as _watcher


async def health(request: Request) -> Response:
    """Ready: the database answers."""
    await _lobby(request).ping()
    return Answer({"status": "ok"})


async def texts(request: Request) -> Response:
    """The catalogue; it changes only with the program, so a browser may keep it and asks whether it still holds."""
    data, tag = catalogue.encoded(request.query_params.get("lang", "en"))
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")


async def make_table(request: Request) -> Response:
    who = _holder(request)
    asked = order.read(await _body(request))
    await _gate(request)
    table, links = await _lobby(request).make(asked, who)
    return Answer({"table": table, "links": links}, 201)


async def take_seat(request: Request) -> Response:
    who = _holder(request)
    body = await _body(request)
    if not isinstance(body, dict):
        raise BadRequest("object", "the body must be a JSON object")
    link = body.get("link")
    if not isinstance(link, str) or not LINK.fullmatch(link):
        raise BadRequest("link", "a link of 32 hexadecimal digits is needed", field="link")
    table = request.path_params["table"]
    school = await _lobby(request).take_seat(table, link, who, order.read_name(body.get("name")))
    return Answer({"table": table, "seat": school})


async def renew_link(request: Request) -> Response:
    who = _holder(request)
    body = await _body(request, empty={}) or {}
    if not isinstance(body, dict) or not isinstance(body.get("free", False), bool):
        raise BadRequest("flag", "free must be true or false", field="free")
    table, school = request.path_params["table"], request.path_params["school"]
    link = await _lobby(request).renew_link(table, school, who, body.get("free", False))
    return Answer({"table": table, "seat": school, "link": link}, 201)


async def measured(request: Request) -> Response:
    """What Prometheus reads."""
    lobby = _lobby(request)
    return PlainTextResponse(
        metrics.text(await lobby.gauges()),
        headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store"},
    )


async def my_tables(request: Request) -> Response:
    return Answer(await _lobby(request).mine(_holder(request)))


async def one_table(request: Request) -> Response:
    room = await _lobby(request).room(request.path_params["table"], fresh=True)
    seen = request.query_params.get("seen", "")
    # Without `seen` nothing is told again: the caller has a socket, or only wants the position.
    state = int(seen) if seen.isdecimal() and len(seen) < 10 else room.live.state
    return Answer(room.message(_watcher(request), state))


async def rematch(request: Request) -> Response:
    await _gate(request)
    return Answer({"table": await _lobby(request).rematch(request.path_params["table"], _holder(request))}, 201)


async def record(request: Request) -> Response:
    """The record, once nothing is secret any more."""
    room = await _lobby(request).room(request.path_params["table"], fresh=True)
    if not room.live.game.over:
        raise Refused("running", "the record of a running game is nobody's to see")
    name = f"tashkalar-{room.row.form}-{room.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(room.live.game.record(), headers=headers)


async def description(request: Request) -> Response:
    return Answer(openapi.document())


async def nothing(request: Request) -> Response:
    error = {"key": "not_found", "params": {}, "text": "there is nothing here; see /api"}
    return Answer({"error": error}, 404)


routes = [
    Route("/healthz", health),
    Route("/metrics", measured),
    Route("/openapi.json", description),
    Route("/api", api_page),
    Route("/api/catalogue", texts),
    Route("/api/tables", make_table, methods=["POST"]),
    Route("/api/tables", my_tables),
    Route("/api/tables/{table}", one_table),
    Route("/api/tables/{table}/seat", take_seat, methods=["POST"]),
    Route("/api/tables/{table}/seats/{school}/link", renew_link, methods=["POST"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    *learning.routes,
    *lookback.routes,
    Route("/api/{rest:path}", nothing),
    Route("/ws/{rest:path}", nothing),
]
