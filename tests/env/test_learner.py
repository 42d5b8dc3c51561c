"""The example that trains a small agent, in miniature."""

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
import torch

FILE = Path(__file__).parents[2] / "examples" / "learner" / "train.py"

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")  # of the libraries


@pytest.fixture(scope="module")
def learner() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("learner", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_and_plays(learner: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["train.py", "--form", "first", "--words", "1", "--games", "1"])
    trained, train = [], learner.train

    def briefly(*args: Any) -> Any:
        trained.append(train(*args, round_of=64))
        return trained[0]

    monkeypatch.setattr(learner, "train", briefly)
    learner.main()
    assert re.search(r"wins \d+\.\d% of 1 games against random \(95 %: ", capsys.readouterr().out)
    # The net has moved, that of kinds too, which begins with nothing.
    assert trained[0].policy.action_net.kind.weight.abs().sum() > 0


def test_the_same_seed_makes_the_same_agent(learner: Any) -> None:
    nets = [learner.train("first", 1, seed, round_of=64).policy.state_dict() for seed in (1, 1, 2)]
    same = [all(torch.equal(nets[0][name], other[name]) for name in nets[0]) for other in nets]
    assert same == [True, True, False]


def test_words_of_a_kind_share_a_value(learner: Any) -> None:
    words = learner.Words(torch.nn.Linear(3, sum(map(len, learner.BLOCKS.values()))))
    torch.nn.init.zeros_(words.single.weight)
    torch.nn.init.zeros_(words.single.bias)
    torch.nn.init.normal_(words.kind.weight)
    values = words(torch.ones(1, 3))[0]
    for name, ids in learner.BLOCKS.items():
        assert len(set(values[list(ids)].tolist())) == (len(ids) if name == "single" else 1)
