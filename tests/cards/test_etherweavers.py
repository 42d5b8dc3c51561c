"""The Etherweavers' effects when summoned. Purple plays a duel against blue (Northern) unless said otherwise."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import SQUARES, after, choices, summons
from tests.support import game, stones, texts

COLOURED = "c2 d8 e5 h4 a5 c7 f2 g7 i6".split()


def weave(what: str, purple: str, blue: str, *play: str, **keys: Any) -> Game:
    """A game in which purple has just summoned a being (`Dark Sphere e5`) and answered some questions."""
    keys.setdefault("hand", {"etherweavers": [what.rsplit(" ", 1)[0]]})
    return game({"etherweavers": purple, "northern": blue}, play=[f"summon {what}", *play], **keys)


def pile(*cards: str) -> dict[str, list[str]]:
    return {"etherweavers": list(cards)}


def discarded(one: Game) -> list[str]:
    found: list[str] = one.view(None)["discard"]["etherweavers"]
    return found


def empty(*lists: str, colourless: bool = False) -> list[str]:
    """The squares on which nobody of the stone lists stands."""
    taken = {word.rstrip("*") for text in lists for word in text.split()}
    return [square for square in SQUARES if square not in taken and not (colourless and square in COLOURED)]


# -- Doppelganger and Antimatter Spirit --------------------------------------------------------------------------------
def test_doppelganger_copies_the_warp_effect_of_the_pending_being_and_must() -> None:
    one = weave("Doppelganger e4", "d3 d4", "h8", pending={"etherweavers": "Lesser Shadow Twin"})
    assert texts(one) == choices("d3 d4 e4")
    one.play("d3")
    assert after(one) == ("d3* d4 e4", "h8", 1, {})
    assert one.view(None)["pending"] == {"etherweavers": "Lesser Shadow Twin"}


def test_doppelganger_does_nothing_without_a_pending_being() -> None:
    one = weave("Doppelganger e4", "d3 d4", "h8", discard=pile("Translocationist"))
    assert after(one) == ("d3 d4 e4", "h8", 1, {})


def test_antimatter_spirit_does_nothing_when_summoned() -> None:
    assert after(weave("Antimatter Spirit e5", "d4 f6", "e6")) == ("d4 e5 f6", "e6", 1, {})


# -- Paradox Worm ------------------------------------------------------------------------------------------------------
def test_paradox_worm_may_swap_an_own_non_legendary_piece_with_an_enemy_piece_of_equal_rank() -> None:
    one = weave("Paradox Worm f5", "b8* c4 d4 e5 a5**", "g2* h8 i5**")
    assert texts(one) == choices("- b8=g2 c4=h8 d4=h8 e5=h8 f5=h8")
    one.play("f5=h8")
    assert after(one) == ("a5** b8* c4 d4 e5 h8", "f5 g2* i5**", 1, {})  # nobody is destroyed


def test_paradox_worm_may_decline_and_is_not_asked_without_a_pair() -> None:
    assert after(weave("Paradox Worm f5", "c4 d4 e5", "h8", "-")) == ("c4 d4 e5 f5", "h8", 1, {})
    assert after(weave("Paradox Worm f5", "c4 d4 e5", "h8*")) == ("c4 d4 e5 f5", "h8*", 1, {})


# -- Shadow Twins ------------------------------------------------------------------------------------------------------
def test_lesser_shadow_twin_chooses_an_own_piece_and_destroys_up_to_two_commons_next_to_it() -> None:
    one = weave("Lesser Shadow Twin d5", "a7 d4 e4 f4", "b8* f5* g3 g5 i7", discard=pile("Greater Shadow Twin"))
    assert texts(one) == choices("d4 d5 e4 f4")  # no common stands next to a7
    one.play("f4")
    assert texts(one) == choices("- e4 g3 g5")
    one.play("g5")
    assert texts(one) == choices("- e4 g3")
    one.play("e4")
    assert after(one) == ("a7 d4 d5 f4", "b8* f5* g3 i7", 1, {"blue": {"common": 1}})


def test_lesser_shadow_twin_may_destroy_none() -> None:
    one = weave("Lesser Shadow Twin d5", "d4 e4 f4", "g5", "f4", "-", discard=pile("Greater Shadow Twin"))
    assert after(one) == ("d4 d5 e4 f4", "g5", 1, {})


def test_greater_shadow_twin_may_destroy_a_heroic_next_to_two_own_pieces() -> None:
    one = weave("Greater Shadow Twin d5", "e5 f4* f5 g5", "c6* f6* g6* h7", discard=pile("Lesser Shadow Twin"))
    assert texts(one) == choices("- f4 f6 g6")  # c6 and the Twin itself have one own neighbour only
    one.play("f6")
    assert after(one) == ("d5* e5 f4* f5 g5", "c6* g6* h7", 1, {"blue": {"heroic": 1}})
    one = weave("Greater Shadow Twin d5", "e5 f5 g5", "f6*", "-", discard=pile("Lesser Shadow Twin"))
    assert after(one) == ("d5* e5 f5 g5", "f6*", 1, {})


def test_a_shadow_twin_does_nothing_unless_the_other_is_in_the_discard_pile() -> None:
    hand = {"etherweavers": ["Lesser Shadow Twin", "Greater Shadow Twin"]}
    one = weave("Lesser Shadow Twin d5", "d4 e4 f4", "g5", hand=hand)
    assert after(one) == ("d4 d5 e4 f4", "g5", 1, {})
    one = weave("Greater Shadow Twin d5", "e5 f5 g5", "f6*", pending={"etherweavers": "Lesser Shadow Twin"})
    assert after(one) == ("d5* e5 f5 g5", "f6*", 1, {})


def test_a_shadow_twin_summoned_earlier_this_turn_is_in_the_pile_for_the_other() -> None:
    hand = {"etherweavers": ["Lesser Shadow Twin", "Greater Shadow Twin"]}
    one = weave("Lesser Shadow Twin d5", "d4 e4 f4", "f5*", "summon Greater Shadow Twin g4", hand=hand)
    assert texts(one) == choices("- f5")
    one.play("f5")
    assert after(one) == ("d4 d5 e4 f4 g4*", "", 0, {"blue": {"heroic": 1}})


# -- Translocationist --------------------------------------------------------------------------------------------------
def test_translocationist_swaps_up_to_two_different_heroics_with_commons() -> None:
    one = weave("Translocationist e5", "d4 d5* e4 f6*", "h8 h7*")
    assert texts(one) == choices("- d5=d4 d5=e4 d5=e5 f6=d4 f6=e4 f6=e5")
    one.play("d5=e4")
    assert texts(one) == choices("- f6=d4 f6=d5 f6=e5")  # the other heroic, also with the same common
    one.play("f6=d5")
    assert after(one) == ("d4 d5* e4* e5 f6", "h7* h8", 1, {})


def test_translocationist_swaps_no_third_heroic() -> None:
    one = weave("Translocationist e5", "b8* d4 d5* e4 f6*", "h8", "b8=d4", "d5=e4")
    assert after(one) == ("b8 d4* d5 e4* e5 f6*", "h8", 1, {})


def test_translocationist_may_decline_and_needs_a_heroic() -> None:
    assert after(weave("Translocationist e5", "d4 d5* e4 f6", "h8", "-"))[0] == "d4 d5* e4 e5 f6"
    assert after(weave("Translocationist e5", "d4 d5 e4 f6**", "h8"))[0] == "d4 d5 e4 e5 f6**"


# -- Merchant of Time --------------------------------------------------------------------------------------------------
MERCHANT = "c4 d5 e4 f5"  # for a Merchant on e6


def merchant(colour: str, rank: str, blue: str, *play: str, **keys: Any) -> Game:
    stone = {"colour": colour, "rank": rank}
    return weave("Merchant of Time e6", MERCHANT, blue, *play, merchant=stone, **keys)


def test_the_stone_on_merchant_of_time_makes_a_standard_leap_to_a_colourless_square() -> None:
    one = merchant("blue", "heroic", "b3 g7 h7* i5**")
    assert texts(one) == empty("e6 h7 i5", colourless=True)  # empty or lower rank, whoever owns it; no declining
    one.play("b3")
    assert after(one) == ("c4 d5 e4 e6* f5", "b3* g7 h7* i5**", 1, {"blue": {"common": 1}})
    assert one.view(None)["merchant"] is None


def test_a_common_stone_on_merchant_of_time_leaps_to_empty_squares_only() -> None:
    one = merchant("purple", "common", "b3 h7*")
    assert texts(one) == empty(MERCHANT, "e6 b3 h7", colourless=True)
    one.play("i7")
    assert after(one)[0] == "c4 d5 e4 e6* f5 i7"


def test_a_legendary_stone_on_merchant_of_time_may_crush_the_merchant_himself() -> None:
    one = merchant("purple", "legendary", "h7* i5**")
    assert texts(one) == empty("i5", colourless=True)
    one.play("e6")
    assert after(one) == ("c4 d5 e4 e6** f5", "h7* i5**", 1, {})


def test_an_enemy_stone_on_merchant_of_time_destroys_for_the_weaver_not_for_its_owner() -> None:
    assert after(merchant("blue", "heroic", "b3", "c4")) == ("d5 e4 e6* f5", "b3 c4*", 1, {})


def test_merchant_of_time_without_a_stone_does_nothing() -> None:
    assert after(weave("Merchant of Time e6", MERCHANT, "b3")) == ("c4 d5 e4 e6* f5", "b3", 1, {})


# -- Gate of Oblivion --------------------------------------------------------------------------------------------------
GATE = "d4 d5 f4 f5"  # for a Gate on e5: e4 is the inner square


def test_gate_of_oblivion_destroys_on_the_inner_square_and_may_on_an_outer_one() -> None:
    one = weave("Gate of Oblivion e5", GATE, "c3 c4** c5 d6 e4** e7 g5*")
    assert texts(one) == choices("- c5 d6 g5")  # the legend on c4 is safe, c3 and e7 are not marked
    one.play("g5")
    assert after(one) == ("d4 d5 e5* f4 f5", "c3 c4** c5 d6 e7", 1, {"blue": {"heroic": 1, "legendary": 1}})


def test_gate_of_oblivion_destroys_own_pieces_too_uncounted() -> None:
    one = weave("Gate of Oblivion e5", GATE + " e4 e6", "h8")
    assert stones(one, "purple") == "d4 d5 e5* e6 f4 f5"  # e4 had no choice
    assert texts(one) == choices("- e6")
    one.play("e6")
    assert after(one) == ("d4 d5 e5* f4 f5", "h8", 1, {})


def test_gate_of_oblivion_may_spare_the_outer_squares() -> None:
    assert after(weave("Gate of Oblivion e5", GATE, "d6", "-")) == ("d4 d5 e5* f4 f5", "d6", 1, {})


# -- Time Traveler -----------------------------------------------------------------------------------------------------
TRAIL = "d6 e5 f4"  # a diagonal row


def test_time_traveler_appears_on_any_empty_colourless_square() -> None:
    one = game({"etherweavers": TRAIL, "northern": "g8 h8*"}, hand=pile("Time Traveler"))
    assert summons(one) == [f"Time Traveler {square}" for square in empty(TRAIL, "g8 h8", colourless=True)]


def test_time_traveler_needs_three_own_pieces_in_a_diagonal_row() -> None:
    one = game({"etherweavers": "d6 e6 f4 g3", "northern": "e5"}, hand=pile("Time Traveler"))
    assert summons(one) == []


def test_time_traveler_destroys_an_adjacent_common_and_takes_the_top_discarded_card_onto_the_deck() -> None:
    cards = {
        "discard": pile("Doppelganger", "Singularity"),
        "deck": pile("Iris of Eternity", "Dark Sphere", "Warpmaster", "Reality Patch"),
    }
    one = weave("Time Traveler h7", TRAIL + " i7", "g8 h8*", actions=1, **cards)
    assert texts(one) == choices("- g8 i7")
    one.play("g8")
    assert after(one) == ("d6 e5 f4 h7* i7", "h8*", 0, {"blue": {"common": 1}})
    assert discarded(one) == ["Doppelganger", "Time Traveler"]
    one.play("end")
    assert one.view("etherweavers")["hand"][-3:] == ["Singularity", "Iris of Eternity", "Dark Sphere"]


def test_time_traveler_leaves_the_discard_pile_alone_if_nothing_was_destroyed() -> None:
    one = weave("Time Traveler h7", TRAIL, "g8", "-", discard=pile("Doppelganger"))
    assert discarded(one) == ["Doppelganger", "Time Traveler"]
    one = weave("Time Traveler h7", TRAIL, "c1", discard=pile("Doppelganger"))
    assert after(one) == ("d6 e5 f4 h7*", "c1", 1, {})
    assert discarded(one) == ["Doppelganger", "Time Traveler"]


def test_time_traveler_may_destroy_with_an_empty_discard_pile_and_destroy_an_own_common() -> None:
    one = weave("Time Traveler h7", TRAIL + " i7", "c1", "i7")
    assert after(one) == ("d6 e5 f4 h7*", "c1", 1, {})
    assert discarded(one) == ["Time Traveler"]


# -- Warpmaster --------------------------------------------------------------------------------------------------------
def test_warpmaster_may_make_a_standard_move() -> None:
    one = weave("Warpmaster e5", "c5 d4 d7", "e6 f5* h8")
    assert texts(one) == choices("- e5-d4,d5,d6,e4,e6,f4,f6")
    one.play("e5-e6")
    assert after(one) == ("c5 d4 d7 e6*", "f5* h8", 1, {"blue": {"common": 1}})


def test_warpmaster_may_take_the_pending_being_back_instead() -> None:
    one = weave("Warpmaster e5", "c5 d4 d7", "h8", pending={"etherweavers": "Translocationist"})
    assert texts(one) == sorted(["return", *choices("- e5-d4,d5,d6,e4,e6,f4,f5,f6")])
    one.play("return")
    assert after(one) == ("c5 d4 d7 e5*", "h8", 1, {})
    assert (one.view("etherweavers")["hand"], one.view(None)["pending"]) == (["Translocationist"], {})


# -- Dark Sphere -------------------------------------------------------------------------------------------------------
SPHERE = "d4 d5 e4 e5"  # for a Sphere on e5


def test_dark_sphere_moves_up_to_three_different_pieces_of_any_owner_to_distance_two() -> None:
    one = weave("Dark Sphere e5", SPHERE, "h5 h6* h4**")
    assert texts(one) == choices("- d4-c3,c4,c5,d3,e3 d5-c4,c5,c6 e4-d3,e3,f3 h5-g4,g5,g6 h6-g5,g6,g7")
    one.play("h5-g5")
    assert texts(one) == choices("- d4-c3,c4,c5,d3,e3 d5-c4,c5,c6 e4-d3,e3,f3 h6-g5,g6,g7")
    one.play("d4-c3")
    assert texts(one) == choices("- d5-c4,c5,c6 e4-d3,e3,f3 h6-g5,g6,g7")
    one.play("h6-g5")  # blue's heroic destroys blue's common, for purple
    assert after(one) == ("c3 d5 e4 e5*", "g5* h4**", 1, {"blue": {"common": 1}})


def test_dark_sphere_moves_at_most_two_pieces_of_one_colour() -> None:
    one = weave("Dark Sphere e5", SPHERE, "h5", "d4-c3", "d5-c6")
    assert texts(one) == choices("- h5-g4,g5,g6")
    one.play("-")
    assert after(one) == ("c3 c6 e4 e5*", "h5", 1, {})


# -- Eternal Emperor ---------------------------------------------------------------------------------------------------
EMPEROR = "d4 d5 d6 e4"  # for an Emperor on e5


def test_eternal_emperor_may_place_a_common_or_move_a_piece() -> None:
    one = weave("Eternal Emperor e5", EMPEROR, "c5 e6*")
    moves = choices(
        "d4-c3,c4,c5,d3,d5,e3,e4 d5-c4,c5,c6,d4,d6,e4 d6-c5,c6,c7,d5,d7,e7 e4-d3,d4,d5,e3,f3,f4,f5"
        " e5-d4,d5,d6,e4,f4,f5,f6"  # upgraded pieces make standard moves
    )
    assert texts(one) == sorted(["-", *empty(EMPEROR, "e5 c5 e6"), *moves])
    one.play("d4-c5")
    assert after(one) == ("c5 d5 d6 e4 e5*", "e6*", 1, {"blue": {"common": 1}})


@pytest.mark.parametrize(("choice", "purple"), [("-", "d4 d5 d6 e4 e5*"), ("h8", "d4 d5 d6 e4 e5* h8")])
def test_eternal_emperor_places_or_does_nothing(choice: str, purple: str) -> None:
    assert after(weave("Eternal Emperor e5", EMPEROR, "c5", choice)) == (purple, "c5", 1, {})


# -- Reality Patch -----------------------------------------------------------------------------------------------------
PATCH = "d5 e4 e6 f5"  # for a Patch on e5


def test_reality_patch_destroys_a_heroic_discards_the_pending_being_and_a_card_of_any_kind() -> None:
    hand = pile("Reality Patch", "Iris of Eternity", "Titan", "F3")
    one = weave("Reality Patch e5", PATCH, "c3* h7* h8", hand=hand, pending={"etherweavers": "Paradox Worm"})
    assert texts(one) == choices("- c3 h7")
    one.play("c3")  # one per colour
    assert texts(one) == choices("- discard")
    one.play("discard")
    assert texts(one) == ["-", "discard F3", "discard Iris of Eternity", "discard Titan"]
    one.play("discard Titan")
    assert after(one) == ("d5 e4 e5* e6 f5", "h7* h8", 1, {"blue": {"heroic": 1}})
    shown = one.view("etherweavers")
    assert (shown["hand"], shown["pending"]) == (["Iris of Eternity", "F3"], {})
    assert (discarded(one), shown["legends_discard"]) == (["Paradox Worm", "Reality Patch"], ["Titan"])


def test_reality_patch_may_decline_every_part() -> None:
    hand = pile("Reality Patch", "F3")
    keys: dict[str, Any] = {"hand": hand, "pending": {"etherweavers": "Paradox Worm"}}
    one = weave("Reality Patch e5", PATCH, "c3*", "-", "-", "-", **keys)
    assert after(one) == ("d5 e4 e5* e6 f5", "c3*", 1, {})
    assert (one.view("etherweavers")["hand"], one.view(None)["pending"]) == (["F3"], {"etherweavers": "Paradox Worm"})


# -- Singularity -------------------------------------------------------------------------------------------------------
HOLE = "d4 d6 f4 f6"  # for a Singularity on e5


def test_singularity_draws_every_adjacent_common_onto_an_empty_colourless_square_in_turn() -> None:
    one = weave("Singularity e5", HOLE + " i7", "g6* g8 h8")
    assert texts(one) == empty(HOLE, "e5 i7 g6 g8 h8", colourless=True)
    one.play("h7")
    assert texts(one) == choices("g8-h7 h8-h7 i7-h7")
    one.play("g8-h7")
    assert texts(one) == choices("h8-h7 i7-h7")
    one.play("h8-h7")  # the last one must follow
    assert after(one) == ("d4 d6 e5* f4 f6 h7", "g6*", 1, {"blue": {"common": 2}})


def test_singularity_counts_no_own_victims_and_may_choose_a_lonely_square() -> None:
    one = weave("Singularity e5", HOLE + " i7", "g8", "h7", "i7-h7")
    assert after(one) == ("d4 d6 e5* f4 f6", "h7", 1, {})
    assert after(weave("Singularity e5", HOLE, "g8", "a3")) == ("d4 d6 e5* f4 f6", "g8", 1, {})


# -- Ziggurat Sentinel -------------------------------------------------------------------------------------------------
STAIR = "d3 e3 e4 f4 f5"  # for a Sentinel on f6: it walks e5, d4, c3


def test_ziggurat_sentinel_makes_up_to_three_combat_moves_along_its_diagonal() -> None:
    one = weave("Ziggurat Sentinel f6", STAIR, "d4 e5*")
    assert texts(one) == choices("- f6-e5")
    one.play("f6-e5")
    assert texts(one) == choices("- e5-d4")
    one.play("e5-d4")
    assert texts(one) == choices("- d4-c3")
    one.play("d4-c3")
    assert after(one) == ("c3* d3 e3 e4 f4 f5", "", 1, {"blue": {"common": 1, "heroic": 1}})


def test_ziggurat_sentinel_is_stopped_by_a_legend_and_may_stay() -> None:
    assert after(weave("Ziggurat Sentinel f6", STAIR, "d4**", "f6-e5"))[0] == "d3 e3 e4 e5* f4 f5"
    assert after(weave("Ziggurat Sentinel f6", STAIR, "d4**", "-"))[0] == "d3 e3 e4 f4 f5 f6*"
    assert after(weave("Ziggurat Sentinel f6", STAIR, "e5**"))[0] == "d3 e3 e4 f4 f5 f6*"


def test_ziggurat_sentinel_may_copy_a_warp_effect_from_the_discard_pile_instead() -> None:
    cards = ["Translocationist", "Singularity", "Merchant of Time"]
    one = weave("Ziggurat Sentinel f6", STAIR, "h8", discard=pile(*cards))
    assert texts(one) == ["-", "copy Translocationist", "f6-e5"]
    one.play("copy Translocationist")
    assert after(one) == ("d3 e3 e4 f4 f5 f6*", "h8", 2, {})
    assert discarded(one) == [*cards, "Ziggurat Sentinel"]


# -- Iris of Eternity --------------------------------------------------------------------------------------------------
IRIS = "d4 d5 e3 f4 f5"  # for an Iris on e6


def test_iris_of_eternity_may_destroy_an_adjacent_legend_of_any_owner() -> None:
    one = weave("Iris of Eternity e6", IRIS + " e7**", "d7** f7* i7**")
    assert texts(one) == choices("- d7 e7 upgrade")
    one.play("d7")
    assert after(one) == ("d4 d5 e3 e6* e7** f4 f5", "f7* i7**", 1, {"blue": {"legendary": 1}})
    assert one.scores == {"purple": 0, "blue": 0}


def test_iris_of_eternity_may_become_a_legend_that_counts_as_summoned_and_discards_the_legend_cards() -> None:
    hand = pile("Iris of Eternity", "Titan", "F3", "Leviathan", "Dark Sphere")
    one = weave("Iris of Eternity e6", IRIS, "h8", hand=hand)
    assert texts(one) == choices("- upgrade")
    one.play("upgrade")
    assert after(one) == ("d4 d5 e3 e6** f4 f5", "h8", 1, {})
    assert one.scores == {"purple": 1, "blue": 0}
    shown = one.view("etherweavers")
    assert (shown["hand"], sorted(shown["legends_discard"])) == (["F3", "Dark Sphere"], ["Leviathan", "Titan"])
    one.play("place a5")
    one.play("end")
    assert len(one.view("etherweavers")["hand"]) == 3 + 2 + 1  # refilled at the end of the turn


def test_iris_of_eternity_needs_a_legendary_stone_for_the_upgrade() -> None:
    one = weave("Iris of Eternity e6", IRIS + " a5** a6** a7**", "h8")
    assert after(one)[0] == "a5** a6** a7** d4 d5 e3 e6* f4 f5"


def test_iris_of_eternity_as_a_legend_fulfils_legendary_summoning() -> None:
    hand = pile("Iris of Eternity", "Doppelganger")
    keys: dict[str, Any] = {"form": "high", "tasks": ["Legendary Summoning"], "hand": hand}
    one = weave("Iris of Eternity e6", IRIS, "h8", "upgrade", "summon Doppelganger c5", **keys)
    assert texts(one) == ["claim Legendary Summoning", "end"]
    assert one.points == {"etherweavers": 1, "northern": 0}  # the legend in the arena
    one = weave("Iris of Eternity e6", IRIS, "h8", "-", "summon Doppelganger c5", **keys)
    assert texts(one) == ["end"]
