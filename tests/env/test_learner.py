"""The example that trains a small agent, a few steps of it."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "examples" / "learner" / "train.py"


@pytest.fixture(scope="module")
def learner() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("learner", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_sees_what_adepts_say(learner: Any) -> None:
    shown = learner.watch("first", 1, 1, 2)
    assert len(shown) > 30
    for seen, allowed, word in shown:
        assert len(seen) == learner.LENGTH
        assert allowed[word]
        assert allowed.sum() > 1
    net = learner.learn(shown[:64], 1, 1)
    assert 0 <= learner.measure(net, "first", 1, 3) <= 1
