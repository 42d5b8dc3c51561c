"""Why not: for each card of a hand where it can be summoned, or what is nearest."""

from typing import Any, NamedTuple

from .arena import BIT, BOARD, COLOURLESS, NAME, SQUARES, names
from .card import COMMON, HEROIC, Being
from .figure import Orientation
from .position import Position
from .summoning import beings, lenders, summon_options, too_high

MOST_NEAREST = 12


class Reason(NamedTuple):
    key: str
    text: str
    params: dict[str, Any]

    def describe(self) -> dict[str, Any]:
        return {"key": self.key, "params": self.params, "text": self.text}


class Partial(NamedTuple):
    """A figure not yet complete: its anchor, what is there, what is missing (square and rank)."""

    square: int
    have: int
    missing: tuple[tuple[int, int], ...]


def prospects(position: Position, seat: int, nearest: bool = True) -> list[dict[str, Any]]:
    """For every being a seat holds: where it can be summoned, or why not and what is nearest. JSON-ready."""
    options = summon_options(position, seat)
    found = []
    for being in beings(position, seat):
        mine = [option for option in options if option.card is being]
        places = sorted({NAME[option.square] for option in mine})
        entry: dict[str, Any] = {
            "card": being.name,
            "count": len(places),
            "squares": places,
            "reason": None,
            "nearest": [],
        }
        if not mine:
            partial = _nearest(position, seat, being)
            entry["reason"] = _why_not(position, seat, being, partial).describe()
            if nearest:
                entry["nearest"] = [_shown(part) for part in partial]
        found.append(entry)
    return found


def _shown(part: Partial) -> dict[str, Any]:
    ranks = ("common", "heroic")
    missing = [{"square": NAME[square], "rank": ranks[rank]} for square, rank in part.missing]
    return {"square": NAME[part.square], "with": names(part.have), "missing": missing}


def why_not_here(position: Position, seat: int, being: Being, square: int) -> Reason:
    """Why a being cannot be summoned on one square."""
    name = NAME[square]
    if being.free_square:
        if not BIT[square] & position.empty & COLOURLESS:
            return Reason(
                "colourless",
                f"{being.name} appears on an empty colourless square, which {name} is not",
                {"square": name},
            )
        return _why_not(position, seat, being, _nearest(position, seat, being))
    partial = _nearest(position, seat, being, BIT[square])
    return _why_not(position, seat, being, partial, name)


def _why_not(position: Position, seat: int, being: Being, partial: list[Partial], where: str | None = None) -> Reason:
    place = f" on {where}" if where else ""
    if not partial:
        return Reason("no_room", f"the figure of {being.name} does not fit into the arena{place}", {"card": being.name})
    best = partial[0]
    number = len(best.missing)
    if number == 0:
        if BIT[best.square] & too_high(position, being) and not being.free_square:
            here = NAME[best.square]
            return Reason("higher_piece", f"a higher piece stands on {here}", {"card": being.name, "square": here})
        return Reason("no_stone", f"no stone is left for {being.name} and none can be picked up", {"card": being.name})
    squares_missing = [NAME[square] for square, _ in best.missing]
    heroic = sum(rank for _, rank in best.missing)
    text = f"the figure of {being.name}{place} lacks {number} piece(s), nearest on {' '.join(squares_missing)}"
    params = {"card": being.name, "number": number, "squares": squares_missing, "heroic": heroic}
    return Reason("missing", text, params)


def _nearest(position: Position, seat: int, being: Being, anchors: int = BOARD) -> list[Partial]:
    """The figures that lack the fewest pieces, best first; those on a square that cannot be used come last."""
    side = position.setup.side[seat]
    own, upgraded = position.stones[side], position.upgraded(side)
    loans = _loans(position, side)
    barred = 0 if being.free_square else too_high(position, being)
    high = sum(1 for cell in being.figure.cells if cell.upgraded)
    found: dict[tuple[object, ...], Partial] = {}
    for laid in being.figure.orientations.values():
        for anchor in SQUARES:
            if not BIT[anchor] & anchors:
                continue
            part = _partial(anchor, laid, high, own, upgraded, position.occupied & ~own, loans)
            if part is not None:
                found[part.square, part.have, part.missing] = part
    if not found:
        return []
    ranked = sorted(found.values(), key=lambda p: (bool(BIT[p.square] & barred), len(p.missing), NAME[p.square]))
    complete = [p for p in ranked if not p.missing]
    if complete and not [p for p in complete if not BIT[p.square] & barred]:
        # Only a higher piece is in the way: say so rather than point at a farther figure.
        ranked = complete
    least = len(ranked[0].missing)
    return [p for p in ranked if len(p.missing) == least][:MOST_NEAREST]


def _partial(
    anchor: int, laid: Orientation, high: int, own: int, upgraded: int, enemies: int, loans: int
) -> Partial | None:
    plain = len(laid.cells) - high  # `Orientation.cells` lists the plain cells first
    have, missing = 0, []
    for index, offset in enumerate(laid.cells):
        square = anchor + offset
        if square not in NAME:
            return None
        bit = BIT[square]
        if bit & (own if index < plain else upgraded):
            have |= bit
        elif bit & enemies:
            if loans == 0:
                return None
            loans -= 1
            have |= bit
        else:
            missing.append((square, COMMON if index < plain else HEROIC))
    return Partial(anchor, have, tuple(missing))


def _loans(position: Position, side: int) -> int:
    """How many enemy pieces a figure could use now."""
    return int(position.borrow) + int(bool(lenders(position, side)))
