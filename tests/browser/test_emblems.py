"""Every being shows its own emblem: on card and tab, on its stone while its effect runs, in log and encyclopaedia."""

from playwright.sync_api import Locator

from tashkalar.game import Game
from tashkalar.language.decks import emblems
from tests.server.process import Server

from .company import lead
from .conftest import PHONE, Opening
from .scout import scout


def own(within: Locator) -> str | None:
    """The path of the one emblem there."""
    return within.locator("path.being, .being path").get_attribute("d")


def in_its_effect(game: Game) -> bool:
    return game.question is not None and game.being_square is not None


def test_card_stone_and_log(person: Opening, server: Server) -> None:
    ada = person()
    ada.sit_at(lead(server, scout("high", "northern highland", in_its_effect, False, 19)))
    ada.attend()
    page = ada.page
    name = page.locator(".strip h2").inner_text().strip()
    assert own(page.locator(".strip .who")) == emblems()[name]
    # One stone in the arena: that of the being whose effect runs.
    assert own(page.locator(".board")) == emblems()[name]
    summoned = page.locator(".log .line", has_text=f"{name} summoned").first
    assert own(summoned) == emblems()[name]
    for card in page.locator(".hand .card:not(.flare)").all():
        assert own(card.locator("header")) == emblems()[card.locator("h3").inner_text()]


def test_no_stone_keeps_it_after_the_effect(person: Opening, server: Server) -> None:
    ada = person()
    ada.sit_at(lead(server, scout("high", "northern highland", in_its_effect, False, 19)))
    ada.play(lambda seen: seen["stage"] != "effect")
    assert ada.page.locator(".board .being").count() == 0


def test_tile_and_entry(person: Opening) -> None:
    ada = person().arrive()
    page = ada.page
    page.goto(page.url.split("#")[0] + "#/cards")
    for shelf, name in (("Imperial", "Bomb"), ("Legends", "Titan")):
        page.get_by_role("button", name=shelf).click()
        tile = page.locator(".tile", has=page.get_by_text(name, exact=True))
        assert own(tile) == emblems()[name]
    tile.click()
    assert own(page.locator(".entry header")) == emblems()["Titan"]


def test_a_card_on_a_phone(person: Opening, server: Server) -> None:
    ada = person(PHONE, touch=True)
    ada.sit_at(lead(server, scout("high", "northern highland", lambda game: game.question is None, False, 19)))
    if ada.attend()["stage"] == "curtain":
        ada.take_device()
    card = ada.page.locator(".rail .card:not(.flare)").first
    assert own(card.locator("header")) == emblems()[card.locator("h3").inner_text()]
    for tab in ada.page.locator(".tabs button:not(.flare)").all():
        assert own(tab) == emblems()[tab.get_attribute("aria-label") or ""]
