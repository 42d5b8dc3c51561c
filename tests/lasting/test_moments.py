"""Moments, frames and games that are told as they were kept: what comes out is what went in."""

import json
import pickle
from base64 import b64encode
from collections.abc import Callable
from random import Random
from typing import Any
from zlib import compress

import pytest

from tashkalar.errors import BrokenRecord, NotAllowed
from tashkalar.game import Game, Mended, frames, moment, record, told
from tashkalar.game.retake import taken_back
from tashkalar.rules.card import CARDS
from tashkalar.rules.deal import blank
from tashkalar.rules.effect import Effect
from tashkalar.rules.event import KINDS
from tashkalar.rules.position import Position
from tests import support
from tests.rules.test_event import example
from tests.server.browser import FORMS, NAMES


def played(form: str, team: bool, schools: list[str], seed: int = 1, most: int = 400) -> Game:
    game, rng = Game.new(form, schools, seed, team), Random(seed)
    while not game.over and game.state < most:
        options = list(game.options)
        game.play(rng.choice([option for option in options if option.kind == "summon"] or options))
    return game


def frames_of(game: Game) -> list[told.Frame]:
    data = json.loads(json.dumps(told.written(game)))
    return told.read(moment.found(moment.NOTHING, data[0]), data[1:])


@pytest.mark.parametrize(("form", "team", "schools"), FORMS, ids=NAMES)
def test_a_game_is_told_without_its_rules(form: str, team: bool, schools: list[str]) -> None:
    """Every position, every view and every event, in mid-effect too."""
    game = played(form, team, schools)
    kept = frames_of(game)
    found = Game(game.start)
    for one, step in zip(kept, list(game.steps), strict=True):
        found = told.told(found, one)
        assert one.events == step.events
    for now, then in zip(found.retold(), game.retold(), strict=True):
        assert now.position.whole() == then.position.whole()
        assert now.view(None) == then.view(None)
        now.position.check()
    assert found.record() == game.record(frames=True)
    again = pickle.loads(pickle.dumps(found))
    assert again.view(schools[0]) == game.view(schools[0])


def test_every_field_of_a_position_is_kept() -> None:
    """New ones too, unless somebody says why not: each is changed alone, and comes back."""
    setup = Game.new("duel", ["northern", "etherweavers"], 1).setup
    for name in Position.__slots__:
        position = blank(setup)
        value = getattr(position, name)
        if name in ("setup", "events", "script", "wide", "wide_upgraded", "stones"):
            continue
        if name in ("heroic", "legendary"):
            continue  # of stones; whole games have them
        other = [7, *value[1:]] if isinstance(value, list) else (7,) if isinstance(value, tuple) else 7
        setattr(position, name, other)
        kept = moment.Moment(moment._written(position), {})
        back = moment.position_at(
            setup, moment.found(moment.NOTHING, json.loads(json.dumps(moment.kept(moment.NOTHING, kept))))
        )
        assert getattr(back, name) == other, name


@pytest.mark.parametrize("key", KINDS)
def test_every_kind_of_event_is_kept(key: str) -> None:
    events = (example(KINDS[key]),)
    assert moment.read_events(json.loads(json.dumps(moment.written_events(events)))) == events


def test_fields_an_earlier_version_did_not_know_are_as_in_a_new_game() -> None:
    game = played("duel", False, ["northern", "sylvan"], most=30)
    kept = moment.of(game)
    assert "frozen" not in kept.position
    assert "slowed" not in kept.position
    later = kept._replace(position={**kept.position, "of_a_later_version": 3})
    assert moment.position_at(game.setup, later).whole() == game.position.whole()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1}, {"b": 2}),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}),
        ({"a": [1, 2, 3]}, {"a": [1, 2, 3, 4]}),
        ({"a": []}, {"a": [[]]}),
        ({"a": [[1], [2]]}, {"a": [[1], [2, 3]]}),
        ({"a": [[1], [2]]}, {"a": [[1]]}),
        ({"a": None}, {"a": [1]}),
        ({"a": [1]}, {"a": None}),
        ({"a": {"b": 1}}, {"a": {}}),
        ({"a": [1, 1, 1]}, {"a": [1, 1]}),
    ],
)
def test_patches(before: Any, after: Any) -> None:
    assert moment.applied(before, json.loads(json.dumps(moment.patch(before, after)))) == after


# -- a card is mended --------------------------------------------------------------------------------------------------
async def nothing(fx: Effect) -> None:
    """Nothing happens."""


async def two_actions(fx: Effect) -> None:
    """It only brings actions."""
    fx.gain_action()


