"""What is sent to the processes that think depends on nothing the seat cannot see."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.server.thinking.workers import Workers
from tests.property.play import Case, cases, name, walk
from tests.property.test_secrecy import dumped, shuffled_unseen

EVERY = cases()


class Sent(Workers):
    """Does no work, but tells what it would be done with."""

    def __init__(self) -> None:
        super().__init__(1)
        self.last: tuple[Any, ...] = ()

    async def done(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.last = (function, *args)
        return []


def turn(game: Game) -> tuple[Any, ...]:
    workers = Sent()
    asyncio.run(workers.turn(game, "adept", 5, "usual"))
    return workers.last


def hint(game: Game) -> tuple[Any, ...]:
    workers = Sent()
    asyncio.run(workers.hint(game, str(game.to_move), 5))
    return workers.last


def alike(game: Game, rng: Random) -> Game:
    """Another game that looks the same to whoever is to move."""
    mover = game.to_move
    assert mover is not None
    other = shuffled_unseen(game, game.setup.seat_of(mover), rng)
    assert dumped(other, mover) == dumped(game, mover)
    assert other.position.whole() != game.position.whole()
    return other


@pytest.mark.parametrize("case", EVERY[::3], ids=name)
def test_between_effects(case: Case) -> None:
    rng = Random(7)
    for number, game in enumerate(walk(case, 500 + EVERY.index(case) % 4, limit=60)):
        if number % 8 == 0 and game.question is None and not game.over:
            other = alike(game, rng)
            assert turn(other) == turn(game)
            assert hint(other) == hint(game)


@pytest.mark.parametrize("case", EVERY[::3], ids=name)
def test_in_the_middle_of_an_effect(case: Case) -> None:
    rng, times = Random(11), 0
    for game in walk(case, 501, limit=120):
        found = [str(option) for option in game.options if option.kind in ("summon", "flare", "warp")]
        if not found or game.question is not None or times > 6:
            continue
        one, two = game.copy(), alike(game, rng)
        choice = rng.choice(found)
        for each in (one, two):
            each.play(choice)
        while one.question is not None and len(one.options) > 1:
            times += 1
            assert turn(one) == turn(two)
            choice = str(rng.choice(one.options))
            for each in (one, two):
                each.play(choice)
            if choice == "hand over":
                break


def test_the_own_hand_is_sent() -> None:
    """Games that look different make a difference: the comparison is not an empty one."""
    one, two = (Game.new("high", ["northern", "sylvan"], seed=seed) for seed in (1, 2))
    assert dumped(one, "northern") != dumped(two, "northern")
    assert turn(one) != turn(two)
