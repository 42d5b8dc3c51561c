"""The tasks: just met, just not met, and how far they are. Red (Southern) plays the High Form against blue."""

from typing import Any, NamedTuple

import pytest

from tashkalar import Game
from tashkalar.game import prospects
from tests.cards import after
from tests.support import destroyed, game, texts

POINTS = {
    "Destruction": 1,
    "Devastation": 2,
    "Heroic Destruction": 2,
    "Heroic Devastation": 3,
    "End of Legends": 2,
    "Red Conquest": 2,
    "Green Conquest": 2,
    "Color Conquest": 3,
    "Red Legends": 3,
    "Green Legends": 3,
    "Rainbow Dominance": 2,
    "Red Summoning": 1,
    "Green Summoning": 1,
    "Colored Summoning": 2,
    "Legendary Summoning": 2,
    "Central Dominance": 1,
    "Center Cross": 2,
    "Line Dominance": 2,
    "Diagonals": 3,
    "Side Chain": 3,
    "Corner Chain": 3,
    "Imprisonment": 1,
    "Envelopment": 2,
    "Isolation": 2,
}


def high(task: str, red: str, blue: str, *play: str, **keys: Any) -> Game:
    """The High Form with one current task."""
    stones = {"southern": red, "northern": blue}
    return game(stones, form="high", tasks=[task], play=list(play), **{"actions": 0, **keys})


def progress(one: Game) -> list[tuple[int, int]]:
    """What the parts of the current task have and need."""
    return [(part["have"], part["need"]) for part in prospects.tasks(one.position)[0]["parts"]]


def legends(text: str) -> int:
    return text.count("**")


class Case(NamedTuple):
    """A position at the end of a turn: is the task met, and how far is it?"""

    task: str
    red: str
    blue: str
    met: bool
    parts: list[tuple[int, int]]


