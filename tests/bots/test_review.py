"""Looking back at turns: one scale on which chances add up, and strongest turns that are different ideas."""

from pathlib import Path

import pytest

from tashkalar.bots.search.review import Ending, chances, result, review, searchable, worth
from tashkalar.bots.values.scale import BLUNDER, INACCURACY, MISTAKE, accuracy, as_chance, kind_of
from tashkalar.game import Game, record
from tashkalar.rules.position import ACT, POINT

GOLDEN = Path(__file__).parents[1] / "golden"
FORMS = ["first-imperial", "high-late", "duel-late", "melee3-late", "melee4", "team-high", "team-duel-late"]
CHAMPION = [
    *("form: duel", "schools: northern, highland", "pieces blue: d4 d3 e3 e2 g6", "pieces yellow: e5 f5* b4 c7 g2"),
    *("hand northern: Champion", "actions: 1"),
]


def golden(name: str) -> Game:
    return Game.from_record((GOLDEN / f"{name}.game").read_text())


def begun(name: str) -> Game:
    """A golden game at its first turn."""
    return next(now.copy() for now in golden(name).retold() if now.position.phase == ACT and now.question is None)


def ended(game: Game, *choices: str) -> Ending:
    """How a turn of these choices ends."""
    played = game.copy()
    for choice in choices[:-1]:
        played.play(choice)
    return played.position, next(option for option in played.options if str(option) == choices[-1])


@pytest.mark.parametrize("name", FORMS)
def test_the_chances_of_all_sides_add_up(name: str) -> None:
    game = golden(name)
    setup = game.setup
    for now in game.retold():
        seat = now.position.seat
        found = result(now.position) if now.over else chances(now.position, seat, 0.25)
        assert len(found) == setup.sides
        assert sum(found) == pytest.approx(1, abs=0.002)
        assert all(0 <= chance <= 1 for chance in found)
        assert now.over or found[setup.side[seat]] == 0.25


def test_in_a_melee_whoever_stands_better_gets_more_of_the_rest() -> None:
    lines = ["form: melee", "schools: northern, southern, highland", "pieces blue: e5", "pieces red: d4 d5* d6* c3"]
    lines += ["pieces yellow: a4", "scores red: blue 5, yellow 6", "scores yellow: blue 1, red 0"]
    position = record.read_position("\n".join(lines))
    own, red, yellow = chances(position, 0, 0.4)
    assert own == 0.4
    assert red > yellow


def test_who_has_won_has_every_chance() -> None:
    game = Game.new("high", ["northern", "sylvan"], seed=1)
    game.resign("northern")
    assert result(game.position) == [0.0, 1.0]
    assert not searchable(game)


@pytest.mark.parametrize("name", FORMS)
def test_the_best_turn_can_be_played_and_is_worth_what_it_would_be_as_played(name: str) -> None:
    now = begun(name)
    found = review(now, effort=0.1)
    values = [turn.value or 0.0 for turn in found.turns]
    assert values == sorted(values, reverse=True)
    assert found.played is None
    for turn in found.turns:
        # One scale: what is promised for a turn is what it gets when it has been played.
        assert worth(now, ended(now, *turn.choices)) == pytest.approx(turn.value, abs=0.0015)
        trial = now.copy()
        for choice in turn.choices:
            trial.play(choice)
        # In a melee the free point of the turn may still have to be chosen.
        assert trial.position.turn > now.position.turn or trial.position.phase == POINT
    assert review(now, effort=0.1) == found


def test_a_poor_turn_falls_behind() -> None:
    game = Game(record.read_position("\n".join(CHAMPION)))
    found = review(game, ended(game, "place i5", "end"), effort=0.3)
    assert found.turns[0].choices[:2] == ["summon Champion e4", "f5"]
    assert found.played is not None
    assert found.turns[0].value is not None
    assert found.played < found.turns[0].value


def test_the_strongest_turns_are_different_ideas() -> None:
    game = Game(record.read_position("\n".join(CHAMPION)))
    # The same card on another square, or the same with other prey, would be the same idea.
    assert [turn.choices[0].split()[0] for turn in review(game).turns] == ["summon", "place", "discard"]


def test_in_a_game_the_strongest_turns_play_different_cards() -> None:
    found = review(begun("duel-late"), effort=0.5).turns
    played = [repr(sorted(turn.changes.get("played", []))) for turn in found]
    assert len(found) == 3
    assert len(set(played)) == 3


def test_a_longer_look_keeps_what_a_short_one_found() -> None:
    now = begun("duel-late")
    best = review(now, effort=1.0).turns[0]
    short = review(now, effort=0.02)
    helped = review(now, effort=0.02, known=[best.choices, ["place a1"], ["nonsense", "end"]])
    assert short.turns[0].value is not None
    assert best.value is not None
    assert best.value > short.turns[0].value
    assert helped.turns[0].choices == best.choices


def test_where_nothing_is_to_be_searched() -> None:
    setting_up = Game(record.read_position("form: duel\nschools: southern, northern\nsetting_up: yes\n"))
    assert review(setting_up).turns == []


def test_another_turn_is_not_judged_as_this_one() -> None:
    game = begun("duel-late")
    later = game.copy()
    for choice in review(game, effort=0.05).turns[0].choices:
        later.play(choice)
    assert worth(later, ended(game, *review(game, effort=0.05).turns[0].choices)) is None


def test_turns_are_named_by_what_they_miss() -> None:
    assert kind_of(0.5, 0.5 - INACCURACY + 0.001, 0.4) is None
    assert kind_of(0.5, 0.45, 0.45) == "inaccuracy"
    assert kind_of(0.5, 0.5 - MISTAKE, 0.1) == "mistake"
    assert kind_of(0.5, 0.5 - BLUNDER, 0.1) == "blunder"


def test_a_brilliant_find_is_the_best_and_not_seen_at_sight() -> None:
    assert kind_of(0.6, 0.6, 0.5) == "brilliant"
    assert kind_of(0.6, 0.595, 0.45) == "brilliant"
    assert kind_of(0.6, 0.58, 0.4) is None
    assert kind_of(0.6, 0.6, 0.55) is None


def test_accuracy_is_a_mean_over_turns() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 1.0
    assert accuracy([0.05]) == pytest.approx(0.8)
    assert accuracy([0.0, 0.1]) == pytest.approx(0.82)


def test_the_scale_is_even_and_ends_in_certainty() -> None:
    setup = Game.new("high", ["northern", "sylvan"], seed=1).setup
    assert as_chance(setup, 0.0) == 0.5
    assert as_chance(setup, 60.0) == 1.0
    assert as_chance(setup, -2.0) == pytest.approx(1 - as_chance(setup, 2.0), abs=0.001)
