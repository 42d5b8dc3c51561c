"""The beings of the Everfrost and their regular effects. White plays against blue."""

from functools import partial
from typing import Any

import pytest

from tashkalar import Game
from tests.cards import after, blue, choices, leaps, summoned, summons
from tests.support import destroyed, game, stones, texts

summon = partial(summoned, "everfrost")
FULL = "a3 a4 a5 a6 a7 b2 b3 b7 b8 c1"  # ten pieces out of the way


def frozen(one: Game) -> str | None:
    found: str | None = one.view(None)["frozen"].get("everfrost")
    return found


# -- Snow Fox ----------------------------------------------------------------------------------------------------------
def test_the_snow_fox_makes_up_to_two_standard_moves() -> None:
    one = summon("Snow Fox d5", "e5 f4", "d6 c4*")
    assert texts(one) == choices("- d5-c5,c6,d4,e4,e6")
    one.play("d5-c5")
    one.play("c5-b5")
    assert after(one) == ("b5 e5 f4", "c4* d6", 1, {})
    assert after(summon("Snow Fox d5", "e5 f4", "", "d5-c5 -"))[0] == "c5 e5 f4"


# -- Royal Reindeer ----------------------------------------------------------------------------------------------------
def test_the_royal_reindeer_leaps_to_distance_two_and_is_upgraded_if_nothing_fell() -> None:
    one = summon("Royal Reindeer d5", "c4 d4 e3", "d7 f6*")
    assert texts(one) == choices("- d5-b3,b4,b5,b6,b7,c3,c7,d3,d7,e3,e7,f3,f4,f5,f7")
    one.play("d5-f5")
    assert after(one) == ("c4 d4 e3 f5*", "d7 f6*", 1, {})


@pytest.mark.parametrize(
    ("own", "play", "left"),
    [
        ("c4 d4 e3", "-", "c4 d4 d5* e3"),
        ("c4 d4 e3", "d5-d7", "c4 d4 d7 e3"),  # an enemy fell
        ("c4 d4 e3", "d5-e3", "c4 d4 e3"),  # one of its own fell
        ("c4 d4 d5 e3", "-", "c4 d4 d5 e3"),  # crushed by the summoning
        ("c4 d4 d5 e3", "d5-f5", "c4 d4 e3 f5"),
    ],
)
def test_the_reindeer_stays_common_if_summoning_or_leap_destroyed_a_piece_of_anybody(
    own: str, play: str, left: str
) -> None:
    assert stones(summon("Royal Reindeer d5", own, "d7", play), "white") == left


def test_in_a_shortage_the_own_stone_that_becomes_the_reindeer_counts_as_destroyed() -> None:
    """No upgrade; picked up from elsewhere, nothing was destroyed."""
    rest = "h5 h6"
    there = summon("Royal Reindeer d5", f"c4 d4 d5 e3 {rest} {FULL}", "", "-")
    assert "d5" in stones(there, "white").split()
    away = summon(
        "Royal Reindeer d5 from h5", f"c4 d4 e3 {rest} h7 {FULL}", "", "-", hand={"everfrost": ["Royal Reindeer"]}
    )
    assert "d5*" in stones(away, "white").split()


# -- Crystal Mirror ----------------------------------------------------------------------------------------------------
def test_the_crystal_mirror_offers_both_sides_and_the_first_piece_decides() -> None:
    one = summon("Crystal Mirror e5", "e4 e6 f4", "c5 d6 h5")
    assert texts(one) == choices("- c5 d6 f4")
    one.play("d6")
    assert texts(one) == choices("- c5")
    one.play("c5")
    assert after(one) == ("e4 e5 e6 f4 f6 g5", "c5 d6 h5", 1, {})
    other = summon("Crystal Mirror e5", "e4 e6 f4", "c5 d6", "f4")
    assert after(other) == ("d4 e4 e5 e6 f4", "c5 d6", 1, {})


def test_the_crystal_mirror_copies_one_heroic_or_two_commons_but_no_legend() -> None:
    one = summon("Crystal Mirror e5", "e4 e6", "d5 d4 c4* c6**")
    assert texts(one) == choices("- c4 d4 d5")
    one.play("c4")
    assert after(one) == ("e4 e5 e6 g4*", "c4* c6** d4 d5", 1, {})
    common = summon("Crystal Mirror e5", "e4 e6", "d5 d4 c4*", "d5")
    assert texts(common) == choices("- d4")


