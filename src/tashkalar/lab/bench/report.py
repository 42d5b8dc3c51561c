"""The benchmark: everything is measured in several rounds, one after the other in each, and the best round counts.

A machine that is busy for a moment then slows down one round of everything and not one thing in all rounds, so that
ratios within one run can be trusted where numbers from two runs cannot. Seconds are those of the processor: what else
the machine does at the same time does not count.
"""

import gc
import os
import platform
import resource
import sys
from pathlib import Path
from random import Random
from typing import Any

from ...game import Game
from ..progress import Progress
from .gauges import COPY_CHESS, RANDOM_CHESS, Gauge, Work, chess, forms, play_at_random, steps


def measure(rounds: int, seconds: float, memory_games: int, progress: Progress | None = None) -> dict[str, Any]:
    """All gauges; JSON-ready. Times in microseconds, rates per second, ratios to python-chess."""
    groups = {"playouts": forms(), "steps": steps(), "chess": chess()}
    best: dict[str, dict[str, Work]] = {group: {} for group in groups}
    for _ in range(rounds):
        for group, gauges in groups.items():
            for name, gauge in gauges.items():
                work = _measured(gauge, seconds)
                if name not in best[group] or _rate(work) > _rate(best[group][name]):
                    best[group][name] = work
                if progress is not None:
                    progress.step(note=name)
    return {
        "python": platform.python_version(),
        "rounds": rounds,
        "seconds": seconds,
        **_report(best),
        "memory": memory_growth(memory_games) if memory_games else None,
    }


def gauges() -> int:
    """How many things are measured in a round."""
    return len(forms()) + 5 + len(chess())


def _measured(gauge: Gauge, seconds: float) -> Work:
    # Garbage of the one measured before is not the affair of this one.
    gc.collect()
    return gauge(seconds)


def _rate(work: Work) -> float:
    return work.number / work.seconds


def _report(best: dict[str, dict[str, Work]]) -> dict[str, Any]:
    games, single, others = best["playouts"], best["steps"], best["chess"]
    report: dict[str, Any] = {
        "playouts": {name: _playout(work) for name, work in games.items()},
        "steps": {name: {"microseconds": round(1e6 / _rate(work), 3)} for name, work in single.items()},
        "chess": None,
    }
    if others:
        moves, copy = others[RANDOM_CHESS], others[COPY_CHESS]
        report["chess"] = {
            "moves_per_second": round(_rate(moves)),
            "games_per_second": round(moves.games / moves.seconds, 2),
            "copy_microseconds": round(1e6 / _rate(copy), 3),
        }
        for name, work in games.items():
            report["playouts"][name]["ratio"] = round(_rate(work) / _rate(moves), 2)
        for name, work in single.items():
            if name.startswith("copy"):
                report["steps"][name]["ratio"] = round(_rate(copy) / _rate(work), 2)
    return report


def _playout(work: Work) -> dict[str, float]:
    return {
        "choices_per_second": round(_rate(work)),
        "games_per_second": round(work.games / work.seconds, 2),
        "choices_per_game": round(work.number / work.games, 1),
    }


# -- memory ------------------------------------------------------------------------------------------------------------
def memory_growth(games: int) -> dict[str, Any]:
    """How much a process grows while it plays many games. As many before fill the caches of shared options."""
    _play_games(games)
    before, objects = _memory(), len(gc.get_objects())
    _play_games(games)
    return {"games": games, "grown_kib": _memory() - before, "grown_objects": len(gc.get_objects()) - objects}


def _play_games(games: int) -> None:
    chance = Random(1).random
    for number in range(games):
        play_at_random(Game.new("duel", ("northern", "highland"), seed=number), chance)
    gc.collect()


def _memory() -> int:
    """Resident memory in KiB."""
    gc.collect()
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


# -- in words ----------------------------------------------------------------------------------------------------------
def lines(report: dict[str, Any]) -> list[str]:
    """The report as a table."""
    compared = report["chess"] is not None
    found = [f"{'random games':<34}{'choices/s':>11}{'games/s':>10}" + ("   ratio" if compared else "")]
    for name, entry in report["playouts"].items():
        ratio = f"{entry['ratio']:>8.2f}" if compared else ""
        found.append(f"  {name:<32}{entry['choices_per_second']:>11}{entry['games_per_second']:>10.1f}{ratio}")
    if compared:
        entry = report["chess"]
        found.append(
            f"  {'python-chess':<32}{entry['moves_per_second']:>11}{entry['games_per_second']:>10.1f}{1:>8.2f}"
        )
    found += ["", f"{'single steps':<34}{'us':>11}"]
    for name, entry in report["steps"].items():
        ratio = f"{'':>10}{entry['ratio']:>8.2f}" if "ratio" in entry else ""
        found.append(f"  {name:<32}{entry['microseconds']:>11.2f}{ratio}")
    if compared:
        found.append(
            f"  {'python-chess copy(stack=False)':<32}{report['chess']['copy_microseconds']:>11.2f}{'':>10}{1:>8.2f}"
        )
    else:
        found += ["", "With python-chess installed (extra bench) the same run is compared with it."]
    memory = report["memory"]
    if memory is not None:
        found += [
            "",
            f"memory: {memory['grown_kib']:+} KiB, {memory['grown_objects']:+} objects over {memory['games']} games",
        ]
    return found
