"""Every shipped puzzle is solved by its own solution; the mine finds puzzles again and verifies them by search."""

import argparse
import json
from collections import Counter
from datetime import date, timedelta
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tashkalar import Game, UnknownName
from tashkalar.cli import main
from tashkalar.game import layout
from tashkalar.lab.puzzles import aiming, dealing
from tashkalar.lab.puzzles import mine as lab
from tashkalar.language import CODES
from tashkalar.learn import goals, puzzles
from tashkalar.learn.solving.hints import IDEA, hint
from tashkalar.learn.solving.threats import HOLD, aim_of
from tashkalar.learn.turns import Found, TooLarge, Turn, Way, different
from tashkalar.rules.arena import NAME
from tashkalar.rules.running import Point
from tashkalar.rules.school import SCHOOLS

ALL = puzzles.puzzles()


# -- what is shipped ---------------------------------------------------------------------------------------------------
def test_there_are_enough_of_every_kind() -> None:
    assert sorted(puzzle.id for puzzle in ALL) == list(range(1, len(ALL) + 1))
    assert len(ALL) >= 500
    assert [puzzle.grade for puzzle in ALL] == sorted(puzzle.grade for puzzle in ALL)
    assert min(Counter(puzzle.grade for puzzle in ALL).values()) >= 48
    assert all(700 <= puzzle.rating <= 2300 for puzzle in ALL)
    kinds = Counter(next(iter(puzzle.goal)) for puzzle in ALL)
    assert kinds["task"] >= 100
    assert kinds["score"] >= 40
    assert kinds["legend"] >= 10
    movers = Counter(puzzle.position["schools"][0] for puzzle in ALL)
    assert set(movers) == set(SCHOOLS)
    assert min(movers["everfrost"], movers["nethervoid"]) >= 20
    thaws = [puzzle for puzzle in ALL if any(choice.startswith("thaw") for choice in puzzle.solution)]
    gates = [puzzle for puzzle in ALL if "nethervoid" in puzzle.position.get("gateway", {})]
    in_play = [puzzle for puzzle in ALL if "everfrost" in puzzle.position.get("frozen", {})]
    assert min(len(thaws), len(in_play), len(gates)) >= 2
    assert len({puzzle.goal["task"] for puzzle in ALL if "task" in puzzle.goal}) >= 12
    assert len({json.dumps(puzzle.position, sort_keys=True) for puzzle in ALL}) == len(ALL)


def test_themes() -> None:
    """What a puzzle is about follows from its goal and its solution, and tells no more than that."""
    about = Counter(motif for puzzle in ALL for motif in puzzle.motifs)
    assert set(about) <= set(puzzles.MOTIFS)
    assert min(about["task"], about["score"], about["legend"], about["thaw"]) >= 5
    assert min(about["flare"], about["warp"], about["two_turns"]) >= 15
    assert min(Counter(puzzle.school for puzzle in ALL).values()) >= 30
    for puzzle in ALL:
        assert puzzle.motifs
        assert puzzle.school == puzzle.position["schools"][0]
        assert len(puzzle.cards) >= 2
        assert ("thaw" in puzzle.motifs) == any(choice.startswith("thaw") for choice in puzzle.solution)


def test_puzzles_keep_their_numbers() -> None:
    """What somebody has solved is kept by its number."""
    first = sorted(ALL, key=lambda puzzle: puzzle.id)[:200]
    told = [[one.id, one.grade, one.goal, one.position, list(one.solution)] for one in first]
    digest = sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
    assert digest == "b1272d4745a1ee048b07184c7e8435c8abf7d02e10cc757285cc8e185bd56ea0"


def test_added_puzzles_go_on_counting() -> None:
    old = [{"id": 1, "grade": 1}, {"id": 2, "grade": 5}]
    new = [{"id": 1, "grade": 1}, {"id": 2, "grade": 3}]
    told = [(entry["id"], entry["grade"]) for entry in lab.merged(old, new)]
    assert told == [(1, 1), (3, 1), (4, 3), (2, 5)]
    assert lab.merged([], new) == new


