"""Summonings on offer equal those of a plain second implementation, in thousands of random cases."""

from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import layout
from tashkalar.rules import summoning
from tashkalar.rules.action import END
from tashkalar.rules.arena import SQUARE
from tashkalar.rules.card import DECKS, Being
from tashkalar.rules.school import SCHOOLS
from tashkalar.rules.summoning.improvised import told_apart
from tests.property.naive import choices

RANK_MARKS = ["", "", "", "*", "*", "**"]
NO_LEGENDS = ["", "", "*"]


def random_stones(rng: Random, sides: int, double: int, crowd: float, marks: list[str] = RANK_MARKS) -> list[str]:
    """A stone list per side; a crowded arena has no stones left in stock."""
    squares = list(SQUARE)
    rng.shuffle(squares)
    found = []
    for _ in range(sides):
        number = double if rng.random() < crowd else rng.randint(3, min(double, 13))
        legends = 0
        words = []
        for _ in range(number):
            mark = rng.choice(marks)
            if mark == "**" and legends == 3:
                mark = "*"
            legends += mark == "**"
            if squares:
                words.append(squares.pop() + mark)
        if crowd and number == double:
            # Every double-sided stone is in the arena: the legends come on top.
            words += [squares.pop() for _ in range(legends) if squares]
        found.append(" ".join(words))
    return found


def random_game(seed: int, **kind: Any) -> Game:
    """A random position with a whole school and the legends in hand."""
    rng = Random(seed)
    form = kind.get("form", "duel")
    number = kind.get("players", 2)
    schools = rng.sample(["northern", "southern", "highland", "sylvan", "etherweavers"], number)
    double = {2: 16, 3: 15, 4: 14}[number]
    lists = random_stones(rng, number, double, kind.get("crowd", 0.0), kind.get("marks", RANK_MARKS))
    cards = [card.name for card in (*DECKS[SCHOOLS[schools[0]].deck], *DECKS["legends"])]
    colours = [SCHOOLS[school].colour for school in schools]
    data: dict[str, Any] = {
        "form": form,
        "schools": schools,
        "pieces": dict(zip(colours, lists, strict=True)),
        "hand": {schools[0]: cards},
    }
    if form == "melee":
        spent = [colour for colour in colours[1:] if rng.random() < 0.3]
        data["improvised"] = {colours[0]: spent}
    if "removed" in kind:
        data["removed"] = {colours[0]: kind["removed"]}
    position = layout.read(data)
    position.borrow = kind.get("borrow", False)
    position.void = kind.get("void", False)
    return Game(position)


KINDS: dict[str, tuple[int, dict[str, Any]]] = {
    "plain": (14, {}),
    "shortage": (8, {"crowd": 1.0}),
    "war summoner": (7, {"borrow": True}),
    "void summoner": (7, {"void": True}),
    "both": (4, {"borrow": True, "void": True}),
    "melee of three": (7, {"form": "melee", "players": 3}),
    "melee of four": (5, {"form": "melee", "players": 4, "crowd": 0.3}),
    "melee of four in a shortage": (5, {"form": "melee", "players": 4, "crowd": 1.0}),
    "no legendary stones": (4, {"crowd": 1.0, "marks": ["", "*", "*", "*"], "removed": {"legendary": 3}}),
    "shortage without legends": (8, {"crowd": 1.0, "marks": NO_LEGENDS}),
    "melee of three in a shortage without legends": (
        6,
        {"form": "melee", "players": 3, "crowd": 1.0, "marks": NO_LEGENDS},
    ),
    "melee of four in a shortage without legends": (
        6,
        {"form": "melee", "players": 4, "crowd": 1.0, "marks": NO_LEGENDS},
    ),
    "melee and war summoner": (5, {"form": "melee", "players": 3, "borrow": True}),
    "melee, war and void summoner": (3, {"form": "melee", "players": 4, "borrow": True, "void": True, "crowd": 0.5}),
}
RUNS = [(name, index) for name, (number, _) in KINDS.items() for index in range(number)]


