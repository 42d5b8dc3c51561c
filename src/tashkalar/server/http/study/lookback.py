"""Looking back over HTTP (docs/lookback.md)."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ....game.told import playable
from ...limits import network
from ...refused import BadRequest, NoTable
from ...study import play_on, positions
from ...study.analysis import DEEPEST
from ...study.looking_back import LookingBack
from ...study.replays import Source
from ...study.statistics import games_of, statistics
from ...table import order
from ...thinking.aside import aside
from ...threads import in_thread
from ...wire import lookback as wire
from ...wire.new_table import Made
from ..answers import Answer
from ..call import OWNER, Call, Plain, place, query
from ..request import asked, gate, holder, lobby, while_there
from ..shares import host

_LONGEST_RECORD = 256 * 1024  # with the frames of the longest game


def _looking_back(request: Request) -> LookingBack:
    found: LookingBack = request.app.state.lookback
    return found


async def _source(request: Request) -> Source:
    return await _looking_back(request).replays.find(request.path_params["replay"])


def _step(wanted: int | None, source: Source) -> int:
    """A step of a game; 0 is its beginning."""
    most = source.game.state
    if wanted is None or not 0 <= wanted <= most:
        raise BadRequest("step", f"step must be a number from 0 to {most}", field="step", number=most)
    return wanted


def _asked_step(request: Request, source: Source) -> int:
    text = request.query_params.get("step", "")
    return _step(int(text) if text.isdecimal() and len(text) < 8 else None, source)


def _depth(request: Request) -> int:
    """How deep to look; the first look is the shortest."""
    text = request.query_params.get("depth", "0")
    if not text.isdecimal() or len(text) > 2 or int(text) > DEEPEST:
        raise BadRequest("depth", f"depth must be a number from 0 to {DEEPEST}", field="depth", number=DEEPEST)
    return int(text)


async def replay(request: Request) -> Response:
    """A game that is over is nobody's secret, so nobody is asked who they are."""
    found = await _looking_back(request).replays.story(request.path_params["replay"])
    return Response(found, media_type="application/json", headers={"Cache-Control": "no-store"})


async def replay_record(request: Request) -> Response:
    source = await _source(request)
    name = f"tashkalar-{source.game.setup.form.name}-{source.name}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return PlainTextResponse(await aside(source.game.record, True), headers=headers)


async def analysis(request: Request) -> Response:
    return Answer(await _looking_back(request).analysts.state(await _source(request)))


async def analyse(request: Request) -> Response:
    holder(request)
    return Answer(await _looking_back(request).analysts.begin(await _source(request), network(host(request))), 202)


async def replay_turns(request: Request) -> Response:
    holder(request)
    source = await _source(request)
    step = _asked_step(request, source)
    depth = _depth(request)
    work = _looking_back(request).analysts.turns(source, step, network(host(request)), depth)
    return Answer(await while_there(request, work))


async def send_record(request: Request) -> Response:
    who = holder(request)
    sent = await asked(request, wire.SendRecord, most=_LONGEST_RECORD)
    await gate(request)
    name = await _looking_back(request).replays.send_in(sent.text, order.plain_name(sent.title), who)
    return Answer(wire.RecordName(name), 201)


async def my_records(request: Request) -> Response:
    return Answer(await _looking_back(request).replays.mine(holder(request)))


async def remove_record(request: Request) -> Response:
    name = request.path_params["replay"]
    if not await _looking_back(request).replays.remove(name, holder(request)):
        raise NoTable(name[:32])
    return Answer(wire.RecordName(name))


async def begin_study(request: Request) -> Response:
    who = holder(request)
    study = await asked(request, wire.NewStudy)
    if study.replay is None:
        origin = play_on.POSITION
        game = await aside(positions.read, _given(study.text))
    else:
        source = await _looking_back(request).replays.find(study.replay)
        step = _step(study.step, source)
        origin = f"{source.name}/{step}"
        game = await aside(playable, source.game, step)
    await gate(request)
    return Answer(Made(await play_on.begin(lobby(request), game, study, who, origin)), 201)


def _given(text: str | None) -> str:
    if text is None:
        raise BadRequest("text", "text must be a text", field="text")
    return text


async def show_position(request: Request) -> Response:
    wanted = await asked(request, wire.PositionRequest)
    return Answer(await aside(positions.shown, wanted.text))


async def position_turns(request: Request) -> Response:
    holder(request)
    wanted = await asked(request, wire.PositionRequest)
    game = await aside(positions.read, wanted.text)
    work = _looking_back(request).analysts.turns_of(game, network(host(request)), _depth(request))
    return Answer(await while_there(request, work))


async def replay_position(request: Request) -> Response:
    """The text of a position of a game; between two turns only, where it can be written down."""
    source = await _source(request)
    step = _asked_step(request, source)
    return Answer(wire.PositionText(await aside(positions.text_at, source.game, step)))


async def my_statistics(request: Request) -> Response:
    who = holder(request)
    rows = await in_thread(games_of, _looking_back(request).store, who)
    return Answer(statistics(rows, who))


