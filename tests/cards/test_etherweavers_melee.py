"""Void Summoner's empty squares, and what melees and teams change for the Etherweavers."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import after, choices, summons
from tests.support import game, texts


def cards(*names: str) -> dict[str, list[str]]:
    return {"etherweavers": list(names)}


# -- Void Summoner -----------------------------------------------------------------------------------------------------
VOID = "d3 e4 f3 f5"  # for a Void Summoner on e5


def void(others: str, blue: str, *hand: str, **keys: Any) -> Game:
    """A duel in which purple has just summoned a Void Summoner on e5."""
    seats = {"etherweavers": f"{VOID} {others}", "northern": blue}
    return game(seats, hand=cards("Void Summoner", *hand), play=["summon Void Summoner e5"], **keys)


def test_void_summoner_lets_up_to_two_empty_squares_count_as_own_commons() -> None:
    before = game({"etherweavers": VOID + " e5*", "northern": "h8"}, hand=cards("Reality Patch"))
    assert summons(before) == []
    one = void("", "h8", "Reality Patch")
    assert after(one) == ("d3 e4 e5* f3 f5", "h8", 1, {})
    assert summons(one) == ["Reality Patch d4", "Reality Patch e3", "Reality Patch e5", "Reality Patch f4"]
    one.play("summon Reality Patch d4")
    assert after(one) == ("d3 d4* e4 e5* f3 f5", "h8", 0, {})  # no stone appears on the squares counted


def test_void_summoner_does_not_turn_enemy_pieces_or_missing_squares_into_own_ones() -> None:
    one = void("", "c4 e2 e6", "Reality Patch")
    assert summons(one) == ["Reality Patch f4"]
    one = void("a4 b3", "h8", "Reality Patch")  # a3 has only two neighbouring places that exist
    assert "Reality Patch a3" not in summons(one)


def test_void_summoners_empty_square_may_be_the_summoning_square_itself() -> None:
    one = void("", "h8", "Dark Sphere")
    assert "Dark Sphere d4" in summons(one)  # e4 and d3, with d4 and e3 empty
    one.play("summon Dark Sphere d4")
    one.play("-")
    assert after(one)[0] == "d3 d4* e4 e5* f3 f5"


def test_void_summoners_empty_square_cannot_be_a_heroic_place() -> None:
    # Time Elemental on b7: heroics on a6, c6 and b5, any pieces on a4 and c4.
    assert "Time Elemental b7" in summons(void("a6* b5* c6*", "h8", "Time Elemental"))
    assert "Time Elemental b7" not in summons(void("a4 a6* c4 c6*", "h8", "Time Elemental"))


def test_void_summoners_empty_squares_are_no_used_pieces() -> None:
    # Two-Headed Dragon on b8: heroics on b6, c7 and d8; d6 is empty, and on e5 stands the Summoner himself.
    one = void("b6* c7* d8*", "h8", "Two-Headed Dragon")
    one.play("summon Two-Headed Dragon b8")
    assert texts(one) == choices("- b6 c7 d8 e5")


def test_void_summoner_helps_only_the_next_summoning_and_placing_does_not_end_it() -> None:
    one = void("", "h8", "Reality Patch", "Doppelganger", actions=4)
    one.play("place h2")
    assert "Reality Patch d4" in summons(one)
    one.play("summon Doppelganger c3")
    assert [text for text in summons(one) if text.startswith("Reality Patch")] == []


def test_void_summoner_helps_only_this_turn() -> None:
    one = void("", "h8", "Reality Patch", actions=1)
    for choice in ("end", "place i3", "place i4", "end"):
        one.play(choice)
    assert one.to_move == "etherweavers"
    assert [text for text in summons(one) if text.startswith("Reality Patch")] == []


def test_void_summoner_does_not_help_the_partner_in_his_turn() -> None:
    schools = ["etherweavers", "northern", "highland", "sylvan"]
    hand = {**cards("Void Summoner"), "highland": ["War Drummer"]}
    seats = {"etherweavers": VOID, "northern": "h8"}
    one = game(seats, schools=schools, team=True, hand=hand, actions=1, play=["summon Void Summoner e5", "end"])
    for choice in ("place i3", "place i4", "end"):
        one.play(choice)
    assert one.to_move == "highland"
    assert [text for text in summons(one) if text.startswith("War Drummer")] == []  # e4 e5 f5, f4 is empty


# -- Void Summoner and improvised summoning ----------------------------------------------------------------------------
def melee(purple: str, blue: str, green: str, *play: str, hand: dict[str, list[str]], **keys: Any) -> Game:
    seats = {"etherweavers": purple, "northern": blue, "sylvan": green}
    return game(seats, form="melee", hand=hand, play=list(play), **keys)


def patch(purple: str, blue: str, green: str, **keys: Any) -> Game:
    """A melee with a Void Summoner just summoned on c4 and a Reality Patch in hand, to be summoned on g6."""
    hand = cards("Void Summoner", "Reality Patch")
    return melee(f"b2 c3 d2 d4 {purple}", blue, green, "summon Void Summoner c4", hand=hand, **keys)


def test_in_a_melee_void_summoner_and_an_improvised_summoning_work_together() -> None:
    one = patch("g7", "f6", "a7")  # one own piece, one enemy piece, two empty squares
    assert "Reality Patch g6" in summons(one)
    one.play("summon Reality Patch g6")
    assert one.view(None)["improvised"]["purple"] == ["blue"]
    assert after(one) == ("b2 c3 c4* d2 d4 g6* g7", "f6", "a7", 0, {})


def test_in_a_melee_void_summoner_does_not_make_a_second_enemy_piece_usable() -> None:
    assert "Reality Patch g6" not in summons(patch("g7", "f6", "h6"))
    assert "Reality Patch g6" not in summons(patch("g7", "f6", "a7", improvised={"purple": ["blue"]}))


def test_in_a_melee_time_traveler_offers_every_marker_he_could_spend_or_none() -> None:
    one = melee("a3 b4 d6 e5 f4", "c5", "h8", hand=cards("Time Traveler"))
    found = [text for text in summons(one) if text.startswith("Time Traveler i7")]
    assert found == ["Time Traveler i7 with a3 b4 c5", "Time Traveler i7 with d6 e5 f4"]
    one.play("summon Time Traveler i7 with b4 c5 d6")  # any row of that choice
    assert one.view(None)["improvised"]["purple"] == ["blue"]
    one = melee("a3 b4 d6 e5 f4", "c5", "h8", "summon Time Traveler i7 with d6 e5 f4", hand=cards("Time Traveler"))
    assert one.view(None)["improvised"]["purple"] == []


def test_in_a_melee_no_marker_is_spent_when_empty_squares_are_enough() -> None:
    one = patch("g5 g7", "h8", "a7")
    one.play("summon Reality Patch g6")
    assert one.view(None)["improvised"]["purple"] == []


# -- several enemies ---------------------------------------------------------------------------------------------------
PATCH = "d5 e4 e6 f5"  # for a Reality Patch on e5


def test_reality_patch_may_destroy_one_heroic_of_each_enemy_colour_in_any_order() -> None:
    hand = cards("Reality Patch")
    one = melee(PATCH, "b4* b5*", "h7* h8", "summon Reality Patch e5", hand=hand)
    assert texts(one) == choices("- b4 b5 h7")
    one.play("b5")
    assert texts(one) == choices("- h7")
    one.play("h7")
    counted = {"blue": {"heroic": 1}, "green": {"heroic": 1}}
    assert after(one) == ("d5 e4 e5* e6 f5", "b4*", "h8", 1, counted)


def test_reality_patch_may_leave_out_a_colour() -> None:
    one = melee(PATCH, "b4* b5*", "h7* h8", "summon Reality Patch e5", "h7", "-", hand=cards("Reality Patch"))
    assert after(one) == ("d5 e4 e5* e6 f5", "b4* b5*", "h8", 1, {"green": {"heroic": 1}})


def test_iris_of_eternity_asks_for_the_colour_of_the_point_right_after_the_upgrade() -> None:
    hand = cards("Iris of Eternity", "Titan", "Leviathan")
    one = melee("d4 d5 e3 f4 f5", "b4", "h8", "summon Iris of Eternity e6", hand=hand)
    assert texts(one) == choices("- upgrade")
    one.play("upgrade")
    assert texts(one) == ["point blue", "point green"]
    one.play("point blue")
    assert after(one) == ("d4 d5 e3 e6** f4 f5", "b4", "h8", 1, {})
    assert one.scores["purple"] == {"blue": 1, "green": 0}
    assert one.view("etherweavers")["hand"] == []
    assert sorted(one.view(None)["legends_discard"]) == ["Leviathan", "Titan"]


def test_a_pair_made_by_gate_of_oblivion_leaves_no_single_common() -> None:
    # One blue common counts as two: one point, and nothing is left over to choose a colour for.
    hand = cards("Gate of Oblivion", "Time Traveler")
    play = ["warp Gate of Oblivion", "summon Time Traveler h7", "g8", "end"]
    one = melee("d6 e5 f4", "g8", "a7", *play, hand=hand, actions=1)
    assert one.scores["purple"] == {"blue": 1, "green": 0}
    assert one.to_move == "northern"


def test_dark_sphere_moves_two_pieces_of_each_colour_at_most_three_in_all() -> None:
    hand = cards("Dark Sphere")
    one = melee("d4 d5 e4 e5", "h5", "b5", "summon Dark Sphere e5", hand=hand)
    assert texts(one) == choices("- b5-c4,c5,c6 d4-c3,c4,c5,d3,e3 d5-c4,c5,c6 e4-d3,e3,f3 h5-g4,g5,g6")
    for choice in ("d4-c4", "b5-c4", "h5-g5"):  # green's piece destroys an own one, for nobody
        one.play(choice)
    assert after(one) == ("d5 e4 e5*", "g5", "c4", 1, {})


def test_singularity_counts_every_victim_in_its_own_colour() -> None:
    hand = cards("Singularity")
    one = melee("d4 d6 f4 f6 i7", "g8", "h8", "summon Singularity e5", "h7", hand=hand)
    assert texts(one) == choices("g8-h7 h8-h7 i7-h7")
    one.play("g8-h7")
    one.play("h8-h7")
    counted = {"blue": {"common": 1}, "green": {"common": 1}}
    assert after(one) == ("d4 d6 e5* f4 f6 h7", "", "", 1, counted)


# -- the penalty in a melee --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("score", "last"), [(13, None), (14, "etherweavers")])
def test_in_a_melee_a_pending_being_costs_two_points_in_every_colour(score: int, last: str | None) -> None:
    keys: dict[str, Any] = {"pending": {"etherweavers": "Gate of Oblivion"}, "actions": 0, "hand": cards()}
    one = melee("a5", "h8", "h2", "end", scores={"purple": {"blue": score, "green": 3}}, **keys)
    assert one.view(None)["last"] == last
    assert one.points["etherweavers"] == 1  # the lowest colour


def test_in_a_melee_the_penalty_counts_for_the_final_score() -> None:
    scores = {
        "purple": {"blue": 12, "green": 5},
        "blue": {"purple": 4, "green": 6},
        "green": {"purple": 3, "blue": 3},
    }
    keys: dict[str, Any] = {"scores": scores, "last": "etherweavers", "actions": 0, "hand": cards()}
    assert melee("a5", "h8", "h2", "end", **keys).winners == ["etherweavers"]
    one = melee("a5", "h8", "h2", "end", pending={"etherweavers": "Gate of Oblivion"}, **keys)
    assert one.winners == ["northern"]  # 4 against 3


def test_warps_work_from_any_seat_against_any_enemy() -> None:
    seats = {"northern": "a5", "sylvan": "h8", "etherweavers": "e4", "highland": "i5"}
    one = game(seats, form="melee", hand=cards("Paradox Worm"), actions=0)
    for choice in ("end", "place c1", "place d1", "end", "warp Paradox Worm"):
        one.play(choice)
    assert texts(one) == choices("a5 c1 d1 h8 i5")
    one.play("i5")
    one.play("discard")
    assert one.view(None)["pieces"]["yellow"] == "i5*"
    assert one.view(None)["discard"]["etherweavers"] == ["Paradox Worm"]


def test_in_a_team_the_partner_may_finish_a_warp_effect_and_control_comes_back() -> None:
    schools = ["etherweavers", "northern", "southern", "sylvan"]
    hand = cards("Lesser Shadow Twin", "Titan")
    seats = {"etherweavers": "a5 c5", "northern": "h8"}
    one = game(seats, schools=schools, team=True, hand=hand, actions=0, play=["warp Lesser Shadow Twin"])
    assert texts(one) == ["a5", "c5", "hand over"]
    one.play("hand over")
    assert (one.to_move, texts(one), one.view("southern")["hand"]) == ("southern", ["a5", "c5"], ["Titan"])
    one.play("a5")
    assert after(one) == ("a5* c5", "h8", 0, {})
    assert (one.to_move, texts(one)) == ("etherweavers", ["end"])
    assert one.view(None)["pending"] == {"etherweavers": "Lesser Shadow Twin"}
