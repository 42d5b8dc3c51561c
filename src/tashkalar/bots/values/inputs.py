"""What a net sees of a position at the end of a turn: inputs that are on or off, each with a name.

Pieces by square and rank, the cards of the own hand and those the others may hold with how near their figures are, the
own deck, tasks with the steps they lack, points, stock, the turns that are left. The names come from the registries of
schools, cards and tasks, so a further school means further names and nothing else. Like `Judge` this looks at nothing
hidden: of cards that cannot be seen only at those that could be where they are.

The sides are told by their part: `own`, then the enemies in turn order, `foe1` first; in a team also the `partner`.
"""

from collections.abc import Iterable, Sequence

from ...rules.action import RANKS
from ...rules.arena import NAME, SQUARE, SQUARES, squares
from ...rules.card import DECKS, TASKS, Being, Card
from ...rules.forms import Form
from ...rules.position import Position
from ...rules.school import SCHOOLS
from ...rules.setup import Setup
from ...rules.summoning import beings
from ...rules.summoning.hand import held
from .evaluation import Judge
from .nearness import WIDE_ALL, Steps, steps, wide_parts
from .tasks import distance_to

_POINTS, _STOCK, _LEGENDS, _CARDS = 24, 8, 3, 20
_LEFT = range(-1, 5)
_REACH = 4  # steps to a task: this many or more are one input
_HAND, _UNSEEN = 4, 3  # figure complete, one step away, two steps (own hand only), further


def input_names(form: Form, team: bool) -> list[str]:
    """Every input there is in a form, with the schools and cards that are known now."""
    foes = [f"foe{number}" for number in range(1, max(form.players))]
    sides = ["own", *foes]
    others = [*foes, "partner"] if team else foes
    seats = ["own", "foe1", "partner", "foe2"] if team else sides
    decks = dict.fromkeys(school.deck for school in SCHOOLS.values())  # two schools may share one
    school_cards = [card.name for deck in decks for card in DECKS[deck]]
    legends = [card.name for card in DECKS["legends"]] if form.legends else []
    found = [f"{side} {rank} {square}" for side in sides for rank in (*RANKS, "gateway") for square in SQUARE]
    found += _numbered([f"hand {name}" for name in [*school_cards, *legends]], range(_HAND))
    found += [f"flare {card.name}" for card in DECKS["flares"]]
    found += _numbered([f"unseen {name} {other}" for other in others for name in school_cards], range(_UNSEEN))
    found += _numbered([f"unseen {name} {side}" for side in sides for name in legends], range(_UNSEEN))
    found += [f"deck {name}" for name in school_cards]
    found += [f"school {seat} {school}" for seat in seats for school in SCHOOLS]
    found += [f"pending {other}" for other in others]
    found += [f"frozen {seat} {name}" for seat in seats for name in school_cards]
    found += [f"slowed {side}" for side in sides]
    found += _numbered([f"points {side}" for side in sides], range(_POINTS + 1))
    if form.by_colour:
        found += _numbered([f"taken {foe}" for foe in foes], range(_POINTS + 1))
    found += _numbered([f"stock {side}" for side in sides], range(_STOCK + 1))
    found += _numbered([f"legends {side}" for side in sides], range(_LEGENDS + 1))
    found += _numbered([f"cards {seat}" for seat in seats], range(_CARDS + 1))
    found += _numbered(["left"], _LEFT)
    if form.tasks:
        for task in TASKS.values():
            found += [f"task {task.name}", f"next {task.name}"]
            found += _numbered([f"task {task.name} {side}" for side in ("own", "foe1")], range(_REACH + 1))
    return found


def _numbered(names: Iterable[str], numbers: Iterable[int]) -> list[str]:
    numbers = list(numbers)
    return [f"{name} {number}" for name in names for number in numbers]


