"""When the Etherweavers may warp, and what a pending being, its copies and the Merchant's stone mean."""

from typing import Any

import pytest

from tashkalar import Game
from tests.cards import after, choices, summons
from tests.support import game, stones, texts


def weave(purple: str, blue: str, *play: str, pending: str | None = None, hand: str = "", **keys: Any) -> Game:
    """A game (a duel unless said otherwise) of purple against blue; hand cards separated by commas."""
    if pending:
        keys["pending"] = {"etherweavers": pending}
    keys["hand"] = {"etherweavers": hand.split(", ") if hand else []}
    return game({"etherweavers": purple, "northern": blue}, play=list(play), **keys)


def pending(one: Game) -> str | None:
    found: str | None = one.view(None)["pending"].get("etherweavers")
    return found


def discarded(one: Game) -> list[str]:
    found: list[str] = one.view(None)["discard"]["etherweavers"]
    return found


def warps(one: Game) -> list[str]:
    return [text.removeprefix("warp ") for text in texts(one) if text.startswith("warp ")]


# -- when --------------------------------------------------------------------------------------------------------------
def test_a_warp_effect_may_be_played_before_between_and_after_the_actions() -> None:
    one = weave("a5", "h8", hand="Gate of Oblivion")
    for choice in ("place c1", "place d1"):
        assert warps(one) == ["Gate of Oblivion"]
        one.play(choice)
    assert texts(one) == ["end", "warp Gate of Oblivion"]


def test_no_warp_effect_inside_an_effect() -> None:
    one = weave("c4 d4 e5", "h8", "summon Paradox Worm f5", hand="Paradox Worm, Gate of Oblivion")
    assert texts(one) == choices("- c4=h8 d4=h8 e5=h8 f5=h8")


def test_no_warp_effect_in_the_own_first_turn() -> None:
    assert warps(weave("a5", "h8", hand="Gate of Oblivion", first_turn=True)) == []


def test_the_second_player_cannot_warp_in_his_own_first_turn_but_in_his_second() -> None:
    def turn(one: Game) -> None:
        while "end" not in texts(one):
            one.play(next(text for text in texts(one) if text.startswith("place")))
        one.play("end")

    seen = 0
    for seed in range(3):
        one = Game.new("duel", ["northern", "etherweavers"], seed=seed)
        one.play("start c5")
        turn(one)
        assert (one.to_move, warps(one)) == ("etherweavers", [])
        turn(one)
        turn(one)
        seen += len(warps(one))
    assert seen


def test_no_warp_effect_while_a_being_is_pending() -> None:
    assert warps(weave("a5", "h8", pending="Void Summoner", hand="Gate of Oblivion")) == []


def test_another_warp_effect_may_follow_once_the_pending_being_is_discarded_or_summoned() -> None:
    one = weave("a5", "h8", "warp Paradox Worm", "discard", hand="Paradox Worm, Gate of Oblivion")
    assert warps(one) == ["Gate of Oblivion"]
    one = weave("d4 f6", "h8", "summon Antimatter Spirit e5", pending="Antimatter Spirit", hand="Gate of Oblivion")
    assert warps(one) == ["Gate of Oblivion"]


def test_a_being_taken_back_by_warpmaster_may_be_warped_again_this_turn() -> None:
    play = ["warp Translocationist", "summon Warpmaster e5", "return"]
    one = weave("c5 d4 d7", "h8", *play, hand="Translocationist, Warpmaster")
    assert (warps(one), pending(one), one.view(None)["actions"]) == (["Translocationist"], None, 2)
    one.play("warp Translocationist")
    assert (pending(one), one.view(None)["actions"]) == ("Translocationist", 3)


def test_after_control_was_handed_over_nobody_warps() -> None:
    schools = ["etherweavers", "northern", "southern", "sylvan"]
    seats = {"etherweavers": "a5", "northern": "h8"}
    hand = {"etherweavers": ["Gate of Oblivion"]}
    one = game(seats, schools=schools, team=True, hand=hand, actions=1)
    assert warps(one) == ["Gate of Oblivion"]
    one.play("hand over")
    assert warps(one) == []
    one.play("place c1")
    assert (one.to_move, texts(one)) == ("etherweavers", ["end"])


# -- the pending being -------------------------------------------------------------------------------------------------
def test_the_pending_being_is_summoned_like_a_hand_card() -> None:
    one = weave("d4 f6", "h8", pending="Antimatter Spirit")
    assert summons(one) == ["Antimatter Spirit e5"]
    one.play("summon Antimatter Spirit e5")
    assert after(one) == ("d4 e5 f6", "h8", 1, {})
    assert (pending(one), discarded(one)) == (None, ["Antimatter Spirit"])


