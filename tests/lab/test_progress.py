"""How far it is, and what came of it: rich on a terminal, plain lines everywhere else."""

import io
from typing import TextIO

import pytest

from tashkalar.lab import progress, tables
from tashkalar.lab.progress import Progress


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> TextIO:
    pytest.importorskip("rich")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    return _Terminal()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> TextIO:
    """A terminal where rich is not installed."""
    monkeypatch.setattr(progress, "find_spec", lambda name: None)
    return _Terminal()


def shown(stream: TextIO) -> str:
    assert isinstance(stream, io.StringIO)
    return stream.getvalue()


def test_on_a_terminal(terminal: TextIO) -> None:
    with Progress(4, "soak", terminal) as bar:
        bar.step()
        bar.step(3, "[duel]")
    assert "1/4  25%" in shown(terminal)
    last = shown(terminal).split("\r")[-1]
    assert "soak" in last
    assert "4/4 100%" in last
    assert "[duel]" in last, "a note is no markup"


def test_nothing_to_do(terminal: TextIO) -> None:
    with Progress(0, stream=terminal):
        pass
    assert "0/0" in shown(terminal)


def test_a_bar_is_finished_when_the_work_breaks_off(terminal: TextIO) -> None:
    with pytest.raises(ValueError, match="no more"), Progress(4, "soak", terminal):
        raise ValueError("no more")
    assert shown(terminal).endswith("\x1b[?25h"), "the cursor is back"


def test_without_rich_there_are_lines(bare: TextIO, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([0.0, 0.0, 3.0, 6.0, 6.0, 8.0, 12.0, 12.0])
    monkeypatch.setattr(progress, "monotonic", lambda: next(now))
    with Progress(4, "soak", bare) as lines:
        for number in range(4):
            lines.step(note=f"game {number}")
    assert shown(bare) == "soak  2/4   50%  0:06 left  game 1\nsoak  4/4  100%  0:12  game 3\n"


def test_in_a_file_there_is_silence_for_a_while() -> None:
    stream = io.StringIO()
    with Progress(4, "soak", stream) as lines:
        lines.step(4)
    assert stream.getvalue() == ""


ROWS = [["master", "12", "all of it"], ["a[b]", "3", "-"]]


@pytest.mark.parametrize("kind", ["file", "bare"])
def test_a_plain_table(kind: str, request: pytest.FixtureRequest) -> None:
    stream = io.StringIO() if kind == "file" else request.getfixturevalue("bare")
    tables.show(["", "wins", "time"], ROWS, words=("", "time"), stream=stream)
    assert stream.getvalue().splitlines() == [
        "        wins  time",
        "master    12  all of it",
        "a[b]       3  -",
    ]


def test_a_table_on_a_terminal(terminal: TextIO) -> None:
    tables.show(["", "wins", "time"], ROWS, words=("", "time"), stream=terminal)
    text = shown(terminal)
    assert "a[b]" in text, "a name is no markup"
    assert "─" in text