def test_an_image_needs_an_empty_square_of_the_arena_and_a_stone() -> None:
    assert after(summon("Crystal Mirror e5", "e4 e6", "d5 f5")) == (
        "e4 e5 e6",
        "d5 f5",
        1,
        {},
    )  # each in the other's way
    assert after(summon("Crystal Mirror b5", "b4 b6", "d5")) == ("b4 b5 b6", "d5", 1, {})  # the image is off the arena
    assert after(summon("Crystal Mirror e5", f"e4 e6 i3 i4 i5 {FULL}", "d5"))[2] == 1  # the last stone was its own
    two = summon("Crystal Mirror e5", f"e4 e6 i3 i4 {FULL}", "d5 d4", "d5")
    assert after(two)[2] == 1  # one stone, one image


def test_the_axis_of_the_mirror_is_chosen_with_the_summoning() -> None:
    one = game({"everfrost": "e4 e6 d5 f5", "northern": "d6 g4"}, hand={"everfrost": ["Crystal Mirror"]})
    assert summons(one) == ["Crystal Mirror e5 with d5 f5", "Crystal Mirror e5 with e4 e6"]
    one.play("summon Crystal Mirror e5 with d5 f5")
    assert texts(one) == ["-", "d6"]
    one.play("d6")
    assert after(one)[:2] == ("d4 d5 e4 e5 e6 f5", "d6 g4")


# -- Crystal Grower ----------------------------------------------------------------------------------------------------
def test_the_crystal_grower_upgrades_a_common_of_the_enemy() -> None:
    one = summon("Crystal Grower e5", "d4 e4", "g7 h3 c7*")
    assert texts(one) == choices("g7 h3")
    one.play("h3")
    assert after(one) == ("d4 e4 e5", "c7* g7 h3*", 1, {})
    assert after(summon("Crystal Grower e5", "d4 e4", "c7*")) == ("d4 e4 e5", "c7*", 1, {})


def test_the_crystal_grower_takes_one_of_every_enemy_colour_in_any_order() -> None:
    one = game(
        {"everfrost": "d4 e4", "northern": "g7 h3", "sylvan": "a5 c7"},
        form="melee",
        hand={"everfrost": ["Crystal Grower"]},
        improvised={"white": ["blue", "green"]},
        play=["summon Crystal Grower e5"],
    )
    assert texts(one) == choices("a5 c7 g7 h3")
    one.play("c7")
    assert texts(one) == choices("g7 h3")
    one.play("g7")
    assert after(one)[:4] == ("d4 e4 e5", "g7* h3", "a5 c7*", 1)


# -- Ice Princess, Ice Queen -------------------------------------------------------------------------------------------
def test_the_ice_princess_moves_another_common() -> None:
    one = summon("Ice Princess e5", "e4 d3 f3 h8*", "d4 g4*")
    assert texts(one) == choices("- d3-c2,c3,c4,d2,d4,e2,e3,e4 e4-d3,d4,d5,e3,e5,f3,f4,f5 f3-e2,e3,e4,f2,f4,g2,g3")
    one.play("e4-e5")  # even the Princess
    assert after(one) == ("d3 e5 f3 h8*", "d4 g4*", 1, {})
    assert after(summon("Ice Princess e5", "e4 d3 f3", "d4", "e4-d4")) == ("d3 d4 e5 f3", "", 1, blue(common=1))


def test_the_ice_queen_moves_another_heroic_piece() -> None:
    one = summon("Ice Queen e5", "e5 e4* d3 f3", "d4* f5")
    assert texts(one) == choices("- e4-d3,d4,d5,e3,e5,f3,f4,f5")
    one.play("e4-d4")
    assert after(one) == ("d3 d4* e5* f3", "f5", 1, blue(heroic=1))
    assert after(summon("Ice Queen e5", "e5 e4 d3 f3", "d4")) == ("d3 e4 e5* f3", "d4", 1, {})
    assert summons(game({"everfrost": "e4 d3 f3", "northern": "h8"}, hand={"everfrost": ["Ice Queen"]})) == []


