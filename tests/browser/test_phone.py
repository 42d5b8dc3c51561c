"""What a phone has to offer beside the turn itself: seats and piles, a hint, a board that can be enlarged."""

import pytest

from tests.server.process import Server

from .company import lead
from .conftest import Opening
from .moments import MOMENTS
from .person import Person
from .waiting import expect

SMALL = (390, 664)


@pytest.fixture
def ada(person: Opening, server: Server) -> Person:
    someone = person(size=SMALL, touch=True)
    someone.sit_at(lead(server, MOMENTS["turn"].way))
    if someone.page.locator("main.curtain").count():
        someone.take_device()
    someone.attend()
    return someone


def test_seats_and_piles_are_one_tap_away(ada: Person) -> None:
    ada.page.locator(".seats .chip").first.tap()
    told = ada.page.get_by_role("dialog")
    expect(told.locator(".seat")).to_have_count(2)
    for title in ("Stones", "Deck", "Legends", "Flares"):
        assert title.lower() in told.inner_html().lower(), title


def test_a_hint_is_shown_and_played(ada: Person) -> None:
    before = ada.look()["state"]
    ada.page.get_by_role("button", name="Hint").tap()
    expect(ada.page.locator(".line", has_text="A good turn")).to_be_visible()
    ada.page.locator("footer .primary").tap()
    ada.page.wait_for_function("(old) => document.querySelector('main').dataset.state !== old", arg=before)


def test_the_board_is_enlarged_and_back(ada: Person) -> None:
    def width() -> float:
        box = ada.square("e5").bounding_box()
        assert box is not None
        return box["width"]

    before = width()
    ada.page.get_by_role("button", name="Enlarge the arena").tap()
    assert width() > 1.5 * before
    ada.square("e6").tap()
    expect(ada.page.locator("footer .primary")).to_be_enabled()
    ada.page.get_by_role("button", name="Show the whole arena").tap()
    assert width() == before


def test_tabs_tell_school_cards_legends_and_flare_apart(ada: Person) -> None:
    tabs = ada.page.locator(".tabs button")
    kinds = tabs.evaluate_all(
        "(all) => all.map((one) => ['legend', 'flare'].find((kind) => one.classList.contains(kind)))"
    )
    assert set(kinds) == {None, "legend", "flare"}
    looks = tabs.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundImage)")
    assert len(set(looks)) == 3


def test_a_card_that_pauses_on_its_way_stays_chosen(ada: Person) -> None:
    tabs = ada.page.locator(".tabs [aria-pressed]")
    tabs.nth(2).click()
    ada.page.locator(".rail").evaluate("(rail) => rail.scrollTo({ left: 0, behavior: 'instant' })")
    ada.page.wait_for_timeout(300)
    expect(tabs.nth(2)).to_have_attribute("aria-pressed", "true")
