"""What a person at the browser waits for: the first paint, and the answer to a click. Needs Chromium and playwright."""

import json
import secrets
import shutil
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from .load import running

_ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
# Counts from the moment the button goes down until the page shows the new state.
_WATCH = """() => {
  const shown = () => document.querySelector('main').dataset.state;
  const before = shown();
  window.answered = new Promise((done) => addEventListener('pointerdown', () => {
    const start = performance.now();
    const look = () => shown() !== before ? done(performance.now() - start) : requestAnimationFrame(look);
    look();
  }, { once: true, capture: true }));
}"""
_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


def possible() -> str | None:
    """Why it cannot be measured here; None if it can."""
    if find_spec("playwright") is None:
        return "playwright is not installed"
    return None if shutil.which("chromium") else "chromium is not installed"


def measure(clicks: int = 20) -> dict[str, Any]:
    """First paint of the lobby and of a table, and clicks that place and take back a stone; milliseconds."""
    from playwright.sync_api import sync_playwright

    with TemporaryDirectory(prefix="tashkalar-bench-") as folder, running(Path(folder), None) as server:
        token = secrets.token_hex(16)
        table = _table(server.address, token)
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=_ARGUMENTS)
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page.goto(f"{server.address}/")
            page.locator("main.lobby").wait_for()
            lobby = page.evaluate(_PAINT)
            page.evaluate(f"localStorage.setItem('tashkalar.token', '{token}')")
            page.goto("about:blank")
            page.goto(f"{server.address}/#/table/{table}")
            page.locator("main[data-stage]").wait_for()
            paint = page.evaluate(_PAINT)
            times = []
            for number in range(clicks):
                page.evaluate(_WATCH)
                if number % 2:
                    page.get_by_role("button", name="Undo").first.click()
                else:
                    page.locator(".hot.active").nth(number % 30).click()
                times.append(page.evaluate("() => window.answered"))
            browser.close()
    return {
        "first_paint_ms": {"lobby": round(lobby), "table": round(paint)},
        "click_ms": {"p50": round(median(times)), "p95": round(quantiles(times, n=20)[-1]), "max": round(max(times))},
    }


def _table(address: str, token: str) -> str:
    seats = [
        {"kind": "me", "name": "Ada", "school": "northern"},
        {"kind": "bot", "name": "Bot", "school": "highland", "level": "random"},
    ]
    body = json.dumps({"form": "high", "team": False, "seats": seats, "seed": 7, "assist": "full"}).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(f"{address}/api/tables", body, headers)) as answer:  # noqa: S310  (our own server)
        found: str = json.load(answer)["table"]
    return found


def lines(report: dict[str, Any]) -> list[str]:
    """The same for people."""
    paint, click = report["first_paint_ms"], report["click_ms"]
    return [
        f"browser: first paint {paint['lobby']} ms (lobby), {paint['table']} ms (table); "
        f"answer to a click p50 {click['p50']} ms, p95 {click['p95']} ms, worst {click['max']} ms"
    ]
