"""Learning over HTTP: the course, exercises on a board, the figure trainer, puzzles and the encyclopaedia.

Nothing is kept: an exercise is shown anew from the choices that come with every request.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ...errors import IllegalChoice, UnknownName
from ...language import CODES
from ...learn import course, encyclopaedia, figures, first_game, practice, puzzles, trainer
from ...rules.action import RANKS
from ..refused import BadRequest, NotThere, NotYours, Refused
from ..storage.learning.solving import Solving
from ..study import exercises, solving
from ..study.practice import steps, table
from ..table.live import pieces
from ..table.preview import preview
from ..threads import in_thread
from ..wire import learning as wire
from ..wire import practice as practice_wire
from ..wire.encoding import shaped
from ..wire.practice import Coach, HintRequest, HintTold, Practice, PracticeRequest, Remark, RemarkRequest, Way
from ..wire.table import Preview
from ..wire.table import Refused as RefusedPreview
from .answers import Answer
from .call import LANG, OWNER, TABLE, TEXT, Call, place, query
from .request import asked, holder, lobby

P = ParamSpec("P")
T = TypeVar("T")
LONGEST_QUERY = 100
# Few on purpose: whoever learns may wait a moment, those who play shall not notice.
_pool = ThreadPoolExecutor(2, thread_name_prefix="learning")


async def _thought(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work that may take a while, beside the event loop. What is not there is not found."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_pool, partial(work, *args, **kwargs))
    except UnknownName as error:
        raise NotThere(error.key, error.text, **error.params) from error


def _lang(wanted: str | None) -> str:
    """The language asked for; what nobody speaks is answered in English."""
    return wanted if wanted in CODES else "en"


def _asked_lang(request: Request) -> str:
    return _lang(request.query_params.get("lang"))


def _number(text: str, field: str, least: int, most: int) -> int:
    """A number from an address."""
    if not text.isdecimal() or len(text) > 11 or not least <= int(text) <= most:
        raise BadRequest("number", f"{field} must be a number from {least} to {most}", field=field)
    return int(text)


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
    wanted = await asked(request, RemarkRequest)
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
    found = await _thought(first_game.remark, game, audience.seat, wanted.made, _lang(wanted.lang))
    return Answer({"remark": found})


# -- exercises on a board ----------------------------------------------------------------------------------------------
async def _exercise(request: Request) -> tuple[PracticeRequest, practice.Exercise, str]:
    wanted = await asked(request, PracticeRequest)
    if wanted.what.get("kind") == exercises.KIND:
        return wanted, await exercises.turn_exercise(request.app.state.lookback, wanted.what), _lang(wanted.lang)
    return wanted, await _thought(practice.exercise, wanted.what), _lang(wanted.lang)


async def practise(request: Request) -> Response:
    """An exercise as it stands, or after one more choice."""
    wanted, exercise, lang = await _exercise(request)
    choices, choice = wanted.choices, wanted.choice

    def work() -> Practice:
        shown = exercise.shown(choices, lang) if choice is None else exercise.played(choices, choice, lang)
        return Practice(list(shown.choices), shaped(Coach, shown.coach), table(shown, wanted.help))

    return Answer(await _thought(work))


async def foresee(request: Request) -> Response:
    """What a choice would do; also a way to ask why something is not possible."""
    wanted, exercise, lang = await _exercise(request)
    choice = wanted.choice
    if choice is None:
        raise BadRequest("text", "choice must be a text", field="choice")

    def work() -> Preview | RefusedPreview:
        shown = exercise.shown(wanted.choices, lang)
        try:
            return preview(shown.game.copy(), len(wanted.choices), choice, shown.school)
        except IllegalChoice as error:
            # Asking is no mistake, so the answer is an answer, as it is over a socket.
            return RefusedPreview(**error.describe(), about="preview")

    return Answer(await _thought(work))


async def way_on(request: Request) -> Response:
    """How to go on: some of one's own choices, then these."""
    wanted, exercise, _ = await _exercise(request)
    way = await _thought(exercise.way, wanted.choices)
    return Answer(Way(way.kept, way.choices))


async def give_hint(request: Request) -> Response:
    """An idea, a card or a square of the way on in a puzzle."""
    wanted = await asked(request, HintRequest)
    exercise = await _thought(practice.exercise, wanted.what)
    if not isinstance(exercise, practice.PuzzleExercise):
        raise BadRequest("exercise", "there are such hints for puzzles only", field="what")
    way, hint = await _thought(exercise.hint, wanted.choices, wanted.level, _lang(wanted.lang))
    return Answer({**hint.describe(), "back": len(wanted.choices) - way.kept})