def test_a_being_stops_being_pending_before_its_effect() -> None:
    # The Sentinel copies the Worm: there is no pending being left that the Worm could discard.
    play = ["summon Ziggurat Sentinel f6", "copy Paradox Worm"]
    keys: dict[str, Any] = {"pending": "Ziggurat Sentinel", "discard": {"etherweavers": ["Paradox Worm"]}}
    one = weave("d3 e3 e4 f4 f5", "h8", *play, **keys)
    assert after(one) == ("d3 e3 e4 f4 f5 f6*", "h8*", 1, {})
    assert discarded(one) == ["Paradox Worm", "Ziggurat Sentinel"]


@pytest.mark.parametrize(("hand", "drawn"), [("", 2), ("Singularity", 1), ("Doppelganger, Singularity, Warpmaster", 0)])
def test_the_pending_being_counts_as_one_of_three_school_cards_when_drawing(hand: str, drawn: int) -> None:
    one = weave("a5", "h8", pending="Gate of Oblivion", hand=hand, actions=0)
    before = one.view(None)["decks"]["etherweavers"]
    one.play("end")
    held = len(hand.split(", ")) if hand else 0
    assert one.view(None)["decks"]["etherweavers"] == before - drawn
    assert len(one.view("etherweavers")["hand"]) == held + drawn + 2 + 1


def test_the_discard_action_touches_no_pending_being() -> None:
    one = weave("a5", "h8", pending="Gate of Oblivion", hand="Titan")
    assert not [text for text in texts(one) if text.startswith("discard")]  # no school card in hand
    one = weave("a5", "h8", "discard Doppelganger", pending="Gate of Oblivion", hand="Doppelganger, Titan")
    assert texts(one) == ["-", "return Titan"]
    one = weave("a5", "h8", "discard Doppelganger", pending="Gate of Oblivion", hand="Doppelganger")
    assert after(one)[2] == 1  # nothing else to return
    assert (pending(one), discarded(one)) == ("Gate of Oblivion", ["Doppelganger"])


def test_drawing_the_last_card_below_a_pending_being_triggers_the_end() -> None:
    deck = {"etherweavers": ["Singularity"]}
    one = weave("a5", "h8", "end", pending="Gate of Oblivion", hand="Doppelganger", deck=deck, actions=0)
    assert (one.view(None)["last"], one.view(None)["reason"]) == ("etherweavers", "deck")


# -- two points less ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("score", "triggered"), [(19, None), (20, "etherweavers")])
def test_a_pending_being_costs_two_points_for_the_end_of_a_duel(score: int, triggered: str | None) -> None:
    one = weave("a5", "h8", "end", pending="Gate of Oblivion", scores={"purple": score}, actions=0)
    assert one.view(None)["last"] == triggered
    assert one.points["etherweavers"] == score - 2
    assert one.scores["purple"] == score  # the stone on the track does not move


def test_a_pending_being_costs_two_points_in_the_final_score() -> None:
    keys: dict[str, Any] = {"scores": {"purple": 18, "blue": 17}, "last": "etherweavers", "actions": 0}
    assert weave("a5", "h8", "end", pending="Gate of Oblivion", **keys).winners == ["northern"]
    assert weave("a5", "h8", "end", **keys).winners == ["etherweavers"]


def test_the_two_points_are_back_as_soon_as_the_being_is_summoned() -> None:
    play = ["summon Antimatter Spirit e5", "end"]
    one = weave("d4 f6", "h8", *play, pending="Antimatter Spirit", scores={"purple": 18}, actions=1)
    assert (one.points["etherweavers"], one.view(None)["last"]) == (18, "etherweavers")


def test_points_may_fall_below_zero() -> None:
    assert weave("a5", "h8", pending="Gate of Oblivion").points == {"etherweavers": -2, "northern": 0}


@pytest.mark.parametrize(("waiting", "points", "last"), [("Gate of Oblivion", 7, None), (None, 9, "etherweavers")])
def test_a_pending_being_costs_two_points_in_the_high_form(waiting: str | None, points: int, last: str | None) -> None:
    claimed = {"purple": ["Color Conquest", "Red Legends", "Line Dominance"]}
    keys: dict[str, Any] = {"form": "high", "tasks": ["Destruction"], "claimed": claimed, "actions": 0}
    one = weave("a5**", "h8", "end", pending=waiting, **keys)
    assert (one.points["etherweavers"], one.view(None)["last"]) == (points, last)


