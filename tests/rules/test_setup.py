"""How each form begins: start stones, first hands, stones in stock, first tasks."""

from collections import Counter

import pytest

from tashkalar import Game
from tashkalar.errors import BrokenRecord, SetupError
from tashkalar.game import scenario
from tashkalar.game.record import read_position
from tashkalar.rules.card import DECKS, TASKS
from tashkalar.rules.deal import deal
from tashkalar.rules.forms import find_form
from tashkalar.rules.school import SCHOOLS
from tashkalar.rules.setup import Setup
from tests.support import stones, texts

SEEDS = range(150)
FOUR = ["northern", "highland", "southern", "sylvan"]


# -- start stones ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["first", "high"])
def test_arena_is_empty_without_a_deathmatch(form: str) -> None:
    one = Game.new(form, ["northern", "southern"], seed=1)
    assert one.to_move == "northern"
    assert stones(one, "blue") == stones(one, "red") == ""
    assert one.view(None)["actions"] == 1


def test_duel_second_player_chooses_the_start_squares() -> None:
    one = Game.new("duel", ["northern", "highland"], seed=1)
    assert one.to_move == "highland"
    assert texts(one) == ["start c5", "start g5"]
    one.play("start c5")
    assert (stones(one, "yellow"), stones(one, "blue")) == ("c5", "g5")
    assert one.to_move == "northern"


def test_duel_start_the_other_way_round() -> None:
    one = Game.new("duel", ["northern", "highland"], seed=1)
    one.play("start g5")
    assert (stones(one, "yellow"), stones(one, "blue")) == ("g5", "c5")


def test_team_duel_fourth_player_chooses_for_his_team() -> None:
    one = Game.new("duel", FOUR, seed=1, team=True)
    assert one.to_move == "sylvan"
    assert texts(one) == ["start c5", "start g5"]
    one.play("start c5")
    # The second team plays in the colour of its first seat.
    assert (stones(one, "yellow"), stones(one, "blue")) == ("c5", "g5")
    assert one.to_move == "northern"


def test_team_high_has_no_start_stones() -> None:
    one = Game.new("high", FOUR, seed=1, team=True)
    assert one.to_move == "northern"
    assert stones(one, "blue") == stones(one, "yellow") == ""


def test_melee_of_three_last_player_sets_up_all_colours_in_turn_order() -> None:
    one = Game.new("melee", ["sylvan", "northern", "southern"], seed=1)
    assert one.to_move == "southern"
    squares = ["f8", "g8", "b3", "c3", "g3", "g4"]
    assert texts(one) == sorted(f"start green {square}" for square in squares)
    one.play("start green g8")
    assert one.to_move == "southern"
    assert texts(one) == sorted(f"start blue {square}" for square in ["b3", "c3", "g3", "g4"])
    one.play("start blue g4")
    assert texts(one) == ["start red b3", "start red c3"]
    one.play("start red b3")
    assert (stones(one, "green"), stones(one, "blue"), stones(one, "red")) == ("g8", "g4", "b3")
    assert one.to_move == "sylvan"


def test_melee_of_four_second_player_has_no_start_stone() -> None:
    one = Game.new("melee", FOUR, seed=1)
    assert one.to_move == "sylvan"
    assert all(text.startswith("start blue ") for text in texts(one))
    one.play("start blue c3")
    assert texts(one) == sorted(f"start red {square}" for square in ["f8", "g8", "g3", "g4"])
    one.play("start red f8")
    assert texts(one) == ["start green g3", "start green g4"]
    one.play("start green g3")
    assert [stones(one, colour) for colour in ("blue", "yellow", "red", "green")] == ["c3", "", "f8", "g3"]
    assert one.to_move == "northern"


# -- stones ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("form", "seats", "team", "double", "legendary"),
    [
        ("first", 2, False, 17, 0),
        ("high", 2, False, 17, 3),
        ("duel", 2, False, 16, 3),
        ("melee", 3, False, 15, 3),
        ("melee", 4, False, 14, 3),
        ("high", 4, True, 17, 3),
        ("duel", 4, True, 16, 3),
    ],
)
def test_stones_that_mark_scores_are_not_in_stock(
    form: str, seats: int, team: bool, double: int, legendary: int
) -> None:
    one = Game.new(form, find_form(form).schools[:seats], seed=1, team=team)
    stock = one.view(None)["stock"]
    assert len(stock) == (2 if team else seats)
    assert all(left == {"stones": double, "legends": legendary} for left in stock.values())


def test_an_empty_square_always_exists() -> None:
    # The most pieces a form can have in the arena: 4 colours of 14 + 3.
    setup = Game.new("melee", FOUR, seed=1).setup
    assert setup.sides * (setup.stones + setup.legendary_stones) == 68 < 69


# -- hands and decks ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("form", "seats"), [("high", 2), ("duel", 2), ("melee", 3), ("melee", 4)])
def test_first_hands(form: str, seats: int) -> None:
    shown = Game.new(form, FOUR[:seats], seed=3).view(None)
    assert all(hand == {"school": 3, "legends": 2, "flares": 1} for hand in shown["held"].values())
    assert all(number == 6 for number in shown["hands"].values())
    assert all(shown["decks"][school] == len(DECKS[SCHOOLS[school].deck]) - 3 for school in FOUR[:seats])
    assert shown["decks"]["legends"] == len(DECKS["legends"]) - 2 * seats
    assert shown["decks"]["flares"] == len(DECKS["flares"]) - seats


