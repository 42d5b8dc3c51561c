"""The teacher: looks at a turn like the adept, but keeps the game open for whoever is learning."""

from random import Random

from ..rules.action import END, HAND_OVER, Option
from ..rules.position import Position
from .clock import Clock
from .planning import PlanningBot
from .protocol import Sight
from .search.tree import Node
from .values.evaluation import Judge, chance

# By form: the chance to win it wants after its turn, as it would be against somebody who plays well, and how much of
# that it gives for all the points that a pupil should have and has not.
_AIMS = {"duel": (0.53, 0.33), "high": (0.66, 0.47), "first": (0.74, 0.6)}
_OTHERWISE = _AIMS["duel"]
_LEAST = 0.05
_PACE = 14  # in so many turns of their own somebody who plays well comes to the end
_BARREN = 0.4  # so much of all the points is owed, and nobody leads: a game that a tie may decide
_ALIKE = 0.1  # chances that differ by less are alike to it then
_SPAN = 22  # in so many turns of its own it goes through its deck, so that a game comes to its end
_CARDS, _OPENING = 15, 3
_MANY = 5000  # turns to choose from: all that were found
_ARTLESS = 40  # turns without any plan that it thinks of beside them


class TeacherBot(PlanningBot):
    """Plays its best when it is well behind, and else the turn that leaves the game most open.

    What a turn is worth is told for players who make the most of what they have. Whoever has made few points for the
    turns that have gone by does not, and gets the better of it all the more.
    """

    level = "teacher"

    def turns(self, sight: Sight, root: Node, clock: Clock, number: int = 1) -> list[Node]:
        found = super().turns(sight, root, clock, max(number, _MANY))
        aim = wanted(root.position, sight.seat)
        if number > 1 or not found or chance(found[0].value) <= aim:
            return found[:number]
        rng, judge = self.chance(sight), self.judge(root.position, sight.seat)
        late = _late(root.position, sight.seat)
        found += [_artless(root, judge, rng, late) for _ in range(_ARTLESS)]
        if late:
            found = [node for node in found if any(_uses_card(option) for option in node.path())] or found
        nearest = min(found, key=lambda node: abs(chance(node.value) - aim))
        if _barren(root.position, sight.seat):
            enough = abs(chance(nearest.value) - aim) + _ALIKE
            alike = [node for node in found if abs(chance(node.value) - aim) <= enough]
            nearest = min(alike, key=lambda node: _uneven(node.position, sight.seat))
        return [nearest]


def _artless(root: Node, judge: Judge, rng: Random, late: bool) -> Node:
    """A turn as chance will have it: placements, now and then a card, and effects answered anyhow.

    Cards are thrown away only where it is late for them.
    """
    node = root
    while not node.turn_done:
        options = [option for option in node.options if option is not HAND_OVER]
        cards = [option for option in options if option.kind == "summon" or (late and option.kind == "discard")]
        places = [option for option in options if option.kind == "place"]
        node = node.step(rng.choice(cards if cards and rng.random() < 0.6 else places or options))
    last = Node(node.position, node, END)
    last.value = judge.after(node.position)
    return last


def _uses_card(option: Option) -> bool:
    return option.kind in ("summon", "discard")


def _late(position: Position, seat: int) -> bool:
    """More cards are left in its deck than there should be by now; at the beginning nobody asks for that."""
    turns = position.turn / position.setup.seats
    return turns > _OPENING and len(position.decks[seat]) > _CARDS * (1 - turns / _SPAN)


def _barren(position: Position, seat: int) -> bool:
    """Nobody has made much of many turns, and nobody leads."""
    setup = position.setup
    own = setup.form.highest(position, setup.side[seat])
    return own == _best(position, seat) and owed(position, seat) > _BARREN


def _uneven(position: Position, seat: int) -> tuple[int, int]:
    """How far a tie would be from even by upgraded pieces, then from one piece fewer: somebody is to win it."""
    setup, raised = position.setup, position.heroic | position.legendary
    own, *others = (position.stones[side] for side in (setup.side[seat], *setup.enemies[setup.side[seat]]))
    upgraded = max((stones & raised).bit_count() for stones in others)
    pieces = max(stones.bit_count() for stones in others)
    return abs((own & raised).bit_count() - upgraded), abs(own.bit_count() + 1 - pieces)


def _best(position: Position, seat: int) -> int:
    """The points of the best of the others."""
    setup = position.setup
    return max(setup.form.highest(position, side) for side in setup.enemies[setup.side[seat]])


def owed(position: Position, seat: int) -> float:
    """Which share of all the points the others should have made by now and have not."""
    setup = position.setup
    return max(0.0, position.turn / setup.seats / _PACE - _best(position, seat) / setup.target)


def wanted(position: Position, seat: int) -> float:
    """The chance the teacher wants to have: less and less of one, the less the others have made of their turns."""
    aim, patience = _AIMS.get(position.setup.form.name, _OTHERWISE)
    return max(_LEAST, aim - patience * owed(position, seat))
