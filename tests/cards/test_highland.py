"""The beings of the Highland school but the War Summoner: what they offer and do. Yellow plays against blue."""

from functools import partial
from typing import Any

import pytest

from tests.cards import after, blue, choices, leaps, summoned, summons
from tests.support import game, texts

summon = partial(summoned, "highland")


# -- Wild Eagle, Eagle Lord --------------------------------------------------------------------------------------------
def test_the_wild_eagle_leaps_onto_any_common_or_empty_square() -> None:
    one = summon("Wild Eagle e5", "d4 f4", "a5 e9** i6*")
    assert texts(one) == leaps("e5", "e9 i6")
    one.play("e5-a5")
    assert after(one) == ("a5 d4 f4", "e9** i6*", 1, blue(common=1))


def test_the_eagle_lord_leaps_onto_anything_but_a_legend() -> None:
    one = summon("Eagle Lord e5", "c5 d4 f4 g5", "a5* e9**")
    assert texts(one) == leaps("e5", "e9")
    one.play("e5-a5")
    assert after(one) == ("a5* c5 d4 f4 g5", "e9**", 1, blue(heroic=1))


@pytest.mark.parametrize(("what", "own"), [("Wild Eagle e5", "d4 f4"), ("Eagle Lord e5", "c5 d4 f4 g5")])
def test_eagles_need_not_leap_and_may_take_own_pieces_for_nothing(what: str, own: str) -> None:
    rank = "*" if "Lord" in what else ""
    stay = summon(what, own, "", "-")
    assert after(stay) == (" ".join(sorted([*own.split(), "e5" + rank])), "", 1, {})
    take = summon(what, own, "", "e5-d4")
    assert after(take) == (own.replace("d4", "d4" + rank), "", 1, {})


# -- Clan Axeman -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("choice", "yellow", "enemy", "killed"),
    [
        ("e6", "d4 e4 e5 f6", "d5** d6 f5", blue(heroic=1)),
        ("e4", "d4 e5 f6", "d5** d6 e6* f5", {}),
        ("-", "d4 e4 e5 f6", "d5** d6 e6* f5", {}),
    ],
)
def test_the_clan_axeman_may_destroy_an_orthogonal_neighbour_of_any_owner_unless_legendary(
    choice: str, yellow: str, enemy: str, killed: dict[str, Any]
) -> None:
    one = summon("Clan Axeman e5", "d4 e4 f6", "d5** d6 e6* f5")
    assert texts(one) == choices("- e4 e6 f5")
    one.play(choice)
    assert after(one) == (yellow, enemy, 1, killed)


# -- Clan Healer -------------------------------------------------------------------------------------------------------
def test_the_clan_healer_places_beside_green_squares_but_never_on_them() -> None:
    one = summon("Clan Healer e4", "d4 f4 f5", "a4 e3")
    around = "a6 b4 b5 b6 b7 b8 c6 c8 d6 d7 d8 e1 e2 f1 f3 f6 f7 f8 g1 g2 g3 g6 g8 h5 h6 h7 h8 i5 i7"
    assert texts(one) == choices(f"- {around}")
    one.play("b5")
    assert texts(one) == choices(f"- {around.replace('b5 ', '')}")
    one.play("i7")
    assert after(one) == ("b5 d4 e4 f4 f5 i7", "a4 e3", 1, {})


def test_the_clan_healer_places_only_what_is_in_stock() -> None:
    fourteen = "d4 f4 f5 c1 c2 c3 c4 c5 d1 d2 d3 d5 g4 g5"
    one = summon("Clan Healer e4", fourteen, "", "a4")
    assert after(one)[0].split() == sorted([*fourteen.split(), "a4", "e4"])
    assert after(summon("Clan Healer e4", fourteen + " h4"))[1:] == ("", 1, {})


# -- Dire Wolf, Wolf Rider ---------------------------------------------------------------------------------------------
def test_the_dire_wolf_makes_up_to_two_combat_moves() -> None:
    one = summon("Dire Wolf e5", "c3 d4 e4", "d6* f6")
    assert texts(one) == choices("- e5-d4,d5,e4,e6,f4,f5,f6")
    one.play("e5-f6")
    assert texts(one) == choices("- f6-e5,e6,e7,f5,f7,g5,g6,g7")
    one.play("f6-g7")
    assert after(one) == ("c3 d4 e4 g7", "d6*", 1, blue(common=1))


