"""Real positions, for `learn/positions.json`: how the arena looks when somebody begins a turn in games of adepts.

Made anew by `python -m tashkalar.lab.school.sample`; with the same games it is the same file.
"""

import json
from collections.abc import Iterator
from random import Random

from ...bots import Sight
from ...game import Game
from ...learn.figures import FILE
from ...rules.position import stone_list
from ..matches import Bout, bouts

FORMS = {"duel": 210, "high": 126}
NODES = 200
EVERY = 5
"""One turn in so many is kept: what follows soon after looks much the same."""


def positions(bout: Bout) -> Iterator[list[str]]:
    """Of some turns of a game: the pieces of whoever is to move, and all others, as stone lists."""
    game = Game.new(bout.form, bout.schools, seed=bout.seed)
    bots = [entrant.bot() for entrant in bout.seats]
    chance = Random(bout.seed)
    clock, turn = bout.seats[0].clock(1.0, NODES), 0
    while not game.over:
        position = game.position
        if position.turn != turn:
            clock, turn = bout.seats[0].clock(1.0, NODES), position.turn
            if turn > 2 and chance.randrange(EVERY) == 0:
                mine = position.setup.side[position.seat]
                others = [stone_list(position, side) for side in range(len(position.stones)) if side != mine]
                yield [stone_list(position, mine), " ".join(others)]
        game.play(bots[position.control].choose(Sight(game, rng=chance), clock))


def sample() -> list[list[str]]:
    """The whole sample."""
    return [
        one
        for form, games in FORMS.items()
        for bout in bouts(["adept", "adept#2"], form, games, nodes=NODES)
        for one in positions(bout)
    ]


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one) for one in sample())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