def test_puzzles_are_added_to_puzzles_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("[]", "nothing"):
        (tmp_path / "file").write_text(text)
        assert main(["lab", "puzzles", "--number", "1", "--add", str(tmp_path / "file")]) != 0
        assert "holds no puzzles to add to" in capsys.readouterr().err


def test_grades_and_ratings_follow_the_search() -> None:
    easy = {"goal": {"score": 2}, "solution": ["a"] * 3, "share": 10.0, "nodes": 300}
    hard = {"goal": {"score": 2}, "solution": ["a"] * 8, "share": 3000.0, "nodes": 30_000}
    one, other = lab.graded([hard, easy])
    assert (one["id"], one["nodes"]) == (1, 300)
    assert one["grade"] < other["grade"]
    assert one["rating"] < 1500 < other["rating"]
    # A threat may be built by placements alone, of which no node is made; the opponent's turn counts too.
    built = {**easy, "nodes": 0}
    assert lab.hardness(built) < lab.hardness({**built, "goal": {"hold": "Knight"}})


def test_a_legend_is_never_made_of_a_gateway() -> None:
    data = {"schools": ["everfrost", "nethervoid"], "pieces": {"orange": "d4* e5*"}, "gateway": {"nethervoid": "d4"}}
    for seed in range(6):
        assert dealing.with_legend(data, Random(seed))["pieces"]["orange"] == "d4* e5**"


def test_a_school_that_freezes_may_be_given_a_card_in_play() -> None:
    given = dealing.with_frozen({"schools": ["everfrost", "nethervoid"]}, Random(1))["frozen"]
    assert list(given) == ["everfrost"]
    assert dealing.with_frozen({"schools": ["everfrost", "northern"], "frozen": given}, Random(2))["frozen"] == given


def in_part(share: int) -> list[Any]:
    """Every puzzle as a case of its own, most of them only in a whole run."""
    return [
        pytest.param(puzzle, id=str(puzzle.id), marks=[] if number % share == 0 else pytest.mark.slow)
        for number, puzzle in enumerate(ALL)
    ]


@pytest.mark.parametrize("puzzle", in_part(3))
def test_solution_reaches_the_goal(puzzle: puzzles.Puzzle) -> None:
    assert set(puzzle.position) <= layout.KEYS
    assert 1 <= puzzle.ways <= 2
    game = puzzle.begin()
    goal = goals.Goal.set(puzzle.goal, game)
    assert not goal.met(game)
    for choice in puzzle.solution:
        assert game.position.turn == goal.turn
        game.play(choice)
    assert goal.met(game)
    if "task" in puzzle.goal:
        colour = game.setup.colours[0]
        assert game.view(None)["claimed"][colour] == [puzzle.goal["task"]]
    if "score" in puzzle.goal:
        assert goals.scored(goal, game) == puzzle.goal["score"]
    if "legend" in puzzle.goal:
        assert sum("**" in word for word in puzzle.begin().view(None)["pieces"][game.setup.colours[1]].split()) == 1
    result = puzzles.check(puzzle, puzzle.solution)
    assert result["solved"]


@pytest.mark.parametrize("puzzle", in_part(6))
def test_greedy_play_misses_it(puzzle: puzzles.Puzzle) -> None:
    assert not lab.greedy_finds(puzzle.begin(), dict(puzzle.goal))


@pytest.mark.parametrize("puzzle", in_part(120))
def test_ways_are_those_a_full_search_finds(puzzle: puzzles.Puzzle) -> None:
    position = puzzle.begin().position
    found = Turn(Point(position), 100_000, aim=aim_of(puzzle.goal, position)).search()
    kind, value = next(iter(puzzle.goal.items()))
    assert len(different(found.ways[kind, value])) == puzzle.ways
    if kind == "score":
        assert max(points for other, points in found.ways if other == "score") == value