def swordmaster() -> Game:
    """A game in which the Swordmaster has been asked about, amid her effect."""
    game = support.game({"northern": "e3 e5", "highland": "d5 f5"}, hand={"northern": ["Swordmaster"]}, actions=1)
    game.play("summon Swordmaster e4")
    return game


def test_a_running_effect_that_was_mended_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = swordmaster()
    text = game.record(frames=True)
    assert Game.from_record(text).view(None) == game.view(None)
    monkeypatch.setattr(CARDS["Swordmaster"], "effect", nothing)
    found = Game.from_record(text)
    assert found.mended == Mended(1, anew=True)
    assert found.state == 0
    found.play("summon Swordmaster e4")
    assert found.question is None


def test_what_was_played_by_other_rules_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    game = swordmaster()
    game.play("d5")
    game.play("end")
    text = game.record(frames=True)
    monkeypatch.setattr(CARDS["Swordmaster"], "effect", two_actions)
    found = Game.from_record(text)
    assert found.mended == Mended(1)
    assert found.view(None) == game.view(None)
    assert found.to_move == "highland"
    found.play(found.options[0])
    assert Game.from_record(found.record()).view(None) == found.view(None)
    assert [now.position.turn for now in found.retold()][-1] == found.position.turn
    with pytest.raises(BrokenRecord, match="line"):
        Game.from_record(text.partition("\n# Frames")[0])


def test_a_record_of_a_later_version_is_shown_by_its_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("duel", False, ["northern", "sylvan"])
    assert game.over
    text = game.record(frames=True)
    monkeypatch.setattr(record, "RULES", 1)
    found = Game.from_record(text)
    assert (found.rules, found.winners, found.view(None)) == (2, game.winners, game.view(None))
    with pytest.raises(BrokenRecord, match="rules version 2, this program plays 1 to 1"):
        Game.from_record(game.record())


def test_turns_that_were_played_by_other_rules_are_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """To take them back is to play again what came before, and that would tell another game."""
    game = swordmaster()
    game.play("d5")
    game.play("end")
    text = game.record(frames=True)
    monkeypatch.setattr(CARDS["Swordmaster"], "effect", two_actions)
    with pytest.raises(NotAllowed, match="a rule was mended"):
        taken_back(Game.from_record(text), 1, 5)


# -- what people write -------------------------------------------------------------------------------------------------
def test_frames_belong_to_their_choices() -> None:
    """Whoever writes another game above them has a record without frames."""
    game = support.game({"northern": "e5", "sylvan": "a5"}, actions=1)
    for choice in ("place d4", "end"):
        game.play(choice)
    other = Game.from_record(game.record(frames=True).replace("place d4", "place d3"))
    assert other.mended is None
    assert [step.text for step in other.steps] == ["place d3", "end"]


def packed(data: Any) -> str:
    return f"\n#~ {b64encode(compress(json.dumps(data).encode())).decode()}\n"


def forged(change: Callable[[dict[str, Any]], Any]) -> list[Any]:
    """The frames of a game with something else in the last of them, and a checksum that fits."""
    game = support.game({"northern": "e5", "sylvan": "a5"}, actions=1)
    for choice in ("place d4", "end"):
        game.play(choice)
    after = moment.of(game)
    change(after.position)
    data = told.written(game)
    before = moment.found(moment.found(moment.NOTHING, data[0]), data[1])
    return [*data[:2], {"t": data[2]["t"], **moment.kept(before, after)}]


@pytest.mark.parametrize(
    "frames_given",
    [
        "\n#~ !!!\n",
        "\n#~ AAAA\n",
        packed([]),
        packed({}),
        packed([{}]),
        packed([{"c": "0"}]),
        packed([[1]]),
        packed(forged(lambda position: position.update(seat=99))),
        packed(forged(lambda position: position.update(hands=5))),
        packed(forged(lambda position: position.update(stones=["0x7", "0x7"]))),
        packed(forged(lambda position: position.update(table="Nobody"))),
        f"\n#~ {b64encode(compress(b'[' + b' ' * 20_000_000)).decode()}\n",
    ],
)
def test_frames_that_are_none_are_refused(frames_given: str) -> None:
    game = support.game({"northern": "e5", "sylvan": "a5"}, actions=1)
    for choice in ("place d4", "end"):
        game.play(choice)
    with pytest.raises(BrokenRecord) as error:
        Game.from_record(game.record() + frames_given)
    assert error.value.params["line"] > 0


def test_frames_are_remarks() -> None:
    """Earlier programs pass over them."""
    lines = frames.write([{"c": "0"}])
    assert all(line.startswith("#") for line in lines)