@pytest.mark.parametrize(("name", "index"), RUNS, ids=lambda value: str(value))
def test_summonings_as_worked_out_by_hand(name: str, index: int) -> None:
    game = random_game(hash_of(name) + index, **KINDS[name][1])
    offered: dict[str, list[str]] = {}
    for option in game.options:
        if option.kind == "summon":
            assert option.card is not None
            offered.setdefault(option.card.name, []).append(str(option))
    for card in game.position.hands[0]:
        assert isinstance(card, Being)
        assert sorted(offered.get(card.name, [])) == choices(game, card), card.name


@pytest.mark.parametrize("index", range(6))
def test_markers_are_found_the_short_way_as_the_long_way(index: int) -> None:
    """With the same matches in the same order: choices have a fixed order."""
    position = random_game(index, form="melee", players=3 + index % 2).position
    for side in range(position.setup.sides):
        free = position.setup.lenders[side][position.improvised[side]]
        for card in position.hands[0]:
            assert isinstance(card, Being)
            found = told_apart(position.wide, position.wide_upgraded, side, card.figure, free)
            assert list(found.items()) == list(summoning._assisted(position, side, card.figure).items())


@pytest.mark.parametrize("players", [3, 4])
def test_choices_that_spend_different_markers_are_counted_one_by_one(players: int) -> None:
    """Counting asks whose piece stands in the figure, drawing up looks at every enemy in turn."""
    several = 0
    for seed in range(40):
        options = random_game(seed, form="melee", players=players).options
        counted = len(options)
        markers: dict[Any, set[int]] = {}
        for option in options:
            if option.filling is not None and option.filling.spends >= 0:
                markers.setdefault((option.card, option.square), set()).add(option.filling.spends)
        assert len(list(options)) == counted
        several += sum(len(spent) > 1 for spent in markers.values())
    assert several > 20, several


@pytest.mark.parametrize(("name", "index"), RUNS, ids=lambda value: str(value))
def test_an_offer_is_the_same_however_one_looks_at_it(name: str, index: int) -> None:
    seen, other = (random_game(hash_of(name) + index, **KINDS[name][1]) for _ in range(2))
    counted = len(seen.options)
    texts = [str(option) for option in seen.options]
    assert len(texts) == counted == len(seen.options)
    order = list(range(len(texts)))
    Random(1).shuffle(order)
    for number in order:
        option = other.options[number]
        assert str(option) == texts[number]
        assert other.options[number] is option
    assert [str(option) for option in other.options] == texts
    assert all(
        one is two for one, two in zip(other.options, [other.options[i] for i in range(len(texts))], strict=True)
    )
    other.play(other.options[order[0]])


def test_what_is_on_offer_is_in_it_whoever_has_looked() -> None:
    offer = random_game(3).options
    fresh = random_game(3).options
    place = next(option for option in fresh if option.kind == "place")
    assert place in offer
    assert END not in offer
    assert offer[-1] is offer[len(offer) - 1]
    for number in (len(offer), -len(offer) - 1):
        with pytest.raises(IndexError):
            offer[number]


@pytest.mark.parametrize("name", KINDS)
def test_an_offer_stays_what_it_was_when_the_game_goes_on(name: str) -> None:
    """Its choices may be made later than they were counted."""
    kept, other = (random_game(hash_of(name) + 1, **KINDS[name][1]) for _ in range(2))
    offer, rng = kept.options, Random(2)
    for _ in range(12):
        kept.play(kept.options[rng.randrange(len(kept.options))])
    assert [str(option) for option in offer] == [str(option) for option in other.options]


def hash_of(name: str) -> int:
    return sum(map(ord, name)) * 1000


def test_the_random_positions_show_what_they_should() -> None:
    """The sample is worth something: it has shortages, named fillings, improvised summonings and legends."""
    texts = []
    for name, index in RUNS:
        game = random_game(hash_of(name) + index, **KINDS[name][1])
        texts += [str(option) for option in game.options if option.kind == "summon"]
    assert sum(" with " in text for text in texts) > 100
    assert sum(" from " in text for text in texts) > 100
    assert sum(" spending " in text for text in texts) > 3
    assert len({text.partition(" ")[2][:8] for text in texts}) > 60