# -- Frostweave Summoner, Winter Whisperer -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("what", "own"), [("Frostweave Summoner e5", "d6 e4 e3"), ("Winter Whisperer e5", "d4 e4 f4 g4")]
)
def test_those_without_a_regular_effect_are_frozen_at_once(what: str, own: str) -> None:
    one = summon(what, own, "h8")
    assert after(one) == (" ".join(sorted([*own.split(), "e5*"])), "h8", 1, {})
    assert frozen(one) == what[:-3]


# -- Frozen Chest ------------------------------------------------------------------------------------------------------
def test_the_frozen_chest_brings_a_frozen_effect_into_play() -> None:
    pile = ["Ice Queen", "Snow Fox", "Crystal Grower"]
    one = summon("Frozen Chest e5", "d5 e5 f5", "h8", discard={"everfrost": pile})
    assert texts(one) == ["-", "Crystal Grower", "Ice Queen"]
    one.play("Ice Queen")
    assert frozen(one) == "Ice Queen"
    assert one.view(None)["discard"]["everfrost"] == ["Snow Fox", "Crystal Grower", "Frozen Chest"]
    assert one.position.summoned == 1


def test_the_chest_replaces_the_effect_in_play_without_asking_again() -> None:
    keys: dict[str, Any] = {"discard": {"everfrost": ["Ice Queen"]}, "frozen": {"everfrost": "Ice Wyvern"}}
    one = summon("Frozen Chest e5", "d5 e5 f5", "h8", **keys)
    one.play("Ice Queen")
    assert frozen(one) == "Ice Queen"
    assert one.view(None)["discard"]["everfrost"] == ["Ice Wyvern", "Frozen Chest"]
    kept = summon("Frozen Chest e5", "d5 e5 f5", "h8", "-", **keys)
    assert frozen(kept) == "Ice Wyvern"
    assert kept.view(None)["discard"]["everfrost"] == ["Ice Queen", "Frozen Chest"]


def test_the_chest_finds_what_was_discarded_this_turn_and_asks_nothing_of_an_empty_pile() -> None:
    hand = {"everfrost": ["Frozen Chest", "Ice Wyvern"]}
    one = game(
        {"everfrost": "d5 e5 f5", "northern": "h8"},
        hand=hand,
        play=["discard Ice Wyvern", "-", "summon Frozen Chest e5"],
    )
    assert texts(one) == ["-", "Ice Wyvern"]
    nothing = summon("Frozen Chest e5", "d5 e5 f5", "h8", discard={"everfrost": ["Snow Fox"]})
    assert after(nothing) == ("d5 e5* f5", "h8", 1, {})


# -- Everfrost Sentinel ------------------------------------------------------------------------------------------------
def test_the_sentinel_slows_the_others_if_it_crushed_an_enemy_and_is_downgraded() -> None:
    one = summon("Everfrost Sentinel e6", "e5 e4 f4 f3", "e6 g7")
    assert texts(one) == ["-", "downgrade"]
    one.play("downgrade")
    assert after(one) == ("e4 e5 e6 f3 f4", "g7", 1, blue(common=1))
    assert one.view(None)["slowed"] == ["northern"]


@pytest.mark.parametrize(("own", "enemy", "play"), [("", "g7", ""), ("e6", "g7", ""), ("", "e6", "-")])
def test_the_sentinel_does_nothing_without_an_enemy_crushed_or_when_declined(own: str, enemy: str, play: str) -> None:
    one = summon("Everfrost Sentinel e6", f"e5 e4 f4 f3 {own}", enemy, play)
    assert after(one)[0] == "e4 e5 e6* f3 f4"
    assert one.view(None)["slowed"] == []


# -- Glacier Giant -----------------------------------------------------------------------------------------------------
def test_the_glacier_giant_goes_on_in_one_indicated_direction() -> None:
    one = summon("Glacier Giant e6", "e5 d4 e4 f4", "f5* g4 c4")
    assert texts(one) == choices("- e6-d5,f5")
    one.play("e6-f5")
    assert texts(one) == choices("- f5-g4")
    one.play("f5-g4")
    assert texts(one) == choices("- g4-h3")
    one.play("-")
    assert after(one) == ("d4 e4 e5 f4 g4*", "c4", 1, blue(common=1, heroic=1))


