"""A turn: how many actions, placing, discarding and returning, gained actions, nothing in between an effect."""

import pytest

from tashkalar import Game, IllegalChoice
from tests.support import game, stones, texts

TWO = {"southern": "d4", "northern": "e5"}
TASKS = ["Destruction", "Red Conquest", "Side Chain", "Isolation"]


# -- number of actions -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["first", "high", "duel"])
def test_only_the_starting_players_first_turn_has_one_action(form: str) -> None:
    one = Game.new(form, ["northern", "southern"], seed=2)
    if form == "duel":
        one.play("start c5")
    free = iter(["a4", "b4", "c4", "d4", "f4", "g4", "i4"])
    for school, actions in (("northern", 1), ("southern", 2), ("northern", 2), ("southern", 2)):
        assert one.to_move == school
        assert one.view(None)["actions"] == actions
        for _ in range(actions):
            one.play(f"place {next(free)}")
        assert one.view(None)["actions"] == 0
        one.play("end")


def test_in_a_melee_too_only_the_first_player_has_one_action() -> None:
    one = Game.new("melee", ["northern", "southern", "sylvan"], seed=2)
    for choice in ("start blue f8", "start red b3", "start green g3"):
        one.play(choice)
    free = iter(["a4", "b4", "c4", "d4", "f4", "g4", "i4"])
    for actions in (1, 2, 2, 2):
        assert one.view(None)["actions"] == actions
        for _ in range(actions):
            one.play(f"place {next(free)}")
        one.play("end")


# -- placing and ending ------------------------------------------------------------------------------------------------
def test_place_on_any_empty_square() -> None:
    one = game(TWO)
    places = [text for text in texts(one) if text.startswith("place")]
    assert len(places) == 67
    assert "place d4" not in places
    assert "place e5" not in places
    one.play("place a5")
    assert stones(one, "red") == "a5 d4"
    assert one.view(None)["actions"] == 1


def test_all_actions_must_be_used() -> None:
    one = game(TWO, form="high", tasks=TASKS, claimed={}, actions=2)
    for _ in range(2):
        assert not [text for text in texts(one) if text.startswith(("end", "claim"))]
        one.play(one.options[0])
    assert texts(one) == ["end"]


def test_a_place_action_is_always_there() -> None:
    # Even with every stone in the arena something can be placed, so there is no passing.
    one = game({"southern": "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3", "northern": "e5"})
    assert any(text.startswith("place ") for text in texts(one))
    assert "end" not in texts(one)


def test_end_is_always_an_explicit_choice() -> None:
    one = game(TWO, actions=1, play=["place a5"])
    assert one.to_move == "southern"
    assert texts(one) == ["end"]
    one.play("end")
    assert one.to_move == "northern"
    assert one.view(None)["actions"] == 2


def test_turns_go_round_in_the_order_of_the_seats() -> None:
    one = game({"southern": "d4", "northern": "e5", "sylvan": "f6"}, form="melee", actions=0)
    order = []
    for _ in range(6):
        order.append(one.to_move)
        while "end" not in texts(one):
            one.play(one.options[0])
        one.play("end")
    assert order == ["southern", "northern", "sylvan"] * 2


# -- discarding --------------------------------------------------------------------------------------------------------
HAND = {"southern": ["Herald", "Bomb", "Knight", "Titan", "Hell Bull", "F3"]}


def test_discard_offers_only_beings_of_the_own_school() -> None:
    one = game(TWO, hand=HAND)
    found = [text for text in texts(one) if text.startswith("discard")]
    assert found == ["discard Bomb", "discard Herald", "discard Knight"]


def test_discard_then_return_any_number_in_any_order() -> None:
    one = game(TWO, hand=HAND, deck={"southern": ["Cannon", "Champion"]}, legends=["Leviathan"], flares=["F1"])
    one.play("discard Herald")
    assert one.view(None)["actions"] == 1
    assert texts(one) == sorted(["return Bomb", "return Knight", "return Titan", "return Hell Bull", "return F3", "-"])
    for choice in ("return Knight", "return Hell Bull", "return Bomb", "return Titan", "return F3"):
        one.play(choice)
    # The hand is empty, so `-` was not asked any more.
    position = one.position
    assert [card.name for card in position.decks[0]] == ["Cannon", "Champion", "Knight", "Bomb"]
    assert [card.name for card in position.legends] == ["Leviathan", "Hell Bull", "Titan"]
    assert [card.name for card in position.flares] == ["F1", "F3"]
    assert [card.name for card in position.discards[0]] == ["Herald"]
    assert position.hands[0] == ()
    assert "place a5" in texts(one)


def test_discard_then_return_nothing() -> None:
    one = game(TWO, hand=HAND, play=["discard Herald", "-"])
    assert one.view("southern")["hand"] == ["Bomb", "Knight", "Titan", "Hell Bull", "F3"]


