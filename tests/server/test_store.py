"""The event log in the database, and its migrations."""

import json
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, inspect, text

from tashkalar.server.refused import NotYours
from tashkalar.server.seats.seating import by_link
from tashkalar.server.settings import Settings, sqlite_address
from tashkalar.server.storage import migrate
from tashkalar.server.storage.database import engine, opened
from tashkalar.server.storage.jobs import Jobs
from tashkalar.server.storage.rows import Conflict, Standing, TableRow
from tashkalar.server.storage.schema import HEAD, metadata
from tashkalar.server.storage.store import Store
from tashkalar.server.table.making import new_table
from tashkalar.server.table.opening import opened as opened_game
from tashkalar.server.table.order import read

from .browser import House, asked

STANDING = Standing(1, "northern", False, False, ())


@pytest.fixture
def database(tmp_path: Path) -> Any:
    found = opened(sqlite_address(tmp_path / "games.sqlite"))
    yield found
    found.dispose()


def row() -> TableRow:
    return new_table(read(asked("duel", ["me", "bot"], ["northern", "sylvan"], seed=1)), ["ada", None])[0]


def test_a_table_comes_back_as_it_was(database: Engine) -> None:
    store, table = Store(database), row()
    store.add(table)
    assert store.table(table.id) == table
    assert store.table("nothing") is None


def test_choices_are_written_once(database: Engine) -> None:
    store, table = Store(database), row()
    store.add(table)
    store.append(table.id, 0, ["start c5"], STANDING)
    store.append(table.id, 1, ["place e5", "end"], replace(STANDING, turn=2, to_move="sylvan", awaits_bot=True))
    with pytest.raises(Conflict):
        store.append(table.id, 1, ["place d4"], STANDING)
    with pytest.raises(Conflict):
        store.append(table.id, 2, ["a", "b"], STANDING)
    assert store.texts(table.id) == ["start c5", "place e5", "end"]
    assert store.texts(table.id, after=2) == ["end"]
    found = store.table(table.id)
    assert found is not None
    assert found.state == 3
    assert found.standing == Standing(2, "sylvan", True, False, ())
    assert store.awaiting_bots() == [table.id]


def test_choices_of_no_table_are_refused(database: Engine) -> None:
    with pytest.raises(Conflict):
        Store(database).append("nothing", 0, ["end"], STANDING)


def test_the_first_rematch_counts(database: Engine) -> None:
    store, table, one, two = Store(database), row(), row(), row()
    store.add(table)
    assert store.add_rematch(table.id, one)
    assert not store.add_rematch(table.id, two)
    found = store.table(table.id)
    assert found is not None
    assert found.rematch == one.id
    assert store.table(one.id) == one
    assert store.table(two.id) is None


def test_sqlite_waits_for_the_disk(database: Engine) -> None:
    with database.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_migrations_make_what_the_schema_says(database: Engine) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with database.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert migrate.version(connection) == HEAD
    assert ScriptDirectory.from_config(migrate.config()).get_heads() == [HEAD]


def test_migrating_twice_changes_nothing(database: Engine) -> None:
    store, table = Store(database), row()
    store.add(table)
    migrate.upgrade(database)
    assert store.table(table.id) == table


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = engine(sqlite_address(tmp_path / "games.sqlite"))
    from alembic import op

    def fail(*args: Any, **keys: Any) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(op, "create_index", fail)
    with pytest.raises(RuntimeError):
        migrate.upgrade(broken)
    assert inspect(broken).get_table_names() == []
    broken.dispose()


def test_the_database_holds_no_token(house: House, settings: Settings) -> None:
    table = house.new("high", ["me", "bot"])
    with house.browser(table) as browser:
        browser.play("place e5")
    path = Path(settings.database.removeprefix("sqlite:///"))
    kept = b"".join(file.read_bytes() for file in path.parent.glob("games.sqlite*"))
    assert b"a" * 32 not in kept
    assert b"place e5" in kept


