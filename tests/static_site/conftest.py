"""What takes long runs when it is asked for."""

from pathlib import Path

import pytest

from tests.slow import leave_out_slow


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out_slow(config, items, Path(__file__).parent)