def test_return_is_not_asked_when_no_card_is_left() -> None:
    one = game(TWO, hand={"southern": ["Herald"]}, play=["discard Herald"])
    assert "place a5" in texts(one)


def test_a_legend_may_be_returned_as_the_only_other_card() -> None:
    one = game(TWO, hand={"southern": ["Herald", "Titan"]}, play=["discard Herald"])
    assert texts(one) == ["-", "return Titan"]


def test_one_discard_action_per_turn() -> None:
    one = game(TWO, hand=HAND, actions=3, play=["discard Herald", "-"])
    assert not [text for text in texts(one) if text.startswith("discard")]
    one.play("place a5")
    assert not [text for text in texts(one) if text.startswith("discard")]


def test_the_next_turn_has_a_discard_action_again() -> None:
    one = game(TWO, hand=HAND, actions=1, play=["discard Herald", "-", "end"])
    for choice in ("place a6", "place a7", "end"):
        one.play(choice)
    assert "discard Bomb" in texts(one)


def test_discard_can_be_the_last_action() -> None:
    one = game(TWO, hand=HAND, actions=1, play=["discard Herald", "return F3", "-"])
    assert texts(one) == ["end"]


def test_discard_needs_a_card_of_the_own_school() -> None:
    one = game(TWO, hand={"southern": ["Titan", "F3"]})
    assert not [text for text in texts(one) if text.startswith("discard")]


def test_discard_needs_an_action() -> None:
    one = game(TWO, hand=HAND, actions=0)
    assert not [text for text in texts(one) if text.startswith("discard")]


def test_first_game_has_no_discard_action() -> None:
    one = game(TWO, form="first", hand={"southern": ["Herald", "Bomb", "Knight", "F3"]}, tasks=TASKS)
    assert not [text for text in texts(one) if text.startswith("discard")]


def test_pending_being_is_neither_discarded_nor_returned() -> None:
    one = game(
        {"etherweavers": "d4", "northern": "e5"},
        hand={"etherweavers": ["Warpmaster", "Dark Sphere"]},
        pending={"etherweavers": "Paradox Worm"},
    )
    discards = [text for text in texts(one) if text.startswith("discard")]
    assert discards == ["discard Dark Sphere", "discard Warpmaster"]
    one.play("discard Warpmaster")
    assert texts(one) == ["-", "return Dark Sphere"]


# -- gained actions ----------------------------------------------------------------------------------------------------
def test_a_gained_action_is_used_after_the_effect() -> None:
    one = game(
        {"southern": "d5 c4 e4 d3", "northern": "i5"},
        hand={"southern": ["Time Mage"]},
        actions=2,
        play=["summon Time Mage e5"],
    )
    assert one.view(None)["actions"] == 2


def test_an_action_gained_with_the_last_one_is_usable() -> None:
    one = game(
        {"southern": "d5 c4 e4 d3", "northern": "i5"},
        hand={"southern": ["Time Mage"]},
        actions=1,
        play=["summon Time Mage e5"],
    )
    assert one.view(None)["actions"] == 1
    assert "end" not in texts(one)
    one.play("place a5")
    assert "end" in texts(one)


def test_an_action_gained_by_a_flare_after_the_last_action() -> None:
    one = game({"southern": "a5", "northern": "c4 d4 e4 f4 g4 c5 d5"}, hand={"southern": ["F3"]}, actions=0)
    assert texts(one) == ["end", "flare"]
    one.play("flare")
    assert one.view(None)["actions"] == 1
    assert "end" not in texts(one)


# -- an effect is carried out undisturbed ------------------------------------------------------------------------------
def test_no_action_flare_or_end_during_an_effect() -> None:
    one = game(
        {"southern": "d4 e4 f4 d3", "northern": "a4* a5* a6* a7* g7*"},
        hand={"southern": ["Knight", "Herald", "F2"]},
        actions=2,
        play=["summon Knight e5"],
    )
    found = texts(one)
    assert all(text == "-" or text.startswith("e5-") for text in found)
    for choice in ("place a3", "flare", "end", "discard Herald"):
        with pytest.raises(IllegalChoice):
            one.play(choice)
    one.play("-")
    assert {"place a3", "flare", "discard Herald"} <= set(texts(one))


def test_no_warp_during_an_effect() -> None:
    one = game(
        {"etherweavers": "d4 c4 c3 d3", "northern": "i5 i6 c2"},
        hand={"etherweavers": ["Dark Sphere", "Translocationist"]},
        play=["summon Dark Sphere d4"],
    )
    assert "warp Translocationist" not in texts(one)
    one.play("-")
    assert "warp Translocationist" in texts(one)
