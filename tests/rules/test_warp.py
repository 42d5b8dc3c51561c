"""Warp effects and the pending being: timing, penalty, copies, linked effects, the Merchant's stone."""

from typing import Any

import pytest

from tashkalar import Game, IllegalChoice
from tests.support import destroyed, game, stones, texts

HANDS = {"etherweavers": ["Translocationist", "Lesser Shadow Twin", "Dark Sphere"]}


def ether(purple: str = "d4 e4", blue: str = "h8", **keys: Any) -> Game:
    keys.setdefault("hand", HANDS)
    return game({"etherweavers": purple, "northern": blue}, **keys)


def play(one: Game, *choices: str) -> Game:
    for choice in choices:
        one.play(choice)
    return one


def warps(one: Game) -> list[str]:
    return [text for text in texts(one) if text.startswith("warp")]


# -- timing ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("actions", [2, 1, 0])
def test_before_and_after_any_action_and_without_a_cost(actions: int) -> None:
    one = ether(actions=actions)
    # Dark Sphere has no warp effect.
    assert warps(one) == ["warp Lesser Shadow Twin", "warp Translocationist"]
    play(one, "warp Lesser Shadow Twin", "d4")
    assert one.view(None)["actions"] == actions
    assert stones(one, "purple") == "d4* e4"


def test_not_in_the_own_first_turn() -> None:
    one = ether(first_turn=True)
    assert warps(one) == []
    with pytest.raises(IllegalChoice, match="first turn"):
        one.play("warp Translocationist")


def test_a_new_game_has_no_warp_in_the_first_turn_of_either_seat() -> None:
    for schools in (["etherweavers", "northern"], ["northern", "etherweavers"]):
        one = Game.new("high", schools, seed=4)
        for number in range(4):
            if one.to_move == "etherweavers":
                assert bool(warps(one)) == (number >= 2)
            while "end" not in texts(one):
                one.play(next(option for option in one.options if option.kind == "place"))
            one.play("end")


def test_an_extra_turn_right_after_the_first_is_not_the_first() -> None:
    one = ether("d4* f4* e3* d2 f2", hand={"etherweavers": ["Time Elemental", "Translocationist"]}, first_turn=True)
    play(one, "summon Time Elemental e5", "place a3")
    assert warps(one) == []
    play(one, "end")
    assert "warp Translocationist" in warps(one)


def test_not_while_a_being_is_pending() -> None:
    one = ether(pending={"etherweavers": "Paradox Worm"})
    assert warps(one) == []
    with pytest.raises(IllegalChoice, match="Paradox Worm"):
        one.play("warp Translocationist")


def test_several_in_one_turn_if_the_pending_being_leaves() -> None:
    one = ether("d4 e4", "h8 h7", hand={"etherweavers": ["Paradox Worm", "Translocationist"]})
    play(one, "warp Paradox Worm", "h7", "discard")
    assert one.view(None)["pending"] == {}
    play(one, "warp Translocationist")
    assert one.view(None)["pending"] == {"etherweavers": "Translocationist"}
    assert one.view(None)["actions"] == 3


def test_an_effect_that_cannot_be_carried_out_may_be_warped() -> None:
    # No enemy common to upgrade; no linked pair for the Spirit either.
    one = ether(blue="h8*", hand={"etherweavers": ["Lesser Shadow Twin"]}, purple="d4*")
    play(one, "warp Lesser Shadow Twin")
    assert one.question is None
    assert one.view(None)["pending"] == {"etherweavers": "Lesser Shadow Twin"}


# -- the pending being -------------------------------------------------------------------------------------------------
def test_the_warped_card_is_pending_and_public() -> None:
    one = play(ether(), "warp Translocationist")
    for seat in ("etherweavers", "northern", None):
        assert one.view(seat)["pending"] == {"etherweavers": "Translocationist"}
    assert "Translocationist" not in one.view("etherweavers")["hand"]
    assert one.view(None)["discard"]["etherweavers"] == []


def test_it_is_summoned_like_a_card_of_the_hand() -> None:
    one = ether("d4 c4 c5 e6", hand={}, pending={"etherweavers": "Translocationist"})
    assert "summon Translocationist d5" in texts(one)
    play(one, "summon Translocationist d5")
    assert one.view(None)["pending"] == {}
    assert one.view(None)["actions"] == 1
    assert one.view(None)["discard"]["etherweavers"] == ["Translocationist"]


