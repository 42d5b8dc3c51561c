"""What is said about an attempt: hints that begin with an idea, and how near a missed one was; defences and threats."""

from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import layout
from tashkalar.language import CODES
from tashkalar.learn import goals, practice, puzzles
from tashkalar.learn.solving import hints, threats
from tashkalar.learn.solving.attempts import near
from tashkalar.learn.turns import Turn, different
from tashkalar.rules.running import Point

CANNON: dict[str, Any] = {
    "id": 1,
    "grade": 1,
    "goal": {"score": 2},
    "ways": 1,
    "solution": ["summon Cannon d4", "E"],
    "position": {
        "form": "duel",
        "schools": ["southern", "northern"],
        "pieces": {"red": "b3 c4 d4", "blue": "e4 f4 g4 h4 d7"},
        "hand": {"southern": ["Cannon", "Knight"]},
    },
}
# Red has d4 and f4: a Swordmaster appears between them, or beside one of them once a piece has been placed.
SWORDS: dict[str, Any] = {
    "form": "duel",
    "schools": ["northern", "southern"],
    "pieces": {"red": "d4 f4", "blue": "a5"},
    "hand": {"northern": [], "southern": ["Swordmaster"]},
}


def game(**keys: Any) -> Game:
    return Game(layout.read({**SWORDS, **keys}))


# -- hints -------------------------------------------------------------------------------------------------------------
def test_hints_give_away_one_thing_after_the_other() -> None:
    exercise = practice.PuzzleExercise(puzzles.read(CANNON))
    told = [exercise.hint([], level, "en")[1] for level in hints.LEVELS]
    idea, card, square, answer = told
    assert "Cannon" not in idea.text
    assert "d4" not in idea.text
    assert not idea.cards
    assert not idea.squares
    assert card.cards == ("Cannon",)
    assert "d4" not in card.text
    assert square.squares == ("d4",)
    assert answer.text == "summon Cannon d4"
    # Inside the effect the idea is about its aim.
    assert exercise.hint(["summon Cannon d4"], hints.IDEA, "en")[1].text != idea.text


def test_hints_lead_back_first() -> None:
    exercise = practice.PuzzleExercise(puzzles.read({**CANNON, "position": {**CANNON["position"], "actions": 1}}))
    way, hint = exercise.hint(["place a5"], hints.SQUARE, "en")
    assert way.kept == 0
    assert hint.squares == ("d4",)


@pytest.mark.parametrize("lang", CODES)
def test_hints_of_shipped_puzzles(lang: str) -> None:
    for puzzle in puzzles.puzzles()[:: 60 if lang == "en" else 120]:
        exercise = practice.PuzzleExercise(puzzle)
        made: list[str] = []
        for choice in puzzle.solution:
            idea, card = (exercise.hint(made, level, lang)[1] for level in (hints.IDEA, hints.CARD))
            assert idea.text
            assert set(card.cards) <= {*puzzle.cards, *puzzle.position.get("frozen", {}).values()}
            assert exercise.hint(made, hints.ANSWER, lang)[1].text == choice
            made.append(choice)


# -- how near it was ---------------------------------------------------------------------------------------------------
def test_a_missed_puzzle_says_how_near_it_was() -> None:
    exercise = practice.PuzzleExercise(puzzles.read(CANNON))
    coach = exercise.shown(["summon Cannon d4", "N", "place a5", "end"], "en").coach
    assert coach["outcome"] == "missed"
    assert coach["near"] == {"have": 0, "need": 2}
    assert "0 of 2 points" in coach["explanation"]


def test_a_task_is_counted_part_by_part() -> None:
    begun = Game(
        layout.read(
            {
                "form": "high",
                "schools": ["southern", "northern"],
                "pieces": {"red": "d5 e4", "blue": "a5"},
                "tasks": ["Center Cross", "Side Chain", "Imprisonment", "Destruction"],
            }
        )
    )
    goal = goals.Goal.set({"task": "Center Cross"}, begun)
    for choice in ("place e5", "place a4", "end"):
        begun.play(choice)
    found = near(goal, begun, "en")
    assert (found.have, found.need) == (3, 5)
    assert "3 of 5" in found.text


