"""All games of a browser as one file, and from one.

The file is a backup as a server makes one: it can be played from (`tashkalar play --data`) and brought back anywhere.
A site has one person; whoever brings games from a file holds the seats that were theirs.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Table, func, insert, select

from ..server.operating.backup import back_up, readable
from ..server.storage.schema import (
    analyses,
    attempts,
    chapters,
    choices,
    jobs,
    notebooks,
    puzzles,
    records,
    sayings,
    seats,
    solvers,
    tables,
)

# Games and what belongs to them, first what the others belong to.
_GAMES = (tables, seats, choices, sayings, jobs, records, analyses, notebooks, chapters)
_HOLDERS = ("holder", "creator")
_OF_A_MOMENT = ("former", "worker", "until")  # who held a seat before, who thinks about a turn


def packed(engine: Engine) -> bytes:
    """Everything, as the content of one file."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        back_up(engine, file)
        return file.read_bytes()


class Brought(NamedTuple):
    """What of a file was not here before."""

    games: int  # played or sent in
    studies: int


def brought(engine: Engine, content: bytes, holder: str) -> Brought:
    """Add the games and studies of a file to those that are here already; how many of them are new."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        file.write_bytes(content)
        source = readable(file, Path(folder) / "copy.sqlite")
        try:
            with source.connect() as there, engine.begin() as here:
                return _added(there, here, holder)
        finally:
            source.dispose()


def _added(there: Connection, here: Connection, holder: str) -> Brought:
    new: dict[str, set[str]] = {}  # the ids of what was not here, by the table they stand in
    for table in _GAMES:
        rows = [dict(row._mapping) for row in there.execute(select(table))]
        within = next(iter(table.foreign_keys), None)
        if within is None:
            known = set(here.execute(select(table.c.id)).scalars())
            rows = [row for row in rows if row["id"] not in known]
            new[table.name] = {row["id"] for row in rows}
        else:
            rows = [row for row in rows if row[within.parent.name] in new[within.column.table.name]]
        for row in rows:
            here.execute(insert(table), _mine(table, row, holder))
    _solved(there, here, holder)
    return Brought(len(new[tables.name]) + len(new[records.name]), len(new[notebooks.name]))


def _solved(there: Connection, here: Connection, holder: str) -> None:
    """Whoever has solved no puzzle here goes on from those of the file: of several solvers from who has tried most."""
    if here.execute(select(solvers.c.holder).where(solvers.c.holder == holder)).first() is not None:
        return
    tried = select(func.count()).where(attempts.c.holder == solvers.c.holder).scalar_subquery()
    found = there.execute(select(solvers).order_by(tried.desc(), solvers.c.holder)).first()
    if found is None:
        return
    here.execute(insert(solvers), _mine(solvers, dict(found._mapping), holder))
    for row in there.execute(select(attempts).where(attempts.c.holder == found.holder)):
        here.execute(insert(attempts), _mine(attempts, dict(row._mapping), holder))
    known = set(here.execute(select(puzzles.c.id)).scalars())
    for row in there.execute(select(puzzles)):
        if row.id not in known:
            here.execute(insert(puzzles), dict(row._mapping))


def _mine(table: Table, row: dict[str, Any], holder: str) -> dict[str, Any]:
    """As it is kept here: with its holder, and what was said at a table with a number of this place."""
    found = {name: holder if name in _HOLDERS and value else value for name, value in row.items()}
    found |= {name: None for name in _OF_A_MOMENT if name in found}
    return {name: value for name, value in found.items() if table is not sayings or name != "id"}
