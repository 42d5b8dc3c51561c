"""The benchmark measures everything it promises. How fast is never tested."""

import json

import pytest

from tashkalar.cli import main
from tashkalar.lab import bench, bench_gauges

QUICK = ["--rounds", "1", "--seconds", "0", "--memory", "2"]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("chess")
    assert main(["bench", "--json", *QUICK]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"first", "high", "duel", "melee of 3", "melee of 4"} <= set(report["playouts"])
    for entry in report["playouts"].values():
        assert entry["choices_per_second"] > 0
        assert entry["ratio"] > 0
    assert report["steps"]["copy between actions"]["ratio"] > 0
    assert report["steps"]["figure match"]["microseconds"] > 0
    assert report["chess"]["moves_per_second"] > 0
    assert report["memory"]["games"] == 2


def test_without_chess(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "chess", dict)
    monkeypatch.setattr(bench, "forms", lambda: {"duel": bench_gauges.forms()["duel"]})
    assert main(["bench", *QUICK]) == 0
    shown = capsys.readouterr().out
    assert "duel" in shown
    assert "ratio" not in shown
    assert "With python-chess installed" in shown
    assert "over 2 games" in shown


def test_the_number_of_gauges_is_known() -> None:
    assert bench.gauges() == sum(map(len, (bench_gauges.forms(), bench_gauges.steps(), bench_gauges.chess())))
