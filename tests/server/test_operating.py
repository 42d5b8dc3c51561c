"""What those who run a server do beside it, with the command and while it runs."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from sqlalchemy import delete, insert, select, text, update
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tashkalar import Game
from tashkalar.cli import main
from tashkalar.server.app import application
from tashkalar.server.refused import Unable
from tashkalar.server.settings import Settings, sqlite_address
from tashkalar.server.storage import blocks
from tashkalar.server.storage.blocks import Blocks
from tashkalar.server.storage.database import engine, opened
from tashkalar.server.storage.presence import Book
from tashkalar.server.storage.records import Records
from tashkalar.server.storage.rows import Conflict
from tashkalar.server.storage.schema import chapters, choices, jobs, records, sayings, tables
from tashkalar.server.storage.store import Store
from tashkalar.server.token import holder
from tests.patience import until

from .browser import ADA, BOB, House, asked
from .process import Server, ask, table_from


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """A server that hears of its operators soon, asked from far away."""
    quick = replace(settings, look_seconds=0.05)
    with TestClient(application(quick), client=("203.0.113.7", 5000)) as client:
        yield House(client)


def data(house: House) -> list[str]:
    return ["--data", str(house.store.engine.url.database)]


class Said:
    """What the command says, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str, status: int = 0) -> str:
        self._capsys.readouterr()
        assert main(["server", *words]) == status
        out, err = self._capsys.readouterr()
        assert bool(err) == (status != 0 and not out)
        return out + err


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


# -- looking -----------------------------------------------------------------------------------------------------------
def test_tables_are_listed_and_shown_without_secrets(house: House, said: Said) -> None:
    table = house.new("duel", ["me", "bot"], ["northern", "sylvan"], seed=987654321, clock={"turn": 60, "reserve": 5})
    with house.browser(table) as browser:
        hand = browser.table["view"]["hand"]
    listed = said("list", *data(house))
    assert table in listed
    assert "northern Me, sylvan bot novice" in listed
    assert listed.splitlines()[-1] == "1 of 1 tables"
    assert said("list", "--finished", *data(house)) == "0 of 0 tables\n"
    assert said("list", "--running", *data(house)) == listed
    shown = said("show", table, *data(house))
    assert "60 s a turn, 5 s beyond" in shown
    for secret in (*hand, ADA, holder(ADA), "987654321"):
        assert secret not in listed + shown


def test_the_tables_last_changed_are_listed_first(house: House, said: Said) -> None:
    made = [house.new("high", ["me", "screen"]) for _ in range(3)]
    with house.store.begin() as connection:
        for table, day in zip(made, (2, 3, 1), strict=True):
            changed = datetime(2026, 1, day, tzinfo=UTC)
            connection.execute(update(tables).where(tables.c.id == table).values(changed=changed))
    lines = said("list", "--limit", "2", *data(house)).splitlines()
    assert [line.split()[0] for line in lines[:-1]] == [made[1], made[0]]
    assert lines[-1] == "2 of 3 tables"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["show", "nothing"], "there is no table 'nothing'; 'tashkalar server list' names them"),
        (["remove", "nothing"], "there is no table 'nothing'"),
        (["rename", "nothing", "1", "Ada"], "there is no table"),
        (["block", "somewhere"], "'somewhere' is no address; one is 203.0.113.7"),
        (["block", "127.0.0.1"], "holds this machine itself"),
        (["block", "0.0.0.0/0"], "holds this machine itself"),
        (["unblock", "203.0.113.9"], "is not blocked; 'tashkalar server blocked' shows what is"),
    ],
)
def test_refusals_say_what_would_be_right(house: House, said: Said, words: list[str], why: str) -> None:
    assert why in said(*words, *data(house), status=2)


def test_no_database_is_made_by_looking_for_one(tmp_path: Path, said: Said) -> None:
    file = tmp_path / "none.sqlite"
    assert "there is no file" in said("list", "--data", str(file), status=1)
    assert not file.exists()
    base = opened(sqlite_address(file))
    with base.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0007'"))
    base.dispose()
    assert "an earlier version (schema 0007); start the server once" in said("list", "--data", str(file), status=1)
    assert "the schema is 0007" in said("check", "--data", str(file), status=1)


