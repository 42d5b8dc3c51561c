"""The tasks of the High Form. Each measures its own progress; it is met when every part has what it needs."""

from collections.abc import Callable

from ..rules.arena import BIT, CENTRAL, COLOURED, GREEN, KING, RED, RING2, STRIDE, WITHIN2, around, mask_of, squares
from ..rules.card import COMMON, HEROIC, LEGENDARY, TASKS, Progress, Task
from ..rules.position import Position
from .define import home

home("tasks", __package__)

Measure = Callable[[Position, int], Progress]
Squares = Callable[[Position, int], int]
Reached = Callable[[Position, int], bool]


def task(
    name: str,
    category: str,
    level: str,
    points: int,
    squares: int | Squares = 0,
    reached: Reached | None = None,
    begun: Reached | None = None,
) -> Callable[[Measure], Measure]:
    """Register a task; the docstring of its measure is its text.

    Whether it is met is asked at the end of every turn. `reached` answers where measuring takes long; or `begun` tells
    sooner that it is not met yet.
    """

    def lit(position: Position, side: int) -> int:
        return squares if isinstance(squares, int) else squares(position, side)

    def register(measure: Measure) -> Measure:
        assert measure.__doc__
        met = reached if begun is None else _met_once(begun, measure)
        TASKS[name] = Task(name, category, level, points, " ".join(measure.__doc__.split()), measure, lit, met, begun)
        return measure

    return register


def _met_once(begun: Reached, measure: Measure) -> Reached:
    def met(position: Position, side: int) -> bool:
        return begun(position, side) and all(have >= need for _, have, need in measure(position, side))

    return met


# -- destruction -------------------------------------------------------------------------------------------------------
def _something_destroyed(position: Position, side: int) -> bool:
    return any(position.destroyed)


def _destroyed(position: Position, side: int) -> list[int]:
    """Enemy pieces destroyed this turn, by rank."""
    counts = [0, 0, 0]
    for enemy in position.setup.enemies[side]:
        for rank in (COMMON, HEROIC, LEGENDARY):
            counts[rank] += position.destroyed[3 * enemy + rank]
    return counts


@task("Destruction", "destruction", "simple", 1, begun=_something_destroyed)
def destruction(position: Position, side: int) -> Progress:
    """Destroy at least 3 enemy pieces this turn."""
    return [("destroyed", sum(_destroyed(position, side)), 3)]


@task("Devastation", "destruction", "simple", 2, begun=_something_destroyed)
def devastation(position: Position, side: int) -> Progress:
    """Destroy at least 4 enemy pieces this turn."""
    return [("destroyed", sum(_destroyed(position, side)), 4)]


@task("Heroic Destruction", "destruction", "simple", 2, begun=_something_destroyed)
def heroic_destruction(position: Position, side: int) -> Progress:
    """Destroy at least 3 enemy pieces this turn, 1 or more of them upgraded."""
    common, heroic, legendary = _destroyed(position, side)
    return [("destroyed", common + heroic + legendary, 3), ("destroyed_upgraded", heroic + legendary, 1)]


@task("Heroic Devastation", "destruction", "advanced", 3, begun=_something_destroyed)
def heroic_devastation(position: Position, side: int) -> Progress:
    """Destroy at least 4 enemy pieces this turn, 2 or more of them upgraded."""
    common, heroic, legendary = _destroyed(position, side)
    return [("destroyed", common + heroic + legendary, 4), ("destroyed_upgraded", heroic + legendary, 2)]


@task("End of Legends", "destruction", "advanced", 2, begun=_something_destroyed)
def end_of_legends(position: Position, side: int) -> Progress:
    """Destroy 1 or more legendary, or 2 or more heroic, enemy pieces this turn."""
    _, heroic, legendary = _destroyed(position, side)
    return [("destroyed_legend", 1, 1)] if legendary else [("destroyed_heroic", heroic, 2)]


# -- coloured squares --------------------------------------------------------------------------------------------------
def _upgraded_on(area: int) -> Reached:
    """Whether an own upgraded piece stands there at all."""

    def stands(position: Position, side: int) -> bool:
        return bool(position.stones[side] & area & (position.heroic | position.legendary))

    return stands


