"""Tests that take long."""

import os
from pathlib import Path

import pytest


def leave_out_slow(config: pytest.Config, items: list[pytest.Item], folder: Path) -> None:
    """What takes long runs where everything does, and when it is asked for: -m slow, or by its name."""
    asked = config.option.markexpr or config.option.keyword or any("::" in word for word in config.args)
    if not asked and os.environ.get("CI") != "true":
        items[:] = [item for item in items if not (item.get_closest_marker("slow") and folder in item.path.parents)]
