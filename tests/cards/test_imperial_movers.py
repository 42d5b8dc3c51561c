"""The imperial captains, riders and intriguers: beings about moving. Red (Southern) plays against blue."""

from functools import partial

import pytest

from tests.cards import after, blue, choices, leaps, summoned, summons
from tests.support import game, texts

summon = partial(summoned, "southern")


# -- Infantry Captain --------------------------------------------------------------------------------------------------
def test_the_infantry_captain_gives_others_two_combat_moves() -> None:
    one = summon("Infantry Captain e2", "c1 d1 f1 g1", "d2 c3 f2*")
    first = "c1-b2,c2,d1,d2 d1-c1,c2,d2,e1 f1-e1,g1,g2 g1-f1,g2,h2"
    assert texts(one) == choices(f"- {first}")
    one.play("c1-d2")
    one.play("d2-c3")
    assert after(one) == ("c3 d1 e2* f1 g1", "f2*", 1, blue(common=2))


def test_the_infantry_captain_may_be_taken_by_an_own_heroic_piece() -> None:
    one = summon("Infantry Captain e2", "c1 d1 f1* g1", "", "f1-e2")
    assert texts(one) == choices(
        "- c1-b2,c2,d1,d2 d1-c1,c2,d2,e1 g1-f1,f2,g2,h2 e2-d1,d2,d3,e1,e3,f1,f2,f3",
    )
    one.play("e2-e3")
    assert after(one) == ("c1 d1 e3* g1", "", 1, {})


def test_the_infantry_captain_may_leave_his_moves_out() -> None:
    assert after(summon("Infantry Captain e2", "c1 d1 f1 g1", "", "-")) == ("c1 d1 e2* f1 g1", "", 1, {})


# -- Cavalry Captain ---------------------------------------------------------------------------------------------------
def test_the_cavalry_captain_moves_one_other_piece() -> None:
    one = summon("Cavalry Captain e5", "d3 d4 f3 f4", "b7 c6")
    first = "d3-c2,c3,c4,d2,d4,e2,e3,e4 d4-c3,c4,c5,d3,d5,e3,e4 f3-e2,e3,e4,f2,f4,g2,g3,g4 f4-e3,e4,f3,f5,g3,g4,g5"
    assert texts(one) == choices(f"- {first}")
    one.play("d4-c5")
    assert texts(one) == choices("- c5-b4,b5,b6,c4,c6,d4,d5,d6")
    one.play("c5-c6")  # of equal rank: the combat move is spent, b7 is safe
    assert texts(one) == choices("- c6-b5,b6,c5,c7,d5,d6,d7")
    one.play("c6-c7")
    assert after(one) == ("c7 d3 e5* f3 f4", "b7", 1, blue(common=1))


@pytest.mark.parametrize("taken", ["c5", "c6", "c7"])
def test_the_one_equal_capture_of_the_cavalry_captain_may_be_any_of_the_three_steps(taken: str) -> None:
    one = summon("Cavalry Captain e5", "d3 d4 f3 f4", f"h8 {taken}", "d4-c5 c5-c6 c6-c7")
    assert after(one) == ("c7 d3 e5* f3 f4", "h8", 1, blue(common=1))


def test_the_cavalry_captain_allows_one_equal_capture_but_three_lower_ones() -> None:
    equal = summon("Cavalry Captain e5", "d3 d4 f3 f4", "c5 c6 b7", "d4-c5")
    assert texts(equal) == choices("- c5-b4,b5,b6,c4,d4,d5,d6")
    equal.play("c5-b6")
    assert texts(equal) == choices("- b6-a5,a6,a7,b5,c5,c7")
    lower = summon("Cavalry Captain e5", "d3 d4* f3 f4", "c5 c6* c7", "d4-c5 c5-c6 c6-c7")
    assert after(lower) == ("c7* d3 e5* f3 f4", "", 1, blue(common=2, heroic=1))
    legend = summon("Cavalry Captain e5", "d3 d4** f3 f4", "c5** c6**", "d4-c5")
    assert texts(legend) == choices("- c5-b4,b5,b6,c4,d4,d5,d6")


