"""Nothing is lost: undo, a page loaded anew, a server killed in mid-effect, hands hidden from the others."""

from pathlib import Path

from tests.server.process import Server

from .company import lead
from .conftest import Opening
from .person import Person
from .scout import scout
from .test_turns import in_mid_effect


def pieces(ada: Person) -> list[str]:
    """What lies on every square, as it is read out."""
    cells = ada.page.locator("[data-square]").all()
    return [(cell.get_attribute("aria-label") or "").removesuffix(", can be chosen") for cell in cells]


def test_everything_can_be_taken_back_until_the_turn_ends(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("bot", "southern"), ("me", "northern")], seed=2)
    seen = ada.attend()
    begun = pieces(ada)
    assert "Undo" not in [button["text"] for button in seen["buttons"]]
    for square in sorted(seen["squares"])[3:5]:
        ada.click(square)
        assert f"Stone placed on {square}" in ada.log().split("Turn 1")[0]
    assert ada.look()["stage"] == "end"
    ada.press("Undo")
    ada.press("Undo")
    assert pieces(ada) == begun
    assert "Stone placed" not in ada.log().split("Turn 1")[0]


def test_a_page_loaded_anew_in_mid_effect(person: Opening, server: Server) -> None:
    ada = person()
    ada.sit_at(lead(server, scout("high", "northern highland", in_mid_effect, False, 27)))
    assert ada.attend()["stage"] == "effect"
    before, question = pieces(ada), ada.page.locator(".strip").inner_text()
    ada.page.reload()
    if ada.attend()["stage"] == "curtain":
        ada.take_device()
    assert pieces(ada) == before
    assert ada.page.locator(".strip").inner_text() == question
    ada.play(lambda seen: seen["stage"] != "effect")


def test_a_server_killed_in_mid_effect(person: Opening, tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as mortal:
        ada = person(address=mortal.address)
        ada.sit_at(lead(mortal, scout("high", "northern highland", in_mid_effect, False, 27)))
        assert ada.attend()["stage"] == "effect"
        before, question = pieces(ada), ada.page.locator(".strip").inner_text()
        mortal.kill()
        ada.page.locator(".offline").wait_for()
        mortal.start()
        # Nobody touches the browser: it comes back by itself.
        ada.page.locator(".offline").wait_for(state="detached")
        # A new process does not know who held the shared screen, so its curtain falls.
        ada.page.locator("main.curtain").wait_for()
        ada.take_device()
        assert pieces(ada) == before
        assert ada.page.locator(".strip").inner_text() == question
        seen = ada.look()
        assert ada.press("Skip", "Skip the rest")["state"] != seen["state"]
        ada.press("Undo")
        assert ada.page.locator(".strip").inner_text() == question


def test_hands_are_hidden_while_the_device_is_passed(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("screen", "southern")], seed=2)
    assert ada.attend()["stage"] == "curtain"
    mine = {card["name"] for card in ada.take_device()["cards"]}
    ada.play(lambda seen: seen["stage"] == "curtain")
    page = ada.page
    assert page.locator("h1").inner_text() == "Pass the device to Player 2"
    assert page.locator(".card").count() == 0
    assert not any(name in page.content() for name in mine - {"Flare"})
    other = {card["name"] for card in ada.take_device()["cards"]}
    assert other != mine


def test_a_wish_that_cannot_be_gets_its_reason(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("bot", "southern"), ("me", "northern")], seed=2)
    square = sorted(ada.attend()["squares"])[0]
    ada.click(square)
    ada.click(square)
    ada.page.get_by_text("This square is occupied").first.wait_for()


def test_a_bot_s_turn_is_told_and_can_be_told_again(person: Opening) -> None:
    ada = person(motion="no-preference").arrive()
    ada.new_game("high", [("bot", "northern"), ("me", "southern")], seed=2)
    # At once: the button is there only while the turn is told.
    ada.page.get_by_role("button", name="Skip", exact=True).dispatch_event("click")
    assert ada.attend()["stage"] == "turn"
    assert "Turn 1, Bot" in ada.log()
    ada.page.get_by_role("button", name="Replay the last turns").click()
    ada.page.get_by_role("button", name="Skip", exact=True).wait_for()
    # A click on the board skips it as well.
    ada.page.mouse.click(*ada._centre("e5"))
    assert ada.attend()["stage"] == "turn"


def test_a_line_of_the_log_shows_itself_on_the_board(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("bot", "northern"), ("me", "southern")], seed=2)
    ada.attend()
    assert ada.page.locator(".told").count() == 0
    ada.page.locator(".log button", has_text="placed").first.hover()
    assert ada.page.locator(".told").count() > 0
