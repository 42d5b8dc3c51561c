"""Summoning written a second time, square by square and without a single bit trick, to compare the engine with."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tashkalar import Game
from tashkalar.rules.arena import SQUARE
from tashkalar.rules.card import Being

Place = tuple[int, int]
COLUMNS = "abcdefghi"
ARROWS = {"↑": (0, 1), "↗": (1, 1), "→": (1, 0), "↘": (1, -1), "↓": (0, -1), "↙": (-1, -1), "←": (-1, 0), "↖": (-1, 1)}
COLOURED = {"d8", "e5", "c2", "h4", "c7", "g7", "a5", "i6", "f2"}

# Cards whose filling matters, and why (the rulings name them).
BY_MARKED = {"Assassin", "Time Mage", "Summoner", "Gate of Oblivion"}
BY_DIRECTION = {"Cannon", "Gun Tower", "Fire Dragon", "Bone Catapult", "Ziggurat Sentinel"}
BY_USED = {"Clan Guardian", "Master of Intrigue", "Two-Headed Dragon"}

TURNS: list[Callable[[int, int], Place]] = [
    lambda x, y: (x, y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, -y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, y),
    lambda x, y: (y, x),
    lambda x, y: (x, -y),
    lambda x, y: (-y, -x),
]


class Piece(NamedTuple):
    side: int
    rank: int


class Laid(NamedTuple):
    """One way to lay a figure."""

    square: str
    cells: frozenset[str]
    marked: frozenset[str]
    inner: frozenset[str]
    directions: frozenset[Place]
    pays: int  # side whose marker is spent, -1 for none


def at(place: Place) -> str | None:
    x, y = place
    name = f"{COLUMNS[x]}{y + 1}" if 0 <= x < 9 and 0 <= y < 9 else ""
    return name if name in SQUARE else None


def pieces(game: Game) -> dict[str, Piece]:
    """The arena, read from the public view."""
    found = {}
    shown = game.view(None)["pieces"]
    for side, colour in enumerate(game.setup.colours):
        for word in shown[colour].split():
            found[word.rstrip("*")] = Piece(side, word.count("*"))
    return found


def drawing(being: Being) -> dict[Place, str]:
    rows = [line.split() for line in being.figure.drawing.strip().splitlines()]
    return {(x, -y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}


def ways(game: Game, being: Being) -> set[Laid]:
    """Every way to lay the figure of a being for the side whose turn it is."""
    position, setup = game.position, game.setup
    me = setup.side[position.seat]
    arena = pieces(game)
    figure = drawing(being)
    anchors = [place for place, letter in figure.items() if letter in "@#%"]
    ax, ay = anchors[0] if anchors else min(figure)
    found = set()
    for turn in TURNS:
        laid = {turn(x - ax, y - ay): letter for (x, y), letter in figure.items()}
        directions = frozenset(turn(*ARROWS[letter]) for letter in figure.values() if letter in ARROWS)
        for x in range(9):
            for y in range(9):
                square = at((x, y))
                if square is None:
                    continue
                cells = {at((x + dx, y + dy)): letter for (dx, dy), letter in laid.items() if letter in "oO#%"}
                if None in cells:
                    continue
                for pays in payments(game, me, arena, cells):  # type: ignore[arg-type]
                    marked = _squares(x, y, laid, "*")
                    inner = _squares(x, y, laid, "x")
                    found.add(Laid(square, frozenset(cells), marked, inner, directions, pays))  # type: ignore[arg-type]
    if anchors:
        return {way for way in found if way.square not in arena or arena[way.square].rank <= being.rank}
    free = [square for square in SQUARE if square not in arena and square not in COLOURED]
    return {way._replace(square=square) for way in found for square in free}


def _squares(x: int, y: int, laid: dict[Place, str], letter: str) -> frozenset[str]:
    names = (at((x + dx, y + dy)) for (dx, dy), other in laid.items() if other == letter)
    return frozenset(name for name in names if name is not None)


def payments(game: Game, me: int, arena: dict[str, Piece], cells: dict[str, str]) -> list[int]:
    """How a filling can be paid for: -1 without a marker, else the side whose marker is spent; empty if it cannot."""
    position = game.position
    borrowed: list[int] = []
    empty = 0
    for square, letter in cells.items():
        high = letter in "O%"
        piece = arena.get(square)
        if piece is None:
            if high or not position.void:
                return []
            empty += 1
        elif high and piece.rank == 0:
            return []
        elif piece.side != me:
            borrowed.append(piece.side)
    if empty > 2:
        return []
    loans = 1 if position.borrow else 0
    if len(borrowed) <= loans:
        return [-1]
    if game.setup.form.name != "melee" or len(borrowed) > loans + 1:
        return []
    unspent = [side for side in range(game.setup.sides) if not position.improvised[me] >> side & 1]
    return sorted({side for side in borrowed if side in unspent})


def choices(game: Game, being: Being) -> list[str]:
    """The texts of every summoning of a being, worked out from the notation."""
    arena = pieces(game)
    by_square: dict[str, list[Laid]] = {}
    for way in ways(game, being):
        by_square.setdefault(way.square, []).append(way)
    found: list[str] = []
    for square, laid in by_square.items():
        groups: dict[object, list[Laid]] = {}
        for way in laid:
            groups.setdefault(_matters(being, way, arena), []).append(way)
        named = [sorted(group, key=_text) for group in groups.values()]
        named.sort(key=lambda group: (_text(group[0]), group[0].pays))
        seen: set[str] = set()
        for group in named:
            text = f"summon {being.name} {square}"
            if len(named) > 1:
                text += f" with {_text(group[0])}"
                if text in seen:
                    text += f" spending {game.setup.colours[group[0].pays]}"
                seen.add(text)
            found += [text + origin for origin in _stones(game, being, square, group, arena)]
    return sorted(found)


def _text(way: Laid) -> str:
    return " ".join(sorted(way.cells))


def _matters(being: Being, way: Laid, arena: dict[str, Piece]) -> object:
    """What must agree for two fillings to be one choice."""
    return (
        way.pays,
        (way.marked, way.inner) if being.name in BY_MARKED else None,
        way.directions if being.name in BY_DIRECTION else None,
        frozenset(cell for cell in way.cells if cell in arena) if being.name in BY_USED else None,
    )


def _stones(game: Game, being: Being, square: str, group: Iterable[Laid], arena: dict[str, Piece]) -> list[str]:
    """ "" where a stone is in stock or stands on the square; else one ` from SQUARE` for each that can be picked up."""
    me = game.setup.side[game.position.seat]
    own = {name for name, piece in arena.items() if piece.side == me and (piece.rank == 2) == (being.rank == 2)}
    limit = game.position.supply[2 * me + (being.rank == 2)]  # stones that left the game are missing
    if len(own) < limit or square in own:
        return [""]
    return [f" from {origin}" for origin in own if any(origin not in way.cells for way in group)]