HELD = {
    "Red Conquest": (RED, 3, 2),
    "Green Conquest": (GREEN, 3, 2),
    "Color Conquest": (COLOURED, 5, 3),
    "Central Dominance": (CENTRAL, 5, 2),
}
"""An area, how many pieces must stand on it, how many of them upgraded."""


def _held(position: Position, side: int, area: int, pieces: int, upgraded: int) -> Progress:
    return [
        ("pieces", (position.stones[side] & area).bit_count(), pieces),
        ("upgraded", (position.upgraded(side) & area).bit_count(), upgraded),
    ]


@task("Red Conquest", "colour", "simple", 2, RED, begun=_upgraded_on(RED))
def red_conquest(position: Position, side: int) -> Progress:
    """At least 3 of your pieces on red squares, 2 or more of them upgraded."""
    return _held(position, side, *HELD["Red Conquest"])


@task("Green Conquest", "colour", "simple", 2, GREEN, begun=_upgraded_on(GREEN))
def green_conquest(position: Position, side: int) -> Progress:
    """At least 3 of your pieces on green squares, 2 or more of them upgraded."""
    return _held(position, side, *HELD["Green Conquest"])


@task("Color Conquest", "colour", "simple", 3, COLOURED, begun=_upgraded_on(COLOURED))
def color_conquest(position: Position, side: int) -> Progress:
    """At least 5 of your pieces on red and green squares together, 3 or more of them upgraded."""
    return _held(position, side, *HELD["Color Conquest"])


def _legends_on(position: Position, side: int, area: int) -> Progress:
    return [
        ("upgraded", (position.upgraded(side) & area).bit_count(), 2),
        ("legendary", (position.stones[side] & position.legendary & area).bit_count(), 1),
    ]


@task("Red Legends", "colour", "advanced", 3, RED, begun=_upgraded_on(RED))
def red_legends(position: Position, side: int) -> Progress:
    """At least 2 of your upgraded pieces on red squares, 1 or more of them legendary."""
    return _legends_on(position, side, RED)


@task("Green Legends", "colour", "advanced", 3, GREEN, begun=_upgraded_on(GREEN))
def green_legends(position: Position, side: int) -> Progress:
    """At least 2 of your upgraded pieces on green squares, 1 or more of them legendary."""
    return _legends_on(position, side, GREEN)


@task("Rainbow Dominance", "colour", "simple", 2, COLOURED, begun=_upgraded_on(RED))
def rainbow_dominance(position: Position, side: int) -> Progress:
    """You have more upgraded pieces than your opponent on the red squares, and also on the green squares."""
    enemies = 0
    for enemy in position.setup.enemies[side]:
        enemies |= position.upgraded(enemy)
    own = position.upgraded(side)
    return [
        ("red", (own & RED).bit_count(), (enemies & RED).bit_count() + 1),
        ("green", (own & GREEN).bit_count(), (enemies & GREEN).bit_count() + 1),
    ]


# -- summoning ---------------------------------------------------------------------------------------------------------
def _something_summoned(position: Position, side: int) -> bool:
    return position.summoned > 0


@task("Red Summoning", "summoning", "simple", 1, RED, begun=_something_summoned)
def red_summoning(position: Position, side: int) -> Progress:
    """Summon at least 2 beings this turn, 1 or more on a red square."""
    return [("summoned", position.summoned, 2), ("summoned_red", position.summoned_red, 1)]


@task("Green Summoning", "summoning", "simple", 1, GREEN, begun=_something_summoned)
def green_summoning(position: Position, side: int) -> Progress:
    """Summon at least 2 beings this turn, 1 or more on a green square."""
    return [("summoned", position.summoned, 2), ("summoned_green", position.summoned_green, 1)]


def _two_coloured(position: Position, side: int) -> bool:
    return position.summoned_red + position.summoned_green >= 2


@task("Colored Summoning", "summoning", "simple", 2, COLOURED, _two_coloured)
def colored_summoning(position: Position, side: int) -> Progress:
    """This turn you summoned 2 or more beings on red or green squares (twice on the same square counts)."""
    return [("summoned_coloured", position.summoned_red + position.summoned_green, 2)]


@task("Legendary Summoning", "summoning", "advanced", 2, begun=_something_summoned)
def legendary_summoning(position: Position, side: int) -> Progress:
    """Summon at least 2 beings this turn, 1 or more of them legendary."""
    return [("summoned", position.summoned, 2), ("summoned_legend", position.summoned_legends, 1)]


