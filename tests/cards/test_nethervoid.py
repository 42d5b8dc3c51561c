"""The beings of the Nethervoid: what they offer and do, and what they ask of the Gateway. Orange plays against blue."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import SQUARES, after, blue, choices
from tests.cards.gateway import gateway, summon
from tests.support import game, texts

# -- Shadow Imp --------------------------------------------------------------------------------------------------------
IMP = "d6 f5"


def test_the_shadow_imp_moves_and_the_gateway_may_follow_in_the_same_direction() -> None:
    one = summon("Shadow Imp e5", f"{IMP} c3*", "e6 c4* h8", gateway="c3")
    assert texts(one) == choices("- e5-d4,d5,d6,e4,e6,f4,f5,f6")
    one.play("e5-e6")
    assert texts(one) == choices("- c3-c4")
    one.play("c3-c4")
    assert after(one) == ("c4* d6 e6 f5", "h8", 1, blue(common=1, heroic=1))
    assert gateway(one) == "c4"


@pytest.mark.parametrize("play", ["-", "e5-e6 -"])
def test_the_shadow_imp_may_stay_and_the_gateway_too(play: str) -> None:
    assert gateway(summon("Shadow Imp e5", f"{IMP} c3*", "h8", play, gateway="c3")) == "c3"


def test_the_shadow_imp_that_is_the_gateway_moves_alone() -> None:
    assert after(summon("Shadow Imp e5", IMP, "h8", "e5-e6"))[0] == "d6 e6 f5"


def test_the_gateway_cannot_follow_where_its_rank_or_the_edge_forbids_it_nor_once_the_imp_has_taken_it() -> None:
    assert after(summon("Shadow Imp e5", f"{IMP} c3", "c4*", "e5-e6", gateway="c3"))[0] == "c3 d6 e6 f5"
    assert after(summon("Shadow Imp e5", f"{IMP} e9", "h8", "e5-e6", gateway="e9"))[0] == "d6 e6 e9 f5"
    one = summon("Shadow Imp e5", IMP, "h8", "e5-f5", gateway="f5")
    assert (after(one)[0], gateway(one)) == ("d6 f5", None)


def test_the_gateway_may_strike_the_shadow_imp() -> None:
    one = summon("Shadow Imp e5", f"{IMP} e4*", "h8", "e5-e6 e4-e5", gateway="e4")
    assert after(one)[0] == "d6 e5* e6 f5"
    one = summon("Shadow Imp e5", "d6 f5 d5*", "h8", "e5-f5", gateway="d5")
    one.play("d5-e5")
    assert after(one)[0] == "d6 e5* f5"


# -- Flame Imp ---------------------------------------------------------------------------------------------------------
def test_the_flame_imp_may_destroy_a_common_next_to_the_gateway_whoever_owns_it() -> None:
    one = summon("Flame Imp e5", "c5 d4 e6*", "f7 d7* h8", gateway="e6")
    assert texts(one) == choices("- e5 f7")
    one.play("f7")
    assert after(one) == ("c5 d4 e5 e6*", "d7* h8", 1, blue(common=1))
    assert after(summon("Flame Imp e5", "c5 d4 e6*", "f7", "e5", gateway="e6"))[0] == "c5 d4 e6*"
    assert after(summon("Flame Imp e5", "c5 d4 e6*", "f7", "-", gateway="e6"))[1] == "f7"


def test_the_flame_imp_as_the_gateway_is_not_next_to_itself() -> None:
    assert texts(summon("Flame Imp e5", "c5 d4", "e6")) == choices("- d4 e6")


# -- Gate Keeper -------------------------------------------------------------------------------------------------------
KEEPER = "e6 d5 f5"


def test_the_gate_keeper_upgrades_an_own_common_or_places_one_which_becomes_the_gateway() -> None:
    one = summon("Gate Keeper e5", f"{KEEPER} h4*", "h8", gateway="h4")
    assert texts(one) == choices("- " + " ".join(square for square in SQUARES if square not in ("h4", "h8")))
    one.play("e5")
    assert (after(one)[0], gateway(one)) == ("d5 e5* e6 f5 h4*", "e5")
    one = summon("Gate Keeper e5", f"{KEEPER} h4*", "h8", "c3", gateway="h4")
    assert (after(one)[0], gateway(one)) == ("c3 d5 e5 e6 f5 h4*", "c3")


def test_the_gate_keeper_may_decline_and_without_a_stone_can_only_upgrade() -> None:
    assert gateway(summon("Gate Keeper e5", f"{KEEPER} h4*", "h8", "-", gateway="h4")) == "h4"
    own = f"{KEEPER} a3* a4* a5* a6* a7* b3* b4* b5* b6* b7* b8* c1*"
    assert texts(summon("Gate Keeper e5", own, "h8", gateway="a3")) == choices("- d5 e5 e6 f5")


# -- Acolytes ----------------------------------------------------------------------------------------------------------
DESTROYER = "d5 f5 e3"


def test_the_acolyte_of_destruction_must_destroy_a_common_and_on_red_may_add_a_heroic_beside_it() -> None:
    one = summon("Acolyte of Destruction e6", f"{DESTROYER} e5*", "g7 g8* b4*", gateway="e5")
    assert texts(one) == choices("d5 e3 f5 g7")
    one.play("g7")
    assert texts(one) == choices("- g8")
    one.play("g8")
    assert after(one) == ("d5 e3 e5* e6* f5", "b4*", 1, blue(common=1, heroic=1))
    assert after(summon("Acolyte of Destruction e6", f"{DESTROYER} e5*", "g7 g8*", "g7 -", gateway="e5"))[1] == "g8*"


def test_the_acolyte_of_destruction_may_fall_himself_and_needs_the_gateway_on_red_afterwards() -> None:
    one = summon("Acolyte of Destruction e6", f"{DESTROYER} h4*", "h8", "d5", gateway="h4")
    assert texts(one) == choices("- e6")
    # A common Gateway on red is none any more: he has taken over.
    one = summon("Acolyte of Destruction e6", f"{DESTROYER} h4", "g5* g3", "g3", gateway="h4")
    assert (gateway(one), after(one)[3]) == ("e6", blue(common=1))


def test_without_a_common_the_acolyte_of_destruction_does_nothing() -> None:
    own = "d5* f5* e3* e5*"
    assert after(summon("Acolyte of Destruction e6", own, "d6*", gateway="e5"))[1] == "d6*"


GROWTH = "d4 f4 d5 f5"


def test_the_acolyte_of_growth_places_a_common_and_on_green_a_heroic_beside_it() -> None:
    one = summon("Acolyte of Growth e4", f"{GROWTH} f2*", "h8 g8", gateway="f2")
    assert texts(one) == choices(" ".join(s for s in SQUARES if s not in [*GROWTH.split(), "e4", "f2", "h8", "g8"]))
    one.play("h7")
    assert texts(one) == choices("g6 g7 h6 i6 i7")
    one.play("i7")
    assert after(one)[:2] == ("d4 d5 e4* f2* f4 f5 h7 i7*", "g8 h8")


def test_the_acolyte_of_growth_off_green_or_with_a_single_stone_places_one_piece() -> None:
    assert after(summon("Acolyte of Growth e4", f"{GROWTH} f1*", "h8", "h7", gateway="f1"))[0].endswith("f5 h7")
    own = f"{GROWTH} f2* a3 a4 a5 a6 a7 b3 b4 b5 b6"
    assert after(summon("Acolyte of Growth e4", own, "h8", "h7", gateway="f2"))[0].endswith("f5 h7")
    assert len(after(summon("Acolyte of Growth e4", f"{own} b7", "h8", gateway="f2"))[0].split()) == 16


def test_the_acolyte_of_growth_takes_the_only_free_neighbour_by_himself() -> None:
    one = summon("Acolyte of Growth e4", f"{GROWTH} f2* i6 h8", "h7 g8 h6", "i7", gateway="f2")
    assert after(one)[0].endswith("i6 i7")  # no neighbour is free
    one = summon("Acolyte of Growth e4", f"{GROWTH} f2* h8", "h7 g8 h6", "i7", gateway="f2")
    assert after(one)[0].endswith("i6* i7")


# -- Power Seeker ------------------------------------------------------------------------------------------------------
SEEKER = "d5 f5 e4 g4"


def test_the_power_seeker_moves_on_toward_the_gateway() -> None:
    one = summon("Power Seeker c5", f"{SEEKER} g7*", "d6* e7", gateway="g7")
    assert texts(one) == choices("- c5-d4,d5,d6")
    one.play("c5-d6")
    assert texts(one) == choices("- d6-e5,e6,e7")
    one.play("d6-e7")
    one.play("e7-f8")
    assert texts(one) == choices("- f8-g7")
    one.play("f8-g7")
    assert after(one) == ("d5 e4 f5 g4 g7*", "", 1, blue(common=1, heroic=1))
    assert gateway(one) is None


def test_the_power_seeker_that_is_the_gateway_makes_one_standard_move() -> None:
    one = summon("Power Seeker c5", SEEKER, "d6* c6")
    assert texts(one) == choices("- c5-b4,b5,b6,c4,c6,d4,d5")
    one.play("c5-c6")
    assert after(one)[0] == "c6* d5 e4 f5 g4"


# -- Hell Hound --------------------------------------------------------------------------------------------------------
HOUND = "d5 e5 c4 f4"


def lying(one: Game) -> tuple[bool, bool]:
    """Whether the Hound lies under the deck, and whether on the discard pile."""
    names = [[card.name for card in cards[0]] for cards in (one.position.decks, one.position.discards)]
    return names[0][-1:] == ["Hell Hound"], names[1][-1:] == ["Hell Hound"]


def test_the_hell_hound_destroys_any_neighbour_and_goes_under_the_deck() -> None:
    one = summon("Hell Hound f5", HOUND, "g6* g5 h8")
    assert texts(one) == choices("- e5 f4 g5 g6")
    one.play("g6")
    assert after(one) == ("c4 d5 e5 f4 f5*", "g5 h8", 1, blue(heroic=1))
    assert lying(one) == (True, False)
    assert len(one.position.decks[0]) == 18
    assert lying(summon("Hell Hound f5", HOUND, "g6", "-")) == (True, False)


@pytest.mark.parametrize(("own", "enemy"), [(HOUND, "g6**"), (f"{HOUND} g6**", "h8")])
def test_after_a_legend_of_anybody_the_hell_hound_is_discarded(own: str, enemy: str) -> None:
    assert lying(summon("Hell Hound f5", own, enemy, "g6")) == (False, True)


def test_with_an_empty_deck_the_hell_hound_is_discarded() -> None:
    assert lying(summon("Hell Hound f5", HOUND, "g6", "g6", deck={"nethervoid": []})) == (False, True)


def test_a_card_returned_this_turn_keeps_the_deck_from_being_empty() -> None:
    hand = {"nethervoid": ["Hell Hound", "Flame Imp", "Shadow Imp"]}
    one = game({"nethervoid": HOUND, "northern": "g6"}, hand=hand, deck={"nethervoid": []})
    for choice in ("discard Flame Imp", "return Shadow Imp", "-", "summon Hell Hound f5", "-"):
        one.play(choice)
    assert [card.name for card in one.position.decks[0]] == ["Shadow Imp", "Hell Hound"]


def test_everybody_sees_the_hell_hound_go_under_the_deck() -> None:
    one = summon("Hell Hound f5", HOUND, "g6", "-")
    assert "Hell Hound goes under the deck" in [entry["text"] for entry in one.view("northern")["log"]]
    one.undo()
    assert lying(one) == (False, False)


# -- Vortexmaster ------------------------------------------------------------------------------------------------------
VORTEX = "e4 d5 f5 e6"


def test_the_vortexmaster_moves_the_gateway_and_then_an_own_neighbour_of_it() -> None:
    one = summon("Vortexmaster e3", f"{VORTEX} c6* c8**", "b7 d8 h8", gateway="c6")
    assert texts(one) == choices("- c6-b5,b6,b7,c5,c7,d5,d6,d7")
    one.play("c6-b7")
    assert texts(one) == choices("- c8-b7,b8,c7,c9,d7,d8,d9")
    one.play("c8-d8")
    assert after(one) == ("b7* d5 d8** e3* e4 e6 f5", "h8", 1, blue(common=2))
    assert gateway(one) == "b7"


def test_the_vortexmasters_second_move_needs_no_first_and_may_hit_the_gateway() -> None:
    one = summon("Vortexmaster e3", f"{VORTEX} c6* d7", "h8", "-", gateway="c6")
    assert texts(one) == choices("- d5-c4,c5,d4,d6,e4,e5,e6 d7-c7,c8,d6,d8,e6,e7,e8")
    one = summon("Vortexmaster e3", f"{VORTEX} c6* d7*", "h8", "- d7-c6", gateway="c6")
    assert gateway(one) is None


def test_the_vortexmaster_may_be_the_gateway_himself_but_not_his_own_neighbour() -> None:
    one = summon("Vortexmaster e3", VORTEX, "h8", "e3-e2")
    assert gateway(one) == "e2"
    assert after(one)[0] == "d5 e2* e4 e6 f5"  # nobody is next to it


# -- Gate Master -------------------------------------------------------------------------------------------------------
MASTER = "d5 c4 e4 f4"


def test_the_gate_master_raises_the_gateway_to_a_legend_and_chooses_a_new_one() -> None:
    one = summon("Gate Master d4", f"{MASTER} e5*", "h8", gateway="e5")
    assert texts(one) == choices("c4 d4 d5 e4 f4")
    assert (gateway(one), one.scores) == (None, {"orange": 1, "blue": 0})
    one.play("c4")
    assert (after(one)[0], gateway(one)) == ("c4 d4* d5 e4 e5** f4", "c4")


def test_the_gate_master_may_raise_himself() -> None:
    one = summon("Gate Master d4", f"{MASTER} e5", "h8", "e5")
    assert (after(one)[0], gateway(one)) == ("c4 d4** d5 e4 e5 f4", "e5")


def test_without_a_legendary_stone_the_gate_master_only_chooses() -> None:
    one = summon("Gate Master d4", f"{MASTER} e5* a4** a5** a6**", "h8", gateway="e5")
    assert texts(one) == choices("c4 d4 d5 e4 e5 f4")
    one.play("e5")
    assert (gateway(one), one.scores["orange"], one.position.summoned_legends) == ("e5", 0, 0)


def test_the_gate_masters_legend_counts_for_legendary_summoning_and_in_the_arena() -> None:
    hand = {"nethervoid": ["Gate Master", "Demon of Sloth"]}
    keys: dict[str, Any] = {"form": "high", "tasks": ["Legendary Summoning"], "hand": hand, "gateway": "e5"}
    one = summon("Gate Master d4", f"{MASTER} e5*", "h8", "c4", **keys)
    assert (one.points["nethervoid"], one.position.summoned) == (1, 1)
    one.play("summon Demon of Sloth c6")
    assert texts(one) == ["claim Legendary Summoning", "end"]


def test_in_a_melee_the_gate_masters_point_is_chosen_before_the_new_gateway() -> None:
    one = game(
        {"nethervoid": f"{MASTER} e5*", "northern": "h8", "sylvan": "a5"},
        form="melee",
        hand={"nethervoid": ["Gate Master"]},
        gateway={"nethervoid": "e5"},
        play=["summon Gate Master d4"],
    )
    assert texts(one) == ["point blue", "point green"]
    one.play("point green")
    assert one.scores["orange"] == {"blue": 0, "green": 1}
    assert texts(one) == choices("c4 d4 d5 e4 f4")


# -- Hell Rider --------------------------------------------------------------------------------------------------------
RIDER = "d5 e5 f5 d4"


def test_the_hell_rider_makes_three_combat_moves_and_may_take_the_gateway_on_the_way() -> None:
    one = summon("Hell Rider d5", f"{RIDER} d6*", "c7* c8 h8", "d5-d6 d6-c7 c7-c8", gateway="d6")
    assert after(one) == ("c8* d4 e5 f5", "h8", 1, blue(common=1, heroic=1))
    assert gateway(one) is None
    assert after(summon("Hell Rider d5", f"{RIDER} h4*", "h8", "d5-d6 -", gateway="h4"))[0].startswith("d4 d6* ")


def test_the_hell_rider_that_is_the_gateway_makes_one() -> None:
    one = summon("Hell Rider d5", RIDER, "d6* h8", "d5-d6")
    assert after(one) == ("d4 d6* e5 f5", "h8", 1, blue(heroic=1))
