"""The twelve legends: what each offers and what it does. Red (Southern) summons against blue (Northern)."""

import pytest

from tashkalar import Game

from ..support import destroyed, game, stones, texts


def summon(legend: str, square: str, red: str, blue: str, *play: str, **keys: object) -> Game:
    """A duel in which red has just summoned a legend and made some choices of its effect."""
    hand = {"southern": [legend]}
    return game({"southern": red, "northern": blue}, hand=hand, play=[f"summon {legend} {square}", *play], **keys)


def words(text: str) -> list[str]:
    return sorted(text.split())


def over(one: Game) -> bool:
    """Whether the effect is finished: the next choice is one of the turn."""
    return one.view(None)["asked"] == "turn"


def around(square: str, distance: int) -> list[str]:
    """The squares of the arena's middle (no corner is missing there) up to a distance, without the square itself."""
    x, y = ord(square[0]), int(square[1])
    reach = range(-distance, distance + 1)
    return [f"{chr(x + dx)}{y + dy}" for dx in reach for dy in reach if dx or dy]


# -- what all legends share --------------------------------------------------------------------------------------------
def test_a_summoned_legend_scores_a_point_at_once_in_a_duel() -> None:
    one = summon("Hell Bull", "e5", "d6 f6 d5* e5 f5* e4", "h8", scores={"red": 3, "blue": 4})
    assert one.scores == {"red": 4, "blue": 4}


def test_in_a_melee_the_colour_of_the_point_is_asked_before_the_effect() -> None:
    one = game(
        {"southern": "d6 f6 d5* e5 f5* e4", "northern": "h8", "sylvan": "h2"},
        form="melee",
        hand={"southern": ["Hell Bull"]},
        play=["summon Hell Bull e5"],
    )
    assert texts(one) == ["point blue", "point green"]
    one.play("point green")
    assert one.scores["red"] == {"blue": 0, "green": 1}
    assert "e5-e6" in texts(one)


def test_the_card_goes_to_the_discard_pile_of_legends() -> None:
    one = summon("Titan", "e5", "e4* e3* d2 e2 f2", "h8")
    shown = one.view("southern")
    assert (shown["hand"], shown["legends_discard"], shown["discard"]["southern"]) == ([], ["Titan"], [])


# -- Fire Dragon -------------------------------------------------------------------------------------------------------
DRAGON = "d7* e5* e6 f7*"  # for a Fire Dragon on e4


def test_fire_dragon_must_choose_one_of_five_directions_away_from_its_body() -> None:
    assert texts(summon("Fire Dragon", "e4", DRAGON, "h8")) == words("W E SW S SE")


def test_fire_dragon_burns_two_squares_of_its_line_and_of_both_neighbouring_lines() -> None:
    one = summon("Fire Dragon", "e4", DRAGON + " d3", "e3 e2* e1 c2 f3** g2 d4", "S")
    # e1 is too far, d4 beside the fire; the legend on f3 neither dies nor shields g2; the own d3 burns uncounted.
    assert stones(one, "red") == "d7* e4** e5* e6 f7*"
    assert stones(one, "blue") == "d4 e1 f3**"
    assert destroyed(one) == {"blue": {"common": 3, "heroic": 1}}
    assert over(one)
    assert one.view(None)["actions"] == 1


def test_the_lines_beside_the_chosen_one_need_not_be_indicated() -> None:
    one = summon("Fire Dragon", "e4", DRAGON + " c2", "d4 c4* b4 d3 d5 c6", "W")
    assert stones(one, "red") == "d7* e4** e5* e6 f7*"
    assert stones(one, "blue") == "b4"
    assert destroyed(one) == {"blue": {"common": 4, "heroic": 1}}


def test_fire_dragon_may_only_choose_directions_that_exist() -> None:
    # On e1 the way down leaves the arena.
    assert texts(summon("Fire Dragon", "e1", "d4* f4* e3 e2*", "h8")) == words("E W")


# -- Hell Bull ---------------------------------------------------------------------------------------------------------
BULL = "d5* d6 e4 e5 f5* f6"  # for a Hell Bull on e5


def test_hell_bull_may_run_in_any_direction_over_any_piece_or_stay() -> None:
    one = summon("Hell Bull", "e5", BULL, "d4** h8")
    assert texts(one) == words("e5-d4 e5-d5 e5-d6 e5-e4 e5-e6 e5-f4 e5-f5 e5-f6 -")
    one.play("-")
    assert over(one)
    assert stones(one, "red") == "d5* d6 e4 e5** f5* f6"
    assert stones(one, "blue") == "d4** h8"


