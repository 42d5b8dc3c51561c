"""What comes after a turn, replies and the own next turn, by which the champion compares turns that differ."""

from pathlib import Path
from random import Random

import pytest

from tashkalar import Game
from tashkalar.bots import Clock, Sight, make_bot
from tashkalar.bots.search.best_first import Search
from tashkalar.bots.search.ideas import different, ideas_of
from tashkalar.bots.search.replies import HANDS, Effort, OutOfTime, Replies, after_turn
from tashkalar.bots.search.tree import Node
from tashkalar.bots.values import arrays
from tashkalar.bots.values.evaluation import FEATURES, Judge, decided
from tashkalar.bots.values.inputs import input_names
from tashkalar.bots.values.net import KIND, load
from tashkalar.bots.values.weights import weights_for
from tashkalar.game.sampling import redealt
from tashkalar.rules.action import END
from tashkalar.rules.forms import find_form
from tashkalar.rules.position import ACT, Position

from .positions import KINDS, walked

DUEL = KINDS[4]
EFFORT = Effort(reply=150, own=60)


@pytest.fixture
def echo(tmp_path: Path) -> str:
    """A net that says what the weights say and 0.6 more; half of that counts. What comes after means all to it."""
    names = input_names(find_form("duel"), False)
    sizes = {"inputs": len(names), "features": len(FEATURES), "bias": 1, "second": 1, "second_bias": 1, "last": 1}
    parts = {name: ("f", [0.0] * size) for name, size in sizes.items()} | {"ends": ("f", [0.6, 1.0])}
    about = {"kind": KIND, "table": "duel", "nets": 1, "hidden": [1, 1], "features": list(FEATURES), "inputs": names}
    arrays.write(tmp_path / "echo.net", {**about, "trust": 0.5, "doubt": 0.01}, parts)
    return str(tmp_path / "echo.net")


def turns(position: Position, nodes: int = 400) -> tuple[Judge, list[Node]]:
    judge = Judge(position, position.seat, weights_for(position.setup.form))
    search = Search(judge, Clock(nodes=nodes))
    search.run(Node(position, None, None))
    return judge, search.best(6)


def replies(judge: Judge, net: str, clock: Clock) -> Replies:
    return Replies(judge, weights_for(judge.setup.form), clock, 5, EFFORT, 6.0, load(net))


def best(position: Position, nodes: int) -> Node:
    search = Search(Judge(position, position.seat, weights_for(position.setup.form)), Clock(nodes=nodes), width=8)
    search.run(Node(position, None, None))
    return search.best()[0]


