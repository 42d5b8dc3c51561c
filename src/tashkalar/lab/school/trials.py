"""Every being of a school is summoned in many positions made by chance, and what follows is played by chance.

Its figure lies in the arena, turned or mirrored, among other pieces of both sides; hand and discard pile hold other
cards. After every choice all invariants must hold, and copies, undo, pickles and records must lead back to the same.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import yaml

from ...game import Game, layout
from ...rules.action import Option
from ...rules.arena import BIT, BOARD, NAME, squares
from ...rules.card import CARDS, COMMON, HEROIC, LEGENDARY, Being
from ...rules.event import Destroyed, PickedUp, Summoned, TurnBegun
from ...rules.school import School, find_school
from .. import soak
from .written import beings, native

_FORMS = ("duel", "high")
_AFTER = 12  # choices that are still made when the effect is over: warp, thaw, the end of the turn
_MOST_ANSWERS = 200
_ANSWERS = 12
_MARKS = ("", "*", "**")
_BY_ITSELF = (Summoned, PickedUp, Destroyed, TurnBegun)


class Fault(NamedTuple):
    """What went wrong, where, and after which choices."""

    card: str
    error: str
    position: dict[str, Any]
    play: list[str]

    def __str__(self) -> str:
        """As a scenario that `tashkalar check` plays."""
        name = f"{self.card}: {self.error}"
        told = yaml.safe_dump([{"name": name, **self.position, "play": self.play}], sort_keys=False, width=1000)
        return f"fault  {name}\n{told}"


@dataclass
class Trials:
    """What came of the trials of one being."""

    card: str
    positions: int = 0
    choices: int = 0
    asked: int = 0
    idle: int = 0  # positions in which the effect neither asked nor changed anything
    faults: list[Fault] = field(default_factory=list)


class Trial(NamedTuple):
    """The trials of one being, by themselves: they can be made anywhere."""

    school: str
    card: str
    positions: int
    seed: int


def position_with(being: Being, school: School, rng: Random) -> dict[str, Any]:
    """A position by the keys of scenario files, in which this being can be summoned."""
    other = rng.choice(native(school))
    figure = being.figure
    while True:
        symmetry = rng.choice(list(figure.orientations))
        square = rng.choice(squares(BOARD))
        wanted = [square + offset for offset in figure.orientations[symmetry].cells]
        if all(cell in NAME and BIT[cell] & BOARD for cell in wanted):
            break
    # In the order of an orientation plain pieces come first, then those that must be upgraded.
    raised = sum(cell.upgraded for cell in figure.cells)
    pieces: dict[int, tuple[int, int]] = {}
    for number, cell in enumerate(wanted):
        must = number >= len(wanted) - raised
        pieces[cell] = (0, rng.choice((HEROIC, HEROIC, LEGENDARY)) if must else rng.choice((COMMON, COMMON, HEROIC)))
    if figure.anchored and square in pieces:
        pieces[square] = (0, min(pieces[square][1], being.rank) if not raised else HEROIC)
    free = [one for one in squares(BOARD) if one not in pieces and one != square]
    rng.shuffle(free)
    for side in (0, 1):
        for _ in range(rng.randint(1, 8)):
            pieces[free.pop()] = (side, rng.choice((COMMON, COMMON, COMMON, HEROIC)))
    stones = {
        one.colour: " ".join(sorted(NAME[at] + _MARKS[rank] for at, (whose, rank) in pieces.items() if whose == side))
        for side, one in enumerate((school, other))
    }
    rest = [card for card in beings(school) if card is not being]
    rng.shuffle(rest)
    return {
        "form": rng.choice(_FORMS),
        "schools": [school.name, other.name],
        "pieces": stones,
        "hand": {school.name: [being.name, rest[0].name, rest[1].name]},
        "discard": {school.name: [card.name for card in rest[2 : 2 + rng.randint(0, 3)]]},
        "actions": rng.choice((1, 2)),
    }


def try_being(school: School, being: Being, positions: int, seed: int) -> Trials:
    """Summon a being in so many positions; the first fault of each position is kept."""
    found = Trials(being.name)
    for number in range(positions):
        rng = Random(f"{seed} {being.name} {number}")
        data = position_with(being, school, rng)
        made: list[str] = []
        found.positions += 1
        try:
            _play(Game(layout.read(data)), being, rng, made, found)
        except Exception as error:  # whatever it is: it is what we are looking for
            found.faults.append(Fault(being.name, f"{type(error).__name__}: {error}", data, made))
        found.choices += len(made)
    return found


def try_cards(work: Trial) -> Trials:
    """The same, wherever there is room for it."""
    being = CARDS[work.card]
    assert isinstance(being, Being)
    return try_being(find_school(work.school), being, work.positions, work.seed)


def _play(game: Game, being: Being, rng: Random, made: list[str], found: Trials) -> None:
    ways = [option for option in game.options if option.kind == "summon" and option.card is being]
    if not ways:
        raise soak.Broken("its figure lies in the arena, and it cannot be summoned")
    _choose(game, rng.choice(ways), made)
    answers, checked = 0, False
    while game.question is not None:
        answers += 1
        if answers > _MOST_ANSWERS:
            raise soak.Broken(f"the effect still asks after {_MOST_ANSWERS} answers")
        if not checked:
            _try_answers(game, rng, made)
            soak.check_thoroughly(game, rng)
            checked = True
        _choose(game, rng.choice(game.options), made)
    found.asked += answers
    last = game.last_step
    assert last is not None
    found.idle += not answers and all(isinstance(event, _BY_ITSELF) for event in last.events)
    for _ in range(_AFTER):
        if game.over:
            break
        others = [option for option in game.options if option.kind not in ("place", "summon")]
        _choose(game, rng.choice(others or game.options), made)
    soak.check_record(game)


def _try_answers(game: Game, rng: Random, made: list[str]) -> None:
    """What the first question may be answered with, each in a game of its own."""
    texts = [str(option) for option in game.options]
    for text in rng.sample(texts, min(len(texts), _ANSWERS)):
        made.append(text)
        other = game.copy()
        other.play(text)
        other.position.check()
        made.pop()


def _choose(game: Game, option: Option, made: list[str]) -> None:
    made.append(str(option))
    game.play(option)
    game.position.check()


def repeated(faults: list[Fault]) -> list[tuple[Fault, int]]:
    """The same fault of a card once, with how often it was met."""
    counts = Counter((fault.card, fault.error) for fault in faults)
    first = {(fault.card, fault.error): fault for fault in reversed(faults)}
    return [(first[key], number) for key, number in counts.items()]