def test_hell_bull_runs_straight_on_until_it_destroys_a_legend() -> None:
    one = summon("Hell Bull", "e5", BULL, "e6* e7 e8** e9", "e5-e6")
    assert texts(one) == words("e6-e7 -")
    one.play("e6-e7")
    assert texts(one) == words("e7-e8 -")
    one.play("e7-e8")
    assert over(one)
    assert stones(one, "red") == "d5* d6 e4 e8** f5* f6"
    assert stones(one, "blue") == "e9"
    assert destroyed(one) == {"blue": {"common": 1, "heroic": 1, "legendary": 1}}


def test_hell_bull_tramples_own_pieces_uncounted_and_runs_up_to_the_edge() -> None:
    one = summon("Hell Bull", "e5", BULL + " b5**", "h8", "e5-d5", "d5-c5", "c5-b5")
    assert over(one)  # an own legend stops it too
    assert stones(one, "red") == "b5** d6 e4 f5* f6"
    assert destroyed(one) == {}
    one = summon("Hell Bull", "e5", BULL, "h8", "e5-d5", "d5-c5", "c5-b5", "b5-a5")
    assert over(one)
    assert stones(one, "red") == "a5** d6 e4 f5* f6"


# -- Angel of Death ----------------------------------------------------------------------------------------------------
ANGEL = "c5 d6 e4 e5* f6 g5"  # for an Angel on e5


def test_angel_of_death_may_choose_any_other_piece_of_any_owner_and_rank() -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h7* h8 i7**")
    assert texts(one) == words("c5 d6 e4 f6 g5 h7 h8 i7 -")
    one.play("-")
    assert over(one)
    assert stones(one, "red") == "c5 d6 e4 e5** f6 g5"


@pytest.mark.parametrize(
    ("victim", "counted", "points"), [("h8", "heroic", 1), ("h7", "legendary", 2), ("i7", "legendary", 2)]
)
def test_the_angels_victim_counts_with_its_upgraded_rank(victim: str, counted: str, points: int) -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h7* h8 i7**", victim, actions=1)
    assert stones(one, "red") == f"c5 d6 e4 f6 g5 {victim}**"
    assert victim not in stones(one, "blue")
    assert destroyed(one) == {"blue": {counted: 1}}
    one.play("end")
    assert one.scores["red"] == 1 + points


def test_the_angel_fulfils_end_of_legends_with_a_heroic_piece() -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h7*", "h7", form="high", actions=1, tasks=["End of Legends"])
    assert texts(one) == ["claim End of Legends", "end"]


def test_the_angel_skips_an_upgrade_for_which_no_legendary_stone_is_left() -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h7* i5** i6** i7**", "h7")
    assert stones(one, "red") == "c5 d6 e4 f6 g5 h7**"
    assert destroyed(one) == {"blue": {"heroic": 1}}


def test_the_angel_may_destroy_an_own_piece_uncounted() -> None:
    one = summon("Angel of Death", "e5", ANGEL, "h8", "f6")
    assert stones(one, "red") == "c5 d6 e4 f6** g5"
    assert destroyed(one) == {}


# -- The Eldest Tree ---------------------------------------------------------------------------------------------------
TREE = "c5 d4* f6* g5"  # for a Tree on e5


def test_eldest_tree_treats_up_to_three_adjacent_squares_each_once() -> None:
    one = summon("The Eldest Tree", "e5", TREE + " e4", "d5 e6* f5**")
    assert texts(one) == words("d5 d6 e4 e6 f4 -")  # own upgraded pieces and enemy legends are out
    one.play("d5")
    assert texts(one) == words("d6 e4 e6 f4 -")  # what was emptied is not filled
    one.play("d6")
    assert texts(one) == words("e4 e6 f4 -")  # what was filled is not upgraded
    one.play("e4")
    assert over(one)
    assert stones(one, "red") == "c5 d4* d6 e4* e5** f6* g5"
    assert stones(one, "blue") == "e6* f5**"
    assert destroyed(one) == {"blue": {"common": 1}}


def test_eldest_tree_destroys_heroic_enemies_and_may_stop_early() -> None:
    one = summon("The Eldest Tree", "e5", TREE, "e6*", "e6", "-")
    assert over(one)
    assert stones(one, "blue") == ""
    assert destroyed(one) == {"blue": {"heroic": 1}}


