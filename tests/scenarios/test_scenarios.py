"""Every scenario file of the repository passes, one by one and through the command."""

from pathlib import Path

import pytest

from tashkalar.cli import main
from tashkalar.game import scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_scenario_file(path: Path) -> None:
    report = scenario.check_file(path)
    assert not report.failures, "\n".join(map(str, report.failures))
    assert report.passed > 0


def test_check_command_passes_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, FILES)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    passed, failed = last.split(", ")
    assert failed == "0 failed"
    assert int(passed.split()[0]) >= 3390


def test_there_are_scenarios_for_every_form_and_school() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    for form in ("first", "high", "duel", "melee"):
        assert f"form: {form}" in text
    assert "team: true" in text
    for school in ("northern", "southern", "highland", "sylvan", "etherweavers", "everfrost", "nethervoid"):
        assert school in text
