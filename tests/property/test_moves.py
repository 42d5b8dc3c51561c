"""The moves and leaps of a question are counted, and made one by one: they are those that the rule allows."""

from random import Random

import pytest

from tashkalar.rules.action import DECLINE, Offer
from tashkalar.rules.arena import BIT, NAME, SQUARES, distance
from tashkalar.rules.card import DECKS
from tashkalar.rules.effect import Effect, Question
from tashkalar.rules.position import Position
from tests.property.test_matching import random_game


def plain(position: Position, movers: int, combat: bool, reach: int) -> list[str]:
    """Every square within reach that is empty or holds a lower piece, with a combat move an equal one too."""
    found = []
    for origin in sorted(SQUARES):
        if movers & BIT[origin]:
            for square in sorted(SQUARES):
                bit = BIT[square]
                beaten = position.rank_at(bit) - combat < position.rank_at(BIT[origin])
                if 1 <= distance(origin, square) <= reach and (position.side_at(bit) < 0 or beaten):
                    found.append(f"{NAME[origin]}-{NAME[square]}")
    return found


@pytest.mark.parametrize("crowd", [0.2, 0.5, 0.9])
@pytest.mark.parametrize("kind", ["move", "leap"])
def test_moves_looked_at_one_by_one_are_those_the_rule_allows(kind: str, crowd: float) -> None:
    none = 0
    for seed in range(25):
        rng = Random(seed)
        position = random_game(seed, form="melee", players=3, crowd=crowd).position
        fx = Effect(position, DECKS["flares"][0])
        movers = {0: fx.own & fx.common, 1: fx.own, 2: 0}.get(seed % 8, fx.own & rng.getrandbits(117))
        combat = bool(rng.getrandbits(1))
        wanted = plain(position, movers, combat, 1 if kind == "move" else 9)
        listed = fx.moves(movers, combat) if kind == "move" else fx.leaps(movers, combat)
        assert list(map(str, listed)) == wanted
        asked: list[Question] = []
        awaitable = fx.may_move(movers, combat) if kind == "move" else fx.may_leap(movers, combat)
        try:
            asked.append(awaitable.send(None))
        except StopIteration:
            none += 1
            assert not wanted
            continue
        for square in rng.sample(sorted(SQUARES), 20):
            if position.side_at(BIT[square]) >= 0:
                position.lift(square)  # the position goes on before anybody looks
        offer = asked[0].options
        assert isinstance(offer, Offer)
        assert len(offer) == len(wanted) + 1
        numbers = list(range(len(offer)))
        rng.shuffle(numbers)
        for number in numbers:
            assert str(offer[number]) == [*wanted, str(DECLINE)][number]
        assert list(map(str, offer)) == [*wanted, "-"]
        with_partner = asked[0].offered(team=True)
        assert list(map(str, with_partner)) == [*wanted, "-", "hand over"]
        awaitable.close()
    assert none
