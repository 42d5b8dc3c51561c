"""The board: its squares, colours, neighbours, distances and symmetries."""

import pytest

from tashkalar.rules import arena
from tashkalar.rules.arena import BIT, KING, NAME, RAY, SQUARE, SQUARES, distance, mapped, names
from tests.support import game, texts

MISSING = "a1 a2 b1 a8 a9 b9 h1 i1 i2 h9 i8 i9".split()


def neighbours(name: str) -> set[str]:
    """By hand: the up to eight squares around one."""
    column, row = "abcdefghi".index(name[0]), int(name[1])
    around = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    found = {f"{'abcdefghi'[x]}{y}" for x, y in around if 0 <= x < 9 and 1 <= y <= 9}
    return found - set(MISSING)


def test_69_squares() -> None:
    every = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}
    assert set(SQUARE) == every - set(MISSING)
    assert len(SQUARES) == 69


def test_a_placement_for_each_of_the_69_squares() -> None:
    one = game({"southern": "", "northern": ""}, form="high")
    places = [text for text in texts(one) if text.startswith("place")]
    assert len(places) == 69
    assert not [text for text in places if text.split()[1] in MISSING]


def test_coloured_squares() -> None:
    assert names(arena.RED) == ["c2", "d8", "e5", "h4"]
    assert names(arena.GREEN) == ["a5", "c7", "f2", "g7", "i6"]
    assert names(arena.CENTRAL) == ["d4", "d5", "d6", "e4", "e5", "e6", "f4", "f5", "f6"]
    assert names(arena.CENTRAL_RED) == ["e5"]
    assert names(arena.COLOURLESS) == sorted(set(SQUARE) - {*names(arena.RED), *names(arena.GREEN)})


@pytest.mark.parametrize("colour", [arena.RED, arena.GREEN], ids=["red", "green"])
def test_no_two_squares_of_a_colour_are_adjacent(colour: int) -> None:
    for name in names(colour):
        assert not neighbours(name) & set(names(colour))


def test_start_squares() -> None:
    assert [NAME[square] for square in arena.DUEL_START] == ["c5", "g5"]
    assert {frozenset(NAME[square] for square in pair) for pair in arena.MELEE_START} == {
        frozenset(["f8", "g8"]),
        frozenset(["g4", "g3"]),
        frozenset(["b3", "c3"]),
    }


@pytest.mark.parametrize("name", SQUARE)
def test_neighbours_of_every_square(name: str) -> None:
    square = SQUARE[name]
    assert set(names(KING[square])) == neighbours(name)
    straight = {other for other in neighbours(name) if other[0] == name[0] or other[1] == name[1]}
    assert set(names(arena.ORTHO[square])) == straight
    assert set(names(arena.DIAG[square])) == neighbours(name) - straight
    assert set(names(arena.around(BIT[square]))) == neighbours(name)


@pytest.mark.parametrize("name", SQUARE)
def test_distance_is_the_number_of_king_moves(name: str) -> None:
    reached, far = {name}, 0
    at = {name: 0}
    while len(reached) < 69:
        far += 1
        # Over the missing corners too: the corner squares never make a way longer, which this shows.
        reached |= {other for one in reached for other in neighbours(one)}
        at.update({other: far for other in reached if other not in at})
    square = SQUARE[name]
    assert {other: distance(square, SQUARE[other]) for other in SQUARE} == at
    within = {low: {other for other, steps in at.items() if 1 <= steps <= low} for low in (2, 3)}
    assert set(names(arena.RING2[square])) == {other for other, steps in at.items() if steps == 2}
    assert set(names(arena.WITHIN2[square])) == within[2]
    assert set(names(arena.WITHIN3[square])) == within[3]


def test_directions() -> None:
    e5 = SQUARE["e5"]
    first = {arena.DIRECTIONS[direction]: NAME[RAY[e5][direction][0]] for direction in range(8)}
    expected = {"N": "e6", "NE": "f6", "E": "f5", "SE": "f4", "S": "e4", "SW": "d4", "W": "d5", "NW": "d6"}
    assert first == expected
    assert [NAME[s] for s in RAY[e5][0]] == ["e6", "e7", "e8", "e9"]
    assert [NAME[s] for s in RAY[e5][1]] == ["f6", "g7", "h8"]
    assert RAY[SQUARE["c1"]][6] == ()


def test_eight_symmetries_keep_the_arena() -> None:
    images = set()
    for symmetry in range(8):
        image = tuple(mapped(symmetry, square) for square in SQUARES)
        assert set(image) == set(SQUARES)
        images.add(image)
        back = arena.BACK[symmetry]
        assert all(mapped(back, mapped(symmetry, square)) == square for square in SQUARES)
        for square in SQUARES:
            for other in SQUARES[::7]:
                assert distance(square, other) == distance(mapped(symmetry, square), mapped(symmetry, other))
    assert len(images) == 8


def test_wide_arena_shows_each_symmetric_image_once() -> None:
    seen = set()
    for square in SQUARES:
        bits = [bit for bit in range(arena.WIDE[square].bit_length()) if arena.WIDE[square] >> bit & 1]
        assert sorted(arena.WIDE_SQUARE[bit] for bit in bits) == [(symmetry, square) for symmetry in range(8)]
        seen.update(bits)
    assert len(seen) == 8 * 69
