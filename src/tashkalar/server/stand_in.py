"""A bot for as long as there is no better one: random among sensible choices. Same interface as `tashkalar.bots`."""

from random import Random
from typing import Any, ClassVar

from ..game import Game
from ..game.summonable import prospects
from ..rules.action import Option

LEVELS = ("novice",)


class Clock:
    """This bot never looks at it."""

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass


class Sight:
    """The game as the seat to move sees it: whatever it cannot see has been dealt anew."""

    def __init__(self, game: Game, school: str | None = None) -> None:
        school = school or game.to_move
        assert school is not None
        self.options = list(game.options)
        self.game = game.sample(school, Random(0))


class Explanation:
    """This bot has no reasons."""

    turns: ClassVar[list[Any]] = []


class StandIn:
    """Claims and summons when it can, builds what its hand needs, and seldom declines."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, sight: Sight, clock: Clock) -> Option:
        options = list(sight.options)
        if sight.game.question is not None:
            wanted = [option for option in options if option.kind not in ("decline", "hand_over")]
            return self._rng.choice(wanted if wanted and self._rng.random() < 0.9 else options)
        for kind, likely in (("claim", 1.0), ("summon", 0.9), ("flare", 0.5), ("warp", 0.3)):
            found = [option for option in options if option.kind == kind]
            if found and self._rng.random() < likely:
                return self._rng.choice(found)
        places = [option for option in options if option.kind == "place"]
        if places:
            return self._rng.choice(self._useful(sight.game, places) or places)
        rest = [option for option in options if option.kind in ("end", "point", "start", "return", "decline")]
        return self._rng.choice(rest or options)

    def explain(self, sight: Sight, clock: Clock, number: int) -> "Explanation":
        return Explanation()

    def _useful(self, game: Game, places: list[Option]) -> list[Option]:
        """Placements that bring a figure of the hand nearer."""
        wanted: set[str] = set()
        for prospect in prospects(game.position, game.position.seat):
            for part in prospect["nearest"]:
                wanted.update(missing["square"] for missing in part["missing"] if missing["rank"] == "common")
        return [option for option in places if str(option).split(" ")[1] in wanted]


def new_clock(level: str, scale: float = 1.0) -> Clock:
    return Clock()


def make_bot(level: str, seed: int) -> StandIn:
    """A bot of a level; there is only one."""
    return StandIn(Random(seed))
