"""Where the pieces of a side stand, and how they lie to each other: figures are made of pieces that are near."""

from ...rules.arena import CENTRAL, SQUARES, STRIDE, around

MIDDLE = around(CENTRAL) & ~CENTRAL
"""The ring around the nine central squares."""
EDGE = sum(1 << square for square in SQUARES if around(1 << square).bit_count() < 8)
"""Squares with fewer than eight neighbours."""

NAMES = (
    # pieces in the ring around the centre, at the edge; upgraded ones in the centre, and such that touch own ones
    "middle", "edge", "centre_high", "high_together",
    # pairs that touch at a side, at a corner; pairs two squares apart, a knight's move apart, two corners apart
    "side_by_side", "cornerwise", "two_apart", "knights_apart", "two_cornerwise",
)  # fmt: skip
PLACES = (*NAMES, *[f"foe_{name}" for name in NAMES], "room", "foe_room")
"""The features of both sides, and the empty squares beside their pieces."""
NOWHERE = (0.0,) * len(NAMES)

_UP, _UP_LEFT, _UP_RIGHT = STRIDE, STRIDE - 1, STRIDE + 1
_TWO_UP, _TWO_UP_LEFT, _TWO_UP_RIGHT = 2 * STRIDE, 2 * STRIDE - 2, 2 * STRIDE + 2
_KNIGHT = (STRIDE - 2, STRIDE + 2, 2 * STRIDE - 1, 2 * STRIDE + 1)


def places(pieces: int, high: int) -> tuple[float, ...]:
    """The features of a side in the order of NAMES. Four guard columns keep what is shifted from coming in again."""
    a, b, c, d = _KNIGHT
    return (
        (pieces & MIDDLE).bit_count(),
        (pieces & EDGE).bit_count(),
        (high & CENTRAL).bit_count(),
        (high & around(pieces)).bit_count(),
        (pieces & pieces >> 1).bit_count() + (pieces & pieces >> _UP).bit_count(),
        (pieces & pieces >> _UP_LEFT).bit_count() + (pieces & pieces >> _UP_RIGHT).bit_count(),
        (pieces & pieces >> 2).bit_count() + (pieces & pieces >> _TWO_UP).bit_count(),
        (pieces & pieces >> a).bit_count()
        + (pieces & pieces >> b).bit_count()
        + (pieces & pieces >> c).bit_count()
        + (pieces & pieces >> d).bit_count(),
        (pieces & pieces >> _TWO_UP_LEFT).bit_count() + (pieces & pieces >> _TWO_UP_RIGHT).bit_count(),
    )
