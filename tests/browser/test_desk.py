"""What a desktop has room for is whole: tasks, titles, badges, flares. Of what is not it is said how much is hidden."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.process import Server

from .conftest import Opening
from .moments import arranged, sit
from .person import Person

DESK = (1440, 900)
# Of every title whether its letters, with accents and descenders, are higher than its box.
CUT_TITLES = """() => [...document.querySelectorAll('.hand h3')].filter((title) => {
  const style = getComputedStyle(title), pen = document.createElement('canvas').getContext('2d');
  pen.font = `${style.fontSize} ${style.fontFamily}`;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText('Égpq');
  const line = parseFloat(style.lineHeight), padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  const lines = Math.round((title.clientHeight - padding) / line);
  return up + down + (lines - 1) * line > title.clientHeight;
}).map((title) => title.textContent)"""
CUT_BADGES = """() => [...document.querySelectorAll('.hand footer span')].filter((badge) =>
  badge.scrollWidth > badge.clientWidth || badge.scrollHeight > badge.clientHeight + 1
).map((badge) => badge.textContent)"""
# Texts of a flare that are cut although another line would fit.
CUT_FLARES = """() => [...document.querySelectorAll('.hand .halves')].filter((halves) => {
  const texts = [...halves.querySelectorAll('.effect')], line = parseFloat(getComputedStyle(texts[0]).lineHeight);
  const top = (text) => text.parentElement.querySelector('.rows').getBoundingClientRect().top;
  const free = texts.reduce((sum, text) => sum + top(text) - text.getBoundingClientRect().bottom, 0);
  return texts.some((text) => text.scrollHeight > text.clientHeight + 1) && free > line + 2 * 2;
}).length"""
LINES = """() => { const list = document.querySelector('.done ul'), box = list.getBoundingClientRect();
  return [...list.children].map((line) => line.getBoundingClientRect().bottom <= box.bottom + 1); }"""
Seen = Callable[[str, str], Person]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    file: Path = tmp_path_factory.mktemp("desk") / "games.sqlite"
    names = arranged(file, ["put-back", "last-round", "seven-cards", "many-cards", "claim", "list"])
    with Server(file) as running:
        yield running.address, names


@pytest.fixture
def seen(person: Opening, tables: tuple[str, dict[str, str]]) -> Seen:
    def sits(name: str, lang: str) -> Person:
        address, names = tables
        ada = person(lang=lang, address=address, size=DESK)
        sit(ada, name, names[name])
        return ada

    return sits


@pytest.mark.parametrize(
    ("name", "lang"), [("put-back", "de"), ("last-round", "fr"), ("seven-cards", "de"), ("many-cards", "de")]
)
def test_what_there_is_room_for_is_whole(seen: Seen, name: str, lang: str) -> None:
    page = seen(name, lang).page
    page.wait_for_timeout(100)  # what scrolls is marked after the first picture
    assert page.locator(".tasks .task").count() == 4
    assert page.locator(".tasks .list").get_attribute("tabindex") is None  # it need not be scrolled
    assert page.evaluate(CUT_TITLES) == []
    assert page.evaluate(CUT_BADGES) == []
    assert page.evaluate(CUT_FLARES) == 0


def test_lines_of_a_turn_that_do_not_fit_are_counted(seen: Seen) -> None:
    page = seen("claim", "en").page
    more = page.locator(".done h2 button:not(.read)")
    more.wait_for()
    fits = page.evaluate(LINES)
    assert more.inner_text() == f"+{fits.count(False)} more"
    more.click()
    more.wait_for(state="detached")
    assert page.evaluate(LINES)[-1]


def test_the_list_of_choices_ends_with_what_is_done_least(seen: Seen) -> None:
    titles = seen("list", "en").page.locator("dialog h3").all_inner_texts()
    assert titles == ["Place a stone", "Discard a card"]
