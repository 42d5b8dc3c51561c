"""A net that judges where turns end: inputs, two hidden layers, and a correction of what the weights say.

The value is what the weights say times a factor, plus what the net adds: both are logarithms of the odds to win. It is
several small nets in truth that look at the same inputs, and what they say is averaged: they err in different ways.
Reading a net needs nothing but Python; where numpy is installed it is several times faster.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from itertools import repeat
from operator import add, mul
from pathlib import Path
from typing import Any, NamedTuple

from ...errors import UnknownName
from ...rules.forms import Form
from ...rules.setup import Setup
from . import arrays
from .evaluation import FEATURES
from .inputs import Inputs

LARGEST = 8.0  # a value of the weights beyond this says no more than that
KIND = "tashkalar net"
FOLDER = Path(__file__).parent / "nets"
SHIPPED = "shipped"


class Seen(NamedTuple):
    """A position as a net sees it: the inputs that are on, the features, and the value by the weights."""

    on: list[int]
    features: list[float]
    value: float


class Net:
    """A net for the positions of one form. `about` says where it comes from."""

    def __init__(self, about: dict[str, Any], parts: Mapping[str, Sequence[float]]) -> None:
        self.about = about
        self.weights: str = about.get("weights", "tuned")  # whose judgement it corrects
        self.inputs = Inputs(about["inputs"])
        nets: int = about["nets"]
        first: int = about["hidden"][0]
        second: int = about["hidden"][1]
        self.nets, self.first, self.second = nets, first, second
        learned: list[str] = about["features"]
        gone = set(learned) - set(FEATURES)
        if gone:
            raise ValueError(f"no such feature: {', '.join(sorted(gone))}")
        wide, deep = nets * first, nets * second
        sizes = {"features": len(learned) * wide, "inputs": len(self.inputs.names) * wide, "bias": wide}
        sizes |= {"second": deep * first, "second_bias": deep, "last": deep, "ends": 2}
        for name, size in sizes.items():
            if len(parts[name]) != size:
                raise ValueError(f"{name} holds {len(parts[name])} numbers instead of {size}")
        rows = _rows(parts["features"], wide)
        self.rows = _rows(parts["inputs"], wide)
        # They may stand in another order than today, and what has not been learned counts for nothing.
        known = dict(zip(learned, rows, strict=True))
        self.features = [known.get(name, [0.0] * wide) for name in FEATURES]
        self.bias = parts["bias"]
        self.deep, self.deep_bias = _rows(parts["second"], first), parts["second_bias"]
        self.last = parts["last"]
        self.last_bias, self.factor = map(float, parts["ends"])

    def fits(self, setup: Setup) -> bool:
        """Whether it has learned this form and every school at the table."""
        return self.about["table"] == table_of(setup.form, setup.team) and self.inputs.knows(setup)

    def judge(self, seen: Sequence[Seen]) -> list[float]:
        """The values of some positions."""
        return [self._judged(one) for one in seen]

    def _judged(self, seen: Seen) -> float:
        rows = [self.rows[number] for number in seen.on]
        features = zip(seen.features, self.features, strict=True)
        scaled = [map(mul, row, repeat(value)) for value, row in features if value]
        hidden = [max(0.0, total) for total in map(sum, zip(self.bias, *rows, *scaled, strict=True))]
        each = _rows(hidden, self.first)
        sums = [sum(map(mul, row, each[number // self.second])) for number, row in enumerate(self.deep)]
        deep = [max(0.0, total) for total in map(add, sums, self.deep_bias)]
        added: float = sum(map(mul, self.last, deep)) / self.nets
        return self.factor * clipped(seen.value) + added + self.last_bias


_SMALL = 240_000
"""Multiplications done at once: for larger products numpy wakes threads that keep every core of the machine busy."""


class FastNet(Net):
    """The same with numpy."""

    def __init__(self, about: dict[str, Any], parts: Mapping[str, Sequence[float]]) -> None:
        import numpy

        super().__init__(about, parts)
        self._numpy = numpy
        self._rows, self._features, self._deep, self._bias, self._deep_bias, self._last = (
            numpy.array(rows, dtype=numpy.float32)
            for rows in (self.rows, self.features, self.deep, self.bias, self.deep_bias, self.last)
        )
        self._deep = self._deep.reshape(self.nets, self.second, self.first)
        self._some = max(1, _SMALL // self._features.size)
        self.rows = []

    def judge(self, seen: Sequence[Seen]) -> list[float]:
        found: list[float] = []
        for first in range(0, len(seen), self._some):
            found += self._judged_together(seen[first : first + self._some])
        return found

    def _judged_together(self, seen: Sequence[Seen]) -> list[float]:
        numpy = self._numpy
        starts = [0]
        on: list[int] = []
        for one in seen:
            on += one.on
            starts.append(len(on))
        hidden = numpy.add.reduceat(self._rows[on], starts[:-1], axis=0)
        hidden += numpy.array([one.features for one in seen], dtype=numpy.float32) @ self._features
        hidden = numpy.maximum(hidden + self._bias, 0.0).reshape(len(seen), self.nets, self.first)
        deep = numpy.einsum("bnf,nsf->bns", hidden, self._deep).reshape(len(seen), -1)
        deep = numpy.maximum(deep + self._deep_bias, 0.0)
        values = numpy.array([clipped(one.value) for one in seen])
        found: list[float] = (self.factor * values + deep @ self._last / self.nets + self.last_bias).tolist()
        return found


def table_of(form: Form, team: bool) -> str:
    """What a net learns: a form, played alone or in teams."""
    return f"{form.name}-team" if team else form.name


def clipped(value: float) -> float:
    return max(-LARGEST, min(LARGEST, value))


def _rows(numbers: Sequence[float], size: int) -> list[Sequence[float]]:
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def make_ready() -> None:
    """What takes a moment once, before a clock runs."""
    if find_spec("numpy"):
        import numpy  # noqa: F401


@cache
def load(path: str) -> Net:
    """A net from a file; UnknownName if there is none."""
    try:
        about, parts = arrays.read_bytes(Path(path))
        if about.get("kind") != KIND:
            raise ValueError("the file holds something else")
        if not find_spec("numpy"):
            return Net(about, arrays.unpacked(parts))
        import numpy

        # Half a million numbers: read by Python they would take a good part of a short turn.
        rows = {name: numpy.frombuffer(data, arrays.NUMPY[kind]) for name, (kind, data) in parts.items()}
        return FastNet(about, rows)
    except (OSError, ValueError, KeyError) as error:
        raise UnknownName("net", f"there is no net {path!r}: {error}", net=path) from error


def net_for(setup: Setup, name: str = SHIPPED) -> Net | None:
    """The net for a table, a shipped one or that of a file; none where it has not learned the form or a school.

    Of shipped ones the one with fewer schools comes first: it is the stronger where it knows them all.
    """
    table = table_of(setup.form, setup.team)
    paths = [FOLDER / f"{table}.net", FOLDER / f"{table}-seven.net"] if name == SHIPPED else [Path(name)]
    nets = [load(str(path)) for path in paths if name != SHIPPED or path.exists()]
    return next((net for net in nets if net.fits(setup)), None)
