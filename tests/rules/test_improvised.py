"""Improvised summoning in a melee, and how it meets War Summoner and Void Summoner."""

from typing import Any

import pytest

from tashkalar import Game, IllegalChoice
from tests.support import destroyed, game, stones, texts

SWORD: dict[str, Any] = {"form": "melee", "hand": {"southern": ["Swordmaster"]}}


def summons(one: Game, card: str, square: str) -> list[str]:
    return [text for text in texts(one) if text.startswith(f"summon {card} {square}")]


def spent(one: Game, colour: str = "red") -> list[str]:
    found: list[str] = one.view(None)["improvised"][colour]
    return found


def test_one_enemy_piece_may_fill_a_place() -> None:
    one = game({"southern": "d4", "northern": "f4", "sylvan": "h8"}, **SWORD)
    assert summons(one, "Swordmaster", "e4") == ["summon Swordmaster e4"]
    one.play("summon Swordmaster e4")
    assert spent(one) == ["blue"]
    # The borrowed piece keeps its colour.
    assert stones(one, "blue") == "f4"


def test_once_per_colour_and_game() -> None:
    one = game({"southern": "d4", "northern": "f4", "sylvan": "h8"}, **SWORD, improvised={"red": ["blue"]})
    assert summons(one, "Swordmaster", "e4") == []
    one = game({"southern": "d4", "northern": "f4", "sylvan": "h8"}, **SWORD, improvised={"red": ["green"]})
    assert summons(one, "Swordmaster", "e4") == ["summon Swordmaster e4"]


def test_the_marker_stays_spent_in_later_turns() -> None:
    one = game({"southern": "d4", "northern": "f4", "sylvan": "h8"}, **SWORD, actions=1, play=["summon Swordmaster e4"])
    one.play("end")
    for choice in ("place a3", "place a4", "end", "place i3", "place i4", "end"):
        one.play(choice)
    assert spent(one) == ["blue"]


def test_exactly_one_enemy_piece_per_being() -> None:
    one = game({"southern": "", "northern": "d4", "sylvan": "f4"}, **SWORD)
    assert summons(one, "Swordmaster", "e4") == []
    one = game({"southern": "", "northern": "d4 f4", "sylvan": "h8"}, **SWORD)
    assert summons(one, "Swordmaster", "e4") == []


def test_several_improvised_summonings_in_one_turn() -> None:
    one = game(
        {"southern": "d4 g6", "northern": "f4", "sylvan": "f7"},
        form="melee",
        hand={"southern": ["Swordmaster", "Messenger"]},
        play=["summon Swordmaster e4", "summon Messenger e8"],
    )
    one.play("-")
    assert spent(one) == ["blue", "green"]


def test_improvise_or_not_is_a_choice() -> None:
    # In the row an own pair, in the column one borrowed piece.
    one = game({"southern": "d4 f4 e3", "northern": "e5", "sylvan": "h8"}, **SWORD)
    assert summons(one, "Swordmaster", "e4") == ["summon Swordmaster e4 with d4 f4", "summon Swordmaster e4 with e3 e5"]
    one.play("summon Swordmaster e4 with d4 f4")
    assert spent(one) == []


def test_which_colour_is_a_choice() -> None:
    one = game({"southern": "d4 e3", "northern": "f4", "sylvan": "e5"}, **SWORD)
    assert summons(one, "Swordmaster", "e4") == ["summon Swordmaster e4 with d4 f4", "summon Swordmaster e4 with e3 e5"]
    one.play("summon Swordmaster e4 with e3 e5")
    assert spent(one) == ["green"]


def test_two_fillings_with_the_same_marker_are_one_choice() -> None:
    one = game({"southern": "d4 e3", "northern": "f4 e5", "sylvan": "h8"}, **SWORD)
    assert summons(one, "Swordmaster", "e4") == ["summon Swordmaster e4"]
    one.play("summon Swordmaster e4")
    assert spent(one) == ["blue"]


def test_the_borrowed_piece_counts_with_its_own_rank() -> None:
    titan: dict[str, Any] = {"form": "melee", "hand": {"southern": ["Titan"]}}
    for blue, possible in (("e4", False), ("e4*", True), ("e4**", True)):
        one = game({"southern": "e3* d2 e2 f2", "northern": blue, "sylvan": "a3"}, **titan)
        assert bool(summons(one, "Titan", "e5")) == possible
    one = game({"southern": "e3* d2 e2 f2", "northern": "e4*", "sylvan": "a3"}, **titan, play=["summon Titan e5"])
    assert spent(one) == ["blue"]  # legends can be improvised too


def test_the_piece_on_the_summoning_square_may_be_the_borrowed_one() -> None:
    cannon: dict[str, Any] = {"form": "melee", "hand": {"southern": ["Cannon"]}}
    one = game({"southern": "c4 d5", "northern": "e5*", "sylvan": "a3"}, **cannon, play=["summon Cannon e5", "-"])
    assert stones(one, "red") == "c4 d5 e5*"
    assert destroyed(one) == {"blue": {"heroic": 1}}
    assert spent(one) == ["blue"]
    one = game({"southern": "c4 d5", "northern": "e5**", "sylvan": "a3"}, **cannon)
    assert summons(one, "Cannon", "e5") == []


