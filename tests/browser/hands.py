"""A given choice, made with what can be seen: by mouse, by keys alone, or with a finger on a phone.

Nobody here opens the list of choices or talks to the server; what the page sent is only overheard, to compare.
"""

import json
import re
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tashkalar.rules.arena import NAME

from .person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Locator

Choice = dict[str, Any]
_EXISTING = frozenset(NAME.values())
_ARROWS = {"ArrowUp": (0, 1), "ArrowDown": (0, -1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


def path_of(option: Choice) -> list[str]:
    """The squares that name it, in the order they are picked."""
    kind = option["kind"]
    if kind in ("move", "swap"):
        return [option["from"], option["square"]]
    if kind in ("place", "summon", "target", "start"):
        return [option[key] for key in ("square", "from") if key in option]
    return []


class Mouse:
    """The pointer of a desktop."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.sent: list[str] = []
        self.page.on("websocket", lambda line: line.on("framesent", self._overhear))

    def _overhear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            self.sent.append(message["choice"])

    def make(self, option: Choice, options: Sequence[Choice], path: list[str] | None = None) -> str:
        """Choose the option among those on offer, by its squares in another order where asked; what the page sent."""
        self.sent.clear()
        state = self.person.attend()
        squares = path_of(option) if path is None else path
        if state["stage"] == "turn" and option["kind"] in ("summon", "discard", "warp", "flare"):
            self.card(option.get("card") or "Flare")
        if squares:
            alike = [one["text"] for one in options if _alike(one, option)]
            self.name(squares, alike.index(option["text"]))
        else:
            self.button(option, options, state["stage"])
        self.page.wait_for_function("(old) => document.querySelector('main').dataset.state !== old", arg=state["state"])
        assert len(self.sent) == 1, self.sent
        return self.sent[0]

    def name(self, squares: list[str], number: int) -> None:
        """Pick the squares; what they do not say is answered."""
        for square in squares:
            self.square(square)
        if self.page.locator(".choices .ask").is_visible():
            self.press(self.page.locator(".choices .btn").nth(number))
        elif not self.sent:
            for _ in range(number):
                self.another_way()
            self.confirm(squares[-1])

    def button(self, option: Choice, options: Sequence[Choice], stage: str) -> None:
        kind, page = option["kind"], self.page
        number = [one["text"] for one in options if one["kind"] == kind].index(option["text"])
        if kind == "claim":
            self.press(page.locator("fieldset input:not([disabled])").nth(number))
            self.press(page.locator(".sum .primary"))
        elif kind == "end":
            self.press(page.locator(".sum .go .btn", has_text="End").last)
        elif kind == "decline":
            self.press(page.locator(".btn", has_text=re.compile("^(Skip|Done)")))
        elif kind == "hand_over":
            self.hand_over()
        elif kind == "warp" and stage == "end":
            self.press(page.locator(".sum .btn", has_text=option["card"]))
        elif kind == "flare":
            # On a phone a stone stands for the opponent; the button is called by the whole of it.
            self.press(page.get_by_role("button", name=re.compile("lare")).and_(page.locator(".btn")).nth(number))
        elif stage == "effect":
            apart = ("decline", "hand_over")
            plain = [one["text"] for one in options if not path_of(one) and one["kind"] not in apart]
            self.press(page.locator(".choices .btn").nth(plain.index(option["text"])))
        else:
            word = "Warp" if kind == "warp" else "Discard"
            self.press(page.get_by_role("button", name=word, exact=stage == "turn").first)

    # --- one gesture each ---

    def square(self, name: str) -> None:
        self.person.click(name)

    def press(self, button: "Locator") -> None:
        button.click()

    def card(self, name: str) -> None:
        self.person.card(name if not name.startswith("F") or not name[1:].isdigit() else "Flare").click()

    def another_way(self) -> None:
        self.press(self.page.locator(".turn .btn", has_text=" of "))

    def confirm(self, square: str) -> None:
        self.square(square)

    def hand_over(self) -> None:
        self.press(self.page.get_by_role("button", name="Hand over to your partner").first)


class Keys(Mouse):
    """No pointer at all."""

    def square(self, name: str) -> None:
        self.page.locator('[data-square][tabindex="0"]').focus()
        here = self.page.evaluate("document.activeElement.dataset.square")
        for key in _walk(here, name):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
        self.person.attend()

    def press(self, button: "Locator") -> None:
        button.focus()
        self.page.keyboard.press("Space")

    def card(self, name: str) -> None:
        names = self.page.locator(".hand h3").all_inner_texts()
        self.page.keyboard.press(str(names.index(name if name in names else "Flare") + 1))

    def another_way(self) -> None:
        self.page.keyboard.press("f")


class Finger(Mouse):
    """A phone: the first tap shows, the big button plays."""

    def square(self, name: str) -> None:
        self.person.square(name).tap()

    def press(self, button: "Locator") -> None:
        button.tap()

    def card(self, name: str) -> None:
        tabs = self.page.locator(".tabs")
        labels = [re.compile(f"^{re.escape(one)}(,|$)") for one in (name, "Flare")]  # one just drawn is called new
        tab = tabs.get_by_label(labels[0]).or_(tabs.get_by_label(labels[1])).first
        if tab.get_attribute("aria-pressed") == "false":
            tab.tap()

    def another_way(self) -> None:
        self.press(self.page.get_by_role("button", name="Next way"))

    def confirm(self, square: str) -> None:
        self.press(self.page.locator("footer .primary"))

    def button(self, option: Choice, options: Sequence[Choice], stage: str) -> None:
        word = {"discard": "Discard ", "warp": "Warp effect of "}.get(option["kind"])
        if stage == "turn" and word:
            self.press(self.page.get_by_role("button", name=word + option["card"]))
        else:
            super().button(option, options, stage)

    def hand_over(self) -> None:
        self.press(self.page.get_by_role("button", name="Menu"))
        super().hand_over()


def _alike(one: Choice, option: Choice) -> bool:
    """Named by the same squares, a summoning also by its card: what is left is to say which."""
    cards = [each["card"] if each["kind"] == "summon" else None for each in (one, option)]
    return path_of(one) == path_of(option) and cards[0] == cards[1]


def _walk(start: str, goal: str) -> list[str]:
    """Arrow keys from one square to another, around the corners that do not exist."""
    ways: dict[str, list[str]] = {start: []}
    todo = deque([start])
    while goal not in ways:
        here = todo.popleft()
        for key, (x, y) in _ARROWS.items():
            there = chr(ord(here[0]) + x) + chr(ord(here[1]) + y)
            if there in _EXISTING and there not in ways:
                ways[there] = [*ways[here], key]
                todo.append(there)
    return ways[goal]
