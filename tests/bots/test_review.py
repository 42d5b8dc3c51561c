"""Looking back at turns: chances that add up, and turns that can be held against each other."""

from pathlib import Path

import pytest

from tashkalar.bots.search.review import chances, review
from tashkalar.game import Game, record
from tashkalar.rules.position import ACT, POINT

GOLDEN = Path(__file__).parents[1] / "golden"
FORMS = ["first-imperial", "high-late", "duel-late", "melee3-late", "melee4", "team-high", "team-duel-late"]


def golden(name: str) -> Game:
    return Game.from_record((GOLDEN / f"{name}.game").read_text())


@pytest.mark.parametrize("name", FORMS)
def test_the_chances_of_all_sides_add_up(name: str) -> None:
    game = golden(name)
    for now in game.retold():
        found = chances(now.position)
        assert len(found) == game.setup.sides
        assert sum(found) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found)


def test_who_has_won_has_every_chance() -> None:
    game = Game.new("high", ["northern", "sylvan"], seed=1)
    game.resign("northern")
    assert chances(game.position) == [0.0, 1.0]


@pytest.mark.parametrize("name", FORMS)
def test_the_best_turn_can_be_played_and_keeps_what_there_is(name: str) -> None:
    game = golden(name)
    now = next(one for one in game.retold() if one.position.phase == ACT and one.question is None)
    found = review(now, effort=0.1)
    values = [turn.value for turn in found.turns]
    assert values == sorted(values, key=lambda value: -(value or 0))
    assert values[0] == pytest.approx(chances(now.position)[now.setup.side[now.position.seat]], abs=0.001)
    assert found.played is None
    for turn in found.turns:
        trial = now.copy()
        for choice in turn.choices:
            trial.play(choice)
        # In a melee the free point of the turn may still have to be chosen.
        assert trial.position.turn > now.position.turn or trial.position.phase == POINT
    assert review(now, effort=0.1) == found


def test_a_poor_turn_falls_behind() -> None:
    pieces = ["pieces blue: d4 d3 e3 e2 g6", "pieces yellow: e5 f5* b4 c7 g2"]
    lines = ["form: duel", "schools: northern, highland", *pieces, "hand northern: Champion", "actions: 1"]
    game = Game(record.read_position("\n".join(lines)))
    played = game.copy()
    played.play("place i5")
    end = next(option for option in played.options if str(option) == "end")
    found = review(game, (played.position, end), effort=0.3)
    assert found.turns[0].choices[:2] == ["summon Champion e4", "f5"]
    assert found.played is not None
    assert found.turns[0].value is not None
    assert found.played < found.turns[0].value


def test_where_nothing_is_to_be_searched() -> None:
    setting_up = Game(record.read_position("form: duel\nschools: southern, northern\nsetting_up: yes\n"))
    assert review(setting_up).turns == []
