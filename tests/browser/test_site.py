"""The game as a static site, at a sub-path of a plain file server, which is gone after the first visit.

One site is written and one page opened for all of these tests; each goes on where the one before has left the page.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tashkalar.commands.export import PYODIDE, WHEELS
from tashkalar.game import Game
from tashkalar.learn import course, puzzles
from tests.patience import PATIENCE
from tests.server.process import Server

from .conftest import CHROMIUM, ON_REQUEST, STATIC, Browsers, Opening
from .learner import Learner
from .person import Person
from .test_together import choose_menu
from .waiting import awaited, expect

GOLDEN = Path(__file__).parents[1] / "golden"
NEEDED = (PYODIDE / "pyodide.mjs", WHEELS, STATIC, Path(CHROMIUM))
MISSING = next((str(path) for path in NEEDED if not path.exists()), "")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(bool(MISSING), reason=f"no {MISSING} here: make site, make system"),
]
CONTROLLED = """async () => {
  while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 20));
}"""
_LABELS = """() => Object.fromEntries([...document.querySelectorAll('[data-square]')]
  .map((one) => [one.dataset.square, one.ariaLabel]))"""
PREPARED = "() => !document.querySelector('.bar progress, .bar.failed')"
LONG = 4 * PATIENCE * 1000  # a Python has to start, perhaps two, on a busy machine


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *given: Any) -> None:
        pass


class Site:
    """A site on a file server of its own."""

    def __init__(self, root: Path) -> None:
        self.root, self._port = root, 0
        self.folder = root / "some" / "where"
        self.folder.parent.mkdir()
        command = [sys.executable, "-m", "tashkalar", "export", str(self.folder)]
        subprocess.run(command, check=True, capture_output=True, timeout=LONG / 1000)
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/some/where"

    def start(self) -> None:
        self._served = ThreadingHTTPServer(("127.0.0.1", self._port), partial(Quiet, directory=str(self.root)))
        self._port = self._served.server_address[1]
        Thread(target=self._served.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._served.shutdown()
        self._served.server_close()

    def newer(self) -> None:
        """The next version is put in its place."""
        for file in (self.folder / "index.html", self.folder / "sw.js"):
            text = file.read_text(encoding="utf-8")
            mark = 'name="tashkalar-site" content="' if file.suffix == ".html" else "const VERSION = '"
            assert mark in text
            file.write_text(text.replace(mark, f"{mark}x", 1), encoding="utf-8")


class Visitor:
    """Somebody on a phone who has come to a site."""

    def __init__(self, person: Person, site: Site) -> None:
        self.person, self.page, self.site = person, person.page, site

    def go(self, *place: str) -> None:
        """Within the page, which is not loaded again."""
        self.page.evaluate("(place) => { location.hash = place; }", f"#/{'/'.join(place)}")

    def prepared(self) -> None:
        self.page.wait_for_function(PREPARED, timeout=LONG)

    def asked(self) -> None:
        """Until something is asked of me; a bot's Python may have to start first."""
        self.page.wait_for_function(
            "() => !['wait', undefined].includes(document.querySelector('main')?.dataset.stage)", timeout=LONG
        )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("site"))
    yield found
    found.stop()
    shutil.rmtree(found.root)


@pytest.fixture(scope="module")
def visitor(browsers: Browsers, site: Site) -> Iterator[Visitor]:
    size = {"width": 390, "height": 664}
    with ExitStack() as leaving:
        context = browsers.taken(
            leaving, viewport=size, locale="en", reduced_motion="reduce", has_touch=True, service_workers="allow"
        )
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        requests: list[str] = []
        context.on("request", lambda request: requests.append(request.url))
        page.add_init_script(ON_REQUEST)
        ada = Person(page, site.address)
        page.goto(f"{site.address}/")
        page.locator("main.lobby").wait_for()
        missed: list[str] = []
        context.on("requestfailed", lambda request: missed.append(request.url))
        yield Visitor(ada, site)
        known = (f"{site.address}/sw.js", f"{site.address}/")  # asked for again and again; left for its new version
        assert not [url for url in missed if url not in known], "nothing is fetched without a network"
        ada.complain()
        strangers = [url for url in requests if not url.startswith((site.address, "blob:", "data:"))]
        assert not strangers, "no request leaves for another host"