@pytest.mark.parametrize(("owner", "killed"), [("northern", blue(legendary=1)), ("everfrost", {})])
def test_the_giant_and_a_legend_of_anybody_perish_together(owner: str, killed: dict[str, dict[str, int]]) -> None:
    own, enemy = "e5 d4 e4 f4", "h8"
    one = summon(
        "Glacier Giant e6",
        own + (" g4**" if owner == "everfrost" else ""),
        enemy + (" g4**" if owner == "northern" else ""),
    )
    assert texts(one) == choices("- e6-d5,f5")
    one.play("e6-f5")
    assert texts(one) == choices("- f5-g4")
    one.play("f5-g4")
    assert after(one) == ("d4 e4 e5 f4", "h8", 1, killed)


def test_the_giant_needs_a_move_before_the_legend_and_may_stop() -> None:
    assert texts(summon("Glacier Giant e6", "e5 d4 e4 f4", "f5**")) == choices("- e6-d5")
    assert after(summon("Glacier Giant e6", "e5 d4 e4 f4", "g4**", "e6-f5 -"))[:2] == ("d4 e4 e5 f4 f5*", "g4**")
    assert after(summon("Glacier Giant e6", "e5 d4 e4 f4", "", "-"))[0] == "d4 e4 e5 e6* f4"


def test_fillings_with_other_directions_are_other_choices_of_the_giant_and_the_sled() -> None:
    one = game({"everfrost": "e5 d4 e4 f4 e7 d8 e8 f8", "northern": "h2"}, hand={"everfrost": ["Glacier Giant"]})
    assert summons(one) == ["Glacier Giant e6 with d4 e4 e5 f4", "Glacier Giant e6 with d8 e7 e8 f8"]
    sled = game({"everfrost": "c5 c4 d4 e4 g5 g4 f4", "northern": "h2"}, hand={"everfrost": ["War Sled"]})
    assert summons(sled)[:2] == ["War Sled e5 with c4 c5 d4 e4", "War Sled e5 with e4 f4 g4 g5"]


# -- Polar Bear --------------------------------------------------------------------------------------------------------
def test_the_polar_bear_goes_on_as_long_as_it_eats() -> None:
    one = summon("Polar Bear d5", "e5 f5 e4 g4", "d6* c7 c8* e6**")
    assert texts(one) == choices("- d5-c4,c5,c6,d4,d6,e4,e5")
    one.play("d5-d6")
    assert texts(one) == choices("- d6-c5,c6,c7,d5,d7,e5,e7")
    one.play("d6-c7")
    assert texts(one) == choices("- c7-b6,b7,b8,c6,d6,d7,d8")  # empty squares only
    one.play("c7-b8")
    assert after(one) == ("b8* e4 e5 f5 g4", "c8* e6**", 1, blue(common=1, heroic=1))


@pytest.mark.parametrize("play", ["-", "d5-c6", "d5-d6 -", "d5-d6 d6-c6", "d5-e5 -"])
def test_the_polar_bear_stops_when_it_eats_nothing_and_the_summoning_does_not_count(play: str) -> None:
    one = summon("Polar Bear d5", "e5 f5 e4 g4", "d5 d6*", play)
    assert one.view(None)["asked"] == "turn"


# -- War Sled ----------------------------------------------------------------------------------------------------------
def test_the_war_sled_turns_by_at_most_45_degrees_from_the_move_before() -> None:
    one = summon("War Sled e5", "c5 c4 d4 e4", "f6* g7")
    assert texts(one) == choices("- e5-f4,f5,f6")
    one.play("e5-f6")
    assert texts(one) == choices("- f6-f7,g6,g7")
    one.play("f6-f7")
    assert texts(one) == choices("- f7-e8,f8,g8")
    one.play("f7-e8")
    assert after(one) == ("c4 c5 d4 e4 e8*", "g7", 1, blue(heroic=1))
    assert after(summon("War Sled e5", "c5 c4 d4 e4", "", "e5-f5 -"))[0] == "c4 c5 d4 e4 f5*"


# -- Snow Monster ------------------------------------------------------------------------------------------------------
def test_the_snow_monster_destroys_commons_within_two_that_touch_own_pieces() -> None:
    one = summon("Snow Monster e5", "e5 f5 d4 g4", "e6 g6 c7 d3 f3* g7")
    assert after(one) == ("d4 e5* f5 g4", "c7 f3* g7", 1, blue(common=3))


