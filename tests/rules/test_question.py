"""What options, questions and the why-not of cards tell a client."""

from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import prospects, question
from tests.property.play import cases, walk
from tests.support import game, texts


def described(one: Game, text: str) -> dict[str, Any]:
    return next(option for option in one.options if str(option) == text).describe()


# -- options -----------------------------------------------------------------------------------------------------------
def test_placements() -> None:
    one = game({"southern": "d4", "northern": "e5"})
    assert described(one, "place a3") == {"text": "place a3", "kind": "place", "square": "a3"}
    full = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
    one = game({"southern": full, "northern": "e9"})
    expected = {"text": "place e5 from c3", "kind": "place", "square": "e5", "from": "c3"}
    assert described(one, "place e5 from c3") == expected


def test_summonings_show_their_filling() -> None:
    one = game({"southern": "d3 d4 e3 e4 f3 f4 c5 d5 c6 d6", "northern": "h8"}, hand={"southern": ["Gun Tower"]})
    found = described(one, "summon Gun Tower e5 with d3 d4 e3 e4")
    assert (found["kind"], found["card"], found["square"]) == ("summon", "Gun Tower", "e5")
    assert found["with"] == ["d3", "d4", "e3", "e4"]
    assert found["others"] == [["e3", "e4", "f3", "f4"]]
    assert sorted(found["directions"]) == ["E", "W"]


def test_summonings_show_their_marked_squares() -> None:
    one = game({"southern": "b6 c7 d8", "northern": "h8"}, hand={"southern": ["Assassin"]})
    assert described(one, "summon Assassin e5")["marked"] == ["d6"]
    one = game({"etherweavers": "d5 f5 d4 f4", "northern": "h8"}, hand={"etherweavers": ["Gate of Oblivion"]})
    found = described(one, "summon Gate of Oblivion e5")
    assert found["inner"] == ["e4"]
    assert found["marked"] == ["c4", "c5", "d6", "e4", "e6", "f6", "g4", "g5"]


def test_answers() -> None:
    one = game({"southern": "d4 e4 f4 d3", "northern": "f6*"}, hand={"southern": ["Knight"]}, play=["summon Knight e5"])
    assert described(one, "e5-f6") == {"text": "e5-f6", "kind": "move", "square": "f6", "from": "e5"}
    assert described(one, "-") == {"text": "-", "kind": "decline"}
    one = game({"southern": "d5 e5 c4", "northern": "e6"}, hand={"southern": ["Cannon"]}, play=["summon Cannon e5"])
    assert described(one, "N") == {"text": "N", "kind": "direction", "direction": "N"}
    one = game({"southern": "d4", "northern": "e5", "sylvan": "f6"}, form="melee", hand={"southern": ["F2"]})
    assert one.question is None


KINDS = {
    "place", "summon", "discard", "return", "flare", "warp", "hand_over", "claim", "end", "point", "start", "target",
    "move", "swap", "direction", "choose", "copy", "decline",
}  # fmt: skip


def test_options_are_a_sequence_of_different_texts() -> None:
    for case in cases()[::9]:
        for one in walk(case, seed=31, limit=80):
            found = [str(option) for option in one.options]
            assert len(set(found)) == len(found) == len(one.options)
            assert {option.kind for option in one.options} <= KINDS
            if found:
                assert str(one.options[0]) == found[0]
                assert str(one.options[-1]) == found[-1]
                assert [str(option) for option in one.options[:3]] == found[:3]


def test_asking_for_options_beyond_the_end_is_an_index_error() -> None:
    full = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
    for one in (game({"southern": "d4", "northern": "e5"}), game({"southern": full, "northern": "e9"})):
        number = len(one.options)
        for index in (number, -number - 1):
            with pytest.raises(IndexError):
                one.options[index]
        assert str(one.options[-number]) == str(one.options[0])


# -- questions ---------------------------------------------------------------------------------------------------------
def test_the_question_of_a_turn() -> None:
    found = question.asked(game({"southern": "d4", "northern": "e5"}))
    assert found is not None
    assert found["key"] == "turn"
    assert found["params"]["actions"] == 2


def test_the_question_of_an_effect_names_card_part_and_step() -> None:
    one = game({"southern": "d4 e4 f4 d3", "northern": "f6*"}, hand={"southern": ["Knight"]}, play=["summon Knight e5"])
    found = question.asked(one)
    assert found is not None
    assert (found["key"], found["card"], found["part"]) == ("effect.move", "Knight", "move")
    assert (found["step"], found["steps"], found["optional"], found["square"]) == (1, 3, True, "e5")
    one.play("e5-f6")
    found = question.asked(one)
    assert found is not None
    assert found["step"] == 2


def asked(one: Game) -> tuple[list[str], str | None, str | None]:
    found = question.asked(one)
    assert found is not None
    return found["parts"], found["effect"], found["text_of"]


