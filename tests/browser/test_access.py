"""axe-core finds nothing on any screen, by night and at noon."""

from pathlib import Path

import pytest

from tests.server.process import Server

from .company import lead
from .conftest import DESK, PHONE, Opening
from .person import Person
from .scout import scout
from .test_turns import in_mid_effect
from .waiting import awaited

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE}
_RUN = """async (rules) => (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations
  .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)"""


def check(ada: Person) -> None:
    """In both themes, without the page noticing: axe comes in from outside, past its content security policy."""
    for theme in ("dark", "light"):
        ada.page.emulate_media(color_scheme=theme)
        ada.page.wait_for_function(
            "(hour) => document.documentElement.dataset.theme === hour", arg="night" if theme == "dark" else "noon"
        )
        if not ada.page.evaluate("'axe' in window"):
            ada.page.evaluate(AXE.read_text())
        # The hour changes colours and nothing else.
        rules = {} if theme == "dark" else {"runOnly": ["color-contrast"]}
        assert awaited(ada.page, "axe", _RUN, rules) == [], theme


@pytest.mark.parametrize("size", SIZES)
def test_lobby_turn_card_end_and_dialogs(person: Opening, size: str) -> None:
    ada = person(size=SIZES[size]).arrive()
    check(ada)
    ada.new_game("high", [("bot", "northern"), ("me", "southern")], seed=4)
    ada.attend()
    check(ada)
    page = ada.page
    page.locator(".hand .slot, .tabs button").first.click()
    check(ada)
    for name in ("All choices", "Discard piles", "Log"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog", name=name).wait_for()
        check(ada)
        page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    check(ada)
    page.get_by_role("button", name="Close").click()
    for square in ("a4", "i6"):
        ada.square(square).click()
        if size == "phone":
            ada.square(square).click()
        ada.attend()
    assert ada.look()["stage"] == "end"
    check(ada)


@pytest.mark.parametrize("size", SIZES)
def test_curtain_effect_and_result(person: Opening, server: Server, size: str) -> None:
    ada = person(size=SIZES[size]).arrive()
    ada.new_game("first", [("screen", "northern"), ("me", "southern")], seed=1)
    ada.play(lambda seen: seen["stage"] == "curtain")
    check(ada)
    ada.sit_at(lead(server, scout("high", "northern highland", in_mid_effect, False, 27)))
    assert ada.attend()["stage"] == "effect"
    check(ada)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Really resign?").click()
    ada.page.locator("main.result").wait_for()
    check(ada)
    ada.page.get_by_role("button", name="To the lobby").click()
    ada.page.locator(".games li").first.wait_for()
    check(ada)


def test_a_melee_of_four(person: Opening) -> None:
    ada = person().arrive()
    seats = [("me", "northern"), ("bot", "southern"), ("bot", "highland"), ("bot", "sylvan")]
    ada.new_game("melee", seats, seed=4)
    ada.attend()
    check(ada)
