"""Looking back in the browser: replays forwards and backwards, records, analysis, playing on."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tashkalar.game import Game

from .conftest import PHONE, Opening
from .person import Person
from .test_access import check
from .waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

GOLDEN = Path(__file__).parents[1] / "golden"
TEXT = (GOLDEN / "duel-late.game").read_text()
GAME = Game.from_record(TEXT)


def upload(ada: Person, text: str = TEXT, name: str = "") -> str:
    """Send in a record by hand; the name of the replay it leads to."""
    page = ada.page
    page.goto(f"{ada.address}/#/records")
    page.locator("textarea").fill(text)
    if name:
        page.locator("form input[type=text]").fill(name)
    page.locator("form button.primary").click()
    page.locator("main.replay").wait_for()
    return re.search(r"#/replay/(\w+)/0", page.url)[1]  # type: ignore[index]


def at(page: "Page", step: int) -> None:
    expect(page.locator("main.replay")).to_have_attribute("data-step", str(step))
    expect(page).to_have_url(re.compile(f"/{step}$"))


def pieces(page: "Page") -> int:
    """How many pieces the board says there are."""
    return int(re.search(r"(\d+) pieces", page.get_by_role("grid").get_attribute("aria-label") or "")[1])  # type: ignore[index]


def true_pieces(step: int) -> int:
    game = next(now for number, now in enumerate(GAME.retold()) if number == step)
    return sum(len(text.split()) for text in game.view(None)["pieces"].values())


def test_forwards_backwards_by_turn_and_by_link(person: Opening) -> None:
    ada = person()
    name = upload(ada, name="A late duel")
    page, last = ada.page, GAME.state
    expect(page.get_by_role("heading", name="A late duel")).to_be_visible()
    at(page, 0)
    page.get_by_role("button", name="One step forward").click()
    at(page, 1)
    page.get_by_role("button", name="One turn forward").click()
    turns = [
        number for number, step in enumerate(GAME.steps) if number and step.turn != list(GAME.steps)[number - 1].turn
    ]
    at(page, turns[0])
    assert pieces(page) == true_pieces(turns[0])
    page.get_by_role("button", name="One step back").click()
    at(page, turns[0] - 1)
    page.get_by_role("button", name="One turn back").click()
    at(page, 0)
    # Keys: steps, turns, both ends.
    page.locator("body").press("ArrowRight")
    page.locator("body").press("PageDown")
    at(page, turns[0])
    page.locator("body").press("End")
    at(page, last)
    assert pieces(page) == true_pieces(last)
    page.locator("body").press("Home")
    at(page, 0)
    # The slider, and a line of the log.
    page.get_by_role("slider").press("ArrowRight")
    at(page, 1)
    page.locator(".steps [data-step='12']").click()
    at(page, 12)
    expect(page.locator(".steps [aria-current='step']")).to_have_attribute("data-step", "12")
    # Arrow keys walk the lines of the log; the replay stays where it is until one is chosen.
    lines = page.locator(".steps button")
    here = lines.evaluate_all("all => all.findIndex((line) => line.dataset.step === '12')")
    lines.nth(here).press("ArrowUp")
    expect(lines.nth(here - 1)).to_be_focused()
    lines.nth(here - 1).press("ArrowDown")
    expect(lines.nth(here)).to_be_focused()
    at(page, 12)
    # By itself, until it is stopped.
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("main.replay")).to_have_attribute("data-step", re.compile(r"^(1[4-9]|[2-6]\d)$"))
    page.get_by_role("button", name="Pause").click()
    # The link shows a stranger the same position.
    bob = person(lang="de")
    bob.page.goto(f"{ada.address}/#/replay/{name}/33")
    at(bob.page, 33)
    expect(bob.page.get_by_role("tab", name="Züge")).to_be_visible()
    bob.page.evaluate(f"location.hash = '#/replay/{name}/7'")
    at(bob.page, 7)


def test_whose_eyes(person: Opening) -> None:
    ada = person()
    upload(ada)
    page = ada.page
    schools = GAME.setup.schools
    hands = page.locator(".holder .hand")
    for school in schools:
        expect(page.locator(f".cards.school-{school} li")).to_have_count(len(GAME.start.hands[schools.index(school)]))
    page.get_by_label("Whose eyes").select_option(schools[0])
    expect(page.locator(f".cards.school-{schools[0]}")).to_be_visible()
    expect(hands.nth(1)).to_contain_text("face down")
    page.get_by_label("Whose eyes").select_option("none")
    expect(page.get_by_text("face down")).to_have_count(2)
    page.get_by_label("Whose eyes").select_option("all")
    page.locator(".chip").first.click()
    page.get_by_role("dialog").wait_for()
    check(ada)


def test_a_broken_record_is_explained_and_kept(person: Opening) -> None:
    ada = person(lang="fr")
    page = ada.page
    page.goto(f"{ada.address}/#/records")
    broken = TEXT.replace("| end", "| place a1 | end", 1)
    line = next(number for number, text in enumerate(broken.splitlines(), 1) if "place a1" in text)
    page.locator("textarea").fill(broken)
    page.locator("form button.primary").click()
    expect(page.get_by_role("alert")).to_have_text(f"Ligne {line} : cette case n’existe pas")
    expect(page.locator("textarea")).to_have_value(broken)
    marked = page.locator("textarea").evaluate("(area) => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert marked == broken.splitlines()[line - 1]
    check(ada)
    page.locator("input[type=file]").set_input_files(
        {"name": "huge.game", "mimeType": "text/plain", "buffer": b"x" * 90_000}
    )
    expect(page.get_by_role("alert")).to_contain_text("60 Kio")
    # A file that is right takes its place.
    page.locator("input[type=file]").set_input_files(
        {"name": "late.game", "mimeType": "text/plain", "buffer": TEXT.encode()}
    )
    page.locator("form button.primary").click()
    page.locator("main.replay").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("late")
    ada.trouble = [text for text in ada.trouble if "400" not in text]


def test_analysis_graph_swings_and_strongest_turns(person: Opening) -> None:
    ada = person()
    upload(ada, "\n".join((GOLDEN / "first-imperial.game").read_text().splitlines()[:40]))
    page = ada.page
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("img", name="The chances over the game")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("heading", name="Mistakes and finds")).to_be_visible()
    expect(page.locator(".players li")).to_have_count(2)
    expect(page.locator(".players li").first).to_contain_text("Accuracy")
    # The worst comes first; opened, it leads to its turn and says what was better.
    worst = page.locator(".swing").first
    worst.locator(".jump").click()
    expect(page.locator("main.replay")).not_to_have_attribute("data-step", "0")
    expect(worst).to_contain_text("as played")
    assert page.locator(".graph .kind").count() == page.locator(".swing").count()
    page.get_by_role("button", name="What are the strongest turns here?").click()
    expect(page.get_by_text("As seen by")).to_be_visible()
    before = pieces(page)
    page.get_by_role("button", name="Show", exact=True).first.click()
    expect(page.get_by_text("A turn that was not played")).to_be_visible()
    check(ada)
    # Step by step: each step of it can be gone to.
    page.locator("article.on .step").first.click()
    expect(page.locator("article.on .step").first).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to the game").click()
    assert pieces(page) == before
    # The worst turns are played better: hints, the answer, and why.
    page.get_by_role("link", name="Play the worst turns better").first.click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Find it, or one about as good.")
    coach.get_by_role("button", name="Hint").click()
    expect(coach.get_by_role("button", name="Do it")).to_be_visible()
    check(ada)
    coach.get_by_role("button", name="Play the solution").click()
    expect(coach).to_contain_text("Why it is better", timeout=30_000)
    expect(coach.get_by_role("link", name="Back to the replay")).to_be_visible()


def test_playing_on_against_a_bot_on_a_phone(person: Opening) -> None:
    ada = person(size=PHONE, touch=True, lang="de")
    name = upload(ada)
    page = ada.page
    page.goto(f"{ada.address}/#/replay/{name}/12")
    at(page, 12)
    check(ada)
    for tab in ("Handkarten", "Analyse"):
        page.get_by_role("tab", name=tab).tap()
        check(ada)
    page.get_by_role("button", name="Von hier weiterspielen").tap()
    page.get_by_role("dialog").wait_for()
    check(ada)
    page.get_by_role("dialog").get_by_role("combobox").select_option("novice")
    page.get_by_role("button", name="In die Arena").tap()
    page.locator("main[data-stage]").wait_for()
    seen = ada.attend()
    assert seen["stage"] in ("turn", "effect", "end")
    shown = {stone for text in _view(12)["pieces"].values() for stone in text.split()}
    assert f"{len(shown)} Steine" in (page.get_by_role("grid").get_attribute("aria-label") or "")


def _view(step: int) -> Any:
    return next(now.view(None) for number, now in enumerate(GAME.retold()) if number == step)


def test_a_finished_game_leads_to_its_replay(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("first", [("me", "northern"), ("bot", "southern", "random")], seed=1)
    ada.attend()
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.get_by_role("link", name="Replay this game").click()
    page.locator("main.replay").wait_for()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".headline")).to_contain_text("resigned")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert Path(download.value.path()).read_text().startswith("Tash-Kalar record 1")
    page.get_by_role("button", name="To the lobby").click()
    page.get_by_role("link", name="Replay", exact=True).first.click()
    page.locator("main.replay").wait_for()
