"""The frozen effects of the Everfrost, thawed. White plays against blue."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import after, blue, choices, summons
from tests.support import game, stones, texts

FULL = "a3 a4 a5 a6 a7 b2 b3 b7 b8 c1"  # ten pieces out of the way


def thawed(card: str, white: str, enemy: str = "", *play: str, **keys: Any) -> Game:
    """A turn of White in which a card in play is thawed first."""
    keys["frozen"] = {"everfrost": card}
    return game({"everfrost": white, "northern": enemy}, play=[f"thaw {card}", *play], **keys)


def gone(one: Game) -> bool:
    """Whether nothing is in play any more and the card tops the pile."""
    view = one.view(None)
    return view["frozen"] == {} and view["table"] is None and len(view["discard"]["everfrost"]) == 1


# -- Crystal Grower ----------------------------------------------------------------------------------------------------
def test_the_crystal_grower_upgrades_an_own_common() -> None:
    one = thawed("Crystal Grower", "d4 e4 e5*", "g7")
    assert texts(one) == choices("d4 e4")
    one.play("e4")
    assert after(one) == ("d4 e4* e5*", "g7", 2, {})
    assert gone(one)
    assert after(thawed("Crystal Grower", "d4 e5*", "g7"))[0] == "d4* e5*"  # the only one is not asked about


# -- Ice Princess, Ice Queen -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("Ice Princess", "c1-b2,c2,d1,d2"),
        ("Ice Queen", "c9-b8,c8,d8,d9"),
    ],
)
def test_a_piece_of_the_right_rank_makes_a_standard_move(card: str, offered: str) -> None:
    one = thawed(card, "c1 c9*", "b8 c8*")
    wanted = choices(offered.replace(",c8", ""))  # a heroic takes the common on b8, not the heroic on c8
    assert texts(one) == wanted
    one.play(wanted[0])
    assert gone(one)
    assert after(one)[2:] == (2, blue(common=1) if card == "Ice Queen" else {})


@pytest.mark.parametrize("card", ["Ice Princess", "Ice Queen"])
def test_without_a_piece_that_could_move_nothing_happens(card: str) -> None:
    one = thawed(card, "c1*" if card == "Ice Princess" else "c1", "h8")
    assert gone(one)
    assert after(one)[1:] == ("h8", 2, {})


# -- Frostweave Summoner -----------------------------------------------------------------------------------------------
def test_the_frostweave_summoner_lends_an_enemy_piece_to_the_next_being() -> None:
    one = thawed("Frostweave Summoner", "e4", "d4 h8", hand={"everfrost": ["Crystal Grower", "Snow Fox"]})
    assert gone(one)
    assert one.view(None)["loan"]
    one.play("place a5")  # does not cancel it
    assert "Crystal Grower e5" in summons(one)
    one.play("summon Crystal Grower e5")
    one.play("d4")
    assert not one.view(None)["loan"]
    assert stones(one, "blue") == "d4* h8"


def test_the_loan_lapses_with_the_turn() -> None:
    one = thawed("Frostweave Summoner", "e4", "d4 h8", "place a5", "place a6", "end")
    assert not one.view(None)["loan"]


def test_the_loan_goes_together_with_an_improvised_summoning() -> None:
    one = game(
        {"everfrost": "e9", "northern": "d4", "sylvan": "e4"},
        form="melee",
        hand={"everfrost": ["Crystal Grower"]},
        frozen={"everfrost": "Frostweave Summoner"},
    )
    assert [text for text in summons(one) if " e5" in text] == []
    one.play("thaw Frostweave Summoner")
    # Two enemy pieces, one of which costs its marker.
    assert [text for text in summons(one) if "Grower e5" in text] == [
        "Crystal Grower e5 with d4 e4",
        "Crystal Grower e5 with d4 e4 spending green",
    ]
    one.play("summon Crystal Grower e5 with d4 e4 spending green")
    assert one.view(None)["improvised"]["white"] == ["green"]


# -- Winter Whisperer --------------------------------------------------------------------------------------------------
def test_the_winter_whisperer_gives_an_action_for_a_common_and_the_flare() -> None:
    one = thawed("Winter Whisperer", "d4 e4*", "g7", hand={"everfrost": ["F3"]})
    assert texts(one) == choices("- d4")
    one.play("d4")
    assert texts(one) == ["-", "discard F3"]
    one.play("discard F3")
    assert after(one) == ("e4*", "g7", 3, {})
    view = one.view("everfrost")
    assert view["hand"] == []
    assert view["flares_discard"] == ["F3"]
    assert view["flared"] is False
    assert view["scores"] == {"white": 0, "blue": 0}


@pytest.mark.parametrize(
    ("play", "white", "hand"),
    [(["d4", "-"], "e4*", ["F3"]), (["-", "discard F3"], "d4 e4*", []), (["-", "-"], "d4 e4*", ["F3"])],
)
def test_half_of_it_gives_no_action(play: list[str], white: str, hand: list[str]) -> None:
    one = thawed("Winter Whisperer", "d4 e4*", "g7", *play, hand={"everfrost": ["F3"]})
    assert after(one) == (white, "g7", 2, {})
    assert one.view("everfrost")["hand"] == hand


def test_what_is_not_there_is_not_asked_about() -> None:
    assert texts(thawed("Winter Whisperer", "e4*", "g7", hand={"everfrost": ["F3"]})) == ["-", "discard F3"]
    assert after(thawed("Winter Whisperer", "d4", "g7", "d4")) == ("", "g7", 2, {})
    assert after(thawed("Winter Whisperer", "e4*", "g7"))[2] == 2


def test_the_action_counts_after_the_last_one_and_a_new_flare_is_drawn() -> None:
    one = thawed("Winter Whisperer", "d4", "g7", "d4", "discard F3", hand={"everfrost": ["F3"]}, actions=0)
    assert "place d4" in texts(one)
    one.play("place d4")
    one.play("end")
    assert one.view(None)["held"]["everfrost"]["flares"] == 1


# -- Ice Wyvern --------------------------------------------------------------------------------------------------------
def test_the_ice_wyvern_places_a_common_next_to_a_heroic() -> None:
    one = thawed("Ice Wyvern", "c1* h8", "d1 d2")
    assert texts(one) == choices("b2 c2")
    one.play("c2")
    assert after(one) == ("c1* c2 h8", "d1 d2", 2, {})
    assert gone(one)
    assert gone(thawed("Ice Wyvern", "h8", "d1"))
    assert gone(thawed("Ice Wyvern", f"e5* i3 i4 i5 i6 i7 {FULL}"))  # no stone left


# -- Frostweave Illusionist --------------------------------------------------------------------------------------------
def test_the_illusionist_converts_an_enemy_common_anywhere() -> None:
    one = thawed("Frostweave Illusionist", "d6", "e6 h8 b5*")
    assert texts(one) == choices("e6 h8")
    one.play("h8")
    assert after(one) == ("d6 h8", "b5* e6", 2, blue(common=1))
    assert gone(one)
    assert gone(thawed("Frostweave Illusionist", f"e5* i3 i4 i5 i6 i7 {FULL}", "e6 h8"))  # no stone left
