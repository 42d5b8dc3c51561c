"""The games of an earlier version, made by that version: `python -m tests.earlier.make`, with its `src` on the path.

They were made by version 0.1.0 as it was at "Numbers that make no sense are refused before anything begins; the
shortest thinking still takes whole turns": the last one before the modules moved into rooms. A server of that version
was driven through its HTTP interface and its sockets, as browsers do, and stopped and started again in between; bots
played novices. Chance came from seeds and the moments in the database were written anew, so that the same games come
out every time. Then that version was asked what everybody sees (`answers.py`), and what it answered was kept.

To be run again only to add games, and only with that version: what ours would write proves nothing.
"""

import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any
from unittest.mock import patch

from starlette.testclient import TestClient

from .answers import EXPECTED, GAMES, RECORDS, STOPPED, get, lists, load, messages, replays, shared, spread, written
from .maker import CHANCE, Maker, Table, Wanted, awaits, both, effect, handed, last_turns, over, pending, private, turn


# -- the games ---------------------------------------------------------------------------------------------------------
def with_bots(maker: Maker) -> None:
    """Games in which bots have played."""
    maker.play(maker.table("high-bot", "high", "northern:ada etherweavers:bot", seed=5), both(turn(6), private))
    table = maker.table("melee4-bots", "melee", "sylvan:ada highland:bot southern:bot etherweavers:ada", seed=4)
    maker.play(table, both(turn(5), private))


def running(maker: Maker) -> None:
    """Games that are stopped amid everything; bots that are to move do not."""
    clock = {"turn": 300, "reserve": 600}
    new, play = maker.table, maker.play

    play(new("first", "first", "northern:ada southern:ada", seed=3), both(turn(4), private))
    table = play(new("high-effect", "high", "highland:ada northern:bob", clock=clock), both(turn(4), effect))
    with maker.line(table, "bob") as bob:
        bob.say("hello")
        bob.say("good_luck")
    play(new("high-pending", "high", "etherweavers:ada sylvan:bob", 12, assist="matches"), both(pending, private))
    play(new("duel", "duel", "southern:ada sylvan:bob", assist="none"), both(turn(5), private))
    play(new("duel-pending", "duel", "etherweavers:ada highland:ada", 24), pending)
    new("high-open", "high", "northern:? etherweavers:?", clock=clock)
    play(
        new("team-duel-open", "duel", "sylvan:ada northern:bob southern:? highland:cem", team=True), awaits("southern")
    )

    table = play(new("melee3-vote", "melee", "northern:ada southern:bob highland:cem"), turn(5))
    with maker.line(table, "ada") as ada:
        ada.ask("replace", seat="southern", level="novice", by="northern")
    play(new("melee3-late", "melee", "highland:ada sylvan:bob etherweavers:cem", clock=clock), both(turn(5), private))
    play(new("melee4", "melee", "northern:ada southern:bob highland:cem sylvan:dot", assist="none"), effect)
    play(maker.tables["melee4-bots"], awaits("highland", "southern"))
    table = new("melee4-last", "melee", "etherweavers:ada sylvan:bob northern:cem highland:dot")
    play(table, both(last_turns, private))
    with maker.line(table, "ada") as ada:
        ada.ask("agree", seat="etherweavers")

    play(
        new("team-high", "high", "northern:ada highland:bob sylvan:cem southern:dot", 16, team=True),
        both(turn(3), handed),
    )
    table = new("team-high-pending", "high", "etherweavers:ada highland:bob northern:ada southern:bob", 19, team=True)
    play(table, both(pending, private))
    table = new("team-duel", "duel", "etherweavers:ada southern:bob northern:cem sylvan:dot", 18, team=True)
    play(table, both(handed, effect))

    table = play(new("duel-replaced", "duel", "southern:ada etherweavers:bob"), both(awaits("etherweavers"), private))
    with maker.line(table, "ada") as ada:
        ada.ask("replace", seat="etherweavers", level="novice", by="southern")
    del table.holders["etherweavers"]