class Inputs:
    """The inputs of a net by their names. One that the net does not know is left out."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self._index = {name: number for number, name in enumerate(self.names)}
        self._groups: dict[str, list[int]] = {}

    def knows(self, setup: Setup) -> bool:
        """Whether all the schools at a table are known."""
        return all(f"school own {school}" in self._index for school in setup.schools)

    def find(self, name: str) -> int:
        """The number of an input, or -1."""
        return self._index.get(name, -1)

    def group(self, name: str, first: int, last: int) -> list[int]:
        """The numbers of `name first` to `name last`."""
        found = self._groups.get(name)
        if found is None:
            found = self._groups[name] = [self.find(f"{name} {number}") for number in range(first, last + 1)]
        return found

    def pieces(self, side: str, kind: str) -> list[int]:
        """The pieces of a rank, or the one that bears a Gateway, by square."""
        key = f"{side} {kind}"
        found = self._groups.get(key)
        if found is None:
            found = [-1] * (max(SQUARES) + 1)
            for square in SQUARES:
                found[square] = self.find(f"{key} {NAME[square]}")
            self._groups[key] = found
        return found


class Reader:
    """Reads positions of one turn from one seat. What does not change within the turn is looked up once."""

    def __init__(self, inputs: Inputs, position: Position, judge: Judge) -> None:
        setup = position.setup
        self._inputs, self._judge = inputs, judge
        seat = self._seat = judge.seat
        own = judge.side
        self._sides = [("own", own), *((f"foe{n}", side) for n, side in enumerate(setup.enemies[own], start=1))]
        names = self._seats(setup)
        self._pieces = [(s, [inputs.pieces(name, kind) for kind in (*RANKS, "gateway")]) for name, s in self._sides]
        self._slowed = [(side, inputs.find(f"slowed {name}")) for name, side in self._sides]
        self._names = names
        self._stock = [
            (side, inputs.group(f"stock {name}", 0, _STOCK), inputs.group(f"legends {name}", 0, _LEGENDS))
            for name, side in self._sides
        ]
        self._points = [(side, inputs.group(f"points {name}", 0, _POINTS)) for name, side in self._sides]
        self._taken = [(side, inputs.group(f"taken {name}", 0, _POINTS)) for name, side in self._sides[1:]]
        self._left = inputs.group("left", _LEFT[0], _LEFT[-1])
        self._hand: dict[object, list[tuple[Steps, list[int]]]] = {}
        self._near: dict[tuple[int, int, int], list[int]] = {}
        legends: list[Card] = list(position.legends)
        for other, hand in enumerate(position.hands):
            legends += [card for card in hand if card.deck == "legends" and other != seat]
        self._unseen: list[tuple[int, list[tuple[Steps, list[int]]]]] = []
        self._always: list[int] = []
        for other, name in enumerate(names):
            self._always.append(inputs.find(f"school {name} {setup.schools[other]}"))
            self._always.append(inputs.group(f"cards {name}", 0, _CARDS)[min(_CARDS, len(position.decks[other]))])
            if other == seat:
                self._always += [inputs.find(f"deck {card.name}") for card in position.decks[other]]
                continue
            cards = [*position.decks[other], *(card for card in position.hands[other] if card.is_school)]
            pending = position.pending[other]
            if pending is not None:
                self._always.append(inputs.find(f"pending {name}"))
                cards.append(pending)
            self._unseen.append((setup.side[other], self._measures(cards, "unseen", _UNSEEN, name)))
        for name, side in self._sides:
            self._unseen.append((side, self._measures(legends, "unseen", _UNSEEN, name)))

    def _seats(self, setup: Setup) -> list[str]:
        """What each seat is to the own one."""
        found, foes = [], 0
        for step in range(setup.seats):
            other = (self._seat + step) % setup.seats
            if other == setup.partner[self._seat]:
                found.append("partner")
            elif step == 0:
                found.append("own")
            else:
                foes += 1
                found.append(f"foe{foes}")
        turn = -self._seat % setup.seats
        return found[turn:] + found[:turn]

    def _measures(self, cards: Iterable[Card], what: str, size: int, whose: str = "") -> list[tuple[Steps, list[int]]]:
        tail = f" {whose}" if whose else ""
        return [
            (steps(card), self._inputs.group(f"{what} {card.name}{tail}", 0, size - 1))
            for card in cards
            if isinstance(card, Being)
        ]

    def on(self, position: Position) -> list[int]:
        """The inputs that are on, in the order of their numbers."""
        found = self._always.copy()
        high = position.heroic | position.legendary
        for side, by_rank in self._pieces:
            stones = position.stones[side]
            masks = (~high, position.heroic, position.legendary, position.gateways)
            for mask, where in zip(masks, by_rank, strict=True):
                found += [where[square] for square in squares(stones & mask)]
        found += [number for side, number in self._slowed if position.slowed >> side & 1]
        for name, card in zip(self._names, position.frozen, strict=True):
            if card is not None:
                found.append(self._inputs.find(f"frozen {name} {card.name}"))
        self._read_cards(position, found)
        self._read_points(position, found)
        for side, stock, legends in self._stock:
            found.append(stock[min(_STOCK, position.stones_left(side))])
            found.append(legends[min(_LEGENDS, position.legends_left(side))])
        if position.tasks:
            self._read_tasks(position, found)
        return sorted({number for number in found if number >= 0})

    def _read_cards(self, position: Position, found: list[int]) -> None:
        cards = position.hands[self._seat], position.pending[self._seat]
        hand = self._hand.get(cards)
        if hand is None:
            hand = self._hand[cards] = self._measures(beings(position, self._seat), "hand", _HAND)
        parts = wide_parts(position, self._judge.side)
        for near, numbers in hand:
            none, one, two = near(*parts)
            found.append(numbers[0 if none else 1 if one else 2 if two else 3])
        flare = held(position.hands[self._seat]).flare
        if flare is not None:
            found.append(self._inputs.find(f"flare {flare.name}"))
        for entry, (side, measures) in enumerate(self._unseen):
            own = position.wide[side]
            up = own & position.wide_upgraded
            key = (entry, own, up)
            known = self._near.get(key)
            if known is None:
                # Other pieces in the way are left out, as in `Judge`: they come and go.
                low, empty = own ^ up, WIDE_ALL ^ own
                known = []
                for near, numbers in measures:
                    none, one, _ = near(own, up, low, empty)
                    known.append(numbers[0 if none else 1 if one else 2])
                self._near[key] = known
            found += known

    def _read_points(self, position: Position, found: list[int]) -> None:
        judge, setup = self._judge, position.setup
        if setup.form.by_colour:
            marks = [setup.form.points(position, side) for side, _ in self._points]
            row = position.scores[judge.side]
            found += [numbers[min(_POINTS, row[side])] for side, numbers in self._taken]
            top: float = max(max(row) for row in position.scores)
        else:
            marks = [int(judge.points(position, side)) for side, _ in self._points]
            top = max(marks)
        for mark, (_, numbers) in zip(marks, self._points, strict=True):
            found.append(numbers[max(0, min(_POINTS, mark))])
        left = position.remaining
        if left < 0 and top >= setup.target:
            left = setup.seats
        found.append(self._left[left - _LEFT[0]])

    def _read_tasks(self, position: Position, found: list[int]) -> None:
        inputs = self._inputs
        high = position.heroic | position.legendary
        for place, task in enumerate(position.tasks):
            found.append(inputs.find(f"task {task.name}" if place < 3 else f"next {task.name}"))
            distance = distance_to(task)
            for name, side in self._sides:
                own = position.stones[side]
                missing = distance(position, side, own, own & high, position.occupied & ~own)
                found.append(inputs.group(f"task {task.name} {name}", 0, _REACH)[min(_REACH, missing)])
