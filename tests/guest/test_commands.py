"""Every command knows a school that has been installed, and misses it clearly when it is gone."""

import json
from pathlib import Path

from tests.guest import EXAMPLE, python, tashkalar

SCENARIOS = str(EXAMPLE / "tests" / "reef.yaml")
DUEL = "--form duel --schools reef,northern --seed 3".split()
WITHOUT: dict[str, str] = {}


def test_its_own_tests_pass(with_reef: dict[str, str]) -> None:
    said = python(with_reef, "-m", "pytest", "-p", "no:xdist", folder=EXAMPLE)
    assert "[100%]" in said


def test_check_plays_its_scenarios(with_reef: dict[str, str]) -> None:
    assert "2 passed, 0 failed" in tashkalar(with_reef, "check", SCENARIOS)


def test_it_is_played_in_the_terminal_in_its_own_letter_and_language(with_reef: dict[str, str]) -> None:
    typed = "place e5\ncard Moray\nquit\n"
    shown = tashkalar(with_reef, "text", *DUEL, "--language", "de", "--seats", "human,random", typed=typed)
    assert "●I Riff" in shown
    assert "<●I>" in shown
    assert "Muräne (Moray), Held" in shown
    painted = tashkalar(with_reef, "text", *DUEL, "--colour", "always", typed="quit\n")
    assert "\x1b[1;38;5;16;48;5;205m●I\x1b[0m" in painted


def test_it_survives_a_soak_in_every_form_it_plays(with_reef: dict[str, str]) -> None:
    said = tashkalar(with_reef, *"lab soak --school reef --games 6 --jobs 2".split())
    assert "30 games" in said
    assert "no invariant broken" in said


def test_the_bench_of_designers_knows_it(with_reef: dict[str, str]) -> None:
    said = tashkalar(with_reef, *"lab school reef --positions 1 --games 1 --soak 0 --bot random".split())
    assert "School of the Reef (reef, pink): 18 beings" in said
    assert "fr: nothing is written beside the deck" in said
    assert said.endswith("no faults\n")


def test_bots_meet_with_it_in_the_arena(with_reef: dict[str, str], tmp_path: Path) -> None:
    tashkalar(with_reef, *"arena random novice --games 16 --nodes 60 --quiet --out".split(), str(tmp_path / "match"))
    outcomes = [json.loads(line) for line in (tmp_path / "match" / "outcomes.jsonl").read_text().splitlines()]
    played = [one for one in outcomes if "reef" in one["schools"]]
    assert len(outcomes) == 16
    assert played
    record = (tmp_path / "match" / f"{played[0]['number']:05}.game").read_text()
    assert "hand reef: " in record


def test_without_it_a_saved_game_is_refused_with_the_reason(with_reef: dict[str, str], tmp_path: Path) -> None:
    file = str(tmp_path / "kept.game")
    tashkalar(with_reef, "text", *DUEL, typed=f"place e5\nsave {file}\nquit\n")
    assert "●I Reef" in tashkalar(with_reef, "text", "--load", file, typed="quit\n")
    missing = "there is no school 'reef'; the schools are northern, southern, highland, sylvan, etherweavers"
    assert missing in tashkalar(WITHOUT, "text", "--load", file, status=2)
    assert missing in tashkalar(WITHOUT, "check", SCENARIOS, status=1)
    assert missing in tashkalar(WITHOUT, "text", *DUEL, status=2)


def test_nobody_is_let_in_unnoticed(with_reef: dict[str, str]) -> None:
    """Whoever imports the module before the game passes the door by, and hears so."""
    assert python(with_reef, "-c", "import tashkalar, tashkalar_reef.beings") == ""
    said = python(with_reef, "-c", "import tashkalar_reef.beings", status=1)
    assert "the school 'reef' (tashkalar-reef 1.0) is not checked: import tashkalar before it" in said
