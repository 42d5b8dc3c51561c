"""Taking back: choice by choice, down to the last moment at which something hidden was revealed."""

import json
import pickle
from typing import Any

import pytest

from tashkalar import Game, NothingToUndo
from tests.support import game, texts

TWO = {"southern": "d4 e4 f4 d3", "northern": "f6* g7*"}
HAND = {"southern": ["Knight", "Herald", "F2"]}


def state(one: Game) -> tuple[Any, ...]:
    """Everything that can be seen of a game from outside."""
    views = [json.dumps(one.view(seat), sort_keys=True) for seat in (*one.setup.schools, None)]
    return one.position.whole(), texts(one), one.record(), views, one.state, one.to_move


def test_nothing_to_undo_at_the_beginning() -> None:
    one = game(TWO)
    assert not one.can_undo
    with pytest.raises(NothingToUndo) as caught:
        one.undo()
    assert caught.value.key == "undo"
    assert "nothing" in str(caught.value)


def test_every_choice_of_a_turn_is_taken_back_one_by_one() -> None:
    one = game(TWO, hand=HAND, actions=2)
    choices = ["summon Knight e5", "e5-f6", "f6-g7", "-", "discard Herald", "return F2"]
    before = []
    for choice in choices:
        before.append(state(one))
        one.play(choice)
    for expected in reversed(before):
        assert one.can_undo
        one.undo()
        assert state(one) == expected
    assert not one.can_undo


FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3* d3"  # all stones a duel has


@pytest.mark.parametrize("choice", ["place e5 from c3", "place c3 from c3", "place e5 from d3", "place d3 from d3"])
def test_a_placement_in_a_shortage_is_taken_back_with_rank_and_gateway(choice: str) -> None:
    # A placement is taken back by its events: the stone that was picked up was heroic, or the Gateway, or both.
    for gateway in ("c3", "d3", "c1"):
        one = game({"nethervoid": FULL, "northern": "f6* g7*"}, actions=2, gateway={"nethervoid": gateway})
        before = state(one)
        one.play(choice)
        between = state(one)
        one.play("place h7 from h2")
        other = one.copy()
        one.undo()
        assert state(one) == between
        one.position.check()
        one.undo()
        assert state(one) == before
        one.position.check()
        assert not one.can_undo
        other.undo()
        other.undo()
        assert state(other) == before, "a copy takes back on its own"


def test_placements_around_an_effect_are_taken_back_one_by_one() -> None:
    one = game(TWO, hand=HAND, actions=3)
    choices = ["place a3", "summon Knight e5", "e5-f6", "-", "place i7"]
    before = []
    for choice in choices:
        before.append(state(one))
        one.play(choice)
    kept = pickle.loads(pickle.dumps(one))
    for expected in reversed(before):
        one.undo()
        assert state(one) == expected
        kept.undo()
        assert state(kept) == expected
    assert not one.can_undo


def test_undo_in_mid_effect_leaves_the_rest_of_the_answers() -> None:
    one = game(TWO, hand=HAND, play=["summon Knight e5", "e5-f6", "f6-g7"])
    one.undo()
    assert "f6-g7" in texts(one)
    one.play("f6-f7")
    one.play("-")
    assert one.view(None)["pieces"]["red"] == "d3 d4 e4 f4 f7*"


def test_undo_takes_back_what_followed_by_itself() -> None:
    # The Bomb asks nothing: one choice, one undo.
    one = game({"southern": "e4 e3", "northern": "c5 d6"}, hand={"southern": ["Bomb"]})
    before = state(one)
    one.play("summon Bomb d5")
    one.undo()
    assert state(one) == before


def test_a_turn_that_was_ended_stays_ended() -> None:
    one = game(TWO, actions=1, play=["place a3", "end"])
    assert not one.can_undo
    with pytest.raises(NothingToUndo):
        one.undo()
    one.play("place a4")
    one.undo()
    assert not one.can_undo
    assert one.to_move == "northern"


def test_an_extra_turn_begins_a_new_floor() -> None:
    one = game(
        {"southern": "d4* f4* e3* d2 f2", "northern": "i5"},
        hand={"southern": ["Time Elemental"]},
        actions=1,
        play=["summon Time Elemental e5", "end"],
    )
    assert one.to_move == "southern"
    assert not one.can_undo


