"""The end of a game: what triggers it, the last turns, extra turns, ties."""

from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import log
from tests.support import game, texts

TWO = {"southern": "d4", "northern": "e5"}
TASKS = ["Destruction", "Red Conquest", "Side Chain", "Isolation"]
THREE = {"southern": "d4", "northern": "e5", "sylvan": "f6"}
TIME = "d4* f4* e3* d2 f2"  # Time Elemental on e5


def finish_turn(one: Game) -> None:
    """Use up the actions with any placements and end the turn."""
    while "end" not in texts(one):
        one.play(next(option for option in one.options if option.kind == "place"))
    one.play("end")


def seats_to_the_end(one: Game) -> list[str]:
    """Whose turns follow until the game is over."""
    order = []
    while not one.over:
        assert one.to_move is not None
        order.append(one.to_move)
        finish_turn(one)
    return order


# -- triggers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("score", "triggered"), [(17, False), (18, True), (25, True)])
def test_duel_eighteen_points(score: int, triggered: bool) -> None:
    one = game(TWO, scores={"red": score}, actions=0, play=["end"])
    assert (one.view(None)["last"] == "southern") == triggered


@pytest.mark.parametrize(("score", "triggered"), [(11, False), (12, True)])
def test_melee_of_three_twelve_points_in_one_colour(score: int, triggered: bool) -> None:
    one = game(THREE, form="melee", scores={"red": {"blue": 0, "green": score}}, actions=0, play=["end"])
    assert (one.view(None)["last"] == "southern") == triggered


@pytest.mark.parametrize(("score", "triggered"), [(9, False), (10, True)])
def test_melee_of_four_ten_points_in_one_colour(score: int, triggered: bool) -> None:
    one = game({**THREE, "highland": "g7"}, form="melee", scores={"red": {"blue": score}}, actions=0, play=["end"])
    assert (one.view(None)["last"] == "southern") == triggered


def test_melee_the_sum_of_colours_does_not_matter() -> None:
    one = game(THREE, form="melee", scores={"red": {"blue": 11, "green": 11}}, actions=0, play=["end"])
    assert one.view(None)["last"] is None


@pytest.mark.parametrize(("pieces", "triggered"), [("d4", False), ("d4**", True)])
def test_high_form_nine_points_with_legends(pieces: str, triggered: bool) -> None:
    claimed = {"red": ["Side Chain", "Corner Chain", "Red Conquest"]}
    tasks = ["Destruction", "Devastation", "Green Conquest", "Isolation"]
    one = game(
        {"southern": pieces, "northern": "e5"}, form="high", tasks=tasks, claimed=claimed, actions=0, play=["end"]
    )
    assert one.points["southern"] == 8 + triggered
    assert (one.view(None)["last"] == "southern") == triggered


def test_high_form_points_in_the_middle_of_a_turn_do_not_trigger() -> None:
    claimed = {"blue": ["Side Chain", "Corner Chain", "Green Conquest"]}
    one = game(
        {"southern": "d5 d4 e4 e3", "northern": "e6**"},
        form="high",
        tasks=["Destruction", "Devastation", "Red Conquest", "Isolation"],
        claimed=claimed,
        hand={"southern": ["Champion"]},
        actions=1,
        play=["summon Champion e5"],
    )
    assert one.points["northern"] == 9
    one.play("e6")
    # The Champion fell with the legend and gained an action.
    finish_turn(one)
    assert one.points["northern"] == 8
    assert one.view(None)["last"] is None


def test_points_given_to_the_opponent_trigger_the_end_in_the_own_turn() -> None:
    one = game(
        {"southern": "a5", "northern": "e5 e6 e7 e8 e9"},
        hand={"southern": ["F2"]},
        scores={"blue": 17},
        actions=0,
        play=["flare", "b5", "end"],
    )
    assert one.view(None)["last"] == "southern"
    assert seats_to_the_end(one) == ["northern", "southern"]


def test_drawing_the_last_card_of_the_own_deck() -> None:
    one = game(TWO, deck={"southern": ["Bomb", "Herald", "Knight"]}, actions=0, play=["end"])
    assert (one.view(None)["last"], one.view(None)["reason"]) == ("southern", "deck")
    one = game(TWO, deck={"southern": ["Bomb", "Herald", "Knight", "Cannon"]}, actions=0, play=["end"])
    assert one.view(None)["last"] is None


