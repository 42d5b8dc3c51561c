"""Linked effects of the Etherweavers: wholly or not at all, every position in between legal."""

from typing import Any

from tashkalar import Game
from tests.cards import SQUARES, after, choices
from tests.support import game, texts

COLOURED = "c2 d8 e5 h4 a5 c7 f2 g7 i6".split()
ENDS = "a3 a7 c1 c9 g1 g9 i3 i7".split()  # no two opposite neighbours exist there


def spirit(purple: str, blue: str, *play: str, **keys: Any) -> Game:
    """A duel in which purple has warped the Antimatter Spirit."""
    hand = {"etherweavers": ["Antimatter Spirit"]}
    return game({"etherweavers": purple, "northern": blue}, hand=hand, play=["warp Antimatter Spirit", *play], **keys)


# -- Antimatter Spirit -------------------------------------------------------------------------------------------------
def test_antimatter_spirit_starts_on_an_empty_colourless_square_with_two_opposite_ways_out() -> None:
    one = spirit("b5", "d3 e4*")
    taken = ["b5", "d3", "e4", *COLOURED, *ENDS]
    assert texts(one) == [square for square in SQUARES if square not in taken]  # no declining


def test_antimatter_spirit_moves_an_own_and_a_foreign_common_in_opposite_directions() -> None:
    one = spirit("b5", "d3 e4*", "e3")
    # Neither towards the heroic e4 nor away from it: the other piece could not enter it.
    assert texts(one) == choices("e3-d2,d3,d4,f2,f3,f4")
    one.play("e3-d3")
    assert after(one) == ("b5 d3", "e4* f3", 2, {"blue": {"common": 1}})
    assert one.view(None)["pending"] == {"etherweavers": "Antimatter Spirit"}


def test_antimatter_spirits_foreign_piece_destroys_for_the_weaver() -> None:
    assert after(spirit("b5", "d3 f3", "e3", "e3-d3")) == ("b5 d3", "f3", 2, {"blue": {"common": 2}})
    assert after(spirit("b5 f3", "h8", "e3", "e3-d3")) == ("b5 d3", "f3 h8", 2, {})  # own victims count for nobody


def test_antimatter_spirits_own_piece_may_destroy_an_own_common() -> None:
    assert after(spirit("b5 d3", "h8", "e3", "e3-d3")) == ("b5 d3", "f3 h8", 2, {})


FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"  # all sixteen stones of a duel
TOP = "c9* d9* e9* f9* g9* b8* c8* d8* e8* f8* g8* h8* a7* b7* c7*"  # fifteen heroics


def test_antimatter_spirit_does_nothing_without_an_own_stone() -> None:
    one = spirit(FULL, "h8")
    assert after(one) == (" ".join(sorted(FULL.split())), "h8", 2, {})
    assert one.view(None)["pending"] == {"etherweavers": "Antimatter Spirit"}


def test_antimatter_spirit_does_nothing_without_a_foreign_stone() -> None:
    one = spirit("i5", TOP + " i7*")
    assert after(one) == ("i5", " ".join(sorted((TOP + " i7*").split())), 2, {})


def test_antimatter_spirit_is_content_with_the_last_foreign_stone() -> None:
    assert after(spirit("i5", TOP, "e3", "e3-d3"))[:2] == ("d3 i5", " ".join(sorted((TOP + " f3").split())))


def test_antimatter_spirits_first_move_may_free_the_stone_for_the_second() -> None:
    # All blue stones stand in the arena, and d3 is the only common: the own piece has to destroy it.
    one = spirit("i5", TOP + " d3")
    assert texts(one) == choices("c3 c4 d2 d4 e2 e3 e4")
    one.play("e3")  # the rest follows by itself
    assert after(one) == ("d3 i5", " ".join(sorted((TOP + " f3").split())), 2, {"blue": {"common": 1}})


def melee(purple: str, blue: str, green: str, *play: str) -> Game:
    seats = {"etherweavers": purple, "northern": blue, "sylvan": green}
    hand = {"etherweavers": ["Antimatter Spirit"]}
    return game(seats, form="melee", hand=hand, play=["warp Antimatter Spirit", *play])


def test_antimatter_spirits_foreign_colour_is_chosen_in_a_melee() -> None:
    one = melee("b5", "h8", "h2", "e3", "e3-d3")
    assert texts(one) == ["blue e3", "green e3"]
    one.play("green e3")
    assert after(one) == ("b5 d3", "h8", "f3 h2", 2, {})


