"""A game as it stood before: turns that have been ended are taken back, and what was drawn since is nobody's secret.

Whatever lies hidden in decks and piles is shuffled anew, so that nobody knows what the next cards will be. Nothing else
changes: to everybody the game looks as it looked then, and its record tells it as if it had come so far only once.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from ..errors import BrokenPosition, IllegalChoice, NotAllowed
from ..rules.card import SHARED_DECKS, Card
from ..rules.event import Event, Reshuffled
from ..rules.position import Position
from ..rules.zones import replaced
from . import sight
from .game import Game, Step
from .told import make

T = TypeVar("T")
Told = tuple[Position, list[Step]]
"""How a game begins, and its steps with the order of every deck that was made anew."""


def taken_back(game: Game, number: int, seed: int) -> Game:
    """The game after so many steps, with everything hidden in an order that only the seed knows."""
    if game.mended is not None:
        raise NotAllowed(
            "mended", "a rule was mended since this game was begun; ended turns cannot be taken back in it"
        )
    rng = Random(seed)
    steps = list(game.steps)[:number]
    then = _at_end(game, game.start, steps)
    told: Told = (game.start, steps)
    for change in _changes(then, rng):
        trial = change(told)
        if trial is not None and (found := _same(game, then, trial)) is not None:
            told, then = trial, found
    start = told[0].copy()
    start.fate = int(rng.random() * (1 << 53))
    found = _at_end(game, start, told[1])
    if all(one is other for one, other in zip(steps, told[1], strict=True)):
        found.keep_past(steps)
    return found


def _at_end(game: Game, start: Position, steps: Sequence[Step]) -> Game:
    now = Game(start, game.rules)
    for step in steps:
        now.position.script = tuple(event.order for event in step.events if isinstance(event, Reshuffled))
        make(now, step)
    return now


def _same(game: Game, then: Game, trial: Told) -> Game | None:
    """The game with another order of cards, if nobody could tell the difference."""
    try:
        found = _at_end(game, *trial)
    except (IllegalChoice, NotAllowed, BrokenPosition):
        # A card in another place has made a choice impossible, or another pile was to be shuffled.
        return None
    return found if _looks(found) == _looks(then) else None


def _looks(game: Game) -> list[object]:
    seats = [sight.glance(game, school) for school in (*game.setup.schools, None)]
    return [seats, sight.log(game)]


Change = Callable[[Told], Told | None]


def _changes(then: Game, rng: Random) -> Iterable[Change]:
    """One change for every deck and pile that hides something."""
    position = then.position
    for seat, deck in enumerate(position.decks):

        def school(told: Told, seat: int = seat, deck: tuple[Card, ...] = deck) -> Told | None:
            order = _shuffled(told[0].decks[seat], deck, rng)
            return None if order is None else _with_start(told, decks=replaced(told[0].decks, seat, order))

        yield school
    for name in SHARED_DECKS:

        def shared(told: Told, name: str = name) -> Told | None:
            return _with_deck(told, name, getattr(position, name), rng)

        yield shared

    def tasks(told: Told) -> Told | None:
        order = _shuffled(told[0].task_pile, position.task_pile, rng)
        return None if order is None else _with_start(told, task_pile=order)

    yield tasks


def _with_deck(told: Told, name: str, deck: tuple[Card, ...], rng: Random) -> Told | None:
    """A deck of legends or flares in another order: as it was dealt, or as it was last made anew."""
    start, steps = told
    for number in reversed(range(len(steps))):
        for place, event in enumerate(steps[number].events):
            if isinstance(event, Reshuffled) and event.deck == name:
                order = _shuffled(event.order, deck, rng)
                if order is None:
                    return None
                events: tuple[Event, ...] = replaced(steps[number].events, place, event._replace(order=order))
                changed = steps[number]._replace(events=events)
                return start, [*steps[:number], changed, *steps[number + 1 :]]
    order = _shuffled(getattr(start, name), deck, rng)
    return None if order is None else _with_start(told, **{name: order})


def _with_start(told: Told, **zones: object) -> Told:
    start = told[0].copy()
    for name, value in zones.items():
        setattr(start, name, value)
    return start, told[1]


def _shuffled(source: Sequence[T], now: Sequence[T], rng: Random) -> tuple[T, ...] | None:
    """A source whose cards that have never been drawn lie in another order; None if there are no two of them.

    They are the end of the source, and lie together in what is left of it: above them is what was put onto the deck
    since, below them what was put under it.
    """
    for number in range(len(source), 1, -1):
        tail = tuple(source[len(source) - number :])
        if any(tuple(now[at : at + number]) == tail for at in range(len(now) - number + 1)):
            # Only `random` is sure to give the same numbers in every version of Python.
            order = sorted((rng.random(), place) for place in range(number))
            return (*source[: len(source) - number], *(tail[place] for _, place in order))
    return None
