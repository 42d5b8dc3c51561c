"""How much anybody may ask for."""

import json
from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tashkalar.server.app import application
from tashkalar.server.limits import Bucket, Gate
from tashkalar.server.settings import Settings

from .browser import ADA, Browser, House, asked


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    bucket = Bucket(3, 2, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_gate() -> None:
    gate = Gate(2, most_addresses=2)
    assert [gate.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert gate.take("2001:db8::1")
    assert not gate.take("192.0.2.1")
    # The one that asked least recently is forgotten.
    assert gate.take("192.0.2.3")
    assert gate.take("2001:db8::1")
    for own in ("127.0.0.1", "::1", None):
        assert all(gate.take(own) for _ in range(10))


def test_tables_per_address(settings: Settings) -> None:
    app = application(replace(settings, tables_per_hour=2))
    with TestClient(app, client=("192.0.2.7", 5000)) as client:
        house = House(client)
        answers = [house.post("/api/tables", asked("high", ["me", "bot"])) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["error"]["key"] == "too_many_tables"


def test_a_body_may_have_64_kib(house: House) -> None:
    body = {**asked("high", ["me", "bot"]), "note": "x" * 65_536}
    answer = house.post("/api/tables", body)
    assert answer.status_code == 413
    assert answer.json()["error"]["key"] == "too_large"


def test_a_message_may_have_64_kib(house: House) -> None:
    with house.client.websocket_connect(f"/ws/tables/{house.new('high', ['me', 'bot'])}") as socket:
        browser = Browser(socket, ADA, 0)
        browser.send({"type": "preview", "state": 0, "choice": "ä" * 40_000})
        # Escaped or not, it is the bytes that count.
        socket.send_text(json.dumps({"type": "preview", "choice": "ä" * 40_000}, ensure_ascii=False))
        assert browser.receive("refused")["key"] == "too_large"
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        assert caught.value.code == 1009


def test_messages_per_second(settings: Settings) -> None:
    with TestClient(application(replace(settings, messages_per_second=20))) as client:
        house = House(client)
        with house.browser(house.new("high", ["me", "bot"])) as browser:
            for _ in range(50):
                browser.send({"type": "preview", "state": 0, "choice": "place e5"})
            answers = [browser.receive() for _ in range(50)]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert 20 <= len(answers) - len(refused) <= 40
            assert {answer["key"] for answer in refused} == {"too_fast"}
            # Whoever goes on like that is cut off.
            with pytest.raises(WebSocketDisconnect) as caught:
                _insist(browser)
            assert caught.value.code == 1008


def _insist(browser: Browser) -> None:
    for _ in range(2000):
        browser.send({"type": "preview", "state": 0, "choice": "place e5"})
        browser.receive()


def test_hello_must_come_soon(settings: Settings) -> None:
    with TestClient(application(replace(settings, hello_seconds=0.05))) as client:
        table = House(client).new("high", ["me", "bot"])
        with client.websocket_connect(f"/ws/tables/{table}") as socket, pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        assert caught.value.code == 1008
