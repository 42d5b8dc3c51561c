"""Why a turn is good, in facts: what it threatens to do next turn, and what it keeps the others from.

What it gains at once stands in its changes (`report.py`). All this is computed from the arena before and after the
turn, for somebody who sees either all hands (a game that is over) or only the own one: then of an opponent's cards only
those that may be in the hand are asked, and it is said that they may.
"""

from collections.abc import Iterable
from typing import Any

from ...rules.arena import NAME
from ...rules.card import Being, Card
from ...rules.position import OVER, Position
from ...rules.summoning import beings, summon_options
from ...rules.zones import replaced
from ..values.nearness import steps, wide_parts
from ..values.tasks import steps_to

_MOST = 3  # of each kind of reason
_SQUARES = 3
_NEAR = 1  # steps from which a task can be met in a turn


def complete(position: Position, seat: int) -> list[str]:
    """The beings of a hand whose figure stands, by name."""
    parts = wide_parts(position, position.setup.side[seat])
    return sorted(being.name for being in beings(position, seat) if steps(being)(*parts)[0])


def reasons(before: Position, after: Position, seat: int, open_hands: bool) -> dict[str, Any]:
    """What a turn threatens and prevents; JSON-ready, what is not there is left out.

    `after` is the position at the end of the turn, before cards are drawn.
    """
    setup = before.setup
    side = setup.side[seat]
    if after.phase == OVER or after.remaining == 0:
        return {}  # nothing comes after it
    old = _summonable(before, seat, before.hands[seat])
    new = _summonable(after, seat, after.hands[seat])
    threats = [_told(being, squares) for being, squares in _best(new) if being not in old]
    near = {task for task in before.tasks[:3] if steps_to(task, before, side) <= _NEAR}
    tasks = [task.name for task in after.tasks[:3] if task not in near and steps_to(task, after, side) <= _NEAR]
    prevents: list[dict[str, Any]] = []
    denies: list[dict[str, str]] = []
    for other in range(setup.seats):
        if setup.side[other] != side:
            cards = _may_hold(before, other, open_hands)
            then, now = _summonable(before, other, cards), _summonable(after, other, cards)
            lost = [(being, squares) for being, squares in _best(then) if being not in now]
            prevents += [{"school": setup.schools[other], **_told(*one)} for one in lost]
    for enemy in setup.enemies[side]:
        for task in before.tasks[:3]:
            if task in after.tasks and steps_to(task, before, enemy) <= _NEAR < steps_to(task, after, enemy):
                denies.append({"school": setup.schools[setup.side.index(enemy)], "task": task.name})
    found: dict[str, Any] = {
        "threatens": threats[:_MOST],
        "nears": tasks[:_MOST],
        "prevents": prevents[:_MOST],
        "denies": denies[:_MOST],
    }
    found = {key: value for key, value in found.items() if value}
    return {**found, "known": open_hands} if "prevents" in found else found


def _may_hold(position: Position, seat: int, open_hands: bool) -> tuple[Card, ...]:
    """The cards of a hand, or all that may be in it: the rest of its deck lies among them."""
    hand = position.hands[seat]
    if open_hands:
        return tuple(hand)
    school = position.setup.played[seat].deck
    return (*position.decks[seat], *(card for card in hand if card.deck == school))


def _summonable(position: Position, seat: int, cards: Iterable[Card]) -> dict[Being, list[str]]:
    """Where each of some beings could be summoned."""
    trial: Position = position.copy()
    trial.hands = replaced(trial.hands, seat, tuple(cards))
    trial.borrow = trial.void = False  # help that ends with the turn
    trial.possessed = -1
    found: dict[Being, list[str]] = {}
    for option in summon_options(trial, seat):
        if isinstance(option.card, Being) and NAME[option.square] not in found.setdefault(option.card, []):
            found[option.card].append(NAME[option.square])
    return found


def _best(found: dict[Being, list[str]]) -> list[tuple[Being, list[str]]]:
    """The highest first."""
    return sorted(found.items(), key=lambda one: (-one[0].rank, one[0].name))


def _told(being: Being, squares: list[str]) -> dict[str, Any]:
    return {"card": being.name, "squares": sorted(squares)[:_SQUARES]}
