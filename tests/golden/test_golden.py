"""Golden games replay choice by choice, and everything that was on offer on the way is still on offer."""

from pathlib import Path

import pytest

from tashkalar import Game
from tashkalar.rules.forms import find_form
from tests.golden.regenerate import GAMES, remarks

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.game"))


def record_of(path: Path) -> str:
    """The record without the remarks below it."""
    text = path.read_text(encoding="utf-8")
    return text[: text.index("\n# ")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.from_record(text)
    assert game.over
    assert game.record() == record_of(path)
    game.position.check()
    assert text == game.record() + "\n" + "\n".join(remarks(game.record())) + "\n"


def test_one_for_every_form_and_school() -> None:
    assert {path.stem for path in FILES} == set(GAMES)
    forms: dict[tuple[str, bool, int], set[str]] = {}
    for (form, schools, team), _ in GAMES.values():
        forms.setdefault((form, team, len(schools)), set()).update(schools)
    assert len(forms) == 7
    for (form, _, _), schools_seen in forms.items():
        assert {*find_form(form).schools, *find_form(form).once} - schools_seen == set()


def test_what_later_schools_bring_is_seen() -> None:
    """In every form: cards frozen and thawed, Gateways opened and lost; somewhere everything else they bring."""
    seen: dict[str, set[str]] = {}
    for name, ((form, schools, team), _) in GAMES.items():
        if {"everfrost", "nethervoid"} <= set(schools):
            steps = list(Game.from_record(record_of(HERE / f"{name}.game")).steps)
            keys = {event.key for step in steps for event in step.events}
            seen[f"{form} {team} {len(schools)}"] = keys | {step.text.partition(" ")[0] for step in steps}
    assert len(seen) == 6
    for words in seen.values():
        assert {"frozen", "thawed", "gateway", "gateway_lost"} <= words
    assert {"keep", "slowed", "actions_lost", "possessed", "under_deck"} <= set().union(*seen.values())