def test_eldest_tree_fills_no_square_without_a_stone_in_stock() -> None:
    spare = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2"
    one = summon("The Eldest Tree", "e5", f"{TREE} {spare}", "d5")
    assert texts(one) == words("d5 -")
    one.play("d5")
    assert over(one)


# -- Bone Catapult -----------------------------------------------------------------------------------------------------
CATAPULT = "d4* d6 e4* f4*"  # for a Catapult on e5: it shoots N, NE, W and E


def test_bone_catapult_hits_any_piece_on_its_four_lines_with_the_commons_around_it() -> None:
    one = summon("Bone Catapult", "e5", CATAPULT + " b5 f7", "d7* d9 e6 e8** g7 h5* c3 g3")
    assert texts(one) == words("b5 e6 e8 g7 h5 -")  # nothing blocks; d6, c3 and g3 stand on no indicated line
    one.play("e8")
    assert over(one)
    assert stones(one, "red") == "b5 d4* d6 e4* e5** f4*"
    assert stones(one, "blue") == "c3 d7* e6 g3 g7 h5*"
    assert destroyed(one) == {"blue": {"common": 1, "legendary": 1}}


def test_bone_catapult_may_hit_an_own_piece_or_nothing() -> None:
    one = summon("Bone Catapult", "e5", CATAPULT + " b5", "a5 b6 h8", "b5")
    assert stones(one, "red") == "d4* d6 e4* e5** f4*"
    assert stones(one, "blue") == "h8"
    assert destroyed(one) == {"blue": {"common": 2}}
    one = summon("Bone Catapult", "e5", CATAPULT + " b5", "a5 b6 h8", "-")
    assert over(one)
    assert stones(one, "blue") == "a5 b6 h8"


def test_bone_catapult_shoots_towards_the_side_without_the_common() -> None:
    # On e5 with d6 the forward diagonal is NE, never NW; with f6 instead it is NW.
    assert texts(summon("Bone Catapult", "e5", "d4* e4* f4* f6", "c7 g7")) == words("c7 -")


def test_two_catapult_figures_with_different_lines_are_two_choices() -> None:
    one = game(
        {"southern": CATAPULT + " f6", "northern": "c7 g7"}, hand={"southern": ["Bone Catapult"]}
    )
    found = [text for text in texts(one) if text.startswith("summon")]
    assert found == ["summon Bone Catapult e5 with d4 d6 e4 f4", "summon Bone Catapult e5 with d4 e4 f4 f6"]


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
    assert over(one)
    assert stones(one, "blue") == left
    assert stones(one, "red") == "c4* d5* e4 e6** f5 g4"  # own pieces are spared
    assert destroyed(one) == {"blue": counts}


def test_fire_elemental_may_choose_the_half_that_hits_nothing_but_is_not_asked_when_both_do() -> None:
    one = summon("Fire Elemental", "e6", FIRE, "c8", "near")
    assert stones(one, "blue") == "c8"
    assert over(summon("Fire Elemental", "e6", FIRE, "h9x"[:1] + "8 e8*"))


# -- Leviathan ---------------------------------------------------------------------------------------------------------
LEVIATHAN = "c4* d4 e5* f5*"  # for a Leviathan on g6


def test_leviathan_destroys_up_to_four_connected_commons() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "b7 c8 d8 e9 f8 h2")
    assert texts(one) == words("b7 c8 d8 e9 f8 h2 c4 d4 e5 f5 g6 -")
    for choice, following in (("b7", "c8 -"), ("c8", "d8 -"), ("d8", "e9 -")):
        one.play(choice)
        assert texts(one) == words(following)
    one.play("e9")
    assert over(one)
    assert stones(one, "blue") == "f8 h2"
    assert destroyed(one) == {"blue": {"common": 4}}


def test_leviathans_group_may_mix_owners_and_need_not_be_whole() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "c3 e3 c2", "e3")
    assert texts(one) == words("d4 -")
    one.play("d4")
    assert texts(one) == words("c3 -")  # c2 is next to neither e3 nor d4
    one.play("-")
    assert over(one)
    assert stones(one, "red") == "c4* e5* f5* g6**"
    assert stones(one, "blue") == "c2 c3"
    assert destroyed(one) == {"blue": {"common": 1}}


