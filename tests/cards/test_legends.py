"""The legends: what each offers and what it does. Red (Southern) summons against blue (Northern)."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import after, choices, summons
from tests.support import destroyed, game, stones, texts


def summon(legend: str, square: str, red: str, blue: str, *play: str, **keys: Any) -> Game:
    """A game (a duel unless said otherwise) in which red has just summoned a legend and answered some questions."""
    hand = {"southern": [legend]}
    return game({"southern": red, "northern": blue}, hand=hand, play=[f"summon {legend} {square}", *play], **keys)


# -- what all legends share --------------------------------------------------------------------------------------------
def test_a_summoned_legend_scores_a_point_at_once_in_a_duel() -> None:
    one = summon("Hell Bull", "e5", BULL, "h8", scores={"red": 3, "blue": 4})
    assert one.scores == {"red": 4, "blue": 4}


def test_in_a_melee_the_colour_of_the_point_is_asked_before_the_effect() -> None:
    seats = {"southern": BULL, "northern": "h8", "sylvan": "h2"}
    one = game(seats, form="melee", hand={"southern": ["Hell Bull"]}, play=["summon Hell Bull e5"])
    assert texts(one) == ["point blue", "point green"]
    one.play("point green")
    assert one.scores["red"] == {"blue": 0, "green": 1}
    assert texts(one) == choices("- e5-d4,d5,d6,e4,e6,f4,f5,f6")


def test_a_legend_card_goes_to_the_discard_pile_of_legends() -> None:
    shown = summon("Titan", "e5", TITAN, "h8").view("southern")
    assert (shown["hand"], shown["legends_discard"], shown["discard"]["southern"]) == ([], ["Titan"], [])


# -- Fire Dragon -------------------------------------------------------------------------------------------------------
DRAGON = "d7* e5* e6 f7*"  # for a Fire Dragon on e4


def test_fire_dragon_must_choose_one_of_five_directions_away_from_its_body() -> None:
    assert texts(summon("Fire Dragon", "e4", DRAGON, "h8")) == choices("W E SW S SE")


def test_fire_dragon_burns_two_squares_of_its_line_and_of_both_neighbouring_lines() -> None:
    one = summon("Fire Dragon", "e4", DRAGON + " d3", "e3 e2* e1 c2 f3** g2 d4", "S")
    # e1 is too far, d4 beside the fire; the legend on f3 neither dies nor shields g2; the own d3 burns uncounted.
    assert after(one) == ("d7* e4** e5* e6 f7*", "d4 e1 f3**", 1, {"blue": {"common": 3, "heroic": 1}})


def test_fire_dragons_lines_beside_the_chosen_one_need_not_be_indicated() -> None:
    one = summon("Fire Dragon", "e4", DRAGON + " c2", "d4 c4* b4 d3 d5 c6 e3", "W")
    assert after(one) == ("d7* e4** e5* e6 f7*", "b4 e3", 1, {"blue": {"common": 4, "heroic": 1}})


def test_fire_dragon_is_offered_only_directions_whose_first_square_exists() -> None:
    one = summon("Fire Dragon", "e1", "d4* e2* e3 f4*", "d1 f2")
    assert texts(one) == choices("E W")
    one.play("E")
    assert after(one) == ("d4* e1** e2* e3 f4*", "d1", 1, {"blue": {"common": 1}})


# -- Hell Bull ---------------------------------------------------------------------------------------------------------
BULL = "d5* d6 e4 e5 f5* f6"  # for a Hell Bull on e5


def test_hell_bull_may_run_in_any_direction_over_any_piece_or_stay() -> None:
    one = summon("Hell Bull", "e5", BULL, "d4** h8")
    assert texts(one) == choices("- e5-d4,d5,d6,e4,e6,f4,f5,f6")
    one.play("-")
    assert after(one) == ("d5* d6 e4 e5** f5* f6", "d4** h8", 1, {})


def test_hell_bull_runs_straight_on_until_it_destroys_a_legend() -> None:
    one = summon("Hell Bull", "e5", BULL, "e6* e7 e8** e9", "e5-e6")
    assert texts(one) == choices("- e6-e7")
    one.play("e6-e7")
    assert texts(one) == choices("- e7-e8")
    one.play("e7-e8")
    counted = {"blue": {"common": 1, "heroic": 1, "legendary": 1}}
    assert after(one) == ("d5* d6 e4 e8** f5* f6", "e9", 1, counted)


def test_hell_bull_tramples_own_pieces_uncounted_and_an_own_legend_stops_it_too() -> None:
    one = summon("Hell Bull", "e5", BULL + " b5**", "h8", "e5-d5", "d5-c5", "c5-b5")
    assert after(one) == ("b5** d6 e4 f5* f6", "h8", 1, {})


def test_hell_bull_runs_up_to_the_edge_and_may_stop_anywhere() -> None:
    one = summon("Hell Bull", "e5", BULL, "h8", "e5-d5", "d5-c5", "c5-b5", "b5-a5")
    assert after(one)[0] == "a5** d6 e4 f5* f6"
    assert after(summon("Hell Bull", "e5", BULL, "h8", "e5-d5", "-"))[0] == "d5** d6 e4 f5* f6"


# -- Angel of Death ----------------------------------------------------------------------------------------------------
ANGEL = "c5 d6 e4 e5* f6 g5"  # for an Angel on e5


def test_angel_of_death_may_choose_any_other_piece_of_any_owner_and_rank() -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h7* h8 i7**")
    assert texts(one) == choices("c5 d6 e4 f6 g5 h7 h8 i7 -")
    one.play("-")
    assert after(one) == ("c5 d6 e4 e5** f6 g5", "h7* h8 i7**", 1, {})


@pytest.mark.parametrize(
    ("victim", "counted", "points"), [("h8", "heroic", 1), ("h7", "legendary", 2), ("i7", "legendary", 2)]
)
def test_angel_of_deaths_victim_counts_with_its_upgraded_rank(victim: str, counted: str, points: int) -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h7* h8 i7**", victim, actions=1)
    left = {"h8": "h7* i7**", "h7": "h8 i7**", "i7": "h7* h8"}[victim]
    assert after(one) == (f"c5 d6 e4 f6 g5 {victim}**", left, 0, {"blue": {counted: 1}})
    one.play("end")
    assert one.scores == {"red": 1 + points, "blue": 0}


def test_angel_of_death_fulfils_end_of_legends_with_a_heroic_victim() -> None:
    tasks = ["End of Legends", "Destruction", "Side Chain", "Isolation"]
    one = summon("Angel of Death", "e5", ANGEL, "h7*", "h7", form="high", actions=1, tasks=tasks)
    assert texts(one) == ["claim End of Legends", "end"]


def test_angel_of_death_skips_an_upgrade_for_which_no_legendary_stone_is_left() -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h7* i5** i6** i7**", "h7")
    assert after(one) == ("c5 d6 e4 f6 g5 h7**", "i5** i6** i7**", 1, {"blue": {"heroic": 1}})


def test_angel_of_death_may_destroy_an_own_piece_uncounted() -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h8", "f6")
    assert after(one) == ("c5 d6 e4 f6** g5", "h8", 1, {})


# -- The Eldest Tree ---------------------------------------------------------------------------------------------------
TREE = "c5 d4* f6* g5"  # for a Tree on e5


def test_eldest_tree_treats_up_to_three_adjacent_squares_each_once() -> None:
    one = summon("The Eldest Tree", "e5", TREE + " e4", "d5 e6* f5**")
    assert texts(one) == choices("d5 d6 e4 e6 f4 -")  # own upgraded pieces and enemy legends are out
    one.play("d5")
    assert texts(one) == choices("d6 e4 e6 f4 -")  # what was emptied is not filled
    one.play("d6")
    assert texts(one) == choices("e4 e6 f4 -")  # what was filled is not upgraded
    one.play("e4")
    assert after(one) == ("c5 d4* d6 e4* e5** f6* g5", "e6* f5**", 1, {"blue": {"common": 1}})


def test_eldest_tree_destroys_heroic_enemies_and_may_stop_early() -> None:
    one = summon("The Eldest Tree", "e5", TREE, "e6*", "e6", "-")
    assert after(one) == ("c5 d4* e5** f6* g5", "", 1, {"blue": {"heroic": 1}})


def test_eldest_tree_fills_no_square_without_a_stone_in_stock() -> None:
    one = summon("The Eldest Tree", "e5", TREE + " c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2", "d5")
    assert texts(one) == choices("d5 -")
    one.play("d5")
    assert after(one)[1:] == ("", 1, {"blue": {"common": 1}})


# -- Bone Catapult -----------------------------------------------------------------------------------------------------
CATAPULT = "d4* d6 e4* f4*"  # for a Catapult on e5: it shoots N, NE, W and E


def test_bone_catapult_hits_any_piece_on_its_four_lines_with_all_commons_around_it() -> None:
    one = summon("Bone Catapult", "e5", CATAPULT + " b5 f7", "d7* d9 e6 e8** g7 h5* c3 g3")
    assert texts(one) == choices("b5 e6 e8 g7 h5 -")  # nothing blocks; d6, c3 and g3 stand on no indicated line
    one.play("e8")
    counted = {"blue": {"common": 1, "legendary": 1}}  # e8 and d9; the own f7 dies too, the heroic d7 does not
    assert after(one) == ("b5 d4* d6 e4* e5** f4*", "c3 d7* e6 g3 g7 h5*", 1, counted)


def test_bone_catapult_may_hit_an_own_piece_or_nothing() -> None:
    one = summon("Bone Catapult", "e5", CATAPULT + " b5", "a5 b6 h8", "b5")
    assert after(one) == ("d4* d6 e4* e5** f4*", "h8", 1, {"blue": {"common": 2}})
    one = summon("Bone Catapult", "e5", CATAPULT + " b5", "a5 b6 h8", "-")
    assert after(one) == ("b5 d4* d6 e4* e5** f4*", "a5 b6 h8", 1, {})


def test_bone_catapults_diagonal_line_is_the_one_opposite_the_common() -> None:
    assert texts(summon("Bone Catapult", "e5", CATAPULT, "c7 g7")) == choices("g7 -")
    assert texts(summon("Bone Catapult", "e5", "d4* e4* f4* f6", "c7 g7")) == choices("c7 -")


def test_two_figures_of_bone_catapult_with_different_lines_are_two_choices() -> None:
    one = game({"southern": CATAPULT + " f6", "northern": "c7 g7"}, hand={"southern": ["Bone Catapult"]})
    assert summons(one) == ["Bone Catapult e5 with d4 d6 e4 f4", "Bone Catapult e5 with d4 e4 f4 f6"]
    one.play("summon Bone Catapult e5 with d4 e4 f4 f6")
    assert texts(one) == choices("c7 d6 -")


# -- Fire Elemental ----------------------------------------------------------------------------------------------------
FIRE = "c4* d5* e4 f5 g4"  # for a Fire Elemental on e6


@pytest.mark.parametrize(
    ("choice", "left", "counts"),
    [
        ("near", "c8 e7** h6", {"common": 1, "heroic": 1}),
        ("far", "d6* e7** h6", {"common": 2}),
    ],
)
def test_fire_elemental_must_choose_near_or_far(choice: str, left: str, counts: dict[str, int]) -> None:
    one = summon("Fire Elemental", "e6", FIRE, "c8 d6* e7** f7 h6")
    assert texts(one) == ["far", "near"]
    one.play(choice)
    assert after(one) == ("c4* d5* e4 e6** f5 g4", left, 1, {"blue": counts})  # own pieces are spared


def test_fire_elemental_may_choose_what_hits_nothing_but_is_not_asked_when_both_would() -> None:
    assert after(summon("Fire Elemental", "e6", FIRE, "c8", "near"))[1:] == ("c8", 1, {})
    assert after(summon("Fire Elemental", "e6", FIRE, "e8* h8"))[1:] == ("e8* h8", 1, {})


# -- Leviathan ---------------------------------------------------------------------------------------------------------
LEVIATHAN = "c4* d4 e5* f5*"  # for a Leviathan on g6


def test_leviathan_destroys_up_to_four_connected_commons() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "b7 c8 d8 e9 f8 h2")
    assert texts(one) == choices("b7 c8 d8 e9 f8 h2 c4 d4 e5 f5 g6 -")
    for choice, following in (("b7", "c8 -"), ("c8", "d8 -"), ("d8", "e9 -")):
        one.play(choice)
        assert texts(one) == choices(following)
    one.play("e9")
    assert after(one) == ("c4* d4 e5* f5* g6**", "f8 h2", 1, {"blue": {"common": 4}})


def test_leviathans_group_may_mix_owners_and_need_not_be_whole() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "c2 c3 e3", "e3")
    assert texts(one) == choices("d4 -")
    one.play("d4")
    assert texts(one) == choices("c3 -")  # c2 is next to neither e3 nor d4
    one.play("-")
    assert after(one) == ("c4* e5* f5* g6**", "c2 c3", 1, {"blue": {"common": 1}})


def test_leviathan_downgrades_up_to_three_connected_upgraded_pieces_itself_among_them() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "h7** i7* h5 b2*", "g6")
    assert texts(one) == choices("f5 h7 -")  # commons are out now, and each piece is treated once
    one.play("h7")
    assert texts(one) == choices("f5 i7 -")
    one.play("i7")
    assert after(one) == ("c4* d4 e5* f5* g6*", "b2* h5 h7* i7", 1, {})


def test_leviathan_may_begin_with_a_heroic_and_stop() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "h5", "f5")
    assert texts(one) == choices("e5 g6 -")
    one.play("-")
    assert after(one) == ("c4* d4 e5* f5 g6**", "h5", 1, {})


def test_leviathan_may_do_nothing() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "h7**", "-")
    assert after(one) == ("c4* d4 e5* f5* g6**", "h7**", 1, {})


def test_leviathan_cannot_downgrade_a_legend_whose_owner_has_no_double_sided_stone_left() -> None:
    bottom = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3"
    one = summon("Leviathan", "g6", LEVIATHAN, f"{bottom} a7* h7** i7**")
    assert texts(one) == choices(f"{bottom} a7 c4 d4 e5 f5 g6 -")
    # With one stone in stock one of the two legends can be downgraded, not both.
    one = summon("Leviathan", "g6", LEVIATHAN, f"{bottom} h7** i7**", "h7")
    assert texts(one) == choices("g6 -")
    assert stones(one, "blue").endswith("h7* i7**")


# -- Two-Headed Dragon -------------------------------------------------------------------------------------------------
HEADS = "d5* e6* f5 f7* g4"  # for a Two-Headed Dragon on d7


def test_two_headed_dragon_upgrades_a_used_piece_and_destroys_a_heroic_next_to_that_piece() -> None:
    one = summon("Two-Headed Dragon", "d7", HEADS + " b2", "e8* f4 g5* h4*")
    assert texts(one) == choices("d5 e6 f5 f7 g4 -")  # b2 was not used
    one.play("f5")
    assert texts(one) == choices("e6 g5 -")  # e8 is next to the Dragon only; own heroics qualify
    one.play("g5")
    assert after(one) == ("b2 d5* d7** e6* f5* f7* g4", "e8* f4 h4*", 1, {"blue": {"heroic": 1}})


def test_two_headed_dragon_destroys_nothing_unless_it_upgraded() -> None:
    one = summon("Two-Headed Dragon", "d7", HEADS, "g5*", "-")
    assert after(one) == ("d5* d7** e6* f5 f7* g4", "g5*", 1, {})


def test_two_headed_dragon_makes_a_legend_only_of_a_stone_in_stock() -> None:
    one = summon("Two-Headed Dragon", "d7", HEADS, "e5*", "e6")
    assert texts(one) == choices("d5 e5 f7 -")
    one.play("-")
    assert after(one) == ("d5* d7** e6** f5 f7* g4", "e5*", 1, {})
    one = summon("Two-Headed Dragon", "d7", HEADS + " a5** a6**", "e5*")
    assert texts(one) == choices("f5 g4 -")


def test_two_headed_dragon_cannot_upgrade_a_used_legend() -> None:
    assert texts(summon("Two-Headed Dragon", "d7", "d5* e6** f5 f7* g4", "h8")) == choices("d5 f5 f7 g4 -")


# -- Earth Elemental ---------------------------------------------------------------------------------------------------
EARTH = "e4* f5 g5 g6 h4*"  # for an Earth Elemental on f6


def test_earth_elemental_destroys_near_red_upgrades_near_green_and_moves_to_a_coloured_square() -> None:
    one = summon("Earth Elemental", "f6", EARTH, "a3 c2** e5* g7")
    assert texts(one) == choices("e4 e5 f5 g5 h4")  # no declining; legends and what stands elsewhere are out
    one.play("f5")
    assert texts(one) == choices("g6 g7")
    one.play("g7")
    assert texts(one) == choices("f6-e5 f6-g7 -")
    one.play("f6-g7")
    assert after(one) == ("e4* g5 g6 g7** h4*", "a3 c2** e5*", 1, {"blue": {"heroic": 1}})


def test_earth_elemental_must_destroy_the_own_piece_and_upgrade_the_enemy_one_if_no_other_qualifies() -> None:
    one = summon("Earth Elemental", "b5", "a3* b4* c4 c5 d3*", "i7")
    assert texts(one) == choices("b5-a5 -")
    one.play("-")
    assert after(one) == ("a3* b4* b5** c4 c5", "i7*", 1, {})


# -- Time Elemental ----------------------------------------------------------------------------------------------------
TIME = "d3 d5* e4* f3 f5*"  # for a Time Elemental on e6


def turns(one: Game, number: int) -> list[str | None]:
    """Play some whole turns of placing; who is to move after each, None once the game is over."""
    found = []
    for _ in range(number):
        while one.view(None)["actions"]:
            one.play(next(text for text in texts(one) if text.startswith("place")))
        one.play("end")
        found.append(one.to_move)
    return found


def test_time_elemental_gives_one_extra_turn_of_two_actions_right_after_this_one() -> None:
    one = summon("Time Elemental", "e6", TIME, "h8", actions=1)
    assert texts(one) == ["end"]
    one.play("end")
    assert after(one) == ("d3 d5* e4* e6** f3 f5*", "h8", 2, {})
    assert (one.to_move, len(one.view("southern")["hand"])) == ("southern", 3 + 2 + 1)  # drawn at both ends
    assert turns(one, 3) == ["northern", "southern", "northern"]


def test_time_elementals_extra_turn_comes_before_the_last_turns_if_this_one_triggered_the_end() -> None:
    one = summon("Time Elemental", "e6", TIME, "h8", "end", actions=1, scores={"red": 17, "blue": 0})
    assert (one.to_move, one.view(None)["last"]) == ("southern", "southern")
    assert turns(one, 3) == ["northern", "southern", None]


@pytest.mark.parametrize(("last", "following"), [("southern", [None]), ("northern", ["northern", None])])
def test_time_elemental_gives_its_extra_turn_in_the_last_turns_too(last: str, following: list[str | None]) -> None:
    one = summon("Time Elemental", "e6", TIME, "h8", "end", actions=1, last=last)
    assert (one.to_move, one.over) == ("southern", False)
    assert turns(one, len(following)) == following


def test_in_a_team_the_extra_turn_is_played_without_the_legends_handed_over() -> None:
    schools = ["southern", "northern", "highland", "sylvan"]
    hand = {"southern": ["Time Elemental", "Titan"]}
    seats = {"southern": TIME, "northern": "h8"}
    one = game(seats, schools=schools, form="high", team=True, hand=hand, actions=1, tasks=["Isolation"])
    one.play("summon Time Elemental e6")
    one.play("end")
    assert one.to_move == "southern"
    assert len(one.view("southern")["hand"]) == 3 + 1
    assert one.view("highland")["hand"][0] == "Titan"


# -- Storm Elemental ---------------------------------------------------------------------------------------------------
STORM = "d6* d7* e5 f6*"  # for a Storm Elemental on e5
NEAR_E5 = [column + row for column in "bcdefgh" for row in "2345678" if column + row != "e5"]
OUTSIDE = "c1 d1 e1 f1 g1 a3 a4 a5 a6 a7 i3 i4 i5"


def storm_places(taken: str, *ranks: str) -> list[str]:
    squares = [square for square in NEAR_E5 if square not in taken.split()]
    return sorted(["-", *(f"{rank} {square}" for rank in ranks for square in squares)])


def test_storm_elemental_may_place_any_rank_on_an_empty_square_up_to_distance_three() -> None:
    one = summon("Storm Elemental", "e5", STORM + " d4", "c4 e4 h4")
    assert texts(one) == storm_places("d6 d7 f6 d4 c4 e4 h4", "common", "heroic", "legendary")
    one.play("-")
    assert after(one) == ("d4 d6* d7* e5** f6*", "c4 e4 h4", 1, {})


def test_storm_elementals_common_moves_up_to_five_squares_one_way_and_is_destroyed() -> None:
    one = summon("Storm Elemental", "e5", STORM + " d4", "c4 e4 h4", "common b4")
    assert texts(one) == choices("- b4-a3,a4,a5,b3,b5,c3,c4,c5")
    for step in ("b4-c4", "c4-d4", "d4-e4", "e4-f4", "f4-g4"):
        assert step in texts(one)
        one.play(step)
    assert after(one) == ("d6* d7* e5** f6*", "h4", 1, {"blue": {"common": 2}})


def test_storm_elementals_heroic_moves_up_to_three_squares() -> None:
    one = summon("Storm Elemental", "e5", STORM, "c4* d4 e4 f4", "heroic b4", "b4-c4", "c4-d4")
    assert texts(one) == choices("- d4-e4")
    one.play("d4-e4")
    assert after(one) == ("d6* d7* e5** f6*", "f4", 1, {"blue": {"common": 2, "heroic": 1}})


def test_storm_elementals_legend_moves_once_and_may_even_hit_the_elemental() -> None:
    one = summon("Storm Elemental", "e5", STORM, "e7**", "legendary e6")
    assert texts(one) == choices("- e6-d5,d6,d7,e5,e7,f5,f6,f7")
    one.play("e6-e5")
    assert after(one) == ("d6* d7* f6*", "e7**", 1, {})
    one = summon("Storm Elemental", "e5", STORM, "g8*", "legendary e7", "e7-f7")
    assert after(one) == ("d6* d7* e5** f6*", "g8*", 1, {})


def test_storm_elementals_stone_is_destroyed_even_if_it_stays_and_earns_no_legend_point() -> None:
    one = summon("Storm Elemental", "e5", STORM, "e7**", "legendary e6", "-")
    assert after(one) == ("d6* d7* e5** f6*", "e7**", 1, {})
    assert one.scores == {"red": 1, "blue": 0}  # for the Elemental only


def test_storm_elemental_places_only_ranks_in_stock() -> None:
    one = summon("Storm Elemental", "e5", "d6* d7* f6* e5** " + OUTSIDE, "h8")
    assert texts(one) == storm_places("d6 d7 f6 h8", "legendary")
    one = summon("Storm Elemental", "e5", STORM + " i6** i7**", "h8")
    assert texts(one) == storm_places("d6 d7 f6 h8", "common", "heroic")
    one = summon("Storm Elemental", "e5", "d6* d7* f6* e5** i6** i7** " + OUTSIDE, "h8")
    assert after(one)[1:] == ("h8", 1, {})


# -- Titan -------------------------------------------------------------------------------------------------------------
TITAN = "d2 e2 e3* e4* f2"  # for a Titan on e5


def test_titan_destroys_its_neighbours_of_any_owner_uncounted_but_no_legend_at_a_corner() -> None:
    one = summon("Titan", "e5", TITAN + " f5", "d4* d6** e6** f6 f7")
    assert after(one) == ("d2 e2 e3* e5** f2", "d6** f7", 1, {})


def test_what_titan_crushes_when_summoned_counts() -> None:
    one = summon("Titan", "e5", TITAN, "d5 e5* f5", actions=1)
    assert after(one) == ("d2 e2 e3* e5** f2", "", 0, {"blue": {"heroic": 1}})
    one.play("end")
    assert one.scores == {"red": 2, "blue": 0}


def test_titans_victims_count_for_no_task() -> None:
    tasks = ["Destruction", "End of Legends", "Side Chain", "Isolation"]
    one = summon("Titan", "e5", TITAN, "d5** e6* f5* f6", form="high", actions=1, tasks=tasks)
    assert destroyed(one) == {}
    assert texts(one) == ["end"]
