"""Studies in the browser: made of a position, branched, written and drawn in by mouse and finger, read by others."""

import re
from typing import TYPE_CHECKING

from .conftest import Opening
from .person import Person
from .test_access import check
from .test_lookback_editor import SETUP
from .waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

SMALL = (390, 664)


def begin(somebody: Person, title: str) -> None:
    """A study of a position, by the button beside it."""
    page = somebody.page
    text = SETUP.strip().replace("\n", ";").replace(" ", "+")
    page.goto(f"{somebody.address}/#/position/{text}")
    page.get_by_role("button", name="Make a study").click()
    page.get_by_label("Title").fill(title)
    page.get_by_role("button", name="Make the study").click()
    page.locator("main.study[data-saving='0']").wait_for()


def kept(somebody: Person) -> None:
    """Everything that was changed is on the server."""
    somebody.page.locator("main.study[data-saving='0']").wait_for()


def pick(somebody: Person, square: str) -> None:
    """A square, once it is known that it can be chosen."""
    somebody.page.locator(f"[data-square='{square}'].next").wait_for(state="attached")
    somebody.square(square).click()


def lines(somebody: Person) -> "Locator":
    return somebody.page.locator(".tree button.choice")


def drag(somebody: Person, start: str, end: str, button: str = "left") -> None:
    mouse = somebody.page.mouse
    for square, act in ((start, "down"), (end, "up")):
        box = somebody.square(square).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        (mouse.down if act == "down" else mouse.up)(button=button)  # type: ignore[arg-type]


def test_a_study_is_branched_written_and_shared(person: Opening) -> None:
    ada = person()
    ada.expected.append("status of 400")  # a chapter that is refused
    page = ada.page
    begin(ada, "Swords")
    # A being from the hand, its effect, then back and another choice from the list.
    page.get_by_role("button", name="Swordmaster").click()
    pick(ada, "e4")
    pick(ada, "d5")
    expect(lines(ada)).to_have_count(3)
    expect(page.locator("main.study")).to_have_attribute("data-path", "2")
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="All choices").click()
    page.locator("dialog").get_by_role("button", name="Skip").click()
    expect(page.locator("main.study")).to_have_attribute("data-path", "1.1.0")
    expect(page.locator(".tree")).to_contain_text("variation")
    page.get_by_role("button", name="Make it the main line").click()
    expect(page.locator("main.study")).to_have_attribute("data-path", "2")
    # Words beside it, and drawings with the right button: what was drawn twice is gone.
    page.get_by_label("Comment").fill("Keeps the piece.")
    drag(ada, "e4", "e7", "right")
    drag(ada, "c5", "c5", "right")
    drag(ada, "g5", "g5", "right")
    drag(ada, "g5", "g5", "right")
    expect(page.locator(".layer .mark")).to_have_count(1)
    expect(page.locator(".layer .arrow.plain.whole")).to_have_count(1)
    kept(ada)
    check(ada)
    # A further chapter, by its text; and a name for it.
    page.get_by_role("tab", name="Chapters").click()
    page.get_by_role("button", name="Add a chapter").click()
    page.locator("textarea").fill("form: dual\nschools: southern, northern")
    page.get_by_role("button", name="Add a chapter").click()
    expect(page.get_by_role("alert").first).to_contain_text("did you mean “duel”?")
    page.locator("textarea").fill(SETUP)
    page.get_by_role("button", name="Add a chapter").click()
    expect(page.locator(".chapters .open")).to_have_count(2)
    expect(page.locator(".chapters .open").last).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Rename").last.click()
    page.get_by_label("Title").fill("The same again")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".chapters")).to_contain_text("2. The same again")
    page.locator(".chapters .open").first.click()
    expect(page.locator("main.study")).to_have_attribute("data-path", "0")
    page.get_by_role("tab", name="Moves").click()
    lines(ada).nth(2).click()
    expect(page.get_by_label("Comment")).to_have_value("Keeps the piece.")
    # Arrow keys walk the lines, past the buttons between them; the study stays where it is.
    for key, line in (("ArrowDown", 3), ("ArrowUp", 2), ("ArrowUp", 1)):
        page.keyboard.press(key)
        expect(lines(ada).nth(line)).to_be_focused()
    expect(page.locator("main.study")).to_have_attribute("data-path", "2")
    # Others read it, on a phone in another language, and change nothing.
    bob = person(size=SMALL, lang="de", touch=True)
    bob.page.goto(page.url)
    expect(bob.page.locator("main.study")).to_have_attribute("data-path", "2")
    expect(bob.page.locator(".layer .arrow.plain.whole")).to_have_count(1)
    expect(bob.page.locator(".tree")).to_contain_text("Keeps the piece.")
    expect(bob.page.get_by_text("nur zum Lesen")).to_be_visible()
    assert bob.page.locator(".note, .tree .deeds, .time .choices").count() == 0
    check(bob)
    # What was written can be taken along, and becomes a study again.
    with page.expect_download() as download:
        page.get_by_role("button", name="Download as text").click()
    text = download.value.path().read_text()
    assert "study: Swords\nchapter: Swords\n" in text
    assert re.search(r"1 southern: summon Swordmaster e4 \| -\ncomment: Keeps the piece\.\n", text)
    page.get_by_role("button", name="All studies").click()
    expect(page.locator("main.pages li")).to_have_count(1)
    page.locator("textarea").fill(text)
    page.get_by_role("button", name="Make the study").click()
    expect(lines(ada)).to_have_count(4)


def test_a_finger_draws_and_branches_on_a_phone(person: Opening) -> None:
    ada = person(size=SMALL, touch=True)
    page = ada.page
    begin(ada, "Fingers")
    touch = page.context.new_cdp_session(page)

    def stroke(*squares: str) -> None:
        for number, square in enumerate(squares):
            box = ada.square(square).bounding_box()
            assert box is not None
            point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
            kind = "touchMove" if number else "touchStart"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    # The first tap shows, the second one plays.
    page.get_by_role("button", name="All choices").wait_for()
    ada.square("c5").tap()
    ada.square("c5").tap()
    expect(lines(ada)).to_have_count(2)
    page.get_by_role("button", name="Draw", exact=True).tap()
    page.locator(".tones .bad").tap()
    page.locator("main.study").evaluate("(main) => main.scrollTo(0, 0)")
    stroke("d4", "e5", "f7")
    stroke("e5")
    expect(page.locator(".layer .arrow.bad.whole")).to_have_count(1)
    expect(page.locator(".layer .mark.bad")).to_have_count(1)
    expect(lines(ada)).to_have_count(2)  # a stroke plays nothing
    kept(ada)
    page.reload()
    expect(page.locator(".layer .arrow.bad.whole")).to_have_count(1)
    check(ada)
