"""The Sylvan beings that run, grow, shoot and convert. Green plays against blue."""

from functools import partial
from typing import Any

import pytest

from tests.cards import after, blue, choices, summoned
from tests.support import texts

summon = partial(summoned, "sylvan")


# -- Sapling, Kiskin Farseeders ----------------------------------------------------------------------------------------
def test_the_sapling_is_upgraded_at_once() -> None:
    assert after(summon("Sapling e5", "e3 e4", "e5 d5")) == ("e3 e4 e5*", "d5", 1, blue(common=1))


@pytest.mark.parametrize(("choice", "green"), [("d2", "a4 b3 c3 d2"), ("-", "a4 b3 c3")])
def test_the_farseeders_may_place_a_common_next_to_any_own_piece(choice: str, green: str) -> None:
    one = summon("Kiskin Farseeders b3", "a4 c3", "d4 i5")
    assert texts(one) == choices("- a3 a5 b2 b4 b5 c2 c4 d2 d3")
    one.play(choice)
    assert after(one) == (green, "d4 i5", 1, {})


def test_the_farseeders_place_nothing_when_no_stone_is_left() -> None:
    fifteen = "a4 c3 e1 e2 e3 e4 e5 e6 e7 e8 f1 f2 f3 f4 f5"
    assert after(summon("Kiskin Farseeders b3", fifteen))[1:] == ("", 1, {})


# -- Charging Buck -----------------------------------------------------------------------------------------------------
def test_the_charging_buck_leaps_twice_at_distance_two() -> None:
    one = summon("Charging Buck e5", "d3 d4 e4", "c5* g7 f6")
    assert texts(one) == choices("- e5-c3,c4,c6,c7,d3,d7,e3,e7,f3,f7,g3,g4,g5,g6,g7")
    one.play("e5-g7")
    assert texts(one) == choices("- g7-e5,e6,e7,e8,e9,f5,f9,g5,g9,h5,i5,i6,i7")
    one.play("g7-i7")
    assert after(one) == ("d3 d4 e4 i7", "c5* f6", 1, blue(common=1))


@pytest.mark.parametrize(
    ("play", "green"), [("-", "d3 d4 e4 e5"), ("e5-d3 -", "d3 d4 e4"), ("e5-e7 e7-e5", "d3 d4 e4 e5")]
)
def test_the_charging_buck_may_stop_return_and_take_an_own_piece(play: str, green: str) -> None:
    assert after(summon("Charging Buck e5", "d3 d4 e4", "", play)) == (green, "", 1, {})


# -- Naiad -------------------------------------------------------------------------------------------------------------
def test_two_different_neighbours_of_the_naiad_make_a_standard_move_each() -> None:
    one = summon("Naiad e5", "c4 d4 e4 f6", "c3 d6")
    assert texts(one) == choices("- d4-c5,d3,d5,e3 e4-d3,d5,e3,f3,f4,f5 f6-e6,e7,f5,f7,g5,g6,g7")
    one.play("d4-d5")
    assert texts(one) == choices("- e4-d3,d4,e3,f3,f4,f5 f6-e6,e7,f5,f7,g5,g6,g7")
    one.play("e4-f5")
    assert after(one) == ("c4 d5 e5 f5 f6", "c3 d6", 1, {})


def test_the_second_move_goes_on_though_the_first_destroyed_the_naiad() -> None:
    one = summon("Naiad e5", "c4 d4* e4", "", "d4-e5")
    assert texts(one) == choices("- e4-d3,d4,d5,e3,f3,f4,f5")
    one.play("e4-e3")
    assert after(one) == ("c4 e3 e5*", "", 1, {})


def test_a_neighbour_of_the_naiad_taken_by_the_first_loses_its_move() -> None:
    assert after(summon("Naiad e5", "c4 d4* e4", "", "d4-e4")) == ("c4 e4* e5", "", 1, {})


def test_the_naiad_may_leave_her_moves_out() -> None:
    assert after(summon("Naiad e5", "c4 d4* e4", "d5", "d4-d5 -")) == ("c4 d5* e4 e5", "", 1, blue(common=1))


# -- Dryad, Sylvan Queen, Sylvan Princess ------------------------------------------------------------------------------
DRYAD = ("Dryad e5", "d6 e4 e5", "d5 f5** f6* g7")
QUEEN = ("Sylvan Queen d6", "d5 e3 e4 f5", "c5* c7** d7 e7")
PRINCESS = ("Sylvan Princess d6", "d3 d5 e4", "c5* c7 d7 e7")