def test_the_wolf_rider_makes_up_to_two_combat_moves() -> None:
    one = summon("Wolf Rider d5", "d3 d4 e4 f4", "d6** e6* f7")
    assert texts(one) == choices("- d5-c4,c5,c6,d4,e4,e5,e6")
    one.play("d5-e6")
    assert texts(one) == choices("- e6-d5,d7,e5,e7,f5,f6,f7")
    one.play("e6-f7")
    assert after(one) == ("d3 d4 e4 f4 f7*", "d6**", 1, blue(common=1, heroic=1))


@pytest.mark.parametrize(
    ("what", "own", "play", "yellow"),
    [
        ("Dire Wolf e5", "c3 d4 e4", "-", "c3 d4 e4 e5"),
        ("Dire Wolf e5", "c3 d4 e4", "e5-d4 -", "c3 d4 e4"),
        ("Wolf Rider d5", "d3 d4 e4 f4", "-", "d3 d4 d5* e4 f4"),
        ("Wolf Rider d5", "d3 d4 e4 f4", "d5-d4 -", "d3 d4* e4 f4"),
    ],
)
def test_wolves_may_stop_and_may_take_own_pieces_for_nothing(what: str, own: str, play: str, yellow: str) -> None:
    assert after(summon(what, own, "", play)) == (yellow, "", 1, {})


# -- Ritual Keeper -----------------------------------------------------------------------------------------------------
def test_on_green_the_ritual_keeper_must_upgrade_an_own_common() -> None:
    one = summon("Ritual Keeper g7", "a5 f7 g8*", "c1")
    assert texts(one) == choices("a5 f7 g7")
    one.play("a5")
    assert after(one) == ("a5* f7 g7 g8*", "c1", 1, {})
    assert after(summon("Ritual Keeper g7", "f7* g8*")) == ("f7* g7* g8*", "", 1, {})


def test_on_red_the_ritual_keeper_may_make_a_combat_move_with_any_own_piece() -> None:
    one = summon("Ritual Keeper h4", "g4 h5", "g6 i5*")
    moves = "g4-f3,f4,f5,g3,g5,h3,h4,h5 h4-g3,g4,g5,h3,h5,i3,i4 h5-g4,g5,g6,h4,h6,i4,i6"
    assert texts(one) == choices(f"- {moves}")
    one.play("h5-g6")
    assert after(one) == ("g4 g6 h4", "i5*", 1, blue(common=1))


def test_the_central_square_is_red_for_the_ritual_keeper_and_the_move_optional() -> None:
    one = summon("Ritual Keeper e5", "d5 e6")
    assert {"-", "e5-d5", "d5-c5", "e6-e7"} <= set(texts(one))
    one.play("-")
    assert after(one) == ("d5 e5 e6", "", 1, {})


def test_elsewhere_the_ritual_keeper_does_nothing() -> None:
    assert after(summon("Ritual Keeper e4", "d4 e5")) == ("d4 e4 e5", "", 1, {})


# -- Blood Shaman ------------------------------------------------------------------------------------------------------
def test_the_blood_shaman_spills_blood_around_a_red_square() -> None:
    one = summon("Blood Shaman e4", "d3 e3 e7 f4 f5", "c8 d7** d8 e9* i3")
    assert texts(one) == choices("c8 d3 d8 e3 e4 e7 e9 f4 f5 i3")
    one.play("d8")
    assert after(one) == ("d3 e3 e4* f4 f5", "d7** e9* i3", 1, blue(common=2))


def test_off_the_red_squares_the_blood_shaman_destroys_one_piece_only() -> None:
    one = summon("Blood Shaman e4", "d3 e3 f4 f5", "g3 h3* i3", "h3")
    assert after(one) == ("d3 e3 e4* f4 f5", "g3 i3", 1, blue(heroic=1))


def test_the_blood_shaman_may_sacrifice_himself_on_red() -> None:
    one = summon("Blood Shaman e5", "d4 e4 f5 f6", "d6 e6* g7")
    assert texts(one) == choices("d4 d6 e4 e5 e6 f5 f6 g7")
    one.play("e5")
    assert after(one) == ("", "e6* g7", 1, blue(common=1))


