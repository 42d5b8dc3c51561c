"""The benchmark measures everything it promises. How fast is never tested."""

import json

import pytest

from tashkalar.cli import main
from tashkalar.lab.bench import gauges, report


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured on hundreds of positions can be measured on a few."""
    monkeypatch.setattr(gauges, "SAMPLES", 8)


QUICK = ["--rounds", "1", "--seconds", "0", "--memory", "2"]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("chess")
    assert main(["bench", "--json", *QUICK]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"first", "high", "duel", "duel with Everfrost", "duel with Nethervoid", "melee of 3", "melee of 4"} <= set(
        found["playouts"]
    )
    for entry in found["playouts"].values():
        assert entry["choices_per_second"] > 0
        assert entry["ratio"] > 0
    assert found["steps"]["copy between actions"]["ratio"] > 0
    assert found["steps"]["figure match"]["microseconds"] > 0
    assert found["chess"]["moves_per_second"] > 0
    assert found["memory"]["games"] == 2


def test_without_chess(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "chess", dict)
    monkeypatch.setattr(report, "forms", lambda: {"duel": gauges.forms()["duel"]})
    assert main(["bench", *QUICK]) == 0
    shown = capsys.readouterr().out
    assert "duel" in shown
    assert "ratio" not in shown
    assert "With python-chess installed" in shown
    assert "over 2 games" in shown


def test_the_number_of_gauges_is_known() -> None:
    assert report.gauges() == sum(map(len, (gauges.forms(), gauges.steps(), gauges.chess())))


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("--rounds", "0", "a whole number, at least 1"),
        ("--rounds", "two", "a whole number, at least 1"),
        ("--seconds", "-1", "a number, at least 0"),
        ("--seconds", "nan", "a number, at least 0"),
        ("--seconds", "long", "a number, at least 0"),
        ("--seconds", "inf", "a number, at least 0"),
        ("--memory", "-5", "a whole number, at least 0"),
        ("--server", "0", "a whole number, at least 1"),
        ("--bots", "-3", "a whole number, at least 1"),
    ],
)
def test_numbers_that_make_no_sense(name: str, value: str, wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", f"{name}={value}"])
    assert ended.value.code == 2
    assert f"argument {name}: {value!r} should be {wanted}" in capsys.readouterr().err
