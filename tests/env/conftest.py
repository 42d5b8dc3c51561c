"""What takes long is left out by default, and so is what needs a library of the extra `lab` that is not installed."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.slow import leave_out_slow

_NEEDS = {
    "test_learner.py": "sb3_contrib",
    "test_observation.py": "numpy",
    "test_petting.py": "pettingzoo",
    "test_single.py": "gymnasium",
    "test_spiel.py": "pyspiel",
}
collect_ignore = [file for file, library in _NEEDS.items() if find_spec(library) is None]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out_slow(config, items, Path(__file__).parent)
