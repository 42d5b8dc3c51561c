"""Points of a turn with the same key are the same to whoever plays it on: what the key leaves out does not matter."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.rules.running import Point
from tests.property.play import Case, cases, name, played
from tests.rules.test_key import SETTLED_WHEN_TURNS_END

STAGES = [0, 9, 25, 60, 90]


def points(root: Point, rng: Random, number: int) -> Iterator[Point]:
    """Points of a turn, many of them reached in several ways: everything but placements, and a few of those."""
    waiting, squares = [root], {rng.randrange(81) for _ in range(8)}
    while waiting and number > 0:
        point = waiting.pop(rng.randrange(len(waiting)))
        yield point
        number -= 1
        followed = [
            option
            for option in offered(point)
            if option.kind not in ("end", "claim", "point", "start")
            and (option.kind != "place" or point.question is not None or option.square in squares)
        ]
        waiting += [point.step(option) for option in rng.sample(followed, min(9, len(followed)))]


def offered(point: Point) -> list[Any]:
    options = point.options
    return [options[index] for index in range(min(len(options), 300))]


def seen(point: Point) -> tuple[Any, ...]:
    """What the turn goes on with: the choices, and between effects the view of who chooses.

    Whether a card has been discarded or put under the deck is for later turns, unless effects look at the pile.
    """
    position = point.position
    choices = sorted(map(str, offered(point)))
    if point.question is not None:
        return point.question.part, choices
    view = Game(position).view(position.setup.schools[position.control])
    if position.handed:
        # The legends are with the partner now; whether one was put back before is his affair.
        for key in ("hands", "held", "decks"):
            view[key] = None
    piles = {key: sorted(view[key]) for key in ("legends_discard", "flares_discard")}
    return "turn", choices, {**view, **piles, "discard": view["discard"].get("etherweavers")}


@pytest.mark.parametrize("case", cases(), ids=name)
def test_points_with_the_same_key_go_on_in_the_same_way(case: Case) -> None:
    number = cases().index(case)
    game = played(case, 300 + number, STAGES[number % len(STAGES)])
    if game.over:
        game = played(case, 300 + number, 9)
    root = Point.at(game.position, game.running)
    groups: dict[object, list[Point]] = defaultdict(list)
    for point in points(root, Random(8), 250):
        groups[point.key()].append(point)
        for field in SETTLED_WHEN_TURNS_END:
            assert getattr(point.position, field) == getattr(root.position, field), field
    for first, *others in groups.values():
        for other in others:
            assert seen(other) == seen(first), (first.path(), other.path())
