"""`tashkalar lab simulate`: play many games and keep what came of each as rows of Parquet. Needs pyarrow (extra lab).

A run is a folder: `run.json` says what is played, each `part-NNNNN.parquet` holds the games of one part in their order.
A part is written when it is whole, so a run that was interrupted goes on with the first that is missing. With nodes, or
with bots that need no clock, the same seed makes the same rows, however many processes play.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .. import extras
from ..errors import NotAllowed
from ..game import Game, Step
from ..rules.action import Option
from ..rules.event import Claimed, FlareInvoked, Over, Scored, TurnBegun
from ..rules.forms import FORMS, penalty
from ..rules.school import SCHOOLS
from . import executor
from .executor import Executor
from .folders import made
from .matches import Bout, bouts, entrants, played
from .numbers import at_least
from .progress import Progress

BY_SEAT = ("dealt", "summoned", "claimed", "flares")
SOURCES = ("tasks", "destroyed", "legends", "flares", "pending")
_SHAPE = 2  # of the rows; a run of another shape is not gone on with


# -- one game ----------------------------------------------------------------------------------------------------------
def row(bout: Bout) -> dict[str, Any]:
    """Play a game; what came of it, lists by seat."""
    game, outcome = played(bout)
    schools = list(bout.schools)
    names: dict[str, list[list[str]]] = {column: [[] for _ in schools] for column in BY_SEAT}
    for seat, hand in enumerate(game.start.hands):
        names["dealt"][seat] = [card.name for card in hand]
    for step in game.steps:
        choice = step.choice
        if isinstance(choice, Option):
            if choice.kind == "summon" and choice.card is not None:
                names["summoned"][step.seat].append(choice.card.name)
            elif choice.kind == "claim" and choice.task is not None:
                names["claimed"][step.seat].append(choice.task.name)
        names["flares"][step.seat] += [event.card.name for event in step.events if isinstance(event, FlareInvoked)]
    return {
        "game": bout.number,
        "form": bout.form,
        "team": bout.team,
        "seed": bout.seed,
        "schools": schools,
        "bots": [entrant.label for entrant in bout.seats],
        "winners": game.winners,
        "points": outcome.points,
        "turns": outcome.turns,
        "choices": sum(outcome.choices.values()),
        "reason": outcome.reason,
        **names,
        **{f"from_{source}": numbers for source, numbers in sources(game).items()},
    }


def sources(game: Game) -> dict[str, list[int]]:
    """Where the points come from, by seat; partners have the same. In a melee those in all colours together."""
    position, setup = game.position, game.setup
    found = {source: [0] * setup.sides for source in SOURCES}
    for step in game.steps:
        for event in step.events:
            if isinstance(event, Scored):
                found[_source(step)][event.side] += event.points
            elif isinstance(event, Claimed):
                found["tasks"][event.side] += event.points
    for side in range(setup.sides):
        if setup.has_tasks:
            found["legends"][side] = (position.stones[side] & position.legendary).bit_count()
        found["pending"][side] = -penalty(position, side)
    return {source: [numbers[side] for side in setup.side] for source, numbers in found.items()}


def _source(step: Step) -> str:
    """Of points in a deathmatch: a flare gives one to its enemy, destruction counts as a turn ends."""
    kind = step.choice.kind if isinstance(step.choice, Option) else "end"
    if kind == "flare":
        return "flares"
    ended = kind == "end" or any(isinstance(event, TurnBegun | Over) for event in step.events)
    return "destroyed" if ended else "legends"


# -- many games --------------------------------------------------------------------------------------------------------
def simulate(
    folder: Path | str,
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
    _parquet()
    todo = plan(bots, games, form, team=team, seed=seed, nodes=nodes, school=school)
    run = {"bots": list(bots), "form": form, "team": team, "seed": seed, "nodes": nodes, "school": school, "part": part}
    run["shape"] = _SHAPE
    folder = Path(folder)
    head = made(folder) / "run.json"
    if head.exists() and _head(head) != run:
        raise NotAllowed("run", f"{folder} holds another run: see {head}")
    head.write_text(json.dumps(run, indent=1) + "\n")
    lost = 0
    for start in range(0, len(todo), part):
        some = todo[start : start + part]
        file = folder / f"part-{start // part:05}.parquet"
        rows = _rows(file) if file.exists() else []
        step(len(rows))
        known = {one["game"] for one in rows}
        missing = [bout for bout in some if bout.number not in known]
        if not missing:
            continue
        for one in (played_by or executor.Here()).run(row, missing):
            rows.append(one)
            step(1)
        lost += len(some) - len(rows)
        rows.sort(key=lambda one: int(one["game"]))
        _write(file, rows)
    return lost


def plan(
    bots: Sequence[str],
    games: int,
    form: str,
    *,
    team: bool = False,
    seed: int = 0,
    nodes: int | None = None,
    school: str | None = None,
) -> list[Bout]:
    """The games of a run. Bots that are all alike need not exchange seats: each game has a deal of its own."""
    paired = len({(one.level, one.weights) for one in entrants(bots)}) > 1
    return bouts(bots, form, games, team=team, seed=seed, nodes=nodes, school=school, paired=paired)


def read(folder: Path | str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a run is about, and its rows."""
    _parquet()
    folder = Path(folder)
    head = folder / "run.json"
    if folder.is_file():
        raise NotAllowed("run", f"{folder} is a file; a run is the folder that `tashkalar lab simulate` made")
    if not head.exists():
        raise NotAllowed("run", f"{folder} holds no run; `tashkalar lab simulate {folder}` makes one")
    run = _head(head)
    if run.get("shape") != _SHAPE:
        raise NotAllowed("run", f"{folder} was made by an earlier version, whose rows tell less; play it anew")
    return run, [row for file in sorted(folder.glob("part-*.parquet")) for row in _rows(file)]


