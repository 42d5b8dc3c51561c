"""Frozen effects: cards that stay in play, when they are thawed, and what they are not."""

import json
import pickle
from random import Random
from typing import Any

import pytest

from tashkalar import Game, IllegalChoice, UnknownName
from tashkalar.errors import BrokenPosition
from tashkalar.rules.event import Frozen, Thawed
from tests.support import game, stones, texts

TWO = {"everfrost": "d4 e4", "northern": "g7 g8"}


def ice(stones_of: dict[str, str] | None = None, *play: str, frozen: str | None = None, **keys: Any) -> Game:
    """A duel of Everfrost against Northern, with a card in play if one is named."""
    if frozen:
        keys["frozen"] = {"everfrost": frozen}
    return game(stones_of or TWO, play=list(play), **keys)


def in_play(one: Game) -> str | None:
    found: str | None = one.view(None)["frozen"].get("everfrost")
    return found


def pile(one: Game) -> list[str]:
    found: list[str] = one.view(None)["discard"]["everfrost"]
    return found


def thaws(one: Game) -> list[str]:
    return [text for text in texts(one) if text.startswith("thaw")]


# -- freezing ----------------------------------------------------------------------------------------------------------
def test_the_card_stays_in_play_after_the_regular_effect() -> None:
    one = ice(None, "summon Crystal Grower e5", hand={"everfrost": ["Crystal Grower"]})
    assert (in_play(one), one.view(None)["table"]) == (None, "Crystal Grower")
    one.play("g7")
    assert (in_play(one), one.view(None)["table"], pile(one)) == ("Crystal Grower", None, [])
    last = one.last_step
    assert last is not None
    assert [type(event) for event in last.events][-1] is Frozen


def test_a_second_one_is_asked_about_after_its_regular_effect() -> None:
    hand = {"everfrost": ["Crystal Grower"]}
    one = ice(None, "summon Crystal Grower e5", frozen="Ice Wyvern", hand=hand)
    assert texts(one) == ["g7", "g8"]
    one.play("g7")
    assert texts(one) == ["keep Crystal Grower", "keep Ice Wyvern"]
    new = one.copy()
    new.play("keep Crystal Grower")
    assert (in_play(new), pile(new), new.view(None)["actions"]) == ("Crystal Grower", ["Ice Wyvern"], 1)
    one.play("keep Ice Wyvern")
    assert (in_play(one), pile(one), one.view(None)["actions"]) == ("Ice Wyvern", ["Crystal Grower"], 1)


def test_a_card_in_play_is_no_hand_card() -> None:
    one = ice(None, frozen="Crystal Grower", hand={"everfrost": ["Snow Fox"]})
    assert [text for text in texts(one) if text.startswith(("discard", "summon"))] == ["discard Snow Fox"]
    with pytest.raises(IllegalChoice) as caught:
        one.play("discard Crystal Grower")
    assert caught.value.key == "frozen_stays"
    for choice in ("place a5", "place a6", "end"):
        one.play(choice)
    assert one.view(None)["held"]["everfrost"]["school"] == 3  # a replacement is drawn
    assert one.view(None)["decks"]["everfrost"] == 18 - 3 - 1


def test_a_card_in_play_does_not_prevent_the_end() -> None:
    one = ice(
        None,
        "place a5",
        "place a6",
        "end",
        frozen="Crystal Grower",
        deck={"everfrost": ["Snow Fox"]},
        hand={"everfrost": ["War Sled", "Frost Imp"]},
    )
    assert one.view(None)["last"] == "everfrost"


# -- thawing -----------------------------------------------------------------------------------------------------------
def test_thawing_is_possible_before_between_and_after_actions_and_in_later_turns() -> None:
    one = ice(None, frozen="Crystal Grower", hand={"everfrost": [], "northern": []})
    for choice in ("place a5", "place a6", "end"):
        assert thaws(one) == ["thaw Crystal Grower"]
        one.play(choice)
    assert thaws(one) == []  # not in the opponent's turn
    for choice in ("place i5", "place i6", "end"):
        one.play(choice)
    assert thaws(one) == ["thaw Crystal Grower"]


def test_thawing_in_the_turn_of_freezing_and_several_times() -> None:
    stones_of = {"everfrost": "d4 e4 d6 e3", "northern": "g7 g8"}
    hand = {"everfrost": ["Crystal Grower", "Frostweave Summoner"]}
    one = ice(stones_of, "summon Frostweave Summoner e5", "thaw Frostweave Summoner", hand=hand)
    assert (in_play(one), pile(one), one.view(None)["actions"]) == (None, ["Frostweave Summoner"], 1)
    for choice in ("summon Crystal Grower f5", "g7", "thaw Crystal Grower", "d4"):
        one.play(choice)
    assert (in_play(one), pile(one)) == (None, ["Frostweave Summoner", "Crystal Grower"])