# -- defences ----------------------------------------------------------------------------------------------------------
def test_a_being_is_stopped_when_no_piece_would_help_it() -> None:
    sword = threats.being_named("Swordmaster")
    assert threats.places(game().position, 1, sword) == ["e4"]
    assert not threats.stopped(game().position, 1, sword)
    # One piece alone: another placed beside it makes the figure, so it is not stopped either.
    assert not threats.stopped(game(pieces={"red": "d4"}).position, 1, sword)
    assert threats.stopped(game(pieces={"blue": "a5"}).position, 1, sword)


def test_a_defence_is_judged_when_the_turn_is_over() -> None:
    begun = game(pieces={"red": "d4 f4", "blue": "c3 c5"}, hand={"northern": ["Knight"], "southern": ["Swordmaster"]})
    goal = goals.Goal.set({"stop": "Swordmaster"}, begun)
    for choice in ("place a4", "place a5"):
        begun.play(choice)
        assert not goal.met(begun)
    begun.play("end")
    assert not goal.met(begun)
    assert "e4" in near(goal, begun, "en").text


def test_a_defence_is_none_before_the_turn_is_over() -> None:
    begun = game(pieces={"blue": "a5"})
    goal = goals.Goal.set({"stop": "Swordmaster"}, begun)
    for choice in ("place a4", "place a6", "end"):
        assert not goal.met(begun)
        begun.play(choice)
    assert goal.met(begun)


def test_the_search_finds_what_stops_a_being() -> None:
    """Every way it finds is one by the judge of the game too, and the other ends are none."""
    begun = game(pieces={"red": "i5", "blue": "h4 h6 g5"}, hand={"northern": ["Knight"], "southern": ["Swordmaster"]})
    found = Turn(Point(begun.position), 50_000, aim=threats.aim_of({"stop": "Swordmaster"}, begun.position)).search()
    ways = different(found.ways.get(("stop", "Swordmaster"), {}))
    for way in ways.values():
        played, goal = begun.copy(), goals.Goal.set({"stop": "Swordmaster"}, begun)
        for choice in way.path:
            played.play(choice)
        assert goal.met(played)


# -- threats -----------------------------------------------------------------------------------------------------------
def test_a_threat_holds_if_nothing_breaks_it() -> None:
    keys: dict[str, Any] = {"schools": ["southern", "northern"], "pieces": {"red": "d4", "blue": "a5"}}
    begun = game(**keys, hand={"southern": ["Swordmaster"], "northern": []})
    goal = goals.Goal.set({"hold": "Swordmaster"}, begun)
    for choice in ("place f4", "place h8"):
        begun.play(choice)
    assert not goal.met(begun)
    begun.play("end")
    assert goal.met(begun)


def test_a_threat_that_can_be_broken_is_none() -> None:
    """The Knight is summoned where it takes a piece of the figure."""
    keys: dict[str, Any] = {"schools": ["southern", "northern"], "pieces": {"red": "d4", "blue": "e6 e5 d6 f6 d5 f5"}}
    begun = game(**keys, hand={"southern": ["Swordmaster"], "northern": ["Knight", "Champion"]})
    goal = goals.Goal.set({"hold": "Swordmaster"}, begun)
    for choice in ("place f4", "place h8", "end"):
        begun.play(choice)
    sword = threats.being_named("Swordmaster")
    reply = threats.refutation(begun.position, 0, sword)
    assert goal.met(begun) == (reply is None)
    if reply is not None:
        assert near(goal, begun, "en").text
        answered = begun.copy()
        for choice in reply:
            answered.play(choice)
        answered.play("end")
        assert not threats.places(answered.position, 0, sword)


def test_a_threat_without_its_card_or_figure_is_none() -> None:
    begun = game(schools=["southern", "northern"], hand={"southern": ["Swordmaster"], "northern": []})
    goal = goals.Goal.set({"hold": "Swordmaster"}, begun)
    for choice in ("discard Swordmaster", "place a6", "end"):
        begun.play(choice)
    assert not goal.met(begun)
    assert "the card is gone" in near(goal, begun, "en").text
