"""Somebody at a browser: sees what is on the screen, clicks what is offered, knows no rules and no protocol."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

# What can be seen, gathered in one look: what the screen asks for and what answers a click.
_LOOK = """() => {
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
  const main = document.querySelector('main');
  const box = (one) => { const b = one.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const squares = Object.fromEntries(seen(document.querySelector('.hot.next') ? '.hot.next' : '.hot.active').map((one) => [one.dataset.square, box(one)]));
  const stage = seen('.curtain').length ? 'curtain' : seen('main.result').length ? 'result' : main?.dataset.stage ?? 'lobby';
  return {
    stage, squares, busy: main?.ariaBusy === 'true', state: main?.dataset.state,
    dialog: seen('dialog').length > 0,
    cards: seen('.hand .card').map((one) => ({
      name: one.querySelector('h3').textContent, places: Boolean(one.querySelector('footer.yes')),
      flare: one.classList.contains('flare'), on: one.classList.contains('on')})),
    stones: seen('.hot').filter((one) => !/empty|leer|vide/.test(one.ariaLabel)).map((one) => one.dataset.square),
    buttons: seen('.turn .btn, .strip .btn, .sum .btn').filter((one) => !one.disabled).map((one) => one.textContent.trim() || one.ariaLabel),
    choices: seen('.choices .btn').length,
  };
}"""
_ATTENTION = """(state) => {
  const main = document.querySelector('main');
  if (!main || main.ariaBusy === 'true') return false;
  if (main.matches('.curtain, .result')) return true;
  return ['turn', 'effect', 'end'].includes(main.dataset.stage) && main.dataset.state !== state;
}"""
Seat = tuple[str, str] | tuple[str, str, str]
FORMS = {"first": "First Game", "high": "High Form", "duel": "Deathmatch Duel", "melee": "Deathmatch Melee"}
SCHOOLS = {
    "northern": "Northern",
    "southern": "Southern",
    "highland": "Highland",
    "sylvan": "Sylvan",
    "etherweavers": "Etherweavers",
}
# Complaints that are part of what is tested: a server that is not there.
_EXPECTED = ("WebSocket connection", "ERR_CONNECTION_REFUSED")


class Person:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.trouble: list[str] = []
        self.seen_squares: dict[str, list[float]] = {}
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.trouble.append(f"error on the page: {error}"))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(known in text for known in _EXPECTED):
            self.trouble.append(f"{kind}: {text}")

    def complain(self) -> None:
        assert self.trouble == []

    # --- the lobby ---

    def arrive(self) -> "Person":
        self.page.goto(self.address)
        self.page.locator("main.lobby").wait_for()
        return self

    def new_game(self, form: str, seats: Sequence[Seat], seed: int | None = None, assist: str | None = None) -> None:
        """Fill in the form for a new game and start it. Words are taken from the form itself, so any language will do."""
        page = self.page
        page.locator(".forms label").nth(list(FORMS).index(form)).click()
        counts = page.locator(".counts label")
        if counts.count() > 0:
            counts.nth(1 if len(seats) == 4 else 0).click()
        for number, (kind, school, *level) in enumerate(seats):
            row = page.locator("fieldset.seat").nth(number)
            row.locator(".kinds label").nth(["me", "bot", "screen"].index(kind)).click()
            row.locator("select").nth(0).select_option(school)
            if level:
                row.locator("select.level").select_option(level[0])
        if seed is not None or assist is not None:
            page.locator("summary").click()
            if seed is not None:
                page.locator("details input").fill(str(seed))
            if assist is not None:
                page.locator("details select").select_option(assist)
        page.locator("form .start").click()
        page.locator("main.curtain, main[data-stage]").wait_for()

    # --- the table ---

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(_LOOK)
        self.seen_squares = found["squares"]
        return found

    def attend(self, since: str | None = None) -> dict[str, Any]:
        """Wait until something is asked of this person (after a state they have answered already), and look."""
        self.page.wait_for_function(_ATTENTION, arg=since)
        return self.look()

    def settle(self) -> dict[str, Any]:
        """Wait for the answer to what was done."""
        self.page.wait_for_function("() => document.querySelector('main')?.ariaBusy !== 'true'")
        return self.look()

    def click(self, square: str) -> dict[str, Any]:
        """Click where a square lies, whatever may lie on top of it."""
        x, y = self.seen_squares.get(square) or self._centre(square)
        self.page.mouse.click(x, y)
        return self.settle()

    def _centre(self, square: str) -> list[float]:
        box = self.square(square).bounding_box()
        assert box is not None
        return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    def card(self, name: str) -> Locator:
        return self.page.locator(".hand .card", has=self.page.get_by_role("heading", name=name, exact=True))

    def press(self, *words: str) -> dict[str, Any]:
        """Press the first visible button with one of these words."""
        for word in words:
            button = self.page.locator(".turn, .strip, .sum, .curtain, main.result").get_by_role("button", name=word)
            if button.count() > 0 and button.first.is_enabled():
                button.first.click()
                return self.settle()
        raise AssertionError(f"no button says {words}: {self.look()['buttons']}")

    def take_device(self) -> dict[str, Any]:
        self.page.locator(".curtain .btn").click()
        self.page.locator("main:not(.curtain)").wait_for()
        return self.attend()

    def log(self) -> str:
        return self.page.locator(".log").first.inner_text()

    # --- playing on ---

    def play(self, until: Callable[[dict[str, Any]], bool], seed: int = 0, most: int = 1500) -> dict[str, Any]:
        """Play sensibly, by chance, until what is seen says so or the game is over."""
        rng = Random(seed)
        seen = self.attend()
        for _ in range(most):
            if until(seen) or seen["stage"] == "result":
                return seen
            seen = self.move(seen, rng)
        raise AssertionError(f"nothing came of it: {seen}")

    def move(self, seen: dict[str, Any], rng: Random) -> dict[str, Any]:
        """One click or a few that carry the game on."""
        stage = seen["stage"]
        if stage == "curtain":
            return self.take_device()
        before = seen["state"]
        if stage == "turn":
            self._act(seen, rng)
        elif stage == "effect":
            self._answer(seen, rng)
        else:
            self.page.locator(".sum .go .btn.primary").click()
        now = self.settle()
        if now["state"] == before and now["stage"] == stage:
            return now
        return self.attend()

    def _act(self, seen: dict[str, Any], rng: Random) -> None:
        """Summon if a card says so, else get rid of a card, else place a stone."""
        beings = [card for card in seen["cards"] if not card["flare"]]
        ready = [card for card in beings if card["places"]]
        wanted = ready or beings
        if wanted and not any(card["on"] for card in seen["cards"]) and (ready or rng.random() < 0.6):
            self.card(rng.choice(wanted)["name"]).click()
            self.page.mouse.move(5, 5)
            seen = self.look()
            if not ready and "Discard" in seen["buttons"]:
                self.press("Discard")
                return
        self._pick(seen, rng)

    def _pick(self, seen: dict[str, Any], rng: Random) -> None:
        """Pick squares until something has been played: some choices take two, and what has variants is confirmed."""
        state, square = seen["state"], ""
        for _ in range(40):
            if seen["choices"]:
                return self._choose(seen, rng)
            squares = sorted(seen["squares"])
            if square not in squares or rng.random() < 0.5:
                square = rng.choice(squares)
            seen = self.click(square)
            if seen["state"] != state:
                return None
        raise AssertionError(f"clicking squares leads nowhere: {seen}")

    def _answer(self, seen: dict[str, Any], rng: Random) -> None:
        if seen["choices"]:
            self._choose(seen, rng)
        elif seen["squares"]:
            self._pick(seen, rng)
        else:
            self.press("Skip")

    def _choose(self, seen: dict[str, Any], rng: Random) -> None:
        self.page.locator(".choices .btn").nth(rng.randrange(seen["choices"])).click()
