"""The teacher: looks at a turn like the adept, but keeps the game open for whoever is learning."""

from random import Random

from ..rules.action import END, HAND_OVER, Option
from ..rules.position import Position
from .clock import Clock
from .planning import PlanningBot
from .protocol import Sight
from .search.tree import Node
from .values.evaluation import Judge, chance

_AIM = 0.53  # the chance to win it wants after its turn, as it would be against somebody who plays well
_LEAST = 0.1
_PACE = 14  # in so many turns of their own somebody who plays well comes to the end
_PATIENCE = 0.27  # how much of its own chance it gives for all the points that a pupil should have and has not
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
        return [min(found, key=lambda node: abs(chance(node.value) - aim))]


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


def wanted(position: Position, seat: int) -> float:
    """The chance the teacher wants to have: less and less of one, the less the others have made of their turns."""
    setup = position.setup
    enemies = setup.enemies[setup.side[seat]]
    best = max(setup.form.highest(position, side) for side in enemies)
    owed = position.turn / setup.seats / _PACE - best / setup.target
    return max(_LEAST, _AIM - _PATIENCE * max(0.0, owed))
