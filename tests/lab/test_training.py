"""Training: goals set from what came next, and nets that bots can read."""

import json
import sys
from pathlib import Path
from types import ModuleType

import numpy
import pytest

from tashkalar.bots.values.evaluation import FEATURES, decided
from tashkalar.bots.values.net import FOLDER, Seen, load
from tashkalar.bots.values.weights import weights_for
from tashkalar.cli import main
from tashkalar.lab.lessons import END, LEAF, UNKNOWN, WEIGHED
from tashkalar.lab.textbook import Textbook, read_textbook
from tashkalar.rules.forms import find_form


def book(*lessons: tuple[int, bool, float, float]) -> Textbook:
    """Lessons of one game: what came next, whether it is seen from the other side, the result, the weights' value."""
    after, flip, result, value = (numpy.array(column) for column in zip(*lessons, strict=True))
    number = len(lessons)
    features, on = numpy.zeros((number, len(FEATURES))), numpy.zeros((number, 1))
    return Textbook(
        "duel", False, "tuned", ["left -1"], 1, numpy.zeros(number), after, flip, result, value, features, on
    )


def test_a_goal_is_what_came_next_and_the_later_course() -> None:
    found = book((1, True, 1, 0.1), (2, True, 0, 0.1), (END, False, 1, 0.1))
    chances = numpy.array([0.5, 0.4, 0.9])
    # The last one was the end: its result. Before it: judged, or how it went, from the other side.
    assert found.goals(chances, 1.0).tolist() == [1.0, 0.0, 1.0]
    assert found.goals(chances, 0.0) == pytest.approx([1 - 0.4, 1 - 0.9, 1.0])
    later = 1 - (0.9 + 0.5 * 0.1)
    assert found.goals(chances, 0.5) == pytest.approx([1 - (0.4 + 0.5 * (later - 0.4)), later, 1.0])


def test_a_bad_turn_taken_on_purpose_spoils_nothing_before_it() -> None:
    """The best turn stands for what came next, and the course of the game is not asked beyond it."""
    found = book((1, True, 0, 0.1), (LEAF, False, 1, 0.1), (END, False, 1, 0.1))
    assert found.goals(numpy.array([0.5, 0.2, 0.9]), 1.0).tolist()[0] == pytest.approx(0.8)
    assert found.taught.tolist() == [True, False, True]


def test_a_decided_game_is_known_and_not_taught() -> None:
    found = book((1, True, 1, 0.1), (2, False, 0, -61.0), (END, False, 0, 0.1))
    assert found.taught.tolist() == [True, False, True]
    assert found.goals(numpy.array([0.5, 0.5, 0.5]), 1.0)[0] == 1.0


def test_values_of_the_weights_are_brought_to_size() -> None:
    odds = 1.0986  # the logarithm of three to one
    lessons = [(END, False, float(number < 75), 2 * odds) for number in range(100)]
    assert book(*lessons).scale == pytest.approx(0.5, abs=0.01)


def test_a_turn_that_was_not_taken_says_nothing_about_results() -> None:
    """It is taught by the answer to it alone, and the size of the values does not come from it."""
    lessons = [(END, False, float(number < 75), 2.0) for number in range(100)]
    found = book(*lessons, (101, True, UNKNOWN, 2.0), (LEAF, False, UNKNOWN, 2.0))
    assert found.scale == pytest.approx(book(*lessons).scale)
    assert found.known.tolist() == [True] * 100 + [False] * 2
    assert found.taught.tolist() == [True] * 101 + [False]
    assert found.goals(numpy.full(102, 0.3), 1.0)[100] == pytest.approx(0.7)


def test_a_turn_that_was_played_on_is_worth_what_came_of_it() -> None:
    found = book((1, True, 1, 0.1), (WEIGHED, False, 0.3, 0.1), (END, False, 1, 0.1))
    for blend in (0.0, 0.5, 1.0):
        assert found.goals(numpy.array([0.5, 0.4, 0.9]), blend)[1:].tolist() == pytest.approx([0.3, 1.0])
    assert found.taught.tolist() == [True] * 3
    # It is no result: nothing is measured by it.
    assert found.known.tolist() == [True, False, True]


def games(folder: Path, *words: str) -> Path:
    assert main(["lab", "selfplay", "--games", "20", "--nodes", "8", "--out", str(folder), *words]) == 0
    return folder


def test_games_of_several_folders_are_one_textbook(tmp_path: Path) -> None:
    one, other = games(tmp_path / "a"), games(tmp_path / "b", "--seed", "2")
    head = json.loads((other / "selfplay.json").read_text())
    found, alone = read_textbook([one, other]), [read_textbook([folder]) for folder in (one, other)]
    assert found.games == 40
    assert found.value.tolist() == [value for book in alone for value in book.value.tolist()]
    assert found.inputs == head["inputs"]
    begin = len(alone[0].value)
    for number, after in enumerate(alone[1].next.tolist()):
        assert found.next[begin + number] == (after if after < 0 else after + begin)
    # A folder from before a school was added has other inputs: they are found by their names.
    turned = {**head, "inputs": head["inputs"][::-1]}
    (other / "selfplay.json").write_text(json.dumps(turned))
    mixed = read_textbook([one, other])
    last = len(head["inputs"]) - 1
    for row, plain in zip(mixed.on[begin:].tolist(), found.on[begin:].tolist(), strict=True):
        assert {number for number in row if number <= last} == {last - number for number in plain if number <= last}