# -- tidying up --------------------------------------------------------------------------------------------------------
def test_a_table_is_removed_and_its_people_are_told(house: House, said: Said) -> None:
    table, other = (house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1) for _ in range(2))
    for name in (table, other):
        Records(house.store).keep_analysis(name, {})
    with house.browser(table) as browser, house.browser(other) as left:
        assert f"removed {table}" in said("remove", table, *data(house))
        assert browser.receive("refused")["key"] == "no_table"
        with pytest.raises(WebSocketDisconnect) as end:
            browser.next()
        assert end.value.code == 4404
        left.ready()
        assert left.play("place e5")["type"] == "table"
    assert house.get(f"/api/tables/{table}").status_code == 404
    assert [Records(house.store).analysis(name) for name in (table, other)] == [None, {}]


def test_a_player_is_renamed_while_playing(house: House, said: Said) -> None:
    one, two, three = (house.seat("high", ["northern", "sylvan"], [ADA, BOB]) for _ in range(3))
    before = house.store.table(three)
    assert before is not None
    with house.browser(one, BOB) as bob, house.browser(one, ADA) as ada:
        assert said("rename", one, "northern", "Ada", *data(house)) == "renamed at 1 seat\n"
        bob.until("the new name", lambda: bob.people["seats"][0]["name"] == "Ada")
        assert ada.play("place e5")["type"] == "table", "the game has not noticed"
        assert house.get(f"/api/tables/{one}").json()["seats"][0]["name"] == "Ada"
    assert said("rename", two, "1", "", "--everywhere", *data(house)) == "renamed at 3 seats\n"
    with pytest.raises(Conflict):  # whoever has not heard of it does not write the old name again
        house.store.change(before, before)
    rows = [house.store.table(table) for table in (one, two, three)]
    assert [row and [seat.name for seat in row.seats] for row in rows] == [["", "Me 2"]] * 3
    assert "its seats are 1 northern, 2 sylvan" in said("rename", one, "9", "x", *data(house), status=2)
    assert "cannot be seen" in said("rename", one, "1", "a\u200bb", *data(house), status=2)
    assert "somebody here is called Me 2 already" in said("rename", one, "1", "Me 2", *data(house), status=2)


def test_a_blocked_address_is_turned_away_at_once(house: House, said: Said) -> None:
    table = house.new("high", ["me", "bot"], ["northern", "sylvan"])
    with house.browser(table) as browser:
        assert said("block", "203.0.113.0/24", "--why", "noise", *data(house)) == "203.0.113.0/24 is turned away\n"
        assert browser.receive("refused")["key"] == "blocked"
        with pytest.raises(WebSocketDisconnect):
            browser.next()
    answer = house.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "blocked")
    assert "Content-Security-Policy" in answer.headers
    with pytest.raises(WebSocketDisconnect), house.client.websocket_connect(f"/ws/tables/{table}"):
        pass
    assert "203.0.113.0/24" in said("blocked", *data(house))
    assert "noise" in said("blocked", *data(house))
    assert "already" in said("block", "203.0.113.0/24", *data(house))
    said("unblock", "203.0.113.0/24", *data(house))
    until("an answer", lambda: house.get("/api/tables").status_code == 200)
    assert said("blocked", *data(house)) == "nobody is turned away\n"


def test_of_ipv6_a_household_is_blocked(house: House, said: Said) -> None:
    assert said("block", "2001:db8:1:2:aaaa::1", *data(house)) == "2001:db8:1:2::/64 is turned away\n"
    said("block", "198.51.100.4", *data(house))
    turned_away = Blocks(house.store)
    turned_away.load()
    assert turned_away.has("2001:db8:1:2:ffff::9")
    assert turned_away.has("::ffff:198.51.100.4")
    for address in ("2001:db8:1:3::1", "198.51.100.5", "127.0.0.1", "::1", "testclient", None):
        assert not turned_away.has(address), address


def test_one_s_own_machine_is_never_turned_away(house: House, said: Said) -> None:
    """Nor the proxy on it, whatever was blocked."""
    networks = ("0.0.0.0/0", "127.0.0.1", "::/0", "::1")
    for network in networks:
        assert "holds this machine itself" in said("block", network, *data(house), status=2)
    with house.store.begin() as connection:  # written by other hands
        for network in networks:
            blocks.add(connection, str(ip_network(network)), "")
    found = Blocks(house.store)
    found.load()
    for here in ("127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"):
        assert not found.has(here), here
    for elsewhere in ("192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"):
        assert found.has(elsewhere), elsewhere


def test_games_looked_at_elsewhere_are_not_swept(house: House) -> None:
    from tashkalar.server.storage.presence import People
    from tashkalar.server.storage.sweeping import Sweeping

    table = house.new("high", ["me", "screen"])
    other = Store(house.store.engine, "another process")
    Book(other, timedelta(minutes=1)).write(table, People(frozenset(), 1))
    assert Sweeping(house.store).sweep(timedelta(0), None) == 0