PATTERNS = [
    # three pieces on red squares, two of them upgraded
    Case("Red Conquest", "c2* d8** e5", "h4*", True, [(3, 3), (2, 2)]),
    Case("Red Conquest", "c2* d8 e5 h4", "i7", False, [(4, 3), (1, 2)]),
    Case("Red Conquest", "c2* d8* a5* c7*", "i7", False, [(2, 3), (2, 2)]),
    # the same on green squares
    Case("Green Conquest", "a5* c7** f2", "i7", True, [(3, 3), (2, 2)]),
    Case("Green Conquest", "a5* c7 f2 g7 i6", "i7", False, [(5, 3), (1, 2)]),
    Case("Green Conquest", "a5* c7* c2* d8*", "i7", False, [(2, 3), (2, 2)]),
    # five pieces on red and green squares, three of them upgraded
    Case("Color Conquest", "c2* d8* a5** c7 f2", "i7", True, [(5, 5), (3, 3)]),
    Case("Color Conquest", "c2* d8* a5 c7 f2 g7", "i7", False, [(6, 5), (2, 3)]),
    Case("Color Conquest", "c2* d8* a5* c7 f3*", "i7", False, [(4, 5), (3, 3)]),
    # two upgraded pieces on red squares, one of them legendary
    Case("Red Legends", "c2** d8*", "i7", True, [(2, 2), (1, 1)]),
    Case("Red Legends", "c2** d8**", "i7", True, [(2, 2), (2, 1)]),
    Case("Red Legends", "c2* d8* e5* a5**", "i7", False, [(3, 2), (0, 1)]),
    Case("Red Legends", "c2** d8 e5", "i7", False, [(1, 2), (1, 1)]),
    # the same on green squares
    Case("Green Legends", "i6** g7*", "i7", True, [(2, 2), (1, 1)]),
    Case("Green Legends", "i6* g7* f2* e5**", "i7", False, [(3, 2), (0, 1)]),
    Case("Green Legends", "i6** g7", "i7", False, [(1, 2), (1, 1)]),
    # strictly more upgraded pieces on red and strictly more on green
    Case("Rainbow Dominance", "c2* a5**", "d8 c7", True, [(1, 1), (1, 1)]),
    Case("Rainbow Dominance", "c2* d8* a5*", "e5* g7", True, [(2, 2), (1, 1)]),
    Case("Rainbow Dominance", "c2* a5* c7*", "d8*", False, [(1, 2), (2, 1)]),
    Case("Rainbow Dominance", "c2* d8* e5* a5", "i7", False, [(3, 1), (0, 1)]),
    # five pieces on the nine central squares, two of them upgraded
    Case("Central Dominance", "d4* d6 e4* f5 f6", "e5", True, [(5, 5), (2, 2)]),
    Case("Central Dominance", "d4* d6 e4 e6 f5 f6 c5* g5*", "i7", False, [(6, 5), (1, 2)]),
    Case("Central Dominance", "d4* d6* e4* f5 c5 g6", "i7", False, [(4, 5), (3, 2)]),
    # all five squares of a + or of an x
    Case("Center Cross", "d5 e4 e5 e6 f5", "i7", True, [(5, 5)]),
    Case("Center Cross", "d4 d6 e5* f4 f6", "d5", True, [(5, 5)]),
    Case("Center Cross", "d4 d5 d6 e4 e6 f4 f5 f6", "e5", False, [(4, 5)]),
    Case("Center Cross", "e5 d5 f5 e4 d4 f4 d6", "i7", False, [(4, 5)]),
    # six more pieces than the enemy on a row 4-6 or a column d-f in its full length
    Case("Line Dominance", "a5 b5 c5 d5 e5 f5 g5", "i5", True, [(6, 6)]),
    Case("Line Dominance", "e1 e2 e3 e7 e8 e9", "i7", True, [(6, 6)]),
    Case("Line Dominance", "d2 d4 d5 d6 d7 d8", "i7", True, [(6, 6)]),
    Case("Line Dominance", "a6 b6 d6 f6 h6 i6", "i7", True, [(6, 6)]),
    Case("Line Dominance", "a4 b4 c4 d4 e4 f4", "i4*", False, [(5, 6)]),
    Case("Line Dominance", "f1 f2 f3 f4 f5 f6 f7", "f8 f9", False, [(5, 6)]),
    Case("Line Dominance", "a3 b3 c3 d3 e3 f3 g3", "i7", False, [(1, 6)]),
    Case("Line Dominance", "a7 b7 c7 d7 e7 f7 g7", "i5", False, [(1, 6)]),
    # four pieces, one of them upgraded, on each long diagonal; e5 counts for both
    Case("Diagonals", "b2 c3 d4 e5* d6 c7 b8", "i7", True, [(4, 4), (1, 1), (4, 4), (1, 1)]),
    Case("Diagonals", "e5 f6* g7 h8 f4 g3 h2**", "b2", True, [(4, 4), (1, 1), (4, 4), (1, 1)]),
    Case("Diagonals", "b2 c3* d4 e5 d6 c7 b8", "i7", False, [(4, 4), (1, 1), (4, 4), (0, 1)]),
    Case("Diagonals", "b2 c3 d4 e5* d6 c7", "b8", False, [(4, 4), (1, 1), (3, 4), (1, 1)]),
    # a chain between opposite sides
    Case("Side Chain", "a3 b4 c3 d4 e3 f4 g3 h4 i3", "i7", True, [(9, 9)]),
    Case("Side Chain", "c1 d2 d3 c4 c5* d6 e7 e8 f9", "i7", True, [(9, 9)]),
    Case("Side Chain", "a3 b4 c3 d4 f4 g3 h4 i3", "e9", False, [(8, 9)]),
    Case("Side Chain", "a3 b2 c1 d1 e1 f1 g1 h2", "i7", False, [(8, 9)]),
    # a chain between opposite corners
    Case("Corner Chain", "b2 c3 d4 e5 f6 g7 h8", "i7", True, [(7, 7)]),
    Case("Corner Chain", "a7 b6 c5 d4 e3 f2 g1", "i7", True, [(7, 7)]),
    Case("Corner Chain", "b2 c3 d4 f6 g7 h8", "i7", False, [(6, 7)]),
    # the chain joins corners of the same side only
    Case("Corner Chain", "a3 a4 a5 a6 a7", "i7", False, [(1, 7)]),
    # six or seven own pieces around one enemy piece
    Case("Imprisonment", "d4 d5 d6 e4 e6 f4", "e5", True, [(6, 6)]),
    Case("Imprisonment", "d4 d5 d6 e4 e6 g5 g6", "e5* f5", False, [(5, 6)]),
    Case("Imprisonment", "a4 a6 b4 b5 b6", "a5", False, [(5, 6)]),
    Case("Envelopment", "d4 d5 d6 e4 e6 f4 f5", "e5**", True, [(7, 7)]),
    Case("Envelopment", "d4 d5 d6 e4 e6 f4", "e5 f5", False, [(6, 7)]),
    # the wall keeps the two apart for three steps; without either end it does not
    Case("Isolation", "b2 b3 b4 c4", "a3 c3", True, [(1, 1)]),
    Case("Isolation", "b3 b4 c4", "a3 c3", False, [(0, 1)]),
    Case("Isolation", "b2 b3 b4", "a3 c3", False, [(0, 1)]),
    # already adjacent, or nobody at distance 2
    Case("Isolation", "b2 b3 b4 c4", "a3 a4 c3", False, [(0, 1)]),
    Case("Isolation", "b2 b3 b4 c4", "a3 d3", False, [(0, 1)]),
]