def test_games_led_by_other_weights_are_judged_anew(tmp_path: Path) -> None:
    """A net corrects what one set of weights says, whoever led the games."""
    one, other = games(tmp_path / "a"), games(tmp_path / "b", "--weights", "tuned")
    mixed, alone = read_textbook([one, other]), read_textbook([one])
    begin = len(alone.value)
    assert mixed.weights == alone.weights == "seasoned"
    assert mixed.value[:begin].tolist() == alone.value.tolist()
    vector = numpy.array(weights_for(find_form("duel"), "seasoned")["after"])
    told = mixed.features[begin:] @ vector
    sure = numpy.array([decided(value) for value in mixed.value[begin:].tolist()])
    assert mixed.value[begin:][~sure] == pytest.approx(told[~sure], abs=1e-3)
    assert read_textbook([other]).weights == "tuned"
    assert mixed.value[begin:].tolist() != read_textbook([other]).value.tolist()
    assert read_textbook([one, other], "tuned").value[begin:].tolist() == read_textbook([other]).value.tolist()


def test_folders_that_do_not_fit_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    one, other = games(tmp_path / "a"), games(tmp_path / "b", "--form", "high")
    out = str(tmp_path / "net")
    assert main(["lab", "train", str(one), str(other), "--out", out]) != 0
    assert "another form" in capsys.readouterr().err
    assert main(["lab", "train", str(tmp_path), "--out", out]) != 0
    assert "holds no games" in capsys.readouterr().err


def test_without_pytorch_training_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["lab", "train", str(tmp_path), "--out", str(tmp_path / "net")]) != 0
    assert "pip install 'tashkalar[train]'" in capsys.readouterr().err


def test_a_trained_net_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torch: ModuleType = pytest.importorskip("torch")
    folder, out = games(tmp_path / "games"), tmp_path / "net"
    words = ["lab", "train", str(folder), "--nets", "2", "--hidden", "8", "4", "--epochs", "3", "--out"]
    assert main([*words, str(out)]) == 0
    net = load(str(out))
    assert (net.about["table"], net.about["games"], net.nets) == ("duel", 20, 2)
    assert set(net.about["foretold"]) == {"weights", "net"}
    arena = ["arena", f"champion:{out}", "novice", "--games", "2", "--nodes", "20", "--quiet"]
    assert main(arena) == 0
    assert "2 games of duel" in capsys.readouterr().out
    # The same seed, the same net.
    assert main([*words, str(tmp_path / "again")]) == 0
    if not torch.cuda.is_available():
        assert (tmp_path / "again").read_bytes() == out.read_bytes()


def test_a_net_goes_on_where_another_one_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    folder, first = games(tmp_path / "games", "--weights", "tuned"), tmp_path / "first.net"
    assert main(["lab", "train", str(folder), "--nets", "2", "--hidden", "8", "4", "--out", str(first)]) == 0
    # It learns next to nothing more, and so it is the same net, of the same size.
    later = games(tmp_path / "later", "--seed", "2")
    words = ["lab", "train", str(later), "--begin", str(first), "--epochs", "1", "--rate", "1e-7", "--out"]
    assert main([*words, str(tmp_path / "second.net")]) == 0
    before, after = load(str(first)), load(str(tmp_path / "second.net"))
    assert (after.nets, after.first, after.second, after.weights) == (2, 8, 4, "tuned")
    book = read_textbook([later], "tuned")
    seen = [
        Seen([number for number in on if number < len(book.inputs)], features, value)
        for on, features, value in zip(book.on.tolist(), book.features.tolist(), book.value.tolist(), strict=True)
    ][:50]
    assert after.judge(seen) == pytest.approx(before.judge(seen), abs=0.02)
    # Unless told otherwise it is trusted as before.
    assert (after.about["trust"], "doubt" in after.about) == (0.5, False)
    words = ["lab", "train", str(later), "--epochs", "1", "--begin"]
    assert main([*words, str(FOLDER / "duel.net"), "--out", str(tmp_path / "third.net")]) == 0
    assert load(str(tmp_path / "third.net")).about["doubt"] == 4.0
    capsys.readouterr()
    assert main([*words, str(FOLDER / "high.net"), "--out", str(tmp_path / "fourth.net")]) != 0
    assert "is a net for the table 'high', the games are 'duel'" in capsys.readouterr().err
    words = ["lab", "train", str(later)]
    assert main([*words, "--begin", str(folder / "selfplay.json"), "--out", str(tmp_path / "x.net")]) != 0
    assert "there is no net to begin with" in capsys.readouterr().err
