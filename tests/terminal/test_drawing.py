"""The arena and the words of the terminal."""

import io
import re
from string import Formatter

import pytest

from tashkalar.game import question
from tashkalar.rules.card import CARDS, Being
from tashkalar.rules.school import SCHOOLS, Look, School
from tashkalar.terminal import board
from tashkalar.terminal.paint import BLACK, WHITE, paint
from tashkalar.terminal.phrases import PHRASES
from tashkalar.terminal.style import Style, beside, can_unicode, in_columns, wants_colour, width
from tashkalar.terminal.voice import Voice

PIECES = {"blue": "d4 e5* f6** a5", "red": "c2 h4**"}


def test_arena() -> None:
    lines = board.arena(PIECES, Style(), {"e6", "d8", "a5"})
    assert len(lines) == 21
    assert lines[0].split() == list("abcdefghi")
    assert " 6  │ ·  │ ·  │ ·  │ ·  │[  ]│ ★B │ ·  │ ·  │(  )│  6" in lines
    assert " 5  │(●B]│ ·  │ ·  │ ·  │<◆B>│ ·  │ ·  │ ·  │ ·  │  5" in lines
    assert " 8       │ ·  │ ·  │<  ]│ ·  │ ·  │ ·  │ ·  │       8" in lines
    assert " 1            │ ·  │ ·  │ ·  │ ·  │ ·  │            1" in lines


def test_a_gateway_has_a_gate_at_its_left() -> None:
    lines = board.arena(PIECES, Style(), {"a5"}, ["a5", "e5", "f6"])
    assert " 5  │∩●B]│ ·  │ ·  │ ·  │∩◆B>│ ·  │ ·  │ ·  │ ·  │  5" in lines
    assert "|n*B>|" in "".join(board.arena(PIECES, Style(unicode=False), (), ["e5"]))


def test_arena_in_ascii() -> None:
    text = "\n".join(board.arena(PIECES, Style(unicode=False)))
    assert text.isascii()
    assert "(oB)" in text
    assert "<*B>" in text
    assert "<XR>" in text


def test_a_colour_from_elsewhere_has_a_letter_of_its_own_and_is_painted_as_it_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, colour, base in (
        ("tidal", "teal", "#007070"),
        ("ashen", "grey", "#e0e0e0"),
        ("tarred", "tar", "#101010"),
    ):
        look = Look(base, "#ffffff", "#000000", "#000000", "#ffffff", "#000000", "M4 4h16v16H4z")
        monkeypatch.setitem(SCHOOLS, name, School(name, colour, name, look=look))
    colours = "blue red yellow green purple teal grey tar".split()
    assert [paint(colour).letter for colour in colours] == list("BRYGPTEA")
    assert paint("teal") == ("T", WHITE, 23)
    assert paint("grey")[1:] == (BLACK, 254)
    assert paint("tar")[1:] == (WHITE, 233)
    assert "●T" in "".join(board.arena({"teal": "e5"}, Style()))
    assert "\x1b[1;38;5;231;48;5;23m◆T" in "".join(board.arena({"teal": "e5*"}, Style(colour=True)))


def test_even_a_colour_of_nobody_can_be_drawn() -> None:
    assert "●?" in "".join(board.arena({"puce": "e5"}, Style()))


def test_colours_change_nothing_but_colour() -> None:
    plain = board.arena(PIECES, Style(), {"e6"})
    painted = board.arena(PIECES, Style(colour=True), {"e6"})
    assert "\x1b[" in "".join(painted)
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in painted] == plain
    assert list(map(width, painted)) == list(map(len, plain))


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if isinstance(card, Being)])
def test_every_figure_can_be_drawn(name: str) -> None:
    lines = board.figure(name, Style(unicode=False))
    assert "".join(lines).isascii()
    assert len({len(line) for line in lines}) == 1


def test_a_flare_has_no_figure() -> None:
    assert board.figure("F3", Style()) == []


def test_figure_of_the_knight() -> None:
    assert board.figure("Knight", Style(unicode=False)) == [". @ .", "o o o", "o . ."]


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_when_colours_are_wanted() -> None:
    assert wants_colour(_Terminal(), {})
    assert not wants_colour(_Terminal(), {"NO_COLOR": "1"})
    assert wants_colour(_Terminal(), {"NO_COLOR": ""})
    assert not wants_colour(_Terminal(), {"TERM": "dumb"})
    assert not wants_colour(io.StringIO(), {})


def test_which_letters_there_are() -> None:
    assert can_unicode(io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    assert not can_unicode(io.TextIOWrapper(io.BytesIO(), encoding="latin-1"))


def test_blocks_and_columns() -> None:
    assert beside(["a", "bbb"], ["c"], 2) == ["a    c", "bbb"]
    assert in_columns(["1", "2", "3"], 8) == ["1   3", "2"]
    assert in_columns([], 8) == []


def _fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


@pytest.mark.parametrize("code", ["de", "fr"])
def test_phrases_are_complete(code: str) -> None:
    assert PHRASES[code].keys() == PHRASES["en"].keys()
    for key, text in PHRASES["en"].items():
        assert _fields(PHRASES[code][key]) == _fields(text), key


def test_every_question_can_be_asked() -> None:
    asked = {*(key for key, _ in question._PHASES.values()), "turn", "end"}
    assert {f"ask_{part}" for part in asked} <= PHRASES["en"].keys()


def test_names_are_understood_in_any_language() -> None:
    voice = Voice("de")
    assert voice.find("ritter") == "Knight"
    assert voice.find("KNIGHT") == "Knight"
    assert voice.find("Leuchtfeuer F3") == voice.find("f3") == "F3"
    assert voice.find("Isolation") == "Isolation"
    assert voice.find("Teekanne") is None
    assert voice.in_english("summon ritter e4") == "summon Knight e4"
    assert voice.in_english("e4-e5") == "e4-e5"
    assert voice.card("Knight") == "Ritter (Knight)"
    assert Voice("en").card("Knight") == "Knight"