@pytest.mark.parametrize(
    ("case", "offer", "choice", "green", "enemy", "killed"),
    [
        (DRYAD, "- d5 f6", "f6", "d6 e4 e5* f6", "d5 f5** g7", blue(heroic=1)),
        (DRYAD, "- d5 f6", "d5", "d5 d6 e4 e5*", "f5** f6* g7", blue(common=1)),
        (DRYAD, "- d5 f6", "-", "d6 e4 e5*", "d5 f5** f6* g7", {}),
        (QUEEN, "- c5 e7", "c5", "c5* d5 d6* e3 e4 f5", "c7** d7 e7", blue(heroic=1)),
        (QUEEN, "- c5 e7", "e7", "d5 d6* e3 e4 e7 f5", "c5* c7** d7", blue(common=1)),
        (QUEEN, "- c5 e7", "-", "d5 d6* e3 e4 f5", "c5* c7** d7 e7", {}),
        (PRINCESS, "- c7 e7", "c7", "c7 d3 d5 d6* e4", "c5* d7 e7", blue(common=1)),
        (PRINCESS, "- c7 e7", "-", "d3 d5 d6* e4", "c5* c7 d7 e7", {}),
    ],
)
def test_a_converted_piece_counts_as_destroyed_at_its_old_rank_and_the_dryad_makes_commons(
    case: tuple[str, str, str], offer: str, choice: str, green: str, enemy: str, killed: dict[str, Any]
) -> None:
    one = summon(*case)
    assert texts(one) == choices(offer)
    one.play(choice)
    assert after(one) == (green, enemy, 1, killed)


@pytest.mark.parametrize(
    ("case", "more"),
    [
        (DRYAD, "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1"),
        (QUEEN, "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7"),
        (PRINCESS, "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8"),
    ],
)
def test_without_a_stone_in_stock_nothing_is_converted_and_nothing_destroyed(
    case: tuple[str, str, str], more: str
) -> None:
    what, own, enemy = case
    assert after(summon(what, f"{own} {more}", enemy))[1:] == (enemy, 1, {})
    one_left = summon(what, f"{own} {more[3:]}", enemy)
    assert len(texts(one_left)) == 3


# -- Centaur Spearman --------------------------------------------------------------------------------------------------
LANCE = "d4 e4 f3 f4"  # a Spearman on d5


def test_the_centaur_spearman_strikes_the_next_piece_beyond_his_move() -> None:
    one = summon("Centaur Spearman d5", LANCE, "c5** d6* g5* h5")
    assert texts(one) == choices("- d5-c4,c6,d4,d6,e4,e5,e6")
    one.play("d5-e5")
    assert after(one) == ("d4 e4 e5* f3 f4", "c5** d6* h5", 1, blue(heroic=1))


@pytest.mark.parametrize(
    ("own", "enemy", "move", "left", "killed"),
    [
        ("", "g5** h5", "d5-e5", ("d4 e4 e5* f3 f4", "g5** h5"), {}),  # a legend is safe and shields
        (" h5", "i5", "d5-e5", ("d4 e4 e5* f3 f4", "i5"), {}),  # an own piece is struck as well
        ("", "d6* d9", "d5-d6", ("d4 d6* e4 f3 f4", ""), blue(common=1, heroic=1)),
        ("", "a3 c4 e5", "d5-c4", ("c4* d4 e4 f3 f4", "a3 e5"), blue(common=1)),
        ("", "a3 b3 e5", "d5-c4", ("c4* d4 e4 f3 f4", "a3 e5"), blue(common=1)),
        ("", "a5 i5", "-", ("d4 d5* e4 f3 f4", "a5 i5"), {}),
    ],
)
def test_what_the_centaur_spearman_strikes(
    own: str, enemy: str, move: str, left: tuple[str, str], killed: dict[str, Any]
) -> None:
    assert after(summon("Centaur Spearman d5", LANCE + own, enemy, move)) == (*left, 1, killed)


# -- Centaur Chieftain -------------------------------------------------------------------------------------------------
def test_others_follow_the_centaur_chieftain_in_exactly_his_direction() -> None:
    one = summon("Centaur Chieftain e5", "c6 d5 e4 f3 i4", "d4* d6 e6**")
    assert texts(one) == choices("- e5-d4,d5,d6,e4,f4,f5,f6")
    one.play("e5-f5")
    assert texts(one) == choices("- c6-d6 d5-e5 e4-f4 f3-g3")  # i4 stands at the edge
    one.play("d5-e5")
    assert texts(one) == choices("- c6-d6 e4-f4 f3-g3")  # e5-f5 would take the Chieftain
    one.play("c6-d6")
    one.play("e4-f4")
    assert after(one) == ("d6 e5 f3 f4 f5* i4", "d4* e6**", 1, blue(common=1))


def test_one_piece_may_follow_the_centaur_chieftain_three_times_or_stop() -> None:
    often = summon("Centaur Chieftain e5", "c6 d5 e4 f3", "", "e5-f5 c6-d6 d6-e6 e6-f6")
    assert after(often) == ("d5 e4 f3 f5* f6", "", 1, {})
    once = summon("Centaur Chieftain e5", "c6 d5 e4 f3", "", "e5-e6 c6-c7 -")
    assert after(once) == ("c7 d5 e4 e6* f3", "", 1, {})
    assert after(summon("Centaur Chieftain e5", "c6 d5 e4 f3", "", "-")) == ("c6 d5 e4 e5* f3", "", 1, {})


