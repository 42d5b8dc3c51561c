"""A progress bar on standard error: a moving line on a terminal, now and then a line elsewhere."""

import sys
from time import monotonic
from types import TracebackType
from typing import TextIO

_BAR = 30
_TERMINAL_PAUSE, _FILE_PAUSE = 0.1, 30.0


class Progress:
    """Counts up to a total and says how far it is and how long the rest will take."""

    def __init__(self, total: int, label: str = "", stream: TextIO | None = None) -> None:
        self.total = total
        self.done = 0
        self.label = label
        self.note = ""
        self._stream = sys.stderr if stream is None else stream
        self._terminal = self._stream.isatty()
        self._began = monotonic()
        self._next = self._began if self._terminal else self._began + _FILE_PAUSE

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
            self._next = now + (_TERMINAL_PAUSE if self._terminal else _FILE_PAUSE)
            self._write(self._line(now))

    def close(self) -> None:
        """The last state; on a terminal the line is finished."""
        if self._terminal:
            self._write(self._line(monotonic()) + "\n")

    def _line(self, now: float) -> str:
        spent = now - self._began
        share = self.done / self.total if self.total else 1.0
        left = f"{_clock(spent / share - spent)} left" if 0 < share < 1 else _clock(spent)
        bar = "#" * int(share * _BAR)
        parts = [self.label, f"[{bar:.<{_BAR}}]", f"{self.done}/{self.total}", f"{share:4.0%}", left, self.note]
        return "  ".join(part for part in parts if part)

    def _write(self, line: str) -> None:
        # A shorter line must not leave the end of a longer one standing.
        self._stream.write(f"\r\x1b[K{line}" if self._terminal else f"{line}\n")
        self._stream.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
