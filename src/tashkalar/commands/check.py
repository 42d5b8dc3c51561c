"""`tashkalar check FILE...`: play scenario files."""

import argparse
from pathlib import Path

from ..game.scenario import check_file


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="scenario files (YAML)")


def run(args: argparse.Namespace) -> int:
    """Print each failure with its reason and, last, the counts."""
    passed, failed = 0, 0
    for path in args.files:
        report = check_file(path)
        passed += report.passed
        failed += report.failed
        for failure in report.failures:
            print(failure)
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 else 1
