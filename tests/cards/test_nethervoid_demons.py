"""The demons of the Nethervoid: what they offer and do, and what becomes of the Gateway. Orange plays against blue."""

import pytest

from tests.cards import after, blue, choices
from tests.cards.gateway import gateway, summon
from tests.support import game, texts

# -- Demon of Gluttony -------------------------------------------------------------------------------------------------
FOOD = "d4 e4 f4"


def test_the_demon_of_gluttony_grows_with_the_first_meal_and_is_the_gateway_after_the_second() -> None:
    one = summon("Demon of Gluttony e5", f"{FOOD} b4*", "e6 f7* c7**", gateway="b4")
    assert texts(one) == choices("- e5-d4,d5,d6,e4,e6,f4,f5,f6")
    one.play("e5-e6")
    assert texts(one) == choices("- e6-d5,d6,d7,e5,e7,f5,f6,f7")
    one.play("e6-f7")
    assert after(one) == ("b4* d4 e4 f4 f7*", "c7**", 1, blue(common=1, heroic=1))
    assert gateway(one) == "f7"


@pytest.mark.parametrize(
    ("play", "own", "where"),
    [
        ("-", "b4* d4 e4 e5 f4", "b4"),
        ("e5-e6", "b4* d4 e4 e6 f4", "b4"),  # nothing eaten: no second move
        ("e5-d4 -", "b4* d4* e4 f4", "b4"),  # own pieces are food too
        ("e5-d4 d4-d5", "b4* d5* e4 f4", "b4"),
    ],
)
def test_the_demon_of_gluttony_needs_victims(play: str, own: str, where: str) -> None:
    one = summon("Demon of Gluttony e5", f"{FOOD} b4*", "h8", play, gateway="b4")
    assert (after(one)[0], gateway(one)) == (own, where)


def test_what_the_demon_of_gluttony_crushes_is_no_meal_but_the_gateway_is() -> None:
    assert after(summon("Demon of Gluttony e5", FOOD, "e5", "e5-e6"))[0] == "d4 e4 e6 f4"
    one = summon("Demon of Gluttony e5", FOOD, "h8", "e5-e4 e4-d4", gateway="e4")
    assert (after(one)[0], gateway(one)) == ("d4* f4", "d4")


# -- Demon of Pride ----------------------------------------------------------------------------------------------------
def test_the_demon_of_pride_is_the_heroic_gateway_in_any_case_and_may_move() -> None:
    one = summon("Demon of Pride d6", "d5 d4 e4 h4*", "e7* c7**", gateway="h4")
    assert gateway(one) == "d6"
    assert texts(one) == choices("- d6-c5,c6,d5,d7,e5,e6,e7")
    one.play("d6-e7")
    assert (after(one), gateway(one)) == (("d4 d5 e4 e7* h4*", "c7**", 1, blue(heroic=1)), "e7")
    assert after(summon("Demon of Pride d6", "d5 d4 e4", "e7", "-"))[0] == "d4 d5 d6* e4"


# -- Demon of Wrath ----------------------------------------------------------------------------------------------------
WRATH = "f6 d5 f5 e4"


def test_the_demon_of_wrath_destroys_all_enemy_commons_next_to_the_gateway() -> None:
    one = summon("Demon of Wrath e6", f"{WRATH} c7*", "b6 c8 d7* b4", gateway="c7")
    assert after(one) == ("c7* d5 e4 e6* f5 f6", "b4 d7*", 1, blue(common=2))


def test_the_demon_of_wrath_moves_the_gateway_only_if_no_victim_is_there() -> None:
    one = summon("Demon of Wrath e6", f"{WRATH} c7*", "a5 b5 a6 d8*", gateway="c7")
    assert texts(one) == choices("- c7-b6,b7,b8,c6,c8,d6,d7")
    one.play("c7-b6")
    assert after(one) == ("b6* d5 e4 e6* f5 f6", "d8*", 1, blue(common=3))
    assert after(summon("Demon of Wrath e6", f"{WRATH} c7*", "a5", "-", gateway="c7"))[1] == "a5"


# -- Demon of Greed ----------------------------------------------------------------------------------------------------
GREED = "d6 e6 d4 f4"


def test_the_demon_of_greed_gives_up_a_common_and_a_heroic_for_two_actions() -> None:
    one = summon("Demon of Greed e5", f"{GREED} b5* g7*", "h8", gateway="b5")
    assert texts(one) == choices("d4 d6 e6 f4")
    one.play("d4")
    assert texts(one) == choices("e5 g7")
    one.play("g7")
    assert after(one) == ("b5* d6 e5* e6 f4", "h8", 3, {})


