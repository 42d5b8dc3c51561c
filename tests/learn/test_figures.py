"""Figures somebody draws: what the engine offers is what is counted; the same figure is known however it lies."""

import pytest

from tashkalar import Game, UnknownName
from tashkalar.game import layout
from tashkalar.learn import figures
from tashkalar.rules.arena import NAME, SQUARE
from tashkalar.rules.card import CARDS, Being
from tashkalar.rules.figure import Figure
from tashkalar.rules.school import SCHOOLS

TRIED = {
    "northern": ("Knight", "Swordmaster", "Herald"),
    "nethervoid": ("Demon of Lust",),
    "sylvan": ("Kiskin Spirit",),
}


def being(name: str) -> Being:
    found = CARDS[name]
    assert isinstance(found, Being)
    return found


@pytest.mark.parametrize(("school", "card"), [(school, card) for school, cards in TRIED.items() for card in cards])
def test_places_are_those_the_engine_offers(school: str, card: str) -> None:
    one = being(card)
    seen = 0
    for moment in figures.sample()[::40]:
        pieces = {SCHOOLS[school].colour: moment.own, "yellow": moment.others}
        data = {"form": "high", "schools": [school, "highland"], "pieces": pieces, "hand": {school: [card]}}
        position = layout.read(data)
        offered = {option.square for option in Game(position).options if option.kind == "summon"}
        assert {place.square for place in figures.places(one.figure, one.rank, moment)} == offered
        seen += bool(offered)
    assert seen, "a figure that lies nowhere shows nothing"


def test_often_is_counted() -> None:
    one = being("Knight")
    there = [moment for moment in figures.sample() if figures.places(one.figure, one.rank, moment)]
    assert figures.share(one.figure, one.rank) == len(there) / len(figures.sample()) > 0
    found = figures.judged(one.figure.drawing, one.rank)
    assert found["share"] == round(len(there) / len(figures.sample()), 4)
    assert "Knight" in found["alike"]
    assert "Knight" in [near["card"] for near in found["near"]]
    assert 0 <= found["rarer"] < found["beings"]


def test_examples_show_the_figure() -> None:
    for example in figures.judged(". o @\no . .", 1)["examples"]:
        own = {word.rstrip("*") for word in example["own"].split()}
        assert set(example["cells"]) <= own
        assert example["square"] in SQUARE


def test_the_same_however_it_lies() -> None:
    shape = figures.shape(Figure("o o .\n. @ O"))
    assert figures.shape(Figure(". o o\nO @ .")) == shape
    assert figures.shape(Figure(". O\no @\no .")) == shape
    assert figures.shape(Figure("o o .\n. @ o")) != shape
    assert figures.shape(Figure("o o .\n. # O")) != shape


def test_a_drawing_loses_what_is_empty_around_it() -> None:
    assert figures.written(Figure(". . . .\n. o . .\n. . @ .\n. . . .")) == "o .\n. @"


@pytest.mark.parametrize(
    ("drawing", "why"),
    [
        ("o", "no summoning square"),
        ("@", "at least one piece"),
        ("o @ @", "more than one summoning square"),
        ("o @\no", "not equally long"),
        ("q @", "means nothing"),
        ("", "no summoning|at least one"),
        ("\n".join(["o"] * 10), "at most 9"),
    ],
)
def test_what_cannot_be_a_figure(drawing: str, why: str) -> None:
    with pytest.raises(UnknownName, match=why):
        figures.judged(drawing, 1)


def test_every_square_has_a_name() -> None:
    assert len(figures.sample()) > 1000
    assert all(NAME[SQUARE[word[:2]]] == word[:2] for moment in figures.sample()[:20] for word in moment.own.split())
