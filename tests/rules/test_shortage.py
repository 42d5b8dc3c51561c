"""What happens when stones run out: placing, summoning, and effects that place, upgrade, downgrade or convert."""

from typing import Any

from tashkalar import Game
from tests.support import destroyed, game, stones, texts

# 16 red stones on the lower rows, all that a duel has.
FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
LEGENDS = "c9** d9** e9**"


def summons(one: Game, card: str) -> list[str]:
    return [text for text in texts(one) if text.startswith(f"summon {card} ")]


# -- placing -----------------------------------------------------------------------------------------------------------
def test_place_in_a_shortage_picks_up_a_common_or_heroic_first() -> None:
    own = FULL.replace("c3", "c3*") + " g9**"
    one = game({"southern": own, "northern": "e5"})
    places = [text for text in texts(one) if text.startswith("place")]
    origins = {text.split(" from ")[1] for text in places}
    assert origins == {square.rstrip("*") for square in FULL.split()}
    empty = 69 - 16 - 1 - 1
    assert len(places) == len(set(places)) == 16 * (empty + 1)
    assert "place c3 from c3" in places
    assert "place c1 from c3" not in places
    assert "place e5 from c3" not in places
    assert "place e4" not in places


def test_the_picked_up_stone_becomes_common_and_is_not_destroyed() -> None:
    one = game({"southern": FULL.replace("c3", "c3*"), "northern": "e5"}, play=["place e4 from c3"])
    assert stones(one, "red") == " ".join(sorted([*FULL.replace("c3 ", "").split(), "e4"]))
    assert destroyed(one) == {}
    assert one.view(None)["actions"] == 1


def test_a_heroic_may_be_put_back_on_its_square_as_a_common() -> None:
    one = game({"southern": FULL.replace("c3", "c3*"), "northern": "e5"}, play=["place c3 from c3"])
    assert stones(one, "red") == " ".join(sorted(FULL.split()))


def test_with_one_stone_in_stock_nothing_is_picked_up() -> None:
    one = game({"southern": FULL.replace("c1 ", ""), "northern": "e5"})
    assert not [text for text in texts(one) if " from " in text]
    assert "place e4" in texts(one)
    one.play("place e4")
    assert "place c1 from e4" in texts(one)


def test_own_victims_are_back_in_stock_at_once() -> None:
    own = "e4 d3 e3 f3 c1 d1 e1 f1 g1 b2 c2 d2 f2 g2 h2 a3"
    one = game(
        {"highland": own, "southern": "i5"}, hand={"highland": ["Hill Giant"]}, play=["summon Hill Giant e5 from a3"]
    )
    # e4 was orthogonally adjacent and is destroyed; its stone can be placed without picking one up.
    assert "e4" not in stones(one, "yellow").split()
    assert one.view(None)["stock"]["yellow"]["stones"] == 1
    assert "place a3" in texts(one)


def test_the_stone_on_the_merchant_is_not_in_stock() -> None:
    own = FULL.replace("c1 ", "")
    keys: dict[str, Any] = {"schools": ["etherweavers", "northern"], "pending": {"etherweavers": "Merchant of Time"}}
    one = game({"etherweavers": own, "northern": "e5"}, merchant={"colour": "purple", "rank": "heroic"}, **keys)
    assert one.view(None)["stock"]["purple"] == {"stones": 0, "legends": 3}
    assert "place e4" not in texts(one)
    one = game({"etherweavers": own, "northern": "e5"}, merchant={"colour": "purple", "rank": "legendary"}, **keys)
    assert one.view(None)["stock"]["purple"] == {"stones": 1, "legends": 2}


# -- summoning ---------------------------------------------------------------------------------------------------------
def test_a_the_own_stone_on_the_square_becomes_the_being() -> None:
    # Swordmaster between d1 and f1 on e1, where an own stone stands.
    one = game({"southern": FULL, "northern": "e5"}, hand={"southern": ["Swordmaster"]})
    assert "summon Swordmaster e1" in texts(one)
    assert not [text for text in summons(one, "Swordmaster") if text.startswith("summon Swordmaster e1 from")]
    one.play("summon Swordmaster e1")
    assert stones(one, "red") == " ".join(sorted(FULL.split()))
    assert destroyed(one) == {}


def test_a_it_is_turned_over_if_needed() -> None:
    # Cannon: e2 with d2 and c1 behind it; the own common on e2 becomes the heroic Cannon.
    one = game({"southern": FULL, "northern": "e5"}, hand={"southern": ["Cannon"]})
    cannon = next(text for text in texts(one) if text.startswith("summon Cannon e2"))
    assert " from " not in cannon
    one.play(cannon)
    assert "e2*" in stones(one, "red").split()
    assert one.view(None)["stock"]["red"]["stones"] == 0


def test_a_a_heroic_on_the_square_becomes_a_common_being() -> None:
    # A common being is never summoned onto a heroic piece, shortage or not.
    one = game({"southern": FULL.replace("e1", "e1*"), "northern": "e5"}, hand={"southern": ["Swordmaster"]})
    assert not [text for text in summons(one, "Swordmaster") if text.startswith("summon Swordmaster e1")]