@pytest.mark.parametrize("case", PATTERNS, ids=lambda case: f"{case.task}: {case.red} / {case.blue}")
def test_position_task(case: Case) -> None:
    one = high(case.task, case.red, case.blue)
    assert progress(one) == case.parts
    assert texts(one) == ([f"claim {case.task}"] if case.met else []) + ["end"]
    if case.met:
        one.play(f"claim {case.task}")
        assert one.points == {"southern": POINTS[case.task] + legends(case.red), "northern": legends(case.blue)}
        assert one.view(None)["claimed"]["red"] == [case.task]
        assert one.to_move == "northern"


@pytest.mark.parametrize(
    ("task", "red", "blue", "squares"),
    [
        ("Red Conquest", "c2", "i7", "c2 d8 e5 h4"),
        ("Center Cross", "e5 d4", "i7", "d4 d6 e5 f4 f6"),
        ("Imprisonment", "d5 e4 h8 g7", "e5 i7", "d4 d5 d6 e4 e5 e6 f4 f5 f6"),
        ("Isolation", "b2 b3 b4 c4", "a3 c3 i5", "a3 c3"),
    ],
)
def test_a_task_shows_the_squares_where_it_is_decided(task: str, red: str, blue: str, squares: str) -> None:
    assert prospects.tasks(high(task, red, blue).position)[0]["squares"] == squares.split()


# -- destruction: a Fire Dragon on e4 burns e3 e2 d3 c2 f3 g2 ----------------------------------------------------------
DRAGON = "d7* e5* e6 f7*"


class Blow(NamedTuple):
    """Blue pieces that die in one turn."""

    task: str
    blue: str
    met: bool
    parts: list[tuple[int, int]]


BLOWS = [
    Blow("Destruction", "e3 e2 d3", True, [(3, 3)]),
    Blow("Destruction", "e3* e2*", False, [(2, 3)]),
    Blow("Devastation", "e3 e2 d3 c2", True, [(4, 4)]),
    Blow("Devastation", "e3 e2 d3*", False, [(3, 4)]),
    Blow("Heroic Destruction", "e3 e2 d3*", True, [(3, 3), (1, 1)]),
    Blow("Heroic Destruction", "e3 e2 d3 c2", False, [(4, 3), (0, 1)]),
    Blow("Heroic Destruction", "e3* e2*", False, [(2, 3), (2, 1)]),
    Blow("Heroic Devastation", "e3* e2* d3 c2", True, [(4, 4), (2, 2)]),
    Blow("Heroic Devastation", "e3* e2 d3 c2 f3", False, [(5, 4), (1, 2)]),
    Blow("Heroic Devastation", "e3* e2* d3*", False, [(3, 4), (3, 2)]),
    Blow("End of Legends", "e3* e2*", True, [(2, 2)]),
    Blow("End of Legends", "e3* e2 d3 c2", False, [(1, 2)]),
    # the legend on e4 is crushed by the summoning, the others burn
    Blow("End of Legends", "e4**", True, [(1, 1)]),
    Blow("Heroic Destruction", "e4** e3 e2", True, [(3, 3), (1, 1)]),
    Blow("Destruction", "e4 e3 e2", True, [(3, 3)]),
]


