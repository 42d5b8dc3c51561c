"""What lasts beyond a turn is seen and used: cards in play, the Gateway, lost stones and actions, possessed colours."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Server

from .company import TOKENS
from .conftest import DESK, Opening
from .moments import MOMENTS, arranged, sit
from .person import Person
from .scout import played
from .waiting import expect

SMALL = (390, 664)
BOTH = pytest.mark.parametrize("size", [DESK, SMALL])
Tables = tuple[str, dict[str, str]]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    file: Path = tmp_path_factory.mktemp("lasting") / "games.sqlite"
    names = arranged(file, ["thaw", "thaw-end", "thaw-claim", "possessed", "slowed"])
    with Server(file) as running:
        yield running.address, names


def seated(person: Opening, tables: Tables, name: str, size: tuple[int, int], then: bool = False) -> Person:
    address, names = tables
    ada = person(address=address, size=size, touch=size == SMALL)
    sit(ada, name, names[name]) if then else ada.sit_at(names[name], TOKENS[played(MOMENTS[name].way).position.control])
    return ada


def thawed(ada: Person) -> None:
    """The card has left its place, and can be taken back, so that the table is as it was for the next one here."""
    button = ada.page.locator(".turn .btn, .sum .btn, footer .btn").filter(
        has=ada.page.locator("use[href='#icon-frost']")
    )
    in_play = ada.page.get_by_role("img", name="in play with its frozen effect").or_(button)
    expect(in_play).to_have_count(0)
    ada.page.get_by_role("button", name="Undo", exact=True).first.click()
    expect(in_play.first).to_be_visible()


def test_a_card_in_play_is_thawed_in_the_own_turn(person: Opening, tables: Tables) -> None:
    ada = seated(person, tables, "thaw", DESK, then=True)
    page = ada.page
    expect(page.locator(".hand").get_by_role("img", name="in play with its frozen effect")).to_have_count(1)
    page.locator(".turn").get_by_role("button", name="Thaw").click()
    thawed(ada)


def test_a_thumb_thaws_it_in_the_own_turn(person: Opening, tables: Tables) -> None:
    ada = seated(person, tables, "thaw", SMALL)
    page = ada.page
    page.locator(".tabs button").filter(has=page.get_by_role("img", name="in play with its frozen effect")).tap()
    button = page.locator("footer").get_by_role("button", name="Thaw: Crystal Grower")
    expect(button.locator("use")).to_have_attribute("href", "#icon-frost")
    button.tap()
    thawed(ada)


@pytest.mark.parametrize(("name", "card"), [("thaw-end", "Crystal Grower"), ("thaw-claim", "Frostweave Summoner")])
@BOTH
def test_it_is_thawed_before_the_turn_ends(
    person: Opening, tables: Tables, size: tuple[int, int], name: str, card: str
) -> None:
    """The button lies within the screen, whatever is told beside it."""
    ada = seated(person, tables, name, size)
    button = ada.page.locator(".sum").get_by_role("button", name=f"Thaw: {card}")
    expect(button).to_be_in_viewport(ratio=1)
    box, going = button.bounding_box(), ada.page.locator(".sum .go").bounding_box()
    assert box is not None
    assert going is not None
    assert box["y"] + box["height"] <= going["y"] or box["x"] + box["width"] <= going["x"]
    button.click()
    thawed(ada)


@BOTH
def test_a_possessed_colour_is_told_until_a_being_is_summoned(
    person: Opening, tables: Tables, size: tuple[int, int]
) -> None:
    page = seated(person, tables, "possessed", size).page
    note = page.get_by_role("note").filter(has_text="Next being")
    expect(note).to_have_text("Next being: only pieces of Bob")
    expect(note).to_be_in_viewport(ratio=1)


@BOTH
def test_the_gateway_is_marked_on_its_stone_and_named(person: Opening, tables: Tables, size: tuple[int, int]) -> None:
    page = seated(person, tables, "possessed", size).page
    mark = page.locator(".board .gateway")
    expect(mark).to_have_count(1)
    expect(mark).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("gridcell", name=re.compile(r"\bc3\b.*Gateway"))).to_have_count(1)


@BOTH
def test_a_lost_action_and_stones_out_of_the_game_are_seen(
    person: Opening, tables: Tables, size: tuple[int, int]
) -> None:
    page = seated(person, tables, "slowed", size).page
    if size == SMALL:
        expect(page.locator("header").get_by_role("img", name="One action fewer next turn")).to_be_visible()
        page.locator("header .chip").first.tap()
    told = page.get_by_role("dialog") if size == SMALL else page
    expect(told.locator(".slowed").filter(has_text="One action fewer next turn")).to_be_visible()
    expect(told.locator(".removed")).to_have_text("−1")