# -- War Drummer -------------------------------------------------------------------------------------------------------
BLOCK = "c1 c2 d1 d2"


def test_the_war_drummer_gives_one_combat_move_to_another_piece() -> None:
    one = summon("War Drummer c1", BLOCK, "e1")
    assert texts(one) == choices("- c2-b2,b3,c3,d1,d2,d3 d1-c2,d2,e1,e2 d2-c2,c3,d1,d3,e1,e2,e3")
    one.play("d1-e1")
    assert after(one) == ("c1* c2 d2 e1", "", 1, blue(common=1))


def test_the_war_drummer_gives_two_standard_moves_instead() -> None:
    one = summon("War Drummer c1", BLOCK, "e1", "d1-e2")
    assert texts(one) == choices("- c2-b2,b3,c3,d1,d3 d2-c3,d1,d3,e3 e2-d1,d3,e3,f1,f2,f3")
    one.play("d2-d1")
    assert after(one) == ("c1* c2 d1 e2", "e1", 1, {})


def test_taking_lower_pieces_counts_as_standard_moves_of_the_war_drummer() -> None:
    one = summon("War Drummer c1", "c1 c2 d1* d2", "e1 f1", "d1-e1 e1-f1")
    assert after(one) == ("c1* c2 d2 f1*", "", 1, blue(common=2))


def test_taking_the_war_drummer_himself_is_a_combat_move() -> None:
    assert after(summon("War Drummer c1", "c1 c2 d1* d2", "", "d1-c1")) == ("c1* c2 d2", "", 1, {})


@pytest.mark.parametrize(("play", "yellow"), [("-", "c1* c2 d1 d2"), ("d1-e1 -", "c1* c2 d2 e1")])
def test_the_moves_of_the_war_drummer_may_be_left_out(play: str, yellow: str) -> None:
    assert after(summon("War Drummer c1", BLOCK, "", play)) == (yellow, "", 1, {})


# -- Hill Giant, Mountain Troll ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("own", "yellow"),
    [("d3 e3 e4 f3", "d3 e3 e5* f3"), ("d3 e3 e4* f3", "d3 e3 e5* f3"), ("d3 e3 e4** f3", "d3 e3 e4** e5* f3")],
)
def test_the_hill_giant_destroys_all_orthogonal_neighbours_but_legends(own: str, yellow: str) -> None:
    one = summon("Hill Giant e5", own, "d5 d6 e6* f5**")
    assert after(one) == (yellow, "d6 f5**", 1, blue(common=1, heroic=1))


@pytest.mark.parametrize(
    ("enemy", "left", "actions", "killed"),
    [
        ("d6 e6* f6 g7", "e6* g7", 2, 2),
        ("d5 d6 f5 f6 e6**", "e6**", 2, 4),
        ("d6 e6* g7", "e6* g7", 1, 1),
        ("d6 e5 e6*", "e6*", 1, 2),  # one crushed by summoning, one by the effect
    ],
)
def test_the_mountain_troll_gains_an_action_for_two_commons_killed_by_his_effect(
    enemy: str, left: str, actions: int, killed: int
) -> None:
    one = summon("Mountain Troll e5", "d4 e3 e4 f3 f4", enemy)
    assert after(one) == ("d4 e3 e4 e5* f3 f4", left, actions, blue(common=killed))


def test_the_mountain_troll_finds_nobody() -> None:
    assert after(summon("Mountain Troll e5", "d4 e3 e4 f3", "e6*")) == ("d4 e3 e4 e5* f3", "e6*", 1, {})


# -- Warlord -----------------------------------------------------------------------------------------------------------
ARMY = "c3 d4 e4 f4 g3"


def test_a_third_move_must_be_the_warlords_if_he_has_not_moved() -> None:
    one = summon("Warlord e5", ARMY, "a7")
    flanks = "c3-b2,b3,b4,c2,c4,d2,d3,d4 g3-f2,f3,f4,g2,g4,h2,h3,h4"
    centre = "d4-c3,c4,c5,d3,d5,e3,e4 e4-d3,d4,d5,e3,f3,f4,f5 f4-e3,e4,f3,f5,g3,g4,g5"
    warlord = "e5-d4,d5,d6,e4,e6,f4,f5,f6"
    assert texts(one) == choices(f"- {flanks} {centre} {warlord}")
    one.play("c3-b3")
    one.play("g3-h3")
    assert texts(one) == choices(f"- {warlord}")
    one.play("e5-e6")
    assert after(one) == ("b3 d4 e4 e6* f4 h3", "a7", 1, {})


