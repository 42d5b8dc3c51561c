"""What to do now: somebody new is told what a click does, new cards are marked, and a bot's thinking is seen."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tashkalar.game import Game
from tests.server.process import Server

from .company import TOKENS, prepare
from .conftest import Opening
from .moments import MOMENTS, arranged, ending, sit
from .person import Person
from .scout import TOKEN, scout
from .waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

SMALL: "ViewportSize" = {"width": 390, "height": 664}


SCHOOLS = "northern southern"


def will_draw(game: Game) -> bool:
    """The turn of the first seat ends, and it has played cards."""
    position = game.position
    held = sum(card.is_school for card in position.hands[0])
    return position.seat == 0 and ending(game) and held < 3


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    file: Path = tmp_path_factory.mktemp("guide") / "games.sqlite"
    names = {**arranged(file, ["turn", "melee-point"]), "draws": prepare(file, scout("high", SCHOOLS, will_draw))}
    with Server(file) as running:
        yield running.address, names


def seated(person: Opening, tables: tuple[str, dict[str, str]], name: str) -> Person:
    address, names = tables
    ada = person(address=address)
    if name in MOMENTS:
        sit(ada, name, names[name])
    else:
        ada.sit_at(names[name], TOKENS[0])
    return ada


def test_a_tip_is_told_until_it_is_known_and_again_on_request(
    person: Opening, tables: tuple[str, dict[str, str]]
) -> None:
    ada = seated(person, tables, "turn")
    page = ada.page
    page.evaluate("""() => localStorage.setItem('tashkalar.guide', '{"done": {"place": 2, "summon": 3}}')""")
    page.reload()
    tip = page.locator(".guide:visible")
    expect(tip).to_contain_text("Choose a square to place a stone")
    page.set_viewport_size(SMALL)
    expect(tip).to_contain_text("Choose a square to place a stone")
    page.set_viewport_size({"width": 1440, "height": 900})
    ada.click(sorted(ada.look()["squares"])[0])
    expect(tip).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    setting = page.get_by_label("Show tips")
    setting.uncheck()
    setting.check()
    page.keyboard.press("Escape")
    expect(tip).to_contain_text("Choose a square to place a stone")


def test_the_point_of_a_melee_has_a_tip(person: Opening, tables: tuple[str, dict[str, str]]) -> None:
    page = seated(person, tables, "melee-point").page
    expect(page.locator(".guide:visible")).to_contain_text("Your score is that of your lowest colour.")


def test_cards_that_were_drawn_are_marked_until_they_are_looked_at(
    person: Opening, tables: tuple[str, dict[str, str]]
) -> None:
    ada = seated(person, tables, "draws")
    page = ada.page
    expect(page.locator(".guide:visible")).to_contain_text("End your turn")
    expect(page.locator(".hand .fresh")).to_have_count(0)
    ada.patient = False
    ada.press("End turn")
    fresh = page.locator(".hand .slot", has=page.locator(".fresh"))
    expect(fresh.first).to_be_visible()
    number = fresh.count()
    page.reload()
    expect(fresh).to_have_count(number)
    page.set_viewport_size(SMALL)
    tabs = page.locator(".tabs .fresh")
    expect(tabs).to_have_count(number)
    tabs.first.click()
    expect(tabs).to_have_count(number - 1)


def test_whose_turn_it_is_and_for_how_long_a_bot_thinks(person: Opening, server: Server) -> None:
    seats = [
        {"kind": "bot", "school": "northern", "level": "master"},
        {"kind": "me", "name": "Ada", "school": "sylvan"},
    ]
    wanted = {"form": "high", "seats": seats, "pace": "longest"}
    ada = person()
    ada.sit_at(server.call("/api/tables", wanted, TOKEN)["table"])
    page = ada.page
    panel = page.locator("section.seat.turn")
    expect(panel.locator(".thinking")).to_be_visible()
    expect(panel.locator(".thinking .seconds")).to_have_text(re.compile(r"^[1-9]\d* s$"))
    page.set_viewport_size(SMALL)
    expect(page.locator("header .chip.turn .thinking-bar")).to_be_visible()
    expect(page.locator(".line .thinking")).to_be_visible()
