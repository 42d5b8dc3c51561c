"""`tashkalar bench`: measure speed."""

import argparse
import json

from ..lab import bench
from ..lab.progress import Progress


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds, the best one counts (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="for each gauge and round (default: 0.5)"
    )
    parser.add_argument(
        "--memory", type=int, default=300, metavar="N", help="games to watch memory over, 0 for none (default: 300)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    rounds = max(1, args.rounds)
    with Progress(rounds * bench.gauges(), "bench") as progress:
        report = bench.measure(rounds, max(0.0, args.seconds), max(0, args.memory), progress)
    print(json.dumps(report) if args.json else "\n".join(bench.lines(report)))
    return 0
