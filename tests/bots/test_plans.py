"""A planning bot follows its plan without thinking again, and only in the very position it was made for."""

from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.bots import Clock, Sight, make_bot
from tashkalar.bots.protocol import Bot
from tests.support import game, texts

from .positions import KINDS, walked

PLANNERS = pytest.mark.parametrize("level", ["adept", "master", "teacher", "champion"])


def choice(bot: Bot, one: Game, nodes: int = 300) -> tuple[str, int]:
    """What the bot chooses, and how many positions it looks at for that."""
    clock = Clock(nodes=nodes)
    return str(bot.choose(Sight(one, rng=Random(1)), clock)), clock.spent_nodes


@PLANNERS
def test_a_turn_is_thought_out_once(level: str) -> None:
    followed = 0
    for number in range(4 * len(KINDS)):
        kind = KINDS[number % len(KINDS)]
        if kind[1]:
            continue  # partners think again where control changes
        one = walked(kind, 400 + number, 31)
        bot = make_bot(level)
        seat, number = one.to_move, one.position.turn
        thought = []
        while one.to_move == seat and one.position.turn == number and one.position.phase == 1:
            text, nodes = choice(bot, one)
            if len(one.options) > 1:
                thought.append(nodes)
            one.play(text)
        assert not any(thought[1:]), kind
        followed += len(thought) - 1
    assert followed > 5


PLAIN: dict[str, Any] = {
    "stones": {"northern": "d4 d3 a7", "southern": "e5* f5 d5*"},
    "hand": {"northern": ["Champion", "F3"]},
    "actions": 2,
}
OTHERS: dict[str, dict[str, Any]] = {
    "own pieces": {"stones": {"northern": "d4 d3 a7 i5", "southern": "e5* f5 d5*"}},
    "enemy pieces": {"stones": {"northern": "d4 d3 a7", "southern": "e5* f5 d6*"}},
    "own ranks": {"stones": {"northern": "d4 d3* a7", "southern": "e5* f5 d5*"}},
    "enemy ranks": {"stones": {"northern": "d4 d3 a7", "southern": "e5* f5* d5*"}},
    "beings in hand": {"hand": {"northern": ["Knight", "F3"]}},
    "flares in hand": {"hand": {"northern": ["Champion", "F4"]}},
    "actions": {"actions": 3},
    "scores": {"scores": {"blue": 2, "red": 0}},
}


@PLANNERS
@pytest.mark.parametrize("name", OTHERS)
def test_another_position_is_thought_about_anew(name: str, level: str) -> None:
    """The second choice of a plan would be on offer there too; the choice is that of somebody who has no plan."""
    one, other = game(**PLAIN), game(**{**PLAIN, **OTHERS[name]})
    bot = make_bot(level)
    first, _ = choice(bot, one)
    one.play(first)
    other.play(first)
    planned, nodes = choice(bot, one)
    assert nodes == 0
    assert planned in texts(other)
    found, nodes = choice(bot, other)
    assert nodes > 0
    assert found == choice(make_bot(level), other)[0]


@PLANNERS
def test_a_plan_is_for_one_turn(level: str) -> None:
    """The same pieces and cards in a later turn."""
    one = game({"northern": "d4 d3", "southern": "h8"}, hand={"northern": ["Champion"]})
    later = game({"northern": "d4 d3", "southern": "h8"}, hand={"northern": ["Champion"]}, turn=3)
    bot = make_bot(level)
    first, _ = choice(bot, one)
    assert choice(bot, later)[1] > 0
    later.play(first)
    assert choice(bot, later)[1] == 0
