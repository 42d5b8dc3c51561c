"""What goes wrong outside: the database, odd requests, files that others could read. A sentence, and never a secret."""

import json
import logging
import stat
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import event, text, update
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tashkalar.server.app import application
from tashkalar.server.logs import JsonLines
from tashkalar.server.settings import Settings, private_folder, sqlite_address
from tashkalar.server.storage import migrate
from tashkalar.server.storage.alone import alone
from tashkalar.server.storage.database import engine, opened
from tashkalar.server.storage.schema import tables, upkeep
from tashkalar.server.storage.store import Store
from tashkalar.server.table.room import Room
from tashkalar.server.token import holder

from .browser import ADA, House
from .test_command import failing


class Away:
    """A database that fails at every statement, or at every one that writes."""

    def __init__(self, house: House) -> None:
        self.writes_only = False
        self.is_away = False
        event.listen(house.store.engine, "before_cursor_execute", self._before)

    def _before(self, _: Any, cursor: Any, statement: str, given: Any, *rest: Any) -> None:
        writes = statement.startswith(("INSERT", "UPDATE", "DELETE"))
        if self.is_away and (writes or not self.writes_only):
            raise OperationalError(statement, given, Exception("disk full"), hide_parameters=True)


@pytest.fixture
def away(house: House) -> Away:
    return Away(house)


# -- the database ------------------------------------------------------------------------------------------------------
CALLS: list[tuple[str, str, Any]] = [
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/listed", None),
    ("GET", "/api/tables/k3f9k3f9k3f9", None),
    ("GET", "/api/replays/k3f9k3f9k3f9", None),
    ("GET", "/api/statistics", None),
    ("GET", "/api/records", None),
    ("POST", "/api/tables", {"form": "high", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ("GET", "/metrics", None),
    ("GET", "/healthz", None),
]


@pytest.mark.parametrize(("method", "path", "body"), CALLS, ids=[f"{call[0]} {call[1]}" for call in CALLS])
def test_a_database_that_is_away_is_said_in_a_sentence(
    settings: Settings, method: str, path: str, body: Any, caplog: pytest.LogCaptureFixture
) -> None:
    with TestClient(application(settings)) as client:  # which would raise what is not handled
        house = House(client)
        away = Away(house)
        away.is_away = True
        answer = house.post(path, body) if method == "POST" else house.get(path)
        away.is_away = False
        assert answer.status_code == 503
        assert answer.headers["retry-after"]
        assert answer.json()["error"]["key"] in ("database_away", "read_only")
        assert "just now" in answer.json()["error"]["text"]
        again = house.post(path, body) if method == "POST" else house.get(path)
        assert again.status_code in (200, 201, 404)
    assert not [record for record in caplog.records if record.exc_info], "it is one line, not a trace"
    said = [JsonLines().format(record) for record in caplog.records if record.name.startswith("tashkalar")]
    assert not [line for line in said if "disk full" in line or "SELECT" in line], "nor what the database says"


def test_a_socket_is_told_and_may_come_again(house: House, away: Away) -> None:
    table = house.new("high", ["me", "bot"], seed=1)
    house.lobby._rooms.clear()
    away.is_away = True
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_text(json.dumps({"type": "hello", "token": ADA}))
        assert json.loads(socket.receive_text())["key"] == "database_away"
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_text()
    assert end.value.code == 1013
    away.is_away = False
    with house.browser(table) as browser:
        away.is_away = True
        assert browser.play("place e5")["key"] == "not_saved"
        away.is_away = False
        assert browser.receive("table")["state"] == 0
        assert browser.play("place e5")["type"] == "table", "the line has held"


def test_whatever_fails_at_a_socket_is_told_and_the_line_holds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*given: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    with house.browser(house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=1)) as browser:
        browser.play("place e5")
        with monkeypatch.context() as patched:
            patched.setattr(Room, "undo", fail)
            assert browser.undo()["key"] == "database_away"
            browser.receive("table")
        assert browser.undo()["type"] == "table"


def test_health_tells_whether_games_can_be_written(house: House, away: Away) -> None:
    assert house.get("/healthz").json() == {"status": "ok"}
    away.is_away = away.writes_only = True
    house.lobby._pinged = monotonic()
    assert house.get("/healthz").status_code == 200, "it is tried once a second"
    house.lobby._pinged = -10.0
    answer = house.get("/healthz")
    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "read_only")
    away.is_away = False
    assert house.get("/healthz").status_code == 200


