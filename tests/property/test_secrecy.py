"""What a seat cannot see never shows: not in its view, not in the samples it is given."""

import json
from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.rules.position import Position
from tests.property.play import Case, cases, name, seats, texts, walk
from tests.rules.test_view import strings

EVERY = cases()


def shuffled_unseen(game: Game, seat: int | None, rng: Random) -> Game:
    """A copy of a game between effects whose cards unseen by a seat lie elsewhere, with another random state."""
    other = game.copy()
    position = other.position
    setup = position.setup
    hands = [list(hand) for hand in position.hands]
    decks = [list(deck) for deck in position.decks]
    for index in range(setup.seats):
        places: list[tuple[list[Any], int]] = [(decks[index], place) for place in range(len(decks[index]))]
        if index != seat:
            places += [(hands[index], place) for place, card in enumerate(hands[index]) if card.deck not in _SHARED]
        _deal(places, rng)
    for kind in _SHARED:
        pile = list(getattr(position, kind))
        places = [(pile, place) for place in range(len(pile))]
        for index in range(setup.seats):
            if index != seat:
                places += [(hands[index], place) for place, card in enumerate(hands[index]) if card.deck == kind]
        _deal(places, rng)
        setattr(position, kind, tuple(pile))
    tasks = list(position.task_pile)
    rng.shuffle(tasks)
    position.task_pile = tuple(tasks)
    position.hands, position.decks = tuple(map(tuple, hands)), tuple(map(tuple, decks))
    position.fate = rng.getrandbits(60)
    position.check()
    return other


_SHARED = ("legends", "flares")


def _deal(places: list[tuple[list[Any], int]], rng: Random) -> None:
    """Deal the cards of these places to the same places in another order."""
    cards = [pile[place] for pile, place in places]
    rng.shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card


def unseen(position: Position, seat: int | None) -> set[str]:
    """Names of the cards a seat cannot see."""
    found = {card.name for deck in position.decks for card in deck}
    found |= {card.name for card in (*position.legends, *position.flares)}
    found |= {task.name for task in position.task_pile}
    found |= {card.name for other, hand in enumerate(position.hands) if other != seat for card in hand}
    return found


def seen(position: Position, seat: int | None) -> set[str]:
    """Names of the cards that lie open, or in the seat's own hand."""
    found = {card.name for pile in position.discards for card in pile}
    found |= {card.name for card in (*position.legends_out, *position.flares_out)}
    found |= {task.name for task in position.tasks} | {task.name for tasks in position.claimed for task in tasks}
    found |= {card.name for card in (*position.pending, *position.frozen, position.table) if card is not None}
    if seat is not None:
        found |= {card.name for card in position.hands[seat]}
    return found


def dumped(game: Game, seat: str | None) -> str:
    return json.dumps(game.view(seat), sort_keys=True)


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_unseen_cards_never_change_a_view_or_a_sample(case: Case) -> None:
    rng = Random(3)
    for number, game in enumerate(walk(case, 200 + EVERY.index(case) % 4)):
        if number % 26 or game.question is not None:
            continue
        for seat, school in enumerate(seats(game)):
            other = shuffled_unseen(game, None if school is None else seat, rng)
            assert dumped(other, school) == dumped(game, school)
            if school is not None and not game.over:
                one, two = (which.sample(school, Random(number)) for which in (game, other))
                assert one.position.whole() == two.position.whole()
                assert texts(one) == texts(two)


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_no_view_names_a_hidden_card(case: Case) -> None:
    """The log may name a card that was public once; everything else names only what lies open or is in the own hand."""
    for number, game in enumerate(walk(case, 204)):
        if number % 19 and not game.over:
            continue
        for index, school in enumerate(seats(game)):
            seat = None if school is None else index
            shown = game.view(school)
            log = shown.pop("log")
            hidden = unseen(game.position, seat) - seen(game.position, seat)
            assert not strings(shown) & hidden
            assert not any(
                set(entry["params"]) - {"deck"} for entry in log if entry["key"] in ("put_back", "reshuffled")
            )


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_a_sample_never_contradicts_the_view(case: Case) -> None:
    rng = Random(9)
    for number, game in enumerate(walk(case, 201 + EVERY.index(case) % 4)):
        if number % 21 != 7 and not (game.question is not None and rng.random() < 0.12):
            continue
        if game.over:
            break
        for school in game.setup.schools:
            sample = game.sample(school, rng)
            sample.position.check()
            real, dealt = game.view(school), sample.view(school)
            for key in ("log", "state"):
                real.pop(key)
                dealt.pop(key)
            assert dealt == real
            if school == game.to_move:
                assert texts(sample) == texts(game)
            for _ in range(3):
                if not sample.over:
                    sample.play(rng.choice(sample.options))
                    sample.position.check()


@pytest.mark.parametrize("case", EVERY[::6], ids=name)
def test_equal_views_in_mid_effect_give_equal_samples(case: Case) -> None:
    """Two games that differ in unseen cards only, led into the same effect, look and sample alike to the others."""
    rng = Random(13)
    for game in walk(case, 205, limit=160):
        summons = [str(option) for option in game.options if option.kind in ("summon", "flare", "warp")]
        if not summons or game.question is not None:
            continue
        mover = game.setup.schools[game.position.control]
        other = shuffled_unseen(game, game.setup.seat_of(mover), rng)
        choice = rng.choice(summons)
        one, two = game.copy(), other
        one.play(choice)
        two.play(choice)
        if one.question is None:
            continue
        assert dumped(one, mover) == dumped(two, mover)
        first, second = (which.sample(mover, Random(17)) for which in (one, two))
        assert first.position.whole() == second.position.whole()
        assert texts(first) == texts(second)


@pytest.mark.parametrize("case", EVERY[::6], ids=name)
def test_samples_differ_where_something_is_hidden(case: Case) -> None:
    for game in walk(case, 206, limit=3):
        keys = {game.sample(game.setup.schools[0], Random(seed)).position.whole() for seed in range(5)}
        assert len(keys) == 5