def test_the_demon_of_greed_may_go_itself_but_never_the_gateway() -> None:
    one = summon("Demon of Greed e5", f"{GREED} b5*", "h8", "d4", gateway="b5")
    assert after(one)[:3] == ("b5* d6 e6 f4", "h8", 3)
    assert after(summon("Demon of Greed e5", GREED, "h8", "d4"))[:3] == ("d6 e5* e6 f4", "h8", 2)
    assert after(summon("Demon of Greed e5", "d6* e6* d4* f4*", "h8", "d4"))[2] == 2


def test_a_common_gateway_gives_way_to_the_demon_of_greed_before_it_asks() -> None:
    one = summon("Demon of Greed e5", GREED, "h8", gateway="d4")
    assert texts(one) == choices("d4 d6 e6 f4")


# -- Demon of Lust -----------------------------------------------------------------------------------------------------
LUST = "d4 e4 e3 f3"


def test_the_demon_of_lust_draws_two_different_pieces_of_anybody_toward_the_gateway_but_not_onto_it() -> None:
    one = summon("Demon of Lust d5", f"{LUST} h5*", "g8 i5** i7", gateway="h5")
    offered = texts(one)
    assert {"i7-h6", "i7-i6", "i7-h7", "g8-g7", "g8-h7", "d5-e5", "d5-e6", "-"} - set(offered) == {"i7-h7"}
    assert not [text for text in offered if text.startswith(("h5-", "i5-")) or text.endswith("-h5")]
    one.play("i7-i6")
    assert not [text for text in texts(one) if text.startswith("i6-")]
    one.play("g8-g7")
    assert after(one)[1] == "g7 i5** i6"


def test_what_pieces_destroy_for_the_demon_of_lust_counts_for_its_owner() -> None:
    one = summon("Demon of Lust d5", f"{LUST} g5*", "e6* f6 e5*", "e6-f6 d5-e5", gateway="g5")
    assert after(one) == ("d4 e3 e4 e5* f3 g5*", "f6*", 1, blue(common=1, heroic=1))
    assert after(summon("Demon of Lust d5", f"{LUST} g5*", "e6*", "-", gateway="g5"))[1] == "e6*"


def test_the_demon_of_lust_that_is_the_gateway_draws_the_others_to_itself() -> None:
    one = summon("Demon of Lust d5", LUST, "g5")
    assert "g5-f5" in texts(one)
    assert not [text for text in texts(one) if text.startswith("d5-")]


# -- Demon of Sloth ----------------------------------------------------------------------------------------------------
def test_the_demon_of_sloth_costs_an_action_or_the_gateway() -> None:
    assert after(summon("Demon of Sloth e5", "d4 g6*", "h8", gateway="g6")) == ("d4 e5* g6*", "h8", 0, {})
    one = summon("Demon of Sloth e5", "d4 g6*", "h8", gateway="g6", actions=1)
    assert (after(one), gateway(one)) == (("d4 e5*", "h8", 0, {}), None)
    assert after(summon("Demon of Sloth e5", "d4", "h8", actions=1))[0] == "d4"
    assert after(summon("Demon of Sloth e5", "d4", "h8", actions=3))[2] == 1


# -- Demon of Envy -----------------------------------------------------------------------------------------------------
def test_the_demon_of_envy_places_around_the_gateway_until_no_opponent_is_ahead() -> None:
    one = summon("Demon of Envy e4", "d5 e4 f4 g6*", "b6 c7 c8 d7 e8 h7", gateway="g6")
    assert texts(one) == choices("f5 f6 f7 g5 g7 h5 h6")
    one.play("f7")
    assert texts(one) == choices("f5 f6 g5 g7 h5 h6")
    one.play("g7")
    assert after(one)[0] == "d5 e4* f4 f7 g6* g7"


def test_the_demon_of_envy_places_the_first_one_anyway_and_stops_without_room_or_stone() -> None:
    assert after(summon("Demon of Envy e4", "d5 e4 f4", "h8", "d4"))[0] == "d4 d5 e4* f4"
    # Two free neighbours of i6, and blue has far more.
    crowd = "h7 h6 a3 a4 a5 a6 a7 b3 b4 b5 b6 b7 b8"
    one = summon("Demon of Envy e4", "d5 e4 f4 i6* i7", crowd, "h5", gateway="i6")
    assert after(one)[0] == "d5 e4* f4 h5 i5 i6* i7"  # the last one is not asked


def test_in_a_melee_one_opponent_who_is_ahead_is_enough_for_the_demon_of_envy() -> None:
    one = game(
        {"nethervoid": "d5 e4 f4", "northern": "h8", "sylvan": "a3 a4 a5 a6 a7"},
        form="melee",
        hand={"nethervoid": ["Demon of Envy"]},
        play=["summon Demon of Envy e4", "d3"],
    )
    assert "e3" in texts(one)
    one.play("e3")
    assert after(one)[0] == "d3 d5 e3 e4* f4"