def test_a_pending_being_puts_off_the_sudden_end_of_the_first_game() -> None:
    claimed = {"purple": ["Side Chain", "Red Conquest"]}
    keys: dict[str, Any] = {"form": "first", "tasks": ["Center Cross"], "claimed": claimed}
    for waiting, points, over in (("Gate of Oblivion", 5, False), (None, 7, True)):
        one = weave("d5 e4 e5 e6 f5", "h8", "claim Center Cross", pending=waiting, actions=0, **keys)
        assert (one.points["etherweavers"], one.over) == (points, over)


def test_in_a_team_a_pending_being_costs_both_partners_two_points() -> None:
    schools = ["southern", "northern", "etherweavers", "sylvan"]
    keys: dict[str, Any] = {"form": "high", "team": True, "tasks": ["Destruction"], "claimed": {"red": ["Side Chain"]}}
    one = game({"southern": "a5", "northern": "h8"}, schools=schools, pending={"etherweavers": "Void Summoner"}, **keys)
    assert one.points == {"southern": 1, "northern": 0, "etherweavers": 1, "sylvan": 0}


# -- copies ------------------------------------------------------------------------------------------------------------
STAIR = "d3 e3 e4 f4 f5"  # for a Ziggurat Sentinel on f6


def copy(warp: str, waiting: str, *play: str, blue: str = "h8") -> Game:
    """The Sentinel copies a warp effect from the discard pile while another being is pending."""
    begin = ["summon Ziggurat Sentinel f6", f"copy {warp}"]
    pile = {"etherweavers": [warp]}
    return weave(STAIR, blue, *begin, *play, pending=waiting, hand="Ziggurat Sentinel", discard=pile)


def test_a_copy_is_allowed_with_a_pending_being_and_creates_none() -> None:
    one = copy("Translocationist", "Gate of Oblivion")
    assert after(one) == ("d3 e3 e4 f4 f5 f6*", "h8", 2, {})
    assert (pending(one), discarded(one)) == ("Gate of Oblivion", ["Translocationist", "Ziggurat Sentinel"])


def test_a_copied_paradox_worm_may_discard_another_pending_being() -> None:
    one = copy("Paradox Worm", "Gate of Oblivion", blue="h7 h8")
    assert texts(one) == choices("h7 h8")
    one.play("h7")
    assert texts(one) == choices("- discard")
    one.play("discard")
    assert after(one)[1] == "h7* h8"
    assert (pending(one), discarded(one)) == (None, ["Paradox Worm", "Gate of Oblivion", "Ziggurat Sentinel"])


def test_doppelganger_may_discard_the_worm_it_copies() -> None:
    one = weave("d3 d4", "h8", "summon Doppelganger e4", pending="Paradox Worm", hand="Doppelganger")
    assert texts(one) == choices("- discard")
    one.play("discard")
    assert after(one) == ("d3 d4 e4", "h8*", 1, {})
    assert (pending(one), discarded(one)) == (None, ["Paradox Worm", "Doppelganger"])


def test_forced_parts_stay_forced_when_doppelganger_copies_them() -> None:
    one = weave("d3 d4", "d2", "summon Doppelganger e4", pending="Polarity Queen", hand="Doppelganger")
    assert texts(one) == choices("c1 c2 c3 d1 e1 e2 e3")
    one = weave("d3 d4", "h8", "summon Doppelganger e4", pending="Void Summoner", hand="Doppelganger")
    assert texts(one) == choices("d3-c2,c3,c4,d2,e2,e3 d4-c3,c4,c5,d5,e3,e5 e4-d5,e3,e5,f3,f4,f5")


def test_a_warp_effect_chosen_by_ziggurat_sentinel_is_carried_out_as_a_warp_would_be() -> None:
    one = copy("Eternal Emperor", "Gate of Oblivion")
    assert "-" not in texts(one)
    one.play("c9")
    assert after(one)[0] == "c9 d3 e3 e4 f4 f5 f6*"


EMPEROR = "d4 d5 d6 e4"  # for an Emperor on e5


def test_eternal_emperor_has_no_effect_in_the_turn_in_which_his_warp_was_played() -> None:
    one = weave(EMPEROR, "c9", "warp Eternal Emperor", "h8", "summon Eternal Emperor e5", hand="Eternal Emperor")
    assert after(one) == ("d4 d5 d6 e4 e5* h8", "c9", 1, {})


def test_eternal_emperor_warped_in_an_earlier_turn_has_his_effect() -> None:
    one = weave(EMPEROR, "c9", "summon Eternal Emperor e5", pending="Eternal Emperor")
    assert {"-", "h8", "e5-f6"} <= set(texts(one))


