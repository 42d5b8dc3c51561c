"""Every scenario file of the repository passes, one by one and through the command."""

from functools import cache
from pathlib import Path

import pytest

from tashkalar.cli import main
from tashkalar.game import scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


@cache
def checked(path: Path) -> scenario.Report:
    return scenario.check_file(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_scenario_file(path: Path) -> None:
    report = checked(path)
    assert not report.failures, "\n".join(map(str, report.failures))
    assert report.passed > 0


def test_there_are_many() -> None:
    assert sum(checked(path).passed for path in FILES) >= 3390


def test_the_command_adds_up_several_files(capsys: pytest.CaptureFixture[str]) -> None:
    """In their order, as they are named; the whole of them passes above, file by file."""
    few = [path for path in FILES if path.parent == HERE]
    assert len(few) > 1
    assert main(["check", *map(str, few)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{sum(checked(path).passed for path in few)} passed, 0 failed"


def test_there_are_scenarios_for_every_form_and_school() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    for form in ("first", "high", "duel", "melee"):
        assert f"form: {form}" in text
    assert "team: true" in text
    for school in ("northern", "southern", "highland", "sylvan", "etherweavers", "everfrost", "nethervoid"):
        assert school in text