def test_once_the_warlord_has_moved_anyone_may_make_the_third_move() -> None:
    one = summon("Warlord e5", ARMY, "a3", "e5-e6 c3-b3")
    assert {"-", "b3-a3", "g3-h3", "e6-e7"} <= set(texts(one))
    one.play("b3-a3")
    assert after(one) == ("a3 d4 e4 e6* f4 g3", "", 1, blue(common=1))


def test_without_the_warlord_two_moves_are_all() -> None:
    one = summon("Warlord e5", "c3 d4* e4 f4 g3", "", "d4-e5 e5-e6")
    assert after(one) == ("c3 e4 e6* f4 g3", "", 1, {})


def test_the_warlords_move_counts_even_if_he_is_taken_afterwards() -> None:
    one = summon("Warlord e5", ARMY + " d7*", "", "e5-e6 d7-e6")
    assert {"-", "c3-b3", "e6-e7"} <= set(texts(one))
    one.play("c3-b3")
    assert after(one) == ("b3 d4 e4 e6* f4 g3", "", 1, {})


# -- Ritual Master -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("heroic", "common", "left", "killed"),
    [
        ("c1", "a5", ("d4 d6 e5* f4", "i7**"), blue(common=1, heroic=1)),
        ("-", "a5", ("d4 d6 e5* f4", "c1* i7**"), blue(common=1)),
        ("c1", "-", ("d4 d6 e5* f4", "a5 i7**"), blue(heroic=1)),
        ("e5", "d6", ("d4 f4", "a5 c1* i7**"), {}),
        ("-", "-", ("d4 d6 e5* f4", "a5 c1* i7**"), {}),
    ],
)
def test_on_red_the_ritual_master_may_destroy_a_heroic_and_then_a_common_piece(
    heroic: str, common: str, left: tuple[str, str], killed: dict[str, Any]
) -> None:
    one = summon("Ritual Master e5", "d4 d6 f4", "a5 c1* i7**")
    assert texts(one) == choices("- c1 e5")
    one.play(heroic)
    assert texts(one) == choices("- a5 d4 d6 f4")
    one.play(common)
    assert after(one) == (*left, 1, killed)


def test_on_green_the_ritual_master_gains_two_actions() -> None:
    assert after(summon("Ritual Master g7", "f6 f8 h6", "c1*")) == ("f6 f8 g7* h6", "c1*", 3, {})


def test_elsewhere_the_ritual_master_does_nothing() -> None:
    assert after(summon("Ritual Master e4", "d3 d5 f3", "c1*")) == ("d3 d5 e4* f3", "c1*", 1, {})


# -- Legend Slayer -----------------------------------------------------------------------------------------------------
def test_the_legend_slayer_destroys_one_diagonal_legend() -> None:
    one = summon("Legend Slayer d5", "d3 d4 e4 f3", "c4 c6** d6 e6*")
    assert texts(one) == choices("- c4 c6 e4 e6")
    one.play("c6")
    assert after(one) == ("d3 d4 d5* e4 f3", "c4 d6 e6*", 1, blue(legendary=1))


def test_the_legend_slayer_destroys_up_to_two_other_pieces_of_any_owner_instead() -> None:
    one = summon("Legend Slayer d5", "d3 d4 e4 f3", "c4 c6** d6 e6*", "e6")
    assert texts(one) == choices("- c4 e4")
    one.play("e4")
    assert after(one) == ("d3 d4 d5* f3", "c4 c6** d6", 1, blue(heroic=1))


@pytest.mark.parametrize(("play", "enemy", "killed"), [("-", "c4 c6**", {}), ("c4 -", "c6**", blue(common=1))])
def test_the_legend_slayer_may_stop(play: str, enemy: str, killed: dict[str, Any]) -> None:
    assert after(summon("Legend Slayer d5", "d3 d4 e4 f3", "c4 c6**", play)) == ("d3 d4 d5* e4 f3", enemy, 1, killed)


