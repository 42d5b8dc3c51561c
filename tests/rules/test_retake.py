"""A turn that was ended is taken back: everybody sees what they saw then, and nobody knows what comes next."""

from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import retake
from tashkalar.game.retake import taken_back
from tashkalar.game.told import make
from tests.property.play import pick
from tests.server.browser import FORMS, NAMES


def looks(game: Game) -> list[Any]:
    return [game.view(school) for school in (*game.setup.schools, None)]


def hidden(game: Game) -> list[Any]:
    position = game.position
    return [*position.decks, position.legends, position.flares, position.task_pile]


@pytest.mark.parametrize(("form", "team", "schools"), FORMS, ids=NAMES)
def test_everybody_sees_what_they_saw_then(form: str, team: bool, schools: list[str]) -> None:
    rng = Random(form)
    game = Game.new(form, schools, seed=11, team=team)
    moments = [game.copy()]
    while not game.over and len(moments) < 40:
        turn = game.position.turn
        game.play(pick(game, rng))
        if game.position.turn != turn and not game.over:
            moments.append(game.copy())
    differs = 0
    for number in (1, len(moments) // 2, len(moments) - 3):
        then = moments[number]
        back = taken_back(game, then.state, seed=number)
        assert looks(back) == looks(then)
        assert not back.can_undo
        for now, before in zip(hidden(back), hidden(then), strict=True):
            assert sorted(card.name for card in now) == sorted(card.name for card in before)
            differs += now != before
        # Its record is that of any game, and the same seed brings the same cards.
        assert Game.from_record(back.record()).record() == back.record()
        assert taken_back(game, then.state, seed=number).record() == back.record()
        back.play(pick(back, rng))
    assert differs >= 6


def test_a_mistake_in_the_rules_is_not_taken_for_an_impossible_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the rules refuse makes another order of cards impossible; everything else comes to light."""
    game = Game.new("high", ["northern", "sylvan"], seed=5)
    game.play("place e5")
    game.play("end")
    calls = []

    def broken(now: Game, step: Any) -> None:
        calls.append(step)
        if len(calls) == 3:  # when the first other order is tried, and never again
            raise ZeroDivisionError
        make(now, step)

    monkeypatch.setattr(retake, "make", broken)
    with pytest.raises(ZeroDivisionError):
        taken_back(game, game.state, seed=1)


def test_cards_that_are_known_stay_where_they_are() -> None:
    """What was put under a deck lies there still, in its order; only what nobody has seen is shuffled."""
    rng, put_back = Random(3), 0
    for seed in range(12):
        game = Game.new("high", ["northern", "sylvan"], seed=seed)
        under: dict[int, list[str]] = {0: [], 1: []}
        for _ in range(60):
            if game.over:
                break
            offered = [str(option) for option in game.options if option.kind == "return"]
            choice = rng.choice(offered) if offered else pick(game, rng)
            seat = game.position.seat
            before = game.position.decks[seat]
            game.play(choice)
            after = game.position.decks[seat]
            if len(after) > len(before) and after[: len(before)] == before:
                under[seat] += [card.name for card in after[len(before) :]]
        if game.over:
            continue
        back = taken_back(game, game.state, seed=seed)
        for seat, cards in under.items():
            now = [card.name for card in back.position.decks[seat]]
            still = [card for card in cards if card in now]
            put_back += len(still)
            assert (
                now[len(now) - len(still) :]
                == [card.name for card in game.position.decks[seat]][len(now) - len(still) :]
            )
    assert put_back > 0
