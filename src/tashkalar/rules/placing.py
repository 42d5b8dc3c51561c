"""The placements of an offer, made when somebody looks: in a shortage of stones there are hundreds."""

from .action import PLACE, Option, place_from
from .arena import nth, squares


def one_on(free: int, index: int) -> Option:
    """The placement with a number, of one on each free square."""
    return PLACE[nth(free, index)]


def one_from(known: tuple[int, int, int], index: int) -> Option:
    """The same in a shortage: every stone that may be picked up goes to every free square, or back where it stood.

    Known are the stones, the free squares, and to how many squares each of the stones may go.
    """
    origins, free, width = known
    row, column = divmod(index, width)
    origin = nth(origins, row)
    return place_from(nth(free, column) if column < width - 1 else origin, origin)


def all_from(known: tuple[int, int, int]) -> list[Option]:
    """All of these."""
    origins, free, _ = known
    targets = squares(free)
    return [place_from(square, origin) for origin in squares(origins) for square in (*targets, origin)]