# -- figures -----------------------------------------------------------------------------------------------------------
async def ask_figure(request: Request) -> Response:
    given = request.query_params
    seed = _number(given.get("seed", ""), "seed", 0, wire.LARGEST_SEED)
    level = _number(given.get("level", "1"), "level", 1, len(trainer.LEVELS))
    wishes = given.get("school"), given.get("card"), given.get("threats") == "true"
    about = await _thought(trainer.About, *wishes)
    question = await _thought(trainer.question, seed, level, _asked_lang(request), about)
    return Answer({**question, "levels": len(trainer.LEVELS)})


async def check_figure(request: Request) -> Response:
    """The question follows from its seed and level, so that an answer is compared with the truth and nothing else."""
    given = await asked(request, wire.FiguresAnswer)
    lang = _lang(given.lang)

    def work() -> dict[str, Any]:
        about = trainer.About(given.school, given.card, given.threats)
        found = trainer.check(trainer.question(given.seed, given.level, lang, about), given.answer, lang)
        following, row = trainer.rise(given.level, given.streak, found["right"])
        return {**found, "level": following, "streak": row}

    return Answer(await _thought(work))


# -- puzzles -----------------------------------------------------------------------------------------------------------
def _kept(request: Request) -> Solving:
    return Solving(request.app.state.lookback.store)


async def puzzle_list(request: Request) -> Response:
    lang, day = _asked_lang(request), _day(request.query_params.get("day"))
    daily = puzzles.daily(day)
    tried = await in_thread(_kept(request).puzzles)
    listed = []
    for one in puzzles.puzzles():
        told = one.describe(lang)
        del told["position"]
        known = tried.get(one.id) or solving.begun(one)[1]
        listed.append({**told, "rating": round(known.rating), "tried": known.tried, "solved": known.solved})
    return Answer({"day": day.isoformat(), "daily": None if daily is None else daily.id, "puzzles": listed})


def _day(text: str | None) -> date:
    """The day it is where the reader is."""
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadRequest("day", "day must be a date like 2026-01-31", field="day") from None


async def standing(request: Request) -> Response:
    """How somebody stands. Whoever has solved nothing yet stands where everybody begins."""
    who, kept = holder(request), _kept(request)
    row = await in_thread(kept.solver, who)
    attempts = await in_thread(kept.attempts, who)
    own = await in_thread(solving.own_games, request.app.state.lookback.store, who)
    you = solving.told(row or solving.NEW)
    return Answer(practice_wire.Solving(you, {str(puzzle): score for puzzle, score in attempts.items()}, own))


async def attempt(request: Request) -> Response:
    """What came of an attempt: the choices are played here, so that the rating means something."""
    who = holder(request)
    name = _number(request.path_params["puzzle"], "puzzle", 0, wire.LARGEST_SEED)
    given = await asked(request, practice_wire.Attempt)
    puzzle = await _thought(puzzles.puzzle, name)
    found = await _thought(puzzles.check, puzzle, given.choices)
    points = solving.score(found["solved"], given.hints)
    kept = _kept(request)
    met = await in_thread(solving.attempt, kept, who, puzzle, points)
    if met is None:
        row = await in_thread(kept.solver, who) or solving.NEW
        tried = (await in_thread(kept.puzzles)).get(puzzle.id) or solving.begun(puzzle)[1]
        before = row
    else:
        before, row, tried = met
    return Answer(
        practice_wire.Attempted(
            outcome="solved" if found["solved"] else "missed",
            counted=met is not None,
            gained=round(row.rating) - round(before.rating),
            you=solving.told(row),
            rating=round(tried.rating),
        )
    )


async def judge_figure(request: Request) -> Response:
    """How often a figure somebody has drawn comes about in games of bots, and which beings have it."""
    wanted = await asked(request, wire.DrawnFigure)
    try:
        return Answer(await _thought(figures.judged, wanted.drawing, RANKS.index(wanted.rank)))
    except NotThere as error:
        raise BadRequest(error.key, error.text) from error


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


