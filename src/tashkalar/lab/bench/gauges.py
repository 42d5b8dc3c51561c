"""What the benchmark measures: random games of every form, the single steps they are made of, and chess beside them.

A gauge works for about a given time and says how much it has done. Making positions to work on is not part of it.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from random import Random
from time import process_time
from typing import Any, NamedTuple

from ...game import Game
from ...rules import turn
from ...rules.position import ACT
from ...rules.summoning import beings

SAMPLES = 200
BASE = ("northern", "southern", "highland", "sylvan")


class Work(NamedTuple):
    """How much was done in which time."""

    number: int
    seconds: float
    games: int = 0


Gauge = Callable[[float], Work]


# -- random games ------------------------------------------------------------------------------------------------------
def play_at_random(game: Game, chance: Callable[[], float]) -> int:
    """A game to its end through the public door; the number of its choices."""
    choices = 0
    while not game.over:
        options = game.options
        game.play(options[int(chance() * len(options))])
        choices += 1
    return choices


def playouts(form: str, seatings: Sequence[Sequence[str]], team: bool = False) -> Gauge:
    """Random games: Game.new, options, play."""

    def work(seconds: float) -> Work:
        # The same games in every round.
        chance = Random(1).random
        choices = games = 0
        began = process_time()
        until = began + seconds
        while not games or process_time() < until:
            game = Game.new(form, seatings[games % len(seatings)], seed=games, team=team)
            choices += play_at_random(game, chance)
            games += 1
        return Work(choices, process_time() - began, games)

    return work


def forms() -> dict[str, Gauge]:
    """Every form with the schools of the base game, and a duel with each school that came later."""
    pairs = list(combinations(BASE, 2))
    return {
        "first": playouts("first", [("northern", "southern")]),
        "high": playouts("high", pairs),
        "duel": playouts("duel", pairs),
        "duel with Etherweavers": playouts("duel", [("etherweavers", school) for school in BASE]),
        "duel with Everfrost": playouts("duel", [("everfrost", school) for school in BASE]),
        "duel with Nethervoid": playouts("duel", [("nethervoid", school) for school in BASE]),
        "melee of 3": playouts("melee", list(combinations(BASE, 3))),
        "melee of 4": playouts("melee", [BASE]),
        "high in teams": playouts("high", [BASE], team=True),
        "duel in teams": playouts("duel", [BASE], team=True),
    }


# -- single steps ------------------------------------------------------------------------------------------------------
def _positions() -> tuple[list[Game], list[Game]]:
    """Games in the middle: between the two actions of a turn, and inside an effect."""
    between: list[Game] = []
    inside: list[Game] = []
    rng = Random(5)
    number = 0
    while min(len(between), len(inside)) < SAMPLES:
        pairs = list(combinations(BASE, 2))
        game = Game.new("duel", pairs[number % len(pairs)], seed=number)
        number += 1
        while not game.over:
            if game.question is not None:
                inside.append(game.copy())
            elif game.position.phase == ACT and game.position.actions == 1 and rng.random() < 0.2:
                between.append(game.copy())
            # Summonings first, so that there are effects to be inside of.
            summons = [option for option in game.options if option.kind == "summon"]
            game.play(rng.choice(summons or game.options))
    return rng.sample(between, SAMPLES), rng.sample(inside, SAMPLES)


def repeated(action: Callable[[Any], object], subjects: Sequence[Any]) -> Gauge:
    """An action on each of many subjects, again and again."""

    def work(seconds: float) -> Work:
        number = 0
        began = process_time()
        until = began + seconds
        while not number or process_time() < until:
            for subject in subjects:
                action(subject)
            number += len(subjects)
        return Work(number, process_time() - began)

    return work


def steps() -> dict[str, Gauge]:
    """Copies, options, figure matches."""
    between, inside = _positions()
    figures = []
    for game in between:
        position = game.position
        own = position.wide[position.setup.side[position.seat]]
        upgraded = own & position.wide_upgraded
        figures += [(being.figure.find, own, upgraded) for being in beings(position, position.seat)]
    return {
        "copy between actions": repeated(Game.copy, between),
        "copy inside an effect": repeated(Game.copy, inside),
        "copy inside an effect, replayed": repeated(lambda game: game.copy().options, inside),
        "options of a turn": repeated(turn.options, [game.position for game in between]),
        "figure match": repeated(lambda figure: figure[0](figure[1], figure[2]), figures),
    }


# -- chess -------------------------------------------------------------------------------------------------------------
RANDOM_CHESS, COPY_CHESS = "random chess", "copy(stack=False)"


def chess() -> dict[str, Gauge]:
    """The same with python-chess, where it is installed."""
    if find_spec("chess") is None:
        return {}
    board_type: Any = import_module("chess").Board

    def random_games(seconds: float) -> Work:
        moves = games = 0
        chance = Random(1).random
        began = process_time()
        until = began + seconds
        while not games or process_time() < until:
            board = board_type()
            while not board.is_game_over():
                legal = list(board.legal_moves)
                board.push(legal[int(chance() * len(legal))])
                moves += 1
            games += 1
        return Work(moves, process_time() - began, games)

    return {
        RANDOM_CHESS: random_games,
        COPY_CHESS: repeated(lambda board: board.copy(stack=False), _boards(board_type)),
    }


def _boards(board_type: Any) -> list[Any]:
    rng = Random(5)
    boards: list[Any] = []
    while len(boards) < SAMPLES:
        board = board_type()
        while not board.is_game_over() and len(boards) < SAMPLES:
            board.push(rng.choice(list(board.legal_moves)))
            if rng.random() < 0.1:
                boards.append(board.copy())
    return boards