def begun(seed: int) -> Position:
    """A position of a duel in which somebody has a turn before him."""
    return next(
        position
        for choices in range(20, 80)
        if (position := walked(DUEL, seed, choices).position).phase == ACT and position.actions == 2
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_is_worth_what_the_own_next_one_is_after_the_best_reply(echo: str, seed: int) -> None:
    judge, found = turns(begun(seed))
    compared = replies(judge, echo, Clock(nodes=100_000))
    for node in found[:3]:
        after = compared.dealt(node, judge.seat, world=2)
        assert after.seat != judge.seat
        again = after_turn(best(after, 150))
        assert again.seat == judge.seat
        assert compared.judged(node, 2) == pytest.approx(best(again, 60).value + 0.3)


def test_after_an_extra_turn_nobody_replies(echo: str) -> None:
    position = begun(1)
    judge, _ = turns(position)
    position.extra_turn, position.actions = True, 0
    node = Node(position, Node(position), END)
    compared = replies(judge, echo, Clock(nodes=100_000))
    after = compared.dealt(node, judge.seat, world=0)
    assert after.seat == judge.seat
    assert compared.judged(node, 0) == pytest.approx(best(after, 60).value + 0.3)


def test_of_turns_that_look_alike_the_one_with_the_best_future_is_best(echo: str) -> None:
    judge, found = turns(begun(2))
    for node in found:
        node.value = 0.0
    compared = replies(judge, echo, Clock(nodes=400_000))
    first, *others = compared.compare(found)
    means = {id(node): sum(compared.judged(node, world) for world in range(1, 9)) / 8 for node in [first, *others]}
    assert means[id(first)] > sum(means.values()) / len(means) + 0.05
    assert first.value == max(node.value for node in [first, *others])


def test_when_time_is_up_no_reply_is_looked_for(echo: str) -> None:
    judge, found = turns(begun(3))
    clock = Clock(nodes=1)
    clock.tick()
    with pytest.raises(OutOfTime):
        replies(judge, echo, clock).judged(found[0], 0)
    before = [(node, node.value) for node in found]
    kept = replies(judge, echo, clock).compare(found)
    assert [node for node, _ in before] == kept
    assert [node.value for node in kept] == pytest.approx([value for _, value in before])


def test_a_deal_is_the_same_for_all_turns_and_another_in_each_world(echo: str) -> None:
    position = begun(2)
    judge, found = turns(position)
    compared = replies(judge, echo, Clock(nodes=100_000))
    other = 1 - judge.seat
    dealt = [[compared.dealt(node, judge.seat, world).hands[other] for node in found[:2]] for world in range(5)]
    assert all(first == second for first, second in dealt)
    assert len({first for first, _ in dealt}) > 2


def test_deals_that_follow_each_other_put_other_cards_into_hidden_hands(echo: str) -> None:
    """So a few deals tell of more of the cards that may be there."""
    position = begun(2)
    judge, found = turns(position)
    compared = replies(judge, echo, Clock(nodes=100_000))
    other = 1 - judge.seat
    school = position.setup.played[other].deck
    for order in (0, HANDS):
        hands = [compared.dealt(found[0], judge.seat, order + deal).hands[other] for deal in range(HANDS)]
        held = [card for hand in hands for card in hand if card.deck == school]
        assert len(held) > HANDS
        assert len(set(held)) == len(held)


@pytest.mark.parametrize("left", [9, 6, 3, 0])
def test_where_few_cards_are_left_they_are_shuffled_again_and_again(left: int) -> None:
    """Deals from one order are others all the same."""
    position = begun(2)
    position.decks = tuple(deck[:left] for deck in position.decks)
    seat = position.seat
    dealt = [redealt(position, seat, Random(5), shift) for shift in range(20)]
    for other, school in enumerate(position.setup.played):
        whole = [
            sorted(card.name for card in (*one.hands[other], *one.decks[other]) if card.deck == school.deck)
            for one in (position, *dealt)
        ]
        assert all(cards == whole[0] for cards in whole)
    hidden = {tuple(sorted(card.name for card in one.hands[1 - seat])) for one in dealt}
    assert len(hidden) >= (10 if left else 1)
    drawn = {one.decks[seat] for one in dealt}
    assert len(drawn) >= (10 if left > 3 else 4 if left else 1)
    assert len({one.fate for one in dealt}) == 20
    # The first is what an order alone makes of it.
    assert dealt[0].hands == redealt(position, seat, Random(5)).hands


def test_a_game_that_ends_with_the_turn_is_judged_by_its_result(echo: str) -> None:
    position = last_turn(2)
    judge, found = turns(position)
    value = replies(judge, echo, Clock(nodes=100_000)).judged(found[0], 0)
    assert decided(value)
    assert (value > 0) == (found[0].value > 0)


def last_turn(seed: int) -> Position:
    position = begun(seed)
    position.remaining, position.last = 0, 1 - position.seat
    return position


class Asked:
    """In place of replies: notes which turns meet them, and when, and likes the one with these choices."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns: dict[str, float] = {}  # their values before any reply
        self.spent: list[int] = []
        self.liked = ""
        monkeypatch.setattr(Replies, "judged", lambda replies, node, world: self.judged(replies, node))

    def judged(self, replies: Replies, node: Node) -> float:
        self.turns[str(node.path())] = node.value
        replies.clock.tick(20)
        self.spent.append(replies.clock.spent_nodes)
        return 2.0 if str(node.path()) == self.liked else -2.0


@pytest.mark.parametrize("seed", range(3))
def test_the_champion_plays_the_turn_with_the_best_future(
    echo: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(monkeypatch)
    sight = Sight(Game(begun(seed)), rng=Random(1))
    clock = Clock(nodes=24_000)
    first = make_bot("champion", weights=echo).explain(sight, clock).turns[0]
    assert 2 <= len(asked.turns) <= 10
    assert max(asked.turns.values()) - min(asked.turns.values()) < 1.2
    assert clock.spent_nodes <= 24_100
    # Two fifths of the time go into the own turn.
    assert 20 * len(asked.spent) > 2000
    assert clock.spent_nodes - 20 * len(asked.spent) <= 9700
    chosen = "[" + ", ".join(f"<Option {choice}>" for choice in first.choices) + "]"
    for liked in [turn for turn in asked.turns if turn != chosen][:3]:
        asked.liked = liked
        told = make_bot("champion", weights=echo).explain(sight, Clock(nodes=24_000)).turns
        assert repr([*told[0].choices]) != repr([*first.choices])
        assert liked == "[" + ", ".join(f"<Option {choice}>" for choice in told[0].choices) + "]"
        chances = [turn.value or 0.0 for turn in told]
        assert chances == sorted(chances, reverse=True)


def test_in_a_short_time_the_own_turn_comes_first(echo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch)
    for nodes, searched in ((3000, 2550), (8000, 5000), (40_000, 16_000)):
        asked.spent.clear()
        clock = Clock(nodes=nodes)
        make_bot("champion", weights=echo).choose(Sight(Game(begun(2)), rng=Random(1)), clock)
        assert asked.spent
        assert clock.spent_nodes - 20 * len(asked.spent) == pytest.approx(searched, abs=100)


def test_a_game_that_is_decided_needs_no_reply(echo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the last turn of a game only the result counts."""
    asked = Asked(monkeypatch)
    for seed in range(4):
        make_bot("champion", weights=echo).choose(Sight(Game(last_turn(seed)), rng=Random(1)), Clock(nodes=3000))
    assert not asked.turns
    make_bot("champion", weights=echo).choose(Sight(Game(begun(2)), rng=Random(1)), Clock(nodes=3000))
    assert asked.turns


@pytest.mark.parametrize("kind", KINDS[1:], ids=lambda kind: f"{kind[0]}{len(kind[2])}{'team' if kind[1] else ''}")
def test_turns_are_played_on_where_the_net_says_how_far_it_can_be_doubted(
    kind: tuple[str, bool, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    judged = Replies.judged

    def noted(self: Replies, node: Node, world: int) -> float:
        asked.append(world)
        return judged(self, node, world)

    monkeypatch.setattr(Replies, "judged", noted)
    for seed in range(3):
        make_bot("champion").choose(Sight(walked(kind, seed, 30), rng=Random(1)), Clock(nodes=3000))
    assert bool(asked) == (kind[0] in ("duel", "high") and not kind[1])


@pytest.mark.parametrize("seed", range(3))
def test_turns_that_are_played_on_differ(seed: int) -> None:
    position = begun(seed)
    root = Node(position, None, None)
    search = Search(Judge(position, position.seat, weights_for(position.setup.form)), Clock(nodes=600))
    search.run(root)
    found = search.best(200)
    ideas = list(ideas_of(root, found).values())
    assert 3 < len(ideas) < 200
    assert different(root, found, 3, 2) == ideas[:3]
    # Where ideas are few, more turns of them are looked at.
    for first in ideas[:5]:
        alike = [node for node in found if len(ideas_of(root, [first, node])) == 1]
        assert different(root, alike, 8, 4) == alike[:4]
    assert len(different(root, found, len(found), 0)) == len(ideas)
