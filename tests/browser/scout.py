"""Ways to a kind of turn: a game played by chance with the engine until it offers what a test wants to click."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tashkalar.game import Game
from tashkalar.server.table.order import read

TOKEN = "5c" * 16
NAMES = ("Ada", "Bob", "Cem", "Dot")
Wanted = Callable[[Game], object]
_LIKELY = {"claim": 1.0, "summon": 0.8, "flare": 0.0, "warp": 0.1, "hand_over": 0.0, "discard": 0.1}


@dataclass(frozen=True)
class Way:
    """A game and the choices that lead to the place."""

    form: str
    schools: tuple[str, ...]
    team: bool
    seed: int
    choices: tuple[str, ...]


def wish(form: str, schools: Sequence[str], team: bool, seed: int) -> dict[str, Any]:
    """What is asked of the server: all seats at one screen."""
    seats = [
        {"kind": "screen" if number else "me", "name": name, "school": school}
        for number, (name, school) in enumerate(zip(NAMES, schools, strict=False))
    ]
    return {"form": form, "team": team, "seats": seats, "seed": seed}


def dealt(form: str, schools: Sequence[str], team: bool, seed: int) -> Game:
    """The game that the server deals for a seed."""
    rng = Random(seed)
    setup = read(wish(form, schools, team, seed)).setup(rng)
    return Game.new(setup.form.name, setup.schools, rng.getrandbits(60), setup.team)


def scout(
    form: str,
    schools: str,
    wanted: Wanted,
    team: bool = False,
    chance: int | None = None,
    within: int = 400,
    likely: Mapping[str, float] = _LIKELY,
) -> Way:
    """The way with this number (as found once by looking for a short one), or the first that leads there."""
    names = tuple(schools.split())
    for number in [chance] if chance is not None else range(200):
        game, rng = dealt(form, names, team, number), Random(number)
        choices: list[str] = []
        for _ in range(within):
            if wanted(game):
                return Way(form, names, team, number, tuple(choices))
            if game.over:
                break
            choices.append(by_chance(game, rng, likely))
            game.play(choices[-1])
    raise AssertionError(f"no way leads there: {form} {schools}")


def played(way: Way) -> Game:
    """The game at the end of a way."""
    game = dealt(way.form, way.schools, way.team, way.seed)
    for choice in way.choices:
        game.play(choice)
    return game


def by_chance(game: Game, rng: Random, likely: Mapping[str, float] = _LIKELY) -> str:
    """A choice that brings the game forward more often than not."""
    for kind, chance in likely.items():
        found = [option for option in game.options if option.kind == kind]
        if found and rng.random() < chance:
            return str(rng.choice(found))
    plain = [option for option in game.options if option.kind not in likely] or list(game.options)
    return str(rng.choice(plain))
