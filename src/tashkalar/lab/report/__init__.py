"""`tashkalar lab report`: what the games of a run add up to, as one page with plots that needs nothing else."""

import argparse
from pathlib import Path
from typing import Any

from ...errors import NotAllowed
from ...rules.forms import FORMS
from ..simulate import read
from .page import page
from .sums import Sums

HEAD = "run.json"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="a run of `lab simulate`, or a folder of runs")
    parser.add_argument(
        "--against", type=Path, metavar="DIR", help="compare with these, played before or after a change"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page (default: DIR/report.html)")


def run(args: argparse.Namespace) -> int:
    """Write the page and say where it is."""
    found = sums(args.folder)
    out = args.out or args.folder / "report.html"
    text = page(found, sums(args.against) if args.against else None)
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise NotAllowed("out", f"the page cannot be written to {out}: {error.strerror}") from error
    print(f"{sum(one.games for one in found)} games in {out}")
    return 0


def sums(folder: Path) -> list[Sums]:
    """Of every run in a folder, forms in their order, teams last."""
    heads = sorted(folder.glob(f"*/{HEAD}"))
    folders = [folder] if (folder / HEAD).exists() or not heads else [head.parent for head in heads]
    found = [_sums(*read(one), one) for one in folders]
    return sorted(found, key=lambda one: (one.run["team"], list(FORMS).index(one.run["form"]), one.seats))


def _sums(run: dict[str, Any], rows: list[dict[str, Any]], folder: Path) -> Sums:
    if not rows:
        raise NotAllowed("run", f"{folder} holds no games yet; `tashkalar lab simulate {folder}` plays them")
    return Sums(run, rows)