def test_what_a_motif_is_about_cannot_be_left_out() -> None:
    """Every way to the goal of a puzzle with a flare or a warp effect uses it: the whole turn has no other."""
    for motif in ("flare", "warp"):
        puzzle = max((one for one in ALL if motif in one.motifs), key=lambda one: one.id)
        found = Turn(Point(puzzle.begin().position), 100_000).search()
        ways = different(found.ways[next(iter(puzzle.goal.items()))])
        assert len(ways) == puzzle.ways
        assert all(any(used.startswith(motif) for used in group) for group in ways)


@pytest.mark.parametrize("lang", CODES)
def test_first_hints_are_ideas(lang: str) -> None:
    """The first hint of a flare, a warp effect or a threat says what to think of, and names neither card nor square."""
    texts = set()
    for motif in ("flare", "warp", "two_turns"):
        puzzle = next(one for one in ALL if motif in one.motifs)
        given = hint(puzzle.goal, puzzle.begin(), puzzle.solution, IDEA, lang)
        assert given.text
        assert (given.cards, given.squares) == ((), ())
        texts.add(given.text)
    assert len(texts) == 3


# -- using them --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", CODES)
def test_puzzles_in_words(lang: str) -> None:
    for puzzle in ALL[::20]:
        shown = puzzle.describe(lang)
        json.dumps(shown)
        assert "solution" not in shown
        assert shown["text"]
        assert "{" not in shown["text"]
        assert shown["grade_name"]


def test_every_day_has_its_puzzle() -> None:
    first = date(2026, 3, 1)
    days = [puzzles.daily(first + timedelta(days=number)) for number in range(len(ALL))]
    assert sorted(puzzle.id for puzzle in days if puzzle) == sorted(puzzle.id for puzzle in ALL)
    assert all(one.grade != other.grade for one, other in pairwise(days) if one and other)
    assert puzzles.daily(first) == days[0]
    assert puzzles.daily(date(2020, 2, 29)) in ALL


def test_wrong_and_unfinished_attempts() -> None:
    puzzle = next(puzzle for puzzle in ALL if "task" in puzzle.goal)
    assert puzzles.check(puzzle, [])["outcome"] == "unfinished"
    # What the rules refuse is no miss.
    for choices in (["x"], ["summon Nobody e5"]):
        with pytest.raises(puzzles.Misfit, match="does not fit the puzzle"):
            puzzles.check(puzzle, choices)
    game = puzzle.begin()
    choices = []
    while game.position.turn == 1:
        choice = next((str(o) for o in game.options if o.kind == "place"), "end")
        choices.append(choice)
        game.play(choice)
    assert puzzles.check(puzzle, choices)["outcome"] == "missed"
    assert puzzles.puzzle(1) == ALL[0]
    with pytest.raises(UnknownName):
        puzzles.puzzle(0)


# -- the search --------------------------------------------------------------------------------------------------------
def searched(quick: bool = False, most: int = 20_000, **keys: Any) -> Found:
    game = Game(layout.read({"schools": ["southern", "northern"], **keys}))
    return Turn(Point(game.position), most, quick).search()


def test_a_search_finds_all_ways() -> None:
    """Two cards lead to two points, each by itself; both together are no third way."""
    found = searched(
        pieces={"red": "b3 c4 d4", "blue": "e4 f4 g4 h4"}, hand={"southern": ["Cannon", "Gun Tower"]}, actions=1
    )
    ways = different(found.ways["score", 2])
    assert set(ways) == {frozenset({"summon Cannon"})}
    assert ways[frozenset({"summon Cannon"})].path == ["summon Cannon d4", "E"]


def test_a_last_placement_counts() -> None:
    found = searched(
        form="high",
        pieces={"red": "d5 e4 e6 f5", "blue": "a5"},
        tasks=["Center Cross", "Side Chain", "Imprisonment", "Destruction"],
        actions=1,
    )
    assert found.ways["task", "Center Cross"][frozenset()].path == ["place e5", "claim Center Cross"]
    assert set(found.ways) == {("task", "Center Cross")}
    chain = searched(
        form="high",
        pieces={"red": "a5 b6 c5 d4 f4 g5 h6 i5", "blue": "d5"},
        tasks=["Side Chain", "Center Cross", "Imprisonment", "Destruction"],
        actions=1,
    )
    assert chain.ways["task", "Side Chain"][frozenset()].number == 3


