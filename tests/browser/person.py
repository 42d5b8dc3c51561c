"""Somebody at a browser: sees what is on the screen, clicks what is offered, knows no rules and no protocol."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from .scout import TOKEN

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# Waits until the page has an answer and, where asked for, until it is this person's turn; then tells in one look what
# can be seen: what is asked, and where the things lie that answer a click.
_LOOK = """async (patient) => {
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
  const box = (one) => { const b = one.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const main = () => document.querySelector('main');
  const stage = () => ['curtain', 'result'].find((name) => main()?.classList.contains(name)) ?? main()?.dataset.stage;
  const ready = () => main() && main().ariaBusy !== 'true' && (!patient || !['wait', undefined].includes(stage()));
  const until = performance.now() + 20000;
  while (!ready() && performance.now() < until) await new Promise((next) => setTimeout(next, 4));
  const squares = seen(`[data-square].${document.querySelector('[data-square].next') ? 'next' : 'active'}`);
  return {
    stage: stage(), late: !ready(), state: main()?.dataset.state,
    squares: Object.fromEntries(squares.map((one) => [one.dataset.square, box(one)])),
    cards: seen('.hand:not(.sunk) .card').map((one) => ({
      name: one.querySelector('h3').textContent, places: Boolean(one.querySelector('footer.yes')), at: box(one),
      flare: one.classList.contains('flare'), on: one.classList.contains('on')})),
    buttons: seen('.turn .btn, .strip .btn, .sum .btn, .curtain .btn').filter((one) => !one.disabled)
      .map((one) => ({ text: one.textContent.trim() || one.ariaLabel, at: box(one), main: one.matches('.primary') })),
    choices: seen('.choices .btn').map(box),
  };
}"""
Sight = dict[str, Any]
Seat = tuple[str, str] | tuple[str, str, str]
FORMS = {"first": "First Game", "high": "High Form", "duel": "Deathmatch Duel", "melee": "Deathmatch Melee"}
SCHOOLS = {
    "northern": "Northern",
    "southern": "Southern",
    "highland": "Highland",
    "sylvan": "Sylvan",
    "etherweavers": "Etherweavers",
}
# Complaints that are part of what is tested: a server that is not there, a browser without a worker.
_EXPECTED = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "Service Worker registration blocked")


class Person:
    def __init__(self, page: "Page", address: str) -> None:
        self.page = page
        self.address = address
        self.trouble: list[str] = []
        self.expected = list(_EXPECTED)
        self.seen_squares: dict[str, list[float]] = {}
        self.patient = True  # waits for the next question; among friends it is mostly somebody else's turn
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.trouble.append(f"error on the page: {error}"))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(known in text for known in self.expected):
            self.trouble.append(f"{kind}: {text}")

    def complain(self) -> None:
        assert not self.trouble, self.trouble

    # --- the lobby ---

    def arrive(self) -> "Person":
        self.page.goto(self.address)
        self.page.locator("main.lobby").wait_for()
        return self

    def sit_at(self, table: str, token: str = TOKEN) -> None:
        """Go on with a table that this browser holds the seats of."""
        self.page.add_init_script(f"if (location.host) localStorage.setItem('tashkalar.token', '{token}')")
        self.page.goto("about:blank")  # what the page knew of another token is forgotten
        self.page.goto(f"{self.address}/#/table/{table}")
        self.page.locator("main.curtain, main[data-stage], main.result").wait_for()

    def new_game(self, form: str, seats: Sequence[Seat], seed: int | None = None, assist: str | None = None) -> None:
        """Fill in the form for a new game and start it, in whatever language it is."""
        page = self.page
        page.locator(".forms label").nth(list(FORMS).index(form)).click()
        counts = page.locator(".counts label")
        if counts.count() > 0:
            counts.nth(1 if len(seats) == 4 else 0).click()
        for number, (kind, school, *level) in enumerate(seats):
            row = page.locator("fieldset.seat").nth(number)
            row.locator(".kinds label").nth(["me", "bot", "screen", "friend"].index(kind)).click()
            row.locator("select").nth(0).select_option(school)
            if level:
                row.locator("select.level").select_option(level[0])
        if seed is not None or assist is not None:
            page.locator("summary").click()
            if seed is not None:
                page.locator("details input[inputmode=numeric]").fill(str(seed))
            if assist is not None:
                page.get_by_label("Help during play").select_option(assist)
        page.locator("form .start").click()
        page.locator("main.curtain, main[data-stage]").wait_for()

    # --- the table ---

    def look(self, patient: bool = False) -> Sight:
        found: Sight = self.page.evaluate(_LOOK, patient)
        assert not found["late"], f"nothing happens: {found}"
        self.seen_squares = found["squares"]
        return found

    def attend(self) -> Sight:
        """Wait until something is asked of this person, and look."""
        return self.look(self.patient)

    def point(self, at: Sequence[float]) -> Sight:
        """Click there, whatever lies on top, and wait for the next question."""
        self.page.mouse.click(*at)
        return self.attend()

    def click(self, square: str) -> Sight:
        return self.point(self.seen_squares.get(square) or self._centre(square))

    def _centre(self, square: str) -> list[float]:
        box = self.square(square).bounding_box()
        assert box is not None
        return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]

    def square(self, name: str) -> "Locator":
        return self.page.locator(f'[data-square="{name}"]')

    def card(self, name: str) -> "Locator":
        return self.page.locator(".hand .slot", has=self.page.get_by_role("heading", name=name, exact=True))

    def press(self, *words: str) -> Sight:
        """Press the first visible button that says one of these words."""
        buttons = self.look()["buttons"]
        for button in buttons:
            if button["text"] in words:
                return self.point(button["at"])
        raise AssertionError(f"no button says {words}: {[button['text'] for button in buttons]}")

    def take_device(self) -> Sight:
        self.page.locator(".curtain .btn").click()
        self.page.locator("main:not(.curtain)").wait_for()
        return self.attend()

    def log(self) -> str:
        return self.page.locator(".log").first.inner_text()

    # --- playing on ---

    def play(self, until: Callable[[Sight], bool], seed: int = 0, most: int = 1500) -> Sight:
        """Play sensibly, by chance, until what is seen says so or the game is over."""
        rng = Random(seed)
        seen = self.attend()
        for _ in range(most):
            if until(seen) or seen["stage"] == "result":
                return seen
            seen = self.move(seen, rng)
        raise AssertionError(f"nothing came of it: {seen}")

    def play_to_the_end(self, seed: int = 0) -> None:
        self.play(lambda seen: False, seed)

    def move(self, seen: Sight, rng: Random) -> Sight:
        """One click or a few that carry the game on."""
        if seen["stage"] == "curtain":
            return self.take_device()
        if seen["stage"] == "turn":
            return self._act(seen, rng)
        if seen["stage"] == "effect":
            return self._answer(seen, rng)
        return self.point(next(button["at"] for button in seen["buttons"] if button["main"]))

    def _act(self, seen: Sight, rng: Random) -> Sight:
        """Summon if a card says so, else get rid of a card, else place a stone."""
        beings = [card for card in seen["cards"] if not card["flare"]]
        ready = [card for card in beings if card["places"]]
        wanted = ready or beings
        if wanted and not any(card["on"] for card in seen["cards"]) and (ready or rng.random() < 0.85):
            self.page.mouse.click(*rng.choice(wanted)["at"])
            self.page.mouse.move(5, 5)
            seen = self.look()
            if not ready and any(button["text"] == "Discard" for button in seen["buttons"]):
                return self.press("Discard")
        return self._pick(seen, rng)

    def _pick(self, seen: Sight, rng: Random) -> Sight:
        """Pick squares until something has been played: some choices take two, and what has variants is confirmed."""
        state, square = seen["state"], ""
        for _ in range(20):
            if seen["choices"]:
                return self.point(rng.choice(seen["choices"]))
            squares = sorted(seen["squares"])
            if square not in squares:
                square = rng.choice(squares)
            seen = self.click(square)
            if seen["state"] != state:
                return seen
        raise AssertionError(f"clicking squares leads nowhere: {seen}")

    def _answer(self, seen: Sight, rng: Random) -> Sight:
        if seen["choices"] or seen["squares"]:
            return self._pick(seen, rng)
        return self.press("Skip", "Skip the rest", "Done")
