"""Names at a table: everybody can read them, and nobody is called like somebody else.

What Unicode has for disguises is refused with a sentence: characters that cannot be seen or that turn the writing
around, heaps of accents, letters of several scripts in one name, letters made to look like others. Two names are too
much alike if they look the same once accents, capitals and spaces are left out and every letter is read as the Latin
one it looks like.
"""

import unicodedata
from collections.abc import Iterable, Sequence

from ...language import CODES, language
from ..refused import BadRequest, Refused
from ..storage.rows import Seat
from ..wire.new_table import LONGEST_NAME

_MOST_MARKS = 2  # on one letter; no writing that is read needs more
# Without a shape, though Unicode calls them letters, marks or signs: fillers, joiners, a blank pattern, selectors.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
# Scripts that are written together, as their first word in the names of letters.
_TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
# Small letters as the Latin ones they look like; then what is taken for one another in Latin itself.
_LOOKS = (
    "аa вb гr еe ёe зe кk мm нh оo рp сc тt уy хx ьb пn иu ѕs іi јj ԁd һh ԛq ԝw ӏl ґr қk ңh үy ҙe ѵv "
    "αa βb γy εe ζz ηn ιi κk νv οo ρp σo ςc τt υu χx ωw ϲc ϳj "
    "օo հh ոn սu ցg յj զq "
    "ıi łl øo đd ħh ŧt ƒf ɑa ɡg ɩi ʀr ʏy ɪi ʟl ꞁl ßb æae œoe ðd "
    "0o 1l 5s 8b |l !l $s @a il"
)
_LIKE = {pair[0]: pair[1:] for pair in _LOOKS.split()}
_PAIRS = (("rn", "m"), ("vv", "w"))


def checked(name: str | None) -> str:
    """A name as it will be shown; BadRequest says what is wrong with it and what would be right. It may be empty."""
    text = " ".join(unicodedata.normalize("NFC", name or "").split())
    if any(_is_invisible(char) for char in text):
        why = "this name holds characters that cannot be seen or that turn the writing around"
        raise BadRequest("name_invisible", f"{why}; write it with letters that can be read", field="name")
    text = text[:LONGEST_NAME].strip()
    if _has_heap(text):
        why = f"in this name more than {_MOST_MARKS} accents stand on one letter, or one stands alone"
        raise BadRequest("name_marks", f"{why}; write it with letters as they are read", field="name")
    if any(char.isalpha() and unicodedata.normalize("NFKC", char) != char for char in text):
        why = "this name holds letters that are drawn to look like others"
        raise BadRequest("name_letters", f"{why}; write it with ordinary letters", field="name")
    scripts = sorted(_scripts(text))
    if len(scripts) > 1 and not any(together.issuperset(scripts) for together in _TOGETHER):
        why = f"this name mixes letters of several scripts ({', '.join(scripts).lower()})"
        raise BadRequest("name_scripts", f"{why}; write it in one", field="name")
    return text


def differs(name: str, others: Iterable[str]) -> None:
    """Refused if a name looks like that of somebody else at the table."""
    looks = look(name)
    for other in others:
        if looks and looks == look(other):
            text = f"somebody here is called {other} already; choose a name that cannot be taken for it"
            raise Refused("name_taken", text, name=other)


def called(seat: Seat) -> list[str]:
    """What a seat may be called on a screen: without a name by its school, in every language."""
    if seat.name:
        return [seat.name]
    languages = [language(code) for code in CODES]
    found = {words.get(seat.school, "") for one in languages for words in (one.schools, one.schools_short)}
    return sorted(found - {""})


def all_differ(names: Sequence[str]) -> None:
    """The same of all names of a new table."""
    for number, name in enumerate(names):
        differs(name, names[:number])


def look(name: str) -> str:
    """What a name looks like at a glance: the same for names that are taken for one another."""
    bare = unicodedata.normalize("NFKD", name.casefold()).casefold()
    letters = bare
    for _ in range(2):  # what looks like an i looks like an l
        letters = "".join(_LIKE.get(char, char) for char in letters)
    letters = "".join(char for char in letters if not unicodedata.combining(char) and char.isalnum())
    for two, one in _PAIRS:
        letters = letters.replace(two, one)
    return letters or bare


def _is_invisible(char: str) -> bool:
    return (
        unicodedata.category(char)[0] == "C"
        or char in _BLANK
        or any(ord(char) in selectors for selectors in _SELECTORS)
    )


def _has_heap(text: str) -> bool:
    """Accents without a letter, or more of them on one than anybody reads."""
    marks = _MOST_MARKS  # as if full: a name does not begin with one
    for char in text:
        category = unicodedata.category(char)
        if category == "Me":
            return True
        marks = marks + 1 if category == "Mn" else _MOST_MARKS if category[0] == "Z" else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _scripts(text: str) -> set[str]:
    return {unicodedata.name(char, "?").split()[0] for char in text if char.isalpha()}
