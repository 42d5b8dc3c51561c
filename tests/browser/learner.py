"""Somebody who learns: makes choices with the controls of a table, asks the coach where no square stands for one."""

import re
from collections.abc import Iterable

from .person import Person

_TARGET = re.compile(r"[a-i][1-9]")
_MOVE = re.compile(r"([a-i][1-9])-([a-i][1-9])")
_SUMMON = re.compile(r"summon (.+?) ([a-i][1-9])$")
_CHANGED = """(old) => { const main = document.querySelector('main');
  return main?.dataset.state && main.dataset.state !== old && main.ariaBusy !== 'true'; }"""
_SETTLED = "() => document.querySelector('main[data-state]')?.ariaBusy === 'false'"


class Learner:
    """The words of the buttons are those of English screens."""

    def __init__(self, person: Person, phone: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.phone = phone

    def open(self, *place: str) -> None:
        self.page.goto(f"{self.person.address}/#/{'/'.join(place)}")
        self.page.locator("main").wait_for()

    def begin(self, *place: str) -> None:
        """Open an exercise and wait until it stands."""
        self.page.goto("about:blank")
        self.open(*place)
        self.page.wait_for_function(_SETTLED)

    @property
    def state(self) -> str:
        return self.page.locator("main").get_attribute("data-state") or ""

    def coach(self, button: str) -> None:
        self.page.locator(".coach").get_by_role("button", name=button).click()

    def said(self) -> str:
        return self.page.locator(".coach .say").inner_text()

    def make(self, choices: Iterable[str]) -> None:
        """Make choices, going on wherever the coach pauses."""
        for choice in choices:
            self.go_on()
            before = self.state
            self.choose(choice)
            self.wait_beyond(before)

    def go_on(self) -> None:
        following = self.page.locator(".coach").get_by_role("button", name="Next", exact=True)
        if following.count():
            before = self.state
            following.click()
            self.wait_beyond(before)

    def choose(self, choice: str, asking: str = "Show me") -> None:
        """By card and square if there are any, else by what the coach shows."""
        if " from " in choice or " with " in choice:
            self.shown(asking)
        elif choice.startswith("place "):
            self.pick(choice.split()[1])
        elif summoned := _SUMMON.fullmatch(choice):
            self.card(summoned[1])
            self.pick(summoned[2])
        elif _TARGET.fullmatch(choice):
            self.pick(choice)
        elif move := _MOVE.fullmatch(choice):
            if move[1] in self.person.look()["squares"]:
                self.person.square(move[1]).click()
            self.pick(move[2])
        else:
            self.shown(asking)

    def shown(self, asking: str = "Show me") -> None:
        """What the coach shows, done. A puzzle gives away an idea, a card and a square before."""
        for button in (asking, *(("Which card?", "Where?", "Show the choice") if asking == "Hint" else ())):
            self.coach(button)
        self.coach("Do it")

    def wait_beyond(self, state: str) -> None:
        """Until something has come of a choice."""
        self.page.wait_for_function(_CHANGED, arg=state)

    def card(self, name: str) -> None:
        if self.phone:
            tab = self.page.locator(".tabs").get_by_role("button", name=name, exact=True)
            if tab.get_attribute("aria-pressed") != "true":
                tab.click()
        elif not self.person.card(name).locator(".card.on").count():
            self.person.card(name).click(position={"x": 60, "y": 60})

    def pick(self, square: str) -> None:
        before = self.state
        self.person.square(square).click()
        # A finger confirms, and so does whoever has several ways to fill a figure.
        if self.phone or self.page.locator(".turn .btn", has_text=" of ").count():
            self.page.wait_for_timeout(0)
            if self.state == before and self.page.locator("main").get_attribute("aria-busy") == "false":
                self.person.square(square).click()
