"""The Reef as a whole: its figures, its texts and examples, its look, and games in every form."""

from pathlib import Path

import pytest

from tashkalar import Game
from tashkalar.language import language
from tashkalar.learn import encyclopaedia
from tashkalar.rules.card import CARDS, COMMON, DECKS, Being
from tashkalar.rules.school import SCHOOLS

BEINGS = [card for card in DECKS.get("reef", []) if isinstance(card, Being)]
TESTS = Path(__file__).with_name("test_beings.py").read_text(encoding="utf-8")
NIGHT, NOON = "#181a26", "#fbf6ea"  # the panels of the browser client


def shape(being: Being) -> frozenset[tuple[int, ...]]:
    """Where the pieces of a figure stand around its summoning square, turned in every way."""
    return frozenset(one.cells for one in being.figure.orientations.values())


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_school_is_let_in() -> None:
    assert SCHOOLS["reef"].colour == "pink"
    assert len(BEINGS) == 18
    assert sum(being.rank == COMMON for being in BEINGS) == 5


def test_no_two_figures_are_the_same() -> None:
    others = [card for card in CARDS.values() if isinstance(card, Being) and card.deck != "reef"]
    assert len({shape(being) for being in BEINGS}) == len(BEINGS)
    assert not {shape(being) for being in BEINGS} & {shape(being) for being in others}


@pytest.mark.parametrize("being", BEINGS, ids=lambda being: being.name)
def test_every_being_is_tested_ruled_upon_and_shown(being: Being) -> None:
    assert f'"{being.name} ' in TESTS
    for code in ("en", "de"):
        entry = encyclopaedia.entry(being.name, code)
        assert entry["rulings"]
        assert entry["examples"]
        assert all(shown["caption"] for shown in entry["examples"])
    assert language("de").cards[being.name].name != being.name
    for example in encyclopaedia.examples(being.name):
        assert example.steps()[-1]["events"]


def test_what_french_lacks_is_english() -> None:
    assert language("fr").cards["Moray"] == language("en").cards["Moray"]
    assert language("fr").schools["reef"] == "School of the Reef"


def test_the_look_can_be_read() -> None:
    look = SCHOOLS["reef"].look
    assert look is not None
    assert contrast(look.ink, look.base) >= 4.5
    assert contrast(look.text, NIGHT) >= 4.5
    assert contrast(look.text_noon, NOON) >= 4.5


@pytest.mark.parametrize(
    ("form", "schools", "team"),
    [
        ("high", ["reef", "sylvan"], False),
        ("duel", ["highland", "reef"], False),
        ("melee", ["reef", "southern", "etherweavers"], False),
        ("high", ["northern", "reef", "sylvan", "highland"], True),
    ],
)
def test_a_game_of_every_form_it_plays_begins_with_its_cards(form: str, schools: list[str], team: bool) -> None:
    game = Game.new(form, schools, seed=1, team=team)
    assert all(CARDS[name].deck in ("reef", "legends", "flares") for name in game.view("reef")["hand"])
    assert Game.from_record(game.record()).view(None) == game.view(None)