def test_b_otherwise_a_stone_that_the_figure_does_not_need_is_picked_up() -> None:
    # On e4, empty: d3 and f5 do not stand in line, so use d4 and f4.
    own = "d4 f4 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3"
    one = game({"southern": own, "northern": "i5"}, hand={"southern": ["Swordmaster"]})
    here = [text for text in summons(one, "Swordmaster") if text.startswith("summon Swordmaster e4")]
    free = sorted(set(own.split()) - {"d4", "f4"})
    assert here == [f"summon Swordmaster e4 from {square}" for square in free]
    one.play("summon Swordmaster e4 from a3")
    assert stones(one, "red") == " ".join(sorted([*own.replace(" a3", "").split(), "e4"]))
    assert destroyed(one) == {}


def test_b_an_enemy_on_the_square_is_destroyed_and_a_stone_picked_up() -> None:
    own = "d4 f4 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3"
    one = game({"southern": own, "northern": "e4"}, hand={"southern": ["Swordmaster"]})
    one.play("summon Swordmaster e4 from b3")
    assert stones(one, "blue") == ""
    assert destroyed(one) == {"blue": {"common": 1}}


def test_b_a_stone_is_on_offer_if_one_filling_of_the_group_leaves_it_free() -> None:
    # Two fillings on e4, in the row and in the column: every stone is left free by one of them.
    own = "d4 f4 e3 e5 d1 e1 f1 g1 b2 c2 d2 f2 g2 h2 a3 b3"
    one = game({"southern": own, "northern": "i5"}, hand={"southern": ["Swordmaster"]})
    here = [text for text in summons(one, "Swordmaster") if text.startswith("summon Swordmaster e4")]
    assert here == [f"summon Swordmaster e4 from {square}" for square in sorted(own.split())]
    one.play("summon Swordmaster e4 from d4")
    assert "d4" not in stones(one, "red").split()


def test_b_with_named_fillings_the_origin_comes_last() -> None:
    own = "c4 c5 d4 d5 e3 e4 f3 f4 c1 d1 e1 f1 g1 b2 h2 a3"
    one = game({"southern": own, "northern": "i6"}, hand={"southern": ["Gun Tower"]})
    here = [text for text in summons(one, "Gun Tower") if text.startswith("summon Gun Tower e5")]
    assert "summon Gun Tower e5 with c4 c5 d4 d5 from e3" in here
    assert "summon Gun Tower e5 with e3 e4 f3 f4 from c4" in here
    assert not [text for text in here if "with c4 c5 d4 d5 from c4" in text]
    one.play("summon Gun Tower e5 with c4 c5 d4 d5 from e3")
    assert "e3" not in stones(one, "red").split()
    assert texts(one) == ["-", "N", "S"]


def test_c_otherwise_the_summoning_is_not_possible() -> None:
    # No legendary stone is left, none stands on the square and all three are needed by the figure.
    one = game(
        {"southern": "e4** e3** d2** e2 f2", "northern": "a3"},
        hand={"southern": ["Titan"]},
    )
    assert summons(one, "Titan") == []
    one = game({"southern": "e4** e3** d2 e2 f2", "northern": "a3"}, hand={"southern": ["Titan"]})
    assert summons(one, "Titan") == ["summon Titan e5"]


def test_only_a_stone_of_the_needed_kind_counts() -> None:
    # All 16 double-sided stones are out, but legends are in stock: a legend is summoned without picking up.
    own = "e4* e3* d2 e2 f2 c1 d1 e1 f1 g1 b2 c2 g2 h2 a3 b3"
    one = game({"southern": own, "northern": "i5"}, hand={"southern": ["Titan"]})
    assert summons(one, "Titan") == ["summon Titan e5"]


def test_a_legend_over_an_own_common_picks_up_another_legend() -> None:
    one = game(
        {"southern": f"e5 e4* e3* d2 e2 f2 {LEGENDS}", "northern": "a3"},
        hand={"southern": ["Titan"]},
    )
    assert summons(one, "Titan") == [f"summon Titan e5 from {square}" for square in ("c9", "d9", "e9")]
    one.play("summon Titan e5 from c9")
    # The common on e5 was destroyed, then the Titan destroyed what stands around it.
    assert stones(one, "red") == "d2 d9** e2 e3* e5** e9** f2"
    assert one.view(None)["stock"]["red"] == {"stones": 12, "legends": 0}


def test_a_legend_on_an_own_legend_becomes_it() -> None:
    one = game(
        {"southern": "e5** e4* e3* d2 e2 f2 c9** d9**", "northern": "a3"},
        hand={"southern": ["Titan"]},
    )
    assert summons(one, "Titan") == ["summon Titan e5"]
    one.play("summon Titan e5")
    assert stones(one, "red") == "c9** d2 d9** e2 e3* e5** f2"