def test_not_inside_an_effect_nor_while_cards_go_under_their_decks() -> None:
    one = ice(None, "summon Crystal Grower e5", frozen="Ice Wyvern", hand={"everfrost": ["Crystal Grower"]})
    assert thaws(one) == []
    returning = ice(None, "discard Snow Fox", frozen="Ice Wyvern", hand={"everfrost": ["Snow Fox", "War Sled"]})
    assert thaws(returning) == []


def test_before_and_after_a_flare() -> None:
    stones_of = {"everfrost": "d4", "northern": "g7 g8 h8 h7 h6 h5 h4 h3"}
    one = ice(stones_of, frozen="Crystal Grower", hand={"everfrost": ["F3"]})
    assert {"flare", "thaw Crystal Grower"} <= set(texts(one))
    one.play("flare")
    while one.question is not None:
        assert thaws(one) == []
        one.play(one.options[0])
    one.play("thaw Crystal Grower")


def test_it_may_be_thawed_for_nothing_and_is_no_summoning_and_no_action() -> None:
    one = ice({"everfrost": "d4*", "northern": "g7"}, "thaw Crystal Grower", frozen="Crystal Grower")
    assert (in_play(one), pile(one), one.view(None)["actions"]) == (None, ["Crystal Grower"], 2)
    assert one.position.summoned == 0
    last = one.last_step
    assert last is not None
    assert [type(event) for event in last.events] == [Thawed]


def test_while_it_is_carried_out_the_card_lies_on_the_table() -> None:
    one = ice(None, "thaw Crystal Grower", frozen="Crystal Grower")
    view = one.view(None)
    assert (view["table"], view["frozen"], view["discard"]["everfrost"]) == ("Crystal Grower", {}, [])
    assert view["asked"] == "effect"


def test_victims_count_in_the_turn_of_the_thaw() -> None:
    one = ice(None, "thaw Frostweave Illusionist", "g7", frozen="Frostweave Illusionist")
    assert one.view(None)["destroyed"] == {"blue": {"common": 1}}


def test_in_an_extra_turn_too() -> None:
    stones_of = {"everfrost": "d6* f6* e5* d4 f4", "northern": "a5"}
    one = ice(
        stones_of,
        "place b2",
        "summon Time Elemental e7",
        "end",
        frozen="Ice Queen",
        hand={"everfrost": ["Time Elemental"]},
    )
    assert one.view(None)["turn_of"] == "everfrost"
    assert thaws(one) == ["thaw Ice Queen"]


# -- others ------------------------------------------------------------------------------------------------------------
def test_frozen_effects_are_not_copied_and_not_reached_by_others() -> None:
    """A warp effect that discards or takes back, and copies of effects, speak of pending beings only."""
    one = game(
        {"etherweavers": "d4 d5", "everfrost": "g7"},
        hand={"etherweavers": ["Doppelganger"]},
        frozen={"everfrost": "Crystal Grower"},
        play=["summon Doppelganger e5"],
    )
    assert one.view(None)["asked"] == "turn"
    assert in_play(one) == "Crystal Grower"


# -- team --------------------------------------------------------------------------------------------------------------
TEAM: dict[str, Any] = {"form": "duel", "team": True, "schools": ["everfrost", "southern", "sylvan", "northern"]}


def test_in_a_team_only_its_owner_thaws_and_nobody_after_handing_over() -> None:
    stones_of = {"everfrost": "d4 e4", "southern": "g7"}
    one = game(stones_of, frozen={"everfrost": "Crystal Grower"}, **TEAM)
    assert thaws(one) == ["thaw Crystal Grower"]
    one.play("hand over")
    assert thaws(one) == []
    others = ["sylvan", "southern", "everfrost", "northern"]
    partner = game(
        {"sylvan": "d4", "southern": "g7"}, frozen={"everfrost": "Crystal Grower"}, **{**TEAM, "schools": others}
    )
    assert thaws(partner) == []


def test_control_may_be_handed_over_inside_a_thawed_effect() -> None:
    one = game(
        {"everfrost": "d4 e4", "southern": "g7"},
        frozen={"everfrost": "Crystal Grower"},
        play=["thaw Crystal Grower"],
        **TEAM,
    )
    assert texts(one) == ["d4", "e4", "hand over"]
    one.play("hand over")
    assert one.to_move == "sylvan"
    assert texts(one) == ["d4", "e4"]
    one.play("e4")
    assert (stones(one, "white"), pile(one)) == ("d4 e4*", ["Crystal Grower"])


