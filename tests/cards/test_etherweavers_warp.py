"""The Etherweavers' warp effects, one by one. Purple plays a duel against blue (Northern) unless said otherwise."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import SQUARES, after, choices, summons
from tests.support import destroyed, game, texts

COLOURED = "c2 d8 e5 h4 a5 c7 f2 g7 i6".split()


def warp(card: str, purple: str, blue: str, *play: str, **keys: Any) -> Game:
    """A game in which purple has just played a warp effect and made some more choices."""
    keys.setdefault("hand", {"etherweavers": [card]})
    return game({"etherweavers": purple, "northern": blue}, play=[f"warp {card}", *play], **keys)


def pending(one: Game) -> str | None:
    found: str | None = one.view(None)["pending"].get("etherweavers")
    return found


def empty(*lists: str, colourless: bool = False) -> list[str]:
    """The squares on which nobody of the stone lists stands."""
    taken = {word.rstrip("*") for text in lists for word in text.split()}
    return [square for square in SQUARES if square not in taken and not (colourless and square in COLOURED)]


# -- what all warp effects share ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "card",
    [
        "Paradox Worm",
        "Lesser Shadow Twin",
        "Translocationist",
        "Antimatter Spirit",
        "Merchant of Time",
        "Gate of Oblivion",
        "Greater Shadow Twin",
        "Void Summoner",
        "Eternal Emperor",
        "Polarity Queen",
        "Ziggurat Sentinel",
    ],
)
def test_a_warp_effect_costs_no_action_needs_no_figure_and_makes_its_card_pending(card: str) -> None:
    one = game({"etherweavers": "b5", "northern": "h8"}, hand={"etherweavers": [card]})
    assert summons(one) == []
    one.play(f"warp {card}")
    while one.view(None)["asked"] == "effect":
        one.play(texts(one)[0])
    assert one.view(None)["actions"] == (3 if card == "Translocationist" else 2)
    shown = one.view("etherweavers")
    assert (shown["hand"], shown["pending"], shown["discard"]["etherweavers"]) == ([], {"etherweavers": card}, [])
    assert one.view("northern")["pending"] == {"etherweavers": card}  # everybody sees it


@pytest.mark.parametrize("card", ["Doppelganger", "Time Traveler", "Warpmaster", "Dark Sphere", "Reality Patch"])
def test_beings_without_a_warp_effect_cannot_be_warped(card: str) -> None:
    one = game({"etherweavers": "b5", "northern": "h8"}, hand={"etherweavers": [card]})
    assert not [text for text in texts(one) if text.startswith("warp")]


@pytest.mark.parametrize(
    ("card", "purple", "blue"),
    [
        ("Paradox Worm", "b5", "h8*"),  # no enemy common; only the discard is asked
        ("Lesser Shadow Twin", "b5*", "h8"),
        ("Greater Shadow Twin", "b5**", "h8"),
        ("Merchant of Time", "a5", "e5"),  # nobody on a colourless square
        ("Void Summoner", "b5**", "h8"),
        ("Polarity Queen", "b5", ""),
        ("Ziggurat Sentinel", "b5**", "h8"),
    ],
)
def test_a_warp_effect_may_be_played_although_nothing_can_be_done(card: str, purple: str, blue: str) -> None:
    one = warp(card, purple, blue)
    if card == "Paradox Worm":
        assert texts(one) == choices("- discard")
        one.play("-")
    assert after(one) == (purple, blue, 2, {})
    assert pending(one) == card


# -- one by one --------------------------------------------------------------------------------------------------------
def test_paradox_worm_upgrades_an_enemy_common_and_may_be_discarded() -> None:
    one = warp("Paradox Worm", "b5", "d4 e4* f4 h8**")
    assert texts(one) == choices("d4 f4")
    one.play("d4")
    assert texts(one) == choices("- discard")
    kept = one.copy()
    one.play("discard")
    assert after(one) == ("b5", "d4* e4* f4 h8**", 2, {})
    assert (pending(one), one.view(None)["discard"]["etherweavers"]) == (None, ["Paradox Worm"])
    kept.play("-")
    assert (pending(kept), kept.view(None)["discard"]["etherweavers"]) == ("Paradox Worm", [])


@pytest.mark.parametrize("card", ["Lesser Shadow Twin", "Greater Shadow Twin"])
def test_a_shadow_twin_upgrades_an_own_common(card: str) -> None:
    one = warp(card, "a5 b5* c5 i5**", "h8")
    assert texts(one) == choices("a5 c5")
    one.play("c5")
    assert after(one) == ("a5 b5* c5* i5**", "h8", 2, {})


def test_a_shadow_twin_upgrades_the_only_common_without_asking() -> None:
    assert after(warp("Lesser Shadow Twin", "a5 b5*", "h8"))[0] == "a5* b5*"


def test_translocationist_gains_an_action_even_after_the_last_one() -> None:
    one = warp("Translocationist", "a5", "h8", actions=0)
    assert after(one) == ("a5", "h8", 1, {})
    assert "end" not in texts(one)


def test_merchant_of_time_takes_any_piece_from_a_colourless_square() -> None:
    one = warp("Merchant of Time", "a5 b5", "d4* e5 h8**")
    assert texts(one) == choices("b5 d4 h8")  # a5 is green, e5 is red; no declining
    one.play("d4")
    assert after(one) == ("a5 b5", "e5 h8**", 2, {})  # taken, not destroyed
    assert one.view(None)["merchant"] == {"colour": "blue", "rank": "heroic"}


def test_void_summoner_makes_a_standard_move_with_an_own_non_legendary_piece() -> None:
    one = warp("Void Summoner", "a5* c1 i5**", "b5 d2")
    assert texts(one) == choices("a5-a4,a6,b4,b5,b6 c1-b2,c2,d1")
    one.play("a5-b5")
    assert after(one) == ("b5* c1 i5**", "d2", 2, {"blue": {"common": 1}})


def test_eternal_emperor_places_a_common_or_makes_a_combat_move_with_a_common_or_a_standard_one_with_others() -> None:
    one = warp("Eternal Emperor", "a5 i7* g1**", "b5 h7* f2*")
    moves = choices("a5-a4,a6,b4,b5,b6 i7-h6,h8,i6 g1-f1,f2,g2,h2")
    assert texts(one) == sorted([*empty("a5 i7 g1 b5 h7 f2"), *moves])  # no declining
    placed = one.copy()
    one.play("g1-f2")
    assert after(one) == ("a5 f2** i7*", "b5 h7*", 2, {"blue": {"heroic": 1}})
    placed.play("c3")
    assert after(placed) == ("a5 c3 g1** i7*", "b5 f2* h7*", 2, {})


def test_polarity_queen_places_a_common_next_to_an_enemy() -> None:
    one = warp("Polarity Queen", "b3 i5", "a3")
    assert texts(one) == choices("a4 b2 b4")
    one.play("b2")
    assert after(one) == ("b2 b3 i5", "a3", 2, {})


ZIGGURAT = ("a5 i7* g1**", "b5 h6 h7*")


def test_ziggurat_sentinel_makes_a_combat_move_with_an_own_non_legendary_piece() -> None:
    one = warp("Ziggurat Sentinel", *ZIGGURAT)
    assert texts(one) == choices("a5-a4,a6,b4,b5,b6 i7-h6,h7,h8,i6")  # at least one move
    one.play("i7-h7")
    assert after(one) == ("a5 g1** h7*", "b5 h6", 2, {"blue": {"heroic": 1}})


def test_ziggurat_sentinel_makes_up_to_two_standard_moves_with_the_same_piece() -> None:
    one = warp("Ziggurat Sentinel", *ZIGGURAT, "a5-a4")
    assert texts(one) == choices("- a4-a3,a5,b3,b4")  # neither with another piece nor onto the common b5
    one.play("a4-a3")
    assert after(one) == ("a3 g1** i7*", "b5 h6 h7*", 2, {})
    one = warp("Ziggurat Sentinel", *ZIGGURAT, "i7-h6")  # a heroic that takes a common moves standard
    assert texts(one) == choices("- h6-g5,g6,g7,h5,i5,i6,i7")
    one.play("-")
    assert after(one) == ("a5 g1** h6*", "b5 h7*", 2, {"blue": {"common": 1}})


# -- Gate of Oblivion --------------------------------------------------------------------------------------------------
TRAIL = "d6 e5 f4"  # for a Time Traveler, who destroys a common
GATES = {"etherweavers": ["Gate of Oblivion", "Time Traveler", "Doppelganger"]}


def test_gate_of_oblivion_counts_every_destroyed_piece_twice_for_the_rest_of_the_turn() -> None:
    one = warp("Gate of Oblivion", TRAIL, "g8 c1", "summon Time Traveler h7", "g8", hand=GATES, actions=1)
    assert after(one) == ("d6 e5 f4 h7*", "c1", 0, {"blue": {"common": 2}})
    one.play("end")
    assert one.scores == {"purple": 1, "blue": 0}


def test_gate_of_oblivion_used_twice_counts_thrice() -> None:
    play = ["summon Doppelganger b4", "summon Time Traveler h7", "g8"]
    one = warp("Gate of Oblivion", TRAIL + " a3 a4", "g8", *play, hand=GATES)
    assert destroyed(one) == {"blue": {"common": 3}}


def test_gate_of_oblivion_copied_alone_counts_twice() -> None:
    one = game(
        {"etherweavers": TRAIL + " a3 a4", "northern": "g8"},
        hand={"etherweavers": ["Doppelganger", "Time Traveler"]},
        pending={"etherweavers": "Gate of Oblivion"},
        play=["summon Doppelganger b4", "summon Time Traveler h7", "g8"],
    )
    assert destroyed(one) == {"blue": {"common": 2}}


def test_gate_of_oblivion_used_three_times_counts_four_times() -> None:
    # The warp, a copy of the pending Gate, and a copy of the discarded Gate.
    cards = ["Gate of Oblivion", "Doppelganger", "Ziggurat Sentinel", "Time Traveler"]
    purple = "a3 a4 c8 c9 d3 e3 e4 e8 e9 f4 f5"  # for a Doppelganger, a Gate, a Sentinel and a Traveler
    one = warp("Gate of Oblivion", purple, "g8", hand={"etherweavers": cards}, actions=4)
    for choice in (
        "summon Doppelganger b4",
        "summon Gate of Oblivion d9",
        "summon Ziggurat Sentinel f6",
        "copy Gate of Oblivion",
        "summon Time Traveler h8",
        "g8",
    ):
        one.play(choice)
    assert destroyed(one) == {"blue": {"common": 4}}


def test_gate_of_oblivion_does_not_count_what_was_destroyed_before() -> None:
    hand = {"etherweavers": ["Gate of Oblivion", "Time Traveler"]}
    one = game({"etherweavers": TRAIL, "northern": "g8"}, hand=hand)
    for choice in ("summon Time Traveler h7", "g8", "warp Gate of Oblivion"):
        one.play(choice)
    assert destroyed(one) == {"blue": {"common": 1}}


def test_gate_of_oblivion_counts_crushed_converted_and_leapt_on_pieces_twice() -> None:
    # Doppelganger crushes the common on e4.
    hand = {"etherweavers": ["Gate of Oblivion", "Doppelganger"]}
    one = game({"etherweavers": "d3 d4", "northern": "e4"}, hand=hand, play=["warp Gate of Oblivion"])
    one.play("summon Doppelganger e4")
    assert destroyed(one) == {"blue": {"common": 2}}
    crowd = "e4 e5 e6 e7 e8 e9"
    for flare, choice in (("F4", "e4"), ("F6", "b5-e4")):
        keys = {"hand": {"etherweavers": ["Gate of Oblivion", flare]}}
        one = warp("Gate of Oblivion", "b5", crowd, "flare", choice, **keys)
        assert destroyed(one) == {"blue": {"common": 2}}


def test_gate_of_oblivion_makes_one_heroic_two_for_tasks() -> None:
    hand = {"etherweavers": ["Gate of Oblivion", "Greater Shadow Twin"]}
    keys: dict[str, Any] = {"form": "high", "tasks": ["End of Legends"], "actions": 1, "hand": hand}
    keys["discard"] = {"etherweavers": ["Lesser Shadow Twin"]}
    one = warp("Gate of Oblivion", "e5 f5 g5", "f6*", "summon Greater Shadow Twin d5", "f6", **keys)
    assert destroyed(one) == {"blue": {"heroic": 2}}
    assert texts(one) == ["claim End of Legends", "end"]


def test_gate_of_oblivion_counts_for_its_own_effect_when_the_pending_gate_is_summoned() -> None:
    one = warp("Gate of Oblivion", "d4 d5 f4 f5", "e4** g5*", "summon Gate of Oblivion e5", "g5")
    assert after(one) == ("d4 d5 e5* f4 f5", "", 1, {"blue": {"heroic": 2, "legendary": 2}})
    assert pending(one) is None


def test_gate_of_oblivion_does_not_make_titans_victims_count() -> None:
    hand = {"etherweavers": ["Gate of Oblivion", "Titan"]}
    one = warp("Gate of Oblivion", "d2 e2 e3* e4* f2", "d5 e5* e6**", "summon Titan e5", hand=hand)
    assert after(one) == ("d2 e2 e3* e5** f2", "", 1, {"blue": {"heroic": 2}})  # the crushed one only


def test_gate_of_oblivion_ends_with_the_turn() -> None:
    hand = {"etherweavers": ["Gate of Oblivion", "Time Traveler"], "northern": []}
    one = warp("Gate of Oblivion", TRAIL, "g8", hand=hand, actions=0)
    for choice in ("end", "place c1", "place c3", "end", "summon Time Traveler h7", "g8"):
        one.play(choice)
    assert destroyed(one) == {"blue": {"common": 1}}
