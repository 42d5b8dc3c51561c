"""The schools players choose from: values that every school's own module enters into one registry."""

import re
from dataclasses import dataclass
from typing import Any

from ..errors import SetupError


def check_emblem(data: str) -> None:
    """Emblems of schools and beings alike: nothing but a path comes into a page."""
    if not re.fullmatch(r"[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\s-]+", data):
        raise ValueError("an emblem is the data of an SVG path: letters of its commands, and numbers")


@dataclass(frozen=True)
class Look:
    """How a client draws a school that its own style does not know. Colours are written as in CSS, `#rrggbb`."""

    base: str  # of a stone
    light: str  # where light falls on it
    edge: str
    ink: str  # of the emblem
    text: str  # of its name, at night
    text_noon: str
    emblem: str  # the data of an SVG path in a box of 24 by 24, filled even-odd

    def __post_init__(self) -> None:
        for colour in (self.base, self.light, self.edge, self.ink, self.text, self.text_noon):
            if not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
                raise ValueError(f"{colour!r} is no colour; write it as #rrggbb")
        check_emblem(self.emblem)


@dataclass(frozen=True)
class School:
    """A school: its name in the notation, the colour of its stones, the deck whose beings it plays, and its traits."""

    name: str
    colour: str
    deck: str
    warps: bool = False  # its beings may be brought into play by a warp effect and then wait, pending
    freezes: bool = False  # its beings may leave a frozen effect in play, to be thawed later
    reads_pile: bool = False  # effects of its beings look at the own discard pile
    keeps_stone: bool = False  # a stone may lie on one of its cards
    has_gateway: bool = False  # one of its stones may bear a marker, the Gateway
    look: Look | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return find_school, (self.name,)


SCHOOLS: dict[str, School] = {}
_WORD = re.compile(r"[a-z]{2,16}")
_TAKEN = frozenset("random legends flares tasks terms".split())  # mean something else where a school or deck may stand


def enter_school(school: School) -> School:
    """Put a school into the registry."""
    if school.name in SCHOOLS:
        raise ValueError(f"two schools are called {school.name}")
    words = (school.name, school.colour, school.deck)
    if not all(_WORD.fullmatch(word) for word in words):
        raise ValueError(f"{', '.join(words)}: a school, its colour and deck are named by 2 to 16 small letters")
    for word in _TAKEN.intersection(words):
        raise ValueError(f"{word} cannot be the name of a school, a colour or a deck")
    if any(other.colour == school.colour for other in SCHOOLS.values()):
        raise ValueError(f"two schools play in {school.colour}")
    # A table may count by school or by colour.
    if {school.name, *SCHOOLS} & {school.colour, *(other.colour for other in SCHOOLS.values())}:
        raise ValueError(f"{school.name}, {school.colour}: no school is called like a colour that plays")
    SCHOOLS[school.name] = school
    return school


def find_school(name: str) -> School:
    found = SCHOOLS.get(name)
    if found is None:
        known = ", ".join(SCHOOLS)
        raise SetupError("school", f"there is no school {name!r}; the schools are {known}", school=name)
    return found


def colour_of(name: str) -> str:
    """The colour of a school; none if the school is gone, as one of a package that was removed."""
    return SCHOOLS[name].colour if name in SCHOOLS else ""
