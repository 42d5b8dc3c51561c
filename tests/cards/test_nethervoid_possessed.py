"""The Possessed Summoner: an enemy stone, a summoning with enemy pieces, and a flare for an action."""

from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import prospects
from tests.cards import after, choices, summons
from tests.support import game, stones, texts

FIGURE = "f6 d5 e5 e4"  # for a Possessed Summoner on e6


def possess(blue: str, *play: str, own: str = "", hand: tuple[str, ...] = (), **keys: Any) -> Game:
    """A duel in which orange has just summoned a Possessed Summoner on e6."""
    pieces = {"nethervoid": f"{FIGURE} {own}", "northern": blue}
    cards = {"nethervoid": ["Possessed Summoner", *hand]}
    return game(pieces, hand=cards, play=["summon Possessed Summoner e6", *play], **keys)


def melee(blue: str, green: str, *play: str, hand: tuple[str, ...] = (), **keys: Any) -> Game:
    pieces = {"nethervoid": FIGURE, "northern": blue, "sylvan": green}
    cards = {"nethervoid": ["Possessed Summoner", *hand]}
    return game(pieces, form="melee", hand=cards, play=["summon Possessed Summoner e6", *play], **keys)


# -- the stone ---------------------------------------------------------------------------------------------------------
def test_an_enemy_common_must_be_placed_next_to_a_piece_of_its_colour() -> None:
    one = possess("c1 h8*")
    assert texts(one) == choices("c2 d1 d2 b2 g7 g8 g9 h7 i7")
    one.play("g7")
    assert after(one) == ("d5 e4 e5 e6* f6", "c1 g7 h8*", 1, {})
    assert one.view(None)["possessed"] == "blue"


def test_a_single_square_is_not_asked_and_without_one_nothing_is_possessed() -> None:
    assert after(possess("c1", own="b2 c2 d2"))[1] == "c1 d1"
    one = possess("", hand=("Demon of Sloth",))
    assert (after(one)[1], one.view(None)["possessed"]) == ("", None)
    assert "Demon of Sloth g7" in summons(one)  # with own pieces


def test_without_a_stone_in_its_stock_a_colour_cannot_be_possessed() -> None:
    full = "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 b8 c1 c2 c3 c4"
    one = possess(full)
    assert (after(one)[1], one.view(None)["possessed"]) == (full, None)


def test_in_a_melee_the_colour_is_named_where_several_are_possible() -> None:
    one = melee("c1", "h8")
    assert texts(one) == sorted(
        [*(f"blue {s}" for s in "b2 c2 d1 d2".split()), *(f"green {s}" for s in "g7 g8 g9 h7 i7".split())]
    )
    one.play("green g7")
    assert (stones(one, "green"), one.view(None)["possessed"]) == ("g7 h8", "green")
    one = melee("c1", "")
    assert texts(one) == choices("b2 c2 d1 d2")
    one.play("c2")
    assert one.view(None)["possessed"] == "blue"


# -- the summoning -----------------------------------------------------------------------------------------------------
def test_the_next_being_is_formed_by_the_possessed_colour_only() -> None:
    one = possess("c2", "d3", hand=("Demon of Sloth",))
    # Diagonally next to c2 or d3; g7, next to the own piece on f6, is not among them.
    assert summons(one) == [f"Demon of Sloth {square}" for square in "b3 c2 c4 d1 d3 e2 e4".split()]
    one.play("summon Demon of Sloth d1")
    assert after(one) == ("d1* d5 e4 e5 f6", "c2 d3", 0, {})  # as the last action it cost the Gateway on e6
    assert one.view(None)["possessed"] is None


def test_an_own_piece_may_stand_on_the_summoning_square() -> None:
    one = possess("d6 c3", "d4", hand=("Demon of Sloth",), actions=3)
    one.play("summon Demon of Sloth e5")
    assert after(one)[:2] == ("d5 e4 e5* e6* f6", "c3 d4 d6")


def test_an_enemy_piece_that_forms_the_figure_on_the_summoning_square_is_crushed() -> None:
    one = possess("c3 d3 b2", "b3", hand=("Hell Rider",), actions=3)
    assert summons(one) == ["Hell Rider b3"]
    one.play("summon Hell Rider b3")
    assert (one.view(None)["destroyed"], stones(one, "blue")) == ({"blue": {"common": 1}}, "b2 c3 d3")


