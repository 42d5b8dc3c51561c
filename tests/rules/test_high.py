"""The High Form and the first game: claiming tasks, new tasks, points of legends."""

from collections import Counter
from typing import Any

import pytest

from tashkalar.rules.card import TASKS as ALL_TASKS
from tests.support import game, stones, texts

TASKS = ["Destruction", "Red Conquest", "Side Chain", "Isolation"]
# After this the Cannon on e5 destroys three blue commons: Destruction is fulfilled.
CANNON = {"southern": "d5 e5 c4", "northern": "e6 e7 e8 g9"}
SHOT = ["summon Cannon e5", "N"]


def high(**keys: Any) -> dict[str, Any]:
    return {"form": "high", "tasks": TASKS, "hand": {"southern": ["Cannon"]}, "actions": 1, **keys}


# -- claiming ----------------------------------------------------------------------------------------------------------
def test_claim_is_optional_and_ends_the_turn() -> None:
    one = game(CANNON, **high(), play=SHOT)
    assert texts(one) == ["claim Destruction", "end"]
    one.play("claim Destruction")
    assert one.to_move == "northern"
    assert one.points == {"southern": 1, "northern": 0}
    assert one.view(None)["claimed"]["red"] == ["Destruction"]
    other = game(CANNON, **high(), play=[*SHOT, "end"])
    assert other.to_move == "northern"
    assert other.view(None)["tasks"] == TASKS


def test_no_claim_while_actions_are_left() -> None:
    one = game(CANNON, **high(actions=2), play=SHOT)
    assert not [text for text in texts(one) if text.startswith("claim")]
    assert one.view(None)["claimable"] == ["Destruction"]


def test_at_most_one_task_a_turn() -> None:
    tasks = ["Destruction", "Devastation", "Heroic Destruction", "Isolation"]
    one = game({**CANNON, "northern": "e6 e7 e8 e9 g9"}, **high(tasks=tasks), play=SHOT)
    assert texts(one) == ["claim Destruction", "claim Devastation", "end"]
    one.play("claim Devastation")
    assert one.to_move == "northern"
    assert one.points["southern"] == 2


def test_the_next_task_cannot_be_claimed() -> None:
    tasks = ["Red Conquest", "Side Chain", "Isolation", "Destruction"]
    one = game(CANNON, **high(tasks=tasks), play=SHOT)
    assert texts(one) == ["end"]


def test_a_flare_may_still_come_before_the_claim() -> None:
    tasks = ["Central Dominance", "Red Conquest", "Side Chain", "Isolation"]
    one = game(
        {"southern": "d4* d5* e4 e5", "northern": "a3 a4 a5 a6 a7 b3 b4 b6 b7"},
        **high(tasks=tasks, actions=0, hand={"southern": ["F2"]}),
    )
    assert texts(one) == ["end", "flare"]
    one.play("flare")
    one.play("f5")
    assert texts(one) == ["claim Central Dominance", "end"]


def test_position_tasks_are_judged_at_the_end_of_the_turn() -> None:
    # The cross is complete at first, then a piece of it walks away.
    tasks = ["Center Cross", "Red Conquest", "Side Chain", "Isolation"]
    one = game(
        {"southern": "e5 d5 f5 e4 e6 h3 h2 g2", "northern": "a3"},
        **high(tasks=tasks, hand={"southern": ["Herald"]}),
    )
    assert one.view(None)["claimable"] == ["Center Cross"]
    summon = next(text for text in texts(one) if text.startswith("summon Herald"))
    one.play(summon)
    one.play("e6-e7")
    one.play("-")
    assert texts(one) == ["end"]


def test_only_own_turns_count() -> None:
    # Blue owns the cross; it is red's turn.
    tasks = ["Center Cross", "Red Conquest", "Side Chain", "Isolation"]
    one = game({"southern": "a3", "northern": "e5 d5 f5 e4 e6"}, **high(tasks=tasks, actions=0))
    assert texts(one) == ["end"]
    one.play("end")
    for choice in ("place a4", "place a5"):
        one.play(choice)
    assert "claim Center Cross" in texts(one)


def test_counters_start_anew_every_turn() -> None:
    one = game(CANNON, **high(hand={"southern": ["Cannon", "Herald"]}), play=[*SHOT, "end"])
    for choice in ("place a4", "place a5", "end", "place h2", "place h3"):
        one.play(choice)
    assert texts(one) == ["end"]


