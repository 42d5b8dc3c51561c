"""A team may play in the colour of either partner: the same game in other stones."""

import pytest

from tashkalar import Game
from tashkalar.errors import SetupError

SCHOOLS = ["northern", "highland", "southern", "sylvan"]


def test_a_team_plays_in_the_colour_it_has_chosen() -> None:
    game = Game.new("high", SCHOOLS, seed=4, team=True, colours=["red", "yellow"])
    game.play("place e5")
    assert game.view(None)["pieces"] == {"red": "e5", "yellow": ""}
    assert list(game.view(None)["colours"].values()) == ["red", "yellow", "red", "yellow"]


def test_the_game_is_the_same_in_other_stones_and_its_record_says_so() -> None:
    usual = Game.new("duel", SCHOOLS, seed=4, team=True)
    other = Game.new("duel", SCHOOLS, seed=4, team=True, colours=["blue", "green"])
    for _ in range(150):
        if usual.over:
            break
        choice = str(usual.options[len(usual.options) // 2])
        usual.play(choice)
        other.play(choice.replace("yellow", "green"))
    assert list(usual.points.values()) == list(other.points.values())
    assert "colours: blue, green" in other.record().splitlines()
    assert Game.from_record(other.record()).view(None) == other.view(None)
    assert "colours:" not in usual.record()


def test_the_usual_colours_need_not_be_said() -> None:
    said = Game.new("high", SCHOOLS, seed=4, team=True, colours=["blue", "yellow"])
    assert said.setup == Game.new("high", SCHOOLS, seed=4, team=True).setup
    assert "colours:" not in said.record()


@pytest.mark.parametrize(
    ("colours", "team", "words"),
    [
        (["green", "yellow"], True, "team 1 plays in blue or red, not in green"),
        (["blue", "blue"], True, "team 2 plays in yellow or green, not in blue"),
        (["red"], True, "there are two teams"),
        (["red", "yellow", "green"], True, "there are two teams"),
    ],
)
def test_other_colours_are_refused(colours: list[str], team: bool, words: str) -> None:
    with pytest.raises(SetupError, match=words) as caught:
        Game.new("high", SCHOOLS, seed=4, team=team, colours=colours)
    assert caught.value.key == "team_colours"


def test_nobody_else_chooses_a_colour() -> None:
    with pytest.raises(SetupError, match="only teams choose a colour"):
        Game.new("duel", ["northern", "sylvan"], seed=4, colours=["blue", "red"])
