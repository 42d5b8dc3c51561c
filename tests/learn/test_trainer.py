"""Questions of the figure trainer follow from their seed; their answers agree with the rules."""

import json
from functools import cache
from hashlib import sha256
from itertools import starmap
from typing import Any

import pytest

from tashkalar import Game, UnknownName
from tashkalar.game import layout, prospects
from tashkalar.language import CODES
from tashkalar.learn import trainer
from tashkalar.rules.card import CARDS, Being

LEVELS = range(1, len(trainer.LEVELS) + 1)
QUESTIONS = [(seed, level) for level in LEVELS for seed in range(3)]
question = cache(trainer.question)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_asks_the_same(level: int) -> None:
    assert trainer.question(1, level) == question(1, level)
    assert question(1, level)["position"] != question(2, level)["position"]


@pytest.mark.parametrize(
    "about", [trainer.About("highland"), trainer.About(None, "Knight"), trainer.About("sylvan", None, True)]
)
def test_questions_about_something(about: trainer.About) -> None:
    """One's own school, a figure, or what the opponent could summon: with an answer from the rules."""
    for seed in range(3):
        asked = trainer.question(seed, 4, "en", about)
        assert asked == trainer.question(seed, 4, "en", about)
        mine, other = asked["position"]["schools"]
        assert about.school in (None, mine)
        if about.card:
            assert (asked["kind"], asked["cards"]) == (trainer.WHERE, [about.card])
            assert mine in ("northern", "southern")
        if about.threats:
            assert asked["kind"] == trainer.THREATS
            assert list(asked["position"]["hand"]) == [other]
            turned = {**asked["position"], "schools": [other, mine]}
            options = [option for option in Game(layout.read(turned)).options if option.kind == "summon"]
            assert sorted(trainer.truth(asked)) == sorted({option.describe()["square"] for option in options})
        assert trainer.check(asked, list(trainer.truth(asked)))["right"]
    with pytest.raises(UnknownName):
        trainer.About("nowhere")
    with pytest.raises(UnknownName):
        trainer.About(None, "Nobody")


def digest(data: Any) -> str:
    return sha256(json.dumps(data).encode()).hexdigest()


# With these beings, these questions are asked.
PINNED = {
    "4e46e0b51f8ac49155041ee17d08db691c9243d73d214b4ead8236c2917fd98e": (
        "8d4379bd173a595865b2a05c501da0ff1022baee467434aa3cb9e560ad1a1777"
    ),
}


def test_questions_stay_what_they_were() -> None:
    """Whoever comes back to a seed finds the question of that day, until there are other cards."""
    asked = [question(seed, level) for level in LEVELS for seed in (0, 1, 7)]
    found = digest([(one["kind"], one["cards"], one["position"]["pieces"]) for one in asked])
    beings = digest(sorted(card.name for card in CARDS.values() if isinstance(card, Being)))
    assert PINNED.get(beings, found) == found


@pytest.mark.parametrize(("seed", "level"), QUESTIONS)
def test_answers_agree_with_the_engine(seed: int, level: int) -> None:
    asked = json.loads(json.dumps(question(seed, level)))
    game = Game(layout.read(asked["position"]))
    if asked["kind"] == trainer.WHERE:
        card = asked["cards"][0]
        offered = [option.describe()["square"] for option in game.options if option.kind == "summon"]
        shown = next(entry for entry in prospects.beings(game.position, 0) if entry["card"] == card)
        true = sorted(set(offered))
        assert true == shown["squares"]
    else:
        found = set()
        for option in game.options:
            if option.kind == "place":
                after = game.copy()
                after.play(option)
                found |= {o.card.name for o in after.options if o.kind == "summon" and o.card is not None}
        true = sorted(found)
        assert 0 < len(true) < len(asked["cards"])
    result = trainer.check(asked, true)
    assert result["right"]
    assert result["truth"] == true
    json.dumps(result)


def test_wrong_answers() -> None:
    where = (asked for asked in starmap(question, QUESTIONS) if asked["kind"] == trainer.WHERE)
    asked = next(asked for asked in where if trainer.truth(asked))
    true = list(trainer.truth(asked))
    result = trainer.check(asked, [*true[1:], "a3x"])
    assert not result["right"]
    assert result["missing"] == true[:1]
    assert result["extra"] == ["a3x"]
    assert all(result["ways"][square] for square in true)


def test_ways_of_the_second_kind_can_be_played() -> None:
    for asked in starmap(question, QUESTIONS):
        if asked["kind"] == trainer.TWO:
            for card, way in trainer.truth(asked).items():
                game = Game(layout.read(asked["position"]))
                game.play(way["place"])
                game.play(way["summon"])
                assert game.position.summoned == 1, card


@pytest.mark.parametrize("lang", CODES)
def test_questions_and_results_in_words(lang: str) -> None:
    asked = trainer.question(1, 2, lang)
    assert "{" not in asked["text"]
    assert trainer.check(asked, [], lang)["text"]
    assert trainer.check(asked, trainer.truth(asked), lang)["text"]


def test_levels_rise_with_success() -> None:
    level, streak = 1, 0
    for _ in range(trainer.RISE_AFTER):
        assert level == 1
        level, streak = trainer.rise(level, streak, right=True)
    assert (level, streak) == (2, 0)
    assert trainer.rise(2, 2, right=False) == (1, 0)
    assert trainer.rise(1, 0, right=False) == (1, 0)
    top = len(trainer.LEVELS)
    assert trainer.rise(top, trainer.RISE_AFTER - 1, right=True) == (top, 0)
    assert trainer.question(1, 99)["level"] == top


def test_harder_levels_ask_more() -> None:
    def pieces(level: int) -> int:
        asked = [trainer.question(seed, level)["position"]["pieces"] for seed in range(4)]
        return sum(len(text.split()) for one in asked for text in one.values())

    assert pieces(1) < pieces(len(trainer.LEVELS))
