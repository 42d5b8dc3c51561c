"""Events: kinds that are told apart, and the option that carries its task."""

import pickle
from typing import Any, get_args

import pytest

from tashkalar import Game
from tashkalar.game.log import describe
from tashkalar.rules import event
from tashkalar.rules.arena import SQUARE
from tashkalar.rules.card import CARDS, TASKS
from tashkalar.rules.event import Event, PutBack, Reshuffled
from tests.support import game

DUEL = Game.new("duel", ["northern", "highland"], seed=1).setup
VALUES: dict[str, Any] = {"card": CARDS["Knight"], "task": TASKS["Isolation"], "deck": "legends", "reason": "points"}
VALUES |= {
    "sides": (1,),
    "order": (CARDS["Titan"],),
    "square": SQUARE["e5"],
    "origin": SQUARE["e4"],
    "to": SQUARE["e5"],
}


def example(kind: type[Event]) -> Event:
    return kind(*[VALUES.get(field, 1) for field in kind._fields[:-1]])


def test_every_kind_has_a_key_of_its_own() -> None:
    assert len(event.KINDS) == len(get_args(Event))


def test_kinds_with_the_same_numbers_are_different_events() -> None:
    """The log remembers what it has described by the event itself."""
    made = [example(kind) for kind in event.KINDS.values()]
    assert len(set(made)) == len(made)
    assert event.placed(3, 0, 1) == event.Placed(3, 0, 1)


@pytest.mark.parametrize("key", event.KINDS)
def test_every_event_is_told_with_its_parameters_and_without_secrets(key: str) -> None:
    one = example(event.KINDS[key])
    told = describe(DUEL, one)
    assert told["key"] == key
    assert len(told["params"]) == len(one._fields) - 1 - isinstance(one, Reshuffled)  # without the order
    if isinstance(one, PutBack | Reshuffled):
        assert not {"Knight", "Titan"} & set(str(told).split("'"))


def test_a_claim_carries_its_task() -> None:
    one = game({"southern": "d5 e4 e5 e6 f5", "northern": "a5"}, form="high", tasks=["Center Cross"], actions=0)
    option = next(option for option in one.options if option.kind == "claim")
    assert option.task is TASKS["Center Cross"]
    assert option.describe()["task"] == "Center Cross"
    assert pickle.loads(pickle.dumps(option)).task is option.task
