"""Cheap questions that are asked first never hide what the long ones would find."""

from random import Random
from typing import Any

import pytest

from tashkalar.game import layout
from tashkalar.rules import turn
from tashkalar.rules.card import DECKS, TASKS, Flare
from tashkalar.rules.position import Position
from tashkalar.rules.zones import replaced
from tests.property.test_matching import random_game

CROWDS: dict[str, dict[str, Any]] = {
    "duel": {"crowd": 0.5},
    "duel with few upgraded pieces": {"crowd": 0.8, "marks": [*[""] * 6, "*"]},
    "melee of three": {"form": "melee", "players": 3, "crowd": 0.5},
    "melee of four": {"form": "melee", "players": 4, "crowd": 0.5},
}


def plain_flares(position: Position, flare: Flare) -> list[str]:
    """The flare for each enemy against whom one of its halves may be carried out, each looked at by itself."""
    setup, side = position.setup, position.setup.side[position.seat]
    found = []
    for enemy in setup.enemies[side]:
        upgraded, pieces = turn.shortfall(position, side, enemy)
        if upgraded >= flare.upper.need or pieces >= flare.lower.need:
            found.append(f"flare {setup.colours[enemy]}" if setup.by_colour else "flare")
    return found


@pytest.mark.parametrize("name", CROWDS)
def test_a_flare_is_on_offer_wherever_a_half_of_it_may_be_carried_out(name: str) -> None:
    possible = full = 0
    for seed in range(150):
        position = random_game(seed, **CROWDS[name]).position
        for seat in range(position.setup.seats):
            position.seat = seat
            side = position.setup.side[seat]
            # Whoever is so far behind that only an enemy with all his stones is far enough ahead.
            _thin_out(position, side, Random(seed))
            for flare in DECKS["flares"]:
                assert isinstance(flare, Flare)
                position.hands, position.flared = replaced(position.hands, seat, (flare,)), False
                offered = [str(option) for option in turn.flare_options(position)]
                assert offered == plain_flares(position, flare), (seed, seat, flare)
                possible += bool(offered)
                lower = position.stones[side].bit_count() + flare.lower.need
                full += bool(offered) and lower == position.setup.pieces
    assert possible > 100, possible
    assert full > 10, full


@pytest.mark.parametrize(("form", "players"), [("duel", 2), ("melee", 3), ("melee", 4)])
def test_a_score_triggers_the_end_as_soon_as_it_is_reached(form: str, players: int) -> None:
    position = random_game(1, form=form, players=players).position
    setup = position.setup
    rng = Random(players)
    found = []
    for _ in range(400):
        if rng.random() < 0.7:  # else the scores stay as they were in the turn before
            side = rng.randrange(players)
            tracks = len(position.scores[side])
            low = rng.choice([*[0] * 6, setup.target])
            row = tuple(rng.randint(low, low + setup.target - 1) for _ in range(tracks))
            position.scores = (*position.scores[:side], row, *position.scores[side + 1 :])
        plain = tuple(side for side in range(players) if setup.form.highest(position, side) >= setup.target)
        assert setup.form.reached(position) == plain
        found.append(bool(plain))
    assert 40 < sum(found) < 360, sum(found)


@pytest.mark.parametrize("form", ["high", "first"])
def test_tasks_and_legends_trigger_the_end_as_soon_as_they_are_worth_it(form: str) -> None:
    position = layout.read({"form": form, "schools": ["northern", "southern"], "pieces": {"blue": "d4", "red": "e5"}})
    setup = position.setup
    rng = Random(1)
    found = []
    for _ in range(400):
        if rng.random() < 0.5:
            tasks = tuple(rng.sample(list(TASKS.values()), rng.choice([0, 1, 2, 4, 5])))
            position.claimed = (tasks, position.claimed[0])
        if rng.random() < 0.3:  # without new tasks
            position.legendary ^= position.stones[rng.randrange(2)]
        plain = tuple(side for side in range(2) if setup.form.points(position, side) >= setup.target)
        assert setup.form.reached(position) == plain
        found.append(bool(plain))
    assert 40 < sum(found) < 360, sum(found)


def _thin_out(position: Position, side: int, rng: Random) -> None:
    squares = [square for square in range(117) if position.stones[side] >> square & 1]
    left = position.setup.pieces - rng.randint(4, 6)
    for square in rng.sample(squares, max(0, len(squares) - left)):
        position.lift(square)