def finished(maker: Maker) -> None:
    """Games that are over, for every reason there is."""
    new, play = maker.table, maker.play
    play(new("first-deck", "first", "etherweavers:ada sylvan:bob"), over)
    play(new("team-high-deck", "high", "sylvan:ada etherweavers:bob northern:ada highland:bob", team=True), over)
    table = play(new("melee3-agreed", "melee", "sylvan:ada etherweavers:bob northern:ada"), last_turns)
    for school, who in table.holders.items():
        with maker.line(table, who) as browser:
            browser.ask("agree", seat=school)
    table = play(
        new("team-duel-resigned", "duel", "southern:ada highland:bob sylvan:cem northern:dot", team=True), effect
    )
    with maker.line(table, "dot") as dot:
        dot.ask("resign")
    table = play(new("duel-resigned", "duel", "highland:ada northern:bob"), both(turn(5), private))
    with maker.line(table, "bob") as bob:
        bob.ask("resign")
        bob.say("good_game")
    CHANCE.seed("rematch")
    again = maker.post(f"/api/tables/{table.id}/rematch", who="bob")["table"]
    maker.tables["duel-rematch"] = Table("duel-rematch", again, {"highland": "ada", "northern": "bob"})
    play(new("high-time", "high", "etherweavers:ada southern:bob", clock={"turn": 60, "reserve": 30}), turn(4))


def looked_back_at(maker: Maker) -> dict[str, str]:
    """Records that were sent in, one of them analysed, and studies; the names of the records."""
    found = {}
    # Of the running game its player has ended the turn, or its position could not be written down.
    file = RECORDS / "high-pending.game"
    ended = file.read_text(encoding="utf-8").rstrip() + " | end\n"
    file.with_stem("high-pending-ended").write_text(ended, encoding="utf-8")
    for name, who in (("first-deck", "bob"), ("duel-resigned", "ada"), ("high-pending-ended", "ada")):
        CHANCE.seed(f"record {name}")
        body = {"text": (RECORDS / f"{name}.game").read_text(encoding="utf-8"), "title": f"The {name} one"}
        found[name] = maker.post("/api/records", body, who)["replay"]
    replay = f"/api/replays/{found['duel-resigned']}"
    while maker.post(f"{replay}/analysis")["status"] != "done":
        sleep(0.05)

    def study(name: str, seats: str, wanted: Wanted, **keys: Any) -> None:
        CHANCE.seed(name)
        body = {"seats": [{"kind": kind, "name": kind.title()} for kind in seats.split()], **keys}
        table = maker.post("/api/studies", body, "bob")["table"]
        places = get(maker.client, f"/api/tables/{table}", "bob").json()["seats"]
        made = maker.tables[name] = Table(name, table, {seat["school"]: "bob" for seat in places if seat["mine"]})
        maker.play(made, wanted)

    def position(name: str, step: int) -> str:
        text: str = get(maker.client, f"/api/replays/{found[name]}/position?step={step}").json()["text"]
        return text

    study("study", "me bot", private, replay=found["duel-resigned"], step=6)
    study("study-position", "screen me", private, text=position("first-deck", 20))
    study("study-pending", "screen me", both(pending, private), text=position("high-pending-ended", 36))
    # Random players seldom come to the points that end a game, unless they are nearly there.
    near = position("duel-resigned", 12).replace("yellow: 0", "yellow: 17").replace("blue: 0", "blue: 17")
    study("study-points", "me screen", over, text=near)
    return found


# -- everything --------------------------------------------------------------------------------------------------------
@contextmanager
def server(file: Path) -> Iterator[TestClient]:
    """A server of the version that is on the path."""
    settings = import_module("tashkalar.server.settings")
    told = settings.Settings(
        settings.sqlite_address(file),
        file.parent,
        messages_per_second=100_000,
        sayings_per_minute=1000,
        bot_workers=1,
        analysis_effort=0.05,
    )
    with TestClient(import_module("tashkalar.server.app").application(told)) as client:
        yield client


def all_games(file: Path) -> tuple[dict[str, Table], dict[str, str]]:
    """Fill a database; the tables by their names, and the records that were sent in."""
    tables: dict[str, Table] = {}
    with server(file) as client:
        with_bots(Maker(client, tables))
    thinking = import_module("tashkalar.server.thinking").Thinking
    thinking.look = lambda self, room: None
    with server(file) as client:
        maker = Maker(client, tables)
        running(maker)
        finished(maker)
        write_records(maker)
        sent = looked_back_at(maker)
    with closing(sqlite3.connect(file)) as database, database:
        late(database, tables["high-time"].id)
    with server(file) as client:
        while not get(client, f"/api/tables/{tables['high-time'].id}").json()["view"]["over"]:
            sleep(0.05)
        write_records(Maker(client, tables))
    return tables, sent