@pytest.mark.parametrize("blow", BLOWS, ids=lambda blow: f"{blow.task}: {blow.blue}")
def test_destruction_task(blow: Blow) -> None:
    play = ["summon Fire Dragon e4", "S"]
    one = high(blow.task, DRAGON, blow.blue + " i7", *play, actions=1, hand={"southern": ["Fire Dragon"]})
    assert progress(one) == blow.parts
    assert texts(one) == ([f"claim {blow.task}"] if blow.met else []) + ["end"]
    if blow.met:
        one.play(f"claim {blow.task}")
        assert one.points == {"southern": POINTS[blow.task] + 1, "northern": 0}  # the Dragon itself counts 1


def test_destruction_own_pieces_do_not_count() -> None:
    play = ["summon Fire Dragon e4", "S"]
    one = high("Destruction", DRAGON + " e3 e2", "d3 c2", *play, actions=1, hand={"southern": ["Fire Dragon"]})
    assert destroyed(one) == {"blue": {"common": 2}}
    assert texts(one) == ["end"]


def test_destruction_a_conversion_counts_with_the_old_rank() -> None:
    hand = {"sylvan": ["Sylvan Queen"]}
    seats = {"sylvan": "e5 f3 f4 g5", "northern": "e6* f7*"}
    one = game(seats, form="high", tasks=["End of Legends"], hand=hand, actions=1, play=["summon Sylvan Queen e6"])
    assert texts(one) == ["-", "f7"]
    assert progress(one) == [(1, 2)]  # the piece she crushed
    one.play("f7")
    assert after(one) == ("e5 e6* f3 f4 f7* g5", "", 0, {"blue": {"heroic": 2}})
    assert texts(one) == ["claim End of Legends", "end"]


# -- summoning ---------------------------------------------------------------------------------------------------------
class Calls(NamedTuple):
    """What red does with its two actions."""

    task: str
    red: str
    play: list[str]
    met: bool
    parts: list[tuple[int, int]]


TIME = "d3 d5* e4* f3 f5*"  # for a Time Elemental on e6 and a Swordmaster on e3

CALLS = [
    Calls("Red Summoning", "d5 f5 g3 h2", ["Swordmaster e5", "Messenger f4", "-"], True, [(2, 2), (1, 1)]),
    # where the being was summoned counts, not where it goes afterwards
    Calls("Red Summoning", "d5 f5 g3 h2", ["Swordmaster e5", "Messenger f4", "e5-e6", "-"], True, [(2, 2), (1, 1)]),
    Calls("Red Summoning", "d5 f5 g3 h2", ["Swordmaster e5", "place c2"], False, [(1, 2), (1, 1)]),
    Calls("Red Summoning", "c4 e4 g3 h2", ["Swordmaster d4", "Messenger f4", "-"], False, [(2, 2), (0, 1)]),
    Calls("Green Summoning", "e2 g2 g3 h2", ["Swordmaster f2", "Messenger f4", "-"], True, [(2, 2), (1, 1)]),
    Calls("Green Summoning", "e2 g2 g3 h2", ["Swordmaster f2", "place g7"], False, [(1, 2), (1, 1)]),
    Calls("Green Summoning", "d5 f5 g3 h2", ["Swordmaster e5", "Messenger f4", "-"], False, [(2, 2), (0, 1)]),
    Calls("Colored Summoning", "e2 g2 f4 g3", ["Swordmaster f2", "Messenger e5", "-"], True, [(2, 2)]),
    # twice on the same square counts, although the first being is crushed
    Calls("Colored Summoning", "d5 f5 f4 g3", ["Swordmaster e5", "Messenger e5", "-"], True, [(2, 2)]),
    Calls("Colored Summoning", "d5 f5 g3 h2", ["Swordmaster e5", "Messenger f4", "-"], False, [(1, 2)]),
    Calls("Legendary Summoning", TIME, ["Time Elemental e6", "Swordmaster e3"], True, [(2, 2), (1, 1)]),
    Calls("Legendary Summoning", TIME, ["Time Elemental e6", "place a5"], False, [(1, 2), (1, 1)]),
    Calls("Legendary Summoning", "d5 f5 g3 h2", ["Swordmaster e5", "Messenger f4", "-"], False, [(2, 2), (0, 1)]),
]
HAND = {"southern": ["Swordmaster", "Messenger", "Time Elemental"]}


