"""The bench measures what a person waits for (how long it may take is not asserted)."""

import json
import subprocess
import sys

import pytest

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_first_paint_and_clicks_are_measured() -> None:
    # A process of its own: the bench drives its own browser, and this one may already drive another.
    command = [sys.executable, "-m", "tashkalar", "bench", "--browser", "--json", "--rounds=1", "--seconds=0.01"]
    ran = subprocess.run([*command, "--memory=0"], capture_output=True, text=True, timeout=120, check=True)
    report = json.loads(ran.stdout.splitlines()[-1])["browser"]
    assert report["first_paint_ms"]["lobby"] > 0
    assert report["click_ms"]["max"] >= report["click_ms"]["p50"] > 0