def test_a_quick_search_finds_less_but_the_same() -> None:
    keys: dict[str, Any] = {"pieces": {"red": "e3 b5 b7", "blue": "d5 f5 e4 c6"}, "hand": {"southern": ["Swordmaster"]}}
    full, quick = searched(**keys), searched(quick=True, **keys)
    assert quick.nodes < full.nodes
    assert set(quick.ways) <= set(full.ways)


def test_a_search_has_a_limit() -> None:
    with pytest.raises(TooLarge):
        searched(most=50, pieces={"red": "e3 e5", "blue": "d4"}, hand={"southern": ["Swordmaster", "Herald"]})


def test_more_cards_are_no_new_way() -> None:
    one, two, both = frozenset({"summon A"}), frozenset({"summon B"}), frozenset({"summon A", "summon B"})
    ways = {group: Way(1, []) for group in (one, two, both)}
    assert set(different(ways)) == {one, two}


# -- aimed at a motif --------------------------------------------------------------------------------------------------
def test_tasks_of_a_motif_are_near() -> None:
    data = {
        "form": "high",
        "schools": ["southern", "northern"],
        "pieces": {"red": "d5 e4 f5", "blue": "a5"},
        "tasks": ["Imprisonment", "Destruction", "Devastation", "End of Legends"],
    }
    dealt = aiming.with_near_tasks(data, Random(1))
    assert "Center Cross" in dealt["tasks"][:3]
    assert len(set(dealt["tasks"])) == 4
    duel = {key: value for key, value in data.items() if key != "tasks"}
    assert aiming.with_near_tasks({**duel, "form": "duel"}, Random(1)) == {**duel, "form": "duel"}


def test_a_threat_lacks_exactly_what_can_be_placed() -> None:
    """A being that is built up to cannot be summoned before, and can be after, with as many pieces as actions."""

    def summonable(red: list[str], card: str) -> bool:
        position = layout.read({**data, "pieces": {"red": " ".join(red)}, "hand": {"southern": [card]}})
        return any(option.kind == "summon" for option in Game(position).options)

    data: dict[str, Any] = {"form": "duel", "schools": ["southern", "northern"]}
    seen = Counter[int]()
    for seed in range(8):
        red = Random(seed).sample(["c4", "c5", "d4", "d6", "e4", "e6", "f3", "f5"], 4)
        for actions in (1, 2):
            for threat in aiming.threats({**data, "pieces": {"red": " ".join(red)}, "actions": actions}):
                assert not summonable(red, threat.being.name)
                for build in threat.builds:
                    assert summonable([*red, *(NAME[square] for square in build)], threat.being.name)
                    seen[len(build)] += 1
    assert set(seen) == {1, 2}


def test_a_card_in_play_is_in_no_hand() -> None:
    """A frozen card of the opponent is not dealt to its hand."""
    data: dict[str, Any] = {
        "form": "duel",
        "schools": ["southern", "everfrost"],
        "pieces": {"red": "d4 e5", "white": "c6 d6 e6"},
        "actions": 1,
    }
    assert "Ice Princess" in dealing.Dealer(data, Random(1), HOLD).theirs
    data["frozen"] = {"everfrost": "Ice Princess"}
    assert "Ice Princess" not in dealing.Dealer(data, Random(1), HOLD).theirs


# -- the mine ----------------------------------------------------------------------------------------------------------
def test_the_mine_is_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    lab.arguments(parser)
    printed = []
    for _ in range(2):
        assert lab.run(parser.parse_args(["--number", "1", "--seed", "9"])) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    found = [puzzles.read(entry) for entry in json.loads(printed[0])["puzzles"]]
    assert len(found) == 1
    assert all(puzzles.check(puzzle, puzzle.solution)["solved"] for puzzle in found)
