"""Whole games through visible controls, in every form: against bots, and with several people at one screen."""

import pytest

from .conftest import Opening

# Form, who sits where, and numbers of deals and of chance that make a short game.
GAMES = [
    ("first", "me northern, bot southern", 3, 5),
    ("first", "me southern, screen northern", 4, 1),
    ("high", "me etherweavers, bot sylvan", 3, 5),
    ("high", "me northern, screen highland", 3, 5),
    ("duel", "me highland, bot northern", 3, 5),
    ("duel", "me sylvan, screen etherweavers", 3, 5),
    ("melee", "me northern, screen southern, bot etherweavers", 3, 5),
    ("melee", "bot sylvan, me highland, bot southern, bot etherweavers", 3, 5),
    ("high", "me northern, bot highland, screen sylvan, bot etherweavers", 3, 5),
    ("duel", "bot etherweavers, me southern, bot northern, bot sylvan", 3, 5),
]
# Two people at one screen take longest.
LONG = {"first-me-screen", "high-me-screen", "duel-me-screen", "melee-me-screen-bot", "high-me-bot-screen-bot"}
NAMES = [f"{form}-{'-'.join(seat.split()[0] for seat in seats.split(', '))}" for form, seats, _, _ in GAMES]


@pytest.mark.parametrize(
    ("form", "seats", "seed", "chance"),
    [
        pytest.param(*game, id=name, marks=[pytest.mark.slow] if name in LONG else [])
        for game, name in zip(GAMES, NAMES, strict=True)
    ],
)
def test_a_game_is_played_to_its_end(person: Opening, form: str, seats: str, seed: int, chance: int) -> None:
    ada = person(size=(1200, 870)).arrive()
    ada.new_game(form, [tuple(seat.split()) for seat in seats.split(", ")], seed=seed)  # type: ignore[misc]
    ada.play_to_the_end(chance)
    page = ada.page
    assert page.locator("main.result h1").inner_text()
    assert page.locator("main.result .ended span").inner_text().endswith(".")
    assert page.locator(".scores .seat").count() == seats.count(",") + 1
    assert page.locator(".hands .cards").count() == seats.count(",") + 1
    # The arena as it was can be looked at, and the way back is there.
    page.get_by_role("button", name="Look at the arena").click()
    assert page.locator(".board").is_visible()
    page.get_by_role("button", name="Back to the result").click()


def test_after_the_game_there_is_a_record_and_a_rematch(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("bot", "southern")], seed=1)
    ada.attend()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Really resign?").click()
    ada.page.locator("main.result").wait_for()
    assert ada.page.locator("main.result .ended span").inner_text() == "You resigned."
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Download the record").click()
    assert saved.value.path().read_text().startswith("Tash-Kalar record")
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.locator("main[data-stage]").wait_for()
    # Seats have changed: the bot has begun.
    assert ada.attend()["stage"] == "turn"
    assert "Turn 1, Bot 1" in ada.log()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="To the lobby").click()
    ada.page.locator(".games li").nth(1).wait_for()
    assert ada.page.locator(".games li").count() == 2
