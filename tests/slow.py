"""Tests that take long."""

from pathlib import Path

import pytest


def leave_out_slow(config: pytest.Config, items: list[pytest.Item], folder: Path) -> None:
    """What takes long runs when it is asked for: --whole, -m slow, or by its name."""
    by_name = config.option.markexpr or config.option.keyword or any("::" in word for word in config.args)
    if not (by_name or config.getoption("--whole")):
        items[:] = [item for item in items if not (item.get_closest_marker("slow") and folder in item.path.parents)]
