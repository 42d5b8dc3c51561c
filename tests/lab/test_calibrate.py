"""Whether chances come true: games are played, and what was told is held against what came."""

import pytest

from tashkalar.bots.values.evaluation import chance
from tashkalar.cli import main
from tashkalar.lab import calibrate
from tashkalar.lab.calibrate import Told, fitted


def test_the_same_seed_tells_the_same(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrate, "BLOCK", 1)
    words = ["lab", "calibrate", "--games", "2", "--nodes", "5", "--table", "duel-team", "--table", "melee"]
    shown = []
    for _ in range(2):
        assert main(words) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert "4 games" in shown[0]
    assert "duel-team" in shown[0]
    assert "melee of" in shown[0]
    assert "90 to 100 %" in shown[0]


def test_what_was_told_is_put_beside_what_came() -> None:
    told = [Told("duel", 0.0, 0.55, 1.0), Told("duel", 0.0, 0.59, 0.0), Told("high", 0.0, 0.51, 0.0)]
    by_table = {"duel": told[:2], "high": told[2:]}
    rows = calibrate._rows(told, by_table)
    assert rows[5] == ["50 to 60 %", "3", "55 %", "33 %", "50 %", "0 %"]
    assert rows[9] == ["90 to 100 %", "0", "-", "-", "-", "-"]


def test_the_best_scale_is_found() -> None:
    pairs = [(value / 10, chance(0.06 * value - 0.5)) for value in range(-40, 41)]
    assert fitted(pairs) == pytest.approx((0.6, -0.5), abs=1e-6)