def test_whoever_is_in_control_answers_which_card_stays() -> None:
    hand = {"everfrost": ["Crystal Grower"]}
    one = game(
        {"everfrost": "d4 e4", "southern": "g7 g8"},
        frozen={"everfrost": "Ice Wyvern"},
        hand=hand,
        play=["summon Crystal Grower e5", "hand over", "g8"],
        **TEAM,
    )
    assert (one.to_move, texts(one)) == ("sylvan", ["keep Crystal Grower", "keep Ice Wyvern"])
    one.play("keep Ice Wyvern")
    assert (in_play(one), pile(one)) == ("Ice Wyvern", ["Crystal Grower"])
    alone = game(
        {"everfrost": "d4 e4", "southern": "g7 g8"},
        frozen={"everfrost": "Ice Wyvern"},
        hand=hand,
        play=["summon Crystal Grower e5", "g8"],
        **TEAM,
    )
    assert texts(alone) == ["keep Crystal Grower", "keep Ice Wyvern"]  # the effect is over: no handing over any more


# -- keeping -----------------------------------------------------------------------------------------------------------
def state(one: Game) -> tuple[Any, ...]:
    views = [json.dumps(one.view(seat), sort_keys=True) for seat in (*one.setup.schools, None)]
    return one.position.whole(), texts(one), one.record(), views


def test_freezing_keeping_and_thawing_are_taken_back_copied_pickled_and_recorded() -> None:
    play = ["summon Crystal Grower e5", "g7", "keep Crystal Grower", "thaw Crystal Grower", "d4"]
    one = ice(None, frozen="Ice Wyvern", hand={"everfrost": ["Crystal Grower"]})
    before = []
    for choice in play:
        before.append(state(one))
        one.play(choice)
        for other in (one.copy(), pickle.loads(pickle.dumps(one)), Game.from_record(one.record())):
            assert state(other) == state(one), choice
    for expected in reversed(before):
        one.undo()
        assert state(one) == expected


def test_a_position_with_a_card_in_play_is_written_and_read() -> None:
    one = ice(None, frozen="Ice Wyvern", slowed=["northern"], removed={"blue": {"heroic": 1, "legendary": 2}})
    assert "frozen everfrost: Ice Wyvern" in one.record()
    assert "slowed: northern" in one.record()
    assert "removed blue: common 1, legendary 2" in one.record()
    assert Game.from_record(one.record()).position.whole() == one.position.whole()
    assert "frozen" not in Game.new("duel", ["everfrost", "northern"], seed=1).record()


@pytest.mark.parametrize("inside", [False, True])
def test_a_sample_keeps_the_open_card_and_deals_it_to_nobody(inside: bool) -> None:
    play = ["thaw Crystal Grower"] if inside else []
    one = ice(None, *play, frozen="Crystal Grower", hand={"everfrost": ["Snow Fox"], "northern": ["Knight"]})
    for number in range(20):
        sample = one.sample("northern", Random(number))
        sample.position.check()
        assert sample.position.frozen == one.position.frozen
        assert sample.position.table is one.position.table
        held = {card.name for card in (*sample.position.hands[0], *sample.position.decks[0])}
        assert "Crystal Grower" not in held


def test_positions_with_another_card_in_play_have_another_key() -> None:
    keys = {ice(None, frozen=card).position.key() for card in ("Ice Queen", "Ice Wyvern")}
    assert len(keys | {ice().position.key()}) == 3


# -- bad input ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("one", "choice", "key"),
    [
        (ice(), "thaw Ice Queen", "no_frozen"),
        (ice(None, frozen="Ice Wyvern"), "thaw Ice Queen", "other_frozen"),
        (ice(None, frozen="Ice Wyvern"), "keep Ice Wyvern", "other_question"),
        (game({"northern": "d4", "everfrost": "e5"}), "thaw Ice Queen", "no_thaw"),
        (game({"everfrost": "d4", "southern": "g7"}, play=["hand over"], **TEAM), "thaw Ice Queen", "handed"),
    ],
)
def test_a_refused_thaw_says_why(one: Game, choice: str, key: str) -> None:
    with pytest.raises(IllegalChoice) as caught:
        one.play(choice)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("frozen", "said"),
    [
        ({"northern": "Ice Queen"}, "only everfrost"),
        ({"everfrost": "Snow Fox"}, "no frozen effect"),
        ({"everfrost": "Nobody"}, "no card"),
    ],
)
def test_what_cannot_be_in_play_is_refused(frozen: dict[str, str], said: str) -> None:
    with pytest.raises(UnknownName, match=said):
        game(TWO, frozen=frozen)


def test_a_card_is_not_in_play_and_elsewhere() -> None:
    with pytest.raises(BrokenPosition, match="two places"):
        ice(None, frozen="Ice Queen", discard={"everfrost": ["Ice Queen"]})
