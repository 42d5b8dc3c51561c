"""Whether everything in a database can still be read: its schema, logs without gaps, every game, record and study."""

from collections.abc import Iterator

from sqlalchemy import select, text

from ...errors import TashKalarError
from ...game import Game
from ...game.study import notebook
from ..storage import migrate
from ..storage.records import Records
from ..storage.rows import TableRow
from ..storage.schema import HEAD, chapters, choices, records, tables
from ..storage.store import Store
from ..table.opening import as_it_stood, opened


class Report:
    """What was found."""

    def __init__(self) -> None:
        self.tables = self.records = self.studies = self.mended = 0
        self.problems: list[str] = []


def check(store: Store) -> Report:
    """Look at everything; nothing is changed."""
    report = Report()
    report.problems += list(_file(store))
    if report.problems:
        return report
    with store.engine.connect() as connection:
        names = connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all()
        sent = connection.execute(select(records.c.id).order_by(records.c.id)).scalars().all()
    for name in names:
        row = store.table(name)
        if row is not None:
            report.tables += 1
            report.problems += [f"table {name}: {problem}" for problem in _table(store, row, report)]
    library = Records(store)
    for name in sent:
        record = library.record(name)
        if record is not None:
            report.records += 1
            try:
                Game.from_record(record.text)
            except TashKalarError as error:
                report.problems.append(f"record {name}: it cannot be read ({error.key})")
    with store.engine.connect() as connection:
        written = connection.execute(select(chapters.c.notebook_id, chapters.c.id, chapters.c.text)).all()
    report.studies = len({chapter.notebook_id for chapter in written})
    for chapter in written:
        try:
            notebook.read(chapter.text)
        except TashKalarError as error:
            report.problems.append(f"study {chapter.notebook_id}: chapter {chapter.id} cannot be read ({error.key})")
    return report


def _file(store: Store) -> Iterator[str]:
    """The database itself."""
    with store.engine.connect() as connection:
        found = migrate.version(connection)
        if found != HEAD:
            yield f"the schema is {found or 'missing'} and should be {HEAD}; a start of the server brings it up to date"
        if not store.shared:
            for (line,) in connection.execute(text("PRAGMA integrity_check")):
                if line != "ok":
                    yield f"the file is damaged: {line}"
            for row in connection.execute(text("PRAGMA foreign_key_check")):
                yield f"a row of {row[0]} belongs to no {row[2]}"


def _table(store: Store, row: TableRow, report: Report) -> Iterator[str]:
    with store.engine.connect() as connection:
        mine = select(choices.c.number).where(choices.c.table_id == row.id).order_by(choices.c.number)
        numbers = list(connection.execute(mine).scalars())
    if numbers != list(range(1, row.state + 1)):
        yield f"its log has {len(numbers)} lines up to number {max(numbers, default=0)} and should have {row.state}"
        return
    if row.drafting:
        return
    try:
        live = opened(row.start, store.lines(row.id))
    except TashKalarError as error:
        yield f"it cannot be opened ({error.key})"
        return
    if live.missing:
        yield "it was kept by an earlier version; a start of the server brings it over"
    if not as_it_stood(row, live):
        yield "its log does not lead to where it is said to stand"
    report.mended += live.mended is not None
