"""What a bot is given and what it gives back."""

import pickle
from random import Random

import pytest

from tashkalar import Game, UnknownName
from tashkalar.bots import LEVELS, Bot, Clock, Sight, make_bot, new_clock

from .positions import KINDS, walked


def test_levels_are_named_weakest_first() -> None:
    assert list(LEVELS) == ["random", "teacher", "novice", "adept", "master", "champion"]
    assert {name: level.seconds for name, level in LEVELS.items() if name not in ("random", "teacher")} == {
        "novice": 0.05,
        "adept": 0.3,
        "master": 1.0,
        "champion": 3.0,
    }


def test_an_unknown_level_or_set_of_weights_is_refused() -> None:
    with pytest.raises(UnknownName, match="there is no level 'genius'"):
        make_bot("genius")
    game = Game.new("duel", ["northern", "sylvan"], seed=1)
    game.play("start c5")
    with pytest.raises(UnknownName, match="there are no weights"):
        make_bot("adept", weights="/nowhere.json").choose(Sight(game), Clock(nodes=1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_one_of_the_options(level: str) -> None:
    for index, kind in enumerate(KINDS):
        game = walked(kind, index, 25)
        sight = Sight(game, rng=Random(1))
        bot = make_bot(level)
        assert isinstance(bot, Bot)
        assert bot.level == level
        assert bot.choose(sight, Clock(nodes=80)) in list(game.options)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_and_its_sight_travel_to_another_process(level: str) -> None:
    """The choice is the same there, in mid-effect too, and the plan goes on where it was."""
    for index in range(6):
        game = walked(KINDS[index + 1], 40 + index, 30)
        here, there = make_bot(level), pickle.loads(pickle.dumps(make_bot(level)))
        for _ in range(4):
            if game.over:
                break
            sight = Sight(game, rng=Random(5))
            sent = pickle.loads(pickle.dumps(sight))
            assert [str(option) for option in sent.options] == [str(option) for option in sight.options]
            assert sent.view == sight.view
            choice = here.choose(sight, Clock(nodes=60))
            assert str(there.choose(sent, Clock(nodes=60))) == str(choice)
            there = pickle.loads(pickle.dumps(there))
            game.play(choice)


def test_a_seeded_bot_does_not_use_the_chance_of_its_sight() -> None:
    game = walked(KINDS[3], 3, 12)
    choices = {str(make_bot("random", 7).choose(Sight(game), Clock(nodes=1))) for _ in range(5)}
    assert len(choices) == 1


def test_a_sight_shows_the_view_and_samples() -> None:
    game = walked(KINDS[3], 5, 20)
    sight = Sight(game)
    assert sight.school == game.to_move
    assert sight.view == game.view(sight.school)
    sampled = sight.sample(Random(2))
    assert sampled.view(sight.school)["hand"] == sight.view["hand"]
    assert [str(option) for option in sampled.options] == [str(option) for option in sight.options]


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_can_explain_itself(level: str) -> None:
    for index in (1, 3, 5, 8):
        game = walked(KINDS[index], 60 + index, 20)
        explanation = make_bot(level).explain(Sight(game, rng=Random(1)), Clock(nodes=200), 3).describe()
        assert explanation["level"] == level
        assert explanation["text"]
        assert len(explanation["turns"]) <= 3
        for turn in explanation["turns"]:
            tried = Sight(game, rng=Random(1)).sample(Random(3))
            for choice in turn["choices"]:
                tried.play(choice)
            assert turn["value"] is None or 0 <= turn["value"] <= 1


@pytest.mark.parametrize(("seconds", "kept"), [(0.02, 0.01), (0.1, 0.015), (0.3, 0.03), (1, 0.1), (3, 0.15), (10, 0.5)])
def test_of_every_clock_some_is_kept_for_what_comes_after_thinking(
    seconds: float, kept: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("tashkalar.bots.clock.perf_counter", lambda: now)
    clock = Clock(seconds)
    clock.start()
    now = 100.0 + seconds - kept - 0.001
    assert not clock.expired
    now = 100.0 + seconds - kept + 0.001
    assert clock.expired


def test_a_clock_of_nodes() -> None:
    clock = Clock(nodes=10)
    clock.start()
    part = clock.part(0.5)
    part.tick(5)
    assert part.expired
    assert not clock.expired
    clock.tick(5)
    clock.stop()
    assert clock.expired
    with pytest.raises(ValueError, match="seconds or nodes"):
        Clock()


def test_the_clock_of_a_level() -> None:
    assert new_clock("master", 0.5).seconds == 0.5
    assert new_clock("master", nodes=7).seconds is None
    clock = Clock(seconds=0.0)
    clock.start()
    assert clock.expired