def test_another_process_wrote(house: House) -> None:
    """What somebody else has written to the log is found at the latest when a number is taken."""
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1)
    with house.browser(table) as browser:
        browser.ready()
        house.store.append(table, 0, ["place e5"], STANDING)
        refused = browser.play("place d4")
        assert refused["key"] == "stale"
        assert browser.receive("table")["view"]["pieces"]["blue"] == "e5"
        assert browser.play("end")["view"]["state"] == 2


def test_a_database_that_is_away_is_no_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError

    def away(*args: Any) -> None:
        raise OperationalError("", {}, Exception("disk full"))

    table = house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=1)
    with house.browser(table) as browser:
        with monkeypatch.context() as patch:
            patch.setattr(house.store, "append", away)
            assert browser.play("place e5")["key"] == "not_saved"
            assert browser.receive("table")["view"]["pieces"]["blue"] == ""
        assert browser.play("place e5")["state"] == 1


def test_a_table_that_cannot_be_replayed_is_refused(house: House, settings: Settings) -> None:
    """A game of other rules, say. It is refused with the reason, and the server starts all the same."""
    from starlette.testclient import TestClient

    from tashkalar.server.app import application

    good = house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=1)
    bad = replace(row(), start=row().start.replace("rules: 2", "rules: 0"), standing=replace(STANDING, awaits_bot=True))
    house.store.add(bad)
    with TestClient(application(settings)) as client:
        other = House(client)
        answer = other.get(f"/api/tables/{bad.id}")
        assert answer.status_code == 409
        assert answer.json()["error"]["key"] == "broken_table"
        assert answer.json()["error"]["params"] == {"why": "rules"}
        assert other.get(f"/api/tables/{good}").status_code == 200


def test_a_game_of_a_school_that_is_gone_is_refused_and_the_others_are_listed(house: House) -> None:
    """A school of a package that was removed: its games can be seen in the list, but not opened."""
    good = house.new("duel", ["me", "bot"], ["northern", "sylvan"], seed=1)
    held = house.store.table(good)
    assert held is not None
    seats = (replace(held.seats[0], school="ashen"), held.seats[1])
    bad = replace(held, id="k3f9k3f9k3f9", seats=seats, start=held.start.replace("northern", "ashen"))
    house.store.add(bad)
    listed = {one["table"]: [seat["colour"] for seat in one["seats"]] for one in house.get("/api/tables").json()}
    assert listed == {good: ["blue", "green"], bad.id: ["", "green"]}
    error = house.get(f"/api/tables/{bad.id}").json()["error"]
    assert (error["key"], error["params"]) == ("broken_table", {"why": "school", "school": "ashen"})
    assert "there is no school 'ashen'; the schools are northern" in error["text"]
    assert house.get("/api/statistics").status_code == 200


def test_rooms_make_way_and_come_back(settings: Settings) -> None:
    from starlette.testclient import TestClient

    from tashkalar.server.app import application

    with TestClient(application(replace(settings, rooms_in_memory=2))) as client:
        house = House(client)
        tables = [house.new("high", ["me", "screen"], seed=seed) for seed in range(4)]
        with house.browser(tables[0]) as browser:
            browser.ready()
            browser.play("place e5")
            for table in tables[1:]:
                house.get(f"/api/tables/{table}")
            assert tables[0] in house.lobby._rooms
            assert len(house.lobby._rooms) == 2
            # Whoever is looked at stays the same room.
            browser.play("end")
        for table in tables[1:]:
            house.get(f"/api/tables/{table}")
        assert tables[0] not in house.lobby._rooms
        assert house.get(f"/api/tables/{tables[0]}").json()["view"]["turn"] == 2


