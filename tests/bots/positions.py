"""Positions for bots to think about: games of every form, played on at random for a while."""

from random import Random

from tashkalar import Game

KINDS: list[tuple[str, bool, list[str]]] = [
    ("first", False, ["northern", "southern"]),
    ("high", False, ["sylvan", "northern"]),
    ("high", False, ["etherweavers", "highland"]),
    ("duel", False, ["highland", "etherweavers"]),
    ("duel", False, ["southern", "sylvan"]),
    ("melee", False, ["northern", "highland", "sylvan"]),
    ("melee", False, ["etherweavers", "southern", "sylvan", "highland"]),
    ("high", True, ["northern", "highland", "southern", "sylvan"]),
    ("duel", True, ["etherweavers", "southern", "highland", "northern"]),
]


def walked(kind: tuple[str, bool, list[str]], seed: int, choices: int) -> Game:
    """A game after some choices, mostly summonings and the like, so that effects and full arenas come up."""
    form, team, schools = kind
    rng = Random(seed)
    game = Game.new(form, schools, seed=seed, team=team)
    for _ in range(choices):
        _step(game, rng)
    while game.over or len(game.options) < 2:
        if game.over:
            return walked(kind, seed + 1, max(1, choices - 5))
        _step(game, rng)
    return game


def _step(game: Game, rng: Random) -> None:
    if not game.over:
        lively = [option for option in game.options[:400] if option.kind not in ("place", "discard", "decline")]
        game.play(rng.choice(lively) if lively and rng.random() < 0.8 else rng.choice(game.options))