def test_a_friend_needs_a_server_and_the_page_leads_there(person: Opening, site: Site, server: Server) -> None:
    page = person(size=(390, 664), address=f"{site.address}/").arrive().page
    page.locator("fieldset.seat").nth(1).get_by_text("A friend", exact=True).click()
    note = page.locator("form [role=note]")
    expect(note).to_contain_text("needs a server that both of you reach")
    expect(page.locator("form .start")).to_be_disabled()
    address = note.get_by_label("The address of a server")
    address.fill("nonsense")
    expect(note).to_contain_text("An address is like arena.example.org.")
    leading = note.get_by_role("link", name="Go there")
    for said, meant in (
        ("arena.example.org", "https://arena.example.org/"),
        ("192.168.0.7:8000", "http://192.168.0.7:8000/"),
        ("attic.local", "http://attic.local/"),
    ):
        address.fill(said)
        expect(leading).to_have_attribute("href", meant)
    address.fill(server.address.removeprefix("http://"))
    leading.click()
    page.wait_for_url(f"{server.address}/")
    page.locator("main.lobby").wait_for()
    assert not page.locator("meta[name=tashkalar-site]").count()
    page.goto(f"{site.address}/")
    page.locator("fieldset.seat").nth(1).get_by_text("A friend", exact=True).click()
    expect(address).to_have_value(server.address.removeprefix("http://"))  # it is remembered


def test_lessons_can_be_read_at_once_and_the_network_is_cut_after_the_first_visit(visitor: Visitor) -> None:
    page = visitor.page
    learner = Learner(visitor.person, phone=True)
    lesson = next(iter(course.all_lessons()))
    visitor.go("learn", "lesson", lesson)
    page.locator(".coach .say").wait_for()
    visitor.prepared()
    awaited(page, "a worker that has everything", CONTROLLED)
    page.context.set_offline(True)
    visitor.site.stop()
    learner.make(choice for step in course.lesson(lesson).steps for choice in step.right)
    expect(page.locator(".coach")).to_contain_text("Lesson done")


def test_a_puzzle_is_solved(visitor: Visitor) -> None:
    one = puzzles.puzzles()[0]
    visitor.go("learn", "puzzle", str(one.id))
    page = visitor.page
    page.wait_for_function("() => document.querySelector('main[data-state]')?.ariaBusy === 'false'")
    learner = Learner(visitor.person, phone=True)
    for choice in one.solution:
        if not choice.startswith("claim "):
            before = learner.state
            learner.choose(choice, "Hint")
            learner.wait_beyond(before)
    page.locator(".coach").get_by_text("Solved!").wait_for()


def high_game(visitor: Visitor) -> Person:
    """A High Form against a bot that begins."""
    visitor.go("")
    visitor.page.locator("main.lobby").wait_for()
    ada = visitor.person
    ada.new_game("high", [("bot", "northern", "novice"), ("me", "sylvan")], seed=7)
    visitor.asked()
    return ada


def test_some_turns_of_a_high_game_against_a_bot(visitor: Visitor) -> None:
    ada = high_game(visitor)
    first = ada.look()["state"]
    ada.play(lambda seen: int(seen["state"]) > int(first) + 6)
    assert re.search(r"[1-9]\d* pieces", ada.page.get_by_role("grid").get_attribute("aria-label") or "")


def taken_along(ada: Person, file: Path) -> dict[str, str]:
    """Save the game that runs; what stands in the arena."""
    with ada.page.expect_download() as saving:
        choose_menu(ada, "Take the game along")
    saving.value.save_as(file)
    return arena(ada)


def arena(ada: Person) -> dict[str, str]:
    """What stands on which square; a bot that goes on is called by its school."""
    labels: dict[str, str] = ada.page.evaluate(_LABELS)
    return {square: label.replace("Bot 1", "Northern Empire") for square, label in labels.items()}


def gone_on(ada: Person, file: Path) -> dict[str, str]:
    """Bring a game and go on where it stood, against a novice; what stands in the arena."""
    page = ada.page
    page.evaluate("() => { location.hash = '#/records'; }")
    page.locator("form input[type=file]").set_input_files(file)
    page.locator("form button.primary").click()
    page.locator("main.replay").wait_for()
    page.keyboard.press("End")
    page.get_by_role("tab", name="Analysis").click()  # on a phone the button is there
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").select_option("novice")
    dialog.locator(".btn.primary").click()
    page.locator("main[data-stage]").wait_for()
    return arena(ada)


