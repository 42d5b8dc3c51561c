"""The turns of the others as a story: told in order, told again, after a reload and to whoever watches."""

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.patience import Patience

from .conftest import DESK, Opening
from .person import Person
from .waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

MELEE = [("me", "northern"), ("bot", "southern"), ("bot", "highland"), ("bot", "sylvan")]
SMALL = (390, 664)

# Notes from now on who is told of, one after the other.
_LISTEN = """() => {
  window.heard = [];
  const note = () => {
    const title = document.querySelector('.story h2')?.textContent;
    if (title && heard.at(-1) !== title) heard.push(title);
  };
  note();
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def skip(ada: Person) -> None:
    ada.page.get_by_role("button", name="Skip", exact=True).click()


def pictures(ada: Person) -> "Locator":
    return ada.page.get_by_role("button", name=re.compile("^Replay:"))


def stage(ada: Person) -> str | None:
    return ada.page.locator("main").get_attribute("data-stage")


def end_turn(ada: Person) -> None:
    """Play on until it is the turn of the others."""
    rng, patience = Random(1), Patience("the end of her turn", 60)
    while stage(ada) != "wait" and patience.lasts(stage(ada)):
        ada.move(ada.look(), rng)


def begin(ada: Person) -> list[str]:
    """A melee against three bots, up to the end of one's own first turn; who plays then."""
    ada.new_game("melee", MELEE, seed=5)
    ada.attend()
    ada.page.evaluate(_LISTEN)
    ada.patient = False
    end_turn(ada)
    return [f"Bot {number} plays" for number in (1, 2, 3)]


def told(ada: Person) -> list[str]:
    """Everything that is told, once it is over."""
    ada.page.wait_for_function("() => heard.length > 0 && !document.querySelector('.story')", timeout=120_000)
    return list(ada.page.evaluate("heard"))


@pytest.mark.parametrize(
    ("motion", "size"), [("no-preference", DESK), pytest.param("reduce", DESK, marks=pytest.mark.slow)]
)
def test_three_turns_are_told_in_order(person: Opening, motion: str, size: tuple[int, int]) -> None:
    ada = person(motion=motion, size=size, story=True).arrive()
    bots = begin(ada)
    page = ada.page
    page.get_by_role("button", name="Speed 1×").click()
    page.get_by_role("button", name="Speed 2×").wait_for()
    # Bots think faster than turns are told: nothing may be lost when the next message comes.
    page.wait_for_function("() => document.querySelectorAll('.turns li').length === 3", timeout=60_000)
    assert told(ada) == bots
    assert stage(ada) == "turn"
    # The speed is remembered, and so are the turns: each can be told again.
    page.reload()
    expect(pictures(ada)).to_have_count(3)
    assert stage(ada) == "turn"
    page.evaluate(_LISTEN)
    pictures(ada).nth(1).click()
    page.get_by_role("button", name="Speed 2×").wait_for()
    assert told(ada) == [bots[1]]
    assert stage(ada) == "turn"


def test_the_story_can_be_steered_and_left(person: Opening) -> None:
    ada = person(motion="no-preference").arrive()
    bots = begin(ada)
    page = ada.page
    story = page.locator(".story")
    story.wait_for()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Continue").wait_for()
    expect(story.locator("h2")).to_have_text(bots[0])
    # A slow machine may have told a little already.
    patience = Patience("the beginning of the story")
    while page.get_by_role("button", name="One step back").is_enabled() and patience.lasts():
        page.keyboard.press("ArrowLeft")
    expect(story.locator(".lines li")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    first = story.locator(".lines .now")
    first.wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(story.locator(".lines li")).to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('.turns li').length === 3", timeout=60_000)
    page.keyboard.press("s")
    expect(story.locator("h2")).to_have_text(bots[1])
    page.get_by_role("button", name="Skip this turn").click()
    expect(story.locator("h2")).to_have_text(bots[2])
    # Whoever skips can choose at once.
    skip(ada)
    assert stage(ada) == "turn"
    assert ada.look()["squares"]
    assert story.count() == 0


def test_a_round_is_one_tap_away_on_a_phone(person: Opening) -> None:
    ada = person(motion="reduce", size=SMALL, touch=True, story=True).arrive()
    ada.new_game("melee", MELEE, seed=5)
    ada.attend()
    page = ada.page
    page.goto(page.url)
    page.set_viewport_size({"width": 1280, "height": 900})
    ada.patient = False
    page.evaluate(_LISTEN)
    end_turn(ada)
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    skip_button = page.get_by_role("button", name="Skip", exact=True)
    skip_button.wait_for()
    box = skip_button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SMALL[1]
    page.wait_for_function(
        "() => !document.querySelector('.story') || document.querySelectorAll('.story .turns i').length === 3"
    )
    patience = Patience("the end of the stories", 60)
    while (page.locator(".story").count() > 0 or stage(ada) == "wait") and patience.lasts(stage(ada)):
        if skip_button.count() > 0:
            skip_button.tap()
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Turns of this round").tap()
    expect(pictures(ada)).to_have_count(3)
    pictures(ada).nth(2).tap()
    expect(page.locator(".story h2")).to_have_text("Bot 3 plays")


def test_whoever_watches_sees_the_round_and_nothing_taken_back(person: Opening) -> None:
    ada = person(motion="no-preference").arrive()
    ada.new_game("melee", MELEE, seed=5)
    ada.attend()
    cem = person(motion="no-preference")
    cem.page.goto(ada.page.url)
    cem.page.locator("main[data-stage]").wait_for()
    cem.page.evaluate(_LISTEN)
    # Ada thinks twice; what she takes back was never played.
    square = sorted(ada.look()["squares"])[0]
    ada.click(square)
    ada.press("Undo")
    ada.patient = False
    end_turn(ada)
    # The set-up is a picture of its own.
    round_ = ["Bot 3", "Me", "Bot 1", "Bot 2", "Bot 3"]
    expect(cem.page.locator(".turns .name")).to_have_text(round_)
    skip(cem)
    cem.page.reload()
    expect(cem.page.locator(".turns .name")).to_have_text(round_)
    cem.page.evaluate(_LISTEN)
    pictures(cem).nth(1).click()
    pause = cem.page.get_by_role("button", name="Pause")
    pause.click()
    lines: list[str] = []
    patience = Patience("the end of the story")
    while cem.page.locator(".story").count() > 0 and patience.lasts(lines):
        lines += cem.page.locator(".story .lines .now").all_inner_texts()
        cem.page.keyboard.press("ArrowRight")
    assert cem.page.evaluate("heard") == ["Me plays"]
    assert lines
    assert not any(square in line for line in lines)
