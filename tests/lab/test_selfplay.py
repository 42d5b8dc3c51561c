"""Self-play: the games a net learns from."""

from itertools import pairwise
from operator import mul
from pathlib import Path

import pytest

from tashkalar.bots.values import arrays
from tashkalar.bots.values.evaluation import decided
from tashkalar.bots.values.net import FOLDER
from tashkalar.bots.values.weights import weights_for
from tashkalar.cli import main
from tashkalar.lab import selfplay as command
from tashkalar.lab.lessons import END, LEAF, WEIGHED, Lesson, Session, play
from tashkalar.rules.forms import find_form
from tests.bots.test_nets import write_net


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds for a block of any size is tried with a small one."""
    monkeypatch.setattr(command, "BLOCK", 4)


def lessons(
    form: str, team: bool = False, explore: float = 0.5, net: str | None = None, weigh: float = 0.0
) -> list[Lesson]:
    return play(Session(0, form, team, 1, 2, 25, explore, weigh, net, "tuned")).lessons


def selfplay(folder: Path, *words: str) -> int:
    return main(["lab", "selfplay", "--nodes", "8", "--out", str(folder), *words])


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.usefixtures("small_blocks")
def test_games_are_the_same_whatever_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert selfplay(tmp_path / "a", "--games", "8") == 0
    assert selfplay(tmp_path / "b", "--games", "4", "--jobs", "2") == 0
    whole = files(tmp_path / "a")
    assert set(whole) == {"selfplay.json", "000000.games", "000001.games"}
    # A run that was stopped while it wrote a block.
    (tmp_path / "b" / "000000.games").rename(tmp_path / "b" / "000000.games.part")
    assert selfplay(tmp_path / "b", "--games", "8", "--jobs", "2") == 0
    assert files(tmp_path / "b") == whole
    assert "8 games lie in" in capsys.readouterr().out
    assert selfplay(tmp_path / "b", "--seed", "2") != 0
    assert "other settings" in capsys.readouterr().err
    assert files(tmp_path / "b") == whole


@pytest.mark.usefixtures("small_blocks")
def test_a_block_holds_what_was_played(tmp_path: Path) -> None:
    selfplay(tmp_path, "--games", "4")
    _, parts = arrays.read(tmp_path / "000000.games")
    found = play(Session(0, "duel", False, 1, 4, 8, 0.25, 0.0, None, "seasoned")).lessons
    assert parts["next"] == [lesson.next for lesson in found]
    assert parts["on"] == [number for lesson in found for number in lesson.seen.on]
    assert parts["number_on"] == [len(lesson.seen.on) for lesson in found]
    assert parts["features"] == pytest.approx([v for lesson in found for v in lesson.seen.features], rel=1e-3)


@pytest.mark.parametrize(("form", "team"), [("duel", False), ("high", False), ("duel", True), ("melee", False)])
def test_every_turn_that_was_taken_knows_what_came_next(form: str, team: bool) -> None:
    found = lessons(form, team)
    ends = 0
    for number, lesson in enumerate(found):
        if lesson.next == END:
            ends += 1
        elif lesson.next != LEAF:
            after = found[lesson.next]
            assert lesson.next > number
            assert after.game == lesson.game
            if find_form(form).by_colour:
                assert after.seat == lesson.seat
                assert not lesson.flip
            else:
                assert lesson.flip == ((after.seat - lesson.seat) % 2 == 1)
                assert after.result == (1 - lesson.result if lesson.flip else lesson.result)
    seats = {lesson.seat for lesson in found if lesson.game == 0}
    assert ends >= (2 * len(seats) if find_form(form).by_colour else 2)
    assert any(lesson.result == 1.0 for lesson in found)


def test_turns_taken_on_purpose_leave_the_best_one_as_what_came_next() -> None:
    found = lessons("duel", explore=1.0)
    told = {lesson.next for lesson in found if lesson.next >= 0}
    leaves = {number for number, lesson in enumerate(found) if lesson.next == LEAF}
    assert leaves
    firsts = {number for number, lesson in enumerate(found) if number == 0 or found[number - 1].game != lesson.game}
    assert leaves <= told | firsts
    assert not any(lesson.next == LEAF for lesson in lessons("duel", explore=0.0))


@pytest.mark.parametrize(("form", "team"), [("high", False), ("duel", True), ("melee", False)])
def test_some_turns_are_played_on_beside_the_game(form: str, team: bool) -> None:
    found = lessons(form, team, explore=0.0, weigh=0.06)
    weighed = [lesson for lesson in found if lesson.next == WEIGHED]
    assert len({lesson.result for lesson in weighed}) > len(weighed) // 2
    assert all(0.0 < lesson.result < 1.0 for lesson in weighed)
    assert not any(decided(lesson.seen.value) for lesson in weighed)
    # They are turns of one position, those of whoever takes a turn just before them.
    groups: list[list[Lesson]] = []
    for before, lesson in pairwise(found):
        if lesson.next == WEIGHED:
            groups += [] if before.next == WEIGHED else [[]]
            groups[-1].append(lesson)
            assert (lesson.game, lesson.seat) == (before.game, before.seat)
    assert all(2 <= len(group) <= 8 for group in groups)
    assert all(len({tuple(lesson.seen.on) for lesson in group}) > 1 for group in groups)
    # No other lesson builds upon them.
    assert not any(lesson.next >= 0 and found[lesson.next].next == WEIGHED for lesson in found)


def test_a_net_takes_part(tmp_path: Path) -> None:
    net = str(write_net(tmp_path / "net"))
    chosen = lessons("duel", explore=0.0, net=net)
    assert [one.seen for one in chosen] != [one.seen for one in lessons("duel", explore=0.0)]
    shipped = lessons("duel", explore=0.0, net="shipped")
    assert [one.seen for one in shipped] != [one.seen for one in lessons("duel", explore=0.0)]
    # Kept is what the weights say, not what the net makes of it.
    weights = weights_for(find_form("duel"))["after"]
    unsure = [one.seen for one in chosen if not decided(one.seen.value)]
    assert unsure
    for seen in unsure:
        assert seen.value == pytest.approx(sum(map(mul, weights, seen.features)))


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--explore", "2"], "should be a number from 0 to 1"),
        (["--form", "melee", "--team"], "teams play the forms high and duel"),
        (["--net", "nowhere.net"], "there is no net 'nowhere.net'"),
        (["--net", str(FOLDER / "high.net")], "is a net for the table 'high', not for 'duel'"),
        (["--weights", "nowhere"], "invalid choice: 'nowhere'"),
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = selfplay(tmp_path / "x", *words)
    except SystemExit as refused:
        status = int(refused.code or 0)
    assert status != 0
    assert text in capsys.readouterr().err
    assert not (tmp_path / "x").exists()
