"""A browser without a screen: it sees what the server sends and plays what is offered, nothing else."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from tashkalar.server.lobby.lobby import Lobby
from tashkalar.server.storage.store import Store
from tashkalar.server.table.making import new_table
from tashkalar.server.table.order import read
from tashkalar.server.table.room import Room
from tashkalar.server.token import holder
from tests.patience import Late, Patience, until

ADA = "a" * 32
BOB = "b" * 32
CEM = "c" * 32
DOT = "d" * 32
FORMS: list[tuple[str, bool, list[str]]] = [
    ("first", False, ["northern", "southern"]),
    ("high", False, ["etherweavers", "sylvan"]),
    ("duel", False, ["highland", "northern"]),
    ("melee", False, ["northern", "southern", "etherweavers"]),
    ("melee", False, ["sylvan", "highland", "southern", "etherweavers"]),
    ("high", True, ["northern", "highland", "sylvan", "etherweavers"]),
    ("duel", True, ["etherweavers", "southern", "northern", "sylvan"]),
]
NAMES = [f"{form}{'-team' if team else ''}-{len(schools)}" for form, team, schools in FORMS]


def asked(form: str, kinds: list[str], schools: list[str] | None = None, **keys: Any) -> dict[str, Any]:
    """The body of a new table."""
    schools = schools or ["random"] * len(kinds)
    # No two are called the same: Friend, Friend 2.
    names = [
        f"{kind} {before}".title() if (before := kinds[:n].count(kind) + 1) > 1 else kind.title()
        for n, kind in enumerate(kinds)
    ]
    seats = [
        {"kind": kind, "name": name, "school": school} for kind, name, school in zip(kinds, names, schools, strict=True)
    ]
    return {"form": form, "seats": seats, **keys}


class House:
    """The server under test."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.client.app.state.lobby  # type: ignore[attr-defined]
        return lobby

    @property
    def store(self) -> Store:
        return self.lobby._store

    def room(self, table: str) -> Room:
        """The truth, for comparison only."""
        return self.lobby._rooms[table]

    def settled(self, table: str) -> Room:
        """A room that has written down who came and went: nothing changes in it any more by itself."""
        room = self.room(table)
        until("a room that has written everything", lambda: not len(room.working))
        return room

    def get(self, path: str, token: str | None = ADA, **keys: Any) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return self.client.get(path, headers=headers | keys.pop("headers", {}), **keys)

    def post(self, path: str, body: Any = None, token: str | None = ADA) -> Any:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return self.client.post(path, content=json.dumps(body), headers=headers)

    def new(self, form: str, kinds: list[str], schools: list[str] | None = None, **keys: Any) -> str:
        answer = self.post("/api/tables", asked(form, kinds, schools, **keys))
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def seat(self, form: str, schools: list[str], tokens: list[str], team: bool = False, seed: int = 1) -> str:
        """A table whose seats different browsers hold, as links to seats will make them."""
        asked_for = read(asked(form, ["me"] * len(schools), schools, team=team, seed=seed))
        row, _ = new_table(asked_for, [holder(token) for token in tokens])
        self.store.add(row)
        return row.id

    @contextmanager
    def browser(self, table: str, token: str | None = ADA, seen: int = 0) -> Iterator["Browser"]:
        with self.client.websocket_connect(f"/ws/tables/{table}") as socket:
            yield Browser(socket, token, seen)


class Log:
    """The log of a table as a browser keeps it: a message brings only what it has not got yet."""

    def __init__(self) -> None:
        self.lines: list[Any] = []

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message with the whole log."""
        if message["type"] != "table":
            return message
        known = message["log_from"]
        assert known <= len(self.lines), "what the browser has not got was left out"
        self.lines = [*self.lines[:known], *message["view"]["log"]]
        return {**message, "log_from": 0, "view": {**message["view"], "log": self.lines}}


class Browser:
    """One socket; `table` is the last table message, with the whole log."""

    def __init__(self, socket: WebSocketTestSession, token: str | None, seen: int) -> None:
        self.socket = socket
        self.got: list[dict[str, Any]] = []
        self.log = Log()
        self.sizes: list[int] = []  # of the messages, in bytes
        self.people: dict[str, Any] = {}  # the last that was said of them
        hello = {"type": "hello", "lang": "en", "seen": seen}
        self.send(hello if token is None else {**hello, "token": token})
        self.table = self.receive("table")

    def send(self, message: Any) -> None:
        self.socket.send_text(message if isinstance(message, str) else json.dumps(message))

    def receive(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, which must be of that kind; who comes and goes is noted by the way."""
        patience = Patience(f"a message ({kind or 'any'})")
        while (message := self.next())["type"] == "people":
            patience.lasts(self._came())
        assert kind is None or message["type"] == kind, message
        return message

    def until(self, what: str, seen: Callable[[], object]) -> None:
        """Take in what comes until it is there to be seen; `what` says what that is."""
        patience = Patience(what)
        while not seen():
            patience.lasts(self._came())
            self.next()

    def my_turn(self) -> None:
        """Wait until something is asked of this browser."""
        self.until("something to choose", lambda: self.table["options"])

    def _came(self) -> str:
        last = [{**one, "view": "..."} if "view" in one else one for one in self.got[-3:]]
        return f"{len(self.got)} messages, at last {last}"

    def next(self) -> dict[str, Any]:
        try:
            text = self.socket.receive_text()
        except Late as late:
            raise Late(f"no message came after {self._came()}\n{late}") from None
        self.sizes.append(len(text))
        message = self.log.whole(json.loads(text))
        self.got.append(message)
        if message["type"] in ("people", "table"):
            self.people = {key: message[key] for key in ("seats", "watching", "creator", "votes", "clock")}
        if message["type"] == "table":
            self.table = message
        return message

    def ask(self, kind: str, **keys: Any) -> dict[str, Any]:
        """Send something and wait for what answers it; news that come first are taken in."""
        number = len(self.got) + 1000
        self.send({"type": kind, "id": number, **keys})
        while (message := self.receive()).get("id") != number:
            assert message["type"] == "table", message
        return message

    def play(self, choice: str) -> dict[str, Any]:
        return self.ask("play", state=self.table["state"], choice=choice)

    def undo(self) -> dict[str, Any]:
        return self.ask("undo", state=self.table["state"])

    def ready(self) -> dict[str, Any]:
        return self.ask("ready", seat=self.table["curtain"])

    def step(self, rng: Random) -> None:
        """Take the device if need be, and make one sensible choice."""
        if self.table["curtain"]:
            self.ready()
        answer = self.play(sensible(self.table, rng))
        assert answer["type"] == "table", answer


def sensible(table: dict[str, Any], rng: Random) -> str:
    """One of the offered texts; mostly one that brings the game forward, so that games end before we do."""
    options = table["options"]
    for kind, likely in (("claim", 1.0), ("summon", 0.9), ("flare", 0.6), ("warp", 0.3), ("hand_over", 0.1)):
        found = [option["text"] for option in options if option["kind"] == kind]
        if found and rng.random() < likely:
            return str(rng.choice(found))
    if rng.random() < 0.03:
        return str(rng.choice(options)["text"])
    missing = {
        part["square"] for prospect in table["prospects"] for near in prospect["nearest"] for part in near["missing"]
    }
    useful = [option["text"] for option in options if option["kind"] == "place" and option["square"] in missing]
    return str(rng.choice(useful or [option["text"] for option in options]))
