"""Learning over HTTP: the course, exercises on a board, the figure trainer, puzzles and the encyclopaedia.

Nothing is kept: an exercise is shown anew from the choices that come with every request.
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import UnknownName
from ...language import CODES
from ...learn import course, encyclopaedia, first_game, practice, puzzles, trainer
from ..refused import BadRequest, NotThere, NotYours, Refused
from ..study.practice import read_choice, read_choices, steps, table
from ..table.live import pieces
from ..table.preview import preview
from .answers import Answer
from .request import body, holder, lobby

P = ParamSpec("P")
T = TypeVar("T")
LARGEST_SEED = 2**31
LONGEST_QUERY = 100
MOST_ANSWERS = 81
# Few on purpose: whoever learns may wait a moment, those who play shall not notice.
_pool = ThreadPoolExecutor(2, thread_name_prefix="learning")


async def _thought(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work that may take a while, beside the event loop. What is not there is not found."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_pool, partial(work, *args, **kwargs))
    except UnknownName as error:
        raise NotThere(error.key, error.text, **error.params) from error


def _lang(value: object) -> str:
    """The language asked for; what nobody speaks is answered in English."""
    return value if isinstance(value, str) and value in CODES else "en"


def _asked_lang(request: Request) -> str:
    return _lang(request.query_params.get("lang", "en"))


async def _mapping(request: Request) -> Mapping[str, Any]:
    data = await body(request)
    if not isinstance(data, dict):
        raise BadRequest("object", "the body must be a JSON object")
    return data


def _number(value: object, field: str, least: int, most: int) -> int:
    if isinstance(value, str) and value.isdecimal() and len(value) < 12:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadRequest("number", f"{field} must be a number from {least} to {most}", field=field)
    return value


# -- the course --------------------------------------------------------------------------------------------------------
async def contents(request: Request) -> Response:
    lang = _asked_lang(request)
    return Answer(
        {
            "parts": course.parts(lang),
            "lessons": course.lessons(lang),
            "first_game": first_game.introduction(lang),
        }
    )


async def remark(request: Request) -> Response:
    """What the teacher says now at the table of a first game, if anything."""
    who = holder(request)
    data = await _mapping(request)
    made = data.get("made", [])
    if not isinstance(made, list) or len(made) > len(first_game.REMARKS) or not all(isinstance(k, str) for k in made):
        raise BadRequest("choices", "made must be a list of remarks", field="made")
    room = await lobby(request).room(request.path_params["table"])
    audience = room.audience(who)
    if audience.seat is None:
        raise NotYours("spectator", "the teacher speaks to the player")
    if (
        not any(seat.level == first_game.TEACHER for seat in room.row.seats)
        or room.row.form != first_game.SETUP["form"]
    ):
        raise Refused("no_teacher", "no teacher sits at this table")
    game = audience.game(room.live).copy()
    return Answer({"remark": await _thought(first_game.remark, game, audience.seat, made, _lang(data.get("lang")))})


# -- exercises on a board ----------------------------------------------------------------------------------------------
async def _exercise(request: Request) -> tuple[Mapping[str, Any], practice.Exercise, list[str], str]:
    data = await _mapping(request)
    what = data.get("what")
    if not isinstance(what, dict):
        raise BadRequest("object", "what must be a JSON object: the exercise", field="what")
    return data, await _thought(practice.exercise, what), read_choices(data), _lang(data.get("lang"))


async def practise(request: Request) -> Response:
    """An exercise as it stands, or after one more choice."""
    data, exercise, choices, lang = await _exercise(request)
    choice = None if data.get("choice") is None else read_choice(data)

    def work() -> dict[str, Any]:
        shown = exercise.shown(choices, lang) if choice is None else exercise.played(choices, choice, lang)
        return {"choices": list(shown.choices), "coach": shown.coach, "table": table(shown)}

    return Answer(await _thought(work))


async def foresee(request: Request) -> Response:
    """What a choice would do; also a way to ask why something is not possible."""
    data, exercise, choices, lang = await _exercise(request)
    choice = read_choice(data)

    def work() -> dict[str, Any]:
        shown = exercise.shown(choices, lang)
        return preview(shown.game.copy(), len(choices), choice, shown.school)

    return Answer(await _thought(work))


async def way_on(request: Request) -> Response:
    """How to go on: some of one's own choices, then these."""
    _, exercise, choices, _ = await _exercise(request)
    way = await _thought(exercise.way, choices)
    return Answer({"kept": way.kept, "choices": way.choices})


