"""How near everything is: where each being of a hand can be summoned or what it lacks, tasks, flares."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..rules import summoning
from ..rules.arena import BIT, BOARD, COLOURLESS, NAME, WIDE_SQUARE, names, widened
from ..rules.card import COMMON, HEROIC, Being, Flare
from ..rules.figure import Figure
from ..rules.position import Position
from ..rules.summoning import WIDE_ALL, former, summon_options, survey, too_high
from ..rules.turn import shortfall

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


def beings(position: Position, seat: int, nearest: bool = True) -> list[dict[str, Any]]:
    """For every being a seat holds: where it can be summoned, or why not and what is nearest. JSON-ready."""
    options = summon_options(position, seat)
    found = []
    for being in summoning.beings(position, seat):
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


def tasks(position: Position) -> list[dict[str, Any]]:
    """The current tasks and the next one as they stand for the side whose turn it is."""
    side = position.setup.side[position.seat]
    return [
        {
            "name": task.name,
            "met": task.met(position, side),
            "next": index == 3,
            "parts": [{"key": key, "have": have, "need": need} for key, have, need in task.progress(position, side)],
            "squares": names(task.squares(position, side)),
        }
        for index, task in enumerate(position.tasks)
    ]


def flares(position: Position, seat: int) -> list[dict[str, Any]]:
    """For each flare of a hand and each opponent by how much its halves are met or missed."""
    setup = position.setup
    side = setup.side[seat]
    found = []
    for card in position.hands[seat]:
        if not isinstance(card, Flare):
            continue
        for enemy in setup.enemies[side]:
            halves = zip((card.upper, card.lower), shortfall(position, side, enemy), strict=True)
            upper, lower = ({"need": half.need, "have": have, "met": have >= half.need} for half, have in halves)
            found.append({"id": card.name, "against": setup.colours[enemy], "upper": upper, "lower": lower})
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
    """The figures that lack the fewest pieces; those on a square that cannot be used only if there is no other."""
    figure = being.figure
    within = WIDE_ALL if anchors == BOARD else widened(anchors)
    usable = within if being.free_square else within & ~widened(too_high(position, being))
    by_missing = [mask & within for mask in _by_missing(position, position.setup.side[seat], figure)]
    if by_missing[0] and not by_missing[0] & usable:
        # Only a higher piece is in the way: say so rather than point at a farther figure.
        usable = within
    hits = next((mask & usable for mask in by_missing if mask & usable), 0) or next(filter(None, by_missing), 0)
    found = {_partial(position, position.setup.side[seat], figure, index) for index in _bits(hits)}
    return sorted(found, key=lambda part: (NAME[part.square], part.missing))[:MOST_NEAREST]


def _by_missing(position: Position, side: int, figure: Figure) -> list[int]:
    """Wide masks of the anchors at which 0, 1, 2, ... pieces of the figure are missing."""
    found = [0] * (len(figure.cells) + 1)
    for state, mask in survey(position, side, figure, most_missing=len(figure.cells)).items():
        found[state.missing] |= mask
    return found


def _partial(position: Position, side: int, figure: Figure, index: int) -> Partial:
    """The figure found at a bit of the wide arena, with what it lacks."""
    symmetry, anchor = WIDE_SQUARE[index]
    cells = figure.orientations[symmetry].cells
    plain = len(cells) - sum(cell.upgraded for cell in figure.cells)  # the plain cells come first
    source = former(position, side)
    enemies = position.occupied & ~position.stones[side]
    void = 2 if position.void else 0
    have, missing = 0, []
    for number, offset in enumerate(cells):
        square = anchor + offset
        enough = position.stones[source] if number < plain else position.upgraded(source)
        if BIT[square] & (enough | enemies):
            have |= BIT[square]
        elif void and number < plain and BIT[square] & position.empty:
            void -= 1
        else:
            missing.append((square, COMMON if number < plain else HEROIC))
    return Partial(anchor, have, tuple(missing))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
