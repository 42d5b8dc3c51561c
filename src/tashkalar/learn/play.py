"""Games for exercises to be cut from: they look like play and follow from their seed, for good.

This is no bot, though it chooses like a beginner, and no bot can take its place: whoever comes back to a seed finds the
question of that day. Bots change as they learn to play better; a change here changes every question there is.
"""

from random import Random

from ..game import Game, prospects
from ..rules.action import Option
from ..rules.card import COMMON, HEROIC, LEGENDARY
from ..rules.position import Position

_WORTH = {COMMON: 1.0, HEROIC: 2.0, LEGENDARY: 3.5}
_LOOKED_AT = 10  # answers of an effect that are tried out
_SUMMON = 0.8  # how often a possible summoning is made


def material(position: Position, side: int) -> float:
    """Own pieces less those of the others, by rank."""
    found = 0.0
    for owner, stones in enumerate(position.stones):
        high, middle = stones & position.legendary, stones & position.heroic
        low = stones.bit_count() - high.bit_count() - middle.bit_count()
        worth = low * _WORTH[COMMON] + middle.bit_count() * _WORTH[HEROIC] + high.bit_count() * _WORTH[LEGENDARY]
        found += worth if owner == side else -worth
    return found


def choose(game: Game, rng: Random) -> Option:
    """A choice a sensible beginner might make."""
    options = list(game.options)
    position = game.position
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option.kind, []).append(option)
    if game.question is not None:
        return _best(game, rng, options)
    if "claim" in kinds:
        return max(kinds["claim"], key=lambda option: str(option))
    if "summon" in kinds and rng.random() < _SUMMON:
        return _best(game, rng, kinds["summon"])
    if "flare" in kinds and rng.random() < 0.5:
        return kinds["flare"][0]
    if "place" in kinds:
        return _placement(position, rng, kinds["place"])
    return rng.choice(kinds.get("end") or options)


def _best(game: Game, rng: Random, options: list[Option]) -> Option:
    """The best of a few in material; equal ones are decided by chance."""
    side = game.setup.side[game.position.seat]
    tried = options if len(options) <= _LOOKED_AT else rng.sample(options, _LOOKED_AT)
    ranked = []
    for option in tried:
        after = game.copy()
        after.play(option)
        ranked.append((material(after.position, side) + 0.5 * rng.random(), option))
    return max(ranked, key=lambda pair: pair[0])[1]


def _placement(position: Position, rng: Random, options: list[Option]) -> Option:
    """Towards a figure of the hand, mostly."""
    wanted: set[str] = set()
    if rng.random() < 0.85:
        nearest = [entry["nearest"] for entry in prospects.beings(position, position.seat) if entry["nearest"]]
        if nearest:
            part = rng.choice(rng.choice(nearest))
            wanted = {missing["square"] for missing in part["missing"]}
    squares = [option for option in options if str(option).split()[1] in wanted]
    return rng.choice(squares or options)


def played(form: str, schools: list[str], turns: int, seed: str) -> Game:
    """A game after so many turns, at the beginning of the next one (or over, if it has ended before)."""
    rng = Random(seed)
    game = Game.new(form, schools, seed=rng.getrandbits(60))
    while not game.over and game.position.turn <= turns:
        game.play(choose(game, rng))
    return game
