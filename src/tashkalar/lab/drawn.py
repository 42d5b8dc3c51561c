"""A game with schools and deal drawn by chance, as soon as its first turn begins."""

from itertools import permutations
from random import Random

from ..game import Game
from ..rules import turn
from ..rules.forms import find_form
from ..rules.position import START, Position


def drawn(form: str, team: bool, rng: Random) -> Position:
    """Everything follows from the chance that is given: number of players, schools, deal and first stones."""
    found = find_form(form)
    size = 4 if team else rng.choice(found.players)
    schools = rng.choice(list(permutations(found.schools, size)))
    position = Game.new(form, schools, seed=rng.getrandbits(48), team=team).position
    while position.phase == START:
        turn.play(position, rng.choice(turn.options(position)))
    return position