def _head(file: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(file.read_text()))
    except (ValueError, TypeError) as error:
        raise NotAllowed("run", f"{file} is broken ({error}); play the run anew in another folder") from error


def _rows(file: Path) -> list[dict[str, Any]]:
    import pyarrow

    try:
        rows: list[dict[str, Any]] = _parquet().read_table(file).to_pylist()
    except (pyarrow.ArrowException, OSError) as error:
        text = f"{file} is damaged ({error}); remove it, and `tashkalar lab simulate` plays its games again"
        raise NotAllowed("run", text) from error
    return rows


def _parquet() -> Any:
    if not find_spec("pyarrow"):
        raise NotAllowed("pyarrow", extras.missing("lab", "keeping results as Parquet", "pyarrow"))
    from pyarrow import parquet

    return parquet


def _write(file: Path, rows: list[dict[str, Any]]) -> None:
    """The file is there whole or not at all."""
    import pyarrow

    new = file.with_suffix(".new")
    _parquet().write_table(pyarrow.Table.from_pylist(rows, schema=_schema()), new)
    new.replace(file)


def _schema() -> Any:
    import pyarrow

    number, text, names = pyarrow.int64(), pyarrow.string(), pyarrow.list_(pyarrow.string())
    columns = {"game": number, "form": text, "team": pyarrow.bool_(), "seed": number, "schools": names, "bots": names}
    columns |= {"winners": names, "points": pyarrow.list_(number), "turns": number, "choices": number, "reason": text}
    columns |= {name: pyarrow.list_(names) for name in BY_SEAT}
    columns |= {f"from_{source}": pyarrow.list_(number) for source in SOURCES}
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
    executor.arguments(parser)
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
            played_by=executor.chosen(args),
            step=progress.step,
        )
    print(f"{args.games - lost} games in {args.folder}" + (f", {lost} lost: run it again to play them" if lost else ""))
    return 0