def test_leviathan_downgrades_up_to_three_connected_upgraded_pieces_itself_among_them() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "h7** i7* h5 b2*", "g6")
    assert texts(one) == words("f5 h7 -")  # commons are out now, each piece is treated once
    one.play("h7")
    assert texts(one) == words("f5 i7 -")
    one.play("i7")
    assert over(one)
    assert stones(one, "red") == "c4* d4 e5* f5* g6*"
    assert stones(one, "blue") == "b2* h5 h7* i7"
    assert destroyed(one) == {}


def test_leviathan_may_do_nothing() -> None:
    one = summon("Leviathan", "g6", LEVIATHAN, "h7**", "-")
    assert over(one)
    assert stones(one, "blue") == "h7**"


def test_a_legend_whose_owner_has_no_double_sided_stone_left_cannot_be_downgraded() -> None:
    bottom = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3"
    one = summon("Leviathan", "g6", LEVIATHAN, f"{bottom} a7* h7** i7**")
    assert {"h7", "i7"}.isdisjoint(texts(one))
    # With one stone in stock one of the two legends can be downgraded, not both.
    one = summon("Leviathan", "g6", LEVIATHAN, f"{bottom} h7** i7**", "h7")
    assert texts(one) == words("g6 -")
    assert "h7* i7**" in stones(one, "blue")


# -- Two-Headed Dragon -------------------------------------------------------------------------------------------------
HEADS = "d5* e6* f5 f7* g4"  # for a Two-Headed Dragon on d7


def test_two_headed_dragon_upgrades_a_used_piece_and_destroys_a_heroic_next_to_that_piece() -> None:
    one = summon("Two-Headed Dragon", "d7", HEADS + " b2", "e8* g5* h4* f4")
    assert texts(one) == words("d5 e6 f5 f7 g4 -")  # b2 was not used
    one.play("f5")
    assert texts(one) == words("e6 g5 -")  # e8 is next to the Dragon only, own heroics qualify
    one.play("g5")
    assert over(one)
    assert stones(one, "red") == "b2 d5* d7** e6* f5* f7* g4"
    assert stones(one, "blue") == "e8* f4 h4*"
    assert destroyed(one) == {"blue": {"heroic": 1}}


def test_two_headed_dragon_destroys_nothing_unless_it_upgraded() -> None:
    one = summon("Two-Headed Dragon", "d7", HEADS, "g5*", "-")
    assert over(one)
    assert stones(one, "blue") == "g5*"


def test_two_headed_dragon_makes_a_legend_only_of_a_stone_in_stock() -> None:
    one = summon("Two-Headed Dragon", "d7", HEADS, "e5*", "e6")
    assert texts(one) == words("d5 e5 f7 -")
    one.play("-")
    assert stones(one, "red") == "d5* d7** e6** f5 f7* g4"
    one = summon("Two-Headed Dragon", "d7", HEADS + " a5** a6**", "e5*")
    assert texts(one) == words("f5 g4 -")


def test_two_headed_dragon_cannot_upgrade_a_used_legend() -> None:
    assert "e6" not in texts(summon("Two-Headed Dragon", "d7", "d5* e6** f5 f7* g4", "h8"))


# -- Earth Elemental ---------------------------------------------------------------------------------------------------
EARTH = "e4* f5 g5 g6 h4*"  # for an Earth Elemental on f6


def test_earth_elemental_destroys_near_red_upgrades_near_green_and_moves_to_a_coloured_square() -> None:
    one = summon("Earth Elemental", "f6", EARTH, "c2** e5* g7 a3")
    assert texts(one) == words("e4 e5 f5 g5 h4")  # no declining; legends and what stands elsewhere are out
    one.play("f5")
    assert texts(one) == words("g6 g7")
    one.play("g7")
    assert texts(one) == words("f6-e5 f6-g7 -")
    one.play("f6-g7")
    assert over(one)
    assert stones(one, "red") == "e4* g5 g6 g7** h4*"
    assert stones(one, "blue") == "a3 c2** e5*"
    assert destroyed(one) == {"blue": {"heroic": 1}}


def test_earth_elemental_must_destroy_and_upgrade_even_if_only_the_wrong_pieces_qualify() -> None:
    # The only piece near a red square is an own one, the only common near a green square is blue's.
    one = summon("Earth Elemental", "f8", "e7 f7 g6* d6** e8 g8".replace(" g8", "").replace("g6*", "h6*"), "i5")
    assert one is not None


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
