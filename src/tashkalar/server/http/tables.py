"""The JSON API (docs/protocol.md)."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .. import metrics
from ..levels import DEFAULT
from ..refused import Refused
from ..seats import names
from ..table import order
from ..table.room import Room
from ..threads import in_thread
from ..wire import new_table as wire
from ..wire.catalogue import Catalogue
from ..wire.table import Table
from . import catalogue
from .answers import Answer
from .call import ANYBODY, LANG, OWNER, TABLE, Call, Plain, place, query
from .request import asked as _asked
from .request import gate as _gate
from .request import holder as _holder
from .request import lobby as _lobby
from .request import watcher as _watcher


async def health(request: Request) -> Response:
    """Ready: games can be written."""
    await _lobby(request).ping()
    return Answer(wire.Health("ok"))


async def texts(request: Request) -> Response:
    """The catalogue; it changes only with the program, so a browser may keep it and asks whether it still holds."""
    data, tag = catalogue.encoded(request.query_params.get("lang", "en"))
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")


async def make_table(request: Request) -> Response:
    who = _holder(request)
    asked = await _asked(request, wire.NewTable, "the table")
    names.all_differ([names.checked(seat.name) for seat in asked.seats])
    wish = order.wish(asked)
    await _gate(request)
    table, links = await _lobby(request).make(wish, who)
    return Answer(wire.MadeTable(table, links), 201)


async def take_seat(request: Request) -> Response:
    who = _holder(request)
    asked = await _asked(request, wire.TakeSeat)
    table = request.path_params["table"]
    school = await _lobby(request).take_seat(table, asked.link, who, names.checked(asked.name))
    return Answer(wire.TakenSeat(table, school))


async def look_at_link(request: Request) -> Response:
    who = _holder(request)
    asked = await _asked(request, wire.LookAtLink)
    return Answer(await _lobby(request).look_at_link(request.path_params["table"], asked.link, who))


async def take_back_seat(request: Request) -> Response:
    table, school = request.path_params["table"], request.path_params["school"]
    await _lobby(request).take_back_seat(table, school, _holder(request))
    return Answer(wire.TakenSeat(table, school))


async def stand_in(request: Request) -> Response:
    who = _holder(request)
    asked = await _asked(request, wire.StandIn, empty=wire.StandIn())
    table, school = request.path_params["table"], request.path_params["school"]
    return Answer(await _lobby(request).stand_in(table, school, who, asked.level or DEFAULT))


async def draft(request: Request) -> Response:
    return Answer(await _lobby(request).draft(request.path_params["table"], _watcher(request)))


async def choose_school(request: Request) -> Response:
    who = _holder(request)
    asked = await _asked(request, wire.ChooseSchool)
    return Answer(await _lobby(request).choose(request.path_params["table"], who, asked.school, asked.stones))


async def renew_link(request: Request) -> Response:
    who = _holder(request)
    asked = await _asked(request, wire.RenewLink, empty=wire.RenewLink())
    table, school = request.path_params["table"], request.path_params["school"]
    link = await _lobby(request).renew_link(table, school, who, asked.free)
    return Answer(wire.NewLink(table, school, link), 201)


async def measured(request: Request) -> Response:
    """What Prometheus reads."""
    lobby = _lobby(request)
    return PlainTextResponse(
        metrics.text(await lobby.gauges()),
        headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store"},
    )


async def my_tables(request: Request) -> Response:
    return Answer(await _lobby(request).mine(_holder(request)))


async def listed_tables(request: Request) -> Response:
    return Answer(await _lobby(request).listed(_watcher(request)))


async def one_table(request: Request) -> Response:
    room = await _lobby(request).room(request.path_params["table"], fresh=True)
    seen = request.query_params.get("seen", "")
    # Without `seen` nothing is told again: the caller has a socket, or only wants the position.
    state = int(seen) if seen.isdecimal() and len(seen) < 16 else room.live.told_state(private=True)
    return Answer(room.message(_watcher(request), state))


async def rematch(request: Request) -> Response:
    await _gate(request)
    table = await _lobby(request).rematch(request.path_params["table"], _holder(request))
    return Answer(wire.Made(table), 201)


async def record(request: Request) -> Response:
    """The record, once nothing is secret any more."""
    room = await _lobby(request).room(request.path_params["table"], fresh=True)
    if not room.live.game.over:
        raise Refused("running", "the record of a running game is nobody's to see")
    return await _recorded(room)


async def along(request: Request) -> Response:
    """The record of a game against bots alone, to be played on elsewhere."""
    room = await _lobby(request).room(request.path_params["table"], fresh=True)
    mine, people = _holder(request), [seat for seat in room.row.seats if seat.is_persons]
    if not people or any(seat.holder != mine for seat in people):
        raise Refused("company", "somebody else has a seat here: the record of a running game is nobody's to see")
    return await _recorded(room)


async def _recorded(room: Room) -> Response:
    name = f"tashkalar-{room.row.form}-{room.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(await in_thread(room.live.game.record, True), headers=headers)


_SCHOOL = place("school", "The school of the seat.")
_SEEN = query(
    "seen",
    {"type": "integer", "minimum": 0},
    "The last state this browser has shown; the answer then holds the steps since.",
)
CALLS = [
    Call(
        path="/healthz",
        endpoint=health,
        about="Whether the server is ready",
        answer=wire.Health,
        said="Games can be written.",
    ),
    Call(
        path="/metrics",
        endpoint=measured,
        about="What is counted and measured, as Prometheus reads it",
        answer=Plain,
        said="The text format, version 0.0.4.",
    ),
    Call(
        path="/api/catalogue",
        endpoint=texts,
        about="Everything that never changes: forms, schools, cards with figures and texts, tasks",
        given=(LANG,),
        answer=Catalogue,
        said="In the language asked for, or else in English.",
        unchanged="The catalogue with the entity tag in If-None-Match still holds.",
    ),
    Call(
        path="/api/tables",
        endpoint=make_table,
        method="POST",
        about="A new table",
        more="A seat of a friend waits for whoever has its link; me and screen are this browser.",
        token=OWNER,
        body=wire.NewTable,
        status=201,
        answer=wire.MadeTable,
        said="The table stands; the secrets of the seats of friends.",
        problems=(400, 401, 413, 429),
    ),
    Call(
        path="/api/tables",
        endpoint=my_tables,
        about="The tables at which you hold a seat, last changed first",
        token=OWNER,
        answer=list[wire.Summary],
        said="At most 200.",
        problems=(401,),
    ),
    Call(
        path="/api/tables/listed",
        endpoint=listed_tables,
        about="The running games that everybody may watch, last changed first",
        token=ANYBODY,
        answer=list[wire.Summary],
        said="At most 20.",
        problems=(401,),
    ),
    Call(
        path="/api/tables/{table}",
        endpoint=one_table,
        about="A table as you see it, the same as over the socket",
        token=ANYBODY,
        given=(TABLE, _SEEN),
        answer=Table,
        said="Without a token, what spectators see.",
        problems=(401, 404, 409),
    ),
    Call(
        path="/api/tables/{table}/seat",
        endpoint=take_seat,
        method="POST",
        about="Take a seat by its secret link, which is spent by it: for the first time or on another device",
        token=OWNER,
        given=(TABLE,),
        body=wire.TakeSeat,
        answer=wire.TakenSeat,
        said="The seat is yours.",
        problems=(400, 401, 403, 404, 409, 413),
    ),
    Call(
        path="/api/tables/{table}/draft",
        endpoint=draft,
        about="How far the choice of schools has come, of a table made with `drafted`",
        token=ANYBODY,
        given=(TABLE,),
        answer=wire.Draft,
        said="Who chooses, and from what.",
        problems=(401, 404),
    ),
    Call(
        path="/api/tables/{table}/draft",
        endpoint=choose_school,
        method="POST",
        about="Choose a school; with the last one the game begins",
        token=OWNER,
        given=(TABLE,),
        body=wire.ChooseSchool,
        answer=wire.Draft,
        said="Who chooses next.",
        problems=(400, 401, 403, 404, 409, 413),
    ),
    Call(
        path="/api/tables/{table}/seats/{school}/link",
        endpoint=renew_link,
        method="POST",
        about="A new link to a seat; one that was not used is dead",
        more="For who holds the seat, to take it to another device, and for who made the table as long as nobody has "
        "it. If the others have agreed that somebody else may have the seat, for everybody who plays.",
        token=OWNER,
        given=(TABLE, _SCHOOL),
        body=wire.RenewLink,
        body_needed=False,
        status=201,
        answer=wire.NewLink,
        said="The new link.",
        problems=(400, 401, 403, 404, 409, 413),
    ),
    Call(
        path="/api/tables/{table}/link",
        endpoint=look_at_link,
        method="POST",
        about="What a link is good for, before it is used",
        token=OWNER,
        given=(TABLE,),
        body=wire.LookAtLink,
        answer=wire.LinkState,
        said="The seat it leads to.",
        problems=(400, 401, 403, 404, 409, 413),
    ),
    Call(
        path="/api/tables/{table}/seats/{school}/back",
        endpoint=take_back_seat,
        method="POST",
        about="Take your seat back from the bot that stands in",
        token=OWNER,
        given=(TABLE, _SCHOOL),
        answer=wire.TakenSeat,
        said="You play it again.",
        problems=(401, 403, 404, 409),
    ),
    Call(
        path="/api/tables/{table}/seats/{school}/bot",
        endpoint=stand_in,
        method="POST",
        about="Before the game has begun: a bot stands in for somebody who does not come",
        more="For who made the table. While schools are chosen also for everybody else, if whoever is to choose has "
        "been waited for long enough.",
        token=OWNER,
        given=(TABLE, _SCHOOL),
        body=wire.StandIn,
        body_needed=False,
        answer=wire.Draft,
        said="Who chooses next.",
        problems=(400, 401, 403, 404, 409, 413),
    ),
    Call(
        path="/api/tables/{table}/rematch",
        endpoint=rematch,
        method="POST",
        about="The same again, everybody one seat further",
        more="Asked twice, the answer is the same table.",
        token=OWNER,
        given=(TABLE,),
        status=201,
        answer=wire.Made,
        said="The new table.",
        problems=(401, 403, 404, 409, 429),
    ),
    Call(
        path="/api/tables/{table}/along",
        endpoint=along,
        about="The record of a game nobody else plays, to be played on elsewhere",
        more="Where all seats are the asker's and bots', also while the game is running. It tells all cards.",
        given=(TABLE,),
        token=OWNER,
        answer=Plain,
        said="The record as text.",
        problems=(401, 404, 409),
    ),
    Call(
        path="/api/tables/{table}/record",
        endpoint=record,
        about="The record of a game that is over",
        token=ANYBODY,
        given=(TABLE,),
        answer=Plain,
        said="The record as text.",
        problems=(404, 409),
    ),
]