# -- Frost Imp ---------------------------------------------------------------------------------------------------------
def test_the_frost_imp_lets_a_neighbouring_common_slide() -> None:
    one = summon("Frost Imp e5", "d5 e4 f3", "f5 f8 d6*")
    assert texts(one) == choices("- d5-c4,c5,c6,d4,e6 e4-d3,d4,e3,f4 f5-e6,f4,f6,g4,g5,g6")
    one.play("f5-f6")
    assert after(one) == ("d5 e4 e5* f3", "d6* f7 f8", 1, {})
    assert stones(summon("Frost Imp e5", "d5 e4 f3", "", "d5-c6"), "white") == "b7 e4 e5* f3"


# -- Ice Wyvern --------------------------------------------------------------------------------------------------------
def test_the_ice_wyvern_dies_with_what_it_destroys_and_its_card_is_frozen_all_the_same() -> None:
    one = summon("Ice Wyvern d6", "e6 d5 e4 f4", "b8* i5**")
    assert texts(one) == leaps("d6", "i5")
    one.play("d6-b8")
    assert after(one) == ("d5 e4 e6 f4", "i5**", 1, blue(heroic=1))
    assert frozen(one) == "Ice Wyvern"
    own = summon("Ice Wyvern d6", "e6 d5 e4 f4", "", "d6-e4")
    assert after(own) == ("d5 e6 f4", "", 1, {})
    assert after(summon("Ice Wyvern d6", "e6 d5 e4 f4", "", "d6-i6"))[0] == "d5 e4 e6 f4 i6*"


# -- Deathbringer ------------------------------------------------------------------------------------------------------
def test_the_deathbringer_counts_own_pieces_around_its_victim() -> None:
    one = summon("Deathbringer e6", "d6 c4 d4 e4", "e7 f5* f6* f7** d5**")
    # f5 touches e4; f6 and f7 touch nobody but the Deathbringer; d5 touches c4, d4, d6 and e4.
    assert texts(one) == choices("- d5 d6 e7 f5")
    one.play("d5")
    assert after(one) == ("c4 d4 d6 e4 e6*", "e7 f5* f6* f7**", 1, blue(legendary=2))
    assert one.view(None)["removed"] == {"blue": {"legendary": 1}}


def test_a_victim_of_its_own_does_not_count_itself_and_counts_for_nobody() -> None:
    one = summon("Deathbringer e6", "d6* c4 d4 e4", "h8")
    assert after(one)[0] == "c4 d4 d6* e4 e6*"  # it is not asked
    common = summon("Deathbringer e6", "d6 c4 d4 e4", "h8", "d6")
    assert after(common) == ("c4 d4 e4 e6*", "h8", 1, {})
    assert common.view(None)["removed"] == {"white": {"common": 1}}
    assert common.view(None)["stock"]["white"] == {"stones": 11, "legends": 3}


# -- Frostweave Illusionist --------------------------------------------------------------------------------------------
def test_the_illusionist_becomes_an_enemy_common_and_nothing_is_destroyed() -> None:
    one = summon("Frostweave Illusionist e6", "d6 f6 e4", "h8")
    assert after(one) == ("d6 e4 f6", "e6 h8", 1, {})
    assert frozen(one) == "Frostweave Illusionist"
    assert one.view(None)["stock"]["white"]["stones"] == 13


def test_the_colour_of_the_illusion_is_chosen_among_those_in_stock() -> None:
    def melee(blue_stones: str) -> Game:
        return game(
            {"everfrost": "d6 f6 e4", "northern": blue_stones, "sylvan": "h8"},
            form="melee",
            hand={"everfrost": ["Frostweave Illusionist"]},
            improvised={"white": ["blue", "green"]},
            play=["summon Frostweave Illusionist e6"],
        )

    one = melee("i5")
    assert texts(one) == ["blue e6", "green e6"]
    one.play("green e6")
    assert after(one)[:3] == ("d6 e4 f6", "i5", "e6 h8")
    full = melee(f"{FULL} c2 c3 c4 i3 i4")
    assert stones(full, "green") == "e6 h8"


def test_the_illusionist_stays_when_no_enemy_has_a_stone() -> None:
    one = summon("Frostweave Illusionist e6", "d6 f6 e4", f"{FULL} c2 c3 c4 i3 i4 i5")
    assert stones(one, "white") == "d6 e4 e6* f6"
    assert destroyed(one) == {}