def test_an_opponents_deck_does_not_matter() -> None:
    one = game(TWO, deck={"northern": []}, actions=0, play=["end"])
    assert one.view(None)["last"] is None


def test_the_last_card_as_an_extra_card_triggers_too() -> None:
    one = game(
        {"sylvan": "e6 d5 f4", "northern": "a3"},
        hand={"sylvan": ["Forest Mystic", "Naiad", "Dryad"]},
        deck={"sylvan": ["Unicorn", "Sapling"]},
        actions=1,
        play=["summon Forest Mystic e5", "end"],
    )
    assert one.view(None)["last"] == "sylvan"


def test_a_returned_card_that_refilled_the_deck_is_the_last_card() -> None:
    one = game(
        TWO,
        hand={"southern": ["Herald", "Bomb"]},
        deck={"southern": []},
        actions=1,
        play=["discard Herald", "return Bomb", "end"],
    )
    assert one.view("southern")["hand"].count("Bomb") == 1
    assert one.view(None)["last"] == "southern"


def test_a_pending_being_on_an_empty_deck_does_not_prevent_the_trigger() -> None:
    one = game(
        {"etherweavers": "d4", "northern": "e5"},
        pending={"etherweavers": "Paradox Worm"},
        deck={"etherweavers": ["Dark Sphere", "Warpmaster"]},
        actions=0,
        play=["end"],
    )
    assert one.view(None)["last"] == "etherweavers"


def test_the_last_legend_or_flare_triggers_nothing() -> None:
    one = game(TWO, legends=["Titan", "Leviathan"], flares=["F1"], actions=0, play=["end"])
    assert one.view(None)["decks"]["legends"] == one.view(None)["decks"]["flares"] == 0
    assert one.view(None)["last"] is None


@pytest.mark.parametrize(("score", "triggered"), [(18, False), (19, False), (20, True)])
def test_a_pending_being_takes_two_points_from_the_trigger(score: int, triggered: bool) -> None:
    one = game(
        {"etherweavers": "d4", "northern": "e5"},
        pending={"etherweavers": "Paradox Worm"},
        scores={"purple": score},
        actions=0,
        play=["end"],
    )
    assert (one.view(None)["last"] == "etherweavers") == triggered


def test_everybody_can_see_what_a_pending_being_costs() -> None:
    one = game({"etherweavers": "d4", "northern": "e5"}, pending={"etherweavers": "Paradox Worm"})
    shown = one.view("northern")
    assert shown["penalty"] == {"etherweavers": 2}
    assert shown["scores"]["purple"] - shown["points"]["etherweavers"] == 2
    assert game(TWO).view(None)["penalty"] == {}


def test_everybody_can_see_which_cards_lie_sideways() -> None:
    four = ["southern", "northern", "sylvan", "highland"]
    team = Game.new("high", four, seed=1, team=True)
    position = team.position
    position.decks = (position.decks[0][:9], *position.decks[1:])
    position.hands = (tuple(card for card in position.hands[0] if not card.is_school), *position.hands[1:])
    assert team.view(None)["decks"]["southern"] - team.view(None)["sideways"] == 3
    finish_turn(team)
    shown = team.view(None)
    assert (shown["last"], shown["reason"], shown["decks"]["southern"]) == ("southern", "deck", shown["sideways"])
    assert game(TWO).view(None)["sideways"] == 0


# -- the last turns ----------------------------------------------------------------------------------------------------
def test_everybody_has_exactly_one_more_turn() -> None:
    one = game(TWO, scores={"red": 18}, actions=0, play=["end"])
    assert seats_to_the_end(one) == ["northern", "southern"]


def test_in_a_melee_the_trigger_plays_last() -> None:
    one = game({**THREE, "highland": "g7"}, form="melee", actions=0, play=["end"])
    finish_turn(one)
    assert one.to_move == "sylvan"
    one.position.scores = ((0, 0, 0, 0), (0, 0, 0, 0), (10, 0, 0, 0), (0, 0, 0, 0))
    finish_turn(one)
    assert one.view(None)["last"] == "sylvan"
    assert seats_to_the_end(one) == ["highland", "southern", "northern", "sylvan"]


