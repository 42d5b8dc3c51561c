"""Random games with schools whose effects last: what they bring lies open, is kept and can be taken back."""

from random import Random

import pytest

from tashkalar import Game
from tashkalar.game import lasting
from tests.property.play import LATER, Case, name, state, walk

SEEDS = (110, 111, 112, 113)


def brought(game: Game) -> tuple[object, ...]:
    """Everything such schools bring, as the position has it."""
    position = game.position
    return (
        position.frozen,
        position.gateways,
        position.merchant_gateway,
        position.slowed,
        position.possessed,
        position.supply,
    )


def is_lasting(game: Game) -> bool:
    position = game.position
    return any(position.frozen) or bool(position.gateways or position.slowed) or position.possessed >= 0


@pytest.mark.parametrize("case", LATER, ids=name)
def test_it_lies_open_and_no_sample_changes_it(case: Case) -> None:
    """Every seat and every guest is told; a card in play is in no hand and no deck, however hidden cards are dealt."""
    rng = Random(3)
    for step, game in enumerate(walk(case, SEEDS[LATER.index(case) % 4])):
        if step % 6 or not is_lasting(game):
            continue
        schools = game.setup.schools
        for seat in (*schools, None):
            shown = game.view(seat)
            assert shown["frozen"] == lasting.frozen(game.position)
            assert shown["gateway"] == lasting.gateways(game.position)
            assert shown["slowed"] == lasting.slowed(game.position)
            assert shown["removed"] == lasting.removed(game.position)
        dealt = game.sample(rng.choice(schools), rng)
        assert brought(dealt) == brought(game)
        for number, card in enumerate(game.position.frozen):
            assert card is None or card not in (*dealt.position.hands[number], *dealt.position.decks[number])


@pytest.mark.parametrize("case", LATER, ids=name)
def test_inside_its_effects_a_game_is_kept_and_taken_back(case: Case) -> None:
    """While a frozen effect is thawed, while one of two is kept, while another colour is to form a being."""
    inside = 0
    for seed in SEEDS:
        for game in walk(case, seed):
            running = game.running
            thawing = running is not None and str(running.opening.option).startswith("thaw")
            if not (game.question is not None and (thawing or game.question.part == "keep")) and (
                game.over or game.position.possessed < 0
            ):
                continue
            inside += 1
            text = game.record()
            again = Game.from_record(text)
            assert (state(again), again.record(), brought(again)) == (state(game), text, brought(game))
            copy = game.copy()
            copy.play(copy.options[inside % len(copy.options)])
            if copy.can_undo:
                copy.undo()
                assert (state(copy), brought(copy)) == (state(game), brought(game))
            if inside % 4 == 3:
                break
    assert inside > 0


def test_random_games_see_all_of_it() -> None:
    """Somewhere in these games everything happens that such schools bring; otherwise the rest would prove little."""
    seen: set[str] = set()
    for case in LATER:
        for seed in SEEDS[:2]:
            *_, game = walk(case, seed)
            for step in game.steps:
                seen |= {step.text.partition(" ")[0], *(event.key for event in step.events)}
    wanted = "frozen thaw keep gateway gateway_lost possessed slowed actions_lost stone_lost under_deck"
    assert set(wanted.split()) - seen == set()