def test_an_extra_turn_starts_new_counters_and_allows_another_task() -> None:
    tasks = ["Destruction", "Red Conquest", "Side Chain", "Legendary Summoning"]
    figure = "d4* f4* e3* d2 f2"
    one = game(
        {"southern": f"{figure} h5 g4 h6", "northern": "i5 i6 h7 a3"},
        **high(tasks=tasks, hand={"southern": ["Time Elemental"]}),
        play=["summon Time Elemental e5", "end"],
    )
    assert one.to_move == "southern"
    assert one.view(None)["actions"] == 2
    assert one.position.summoned == 0
    assert one.position.summoned_legends == 0


# -- new tasks ---------------------------------------------------------------------------------------------------------
def test_the_next_task_takes_the_place_of_the_claimed_one() -> None:
    one = game(CANNON, **high(tasks=[*TASKS, "Green Conquest"]), play=[*SHOT, "claim Destruction"])
    shown = one.view(None)["tasks"]
    assert shown[:3] == ["Isolation", "Red Conquest", "Side Chain"]
    assert shown[3] == "Green Conquest"


def test_a_third_task_of_a_category_goes_under_the_pile() -> None:
    # Current after the claim: two of the category colour; the next two on the pile are colour as well.
    tasks = ["Destruction", "Red Conquest", "Green Conquest", "Isolation"]
    pile = ["Color Conquest", "Red Legends", "Envelopment", "Diagonals"]
    one = game(CANNON, **high(tasks=[*tasks, *pile]), play=[*SHOT, "claim Destruction"])
    assert one.view(None)["tasks"] == ["Isolation", "Red Conquest", "Green Conquest", "Envelopment"]
    names = [task.name for task in one.position.task_pile]
    assert names[0] == "Diagonals"
    assert names[-2:] == ["Color Conquest", "Red Legends"]


def test_after_one_full_cycle_the_new_task_stays() -> None:
    # Only tasks of the category colour are left in the pile.
    one = game(
        CANNON,
        **high(
            tasks=["Destruction", "Red Conquest", "Green Conquest", "Isolation"],
            task_pile=["Color Conquest", "Red Legends"],
        ),
        play=[*SHOT, "claim Destruction"],
    )
    assert one.view(None)["tasks"] == ["Isolation", "Red Conquest", "Green Conquest", "Color Conquest"]


def test_with_an_empty_pile_there_are_fewer_tasks() -> None:
    one = game(CANNON, **high(task_pile=[]), play=[*SHOT, "claim Destruction"])
    assert one.view(None)["tasks"] == ["Isolation", "Red Conquest", "Side Chain"]
    one = game(CANNON, **high(tasks=["Destruction", "Red Conquest"], task_pile=[]), play=[*SHOT, "claim Destruction"])
    assert one.view(None)["tasks"] == ["Red Conquest"]


def test_never_more_than_two_of_a_category_among_the_four() -> None:
    for start in range(0, 20, 4):
        pile = [*list(ALL_TASKS)[start:], *list(ALL_TASKS)[:start]]
        current = ["Destruction", "Red Conquest", "Side Chain"]
        rest = [name for name in pile if name not in (*current, "Isolation")]
        one = game(CANNON, **high(tasks=[*current, "Isolation"], task_pile=rest), play=[*SHOT, "claim Destruction"])
        assert max(Counter(task.category for task in one.position.tasks).values()) <= 2


# -- points ------------------------------------------------------------------------------------------------------------
def test_own_legends_in_the_arena_count_however_they_came() -> None:
    one = game({"southern": "d5** e7** a3", "northern": "e6**"}, **high(claimed={"red": ["Devastation"]}))
    assert one.points == {"southern": 4, "northern": 1}
    assert one.scores == {"red": 2, "blue": 0}


def test_a_legend_that_falls_takes_its_point_with_it() -> None:
    one = game(
        {"southern": "d5 d4 e4 e3", "northern": "e6** a3"},
        **high(hand={"southern": ["Champion"]}),
        play=["summon Champion e5", "e6"],
    )
    assert one.points == {"southern": 0, "northern": 0}


def test_no_point_for_a_legend_on_the_merchant() -> None:
    one = game(
        {"etherweavers": "d5", "northern": "e6"},
        form="high",
        tasks=TASKS,
        pending={"etherweavers": "Merchant of Time"},
        merchant={"colour": "blue", "rank": "legendary"},
    )
    assert one.points["northern"] == 0


def test_summoning_a_legend_scores_no_extra_point() -> None:
    one = game(
        {"southern": "e4* e3* d2 e2 f2", "northern": "a3"},
        **high(hand={"southern": ["Titan"]}),
        play=["summon Titan e5"],
    )
    assert one.points == {"southern": 1, "northern": 0}