# -- patterns ----------------------------------------------------------------------------------------------------------
@task("Central Dominance", "pattern", "simple", 1, CENTRAL, begun=_upgraded_on(CENTRAL))
def central_dominance(position: Position, side: int) -> Progress:
    """At least 5 of your pieces on the nine central squares, 2 or more of them upgraded."""
    return _held(position, side, *HELD["Central Dominance"])


CROSSES = (mask_of("e5 d5 f5 e4 e6"), mask_of("e5 d4 d6 f4 f6"))


def _crossed(position: Position, side: int) -> bool:
    own = position.stones[side]
    return own & CROSSES[0] == CROSSES[0] or own & CROSSES[1] == CROSSES[1]


def _best_cross(position: Position, side: int) -> int:
    return max(CROSSES, key=lambda cross: (position.stones[side] & cross).bit_count())


@task("Center Cross", "pattern", "simple", 2, _best_cross, _crossed)
def center_cross(position: Position, side: int) -> Progress:
    """Within the nine central squares, your pieces fill all 5 squares of a + or of an ×."""
    return [("pieces", (position.stones[side] & _best_cross(position, side)).bit_count(), 5)]


LINES = tuple(mask_of(" ".join(f"{column}{row}" for column in "abcdefghi")) for row in (4, 5, 6)) + tuple(
    mask_of(" ".join(f"{column}{row}" for row in range(1, 10))) for column in "def"
)


def _lead(position: Position, side: int, line: int) -> int:
    enemies = position.occupied & ~position.stones[side]
    return (position.stones[side] & line).bit_count() - (enemies & line).bit_count()


def _best_line(position: Position, side: int) -> int:
    return max(LINES, key=lambda line: _lead(position, side, line))


def _dominated(position: Position, side: int) -> bool:
    own = position.stones[side]
    for line in LINES:
        standing = (own & line).bit_count()
        if standing >= 6 and _lead(position, side, line) >= 6:
            return True
    return False


@task("Line Dominance", "pattern", "simple", 2, _best_line, _dominated)
def line_dominance(position: Position, side: int) -> Progress:
    """On one row or column that runs through the central squares, you have at least 6 more pieces than your
    opponent."""
    return [("lead", _lead(position, side, _best_line(position, side)), 6)]


DIAGONALS = (mask_of("b2 c3 d4 e5 f6 g7 h8"), mask_of("b8 c7 d6 e5 f4 g3 h2"))


@task("Diagonals", "pattern", "advanced", 3, DIAGONALS[0] | DIAGONALS[1], begun=_upgraded_on(DIAGONALS[0]))
def diagonals(position: Position, side: int) -> Progress:
    """On each of the two long diagonals at least 4 of your pieces, 1 or more of them upgraded."""
    return [part for diagonal in DIAGONALS for part in _held(position, side, diagonal, 4, 1)]


SIDES = (
    (mask_of("a3 a4 a5 a6 a7"), mask_of("i3 i4 i5 i6 i7")),
    (mask_of("c1 d1 e1 f1 g1"), mask_of("c9 d9 e9 f9 g9")),
)
CORNERS = (
    (mask_of("a3 b2 c1"), mask_of("g9 h8 i7")),
    (mask_of("a7 b8 c9"), mask_of("g1 h2 i3")),
)


def gap(position: Position, side: int, start: int, goal: int, most: int = 69) -> int:
    """How many empty squares must be filled to join start and goal with a chain.

    99 if enemies bar every way, or if it takes more than `most`, so that nobody looks further than it matters.
    """
    own, empty = position.stones[side], position.empty
    reached, missing = _flood(start & own, own), 0
    while not reached & goal:
        wider = _flood(reached | (around(reached) | start) & empty, own)
        if wider == reached or missing == most:
            return 99
        reached, missing = wider, missing + 1
    return missing


def _flood(reached: int, own: int) -> int:
    fresh = reached
    while fresh:
        fresh = around(fresh) & own & ~reached
        reached |= fresh
    return reached


def _chain(position: Position, side: int, ends: tuple[tuple[int, int], ...], length: int) -> Progress:
    missing = min(gap(position, side, start, goal) for start, goal in ends)
    return [("chain", max(0, length - missing), length)]


