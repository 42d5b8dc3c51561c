"""The encyclopaedia in the browser: an example of every deck, cards in play, and rules to look up."""

from tashkalar.learn import reference
from tashkalar.rules.card import DECKS
from tests.server.process import Server

from .company import lead
from .conftest import Opening
from .learner import Learner
from .scout import scout
from .test_turns import in_mid_effect

SHELVES = {
    "Imperial": "Swordmaster",
    "Highland": "Mountain Troll",
    "Sylvan": "Unicorn",
    "Etherweavers": "Polarity Queen",
    "Legends": "Fire Elemental",
    "Flares": "Flare F3",
    "Tasks": "Center Cross",
}


# What an example tells stands there only while it is told: it is noted when it comes.
_LISTEN = """() => {
  window.told = false;
  const look = () => { window.told ||= document.querySelector('figure .line b.sq') !== null; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_an_example_of_every_deck(person: Opening) -> None:
    ada = person()
    page = ada.page
    learner = Learner(ada)
    learner.open("cards")
    for shelf, name in SHELVES.items():
        page.get_by_role("button", name=shelf, exact=True).click()
        page.get_by_role("link", name=name).first.click()
        page.get_by_role("heading", name=name, level=1).wait_for()
        page.evaluate(_LISTEN)
        page.locator("figure").first.get_by_role("button", name="Play").click()
        page.wait_for_function("() => told")
    # Terms lead to terms, and the back button to where one came from.
    learner.open("cards", "Knight")
    page.get_by_role("link", name="combat moves").click()
    page.get_by_role("heading", name="Combat move", level=1).wait_for()
    page.go_back()
    page.get_by_role("heading", name="Knight", level=1).wait_for()
    assert page.locator(".plate svg[role=img]").count() >= 8
    page.get_by_label("Search cards").fill("gryphon")
    page.locator(".tile", has_text="Gryphon Rider").click()
    page.get_by_role("heading", name="Gryphon Rider", level=1).wait_for()
    # Trying it out, with the controls of a table.
    learner.open("cards", "Swordmaster")
    page.get_by_role("link", name="Try it yourself").first.click()
    page.wait_for_function("() => document.querySelector('main').dataset.state === '1'")
    learner.make(["summon Swordmaster e4", "d5"])
    assert "hero" in (ada.square("e4").get_attribute("aria-label") or "")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("heading", name="Swordmaster", level=1).wait_for()


def test_every_card_in_play_leads_to_its_entry(person: Opening, server: Server) -> None:
    ada = person()
    page = ada.page
    ada.sit_at(lead(server, scout("high", "northern highland", in_mid_effect, False, 27)))
    ada.attend()
    table = page.evaluate("location.hash")

    def read_and_leave() -> str:
        entry = page.locator("dialog article.entry")
        entry.wait_for()
        assert page.evaluate("decodeURIComponent(location.hash)") == f"{table}/cards/{entry.get_attribute('data-key')}"
        text = entry.inner_text()
        page.go_back()
        entry.wait_for(state="detached")
        assert page.evaluate("location.hash") == table
        return text

    page.locator(".strip .read").click()
    assert "In this game" in read_and_leave()
    page.locator(".tasks .read").first.click()
    read_and_leave()
    page.locator(".log button.reads").first.click()
    assert "Turn" in read_and_leave()
    page.get_by_role("button", name="Discard piles and decks").click()
    page.locator("dialog .slot .read").first.click()
    read_and_leave()
    page.get_by_role("button", name="Close").click()
    ada.press("Skip", "Skip the rest")
    ada.attend()
    # The game is still there, with its line open.
    assert page.locator("main[data-stage]").count() == 1


def test_rules_to_look_up(person: Opening) -> None:
    """Found by what people type, and from the question and the lesson they belong to."""
    ada = person()
    page = ada.page
    learner = Learner(ada)
    learner.open("cards")
    page.locator(".tile.rule").first.wait_for()
    assert page.locator(".tile.rule").count() == len(reference.rules())
    for words, name in (("deck empty", "When a deck is empty"), ("undo", "Taking back")):
        page.get_by_label("Search cards").fill(words)
        first = page.locator(".tile").first
        first.filter(has_text=name).click()
        page.get_by_role("heading", name=name, level=1).wait_for()
    page.get_by_role("link", name="Resigning").click()
    page.get_by_role("heading", name="Resigning", level=1).wait_for()
    # Flares can be told apart on their shelf.
    learner.open("cards")
    page.get_by_role("button", name="Flares", exact=True).click()
    told = [tuple(tile.locator(".flare, small").all_inner_texts()) for tile in page.locator(".tile:has(.flare)").all()]
    assert len(told) == len(set(told)) == len(DECKS["flares"])
    learner.begin("learn", "lesson", "place")
    for opener, rule in ((".turn .read", "turn-order"), (".coach .rules a:last-child", "passing")):
        page.locator(opener).click()
        page.locator(f"dialog article[data-key={rule}]").wait_for()
        page.go_back()
        page.locator("dialog").wait_for(state="detached")
    learner.make(["place e5"])
    page.locator(".sum .read").click()
    page.locator("dialog article[data-key=turn-end]").wait_for()
