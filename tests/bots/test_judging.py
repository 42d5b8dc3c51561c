"""The evaluation and what it is built from."""

from itertools import product
from random import Random

import pytest

from tashkalar import Game
from tashkalar.bots.clock import Clock, Errand, endless
from tashkalar.bots.search.best_first import Search
from tashkalar.bots.search.tree import Node
from tashkalar.bots.values.evaluation import FEATURES, Judge
from tashkalar.bots.values.nearness import pull, steps, wide_parts
from tashkalar.bots.values.tasks import FAR, steps_to
from tashkalar.bots.values.weights import FORMS, MOMENTS, NAMES, load, weights_for
from tashkalar.rules import turn
from tashkalar.rules.arena import BIT, SQUARES, WIDE_SQUARE
from tashkalar.rules.card import CARDS, TASKS, Being
from tashkalar.rules.figure import Orientation
from tashkalar.rules.forms import find_form
from tashkalar.rules.position import ACT, Position

from .positions import KINDS, walked

BEINGS = [card for card in CARDS.values() if isinstance(card, Being)]


def missing(position: Position, side: int, being: Being, laid: Orientation, anchor: int) -> int:
    """Steps that a laid figure lacks, counted cell by cell; 9 if it does not fit or an enemy is in it."""
    high = sum(cell.upgraded for cell in being.figure.cells)
    own, up = position.stones[side], position.upgraded(side)
    found = 0
    for index, offset in enumerate(laid.cells):
        square = anchor + offset
        if square not in SQUARES:
            return 9
        bit = BIT[square]
        upgraded = index >= len(laid.cells) - high
        if bit & (up if upgraded else own):
            continue
        if not bit & (position.empty | own):
            return 9
        found += 1 if not upgraded or bit & own else 2
    return found


@pytest.mark.parametrize("seed", range(3))
def test_nearness_is_what_counting_finds(seed: int) -> None:
    position = walked(KINDS[4], seed, 70).position
    for being in Random(seed).sample(BEINGS, 12):
        masks = steps(being)(*wide_parts(position, 0))
        found = {(symmetry, square, number) for number, mask in enumerate(masks) for symmetry, square in places(mask)}
        counted = {
            (symmetry, square, number)
            for (symmetry, laid), square in product(being.figure.orientations.items(), SQUARES)
            if (number := missing(position, 0, being, laid, square)) <= 2
        }
        assert found == counted, being.name


def places(mask: int) -> list[tuple[int, int]]:
    return [WIDE_SQUARE[bit] for bit in range(mask.bit_length()) if mask >> bit & 1]


def test_a_stone_is_wanted_where_it_completes_a_figure() -> None:
    position = walked(KINDS[4], 1, 60).position
    beings = [being for being in BEINGS if being.deck == "imperial"]
    liked = pull(position, 0, beings)
    assert liked
    for square in liked:
        assert BIT[square] & position.empty


def test_steps_to_a_task() -> None:
    for seed in range(4):
        position = walked(KINDS[1], seed, 60).position
        for task in TASKS.values():
            number = steps_to(task, position, 0)
            assert (number == 0) == task.met(position, 0), task.name
            assert 0 <= number <= 2 * FAR


def test_a_reply_is_a_whole_turn_however_short_the_search() -> None:
    tried = 0
    for seed, kind in enumerate(KINDS):
        position = walked(kind, 300 + seed, 30 + 3 * seed).position
        if position.phase == ACT and position.table is None:
            search = Search(Judge(position, position.seat, weights_for(find_form(kind[0]))), Errand(endless(), 1))
            search.run(Node(position, None, None))
            assert str(search.best()[0].option).startswith(("end", "claim"))
            tried += 1
    assert tried


def test_a_reply_keeps_to_the_time_of_the_turn() -> None:
    position = Game.new("duel", ["northern", "sylvan"], seed=1).position
    while position.actions < 2:  # setting up, and a first turn of one action
        turn.play(position, turn.options(position)[0])
    search = Search(Judge(position, position.seat, weights_for(find_form("duel"))), Errand(Clock(nodes=1), 1000))
    search.run(Node(position, None, None))
    assert not search.finals


@pytest.mark.parametrize("name", NAMES)
def test_shipped_weights_know_every_form(name: str) -> None:
    weights = load(name)
    assert set(weights) == set(FORMS)
    assert all(len(weights[form][moment]) == len(FEATURES) for form in FORMS for moment in MOMENTS)
    assert weights_for(find_form("first"), name) == weights["high"]


def test_features_have_their_order_and_see_no_hidden_card() -> None:
    for seed, kind in enumerate(KINDS):
        game = walked(kind, seed, 40)
        assert game.to_move is not None
        seat = game.position.control
        judged = set()
        for swap in range(3):
            position = game.sample(game.to_move, Random(swap)).position
            judge = Judge(position, seat, weights_for(find_form(kind[0])))
            assert len(judge.features(position, own_turn=True)) == len(FEATURES)
            judged.add((judge.after(position), judge.before(position)))
        assert len(judged) == 1