def test_it_stops_being_pending_before_its_own_effect() -> None:
    # The Doppelganger has no warp; the Emperor does and asks something when summoned.
    one = ether("d5 d4 d3 e3", hand={}, pending={"etherweavers": "Eternal Emperor"}, scores={"purple": 5})
    assert one.points["etherweavers"] == 3
    play(one, next(text for text in texts(one) if text.startswith("summon Eternal Emperor e4")))
    assert one.question is not None
    assert one.view(None)["pending"] == {}
    assert one.points["etherweavers"] == 5


def test_the_penalty_of_two_points() -> None:
    assert ether(pending={"etherweavers": "Paradox Worm"}).points == {"etherweavers": -2, "northern": 0}
    one = ether(
        form="high",
        tasks=["Destruction", "Red Conquest", "Side Chain", "Isolation"],
        claimed={"purple": ["Devastation"]},
        pending={"etherweavers": "Paradox Worm"},
    )
    assert one.points == {"etherweavers": 0, "northern": 0}


def test_the_penalty_of_a_melee_touches_every_colour() -> None:
    one = game(
        {"etherweavers": "d4", "northern": "e5", "sylvan": "f6"},
        form="melee",
        scores={"purple": {"blue": 7, "green": 5}},
        pending={"etherweavers": "Paradox Worm"},
        actions=0,
    )
    assert one.points["etherweavers"] == 3
    one.position.scores = ((0, 13, 13), (0, 0, 0), (0, 0, 0))
    one.play("end")
    assert one.view(None)["last"] is None  # 13 - 2 is below 12 in every colour


def test_the_penalty_of_a_team_is_its_partners_too() -> None:
    one = game(
        {"southern": "d4", "northern": "h8"},
        schools=["southern", "northern", "etherweavers", "sylvan"],
        team=True,
        scores={"red": 6, "blue": 6},
        pending={"etherweavers": "Paradox Worm"},
    )
    assert one.points == {"southern": 4, "northern": 6, "etherweavers": 4, "sylvan": 6}


def test_the_pending_being_of_a_partner_is_summoned_by_its_owner_only() -> None:
    one = game(
        {"southern": "d4 c4 c5 e6", "northern": "h8"},
        schools=["southern", "northern", "etherweavers", "sylvan"],
        team=True,
        pending={"etherweavers": "Translocationist"},
    )
    assert not [text for text in texts(one) if text.startswith("summon")]


# -- copies ------------------------------------------------------------------------------------------------------------
DOUBLE = "c5 c4"  # Doppelganger on d5


def test_doppelganger_copies_the_pending_beings_warp() -> None:
    one = ether(DOUBLE, hand={"etherweavers": ["Doppelganger"]}, pending={"etherweavers": "Translocationist"})
    play(one, "summon Doppelganger d5")
    assert one.view(None)["actions"] == 2
    # A copy is no warp: the being stays pending and nothing new is.
    assert one.view(None)["pending"] == {"etherweavers": "Translocationist"}


def test_a_copy_of_the_worm_may_discard_another_pending_being() -> None:
    one = ether(
        DOUBLE,
        "h7 h8",
        hand={"etherweavers": ["Doppelganger"]},
        pending={"etherweavers": "Paradox Worm"},
        play=["summon Doppelganger d5", "h8", "discard"],
    )
    assert one.view(None)["pending"] == {}
    assert one.view(None)["discard"]["etherweavers"] == ["Paradox Worm", "Doppelganger"]


def test_a_copy_does_not_count_as_played() -> None:
    # The Doppelganger copies the Emperor's warp; the Emperor, warped in an earlier turn, still has his effect.
    one = ether(
        f"{DOUBLE} f5 f4 f3 g3",
        hand={"etherweavers": ["Doppelganger"]},
        pending={"etherweavers": "Eternal Emperor"},
        play=["summon Doppelganger d5", "i5", "summon Eternal Emperor g4"],
    )
    assert "-" in texts(one)


def test_ziggurat_copies_a_warp_from_the_discard_pile() -> None:
    one = ether(
        "f5 f4 e4 e3 d3",
        hand={"etherweavers": ["Ziggurat Sentinel"]},
        discard={"etherweavers": ["Merchant of Time", "Translocationist", "Dark Sphere"]},
        play=["summon Ziggurat Sentinel f6"],
    )
    # The Merchant cannot be copied, the Sphere has no warp, the Sentinel does not see itself.
    assert texts(one) == ["-", "copy Translocationist", "f6-e5"]
    play(one, "copy Translocationist")
    assert one.view(None)["actions"] == 2
    assert one.view(None)["pending"] == {}


def test_the_emperor_has_no_effect_after_his_own_warp_this_turn() -> None:
    one = ether("d5 d4 d3 e3", hand={"etherweavers": ["Eternal Emperor"]})
    play(one, "warp Eternal Emperor", "i5")
    play(one, next(text for text in texts(one) if text.startswith("summon Eternal Emperor e4")))
    assert one.question is None