# -- Hungry Bear -------------------------------------------------------------------------------------------------------
def test_the_hungry_bear_goes_on_after_a_meal() -> None:
    one = summon("Hungry Bear d5", "d4 e4 e5", "c6 d6* b7")
    assert texts(one) == choices("- d5-c4,c5,c6,d4,e4,e5,e6")
    one.play("d5-c6")
    assert texts(one) == choices("- c6-b5,b6,b7,c5,c7,d5,d7")
    one.play("c6-b7")
    assert after(one) == ("b7* d4 e4 e5", "d6*", 1, blue(common=2))


def test_the_hungry_bear_rests_on_an_empty_square() -> None:
    assert after(summon("Hungry Bear d5", "d4 e4 e5", "c6", "d5-c5")) == ("c5* d4 e4 e5", "c6", 1, {})


def test_an_own_piece_is_a_meal_too() -> None:
    one = summon("Hungry Bear d5", "d4 e4 e5", "c6", "d5-d4")
    assert texts(one) == choices("- d4-c3,c4,c5,d3,d5,e3,e4,e5")
    one.play("-")
    assert after(one) == ("d4* e4 e5", "c6", 1, {})


# -- Werewolf ----------------------------------------------------------------------------------------------------------
def test_on_a_coloured_square_the_werewolf_makes_up_to_three_combat_moves() -> None:
    one = summon("Werewolf h4", "e4 f3 f5", "g5* h5**")
    assert texts(one) == choices("- h4-g3,g4,g5,h3,i3,i4,i5")
    one.play("h4-g5")
    assert texts(one) == choices("- g5-f4,f5,f6,g4,g6,h4,h6")
    one.play("g5-g6")
    one.play("g6-g7")
    assert after(one) == ("e4 f3 f5 g7*", "h5**", 1, blue(heroic=1))
    green = summon("Werewolf g7", "d7 e6 e8", "h7*", "g7-h7 h7-h6")
    assert texts(green) == choices("- h6-g5,g6,g7,h5,h7,i5,i6,i7")


@pytest.mark.parametrize(
    ("what", "own", "enemy", "moves", "move", "yellow"),
    [
        ("Werewolf e5", "b5 c4 c6", "d5 e6*", "e5-d4,d5,d6,e4,f4,f5,f6", "e5-d5", "b5 c4 c6 d5*"),
        ("Werewolf e4", "b4 c3 c5", "d5 e5*", "e4-d3,d4,d5,e3,f3,f4,f5", "e4-d5", "b4 c3 c5 d5*"),
    ],
)
def test_in_the_very_centre_and_on_plain_squares_the_werewolf_makes_one_standard_move(
    what: str, own: str, enemy: str, moves: str, move: str, yellow: str
) -> None:
    one = summon(what, own, enemy)
    assert texts(one) == choices(f"- {moves}")
    one.play(move)
    assert after(one) == (yellow, enemy.split()[1], 1, blue(common=1))


# -- Clan Guardian -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "yellow"), [("f5", "a5 c5 d5* e5* f5*"), ("-", "a5 c5 d5* e5* f5")])
def test_the_clan_guardian_may_upgrade_a_common_that_was_used(choice: str, yellow: str) -> None:
    one = summon("Clan Guardian e5", "a5 c5 d5* f5", "e6")
    assert texts(one) == choices("- c5 f5")
    one.play(choice)
    assert after(one) == (yellow, "e6", 1, {})


def test_the_shown_figure_decides_which_pieces_the_clan_guardian_used() -> None:
    one = game({"highland": "c5 d5 f5 g5", "northern": ""}, hand={"highland": ["Clan Guardian"]})
    assert summons(one) == ["Clan Guardian e5 with c5 d5 f5", "Clan Guardian e5 with d5 f5 g5"]
    one.play("summon Clan Guardian e5 with d5 f5 g5")
    assert texts(one) == choices("- d5 f5 g5")
    one.play("g5")
    assert after(one) == ("c5 d5 e5* f5 g5*", "", 1, {})


def test_the_clan_guardian_has_nobody_to_upgrade_if_only_upgraded_pieces_were_used() -> None:
    assert after(summon("Clan Guardian e5", "a5 c5* d5** f5*")) == ("a5 c5* d5** e5* f5*", "", 1, {})
