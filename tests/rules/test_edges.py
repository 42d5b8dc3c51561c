"""Rare cases that were once wrong, or nearly."""

import pytest

from tashkalar import BrokenRecord, Game, IllegalChoice, NotAllowed, NothingToUndo
from tashkalar.game import prospects, question, scenario
from tests.support import game, texts

MELEE = {"southern": "d4", "northern": "f4", "sylvan": "h8"}


def refused(one: Game, choice: str) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as caught:
        one.play(choice)
    return caught.value


@pytest.mark.parametrize("destroyed", [{}, None, {"blue": {}}, {"blue": {"common": 0}}, {"blue": None}])
def test_zero_destroyed_may_be_named(destroyed: object) -> None:
    data = {"schools": ["southern", "northern"], "pieces": {"red": "d4"}, "expect": {"destroyed": destroyed}}
    assert scenario.check(data) == []


@pytest.mark.parametrize("destroyed", [{"mauve": {"common": 1}}, {"blue": {"royal": 1}}])
def test_unknown_names_under_destroyed_are_errors(destroyed: object) -> None:
    data = {"schools": ["southern", "northern"], "pieces": {"red": "d4"}, "expect": {"destroyed": destroyed}}
    assert scenario.check(data) != []


def test_without_an_action_nothing_can_be_summoned_now() -> None:
    data = {
        "schools": ["southern", "northern"],
        "pieces": {"red": "d4 f4", "blue": "a5"},
        "hand": {"southern": ["Swordmaster"]},
        "actions": 0,
        "expect": {"summon_squares": {"Swordmaster": []}},
    }
    assert scenario.check(data) == []


@pytest.mark.parametrize("start", ["rules", "form", "hand southern", "deck northern", "legends:", "fate", "actions"])
def test_a_record_that_leaves_something_out_is_refused(start: str) -> None:
    lines = game({"southern": "d4", "northern": "e5"}, play=["place a3"]).record().splitlines()
    left = [line for line in lines if not line.startswith(start)]
    with pytest.raises(BrokenRecord):
        Game.from_record("\n".join(left))


def test_a_record_says_nothing_twice() -> None:
    lines = game({"southern": "d4", "northern": "e5"}).record().splitlines()
    lines.insert(5, lines[4])
    with pytest.raises(BrokenRecord, match="second time"):
        Game.from_record("\n".join(lines))


def test_a_record_counts_its_turns() -> None:
    text = game({"southern": "d4", "northern": "e5"}, play=["place a3"]).record()
    with pytest.raises(BrokenRecord, match="turn 1"):
        Game.from_record(text.replace("1 southern:", "7 southern:"))


def test_a_game_begun_in_the_middle_of_a_turn_has_no_record() -> None:
    one = game(
        {"southern": "d4 f4", "northern": "d5"},
        hand={"southern": ["Swordmaster"]},
        play=["summon Swordmaster e4", "d5"],
    )
    with pytest.raises(NotAllowed):
        Game(one.position).record()


def test_a_spent_marker_lends_nothing() -> None:
    one = game(MELEE, form="melee", hand={"southern": ["Swordmaster"]}, improvised={"red": ["blue"]})
    error = refused(one, "summon Swordmaster e4")
    assert error.key == "missing" or error.key == "no_room"
    [entry] = prospects.beings(one.position, 0)
    assert all(part["missing"] for part in entry["nearest"])


def test_the_void_counts_when_it_is_said_what_is_missing() -> None:
    one = game(
        {"etherweavers": "d4 e3 f4 f5", "northern": "a5"}, hand={"etherweavers": ["Void Summoner", "Iris of Eternity"]}
    )
    _, before = prospects.beings(one.position, 0)
    one.position.void = True
    _, after = prospects.beings(one.position, 0)
    assert before["card"] == after["card"] == "Iris of Eternity"
    assert after["count"] > 0 or after["reason"]["params"]["number"] == before["reason"]["params"]["number"] - 2


def test_a_refusal_tells_which_stones_could_be_picked_up() -> None:
    own = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
    one = game({"southern": own, "northern": "e9"})
    for choice in ("place e5", "place e5 from e9", "place e5 from e4"):
        error = refused(one, choice)
        assert error.params["squares"] == sorted(own.split())


def test_a_refusal_after_control_was_handed_over() -> None:
    one = game(
        {"southern": "d4", "northern": "h8"},
        schools=["southern", "northern", "highland", "sylvan"],
        team=True,
        hand={"southern": ["Herald"], "highland": ["Wild Eagle"]},
        play=["hand over"],
    )
    assert refused(one, "discard Wild Eagle").key == "only_place"


def test_only_etherweavers_have_warp_effects() -> None:
    one = game({"southern": "d4", "etherweavers": "h8"}, pending={"etherweavers": "Paradox Worm"})
    assert "only etherweavers" in refused(one, "warp Paradox Worm").text


def test_a_turn_that_was_ended_stays_ended_while_the_free_point_is_asked() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e4", "sylvan": "e2"},
        form="melee",
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "S", "end"],
    )
    assert texts(one) == ["point blue", "point green"]
    with pytest.raises(NothingToUndo):
        one.undo()


def test_three_tasks_in_a_scenario_are_filled_up_after_a_claim() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 e7 e8"},
        form="high",
        hand={"southern": ["Cannon"]},
        tasks=["Destruction", "Red Conquest", "Side Chain"],
        actions=1,
        play=["summon Cannon e5", "N", "claim Destruction"],
    )
    assert len(one.view(None)["tasks"]) == 4


@pytest.mark.parametrize(
    ("schools", "stones", "card", "square", "key"),
    [
        (["highland", "northern"], "d4 f4 e3 e2", "War Summoner", "e4", "loan"),
        (["etherweavers", "northern"], "f4 e3 d2 f2", "Void Summoner", "e4", "void"),
        (["sylvan", "northern"], "e5 d4 f3", "Forest Mystic", "e4", "extra_draw"),
    ],
)
def test_what_lasts_is_told_and_seen(schools: list[str], stones: str, card: str, square: str, key: str) -> None:
    one = game({schools[0]: stones, schools[1]: "a5"}, hand={schools[0]: [card]}, play=[f"summon {card} {square}"])
    view = one.view(None)
    assert key in [entry["key"] for entry in view["log"]]
    assert view["loan"] or view["void"] or view["extra_cards"]


def test_options_cannot_be_spoiled_by_their_reader() -> None:
    one = game(
        {"southern": "d4 f4", "northern": "d5"}, hand={"southern": ["Swordmaster"]}, play=["summon Swordmaster e4"]
    )
    assert isinstance(one.options, tuple)


def test_each_option_of_a_mixed_question_says_what_it_would_do() -> None:
    one = game(
        {"southern": "c5 g5 f6* d4* e6", "northern": "d5 d6"},
        hand={"southern": ["The Eldest Tree"]},
        play=["summon The Eldest Tree e5"],
    )
    parts = {option["text"]: option["part"] for option in question.options(one)}
    assert (parts["d5"], parts["e6"], parts["f5"]) == ("destroy", "upgrade", "place")