@pytest.mark.parametrize(("play", "red"), [("-", "d3 d4 e5* f3 f4"), ("d4-c5 -", "c5 d3 e5* f3 f4")])
def test_the_cavalry_captain_may_stop_at_any_time(play: str, red: str) -> None:
    assert after(summon("Cavalry Captain e5", "d3 d4 f3 f4", "c6", play)) == (red, "c6", 1, {})


# -- Gryphon Rider -----------------------------------------------------------------------------------------------------
RIDER = "c4 d5 e4 f3"


def test_the_gryphon_rider_leaps_and_may_turn_into_two_commons() -> None:
    one = summon("Gryphon Rider e5", RIDER, "a5* i6**")
    assert texts(one) == leaps("e5", "i6")
    one.play("e5-a5")
    assert texts(one) == choices("- downgrade")
    one.play("downgrade")
    assert texts(one) == choices("a4 a6 b4 b5 b6")
    one.play("b5")
    assert after(one) == ("a5 b5 c4 d5 e4 f3", "i6**", 1, blue(heroic=1))


@pytest.mark.parametrize(("play", "red"), [("e5-a5 -", "a5* c4 d5 e4 f3"), ("-", "c4 d5 e4 e5* f3")])
def test_the_gryphon_rider_may_keep_her_rank_and_is_not_asked_unless_she_leapt(play: str, red: str) -> None:
    assert after(summon("Gryphon Rider e5", RIDER, "i6", play)) == (red, "i6", 1, {})


def test_the_gryphon_rider_is_downgraded_alone_when_no_stone_is_left() -> None:
    red = RIDER + " a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7"
    one = summon("Gryphon Rider e5", red, "", "e5-i5 downgrade")
    assert after(one) == ("a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 c4 d5 e4 f3 i5", "", 1, {})
    freed = summon("Gryphon Rider e5", red, "", "e5-f3 downgrade")  # the stone she landed on is back in stock
    assert texts(freed) == choices("e2 e3 f2 f4 g2 g3 g4")


def test_the_gryphon_rider_is_downgraded_alone_when_no_square_is_free() -> None:
    one = summon("Gryphon Rider e5", RIDER, "b2 c2 d1 d2", "e5-c1 downgrade")
    assert after(one) == ("c1 c4 d5 e4 f3", "b2 c2 d1 d2", 1, {})
    forced = summon("Gryphon Rider e5", RIDER, "b2 c2 d1", "e5-c1 downgrade")
    assert after(forced) == ("c1 c4 d2 d5 e4 f3", "b2 c2 d1", 1, {})


# -- Knight ------------------------------------------------------------------------------------------------------------
def test_the_knight_makes_three_combat_moves_but_takes_no_commons() -> None:
    one = summon("Knight e5", "d3 d4 d6* e4 f4", "e6 f6*")
    assert texts(one) == choices("- e5-d5,d6,f5,f6")
    one.play("e5-f6")
    assert texts(one) == choices("- f6-e5,e7,f5,f7,g5,g6,g7")
    one.play("f6-e7")
    assert texts(one) == choices("- e7-d6,d7,d8,e8,f6,f7,f8")
    one.play("e7-d6")
    assert after(one) == ("d3 d4 d6* e4 f4", "e6", 1, blue(heroic=1))


def test_commons_and_legends_hem_the_knight_in() -> None:
    one = summon("Knight e5", "d3 d4 e4 f4", "d5 d6 e6 f5 f6**")
    assert after(one) == ("d3 d4 e4 e5* f4", "d5 d6 e6 f5 f6**", 1, {})


# -- High Priestess ----------------------------------------------------------------------------------------------------
PRIESTESS = ("High Priestess e5", "d3 e5 f3", "d6 e6* f5")


