"""The schools players choose from: values that every school's own module enters into one registry."""

from dataclasses import dataclass
from typing import Any

from ..errors import SetupError


@dataclass(frozen=True)
class Look:
    """How a client draws a school it does not know: shades of its stones, lightest first, and an emblem.

    The emblem is what stands inside an `<svg viewBox="0 0 24 24">`, drawn in `currentColor`.
    """

    shades: tuple[str, str, str, str, str]
    emblem: str


@dataclass(frozen=True)
class School:
    """A school: its name in the notation, the colour of its stones, the deck whose beings it plays, and its traits."""

    name: str
    colour: str
    deck: str
    warps: bool = False  # its beings may be brought into play by a warp effect and then wait, pending
    reads_pile: bool = False  # effects of its beings look at the own discard pile
    keeps_stone: bool = False  # a stone may lie on one of its cards
    look: Look | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return find_school, (self.name,)


SCHOOLS: dict[str, School] = {}


def enter_school(school: School) -> School:
    """Put a school into the registry."""
    if school.name in SCHOOLS:
        raise ValueError(f"two schools are called {school.name}")
    SCHOOLS[school.name] = school
    return school


def find_school(name: str) -> School:
    found = SCHOOLS.get(name)
    if found is None:
        known = ", ".join(SCHOOLS)
        raise SetupError("school", f"there is no school {name!r}; the schools are {known}", school=name)
    return found
