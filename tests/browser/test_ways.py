"""Phone, keyboard, languages, and help: the same game in other hands."""

import re

import pytest

from .conftest import PHONE, Opening


def test_a_game_on_a_phone(person: Opening) -> None:
    ada = person(size=PHONE, touch=True).arrive()
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.new_game("high", [("bot", "southern"), ("me", "northern")], seed=4)
    state = ada.attend()["state"]
    board, sheet = page.locator(".board-place").bounding_box(), page.locator(".sheet").bounding_box()
    assert board
    assert sheet
    assert board["width"] == PHONE[0]
    assert sheet["y"] >= board["y"] + board["height"] - 1
    # Every turn by two taps: the first shows, the second plays. In between the big button says what would happen.
    ada.square("e5").tap()
    assert ada.look()["state"] == state
    page.get_by_role("button", name="Place on e5").wait_for()
    ada.square("e5").tap()
    page.wait_for_function("(old) => document.querySelector('main').dataset.state !== old", arg=state)
    state = ada.attend()["state"]
    ada.square("e6").tap()
    page.get_by_role("button", name="Place on e6").click()
    page.wait_for_function("(old) => document.querySelector('main').dataset.state !== old", arg=state)
    assert ada.attend()["stage"] == "end"
    page.get_by_role("button", name="End turn").click()
    page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    assert ada.square("e5").get_attribute("aria-label") == "e5, red square, common piece, you"
    # A card: its tab brings it into focus, the sheet stays below the board.
    tab = page.locator(".tabs button").nth(1)
    tab.tap()
    assert tab.get_attribute("aria-pressed") == "true"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Log", exact=True).click()
    assert "Stone placed on e5" in page.locator("dialog").inner_text()


def test_with_the_keyboard_alone(person: Opening) -> None:
    """From the lobby to the end of a turn without a pointer, with what is in focus always in sight."""
    ada = person().arrive()
    page = ada.page

    def tab_to(test: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(f"() => document.activeElement.matches({test!r})"):
                return
        raise AssertionError(f"no way by tab to {test}")

    tab_to(".start")
    page.keyboard.press("Enter")
    ada.attend()
    tab_to("[data-square]")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.square") == "e6"
    assert page.locator(".board rect.key").is_visible()
    page.keyboard.press("Enter")
    ada.attend()
    assert "Stone placed on e6" in ada.log()
    assert ada.look()["stage"] == "end"
    tab_to(".sum .primary")
    page.keyboard.press("Enter")
    seen = ada.attend()
    assert seen["stage"] == "turn"
    tab_to("[data-square]")
    here = page.evaluate("document.activeElement.dataset.square")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.dataset.square") != here
    # A card: focus reads it, Enter keeps it in focus, Escape lets go of it.
    tab_to(".hand .cover")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.ariaPressed") == "true"
    page.keyboard.press("Enter")
    # All choices are there as a list of words.
    tab_to("[aria-label='Choices as a list']")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    tab_to("dialog li .btn")
    page.keyboard.press("Enter")
    assert ada.attend()["state"] != seen["state"]
    assert page.get_by_role("status").count() >= 1


ENGLISH = re.compile(r"\b(the|stone|turn|and|of|your|short|cards?|played|free|lacks)\b", re.IGNORECASE)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ["Neues Spiel", "In die Arena", "Leuchtfeuer", "Ziele", "Zug beenden", "Verlauf"]),
        ("fr", ["Nouvelle partie", "Dans l’arène", "Ruse", "Objectifs", "Finir le tour", "Journal"]),
    ],
)
def test_the_browser_s_language(person: Opening, lang: str, words: list[str]) -> None:
    ada = person(lang=lang).arrive()
    text = ada.page.locator("main").inner_text()
    ada.new_game("high", [("me", "etherweavers"), ("bot", "sylvan")], seed=6)
    seen = ada.attend()
    text += ada.page.locator("main").inner_text()
    for square in sorted(seen["squares"])[:2]:
        ada.click(square)
    text += ada.page.locator("main").inner_text()
    ada.page.locator(".sum .primary").click()
    ada.attend()
    text += ada.page.locator("main").inner_text()
    assert [word for word in words if word not in text] == []
    assert ENGLISH.findall(text) == []
    assert ada.page.evaluate("document.documentElement.lang") == lang


def test_the_language_can_be_changed_in_mid_game(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("bot", "sylvan")], seed=6)
    ada.attend()
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Schließen").click()
    page.get_by_text("Noch eine Aktion").wait_for()
    page.reload()
    page.get_by_text("Noch eine Aktion").wait_for()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_card_looked_at_shows_its_whole_text(person: Opening, lang: str) -> None:
    ada = person(lang=lang).arrive()
    ada.new_game("high", [("me", "etherweavers"), ("bot", "northern")], seed=8)
    ada.attend()
    page = ada.page
    for number in range(page.locator(".hand .slot").count()):
        slot = page.locator(".hand .slot").nth(number)
        slot.hover()
        cut = slot.locator(".reads").evaluate_all("(all) => all.map((one) => one.scrollHeight - one.clientHeight)")
        assert max(cut) <= 1
        box = slot.locator(".card").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1440
        sizes = slot.locator(".reads").evaluate_all(
            "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
        )
        assert min(sizes) >= 13


def test_a_hint_is_shown_and_played(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("duel", [("me", "northern"), ("bot", "southern")], seed=4)
    state = ada.attend()["state"]
    ada.page.get_by_role("button", name="Hint").click()
    good = ada.page.get_by_role("button", name="A good turn")
    good.wait_for()
    good.click()
    ada.page.wait_for_function("(old) => document.querySelector('main').dataset.state !== old", arg=state)


def test_without_help_nothing_is_given_away(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("duel", [("me", "northern"), ("bot", "southern")], seed=4, assist="none")
    ada.attend()
    assert ada.page.get_by_role("button", name="Hint").count() == 0
    assert [text for text in ada.page.locator(".hand .school-northern footer").all_inner_texts() if text.strip()] == []
