"""The scenario checker itself: what it finds, what it says, how it counts, how it exits."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tashkalar.cli import main

GOOD: dict[str, Any] = {
    "name": "a stone is placed",
    "schools": ["southern", "northern"],
    "pieces": {"red": "d4", "blue": "e5"},
    "play": ["place f4"],
    "expect": {"pieces": {"red": "d4 f4"}, "actions": 1},
}


def changed(**keys: Any) -> dict[str, Any]:
    """The good scenario with other keys and a name of its own."""
    return {**GOOD, "name": "the odd one", **keys}


def check(path: Path, scenarios: Any, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """Exit status and printed lines of `tashkalar check` for one file."""
    path = path / "some.yaml"
    path.write_text(scenarios if isinstance(scenarios, str) else yaml.safe_dump(scenarios), encoding="utf-8")
    status = main(["check", str(path)])
    return status, capsys.readouterr().out.splitlines()


def test_all_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, [GOOD, changed()], capsys) == (0, ["2 passed, 0 failed"])


def test_a_wrong_expectation_fails_with_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = check(tmp_path, [GOOD, changed(expect={"actions": 2})], capsys)
    assert status == 1
    assert lines[-1] == "1 passed, 1 failed"
    assert len(lines) == 2
    assert "the odd one" in lines[0]
    assert "actions" in lines[0]


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "unknown key": (changed(colour="red"), "colour"),
    "unknown expectation": (changed(expect={"action": 1}), "action"),
    "unknown school": (changed(schools=["southern", "eastern"]), "eastern"),
    "unknown form": (changed(form="brawl"), "brawl"),
    "wrong number of players": (changed(form="melee"), "melee"),
    "school twice": (changed(schools=["southern", "southern"]), "school"),
    "no schools": ({k: v for k, v in changed().items() if k != "schools"}, "schools"),
    "school without a seat in hand": (changed(hand={"sylvan": ["Naiad"]}), "sylvan"),
    "school without a seat in an expectation": (changed(expect={"hand": {"sylvan": []}}), "sylvan"),
    "unknown card in hand": (changed(hand={"southern": ["Swordmistress"]}), "Swordmistress"),
    "unknown card in deck": (changed(deck={"southern": ["Swordmistress"]}), "Swordmistress"),
    "unknown card in discard": (changed(discard={"southern": ["Swordmistress"]}), "Swordmistress"),
    "unknown legend": (changed(legends=["Swordmistress"]), "Swordmistress"),
    "unknown card in an expectation": (changed(expect={"hand": {"southern": ["Swordmistress"]}}), "Swordmistress"),
    "unknown card to summon": (changed(expect={"summon_squares": {"Swordmistress": []}}), "Swordmistress"),
    "unknown task": (changed(form="high", tasks=["Boredom"]), "Boredom"),
    "unknown claimed task": (changed(form="high", claimed={"red": ["Boredom"]}), "Boredom"),
    "card of another school": (changed(hand={"southern": ["Naiad"]}), "Naiad"),
    "unknown square": (changed(pieces={"red": "d4 k9"}), "k9"),
    "missing corner square": (changed(pieces={"red": "a1"}), "a1"),
    "unknown rank mark": (changed(pieces={"red": "d4***"}), "d4***"),
    "unknown colour": (changed(pieces={"white": "d4"}), "white"),
    "two pieces on a square": (changed(pieces={"red": "d4", "blue": "d4"}), "d4"),
    "too many stones": (changed(pieces={"red": "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3"}), "16"),
    "too many legends": (changed(pieces={"red": "c1** d1** e1** f1**"}), "3"),
    "a card in two places": (changed(hand={"southern": ["Knight"]}, discard={"southern": ["Knight"]}), "Knight"),
    "pending without Etherweavers": (changed(pending={"southern": "Knight"}), "southern"),
    "pending without a warp effect": (
        changed(schools=["etherweavers", "northern"], pieces={}, pending={"etherweavers": "Warpmaster"}),
        "Warpmaster",
    ),
    "unknown rank on the Merchant": (
        changed(schools=["etherweavers", "northern"], pieces={}, merchant={"colour": "blue", "rank": "royal"}),
        "royal",
    ),
    "a choice that is not on offer": (changed(play=["place e5"]), "place e5"),
    "a check beyond the choices": (changed(expect=[{"after": 7, "actions": 1}]), "7"),
    "play is no list": (changed(play="place f4"), "play"),
    "expect is a word": (changed(expect="nothing"), "expect"),
    "actions is a word": (changed(actions="two"), "two"),
    "scores of a colour that does not play": (changed(scores={"green": 3}), "green"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_scenario_is_named_and_counts_as_failed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario, word = BROKEN[name]
    status, lines = check(tmp_path, [GOOD, scenario], capsys)
    assert status == 1
    assert lines[-1] == "1 passed, 1 failed"
    assert "the odd one" in lines[0]
    assert word in lines[0].partition("the odd one")[2]


def test_a_scenario_that_is_no_mapping(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = check(tmp_path, [GOOD, "place e5"], capsys)
    assert (status, lines[-1]) == (1, "1 passed, 1 failed")
    assert "scenario 2" in lines[0]


def test_a_file_that_is_no_yaml(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = check(tmp_path, "- {name: [", capsys)
    assert (status, lines[-1]) == (1, "0 passed, 1 failed")


def test_a_file_that_is_no_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = check(tmp_path, GOOD, capsys)
    assert (status, lines[-1]) == (1, "0 passed, 1 failed")


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["check", str(tmp_path / "nowhere.yaml")])
    assert status == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 1 failed"


def test_several_files_are_counted_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = []
    for index, scenarios in enumerate(([GOOD], [changed(actions=3)], [GOOD, changed()])):
        path = tmp_path / f"{index}.yaml"
        path.write_text(yaml.safe_dump(scenarios), encoding="utf-8")
        paths.append(str(path))
    assert main(["check", *paths]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "3 passed, 1 failed"


def test_equally_named_scenarios_are_counted_one_by_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = changed(expect={"actions": 5})
    _, lines = check(tmp_path, [bad, bad, GOOD], capsys)
    assert lines[-1] == "1 passed, 2 failed"


def test_one_scenario_with_two_reasons_fails_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, lines = check(tmp_path, [changed(expect={"actions": 5, "over": True})], capsys)
    assert lines[-1] == "0 passed, 1 failed"


def test_checks_at_several_moments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expect = [{"after": 0, "actions": 2}, {"after": 1, "actions": 1}, {"pieces": {"red": "d4 f4"}}]
    assert check(tmp_path, [changed(expect=expect)], capsys)[0] == 0


def test_every_expectation_can_pass_and_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = {
        "form": "high",
        "schools": ["southern", "northern"],
        "pieces": {"red": "d4 f4", "blue": "e5**"},
        "hand": {"southern": ["Swordmaster", "F2"]},
        "deck": {"southern": ["Herald", "Bomb"]},
        "discard": {"southern": ["Knight"]},
        "tasks": ["Destruction", "Red Conquest", "Side Chain", "Isolation"],
        "claimed": {"red": ["Devastation"]},
        "play": [],
    }
    right_and_wrong: dict[str, tuple[Any, Any]] = {
        "pieces": ({"blue": "e5**"}, {"blue": "e5*"}),
        "actions": (2, 1),
        "hand": ({"southern": ["F2", "Swordmaster"]}, {"southern": ["Swordmaster"]}),
        "discard": ({"southern": ["Knight"]}, {"southern": []}),
        "deck": ({"southern": ["Herald", "Bomb"]}, {"southern": ["Bomb", "Herald"]}),
        "points": ({"southern": 2, "northern": 1}, {"northern": 0}),
        "destroyed": ({}, {"blue": {"common": 1}}),
        "to_move": ("southern", "northern"),
        "over": (False, True),
        "winners": ([], ["southern"]),
        "legal": (["summon Swordmaster e4"], ["summon Swordmaster e5"]),
        "illegal": (["summon Swordmaster e5"], ["summon Swordmaster e4"]),
        "claimable": ([], ["Destruction"]),
        "summon_squares": ({"Swordmaster": ["e4"]}, {"Swordmaster": []}),
        "options": (None, ["end"]),
    }
    for key, (right, wrong) in right_and_wrong.items():
        if right is not None:
            assert check(tmp_path, [{**position, "expect": {key: right}}], capsys)[0] == 0, key
        assert check(tmp_path, [{**position, "expect": {key: wrong}}], capsys)[0] == 1, key
    deck = {"southern": ["Bomb", "Cannon"]}
    duel = changed(scores={"red": 3}, deck=deck, expect={"scores": {"red": 3}, "deck": {"southern": 2}})
    assert check(tmp_path, [duel], capsys)[0] == 0
    assert check(tmp_path, [changed(scores={"red": 3}, expect={"scores": {"red": 4}})], capsys)[0] == 1


def test_options_must_be_complete(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = changed(actions=0, play=[], expect={"options": ["end"]})
    assert check(tmp_path, [scenario], capsys)[0] == 0
    scenario = changed(actions=0, play=[], expect={"options": ["end", "place e4"]})
    assert check(tmp_path, [scenario], capsys)[0] == 1
