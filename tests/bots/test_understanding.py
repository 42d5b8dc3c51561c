"""Positions in which only one turn is right."""

from random import Random

import pytest

from tashkalar import Game
from tashkalar.bots import Clock, Sight, make_bot

from ..support import game


def turn_of(level: str, one: Game, nodes: int = 500) -> list[str]:
    """The choices of a bot until its turn, or its control, is over."""
    bot = make_bot(level)
    school, number = one.to_move, one.position.turn
    choices = []
    while not one.over and one.to_move == school and one.position.turn == number:
        option = bot.choose(Sight(one, rng=Random(1)), Clock(nodes=nodes))
        choices.append(str(option))
        one.play(option)
    return choices


THINKERS = pytest.mark.parametrize("level", ["adept", "master", "champion"])


@THINKERS
def test_the_lowest_colour_decides(level: str) -> None:
    """The Champion may take a yellow or a green heroic; points in green are what is missing."""
    one = game(
        {"northern": "d5 d4 e4 e3", "highland": "d6* f6*", "sylvan": "f5* f4*"},
        form="melee",
        hand={"northern": ["Champion"]},
        scores={"blue": {"yellow": 6, "green": 1}},
        actions=1,
    )
    choices = turn_of(level, one)
    assert choices[0] == "summon Champion e5"
    assert choices[1] in ("f4", "f5")
    assert one.scores["blue"] == {"yellow": 6, "green": 2}


def test_a_free_point_goes_to_the_lowest_colour() -> None:
    one = game(
        {"northern": "c4 c5", "highland": "d4", "sylvan": "d6"},
        form="melee",
        hand={"northern": ["Bomb"]},
        scores={"blue": {"yellow": 4, "green": 2}},
    )
    one.position.destroyed[3 * 1] = one.position.destroyed[3 * 2] = 1
    one.position.actions = 0
    one.play("end")
    assert str(make_bot("adept").choose(Sight(one), Clock(nodes=10))) == "point green"


@THINKERS
def test_an_opponent_about_to_win_is_stopped(level: str) -> None:
    """Yellow holds the cross and has the last turn: 6 + 2 points against 7. Shooting two heroics would be pleasant."""
    one = game(
        {"northern": "d4 d3 e3 e2 b5 c5 b6 c6", "highland": "e5 d5 f5 e4 e6 c7* d7* g2 g8"},
        form="high",
        hand={"northern": ["Champion", "Gun Tower"]},
        tasks=["Center Cross", "Side Chain", "Corner Chain", "Diagonals"],
        claimed={
            "blue": ["Color Conquest", "Devastation", "Red Conquest"],
            "yellow": ["Green Conquest", "Heroic Destruction", "Line Dominance"],
        },
        last="highland",
        actions=1,
    )
    assert turn_of(level, one)[0] == "summon Champion e4"
    turn_of("adept", one)
    assert one.winners == ["northern"]


@THINKERS
def test_the_last_turn_needs_no_reply(level: str) -> None:
    """Nobody answers it, so there is nothing to wait for, however many positions may be looked at."""
    one = game(
        {"northern": "d4 d3 e3 e2", "highland": "e5* f5 d5"},
        form="duel",
        hand={"northern": ["Champion"]},
        scores={"blue": 3, "yellow": 3},
        last="northern",
        actions=1,
    )
    assert turn_of(level, one, nodes=2000)[0] == "summon Champion e4"
    assert one.winners == ["northern"]


def test_the_novice_takes_what_he_sees() -> None:
    one = game(
        {"northern": "d4 d3 e3 e2", "highland": "e5 f5*"},
        hand={"northern": ["Champion"]},
        actions=1,
        play=["summon Champion e4"],
    )
    assert turn_of("novice", one) == ["f5", "end"]


@THINKERS
def test_control_is_handed_over_when_the_partner_places_better(level: str) -> None:
    """Nothing in hand: whatever the partner holds, he knows better where his stones should stand."""
    one = game(
        {"northern": "d4 d5 f6", "highland": "c7 g3"},
        form="duel",
        team=True,
        schools=["northern", "highland", "southern", "sylvan"],
        hand={"southern": ["Knight", "Champion", "Time Mage", "F3"]},
    )
    assert turn_of(level, one) == ["hand over"]
    assert one.to_move == "southern"
    placed = turn_of(level, one)
    assert [choice.split()[0] for choice in placed] == ["place", "place"]
    assert one.to_move == "northern"
    assert turn_of(level, one) == ["end"]


@THINKERS
def test_control_is_kept_when_there_is_something_to_summon(level: str) -> None:
    one = game(
        {"northern": "d4 d3 e3 e2", "highland": "e5* f5* d5*"},
        form="duel",
        team=True,
        schools=["northern", "highland", "southern", "sylvan"],
        hand={"northern": ["Champion"], "southern": ["Knight"]},
    )
    choices = turn_of(level, one)
    assert any(choice.startswith("summon Champion") for choice in choices)


def test_a_novice_builds_for_its_pending_being_too() -> None:
    one = game(
        {"etherweavers": "d4 e4", "northern": "h8"},
        hand={"etherweavers": []},
        pending={"etherweavers": "Translocationist"},
    )
    nearer = {f"place {square}" for square in "c2 f2 d3 e3 d5 e5 c6 f6".split()}
    for seed in range(6):
        assert str(make_bot("novice", seed).choose(Sight(one), Clock(nodes=500))) in nearer


@THINKERS
def test_a_frozen_effect_is_thawed_when_it_wins(level: str) -> None:
    """No action is left in the last turn: a converted common makes a pair of destroyed ones, which is worth a point."""
    one = game(
        {"everfrost": "d4 e4", "northern": "g7 h3* c7*"},
        frozen={"everfrost": "Frostweave Illusionist"},
        scores={"white": 10, "blue": 10},
        last="everfrost",
        actions=0,
    )
    one.position.destroyed[3 * 1] = 1
    assert turn_of(level, one)[0] == "thaw Frostweave Illusionist"
    assert one.winners == ["everfrost"]
