"""Drawing a figure: by mouse and by keys, what is said of it, and its drawing for a card."""

from playwright.sync_api import expect

from .conftest import Opening
from .learner import Learner


def test_a_figure_is_drawn_and_judged(person: Opening) -> None:
    ada = person(size=(390, 664))
    page = ada.page
    Learner(ada).open("learn", "figure")
    verdict, cells = page.locator(".verdict"), page.locator(".grid button")
    expect(verdict).to_contain_text("Draw pieces and a summoning square")
    cells.nth(24).click()
    expect(verdict).to_contain_text("A summoning square is missing")
    page.get_by_role("radio", name="summoning square", exact=True).check(force=True)
    cells.nth(24).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("pre")).to_have_text('figure="""\n    o @\n"""')
    expect(verdict).to_contain_text("of 1640 positions")
    before = verdict.locator("b").inner_text()
    page.get_by_role("radio", name="own upgraded piece", exact=True).check(force=True)
    cells.nth(18).click()
    expect(verdict.locator("b")).not_to_have_text(before)
    assert page.locator(".examples svg").count() == 3
    # It is in the address, for another browser or another day; and one may begin with the figure of a card.
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("pre")).to_have_text('figure="""\n    . O\n    o @\n"""')
    Learner(ada).open("cards", "Knight")
    page.get_by_role("link", name="Change this figure").click()
    expect(page.locator(".alike")).to_contain_text("Knight")