def test_it_also_holds_for_a_legend_and_the_dragon_acts_on_the_possessed_pieces() -> None:
    hand = ("Two-Headed Dragon",)
    one = possess("a5* b6* c7* c5", "d4", hand=hand)
    dragons = [text for text in summons(one) if text.startswith("Two-Headed Dragon")]
    assert dragons == ["Two-Headed Dragon a7"]
    one.play("summon Two-Headed Dragon a7")
    assert one.scores["orange"] == 1
    assert texts(one) == choices("- a5 b6 c5 c7 d4")


def test_it_lapses_with_the_being_or_the_turn_and_nothing_else() -> None:
    hand = ("Demon of Sloth", "Flame Imp")
    one = possess("c2", "d3", "place h5", hand=hand, actions=5)
    assert one.view(None)["possessed"] == "blue"
    one.play("discard Flame Imp")
    one.play("-")
    assert one.view(None)["possessed"] == "blue"
    one.play("summon Demon of Sloth c4")
    assert one.view(None)["possessed"] is None
    one = possess("c2", "d3", "place h5", "end", hand=hand)
    assert one.view(None)["possessed"] is None


def test_in_a_shortage_the_stone_comes_from_anywhere_as_the_figure_needs_no_own_piece() -> None:
    own = "a3 a4 a5 a6 a7 b3 b4 b5 b6 b7 b8"
    one = possess("c2", "d3", own=own, hand=("Demon of Sloth",))
    origins = {text.split(" from ")[1] for text in summons(one) if text.startswith("Demon of Sloth c4 ")}
    assert origins == {*own.split(), *FIGURE.split(), "e6"}


def test_in_a_melee_a_third_colour_may_be_improvised_but_neither_the_own_nor_the_possessed_one() -> None:
    # A Flame Imp on e2: c2 and d1, or d3.
    one = melee("c2", "d1", "blue b2", hand=("Flame Imp",))
    assert "Flame Imp e2" in summons(one)
    one.play("summon Flame Imp e2")
    assert one.view(None)["improvised"]["orange"] == ["green"]
    spent = melee("c2", "d1", "blue b2", hand=("Flame Imp",), improvised={"orange": ["green"]})
    assert "Flame Imp e2" not in summons(spent)
    # With blue's own two pieces no marker is spent.
    free = melee("c2", "h8", "blue d1", hand=("Flame Imp",))
    free.play("summon Flame Imp e2")
    assert free.view(None)["improvised"]["orange"] == []


def test_what_is_missing_is_said_with_the_possessed_pieces() -> None:
    one = possess("c2", "d3", hand=("Demon of Gluttony",))
    prospect = next(entry for entry in prospects.beings(one.position, 0) if entry["card"] == "Demon of Gluttony")
    assert prospect["reason"]["params"]["number"] == 2
    assert {square for part in prospect["nearest"] for square in part["with"]} == {"c2", "d3"}


# -- the flare ---------------------------------------------------------------------------------------------------------
def test_the_flare_may_be_discarded_for_an_action() -> None:
    one = possess("c2", "d3", hand=("F3",))
    assert texts(one) == ["-", "discard F3"]
    kept = one.copy()
    one.play("discard F3")
    assert after(one)[2] == 2
    assert (one.view("nethervoid")["hand"], one.view(None)["flares_discard"]) == ([], ["F3"])
    assert (one.view(None)["flared"], one.scores) == (False, {"orange": 0, "blue": 0})
    kept.play("-")
    assert after(kept)[2] == 1


def test_the_flare_part_does_not_need_the_stone() -> None:
    one = possess("", hand=("F3",))
    assert texts(one) == ["-", "discard F3"]


def test_whoever_has_control_discards_his_own_flare() -> None:
    schools = ["nethervoid", "northern", "highland", "southern"]
    one = game(
        {"nethervoid": FIGURE, "northern": "c2"},
        schools=schools,
        team=True,
        hand={"nethervoid": ["Possessed Summoner", "F3"], "highland": ["F5"]},
        play=["summon Possessed Summoner e6", "hand over", "d3"],
    )
    assert texts(one) == ["-", "discard F5"]
    one.play("discard F5")
    assert one.view("highland")["hand"] == []
    assert one.to_move == "highland"
    assert not [text for text in texts(one) if text.startswith("summon")]


# -- everything else ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("school", ["nethervoid", "northern"])
def test_a_sample_keeps_what_is_possessed(school: str) -> None:
    one = possess("c2", "d3", hand=("Demon of Sloth",))
    assert one.sample(school, Random(1)).position.possessed == one.position.possessed == 1


def test_it_is_taken_back_and_recorded() -> None:
    one = possess("c2", "d3", hand=("Demon of Sloth",))
    assert Game.from_record(one.record()).position.whole() == one.position.whole()
    one.undo()
    assert one.view(None)["possessed"] is None
