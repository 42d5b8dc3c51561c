"""Why a turn is good: what is said is true in the arena, and tells nothing that is hidden."""

from pathlib import Path
from random import Random

import pytest

from tashkalar.bots import Clock, Sight, make_bot
from tashkalar.bots.search.best_first import Search
from tashkalar.bots.search.ideas import ahead
from tashkalar.bots.search.reasons import reasons
from tashkalar.bots.search.review import review
from tashkalar.bots.search.tree import Node, root_of
from tashkalar.bots.values.evaluation import Judge
from tashkalar.bots.values.scale import as_chance
from tashkalar.bots.values.weights import weights_for
from tashkalar.game import Game, prospects, record
from tashkalar.rules.position import ACT, Position

GOLDEN = Path(__file__).parents[1] / "golden"


def turns(name: str, number: int) -> list[Game]:
    """The first turns of a golden game, each at its beginning."""
    found: list[Game] = []
    for now in Game.from_record((GOLDEN / f"{name}.game").read_text()).retold():
        new = not found or found[-1].position.turn != now.position.turn
        if now.position.phase == ACT and now.question is None and new:
            found.append(now.copy())
    return found[-number:]


def ended(game: Game, choices: list[str]) -> Position:
    """The arena at the end of a turn, before cards are drawn."""
    trial = game.copy()
    for choice in choices[:-1]:
        trial.play(choice)
    return trial.position


def can(position: Position, school: str, card: str) -> bool:
    """Whether a card of a hand can be summoned, as players are told."""
    seat = position.setup.seat_of(school)
    return any(one["card"] == card and one["count"] for one in prospects.beings(position, seat, nearest=False))


@pytest.mark.parametrize("name", ["duel-imperial", "high-highland-sylvan", "melee3", "team-duel"])
def test_what_is_said_is_true(name: str) -> None:
    told = 0
    for game in turns(name, 8)[:6]:
        turn = review(game, effort=0.05, number=1).turns[0]
        if turn.choices[-1] != "end":
            continue
        before, after = game.position, ended(game, turn.choices)
        mover = game.setup.schools[before.seat]
        found = reasons(before, after, before.seat, open_hands=True)
        for one in found.get("threatens", []):
            assert can(after, mover, one["card"])
            assert not can(before, mover, one["card"])
        for one in found.get("prevents", []):
            seat = game.setup.seat_of(one["school"])
            assert game.setup.side[seat] != game.setup.side[before.seat]
            assert can(before, one["school"], one["card"])
            assert not can(after, one["school"], one["card"])
        told += len(found)
    assert told, "there is always something to say"


def test_nothing_hidden_is_told() -> None:
    game = turns("duel-imperial", 8)[0]
    said = []
    for seed in (1, 2, 3):
        dealt = game.sample(str(game.to_move), Random(seed))
        choices = review(game, effort=0.05, number=1).turns[0].choices
        said.append(reasons(dealt.position, ended(dealt, choices), dealt.position.seat, open_hands=False))
    assert said[0] == said[1] == said[2]


def arena(blue: str, green: str) -> Position:
    lines = ["form: high", "schools: northern, sylvan", f"pieces blue: {blue}", f"pieces green: {green}"]
    lines += ["tasks: Center Cross, Diagonals, Green Legends, Red Legends", "hand northern: Champion"]
    return record.read_position("\n".join(lines))


def test_tasks_are_neared_and_kept_from_the_others() -> None:
    near, far = "e5 e4 e6 d5", "e5 e4 a4"
    assert reasons(arena("i5", near), arena("i5", far), 0, open_hands=False)["denies"] == [
        {"school": "sylvan", "task": "Center Cross"}
    ]
    assert reasons(arena(far, "i5"), arena(near, "i5"), 0, open_hands=False)["nears"] == ["Center Cross"]
    assert "nears" not in reasons(arena(near, "i5"), arena(near, "i5"), 0, open_hands=False)


def test_nothing_comes_after_the_last_turn() -> None:
    game = turns("duel-imperial", 8)[0]
    last = game.position.copy()
    last.remaining = 0
    assert reasons(game.position, last, last.seat, open_hands=True) == {}


# -- how much better ---------------------------------------------------------------------------------------------------
def test_how_far_a_turn_is_ahead_of_the_next_idea() -> None:
    """Turns that summon the same beings are one idea: what is ahead of them is measured against another one."""
    game = turns("duel-imperial", 8)[2]
    root = root_of(Sight(game, rng=Random(1)).sample(Random(1)))
    search = Search(Judge(root.position, root.position.seat, weights_for(game.setup.form)), Clock(nodes=600))
    search.run(root)
    found = search.best(200)

    def deeds(node: Node) -> set[str]:
        return {str(option.card) for option in node.path() if option.card is not None}

    same = [node for node in found if deeds(node) == deeds(found[0])]
    other = next(node for node in found if deeds(node) - deeds(found[0]))
    assert len(same) > 1
    assert ahead(root, same[:1]) == {}
    found[0].value, other.value = 1.2, 0.7
    told = ahead(root, [found[0], same[1], other])
    assert told["by"] == pytest.approx(as_chance(game.setup, 1.2) - as_chance(game.setup, 0.7), abs=1e-6)
    assert told["by"] > 0.05
    assert set(told["played"]) == {option.card.name for option in other.path() if option.card is not None}
    other.value = 1.3  # never a negative lead
    assert ahead(root, [found[0], other])["by"] == 0


def test_a_hint_says_by_how_much() -> None:
    game = turns("duel-imperial", 8)[2]
    best = make_bot("adept", 1).explain(Sight(game, rng=Random(1)), Clock(nodes=600)).turns
    assert 0 <= best[0].reasons["ahead"]["by"] <= 1
    assert all("ahead" not in turn.reasons for turn in best[1:])
