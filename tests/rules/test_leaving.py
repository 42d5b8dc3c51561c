"""Resigning, and agreeing to leave out the rest of the last turns."""

from typing import Any

import pytest

from tashkalar import Game, NotAllowed
from tests.support import game, texts

TWO = {"southern": "d4", "northern": "e5"}
THREE = {"southern": "d4", "northern": "e5", "sylvan": "f6"}


@pytest.mark.parametrize("school", ["southern", "northern"])
def test_resign_at_any_time(school: str) -> None:
    one = game(TWO)
    one.resign(school)
    assert one.over
    assert one.winners == [other for other in ("southern", "northern") if other != school]
    assert one.view(None)["reason"] == "resigned"
    assert not one.can_undo


def test_resign_in_the_middle_of_an_effect() -> None:
    one = game(
        {"southern": "d4 f4", "northern": "d5"}, hand={"southern": ["Swordmaster"]}, play=["summon Swordmaster e4"]
    )
    one.resign("northern")
    assert (one.over, one.winners, list(one.options), one.question) == (True, ["southern"], [], None)


def test_resign_whatever_the_score() -> None:
    one = game(TWO, scores={"red": 30})
    one.resign("southern")
    assert one.winners == ["northern"]


def test_nobody_resigns_in_a_melee() -> None:
    one = game(THREE, form="melee")
    with pytest.raises(NotAllowed):
        one.resign("southern")
    assert not one.over


def test_all_players_may_agree_to_end_in_the_last_turns() -> None:
    one = game(THREE, form="melee", last="northern", scores={"blue": {"red": 3, "green": 2}})
    one.agree_to_end("sylvan")
    one.agree_to_end("southern")
    assert not one.over
    assert one.view(None)["agreed"] == ["southern", "sylvan"]
    one.play("place a3")  # play goes on until everybody has agreed
    one.agree_to_end("northern")
    assert one.over
    assert one.winners == ["northern"]
    assert one.view(None)["reason"] == "agreed"


def test_an_agreement_holds_for_one_turn() -> None:
    """Whoever is overtaken must not lose the last turn by what was agreed before."""
    one = game(THREE, form="melee", last="sylvan")
    one.agree_to_end("southern")
    one.agree_to_end("northern")
    for choice in ("place a3", "place a4", "end"):
        one.play(choice)
    assert one.agreed == []
    one.agree_to_end("sylvan")
    assert not one.over


def test_an_agreement_can_be_withdrawn() -> None:
    one = game(TWO, last="northern")
    with pytest.raises(NotAllowed, match="northern has not agreed"):
        one.withdraw("northern")
    one.agree_to_end("northern")
    one.withdraw("northern")
    one.agree_to_end("southern")
    assert not one.over
    again = Game.from_record(one.record())
    assert again.record() == one.record()
    assert again.agreed == ["southern"]
    assert [game.agreed for game in one.retold()][-2:] == [[], ["southern"]]


def destroying(**more: Any) -> Game:
    """A duel in its last turns, in which southern has just destroyed a heroic piece."""
    one = game(
        {"southern": "d4 d6", "northern": "e5* h8"}, last="northern", hand={"southern": ["Knight"]}, form="duel", **more
    )
    one.position.destroyed[3 + 1] = 1
    return one


def test_what_the_turn_has_destroyed_counts_when_all_agree() -> None:
    one = destroying(scores={"red": 2, "blue": 2})
    assert one.wins_if_ended("southern")
    assert not one.wins_if_ended("northern")
    one.agree_to_end("northern")
    one.agree_to_end("southern")
    assert one.over
    assert one.points == {"southern": 3, "northern": 2}
    assert one.winners == ["southern"]


def test_a_shared_victory_is_no_victory_to_end_for() -> None:
    one = game(TWO, last="northern", form="duel", scores={"red": 2, "blue": 2})
    assert not one.wins_if_ended("southern")
    assert not one.wins_if_ended("northern")


def test_a_free_point_is_chosen_before_an_agreed_end() -> None:
    one = game(THREE, form="melee", last="sylvan")
    one.position.destroyed[3 * 1] = one.position.destroyed[3 * 2] = 1
    for school in one.setup.schools:
        one.agree_to_end(school)
    assert not one.over
    assert {text.split()[0] for text in texts(one)} == {"point"}
    one.play(texts(one)[0])
    assert one.over
    assert one.view(None)["reason"] == "agreed"
    assert sum(sum(row) for row in one.position.scores) == 1


def test_games_of_the_first_rules_keep_their_agreements() -> None:
    """A record says by which rules it was played, and agreements used to last."""
    told = game(TWO, last="northern").record().replace("rules: 2", "rules: 1")
    one = Game.from_record(told)
    one.agree_to_end("northern")
    for choice in ("place a3", "place a4", "end"):
        one.play(choice)
    assert one.agreed == ["northern"]
    one.agree_to_end("southern")
    assert one.over
    assert one.record().splitlines()[1] == "rules: 1"
    assert Game.from_record(one.record()).over


def test_nobody_agrees_before_the_end_is_triggered() -> None:
    one = game(TWO)
    with pytest.raises(NotAllowed):
        one.agree_to_end("southern")


def test_nobody_agrees_twice() -> None:
    one = game(TWO, last="southern")
    one.agree_to_end("northern")
    with pytest.raises(NotAllowed):
        one.agree_to_end("northern")


def test_after_the_end_nobody_resigns_or_agrees() -> None:
    one = game(TWO, last="southern", actions=0, play=["end"])
    for leave in (one.resign, one.agree_to_end):
        with pytest.raises(NotAllowed):
            leave("southern")
    assert len(one.winners) == 2


def test_resign_and_agree_are_never_among_the_options() -> None:
    one = game(TWO, last="southern")
    assert not [text for text in texts(one) if text.startswith(("resign", "agree"))]