def test_an_enemy_on_the_square_that_needs_no_piece_costs_no_marker() -> None:
    one = game({"southern": "d4 f4", "northern": "e4", "sylvan": "a3"}, **SWORD, play=["summon Swordmaster e4"])
    assert spent(one) == []


def test_the_borrowed_piece_stays_an_enemy_during_the_effect() -> None:
    one = game(
        {"southern": "d5 d4 e3", "northern": "e4*", "sylvan": "a3"},
        form="melee",
        hand={"southern": ["Champion"]},
        play=["summon Champion e5"],
    )
    assert texts(one) == ["-", "e4"]
    one.play("e4")
    assert destroyed(one) == {"blue": {"heroic": 1}}


def test_the_borrowed_piece_is_a_used_piece() -> None:
    one = game(
        {"highland": "c5 d5", "northern": "f5", "sylvan": "a3"},
        form="melee",
        hand={"highland": ["Clan Guardian"]},
        play=["summon Clan Guardian e5"],
    )
    assert texts(one) == ["-", "c5", "d5", "f5"]
    one.play("f5")
    assert stones(one, "blue") == "f5*"


def test_there_is_no_improvising_outside_the_melee() -> None:
    one = game({"southern": "d4", "northern": "f4"}, hand={"southern": ["Swordmaster"]})
    assert summons(one, "Swordmaster", "e4") == []


# -- with War Summoner -------------------------------------------------------------------------------------------------
WAR = "c2 b3 d3 c1"  # War Summoner on c3 needs b3 d3 c2 c1


def war(pieces: dict[str, str], hand: list[str], **keys: Any) -> Game:
    """A game in which War Summoner has just been summoned on c3."""
    pieces = {school: f"{WAR} {text}" if school == "highland" else text for school, text in pieces.items()}
    form = "melee" if len(pieces) > 2 else "duel"
    one = game(pieces, form=form, hand={"highland": ["War Summoner", *hand]}, **keys)
    one.play("summon War Summoner c3")
    return one


def test_war_summoner_gains_an_action_and_lends_one_enemy_piece() -> None:
    one = war({"highland": "f5", "northern": "h5 i7"}, ["Wild Eagle"])
    assert one.view(None)["actions"] == 2
    assert "summon Wild Eagle g6" in texts(one)
    assert "summon Wild Eagle g4" in texts(one)


def test_war_summoners_loan_lapses_with_the_next_being() -> None:
    # Both figures would need a blue piece; after the first being the loan is gone.
    one = war({"highland": "f5 f8", "northern": "h5 h6"}, ["Wild Eagle", "Clan Axeman"])
    assert {"summon Wild Eagle g6", "summon Clan Axeman g7"} <= set(texts(one))
    one.play("summon Wild Eagle g6")
    one.play("-")
    assert "summon Clan Axeman g7" not in texts(one)


def test_war_summoners_loan_survives_placing_and_flares() -> None:
    one = war({"highland": "f5", "northern": "h5 i7 a4 a5 a6 a7 b4 b5 b6 b7 c9"}, ["Wild Eagle", "F2"])
    one.play("place g9")
    assert "summon Wild Eagle g6" in texts(one)
    one.play("flare")
    one.play("f9")
    assert "summon Wild Eagle g6" in texts(one)


def test_war_summoners_loan_lapses_with_the_turn() -> None:
    one = war({"highland": "f5", "northern": "h5"}, ["Wild Eagle"])
    for choice in ("place a5", "place a6", "end", "place i4", "place i5", "end"):
        one.play(choice)
    assert "summon Wild Eagle g6" not in texts(one)


def test_war_summoners_loan_may_be_the_piece_on_the_square() -> None:
    # War Drummer needs an own piece on its square: here a borrowed one.
    one = war({"highland": "g5 f4 g4", "northern": "f5 i7"}, ["War Drummer"])
    one.play("summon War Drummer f5")
    assert destroyed(one) == {"blue": {"common": 1}}


def test_war_summoner_alone_spends_no_marker() -> None:
    one = war({"highland": "f5", "northern": "h5", "sylvan": "i7"}, ["Wild Eagle"])
    one.play("summon Wild Eagle g6")
    assert spent(one, "yellow") == []


def test_war_summoner_and_improvising_two_enemy_pieces_one_marker() -> None:
    one = war({"highland": "", "northern": "f5 h5", "sylvan": "i7"}, ["Wild Eagle"])
    assert summons(one, "Wild Eagle", "g6") == ["summon Wild Eagle g6"]
    one.play("summon Wild Eagle g6")
    assert spent(one, "yellow") == ["blue"]


def test_two_colours_borrowed_at_once_the_marker_is_a_choice() -> None:
    one = war({"highland": "", "northern": "f5", "sylvan": "h5"}, ["Wild Eagle"])
    # Same squares, two ways to pay: the second one names its colour.
    found = summons(one, "Wild Eagle", "g6")
    assert len(found) == 2
    assert found[0] == "summon Wild Eagle g6 with f5 h5"
    assert found[1].rpartition(" ")[0] == "summon Wild Eagle g6 with f5 h5 spending"
    payments = []
    for choice in found:
        other = one.copy()
        other.play(choice)
        payments.append(spent(other, "yellow"))
    assert sorted(payments) == [["blue"], ["green"]]


