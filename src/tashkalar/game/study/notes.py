"""What somebody has written beside a choice: a comment, marked squares, arrows; lines of a record (docs/notation.md).

comment: A usual beginning.
marks: e5 d4
marks bad: c3
arrows good: c5-e6 e6-c3
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from unicodedata import category

from ...errors import BrokenRecord, as_param, asked, meant
from ...rules.arena import SQUARE
from ..record import NOTES

PLAIN = "plain"
TONES = (PLAIN, "good", "bad")
"""In which tone something is drawn; `plain` is not written."""

LONGEST_COMMENT = 2000
MOST_DRAWN = 48  # marks and arrows beside one choice


_UNSEEN = ("Cc", "Cs")


@dataclass
class Notes:
    """Empty where nothing was written."""

    comment: str = ""
    marks: dict[str, str] = field(default_factory=dict)  # squares with their tones
    arrows: dict[tuple[str, str], str] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.comment or self.marks or self.arrows)


def clean(line: str) -> str:
    """A line without what cannot be shown or kept: control characters and halves of characters."""
    return "".join(" " if category(one) in _UNSEEN else one for one in line).strip()


def is_note(line: str) -> bool:
    return line.partition(":")[0].split(" ")[0] in NOTES and ":" in line


def take(notes: Notes, number: int, line: str) -> None:
    """Add what a line says; BrokenRecord if it says nothing that can be drawn or is too much."""
    head, _, value = line.partition(":")
    key, _, tone = head.strip().partition(" ")
    value = value.strip()
    if key == "comment":
        if tone:
            raise _wrong(number, tone, "a comment has no tone; it begins with 'comment:'")
        notes.comment = f"{notes.comment}\n{value}" if notes.comment else value
    elif (tone or PLAIN) not in TONES:
        guess = meant(tone, TONES)
        raise _wrong(number, tone, f"there is no tone {tone!r}; there are good and bad, or none{asked(guess)}", guess)
    elif key == "marks":
        for square in value.split():
            notes.marks[_square(number, square)] = tone or PLAIN
    else:
        for arrow in value.split():
            start, dash, end = arrow.partition("-")
            if not dash or start == end:
                raise _wrong(number, arrow, f"an arrow leads from one square to another, as in e4-e6, not {arrow!r}")
            notes.arrows[_square(number, start), _square(number, end)] = tone or PLAIN
    check(notes, number)


def check(notes: Notes, number: int) -> None:
    """What is too much beside one choice."""
    if len(notes.comment) > LONGEST_COMMENT:
        text = f"line {number}: a comment may have {LONGEST_COMMENT} characters, this one has {len(notes.comment)}"
        raise BrokenRecord("long_comment", text, line=number, limit=LONGEST_COMMENT)
    if len(notes.marks) + len(notes.arrows) > MOST_DRAWN:
        text = f"line {number}: there may be {MOST_DRAWN} marks and arrows beside a choice"
        raise BrokenRecord("many_marks", text, line=number, limit=MOST_DRAWN)


def _square(number: int, name: str) -> str:
    if name not in SQUARE:
        text = f"{name!r} is no square of the arena; it has columns a to i and rows 1 to 9, without corners"
        raise _wrong(number, name, text)
    return name


def _wrong(number: int, word: str, text: str, guess: str | None = None) -> BrokenRecord:
    return BrokenRecord("note", f"line {number}: {text}", line=number, word=word, **as_param(guess))


def written(notes: Notes) -> Iterator[str]:
    """The lines that say it."""
    for line in notes.comment.splitlines():
        yield f"comment: {line.strip()}".rstrip()
    for tone in TONES:
        head = "" if tone == PLAIN else f" {tone}"
        if squares := [square for square, one in notes.marks.items() if one == tone]:
            yield f"marks{head}: {' '.join(squares)}"
        if arrows := [f"{start}-{end}" for (start, end), one in notes.arrows.items() if one == tone]:
            yield f"arrows{head}: {' '.join(arrows)}"
