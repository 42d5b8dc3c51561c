"""What is wrong with the layout of a page, as a browser measures it: too wide, out of reach, covered, cut."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SMALLEST_TARGET = 32
_MEASURE = Path(__file__).with_suffix(".js").read_text()


def measured(page: "Page") -> list[str]:
    """The complaints about the page as it stands."""
    found: list[str] = page.evaluate(_MEASURE, SMALLEST_TARGET)
    return found
