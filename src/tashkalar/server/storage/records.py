"""What the database keeps for looking back: records that were sent in, and what was thought about games."""

from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from .schema import analyses, records
from .store import Store

_MOST = 200  # of one's own records in a list


@dataclass(frozen=True)
class RecordRow:
    """A record that somebody has sent in."""

    id: str
    created: datetime
    holder: str
    name: str
    form: str
    team: bool
    schools: tuple[str, ...]
    winners: tuple[str, ...]
    over: bool
    turn: int
    text: str


class Records:
    """Reading and writing; plain blocking calls, made in threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def shared(self) -> bool:
        """Whether other processes work on the same database."""
        return self._store.shared

    def add(self, record: RecordRow) -> None:
        with self._store.begin() as connection:
            lists = {"schools": list(record.schools), "winners": list(record.winners)}
            connection.execute(insert(records).values(**{**vars(record), **lists}))

    def record(self, name: str) -> RecordRow | None:
        with self._store.engine.connect() as connection:
            row = connection.execute(select(records).where(records.c.id == name)).one_or_none()
            return None if row is None else _record(row)

    def has_record(self, name: str) -> bool:
        with self._store.engine.connect() as connection:
            return connection.execute(select(records.c.id).where(records.c.id == name)).first() is not None

    def unkept(self, mark: str) -> list[str]:
        """The records without such a mark."""
        with self._store.engine.connect() as connection:
            bare = select(records.c.id).where(records.c.text.not_like(f"%{mark}%"))
            return list(connection.execute(bare).scalars())

    def rewrite(self, name: str, text: str) -> None:
        with self._store.begin() as connection:
            connection.execute(update(records).where(records.c.id == name).values(text=text))

    def sent_by(self, holder: str) -> list[RecordRow]:
        """The records a token has sent in, newest first."""
        wanted = select(records).where(records.c.holder == holder).order_by(records.c.created.desc(), records.c.id)
        with self._store.engine.connect() as connection:
            return [_record(row) for row in connection.execute(wanted.limit(_MOST))]

    def remove(self, name: str, holder: str) -> bool:
        """Remove one's own record; whether there was one."""
        with self._store.begin() as connection:
            mine = delete(records).where(records.c.id == name, records.c.holder == holder)
            if connection.execute(mine).rowcount == 0:
                return False
            connection.execute(delete(analyses).where(analyses.c.id == name))
            return True

    def analysis(self, name: str) -> dict[str, Any] | None:
        with self._store.engine.connect() as connection:
            found: dict[str, Any] | None = connection.execute(
                select(analyses.c.data).where(analyses.c.id == name)
            ).scalar_one_or_none()
            return found

    def keep_analysis(self, name: str, data: dict[str, Any]) -> None:
        """The last one who has thought about it is right."""
        with self._store.begin() as connection:
            connection.execute(delete(analyses).where(analyses.c.id == name))
            connection.execute(insert(analyses).values(id=name, made=datetime.now(UTC), data=data))


def _record(row: Row[Any]) -> RecordRow:
    found = {field.name: row._mapping[field.name] for field in fields(RecordRow)}
    return RecordRow(**{**found, "schools": tuple(row.schools), "winners": tuple(row.winners)})