def test_the_emperor_warped_in_an_earlier_turn_has_his_effect() -> None:
    one = ether("d5 d4 d3 e3", hand={}, pending={"etherweavers": "Eternal Emperor"})
    play(one, next(text for text in texts(one) if text.startswith("summon Eternal Emperor e4")))
    assert "-" in texts(one)


# -- the Merchant ------------------------------------------------------------------------------------------------------
def test_the_merchant_takes_a_piece_off_the_board() -> None:
    one = ether("d4", "h8** e5 g7*", hand={"etherweavers": ["Merchant of Time"]}, scores={"blue": 3})
    play(one, "warp Merchant of Time")
    # Not from coloured squares: e5 is red, g7 green. Any owner, any rank otherwise.
    assert texts(one) == ["d4", "h8"]
    play(one, "h8")
    shown = one.view(None)
    assert shown["merchant"] == {"colour": "blue", "rank": "legendary"}
    assert stones(one, "blue") == "e5 g7*"
    assert destroyed(one) == {}
    assert shown["stock"]["blue"]["legends"] == 2


def test_the_merchant_is_never_copied_discarded_or_taken_back() -> None:
    keys: dict[str, Any] = {
        "pending": {"etherweavers": "Merchant of Time"},
        "merchant": {"colour": "blue", "rank": "common"},
    }
    one = ether(DOUBLE, hand={"etherweavers": ["Doppelganger"]}, **keys, play=["summon Doppelganger d5"])
    assert one.question is None
    one = ether("d7 c5 d4", hand={"etherweavers": ["Warpmaster"]}, **keys)
    summon = next(text for text in texts(one) if text.startswith("summon Warpmaster"))
    play(one, summon)
    assert "return" not in texts(one)
    one = ether("d5 e4 e6 f5", hand={"etherweavers": ["Reality Patch"]}, **keys, play=["summon Reality Patch e5"])
    assert one.question is None


def test_the_merchant_in_hand_may_be_discarded() -> None:
    one = ether(hand={"etherweavers": ["Merchant of Time"]}, play=["discard Merchant of Time"])
    assert one.view(None)["discard"]["etherweavers"] == ["Merchant of Time"]


def test_the_merchants_stone_leaps_back_onto_a_colourless_square() -> None:
    one = ether(
        "d4 f4 c3 e3",
        "h8 g7",
        hand={},
        pending={"etherweavers": "Merchant of Time"},
        merchant={"colour": "blue", "rank": "heroic"},
    )
    summon = next(text for text in texts(one) if text.startswith("summon Merchant of Time"))
    play(one, summon)
    found = texts(one)
    assert "h8" in found  # a lower piece
    assert "d4" in found
    assert not {"g7", "e5", "c2"} & set(found)  # coloured squares
    assert "-" not in found
    play(one, "h8")
    assert stones(one, "blue") == "g7 h8*"
    assert destroyed(one) == {"blue": {"common": 1}}
    assert one.view(None)["merchant"] is None


# -- Gate of Oblivion --------------------------------------------------------------------------------------------------
def test_the_gate_counts_every_later_victim_once_more() -> None:
    one = ether(
        "c3 d4 e5 a3",
        "h7 g9",
        hand={"etherweavers": ["Gate of Oblivion", "Time Traveler"]},
        play=["warp Gate of Oblivion", "summon Time Traveler h8", "h7"],
    )
    assert destroyed(one) == {"blue": {"common": 2}}
    play(one, "place a4", "end")
    assert one.scores == {"purple": 1, "blue": 0}


def test_the_gate_is_not_retroactive() -> None:
    one = ether(
        "c3 d4 e5 a3",
        "h7 g9",
        hand={"etherweavers": ["Gate of Oblivion", "Time Traveler"]},
        play=["summon Time Traveler h8", "h7", "warp Gate of Oblivion"],
    )
    assert destroyed(one) == {"blue": {"common": 1}}


def test_the_gate_twice_counts_three_times() -> None:
    one = ether(
        f"{DOUBLE} e3 f4 g5",
        "h7 g9",
        hand={"etherweavers": ["Doppelganger", "Gate of Oblivion", "Time Traveler"]},
        play=["warp Gate of Oblivion", "summon Doppelganger d5", "summon Time Traveler h8", "h7"],
    )
    assert destroyed(one) == {"blue": {"common": 3}}


def test_the_gate_ends_with_the_turn() -> None:
    one = ether(
        hand={"etherweavers": ["Gate of Oblivion"]},
        play=["warp Gate of Oblivion", "place a3", "place a4", "end"],
    )
    assert one.position.gate == 0


