"""The figure editor over HTTP."""

from typing import Any

import pytest

from .browser import House
from .test_openapi import check


def test_a_figure_is_judged(house: House) -> None:
    found = house.post("/api/learn/figure", {"drawing": ". . .\n. o @\n. o .", "rank": "common"}, None).json()
    check("FigureJudged", found)
    assert found["drawing"] == "o @\no ."
    assert 0 < found["share"] < 1
    rarer = house.post("/api/learn/figure", {"drawing": ". o @\no o .\no o O", "rank": "heroic"}, None).json()
    assert rarer["share"] < found["share"]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"drawing": "o o"}, "figure"),
        ({"drawing": "@ " * 300}, "figure"),
        ({"drawing": 7}, "figure"),
        ({}, "figure"),
        ({"drawing": "o @", "rank": "huge"}, "one_of"),
    ],
)
def test_what_is_none_is_refused(house: House, body: Any, key: str) -> None:
    answer = house.post("/api/learn/figure", body, None)
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, key)