def test_a_game_is_taken_along_to_a_server_and_back(visitor: Visitor, person: Opening, tmp_path: Path) -> None:
    ada = high_game(visitor)
    ada.play(lambda seen: int(seen["state"]) > 20)
    there = person().arrive()
    stood = taken_along(ada, tmp_path / "there.game")
    assert gone_on(there, tmp_path / "there.game") == stood
    before = int(there.look()["state"])
    there.play(lambda seen: int(seen["state"]) > before + 6)
    stood = taken_along(there, tmp_path / "back.game")
    assert gone_on(ada, tmp_path / "back.game") == stood
    before = int(ada.look()["state"])
    ada.play(lambda seen: int(seen["state"]) > before + 6)


def test_a_melee_against_bots(visitor: Visitor) -> None:
    visitor.go("")
    visitor.page.locator("main.lobby").wait_for()
    ada = visitor.person
    ada.new_game("melee", [("me", "highland"), ("bot", "northern", "novice"), ("bot", "sylvan", "random")], seed=3)
    visitor.asked()
    ada.play(lambda seen: seen["stage"] == "end")


def test_all_games_are_saved_and_brought_back(visitor: Visitor) -> None:
    visitor.go("")
    page = visitor.page
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all games").click()
    page.get_by_label("Bring games from a file").set_input_files(saving.value.path())
    page.get_by_text("Nothing in the file is new here.").wait_for()


def opened(visitor: Visitor, record: str) -> str:
    """Send in a record, on a larger screen; the name of its replay."""
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    visitor.go("records")
    visitor.page.locator("textarea").fill(record)
    visitor.page.locator("form button.primary").click()
    visitor.page.locator("main.replay").wait_for()
    return re.search(r"#/replay/(\w+)/0", visitor.page.url)[1]  # type: ignore[index]


def test_a_game_is_analysed(visitor: Visitor) -> None:
    text = (GOLDEN / "first-imperial.game").read_text(encoding="utf-8")
    opened(visitor, "\n".join(text.splitlines()[:34]))
    page = visitor.page
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("img", name="The chances over the game")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    page.get_by_role("button", name="What are the strongest turns here?").click()
    expect(page.get_by_text("As seen by")).to_be_visible(timeout=LONG)


def test_a_game_from_elsewhere_goes_on_mid_effect_through_a_reload_and_an_update(visitor: Visitor) -> None:
    text = (GOLDEN / "duel-late.game").read_text(encoding="utf-8")
    steps = enumerate(Game.from_record(text).retold())
    step = next(number for number, now in steps if now.question is not None and number > 20)
    name = opened(visitor, text)
    visitor.go("replay", name, str(step))
    page = visitor.page
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").locator(".btn.primary").click()
    page.locator("main[data-stage=effect]").wait_for()
    before = visitor.person.look()
    table = page.url

    # The tab dies; there is no network.
    page.reload()
    page.locator("main[data-stage=effect]").wait_for(timeout=LONG)
    after = visitor.person.look()
    assert (after["stage"], sorted(after["squares"])) == (before["stage"], sorted(before["squares"]))

    # There is a new version: it is offered, and taken when it is wanted.
    visitor.site.newer()
    visitor.site.start()
    page.context.set_offline(False)
    visitor.go("")
    page.locator("main.lobby").wait_for()
    awaited(
        page, "an update", "() => navigator.serviceWorker.getRegistration().then((one) => one.update().then(() => 0))"
    )
    offer = page.get_by_role("button", name="Update")
    offer.wait_for(timeout=LONG)
    page.evaluate("window.before = true")  # nothing is forced: the page is still the same
    offer.click()
    page.wait_for_function("() => !window.before", timeout=LONG)
    page.locator("main.lobby").wait_for()
    assert "x" in page.locator("meta[name=tashkalar-site]").get_attribute("content")[:1]  # type: ignore[index]
    page.evaluate("(place) => { location.href = place; }", table)
    page.locator("main[data-stage=effect]").wait_for(timeout=LONG)


@pytest.mark.slow
def test_a_whole_high_game_against_a_bot(visitor: Visitor) -> None:
    high_game(visitor).play_to_the_end()
    expect(visitor.page.locator("main.result")).to_be_visible()