def test_the_gate_does_not_count_titans_victims() -> None:
    one = ether(
        "e4* e3* d2 e2 f2",
        "e5 d6 f6",
        hand={"etherweavers": ["Gate of Oblivion", "Titan"]},
        play=["warp Gate of Oblivion", "summon Titan e5"],
    )
    # Only the piece crushed by the summoning counts, twice.
    assert destroyed(one) == {"blue": {"common": 2}}


# -- linked effects ----------------------------------------------------------------------------------------------------
def test_a_linked_warp_that_cannot_be_completed_does_nothing() -> None:
    # Antimatter Spirit: blue has no stone in stock, and no blue common stands where it could be freed.
    blue = "c1* d1* e1* f1* g1* b2* c2* d2* e2* f2* g2* h2* a3* b3* c3* d3*"
    one = ether("i7", blue, hand={"etherweavers": ["Antimatter Spirit"]}, play=["warp Antimatter Spirit"])
    assert one.question is None
    assert stones(one, "purple") == "i7"
    assert one.view(None)["pending"] == {"etherweavers": "Antimatter Spirit"}


def test_a_linked_warp_is_carried_out_as_a_whole() -> None:
    one = ether("i7", "h5", hand={"etherweavers": ["Antimatter Spirit"]}, play=["warp Antimatter Spirit", "d4"])
    # The own piece stands on d4 and moves; then a blue one moves the opposite way.
    assert set(texts(one)) == {f"d4-{square}" for square in ("c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5")}
    play(one, "d4-e5")
    assert stones(one, "purple") == "e5 i7"
    assert stones(one, "blue") == "c3 h5"


def test_a_first_move_must_leave_the_second_possible() -> None:
    # Polarity Queen: only moves whose opposite the other piece can answer are on offer.
    one = ether("d4 f4 e3 e2", "a7", hand={"etherweavers": ["Polarity Queen"]})
    play(one, "summon Polarity Queen e5")
    assert "-" not in texts(one)
    for choice in texts(one):
        other = one.copy()
        other.play(choice)
        assert other.question is None or all("-" in text and len(text) == 5 for text in texts(other))
        if other.question is None:
            assert stones(other, "purple") != stones(one, "purple")


def test_swapping_destroys_nobody() -> None:
    one = ether("f5 e4 d4", "h8", hand={"etherweavers": ["Paradox Worm"]})
    summon = next(text for text in texts(one) if text.startswith("summon Paradox Worm"))
    play(one, summon)
    assert "f5=h8" in texts(one)
    play(one, "f5=h8")
    assert "h8" in stones(one, "purple").split()
    assert stones(one, "blue") == "f5"
    assert destroyed(one) == {}


# -- other seats -------------------------------------------------------------------------------------------------------
def test_iris_as_a_legend_of_a_melee_asks_for_the_colour_after_upgrade() -> None:
    one = game(
        {"etherweavers": "d4 f4 d3 f3 e2", "northern": "a3", "sylvan": "i7"},
        form="melee",
        improvised={"purple": ["blue", "green"]},
        hand={"etherweavers": ["Iris of Eternity", "Titan", "Leviathan"]},
        play=["summon Iris of Eternity e5"],
    )
    assert texts(one) == ["-", "upgrade"]
    play(one, "upgrade")
    assert texts(one) == ["point blue", "point green"]
    play(one, "point green")
    assert one.scores["purple"] == {"blue": 0, "green": 1}
    assert one.view("etherweavers")["hand"] == []
    assert one.view(None)["legends_discard"] == ["Titan", "Leviathan"]
    assert one.position.summoned == 1
    assert one.position.summoned_legends == 1


def test_time_traveler_appears_on_any_empty_colourless_square() -> None:
    one = ether("c3 d4 e5", "h8", hand={"etherweavers": ["Time Traveler"]})
    places = {text.split()[3] for text in texts(one) if text.startswith("summon Time Traveler")}
    coloured = {"c2", "d8", "h4", "a5", "c7", "f2", "g7", "i6"}
    assert len(places) == 69 - 4 - len(coloured)
    assert not places & coloured


def test_time_travelers_kill_puts_the_top_discard_on_the_deck() -> None:
    one = ether(
        "c3 d4 e5",
        "h8",
        hand={"etherweavers": ["Time Traveler"]},
        discard={"etherweavers": ["Dark Sphere", "Warpmaster"]},
        deck={"etherweavers": ["Singularity"]},
        play=["summon Time Traveler h7", "h8"],
    )
    assert [card.name for card in one.position.decks[0]] == ["Warpmaster", "Singularity"]
    assert one.view(None)["discard"]["etherweavers"] == ["Dark Sphere", "Time Traveler"]
