"""How the stones of a colour are shown: a letter, and ink and ground out of the 256 colours of a terminal."""

from functools import cache
from string import ascii_uppercase, digits
from typing import NamedTuple

from ..rules.school import SCHOOLS


class Paint(NamedTuple):
    """The paint of a colour."""

    letter: str
    ink: int
    ground: int


BLACK, WHITE = 16, 231

# Grounds differ in lightness as well as hue.
_OURS = {
    "blue": Paint("B", WHITE, 26),
    "red": Paint("R", WHITE, 124),
    "yellow": Paint("Y", BLACK, 220),
    "green": Paint("G", BLACK, 36),
    "purple": Paint("P", BLACK, 141),
    "orange": Paint("O", BLACK, 208),
    "white": Paint("W", BLACK, 255),
}
_UNKNOWN = "#808080"
_STEPS = (0, 95, 135, 175, 215, 255)  # of each part of a colour, in the cube that begins with colour 16


def paint(colour: str) -> Paint:
    """Of our own colours by heart; of a guest's from its look."""
    ours = _OURS.get(colour)
    if ours is not None:
        return ours
    looks = {school.colour: school.look for school in SCHOOLS.values() if school.look is not None}
    base = looks[colour].base if colour in looks else _UNKNOWN
    return Paint(_letters().get(colour, "?"), *nearest(base))


def _letters() -> dict[str, str]:
    """A letter for every colour, no two the same: a guest has the first of its name that is free."""
    found = {colour: ours.letter for colour, ours in _OURS.items()}
    for school in SCHOOLS.values():
        if school.colour not in found:
            free = (sign for sign in school.colour.upper() + ascii_uppercase + digits if sign not in found.values())
            found[school.colour] = next(free, "?")
    return found


@cache
def nearest(colour: str) -> tuple[int, int]:
    """Ink and ground for a colour written as #rrggbb: the ground nearest to it, and what can be read on that."""
    wanted = _parts(colour)
    cube = {
        16 + 36 * r + 6 * g + b: (_STEPS[r], _STEPS[g], _STEPS[b]) for r in range(6) for g in range(6) for b in range(6)
    }
    greys = {232 + step: (8 + 10 * step,) * 3 for step in range(24)}
    known = cube | greys
    ground = min(known, key=lambda number: sum((a - b) ** 2 for a, b in zip(known[number], wanted, strict=True)))
    return (BLACK if _light(known[ground]) > 0.18 else WHITE), ground


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def _light(parts: tuple[int, ...]) -> float:
    """Relative luminance; black and white stand out equally well where it is about 0.18."""
    red, green, blue = ((part / 255) ** 2.2 for part in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