def test_a_copy_of_eternal_emperors_warp_does_not_count_as_played() -> None:
    play = ["summon Doppelganger c5", "h8", "summon Eternal Emperor e5"]
    one = weave(EMPEROR, "c9", *play, pending="Eternal Emperor", hand="Doppelganger")
    assert {"-", "h7", "e5-f6"} <= set(texts(one))
    one.play("h7")
    assert after(one) == ("c5 d4 d5 d6 e4 e5* h7 h8", "c9", 0, {})


# -- Merchant of Time --------------------------------------------------------------------------------------------------
BLUE_STONE = {"colour": "blue", "rank": "common"}


def test_merchant_of_time_cannot_be_copied() -> None:
    keys: dict[str, Any] = {"pending": "Merchant of Time", "merchant": BLUE_STONE}
    one = weave("d3 d4", "h8", "summon Doppelganger e4", hand="Doppelganger", **keys)
    assert after(one) == ("d3 d4 e4", "h8", 1, {})
    pile = {"etherweavers": ["Merchant of Time"]}
    one = weave(STAIR, "h8", "summon Ziggurat Sentinel f6", hand="Ziggurat Sentinel", discard=pile)
    assert texts(one) == choices("- f6-e5")


def test_a_pending_merchant_of_time_can_be_neither_discarded_nor_taken_back() -> None:
    keys: dict[str, Any] = {"pending": "Merchant of Time", "merchant": BLUE_STONE}
    one = weave("d5 e4 e6 f5", "h8", "summon Reality Patch e5", hand="Reality Patch", **keys)
    assert after(one)[:3] == ("d5 e4 e5* e6 f5", "h8", 1)
    one = weave("c5 d4 d7", "h8", "summon Warpmaster e5", hand="Warpmaster", **keys)
    assert texts(one) == choices("- e5-d4,d5,d6,e4,e6,f4,f5,f6")
    one = copy("Paradox Worm", "Merchant of Time")
    assert after(one)[1] == "h8*"  # the upgrade only
    assert pending(one) == "Merchant of Time"


def test_merchant_of_time_is_discarded_from_the_hand_like_any_card() -> None:
    one = weave("d5 e4 e6 f5", "h8", hand="Merchant of Time, Reality Patch")
    assert "discard Merchant of Time" in texts(one)
    one.play("summon Reality Patch e5")
    assert texts(one) == ["-", "discard Merchant of Time"]
    one.play("discard Merchant of Time")
    assert discarded(one) == ["Merchant of Time", "Reality Patch"]


def merchant(purple: str, blue: str, colour: str, rank: str, *play: str, **keys: Any) -> Game:
    return weave(purple, blue, *play, pending="Merchant of Time", merchant={"colour": colour, "rank": rank}, **keys)


def test_the_merchants_stone_is_neither_in_the_arena_nor_in_stock() -> None:
    one = merchant("a5", "h8", "blue", "heroic")
    assert stones(one, "blue") == "h8"
    assert one.view(None)["stock"]["blue"] == {"stones": 14, "legends": 3}
    assert merchant("a5", "h8", "blue", "legendary").view(None)["stock"]["blue"] == {"stones": 15, "legends": 2}


def test_the_merchants_stone_is_missing_in_a_shortage() -> None:
    full = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3"
    found = texts(merchant(full, "h8", "purple", "common"))
    assert "place e5 from c3" in found
    assert "place e5" not in found
    one = merchant("d4 d5 e3 f4 f5 a6** a7**", "h8", "purple", "legendary", hand="Iris of Eternity")
    one.play("summon Iris of Eternity e6")
    assert after(one)[0] == "a6** a7** d4 d5 e3 e6* f4 f5"  # no third legendary stone to become


def test_a_legend_on_the_merchant_earns_no_point_in_the_high_form() -> None:
    one = merchant("a5** b5", "h8**", "purple", "legendary", form="high", tasks=["Destruction"])
    assert one.points == {"etherweavers": 1 - 2, "northern": 1}


def test_the_merchants_stone_does_not_count_for_flares() -> None:
    crowd = "e4 e5 e6 e7"
    one = merchant("b5", crowd, "blue", "common", hand="F2")  # three pieces ahead, four are needed
    assert "flare" not in texts(one)
    one = merchant("b5", crowd + " e8", "purple", "common", hand="F2")
    assert "flare" in texts(one)


def test_the_merchants_stone_does_not_break_ties() -> None:
    keys: dict[str, Any] = {"scores": {"purple": 20, "blue": 18}, "last": "etherweavers", "actions": 0}
    assert merchant("a5", "e5 e6", "purple", "heroic", "end", **keys).winners == ["northern"]
