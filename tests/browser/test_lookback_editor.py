"""A position set up by hand in the browser, shared, analysed and played; and what the own games have come to."""

import re

import pytest

from .conftest import PHONE, Opening
from .person import Person
from .test_access import check
from .waiting import expect

SETUP = """form: duel
schools: southern, northern
pieces red: d4 f4
pieces blue: d5 e5
hand southern: Swordmaster
"""


def text_of(ada: Person) -> str:
    ada.page.get_by_role("tab", name="As text").click()
    return ada.page.locator("textarea").input_value()


def test_set_up_by_clicking_shared_analysed_and_played(person: Opening) -> None:
    ada = person()
    page = ada.page
    page.goto(f"{ada.address}/#/position")
    page.get_by_text("This position can be played.").wait_for()
    check(ada)
    # Players, stones, a card.
    page.get_by_label("Seat 1").select_option("southern")
    page.get_by_label("Seat 2").select_option("northern")
    for school, squares in (("Southern Empire", "d4 f4"), ("Northern Empire", "d5 e5 e6")):
        page.locator(f".palette label[title='common piece, {school}']").click()
        for square in squares.split():
            ada.square(square).click()
    ada.square("e6").click()  # The same stone again takes it away.
    page.get_by_label("Add a card: Southern Empire").select_option("Swordmaster")
    assert text_of(ada) == SETUP
    check(ada)
    # What is wrong is explained, and mended by taking it back.
    page.locator("textarea").fill(SETUP.replace("e5", "e5 e5"))
    page.get_by_role("button", name="Read the text").click()
    expect(page.locator(".verdict")).to_contain_text("Line 4: two pieces stand on e5")
    page.locator("textarea").fill("schools northern")
    page.get_by_role("button", name="Read the text").click()
    expect(page.locator(".verdict")).to_contain_text("Line 1: this is neither")
    expect(page.locator("textarea")).to_have_value("schools northern")
    page.locator("textarea").fill(SETUP)
    page.get_by_role("button", name="Read the text").click()
    expect(page.locator(".verdict")).to_contain_text("can be played")
    page.get_by_role("tab", name="Turn").click()
    page.get_by_label("Actions left").fill("1")
    page.get_by_label("Actions left").press("Tab")
    check(ada)
    expect(page).to_have_url(re.compile("actions:\\+1"))
    # The link leads others to the same position.
    bob = person(size=PHONE, lang="de")
    bob.page.goto(page.url)
    bob.page.get_by_text("Diese Stellung kann gespielt werden.").wait_for()
    expect(bob.page.locator("li", has_text="Schwertmeisterin")).to_be_visible()
    check(bob)
    # One that is wrong says so and stays to be mended.
    bob.page.goto(page.url.replace("d5+e5", "d5+e5+e5"))
    expect(bob.page.locator(".verdict")).to_contain_text("Zeile 4: auf e5 liegen zwei Steine")
    bob.page.get_by_role("tab", name="Als Text").click()
    expect(bob.page.locator("textarea")).to_have_value(re.compile("d5 e5 e5"))
    expect(bob.page.get_by_role("button", name="Spielen")).to_be_disabled()
    # The master knows what to do with it.
    page.get_by_role("tab", name="Analyse").click()
    page.get_by_role("button", name="Swordmaster: e4").focus()
    page.get_by_role("button", name="Analyse", exact=True).click()
    first = page.locator("article").first
    expect(first).to_contain_text("Swordmaster summoned on e4")
    first.get_by_role("button", name="Show").click()
    expect(page.locator(".verdict")).to_contain_text("A turn that was not played")
    page.get_by_role("button", name="Back to the position").click()
    # And it is played, both sides at this screen.
    page.get_by_role("button", name="Play it").click()
    page.get_by_role("dialog").locator("fieldset").nth(1).get_by_text("At this screen").click()
    page.get_by_role("button", name="Into the arena").click()
    assert ada.take_device()["stage"] == "turn"
    ada.card("Swordmaster").click()
    ada.page.mouse.move(5, 5)
    ada.look()
    ada.click("e4")
    assert "Swordmaster summoned on e4" in ada.log()


def test_a_position_of_a_game_goes_into_the_editor(person: Opening) -> None:
    from .test_lookback import at, upload

    ada = person()
    name = upload(ada)
    page = ada.page
    page.goto(f"{ada.address}/#/replay/{name}/20")
    at(page, 20)
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_text("This position can be played.").wait_for()
    whole = text_of(ada)
    assert "deck highland: " in whole
    assert "fate: " in whole
    # A card that changes hands is in one place only.
    page.get_by_role("tab", name="Set-up").click()
    page.get_by_role("button", name=re.compile("^Take ")).first.click()
    page.get_by_label("Add a card: Highland").select_option(index=1)
    expect(page.locator(".verdict")).to_contain_text("can be played")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_statistics_and_pages_in_every_language(person: Opening, lang: str) -> None:
    ada = person(lang=lang, size=PHONE if lang == "fr" else (1440, 900)).arrive()
    page = ada.page
    if lang == "en":
        ada.new_game("first", [("me", "northern"), ("bot", "southern", "novice")], seed=1)
        ada.attend()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Really resign?").click()
        page.get_by_role("button", name="To the lobby").click()
    links = {
        "en": ("Statistics", "Records", "Set up a position"),
        "de": ("Statistik", "Aufzeichnungen", "Stellung aufbauen"),
        "fr": ("Statistiques", "Parties notées", "Composer une position"),
    }[lang]
    for name in links:
        page.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        if name != links[2]:
            expect(page.locator("header nav [aria-current]")).to_be_in_viewport(ratio=0.99)
        if name == "Statistics":
            expect(page.get_by_role("row", name=re.compile(r"Novice \d"))).to_contain_text("1")
            expect(page.get_by_text("1 lost in a row")).to_be_visible()
        if lang != "de":  # by night and at noon, on a desk and on a phone
            check(ada)
        page.go_back()
        page.locator("main.lobby").wait_for()
