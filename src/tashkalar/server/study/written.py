"""A chapter of a study as it is told: a first frame, what every choice changes, and what was written beside it."""

from collections.abc import Sequence
from typing import Any, cast

from ...errors import BrokenRecord
from ...game import Game, sight
from ...game.study import notebook
from ...game.study.notebook import Chapter
from ...game.study.notes import Notes, check, clean
from ...rules.arena import SQUARE
from ..refused import BadRequest, Refused
from ..storage.notebooks import ChapterRow
from ..wire import lookback as wire
from ..wire.encoding import shaped
from ..wire.view import Event, Frame
from .frames import frame
from .practice import seats


def read(row: ChapterRow) -> Chapter:
    """A chapter as it was kept; nothing of it is played."""
    return notebook.parse(row.text).chapters[0]


def begun_at(chapter: Chapter, path: Sequence[int]) -> Game:
    """The game after a path that is there."""
    try:
        return notebook.at(chapter, path)
    except BrokenRecord as error:
        raise _unreadable(error) from error


def told_chapter(row: ChapterRow, revision: int) -> wire.ToldChapter:
    chapter = read(row)
    try:
        game = chapter.begin()
        start = frame(game)
        frames: dict[tuple[int, ...], tuple[int | None, dict[str, Any]]] = {(): (None, start)}
        steps: list[wire.NotebookStep] = []
        for path, node, now in notebook.played(chapter):
            parent, before = frames[path[:-1]]
            after = frame(now)
            steps.append(_step(now, before, after, node.notes, parent))
            frames[path] = (len(steps) - 1, after)
    except BrokenRecord as error:
        raise _unreadable(error) from error
    return wire.ToldChapter(
        chapter=row.id,
        title=row.title,
        revision=revision,
        seats=seats(game, ()),
        start=shaped(Frame, start),
        notes=annotation(chapter.root.notes),
        steps=steps,
    )


def told_step(before: Game, after: Game, notes: Notes, parent: int | None) -> wire.NotebookStep:
    """The last step of a game."""
    return _step(after, frame(before), frame(after), notes, parent)


def _step(
    game: Game, before: dict[str, Any], after: dict[str, Any], notes: Notes, parent: int | None
) -> wire.NotebookStep:
    step = game.last_step
    assert step is not None
    return wire.NotebookStep(
        parent=parent,
        school=game.setup.schools[step.seat],
        turn=step.turn,
        choice=step.text,
        events=shaped(list[Event], sight.step_events(game, step)),
        changed={key: value for key, value in after.items() if value != before[key]},
        notes=annotation(notes),
    )


def annotation(notes: Notes) -> wire.Annotation:
    return wire.Annotation(
        comment=notes.comment,
        marks=[wire.DrawnMark(square, cast(wire.Tone, tone)) for square, tone in notes.marks.items()],
        arrows=[wire.DrawnArrow(start, end, cast(wire.Tone, tone)) for (start, end), tone in notes.arrows.items()],
    )


def noted(wanted: wire.EditChapter) -> Notes:
    """What somebody wants to have beside a choice."""
    comment = "\n".join(clean(line) for line in wanted.comment.strip().splitlines())
    notes = Notes(
        comment,
        {_square(mark.square): mark.tone for mark in wanted.marks},
        {(_square(arrow.start), _square(arrow.end)): arrow.tone for arrow in wanted.arrows},
    )
    if any(start == end for start, end in notes.arrows):
        raise BadRequest("arrows", "an arrow leads from one square to another", field="arrows")
    try:
        check(notes, 1)
    except BrokenRecord as error:
        raise BadRequest(error.key, error.text.removeprefix("line 1: "), limit=error.params["limit"]) from error
    return notes


def _square(name: str) -> str:
    if name not in SQUARE:
        raise BadRequest("no_square", f"there is no square {name[:8]!r} in the arena", square=name[:8])
    return name


def _unreadable(error: BrokenRecord) -> Refused:
    """Of a chapter that was good once and cannot be told by the rules of today."""
    return Refused("broken_chapter", f"this chapter cannot be told any more: {error.text}", why=error.key)
