"""The arena: squares, masks, neighbours, lines and the eight symmetries.

A square is the index of its bit on a guarded grid: 9 columns, then 4 guard columns that stay empty, so that a figure
of any size shifted over the edge lands on a guard and never on the next row. A set of squares is a plain int (a mask).

For matching figures the arena is also kept *wide*: its 8 symmetric images side by side in one int, each with 4 guard
rows above it. One shift then moves a figure's cell in all 8 orientations at once, and a stone that changes is one XOR
with `WIDE[square]`.
"""

from collections.abc import Iterable

STRIDE = 13
IMAGE = STRIDE * 13

_MISSING = frozenset(["a1", "a2", "b1", "a8", "a9", "b9", "h1", "i1", "i2", "h9", "i8", "i9"])

SQUARE: dict[str, int] = {
    f"{column}{y + 1}": y * STRIDE + x
    for x, column in enumerate("abcdefghi")
    for y in range(9)
    if f"{column}{y + 1}" not in _MISSING
}
"""Name to square, in the order of the names (a3, a4, ... i7)."""

NAME: dict[int, str] = {square: name for name, square in SQUARE.items()}
SQUARES: tuple[int, ...] = tuple(SQUARE.values())
_SIZE = 9 * STRIDE


def mask_of(names: str) -> int:
    """The mask of squares given by name: `mask_of("d4 e5")`."""
    mask = 0
    for name in names.split():
        mask |= 1 << SQUARE[name]
    return mask


_ROW = (1 << 9) - 1
_ROWS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(y * STRIDE + x for x in range(9) if bits >> x & 1) for bits in range(_ROW + 1)) for y in range(9)
)


def squares(mask: int) -> list[int]:
    """The squares of a mask, in the order of their bits."""
    found: list[int] = []
    if mask.bit_count() > 5:
        # Row by row from a table: faster than bit by bit once there are a few.
        for row in _ROWS:
            found += row[mask & _ROW]
            mask >>= STRIDE
        return found
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


def names(mask: int) -> list[str]:
    """The names of a mask's squares, sorted."""
    return sorted(NAME[square] for square in squares(mask))


_FIVE_ROWS, _TWO_ROWS = (1 << 5 * STRIDE) - 1, (1 << 2 * STRIDE) - 1


def nth(mask: int, number: int) -> int:
    """The square of a mask with this number, in the order of their bits: `squares(mask)[number]`, without the rest.

    By halves, then row by row, and written out: most choices of a random game are found by it.
    """
    first = 0
    below = (mask & _FIVE_ROWS).bit_count()
    if number >= below:
        number -= below
        mask >>= 5 * STRIDE
        first = 5
    below = (mask & _TWO_ROWS).bit_count()
    if number >= below:
        number -= below
        mask >>= 2 * STRIDE
        first += 2
    row = _ROWS[first][mask & _ROW]
    if number < len(row):
        return row[number]
    number -= len(row)
    row = _ROWS[first + 1][mask >> STRIDE & _ROW]
    if number < len(row):
        return row[number]
    return _ROWS[first + 2][mask >> 2 * STRIDE & _ROW][number - len(row)]


BIT: tuple[int, ...] = tuple(1 << index for index in range(_SIZE))
BOARD = sum(BIT[square] for square in SQUARES)

RED = mask_of("c2 d8 e5 h4")
GREEN = mask_of("a5 c7 f2 g7 i6")
COLOURED = RED | GREEN
COLOURLESS = BOARD & ~COLOURED
CENTRAL = mask_of("d4 d5 d6 e4 e5 e6 f4 f5 f6")
CENTRAL_RED = mask_of("e5")

DUEL_START = (SQUARE["c5"], SQUARE["g5"])
MELEE_START = tuple((SQUARE[a], SQUARE[b]) for a, b in (("f8", "g8"), ("b3", "c3"), ("g3", "g4")))

# Directions in compass order, N towards row 9. Opposite = 4 further, 45 degrees = 1 further.
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
VECTORS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
STEPS = tuple(dy * STRIDE + dx for dx, dy in VECTORS)
ORTHOGONAL = (0, 2, 4, 6)
DIAGONAL = (1, 3, 5, 7)


def _coordinates(square: int) -> tuple[int, int]:
    return square % STRIDE, square // STRIDE


