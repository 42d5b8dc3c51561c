"""Sides at a glance: teams as teams, who still has a turn, what a card costs; one tap away where room is scarce."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Server

from .conftest import DESK, Opening
from .moments import MOMENTS, arranged, sit
from .person import Person
from .scout import NAMES, played
from .waiting import expect

SMALL = (390, 664)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    file: Path = tmp_path_factory.mktemp("sides") / "games.sqlite"
    names = arranged(file, ["team", "melee-last", "warping"])
    with Server(file) as running:
        yield running.address, names


def seated(person: Opening, tables: tuple[str, dict[str, str]], name: str, size: tuple[int, int] = DESK) -> Person:
    address, names = tables
    ada = person(address=address, size=size, touch=size == SMALL)
    sit(ada, name, names[name])
    return ada


def sides() -> list[list[str]]:
    """The two teams, that of whoever looks last."""
    control = played(MOMENTS["team"].way).position.control
    return [[NAMES[(control + 1) % 2], NAMES[(control + 1) % 2 + 2]], [NAMES[control % 2], NAMES[control % 2 + 2]]]


def test_partners_share_a_frame_a_score_and_their_stones(person: Opening, tables: tuple[str, dict[str, str]]) -> None:
    page = seated(person, tables, "team").page
    teams = page.locator("section.team")
    expect(teams).to_have_count(2)
    expect(page.locator(".left .score")).to_have_count(2)
    own = sides()[1]
    expect(teams.first).to_contain_text(" & ".join(sides()[0]))
    expect(teams.last).to_contain_text(" & ".join(own))
    expect(teams.last).to_contain_text("blue stones" if "Ada" in own else "green stones")
    expect(teams.last.locator(".member .name")).to_have_text(own)
    # Each partner's deck, without the cards that lie sideways.
    left = played(MOMENTS["team"].way).view(None)["decks"]["northern"] - 6
    expect(teams.filter(has_text="Ada").locator(".member").first).to_contain_text(re.compile(rf"deck\s*{left}\s*6"))
    expect(teams.last.get_by_role("img", name="6 sideways")).to_have_count(2)


def test_a_team_and_its_piles_are_one_tap_away_on_a_phone(person: Opening, tables: tuple[str, dict[str, str]]) -> None:
    page = seated(person, tables, "team", SMALL).page
    chips = page.locator("header .chip")
    expect(chips).to_have_count(2)
    expect(chips.last.locator(".name")).to_have_text(sides()[1])
    expect(chips.last.locator(".now")).to_have_text(NAMES[played(MOMENTS["team"].way).position.control])
    chips.first.tap()
    told = page.get_by_role("dialog")
    expect(told.locator("section.team")).to_have_count(2)
    expect(told.get_by_role("heading", name=re.compile("^(Ada|Bob|Cem|Dot|Legends|Flares)"))).to_have_count(6)


@pytest.mark.parametrize("size", [DESK, SMALL])
def test_the_last_round_is_told_with_who_and_why(
    person: Opening, tables: tuple[str, dict[str, str]], size: tuple[int, int]
) -> None:
    game = played(MOMENTS["melee-last"].way)
    view = game.view(None)
    names = dict(zip(view["schools"], NAMES, strict=True))
    to_come = [names[school] for school in view["to_come"]]
    turn = next(line["turn"] for line in view["log"] if line["key"] == "end_triggered")
    page = seated(person, tables, "melee-last", size).page
    banner = page.locator(".last-round")
    expect(banner).to_contain_text(f"still to play: {', '.join(to_come)}")
    expect(banner.locator(".why")).to_contain_text(f"Turn {turn}: ")
    expect(banner.locator(".why")).to_contain_text(re.compile("drew the last card|reached the score"))
    if size == SMALL:
        expect(page.locator("header").get_by_role("img", name="still has a turn")).to_have_count(len(to_come))
        expect(page.locator("header").get_by_role("img", name="last turn", exact=True)).to_have_count(1)
        banner.tap()
        page.get_by_role("dialog").wait_for()
    seats = page.locator("section.seat")
    expect(seats.locator(".to_come")).to_have_text(["still has a turn"] * len(to_come))
    expect(seats.locator(".now")).to_have_text("last turn")
    # Beside it stands which school it is, and who is away.
    ada = seats.filter(has=page.get_by_text("Ada", exact=True))
    expect(ada.locator(".who")).to_contain_text(re.compile("Ada.*away.*Northern Empire"))


def test_a_pending_being_says_what_it_costs(person: Opening, tables: tuple[str, dict[str, str]]) -> None:
    page = seated(person, tables, "warping").page
    expect(page.locator("section.seat .pending")).to_contain_text("−2 points")
    expect(page.locator(".hand .cost")).to_have_text("−2")
