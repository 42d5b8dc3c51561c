"""Learning the weights from self-play."""

import argparse
import json
from pathlib import Path

import pytest

from tashkalar.bots.values.evaluation import FEATURES, Weights
from tashkalar.bots.values.weights import load, weights_for, written
from tashkalar.cli import main
from tashkalar.errors import NotAllowed
from tashkalar.lab import tune
from tashkalar.lab.contests import Played, Row, Sitting, play
from tashkalar.rules.forms import find_form


def test_tuning_is_reproducible_and_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def tuned(folder: Path, rounds: int, jobs: int = 1) -> dict[str, object]:
        parser = argparse.ArgumentParser()
        tune.arguments(parser)
        words = ["--form", "duel", "--games", "4", "--nodes", "25", "--out", str(folder), "--rounds"]
        assert tune.run(parser.parse_args([*words, str(rounds), "--jobs", str(jobs)])) == 0
        found: dict[str, object] = json.loads((folder / "weights.json").read_text())
        return found

    whole = tuned(tmp_path / "a", 2)
    tuned(tmp_path / "b", 1, jobs=2)
    games = tmp_path / "b" / "duel-1.jsonl"
    assert len(games.read_text().splitlines()) == 4
    assert tuned(tmp_path / "b", 2) == whole
    # Stopped while playing: some games, one of them cut off.
    kept = tmp_path / "b" / "duel-2.jsonl"
    kept.write_text(kept.read_text()[: len(kept.read_text()) // 2])
    assert tuned(tmp_path / "b", 2) == whole
    assert whole["duel"] != written(load("handmade"))["duel"]
    assert whole["high"] == written(load("handmade"))["high"]
    assert "duel, round 2" in capsys.readouterr().out


def test_a_folder_with_another_tuning_is_left_alone(tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    tune.arguments(parser)
    words = ["--form", "duel", "--rounds", "1", "--games", "2", "--nodes", "20", "--out", str(tmp_path)]
    tune.run(parser.parse_args(words))
    before = (tmp_path / "duel-1.jsonl").read_text()
    with pytest.raises(NotAllowed, match="other settings"):
        tune.run(parser.parse_args([*words, "--seed", "9"]))
    assert (tmp_path / "duel-1.jsonl").read_text() == before


def contest(number: int, weights: Weights, by: list[float] | None) -> Played:
    return play(Sitting(number, "duel", 1, 20, weights, by))


def test_contests_come_in_pairs_with_the_coins_turned() -> None:
    weights = weights_for(find_form("duel"), "handmade")
    by = [abs(weight) / 2 for weight in weights["after"]]
    one, other = (contest(number, weights, by) for number in (0, 1))
    assert one.coins == other.coins
    for game in (one, other):
        assert abs(game.gain) == pytest.approx(abs(game.results[0] - game.results[1]))
    # Without any difference between more and less the two games are the same, and say nothing together.
    same = [contest(number, weights, [0.0] * len(by)) for number in (0, 1)]
    assert same[0].results == same[1].results
    assert tune.gains(same)[0] == [0.0] * len(by)


def test_only_weights_whose_feature_shows_are_tried() -> None:
    weights = weights_for(find_form("duel"), "handmade")
    plain = [contest(number, weights, None) for number in range(3)]
    assert plain[0].rows
    assert plain[0].rows != plain[1].rows
    by = dict(zip(FEATURES, tune.spread(weights["after"], plain), strict=True))
    assert by["task_0"] == by["tempo"] == by["partner_ready"] == 0.0
    assert min(by[name] for name in ("lead", "commons", "heroics", "prey", "choice")) > 0.0


def test_a_weight_that_lost_becomes_smaller_and_keeps_its_sign() -> None:
    start = weights_for(find_form("duel"), "handmade")["after"]
    by = [abs(weight) / 2 for weight in start]
    lost = [Played(number, [0.0, 1.0], [1] * len(by), -1.0, [], []) for number in range(50)]
    found = tune.moved(start, by, lost, step=0.5)
    lead, foes = FEATURES.index("lead"), FEATURES.index("foe_heroics")
    assert 0 < found[lead] < start[lead]
    assert found[foes] < start[foes] < 0  # less of it is more of what is feared
    assert tune.moved(start, by, lost, step=5.0)[lead] == 0.0


def test_values_that_are_too_large_are_brought_to_size() -> None:
    def sure(value: float, won: int) -> list[Played]:
        rows = [Row(0, value, []), Row(1, -value, [])]
        return [Played(number, [float(number < won), float(number >= won)], [], 0.0, rows, []) for number in range(100)]

    odds = 1.0986  # the logarithm of three to one
    assert tune.size_of(sure(odds, 75)) == pytest.approx(1.0, abs=0.01)
    assert tune.size_of(sure(2 * odds, 75)) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("words", [["--games", "0"], ["--nodes", "0"], ["--rounds", "-1"], ["--jobs", "two"]])
def test_numbers_that_make_no_sense_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["lab", "tune"], ["arena", "novice", "random"]):
        if command[0] == "arena" and words[0] == "--rounds":
            continue
        with pytest.raises(SystemExit) as refused:
            main([*command, *words])
        assert refused.value.code == 2
        assert f"argument {words[0]}: {words[1]!r} should be a whole number, at least" in capsys.readouterr().err


def test_even_the_shortest_thinking_takes_whole_turns() -> None:
    assert play(Sitting(0, "duel", 1, 1, weights_for(find_form("duel")), None)).rows


@pytest.mark.parametrize("form", ["high", "melee"])
def test_every_form_can_be_tuned(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--form", form, "--rounds", "1", "--games", "4", "--nodes", "20", "--out", str(tmp_path)]
    assert main(["lab", "tune", *words]) == 0
    assert f"{form}, settling" in capsys.readouterr().out
    found = load(str(tmp_path / "weights.json"))
    assert found[form] != load("handmade")[form]