def test_a_picked_up_piece_is_not_destroyed() -> None:
    one = game(
        {"southern": f"e4* e3* d2 e2 f2 {LEGENDS}", "northern": "a3"},
        hand={"southern": ["Titan"]},
        play=["summon Titan e5 from d9"],
    )
    events = [entry["key"] for entry in one.view(None)["log"]]
    assert "picked_up" in events
    assert stones(one, "red") == "c9** d2 e2 e3* e5** e9** f2"


def test_in_a_shortage_the_time_traveler_picks_up_a_stone_its_figure_does_not_need() -> None:
    spare = "a4 a6 a7 c1 d1 e1 e2 f1 g1 i3 i4 i5 i7"
    one = game({"etherweavers": f"c3 d4 e5 {spare}", "northern": "d9"}, hand={"etherweavers": ["Time Traveler"]})
    here = [text for text in summons(one, "Time Traveler") if text.startswith("summon Time Traveler h6")]
    assert here == [f"summon Time Traveler h6 from {square}" for square in spare.split()]


# -- effects -----------------------------------------------------------------------------------------------------------
def test_place_effects_never_pick_up() -> None:
    # Summoner with the last stone: nothing is left to place.
    own = "d4 e4 f4 c1 d1 e1 f1 g1 b2 c2 d2 g2 h2 a3 b3"
    one = game({"southern": own, "northern": "i5"}, hand={"southern": ["Summoner"]}, play=["summon Summoner e5"])
    assert one.question is None
    assert one.view(None)["actions"] == 1


def test_place_effects_stop_when_the_stones_run_out() -> None:
    own = "d4 e4 f4 c1 d1 e1 f1 g1 b2 c2 d2 g2 h2 a3"
    one = game({"southern": own, "northern": "i5"}, hand={"southern": ["Summoner"]}, play=["summon Summoner e5"])
    assert "e6" in texts(one)
    one.play("e6")
    assert one.question is None


def test_upgrading_a_heroic_needs_a_legendary_stone_of_its_owner() -> None:
    one = game({"southern": "f6* e5* d4* f4 g3", "northern": "a3"}, hand={"southern": ["Two-Headed Dragon"]})
    choices = summons(one, "Two-Headed Dragon")
    assert choices == ["summon Two-Headed Dragon d6"]
    one.play(choices[0])
    assert texts(one) == sorted(["f6", "e5", "d4", "f4", "g3", "-"])
    one = game(
        {"southern": "f6* e5* d4* f4 g3 a5** a6**", "northern": "a3"},
        hand={"southern": ["Two-Headed Dragon"]},
        play=["summon Two-Headed Dragon d6"],
    )
    # The Dragon took the last legendary stone: only the commons can be upgraded.
    assert texts(one) == ["-", "f4", "g3"]


def test_common_and_heroic_is_a_flip_that_always_works() -> None:
    own = "c4 e4 d5 c1 d1 e1 f1 g1 b2 c2 d2 e2 g2 h2 a3"
    one = game({"southern": own, "northern": "i5"}, hand={"southern": ["Chronicler"]})
    one.play("summon Chronicler d4")
    assert one.view(None)["stock"]["red"]["stones"] == 0
    one.play("a3")
    assert "a3*" in stones(one, "red").split()


def test_downgrading_a_legend_needs_a_double_sided_stone_of_its_owner() -> None:
    # Leviathan: blue has all 16 stones out and two legends; the legends cannot be downgraded.
    blue = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
    figure = "g6* f6* e5 d5*"
    one = game(
        {"southern": figure, "northern": blue + " a6** a7**"},
        hand={"southern": ["Leviathan"]},
    )
    one.play("summon Leviathan h7")
    assert not {"a6", "a7"} & set(texts(one))
    one = game(
        {"southern": figure, "northern": blue.replace("c1 ", "") + " a6** a7**"},
        hand={"southern": ["Leviathan"]},
        play=["summon Leviathan h7"],
    )
    assert {"a6", "a7"} <= set(texts(one))
    one.play("a6")
    # The only stone is used up: the other legend can no longer be downgraded.
    assert "a6*" in stones(one, "blue").split()
    assert "a7" not in texts(one)


def test_converting_needs_an_own_stone_of_the_resulting_kind() -> None:
    own = "d6 e5 e4 c1 d1 e1 f1 g1 b2 c2 d2 g2 h2 a3 a4"
    dryad = {"sylvan": ["Dryad"]}
    one = game({"sylvan": own, "northern": "f6 i5"}, hand=dryad, play=["summon Dryad e5"])
    # e5 itself was destroyed by the summoning, so one of the 16 stones is in stock.
    assert texts(one) == ["-", "f6"]
    one = game({"sylvan": own + " a5", "northern": "f6 i5"}, hand=dryad, play=["summon Dryad e5"])
    # All 16 are in the arena: nothing is converted and nothing destroyed.
    assert one.question is None
    assert stones(one, "blue") == "f6 i5"
