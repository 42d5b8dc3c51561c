"""Puzzles to be found: `mine` looks for them in games and proves them, `aiming` and `dealing` give them tasks and hands."""

from .mine import arguments, run

__all__ = ["arguments", "run"]
