"""The soak test finds nothing, and would find something."""

import re
from math import perm

import pytest

from tashkalar import Game
from tashkalar.cli import main
from tashkalar.lab import soak
from tashkalar.lab.executor import Processes
from tashkalar.rules.position import Position
from tashkalar.rules.school import SCHOOLS


@pytest.mark.parametrize("kind", soak.KINDS)
def test_a_sample_of_random_games(kind: str) -> None:
    totals, failure = soak.soak([kind], 6, seed=11)
    assert failure is None, str(failure)
    assert totals[kind].games == 6
    assert totals[kind].choices > 300
    assert totals[kind].thorough > 0


def test_every_seating_is_played() -> None:
    assert len(soak.seatings("duel")) == perm(len(SCHOOLS), 2)
    assert len(soak.seatings("melee")) == perm(len(SCHOOLS), 3) + perm(len(SCHOOLS), 4)
    assert {len(seating) for seating in soak.seatings("melee")[:10]} == {3, 4}
    assert all("sylvan" in seating for seating in soak.seatings("duel", ("sylvan",)))
    assert {seating.index("sylvan") for seating in soak.seatings("melee", ("sylvan",))} == {0, 1, 2, 3}
    both = ("everfrost", "nethervoid")
    assert sorted(soak.seatings("duel", both)) == [both, both[::-1]]
    assert all(set(both) <= set(seating) for seating in soak.seatings("melee", both))
    first = soak.seatings("duel-team")[:10]
    assert {school for seating in first for school in seating} == set(SCHOOLS)


def test_some_games_end_by_points() -> None:
    """Most melees end with a deck; some seed has one that does not."""
    for first in range(0, 200, 20):
        totals, failure = soak.soak(["melee"], 20, first=first)
        assert failure is None
        if totals["melee"].reasons["points"]:
            return
    pytest.fail("200 melees, and nobody won one by points")


def test_a_game_depends_only_on_seed_and_number() -> None:
    assert soak.play("high", 3, 7) == soak.play("high", 3, 7)
    assert soak.play("high", 3, 7) != soak.play("high", 4, 7)


def test_processes_play_the_same_games() -> None:
    alone, _ = soak.soak(["first", "duel"], 12, seed=2)
    together, failure = soak.soak(["first", "duel"], 12, seed=2, played_by=Processes(2))
    assert failure is None
    assert together == alone


def test_a_school_is_refused_where_it_does_not_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "soak", "--games", "1", "--school", "everfrost", "--form", "duel", "--form", "first"]) != 0
    assert "not by everfrost; the forms high, duel, melee are for it" in capsys.readouterr().err
    assert main(["lab", "soak", "--games", "1", "--school", "everfrost"]) == 0
    assert re.findall(r"^([a-z-]+) +1 ", capsys.readouterr().out, re.M) == [
        kind for kind in soak.KINDS if kind != "first"
    ]
    three = [word for school in ("everfrost", "sylvan", "highland") for word in ("--school", school)]
    assert main(["lab", "soak", "--games", "1", "--form", "duel", *three]) != 0
    assert "a game of duel has 2 schools, and these are 3" in capsys.readouterr().err


def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "soak", "--games", "2", "--form", "duel", "--form", "first"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^duel +2 ", shown, re.M)
    assert re.search(r"^4 games, \d+ choices, no invariant broken", shown, re.M)


def test_a_failure_comes_with_seed_and_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    check = Position.check

    def broken(position: Position) -> None:
        check(position)
        if position.turn == 5:
            raise soak.Broken("the arena is on fire")

    monkeypatch.setattr(Position, "check", broken)
    words = ["lab", "soak", "--games", "3", "--form", "duel", "--seed", "9"]
    assert main([*words, "--school", "sylvan"]) == 1
    assert "--from 0 --seed 9 --school sylvan" in capsys.readouterr().out
    assert main(words) == 1
    shown = capsys.readouterr().out
    assert "duel, game 0: Broken: the arena is on fire" in shown
    assert "again: tashkalar lab soak --form duel --games 1 --from 0 --seed 9" in shown
    monkeypatch.undo()
    game = Game.from_record(shown[shown.index("Tash-Kalar record") :])
    assert game.position.turn == 5


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("can_undo", property(lambda game: True), "NothingToUndo"),
        ("record", lambda game: "Tash-Kalar record 1\n", "Broken"),
        ("copy", lambda game: game, "Broken"),
        ("view", lambda game, seat: {1j: 1}, "TypeError"),
        ("winners", [], "no winner"),
    ],
)
def test_what_the_checks_would_find(monkeypatch: pytest.MonkeyPatch, name: str, value: object, found: str) -> None:
    monkeypatch.setattr(Game, name, value)
    _, failure = soak.soak(["duel"], 5)
    assert failure is not None
    assert found in failure.error


def test_lost_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Game.play

    def careless(game: Game, choice: str) -> None:
        play(game, choice)
        game.position.legends = game.position.legends[1:]

    monkeypatch.setattr(Game, "play", careless)
    _, failure = soak.soak(["duel"], 1)
    assert failure is not None
    assert "cards or tasks got lost" in failure.error
