"""Many games as rows: the same for the same seed, kept as they come."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tashkalar.cli import main
from tashkalar.errors import NotAllowed
from tashkalar.lab.executor import Here, Processes
from tashkalar.lab.matches import Bout, bouts, play, played
from tashkalar.lab.simulate import SOURCES, plan, read, row, simulate
from tashkalar.rules.card import CARDS, TASKS
from tashkalar.rules.school import find_school

parquet = pytest.importorskip("pyarrow.parquet")


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("part-*.parquet")) for row in parquet.read_table(file).to_pylist()]


def test_the_same_seed_makes_the_same_rows_and_they_tell_what_happened(tmp_path: Path) -> None:
    for name, hands in (("one", Here()), ("two", Processes(2))):
        assert simulate(tmp_path / name, ["random", "random"], 3, seed=4, part=2, played_by=hands) == 0
    found = rows(tmp_path / "one")
    assert found == rows(tmp_path / "two")
    assert [row["game"] for row in found] == [0, 1, 2]
    for one, bout in zip(found, plan(["random", "random"], 3, "duel", seed=4), strict=True):
        outcome = play(replace(bout, record=True))
        assert one["points"] == outcome.points
        assert one["turns"] == outcome.turns
        assert outcome.record is not None
        for number, school in enumerate(bout.schools):
            lines = [line for line in outcome.record.splitlines() if f" {school}: " in line and line[0].isdigit()]
            choices = [text for line in lines for text in line.partition(": ")[2].split(" | ")]
            summoned = [text for text in choices if text.startswith("summon ")]
            assert len(one["summoned"][number]) == len(summoned)
            for being, text in zip(one["summoned"][number], summoned, strict=True):
                assert text.startswith(f"summon {being} ")
            assert len(one["flares"][number]) == sum(text.startswith("flare") for text in choices)
            assert (school in one["winners"]) == (bout.seats[number].label in outcome.winners)
            assert {CARDS[name].deck for name in one["dealt"][number]} == {
                find_school(school).deck,
                "legends",
                "flares",
            }


@pytest.mark.parametrize(("form", "bots", "team"), [("high", 2, False), ("high", 2, True), ("duel", 2, False)])
def test_points_have_sources(form: str, bots: int, team: bool) -> None:
    """Of games that are played for something: adepts with a few positions a turn."""
    seen = dict.fromkeys(SOURCES, 0)
    for bout in plan(["adept"] * bots, 6, form, team=team, nodes=4, seed=2):
        one = row(bout)
        for seat, points in enumerate(one["points"]):
            parts = {source: one[f"from_{source}"][seat] for source in SOURCES}
            assert sum(parts.values()) == points
            for source, number in parts.items():
                seen[source] += abs(number)
        if form == "high":
            worth = [sum(TASKS[task].points for task in claimed) for claimed in one["claimed"]]
            mine = worth if not team else [worth[seat] + worth[(seat + 2) % 4] for seat in range(4)]
            assert one["from_tasks"] == mine
            assert not any(one["from_flares"] + one["from_destroyed"])
        else:
            assert one["from_flares"] == [len(flares) for flares in reversed(one["flares"])]
            # The Iris and the Gate Master may count as legends, too.
            legends = [sum(CARDS[name].deck == "legends" for name in names) for names in one["summoned"]]
            doubtful = [{"Iris of Eternity", "Gate Master"} & set(names) for names in one["summoned"]]
            for found, sure, more in zip(one["from_legends"], legends, doubtful, strict=True):
                assert found == sure or more
            assert not any(one["from_tasks"])
    assert seen["tasks" if form == "high" else "destroyed"]
    assert seen["legends"]


def test_points_of_a_melee_are_those_in_all_colours() -> None:
    bout = plan(["adept"] * 3, 1, "melee", nodes=4, seed=2)[0]
    one, (game, _) = row(bout), played(bout)
    for seat, tracks in enumerate(game.position.scores):
        assert sum(one[f"from_{source}"][seat] for source in SOURCES if source != "pending") == sum(tracks)
    assert sum(one["from_flares"]) == sum(map(len, one["flares"]))
    assert any(one["from_destroyed"])


def test_bots_that_are_alike_play_every_deal_once() -> None:
    def deals(todo: list[Bout]) -> list[int]:
        return [bout.seed for bout in todo]

    alike = deals(plan(["adept", "adept"], 6, "duel"))
    assert len(set(alike)) == 6
    unlike = deals(plan(["adept", "random"], 6, "duel"))
    assert unlike == deals(bouts(["adept", "random"], "duel", 6))
    assert len(set(unlike)) == 3


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
    simulate(tmp_path, ["random", "random"], 1, "high")
    with pytest.raises(NotAllowed, match="holds another run"):
        simulate(tmp_path, ["random", "random"], 1, "high", seed=1)


def test_rows_of_an_earlier_version_are_refused(tmp_path: Path) -> None:
    simulate(tmp_path, ["random", "random"], 1, "high")
    assert len(read(tmp_path)[1]) == 1
    head = tmp_path / "run.json"
    head.write_text(json.dumps({key: value for key, value in json.loads(head.read_text()).items() if key != "shape"}))
    with pytest.raises(NotAllowed, match="earlier version"):
        read(tmp_path)
    with pytest.raises(NotAllowed, match="holds no run"):
        read(tmp_path / "nowhere")
