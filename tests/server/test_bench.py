"""The load bench runs and tells what it should; how fast anything is depends on the machine."""

import pytest

from tashkalar.lab.bench import beside, server
from tashkalar.lab.bench.crowds import Sizes


def test_a_small_load() -> None:
    few = Sizes(games=1, seconds=0.5, spectators=3, sockets=14, tables=1, turns=1)
    report = server.measure(games=2, seconds=1.0, rates=(20.0,), idle_games=2, idle_sockets=4, crowd=few)
    (one,) = report["rates"]
    assert one["choices"] > 2
    for times in (one["choice_ms"], one["control_ms"], report["crowds"]["spectators"]["choice_ms"]):
        assert 0 < times["p50"] <= times["p95"] <= times["p99"] <= times["max"]
    assert report["idle"]["sockets"] == 4
    # The seat holds no more sockets than it may.
    assert report["crowds"]["seat"]["held"] <= 12
    assert report["crowds"]["stranger"]["beside_ms"]["max"] > 0
    assert "bare" in "\n".join(server.lines(report))


def test_a_small_load_of_bots() -> None:
    for seconds in (3, 15):  # a busy machine needs longer until its bots have begun
        report = server.measure_bots(games=2, seconds=seconds, pause=0.1, level="adept")
        if report["choices"] > 2:
            break
    assert report["choices"] > 2
    assert report["control_ms"]["p95"] > 0
    assert "against the adept" in "\n".join(server.bot_lines(report))


@pytest.mark.slow
def test_a_small_load_beside_an_analysis() -> None:
    report = beside.measure(games=1, seconds=2.0, rounds=1, pause=0.1)
    assert min(report["choices"]) > 2
    assert "while others are analysed" in "\n".join(beside.lines(report))