def test_a_question_names_everything_that_can_be_done() -> None:
    one = game({"southern": "c3* d4* e3 f4 g3", "northern": "e6 d6"}, hand={"southern": ["Fire Elemental"]})
    one.play("summon Fire Elemental e5")
    assert asked(one) == (["choose"], "regular", "Fire Elemental")  # two words, and no piece to point at
    one = game({"southern": "a5", "northern": "e5* e6* e7*"}, hand={"southern": ["F5"]}, play=["flare"])
    assert asked(one) == (["upgrade", "move"], "upper", "F5")
    assert "choose a piece to upgrade or choose a move" in question.asked(one)["text"]  # type: ignore[index]
    one = game({"sylvan": "e6 d5 e5 d4", "northern": "h8"}, hand={"sylvan": ["Unicorn"]})
    one.play("summon Unicorn f6")
    assert asked(one)[0] == ["move", "action"]


def test_a_question_tells_which_text_is_carried_out() -> None:
    stones = {"etherweavers": "a4 b4 c4", "northern": "e5 e6"}
    one = game(stones, hand={"etherweavers": ["Paradox Worm"]}, play=["warp Paradox Worm"])
    assert asked(one) == (["upgrade"], "warp", "Paradox Worm")
    one.play("e5")
    assert asked(one) == (["discard_pending"], "warp", "Paradox Worm")
    hand = {"etherweavers": ["Doppelganger"]}
    one = game({"etherweavers": "d4 d5", "northern": "h7 h8"}, hand=hand, pending={"etherweavers": "Paradox Worm"})
    one.play(next(str(option) for option in one.options if option.kind == "summon"))
    found = question.asked(one)
    assert found is not None
    assert found["card"] == "Doppelganger"
    assert asked(one) == (["upgrade"], "warp", "Paradox Worm")


def test_every_question_of_random_games_has_a_key_and_a_sentence() -> None:
    for case in cases()[::7]:
        for one in walk(case, seed=41, limit=120):
            found = question.asked(one)
            if one.over:
                assert found is None
            else:
                assert found is not None
                assert found["key"]
                assert found["text"]
                assert found["optional"] == (one.question is not None and "-" in texts(one))


# -- why not -----------------------------------------------------------------------------------------------------------
def why(one: Game, card: str) -> dict[str, Any]:
    return next(entry for entry in prospects.beings(one.position, 0) if entry["card"] == card)


def test_where_a_card_can_be_summoned() -> None:
    one = game({"southern": "d4 f4 e3 e5", "northern": "h8"}, hand={"southern": ["Swordmaster"]})
    found = why(one, "Swordmaster")
    assert (found["count"], found["squares"], found["reason"]) == (1, ["e4"], None)


def test_the_missing_stones_of_the_nearest_figures() -> None:
    one = game({"southern": "e4* d2 e2 f2", "northern": "a3"}, hand={"southern": ["Titan"]})
    found = why(one, "Titan")
    assert found["count"] == 0
    nearest = {"square": "e5", "with": ["d2", "e2", "e4", "f2"], "missing": [{"square": "e3", "rank": "heroic"}]}
    assert nearest in found["nearest"]
    reason = found["reason"]
    assert (reason["key"], reason["params"]["number"]) == ("missing", 1)


def test_a_higher_piece_on_the_square() -> None:
    one = game({"southern": "d4 f4", "northern": "e4*"}, hand={"southern": ["Swordmaster"]})
    reason = why(one, "Swordmaster")["reason"]
    assert (reason["key"], reason["params"]["square"]) == ("higher_piece", "e4")


def test_no_stone_in_stock() -> None:
    one = game({"southern": "e4** e3** d2** e2 f2", "northern": "a3"}, hand={"southern": ["Titan"]})
    reason = why(one, "Titan")["reason"]
    assert reason["key"] == "no_stone"


def test_prospects_agree_with_the_options() -> None:
    for case in cases()[::8]:
        for number, one in enumerate(walk(case, seed=51, limit=120)):
            position = one.position
            if number % 5 or question.asked(one) is None or question.asked(one)["key"] != "turn":  # type: ignore[index]
                continue
            if position.control != position.seat:
                continue
            offered = {(o.card.name, o.square) for o in one.options if o.kind == "summon" and o.card}
            found = prospects.beings(position, position.seat)
            assert sum(entry["count"] for entry in found) == len(offered)
            for entry in found:
                assert bool(entry["count"]) == (entry["reason"] is None)


# -- tasks and flares --------------------------------------------------------------------------------------------------
def test_tasks_tell_their_progress() -> None:
    one = game(
        {"southern": "e5 d5 f5", "northern": "a3"},
        form="high",
        tasks=["Center Cross", "Red Conquest", "Side Chain", "Isolation"],
    )
    found = prospects.tasks(one.position)
    assert [entry["name"] for entry in found] == ["Center Cross", "Red Conquest", "Side Chain", "Isolation"]
    assert found[0]["parts"] == [{"key": "pieces", "have": 3, "need": 5}]
    assert [entry["next"] for entry in found] == [False, False, False, True]
    assert not any(entry["met"] for entry in found)


def test_flares_tell_how_near_they_are() -> None:
    one = game({"southern": "a5", "northern": "e5* e6 e7"}, hand={"southern": ["F2"]})
    assert prospects.flares(one.position, 0) == [
        {
            "id": "F2",
            "against": "blue",
            "upper": {"need": 4, "have": 1, "met": False},
            "lower": {"need": 4, "have": 2, "met": False},
        }
    ]
