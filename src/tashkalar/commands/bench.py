"""`tashkalar bench`: measure speed."""

import argparse
import json
from typing import Any

from ..bots import LEVELS
from ..extras import needing
from ..lab.bench import report
from ..lab.numbers import at_least, not_negative
from ..lab.progress import Progress


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rounds", type=at_least(1), default=5, metavar="N", help="rounds, the best one counts (default: 5)"
    )
    parser.add_argument(
        "--seconds", type=not_negative, default=0.5, metavar="S", help="for each gauge and round (default: 0.5)"
    )
    parser.add_argument(
        "--memory",
        type=at_least(0),
        default=300,
        metavar="N",
        help="games to watch memory over, 0 for none (default: 300)",
    )
    parser.add_argument("--browser", action="store_true", help="also first paint and answer to a click in Chromium")
    parser.add_argument(
        "--server",
        type=at_least(1),
        nargs="?",
        const=200,
        metavar="N",
        help="also N games at once over real sockets (200)",
    )
    parser.add_argument(
        "--bots", type=at_least(1), nargs="?", const=10, metavar="N", help="also N games at once against a bot (10)"
    )
    parser.add_argument("--level", choices=list(LEVELS), default="champion", help="of that bot (default: champion)")
    parser.add_argument(
        "--analysis",
        type=at_least(1),
        nargs="?",
        const=5,
        metavar="N",
        help="also N games at once while others are analysed (5)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    with Progress(args.rounds * report.gauges(), "bench") as progress:
        found: dict[str, Any] = report.measure(args.rounds, args.seconds, args.memory, progress)
    shown = report.lines(found)
    if args.browser:
        with needing("server", "measuring in the browser"):
            from ..lab.bench import browser

        trouble = browser.possible()
        if trouble is None:
            found["browser"] = browser.measure()
            shown += browser.lines(found["browser"])
        else:
            shown.append(f"browser: not measured, {trouble}")
    if args.server:
        with needing("server", "measuring the server"):
            from ..lab.bench import server

        found["server"] = server.measure(games=args.server)
        shown += server.lines(found["server"])
    if args.bots:
        with needing("server", "measuring the server"):
            from ..lab.bench import server

        found["bots"] = server.measure_bots(games=args.bots, level=args.level)
        shown += server.bot_lines(found["bots"])
    if args.analysis:
        with needing("server", "measuring the server"):
            from ..lab.bench import beside

        found["analysis"] = beside.measure(games=args.analysis)
        shown += beside.lines(found["analysis"])
    print(json.dumps(found) if args.json else "\n".join(shown))
    return 0
