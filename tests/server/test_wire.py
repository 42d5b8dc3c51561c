"""The types of the wire: what is made from them is up to date, and what does not fit them is said clearly."""

from typing import Any

import msgspec
import pytest

from tashkalar.rules.school import SCHOOLS as ENTERED
from tashkalar.server.refused import BadRequest
from tashkalar.server.wire import asking
from tashkalar.server.wire.generate import ROOT, files
from tashkalar.server.wire.learning import FiguresAnswer
from tashkalar.server.wire.lookback import NewStudy, PositionRequest
from tashkalar.server.wire.new_table import NewTable, TakeSeat
from tashkalar.server.wire.practice import PracticeRequest
from tashkalar.server.wire.reading import read
from tashkalar.server.wire.schema import components, types
from tashkalar.server.wire.table import Message

TWO = [{"kind": "me"}, {"kind": "bot"}]
TABLE = {"form": "high", "seats": TWO}
SCHOOLS = ", ".join([*ENTERED, "random"])


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_is_made_from_the_types_is_up_to_date(path: Any) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run make generate"


def test_every_type_is_described() -> None:
    assert {kind.__name__ for kind in types()} <= components().keys()


def test_what_is_sent_has_no_other_keys() -> None:
    for kind in msgspec.inspect.type_info(Message).types:  # type: ignore[attr-defined]
        assert components()[kind.cls.__name__]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("kind", "data", "key", "text", "params"),
    [
        (NewTable, [], "object", "the body must be a JSON object", {}),
        (NewTable, {"seats": TWO}, "text", "form must be a text", {"field": "form"}),
        (NewTable, {**TABLE, "team": 1}, "flag", "team must be true or false", {"field": "team"}),
        (
            *(NewTable, {"form": "high"}, "seats", "seats must be a list of 2 to 4 seats in turn order"),
            {"field": "seats"},
        ),
        (NewTable, {**TABLE, "seats": [5, 5]}, "object", "a seat must be a JSON object", {}),
        (
            *(NewTable, {**TABLE, "seats": [{}, {}]}, "one_of", "kind must be one of me, screen, friend, bot"),
            {"field": "kind", "allowed": ["me", "screen", "friend", "bot"]},
        ),
        (
            *(NewTable, {**TABLE, "seats": [{"kind": "me", "school": 5}] * 2}, "one_of"),
            *(f"school must be one of {SCHOOLS}", {"field": "school", "allowed": SCHOOLS.split(", ")}),
        ),
        (
            *(NewTable, {**TABLE, "assist": ["full"]}, "one_of", "assist must be one of full, matches, none"),
            {"field": "assist", "allowed": ["full", "matches", "none"]},
        ),
        (
            *(NewTable, {**TABLE, "clock": {"turn": 4}}, "clock"),
            *("turn must be a number of seconds from 5 to 2592000", {"field": "turn"}),
        ),
        (NewTable, {**TABLE, "clock": 60}, "object", "the clock must be a JSON object", {}),
        (TakeSeat, {"link": "0" * 31}, "link", "a link of 32 hexadecimal digits is needed", {"field": "link"}),
        (TakeSeat, {"link": "0" * 32 + "\n"}, "link", "a link of 32 hexadecimal digits is needed", {"field": "link"}),
        (PositionRequest, {"text": "x" * 16_001}, "too_long", "text may have 16000 characters", {"number": 16_000}),
        (PositionRequest, {}, "text", "text must be a text", {"field": "text"}),
        (
            *(FiguresAnswer, {"seed": 1, "level": 99, "answer": []}, "number"),
            *("level must be a number from 1 to 8", {"field": "level"}),
        ),
        (
            *(FiguresAnswer, {"seed": 1, "level": 1, "answer": [5]}, "choices"),
            *("answer must be a list of squares or cards", {"field": "answer"}),
        ),
        (PracticeRequest, {}, "object", "what must be a JSON object: the exercise", {"field": "what"}),
        (
            *(PracticeRequest, {"what": {}, "choices": ["x" * 121]}, "choices"),
            *("choices must be a list of at most 200 texts", {"field": "choices"}),
        ),
        (NewStudy, {"seats": [1, 2]}, "object", "a seat must be a JSON object", {}),
        (NewStudy, {"seats": TWO, "replay": 5}, "text", "replay must be a text", {"field": "replay"}),
    ],
)
def test_what_is_wrong_is_said_clearly(kind: Any, data: Any, key: str, text: str, params: dict[str, Any]) -> None:
    with pytest.raises(BadRequest) as found:
        read(kind, data, "the body")
    assert (found.value.key, found.value.text, found.value.params) == (key, text, params)


@pytest.mark.parametrize(
    ("data", "key", "text"),
    [
        ({"type": "fly"}, "type", "there is no such type of message"),
        ({"type": "play", "state": "0", "choice": "end"}, "state", "state must be the number that came with the table"),
        ({"type": "play", "state": 0}, "text", "choice must be a short text"),
        ({"type": "resign", "seat": 5}, "text", "seat must be a short text"),
        ({"type": "say", "say": "boo"}, "one_of", "there is no such message"),
        ({"type": "replace", "seat": "sylvan", "level": "god"}, "one_of", "there is no such bot"),
    ],
)
def test_a_message_that_is_wrong(data: dict[str, Any], key: str, text: str) -> None:
    with pytest.raises(BadRequest) as found:
        asking.command(data)
    assert (found.value.key, found.value.text) == (key, text)


def test_halves_of_characters_hurt_nobody() -> None:
    assert read(NewTable, {**TABLE, "\ud800": 1}, "the body").form == "high"
    with pytest.raises(BadRequest) as found:
        read(NewTable, {**TABLE, "assist": "\ud800"}, "the body")
    assert found.value.key == "one_of"
