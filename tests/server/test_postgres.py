"""Several processes on one PostgreSQL: the same tables everywhere, news in both directions, and one that dies."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, update
from websockets.sync.client import ClientConnection

from tashkalar.server.storage.database import opened
from tashkalar.server.storage.quota import Quota
from tashkalar.server.storage.rows import Conflict, Standing
from tashkalar.server.storage.schema import metadata, quotas
from tashkalar.server.storage.store import Store
from tashkalar.server.table.opening import opened as opened_game
from tests.patience import until

from .browser import BOB, CEM, asked
from .process import Server, ask, received, table_from
from .test_store import row

QUICK = {"TASHKALAR_LEASE_SECONDS": "1", "TASHKALAR_BOT_WORKERS": "1"}


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(opened(database), "test")
    yield found
    found.close()


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    with Server(database, **QUICK) as one, Server(database, **QUICK) as two:
        yield one, two


def heard(line: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first message that is as wanted."""
    for _ in range(200):
        message = received(line)
        if wanted(message):
            return message
    raise AssertionError("it does not come")


def present(*schools: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: (
        message["type"] in ("people", "table")
        and {seat["school"] for seat in message["seats"] if seat["present"]} == set(schools)
    )


def test_the_store(store: Store) -> None:
    """What SQLite promises, PostgreSQL keeps too."""
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    table, standing = row(), Standing(1, "northern", False, False, ())
    store.add(table)
    assert store.table(table.id) == table
    store.append(table.id, 0, ["start c5"], standing)
    with pytest.raises(Conflict):
        store.append(table.id, 0, ["start c5"], standing)
    with pytest.raises(Conflict):
        store.append(table.id, 1, ["place e5"], standing, revision=7)
    assert store.texts(table.id) == ["start c5"]
    one, two = row(), row()
    assert store.add_rematch(table.id, one)
    assert not store.add_rematch(table.id, two)
    found = store.table(table.id)
    assert found is not None
    assert found.rematch == one.id


def test_two_processes_serve_one_table(pair: tuple[Server, Server]) -> None:
    """A friend at another process: seats, presence, play, messages and the end of the game reach both."""
    one, two = pair
    made = one.call("/api/tables", asked("high", ["me", "friend"], ["northern", "sylvan"]))
    table = made["table"]
    ada = one.socket(table)
    heard(ada, present("northern"))
    assert two.call(f"/api/tables/{table}/seat", {"link": made["links"]["sylvan"]}, BOB)["seat"] == "sylvan"
    bob = two.socket(table, BOB)
    heard(ada, present("northern", "sylvan"))
    heard(bob, present("northern", "sylvan"))
    for state, choice in enumerate(("place e5", "undo", "place d4", "end")):
        kind = "undo" if choice == "undo" else "play"
        ask(ada, kind, state=state, choice=choice)
    told = heard(bob, lambda message: message["type"] == "table" and message["options"])
    assert [step["choice"] for step in told["steps"]] == ["place d4", "end"]
    ada.send(json.dumps({"type": "say", "say": "good_luck"}))
    assert heard(bob, lambda message: message["type"] == "said")["say"] == "good_luck"
    bob.send(json.dumps({"type": "resign"}))
    over = heard(ada, lambda message: message["type"] == "table" and message["result"])
    assert over["result"]["winners"] == ["northern"]
    again = two.call(f"/api/tables/{table}/rematch", {}, BOB)["table"]
    assert heard(ada, lambda message: message["type"] == "table")["rematch"] == again
    assert one.call(f"/api/tables/{again}")["view"]["seat"] == "northern"
    bob.close()
    heard(ada, present("northern"))
    assert one.stop() == ""
    assert two.stop() == ""


def test_a_seat_taken_elsewhere_is_lost_here(pair: tuple[Server, Server]) -> None:
    one, two = pair
    made = one.call("/api/tables", asked("high", ["friend", "me"], ["northern", "sylvan"]))
    table, link = made["table"], {"link": made["links"]["northern"]}
    one.call(f"/api/tables/{table}/seat", link, BOB)
    bob = one.socket(table, BOB)
    hand = heard(bob, lambda message: message["type"] == "table")["view"]["hand"]
    move = {"link": two.call(f"/api/tables/{table}/seats/northern/link", {}, BOB)["link"]}
    two.call(f"/api/tables/{table}/seat", move, CEM)
    gone = heard(bob, lambda message: message["type"] == "table" and message["view"]["seat"] is None)
    assert gone["view"]["hand"] == []
    assert table_from(two.socket(table, CEM))["view"]["hand"] == hand


def test_one_is_killed_while_its_bot_thinks(database: str, store: Store) -> None:
    """The other process takes the bot's turn over, it is played exactly once, and play goes on."""
    body = asked("high", ["me", "bot"], ["northern", "sylvan"])
    body["seats"][1]["level"] = "master"
    with ExitStack() as stack:
        one, two = (stack.enter_context(Server(database, **QUICK)) for _ in range(2))
        table = one.call("/api/tables", body)["table"]
        lines = {server: server.socket(table) for server in (one, two)}
        message = table_from(lines[one])
        for choice in ("place e5", "end"):
            message = ask(lines[one], "play", state=message["state"], choice=choice)
        assert message["view"]["to_move"] == "sylvan"
        thinks = until("one of them to think", lambda: [it for it in lines if it.metric("tashkalar_jobs_held")])
        (victim,), other = thinks, two if thinks == [one] else one
        victim.kill()
        line = lines[other]
        told = heard(line, lambda message: message["type"] == "table" and message["view"]["turn"] == 3)
        assert other.metric("tashkalar_jobs_taken_over_total") == 1
        ask(line, "play", state=told["state"], choice=told["options"][0]["text"])
        texts = store.texts(table)
        found = store.table(table)
        assert found is not None
        live = opened_game(found.start, store.lines(table))
        assert live.game.position.turn == 3
        assert [entry.school for entry in live.history] == ["northern", "sylvan"]
        # A process that comes back finds everything as it is.
        victim.start()
        assert victim.call(f"/api/tables/{table}")["state"] == live.told_state(private=True)
        assert live.state == len(texts)


def test_many_bots_and_two_processes(pair: tuple[Server, Server], store: Store) -> None:
    """Every bot's turn is thought about by one process only, whoever takes it."""
    one, two = pair
    body = asked("high", ["bot", "me"], ["northern", "sylvan"])
    made = [(one, two)[number % 2].call("/api/tables", body)["table"] for number in range(8)]
    until("every bot's turn", lambda: not store.awaiting_bots(), 60)
    for table in made:
        found = store.table(table)
        assert found is not None
        assert opened_game(found.start, store.lines(table)).game.position.turn == 2
    assert sum(server.metric("tashkalar_bot_turn_seconds_count") for server in pair) == len(made)
    assert one.stop() == ""
    assert two.stop() == ""


def test_news_come_back_after_they_were_cut_off(pair: tuple[Server, Server], store: Store) -> None:
    """The database ends all connections: both processes come back, and nothing that happened meanwhile is missed."""
    one, two = pair
    table = one.call("/api/tables", asked("high", ["me", "screen"], ["northern", "sylvan"]))["table"]
    line, other = one.socket(table), two.socket(table)
    message = ask(line, "ready", seat=table_from(line)["curtain"])
    table_from(other)
    with store.engine.connect() as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.exec_driver_sql(cut)
    message = ask(line, "play", state=message["state"], choice="place e5")
    ask(line, "play", state=message["state"], choice="end")
    heard(other, lambda told: told["type"] == "table" and told["view"]["turn"] == 2)


def test_the_limit_of_tables_counts_for_all_processes(store: Store, database: str) -> None:
    other = Store(opened(database), "other")
    gates = [Quota(one, 3) for one in (store, other)]
    assert [gates[number % 2].take("192.0.2.1") for number in range(5)] == [True, True, True, False, False]
    assert gates[1].take("192.0.2.2")
    assert all(gates[0].take("127.0.0.1") for _ in range(9))
    with store.begin() as connection:
        # An address is kept only as long as it has to wait, and only as a digest.
        assert "192.0.2" not in str(connection.execute(select(quotas)).all())
        connection.execute(update(quotas).values(full=datetime.now(UTC) - timedelta(seconds=1)))
    assert gates[1].take("192.0.2.1")
    with store.begin() as connection:
        assert len(connection.execute(select(quotas)).all()) == 1
    other.close()
