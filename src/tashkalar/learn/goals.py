"""What a step of a lesson or a puzzle asks for, evaluated by the engine.

A goal looks at everything that happened since it was set and at the position as it is now. A choice is right if the
goal then holds or can still be reached this turn; whether it can is found out by trying what the rules offer, so every
right way is accepted without being listed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from ..game import Game, Step
from ..rules.action import Option
from ..rules.arena import CENTRAL, GREEN, NAME, RED
from ..rules.card import LEGENDARY
from ..rules.event import Claimed, Converted, Destroyed, Improvised, OneKind, Placed, Scored, Summoned
from ..rules.position import OVER, stone_list
from ..rules.score import destruction_points
from . import next_turn
from .solving import threats

BUDGET = 6000
"""How many choices a search may try; lessons are small enough to be decided well within it."""


_MOST_REPLIES = 3 * threats.MOST_REPLIES


class Undecided(Exception):
    """The search has tried as much as it may without an answer."""


@dataclass(frozen=True)
class Goal:
    """Conditions that must all hold, for one side, since a state and a turn of the game."""

    wanted: Mapping[str, Any]
    seat: int
    side: int
    since: int
    turn: int

    @classmethod
    def set(cls, wanted: Mapping[str, Any], game: Game) -> "Goal":
        """A goal for whoever's turn it is, from now on."""
        unknown = set(wanted) - set(_CONDITIONS)
        if unknown:
            raise ValueError(f"unknown goal {', '.join(sorted(unknown))}")
        position = game.position
        return cls(wanted, position.seat, position.setup.side[position.seat], game.state, position.turn)

    def met(self, game: Game) -> bool:
        return all(_CONDITIONS[key](self, game, value) for key, value in self.wanted.items())

    def steps(self, game: Game) -> Iterator[Step]:
        """What was chosen since the goal was set, newest first."""
        step = game.last_step
        while step is not None and step.number > self.since:
            yield step
            step = step.before

    def events(self, game: Game, kind: type[OneKind]) -> list[OneKind]:
        """What happened of one kind since the goal was set."""
        return [event for step in self.steps(game) for event in step.events if isinstance(event, kind)]


def _summoned(goal: Goal, game: Game, card: str) -> bool:
    return any(event.card.name == card for event in goal.events(game, Summoned))


def _destroyed(goal: Goal, game: Game, number: int) -> bool:
    fallen = [event for event in goal.events(game, Destroyed) if event.side != goal.side]
    return len(fallen) + len(goal.events(game, Converted)) >= number


def _destroyed_at(goal: Goal, game: Game, squares: str) -> bool:
    gone = {NAME[event.square] for event in goal.events(game, Destroyed) if event.side != goal.side}
    return gone >= set(squares.split())


def _legend_destroyed(goal: Goal, game: Game, number: int) -> bool:
    position = game.position
    if position.turn == goal.turn:
        return sum(position.destroyed[3 * enemy + 2] for enemy in position.setup.enemies[goal.side]) >= number
    fallen = [event for event in goal.events(game, Destroyed) if event.side != goal.side and event.rank == LEGENDARY]
    return len(fallen) >= number


def _can_summon(goal: Goal, game: Game, card: str) -> bool:
    return game.question is None and next_turn.can_summon(game.position, goal.seat, card)


def _placed(goal: Goal, game: Game, number: int) -> bool:
    return sum(isinstance(s.choice, Option) and s.choice.kind == "place" for s in goal.steps(game)) >= number


def _placed_by_effect(goal: Goal, game: Game, number: int) -> bool:
    made = [
        event
        for step in goal.steps(game)
        if isinstance(step.choice, Option) and step.choice.kind != "place"
        for event in step.events
        if isinstance(event, Placed)
    ]
    return len(made) >= number


def _played(goal: Goal, game: Game, pattern: str) -> bool:
    return any(fnmatchcase(step.text, pattern) for step in goal.steps(game))


