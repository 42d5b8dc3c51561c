"""`tashkalar lab selfplay`: play the games a net learns from (lab/lessons.py).

Games lie in the folder in blocks, each a file. Everything follows from the seed, whatever `--jobs`; a run that was
stopped goes on with the blocks that are missing, and more games can be asked for later.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from ..bots.values import arrays
from ..bots.values.evaluation import FEATURES
from ..bots.values.inputs import input_names
from ..bots.values.net import SHIPPED, load, table_of
from ..bots.values.weights import BEST, NAMES
from ..errors import NotAllowed
from ..rules.forms import FORMS, find_form
from ..rules.setup import Setup
from . import executor
from .folders import made
from .lessons import Block, Session, play
from .numbers import at_least, share
from .progress import Progress

HEAD = "selfplay.json"
BLOCK = 5  # games


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--form", default="duel", choices=list(FORMS), help="default: duel")
    parser.add_argument("--team", action="store_true", help="two against two")
    parser.add_argument("--games", type=at_least(1), default=1000, metavar="N", help="in blocks of 5; default: 1000")
    parser.add_argument("--nodes", type=at_least(1), default=150, metavar="N", help="positions a turn; default: 150")
    parser.add_argument(
        "--explore", type=share, default=0.25, metavar="P", help="share of turns that need not be the best; 0.25"
    )
    parser.add_argument(
        "--weigh", type=share, default=0.0, metavar="P", help="share of turns whose best ideas are played on; 0"
    )
    parser.add_argument(
        "--net", metavar="FILE", help="a net that chooses among the turns, or `shipped`; none: the weights"
    )
    parser.add_argument(
        "--weights", default=BEST, choices=NAMES, help=f"by which turns are searched, and which a net corrects; {BEST}"
    )
    executor.arguments(parser, "blocks")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the games lie there")


def run(args: argparse.Namespace) -> int:
    """Play the blocks that are missing."""
    form = find_form(args.form)
    if args.team and not form.teams:
        Setup.of(args.form, (), team=True)  # says why not
    if args.net and args.net != SHIPPED and (other := load(args.net).about["table"]) != table_of(form, args.team):
        text = f"{args.net} is a net for the table {other!r}, not for {table_of(form, args.team)!r}"
        raise NotAllowed("selfplay_net", text)
    folder = made(args.out)
    keys = ("form", "team", "nodes", "explore", "weigh", "net", "weights", "seed")
    settings: dict[str, Any] = {key: getattr(args, key) for key in keys}
    settings |= {"features": list(FEATURES), "inputs": input_names(form, args.team)}
    head = folder / HEAD
    if head.exists() and json.loads(head.read_text()) != settings:
        raise NotAllowed("selfplay_out", f"{folder} holds games with other settings: see {head}")
    head.write_text(json.dumps(settings) + "\n")
    blocks = -(-args.games // BLOCK)
    todo = [
        Session(
            number, args.form, args.team, args.seed, BLOCK, args.nodes, args.explore, args.weigh, args.net, args.weights
        )
        for number in range(blocks)
        if not _path(folder, number).exists()
    ]
    with Progress(blocks * BLOCK, f"selfplay {args.form}") as progress:
        progress.step((blocks - len(todo)) * BLOCK)
        for block in executor.chosen(args).run(play, todo):
            keep(folder, block)
            progress.step(BLOCK)
    there = sum(_path(folder, number).exists() for number in range(blocks))
    print(f"{there * BLOCK} games lie in {folder}")
    return 0


def _path(folder: Path, number: int) -> Path:
    return folder / f"{number:06}.games"


def keep(folder: Path, block: Block) -> None:
    """A block as a file. What a lesson has several of, features and inputs that are on, follow one after the other."""
    lessons = block.lessons
    arrays.write(
        _path(folder, block.number),
        {"kind": "tashkalar games"},
        {
            "game": ("i", [lesson.game for lesson in lessons]),
            "next": ("i", [lesson.next for lesson in lessons]),
            "flip": ("b", [lesson.flip for lesson in lessons]),
            "result": ("f", [lesson.result for lesson in lessons]),
            "value": ("f", [lesson.seen.value for lesson in lessons]),
            "features": ("e", [value for lesson in lessons for value in lesson.seen.features]),
            "number_on": ("H", [len(lesson.seen.on) for lesson in lessons]),
            "on": ("H", [number for lesson in lessons for number in lesson.seen.on]),
        },
    )
