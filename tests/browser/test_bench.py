"""The bench measures what a person waits for (how long it may take is not asserted)."""

import pytest

from tashkalar.lab import bench_browser

pytestmark = pytest.mark.browser


def test_first_paint_and_clicks_are_measured() -> None:
    report = bench_browser.measure(clicks=4)
    assert report["first_paint_ms"]["lobby"] > 0
    assert report["click_ms"]["max"] >= report["click_ms"]["p50"] > 0
    assert "first paint" in bench_browser.lines(report)[0]
