"""What is kept beside every line of a log, so that a game outlasts the rules it was played by."""

import json
from typing import Any, NamedTuple

from ...errors import BrokenRecord
from ...game import Game, Step
from ...game import moment as moments
from ...game.moment import Moment
from ...game.told import AsKept, Frame, read_step, told, written_step
from ..storage.rows import Line


class Kept(NamedTuple):
    """A line as it came out: how many steps it took away, those it made, how things stood, and who was told."""

    back: int
    steps: list[Frame]
    after: Moment
    public: bool


def written(before: Game, after: Game, was: Moment, now: Moment, public: bool) -> str:
    """What is kept of the line that led from one game to another."""
    back, steps = _changed(before, after)
    data = moments.kept(was, now)
    if back:
        data["b"] = back
    if steps:
        data["t"] = [written_step(step) for step in steps]
    if public:
        data["o"] = 1
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def _changed(before: Game, after: Game) -> tuple[int, list[Step]]:
    last = after.last_step
    if last is not None and last.before is before.last_step:
        return 0, [last]
    old, new = list(before.steps), list(after.steps)
    same = 0
    while same < min(len(old), len(new)) and old[same] is new[same]:
        same += 1
    return len(old) - same, new[same:]


def read(was: Moment, line: Line) -> Kept:
    """What was kept of a line; BrokenRecord if it is spoilt."""
    if line.kept is None:
        raise no_frames()
    try:
        data: dict[str, Any] = json.loads(line.kept)
        after = moments.found(was, data)
        steps = [read_step(step, after) for step in data.get("t", ())]
        return Kept(data.get("b", 0), steps, after, "o" in data)
    except (ValueError, AttributeError) as error:
        if isinstance(error, BrokenRecord):
            raise
        raise BrokenRecord("frames", "what was kept of a line cannot be read") from error


def game_after(before: Game, kept: Kept) -> AsKept:
    """The game after a line, as it was kept."""
    last = before.last_step
    for _ in range(kept.back):
        assert last is not None
        last = last.before
    now = AsKept(before, kept.after, last)
    for step in kept.steps:
        now = told(now, step)
    return now


def no_frames() -> BrokenRecord:
    """Of a game that an earlier version has kept, and that the rules of today tell otherwise."""
    return BrokenRecord("no_frames", "it was played by earlier rules and kept without what is needed to show it")
