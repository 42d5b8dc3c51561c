"""What a turn changes, in the words of the view: for explanations."""

from typing import Any

from ...rules import score
from ...rules.action import RANKS
from ...rules.position import Position


def changes(before: Position, after: Position) -> dict[str, Any]:
    """Points, pieces, destroyed pieces, tasks and cards that differ between two positions of a turn."""
    setup = before.setup
    found: dict[str, Any] = {}
    pieces: dict[str, dict[str, int]] = {}
    for side, colour in enumerate(setup.colours):
        for rank, name in enumerate(RANKS):
            number = _number(after, side, rank) - _number(before, side, rank)
            if number:
                pieces.setdefault(colour, {})[name] = number
    if pieces:
        found["pieces"] = pieces
    side = setup.side[before.seat]
    points = _points(after, side) - _points(before, side)
    if points:
        found["points"] = points
    destroyed: dict[str, dict[str, int]] = {}
    for enemy in setup.enemies[side]:
        for rank, name in enumerate(RANKS):
            number = after.destroyed[3 * enemy + rank] - before.destroyed[3 * enemy + rank]
            if number > 0:
                destroyed.setdefault(setup.colours[enemy], {})[name] = number
    if destroyed:
        found["destroyed"] = destroyed
    claimed = [task.name for task in after.claimed[side] if task not in before.claimed[side]]
    if claimed:
        found["claimed"] = claimed
    played = [card.name for card in before.hands[before.seat] if card not in after.hands[before.seat]]
    if played:
        found["played"] = played
    return found


def _number(position: Position, side: int, rank: int) -> int:
    high = position.heroic | position.legendary
    kind = (~high, position.heroic, position.legendary)[rank]
    return (position.stones[side] & kind).bit_count()


def _points(position: Position, side: int) -> int:
    """Points with what the turn has destroyed; in a melee over all colours."""
    setup = position.setup
    if setup.has_tasks:
        return score.points(position, side)
    total = sum(position.scores[side])
    for enemy in setup.enemies[side]:
        total += score.destruction_points(position.destroyed[3 * enemy : 3 * enemy + 3])[0]
    return total