def call(calls: Calls) -> Game:
    play = [f"summon {choice}" if choice[0].isupper() else choice for choice in calls.play]
    return high(calls.task, calls.red, "i7", *play, actions=2, hand=HAND)


@pytest.mark.parametrize("calls", CALLS, ids=lambda calls: f"{calls.task}: {' '.join(calls.play)}")
def test_summoning_task(calls: Calls) -> None:
    one = call(calls)
    assert progress(one) == calls.parts
    assert texts(one) == ([f"claim {calls.task}"] if calls.met else []) + ["end"]
    if calls.met:
        one.play(f"claim {calls.task}")
        assert one.scores == {"red": POINTS[calls.task], "blue": 0}


def test_an_extra_turn_starts_new_counters() -> None:
    one = call(next(calls for calls in CALLS if calls.task == "Legendary Summoning"))
    one.play("end")
    assert (one.to_move, progress(one)) == ("southern", [(0, 2), (0, 1)])


# -- claiming ----------------------------------------------------------------------------------------------------------
BOTH = "d5* e4* e5 e6 f5"  # Center Cross and Central Dominance


def test_at_most_one_task_is_claimed_per_turn_and_none_need_be() -> None:
    tasks = ["Center Cross", "Central Dominance", "Destruction", "Isolation"]
    one = game({"southern": BOTH, "northern": "i7"}, form="high", tasks=tasks, actions=0)
    assert texts(one) == ["claim Center Cross", "claim Central Dominance", "end"]
    declined = one.copy()
    one.play("claim Center Cross")
    assert (one.to_move, one.points["southern"]) == ("northern", 2)
    assert set(one.view(None)["tasks"][:3]) == {"Central Dominance", "Destruction", "Isolation"}
    declined.play("end")
    assert (declined.to_move, declined.points["southern"]) == ("northern", 0)
    assert declined.view(None)["tasks"] == tasks


def test_a_task_is_claimed_only_when_all_actions_are_used_and_is_judged_then() -> None:
    tasks = ["Center Cross", "Destruction", "Isolation", "Red Conquest"]
    one = game({"southern": BOTH, "northern": "i7"}, form="high", tasks=tasks, actions=1)
    assert one.view(None)["claimable"] == ["Center Cross"]
    assert not [text for text in texts(one) if text.startswith(("claim", "end"))]
    one = game({"southern": "d5 e4 e6 f5", "northern": "i7"}, form="high", tasks=tasks, actions=1, play=["place e5"])
    assert texts(one) == ["claim Center Cross", "end"]


def test_the_next_task_cannot_be_claimed_yet() -> None:
    tasks = ["Destruction", "Isolation", "Red Conquest", "Center Cross"]
    one = game({"southern": BOTH, "northern": "i7"}, form="high", tasks=tasks, actions=0)
    assert texts(one) == ["end"]


def test_a_new_next_task_that_would_be_the_third_of_its_category_goes_under_the_pile() -> None:
    tasks = ["Red Conquest", "Center Cross", "Isolation", "Green Conquest"]
    pile = ["Color Conquest", "Rainbow Dominance", "Side Chain", "Destruction"]
    one = game({"southern": BOTH, "northern": "i7"}, form="high", tasks=tasks, task_pile=pile, actions=0)
    one.play("claim Center Cross")
    assert sorted(one.view(None)["tasks"][:3]) == ["Green Conquest", "Isolation", "Red Conquest"]
    assert one.view(None)["tasks"][3] == "Side Chain"
    assert one.view(None)["decks"]["tasks"] == 3


def test_every_task_is_tested_met_and_not_met() -> None:
    tested = [(case.task, case.met) for cases in (PATTERNS, BLOWS, CALLS) for case in cases]
    for met in (True, False):
        assert {task for task, was in tested if was is met} == set(POINTS)