def test_the_log_with_undo_tells_the_same_game(house: House) -> None:
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1)
    with house.browser(table) as browser:
        browser.ready()
        for choice in ("place e5", None, "place d4", None, "place f6", "end"):
            browser.undo() if choice is None else browser.play(choice)
    found = house.store.table(table)
    assert found is not None
    assert house.store.texts(table) == ["place e5", "undo", "place d4", "undo", "place f6", "end"]
    live = opened_game(found.start, house.store.lines(table))
    assert live.state == 6
    assert live.game.record() == house.room(table).live.game.record()
    assert live.public.record() == live.game.record()


def test_games_of_the_first_version_go_on(tmp_path: Path) -> None:
    """A database before links and jobs: its people have come, and its bots are found."""
    from alembic import command

    file = engine(sqlite_address(tmp_path / "games.sqlite"))
    config = migrate.config()
    with file.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        columns = "id created changed form team assist wish start chance state turn to_move awaits_bot over winners"
        old = row()
        values = {
            "id": old.id,
            "created": "2026-01-31 12:00:00",
            "changed": "2026-01-31 12:00:00",
            "form": old.form,
            "team": False,
            "assist": "full",
            "wish": json.dumps(old.wish),
            "start": old.start,
            "chance": 1,
            "state": 0,
            "turn": 1,
            "to_move": "sylvan",
            "awaits_bot": True,
            "over": False,
            "winners": "[]",
        }
        names = ", ".join(columns.split())
        places = ", ".join(f":{name}" for name in columns.split())
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({places})"), values)
        for number, seat in enumerate(old.seats):
            seated = {"table": old.id, "number": number, **vars(seat)}
            what = ":table, :number, :school, :kind, :name, :level, :holder"
            connection.execute(text(f"INSERT INTO seats VALUES ({what})"), seated)
    migrate.upgrade(file)
    store = Store(file)
    found = store.table(old.id)
    assert found is not None
    assert [seat.come is not None for seat in found.seats] == [True, False]
    assert found.clock is None
    assert found.votes == {}
    assert Jobs(store, timedelta(seconds=1)).free(10) == [old.id]
    store.close()


def test_links_that_were_used_before_they_could_be_spent(database: Engine) -> None:
    """Whoever made the table knows the link a friend came with; one that nobody has used works as it did."""
    from alembic import command

    wish = read(asked("duel", ["me", "friend", "friend"], ["northern", "sylvan", "highland"]) | {"form": "melee"})
    old, links = new_table(wish, ["ada", None, None])
    Store(database).add(old)
    config = migrate.config()
    with database.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0007")
        connection.execute(text("UPDATE seats SET holder = 'bob', come = '2026-01-31 12:00:00' WHERE number = 1"))
    migrate.upgrade(database)
    found = Store(database).table(old.id)
    assert found is not None
    with pytest.raises(NotYours) as refused:
        by_link(found, links["sylvan"], "ada")
    assert refused.value.key == "link_spent"
    assert by_link(found, links["sylvan"], "bob").school == "sylvan"
    assert by_link(found, links["highland"], "cem").school == "highland"


def test_a_job_is_taken_by_one_and_taken_over_when_it_dies(database: Engine) -> None:
    table = replace(row(), standing=replace(STANDING, awaits_bot=True))
    one, two = (Store(database, name) for name in ("one", "two"))
    one.add(table)
    quick, other = Jobs(one, timedelta(seconds=0.05)), Jobs(two, timedelta(seconds=60))
    assert quick.take(table.id, 7) == (False, None)
    assert quick.take(table.id, 0) == (True, None)
    assert other.take(table.id, 0) == (False, None)
    assert other.free(10) == []
    time.sleep(0.06)
    assert other.free(10) == [table.id]
    assert other.take(table.id, 0) == (True, "one")
    quick.renew([table.id])
    assert quick.take(table.id, 0) == (False, None)
    other.give_back()
    assert quick.take(table.id, 0) == (True, None)
    one.append(table.id, 0, ["start c5"], STANDING)
    assert quick.waiting() == 0