# -- puzzles and figures -----------------------------------------------------------------------------------------------
async def puzzle_list(request: Request) -> Response:
    lang, day = _asked_lang(request), _day(request.query_params.get("day"))
    daily = puzzles.daily(day)
    listed = [
        {**{k: v for k, v in one.describe(lang).items() if k != "position"}, "school": one.position["schools"][0]}
        for one in puzzles.puzzles()
    ]
    return Answer({"day": day.isoformat(), "daily": None if daily is None else daily.id, "puzzles": listed})


def _day(text: str | None) -> date:
    """The day it is where the reader is."""
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadRequest("day", "day must be a date like 2026-01-31", field="day") from None


async def ask_figure(request: Request) -> Response:
    given = request.query_params
    seed = _number(given.get("seed"), "seed", 0, LARGEST_SEED)
    level = _number(given.get("level", "1"), "level", 1, len(trainer.LEVELS))
    asked = await _thought(trainer.question, seed, level, _asked_lang(request))
    return Answer({**asked, "levels": len(trainer.LEVELS)})


async def check_figure(request: Request) -> Response:
    """The question follows from its seed and level, so that an answer is compared with the truth and nothing else."""
    data = await _mapping(request)
    seed = _number(data.get("seed"), "seed", 0, LARGEST_SEED)
    level = _number(data.get("level"), "level", 1, len(trainer.LEVELS))
    streak = _number(data.get("streak", 0), "streak", 0, trainer.RISE_AFTER)
    given = data.get("answer")
    if not isinstance(given, list) or len(given) > MOST_ANSWERS or not all(isinstance(one, str) for one in given):
        raise BadRequest("choices", "answer must be a list of squares or cards", field="answer")
    lang = _lang(data.get("lang"))

    def work() -> dict[str, Any]:
        found = trainer.check(trainer.question(seed, level, lang), given, lang)
        following, row = trainer.rise(level, streak, found["right"])
        return {**found, "level": following, "streak": row}

    return Answer(await _thought(work))


# -- the encyclopaedia -------------------------------------------------------------------------------------------------
async def entry(request: Request) -> Response:
    key, lang = request.path_params["key"], _asked_lang(request)
    return Answer(await _thought(_entry, key, lang))


def _entry(key: str, lang: str) -> dict[str, Any]:
    """An entry with its examples played out, ready to be shown step by step."""
    found = encyclopaedia.entry(key, lang)
    if "examples" in found:
        played = zip(encyclopaedia.examples(key), found["examples"], strict=True)
        found["examples"] = [{"caption": told["caption"], **_example(one)} for one, told in played]
    return found


def _example(example: encyclopaedia.Example) -> dict[str, Any]:
    game = example.begin()
    begun = pieces(game)
    for choice in example.play:
        game.play(choice)
    return {"before": begun, "tasks": game.setup.has_tasks, "steps": steps(game, 0, None)}


async def search(request: Request) -> Response:
    text = request.query_params.get("q", "")[:LONGEST_QUERY]
    return Answer(await _thought(encyclopaedia.search, text, _asked_lang(request)))


routes = [
    Route("/api/learn/course", contents),
    Route("/api/learn/puzzles", puzzle_list),
    Route("/api/learn/trainer", ask_figure),
    Route("/api/learn/trainer", check_figure, methods=["POST"]),
    Route("/api/learn/search", search),
    Route("/api/learn/entries/{key}", entry),
    Route("/api/practice", practise, methods=["POST"]),
    Route("/api/practice/preview", foresee, methods=["POST"]),
    Route("/api/practice/way", way_on, methods=["POST"]),
    Route("/api/tables/{table}/remark", remark, methods=["POST"]),
]