def test_the_high_priestess_moves_and_upgrades_a_neighbour_of_her_new_square() -> None:
    one = summon(*PRIESTESS)
    assert texts(one) == choices("- e5-d4,d5,d6,e4,f4,f5,f6")
    one.play("e5-e4")
    assert texts(one) == choices("- d3 f3 f5")
    one.play("d3")
    assert after(one) == ("d3* e4* f3", "d6 e6* f5", 1, {})


def test_the_high_priestess_may_stay_and_upgrade_an_enemy() -> None:
    one = summon(*PRIESTESS, "-")
    assert texts(one) == choices("- d6 f5")
    one.play("d6")
    assert after(one) == ("d3 e5* f3", "d6* e6* f5", 1, {})


def test_the_high_priestess_may_take_a_common_and_upgrade_nobody() -> None:
    one = summon("High Priestess e5", "d3 e5 f3", "f5 g6", "e5-f5")
    assert texts(one) == choices("- g6")
    one.play("-")
    assert after(one) == ("d3 f3 f5*", "g6", 1, blue(common=1))


# -- Master of Intrigue ------------------------------------------------------------------------------------------------
def test_the_master_of_intrigue_moves_himself_and_the_pieces_that_were_used() -> None:
    one = summon("Master of Intrigue e5", "a5 d4 d6 f4* f6**", "d5 e6*")
    used = "d4-c3,c4,c5,d3,d5,e3,e4 d6-c5,c6,c7,d5,d7,e7"
    assert texts(one) == choices(f"- {used} e5-d4,d5,d6,e4,f5 f4-e3,e4,e5,f3,f5,g3,g4,g5")
    one.play("f4-e5")  # a used heroic piece takes the Master, and goes on
    assert texts(one) == choices(f"- {used} e5-d4,d5,d6,e4,e6,f4,f5")
    one.play("e5-e6")
    one.play("d4-d5")
    assert after(one) == ("a5 d5 d6 e6* f6**", "", 1, blue(common=1, heroic=1))


def test_a_used_piece_stays_a_used_piece_as_it_moves() -> None:
    one = summon("Master of Intrigue e5", "d4 d6 f4 f6", "b4", "d4-c4 c4-b4 b4-a4")
    assert after(one) == ("a4 d6 e5* f4 f6", "", 1, blue(common=1))


def test_the_master_on_a_former_place_of_the_figure_is_not_a_used_piece() -> None:
    one = summon("Master of Intrigue e5", "d4 d6 f4 f6", "c3*", "e5-d4")
    master = "d4-c4,c5,d3,d5,e3,e4,e5"  # by standard moves: not onto c3
    used = "d6-c5,c6,c7,d5,d7,e5,e6,e7 f4-e3,e4,e5,f3,f5,g3,g4,g5 f6-e5,e6,e7,f5,f7,g5,g6,g7"
    assert texts(one) == choices(f"- {master} {used}")
    one.play("-")
    assert after(one) == ("d4* d6 f4 f6", "c3*", 1, {})


def test_the_master_of_intrigue_moves_an_improvised_enemy_piece() -> None:
    one = game(
        {"southern": "d4* d6** f4**", "northern": "f6 g6", "sylvan": "a5"},
        form="melee",
        hand={"southern": ["Master of Intrigue"]},
    )
    assert summons(one) == ["Master of Intrigue e5"]
    one.play("summon Master of Intrigue e5")
    d4 = "d4-c3,c4,c5,d3,d5,e3,e4,e5"
    assert texts(one) == choices(f"- {d4} e5-d5,e4,e6,f5,f6 f6-e6,e7,f5,f7,g5,g6,g7")
    one.play("f6-g6")
    assert "g6-h6" in texts(one)
    one.play("-")
    assert after(one) == ("d4* d6** e5* f4**", "g6", "a5", 1, blue(common=1))
    assert one.view(None)["improvised"]["red"] == ["blue"]
