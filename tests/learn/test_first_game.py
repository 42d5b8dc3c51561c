"""The first game against the teacher: an ordinary game with a remark now and then."""

from random import Random

import pytest

from tashkalar import Game
from tashkalar.language import CODES
from tashkalar.learn import content, first_game, play


def remarks(seed: int, lang: str) -> list[str]:
    """The remarks of a whole game, in order."""
    seats = [seat["school"] for seat in first_game.SETUP["seats"]]
    game, rng, made = Game.new(first_game.SETUP["form"], seats, seed=seed), Random(seed), list[str]()
    while True:
        found = first_game.remark(game, seats[0], made, lang)
        if found is not None:
            assert found["text"]
            assert "{" not in found["text"]
            made.append(found["key"])
        if game.over:
            return made
        game.play(play.choose(game, rng))


@pytest.mark.parametrize("lang", CODES)
def test_a_whole_game_with_remarks(lang: str) -> None:
    made = remarks(0, lang)
    assert made[0] == "welcome"
    assert made[-1] in ("won", "lost", "shared")
    assert len(set(made)) == len(made), "each remark is made once"
    assert len(made) > 8


def test_remarks_in_many_games() -> None:
    seen = {key for seed in range(12) for key in remarks(seed, "en")}
    assert set(first_game.REMARKS) - seen <= {"shared", "task_near", "danger", "nearly_won"}


@pytest.mark.parametrize("lang", CODES)
def test_every_remark_has_a_text(lang: str) -> None:
    assert set(content.texts(lang, "first_game")["remarks"]) == set(first_game.REMARKS)
    shown = first_game.introduction(lang)
    assert shown["setup"]["seats"][1]["level"] == "teacher"
    assert shown["title"]


def test_remarks_fill_their_gaps() -> None:
    game = Game.new("first", ["southern", "northern"], seed=0)
    text = first_game.remark(game, "southern", [], "de")
    assert text is not None
    assert text["text"].startswith("Willkommen")
    assert first_game.remark(game, "southern", first_game.REMARKS, "de") is None
