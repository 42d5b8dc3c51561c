"""A browser reduced to what every version understands: it says hello, asks, and waits for its answer."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

_LIKELY = {"claim": 1.0, "summon": 0.9, "flare": 0.6, "warp": 0.5, "hand_over": 0.1}


class Line:
    """One socket; `table` is the last table that came."""

    def __init__(self, socket: WebSocketTestSession, token: str) -> None:
        self._socket = socket
        self._asked = 0
        self._send({"type": "hello", "lang": "en", "seen": 0, "token": token})
        self.table = self._receive()

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send_text(json.dumps(message))

    def _receive(self) -> dict[str, Any]:
        message: dict[str, Any] = self._socket.receive_json()
        if message["type"] == "table":
            self.table = message
        return message

    def ask(self, kind: str, **keys: Any) -> dict[str, Any]:
        """Send something and wait for what answers it."""
        self._asked += 1
        self._send({"type": kind, "id": self._asked, **keys})
        while (message := self._receive()).get("id") != self._asked:
            pass
        assert message["type"] != "refused", message
        return message

    def say(self, word: str) -> None:
        """Say something, and hear it oneself."""
        self._send({"type": "say", "say": word})
        while self._receive()["type"] != "said":
            pass

    def wait(self) -> None:
        """Wait for news of the game."""
        while self._receive()["type"] != "table":
            pass

    def ready(self) -> None:
        """Take the device, if that is what the table waits for."""
        if self.table["curtain"]:
            self.ask("ready", seat=self.table["curtain"])

    def play(self, choice: str) -> None:
        self.ask("play", state=self.table["state"], choice=choice)

    def undo(self) -> None:
        self.ask("undo", state=self.table["state"])


@contextmanager
def line(client: TestClient, table: str, token: str) -> Iterator[Line]:
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        yield Line(socket, token)


def sensible(table: dict[str, Any], rng: Random) -> str:
    """One of the offered texts, mostly one that brings the game forward."""
    options = table["options"]
    for kind, likely in _LIKELY.items():
        found = [option["text"] for option in options if option["kind"] == kind]
        if found and rng.random() < likely:
            return str(rng.choice(found))
    missing = {
        part["square"] for prospect in table["prospects"] for near in prospect["nearest"] for part in near["missing"]
    }
    useful = [option["text"] for option in options if option["kind"] == "place" and option["square"] in missing]
    return str(rng.choice(useful or [option["text"] for option in options]))
