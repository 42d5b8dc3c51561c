"""What a seat may see: the schema, the secrets, and that cards vanish from the giver's view."""

import json
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.rules.event import KINDS
from tests.property.play import cases, name, new, schema, seats, walk
from tests.support import game

TWO = {"southern": "d4 e4 f4 d3", "northern": "f6* g7*"}
HANDS = {"southern": ["Knight", "Herald", "Titan", "F2"], "northern": ["Bomb", "Cannon", "Leviathan", "F5"]}


def strings(value: Any) -> set[str]:
    """Every string in a JSON value, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {found for item in (*value, *value.values()) for found in strings(item)}
    if isinstance(value, list):
        return {found for item in value for found in strings(item)}
    return set()


# -- schema ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("case", cases()[::3], ids=name)
def test_views_of_random_games_fit_the_schema(case: Any) -> None:
    for number, one in enumerate(walk(case, seed=21, limit=160)):
        if number % 20 == 0 or one.over:
            for seat in (one.setup.schools[number % one.setup.seats], None):
                shown = one.view(seat)
                assert json.loads(json.dumps(shown)) == shown
                if not one.over:
                    shown["log"] = shown["log"][-8:]  # a long log takes long to check; the whole one at the end
                errors = [f"{error.json_path}: {error.message}" for error in schema().iter_errors(shown)]
                assert not errors, errors[:3]


def test_the_schema_names_every_event() -> None:
    data = schema().schema
    assert isinstance(data, dict)
    assert set(data["$defs"]["LogLine"]["properties"]["key"]["enum"]) == set(KINDS)


def test_the_schema_is_strict() -> None:
    shown = game(TWO, hand=HANDS).view("southern")
    for change in (
        {"deck": ["Knight"]},
        {"hand": [3]},
        {"form": "brawl"},
        {"pieces": {"red": "d4,e4"}},
        {"actions": -1},
        {"log": [{"key": "put_back", "params": {"card": "Knight"}}]},
    ):
        assert not schema().is_valid({**shown, **change})
    assert not schema().is_valid({key: value for key, value in shown.items() if key != "stock"})
    assert schema().is_valid(shown)


# -- contents ----------------------------------------------------------------------------------------------------------
def test_keys_of_scenario_files() -> None:
    shown = game(
        TWO,
        hand=HANDS,
        scores={"red": 3, "blue": 4},
        discard={"southern": ["Bomb", "Cannon"]},
        deck={"southern": ["Champion", "Messenger", "Gun Tower"]},
        actions=1,
    ).view("southern")
    assert shown["pieces"] == {"red": "d3 d4 e4 f4", "blue": "f6* g7*"}
    assert shown["actions"] == 1
    assert shown["scores"] == {"red": 3, "blue": 4}
    assert shown["discard"] == {"southern": ["Bomb", "Cannon"], "northern": []}
    assert shown["seat"] == shown["to_move"] == "southern"
    assert shown["hand"] == HANDS["southern"]
    assert shown["hands"] == {"southern": 4, "northern": 4}
    assert shown["decks"]["southern"] == 3
    assert shown["stock"] == {"red": {"stones": 12, "legends": 3}, "blue": {"stones": 14, "legends": 3}}


def test_a_spectator_sees_no_hand() -> None:
    shown = game(TWO, hand=HANDS).view(None)
    assert shown["hand"] == []
    assert not strings(shown) & {card for hand in HANDS.values() for card in hand}


def test_a_seat_sees_its_own_hand_only() -> None:
    shown = game(TWO, hand=HANDS).view("northern")
    assert shown["hand"] == HANDS["northern"]
    assert not strings(shown) & set(HANDS["southern"])


def test_partners_do_not_see_each_others_hands() -> None:
    one = game(
        {"southern": "d4", "northern": "h8"},
        schools=["southern", "northern", "highland", "sylvan"],
        team=True,
        hand={"southern": ["Knight", "Titan"], "highland": ["Wild Eagle"]},
    )
    assert "Wild Eagle" not in strings(one.view("southern"))
    assert not {"Knight", "Titan"} & strings(one.view("highland"))


def test_no_deck_is_listed() -> None:
    for case in cases()[::5]:
        one = new(case, seed=2)
        for seat in seats(one):
            own = set() if seat is None else set(one.view(seat)["hand"])
            hidden = {card.name for deck in one.position.decks for card in deck}
            hidden |= {card.name for card in (*one.position.legends, *one.position.flares)}
            hidden |= {task.name for task in one.position.task_pile}
            assert not strings(one.view(seat)) & (hidden - own)


def test_a_card_put_under_its_deck_vanishes() -> None:
    one = game(TWO, hand=HANDS, play=["discard Herald", "return Knight", "return Titan", "return F2"])
    for seat in ("southern", "northern", None):
        assert not strings(one.view(seat)) & {"Knight", "Titan", "F2", "return Knight"}
    entries = [entry for entry in one.view("northern")["log"] if entry["key"] == "put_back"]
    assert [entry["params"] for entry in entries] == [{"deck": "school"}, {"deck": "legends"}, {"deck": "flares"}]


def test_legends_handed_to_the_partner_vanish() -> None:
    one = game(
        {"southern": "d4", "northern": "h8"},
        schools=["southern", "northern", "highland", "sylvan"],
        team=True,
        hand={"southern": ["Titan", "Leviathan"]},
        play=["hand over"],
    )
    assert not strings(one.view("southern")) & {"Titan", "Leviathan"}
    assert one.view("highland")["hand"] == ["Titan", "Leviathan"]


def test_drawn_cards_are_counted_and_not_named() -> None:
    one = game(TWO, deck={"southern": ["Bomb", "Cannon", "Champion", "Summoner"]}, actions=0, play=["end"])
    for seat in ("northern", None):
        assert not strings(one.view(seat)) & {"Bomb", "Cannon", "Champion"}
    entry = next(entry for entry in one.view(None)["log"] if entry["params"].get("deck") == "school")
    assert entry["params"] == {"school": "southern", "number": 3, "deck": "school"}


def test_what_is_discarded_is_public() -> None:
    one = game(TWO, hand=HANDS, play=["discard Herald"])
    assert one.view("northern")["discard"]["southern"] == ["Herald"]
    assert any(entry["params"] == {"card": "Herald"} for entry in one.view("northern")["log"])


def test_the_pending_being_and_the_merchant_are_public() -> None:
    one = game(
        {"etherweavers": "d4", "northern": "e5"},
        pending={"etherweavers": "Merchant of Time"},
        merchant={"colour": "blue", "rank": "heroic"},
    )
    for seat in ("etherweavers", "northern", None):
        assert one.view(seat)["pending"] == {"etherweavers": "Merchant of Time"}
        assert one.view(seat)["merchant"] == {"colour": "blue", "rank": "heroic"}


def test_the_random_state_is_nowhere() -> None:
    one = Game.new("duel", ["northern", "southern"], seed=5)
    fate = str(one.position.fate)
    assert fate not in json.dumps(one.view("northern"))


def test_the_log_tells_what_happened_in_order() -> None:
    one = game(TWO, hand=HANDS, play=["summon Knight e5", "e5-f6", "-", "place a3", "end"])
    keys = [entry["key"] for entry in one.view(None)["log"]]
    assert keys[:5] == ["summoned", "destroyed", "moved", "placed", "points"]
    assert keys[-1] == "turn"
    for entry in one.view(None)["log"]:
        assert entry["text"][0].isupper()
        assert entry["school"] == "southern"
        assert entry["turn"] == 1


def test_views_are_fresh_and_do_not_touch_the_game() -> None:
    one = game(TWO, hand=HANDS)
    before = one.position.whole()
    shown = one.view("southern")
    shown["hand"].clear()
    shown["pieces"]["red"] = ""
    assert one.position.whole() == before
    assert one.view("southern")["hand"] == HANDS["southern"]
