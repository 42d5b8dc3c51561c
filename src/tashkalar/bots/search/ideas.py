"""Turns as ideas: those that play the same cards are one, whatever the order and the squares."""

from collections.abc import Iterable, Sequence
from typing import Any

from ..values.scale import as_chance
from .reasons import complete
from .report import changes
from .tree import Node

_DEEDS = ("summon", "discard", "warp", "thaw")
_TOLD = ("played", "claimed")


def ideas_of(root: Node, nodes: Sequence[Node]) -> dict[str, Node]:
    """The ideas of some turns; the first of each stands for it."""
    found: dict[str, Node] = {}
    for node in nodes:
        found.setdefault(_idea(root, node), node)
    return found


def varied(root: Node, nodes: Iterable[Node], number: int, each: int) -> list[Node]:
    """The first of some turns, so many, but no more than a few of each idea."""
    found: list[Node] = []
    taken: dict[str, int] = {}
    for node in nodes:
        idea = _idea(root, node)
        taken[idea] = taken.get(idea, 0) + 1
        if taken[idea] <= each:
            found.append(node)
            if len(found) == number:
                break
    return found


def different(root: Node, nodes: Sequence[Node], number: int, least: int) -> list[Node]:
    """The best of each idea, of so many ideas; where there are fewer than the least, more turns of them."""
    found = varied(root, nodes, number, 1)
    if len(found) < least:
        found += [node for node in nodes if node not in found][: least - len(found)]
    return found


def ahead(root: Node, nodes: Sequence[Node]) -> dict[str, Any]:
    """By how much (of a chance to win) the first turn is better than the best of another idea, and what that one does.

    JSON-ready; empty where there is no other idea among the turns.
    """
    best, *others = ideas_of(root, nodes).values()
    if not others:
        return {}
    setup = root.position.setup
    other = max(others, key=lambda node: node.value)
    what = changes(root.position, other.position)
    by = max(0.0, as_chance(setup, best.value) - as_chance(setup, other.value))
    return {"by": round(by, 3), **{key: what[key] for key in _TOLD if key in what}}


def _idea(root: Node, node: Node) -> str:
    """The cards a turn plays and the task it claims; where it plays none, what it makes ready."""
    path = node.path()
    played = sorted(f"{option.kind} {option.card.name}" for option in path if option.card and option.kind in _DEEDS)
    flared = [option.kind for option in path if option.kind == "flare"]
    claimed = [option.task.name for option in path if option.task is not None]
    ready = [] if played or flared else complete(node.position, root.position.seat)
    return repr((played, flared, claimed, ready))
