"""Puzzles to be found: `mine` looks for them in games and proves them, `dealing` gives them their hands."""

from .mine import arguments, run

__all__ = ["arguments", "run"]
