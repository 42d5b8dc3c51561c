"""At the table: what is remembered, what lists show, and what is agreed before a game begins."""

from tests.server.process import Server

from .company import seated
from .conftest import PHONE, Opening
from .test_access import check
from .test_together import choose_menu, place_and_end, sit_down, stones
from .waiting import expect


def test_names_are_remembered(person: Opening) -> None:
    ada = person().arrive()
    names = ada.page.locator("fieldset.seat input[type=text]")
    names.nth(0).fill("Ada")
    ada.page.locator("fieldset.seat").nth(1).locator(".kinds label").nth(2).click()
    names.nth(1).fill("Bruno")
    ada.page.reload()
    expect(names.nth(0)).to_have_value("Ada")
    ada.page.locator("fieldset.seat").nth(1).locator(".kinds label").nth(2).click()
    expect(names.nth(1)).to_have_value("Bruno")


def test_games_in_the_lobby_show_position_and_score(person: Opening, server: Server) -> None:
    table, (token, _) = seated(server, "high", "northern sylvan", listed=True)
    ada = person()
    ada.sit_at(table, token)
    place_and_end(ada)
    ada.page.goto(f"{server.address}/#/")
    row = ada.page.locator(".games li")
    expect(row.locator("svg .stone")).to_have_count(1)
    assert row.locator(".score").get_attribute("aria-label") == "Points: Ada 0, Bob 0"
    # Whoever does not play finds it among the games to watch.
    dot = person().arrive()
    dot.page.locator(".others li", has_text="Ada and Bob").get_by_role("button", name="Watch").click()
    dot.page.locator("main[data-stage]").wait_for()


def test_schools_are_chosen_in_turn_and_the_game_begins(person: Opening) -> None:
    ada, bob = person().arrive(), person()
    page = ada.page
    page.locator(".forms label").nth(2).click()
    page.locator("fieldset.seat input[type=text]").first.fill("Ada")
    page.locator("fieldset.seat").nth(1).locator(".kinds label").nth(3).click()
    page.locator("summary").click()
    page.get_by_label("Seats without a school").select_option("drafted")
    page.get_by_role("group", name="Schools they may get").get_by_label("Sylvan").uncheck()
    page.locator("form .start").click()
    link = page.locator("main.draft input").input_value()
    bob.page.goto(link)
    bob.page.locator("main.arrival input").fill("Bob")
    bob.page.locator("main.arrival .primary").click()
    expect(bob.page.locator(".draft h2").first).to_have_text("Ada is choosing a school")
    expect(page.locator(".schools .btn", has_text="Sylvan")).to_have_count(0)
    page.locator(".schools .btn", has_text="Highland").click()
    expect(bob.page.locator(".draft h2").first).to_have_text("Choose a school")
    expect(bob.page.locator(".schools .btn", has_text="Highland")).to_have_count(0)
    bob.page.locator(".schools .btn", has_text="Northern").click()
    for someone in (ada, bob):
        someone.page.locator("main[data-stage]").wait_for()


def test_a_bot_chooses_for_somebody_who_does_not_come(person: Opening, server: Server) -> None:
    ada = person(PHONE).arrive()
    token = ada.page.evaluate("localStorage.getItem('tashkalar.token')")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Bob"}]
    made = server.call("/api/tables", {"form": "duel", "seats": seats, "drafted": True}, token)
    ada.page.goto(f"{server.address}/#/table/{made['table']}")
    ada.page.locator(".schools .btn", has_text="Highland").click()
    ada.page.get_by_text("Somebody does not come?").wait_for()
    check(ada)
    ada.page.get_by_role("button", name="Let a bot stand in").click()
    ada.page.locator("main[data-stage]").wait_for()


def test_a_turn_is_taken_back_when_the_other_allows_it(person: Opening, server: Server) -> None:
    ada, bob = sit_down(person, server, take_back="agreement")
    place_and_end(ada)
    bob.page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    choose_menu(ada, "Ask to take my last turn back")
    expect(ada.page.locator(".notice").first).to_contain_text("Waiting for Bob")
    bob.page.locator(".notice", has_text="Ada asks to take the last turn back").get_by_role(
        "button", name="Allow"
    ).click()
    ada.page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    # Everybody is told, and it stands in the log.
    for one, who in ((ada, "You have"), (bob, "Ada has")):
        expect(one.page.locator(".notice")).to_contain_text(f"{who} taken back turn 1")
        expect(one.page.locator(".log .back")).to_contain_text("everybody has agreed")
    assert stones(ada) == stones(bob) == 0
