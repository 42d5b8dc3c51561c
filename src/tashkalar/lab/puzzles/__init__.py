"""Puzzles to be found: `mine` looks for them in games and proves them, `aiming` and `dealing` set them up."""

from .mine import arguments, run

__all__ = ["arguments", "run"]
