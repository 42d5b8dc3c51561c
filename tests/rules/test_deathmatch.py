"""Points of the duel and of the melee: destroyed pieces, legends, the free point, the lowest colour."""

import pytest

from tashkalar.rules.score import destruction_points
from tests.support import game, stones, texts


# -- duel --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([0, 0, 0], (0, 0)),
        ([1, 0, 0], (0, 1)),
        ([2, 0, 0], (1, 0)),
        ([3, 0, 0], (1, 1)),
        ([0, 1, 0], (1, 0)),
        ([0, 0, 1], (2, 0)),
        ([5, 2, 1], (6, 1)),
    ],
)
def test_points_for_destroyed_pieces(counts: list[int], points: tuple[int, int]) -> None:
    assert destruction_points(counts) == points


@pytest.mark.parametrize(
    ("blue", "gained"), [("e6", 0), ("e6 e7", 1), ("e6 e7 e8", 1), ("e6 e7 e8 e9", 2), ("e6* e7", 0)]
)
def test_destroyed_pieces_score_at_the_end_of_the_turn(blue: str, gained: int) -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": f"{blue} g9"},
        hand={"southern": ["Cannon"]},
        scores={"red": 3, "blue": 4},
        actions=1,
        play=["summon Cannon e5", "N"],
    )
    assert one.scores == {"red": 3, "blue": 4}
    one.play("end")
    assert one.scores == {"red": 3 + gained, "blue": 4}
    assert one.points == {"southern": 3 + gained, "northern": 4}


def test_a_heroic_scores_one_and_a_legend_two() -> None:
    one = game(
        {"southern": "d5 d4 e4 e3", "northern": "e5* e6** g9"},
        hand={"southern": ["Champion"]},
        actions=1,
        play=["summon Champion e5", "e6", "place i5", "end"],
    )
    assert one.scores == {"red": 3, "blue": 0}


def test_own_pieces_score_for_nobody() -> None:
    one = game(
        {"southern": "d5 e5 c4 e6 e7", "northern": "g9"},
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    assert stones(one, "red") == "c4 d5 e5*"
    assert one.scores == {"red": 0, "blue": 0}


def test_a_single_common_is_not_carried_into_the_next_turn() -> None:
    one = game(
        {"southern": "d4 f4", "northern": "d5 g9"},
        hand={"southern": ["Swordmaster"]},
        actions=1,
        play=["summon Swordmaster e4", "d5", "end", "place a3", "place a4", "end"],
    )
    assert one.view(None)["destroyed"] == {}
    assert one.scores == {"red": 0, "blue": 0}


def test_a_summoned_legend_scores_a_point_at_once() -> None:
    one = game(
        {"southern": "e4* e3* d2 e2 f2", "northern": "a3"},
        hand={"southern": ["Titan"]},
        play=["summon Titan e5"],
    )
    assert one.scores == {"red": 1, "blue": 0}


def test_upgraded_and_placed_legends_score_nothing() -> None:
    one = game(
        {"southern": "f6* e5* d4* f4 g3", "northern": "a3"},
        hand={"southern": ["Two-Headed Dragon"]},
        play=["summon Two-Headed Dragon d6", "e5", "-"],
    )
    assert stones(one, "red") == "d4* d6** e5** f4 f6* g3"
    assert one.scores == {"red": 1, "blue": 0}


def test_titans_victims_do_not_count_but_what_it_crushes_does() -> None:
    one = game(
        {"southern": "e4* e3* d2 e2 f2", "northern": "e5* d5* f5* e6** a3"},
        hand={"southern": ["Titan"]},
        actions=1,
        play=["summon Titan e5"],
    )
    assert stones(one, "blue") == "a3"
    assert one.view(None)["destroyed"] == {"blue": {"heroic": 1}}
    one.play("end")
    assert one.scores == {"red": 2, "blue": 0}


# -- melee -------------------------------------------------------------------------------------------------------------
THREE = ["southern", "northern", "sylvan"]
MARKS = {"red": ["blue", "green"]}  # no improvised summoning in these tests


def test_melee_points_stand_in_the_victims_colour() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 e7 a3", "sylvan": "e8 e9 a5"},
        form="melee",
        improvised=MARKS,
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    assert one.scores["red"] == {"blue": 1, "green": 1}
    assert one.scores["blue"] == {"red": 0, "green": 0}


def test_melee_pairs_need_one_colour_and_two_singles_give_a_free_point() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 a3", "sylvan": "e7 a5"},
        form="melee",
        improvised=MARKS,
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    assert texts(one) == ["point blue", "point green"]
    assert one.to_move == "southern"
    one.play("point green")
    assert one.scores["red"] == {"blue": 0, "green": 1}
    assert one.to_move == "northern"


def test_melee_free_point_comes_on_top_of_pairs() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 e7 e8 a3", "sylvan": "e9 a5"},
        form="melee",
        improvised=MARKS,
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    assert one.scores["red"] == {"blue": 1, "green": 0}
    assert texts(one) == ["point blue", "point green"]
    one.play("point blue")
    assert one.scores["red"] == {"blue": 2, "green": 0}


def test_melee_one_single_gives_nothing() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 a3", "sylvan": "e7* a5"},
        form="melee",
        improvised=MARKS,
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    assert one.to_move == "northern"
    assert one.scores["red"] == {"blue": 0, "green": 0}


def test_melee_three_singles_still_give_exactly_one_point() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 a3", "sylvan": "e7 a5", "highland": "e8 a6"},
        form="melee",
        improvised={"red": ["blue", "green", "yellow"]},
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    assert texts(one) == ["point blue", "point green", "point yellow"]
    one.play("point yellow")
    assert one.scores["red"] == {"blue": 0, "green": 0, "yellow": 1}
    assert one.to_move == "northern"


def test_melee_legend_point_in_any_enemy_colour_before_the_effect() -> None:
    one = game(
        {"southern": "e4* e3* d2 e2 f2", "northern": "e6 a3", "sylvan": "a5"},
        form="melee",
        improvised=MARKS,
        hand={"southern": ["Titan"]},
        play=["summon Titan e5"],
    )
    assert texts(one) == ["point blue", "point green"]
    assert "e6" in stones(one, "blue").split()  # the effect has not begun
    one.play("point green")
    assert one.scores["red"] == {"blue": 0, "green": 1}
    assert stones(one, "blue") == "a3"


@pytest.mark.parametrize(
    ("scores", "points"),
    [({"blue": 5, "green": 3}, 3), ({"blue": 0, "green": 9}, 0), ({"blue": 4, "green": 4}, 4)],
)
def test_melee_the_lowest_colour_is_what_counts(scores: dict[str, int], points: int) -> None:
    one = game({"southern": "d5", "northern": "e6", "sylvan": "e7"}, form="melee", scores={"red": scores})
    assert one.points["southern"] == points
