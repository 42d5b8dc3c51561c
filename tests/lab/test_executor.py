"""Work is carried out here, in processes or on a cluster with the same results, and outlives its workers."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.cli import main
from tashkalar.errors import NotAllowed
from tashkalar.lab import executor, soak
from tashkalar.lab.executor import Here, Processes, cluster
from tashkalar.lab.puzzles import mine
from tashkalar.lab.simulate import plan, row

ROOT = Path(__file__).parents[2]


def deadly(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def test_a_process_that_dies_costs_what_it_worked_on(caplog: pytest.LogCaptureFixture) -> None:
    assert sorted(Processes(2).run(deadly, range(8))) == [0, 1, 2, 4, 5, 6, 7]
    assert "left out: 3" in caplog.text


@pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray (extra ray)")
def test_a_node_that_dies_costs_nothing_but_time(tmp_path: Path) -> None:
    """Two nodes; one is ended while it plays. All games are there, as they are played here."""
    command = [sys.executable, "-m", "tests.lab.on_a_cluster", str(tmp_path)]
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as home:  # a short path: sockets lie in it
        env = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "TMPDIR": home}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    rows = json.loads((tmp_path / "rows.json").read_text())
    bouts = plan(["random", "random"], 4, "high", seed=4)
    assert rows == {str(found["game"]): found for found in Here().run(row, bouts)}
    assert done.stderr.count("so it is left out") == 1, done.stderr[-2000:]


class Recorded:
    """Stands in for a cluster."""

    asked: list[str]

    def __init__(self, address: str) -> None:
        self.asked.append(address)

    def run(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Generator[Any, None, None]:
        yield from reversed([work(item) for item in items])


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of clusters that are asked for."""
    monkeypatch.setattr(Recorded, "asked", [], raising=False)
    monkeypatch.setattr(cluster, "Cluster", Recorded)
    return Recorded.asked


QUICK = {
    "arena": "arena random random --games 2 --quiet",
    "calibrate": "lab calibrate --table first --games 1 --nodes 1",
    "merits": "lab merits --games 1 --nodes 1 --deals 0",
    "puzzles": "lab puzzles --number 12 --out {out}",
    "selfplay": "lab selfplay --form first --games 1 --nodes 1 --out {out}",
    "simulate": "lab simulate {out} --games 2",
    "soak": "lab soak --form first --games 2",
    "tune": "lab tune --form high --rounds 1 --games 2 --nodes 1 --out {out}",
}


@pytest.mark.parametrize("name", ["arena", "simulate", "soak", "puzzles"])
def test_experiments_run_on_a_cluster(
    name: str, asked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mine.Mine, "from_game", found_at_once)
    assert main([*QUICK[name].format(out=tmp_path / "out").split(), "--ray", "auto"]) == 0
    assert set(asked) == {"auto"}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["calibrate", "merits", "selfplay", "tune"])
def test_long_experiments_run_on_a_cluster(name: str, asked: list[str], tmp_path: Path) -> None:
    assert main([*QUICK[name].format(out=tmp_path / "out").split(), "--ray", "auto"]) == 0
    assert set(asked) == {"auto"}


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:9"])
def test_a_cluster_that_is_not_there_is_said_at_once(address: str) -> None:
    pytest.importorskip("ray")
    parser = argparse.ArgumentParser()
    executor.arguments(parser)
    with pytest.raises(NotAllowed, match=r"HOST:PORT|no Ray cluster answers at 127\.0\.0\.1:9"):
        executor.chosen(parser.parse_args(["--ray", address]))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(NotAllowed, match="pip install"):
        cluster.Cluster("auto")


def test_a_node_with_another_version_is_refused() -> None:
    with pytest.raises(NotAllowed, match="has tashkalar"):
        cluster._carried_out("0.0.1", len, "")


def found_at_once(self: mine.Mine, name: str, game: Game) -> dict[str, Any] | None:
    """The first of some goals for which there is room, as in a game, but without looking."""
    rng = Random(name)
    position = {"schools": list(game.setup.schools)}
    for _ in range(rng.randrange(4)):
        goal: dict[str, Any] = rng.choice(
            [{"task": f"T{rng.randrange(9)}"}, {"score": rng.randrange(3)}, {"legend": 1}]
        )
        if self._room_for(goal, position):
            return {"goal": goal, "solution": [name], "position": position, "share": 1.0, "nodes": 10}
    return None


def test_puzzles_are_the_same_whoever_digs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine.Mine, "from_game", found_at_once)
    monkeypatch.setattr(Recorded, "asked", [], raising=False)
    for seed in range(5):
        alone, together = (mine.Mine(20, seed).dig(hands=hands) for hands in (Here(), Recorded("")))
        assert alone == together
        assert len(alone) == 20


class Lossy:
    """Loses the first piece of work."""

    def run(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Generator[Any, None, None]:
        yield from map(work, items[1:])


def test_a_soak_that_loses_games_has_failed() -> None:
    _, failure = soak.soak(["first"], 6, played_by=Lossy())
    assert failure is not None
    assert (failure.number, failure.error) == (0, "the process died in this game or the next few")