def _stones(goal: Goal, game: Game, wanted: Mapping[str, str]) -> bool:
    setup, position = game.setup, game.position
    for colour, text in wanted.items():
        if not set(text.split()) <= set(stone_list(position, setup.side_of(colour)).split()):
            return False
    return True


_AREAS = {"red": RED, "green": GREEN, "central": CENTRAL}


def _on(goal: Goal, game: Game, wanted: Mapping[str, int]) -> bool:
    """So many own pieces on squares of a kind."""
    own = game.position.stones[goal.side]
    return all((own & _AREAS[area]).bit_count() >= number for area, number in wanted.items())


def _upgraded(goal: Goal, game: Game, number: int) -> bool:
    return game.position.upgraded(goal.side).bit_count() >= number


def _claimed(goal: Goal, game: Game, task: str) -> bool:
    return any(event.task.name == task and event.side == goal.side for event in goal.events(game, Claimed))


def _met_task(goal: Goal, game: Game, name: str) -> bool:
    """The task is fulfilled and can be claimed at once."""
    position = game.position
    if _claimed(goal, game, name):
        return True
    if position.turn != goal.turn or position.actions or game.question is not None:
        return False
    return any(task.name == name and task.met(position, goal.side) for task in position.tasks[:3])


def _score(goal: Goal, game: Game, number: int) -> bool:
    return scored(goal, game) >= number


def scored(goal: Goal, game: Game) -> int:
    """Points of a duel won since the goal was set, those for pieces destroyed this turn included."""
    position = game.position
    won = sum(event.points for event in goal.events(game, Scored) if event.side == goal.side)
    if position.turn == goal.turn and position.phase != OVER:
        for enemy in position.setup.enemies[goal.side]:
            won += destruction_points(position.destroyed[3 * enemy : 3 * enemy + 3])[0]
    return won


def _score_in(goal: Goal, game: Game, wanted: Mapping[str, int]) -> bool:
    points = goal.events(game, Scored)
    for colour, number in wanted.items():
        enemy = game.setup.side_of(colour)
        if sum(event.points for event in points if event.side == goal.side and event.victim == enemy) < number:
            return False
    return True


def _turn_over(goal: Goal, game: Game, wanted: bool) -> bool:
    return (game.position.turn != goal.turn or game.over) == wanted


def _improvised(goal: Goal, game: Game, number: int) -> bool:
    return len(goal.events(game, Improvised)) == number


def _pending(goal: Goal, game: Game, card: str) -> bool:
    return any(being is not None and being.name == card for being in game.position.pending)


def _foils(goal: Goal, game: Game, card: str) -> bool:
    """The turn is over, and no enemy who holds the card has its figure complete."""
    setup = game.setup
    enemies = [seat for seat in range(setup.seats) if setup.side[seat] != goal.side]
    return _turn_over(goal, game, True) and not any(next_turn.can_summon(game.position, seat, card) for seat in enemies)


def _withstands(goal: Goal, game: Game, wanted: Mapping[str, str]) -> bool:
    """The turn is over, and each own being can be summoned whatever the enemy does with his."""
    return _turn_over(goal, game, True) and all(
        next_turn.can_summon(game.position, goal.seat, own) and next_turn.withstands(game, goal.seat, own, enemy)
        for own, enemy in wanted.items()
    )


def _denies(goal: Goal, game: Game, task: str) -> bool:
    """The turn is over, and no enemy can fulfil the task by placing two pieces."""
    enemies = game.setup.enemies[goal.side]
    return _turn_over(goal, game, True) and not any(
        next_turn.can_claim(game.position, enemy, task) for enemy in enemies
    )


def _frozen(goal: Goal, game: Game, card: str) -> bool:
    return any(being is not None and being.name == card for being in game.position.frozen)


def _stopped(goal: Goal, game: Game, card: str) -> bool:
    return _aimed(goal, game, threats.STOP, card)