def test_antimatter_spirits_foreign_colour_must_have_a_stone_at_that_time() -> None:
    # All fifteen blue stones of a melee for three are in the arena.
    blue = TOP.replace("c7*", "d3")
    assert after(melee("b5", blue, "h2", "e3", "e3-d4"))[2] == "f2 h2"  # green without asking
    one = melee("b5", blue, "h2", "e3", "e3-d3")
    assert texts(one) == ["blue e3", "green e3"]  # the piece on d3 is back in stock


def test_antimatter_spirit_can_be_copied_with_all_its_parts() -> None:
    one = game(
        {"etherweavers": "a3 a4", "northern": "d3"},
        hand={"etherweavers": ["Doppelganger"]},
        pending={"etherweavers": "Antimatter Spirit"},
        play=["summon Doppelganger b4", "e3", "e3-d3"],
    )
    assert after(one) == ("a3 a4 b4 d3", "f3", 1, {"blue": {"common": 1}})


# -- Polarity Queen ----------------------------------------------------------------------------------------------------
FIGURE = "d5** e4** f5** e3"  # for a Queen on e6; legends do not move, so e3 is the only mover of the figure


def queen(others: str, blue: str, *play: str, figure: str = FIGURE) -> Game:
    hand = {"etherweavers": ["Polarity Queen"]}
    seats = {"etherweavers": f"{figure} {others}", "northern": blue}
    return game(seats, hand=hand, play=["summon Polarity Queen e6", *play])


def test_polarity_queen_moves_two_own_pieces_in_opposite_directions_and_must() -> None:
    one = queen("h8", "c9")
    # h8 has ways W, NW, S, SW and SE only; e3 cannot go N.
    assert texts(one) == choices("e3-d4,f2,f3,f4 h8-g7,g8,g9,i7")
    one.play("e3-f4")
    assert after(one) == ("d5** e4** e6* f4 f5** g7", "c9", 1, {})


def test_polarity_queens_first_move_must_leave_the_second_possible() -> None:
    one = queen("h8", "f3 g7*")
    assert texts(one) == choices("e3-d4,f2,f3 h8-g8,g9,i7")  # e3-f4 would ask h8 to enter the heroic g7
    one.play("e3-f3")
    assert after(one) == ("d5** e4** e6* f3 f5** g8", "g7*", 1, {"blue": {"common": 1}})


def test_polarity_queens_second_piece_may_be_chosen_where_several_can_answer() -> None:
    one = queen("h8 h3", "c9", "e3-f3")
    assert texts(one) == choices("h3-g3 h8-g8")
    one.play("h3-g3")
    assert after(one)[0] == "d5** e4** e6* f3 f5** g3 h8"


def test_polarity_queens_second_piece_may_land_on_the_first() -> None:
    one = queen("g3", "c9")
    assert texts(one) == choices("e3-d2,d3,d4,e2,f2,f3,f4 g3-f2,f3,f4,g4,h2,h3,h4")
    one.play("e3-f3")
    assert after(one) == ("d5** e4** e6* f3 f5**", "c9", 1, {})


def test_polarity_queens_second_piece_may_land_on_the_first_only_if_its_rank_allows() -> None:
    one = queen("g3", "c9", figure="d5** e4** f5** e3*")
    assert "e3-f3" not in texts(one)
    assert "g3-f3" in texts(one)
    one.play("g3-f3")
    assert after(one)[0] == "d5** e4** e6* f3* f5**"


def test_polarity_queens_first_piece_may_not_destroy_the_second() -> None:
    assert texts(queen("f3", "c9")) == choices("e3-d2,d3,d4,e2,f4 f3-e2,f4,g2,g3,g4")


def test_polarity_queens_first_piece_may_destroy_an_own_piece_if_a_third_can_answer() -> None:
    one = queen("f3 h8", "c9", "e3-f3")
    assert after(one)[0] == "d5** e4** e6* f3 f5** g8"


def test_polarity_queens_pieces_may_destroy_the_queen_herself() -> None:
    one = queen("e7* h7", "c9", "e7-e6")  # south; the only answer to the north is h7-h8
    assert after(one) == ("d5** e3 e4** e6* f5** h8", "c9", 1, {})
    assert one.view(None)["discard"]["etherweavers"] == ["Polarity Queen"]


def test_polarity_queens_common_piece_cannot_destroy_the_queen() -> None:
    assert "e7-e6" not in texts(queen("e7 h7", "c9"))


def test_polarity_queen_does_nothing_if_no_pair_exists() -> None:
    assert after(queen("", "c9")) == ("d5** e3 e4** e6* f5**", "c9", 1, {})
    # Two movers, but heroics wall e3 in: it can neither begin nor answer g1.
    assert after(queen("g1", "e2* d2* d3* d4* f2* f3* f4*"))[0] == "d5** e3 e4** e6* f5** g1"