def write_records(maker: Maker) -> None:
    """The record of every game; that of a running one is nobody's to see, and taken from the server's memory."""
    lobby = maker.client.app.state.lobby  # type: ignore[attr-defined]
    for name, table in maker.tables.items():
        get(maker.client, f"/api/tables/{table.id}")
        game = lobby._rooms[table.id].live.game
        if game.state:
            (RECORDS / f"{name}.game").write_text(game.record(), encoding="utf-8")


def late(database: sqlite3.Connection, table: str) -> None:
    """Let all time be over at a table."""
    since, deadline = written(STOPPED - timedelta(hours=2)), written(STOPPED - timedelta(hours=1))
    database.execute("UPDATE tables SET since = ?, deadline = ? WHERE id = ?", (since, deadline, table))


def settle_moments(database: sqlite3.Connection) -> None:
    """Give everything a moment that does not depend on when and how fast the games were made."""
    database.row_factory = sqlite3.Row
    rows = database.execute("SELECT * FROM tables ORDER BY rowid").fetchall()
    for number, row in enumerate(rows):
        created = STOPPED - timedelta(hours=3 * (len(rows) - number))
        changed = created + timedelta(seconds=7 * row["state"])
        since = None if row["since"] is None else STOPPED - timedelta(seconds=20)
        deadline = None
        if since is not None and row["deadline"] is not None:
            clock, reserve = json.loads(row["clock"]), json.loads(row["reserve"])
            deadline = since + timedelta(seconds=clock["turn"] + reserve[row["to_move"]])
        moments = [moment and written(moment) for moment in (created, changed, since, deadline)]
        database.execute(
            "UPDATE tables SET created = ?, changed = ?, since = ?, deadline = ? WHERE id = ?", (*moments, row["id"])
        )
        for choice in range(row["state"]):
            at = written(created + timedelta(seconds=7 * (choice + 1)))
            where = (at, row["id"], choice + 1)
            database.execute("UPDATE choices SET at = ? WHERE table_id = ? AND number = ?", where)
        come = "UPDATE seats SET come = ? WHERE table_id = ? AND come IS NOT NULL"
        database.execute(come, (written(created), row["id"]))
        database.execute("UPDATE sayings SET at = ? WHERE table_id = ?", (written(changed), row["id"]))
    for number, (record,) in enumerate(database.execute("SELECT id FROM records ORDER BY rowid").fetchall()):
        created = STOPPED - timedelta(hours=1, minutes=-number)
        database.execute("UPDATE records SET created = ? WHERE id = ?", (written(created), record))
    database.execute("UPDATE analyses SET made = ?", (written(STOPPED),))


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.glob("*.game"):
        old.unlink()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        repeatable: dict[str, Any] = {
            "choice": CHANCE.choice,
            "randbits": CHANCE.getrandbits,
            "token_hex": lambda size: CHANCE.randbytes(size).hex(),
        }
        with patch.multiple(secrets, **repeatable):
            tables, sent = all_games(file)
        with closing(sqlite3.connect(file)) as database, database:
            settle_moments(database)
            late(database, tables["melee3-late"].id)
            GAMES.write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
        again = Path(folder) / "again.sqlite"
        load(again, still=True)
        with server(again) as client:
            found = asked(client, tables, sent)
    EXPECTED.write_text(spread(found) + "\n", encoding="utf-8")


def asked(client: TestClient, tables: dict[str, Table], sent: dict[str, str]) -> dict[str, Any]:
    """What that version answers."""
    ended = {
        name: table.id for name, table in tables.items() if get(client, f"/api/tables/{table.id}/record").is_success
    }
    return {
        "tables": {
            name: {
                "id": table.id,
                "holders": table.holders,
                "links": table.links,
                "messages": shared(messages(client, table.id, table.viewers)),
            }
            for name, table in tables.items()
        },
        "lists": lists(client),
        "replays": replays(client, ended),
        "sent": replays(client, sent),
    }


if __name__ == "__main__":
    main()