# -- counting for tasks ------------------------------------------------------------------------------------------------
def test_summoning_kills_and_conversions_count_as_destroyed() -> None:
    one = game(
        {"sylvan": "e4 g4 f3 f2", "northern": "e5 f6* a3"},
        form="high",
        tasks=["Destruction", "Red Conquest", "Side Chain", "Isolation"],
        hand={"sylvan": ["Sylvan Queen"]},
        actions=1,
        play=["summon Sylvan Queen e5", "f6"],
    )
    assert one.view(None)["destroyed"] == {"blue": {"common": 1, "heroic": 1}}


def test_two_summonings_on_the_same_coloured_square_both_count() -> None:
    one = game(
        {"southern": "d5 f5 d4 e4 f4 d3", "northern": "a3"},
        **high(
            tasks=["Colored Summoning", "Red Summoning", "Side Chain", "Isolation"],
            hand={"southern": ["Swordmaster", "Knight"]},
            actions=2,
        ),
        play=["summon Swordmaster e5", "summon Knight e5", "-"],
    )
    assert texts(one) == ["claim Colored Summoning", "claim Red Summoning", "end"]


def test_the_square_of_the_summoning_counts_not_where_the_being_goes() -> None:
    tasks = ["Red Summoning", "Green Summoning", "Side Chain", "Isolation"]
    one = game(
        {"highland": "d4 f4 g5 g7", "northern": "a3"},
        form="high",
        tasks=tasks,
        hand={"highland": ["Wild Eagle"]},
        actions=2,
        play=["summon Wild Eagle e5", "e5-c7"],
    )
    # Summoned on red, flown to green.
    assert (one.position.summoned_red, one.position.summoned_green) == (1, 0)


def test_placed_and_upgraded_pieces_are_not_summoned() -> None:
    tasks = ["Legendary Summoning", "Green Summoning", "Side Chain", "Isolation"]
    one = game(
        {"southern": "e5* d6 f6 c5 g5 e4", "northern": "a3"},
        **high(tasks=tasks, hand={"southern": ["Angel of Death"]}, actions=2),
        play=["summon Angel of Death e5", "-"],
    )
    assert (one.position.summoned, one.position.summoned_legends) == (1, 1)
    one.play("place f2")
    assert one.position.summoned_green == 0
    assert texts(one) == ["end"]


# -- the first game ----------------------------------------------------------------------------------------------------
FIRST: dict[str, Any] = {
    "form": "first",
    "tasks": ["Destruction", "Red Conquest", "Side Chain", "Devastation"],
    "actions": 1,
}


def test_first_game_ends_at_once_with_six_points() -> None:
    one = game(
        CANNON,
        **FIRST,
        hand={"southern": ["Cannon"]},
        claimed={"red": ["Color Conquest", "Green Conquest"]},
        play=[*SHOT, "claim Destruction"],
    )
    assert one.over
    assert one.winners == ["southern"]
    assert one.view(None)["reason"] == "points"


def test_first_game_goes_on_below_six() -> None:
    one = game(
        CANNON,
        **FIRST,
        hand={"southern": ["Cannon"]},
        claimed={"red": ["Green Conquest", "Center Cross"]},
        play=[*SHOT, "claim Destruction"],
    )
    assert one.points["southern"] == 5
    assert not one.over


def test_first_game_ends_at_once_when_a_deck_runs_out() -> None:
    one = game(CANNON, **FIRST, deck={"southern": ["Bomb"]}, claimed={"blue": ["Color Conquest"]}, play=["place a3"])
    one.play("end")
    assert one.over
    assert one.winners == ["northern"]
    assert one.view(None)["reason"] == "deck"


@pytest.mark.parametrize(
    ("red", "blue", "winners"),
    [("d5* a3", "e6 e7", ["southern"]), ("d5 a3", "e6", ["southern"]), ("d5 a3", "e6 e7 e8", ["southern", "northern"])],
)
def test_first_game_ties_as_elsewhere(red: str, blue: str, winners: list[str]) -> None:
    one = game({"southern": red, "northern": blue}, **FIRST, deck={"southern": ["Bomb"]}, play=["place a4", "end"])
    assert one.over
    assert one.winners == winners


def test_first_game_has_no_legendary_stones() -> None:
    one = game({"southern": "d5", "northern": "e6"}, **FIRST)
    assert one.view(None)["stock"] == {"red": {"stones": 16, "legends": 0}, "blue": {"stones": 16, "legends": 0}}
    assert stones(one, "red") == "d5"
