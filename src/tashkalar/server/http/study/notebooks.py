"""Studies over HTTP (docs/lookback.md)."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...refused import BadRequest
from ...study.notebooks import Library, info
from ...wire import lookback as wire
from ...wire.table import Preview
from ...wire.table import Refused as RefusedPreview
from ..answers import Answer
from ..call import ANYBODY, OWNER, Call, Plain, place
from ..request import asked, gate, holder, watcher

_LONGEST = 512 * 1024  # a whole study


def _library(request: Request) -> Library:
    found: Library = request.app.state.lookback.library
    return found


def _names(request: Request) -> tuple[str, str]:
    return request.path_params["notebook"], request.path_params["chapter"]


async def make_notebook(request: Request) -> Response:
    who = holder(request)
    wanted = await asked(request, wire.NewNotebook, most=_LONGEST)
    await gate(request)
    return Answer(await _library(request).make(wanted, who), 201)


async def my_notebooks(request: Request) -> Response:
    return Answer(await _library(request).mine(holder(request)))


async def notebook(request: Request) -> Response:
    """Whoever has the name may read."""
    return Answer(info(await _library(request).find(request.path_params["notebook"]), watcher(request)))


async def notebook_record(request: Request) -> Response:
    name = request.path_params["notebook"]
    text = await _library(request).record(name)
    headers = {
        "Content-Disposition": f'attachment; filename="tashkalar-study-{name[:32]}.game"',
        "Cache-Control": "no-store",
    }
    return PlainTextResponse(text, headers=headers)


async def entitle_notebook(request: Request) -> Response:
    who = holder(request)
    wanted = await asked(request, wire.Entitle)
    return Answer(await _library(request).entitle(request.path_params["notebook"], wanted, who))


async def remove_notebook(request: Request) -> Response:
    name = request.path_params["notebook"]
    await _library(request).remove(name, holder(request))
    return Answer(wire.RemovedNotebook(name))


async def add_chapter(request: Request) -> Response:
    who = holder(request)
    wanted = await asked(request, wire.NewChapter, most=_LONGEST)
    return Answer(await _library(request).add(request.path_params["notebook"], wanted, who), 201)


async def chapter(request: Request) -> Response:
    return Answer(await _library(request).told(*_names(request)))


async def edit_chapter(request: Request) -> Response:
    who = holder(request)
    wanted = await asked(request, wire.EditChapter)
    return Answer(await _library(request).edit(*_names(request), wanted, who))


async def entitle_chapter(request: Request) -> Response:
    who = holder(request)
    wanted = await asked(request, wire.Entitle)
    return Answer(await _library(request).entitle_chapter(*_names(request), wanted, who))


async def drop_chapter(request: Request) -> Response:
    return Answer(await _library(request).drop(*_names(request), holder(request)))


async def chapter_place(request: Request) -> Response:
    wanted = await asked(request, wire.ChapterPlace)
    return Answer(await _library(request).shown(*_names(request), wanted.path))


async def chapter_preview(request: Request) -> Response:
    """What a choice would do; also a way to ask why something is not possible."""
    wanted = await asked(request, wire.ChapterPlace)
    if wanted.choice is None:
        raise BadRequest("text", "choice must be a text", field="choice")
    return Answer(await _library(request).foreseen(*_names(request), wanted.path, wanted.choice))


_NOTEBOOK = place("notebook", "The name of a study. Whoever knows it may read it.")
_CHAPTER = place("chapter", "The name of one of its chapters.")
_BOTH = (_NOTEBOOK, _CHAPTER)
_CHANGES = (400, 401, 403, 404, 409, 413)
CALLS = [
    Call(
        path="/api/notebooks",
        endpoint=make_notebook,
        costly=True,
        method="POST",
        about="Make a study of a replay, a position, a record, or the text of a study",
        token=OWNER,
        body=wire.NewNotebook,
        status=201,
        answer=wire.NotebookInfo,
        said="It is kept under this name.",
        problems=(400, 401, 404, 409, 413, 429),
    ),
    Call(
        path="/api/notebooks",
        endpoint=my_notebooks,
        about="Your studies, last changed first",
        token=OWNER,
        answer=list[wire.NotebookInfo],
        said="At most 200.",
        problems=(401,),
    ),
    Call(
        path="/api/notebooks/{notebook}",
        endpoint=notebook,
        about="A study and its chapters",
        token=ANYBODY,
        given=(_NOTEBOOK,),
        answer=wire.NotebookInfo,
        said="What is in it, and whether it is yours.",
        problems=(401, 404),
    ),
    Call(
        path="/api/notebooks/{notebook}",
        endpoint=entitle_notebook,
        method="PUT",
        about="Give a study of yours another title",
        token=OWNER,
        given=(_NOTEBOOK,),
        body=wire.Entitle,
        answer=wire.NotebookInfo,
        said="As it is now.",
        problems=_CHANGES,
    ),
    Call(
        path="/api/notebooks/{notebook}",
        endpoint=remove_notebook,
        method="DELETE",
        about="Remove a study of yours",
        token=OWNER,
        given=(_NOTEBOOK,),
        answer=wire.RemovedNotebook,
        said="It is gone.",
        problems=(401, 403, 404),
    ),
    Call(
        path="/api/notebooks/{notebook}/record",
        endpoint=notebook_record,
        costly=True,
        about="A study as text: a record for every chapter",
        given=(_NOTEBOOK,),
        answer=Plain,
        said="The text, which can be sent in again.",
        problems=(404,),
    ),
    Call(
        path="/api/notebooks/{notebook}/chapters",
        endpoint=add_chapter,
        costly=True,
        method="POST",
        about="Add a chapter to a study of yours",
        token=OWNER,
        given=(_NOTEBOOK,),
        body=wire.NewChapter,
        status=201,
        answer=wire.NotebookInfo,
        said="As it is now; a text of several chapters adds them all.",
        problems=_CHANGES,
    ),
    Call(
        path="/api/notebooks/{notebook}/chapters/{chapter}",
        endpoint=chapter,
        costly=True,
        about="A chapter with all its variations, all hands open",
        given=_BOTH,
        answer=wire.ToldChapter,
        said="The first frame, and what every choice changes.",
        problems=(404, 409),
    ),
    Call(
        path="/api/notebooks/{notebook}/chapters/{chapter}",
        endpoint=edit_chapter,
        method="POST",
        about="Play another choice in a chapter of yours, write beside one, promote or remove a variation",
        token=OWNER,
        given=_BOTH,
        body=wire.EditChapter,
        answer=wire.Edited,
        said="The new revision, and the choice that was played.",
        problems=_CHANGES,
    ),
    Call(
        path="/api/notebooks/{notebook}/chapters/{chapter}",
        endpoint=entitle_chapter,
        method="PUT",
        about="Give a chapter of yours another title",
        token=OWNER,
        given=_BOTH,
        body=wire.Entitle,
        answer=wire.NotebookInfo,
        said="As it is now.",
        problems=_CHANGES,
    ),
    Call(
        path="/api/notebooks/{notebook}/chapters/{chapter}",
        endpoint=drop_chapter,
        method="DELETE",
        about="Remove a chapter of yours",
        token=OWNER,
        given=_BOTH,
        answer=wire.NotebookInfo,
        said="As it is now.",
        problems=(401, 403, 404, 409),
    ),
    Call(
        path="/api/notebooks/{notebook}/chapters/{chapter}/table",
        endpoint=chapter_place,
        method="POST",
        about="What can be chosen at a place of a chapter",
        given=_BOTH,
        body=wire.ChapterPlace,
        answer=wire.PlaceShown,
        said="A table on which every seat is yours.",
        problems=(400, 404, 409, 413),
    ),
    Call(
        path="/api/notebooks/{notebook}/chapters/{chapter}/preview",
        endpoint=chapter_preview,
        method="POST",
        about="What a choice would do at a place of a chapter",
        given=_BOTH,
        body=wire.ChapterPlace,
        answer=Preview | RefusedPreview,
        said="The preview, or why it is not possible.",
        problems=(400, 404, 409, 413),
    ),
]
