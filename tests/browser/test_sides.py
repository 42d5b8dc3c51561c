"""Sides at a glance: teams as teams, who still has a turn, what a card costs; one tap away where room is scarce."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Server

from .conftest import DESK, Opening
from .moments import arranged, sit
from .person import Person
from .waiting import expect

SMALL = (390, 664)
LAST = "Since turn 39: Cem drew the last card of the deck."


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    file: Path = tmp_path_factory.mktemp("sides") / "games.sqlite"
    names = arranged(file, ["team", "melee-last"])
    with Server(file) as running:
        yield running.address, names


def seated(person: Opening, tables: tuple[str, dict[str, str]], name: str, size: tuple[int, int] = DESK) -> Person:
    address, names = tables
    ada = person(address=address, size=size, touch=size == SMALL)
    sit(ada, name, names[name])
    return ada


def test_partners_share_a_frame_a_score_and_their_stones(person: Opening, tables: tuple[str, dict[str, str]]) -> None:
    page = seated(person, tables, "team").page
    teams = page.locator("section.team")
    expect(teams).to_have_count(2)
    expect(page.locator(".left .score")).to_have_count(2)
    expect(teams.first).to_contain_text("Bob & Dot")
    expect(teams.last).to_contain_text("Ada & Cem")
    expect(teams.last).to_contain_text("blue stones")
    expect(teams.last.locator(".member .name")).to_have_text(["Ada", "Cem"])
    # Each partner's deck, without the cards that lie sideways.
    expect(teams.last.locator(".member").first).to_contain_text(re.compile(r"deck\s*9\s*6"))
    expect(teams.last.get_by_role("img", name="6 sideways")).to_have_count(2)


def test_a_team_and_its_piles_are_one_tap_away_on_a_phone(person: Opening, tables: tuple[str, dict[str, str]]) -> None:
    page = seated(person, tables, "team", SMALL).page
    chips = page.locator("header .chip")
    expect(chips).to_have_count(2)
    expect(chips.last.locator(".name")).to_have_text(["Ada", "Cem"])
    expect(chips.last.locator(".now")).to_have_text("Ada")
    chips.first.tap()
    told = page.get_by_role("dialog")
    expect(told.locator("section.team")).to_have_count(2)
    expect(told.get_by_role("heading", name=re.compile("^(Ada|Bob|Cem|Dot|Legends|Flares)"))).to_have_count(6)


@pytest.mark.parametrize("size", [DESK, SMALL])
def test_the_last_round_is_told_with_who_and_why(
    person: Opening, tables: tuple[str, dict[str, str]], size: tuple[int, int]
) -> None:
    page = seated(person, tables, "melee-last", size).page
    banner = page.locator(".last-round")
    expect(banner).to_contain_text("still to play: Ada, Bob, Cem")
    expect(banner.get_by_text(LAST)).to_be_visible()
    if size == SMALL:
        expect(page.locator("header").get_by_role("img", name="still has a turn")).to_have_count(3)
        expect(page.locator("header").get_by_role("img", name="last turn", exact=True)).to_have_count(1)
        banner.tap()
        page.get_by_role("dialog").wait_for()
    seats = page.locator("section.seat")
    expect(seats.locator(".to_come")).to_have_text(["still has a turn"] * 3)
    expect(seats.locator(".now")).to_have_text("last turn")
    # Dot's pending being costs her two points in each colour, and it says so.
    expect(seats.locator(".pending")).to_contain_text("−2 in every colour")