def test_a_broken_row_leaves_no_deal_in_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Neither of the values that were written, nor of the row that the database complains about."""
    row = house.store.table(house.new("high", ["me", "bot"], seed=987654321))
    assert row is not None
    with pytest.raises(SQLAlchemyError) as failed:
        house.store.add(row)
    assert row.start not in str(failed.value)
    assert holder(ADA) not in str(failed.value)
    assert engine("postgresql://nobody@nowhere/games").hide_parameters
    detail = f"DETAIL: Failing row contains ({row.id}, {row.start})."
    error = IntegrityError("INSERT", {"start": row.start}, Exception(detail))
    try:
        raise RuntimeError("while playing") from error
    except RuntimeError:
        logging.getLogger("tashkalar").exception("oh")
    said = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "RuntimeError: while playing" in said
    assert "IntegrityError" in said
    for secret in ("Failing row", row.start, holder(ADA), "987654321"):
        assert secret not in said
        assert json.dumps(secret)[1:-1] not in said


def test_a_game_that_cannot_be_opened_is_not_told_in_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=1)
    house.lobby._rooms.clear()
    with house.store.begin() as connection:
        connection.execute(update(tables).values(start="deal: secret"))
    assert house.get(f"/api/tables/{table}").json()["error"]["key"] == "broken_table"
    (found,) = [record for record in caplog.records if getattr(record, "event", "") == "broken_table"]
    assert " " not in vars(found)["why"], "a key, and none of its lines"


def test_a_database_machine_that_is_gone_is_not_waited_for_long() -> None:
    found = engine("postgresql://nobody@nowhere/games?connect_timeout=3").url.query
    assert found["connect_timeout"] == "3"
    assert {"keepalives_idle", "tcp_user_timeout"} <= found.keys()


def left_open(file: Path) -> bool:
    """What SQLite writes beside a file goes with the last connection that is closed, and stays with one that is not."""
    return Path(f"{file}-wal").exists()


def test_a_schema_of_a_later_version(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    base = opened(sqlite_address(file))
    with base.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(migrate.OtherSchema, match="later version"):
        migrate.upgrade(base)
    with pytest.raises(migrate.OtherSchema, match="later version"):
        migrate.checked(base)
    base.dispose()
    with pytest.raises(migrate.OtherSchema, match="later version"):
        opened(sqlite_address(file))
    assert not left_open(file)
    line = failing("--port", "0", "--data", str(file))
    assert "of a later version of this program (schema 9999, this one knows" in line


def test_a_start_that_fails_leaves_nothing_open(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    base = engine(settings.database)
    with base.begin() as connection:
        connection.execute(text("DROP TABLE upkeep"))
    base.dispose()
    with pytest.raises(OperationalError, match="no such table"), TestClient(application(settings)):
        pass
    assert not left_open(file)


def test_whoever_is_late_leaves_nothing_open(tmp_path: Path) -> None:
    """A thread that is still at work when the server stops."""
    file = tmp_path / "games.sqlite"
    store = Store(opened(sqlite_address(file)))
    with store.begin() as connection:
        store.close()
        connection.execute(update(upkeep).values(number=1))
        assert left_open(file)
    assert not left_open(file)


# -- odd requests ------------------------------------------------------------------------------------------------------
ODD = ["http://[", "http://[::1", "null", "", "http://", "http://a:b:c", "https://club.example@testserver", "[", "//"]


@pytest.mark.parametrize("origin", ODD)
def test_odd_origins_are_refused(house: House, origin: str) -> None:
    table = house.new("high", ["me", "bot"])
    for host in ("testserver", "[", ""):
        headers = {"Origin": origin, "Host": host}
        with (
            pytest.raises(WebSocketDisconnect) as end,
            house.client.websocket_connect(f"/ws/tables/{table}", headers=headers),
        ):
            pass
        assert end.value.code == 1008


@pytest.mark.parametrize("host", ["[", "", "[::1", "a b", "a:b:c", "x:99999999", "http://x/"])
def test_odd_hosts_and_paths_break_nothing(house: House, host: str) -> None:
    for path in ("/healthz", "/healthz/", "/api/tables/", "/%00", "/%ff", "/assets/%00", "/api/tables/%00", "//x"):
        assert house.get(path, headers={"Host": host}).status_code in (200, 307, 404, 503), path


# -- files -------------------------------------------------------------------------------------------------------------
def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bits")
def test_games_are_the_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    private_folder(folder)
    file = folder / "games.sqlite"
    base = opened(sqlite_address(file))
    with base.begin() as connection:
        connection.execute(text("DELETE FROM blocks"))
    assert mode(folder) == 0o700
    beside = sorted(path.name for path in folder.iterdir())
    assert beside == ["games.sqlite", "games.sqlite-shm", "games.sqlite-wal"]
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    base.dispose()
    for path in (file, *(Path(f"{file}-{end}") for end in ("wal", "shm", "journal"))):
        path.touch()
        path.chmod(0o644)
    engine(sqlite_address(file)).dispose()
    assert {mode(path) for path in folder.iterdir()} == {0o600}, "those of an earlier version as well"
    with alone(file):
        assert mode(Path(f"{file}.lock")) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such bits")
def test_folders_of_others_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o755)
    private_folder(tmp_path)
    assert mode(tmp_path) == 0o755
    monkeypatch.setattr("tashkalar.server.settings.default_file", lambda: tmp_path / "games.sqlite")
    private_folder(tmp_path)
    assert mode(tmp_path) == 0o700, "but the usual one is for games only"
