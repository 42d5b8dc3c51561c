"""Waiting until something can be seen, instead of looking once: pages take their time on a busy machine."""

from typing import Any


def expect(what: Any) -> Any:
    """Playwright's own, which may be missing where these tests are skipped."""
    from playwright.sync_api import expect

    expect.set_options(timeout=30_000)
    return expect(what)
