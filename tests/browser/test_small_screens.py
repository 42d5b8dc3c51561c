"""Phones and tablets: what decides is in sight at every size, whole, and nothing lies over anything else."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.process import Server

from .conftest import Opening
from .moments import MOMENTS, arranged, sit
from .person import Person
from .scout import played
from .waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

LOWEST = (360, 600)
SMALL = (390, 664)
ASIDE = (740, 360)
TABLET = (768, 1024)
WANTED = ["melee-flare", "start", "team", "last-round", "melee-last", "slowed", "end", "result"]
Tables = tuple[str, dict[str, str]]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    file: Path = tmp_path_factory.mktemp("small") / "games.sqlite"
    names = arranged(file, WANTED)
    with Server(file) as running:
        yield running.address, names


def seated(person: Opening, tables: Tables, name: str) -> Person:
    address, names = tables
    ada = person(address=address)
    sit(ada, name, names[name])
    return ada


def resize(ada: Person, size: tuple[int, int]) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})


def box(one: "Locator") -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    found = one.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_each_flare_button_says_what_decides(person: Opening, tables: Tables) -> None:
    game = played(MOMENTS["melee-flare"].way)
    offered = [option.colour for option in game.options if option.kind == "flare"]
    ada = seated(person, tables, "melee-flare")
    for size, place in ((SMALL, "footer"), (LOWEST, "footer"), (ASIDE, "footer"), (TABLET, ".turn")):
        resize(ada, size)
        counts = ada.page.locator(f"{place} .btn .counts")
        expect(counts).to_have_count(len(offered))
        for one in counts.all():
            expect(one).to_be_in_viewport(ratio=1)
            pairs = [part.split("/") for part in one.inner_text().split()]
            assert len(pairs) == 2
            assert any(int(have) >= int(need) for have, need in pairs)
        expect(ada.page.locator(".card.flare.on")).to_be_in_viewport(ratio=0.9)


def test_the_hand_is_in_sight_when_the_first_stone_is_chosen(person: Opening, tables: Tables) -> None:
    ada = seated(person, tables, "start")
    for size in (SMALL, LOWEST, ASIDE, TABLET):
        resize(ada, size)
        expect(ada.page.locator(".rail .card, .hand .card").first).to_be_in_viewport(ratio=0.9)
    resize(ada, LOWEST)
    ada.page.locator(".tabs button").nth(2).click()
    expect(ada.page.locator(".rail .card.on")).to_be_in_viewport(ratio=0.9)
    ada.square("c5").click()
    expect(ada.page.locator("footer .primary")).to_be_enabled()


def test_actions_left_are_told_where_seats_are_many(person: Opening, tables: Tables) -> None:
    ada = seated(person, tables, "team")
    for size in (SMALL, LOWEST, ASIDE):
        resize(ada, size)
        told = ada.page.locator(".actions-left")
        expect(told).to_contain_text("2 actions")
        expect(told).to_be_in_viewport(ratio=1)
    ada.page.get_by_role("button", name="Enlarge the arena").click()
    expect(told).to_be_hidden()


def test_a_card_keeps_to_its_place_and_its_text_to_whole_lines(person: Opening, tables: Tables) -> None:
    ada = seated(person, tables, "last-round")
    for size in (SMALL, (360, 640), LOWEST):
        resize(ada, size)
        expect(ada.page.locator(".last-round")).to_be_in_viewport(ratio=1)
        card = ada.page.locator(".rail .card").first
        assert box(card)[3] <= box(ada.page.locator(".tabs"))[1] + 1
        badge = card.locator(".badge")
        assert box(badge)[3] <= box(card)[3]
        text = card.locator(".text")
        assert box(text)[3] <= box(badge)[1] + 0.5
        lines = text.evaluate("(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
        assert lines >= 0.95
        assert abs(lines - round(lines)) < 0.06
        goes_on = text.evaluate("(one) => one.scrollHeight > one.clientHeight + 2")
        expect(text).to_have_attribute("data-more", "below" if goes_on else "")


def test_four_seats_leave_the_arena_its_room_on_a_tablet(person: Opening, tables: Tables) -> None:
    """In the longest words there are: squares large enough for a finger, what is said of a seat below its stone."""
    address, names = tables
    ada = person(address=address, lang="de")
    sit(ada, "melee-last", names["melee-last"])
    resize(ada, TABLET)
    for seat in ada.page.locator(".seats .seat").all():
        assert box(seat.locator(".notes"))[0] <= box(seat.locator(":scope > span"))[0] + 2
        assert box(seat.locator(".called"))[0] >= box(seat.locator(":scope > span"))[2]
    left, top, right, _ = box(ada.square("e5"))
    assert right - left >= 40
    why, said = box(ada.page.locator(".last-round .why")), box(ada.page.locator(".last-round .left"))
    assert why[0] >= said[2]
    assert top > box(ada.page.locator(".seats"))[3]


@pytest.mark.parametrize(("name", "sign"), [("slowed", ".sign"), ("melee-last", ".last")])
def test_signs_lie_beside_a_seats_stone(person: Opening, tables: Tables, name: str, sign: str) -> None:
    ada = seated(person, tables, name)
    resize(ada, LOWEST)
    expect(ada.page.locator(f"header .chip {sign}").first).to_be_visible()
    chips = [chip for chip in ada.page.locator("header .chip").all() if chip.locator(sign).count()]
    for chip in chips:
        stone, mark = box(chip.locator(".stone")), box(chip.locator(sign))
        assert mark[0] >= stone[2] or mark[1] >= stone[3]
        assert mark[2] <= box(chip)[2]


def test_the_hint_of_a_turns_end_is_where_it_always_is(person: Opening, tables: Tables) -> None:
    ada = seated(person, tables, "end")
    for size in (SMALL, LOWEST, ASIDE):
        resize(ada, size)
        hint = ada.page.get_by_role("button", name="Hint")
        expect(hint).to_have_count(1)
        expect(hint).to_be_in_viewport(ratio=1)
        assert box(hint)[1] == box(ada.page.get_by_role("button", name="Undo"))[1]


def test_the_score_is_on_the_first_screen_of_the_result(person: Opening, tables: Tables) -> None:
    ada = seated(person, tables, "result")
    for size, score in ((LOWEST, ".tally"), (SMALL, ".tally"), (ASIDE, ".scores .row")):
        resize(ada, size)
        for one in ada.page.locator(score).all():
            expect(one).to_be_in_viewport(ratio=1)
