"""Every kind of choice is made with visible controls: by mouse, by keys alone, and with a finger on a phone."""

from collections.abc import Sequence
from random import Random

import pytest

from tashkalar.game import Game
from tashkalar.game.question import options as shown
from tashkalar.rules.action import Option
from tests.server.process import Server

from .company import lead
from .conftest import Opening
from .hands import Choice, Finger, Keys, Mouse, path_of
from .offers import LIKELY, OFFERS, kind_of, offered, way_to
from .scout import Way, played

SMALL = (390, 664)
HANDS = {"mouse": Mouse, "keys": Keys, "finger": Finger}
FORKS = ("fillings", "fillings from", "several reach it", "act here or move from here", "act here or move to here")
# What differs most between a desktop, keys and a phone; the rest is walked where everything is.
SAMPLE = ("place from", "summon", "discard", "return", "decline", *FORKS)


def ways_to_make(game: Game, kind: str) -> Sequence[tuple[Choice, list[str] | None]]:
    """Choices of the kind, with the squares to pick where their order matters."""
    options = shown(game)
    single = {one["square"] for one in options if one["kind"] == "target"}
    moves = [one for one in options if one["kind"] == "move"]
    starts = {one["from"] for one in moves}
    if kind.startswith("fillings"):
        summons = [one for one in options if one["kind"] == "summon" and ("from" in one) == kind.endswith("from")]
        return [(next(b for a in summons for b in summons if a is not b and _place(a) == _place(b)), None)]
    if kind == "several reach it":
        goals = [one["square"] for one in moves if one["square"] not in starts]
        several = next(goal for goal in goals if goals.count(goal) > 1)
        return [(one, [several, one["from"]]) for one in moves if one["square"] == several][-1:]
    if kind == "act here or move from here":
        here = min(single & starts)
        return [(_target(options, here), None), (next(one for one in moves if one["from"] == here), None)]
    if kind == "act here or move to here":
        here = min(single & {one["square"] for one in moves} - starts)
        arrives = next(one for one in moves if one["square"] == here)
        return [(_target(options, here), None), (arrives, [here, arrives["from"]])]
    wanted = "move" if kind == "leap" else kind.removesuffix(" in an effect")
    fitting = [one for one, option in zip(options, game.options, strict=True) if kind_of(option) == wanted]
    return [(Random(kind).choice(fitting), None)]


def _place(option: Choice) -> tuple[str, list[str]]:
    return option["card"], path_of(option)


def _target(options: list[Choice], square: str) -> Choice:
    return next(one for one in options if one["kind"] == "target" and one["square"] == square)


def sit_down(person: Opening, how: str, server: Server, way: Way) -> Mouse:
    ada = person(size=SMALL, touch=True) if how == "finger" else person()
    hands = HANDS[how](ada)
    ada.sit_at(lead(server, way))
    if ada.attend()["stage"] == "curtain":
        ada.take_device()
    return hands


def make_each(person: Opening, server: Server, how: str, kind: str) -> None:
    way = way_to(kind)
    game = played(way)
    for option, path in ways_to_make(game, kind):
        hands = sit_down(person, how, server, way)
        assert hands.make(option, shown(game), path) == option["text"]


@pytest.mark.parametrize("kind", OFFERS)
def test_by_mouse(person: Opening, server: Server, kind: str) -> None:
    make_each(person, server, "mouse", kind)


@pytest.mark.parametrize("how", ["keys", "finger"])
@pytest.mark.parametrize("kind", SAMPLE)
def test_by_keys_and_with_a_finger(person: Opening, server: Server, how: str, kind: str) -> None:
    make_each(person, server, how, kind)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["keys", "finger"])
@pytest.mark.parametrize("kind", sorted(OFFERS.keys() - set(SAMPLE)))
def test_all_the_rest_by_keys_and_with_a_finger(person: Opening, server: Server, how: str, kind: str) -> None:
    make_each(person, server, how, kind)


@pytest.mark.slow
@pytest.mark.parametrize("how", HANDS)
def test_games_by_chance_until_every_kind_has_been_made(person: Opening, server: Server, how: str) -> None:
    """Whole games; what chance has not brought up after a few of them is begun where it is on offer."""
    rng, missing = Random(how), {kind for kind in OFFERS if kind not in FORKS and kind != "leap"}
    whole = [
        Way("high", ("northern", "southern"), False, 7, ()),
        Way("melee", ("northern", "highland", "sylvan"), False, 7, ()),
    ]
    while whole or missing:
        way = whole.pop() if whole else way_to(min(missing))
        hands, game = sit_down(person, how, server, way), played(way)
        for _ in range(80 if not way.choices else 1):
            if game.over:
                break
            rare = [one for one in game.options if label(game, one) in missing]
            likely = [one for one in game.options if rng.random() < LIKELY.get(one.kind, 0.5)]
            option = rng.choice(rare or likely or list(game.options))
            missing.discard(label(game, option))
            asked = game.to_move
            assert hands.make(option.describe(), shown(game)) == str(option)
            game.play(str(option))
            if not game.over and game.to_move != asked:
                hands.person.take_device()


def label(game: Game, option: Option) -> str:
    """The kind, as the offers are called."""
    kind = kind_of(option)
    return "discard in an effect" if kind == "discard" and "discard in an effect" in offered(game) else kind
