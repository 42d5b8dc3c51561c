"""How far a long piece of work is, on standard error: a bar by rich on a terminal, now and then a line elsewhere."""

import sys
from importlib.util import find_spec
from time import monotonic
from types import TracebackType
from typing import Protocol, TextIO

_FILE_PAUSE, _TERMINAL_PAUSE, _BAR_PAUSE = 30.0, 5.0, 0.1


def has_rich(stream: TextIO) -> bool:
    """Whether a stream is a terminal and rich is there to write to it (extra lab)."""
    return stream.isatty() and find_spec("rich") is not None


class Progress:
    """Counts up to a total and says how far it is and how long the rest will take."""

    def __init__(self, total: int, label: str = "", stream: TextIO | None = None) -> None:
        stream = sys.stderr if stream is None else stream
        self.done = 0
        self.note = ""
        self._shown: _Shown = (_Bar if has_rich(stream) else _Lines)(total, label, stream)
        self._next = monotonic() + self._shown.delay

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def step(self, number: int = 1, note: str | None = None) -> None:
        """So many more are done; a note (a running score) stands at the end of the line."""
        self.done += number
        if note is not None:
            self.note = note
        now = monotonic()
        if now >= self._next:
            self._next = now + self._shown.pause
            self._shown.show(self.done, self.note)

    def close(self) -> None:
        """The last state; the bar stays on the terminal."""
        self._shown.close(self.done, self.note)


class _Shown(Protocol):
    """One way to show it."""

    delay: float  # until it is first shown
    pause: float  # from one time to the next

    def show(self, done: int, note: str) -> None: ...

    def close(self, done: int, note: str) -> None: ...


class _Lines:
    def __init__(self, total: int, label: str, stream: TextIO) -> None:
        self._total, self._label, self._stream = total, label, stream
        self._began = monotonic()
        self.delay = self.pause = _TERMINAL_PAUSE if stream.isatty() else _FILE_PAUSE

    def show(self, done: int, note: str) -> None:
        spent = monotonic() - self._began
        share = done / self._total if self._total else 1.0
        left = f"{_clock(spent / share - spent)} left" if 0 < share < 1 else _clock(spent)
        parts = [self._label, f"{done}/{self._total}", f"{share:4.0%}", left, note]
        self._stream.write("  ".join(part for part in parts if part) + "\n")
        self._stream.flush()

    def close(self, done: int, note: str) -> None:
        """Nothing more is said: whoever waits for the end sees what comes after it."""


class _Bar:
    delay, pause = 0.0, _BAR_PAUSE

    def __init__(self, total: int, label: str, stream: TextIO) -> None:
        from rich import progress
        from rich.console import Console

        self._bar = progress.Progress(
            progress.TextColumn("{task.description}", markup=False),
            progress.BarColumn(30),
            progress.MofNCompleteColumn(),
            progress.TaskProgressColumn(),
            progress.TimeRemainingColumn(elapsed_when_finished=True),
            progress.TextColumn("{task.fields[note]}", markup=False),
            console=Console(file=stream),
            auto_refresh=False,  # no thread of its own: the work may start other processes
            redirect_stdout=False,  # results go where they are sent
            redirect_stderr=False,
        )
        self._task = self._bar.add_task(label, total=total, note="")
        self._bar.start()

    def show(self, done: int, note: str) -> None:
        self._bar.update(self._task, completed=done, note=note)
        self._bar.refresh()

    def close(self, done: int, note: str) -> None:
        self.show(done, note)
        self._bar.stop()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