def test_first_game_has_no_legends() -> None:
    shown = Game.new("first", ["northern", "southern"], seed=3).view(None)
    assert all(hand == {"school": 3, "legends": 0, "flares": 1} for hand in shown["held"].values())
    assert shown["decks"]["legends"] == 0


@pytest.mark.parametrize("form", ["high", "duel"])
def test_first_player_of_each_team_holds_its_legends(form: str) -> None:
    shown = Game.new(form, FOUR, seed=3, team=True).view(None)
    assert [shown["held"][school]["legends"] for school in FOUR] == [2, 2, 0, 0]
    assert all(shown["held"][school]["school"] == 3 and shown["held"][school]["flares"] == 1 for school in FOUR)
    assert shown["decks"]["legends"] == len(DECKS["legends"]) - 4


@pytest.mark.parametrize("team", [False, True])
def test_every_card_is_somewhere_once(team: bool) -> None:
    position = Game.new("high", FOUR if team else FOUR[:2], seed=5, team=team).position
    for seat, school in enumerate(position.setup.schools):
        own = [card for card in position.hands[seat] if card.deck not in ("legends", "flares")]
        assert Counter([*own, *position.decks[seat]]) == Counter(DECKS[SCHOOLS[school].deck])
    for kind, deck in (("legends", position.legends), ("flares", position.flares)):
        held = [card for hand in position.hands for card in hand if card.deck == kind]
        assert Counter([*held, *deck]) == Counter(DECKS[kind])
    assert Counter([*position.tasks, *position.task_pile]) == Counter(TASKS.values())
    position.check()


def test_the_seed_decides_the_deal() -> None:
    one, same, other = (Game.new("duel", FOUR[:2], seed=seed) for seed in (7, 7, 8))
    assert one.position.whole() == same.position.whole()
    assert one.position.whole() != other.position.whole()


def test_without_a_seed_every_deal_is_different() -> None:
    deals = {Game.new("duel", FOUR[:2]).position.hands for _ in range(6)}
    assert len(deals) > 1


# -- tasks -------------------------------------------------------------------------------------------------------------
def test_high_form_first_tasks() -> None:
    seen: Counter[str] = Counter()
    levels = set()
    for seed in SEEDS:
        position = Game.new("high", FOUR[:2], seed=seed).position
        assert len(position.tasks) == 4
        assert all(task.level == "simple" for task in position.tasks[:3])
        assert max(Counter(task.category for task in position.tasks).values()) <= 2
        assert Counter([*position.tasks, *position.task_pile]) == Counter(TASKS.values())
        seen.update(task.name for task in position.tasks[:3])
        levels.add(position.tasks[3].level)
    assert set(seen) == {task.name for task in TASKS.values() if task.level == "simple"}
    assert levels == {"simple", "advanced"}


def test_two_of_the_first_three_may_share_a_category() -> None:
    most = [
        max(Counter(task.category for task in Game.new("high", FOUR[:2], seed=seed).position.tasks[:3]).values())
        for seed in SEEDS
    ]
    assert set(most) == {1, 2}


def test_first_game_tasks() -> None:
    for seed in SEEDS:
        position = Game.new("first", ["northern", "southern"], seed=seed).position
        assert all(task.level == "simple" for task in (*position.tasks, *position.task_pile))
        first = position.tasks[:3]
        assert all(task.points in (1, 2) for task in first)
        assert len({task.category for task in first}) == 3
        assert max(Counter(task.category for task in position.tasks).values()) <= 2
    assert len(position.tasks) + len(position.task_pile) == sum(t.level == "simple" for t in TASKS.values())


@pytest.mark.parametrize("school", [school for school in SCHOOLS if school not in ("northern", "southern")])
def test_the_first_game_is_for_the_imperial_schools(school: str) -> None:
    assert Game.new("first", ["southern", "northern"], seed=1).to_move == "southern"
    with pytest.raises(SetupError, match=f"by the schools northern and southern only, not by {school}; the forms high"):
        Game.new("first", ["northern", school], seed=1)


@pytest.mark.parametrize("school", ["highland", "sylvan", "etherweavers"])
def test_what_was_kept_of_first_games_with_other_schools_goes_on(school: str) -> None:
    kept = Game(deal(Setup.told("first", (school, "northern")), 1))
    kept.play("place e5")
    again = Game.from_record(kept.record())
    assert again.record() == kept.record()
    assert scenario.check({"form": "first", "schools": [school, "northern"], "play": ["place e5"]}) == []


@pytest.mark.parametrize("school", ["everfrost", "nethervoid"])
def test_no_first_game_was_ever_kept_of_schools_that_came_later(school: str) -> None:
    told = scenario.check({"form": "first", "schools": ["northern", school]})
    assert len(told) == 1
    assert f"not by {school}" in told[0]
    with pytest.raises(BrokenRecord, match=f"line 1.*not by {school}"):
        read_position(f"form: first\nschools: northern, {school}")


def test_deathmatches_have_no_tasks() -> None:
    assert Game.new("duel", FOUR[:2], seed=1).view(None)["tasks"] == []
    assert Game.new("melee", FOUR[:3], seed=1).view(None)["tasks"] == []


def test_levels_and_categories_of_tasks() -> None:
    """Three simple tasks of different categories begin a first game; there must be enough of each."""
    simple = Counter(task.category for task in TASKS.values() if task.level == "simple")
    assert {task.level for task in TASKS.values()} == {"simple", "advanced"}
    assert {task.category for task in TASKS.values()} == {"destruction", "colour", "summoning", "pattern", "surround"}
    assert len(simple) >= 3
