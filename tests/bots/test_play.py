"""Bots play: legally, without looking at hidden cards, and the same again with the same nodes."""

from random import Random

import pytest

from tashkalar.bots import LEVELS, Clock, Sight, make_bot
from tashkalar.lab.executor import Here, Processes
from tashkalar.lab.matches import Bout, Outcome, bouts, play

from .positions import KINDS, walked

THINKERS = [level for level in LEVELS if level != "random"]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind[0]}{len(kind[2])}{'team' if kind[1] else ''}")
def test_whole_games_without_an_illegal_choice(kind: tuple[str, bool, list[str]]) -> None:
    """`play` raises IllegalChoice for anything that is not on offer."""
    form, team, schools = kind
    levels = (["adept", "novice", "teacher", "adept"] if form != "high" else ["novice", "adept", "adept", "random"])[
        : len(schools)
    ]
    from tashkalar.lab.matches import entrants

    seats = tuple(entrants(levels))
    outcome = play(Bout(0, form, team, tuple(schools), seats, 11, 1.0, 60, record=True))
    assert outcome.winners
    assert outcome.record


@pytest.mark.parametrize("level", LEVELS)
def test_no_illegal_choice_in_odd_positions(level: str) -> None:
    for seed in range(14):
        game = walked(KINDS[seed % len(KINDS)], 100 + seed, 10 + 9 * seed)
        bot = make_bot(level)
        for _ in range(5):
            if not game.over:
                game.play(bot.choose(Sight(game, rng=Random(seed)), Clock(nodes=40)))


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_matter(level: str) -> None:
    """Whatever the unseen cards are, the choice is the same: they are swapped, and everything else stays."""
    nodes = 900 if level in ("master", "champion") else 150  # enough for replies
    for seed in range(9):
        game = walked(KINDS[seed], 200 + seed, 15 + 4 * seed)
        assert game.to_move is not None
        choices = {str(make_bot(level).choose(Sight(game, rng=Random(1)), Clock(nodes=nodes)))}
        for swap in range(2):
            other = game.sample(game.to_move, Random(swap))
            choices.add(str(make_bot(level).choose(Sight(other, rng=Random(1)), Clock(nodes=nodes))))
        assert len(choices) == 1, (KINDS[seed], choices)


def test_with_nodes_a_match_is_the_same_whatever_the_jobs() -> None:
    games = bouts(["adept", "novice"], "duel", 2, nodes=40, seed=3)
    games += [*bouts(["master", "novice", "random"], "melee", 1, nodes=60, seed=3)]
    here = [plain(outcome) for outcome in Here().run(play, games)]
    there = sorted((plain(outcome) for outcome in Processes(2).run(play, games)), key=repr)
    assert sorted(here, key=repr) == there


def plain(outcome: Outcome) -> dict[str, object]:
    found = outcome.plain()
    found.pop("seconds")
    return found
