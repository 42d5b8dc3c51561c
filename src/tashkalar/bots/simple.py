"""The bots that do not plan: random, the beginner who builds figures, and the novice who takes what he sees."""

from ..rules import score
from ..rules.action import Option
from ..rules.position import ACT, POINT, Position
from ..rules.summoning import beings
from .clock import Clock, thinking
from .protocol import Bot, Explanation, Sight, Turn
from .search.report import changes
from .search.tree import Node, root_of
from .values.nearness import pull


class RandomBot(Bot):
    """Any choice on offer, all equally likely."""

    level = "random"

    def choose(self, sight: Sight, clock: Clock) -> Option:
        return self.chance(sight).choice(sight.options)

    def explain(self, sight: Sight, clock: Clock, number: int = 3) -> Explanation:
        text = f"any of the {len(sight.options)} choices on offer, all equally likely"
        rng = self.chance(sight)
        some = [str(rng.choice(sight.options)) for _ in range(number)]
        return Explanation(self.level, text, [Turn([choice], None) for choice in dict.fromkeys(some)])


_FIRST_GAMES = ("claim", "summon", "place", "end")  # what a beginner does if it is offered, in this order


class BeginnerBot(Bot):
    """Somebody in the first games: claims and summons what is offered, and else places a piece where a figure lacks it.

    Where a being is summoned and what its effect does is left to chance. Not a level: it measures the teacher.
    """

    level = "beginner"

    def choose(self, sight: Sight, clock: Clock) -> Option:
        rng, game = self.chance(sight), sight.sample(self.chance(sight))
        offered: dict[str, list[Option]] = {}
        for option in sight.options:
            offered.setdefault(option.kind, []).append(option)
        wanted = None if game.question is not None else next((kind for kind in _FIRST_GAMES if kind in offered), None)
        if wanted is None:
            return rng.choice(sight.options)
        if wanted != "place":
            return rng.choice(offered[wanted])
        position = game.position
        likes = pull(position, position.setup.side[position.seat], beings(position, sight.seat))
        rng.shuffle(offered["place"])
        return max(offered["place"], key=lambda option: likes.get(option.square, 0.0))


# What a piece is worth to somebody who looks no further, by rank.
_PIECE = (0.3, 0.7, 1.2)
_GREED = 1.5  # a point is worth more than pieces


class NoviceBot(Bot):
    """Greedy: the choice that gains most at once, in points and pieces."""

    level = "novice"

    def choose(self, sight: Sight, clock: Clock) -> Option:
        with thinking(clock):
            return self._ranked(sight, clock)[0][1]

    def _ranked(self, sight: Sight, clock: Clock) -> list[tuple[float, Option, Node | None]]:
        rng = self.chance(sight)
        options = [option for option in sight.options if option.kind != "hand_over"]
        if len(options) == 1:
            return [(0.0, options[0], None)]
        root = root_of(sight.sample(rng))
        position = root.position
        side = position.setup.side[position.seat]
        before = visible(position, side)
        likes: dict[int, float] = {}
        if root.question is None and position.phase == ACT and position.actions > 0:
            likes = pull(position, side, beings(position, sight.seat))
        if len(options) > 200:  # a shortage of stones: hundreds of placements, most alike
            options = rng.sample(options, 200)
        found: list[tuple[float, Option, Node | None]] = []
        for option in options:
            # Equal gains are decided by chance, but small enough a chance never to beat a gain.
            gain = 1e-3 * rng.random()
            kind = option.kind
            after: Node | None = None
            if kind == "claim":
                assert option.task is not None
                gain += _GREED * option.task.points
            elif kind == "point" and position.phase == POINT:
                assert option.colour is not None
                gain -= position.scores[side][position.setup.colours.index(option.colour)]
            elif kind == "discard" and position.phase == ACT:
                gain -= 0.5
            elif kind not in ("end", "start"):
                after = root.step(option)
                gain += visible(after.position, side) - before
                if kind == "place":
                    gain += 0.02 * min(5.0, likes.get(option.square, 0.0))
            clock.tick()
            found.append((gain, option, after))
            if clock.expired:
                break
        found.sort(key=lambda entry: -entry[0])
        return found

    def explain(self, sight: Sight, clock: Clock, number: int = 3) -> Explanation:
        with thinking(clock):
            ranked = self._ranked(sight, clock)[:number]
        before = sight.sample(self.chance(sight)).position
        turns = [
            Turn([str(option)], None, {} if after is None else changes(before, after.position))
            for _, option, after in ranked
        ]
        return Explanation(self.level, "the choice that gains most at once, in points and pieces", turns)


def visible(position: Position, side: int) -> float:
    """What anybody sees: points, and pieces by rank, own less the enemies'."""
    setup = position.setup
    found = 0.0
    for owner, stones in enumerate(position.stones):
        high = stones & position.legendary
        middle = stones & position.heroic
        commons = stones.bit_count() - high.bit_count() - middle.bit_count()
        worth = _PIECE[0] * commons + _PIECE[1] * middle.bit_count() + _PIECE[2] * high.bit_count()
        found += worth if owner == side else -worth / len(setup.enemies[side])
    if setup.form.by_colour:
        found += _GREED * sum(position.scores[side])
    else:
        found += _GREED * (score.points(position, side) - score.points(position, 1 - side))
    if not setup.has_tasks:
        for enemy in setup.enemies[side]:
            common, heroic, legendary = position.destroyed[3 * enemy : 3 * enemy + 3]
            found += _GREED * (0.5 * common + heroic + 2 * legendary)
    return found