def test_an_own_heroic_piece_may_run_the_centaur_chieftain_over() -> None:
    one = summon("Centaur Chieftain e5", "c6 d5* e4 f3", "", "e5-f5 d5-e5 e5-f5")
    assert texts(one) == choices("- c6-d6 e4-f4 f3-g3 f5-g5")
    one.play("f5-g5")
    assert after(one) == ("c6 e4 f3 g5*", "", 1, {})


# -- Unicorn -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("choice", "green", "enemy", "actions", "killed"),
    [
        ("action", "c3 c4 d4 d5 e5*", "e6** f6*", 2, {}),
        ("e5-f6", "c3 c4 d4 d5 f6*", "e6**", 1, blue(heroic=1)),
        ("-", "c3 c4 d4 d5 e5*", "e6** f6*", 1, {}),
    ],
)
def test_the_unicorn_gains_an_action_or_may_move(
    choice: str, green: str, enemy: str, actions: int, killed: dict[str, Any]
) -> None:
    one = summon("Unicorn e5", "c3 c4 d4 d5", "e6** f6*")
    assert texts(one) == choices("- action e5-d4,d5,d6,e4,f4,f5,f6")
    one.play(choice)
    assert after(one) == (green, enemy, actions, killed)


# -- Kiskin Leafsplitter -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("play", "green", "enemy", "killed"),
    [
        ("NE NE", "d5 e4 e5* e6 f5 g3", "d4 h8", blue(heroic=1, legendary=1)),
        ("SW NE", "d5 e4 e5* e6 f5 g3", "g7** h8", blue(common=1, heroic=1)),
        ("SE -", "d5 e4 e5* e6 f5", "d4 f6* g7** h8", {}),
        ("NW NW", "d5 e4 e5* e6 f5 g3", "d4 f6* g7** h8", {}),
        ("-", "d5 e4 e5* e6 f5 g3", "d4 f6* g7** h8", {}),
    ],
)
def test_the_leafsplitter_shoots_the_first_piece_on_a_diagonal_twice_whatever_it_is(
    play: str, green: str, enemy: str, killed: dict[str, Any]
) -> None:
    one = summon("Kiskin Leafsplitter e5", "d5 e4 e6 f5 g3", "d4 f6* g7** h8")
    for choice in play.split():
        assert texts(one) == choices("- NE NW SE SW")
        one.play(choice)
    assert after(one) == (green, enemy, 1, killed)


def test_the_leafsplitter_is_offered_only_diagonals_inside_the_arena() -> None:
    assert texts(summon("Kiskin Leafsplitter c2", "b2 c1 c3 d2")) == choices("- NE NW SE")


# -- Kiskin Boughrunner ------------------------------------------------------------------------------------------------
def test_every_step_of_the_boughrunner_ends_next_to_an_own_piece() -> None:
    one = summon("Kiskin Boughrunner e5", "d4 e3 e4 f4", "c4* c5**")
    assert texts(one) == choices("- e5-d4,d5,e4,f4,f5")
    one.play("e5-d5")
    assert texts(one) == choices("- d5-c4,d4,e4,e5")
    one.play("d5-c4")
    assert texts(one) == choices("- c4-c3,d3,d4,d5")
    one.play("c4-d3")
    assert after(one) == ("d3* d4 e3 e4 f4", "c5**", 1, blue(heroic=1))


def test_an_own_piece_the_boughrunner_takes_is_no_neighbour_any_more() -> None:
    one = summon("Kiskin Boughrunner e5", "d4 e3 e4 f4 f6")
    assert texts(one) == choices("- e5-d4,d5,e4,e6,f4,f5")  # e6 is next to f6, but f6 itself is lonely
    one.play("-")
    assert after(one) == ("d4 e3 e4 e5* f4 f6", "", 1, {})


# -- Tree Shepherd -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("choice", "green", "enemy", "killed"),
    [
        ("d5", "d5* e4 e5* f4* f5**", "a5 d6* e6**", {}),
        ("e5-d6", "d5 d6* e4 f4* f5**", "a5 e6**", blue(heroic=1)),
        ("f5-e5", "d5 e4 e5** f4*", "a5 d6* e6**", {}),
        ("-", "d5 e4 e5* f4* f5**", "a5 d6* e6**", {}),
    ],
)
def test_the_tree_shepherd_upgrades_a_common_or_may_move_a_higher_piece(
    choice: str, green: str, enemy: str, killed: dict[str, Any]
) -> None:
    one = summon("Tree Shepherd e5", "d5 e4 f4* f5**", "a5 d6* e6**")
    heroics = "e5-d4,d5,d6,e4,f4,f6 f4-e3,e4,e5,f3,g3,g4,g5"
    assert texts(one) == choices(f"- d5 e4 {heroics} f5-e4,e5,f4,f6,g4,g5,g6")
    one.play(choice)
    assert after(one) == (green, enemy, 1, killed)
