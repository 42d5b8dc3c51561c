"""`tashkalar lab simulate`: play many games and keep what came of each as rows of Parquet. Needs pyarrow (extra lab).

A run is a folder: `run.json` says what is played, each `part-NNNNN.parquet` holds the games of one part in their order.
A part is written when it is whole, so a run that was interrupted goes on with the first that is missing. With nodes, or
with bots that need no clock, the same seed makes the same rows, however many processes play.
"""

import argparse
import json
import re
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..errors import NotAllowed
from ..rules.forms import FORMS
from ..rules.school import SCHOOLS
from .executor import Executor, executor
from .matches import Bout, bouts, play
from .numbers import at_least
from .progress import Progress

_TURN = re.compile(r"(\d+) (\w+): (.*)")
_KEPT = {"summon": "summoned", "claim": "claimed", "flare": "flares"}


def row(bout: Bout) -> dict[str, Any]:
    """Play a game; what came of it, lists by seat."""
    outcome = play(bout)
    assert outcome.record is not None
    found: dict[str, Any] = {
        "game": bout.number,
        "form": bout.form,
        "team": bout.team,
        "seed": bout.seed,
        "schools": list(bout.schools),
        "bots": [entrant.label for entrant in bout.seats],
        "winners": _winners(bout, outcome.winners),
        "points": outcome.points,
        "turns": outcome.turns,
        "choices": sum(outcome.choices.values()),
        "reason": outcome.reason,
    }
    found.update({name: [[] for _ in bout.schools] for name in _KEPT.values()})
    for _, school, choices in _TURN.findall(outcome.record):
        for text in choices.split(" | "):
            word, _, rest = text.partition(" ")
            if word in _KEPT:
                found[_KEPT[word]][bout.schools.index(school)].append(_name(word, rest))
    return found


def _name(word: str, rest: str) -> str:
    """The being of a summoning, the task of a claim, the colour a flare was compared with."""
    return re.split(r" [a-i][1-9]\b", rest)[0] if word == "summon" else rest


def _winners(bout: Bout, labels: Sequence[str]) -> list[str]:
    return [school for school, entrant in zip(bout.schools, bout.seats, strict=True) if entrant.label in labels]


def simulate(
    folder: Path,
    bots: Sequence[str],
    games: int,
    form: str = "duel",
    *,
    team: bool = False,
    seed: int = 0,
    nodes: int | None = None,
    school: str | None = None,
    part: int = 1000,
    played_by: Executor | None = None,
    step: Callable[[int], None] = lambda number: None,
) -> int:
    """Play what is missing of a run; how many games were lost with a worker that died.

    `step` is told how many more games are done, those of an earlier run first.
    """
    if not find_spec("pyarrow"):
        raise NotAllowed("pyarrow", "results are kept as Parquet, which needs pyarrow: pip install 'tashkalar[lab]'")
    import pyarrow
    from pyarrow import parquet

    todo = bouts(bots, form, games, team=team, seed=seed, nodes=nodes, record=True, school=school)
    run = {"bots": list(bots), "form": form, "team": team, "seed": seed, "nodes": nodes, "school": school, "part": part}
    folder.mkdir(parents=True, exist_ok=True)
    head = folder / "run.json"
    if head.exists() and json.loads(head.read_text()) != run:
        raise NotAllowed("run", f"{folder} holds another run: see {head}")
    head.write_text(json.dumps(run, indent=1) + "\n")
    lost = 0
    for start in range(0, len(todo), part):
        some = todo[start : start + part]
        file = folder / f"part-{start // part:05}.parquet"
        rows = parquet.read_table(file).to_pylist() if file.exists() else []
        step(len(rows))
        known = {one["game"] for one in rows}
        missing = [bout for bout in some if bout.number not in known]
        if not missing:
            continue
        for one in (played_by or executor(1)).run(row, missing):
            rows.append(one)
            step(1)
        lost += len(some) - len(rows)
        rows.sort(key=lambda one: int(one["game"]))
        new = file.with_suffix(".new")
        parquet.write_table(pyarrow.Table.from_pylist(rows, schema=_schema()), new)
        new.replace(file)
    return lost


def _schema() -> Any:
    import pyarrow

    number, text, names = pyarrow.int64(), pyarrow.string(), pyarrow.list_(pyarrow.string())
    columns = {"game": number, "form": text, "team": pyarrow.bool_(), "seed": number, "schools": names, "bots": names}
    columns |= {"winners": names, "points": pyarrow.list_(number), "turns": number, "choices": number, "reason": text}
    columns |= {name: pyarrow.list_(names) for name in _KEPT.values()}
    return pyarrow.schema(list(columns.items()))


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the run is kept; one that is there goes on")
    parser.add_argument(
        "--bots", default="random,random", metavar="A,B", help="as in the arena (default: random,random)"
    )
    parser.add_argument("--form", default="duel", choices=list(FORMS), help="default: duel")
    parser.add_argument("--team", action="store_true", help="two against two: each bot plays both partners")
    parser.add_argument("--school", choices=SCHOOLS, help="only games in which this school plays")
    parser.add_argument("--games", type=at_least(1), default=1000, metavar="N", help="default: 1000")
    parser.add_argument(
        "--nodes", type=at_least(1), metavar="N", help="positions per turn instead of time: reproducible"
    )
    parser.add_argument("--part", type=at_least(1), default=1000, metavar="N", help="games in a file (default: 1000)")
    parser.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes (default: 1)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="another seed, other games (default: 0)")


def run(args: argparse.Namespace) -> int:
    """Play what is missing and say where it lies."""
    with Progress(args.games, "simulate") as progress:
        lost = simulate(
            args.folder,
            args.bots.split(","),
            args.games,
            args.form,
            team=args.team,
            seed=args.seed,
            nodes=args.nodes,
            school=args.school,
            part=args.part,
            played_by=executor(args.jobs),
            step=progress.step,
        )
    print(f"{args.games - lost} games in {args.folder}" + (f", {lost} lost: run it again to play them" if lost else ""))
    return 0
