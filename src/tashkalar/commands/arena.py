"""`tashkalar arena A B ...`: let bots play matches against each other."""

import argparse
import io
import json
from pathlib import Path
from typing import Any

from ..errors import NotAllowed
from ..lab import executor, tables
from ..lab.folders import made
from ..lab.matches import Outcome, Standing, bouts, entrants, play
from ..lab.numbers import at_least, positive
from ..lab.progress import Progress
from ..rules.forms import FORMS
from ..rules.school import SCHOOLS


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help="levels; the same again is novice#2, other weights are adept:tuned or adept:FILE, "
        "a net champion:FILE; "
        "two play a match, more a round-robin, three or four a melee",
    )
    parser.add_argument("--form", default="duel", choices=list(FORMS), help="default: duel")
    parser.add_argument("--team", action="store_true", help="two against two: each bot plays both partners")
    parser.add_argument(
        "--games", type=at_least(1), default=100, metavar="N", help="games, for each pair in a round-robin"
    )
    executor.arguments(parser)
    parser.add_argument("--clock", type=positive, default=1.0, metavar="X", help="scale the levels' seconds per turn")
    parser.add_argument("--seconds", type=positive, metavar="S", help="the same seconds a turn for every bot")
    parser.add_argument(
        "--nodes", type=at_least(1), metavar="N", help="positions per turn instead of time: reproducible"
    )
    parser.add_argument("--school", choices=SCHOOLS, help="only games in which this school plays")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same deals and seats")
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep results and game records there")
    parser.add_argument("--resume", action="store_true", help="go on with the match kept in --out")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, show how it goes, print what came of it."""
    todo = bouts(
        args.bots,
        args.form,
        args.games,
        team=args.team,
        seed=args.seed,
        scale=args.clock,
        nodes=args.nodes,
        record=args.out is not None,
        seconds=args.seconds,
        school=args.school,
    )
    labels = [entrant.label for entrant in entrants(args.bots)]
    store = Store(args.out, _match(args), args.resume) if args.out else None
    outcomes = store.outcomes if store else {}
    standing = Standing(labels)
    for number in sorted(outcomes):
        standing.add(outcomes[number])
    missing = [bout for bout in todo if bout.number not in outcomes]
    # Games are added as they come; their order does not matter to a sum.
    with Progress(len(missing), "arena", io.StringIO() if args.quiet else None) as progress:
        for outcome in executor.chosen(args).run(play, missing):
            if store:
                store.keep(outcome)
            standing.add(outcome)
            progress.step(note=_score(standing))
    _print(standing, args.form)
    if args.json:
        print(json.dumps({"form": args.form, "team": args.team, "seed": args.seed, **standing.plain()}))
    return 0


def _match(args: argparse.Namespace) -> dict[str, Any]:
    """What makes a match: games of another one must not be mixed in. The number of games may grow."""
    keys = (
        "bots",
        "form",
        "team",
        "clock",
        "nodes",
        "seed",
        *(key for key in ("seconds", "school") if getattr(args, key)),
    )
    return {key: getattr(args, key) for key in keys}


class Store:
    """A folder with `match.json`, one line a game in `outcomes.jsonl`, and the records."""

    def __init__(self, folder: Path, match: dict[str, Any], resume: bool) -> None:
        self._folder = folder
        self._file = folder / "outcomes.jsonl"
        self.outcomes: dict[int, Outcome] = {}
        made(folder)
        head = folder / "match.json"
        if head.exists():
            if not resume:
                raise NotAllowed("arena_out", f"{folder} holds a match already; --resume goes on with it")
            if json.loads(head.read_text()) != match:
                raise NotAllowed("arena_match", f"{folder} holds another match: see {head}")
            self._load()
        head.write_text(json.dumps(match, indent=1) + "\n")

    def _load(self) -> None:
        if not self._file.exists():
            return
        whole = []
        for line in self._file.read_text().splitlines():
            try:
                outcome = Outcome(**json.loads(line))
            except ValueError:  # the last line of a match that was interrupted while it was written
                break
            self.outcomes[outcome.number] = outcome
            whole.append(line)
        self._file.write_text("".join(line + "\n" for line in whole))

    def keep(self, outcome: Outcome) -> None:
        """The record into a file of its own, the rest as a line."""
        if outcome.record is not None:
            (self._folder / f"{outcome.number:05}.game").write_text(outcome.record)
            outcome.record = None
        with self._file.open("a") as file:
            file.write(json.dumps(outcome.plain()) + "\n")


# -- showing -----------------------------------------------------------------------------------------------------------
def _score(standing: Standing) -> str:
    score = " ".join(f"{label} {standing.total[label].wins}" for label in standing.labels)
    return f"{score} draws {standing.draws}"


def _print(standing: Standing, form: str) -> None:
    turns = standing.turns / max(1, standing.games)
    print(f"{standing.games} games of {form}, {standing.draws} draws, {turns:.1f} turns a game")
    labels = sorted(standing.labels, key=lambda label: -standing.total[label].rate)
    headings = ["", "wins", "rate", "95 %", "Elo", "s/turn", "s/choice", "nodes/turn", "slowest turn"]
    tables.show(headings, [_row(standing, label) for label in labels], words=("", "slowest turn"))
    if len(standing.labels) > 2:
        print()
        tables.show(["", *standing.labels], [_against(standing, label) for label in standing.labels])


def _row(standing: Standing, label: str) -> list[str]:
    tally = standing.total[label]
    low, high = tally.interval()
    nodes = standing.nodes.get(label, 0) / max(1, standing.thought.get(label, 0))
    return [
        label,
        str(tally.wins),
        f"{tally.rate:.1%}",
        f"{low:.1%}-{high:.1%}",
        f"{tally.elo:+.0f}",
        f"{standing.per(standing.thought, label):.4f}",
        f"{standing.per(standing.choices, label):.5f}",
        f"{nodes:.0f}",
        f"{standing.slowest[label]:.0%} of its clock" if label in standing.slowest else "-",
    ]


def _against(standing: Standing, row: str) -> list[str]:
    """A row of the round-robin: wins and half the draws against each of the others."""
    found = [row]
    for column in standing.labels:
        tally = standing.against.get((row, column))
        found.append("-" if tally is None else f"{tally.wins + 0.5 * tally.draws:g}/{tally.games}")
    return found