def _held(goal: Goal, game: Game, card: str) -> bool:
    return _aimed(goal, game, threats.HOLD, card)


def _aimed(goal: Goal, game: Game, kind: str, card: str) -> bool:
    """Known only when the turn is over: what the opponent can do then decides."""
    if game.position.turn == goal.turn and not game.over:
        return False
    other = (goal.seat + 1) % game.setup.seats
    try:
        return threats.Aim(kind, threats.being_named(card), goal.seat, other).reached(game.position, _MOST_REPLIES)
    except threats.TooManyReplies:
        return True  # nobody can tell; whoever has found a threat so hard to meet has found one


_CONDITIONS: dict[str, Callable[[Goal, Game, Any], bool]] = {
    "summon": _summoned,
    "destroy": _destroyed,
    "destroyed_at": _destroyed_at,
    "legend": _legend_destroyed,
    "can_summon": _can_summon,
    "placed": _placed,
    "placed_by_effect": _placed_by_effect,
    "played": _played,
    "stones": _stones,
    "on": _on,
    "upgraded": _upgraded,
    "claim": _claimed,
    "task": _met_task,
    "score": _score,
    "score_in": _score_in,
    "turn_over": _turn_over,
    "improvised": _improvised,
    "pending": _pending,
    "frozen": _frozen,
    "foils": _foils,
    "withstands": _withstands,
    "denies": _denies,
    threats.STOP: _stopped,
    threats.HOLD: _held,
    "over": lambda goal, game, wanted: game.over == wanted,
}


def reachable(game: Game, goal: Goal, budget: int = BUDGET) -> bool:
    """Whether the goal holds or can still be reached this turn. Undecided if that takes more than the budget."""
    return way(game, goal, budget) is not None


def way(game: Game, goal: Goal, budget: int = BUDGET) -> list[str] | None:
    """Choices that reach the goal this turn, the first that are found; None if there are none."""
    seen: set[object] = set()
    left = budget

    def search(here: Game) -> list[str] | None:
        nonlocal left
        if goal.met(here):
            return []
        position = here.position
        if here.over or position.turn != goal.turn:
            return None
        if here.question is None:
            # What was chosen counts for some goals, so two ways to one position are the same only if they sound alike.
            key = (position.key(), tuple(sorted(step.text for step in goal.steps(here))))
            if key in seen:
                return None
            seen.add(key)
        for option in ordered(here):
            left -= 1
            if left < 0:
                raise Undecided
            following = here.copy()
            following.play(option)
            rest = search(following)
            if rest is not None:
                return [str(option), *rest]
        return None

    return search(game)


class Way(NamedTuple):
    """Choices to make after the first so many of one's own; the others have to be taken back."""

    kept: int
    choices: list[str]


def way_from(game: Game, goal: Goal, made: Sequence[str], begun: int, known: Sequence[str]) -> Way:
    """A way on for somebody who has made some choices, those for this goal from `begun` on.

    The known way if it has been followed so far, else whatever is found from here, else the known way from where it
    was left.
    """
    own = list(made[begun:])
    if own == list(known[: len(own)]):
        return Way(len(made), list(known[len(own) :]))
    try:
        found = way(game, goal)
    except Undecided:
        found = None
    if found is not None:
        return Way(len(made), found)
    same = next(i for i, choice in enumerate(own) if i >= len(known) or choice != known[i])
    return Way(begun + same, list(known[same:]))


_ORDER = ("claim", "flare", "warp", "thaw", "hand_over", "summon", "end", "place", "discard", "return")


def ordered(game: Game) -> list[Option]:
    """The options on offer, those that usually matter first: of an effect's those that meet an enemy."""
    position = game.position
    others = position.occupied & ~position.stones[position.setup.side[position.control]]

    def key(option: Option) -> tuple[int, bool]:
        kind = _ORDER.index(option.kind) if option.kind in _ORDER else 0
        return kind, game.question is None or option.square < 0 or not others >> option.square & 1

    return sorted(game.options, key=key)
