"""Waiting until something can be seen, instead of looking once: pages take their time on a busy machine."""

from typing import TYPE_CHECKING, Any

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page


def expect(what: Any) -> Any:
    """Playwright's own, which may be missing where these tests are skipped."""
    from playwright.sync_api import expect

    expect.set_options(timeout=PATIENCE * 1000)
    return expect(what)


def awaited(page: "Page", what: str, promise: str, given: Any = None) -> Any:
    """What a promise of the page comes to (an async function). `evaluate` alone would wait for it without an end."""
    late = f"waited {PATIENCE:.0f} s for {what}"
    wait = f"new Promise((_, no) => setTimeout(() => no(new Error({late!r})), {PATIENCE * 1000}))"
    return page.evaluate(f"(given) => Promise.race([({promise})(given), {wait}])", given)