def test_the_squares_of_a_payment_may_stand_in_any_order() -> None:
    one = war({"highland": "", "northern": "f5", "sylvan": "h5"}, ["Wild Eagle"])
    one.play("summon Wild Eagle g6 with h5 f5 spending green")
    assert spent(one, "yellow") == ["green"]


@pytest.mark.parametrize("colour", ["red", "white"])
def test_nobody_pays_with_a_colour_that_is_not_there(colour: str) -> None:
    one = war({"highland": "", "northern": "f5", "sylvan": "h5"}, ["Wild Eagle"])
    with pytest.raises(IllegalChoice):
        one.play(f"summon Wild Eagle g6 with f5 h5 spending {colour}")


def test_two_colours_with_one_marker_left() -> None:
    one = war({"highland": "", "northern": "f5", "sylvan": "h5"}, ["Wild Eagle"], improvised={"yellow": ["blue"]})
    assert summons(one, "Wild Eagle", "g6") == ["summon Wild Eagle g6"]
    one.play("summon Wild Eagle g6")
    assert spent(one, "yellow") == ["blue", "green"]


def test_three_enemy_pieces_are_too_many() -> None:
    one = war({"highland": "f5", "northern": "e4 g4", "sylvan": "h7"}, ["Hungry Bear"])
    assert summons(one, "Hungry Bear", "h6") == []


# -- with Void Summoner ------------------------------------------------------------------------------------------------
VOID = "c3 d4 b2 d2"  # Void Summoner on c4 needs d4 c3 b2 d2


def void(pieces: dict[str, str], hand: list[str], **keys: Any) -> Game:
    pieces = {school: f"{VOID} {text}" if school == "etherweavers" else text for school, text in pieces.items()}
    form = "melee" if len(pieces) > 2 else "duel"
    one = game(pieces, form=form, hand={"etherweavers": ["Void Summoner", *hand]}, actions=3, **keys)
    one.play("summon Void Summoner c4")
    return one


def test_void_summoner_two_empty_squares_count() -> None:
    one = void({"etherweavers": "g7", "northern": "i7"}, ["Reality Patch"])
    # Reality Patch needs four pieces around it: two own, two empty are possible where two are own.
    assert "summon Reality Patch g6" not in texts(one)  # only g7 is own: three would be missing
    one = void({"etherweavers": "g7 f6", "northern": "i7"}, ["Reality Patch"])
    assert "summon Reality Patch g6" in texts(one)


def test_void_summoner_counts_for_a_required_piece_on_the_square() -> None:
    one = void({"etherweavers": "f6 f5", "northern": "i7"}, ["Dark Sphere"])
    # o # over o o: f6 f5 own, g5 and g6 (the square itself) empty.
    assert "summon Dark Sphere g6" in texts(one)
    one.play("summon Dark Sphere g6")
    assert "g6*" in stones(one, "purple").split()


def test_void_summoner_never_fills_a_heroic_place() -> None:
    one = void({"etherweavers": "e8* d6 e6 f6", "northern": "i7"}, ["Titan"])
    assert summons(one, "Titan", "e9") == []


def test_void_summoner_only_empty_squares_in_the_arena() -> None:
    # An enemy stands on one of the needed squares.
    one = void({"etherweavers": "g7 f6", "northern": "h6 i7"}, ["Reality Patch"])
    assert "summon Reality Patch g6" not in texts(one)


def test_void_lapses_with_the_next_being() -> None:
    one = void({"etherweavers": "g7 f6", "northern": "i7"}, ["Reality Patch", "Doppelganger"])
    one.play("summon Reality Patch g6")
    while one.question is not None:
        one.play("-")
    assert not one.position.void


def test_empty_squares_are_not_used_pieces() -> None:
    # The Dragon on d8 needs heroics on f8 e7 d6 and pieces on f6 g5: these two are empty.
    one = void({"etherweavers": "f8* e7* d6*", "northern": "i7"}, ["Two-Headed Dragon"])
    one.play("summon Two-Headed Dragon d8")
    assert texts(one) == ["-", "d6", "e7", "f8"]


def test_void_and_improvising_together() -> None:
    # Reality Patch on g6: one own, one blue, two empty.
    one = void({"etherweavers": "g7", "northern": "f6", "sylvan": "i7"}, ["Reality Patch"])
    assert summons(one, "Reality Patch", "g6") == ["summon Reality Patch g6"]
    one.play("summon Reality Patch g6")
    assert spent(one, "purple") == ["blue"]


@pytest.mark.parametrize("marks", [["blue"], ["blue", "green"]])
def test_void_without_a_marker_left(marks: list[str]) -> None:
    keys = {"improvised": {"purple": marks}}
    one = void({"etherweavers": "g7", "northern": "f6", "sylvan": "i7"}, ["Reality Patch"], **keys)
    assert summons(one, "Reality Patch", "g6") == []
