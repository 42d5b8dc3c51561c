"""Killed at any moment, the server loses nothing it has confirmed, and play goes on in the middle of an effect."""

import os
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tashkalar.server.settings import sqlite_address
from tashkalar.server.storage.database import opened
from tashkalar.server.storage.store import Store
from tests.patience import PATIENCE, Patience

from .browser import asked, sensible
from .process import Server, ask, table_from

# How often the server is killed at a random moment, with each database.
KILLS = int(os.environ.get("TASHKALAR_KILLS", "3"))


def play(line: ClientConnection, table: dict[str, Any], rng: Random) -> dict[str, Any]:
    """One sensible choice, confirmed."""
    if table["curtain"]:
        table = ask(line, "ready", seat=table["curtain"])
    return ask(line, "play", state=table["state"], choice=sensible(table, rng))


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    for key in ("state", "view", "question", "options", "prospects", "can_undo", "seats", "tasks", "flares"):
        assert one[key] == other[key]


def test_in_the_middle_of_an_effect(tmp_path: Path) -> None:
    """Everything is as it was, undo included, and the effect goes on."""
    data, rng, times = tmp_path / "games.sqlite", Random(3), 0
    with Server(data) as server:
        table = server.call("/api/tables", asked("high", ["me", "screen"], ["northern", "highland"], seed=9))["table"]
        line = server.socket(table)
        message = table_from(line)
        patience = Patience("two effects", 120)
        while times < 2 and patience.lasts():
            message = play(line, message, rng)
            # A curtain hangs again after a restart, so only the table of somebody who has the device can be compared.
            if message["question"] is None or not message["question"]["key"].startswith("effect."):
                continue
            server.kill()
            times += 1
            server.start()
            line = server.socket(table)
            again = table_from(line)
            assert again["curtain"] == message["view"]["to_move"]
            again = ask(line, "ready", seat=again["curtain"])
            same(message, again)
            undone = ask(line, "undo", state=again["state"])
            message = ask(line, "play", state=undone["state"], choice=message["steps"][-1]["choice"])
            assert message["view"] == again["view"]
        assert server.stop() == ""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_at_a_random_moment(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """No confirmed choice is lost and none is doubled; one under way is either there or not."""
    data: Path | str = tmp_path / "games.sqlite" if kind == "sqlite" else request.getfixturevalue("database")
    rng = Random(kind)
    games: dict[str, list[str]] = {}  # what was confirmed in each
    with Server(data) as server:
        table = None
        for _ in range(KILLS):
            if table is None:
                body = asked(rng.choice(("high", "duel")), ["me", "screen"])
                table = server.call("/api/tables", body)["table"]
                games[table] = []
            confirmed = games[table]
            sent, over = _play_until_killed(server, table, confirmed, rng)
            server.start()
            state = server.call(f"/api/tables/{table}")["view"]["state"]
            assert state - len(confirmed) in ((0, 1) if sent else (0,))
            if state > len(confirmed):
                assert sent is not None
                confirmed.append(sent)
            table = None if over else table
        assert server.stop() == ""
    _compare(data, games)


def _play_until_killed(server: Server, table: str, confirmed: list[str], rng: Random) -> tuple[str | None, bool]:
    """What was under way when the line was cut, and whether the game is over."""
    line = server.socket(table)
    message = table_from(line)
    stop = Timer(rng.random() * 0.1, server.kill)
    enough = len(confirmed) + rng.randrange(3, 12)
    sent: str | None = None
    try:
        patience = Patience("the server to be killed")
        while message["result"] is None and patience.lasts():
            if message["curtain"]:
                message = ask(line, "ready", seat=message["curtain"])
            if len(confirmed) == enough:
                stop.start()
            sent = sensible(message, rng)
            message = ask(line, "play", state=message["state"], choice=sent)
            confirmed.append(sent)
            sent = None
    except (ConnectionClosed, TimeoutError, OSError):
        pass
    if stop.ident is None:
        server.kill()
    else:
        stop.join(PATIENCE)
        assert not stop.is_alive(), "the server is not to be killed"
    return sent, message["result"] is not None


def _compare(data: Path | str, games: dict[str, list[str]]) -> None:
    """The logs hold what was confirmed, in order."""
    store = Store(opened(sqlite_address(data) if isinstance(data, Path) else data))
    for table, confirmed in games.items():
        assert store.texts(table) == confirmed
    store.close()


def test_a_bots_turn_survives(tmp_path: Path) -> None:
    """A bot that was thinking when the server died moves after the restart."""
    data = tmp_path / "games.sqlite"
    body = asked("high", ["me", "bot"], ["northern", "sylvan"], seed=2)
    body["seats"][1]["level"] = "master"
    with Server(data) as server:
        table = server.call("/api/tables", body)["table"]
        line = server.socket(table)
        message = table_from(line)
        for choice in ("place e5", "end"):
            message = ask(line, "play", state=message["state"], choice=choice)
        assert message["view"]["to_move"] == "sylvan"
        server.kill()
        server.start()
        # Nobody looks, and the bot moves all the same.
        line = server.socket(table)
        message = table_from(line)
        patience = Patience("the bot's turn")
        while message["view"]["to_move"] != "northern" and patience.lasts():
            message = table_from(line)
        turns = [entry for entry in message["view"]["log"] if entry["key"] == "turn"]
        assert [entry["params"]["number"] for entry in turns] == [2, 3]
        assert server.stop() == ""
