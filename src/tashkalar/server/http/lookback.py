"""Looking back over HTTP (docs/lookback.md)."""

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..refused import BadRequest, NoTable
from ..study import play_on, positions
from ..study.desk import Desk
from ..study.replay import at
from ..study.replays import Source
from ..study.statistics import games_of, statistics
from ..table import order
from ..thinking.aside import aside
from ..threads import in_thread
from .answers import Answer
from .request import body, gate, holder, lobby


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.lookback
    return desk


async def _source(request: Request) -> Source:
    return await _desk(request).shelf.find(request.path_params["replay"])


async def _mapping(request: Request) -> Mapping[str, Any]:
    data = await body(request)
    if not isinstance(data, dict):
        raise BadRequest("object", "the body must be a JSON object")
    return data


def _text(data: Mapping[str, Any], field: str, most: int | None = None) -> str:
    value = data.get(field)
    if not isinstance(value, str):
        raise BadRequest("text", f"{field} must be a text", field=field)
    if most is not None and len(value) > most:
        raise BadRequest("too_long", f"{field} may have {most} characters", number=most)
    return value


def _step(value: object, source: Source) -> int:
    """A step of a game; 0 is its beginning."""
    if isinstance(value, str) and value.isdecimal() and len(value) < 8:
        value = int(value)
    most = source.game.state
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadRequest("step", f"step must be a number from 0 to {most}", field="step", number=most)
    return value


async def replay(request: Request) -> Response:
    """A game that is over is nobody's secret, so nobody is asked who they are."""
    found = await _desk(request).shelf.story(request.path_params["replay"])
    return Response(found, media_type="application/json", headers={"Cache-Control": "no-store"})


async def replay_record(request: Request) -> Response:
    source = await _source(request)
    name = f"tashkalar-{source.game.setup.form.name}-{source.name}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(source.game.record(), headers=headers)


async def analysis(request: Request) -> Response:
    return Answer(await _desk(request).analysts.state(await _source(request)))


async def analyse(request: Request) -> Response:
    holder(request)
    return Answer(await _desk(request).analysts.begin(await _source(request)), 202)


async def replay_turns(request: Request) -> Response:
    holder(request)
    source = await _source(request)
    step = _step(request.query_params.get("step"), source)
    return Answer(await _desk(request).analysts.turns(source, step))


async def send_record(request: Request) -> Response:
    who = holder(request)
    data = await _mapping(request)
    text, title = _text(data, "text"), order.read_name(data.get("title"))
    await gate(request)
    return Answer({"replay": await _desk(request).shelf.send_in(text, title, who)}, 201)


async def my_records(request: Request) -> Response:
    return Answer(await _desk(request).shelf.mine(holder(request)))


async def remove_record(request: Request) -> Response:
    name = request.path_params["replay"]
    if not await _desk(request).shelf.remove(name, holder(request)):
        raise NoTable(name[:32])
    return Answer({"replay": name})


async def begin_study(request: Request) -> Response:
    who = holder(request)
    data = await _mapping(request)
    if data.get("replay") is None:
        origin = play_on.POSITION
        game = await aside(positions.read, _text(data, "text", positions.LONGEST))
    else:
        source = await _desk(request).shelf.find(_text(data, "replay", 32))
        step = _step(data.get("step"), source)
        origin = f"{source.name}/{step}"
        game = await aside(at, source.game, step)
    await gate(request)
    table = await play_on.begin(lobby(request), game, data.get("seats"), data.get("assist"), who, origin)
    return Answer({"table": table}, 201)


async def show_position(request: Request) -> Response:
    text = _text(await _mapping(request), "text", positions.LONGEST)
    return Answer(await aside(positions.shown, text))


async def position_turns(request: Request) -> Response:
    holder(request)
    text = _text(await _mapping(request), "text", positions.LONGEST)
    return Answer(await _desk(request).analysts.turns_of(await aside(positions.read, text)))


async def replay_position(request: Request) -> Response:
    """The text of a position of a game; between two turns only, where it can be written down."""
    source = await _source(request)
    step = _step(request.query_params.get("step"), source)
    return Answer({"text": await aside(positions.text_at, source.game, step)})


async def my_statistics(request: Request) -> Response:
    who = holder(request)
    rows = await in_thread(games_of, _desk(request).store, who)
    return Answer(statistics(rows, who))


routes = [
    Route("/api/replays/{replay}", replay),
    Route("/api/replays/{replay}/record", replay_record),
    Route("/api/replays/{replay}/analysis", analysis),
    Route("/api/replays/{replay}/analysis", analyse, methods=["POST"]),
    Route("/api/replays/{replay}/turns", replay_turns),
    Route("/api/replays/{replay}/position", replay_position),
    Route("/api/records", send_record, methods=["POST"]),
    Route("/api/records", my_records),
    Route("/api/records/{replay}", remove_record, methods=["DELETE"]),
    Route("/api/studies", begin_study, methods=["POST"]),
    Route("/api/positions", show_position, methods=["POST"]),
    Route("/api/positions/turns", position_turns, methods=["POST"]),
    Route("/api/statistics", my_statistics),
]
