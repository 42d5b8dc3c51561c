"""What is counted and measured, in the text format that Prometheus reads.

Few lines of our own instead of a library: counters, and histograms with fixed bounds. They belong to the process.
"""

from bisect import bisect_left
from collections.abc import Mapping

_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """Only ever goes up; one number for every label value."""

    def __init__(self, name: str, text: str, label: str | None = None) -> None:
        self.name, self.text, self._label = name, text, label
        self._values: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", number: float = 1) -> None:
        self._values[value] = self._values.get(value, 0) + number

    def value(self, value: str = "") -> float:
        return self._values.get(value, 0)

    def lines(self) -> list[str]:
        shown = [
            f"{self.name}{_labels({self._label: key} if self._label else {})} {_number(number)}"
            for key, number in sorted(self._values.items())
        ]
        return [*_head(self.name, self.text, "counter"), *shown]


class Histogram:
    """How long something took."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        shown, total = _head(self.name, self.text, "histogram"), 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            shown.append(f"{self.name}_bucket{_labels({'le': bound})} {total}")
        return [*shown, f"{self.name}_sum {_number(self._sum)}", f"{self.name}_count {total}"]


TABLES = Counter("tashkalar_tables_total", "New tables.", "form")
JOINED = Counter("tashkalar_seats_taken_total", "Seats taken by their link.")
CHOICES = Counter("tashkalar_choices_total", "Choices written to logs.", "by")
REFUSED = Counter("tashkalar_refused_total", "Messages and requests that were refused.", "key")
SAID = Counter("tashkalar_sayings_total", "Preset messages.")
TAKEN_OVER = Counter("tashkalar_jobs_taken_over_total", "Bots' turns taken over from a process that died.")
TIME_UP = Counter("tashkalar_time_up_total", "Clocks that ran out.")
SWEPT = Counter("tashkalar_swept_total", "Old games removed.")
NEWS = Counter("tashkalar_news_total", "News from other processes.")
NOT_SAVED = Counter("tashkalar_not_saved_total", "Writes the database did not take.")
CONFIRMED = Histogram("tashkalar_choice_seconds", "From a choice to its confirmation.")
THOUGHT = Histogram("tashkalar_bot_turn_seconds", "From the beginning of a bot's turn to its end.")
_ALL = (
    *(TABLES, JOINED, CHOICES, REFUSED, SAID, TAKEN_OVER, TIME_UP, SWEPT, NEWS, NOT_SAVED),
    *(CONFIRMED, THOUGHT),
)


def text(gauges: Mapping[str, tuple[str, float]]) -> str:
    """Everything, with gauges as they stand at this moment: name -> (description, value)."""
    lines = [line for metric in _ALL for line in metric.lines()]
    for name, (description, value) in gauges.items():
        lines += [*_head(name, description, "gauge"), f"{name} {_number(value)}"]
    return "\n".join(lines) + "\n"


def _head(name: str, description: str, kind: str) -> list[str]:
    return [f"# HELP {name} {description}", f"# TYPE {name} {kind}"]


def _labels(values: Mapping[str, str]) -> str:
    if not values:
        return ""
    inner = ",".join(f'{name}="{_escaped(value)}"' for name, value in values.items())
    return f"{{{inner}}}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
