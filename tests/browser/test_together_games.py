"""Friends at browsers of their own play games to the end, and in the middle of each the server is killed.

The tables have been played up to a few turns before their end; TASHKALAR_WHOLE_GAMES=1 plays them from the beginning.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Server

from .company import TOKENS, late, play_on, prepare
from .conftest import Opening
from .person import Person
from .scout import Way
from .waiting import expect

WHOLE = os.environ.get("TASHKALAR_WHOLE_GAMES") == "1"
# Form, team, schools in turn order, number of the deal, turns left; and whether it is left to long runs.
GAMES = [
    ("first", False, "northern southern", 2, 3, True),
    ("high", False, "etherweavers sylvan", 3, 4, True),
    ("duel", False, "highland northern", 3, 4, False),
    ("high", True, "northern highland sylvan etherweavers", 1, 5, True),
    ("duel", True, "etherweavers southern northern sylvan", 3, 5, True),
    ("melee", False, "northern southern etherweavers", 3, 4, False),
    ("melee", False, "sylvan highland southern etherweavers", 3, 5, True),
]


def sample() -> list[Any]:
    return [
        pytest.param(
            *game[:5],
            id=f"{game[0]}{'-team' if game[1] else ''}-{len(game[2].split())}",
            marks=[pytest.mark.slow] if game[5] else [],
        )
        for game in GAMES
    ]


def way_of(form: str, team: bool, schools: str, seed: int, turns: int) -> Way:
    return Way(form, tuple(schools.split()), team, seed, ()) if WHOLE else late(form, schools, team, seed, turns)


def kill_and_start(server: Server, people: list[Person]) -> None:
    """As hard as it gets; nobody touches a browser, all come back by themselves."""
    server.kill()
    for one in people:
        one.page.locator(".offline").wait_for()
    server.start()
    for one in people:
        one.page.locator(".offline").wait_for(state="detached")


@pytest.mark.parametrize(("form", "team", "schools", "seed", "turns"), sample())
def test_friends_play_to_the_end(
    person: Opening, tmp_path: Path, form: str, team: bool, schools: str, seed: int, turns: int
) -> None:
    file = tmp_path / "games.sqlite"
    table = prepare(file, way_of(form, team, schools, seed, turns))
    with Server(file) as mortal:
        people = [person(size=(1200, 870), address=mortal.address) for _ in schools.split()]
        for one, token in zip(people, TOKENS, strict=False):
            one.sit_at(table, token)
        over = play_on(people, seed, until=len(people) * 5 if WHOLE else 2)
        assert not over
        kill_and_start(mortal, people)
        assert play_on(people, seed + 1)
        # Everybody is told the same, each in their own words: "You drew", "Bob drew".
        told = {one.page.locator("main.result .ended span").inner_text().partition(" ")[2] for one in people}
        assert len(told) == 1, told
        assert len({one.page.locator(".scores").inner_text() for one in people}) == 1


def test_a_bot_plays_along_and_somebody_watches(person: Opening, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    table = prepare(file, way_of("melee", False, "northern southern etherweavers", 5, 5), bots=[2])
    with Server(file) as mortal:
        people = [person(size=(1200, 870), address=mortal.address) for _ in range(2)]
        for one, token in zip(people, TOKENS, strict=False):
            one.sit_at(table, token)
        watcher = person(address=mortal.address)
        watcher.page.goto(f"{mortal.address}/#/table/{table}")
        watcher.page.locator(".below .watching").wait_for()
        play_on(people, 1, until=1)
        assert watcher.page.locator(".card").count() == 0
        kill_and_start(mortal, [*people, watcher])
        assert play_on(people, 2)
        # Whoever watches is shown the end like everybody else, but has nothing to ask for.
        watcher.page.locator("main.result").wait_for()
        assert watcher.page.locator("main.result .ended span").inner_text().endswith(".")
        assert watcher.page.get_by_role("button", name="Offer a rematch").count() == 0


def test_all_agree_to_end(person: Opening, tmp_path: Path) -> None:
    """In the last round; the others see who would end it."""
    file = tmp_path / "games.sqlite"
    table = prepare(file, late("duel", "highland northern", False, 3, 1))
    with Server(file) as house:
        ada, bob = (person(address=house.address) for _ in range(2))
        for one, token in zip((ada, bob), TOKENS, strict=False):
            one.sit_at(table, token)
        for one in (ada, bob):
            one.page.get_by_role("button", name="Menu").click()
            one.page.get_by_role("button", name="Agree to end the game").click()
            if one is ada:
                bob.page.locator(".notice", has_text="Ada wants to end the game now").wait_for()
                ada.page.get_by_role("button", name="Menu").click()
                ada.page.get_by_text("You have agreed to end the game").wait_for()
                ada.page.keyboard.press("Escape")
        for one in (ada, bob):
            one.page.locator("main.result").wait_for()
            expect(one.page.locator("main.result .ended span")).to_have_text("All agreed to end the game.")
