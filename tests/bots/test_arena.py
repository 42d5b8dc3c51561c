"""The arena: who plays whom, what the games add up to, what is kept."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tashkalar import SetupError
from tashkalar.cli import main
from tashkalar.lab.matches import Outcome, Standing, Tally, bouts, entrants


def test_the_same_bot_twice_gets_a_number() -> None:
    assert [one.label for one in entrants(["novice", "novice", "novice"])] == ["novice", "novice#2", "novice#3"]
    assert [one.label for one in entrants(["novice", "novice#2"])] == ["novice", "novice#2"]
    special = entrants(["adept:handmade"])[0]
    assert (special.label, special.level, special.weights) == ("adept:handmade", "adept", "handmade")


def test_seats_and_schools_are_balanced() -> None:
    games = bouts(["adept", "novice"], "duel", 40)
    seats = Counter((bout.seats[0].label, bout.schools) for bout in games)
    assert len(games) == 40
    assert all(seats["adept", schools] == seats["novice", schools] for _, schools in seats)
    assert len({bout.schools for bout in games}) == 20
    assert [bout.seed for bout in games[::2]] == [bout.seed for bout in games[1::2]]


def test_a_melee_rotates_and_a_team_has_two_of_each() -> None:
    melee = bouts(["master", "novice", "novice"], "melee", 6)
    assert Counter(bout.seats[0].label for bout in melee) == {"master": 2, "novice": 2, "novice#2": 2}
    team = bouts(["adept", "novice"], "high", 2, team=True)
    assert [one.label for one in team[0].seats] == ["adept", "novice", "adept", "novice"]
    assert [one.label for one in team[1].seats] == ["novice", "adept", "novice", "adept"]


def test_a_round_robin_has_every_pair() -> None:
    games = bouts(["adept", "novice", "random"], "high", 2)
    assert len(games) == 6
    assert [bout.number for bout in games] == list(range(6))


@pytest.mark.parametrize(("names", "form"), [(["adept"], "duel"), (["adept", "novice"], "melee")])
def test_the_wrong_number_of_bots_is_refused(names: list[str], form: str) -> None:
    with pytest.raises(SetupError):
        bouts(names, form, 2)


def test_a_shared_victory_is_a_draw() -> None:
    standing = Standing(["a", "b"])
    standing.add(Outcome(0, ["a", "b"], ["a", "b"], [], [], 20, "deck"))
    standing.add(Outcome(1, ["a"], ["b", "a"], [], [], 20, "deck"))
    found = standing.plain()
    assert (found["games"], found["wins"], found["draws"]) == (2, {"a": 1, "b": 0}, 1)
    assert found["rate"] == {"a": 0.75, "b": 0.25}


def test_confidence_and_elo() -> None:
    low, high = Tally(100, 80, 0).interval()
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert Tally(100, 50, 0).elo == pytest.approx(0)
    assert Tally(100, 0, 100).elo == pytest.approx(0)
    assert 230 < Tally(100, 80, 0).elo < 245


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The last line is one JSON object; what was kept is gone on with and not played again."""
    words = ["arena", "novice", "random", "--form", "high", "--nodes", "30", "--seed", "4", "--json", "--quiet"]
    out = ["--out", str(tmp_path / "match")]
    assert main([*words, "--games", "2", *out]) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert first["games"] == 2
    assert set(first["wins"]) == set(first["seconds_per_choice"]) == {"novice", "random"}
    assert sum(first["wins"].values()) + first["draws"] == 2
    assert (tmp_path / "match" / "00001.game").read_text().startswith("Tash-Kalar record")
    assert main([*words, "--games", "3", *out]) == 2  # a match lies there, and --resume was not said
    kept = tmp_path / "match" / "outcomes.jsonl"
    with kept.open("a") as file:
        file.write('{"number": 2, "winn')  # interrupted while writing
    assert main([*words, "--games", "3", *out, "--resume"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 3
    assert len(kept.read_text().splitlines()) == 3
    assert main([*words, "--games", "3", "--clock", "2", *out, "--resume"]) == 2


def test_a_round_robin_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "random", "random", "--games", "1", "--quiet", "--form", "high"]) == 0
    text = capsys.readouterr().out
    assert "random#3" in text
    assert "/1" in text


def test_bots_can_be_given_equal_seconds() -> None:
    def clocks(seconds: float | None) -> set[float | None]:
        bout = bouts(["champion", "adept"], "duel", 1, scale=0.5, seconds=seconds)[0]
        return {entrant.clock(bout.scale, bout.nodes, bout.seconds).seconds for entrant in bout.seats}

    assert clocks(None) == {1.5, 0.15}
    assert clocks(2.0) == {1.0}
