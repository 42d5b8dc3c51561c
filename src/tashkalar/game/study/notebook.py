"""Studies as text: records whose turns branch and carry notes; several records one after another are its chapters.

Tash-Kalar record 1
study: The first ten turns
chapter: A quiet beginning
rules: 2
...

1 highland: start c5
comment: Mostly played.
(
1 highland: start c4
arrows: c4-e5
)
1 northern: place e5 | end

What stands between ( and ) might have been chosen instead of the last choice above, and what would have followed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ...errors import BrokenRecord, TashKalarError
from .. import record
from ..game import Game, Step
from . import notes as _notes
from .notes import Notes

STUDY, CHAPTER = "study", "chapter"
LONGEST_TITLE = 80
MOST_CHAPTERS = 32
MOST_CHOICES = 3000  # in a chapter, with all its variations
MOST_NESTED = 40
_DIGITS = 4  # of the number of a turn


@dataclass
class Node:
    """A choice with what may follow it, the main line first. The root is the beginning, and no choice."""

    text: str
    turn: int = 0
    school: str = ""  # who chooses; empty where a line is a step of its own, as `resign northern`
    line: int = 0
    reshuffles: list[str] = field(default_factory=list)
    notes: Notes = field(default_factory=Notes)
    children: list["Node"] = field(default_factory=list)

    def child(self, text: str) -> "Node | None":
        return next((child for child in self.children if child.text == text), None)


@dataclass
class Chapter:
    title: str
    deal: list[record.Line]
    root: Node
    line: int = 1

    def begin(self) -> Game:
        """The game before its first choice."""
        return record.begun(self.deal, self.line)


@dataclass
class Notebook:
    title: str
    chapters: list[Chapter]


# -- reading -----------------------------------------------------------------------------------------------------------
def read(text: str) -> Notebook:
    """A study from its text, every line of it played; BrokenRecord names the line that is wrong."""
    found = parse(text)
    for chapter in found.chapters:
        for _ in played(chapter):
            pass
    return found


def parse(text: str) -> Notebook:
    """The same without playing anything: for texts that have been read before."""
    rows = text.splitlines()
    record.check_title(rows)
    starts = [number for number, row in enumerate(rows, start=1) if row.strip() == record.TITLE]
    if len(starts) > MOST_CHAPTERS:
        raise too_many_chapters(starts[MOST_CHAPTERS])
    book = Notebook("", [])
    for start, end in zip(starts, [*starts[1:], len(rows) + 1], strict=True):
        book.chapters.append(_chapter(book, start, rows[start : end - 1]))
    return book


def _chapter(book: Notebook, start: int, rows: Sequence[str]) -> Chapter:
    chapter = Chapter("", [], Node(""), start)
    path, open_lines, number = [chapter.root], list[tuple[list[Node], int]](), 0
    known: Node | None = None
    for line_number, row in enumerate(rows, start=start + 1):
        line = row.strip()
        key = line.partition(":")[0].strip()
        if not line or line.startswith("#"):
            continue
        if line == record.OPEN:
            if len(path) == 1:
                text = f"line {line_number}: a variation stands instead of a choice, and there is none above it"
                raise BrokenRecord("variation", text, line=line_number)
            open_lines.append((path, line_number))
            path = path[:-1]
            if len(open_lines) > MOST_NESTED:
                text = f"line {line_number}: variations lie at most {MOST_NESTED} deep in each other"
                raise BrokenRecord("nested", text, line=line_number, limit=MOST_NESTED)
        elif line == record.CLOSE:
            if not open_lines:
                raise record.no_variation(line_number)
            path, _ = open_lines.pop()
        elif _notes.is_note(line):
            _notes.take(path[-1].notes, line_number, line)
        elif ":" in line and key in (STUDY, CHAPTER):
            _entitle(book, chapter, line_number, key, line.partition(":")[2].strip())
        elif record.is_step(line):
            path = path[:]
            for node in _nodes(line_number, line):
                if node.reshuffles:
                    if len(path) == 1:
                        raise record.no_reshuffle(line_number)
                    if known is None:  # a choice that was told before has its order
                        path[-1].reshuffles += node.reshuffles
                    continue
                known = path[-1].child(node.text)
                if known is None:
                    path[-1].children.append(node)
                    number += 1
                path.append(known or node)
            if number > MOST_CHOICES:
                raise too_many_choices(line_number)
        else:
            chapter.deal.append((line_number, line))
    if open_lines:
        raise record.not_closed(open_lines[-1][1])
    return chapter


def _entitle(book: Notebook, chapter: Chapter, number: int, key: str, title: str) -> None:
    if len(title) > LONGEST_TITLE:
        text = f"line {number}: a title may have {LONGEST_TITLE} characters"
        raise BrokenRecord("long_title", text, line=number, limit=LONGEST_TITLE)
    if key == CHAPTER:
        chapter.title = title
    else:
        book.title = title


def _nodes(number: int, line: str) -> Iterator[Node]:
    """The choices of a line; a reshuffle is one that only has its order."""
    if line.startswith("reshuffle"):
        yield Node("", line=number, reshuffles=[line])
    elif not line[0].isdigit():
        yield Node(line, line=number)
    else:
        head, colon, choices = line.partition(":")
        turn, _, school = head.partition(" ")
        if not colon or not turn.isdecimal() or len(turn) > _DIGITS:
            raise record.no_turn(number)
        for choice in choices.split("|"):
            yield Node(" ".join(choice.split()), int(turn), school.strip(), number)


# -- playing -----------------------------------------------------------------------------------------------------------
def play(game: Game, node: Node) -> None:
    """Make the choice of a node. It is called as the game calls it from then on."""
    try:
        if node.reshuffles:
            game.position.script = tuple(record.reshuffle(node.line, line) for line in node.reshuffles)
        line = f"{node.turn} {node.school}: {node.text}" if node.school else node.text
        record.play_line(game, node.line, line)
        if game.position.script:
            raise record.no_reshuffle(node.line)
    except BrokenRecord:
        raise
    except TashKalarError as error:
        raise record.broken(error, node.line) from error
    assert game.last_step is not None
    node.text = game.last_step.text


def played(chapter: Chapter) -> Iterator[tuple[tuple[int, ...], Node, Game]]:
    """Every choice of a chapter with its path and the game after it, the main line first; copy what you keep."""
    waiting: list[tuple[tuple[int, ...], Node, Game]] = [((), chapter.root, chapter.begin())]
    while waiting:
        path, node, game = waiting.pop()
        if path:
            play(game, node)
            yield path, node, game
        last = len(node.children) - 1
        # The last one to be told takes the game itself.
        waiting += [
            ((*path, place), child, game if place == last else game.copy())
            for place, child in reversed(list(enumerate(node.children)))
        ]


def found(chapter: Chapter, path: Sequence[int]) -> list[Node]:
    """The nodes of a path, the root first; LookupError if there is no such path."""
    nodes = [chapter.root]
    for place in path:
        if place < 0:
            raise IndexError(place)
        nodes.append(nodes[-1].children[place])
    return nodes


def at(chapter: Chapter, path: Sequence[int]) -> Game:
    """The game after a path."""
    game = chapter.begin()
    for node in found(chapter, path)[1:]:
        play(game, node)
    return game


def noted(step: Step, schools: Sequence[str]) -> Node:
    """A step of a game as a node."""
    if not step.is_choice:
        return Node(step.text)
    return Node(step.text, step.turn, schools[step.seat], reshuffles=list(record.reshuffles(step)))


def size(node: Node) -> int:
    """How many choices there are below a node."""
    number, waiting = 0, list(node.children)
    while waiting:
        number += 1
        waiting += waiting.pop().children
    return number


def nesting(node: Node) -> int:
    """How deep variations below a node lie in each other."""
    deepest, waiting = 0, [(node, 0)]
    while waiting:
        here, depth = waiting.pop()
        deepest = max(deepest, depth)
        waiting += [(child, depth + (place > 0)) for place, child in enumerate(here.children)]
    return deepest


# -- writing -----------------------------------------------------------------------------------------------------------
def of_game(game: Game, title: str = "") -> Chapter:
    """A chapter that tells a game."""
    return _chapter(Notebook("", []), 1, [f"{CHAPTER}: {title}", *game.record().splitlines()[1:]])


def write(book: Notebook) -> str:
    """A study as text."""
    texts = [written(chapter, book.title if place == 0 else "") for place, chapter in enumerate(book.chapters)]
    return "\n".join(texts)


def written(chapter: Chapter, study: str = "") -> str:
    """A chapter as text."""
    lines = [record.TITLE]
    lines += [f"{STUDY}: {study}"] if study else []
    lines += [f"{CHAPTER}: {chapter.title}"] if chapter.title else []
    lines += [line for _, line in chapter.deal]
    lines += ["", *_notes.written(chapter.root.notes)]
    _write_below(chapter.root, lines)
    return "\n".join(lines) + "\n"


def _write_below(node: Node, lines: list[str], first: Node | None = None) -> None:
    """The main line from a node on, or from one of its variations; variations lie in each other only so deep."""
    turn: tuple[int, str] | None = None
    while (main := first or (node.children[0] if node.children else None)) is not None:
        if main.school and turn == (main.turn, main.school):
            lines[-1] += f" | {main.text}"
        else:
            lines.append(f"{main.turn} {main.school}: {main.text}" if main.school else main.text)
        others = [] if first is not None else node.children[1:]
        after = [*main.reshuffles, *_notes.written(main.notes)]
        lines += after
        turn = None if after or others or not main.school else (main.turn, main.school)
        for other in others:
            lines.append(record.OPEN)
            _write_below(node, lines, other)
            lines.append(record.CLOSE)
        node, first = main, None


def too_many_chapters(line: int) -> BrokenRecord:
    text = f"line {line}: a study may have {MOST_CHAPTERS} chapters"
    return BrokenRecord("many_chapters", text, line=line, limit=MOST_CHAPTERS)


def too_many_choices(line: int) -> BrokenRecord:
    text = f"line {line}: a chapter may have {MOST_CHOICES} choices, with all its variations"
    return BrokenRecord("many_choices", text, line=line, limit=MOST_CHOICES)
