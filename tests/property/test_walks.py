"""Random games of every form and every set of schools: what must hold after every single choice."""

import pickle
from collections import Counter
from random import Random

import pytest

from tashkalar import Game
from tashkalar.rules.arena import BOARD
from tashkalar.rules.card import DECKS, TASKS
from tashkalar.rules.position import POINT
from tashkalar.rules.school import SCHOOLS
from tests.property.play import Case, cases, name, new, pick, played, some, state, texts, walk

EVERY = cases()
SEEDS = (100, 103)  # from the deal with a player who discards, late in a game with one who does not


def check(game: Game) -> None:
    """What holds in every position."""
    position, setup = game.position, game.setup
    position.check()
    if "everfrost" not in setup.schools:  # nobody else takes stones out of the game
        assert position.supply == (setup.stones, setup.legendary_stones) * setup.sides
    for side in range(setup.sides):
        stones, legendary = position.stones[side], position.legendary
        lent = [stone for stone in (position.merchant,) if stone is not None and stone[0] == side]
        double = (stones & ~legendary).bit_count() + sum(rank < 2 for _, rank in lent)
        high = (stones & legendary).bit_count() + sum(rank == 2 for _, rank in lent)
        assert double + position.stones_left(side) == position.supply[2 * side]
        assert high + position.legends_left(side) == position.supply[2 * side + 1]
        assert position.stones_left(side) >= 0
        assert position.legends_left(side) >= 0
    assert not position.occupied & ~BOARD
    cards_are_whole(game)
    offered = texts(game)
    assert len(set(offered)) == len(offered)
    assert bool(offered) != game.over


def cards_are_whole(game: Game) -> None:
    """Every card is in exactly one place."""
    position, setup = game.position, game.setup
    for seat, school in enumerate(setup.schools):
        own = [card for card in position.hands[seat] if card.deck not in ("legends", "flares")]
        own += [*position.decks[seat], *position.discards[seat]]
        own += [card for card in (position.pending[seat], position.frozen[seat]) if card is not None]
        on_table = position.table if position.seat == seat else None
        if on_table is not None and on_table.deck not in ("legends", "flares"):
            own.append(on_table)
        assert Counter(own) == Counter(DECKS[SCHOOLS[school].deck])
    for kind, deck, out in (
        ("legends", position.legends, position.legends_out),
        ("flares", position.flares, position.flares_out),
    ):
        shared = [card for hand in position.hands for card in hand if card.deck == kind]
        shared += [*deck, *out, *([position.table] if position.table and position.table.deck == kind else [])]
        whole = [] if kind == "legends" and setup.form.name == "first" else DECKS[kind]
        assert Counter(shared) == Counter(whole)
    if setup.has_tasks:
        tasks = [*position.tasks, *position.task_pile, *(task for tasks in position.claimed for task in tasks)]
        whole_tasks = [task for task in TASKS.values() if task.level == "simple" or setup.form.name != "first"]
        assert Counter(tasks) == Counter(whole_tasks)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", EVERY, ids=name)
def test_every_position_is_sound(case: Case, seed: int) -> None:
    """Stones and cards add up, texts differ, a copy equals the original and goes its own way."""
    for number, game in enumerate(walk(case, seed)):
        check(game)
        if number % 5 == seed % 5:
            copy = game.copy()
            assert state(copy, views=False) == state(game, views=False)
            if not game.over:
                before = game.position.whole()
                copy.play(copy.options[number % len(copy.options)])
                assert game.position.whole() == before
    assert game.over


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_undo_after_play_is_identity(case: Case) -> None:
    rng = Random(5)
    for number, game in enumerate(walk(case, 102 if EVERY.index(case) % 2 else 101)):
        if game.over:
            break
        full = number % 24 == 0
        before = state(game, views=full), game.record() if full else ""
        other = game.copy()
        control, turn = game.position.control, game.position.turn
        other.play(pick(other, rng))
        if other.can_undo:
            other.undo()
            assert (state(other, views=full), other.record() if full else "") == before
            assert other.can_undo == game.can_undo
        else:
            # Taking back stops where the turn was ended or control went to somebody else.
            position = other.position
            ended = other.over or position.turn != turn or position.phase == POINT
            assert ended or position.control != control


