"""Nonsense of every kind: never an error of the server, never a changed game."""

import json
import os
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from tashkalar.server.app import application
from tashkalar.server.settings import Settings
from tashkalar.server.wire.asking import TYPES

from .browser import ADA, BOB, House, asked

# Frames of nonsense for each of two games and three browsers; bodies and addresses.
FRAMES = int(os.environ.get("TASHKALAR_FUZZ", "100"))
WORDS = [
    *("type", "hello", "play", "undo", "preview", "ready", "resign", "agree", "hint", "state", "choice", "seat", "id"),
    *("token", "seen", "place e5", "end", "-", "northern", "sylvan", ADA, "", "\ud800", "\x00", "é" * 300, "__proto__"),
    *("say", "replace", "keep", "link", "free", "clock", "turn", "friend"),
    *("form", "seats", "kind", "me", "bot", "school", "level", "team", "seed", "assist", "high", "name", "random"),
]


def nonsense(rng: Random, depth: int = 0) -> Any:
    """Any JSON value, made of words that mean something here."""
    pick = rng.randrange(9 if depth < 3 else 6)
    if pick < 3:
        return rng.choice(WORDS)
    if pick < 6:
        return rng.choice([0, -1, 1, True, False, None, 1.5, 10**30, -(2**70), 1e300])
    if pick == 6:
        return [nonsense(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(WORDS): nonsense(rng, depth + 1) for _ in range(rng.randrange(6))}


def message(rng: Random) -> str:
    """A frame: mostly something that is almost right."""
    pick = rng.randrange(10)
    if pick == 0:
        return "".join(chr(rng.randrange(1, 0x250)) for _ in range(rng.randrange(60)))
    if pick == 1:
        return json.dumps(nonsense(rng))
    kind = rng.choice([*TYPES, "hello"])
    near: dict[str, Any] = {"type": kind, "state": 0, "choice": "place e5", "seat": "northern", "id": 1}
    near |= {"say": "hello", "level": "novice", "by": "northern"}
    for key in rng.sample(sorted(near), rng.randrange(1, 4)):
        near[key] = nonsense(rng)
    # What would be allowed is not nonsense.
    if near["type"] in ("play", "resign", "ready", "say"):
        near["type"] = "preview"
    return json.dumps(near)


@pytest.mark.parametrize("seed", range(2))
def test_frames(house: House, seed: int) -> None:
    rng = Random(seed)
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1)
    before = house.get(f"/api/tables/{table}").json()
    for token in (ADA, BOB, None):
        for _ in range(FRAMES // 100):
            # A line with far too much nonsense is cut, so not more than this on one.
            with house.browser(table, token) as browser:
                for _ in range(100):
                    browser.send(message(rng))
                # Whatever was said, a plain question is answered after all of it.
                browser.send({"type": "preview", "state": 0, "choice": "end", "id": "last"})
                while (answer := browser.receive()).get("id") != "last":
                    assert answer["type"] in ("refused", "table", "preview", "hint", "waiting", "said")
    assert house.store.texts(table) == []
    assert house.get(f"/api/tables/{table}").json() == before


def test_hellos(house: House) -> None:
    rng = Random(9)
    table = house.new("high", ["me", "bot"])
    for _ in range(40):
        hello = {"type": "hello", "token": ADA, "seen": 0, "lang": "en"}
        hello[rng.choice(["token", "seen", "lang", "id"])] = nonsense(rng)
        with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
            socket.send_text(json.dumps(hello))
            assert socket.receive_json()["type"] in ("table", "refused")


def test_bodies_and_addresses(settings: Settings) -> None:
    rng = Random(3)
    # Errors of the server are answers here, not exceptions of the test.
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        house = House(client)
        for _ in range(2 * FRAMES):
            body = asked("high", ["me", "screen"])
            for key in rng.sample(sorted(body), rng.randrange(1, 3)):
                body[key] = nonsense(rng)
            if rng.random() < 0.5 and isinstance(body["seats"], list) and len(body["seats"]) == 2:
                body["seats"][0] = {rng.choice(WORDS): nonsense(rng), "kind": "me", "school": nonsense(rng)}
            assert house.post("/api/tables", body).status_code in (201, 400)
        for _ in range(FRAMES):
            word = rng.choice(WORDS).encode("utf-8", "replace").hex("%", 1)
            path = rng.choice(["/", "/api/", "/api/tables/", "/assets/", "/api/catalogue?lang=", "/ws/tables/"])
            answer = client.request(
                rng.choice(["GET", "POST", "PUT", "HEAD", "OPTIONS"]), f"{path}{'%' + word if word else ''}"
            )
            assert answer.status_code in (200, 400, 401, 404, 405, 503)