async def my_progress(request: Request) -> Response:
    who = holder(request)
    found = _looking_back(request)
    rows = await in_thread(games_of, found.store, who)
    return Answer(await aside(found.teacher.progress, rows, who))


_REPLAY = place("replay", "The name of a table whose game is over, or of a record that was sent in.")
_DEPTH = query(
    "depth", {"type": "integer", "minimum": 0, "maximum": DEEPEST}, "How deep to look: each takes three times as long."
)
_STEP = query("step", {"type": "integer", "minimum": 0}, "After how many steps; 0 is the beginning.", required=True)
CALLS = [
    Call(
        path="/api/replays/{replay}",
        endpoint=replay,
        costly=True,
        about="A finished game or a record, step by step, all hands open",
        given=(_REPLAY,),
        answer=wire.Replay,
        said="The first frame, and what every step changes.",
        problems=(404, 409),
    ),
    Call(
        path="/api/replays/{replay}/record",
        endpoint=replay_record,
        costly=True,
        about="The record of a replay",
        given=(_REPLAY,),
        answer=Plain,
        said="The record as text.",
        problems=(404, 409),
    ),
    Call(
        path="/api/replays/{replay}/analysis",
        endpoint=analysis,
        about="How far the analysis of a game is, and what it has found",
        given=(_REPLAY,),
        answer=wire.Analysis,
        said="As far as it has come; to ask is to want it to go on.",
        problems=(404, 409),
    ),
    Call(
        path="/api/replays/{replay}/analysis",
        endpoint=analyse,
        method="POST",
        about="Analyse a game, or go on with it",
        token=OWNER,
        given=(_REPLAY,),
        status=202,
        answer=wire.Analysis,
        said="It has begun, or is done already.",
        problems=(401, 404, 409, 429),
    ),
    Call(
        path="/api/replays/{replay}/turns",
        endpoint=replay_turns,
        costly=True,
        about="The strongest turns at a position of a game",
        token=OWNER,
        given=(_REPLAY, _STEP, _DEPTH),
        answer=wire.GoodTurns,
        said="Best first; none where there is nothing to search.",
        problems=(400, 401, 404, 409, 429),
    ),
    Call(
        path="/api/replays/{replay}/position",
        endpoint=replay_position,
        costly=True,
        about="The text of a position of a game",
        given=(_REPLAY, _STEP),
        answer=wire.PositionText,
        said="Of the last moment at which it can be written down.",
        problems=(400, 404, 409),
    ),
    Call(
        path="/api/records",
        endpoint=send_record,
        costly=True,
        method="POST",
        about="Send in a record to look at",
        token=OWNER,
        body=wire.SendRecord,
        status=201,
        answer=wire.RecordName,
        said="It is kept under this name.",
        problems=(400, 401, 413, 429),
    ),
    Call(
        path="/api/records",
        endpoint=my_records,
        about="The records you have sent in, newest first",
        token=OWNER,
        answer=list[wire.RecordSummary],
        said="At most 200.",
        problems=(401,),
    ),
    Call(
        path="/api/records/{replay}",
        endpoint=remove_record,
        method="DELETE",
        about="Remove a record you have sent in",
        token=OWNER,
        given=(_REPLAY,),
        answer=wire.RecordName,
        said="It is gone.",
        problems=(401, 404),
    ),
    Call(
        path="/api/studies",
        endpoint=begin_study,
        costly=True,
        method="POST",
        about="Play on from a position of a replay, or from one that was set up",
        token=OWNER,
        body=wire.NewStudy,
        status=201,
        answer=Made,
        said="The table stands; all cards lie as in the position.",
        problems=(400, 401, 404, 409, 413, 429),
    ),
    Call(
        path="/api/positions",
        endpoint=show_position,
        costly=True,
        method="POST",
        about="What the text of a position describes, or what is wrong with it",
        body=wire.PositionRequest,
        answer=wire.ShownPosition,
        said="The position, or the problem and its line.",
        problems=(400, 413),
    ),
    Call(
        path="/api/positions/turns",
        endpoint=position_turns,
        costly=True,
        method="POST",
        about="The strongest turns at a position that was set up",
        token=OWNER,
        given=(_DEPTH,),
        body=wire.PositionRequest,
        answer=wire.GoodTurns,
        said="Best first.",
        problems=(400, 401, 413, 429),
    ),
    Call(
        path="/api/statistics",
        endpoint=my_statistics,
        costly=True,
        about="What your games have come to",
        token=OWNER,
        answer=wire.Statistics,
        said="Of the finished games that are still kept; studies do not count.",
        problems=(401,),
    ),
    Call(
        path="/api/statistics/progress",
        endpoint=my_progress,
        costly=True,
        about="What your last games teach: accuracy, beings summoned and missed, tasks claimed",
        token=OWNER,
        answer=wire.Progress,
        said="Of at most 60 games; accuracy and what was missed of those that have been analysed.",
        problems=(401,),
    ),
]
