"""Games of self-play as a net learns from them: the blocks of some folders together, and the goal of each lesson."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..bots.values import arrays
from ..bots.values.evaluation import FEATURES, WON, decided
from ..bots.values.net import LARGEST
from ..bots.values.weights import weights_for
from ..errors import NotAllowed
from ..rules.forms import find_form
from .lessons import END, LEAF, UNKNOWN, WEIGHED
from .selfplay import HEAD

Row = Any  # an array of numpy, which need not be installed where nothing is trained


@dataclass
class Textbook:
    """Lessons in the order in which they were played; what came next always stands later."""

    form: str
    team: bool
    weights: str  # whose judgement a net corrects
    inputs: list[str]
    games: int
    game: Row
    next: Row  # number of a lesson, LEAF, END or WEIGHED
    flip: Row
    result: Row  # UNKNOWN where the game went another way, a chance where the turn was weighed
    value: Row  # by the weights
    features: Row
    on: Row  # the inputs that are on; the rows are filled up with the number of inputs

    def __post_init__(self) -> None:
        import numpy

        self.sure = numpy.vectorize(decided, otypes=[bool])(self.value)
        self.taught = (self.next != LEAF) & ~self.sure
        self.known = self.taught & (self.result != UNKNOWN) & (self.next != WEIGHED)
        self.scale = self._scale()
        self._levels = self._depths()

    def _depths(self) -> list[Row]:
        """The lessons by how many others their goal builds upon: none first."""
        import numpy

        depth = [0] * len(self.next)
        following, sure = self.next.tolist(), self.sure.tolist()
        for number in range(len(depth) - 1, -1, -1):
            after = following[number]
            if after >= 0 and following[after] != LEAF and not sure[after]:
                depth[number] = depth[after] + 1
        found = numpy.array(depth)
        return [numpy.flatnonzero((found == level) & self.taught) for level in range(max(depth, default=0) + 1)]

    def _scale(self) -> float:
        """By how much the values of the weights are best multiplied, by bisection."""
        import numpy

        values = self.value[self.known].clip(-LARGEST, LARGEST).astype(numpy.float64)
        results = self.result[self.known]
        low, high = 0.05, 2.0
        for _ in range(30):
            middle = (low + high) / 2
            slope = numpy.sum(values * (results - 1 / (1 + numpy.exp(-middle * values))))
            low, high = (middle, high) if slope > 0 else (low, middle)
        return (low + high) / 2

    def goals(self, chances: Row, blend: float) -> Row:
        """The chance each lesson should foretell: what came next as judged now, and the later course of the game."""
        import numpy

        judged = numpy.where(self.sure, self.value > 0, chances)
        found = numpy.where((self.next == END) | (self.next == WEIGHED), self.result, judged).astype(numpy.float64)
        for level in self._levels:
            some = level[self.next[level] >= 0]
            after, flip = self.next[some], self.flip[some].astype(bool)
            goes_on = self.taught[after]
            told = judged[after] + numpy.where(goes_on, blend, 0.0) * (found[after] - judged[after])
            found[some] = numpy.where(flip, 1.0 - told, told)
        return found


def read_textbook(folders: list[Path], weights: str | None = None) -> Textbook:
    """All games of some folders. They may know different schools; forms must be the same.

    The judgement to be corrected is that of some weights, or else of those that led the first games.
    """
    import numpy

    heads = [_head(folder) for folder in folders]
    form, team = heads[0]["form"], heads[0]["team"]
    corrected = weights or _led_by(heads[0])
    for folder, head in zip(folders, heads, strict=True):
        if (head["form"], head["team"]) != (form, team):
            raise NotAllowed("train_forms", f"{folder} holds games of another form than {folders[0]}")
        if not set(head["features"]) <= set(FEATURES):
            raise NotAllowed("train_features", f"{folder} holds games with other features: play new ones")
    inputs = list(dict.fromkeys(name for head in heads for name in head["inputs"]))
    index = {name: number for number, name in enumerate(inputs)}
    columns: dict[str, list[Any]] = {}
    lessons = games = 0
    for folder, head in zip(folders, heads, strict=True):
        here = numpy.array([index[name] for name in head["inputs"]], dtype=numpy.int32)
        for path in sorted(folder.glob("*.games")):
            packed = arrays.read_bytes(path)[1]
            parts = {name: numpy.frombuffer(data, arrays.NUMPY[kind]) for name, (kind, data) in packed.items()}
            following = parts["next"]
            games += len(numpy.unique(parts["game"]))
            parts["next"] = numpy.where(following >= 0, following + lessons, following)
            parts["on"] = here[parts["on"]]
            parts["features"] = _placed(parts["features"], head["features"])
            if _led_by(head) != corrected:
                vector = numpy.array(weights_for(find_form(form), corrected)["after"])
                sure = numpy.abs(parts["value"]) > WON / 2
                parts["value"] = numpy.where(sure, parts["value"], parts["features"] @ vector).astype(numpy.float32)
            lessons += len(following)
            for name, part in parts.items():
                columns.setdefault(name, []).append(part)
    if not lessons:
        raise NotAllowed("train_games", f"no games lie in {', '.join(map(str, folders))}: see `tashkalar lab selfplay`")
    rows = {name: numpy.concatenate(parts) for name, parts in columns.items()}
    return Textbook(
        form,
        team,
        corrected,
        inputs,
        games,
        rows["game"],
        rows["next"],
        rows["flip"],
        rows["result"],
        rows["value"],
        rows["features"],
        _filled(rows["on"], rows["number_on"], len(inputs)),
    )


def _led_by(head: dict[str, Any]) -> str:
    found: str = head.get("weights", "tuned")
    return found


def _placed(features: Row, names: list[str]) -> Row:
    """A row for each lesson in the order of today; a feature that came later was nothing then."""
    import numpy

    told = features.reshape(-1, len(names))
    found = numpy.zeros((len(told), len(FEATURES)), dtype=numpy.float32)
    found[:, [FEATURES.index(name) for name in names]] = told
    return found


def _filled(on: Row, numbers: Row, nothing: int) -> Row:
    """One row for each lesson, all of the same length."""
    import numpy

    width = int(numbers.max())
    found = numpy.full((len(numbers), width), nothing, dtype=numpy.int32)
    found[numpy.arange(width) < numbers[:, None]] = on
    return found


def _head(folder: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((folder / HEAD).read_text())
    except (OSError, ValueError) as error:
        raise NotAllowed("train_games", f"{folder} holds no games of `tashkalar lab selfplay`: {error}") from error
    return found