def _ray(square: int, direction: int) -> tuple[int, ...]:
    found = []
    square += STEPS[direction]
    while square in NAME:
        found.append(square)
        square += STEPS[direction]
    return tuple(found)


def _union(parts: Iterable[int]) -> int:
    mask = 0
    for square in parts:
        mask |= BIT[square]
    return mask


def distance(a: int, b: int) -> int:
    """King moves between two squares."""
    (ax, ay), (bx, by) = _coordinates(a), _coordinates(b)
    return max(abs(ax - bx), abs(ay - by))


def _ring(square: int, low: int, high: int) -> int:
    return _union(other for other in SQUARES if low <= distance(square, other) <= high)


_ALL = range(_SIZE)

RAY: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_ray(square, direction) for direction in range(8)) if square in NAME else () for square in _ALL
)
"""`RAY[square][direction]`: the squares from there to the edge, nearest first."""

KING: tuple[int, ...] = tuple(_ring(s, 1, 1) if s in NAME else 0 for s in _ALL)
ORTHO: tuple[int, ...] = tuple(_union(RAY[s][d][0] for d in ORTHOGONAL if RAY[s][d]) if s in NAME else 0 for s in _ALL)
DIAG: tuple[int, ...] = tuple(KING[s] & ~ORTHO[s] for s in _ALL)
RING2: tuple[int, ...] = tuple(_ring(s, 2, 2) if s in NAME else 0 for s in _ALL)
WITHIN2: tuple[int, ...] = tuple(_ring(s, 1, 2) if s in NAME else 0 for s in _ALL)
WITHIN3: tuple[int, ...] = tuple(_ring(s, 1, 3) if s in NAME else 0 for s in _ALL)
"""Neighbours; squares at distance 2; up to 2; up to 3 (never the square itself)."""

DIRECTION: dict[tuple[int, int], int] = {
    (s, ray[0]): direction for s in SQUARES for direction, ray in enumerate(RAY[s]) if ray
}
"""Direction of a step between two neighbours."""


def around(mask: int) -> int:
    """Every square adjacent to one of the mask's squares (a square of the mask only if next to another one)."""
    row = mask << 1 | mask >> 1
    spread = row | mask
    return (row | spread << STRIDE | spread >> STRIDE) & BOARD


# -- the eight symmetries --------------------------------------------------------------------------------------------
# Symmetry k turns (x, y), seen from the centre, into TRANSFORMS[k](x, y). Image k of the wide arena shows the arena
# so transformed; a figure found there upright lies on the real arena transformed back by BACK[k].

Vector = tuple[int, int]
_TURNS: tuple[tuple[int, int, int, int], ...] = (
    (1, 0, 0, 1),
    (0, 1, -1, 0),
    (-1, 0, 0, -1),
    (0, -1, 1, 0),
    (-1, 0, 0, 1),
    (0, 1, 1, 0),
    (1, 0, 0, -1),
    (0, -1, -1, 0),
)


def turned(symmetry: int, vector: Vector) -> Vector:
    """A vector under a symmetry."""
    a, b, c, d = _TURNS[symmetry]
    x, y = vector
    return a * x + b * y, c * x + d * y


BACK: tuple[int, ...] = tuple(
    next(back for back in range(8) if all(turned(back, turned(symmetry, v)) == v for v in ((1, 0), (0, 1))))
    for symmetry in range(8)
)


def mapped(symmetry: int, square: int) -> int:
    """A square under a symmetry of the arena."""
    x, y = _coordinates(square)
    x, y = turned(symmetry, (x - 4, y - 4))
    return (y + 4) * STRIDE + x + 4


WIDE: tuple[int, ...] = tuple(
    sum(1 << (k * IMAGE + mapped(k, square)) for k in range(8)) if square in NAME else 0 for square in _ALL
)
WIDE_BOARD: tuple[int, ...] = tuple(BOARD << (k * IMAGE) for k in range(8))

WIDE_SQUARE: dict[int, tuple[int, int]] = {
    k * IMAGE + mapped(k, square): (k, square) for k in range(8) for square in SQUARES
}
"""Bit of the wide arena to (symmetry, real square)."""


def widened(mask: int) -> int:
    """The wide form of a mask."""
    wide = 0
    for square in squares(mask):
        wide |= WIDE[square]
    return wide