def test_a_claim_cannot_be_taken_back() -> None:
    one = game(
        {"southern": "d4 e5 f6 d6 f4", "northern": "h8"},
        form="high",
        tasks=["Center Cross", "Red Conquest", "Destruction", "Isolation"],
        actions=0,
        play=["claim Center Cross"],
    )
    assert not one.can_undo


def test_control_handed_over_cannot_be_taken_back() -> None:
    schools = ["southern", "northern", "highland", "sylvan"]
    one = game({"southern": "d4", "northern": "h8"}, schools=schools, team=True, play=["place a3", "hand over"])
    assert not one.can_undo
    one.play("place a4")
    # Control went back to the owner of the turn.
    assert not one.can_undo


def test_the_partner_takes_back_his_own_choices() -> None:
    schools = ["southern", "northern", "highland", "sylvan"]
    one = game({"southern": "d4", "northern": "h8"}, schools=schools, team=True, actions=2, play=["hand over"])
    before = state(one)
    one.play("place a3")
    one.undo()
    assert state(one) == before
    assert not one.can_undo


def test_handing_over_inside_an_effect_is_a_floor() -> None:
    schools = ["southern", "northern", "highland", "sylvan"]
    one = game(TWO, schools=schools, team=True, hand=HAND, play=["summon Knight e5", "e5-f6", "hand over"])
    assert not one.can_undo
    before = state(one)
    one.play("f6-g7")
    one.undo()
    assert state(one) == before


def test_the_set_up_is_taken_back_until_it_is_done() -> None:
    one = Game.new("melee", ["northern", "southern", "sylvan"], seed=3)
    one.play("start blue f8")
    one.play("start red b3")
    assert one.can_undo
    one.undo()
    assert "start red c3" in texts(one)
    one.play("start red c3")
    one.play("start green g3")
    assert not one.can_undo


def test_resigning_ends_all_undoing() -> None:
    one = game(TWO, play=["place a3"])
    one.resign("northern")
    assert not one.can_undo


def test_agreeing_in_between_does_not_disturb_undoing() -> None:
    one = game(TWO, last="southern", play=["place a3"])
    one.agree_to_end("northern")
    one.undo()
    assert "a3" not in one.view(None)["pieces"]["red"].split()
    assert one.view(None)["agreed"] == ["northern"]
    assert "agree northern" in one.record()
    assert Game.from_record(one.record()).record() == one.record()


def test_undo_of_a_flare_gives_the_point_back() -> None:
    one = game({"southern": "a5", "northern": "e5 e6 e7 e8 e9"}, hand={"southern": ["F2"]})
    before = state(one)
    one.play("flare")
    one.play("b5")
    one.undo()
    one.undo()
    assert state(one) == before
    assert one.scores == {"red": 0, "blue": 0}


def test_undo_of_a_warp() -> None:
    one = game({"etherweavers": "d4 e4", "northern": "h8"}, hand={"etherweavers": ["Lesser Shadow Twin"]})
    before = state(one)
    one.play("warp Lesser Shadow Twin")
    one.undo()
    assert state(one) == before


def test_a_copy_undoes_on_its_own() -> None:
    one = game(TWO, play=["place a3"])
    other = one.copy()
    other.undo()
    assert one.can_undo
    assert "a3" in one.view(None)["pieces"]["red"].split()
    assert "a3" not in other.view(None)["pieces"]["red"].split()


def test_undo_in_a_shortage() -> None:
    full = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3* d3"
    one = game({"southern": full, "northern": "e9"})
    before = state(one)
    one.play("place c3 from c3")
    one.undo()
    assert state(one) == before


def test_handing_over_is_a_floor_even_if_control_comes_back_at_once() -> None:
    # Reality Patch asks for a card of the hand; the partner has none, so the effect ends and with it the last action.
    schools = ["etherweavers", "northern", "highland", "sylvan"]
    one = game(
        {"etherweavers": "d5 e4 e6 f5", "northern": "h8*"},
        schools=schools,
        team=True,
        hand={"etherweavers": ["Reality Patch", "F3"]},
        actions=1,
        play=["summon Reality Patch e5", "h8", "hand over"],
    )
    assert one.to_move == "etherweavers"
    assert texts(one) == ["end"]
    assert not one.can_undo
