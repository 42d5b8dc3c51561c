"""Many games as rows: the same for the same seed, kept as they come, and a worker that dies costs its game only."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tashkalar.cli import main
from tashkalar.errors import NotAllowed
from tashkalar.lab.executor import Here, Processes
from tashkalar.lab.matches import bouts, play

parquet = pytest.importorskip("pyarrow.parquet")


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("part-*.parquet")) for row in parquet.read_table(file).to_pylist()]


def deadly(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def test_a_worker_that_dies_costs_what_it_worked_on() -> None:
    assert sorted(Processes(2).run(deadly, range(8))) == [0, 1, 2, 4, 5, 6, 7]


def test_the_same_seed_makes_the_same_rows_and_they_tell_what_happened(tmp_path: Path) -> None:
    from tashkalar.lab.simulate import simulate

    for name, hands in (("one", Here()), ("two", Processes(2))):
        assert simulate(tmp_path / name, ["random", "random"], 3, seed=4, part=2, played_by=hands) == 0
    found = rows(tmp_path / "one")
    assert found == rows(tmp_path / "two")
    assert [row["game"] for row in found] == [0, 1, 2]
    for row, bout in zip(found, bouts(["random", "random"], "duel", 3, seed=4, record=True), strict=True):
        outcome = play(bout)
        assert row["points"] == outcome.points
        assert row["turns"] == outcome.turns
        assert outcome.record is not None
        for number, school in enumerate(bout.schools):
            lines = [line for line in outcome.record.splitlines() if f" {school}: " in line and line[0].isdigit()]
            choices = [text for line in lines for text in line.partition(": ")[2].split(" | ")]
            summoned = [text for text in choices if text.startswith("summon ")]
            assert len(row["summoned"][number]) == len(summoned)
            for being, text in zip(row["summoned"][number], summoned, strict=True):
                assert text.startswith(f"summon {being} ")
            assert (school in row["winners"]) == (bout.seats[number].label in outcome.winners)


def test_a_run_goes_on_where_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "simulate", str(tmp_path), "--form", "high", "--part", "2", "--games"]
    assert main([*words, "3"]) == 0
    first = (tmp_path / "part-00000.parquet").stat().st_mtime_ns
    before = rows(tmp_path)
    assert main([*words, "4"]) == 0
    assert "4 games in" in capsys.readouterr().out
    assert rows(tmp_path)[:3] == before
    assert len(rows(tmp_path)) == 4
    assert (tmp_path / "part-00000.parquet").stat().st_mtime_ns == first
    assert json.loads((tmp_path / "run.json").read_text())["form"] == "high"


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    from tashkalar.lab.simulate import simulate

    simulate(tmp_path, ["random", "random"], 1, "high")
    with pytest.raises(NotAllowed, match="holds another run"):
        simulate(tmp_path, ["random", "random"], 1, "high", seed=1)
