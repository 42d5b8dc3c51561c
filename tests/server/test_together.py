"""Those who write at the same time wait for the disk once."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import OperationalError

from tashkalar.server.storage.database import engine
from tashkalar.server.storage.together import Together
from tests.patience import PATIENCE, ended, until


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Engine]:
    found = engine(f"sqlite:///{tmp_path}/notes.sqlite")
    with found.begin() as connection:
        connection.execute(text("CREATE TABLE notes (number INTEGER PRIMARY KEY)"))
    yield found
    found.dispose()


def written(database: Engine) -> list[int]:
    with database.connect() as connection:
        return list(connection.execute(text("SELECT number FROM notes ORDER BY number")).scalars())


class Writers:
    """The first holds the line until all others stand in it."""

    def __init__(self, database: Engine) -> None:
        self.commits: list[list[int]] = []
        self.together = Together(database)
        self._first, self._go_on = Event(), Event()
        self._pool = ThreadPoolExecutor(8)
        event.listen(database, "commit", self._committed)

    def _committed(self, connection: Connection) -> None:
        self.commits.append(list(connection.execute(text("SELECT number FROM notes")).scalars()))

    def write(self, number: int, fails: bool = False) -> None:
        with self.together.begin() as connection:
            connection.execute(text("INSERT INTO notes VALUES (:number)"), {"number": number})
            if not self._first.is_set():
                self._first.set()
                assert self._go_on.wait(10)
            if fails:
                raise LookupError(number)

    def all(self, *others: tuple[int, bool]) -> list["Future[None]"]:
        found = [self._pool.submit(self.write, 1)]
        assert self._first.wait(10)
        found += [self._pool.submit(self.write, number, fails) for number, fails in others]
        until("all in line", lambda: self.together.in_line == len(others))
        self._go_on.set()
        ended("the end of all who write", self._pool.shutdown)
        return found


def test_one_commit_for_all_who_wait(database: Engine) -> None:
    writers = Writers(database)
    for done in writers.all(*((number, False) for number in range(2, 8))):
        done.result()
    assert [sorted(commit) for commit in writers.commits] == [[1, 2, 3, 4, 5, 6, 7]]
    assert written(database) == [1, 2, 3, 4, 5, 6, 7]
    writers.write(8)
    assert len(writers.commits) == 2


def test_what_one_may_not_write_is_taken_back_alone(database: Engine) -> None:
    first, second, third, fourth = Writers(database).all((2, True), (1, False), (3, False))
    assert isinstance(second.exception(), LookupError)
    assert third.exception() is not None  # a number twice
    assert first.exception() is None
    assert fourth.exception() is None
    assert written(database) == [1, 3]


def test_a_commit_that_fails_has_failed_for_all(database: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(connection: Connection) -> None:
        raise OperationalError("COMMIT", None, Exception("disk I/O error"))

    writers = Writers(database)
    monkeypatch.setattr(Connection, "commit", full)
    assert all(isinstance(done.exception(), OperationalError) for done in writers.all((2, False), (3, False)))
    monkeypatch.undo()
    assert written(database) == []
    writers.write(4)
    assert written(database) == [4]


def test_a_transaction_that_is_gone_has_failed_for_all(database: Engine) -> None:
    """Full disks make SQLite take back everything, and not only what one of them wrote."""
    writers = Writers(database)

    def lost() -> None:
        with writers.together.begin() as connection:
            connection.exec_driver_sql("ROLLBACK")
            raise OperationalError("INSERT", None, Exception("database or disk is full"))

    first = writers._pool.submit(writers.write, 1)
    assert writers._first.wait(10)
    second = writers._pool.submit(lost)
    until("the second in line", lambda: writers.together.in_line == 1)
    writers._go_on.set()
    assert isinstance(second.exception(PATIENCE), OperationalError)
    assert isinstance(first.exception(PATIENCE), OperationalError)
    assert written(database) == []
    writers.write(4)
    assert written(database) == [4]
    writers._pool.shutdown()
