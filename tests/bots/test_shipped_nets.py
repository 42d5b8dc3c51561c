"""The nets that come with the game: each table has one, and they judge as they did when they were trained."""

from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tashkalar.bots import make_bot
from tashkalar.bots.values.evaluation import FEATURES, Judge
from tashkalar.bots.values.inputs import Reader
from tashkalar.bots.values.net import FOLDER, Net, Seen, load, net_for
from tashkalar.bots.values.places import PLACES
from tashkalar.bots.values.weights import weights_for
from tashkalar.rules.arena import BIT, squares
from tashkalar.rules.forms import find_form
from tashkalar.rules.position import Position
from tashkalar.rules.school import SCHOOLS
from tashkalar.rules.setup import Setup
from tests.support import game

from .positions import KINDS, walked
from .test_nets import Kind, choices

SHIPPED_NETS = sorted(FOLDER.glob("*.net"))
OF_SCHOOLS = {name for name in FEATURES if "frozen" in name or "gateway" in name or name == "slowed"}
LATER = {*OF_SCHOOLS, *PLACES, "foe_ready_legend", "force_late", "foe_force_late"}
"""What some of them have not learned: schools that came after them, and features."""
LEARNED = ("northern", "southern", "highland", "sylvan", "etherweavers")
TABLES = [("duel", False), ("high", False), ("duel", True), ("high", True), ("melee", False)]
shipped = pytest.mark.parametrize("path", SHIPPED_NETS, ids=lambda path: path.stem)


def tables(path: Path) -> list[Kind]:
    """Tables a shipped net is for, one with every school it has learned."""
    net = load(str(path))
    form, _, team = net.about["table"].partition("-")
    size = 4 if team else find_form(form).players[0]
    known = [school for school in find_form(form).schools if f"school own {school}" in net.inputs.names]
    around = known + known
    return [(form, bool(team), around[begin : begin + size]) for begin in range(len(known))]


def value_of(net: Net, position: Position, seat: int) -> float:
    judge = Judge(position, seat, weights_for(position.setup.form))
    seen = Seen(
        Reader(net.inputs, position, judge).on(position),
        judge.features(position, own_turn=True),
        judge.after(position),
    )
    return net.judge([seen])[0]


@shipped
def test_shipped_nets_are_small_and_know_their_table(path: Path) -> None:
    net = load(str(path))
    assert net.about["table"] == path.stem.removesuffix("-seven")
    assert path.stat().st_size < 2_000_000
    assert set(FEATURES) - set(net.about["features"]) <= LATER
    for form, team, schools in tables(path):
        assert net.fits(Setup.of(form, tuple(schools), team))


def test_the_champion_has_nets_for_every_table() -> None:
    for form, team in TABLES:
        for size in [4] if team else find_form(form).players:
            for schools in permutations(SCHOOLS, size):
                net = net_for(Setup.of(form, schools, team))
                assert net is not None
                five = FOLDER / f"{form}.net"
                assert (net is load(str(five))) == (size == 2 and set(schools) <= set(LEARNED)) or form == "melee"
    assert net_for(Setup.of("first", ("northern", "southern"))) is load(str(FOLDER / "first.net"))
    for kind in (KINDS[2], KINDS[4], KINDS[5], KINDS[8]):
        assert choices(make_bot("champion"), kind) != choices(make_bot("master"), kind), kind


@shipped
def test_shipped_nets_see_nothing_hidden(path: Path) -> None:
    """However the cards that cannot be seen are dealt, the value stays the same."""
    net = load(str(path))
    for seed, kind in enumerate(tables(path)):
        now = walked(kind, seed, 40)
        for school in now.setup.schools:
            seat = now.setup.seat_of(school)
            dealt = [now.sample(school, Random(chance)).position for chance in range(3)]
            assert len({value_of(net, position, seat) for position in [now.position, *dealt]}) == 1


@shipped
def test_shipped_nets_find_equal_stones_equal(path: Path) -> None:
    """Which of two equal stones stands where, and which came first, is nothing to a net; where stones stand is."""
    net = load(str(path))
    for seed, kind in enumerate(tables(path)[:3]):
        position = walked(kind, seed, 40).position
        side = next(side for side, mask in enumerate(position.stones) if (mask & ~position.legendary).bit_count() > 1)
        one, other = squares(position.stones[side] & ~position.legendary)[:2]
        ranks = [position.rank_at(BIT[square]) for square in (one, other)]
        exchanged: Position = position.copy()
        for square in (one, other):
            exchanged.lift(square)
        between = [value_of(net, exchanged, seat) for seat in range(position.setup.seats)]
        for square, rank in ((other, ranks[1]), (one, ranks[0])):
            exchanged.put(side, square, rank)
        for seat in range(position.setup.seats):
            assert value_of(net, exchanged, seat) == value_of(net, position, seat) != between[seat]


HANDS = {
    "northern": ["Knight", "Swordmaster", "Bomb"],
    "sylvan": ["Unicorn", "Dryad", "Sapling"],
}
HIGH = {"tasks": ["Red Conquest", "Destruction", "Line Dominance", "Side Chain"]}
FOUR = ["northern", "sylvan", "southern", "everfrost"]
JUDGED: list[tuple[str, dict[str, str], dict[str, Any], float]] = [
    ("duel", {"northern": "d4 e5 f6*", "sylvan": "g5 g6"}, {}, -0.2090),
    ("duel", {"northern": "d4", "sylvan": "g5 g6* f3** e7"}, {}, -0.8969),
    ("high", {"northern": "d4 e5* h4* c2", "sylvan": "g5 g6"}, HIGH, 0.2219),
    ("high", {"northern": "d4", "sylvan": "d5 e5* f5 g5 h5"}, HIGH, -1.2247),
    ("first", {"northern": "d4 e5* h4* c2", "southern": "g5 g6"}, HIGH, 0.7523),
    ("first", {"northern": "d4", "southern": "d5 e5* f5 g5 h5"}, HIGH, -1.1776),
    ("duel", {"northern": "d4 e5 f6*", "everfrost": "g5 g6"}, {}, 0.4775),
    ("duel", {"nethervoid": "d4", "everfrost": "g5 g6* f3** e7"}, {}, -0.0866),
    ("high", {"northern": "d4 e5* h4* c2", "nethervoid": "g5 g6"}, HIGH, 0.4728),
    ("high", {"everfrost": "d4", "sylvan": "d5 e5* f5 g5 h5"}, HIGH, -1.6197),
    ("melee", {"northern": "d4 e5 f6*", "sylvan": "g5 g6", "highland": "c3 c4* d3"}, {}, -0.8859),
    ("melee", {"northern": "d4", "sylvan": "g5 g6*", "nethervoid": "c3", "southern": "f3** e7"}, {}, -1.4741),
    ("duel", {"northern": "d4 e5 f6*", "sylvan": "g5 g6"}, {"team": True, "schools": FOUR}, -0.1093),
    ("high", {"northern": "d4 e5* c2", "sylvan": "g5"}, {**HIGH, "team": True, "schools": FOUR}, 0.3383),
]


@pytest.mark.parametrize(("form", "stones", "more", "judged"), JUDGED)
def test_shipped_nets_judge_as_they_did(form: str, stones: dict[str, str], more: dict[str, Any], judged: float) -> None:
    """Recorded when they were trained: a change here changes how the champion plays."""
    hands = {school: HANDS[school] for school in stones if school in HANDS}
    position = game(stones, form=form, hand=hands, **more).position
    net = net_for(position.setup)
    assert net is not None
    assert value_of(net, position, 0) == pytest.approx(judged, abs=1e-3)
