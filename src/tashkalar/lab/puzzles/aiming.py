"""Positions aimed at a motif: tasks that are near, and threats of which the opponent breaks some but not all."""

from dataclasses import dataclass
from random import Random
from typing import Any

from ...bots.values.nearness import steps, wanted, wide_parts
from ...game import layout
from ...learn.next_turn import can_summon
from ...learn.solving.threats import TooManyReplies, ended, refutation
from ...rules.arena import WIDE, squares
from ...rules.card import COMMON, DECKS, TASKS, Being
from ...rules.position import Position
from ...rules.school import find_school

_LACKING = 2  # parts of a task that one turn may add
_MOST_BUILDS = 12  # ways to build a threat that are compared
_MOST_HELD = 6
_REPLIES = 6_000
_PAIRS = 2  # hands of the opponent that are tried against a threat


def with_near_tasks(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same position with tasks to claim that lack little: of those of a game most are out of reach.

    Isolation is left out, which the search does not look for.
    """
    if "tasks" not in data:
        return data
    position = layout.read(data)
    lacking = {
        name: sum(max(0, need - have) for _, have, need in task.progress(position, 0)) for name, task in TASKS.items()
    }
    near = [name for name, number in lacking.items() if 0 < number <= _LACKING and name != "Isolation"]
    rng.shuffle(near)
    others = [name for name in data["tasks"] if name not in near]
    return {**data, "tasks": [*near[:3], *others][:4]} if len(near[:3]) + len(others) >= 4 else data


@dataclass(frozen=True)
class Threat:
    """A being that can be built up to in several ways, each a set of squares to place pieces on."""

    being: Being
    builds: tuple[tuple[int, ...], ...]


def threats(data: dict[str, Any]) -> list[Threat]:
    """Beings of whoever is to move that lack exactly as many pieces as there are actions, in several ways."""
    position = layout.read(data)
    found = []
    for card in DECKS[find_school(data["schools"][0]).deck]:
        if not isinstance(card, Being) or card.free_square or card.name in data.get("frozen", {}).values():
            continue
        builds = _builds(position, card, position.actions)
        if 2 <= len(builds) <= _MOST_BUILDS:
            found.append(Threat(card, tuple(sorted(builds))))
    return found


def _builds(position: Position, being: Being, pieces: int) -> set[tuple[int, ...]]:
    """The squares that complete a figure when so many pieces, and not fewer, are placed on them."""
    parts = wide_parts(position, 0)
    if any(steps(being)(*parts)[:pieces]):
        return set()
    one, two = wanted(being)(*parts)
    found: set[tuple[int, ...]] = set()
    for square in squares(position.empty):
        if pieces == 1 and WIDE[square] & one:
            found.add((square,))
        elif pieces == 2 and WIDE[square] & two:
            placed = position.copy()
            placed.put(0, square, COMMON)
            found |= {tuple(sorted((square, *rest))) for rest in _builds(placed, being, 1)}
        if len(found) > _MOST_BUILDS:
            break
    return found


def with_threat(data: dict[str, Any], threat: Threat, theirs: list[str], rng: Random) -> dict[str, Any] | None:
    """The same position with a hand of the opponent that breaks some ways to build a threat, but not all of them."""
    school, other = data["schools"]
    for _ in range(_PAIRS):
        hand = {school: [threat.being.name], other: rng.sample(theirs, min(2, len(theirs)))}
        position = layout.read({**data, "hand": hand})
        try:
            held = sum(_holds(position, build, threat.being) for build in threat.builds)
        except TooManyReplies:
            continue
        if 1 <= held <= _MOST_HELD and held < len(threat.builds):
            return {**data, "hand": hand}
    return None


def _holds(position: Position, build: tuple[int, ...], being: Being) -> bool:
    placed = position.copy()
    for square in build:
        placed.put(0, square, COMMON)
    after = ended(placed)
    return can_summon(after, 0, being.name) and refutation(after, 0, being, _REPLIES) is None