# -- checking ----------------------------------------------------------------------------------------------------------
def play_a_little(house: House) -> str:
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1)
    with house.browser(table) as browser:
        browser.ready()
        for choice in ("place e5", "end"):
            browser.play(choice)
    return table


def test_a_sound_database(house: House, said: Said) -> None:
    play_a_little(house)
    game = Game.new("high", ["northern", "sylvan"], 1)
    for choice in ("place e5", "end"):
        game.play(choice)
    assert house.post("/api/records", {"text": game.record()}).status_code == 201
    assert said("check", *data(house)) == "1 tables, 1 records, 0 problems\n"
    with house.store.begin() as connection:
        connection.execute(update(records).values(text="nothing"))
    told = said("check", *data(house), status=1)
    assert ": it cannot be read (" in told
    assert told.splitlines()[-1] == "1 tables, 1 records, 1 problems"
    assert house.post("/api/notebooks", {"text": game.record()}).status_code == 201
    with house.store.begin() as connection:
        connection.execute(update(chapters).values(text=game.record() + "marks: z9\n"))
    told = said("check", *data(house), status=1)
    assert "cannot be read (note)" in told
    assert told.splitlines()[-1] == "1 tables, 1 records, 1 studies, 2 problems"


Spoil = tuple[Any, str]
SPOILT: dict[str, Spoil] = {
    "a gap": (delete(choices).where(choices.c.number == 1), "its log has 1 lines up to number 2 and should have 2"),
    "a checksum": (update(choices).where(choices.c.number == 1).values(kept='{"c":"0"}'), "cannot be opened (frames)"),
    "a choice": (update(choices).values(kept=None, text="x"), "cannot be opened (no_frames)"),
    "elsewhere": (update(tables).values(turn=9), "does not lead to where it is said to stand"),
    "a start": (update(tables).values(start="nothing"), "cannot be opened (title)"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_is_spoilt_is_found(house: House, said: Said, what: str) -> None:
    table = play_a_little(house)
    statement, why = SPOILT[what]
    with house.store.begin() as connection:
        connection.execute(statement)
    told = said("check", *data(house), status=1)
    assert f"table {table}: " in told
    assert why in told
    assert told.splitlines()[-1] == "1 tables, 0 records, 1 problems"


def test_rows_that_belong_to_nothing_are_found(house: House, said: Said) -> None:
    table = play_a_little(house)
    with sqlite3.connect(str(house.store.engine.url.database)) as connection:  # which does not mind
        connection.execute("DELETE FROM tables WHERE id = ?", [table])
    connection.close()
    assert "a row of choices belongs to no tables" in said("check", *data(house), status=1)


def spoil(file: Path) -> None:
    """Let two tables be in one place."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        other = "SELECT rootpage FROM sqlite_master WHERE name = 'jobs'"
        connection.execute(f"UPDATE sqlite_master SET rootpage = ({other}) WHERE name = 'quotas'")
    connection.close()


def test_a_damaged_file_is_found(tmp_path: Path, said: Said) -> None:
    file = tmp_path / "games.sqlite"
    opened(sqlite_address(file)).dispose()
    shutil.copy(file, tmp_path / "spoilt")
    spoil(tmp_path / "spoilt")
    assert "the file is damaged: " in said("check", "--data", str(tmp_path / "spoilt"), status=1)
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + bytes(4096) + whole[12288:])
    told = said("check", "--data", str(file), status=1)
    assert "malformed" in told or "damaged" in told


# -- backup and restore ------------------------------------------------------------------------------------------------
def run(*words: str, status: int = 0, database: str = "") -> str:
    """The command as operators start it, in a process of its own."""
    command = [sys.executable, "-m", "tashkalar", "server", *words]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "TASHKALAR_DATABASE": database}, timeout=60
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def target(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    return tmp_path / "games.sqlite" if kind == "sqlite" else str(request.getfixturevalue("database"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_backup_while_games_are_played_and_back(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    where = target(kind, tmp_path, request)
    words = ["--data", str(where)] if isinstance(where, Path) else []
    database = "" if isinstance(where, Path) else where
    backup = tmp_path / "backup.sqlite"
    with Server(where) as server:
        body = asked("high", ["me", "bot"], ["northern", "sylvan"], seed=1)
        table = server.call("/api/tables", body)["table"]
        line = server.socket(table)
        told = ask(line, "play", state=table_from(line)["state"], choice="place e5")
        assert "1 tables are in" in run("backup", str(backup), *words, database=database)
        after = ask(line, "undo", state=told["state"])
        assert after["view"]["state"] == 0
        later = server.call("/api/tables", body)["table"]
        refused = run("restore", str(backup), "--replace", *words, status=2, database=database)
        assert "a server is running on this database; stop it first" in refused
        assert "exists already" in run("backup", str(backup), *words, status=2, database=database)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.sqlite"]
    assert "holds 2 tables already" in run("restore", str(backup), *words, status=2, database=database)
    assert "1 tables are back" in run("restore", str(backup), "--replace", *words, database=database)
    assert "1 tables, 0 records, 0 problems" in run("check", *words, database=database)
    with Server(where) as server:
        found = server.call(f"/api/tables/{table}")
        assert found["view"]["pieces"]["blue"] == "e5"
        line = server.socket(table)
        told = table_from(line)
        line.send('{"type": "say", "say": "hello"}')
        assert ask(line, "play", state=told["state"], choice="end")["type"] == "table"
        with pytest.raises(HTTPError, match="404") as gone:
            server.call(f"/api/tables/{later}")
        gone.value.close()


def test_from_one_kind_of_database_into_another(house: House, database: str, tmp_path: Path) -> None:
    """A club grows: what was kept in a file goes into PostgreSQL, and could go back."""
    table = play_a_little(house)
    with house.browser(table) as browser:
        browser.ready()
        browser.send({"type": "say", "say": "hello"})
        browser.receive("said")
    run("backup", str(tmp_path / "one.sqlite"), *data(house))
    run("restore", str(tmp_path / "one.sqlite"), database=database)
    run("backup", str(tmp_path / "two.sqlite"), database=database)
    stores = [Store(engine(address)) for address in (database, sqlite_address(tmp_path / "two.sqlite"))]
    for store in stores:
        assert store.table(table) == house.store.table(table)
        assert store.lines(table) == house.store.lines(table)
        assert store.said(table) == house.store.said(table)
        store.say(table, store.said(table)[0])
        with store.begin() as connection:
            assert connection.execute(text("SELECT count(*) FROM sayings")).scalar() == 2
            connection.execute(delete(sayings))
        store.close()


def test_backups_that_are_none(house: House, tmp_path: Path, said: Said) -> None:
    play_a_little(house)
    empty = ["--data", str(tmp_path / "new" / "games.sqlite")]
    assert "there is no file" in said("restore", str(tmp_path / "none"), *empty, status=2)
    (tmp_path / "text").write_text("no games at all " * 1000)
    assert "is no backup of games" in said("restore", str(tmp_path / "text"), *empty, status=2)
    said("backup", str(tmp_path / "good"), *data(house))
    shutil.copy(tmp_path / "good", tmp_path / "later")
    shutil.copy(tmp_path / "good", tmp_path / "spoilt")
    spoil(tmp_path / "spoilt")
    assert "spoilt is damaged; take another" in said("restore", str(tmp_path / "spoilt"), *empty, status=2)
    base = engine(sqlite_address(tmp_path / "later"))
    with base.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    base.dispose()
    assert "of a later version" in said("restore", str(tmp_path / "later"), *empty, status=1)
    assert "cannot be written" in said("backup", str(tmp_path / "no" / "folder"), *data(house), status=2)
    assert "1 tables are back" in said("restore", str(tmp_path / "good"), *empty)


def test_nobody_thinks_in_a_backup(house: House, tmp_path: Path) -> None:
    from tashkalar.server.operating import backup

    table = house.new("high", ["me", "bot"], ["northern", "sylvan"])
    with house.store.begin() as connection:
        later = datetime.now(UTC) + timedelta(days=1)
        connection.execute(delete(jobs))
        connection.execute(insert(jobs).values(table_id=table, state=0, worker="somebody", until=later))
    backup.back_up(house.store.engine, tmp_path / "good")
    copy = engine(sqlite_address(tmp_path / "good"))
    with copy.connect() as connection:
        assert connection.execute(select(jobs)).all() == [(table, 0, None, None)]
    copy.dispose()


def test_a_restore_that_fails_changes_nothing(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tashkalar.server.operating import backup

    file = tmp_path / "copy.sqlite"
    backup.back_up(house.store.engine, tmp_path / "good")  # of before the game
    table = play_a_little(house)
    backup.back_up(house.store.engine, file)

    def fail(*args: Any) -> None:
        raise Unable("no", "no")

    monkeypatch.setattr(blocks, "ring", fail)
    with pytest.raises(Unable):
        backup.restore(tmp_path / "good", sqlite_address(file), file, replace=True)
    store = Store(engine(sqlite_address(file)))
    assert store.lines(table) == house.store.lines(table) != []
    store.close()
