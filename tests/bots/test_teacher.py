"""The teacher, and the beginner by whom it is measured."""

from random import Random
from typing import Any

import pytest

from tashkalar import Game, UnknownName
from tashkalar.bots import LEVELS, Clock, Sight, find_level, make_bot, teacher
from tashkalar.bots.teacher import owed, wanted
from tashkalar.game import layout
from tashkalar.lab.matches import bouts, play
from tashkalar.rules.forms import FORMS


def position(**keys: Any) -> Any:
    data = {"form": "high", "schools": ["southern", "northern"], "pieces": {"red": "d4", "blue": "f6"}, **keys}
    return layout.read({"tasks": ["Center Cross", "Side Chain", "Imprisonment", "Destruction"], **data})


@pytest.mark.parametrize("form", ["high", "first"])
def test_who_has_made_little_of_many_turns_gets_the_better_of_it(form: str) -> None:
    begun, late = position(form=form), position(form=form, turn=21)
    claimed = position(form=form, turn=21, claimed={"blue": ["Line Dominance"]})
    assert owed(begun, 0) < owed(claimed, 0) < owed(late, 0)
    assert wanted(begun, 0) > wanted(claimed, 0) > wanted(late, 0) > 0


def upgraded_after(seat: Any, seed: int) -> int:
    game, bot = Game(seat), make_bot("teacher", seed)
    while game.position.turn == seat.turn:
        game.play(str(bot.choose(Sight(game, rng=Random(seed)), Clock(nodes=300))))
    return (game.position.stones[0] & (game.position.heroic | game.position.legendary)).bit_count()


def test_a_tie_is_kept_even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody has any points after many turns, upgraded pieces decide: the teacher keeps to those of the other."""
    pieces = {"red": "d4* d5 d6 e3 e5* e7 f4 f6 c5", "blue": "a5* a6* b7* g7* h5"}
    seat = position(turn=41, pieces=pieces, hand={"southern": ["Champion", "Cavalry Captain", "High Priestess"]})
    even = [upgraded_after(seat, seed) for seed in range(6)]
    monkeypatch.setattr(teacher, "_BARREN", 9.0)
    anyhow = [upgraded_after(seat, seed) for seed in range(6)]
    assert set(even) == {4}, "as many as the other has"
    assert sum(even) > sum(anyhow)


def test_a_beginner_summons_what_is_offered_and_else_builds() -> None:
    seat = position(pieces={"red": "e3 e5", "blue": "d5"}, hand={"southern": ["Swordmaster"]})
    chosen = make_bot("beginner", 1).choose(Sight(Game(seat)), Clock(nodes=1))
    assert str(chosen) == "summon Swordmaster e4"
    lacking = position(pieces={"red": "e3", "blue": "a5"}, hand={"southern": ["Swordmaster"]})
    chosen = make_bot("beginner", 1).choose(Sight(Game(lacking)), Clock(nodes=1))
    assert chosen.kind == "place"
    game = Game(lacking)
    game.play(str(chosen))
    assert any(option.kind == "summon" for option in game.options)


@pytest.mark.parametrize("form", FORMS)
def test_a_beginner_plays_every_form_but_is_no_level(form: str) -> None:
    assert "beginner" not in LEVELS
    assert find_level("beginner").name == "beginner"
    with pytest.raises(UnknownName):
        find_level("beginners")
    others = ["beginner", "random", "random#2"] if form == "melee" else ["beginner", "random"]
    assert play(bouts(others, form, 1, seed=5, nodes=20)[0]).number == 0