_PRACTICE_PROBLEMS = (400, 404, 413)
CALLS = [
    Call(
        path="/api/learn/course",
        endpoint=contents,
        about="The lessons of the course",
        given=(LANG,),
        answer=wire.Course,
        said="A table of contents.",
    ),
    Call(
        path="/api/learn/puzzles",
        endpoint=puzzle_list,
        about="The puzzles and the one of the day",
        given=(
            LANG,
            query("day", {"type": "string", "format": "date"}, "The reader's day; without it, that of the server."),
        ),
        answer=practice_wire.Puzzles,
        said="Easy ones first; without positions and solutions.",
        problems=(400,),
    ),
    Call(
        path="/api/learn/puzzles/mine",
        endpoint=standing,
        about="How you stand, what you have tried, and your own games to learn from",
        token=OWNER,
        answer=practice_wire.Solving,
        said="Kept as long as a finished game after the last attempt.",
        problems=(401,),
    ),
    Call(
        path="/api/learn/puzzles/{puzzle}/attempts",
        endpoint=attempt,
        method="POST",
        about="Tell what you made of a puzzle",
        token=OWNER,
        given=(place("puzzle", "Its number."),),
        body=practice_wire.Attempt,
        answer=practice_wire.Attempted,
        said="Solved if the choices reach the goal. A first attempt is rated, for you and for the puzzle.",
        problems=(400, 401, 404, 413),
    ),
    Call(
        path="/api/learn/trainer",
        endpoint=ask_figure,
        about="A question about figures",
        given=(
            query("seed", {"type": "integer", "minimum": 0}, "The same seed and level ask the same.", required=True),
            query("level", {"type": "integer", "minimum": 1, "maximum": len(trainer.LEVELS), "default": 1}),
            query("school", TEXT, "Of whoever learns; without it, any."),
            query("card", TEXT, "The figure to be practised; without it, any."),
            query("threats", {"type": "boolean", "default": False}, "Ask what the opponent could summon."),
            LANG,
        ),
        answer=wire.Figures,
        said="Never its answer.",
        problems=(400, 404),
    ),
    Call(
        path="/api/learn/trainer",
        endpoint=check_figure,
        method="POST",
        about="Compare an answer with the truth",
        body=wire.FiguresAnswer,
        answer=wire.FiguresChecked,
        said="What is right, and the level and streak to go on with.",
        problems=_PRACTICE_PROBLEMS,
    ),
    Call(
        path="/api/learn/figure",
        endpoint=judge_figure,
        method="POST",
        about="What there is to say of a figure somebody has drawn",
        body=wire.DrawnFigure,
        answer=wire.FigureJudged,
        said="How often its being could be summoned in recorded games of bots, and which beings are like it.",
        problems=_PRACTICE_PROBLEMS,
        costly=True,
    ),
    Call(
        path="/api/learn/search",
        endpoint=search,
        about="Search the encyclopaedia",
        given=(query("q", TEXT, "Words that must all occur; case and accents do not matter."), LANG),
        answer=list[wire.Found],
        said="Names before texts, at most 30.",
    ),
    Call(
        path="/api/learn/entries/{key}",
        endpoint=entry,
        about="All there is to say about a card, a task, a term or a rule",
        given=(place("key", "The English name of a card or task, or the key of a term or rule."), LANG),
        answer=wire.Entry,
        said="The entry.",
        problems=(404,),
    ),
    Call(
        path="/api/practice",
        endpoint=practise,
        method="POST",
        about="An exercise as it stands, or after one more choice",
        body=PracticeRequest,
        answer=Practice,
        said="The table as a client shows it, the choices that stand, and the coach.",
        problems=_PRACTICE_PROBLEMS,
    ),
    Call(
        path="/api/practice/preview",
        endpoint=foresee,
        method="POST",
        about="What a choice would do in an exercise",
        body=PracticeRequest,
        answer=Preview | RefusedPreview,
        said="As over the socket: what it would do, or why it is not possible.",
        problems=_PRACTICE_PROBLEMS,
    ),
    Call(
        path="/api/practice/way",
        endpoint=way_on,
        method="POST",
        about="How to go on in an exercise",
        body=PracticeRequest,
        answer=Way,
        said="So many of one's own choices, then these. Fewer than all: the others lead nowhere.",
        problems=_PRACTICE_PROBLEMS,
    ),
    Call(
        path="/api/practice/hint",
        endpoint=give_hint,
        method="POST",
        about="A hint for a puzzle: an idea, a card or a square",
        body=HintRequest,
        answer=HintTold,
        said="Nothing that the level does not give away.",
        problems=_PRACTICE_PROBLEMS,
    ),
    Call(
        path="/api/tables/{table}/remark",
        endpoint=remark,
        method="POST",
        about="What the teacher says now at the table of a first game",
        token=OWNER,
        given=(TABLE,),
        body=RemarkRequest,
        answer=Remark,
        said="Something new, or null.",
        problems=(400, 401, 403, 404, 409, 413),
    ),
]
