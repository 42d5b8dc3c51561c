"""What is logged: structured lines, and no secret among them."""

import json
import logging
import sys

import pytest

from tashkalar.server.logs import JsonLines
from tashkalar.server.token import holder

from .browser import ADA, House


def test_a_line_is_one_json_object() -> None:
    record = logging.makeLogRecord(
        {"name": "here", "levelname": "INFO", "msg": "%s tables", "args": (3,), "event": "x", "_noted": 1}
    )
    line = json.loads(JsonLines().format(record))
    assert line.pop("at").startswith("20")
    assert line == {"level": "info", "from": "here", "text": "3 tables", "event": "x"}


def test_a_trace_stays_in_its_line() -> None:
    try:
        raise ValueError("no")
    except ValueError:
        record = logging.makeLogRecord({"msg": "bad", "exc_info": sys.exc_info()})
    text = JsonLines().format(record)
    assert "\n" not in text
    assert "ValueError: no" in json.loads(text)["trace"]


def test_nothing_secret_is_logged(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with house.browser(house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=987654321)) as browser:
        browser.play("place e5")
        browser.play("dance")
        browser.receive("table")
        browser.play("end")
        browser.my_turn()
        hand = browser.table["view"]["hand"]
    said = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert '"event": "new_table"' in said
    for secret in (ADA, holder(ADA), "987654321", *hand[:5]):
        assert secret not in said
