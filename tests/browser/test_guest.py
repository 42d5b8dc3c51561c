"""A school from another package in a real browser: chosen, played, read about, in its own colours and languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Server

from .conftest import DESK, Opening
from .person import Person
from .test_access import check

SIZES = {"desk": DESK, "phone": (390, 664)}
# What makes a stone of the Reef look like one, as the page has computed it: its colours, and the emblem that is drawn.
_STONE = """() => {
  const stone = document.querySelector('.board .school-reef');
  const emblem = stone.querySelector('.emblem');
  const box = emblem.getBoundingClientRect();
  const style = getComputedStyle(stone);
  return {
    base: style.getPropertyValue('--s-base'), text: style.getPropertyValue('--s-text'),
    ink: getComputedStyle(emblem).color, emblem: emblem.href.baseVal, drawn: Math.min(box.width, box.height) > 5,
    symbols: document.querySelectorAll('#emblem-reef').length, sheets: document.adoptedStyleSheets.length,
  };
}"""
_TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def visited(with_reef: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a guest."""
    with Server(tmp_path_factory.mktemp("visited") / "games.sqlite", **with_reef) as running:
        yield running


def speak(ada: Person, lang: str) -> None:
    """Choose a language in the lobby, and come back."""
    here = ada.page.url
    ada.page.goto(f"{ada.address}/#/")
    ada.page.locator("main.lobby footer select").first.select_option(lang)
    ada.page.goto(here)


@pytest.mark.parametrize("size", SIZES)
def test_a_duel_with_a_school_from_elsewhere(person: Opening, visited: Server, size: str) -> None:
    ada = person(size=SIZES[size], address=visited.address).arrive()
    schools = ada.page.locator("fieldset.seat").first.locator("select").first
    assert schools.locator("option").all_inner_texts()[-1] == "Reef"
    ada.new_game("duel", [("me", "reef"), ("bot", "southern", "random")], seed=4)
    ada.play(lambda seen: ada.page.locator(".board .school-reef").count() > 1 and seen["stage"] == "turn", seed=1)
    looks = {
        "base": "#f0629f",
        "ink": "rgb(56, 4, 29)",
        "emblem": "#emblem-reef",
        "drawn": True,
        "symbols": 1,
        "sheets": 1,
    }
    for theme in ("dark", "light"):
        ada.page.emulate_media(color_scheme=theme)
        hour, text = ("night", "#ff9cc6") if theme == "dark" else ("noon", "#9c1457")
        ada.page.wait_for_function("(hour) => document.documentElement.dataset.theme === hour", arg=hour)
        assert ada.page.evaluate(_STONE) == {**looks, "text": text}
        assert not ada.page.evaluate(_TOO_WIDE)
    check(ada)


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.slow)])
def test_its_cards_are_read_in_german_and_where_words_lack_in_english(
    person: Opening, visited: Server, size: str
) -> None:
    ada = person(size=SIZES[size], address=visited.address).arrive()
    page = ada.page
    page.goto(f"{ada.address}/#/cards")
    page.get_by_role("button", name="Reef", exact=True).click()
    assert page.locator(".shelves .tile").count() == 18
    page.locator(".tile", has_text="Moray").click()
    entry = page.locator("article.entry")
    entry.get_by_text("The Moray may make 1 combat move.").wait_for()
    assert entry.locator(".kind").inner_text() == "Heroic · Reef"
    heroes = entry.locator(".board .school-reef [href='#stone-heroic']")
    assert heroes.count() == 0
    entry.get_by_role("button", name="Play", exact=True).click()
    entry.get_by_role("button", name="Again").wait_for()
    assert heroes.count() == 1
    assert not page.evaluate(_TOO_WIDE)
    check(ada)
    speak(ada, "de")
    entry.get_by_role("heading", name="Muräne").wait_for()
    assert "Die Muräne darf 1 Kampfbewegung ausführen." in entry.inner_text()
    assert entry.locator(".kind").inner_text().endswith("· Riff")
    speak(ada, "fr")
    entry.get_by_role("heading", name="Moray").wait_for()
    assert "The Moray may make 1 combat move." in entry.inner_text()
    entry.locator(".kind").get_by_text("Héroïque · Reef", exact=True).wait_for()
    assert page.evaluate("() => document.adoptedStyleSheets.length") == 1


def test_its_example_can_be_tried_and_a_position_of_it_set_up(person: Opening, visited: Server) -> None:
    ada = person(address=visited.address).arrive()
    page = ada.page
    page.goto(f"{ada.address}/#/cards/Great%20Turtle")
    page.get_by_role("link", name="Try it yourself").click()
    page.locator("main[data-stage]").wait_for()
    assert page.locator(".board .body .school-reef").count() == 4
    page.goto(f"{ada.address}/#/position")
    page.get_by_label("Seat 1").select_option("reef")
    page.get_by_label("Add a card: Reef").select_option("Moray")
    assert page.locator("ul.school-reef li").inner_text().startswith("Moray")


def test_when_it_is_gone_its_games_say_so_and_the_rest_goes_on(
    person: Opening, with_reef: dict[str, str], tmp_path: Path
) -> None:
    with Server(tmp_path / "games.sqlite", **with_reef) as server:
        ada = person(address=server.address).arrive()
        ada.new_game("duel", [("me", "reef"), ("bot", "southern", "random")], seed=4)
        table = ada.page.url.rpartition("/")[2]
        ada.page.goto("about:blank")
        server.stop()
        server.environment = {}
        server.start()
        ada.expected.append("status of 409")
        ada.arrive()
        ada.page.locator("section li", has_text="Me and Bot 1").get_by_role("button").first.click()
        ada.page.get_by_text("its school reef is not installed here").wait_for()
        assert table in ada.page.url
        ada.page.goto(f"{server.address}/#/")
        ada.new_game("duel", [("me", "northern"), ("bot", "southern", "random")], seed=4)
        assert ada.attend()["stage"] == "turn"