@pytest.mark.parametrize("case", EVERY[::2], ids=name)
def test_a_whole_turn_is_taken_back_choice_by_choice(case: Case) -> None:
    trail: list[tuple[object, ...]] = []
    for game in walk(case, 103, limit=90):
        if not game.can_undo:
            trail = []
        trail.append(state(game, views=False))
        if len(trail) >= 6:
            other = game.copy()
            for expected in reversed(trail[:-1]):
                other.undo()
                assert state(other, views=False) == expected
            assert not other.can_undo


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_replayed_equals_live(case: Case) -> None:
    """A record read back is the same game, between two actions and in the middle of an effect."""
    rng = Random(7)
    for number, game in enumerate(walk(case, 104)):
        if rng.random() < (0.015 if game.question is None else 0.03) or game.over:
            text = game.record()
            same = Game.from_record(text)
            assert state(same, views=number % 2 == 0) == state(game, views=number % 2 == 0)
            assert same.record() == text


@pytest.mark.parametrize("case", EVERY[::2], ids=name)
def test_pickled_equals_live(case: Case) -> None:
    for number, game in enumerate(walk(case, 105)):
        if number % 24 == 0 or game.over:
            same = pickle.loads(pickle.dumps(game))
            assert state(same) == state(game)
            assert same.record() == game.record()
            assert same.can_undo == game.can_undo
            if same.can_undo:
                same.undo()
                live = game.copy()
                live.undo()
                assert state(same, views=False) == state(live, views=False)


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_every_option_on_offer_can_be_played(case: Case) -> None:
    rng = Random(11)
    for number, game in enumerate(walk(case, 106)):
        if number % 16 or game.over:
            continue
        options = [game.options[index] for index in some(len(game.options))]
        # Placements are all alike; everything else is tried.
        tried = [option for option in options if option.kind != "place"]
        tried += rng.sample([option for option in options if option.kind == "place"], min(4, len(options) - len(tried)))
        for option in tried if len(tried) < 40 else rng.sample(tried, 40):
            other = game.copy()
            other.play(option if rng.random() < 0.5 else str(option))
            other.position.check()
            assert other.state == game.state + 1
            assert other.over or len(other.options) > 0


@pytest.mark.parametrize("case", EVERY[::2], ids=name)
def test_options_are_deterministic(case: Case) -> None:
    """The same choices lead to the same offers in the same order, also when they are given as texts."""
    first = [(str(game.to_move), texts(game)) for game in walk(case, 108, limit=120)]
    again = [(str(game.to_move), texts(game)) for game in walk(case, 108, limit=120)]
    assert first == again
    game, rng = new(case, 108), Random(108)
    for to_move, offered in first[:-1]:
        assert (str(game.to_move), texts(game)) == (to_move, offered)
        game.play(str(pick(game, rng)))


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_the_result_follows_from_the_position(case: Case) -> None:
    game = played(case, 109)
    setup, shown = game.setup, game.view(None)
    assert game.over
    assert game.to_move is None
    assert shown["winners"] == game.winners != []
    assert game.winners == [school for school in setup.schools if school in game.winners]
    ranked = {}
    for seat, school in enumerate(setup.schools):
        side = setup.side[seat]
        colour = setup.colours[side]
        stones = shown["pieces"][colour].split()
        penalty = 2 if shown["pending"] and setup.side[setup.seat_of("etherweavers")] == side else 0
        if setup.form.name == "melee":
            row = sorted(number - penalty for number in shown["scores"][colour].values())
        elif setup.has_tasks:
            row = [shown["scores"][colour] + sum(stone.endswith("**") for stone in stones) - penalty]
        else:
            row = [shown["scores"][colour] - penalty]
        assert game.points[school] == row[0]
        ranked[school] = (row, sum("*" in stone for stone in stones), len(stones))
    best = max(ranked.values())
    assert game.winners == [school for school in setup.schools if ranked[school] == best]


def test_the_sample_of_games_is_worth_something() -> None:
    """The games end in different ways, nearly every card is played and nearly everything happens."""
    reasons, cards, events = set(), set(), set()
    for case in EVERY[::2]:
        for seed in SEEDS:
            shown = played(case, seed).view(None)
            reasons.add(shown["reason"])
            events |= {entry["key"] for entry in shown["log"]}
            cards |= {
                entry["params"]["card"] for entry in shown["log"] if entry["key"] in ("summoned", "warped", "flare")
            }
    assert reasons == {"points", "deck"}
    assert len(cards) > 90
    assert len(events) > 26
