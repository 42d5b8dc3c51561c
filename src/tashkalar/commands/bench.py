"""`tashkalar bench`: measure speed."""

import argparse
import json
from typing import Any

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
    parser.add_argument("--browser", action="store_true", help="also first paint and answer to a click in Chromium")
    parser.add_argument(
        "--server", type=int, nargs="?", const=200, metavar="N", help="also N games at once over real sockets (200)"
    )
    parser.add_argument(
        "--bots", type=int, nargs="?", const=10, metavar="N", help="also N games against the strongest bot (10)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    rounds = max(1, args.rounds)
    with Progress(rounds * bench.gauges(), "bench") as progress:
        report: dict[str, Any] = bench.measure(rounds, max(0.0, args.seconds), max(0, args.memory), progress)
    shown = bench.lines(report)
    if args.browser:
        from ..lab import bench_browser

        trouble = bench_browser.possible()
        if trouble is None:
            report["browser"] = bench_browser.measure()
            shown += bench_browser.lines(report["browser"])
        else:
            shown.append(f"browser: not measured, {trouble}")
    if args.server:
        from ..lab import bench_server

        report["server"] = bench_server.measure(games=args.server)
        shown += bench_server.lines(report["server"])
    if args.bots:
        from ..lab import bench_server

        report["bots"] = bench_server.measure_bots(games=args.bots)
        shown += bench_server.bot_lines(report["bots"])
    print(json.dumps(report) if args.json else "\n".join(shown))
    return 0
