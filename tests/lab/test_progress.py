"""The progress bar."""

import io

from tashkalar.lab.progress import Progress


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal() -> None:
    stream = _Terminal()
    with Progress(4, "soak", stream) as progress:
        progress.step()
        progress.step(3, "duel")
    shown = stream.getvalue()
    assert "[#######.......................]  1/4   25%" in shown
    assert "4/4  100%" in shown.split("\r")[-1]
    assert shown.endswith("duel\n")


def test_in_a_file_there_is_silence_for_a_while() -> None:
    stream = io.StringIO()
    with Progress(4, "soak", stream) as progress:
        progress.step(4)
    assert stream.getvalue() == ""


def test_nothing_to_do() -> None:
    stream = _Terminal()
    with Progress(0, stream=stream):
        pass
    assert "0/0  100%" in stream.getvalue()
