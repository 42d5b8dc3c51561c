"""Nothing leaves the screen, whatever its size: every moment of a game is measured at every size.

Each moment is measured in one language and at the sizes that leave least room or most, the others take turns; with
`-m slow` in all languages and at all sizes.
"""

import json
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.server.process import Server

from .company import TOKENS
from .conftest import Opening
from .measuring import measured
from .moments import LANGS, MOMENTS, SIZES, arranged, sit
from .person import Person
from .waiting import awaited

# Layouts change with the first frame of the new size; the second shows them.
SETTLED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
  await new Promise((next) => setTimeout(next, 30));
}"""
Size = tuple[int, int]
Tables = tuple[str, dict[str, str]]
ALWAYS = [(1440, 900), (390, 664), (360, 600), (740, 360)]
IN_TURN = [size for size in SIZES if size not in ALWAYS]
SAMPLE = [(name, LANGS[number % 3], IN_TURN[number % len(IN_TURN)]) for number, name in enumerate(MOMENTS)]
OTHERS = [(name, lang) for name in MOMENTS for lang in LANGS if lang != dict(one[:2] for one in SAMPLE)[name]]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """A server at which every moment is a table, and the names of the tables."""
    file: Path = tmp_path_factory.mktemp("moments") / "games.sqlite"
    names = arranged(file, MOMENTS)
    with Server(file) as running:
        yield running.address, names


def amiss(ada: Person, sizes: Sequence[Size] = SIZES) -> list[str]:
    """What is wrong at any size."""
    found = []
    for width, height in sizes:
        ada.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {line}" for line in settled(ada)]
    return found


def settled(ada: Person) -> list[str]:
    """The complaints that remain: on a busy machine a layout may still be on its way."""
    until = monotonic() + 3
    while True:
        awaited(ada.page, "three frames", SETTLED)
        found = measured(ada.page)
        if not found or monotonic() > until:
            return found


def check(person: Opening, tables: Tables, name: str, lang: str, sizes: Sequence[Size] = SIZES) -> None:
    address, names = tables
    ada = person(lang=lang, address=address)
    sit(ada, name, names[name])
    assert amiss(ada, sizes) == []


@pytest.mark.parametrize(("name", "lang", "size"), SAMPLE)
def test_a_moment(person: Opening, tables: Tables, name: str, lang: str, size: Size) -> None:
    check(person, tables, name, lang, [*ALWAYS, size])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang", "size"), SAMPLE)
def test_a_moment_at_the_other_sizes(person: Opening, tables: Tables, name: str, lang: str, size: Size) -> None:
    check(person, tables, name, lang, [other for other in IN_TURN if other != size])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang"), OTHERS)
def test_a_moment_in_the_other_languages(person: Opening, tables: Tables, name: str, lang: str) -> None:
    check(person, tables, name, lang)


PAGES = {
    "lobby": "",
    "course": "learn",
    "lesson": "learn/lesson/turn",
    "trainer": "learn/trainer",
    "puzzles": "learn/puzzles",
    "figure": "learn/figure/.o@_o.*_..O",
    "cards": "cards",
    "entry": "cards/Knight",
    "rule": "cards/set-up-melee",
    "records": "records",
    "statistics": "statistics",
    "replay": "replay/{}",
    "studies": "studies",
    "study": "study/{}",
}


PAGE_SAMPLE = [(page, LANGS[number % 3], IN_TURN[number % len(IN_TURN)]) for number, page in enumerate(PAGES)]


@pytest.mark.parametrize(("page", "lang", "size"), PAGE_SAMPLE)
def test_a_page_beside_the_tables(person: Opening, tables: Tables, page: str, lang: str, size: Size) -> None:
    look_up(person, tables, page, lang, [*ALWAYS, size])


@pytest.mark.slow
@pytest.mark.parametrize(("page", "lang", "size"), PAGE_SAMPLE)
def test_a_page_at_the_other_sizes(person: Opening, tables: Tables, page: str, lang: str, size: Size) -> None:
    look_up(person, tables, page, lang, [other for other in IN_TURN if other != size])


def look_up(person: Opening, tables: Tables, page: str, lang: str, sizes: Sequence[Size]) -> None:
    address, names = tables
    ada = person(lang=lang, address=address)
    ada.page.add_init_script(f"if (location.host) localStorage.setItem('tashkalar.token', '{TOKENS[0]}')")
    name = study_of(address, names["result"]) if page == "study" else names["result"]
    ada.page.goto(f"{address}/#/{PAGES[page].format(name)}")
    ada.page.locator("main:not(.loading) .btn, main:not(.loading) h1").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert amiss(ada, sizes) == []


def study_of(address: str, replay: str) -> str:
    """A study of a game that is over, with a comment and drawings; the name of it and its chapter, and a place."""

    def ask(path: str, body: dict[str, Any]) -> Any:
        headers = {"Authorization": f"Bearer {TOKENS[0]}"}
        request = urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    made = ask("/api/notebooks", {"replay": replay, "title": "Ein langer Titel für eine Studie mit vielen Varianten"})
    place = f"{made['notebook']}/chapters/{made['chapters'][0]['chapter']}"
    notes = {"comment": "Eine lange Bemerkung zu diesem Zug. " * 8, "marks": [{"square": "e5"}]}
    ask(f"/api/notebooks/{place}", {"revision": 0, "path": [0, 0, 0], "do": "note", **notes})
    return f"{place.replace('/chapters/', '/')}/3"


@pytest.mark.parametrize("lang", ["de", *(pytest.param(lang, marks=pytest.mark.slow) for lang in ("en", "fr"))])
def test_a_new_table_with_all_its_choices_and_the_draft_of_its_schools(
    person: Opening, tables: Tables, lang: str
) -> None:
    """Four seats of every kind in two teams, a clock, and schools to be chosen in turn: the longest form there is."""
    ada = person(lang=lang, address=tables[0], size=(390, 664)).arrive()
    page = ada.page
    page.locator(".forms label").nth(1).click()
    page.locator(".counts label").nth(1).click()
    for number, kind in enumerate((0, 3, 2, 1)):
        row = page.locator("fieldset.seat").nth(number)
        row.locator(".kinds label").nth(kind).click()
        row.locator("select").first.select_option("random")
    page.locator("summary").click()
    page.locator(".more select").nth(1).select_option("drafted")
    page.locator(".clock select").first.select_option("own")
    assert amiss(ada) == []
    page.locator("form .start").click()
    page.locator("main.draft .schools").wait_for()
    assert amiss(ada) == []


# Lines whose sign lies over their words.
_COVERED = """() => [...document.querySelectorAll('.log .line button, .lines li, .sum .task')].filter((one) => {
  const [sign, words] = [one.querySelector('svg'), one.querySelector('span')];
  return sign && words && sign.getBoundingClientRect().right > words.getBoundingClientRect().left + 1;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("name", ["turn", "effect", "melee-end"])
def test_larger_type(person: Opening, tables: Tables, name: str) -> None:
    """Somebody's browser writes a quarter larger than usual."""
    address, names = tables
    ada = person(lang="de", address=address)
    sit(ada, name, names[name])
    ada.page.evaluate("document.documentElement.style.fontSize = '20px'")
    assert amiss(ada, [(1440, 900), (820, 1180), (390, 664), (740, 360)]) == []
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert ada.page.evaluate(_COVERED) == []


SMALL_DESKS = [(1200, 800), (1024, 768), (1024, 700)]


@pytest.mark.parametrize("name", ["card", "many-cards", "put-back", "effect", "claim", "melee-story", "melee-flare"])
def test_small_desks_and_tablets_on_their_side(person: Opening, tables: Tables, name: str) -> None:
    address, names = tables
    ada = person(lang="fr" if name.startswith("m") else "de", size=SMALL_DESKS[0], address=address)
    sit(ada, name, names[name])
    assert amiss(ada, SMALL_DESKS) == []


def test_a_large_screen_makes_everything_larger(person: Opening, tables: Tables) -> None:
    address, names = tables
    ada = person(address=address)
    sit(ada, "turn", names["turn"])

    def sizes() -> list[float]:
        found: list[float] = ada.page.evaluate(
            """() => [...document.querySelectorAll('.hand h3, .log li, [data-square=e5], .hand .card')]
              .map((one) => one.matches('rect, .card') ? one.getBoundingClientRect().height
                                                       : parseFloat(getComputedStyle(one).fontSize))"""
        )
        return found

    before = sizes()
    ada.page.set_viewport_size({"width": 2560, "height": 1440})
    assert all(larger >= 1.25 * size for size, larger in zip(before, sizes(), strict=True))
    ada.page.locator(".top .btn:has(use[href='#icon-menu'])").click()
    menu = ada.page.locator("dialog").bounding_box()
    assert menu
    assert menu["width"] >= 1.25 * 520
    assert ada.page.locator("dialog .body").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    # Pages to be read grow too: what stands in a row has more room, not more neighbours.
    ada.page.goto(f"{address}/#/cards")
    tile = ada.page.locator(".tile").first.bounding_box()
    assert tile
    assert tile["width"] >= 1.25 * 220


PLANTED = {
    "cut by": "one => { one.style.width = (innerWidth + 60) + 'px'; one.style.flex = 'none'; }",
    "not at hand": "one => { one.style.transform = 'translateY(300px)'; }",
    "a target of": "one => { one.style.cssText = 'height: 20px; min-height: 0'; }",
    "lies over": "one => { one.innerHTML = '<b>word</b><i>another</i>'; one.lastChild.style.marginLeft = '-60px'; }",
    "too wide: div.told": "one => { document.querySelector('.rail').style.cssText = 'width: 110%; flex: none'; }",
    "grows out": "one => { one.style.cssText = 'white-space: nowrap; width: 60px; flex: none'; }",
}


@pytest.mark.parametrize("complaint", PLANTED)
def test_what_is_wrong_is_noticed(person: Opening, tables: Tables, complaint: str) -> None:
    address, names = tables
    ada = person(size=(390, 664), address=address)
    sit(ada, "turn", names["turn"])
    ada.square("e5").click()
    assert measured(ada.page) == []
    ada.page.locator(".phone footer .big").evaluate(PLANTED[complaint])
    assert any(complaint in line for line in measured(ada.page)), measured(ada.page)
