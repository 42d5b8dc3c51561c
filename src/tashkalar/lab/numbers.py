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
    number = _number(text)
    if not 0.0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} should be a number above 0")
    return number


def not_negative(text: str) -> float:
    """A number, zero or above."""
    number = _number(text)
    if not 0.0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} should be a number, at least 0")
    return number


def share(text: str) -> float:
    """A part of something, from 0 to 1."""
    number = _number(text)
    if not 0.0 <= number <= 1.0:
        raise argparse.ArgumentTypeError(f"{text!r} should be a number from 0 to 1")
    return number


def _number(text: str) -> float:
    """What a text says, or no number at all, which is neither above nor below anything."""
    try:
        return float(text)
    except ValueError:
        return float("nan")
