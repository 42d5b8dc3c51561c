"""Numbers on the command line: one that makes no sense is refused before anything begins."""

import argparse
from collections.abc import Callable


def at_least(least: int) -> Callable[[str], int]:
    """A whole number, not below the least."""

    def parse(text: str) -> int:
        if not text.lstrip("+-").isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} should be a whole number, at least {least}")
        return int(text)

    return parse


def positive(text: str) -> float:
    """A number above zero."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} should be a number above 0")
    return number
