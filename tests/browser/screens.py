"""Makes the pictures in docs/screens: python -m tests.browser.screens [name ...]

It needs the package pillow. A game played by bots is led to each place; there are two sizes and two hours.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tashkalar.bots import make_bot, new_clock, whole_turn
from tashkalar.game import Game
from tests.server.process import Server

from .company import lead
from .conftest import ARGUMENTS, CHROMIUM, DESK, ON_REQUEST, PHONE
from .person import Person
from .scout import TOKEN, Wanted, Way, dealt

OUT = Path(__file__).parents[2] / "docs/screens"
SEED = 2
SCHOOLS = ("northern", "highland")
POSITION = (
    "schools:+northern,+etherweavers;pieces+blue:+d4+d5+f4*+e7**+g6;pieces+purple:+c6+e5*+f5+h5;"
    "hand+northern:+Knight,+Gun+Tower,+Titan,+F3;hand+etherweavers:+Paradox+Worm;scores+blue:+4;scores+purple:+6"
)
SIZES = {"desk": DESK, "phone": PHONE}
HOURS = {"night": "dark", "noon": "light"}
FRIENDS = [("me", "Ada", "northern"), ("friend", "Bob", "sylvan")]
LINKS: dict[str, dict[str, str]] = {}  # of the tables with seats for friends, as the browser keeps them


def bots_game() -> list[str]:
    """The choices of a whole game of two bots."""
    game = dealt("high", SCHOOLS, False, SEED)
    choices: list[str] = []
    while not game.over:
        choices += whole_turn(make_bot("novice", SEED + len(choices)), game, new_clock("novice"))
    return choices


def way_to(wanted: Wanted, choices: list[str], after: int = 0) -> Way:
    game = dealt("high", SCHOOLS, False, SEED)
    for number, choice in enumerate(choices):
        if number >= after and wanted(game):
            return Way("high", SCHOOLS, False, SEED, tuple(choices[:number]))
        game.play(choice)
    assert wanted(game), "the game never gets there"
    return Way("high", SCHOOLS, False, SEED, tuple(choices))


def a_full_turn(game: Game) -> bool:
    summons = {(option.card, option.square) for option in game.options if option.kind == "summon"}
    return game.question is None and game.position.actions == 1 and game.position.turn >= 11 and len(summons) >= 3


def a_rich_effect(game: Game) -> bool:
    asked = game.question
    return asked is not None and game.position.turn >= 9 and 5 <= len(asked.options) <= 16


def a_task_to_claim(game: Game) -> bool:
    return game.position.turn >= 9 and any(option.kind == "claim" for option in game.options)


def show_card(ada: Person) -> None:
    """The card with the most places in focus, and one of them looked at."""
    page = ada.page
    tabs = page.locator(".tabs button.yes")
    if tabs.count():
        tabs.first.click()
        return
    ready = [card for card in ada.look()["cards"] if card["places"] and not card["flare"]]
    ada.card(ready[0]["name"]).click()
    squares = ada.look()["squares"]
    if squares:
        ada.page.mouse.move(*squares[sorted(squares)[0]])


def show_target(ada: Person) -> None:
    squares = ada.look()["squares"]
    if not squares:
        return
    square = sorted(squares)[len(squares) // 2]
    if ada.page.locator("main.phone").count():
        ada.square(square).click()
    else:
        ada.page.mouse.move(*squares[square])


def show_people(ada: Person) -> None:
    ada.page.locator(".notice .btn").click()


def invited(server: Server) -> str:
    """A table with a clock at which a friend is expected."""
    seats = [{"kind": kind, "name": name, "school": school} for kind, name, school in FRIENDS]
    wanted = {"form": "high", "seats": seats, "clock": {"turn": 180, "reserve": 900}}
    made = server.call("/api/tables", wanted, TOKEN)
    LINKS[made["table"]] = made["links"]
    table: str = made["table"]
    return table


def nothing(ada: Person) -> None:
    """Just as it is."""


def show_replay(ada: Person) -> None:
    """A finished game from the list, near its end, with its analysis."""
    page = ada.page
    page.locator(".games li a.btn").last.click()
    page.locator("main.replay").wait_for()
    page.keyboard.press("End")
    for _ in range(6):
        page.keyboard.press("PageUp")
    page.get_by_role("tab").last.click()
    begin = page.locator(".analysis .primary")
    if begin.count():
        begin.click()
    page.locator("progress").wait_for(state="detached", timeout=120_000)
    page.locator(".swing").first.wait_for()


def show_position(ada: Person) -> None:
    ada.page.goto(f"{ada.address}/#/position/{POSITION}")
    ada.page.locator("main.editor .verdict:not(:empty)").wait_for()


def show_lesson(ada: Person) -> None:
    """A step of a lesson with its hint on the board."""
    ada.page.goto(f"{ada.address}/#/learn/lesson/turn")
    ada.page.locator(".coach .btn").first.click()
    ada.page.locator(".coach .hint").wait_for()


def show_trainer(ada: Person) -> None:
    """A question and its answer, the same every time."""
    ada.page.evaluate("() => { Math.random = () => 0.25; }")
    ada.page.evaluate("() => { location.hash = '#/learn/trainer'; }")
    ada.page.locator(".training .buttons .primary").click()
    ada.page.locator(".verdict").wait_for()


def show_entry(ada: Person) -> None:
    ada.page.goto(f"{ada.address}/#/cards/Knight")
    ada.page.locator("article.entry").wait_for()


Shot = tuple[Wanted | None, Callable[[Person], None]]
SHOTS: dict[str, Shot] = {
    "turn": (a_full_turn, nothing),
    "card": (a_full_turn, show_card),
    "effect": (a_rich_effect, show_target),
    "end": (a_task_to_claim, nothing),
    "result": (lambda game: game.over, nothing),
    "lobby": (None, nothing),
    "invitation": (None, show_people),
    "replay": (None, show_replay),
    "position": (None, show_position),
    "lesson": (None, show_lesson),
    "trainer": (None, show_trainer),
    "encyclopaedia": (None, show_entry),
}


def save(picture: bytes, path: Path) -> None:
    """With a palette: a third of the size, and nobody sees the difference."""
    Image.open(BytesIO(picture)).convert("RGB").quantize(
        256, Image.Quantize.MEDIANCUT, 3, dither=Image.Dither.NONE
    ).save(path, optimize=True)


def take(browser: Browser, address: str, name: str, tables: dict[str, str], lang: str, out: Path) -> None:
    for size, (width, height) in SIZES.items():
        for hour, scheme in HOURS.items():
            options: dict[str, Any] = {"color_scheme": scheme, "reduced_motion": "reduce", "locale": lang}
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            context.add_init_script(ON_REQUEST)
            ada = Person(context.new_page(), address)
            links = json.dumps(json.dumps(LINKS))
            ada.page.add_init_script(f"if (location.host) localStorage.setItem('tashkalar.links', {links})")
            if name not in tables:
                ada.page.add_init_script(f"localStorage.setItem('tashkalar.token', '{TOKEN}')")
                ada.arrive()
            else:
                ada.sit_at(tables[name])
                if name != "result" and ada.attend()["stage"] == "curtain":
                    ada.take_device()
            SHOTS[name][1](ada)
            ada.page.wait_for_timeout(400)
            save(ada.page.screenshot(), out / f"{name}-{size}-{hour}.png")
            ada.complain()
            context.close()


def _server(folder: str) -> Server:
    """One whose analysts do not keep the photographer waiting."""
    return Server(Path(folder) / "games.sqlite", TASHKALAR_ANALYSIS_EFFORT="0.3")


def main(wanted: list[str], lang: str = "en", out: Path = OUT) -> None:
    out.mkdir(parents=True, exist_ok=True)
    choices = bots_game()
    with tempfile.TemporaryDirectory() as folder, _server(folder) as server:
        # The finished game is what the replay shows.
        led = {name: test for name, (test, _) in SHOTS.items() if test and name in (*(wanted or SHOTS), "result")}
        tables = {name: lead(server, way_to(test, choices)) for name, test in led.items()}
        tables["invitation"] = invited(server)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for name in wanted or SHOTS:
                take(browser, server.address, name, tables, lang, out)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