def test_everybody_can_see_who_still_has_a_turn() -> None:
    one = game({**THREE, "highland": "g7"}, form="melee", scores={"red": {"blue": 9}}, actions=0)
    assert one.view(None)["to_come"] == []
    one.position.scores = ((0, 10, 0, 0), *one.position.scores[1:])
    one.play("end")
    order = ["northern", "sylvan", "highland", "southern"]
    for turn in range(4):
        assert one.to_move == order[turn]
        assert one.view(None)["to_come"] == order[turn + 1 :]
        finish_turn(one)
    assert one.over


def test_later_triggers_change_nothing() -> None:
    one = game(TWO, scores={"red": 18}, deck={"northern": ["Bomb"]}, actions=0, play=["end"])
    finish_turn(one)  # northern draws its last card
    assert (one.view(None)["last"], one.view(None)["reason"]) == ("southern", "points")
    assert seats_to_the_end(one) == ["southern"]


def test_the_game_ends_even_if_nobody_has_the_points_any_more() -> None:
    claimed = {"blue": ["Side Chain", "Corner Chain", "Green Conquest"]}
    one = game(
        {"southern": "d5 d4 e4 e3", "northern": "e6**"},
        form="high",
        tasks=["Destruction", "Devastation", "Red Conquest", "Isolation"],
        claimed=claimed,
        hand={"southern": ["Champion"]},
        last="northern",
        play=["summon Champion e5", "e6"],
    )
    assert max(one.points.values()) == 8
    assert seats_to_the_end(one) == ["southern", "northern"]
    assert one.winners == ["northern"]


def test_last_turns_are_complete_turns() -> None:
    one = game(TWO, last="southern", actions=2)
    assert one.view(None)["turns_left"] == 0
    assert one.view(None)["actions"] == 2
    assert seats_to_the_end(one) == ["southern"]


# -- extra turns -------------------------------------------------------------------------------------------------------
def time(**keys: Any) -> Game:
    return game(
        {"southern": TIME, "northern": "i5"},
        hand={"southern": ["Time Elemental"]},
        **{"actions": 1, **keys},
        play=["summon Time Elemental e5", "end"],
    )


def test_time_elemental_gives_a_full_extra_turn_right_away() -> None:
    one = time()
    assert one.to_move == "southern"
    assert one.view(None)["actions"] == 2
    assert one.view("southern")["hand"]  # drawn at the end of the first one
    finish_turn(one)
    assert one.to_move == "northern"


def test_end_triggered_by_the_turn_before_the_extra_turn() -> None:
    one = time(scores={"red": 17})  # the summoned legend is the eighteenth point
    assert one.view(None)["last"] == "southern"
    assert seats_to_the_end(one) == ["southern", "northern", "southern"]


def test_extra_turn_after_the_very_last_turn() -> None:
    one = time(last="southern")
    assert not one.over
    assert seats_to_the_end(one) == ["southern"]


def test_extra_turn_in_a_last_turn_before_the_last() -> None:
    one = time(last="northern")
    assert seats_to_the_end(one) == ["southern", "northern"]


# -- ties --------------------------------------------------------------------------------------------------------------
Tied = tuple[Any, ...] | None
SHARED = ("shared", None, None)


def tied(one: Game) -> Tied:
    """What everybody is told to have decided: what it was, by how much, and between whom where there are others too."""
    tie = log.tie(one)
    if tie is None:
        return None
    params = tie["params"]
    return tie["key"], params.get("number"), params.get("less"), *([params["schools"]] if "schools" in params else [])


@pytest.mark.parametrize(
    ("red", "blue", "winners", "tie"),
    [
        ((19, "a5"), (18, "e5* e6*"), ["southern"], None),
        ((18, "a5 a6 a7"), (18, "e5*"), ["northern"], ("upgraded", 1, 0)),  # upgraded pieces first
        ((18, "a5* a6"), (18, "e5**"), ["southern"], ("pieces", 2, 1)),  # then all pieces
        ((18, "a5*"), (18, "e5**"), ["southern", "northern"], SHARED),  # then shared
        ((0, ""), (0, ""), ["southern", "northern"], SHARED),
    ],
)
def test_ties_in_a_duel(red: tuple[int, str], blue: tuple[int, str], winners: list[str], tie: Tied) -> None:
    one = game(
        {"southern": red[1], "northern": blue[1]}, scores={"red": red[0], "blue": blue[0]}, last="southern", actions=0
    )
    one.play("end")
    assert one.over
    assert one.winners == winners
    assert tied(one) == tie
    assert one.to_move is None
    assert list(one.options) == []


