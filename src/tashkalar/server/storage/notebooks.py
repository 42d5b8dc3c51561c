"""What the database keeps of studies: notebooks, and the text of every chapter."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from .rows import Conflict
from .schema import chapters, notebooks
from .store import Store

MOST = 200  # notebooks of one token


@dataclass(frozen=True)
class ChapterRow:
    id: str
    title: str
    form: str
    schools: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class NotebookRow:
    """A notebook; its chapters in their order, without their texts where they are not needed."""

    id: str
    changed: datetime
    holder: str
    title: str
    revision: int
    chapters: tuple[ChapterRow, ...]


class Notebooks:
    """Reading and writing; plain blocking calls, made in threads. What was decided on an older revision is refused."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, book: NotebookRow) -> None:
        with self._store.begin() as connection:
            columns = {"id": book.id, "holder": book.holder, "title": book.title, "revision": book.revision}
            connection.execute(insert(notebooks).values(created=book.changed, changed=book.changed, **columns))
            _insert(connection, book.id, book.chapters, 0)

    def find(self, name: str) -> NotebookRow | None:
        """A notebook without the texts of its chapters."""
        with self._store.engine.connect() as connection:
            row = connection.execute(select(notebooks).where(notebooks.c.id == name)).one_or_none()
            found = None if row is None else _notebook(row, _without_texts(connection, [name])[name])
        if row is not None and row.idle is not None:
            # What is looked at stays.
            with self._store.begin() as connection:
                connection.execute(update(notebooks).where(notebooks.c.id == name).values(idle=None))
        return found

    def texts(self, name: str) -> list[ChapterRow]:
        """All chapters with their texts."""
        with self._store.engine.connect() as connection:
            mine = select(chapters).where(chapters.c.notebook_id == name).order_by(chapters.c.place)
            return [_chapter(row, row.text) for row in connection.execute(mine)]

    def chapter(self, name: str, chapter: str) -> ChapterRow | None:
        with self._store.engine.connect() as connection:
            wanted = chapters.c.notebook_id == name, chapters.c.id == chapter
            row = connection.execute(select(chapters).where(*wanted)).one_or_none()
            return None if row is None else _chapter(row, row.text)

    def made_by(self, holder: str) -> list[NotebookRow]:
        """The notebooks of a token, last changed first, without the texts of their chapters."""
        with self._store.engine.connect() as connection:
            mine = select(notebooks).where(notebooks.c.holder == holder)
            rows = connection.execute(mine.order_by(notebooks.c.changed.desc(), notebooks.c.id).limit(MOST)).all()
            found = _without_texts(connection, [row.id for row in rows])
            return [_notebook(row, found[row.id]) for row in rows]

    def number_of(self, holder: str) -> int:
        with self._store.engine.connect() as connection:
            mine = select(func.count()).select_from(notebooks).where(notebooks.c.holder == holder)
            return int(connection.execute(mine).scalar_one())

    # -- changing ------------------------------------------------------------------------------------------------------
    def entitle(self, book: NotebookRow, title: str) -> NotebookRow:
        with self._store.begin() as connection:
            return _changed(connection, book, title=title)

    def append(self, book: NotebookRow, added: Sequence[ChapterRow]) -> NotebookRow:
        with self._store.begin() as connection:
            changed = _changed(connection, book)
            last = select(func.max(chapters.c.place)).where(chapters.c.notebook_id == book.id)
            after: int | None = connection.execute(last).scalar_one()
            _insert(connection, book.id, added, 0 if after is None else after + 1)
            return replace(changed, chapters=(*book.chapters, *added))

    def rewrite(self, book: NotebookRow, chapter: ChapterRow) -> NotebookRow:
        """Another title or text of a chapter."""
        with self._store.begin() as connection:
            changed = _changed(connection, book)
            here = chapters.c.notebook_id == book.id, chapters.c.id == chapter.id
            connection.execute(update(chapters).where(*here).values(title=chapter.title, text=chapter.text))
            return replace(changed, chapters=tuple(chapter if one.id == chapter.id else one for one in book.chapters))

    def drop(self, book: NotebookRow, chapter: str) -> NotebookRow:
        with self._store.begin() as connection:
            changed = _changed(connection, book)
            connection.execute(delete(chapters).where(chapters.c.notebook_id == book.id, chapters.c.id == chapter))
            return replace(changed, chapters=tuple(one for one in book.chapters if one.id != chapter))

    def remove(self, book: NotebookRow) -> None:
        with self._store.begin() as connection:
            connection.execute(delete(chapters).where(chapters.c.notebook_id == book.id))
            connection.execute(delete(notebooks).where(notebooks.c.id == book.id))


def _changed(connection: Connection, book: NotebookRow, **more: Any) -> NotebookRow:
    """Count a change; Conflict if somebody was faster, and nothing is written."""
    now = datetime.now(UTC)
    known = notebooks.c.id == book.id, notebooks.c.revision == book.revision
    counted = update(notebooks).where(*known).values(revision=book.revision + 1, changed=now, idle=None, **more)
    if connection.execute(counted).rowcount == 0:
        raise Conflict(book.id)
    return replace(book, revision=book.revision + 1, changed=now, **more)


def _insert(connection: Connection, name: str, added: Sequence[ChapterRow], first: int) -> None:
    for place, one in enumerate(added, start=first):
        columns = {**vars(one), "schools": list(one.schools)}
        connection.execute(insert(chapters).values(notebook_id=name, place=place, **columns))


def _without_texts(connection: Connection, names: Sequence[str]) -> dict[str, tuple[ChapterRow, ...]]:
    columns = [column for column in chapters.c if column is not chapters.c.text]
    found: dict[str, tuple[ChapterRow, ...]] = dict.fromkeys(names, ())
    wanted = select(*columns).where(chapters.c.notebook_id.in_(names)).order_by(chapters.c.place)
    for row in connection.execute(wanted):
        found[row.notebook_id] += (_chapter(row, ""),)
    return found


def _chapter(row: Row[Any], text: str) -> ChapterRow:
    return ChapterRow(row.id, row.title, row.form, tuple(row.schools), text)


def _notebook(row: Row[Any], found: tuple[ChapterRow, ...]) -> NotebookRow:
    return NotebookRow(row.id, row.changed, row.holder, row.title, row.revision, found)
