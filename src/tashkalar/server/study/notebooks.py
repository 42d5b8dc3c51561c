"""Studies: a replay, a position or a text becomes a notebook; its holder changes it, whoever has its name reads it.

A game that is played has no study: only what is over, or was sent in, can become one. So nothing here is secret.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from ...errors import BrokenRecord, IllegalChoice
from ...game import Game
from ...game.record import TITLE
from ...game.study import notebook
from ...game.study.notebook import Chapter, Node, Notebook
from ...game.study.notes import Notes, clean
from ...learn.practice import Shown
from ..refused import BadRequest, NotThere, NotYours, Refused
from ..storage.notebooks import MOST, ChapterRow, NotebookRow, Notebooks
from ..storage.rows import Conflict
from ..table.making import new_id
from ..table.message import moment
from ..table.preview import preview
from ..thinking.aside import aside
from ..threads import in_thread
from ..wire import lookback as wire
from ..wire.table import Preview
from ..wire.table import Refused as RefusedPreview
from . import positions, practice
from .replays import Replays
from .written import begun_at, noted, read, told_chapter, told_step

LONGEST = 128 * 1024  # characters of a chapter


class Library:
    """Where studies are kept."""

    def __init__(self, notebooks: Notebooks, replays: Replays) -> None:
        self._notebooks = notebooks
        self._replays = replays

    # -- looking -------------------------------------------------------------------------------------------------------
    async def find(self, name: str) -> NotebookRow:
        found = await in_thread(self._notebooks.find, name)
        if found is None:
            raise NotThere("no_notebook", "there is no such study; it may have been removed", notebook=name[:32])
        return found

    async def mine(self, holder: str) -> list[wire.NotebookInfo]:
        return [info(row, holder) for row in await in_thread(self._notebooks.made_by, holder)]

    async def record(self, name: str) -> str:
        """The whole study as text."""
        book = await self.find(name)
        rows = await in_thread(self._notebooks.texts, name)
        return await aside(_together, book.title, rows)

    async def told(self, name: str, chapter: str) -> wire.ToldChapter:
        book = await self.find(name)
        return await aside(told_chapter, await self._chapter(name, chapter), book.revision)

    async def shown(self, name: str, chapter: str, path: list[int]) -> wire.PlaceShown:
        """What can be chosen after a path, as a table on which everybody's seat is the reader's."""
        return await aside(_shown, await self._chapter(name, chapter), path)

    async def foreseen(self, name: str, chapter: str, path: list[int], choice: str) -> Preview | RefusedPreview:
        return await aside(_foreseen, await self._chapter(name, chapter), path, choice)

    async def _chapter(self, name: str, chapter: str) -> ChapterRow:
        found = await in_thread(self._notebooks.chapter, name, chapter)
        if found is None:
            raise NotThere("no_chapter", "there is no such chapter; it may have been removed", chapter=chapter[:32])
        return found

    # -- making and changing -------------------------------------------------------------------------------------------
    async def make(self, wanted: wire.NewNotebook, holder: str) -> wire.NotebookInfo:
        if await in_thread(self._notebooks.number_of, holder) >= MOST:
            raise Refused("many_notebooks", f"there may be {MOST} studies of one browser; remove one first", limit=MOST)
        book = await self._read(wanted.replay, wanted.text, wanted.title or "")
        title = wanted.title or book.title or (book.chapters[0].title if book.chapters else "")
        row = NotebookRow(new_id(), datetime.now(UTC), holder, plain(title), 0, await aside(_rows, book))
        await in_thread(self._notebooks.add, row)
        return info(row, holder)

    async def add(self, name: str, wanted: wire.NewChapter, holder: str) -> wire.NotebookInfo:
        book = await self._own(name, holder, wanted.revision)
        more = await self._read(wanted.replay, wanted.text, wanted.title or "")
        if len(book.chapters) + len(more.chapters) > notebook.MOST_CHAPTERS:
            text = f"a study may have {notebook.MOST_CHAPTERS} chapters"
            raise Refused("many_chapters", text, limit=notebook.MOST_CHAPTERS)
        rows = await aside(_rows, more)
        return info(await self._kept(lambda: self._notebooks.append(book, rows)), holder)

    async def entitle(self, name: str, wanted: wire.Entitle, holder: str) -> wire.NotebookInfo:
        book = await self._own(name, holder, wanted.revision)
        return info(await self._kept(lambda: self._notebooks.entitle(book, plain(wanted.title))), holder)

    async def entitle_chapter(self, name: str, chapter: str, wanted: wire.Entitle, holder: str) -> wire.NotebookInfo:
        book = await self._own(name, holder, wanted.revision)
        row = replace(await self._chapter(name, chapter), title=plain(wanted.title))
        return info(await self._kept(lambda: self._notebooks.rewrite(book, row)), holder)

    async def drop(self, name: str, chapter: str, holder: str) -> wire.NotebookInfo:
        book = await self._own(name, holder, None)
        await self._chapter(name, chapter)
        if len(book.chapters) == 1:
            raise Refused("last_chapter", "this is the only chapter; remove the whole study instead")
        return info(await self._kept(lambda: self._notebooks.drop(book, chapter)), holder)

    async def remove(self, name: str, holder: str) -> None:
        book = await self._own(name, holder, None)
        await in_thread(self._notebooks.remove, book)

    async def edit(self, name: str, chapter: str, wanted: wire.EditChapter, holder: str) -> wire.Edited:
        book = await self._own(name, holder, wanted.revision)
        row = await self._chapter(name, chapter)
        text, step, place = await aside(_edited, row, wanted)
        if text == row.text:
            return wire.Edited(book.revision, step, place)
        if len(text) > LONGEST:
            raise Refused("long_chapter", f"a chapter may have {LONGEST} characters; begin another one", limit=LONGEST)
        changed = await self._kept(lambda: self._notebooks.rewrite(book, replace(row, text=text)))
        return wire.Edited(changed.revision, step, place)

    async def _own(self, name: str, holder: str, revision: int | None) -> NotebookRow:
        book = await self.find(name)
        if book.holder != holder:
            raise NotYours("not_your_notebook", "only the browser that made a study can change it")
        if revision is not None and book.revision != revision:
            raise _changed_meanwhile()
        return book

    async def _kept(self, write: Callable[[], NotebookRow]) -> NotebookRow:
        try:
            return await in_thread(write)
        except Conflict:
            raise _changed_meanwhile() from None

    async def _read(self, replay: str | None, text: str | None, title: str) -> Notebook:
        """What becomes a study: a game that is over, or a text."""
        if replay is not None:
            source = await self._replays.find(replay)
            if source.game.mended is not None:
                said = "this game was played by earlier rules; make a study of one of its positions instead"
                raise Refused("earlier_rules", said)
            return Notebook("", [await aside(notebook.of_game, source.game, plain(title or source.title))])
        if text is None:
            raise BadRequest("text", "text must be a text: a position, a record or a study", field="text")
        return await aside(_of_text, "\n".join(clean(line) for line in text.splitlines()), title)


def plain(title: str) -> str:
    """A title on one line."""
    return " ".join(clean(title).split())


def info(row: NotebookRow, holder: str | None) -> wire.NotebookInfo:
    return wire.NotebookInfo(
        notebook=row.id,
        title=row.title,
        mine=row.holder == holder,
        revision=row.revision,
        changed=moment(row.changed),
        chapters=[wire.ChapterInfo(one.id, one.title, one.form, list(one.schools)) for one in row.chapters],
    )


def _changed_meanwhile() -> Refused:
    return Refused("notebook_changed", "the study has been changed meanwhile, in another window; look at it anew")


def _of_text(text: str, title: str) -> Notebook:
    if text.lstrip().startswith(TITLE):
        book = notebook.read(text.lstrip())
        if title and len(book.chapters) == 1 and not book.chapters[0].title:
            book.chapters[0].title = title
        return book
    if text.lstrip().startswith("Tash-Kalar record"):
        raise BrokenRecord("title", f"line 1: a record begins with '{TITLE}'", line=1)
    return Notebook("", [notebook.of_game(positions.read(text), plain(title))])


def _rows(book: Notebook) -> tuple[ChapterRow, ...]:
    rows = []
    for chapter in book.chapters:
        setup = chapter.begin().setup
        text = notebook.written(replace(chapter, title=""))
        if len(text) > LONGEST:
            said = f"a chapter may have {LONGEST} characters, this one has {len(text)}"
            raise BadRequest("long_chapter", said, limit=LONGEST)
        rows.append(ChapterRow(new_id(), plain(chapter.title), setup.form.name, setup.schools, text))
    return tuple(rows)


def _together(title: str, rows: list[ChapterRow]) -> str:
    return notebook.write(Notebook(title, [replace(read(row), title=row.title) for row in rows]))


def _path(chapter: Chapter, path: list[int]) -> list[Node]:
    try:
        return notebook.found(chapter, path)
    except LookupError:
        raise NotThere("no_path", "there is no such variation in this chapter; look at it anew") from None


def _game(row: ChapterRow, path: list[int]) -> Game:
    chapter = read(row)
    _path(chapter, path)
    return begun_at(chapter, path)


def _shown(row: ChapterRow, path: list[int]) -> wire.PlaceShown:
    game = _game(row, path)
    schools = game.setup.schools
    shown = Shown(game, game.to_move or schools[0], schools, not game.over, (), {})
    return wire.PlaceShown(practice.table(shown))


def _foreseen(row: ChapterRow, path: list[int], choice: str) -> Preview | RefusedPreview:
    game = _game(row, path)
    try:
        return preview(game, 0, choice, game.to_move or "")
    except IllegalChoice as error:
        return RefusedPreview(**error.describe(), about="preview")


def _edited(row: ChapterRow, wanted: wire.EditChapter) -> tuple[str, wire.NotebookStep | None, int | None]:
    """The new text of a chapter; and of a choice that was played the step, if it is new, and its place."""
    chapter = read(row)
    nodes = _path(chapter, wanted.path)
    here, step, place = nodes[-1], None, None
    if wanted.do == "play":
        step, place = _played(chapter, wanted)
    elif wanted.do == "note":
        here.notes = noted(wanted)
    elif len(nodes) == 1:
        raise BadRequest("path", "the beginning cannot be removed or promoted; path must name a choice", field="path")
    elif wanted.do == "promote":
        siblings = nodes[-2].children
        siblings.insert(0, siblings.pop(wanted.path[-1]))
        if notebook.nesting(chapter.root) > notebook.MOST_NESTED:
            raise _too_deep()
    else:
        del nodes[-2].children[wanted.path[-1]]
    return notebook.written(chapter), step, place


def _played(chapter: Chapter, wanted: wire.EditChapter) -> tuple[wire.NotebookStep | None, int]:
    if wanted.choice is None:
        raise BadRequest("text", "choice must be a text", field="choice")
    game = begun_at(chapter, wanted.path)
    here = notebook.found(chapter, wanted.path)[-1]
    before = game.copy()
    game.play(wanted.choice)
    assert game.last_step is not None
    text = game.last_step.text
    known = next((place for place, one in enumerate(here.children) if one.text == text), None)
    if known is not None:
        return None, known
    if notebook.size(chapter.root) >= notebook.MOST_CHOICES:
        said = f"a chapter may have {notebook.MOST_CHOICES} choices, with all its variations; begin another one"
        raise Refused("many_choices", said, limit=notebook.MOST_CHOICES)
    if sum(place > 0 for place in wanted.path) >= notebook.MOST_NESTED:
        raise _too_deep()
    here.children.append(notebook.noted(game.last_step, game.setup.schools))
    return told_step(before, game, Notes(), None), len(here.children) - 1


def _too_deep() -> Refused:
    said = f"variations lie at most {notebook.MOST_NESTED} deep in each other; promote another one"
    return Refused("nested", said, limit=notebook.MOST_NESTED)