MELEE_TIES = [
    # (points of red, of blue, of green), winners, what decided
    (({"blue": 5, "green": 3}, {"red": 4, "green": 4}, {"red": 9, "blue": 3}), ["northern"], None),
    (
        ({"blue": 5, "green": 3}, {"red": 4, "green": 3}, {"red": 9, "blue": 2}),
        ["southern"],
        ("second", 5, 4, ["southern", "northern"]),
    ),
    (
        ({"blue": 5, "green": 3}, {"red": 3, "green": 5}, {"red": 9, "blue": 2}),  # then upgraded pieces
        ["northern"],
        ("upgraded", 1, 0, ["southern", "northern"]),
    ),
    (({"blue": 5, "green": 3}, {"red": 3, "green": 4}, {"red": 3, "blue": 4}), ["southern"], ("second", 5, 4)),
]


@pytest.mark.parametrize(("scores", "winners", "tie"), MELEE_TIES)
def test_ties_in_a_melee(scores: tuple[dict[str, int], ...], winners: list[str], tie: Tied) -> None:
    one = game(
        {"southern": "d4 a3 a4", "northern": "e5*", "sylvan": "f6"},
        form="melee",
        scores=dict(zip(("red", "blue", "green"), scores, strict=True)),
        last="southern",
        actions=0,
        play=["end"],
    )
    assert one.winners == winners
    assert tied(one) == tie


def test_melee_of_four_compares_the_third_lowest_colour() -> None:
    one = game(
        {"southern": "d4", "northern": "e5* e6*", "sylvan": "f6", "highland": "g7"},
        form="melee",
        scores={"red": {"blue": 2, "green": 3, "yellow": 5}, "blue": {"red": 3, "green": 2, "yellow": 4}},
        last="southern",
        actions=0,
        play=["end"],
    )
    assert one.winners == ["southern"]
    assert tied(one) == ("third", 5, 4, ["southern", "northern"])


def test_ties_where_tasks_count() -> None:
    uneven = {"southern": "a5 a6", "northern": "e5*"}
    deck = {"southern": ["Bomb", "Herald", "Knight"]}
    high = game(uneven, form="high", tasks=TASKS, last="southern", actions=0, play=["end"])
    first = game(uneven, form="first", tasks=TASKS[:3], deck=deck, actions=0, play=["end"])
    for one in (high, first):
        assert one.winners == ["northern"]
        assert tied(one) == ("upgraded", 1, 0)


def test_the_pieces_of_a_team_break_a_tie() -> None:
    schools = ["southern", "northern", "sylvan", "highland"]
    pieces = {"southern": "a5 a6", "northern": "e5*"}
    one = game(pieces, schools=schools, form="duel", team=True, last="southern", actions=0, play=["end"])
    assert one.winners == ["northern", "highland"]
    assert tied(one) == ("upgraded", 1, 0)


def test_whoever_gives_up_has_not_lost_by_a_tie() -> None:
    one = game({"southern": "a5", "northern": "e5*"})
    one.resign("northern")
    assert one.winners == ["southern"]
    assert tied(one) is None


def test_a_pending_being_takes_two_points_at_the_end() -> None:
    one = game(
        {"etherweavers": "d4*", "northern": "e5"},
        pending={"etherweavers": "Paradox Worm"},
        scores={"purple": 19, "blue": 18},
        last="etherweavers",
        actions=0,
        play=["end"],
    )
    assert one.points == {"etherweavers": 17, "northern": 18}
    assert one.scores == {"purple": 19, "blue": 18}
    assert one.winners == ["northern"]


def test_the_stone_on_the_merchant_breaks_no_tie() -> None:
    one = game(
        {"etherweavers": "d4", "northern": "e5"},
        pending={"etherweavers": "Merchant of Time"},
        merchant={"colour": "blue", "rank": "heroic"},
        scores={"purple": 20, "blue": 18},
        last="etherweavers",
        actions=0,
        play=["end"],
    )
    assert one.winners == ["etherweavers", "northern"]
