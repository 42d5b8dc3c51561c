"""The first game against the teacher: an ordinary game with a remark now and then."""

from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import layout
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
    seen = {key.split()[0] for seed in range(12) for key in remarks(seed, "en")}
    rare = {"shared", "task_near", "danger", "nearly_won", "unclaimed"}
    assert {*first_game.REMARKS, *first_game.TURNLY} - seen <= rare


@pytest.mark.parametrize("lang", CODES)
def test_every_remark_has_a_text(lang: str) -> None:
    assert set(content.texts(lang, "first_game")["remarks"]) == {*first_game.REMARKS, *first_game.TURNLY}
    shown = first_game.introduction(lang)
    assert shown["setup"]["seats"][1]["level"] == "teacher"
    assert shown["title"]


def test_remarks_fill_their_gaps() -> None:
    game = Game.new("first", ["southern", "northern"], seed=0)
    text = first_game.remark(game, "southern", [], "de")
    assert text is not None
    assert text["text"].startswith("Willkommen")
    assert first_game.remark(game, "southern", first_game.REMARKS, "de") is None, "nothing has been played yet"


# -- every turn --------------------------------------------------------------------------------------------------------
READY = {
    "form": "first",
    "schools": ["southern", "northern"],
    "pieces": {"red": "d3 d4 e4 f4", "blue": "c7 g6"},
    "hand": {"southern": ["Knight"], "northern": ["Swordmaster"]},
    "tasks": ["Center Cross", "Red Conquest", "Imprisonment", "Destruction"],
}


def told(game: Game, lang: str = "en") -> list[dict[str, Any]]:
    """All that the teacher would say now, one after the other."""
    made: list[str] = []
    found = []
    while (remark := first_game.remark(game, "southern", made, lang)) is not None:
        made.append(remark["key"])
        found.append(remark)
    return found


def played(position: dict[str, Any], *choices: str) -> Game:
    game = Game(layout.read(position))
    for choice in choices:
        game.play(choice)
    return game


def test_a_being_that_was_not_summoned_is_named_and_the_turn_may_come_back() -> None:
    game = played(READY, "place a5", "place a6", "end", "place i6", "place i5", "end")
    first = told(game)[0]
    assert (first["key"], first["take_back"]) == (f"not_summoned {game.position.turn}", True)
    assert first["text"] == "In your last turn you could have summoned Knight on e5."
    game.play("place a4")  # it is said once, when the turn begins
    assert not any(remark["take_back"] for remark in told(game))


def test_a_turn_with_a_being_is_praised() -> None:
    game = played(READY, "summon Knight e5", "-", "place a6", "end", "place i6", "place i5", "end")
    keys = [remark["key"].split()[0] for remark in told(game)]
    assert "well_done" in keys
    assert "not_summoned" not in keys


def test_a_task_that_was_not_claimed_is_named() -> None:
    cross = {**READY, "pieces": {"red": "d5 e4 e5 e6 f5", "blue": "c7 g6"}}
    game = played(cross, "place a5", "place a6", "end", "place i6", "place i5", "end")
    assert told(game)[0]["text"] == "In your last turn “Center Cross” was fulfilled, and you did not claim it."
    claimed = played(cross, "place a5", "place a6", "claim Center Cross", "place i6", "place i5", "end")
    assert not any(remark["key"].startswith("unclaimed") for remark in told(claimed))


@pytest.mark.parametrize(("red", "key"), [("a5", "threat"), ("a5 e4", "threat_to_piece")])
def test_what_the_teacher_threatens(red: str, key: str) -> None:
    game = played({**READY, "pieces": {"red": red, "blue": "e3 e5"}})
    said = {remark["key"].split()[0]: remark["text"] for remark in told(game)}
    assert "Swordmaster" in said[key]
    assert "e4" in said[key]
    assert len({"threat", "threat_to_piece"} & set(said)) == 1


@pytest.mark.parametrize("lang", CODES)
def test_something_is_said_in_every_turn_and_at_the_end_what_went_well(lang: str) -> None:
    seats = [seat["school"] for seat in first_game.SETUP["seats"]]
    game, rng, made = Game.new("first", seats, seed=3), Random(3), list[str]()
    while not game.over:
        if game.position.control == 0 and game.question is None:
            remark = first_game.remark(game, seats[0], made, lang)
            began = game.last_step is None or game.last_step.seat == 1
            assert remark is not None or not began, game.position.turn
            made += [] if remark is None else [remark["key"]]
        game.play(play.choose(game, rng))
    last = first_game.remark(game, seats[0], made, lang)
    assert last is not None
    assert content.texts(lang, "first_game")["praise"]["well"].split("{")[0].strip() in last["text"]