def _joined(ends: tuple[tuple[int, int], ...]) -> Reached:
    """Whether a chain is complete."""

    def joined(position: Position, side: int) -> bool:
        own = position.stones[side]
        for start, goal in ends:
            begun = own & start
            if begun and own & goal and _flood(begun, own) & goal:
                return True
        return False

    return joined


def _all_of(ends: tuple[tuple[int, int], ...]) -> int:
    return ends[0][0] | ends[0][1] | ends[1][0] | ends[1][1]


@task("Side Chain", "pattern", "simple", 3, _all_of(SIDES), _joined(SIDES))
def side_chain(position: Position, side: int) -> Progress:
    """An unbroken chain of your pieces joins two opposite sides of the arena. Diagonal links count."""
    return _chain(position, side, SIDES, 9)


@task("Corner Chain", "pattern", "simple", 3, _all_of(CORNERS), _joined(CORNERS))
def corner_chain(position: Position, side: int) -> Progress:
    """An unbroken chain of your pieces joins two opposite corners of the arena. Diagonal links count."""
    return _chain(position, side, CORNERS, 7)


# -- surrounding -------------------------------------------------------------------------------------------------------
def _enemies(position: Position, side: int) -> int:
    return position.occupied & ~position.stones[side]


def _most_surrounded(position: Position, side: int) -> int:
    """The square around which most own pieces stand, and its neighbours."""
    own = position.stones[side]
    best, found = 0, 0
    for square in squares(_enemies(position, side)):
        number = (KING[square] & own).bit_count()
        if number > best:
            best, found = number, KING[square] | BIT[square]
    return found


def _surrounding(position: Position, side: int, need: int) -> Progress:
    own = position.stones[side]
    best = max(((KING[s] & own).bit_count() for s in squares(_enemies(position, side))), default=0)
    return [("surrounding", best, need)]


def _surrounded(need: int) -> Reached:
    def surrounded(position: Position, side: int) -> bool:
        own = position.stones[side]
        # At most two of the eight around it are missing: own pieces face each other across it in two lines or more.
        rows, columns = own << 1 & own >> 1, own << STRIDE & own >> STRIDE
        up, down = own << STRIDE + 1 & own >> STRIDE + 1, own << STRIDE - 1 & own >> STRIDE - 1
        between = rows & columns | up & down | (rows | columns) & (up | down)
        if not between:
            return False
        return any((KING[square] & own).bit_count() >= need for square in squares(between & _enemies(position, side)))

    return surrounded


@task("Imprisonment", "surround", "simple", 1, _most_surrounded, _surrounded(6))
def imprisonment(position: Position, side: int) -> Progress:
    """At least 6 of your pieces adjacent to one and the same enemy piece."""
    return _surrounding(position, side, 6)


@task("Envelopment", "surround", "advanced", 2, _most_surrounded, _surrounded(7))
def envelopment(position: Position, side: int) -> Progress:
    """At least 7 of your pieces adjacent to one and the same enemy piece."""
    return _surrounding(position, side, 7)


def isolated(position: Position, side: int) -> int:
    """Enemy pieces with a comrade at distance 2 that cannot come next to any comrade in 3 moves over empty squares."""
    enemies, empty = _enemies(position, side), position.empty
    found = 0
    for square in squares(enemies & ~around(enemies)):  # whoever has a comrade beside him is not
        others = enemies & ~BIT[square]
        if not WITHIN2[square] & others:
            continue
        beside = around(others)
        walked = BIT[square]
        for _ in range(3):
            if walked & beside:
                break
            walked |= around(walked) & empty
        if not walked & beside:
            found |= BIT[square]
    return found


def _isolated_pairs(position: Position, side: int) -> int:
    found = isolated(position, side)
    for square in squares(found):
        found |= RING2[square] & _enemies(position, side)
    return found


@task("Isolation", "surround", "advanced", 2, _isolated_pairs)
def isolation(position: Position, side: int) -> Progress:
    """An enemy piece has another enemy piece at distance exactly 2, but could not get adjacent to any other enemy piece
    with 3 moves or fewer through empty squares. A piece that is already adjacent to one is not isolated."""
    return [("isolated", 1 if isolated(position, side) else 0, 1)]
