"""What is said of turns and how much of it is borne out: turns are drawn by chance, and errors are told."""

from random import Random

import pytest

from tashkalar.cli import main
from tashkalar.lab import merits
from tashkalar.lab.merits import Drawn, Session, borne_out, play


def test_the_same_seed_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for jobs in ("1", "2"):
        words = ["lab", "merits", "--games", "10", "--nodes", "5", "--deals", "0", "--form", "first", "--jobs", jobs]
        assert main(words) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert "first: 10 games" in shown[0]
    assert "net" in shown[0]
    assert "replies" not in shown[0]


def test_what_is_said_of_a_turn_is_a_chance_and_so_is_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merits, "BLOCK", 1)
    number, turns = play(Session(3, "duel", 1, 30, 1))
    assert number == 3
    assert len(turns) > 4
    for one in turns:
        assert len(one.said) == len(one.usual) == 3
        assert all(0 <= chance <= 1 for chance in (*one.said, *one.usual, one.later))
    assert len({one.later for one in turns}) > 4
    assert all(one.result in (0.0, 0.5, 1.0) for one in turns)
    assert any(abs(said - other) > 0.005 for one in turns for said, other in zip(one.said, one.usual, strict=True))


def test_turns_are_held_against_results_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "merits", "--games", "10", "--nodes", "5", "--deals", "0", "--form", "first"]
    shown = []
    for more in ([], ["--results"]):
        assert main(words + more) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] != shown[1]


def test_a_form_no_net_has_learned_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(merits, "net_for", lambda setup: None)
    assert main(["lab", "merits", "--games", "5", "--form", "first"]) == 2
    assert "no net that comes with the game has learned the first" in capsys.readouterr().err


def test_what_is_borne_out_is_found_again() -> None:
    """Worked out beforehand: half of what the first says comes true and nothing of what the second adds."""
    rng = Random(1)
    turns = []
    for _ in range(4000):
        standing = rng.uniform(0.2, 0.8)
        first, second = rng.gauss(0, 0.05), rng.gauss(0, 0.05)
        later = standing + 0.5 * first + rng.gauss(0, 0.1)
        turns.append(Drawn([standing + first, standing + first + second], [standing, standing], later))
    told = [tuple(map(float, one.split(" ± "))) for one in borne_out(turns, [0, 1])]
    assert told[0][0] == pytest.approx(0.5, abs=0.1)
    assert told[1][0] == pytest.approx(0.0, abs=0.1)
    assert all(0.03 < error < 0.12 for _, error in told)
    alone = float(borne_out(turns, [1])[0].split(" ± ")[0])
    assert alone == pytest.approx(0.25, abs=0.1)


def test_of_too_few_turns_nothing_is_told() -> None:
    assert borne_out([Drawn([0.5], [0.4], 0.5)] * 3, [0]) == ["-"]


def test_only_games_of_two_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "merits", "--form", "melee"])
    assert "invalid choice: 'melee'" in capsys.readouterr().err
